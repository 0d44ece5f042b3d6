/**
 * Every example of the Infraction Procedure Guide of 2015-01-23 as a vector: what happened in our words, the facts a judge would give, and what the guide
 * makes of it. `at` is the sentence of the document (sentences.txt). Expected values are those of the document: the penalty of the section's head, its remedy,
 * and what the sentence itself says.
 */
import type { InfractionId, Penalty, Situation } from '../../src/index.js';

export interface GuideExample {
  at: string;
  what: string;
  asked: InfractionId;
  facts?: readonly string[];
  amounts?: Readonly<Record<string, number>>;
  more?: Partial<Situation>;
  expected: {
    infraction?: InfractionId;
    section: string;
    penalty: Penalty;
    remedies?: readonly string[];
    others?: readonly [who: string, infraction: InfractionId, penalty: Penalty][];
    takesEffect?: string;
    mayBecome?: readonly Penalty[];
    extension?: number;
    drop?: string;
    needs?: readonly string[];
    params?: Readonly<Record<string, number>>;
  };
}

type Row = [
  at: string,
  what: string,
  asked: InfractionId,
  given: { facts?: readonly string[]; amounts?: Readonly<Record<string, number>>; more?: Partial<Situation> },
  expected: GuideExample['expected'],
];

const LET_PASS = ['opponent', 'failureToMaintain', 'warning'] as const;
const letPass = [[...LET_PASS]] as [string, InfractionId, Penalty][];
const warning = (section: string, ...remedies: string[]) => ({ section, penalty: 'warning' as const, remedies });
const gameLoss = (section: string, ...remedies: string[]) => ({ section, penalty: 'gameLoss' as const, remedies });
const out = (section: string, ...more: string[]) => ({
  section,
  penalty: 'disqualification' as const,
  remedies: [...more, 'remedy.disqualified'],
});
const both = (infraction: InfractionId) => ({
  others: [['otherParty', infraction, 'disqualification']] as [string, InfractionId, Penalty][],
});
const leaves = { needs: ['investigationReport', 'organizerRemoves'] };
const meant = { facts: ['wantedAdvantage', 'knewIllegal'] };
const floor = { more: { judge: 'floor' as const } };

const PRINCIPLES: readonly Row[] = [
  [
    '1:25',
    'his own card is still in the exile pile of the game before; he finds it while cutting for the opponent',
    'deckProblem',
    { facts: ['selfReported', 'deckDiffersFromList'] },
    { ...gameLoss('3.5', 'remedy.restoreDeck'), mayBecome: ['warning'] },
  ],
  [
    '1:26',
    'the same, told at once: the head judge may give a Warning, and the deck is put right all the same',
    'deckProblem',
    { facts: ['selfReported', 'deckDiffersFromList'] },
    { ...gameLoss('3.5', 'remedy.restoreDeck'), mayBecome: ['warning'] },
  ],
  [
    '1:30',
    'a judge had said that a card is legal; it is not',
    'deckProblem',
    { facts: ['judgeMisled', 'illegalCards'] },
    { ...gameLoss('3.5', 'remedy.takeOutIllegal', 'remedy.addBasics', 'remedy.correctList'), mayBecome: ['warning'] },
  ],
];

const GAME_PLAY: readonly Row[] = [
  [
    '2.1:13',
    'the opponent drew his card without waiting for a trigger',
    'missedTrigger',
    { facts: ['opponentRushed'] },
    { section: '2.1', penalty: 'none', remedies: ['remedy.triggerInTime'] },
  ],
  [
    '2.1:16',
    'a trigger that would have its controller sacrifice a creature, and there is none',
    'missedTrigger',
    { facts: ['noEffect'] },
    { section: '2.1', penalty: 'none', remedies: ['remedy.nothing'] },
  ],
  [
    '2.1:17',
    'Knight of Infamy attacks alone; "take two"',
    'missedTrigger',
    { facts: ['visibleEffect'] },
    { section: '2.1', penalty: 'none', remedies: ['remedy.opponentDecidesTrigger'] },
  ],
  [
    '2.1:18',
    'the last time counter is not removed, and a card is drawn',
    'missedTrigger',
    { facts: ['visibleEffect'] },
    { section: '2.1', penalty: 'none', remedies: ['remedy.opponentDecidesTrigger'] },
  ],
  [
    '2.1:19',
    'Azorius Arrester without a target; noticed at the next spell',
    'missedTrigger',
    { facts: ['stackChoice'] },
    { section: '2.1', penalty: 'none', remedies: ['remedy.opponentDecidesTrigger'] },
  ],
  [
    '2.1:20',
    'the token of Geist of Saint Traft is not exiled; noticed at the blocks of the next turn',
    'missedTrigger',
    { facts: ['delayedZoneChange', 'turnAgo'] },
    { section: '2.1', penalty: 'none', remedies: ['remedy.triggerZoneChange'] },
  ],
  [
    '2.1:29',
    'Howling Mine in the turn of its controller’s opponent, who draws by it: bad for its controller',
    'missedTrigger',
    { facts: ['detrimental'] },
    { ...warning('2.1', 'remedy.opponentDecidesTrigger') },
  ],
  [
    '2.2:7',
    'a card turns over while the opponent’s deck is shuffled',
    'lookingAtExtraCards',
    {},
    warning('2.2', 'remedy.shuffleRandomPart'),
  ],
  ['2.2:8', 'one card too many turned over while drawing', 'lookingAtExtraCards', {}, warning('2.2', 'remedy.shuffleRandomPart')],
  ['2.2:9', 'the bottom card seen while the deck is handed over', 'lookingAtExtraCards', {}, warning('2.2', 'remedy.shuffleRandomPart')],
  [
    '2.2:10',
    'Sensei’s Divining Top used after it had left; three cards seen',
    'lookingAtExtraCards',
    {},
    warning('2.2', 'remedy.shuffleRandomPart'),
  ],
  ['2.3:4', 'four cards for Ancestral Recall', 'drawingExtraCards', floor, { ...gameLoss('2.3'), needs: ['headJudge'] }],
  ['2.3:5', 'a card for a Howling Mine that is gone', 'drawingExtraCards', {}, gameLoss('2.3')],
  ['2.3:6', 'drew for the turn, and again a while later', 'drawingExtraCards', {}, gameLoss('2.3')],
  [
    '2.3:7',
    'a creature with lethal damage goes to the hand',
    'drawingExtraCards',
    { facts: ['identityKnown', 'canReturn'] },
    warning('2.3', 'remedy.returnCard'),
  ],
  [
    '2.4:3',
    'eight cards in the opening hand',
    'improperDrawing',
    { amounts: { extraCards: 1 } },
    { ...warning('2.4', 'remedy.removeRandomCards'), params: { n: 2 } },
  ],
  [
    '2.4:4',
    'seven after a mulligan instead of six',
    'improperDrawing',
    { amounts: { extraCards: 1 } },
    { ...warning('2.4', 'remedy.removeRandomCards'), params: { n: 2 } },
  ],
  [
    '2.4:5',
    'the first player draws in his first turn',
    'improperDrawing',
    { facts: ['drawNotSkipped'] },
    { ...warning('2.4', 'remedy.removeRandomCards'), params: { n: 2 } },
  ],
  [
    '2.4:6',
    'kept, and then took a mulligan after the opponent had one',
    'improperDrawing',
    { facts: ['mulliganTooLate'] },
    { ...warning('2.4', 'remedy.removeRandomCards'), params: { n: 1 } },
  ],
  [
    '2.5:6',
    'Wrath of God for {3}{W}',
    'gameRuleViolation',
    { facts: ['opponentMissedIt'] },
    { ...warning('2.5', 'remedy.considerBackUp'), others: letPass },
  ],
  [
    '2.5:7',
    'a creature that must attack did not',
    'gameRuleViolation',
    { facts: ['opponentMissedIt'] },
    { ...warning('2.5', 'remedy.considerBackUp'), others: letPass },
  ],
  [
    '2.5:8',
    'a creature with lethal damage found turns later',
    'gameRuleViolation',
    { facts: ['wrongZone', 'opponentMissedIt'] },
    { ...warning('2.5', 'remedy.moveToRightZone'), others: letPass },
  ],
  [
    '2.5:9',
    'Voice of All without a colour',
    'gameRuleViolation',
    { facts: ['missingChoice', 'opponentMissedIt'] },
    { ...warning('2.5', 'remedy.chooseNow'), others: letPass },
  ],
  [
    '2.5:10',
    'Brainstorm, and no two cards put back',
    'gameRuleViolation',
    { facts: ['forgottenCards', 'opponentMissedIt'] },
    { ...warning('2.5', 'remedy.drawOrDiscardNow'), others: letPass },
  ],
  [
    '2.5:19',
    'Path to Exile, and the creature goes to the graveyard',
    'gameRuleViolation',
    { facts: ['opponentsEffect', 'wrongZone'] },
    { ...warning('2.5', 'remedy.moveToRightZone'), others: [['opponent', 'gameRuleViolation', 'warning']] },
  ],
  ['2.6:4', 'the opponent did not reveal for Worldly Tutor; noticed at the end of the turn', 'failureToMaintain', {}, warning('2.6')],
  ['2.6:5', 'Armadillo Cloak on a creature with protection from green', 'failureToMaintain', {}, warning('2.6')],
];

const TOURNAMENT: readonly Row[] = [
  [
    '3.1:3',
    'in his seat five minutes after the round began',
    'tardiness',
    { amounts: { minutesLate: 5 }, ...floor },
    { ...gameLoss('3.1', 'remedy.extensionForLateness'), extension: 5, drop: 'no', needs: [] },
  ],
  [
    '3.1:4',
    'a decklist fifteen minutes after the deadline',
    'tardiness',
    { facts: ['handedInLate'], amounts: { minutesLate: 15 } },
    { ...gameLoss('3.1'), extension: 0, drop: 'no' },
  ],
  [
    '3.1:5',
    'a deck lost, and cards looked for when the match has begun',
    'tardiness',
    { facts: ['deckMissing'], amounts: { minutesLate: 12 } },
    { ...gameLoss('3.1', 'remedy.extensionForLateness'), extension: 12, drop: 'no' },
  ],
  [
    '3.1:6',
    'four minutes at the wrong table with the wrong opponent',
    'tardiness',
    { amounts: { minutesLate: 4 } },
    { ...gameLoss('3.1', 'remedy.extensionForLateness'), extension: 4 },
  ],
  [
    '3.2:9',
    'notes from before the match read in a game',
    'outsideAssistance',
    floor,
    { section: '3.2', penalty: 'matchLoss', remedies: [], takesEffect: 'thisMatch', needs: ['headJudge'] },
  ],
  [
    '3.2:10',
    'a spectator shows a player the right play',
    'outsideAssistance',
    { facts: ['offenderIsSpectator'] },
    { section: '3.2', penalty: 'matchLoss', remedies: ['remedy.spectatorMayBeSentAway'], takesEffect: 'notPlaying' },
  ],
  ['3.3:4', 'looks through the same graveyard again and again', 'slowPlay', {}, warning('3.3', 'remedy.extraTurnEach')],
  ['3.3:5', 'writes the whole deck down at Thought Hemorrhage', 'slowPlay', {}, warning('3.3', 'remedy.extraTurnEach')],
  ['3.3:6', 'shuffles too long between games', 'slowPlay', {}, warning('3.3', 'remedy.extraTurnEach')],
  ['3.3:7', 'leaves his seat for the standings, or for the toilet without leave', 'slowPlay', {}, warning('3.3', 'remedy.extraTurnEach')],
  ['3.4:3', 'no shuffle after a search', 'insufficientShuffling', {}, warning('3.4', 'remedy.shuffleKeepOrder')],
  ['3.4:4', 'one riffle after a search', 'insufficientShuffling', {}, warning('3.4', 'remedy.shuffleKeepOrder')],
  ['3.4:5', 'the cards revealed by cascade are not shuffled', 'insufficientShuffling', {}, warning('3.4', 'remedy.shuffleKeepOrder')],
  [
    '3.5:11',
    '59 cards in the deck, 60 on the list',
    'deckProblem',
    { facts: ['deckDiffersFromList'], ...floor },
    { ...gameLoss('3.5', 'remedy.restoreDeck'), needs: [] },
  ],
  [
    '3.5:12',
    'Mana Drain on a Legacy list',
    'deckProblem',
    { facts: ['illegalCards', 'foundOnInspection'] },
    { ...gameLoss('3.5', 'remedy.takeOutIllegal', 'remedy.addBasics', 'remedy.correctList'), takesEffect: 'nextRound' },
  ],
  [
    '3.5:13',
    '56 on the list, 60 in the deck: four Psychatog are not listed',
    'deckProblem',
    { facts: ['listIncomplete', 'foundOnInspection'] },
    { ...gameLoss('3.5', 'remedy.correctList'), takesEffect: 'nextRound' },
  ],
  [
    '3.5:14',
    'the last opponent’s Pacifism is in the deck',
    'deckProblem',
    { facts: ['foreignCards'] },
    gameLoss('3.5', 'remedy.takeOutForeign', 'remedy.restoreDeck'),
  ],
  [
    '3.5:15',
    '"Ajani" on the list, and two may be played',
    'deckProblem',
    { facts: ['nameAmbiguous', 'foundOnInspection'] },
    { ...gameLoss('3.5', 'remedy.writeFullNames'), takesEffect: 'nextRound' },
  ],
  [
    '3.5:16',
    'the sideboard looked at in a game and not kept apart',
    'deckProblem',
    { facts: ['sideboardMixed'] },
    gameLoss('3.5', 'remedy.keepSideboardApart'),
  ],
  ['3.6:2', 'passed to the left instead of the right', 'limitedProcedure', {}, warning('3.6')],
  ['3.6:3', 'no pick in time', 'limitedProcedure', {}, warning('3.6')],
  ['3.6:4', 'a card taken back from the own pile', 'limitedProcedure', {}, warning('3.6')],
  ['3.6:5', 'a card not registered before pools are swapped', 'limitedProcedure', {}, warning('3.6')],
  [
    '3.7:3',
    '"three" cards in hand, and a moment later four',
    'communicationPolicy',
    { facts: ['actedOnIt'] },
    warning('3.7', 'remedy.considerBackUp'),
  ],
  ['3.7:4', 'says he has not played a land, and had forgotten it', 'communicationPolicy', {}, warning('3.7')],
  [
    '3.8:2',
    'three marked sleeves: a Mountain, a Loxodon Hierarch, a Lightning Helix',
    'markedCards',
    { facts: ['patternNoticed'] },
    { ...warning('3.8', 'remedy.replaceOrSleeve'), mayBecome: ['gameLoss'] },
  ],
  [
    '3.8:3',
    'foils can be told apart in a deck without sleeves',
    'markedCards',
    { facts: ['unsleeved'] },
    warning('3.8', 'remedy.sleeveDeck'),
  ],
];

const MINOR = warning('4.1', 'remedy.calmFirst', 'remedy.correctAtOnce');
const MAJOR = {
  section: '4.2',
  penalty: 'matchLoss' as const,
  remedies: ['remedy.separate', 'remedy.takeAside', 'remedy.correctAtOnce'],
  takesEffect: 'thisMatch',
};

const minor = (at: number, what: string): Row => [`4.1:${at}`, what, 'unsportingMinor', {}, MINOR];
const major = (at: number, what: string): Row => [`4.2:${at}`, what, 'unsportingMajor', {}, MAJOR];
const byChance = (at: number, what: string): Row => [
  `4.3:${at}`,
  what,
  'improperlyDeterminingWinner',
  {},
  { ...out('4.3'), ...both('improperlyDeterminingWinner') },
];
const bribe = (at: number, what: string): Row => [
  `4.4:${at}`,
  what,
  'briberyAndWagering',
  {},
  { ...out('4.4'), ...both('briberyAndWagering') },
];
const attack = (at: number, what: string): Row => [`4.5:${at}`, what, 'aggressiveBehavior', {}, { ...out('4.5'), ...leaves }];
const taken = (at: number, what: string): Row => [`4.6:${at}`, what, 'theft', {}, { ...out('4.6'), ...leaves }];
const stall = (at: number, what: string): Row => [`4.7:${at}`, what, 'stalling', {}, out('4.7')];
const cheat = (at: number, what: string, asked: InfractionId = 'cheating'): Row => [
  `4.8:${at}`,
  what,
  asked,
  meant,
  { infraction: 'cheating', ...out('4.8') },
];

const CONDUCT: readonly Row[] = [
  minor(3, 'foul language'),
  minor(4, 'wants the judge to punish the opponent'),
  minor(5, 'appeals before the floor judge has ruled'),
  minor(6, 'slams his deck down after a loss'),
  minor(7, 'leaves too much litter'),
  minor(8, 'does not do what an official asks'),
  major(5, 'a slur on the opponent’s race'),
  major(6, 'an indecent picture without leave'),
  major(7, 'goes on with his advances after a refusal'),
  major(8, 'gets in the way to pick a quarrel'),
  major(9, 'bullies by social media'),
  byChance(2, 'dice decide a match that would be drawn'),
  byChance(3, 'offers a coin flip'),
  byChance(4, 'arm wrestling'),
  byChance(5, 'rock, paper, scissors for whether to play or draw'),
  byChance(6, 'compare the costs of the top cards'),
  byChance(7, 'reveal the top cards to see who would win'),
  bribe(5, 'a hundred dollars to concede'),
  bribe(6, 'a card for a draw'),
  bribe(7, 'prizes shared for a concession'),
  bribe(8, 'the winner takes a rare card'),
  [
    '4.4:9',
    'two spectators bet on the number of games',
    'briberyAndWagering',
    { facts: ['offenderIsSpectator'] },
    { ...out('4.4', 'remedy.enterPerson'), others: [] },
  ],
  attack(2, 'threatens to hit who does not concede'),
  attack(3, 'pulls a chair away'),
  attack(4, 'threatens a judge after a ruling'),
  attack(5, 'tears another’s card'),
  attack(6, 'turns a table over'),
  taken(2, 'keeps a foil rare of a pool he registers'),
  taken(3, 'a card of the opponent’s sideboard'),
  taken(4, 'a table number'),
  taken(5, 'hides the card of an earlier opponent that he finds with his own'),
  stall(3, 'two lands in hand, and "thinks"'),
  stall(4, 'slows down in the lead'),
  stall(5, 'argues about a Warning for Slow Play to have more time'),
  stall(6, 'takes mulligans slowly before the third game'),
  stall(7, 'slows down when he is about to lose'),
  cheat(7, 'changes the result after the match'),
  cheat(8, 'lies about what happened to make it look worse'),
  cheat(9, 'lets the opponent bury a creature that is not dead', 'failureToMaintain'),
  cheat(10, 'keeps quiet about a half resolved Sword of Feast and Famine', 'failureToMaintain'),
  cheat(11, 'looks at what others pick', 'limitedProcedure'),
  cheat(12, 'adds cards to his pool', 'deckProblem'),
  cheat(13, 'finds that he drew a card too many and keeps quiet', 'drawingExtraCards'),
];

export const EXAMPLES: readonly GuideExample[] = [...PRINCIPLES, ...GAME_PLAY, ...TOURNAMENT, ...CONDUCT].map(
  ([at, what, asked, given, expected]) => ({ at, what, asked, ...given, expected }),
);
