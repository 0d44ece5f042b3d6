/** The penalty vectors of the tournament requirements, part E6 (numbers 136-197): incidents under the guide of 2015 and what follows. */
import { describe, expect, it } from 'vitest';
import {
  combine,
  type Decision,
  decide,
  decideRegular,
  type Facts,
  type InfractionId,
  type PriorPenalty,
  parseBack,
  parseFront,
  reportTimeline,
  type Situation,
  smallBreach,
} from '../src/index.js';

const AT: Situation = { rel: 'competitive', day: 1, moment: 'inGame', record: [], judge: 'head' };
const ruling = (infraction: InfractionId, facts: Facts = {}, more: Partial<Situation> = {}): Decision =>
  decide(infraction, facts, { ...AT, ...more });
const prior = (infraction: InfractionId, ...days: number[]): PriorPenalty[] => days.map((day) => ({ infraction, penalty: 'warning', day }));
const says = (...ids: string[]) => ids.map((id) => expect.objectContaining({ id }));

/** Number, what happened, infraction asked about, facts, the rest of the situation, expected parts of the decision. */
type Vector = [string, InfractionId, Facts, Partial<Situation>, object];

const VECTORS: readonly Vector[] = [
  ['136 one card too many drawn', 'drawingExtraCards', {}, {}, { section: '2.3', penalty: 'gameLoss' }],
  [
    '137 the opponent had confirmed the number',
    'drawingExtraCards',
    { opponentConfirmed: true },
    {},
    { infraction: 'gameRuleViolation', penalty: 'warning' },
  ],
  [
    '138 into an empty hand, and it can go back',
    'drawingExtraCards',
    { handWasEmpty: true, canReturn: true },
    {},
    { penalty: 'warning', remedies: says('remedy.returnCard') },
  ],
  [
    '139 eight cards in the opening hand',
    'improperDrawing',
    { extraCards: 1 },
    {},
    { section: '2.4', penalty: 'warning', remedies: [{ id: 'remedy.removeRandomCards', params: { n: 2 } }] },
  ],
  [
    '140 the same noticed after a turn',
    'improperDrawing',
    { extraCards: 1, afterActions: true },
    {},
    { infraction: 'drawingExtraCards', penalty: 'gameLoss' },
  ],
  ['141 six cards instead of seven', 'improperDrawing', { tooFew: true }, {}, { infraction: 'gameRuleViolation', penalty: 'warning' }],
  [
    '142 a card flipped while shuffling',
    'lookingAtExtraCards',
    {},
    {},
    { section: '2.2', penalty: 'warning', remedies: says('remedy.shuffleRandomPart') },
  ],
  ['143 paid with the wrong mana', 'gameRuleViolation', {}, {}, { section: '2.5', penalty: 'warning' }],
  ['144 the opponent could not verify it', 'gameRuleViolation', { unverifiable: true }, {}, { penalty: 'gameLoss' }],
  [
    "145 an opponent's effect carried out wrongly",
    'gameRuleViolation',
    { opponentsEffect: true },
    {},
    { penalty: 'warning', others: [expect.objectContaining({ who: 'opponent', infraction: 'gameRuleViolation', penalty: 'warning' })] },
  ],
  ['146 the third of a kind on a day', 'gameRuleViolation', {}, { record: prior('gameRuleViolation', 1, 1) }, { penalty: 'gameLoss' }],
  [
    '147 two on the first day, one on the second',
    'gameRuleViolation',
    {},
    { day: 2, record: prior('gameRuleViolation', 1, 1) },
    { penalty: 'warning' },
  ],
  ['148 the second Slow Play', 'slowPlay', {}, { record: prior('slowPlay', 1) }, { penalty: 'gameLoss' }],
  ['149 the third failure to maintain', 'failureToMaintain', {}, { record: prior('failureToMaintain', 1, 1) }, { penalty: 'warning' }],
  ['150 the second minor, of another kind', 'unsportingMinor', {}, { record: prior('unsportingMinor', 1) }, { penalty: 'gameLoss' }],
  ['151 a trigger good for its controller', 'missedTrigger', {}, {}, { penalty: 'none' }],
  ['152 five minutes late', 'tardiness', { minutesLate: 5 }, {}, { penalty: 'gameLoss', extension: 5, drop: 'no' }],
  ['153 eleven minutes late', 'tardiness', { minutesLate: 11 }, {}, { penalty: 'matchLoss', drop: 'unlessReported' }],
  ['154 notes from before the match', 'outsideAssistance', {}, {}, { section: '3.2', penalty: 'matchLoss' }],
  ['155 Slow Play, and time comes', 'slowPlay', {}, {}, { penalty: 'warning', extraTurns: 1, remedies: says('remedy.extraTurnEach') }],
  ['156 Slow Play in extra turns', 'slowPlay', { matchInExtraTurns: true }, {}, { penalty: 'warning', extraTurns: 0, remedies: [] }],
  [
    '157 59 cards, 60 on the list',
    'deckProblem',
    { deckDiffersFromList: true },
    {},
    { section: '3.5', penalty: 'gameLoss', remedies: says('remedy.restoreDeck') },
  ],
  [
    "158 an opponent's card reported before play",
    'deckProblem',
    { foundByPlayerBeforePlay: true },
    {},
    {
      penalty: 'gameLoss',
      mayBecome: [expect.objectContaining({ penalty: 'warning', section: '3.5' })],
      remedies: says('remedy.redrawOneFewer'),
    },
  ],
  [
    '159 56 on the list, 60 in the deck',
    'deckProblem',
    { listIncomplete: true },
    {},
    { penalty: 'gameLoss', remedies: says('remedy.correctList') },
  ],
  [
    '160 found when lists were counted',
    'deckProblem',
    { foundOnInspection: true },
    { moment: 'betweenRounds' },
    { takesEffect: 'nextRound' },
  ],
  ['161 passed to the wrong side', 'limitedProcedure', {}, {}, { section: '3.6', penalty: 'warning' }],
  ['162 "three" with four in hand', 'communicationPolicy', { actedOnIt: true }, {}, { penalty: 'warning', backUp: 'ifActedOn' }],
  ['163 foils that can be seen', 'markedCards', {}, {}, { section: '3.8', penalty: 'warning', remedies: says('remedy.replaceOrSleeve') }],
  [
    '164 a die roll decides',
    'improperlyDeterminingWinner',
    {},
    {},
    { penalty: 'disqualification', others: [expect.objectContaining({ who: 'otherParty', penalty: 'disqualification' })] },
  ],
  ['165 the other called a judge', 'improperlyDeterminingWinner', { otherCalledJudge: true }, {}, { others: [] }],
  ['166 money for a concession', 'briberyAndWagering', {}, {}, { section: '4.4', penalty: 'disqualification' }],
  [
    '167 a table flipped',
    'aggressiveBehavior',
    {},
    {},
    { penalty: 'disqualification', needs: ['investigationReport', 'organizerRemoves'] },
  ],
  [
    '168 an extra draw kept quiet',
    'drawingExtraCards',
    { wantedAdvantage: true, knewIllegal: true },
    {},
    { infraction: 'cheating', section: '4.8', penalty: 'disqualification' },
  ],
  ['169 without the wish for an advantage', 'cheating', { knewIllegal: true }, {}, { penalty: 'none', why: says('why.notCheating') }],
  ['173 after a game', 'drawingExtraCards', {}, { moment: 'betweenGames' }, { takesEffect: 'nextGame' }],
  ['173 after a match', 'drawingExtraCards', {}, { moment: 'afterMatch' }, { takesEffect: 'nextMatch' }],
  [
    '174 a judge had said it was legal',
    'deckProblem',
    { judgeMisled: true },
    {},
    { penalty: 'gameLoss', mayBecome: [expect.objectContaining({ penalty: 'warning', section: '1' })] },
  ],
  ['179 a floor judge wants a game loss', 'gameRuleViolation', { unverifiable: true }, { judge: 'floor' }, { needs: ['headJudge'] }],
  ['181 one minute late, three of grace', 'tardiness', { minutesLate: 1, grace: 3 }, {}, { penalty: 'none' }],
  [
    '182 a spectator gives advice',
    'outsideAssistance',
    { offenderIsSpectator: true },
    {},
    { section: '3.2', remedies: says('remedy.spectatorMayBeSentAway') },
  ],
  ['183 an appeal before the ruling', 'unsportingMinor', {}, {}, { section: '4.1', penalty: 'warning' }],
  [
    '184 a delayed zone change, a turn later',
    'missedTrigger',
    { delayedZoneChange: true, turnAgo: true },
    {},
    { remedies: says('remedy.triggerZoneChange') },
  ],
  ['185 no duration, missed this turn', 'missedTrigger', {}, {}, { remedies: says('remedy.opponentDecidesTrigger') }],
  ['186 its duration is over', 'missedTrigger', { durationOver: true }, {}, { remedies: says('remedy.playOn') }],
  ['187 nobody mentioned the trigger', 'missedTrigger', { opponentMissedIt: true }, {}, { others: [] }],
  [
    '188, 189 too many on deck and list',
    'deckProblem',
    { tooManyCards: true },
    {},
    { penalty: 'gameLoss', remedies: says('remedy.removeFromBottom') },
  ],
  ['190 a sideboard lost', 'deckProblem', { sideboardLost: true }, {}, { penalty: 'none', remedies: says('remedy.noteLostSideboard') }],
  [
    '191 registered wrongly by another',
    'deckProblem',
    { registeredByOther: true },
    {},
    { penalty: 'none', remedies: says('remedy.correctPool') },
  ],
  ['192 disqualified after a prize', 'theft', {}, {}, { remedies: says('remedy.disqualified') }],
  [
    '193 a spectator bets',
    'briberyAndWagering',
    { offenderIsSpectator: true },
    {},
    { others: [], remedies: says('remedy.enterPerson', 'remedy.disqualified') },
  ],
  ['194 after the player has left', 'deckProblem', {}, { moment: 'afterMatch' }, { recorded: 'yes' }],
];

describe('decisions of the guide', () => {
  for (const [name, infraction, facts, more, expected] of VECTORS)
    it(name, () => expect(ruling(infraction, facts, more)).toMatchObject(expected));
  it('the guide does not apply at Regular (IPG 1.1)', () =>
    expect(() => ruling('drawingExtraCards', {}, { rel: 'regular' })).toThrow(RangeError));
});

describe('several penalties at once', () => {
  const gl = (player: string, cause: string) => ({ player, infraction: 'deckProblem', penalty: 'gameLoss', cause }) as const;
  const ml = (player: string, cause: string) => ({ player, infraction: 'outsideAssistance', penalty: 'matchLoss', cause }) as const;
  const both = ['a', 'b'];
  it('170, 180 game losses of both players: recorded, no effect on the score', () =>
    expect(combine([gl('a', '1'), gl('b', '2')], both)).toMatchObject({ now: [], next: [], offset: [gl('a', '1'), gl('b', '2')] }));
  it("171 a match loss beside the opponent's game loss: the game loss moves on", () =>
    expect(combine([ml('a', '1'), gl('b', '2')], both)).toMatchObject({ now: [ml('a', '1')], next: [gl('b', '2')] }));
  it('172 both of one player: the match loss now, the game loss in the next match', () =>
    expect(combine([gl('a', '1'), ml('a', '2')], both)).toMatchObject({ now: [ml('a', '2')], next: [gl('a', '1')] }));
  it('IPG 1.3: of one root cause only the most severe, and only once', () => {
    expect(combine([gl('a', 'x'), ml('a', 'x')], both)).toMatchObject({ now: [ml('a', 'x')], covered: [gl('a', 'x')] });
    expect(combine([gl('a', 'x'), gl('a', 'x')], both).now).toHaveLength(1);
  });
  it('175 a caution comes first and leaves no record', () => {
    expect(smallBreach(0)).toEqual({ infraction: null, penalty: 'caution' });
    expect(smallBreach(1)).toEqual({ infraction: 'unsportingMinor', penalty: 'warning' });
  });
});

describe('at Regular', () => {
  it('176 an unknown card too many: a random one to the top, no shuffle, no penalty', () =>
    expect(decideRegular('drewTooMany')).toMatchObject({ penalty: 'none', fixes: [{ id: 'jar.returnRandom' }] }));
  it('177 twelve minutes late and absent at the end: conceded, dropped', () =>
    expect(decideRegular('late', { minutesLate: 12, absentAtRoundEnd: true })).toMatchObject({ concedes: 'yes', drop: 'dropped' }));
  it('178 reminders ignored: a warning, then a game loss', () => {
    const penalties = [{ reminders: 1 }, { reminders: 2 }, { reminders: 3, warnings: 1 }].map((f) => decideRegular('badHabit', f).penalty);
    expect(penalties).toEqual(['none', 'warning', 'gameLoss']);
  });
});

describe('slips and reports', () => {
  it('195 the front: table 15, code 1', () => expect(parseFront('15 Enter 1')).toEqual({ table: 15, upper: 2, lower: 0, drawn: 0 }));
  it('196 the way of a report', () => expect(reportTimeline('2015-07-17')).toEqual({ collected: '2015-08-01', handedOn: '2015-09-01' }));
  it('197 the back of a slip', () =>
    expect(parseBack('Hao Du - Xu Zhaoben - TE - Slow Play - Warning')).toEqual({
      slip: { judge: 'Hao Du', player: 'Xu Zhaoben', category: 'TE', infraction: 'slowPlay', details: '', penalty: 'warning' },
      warnings: [],
    }));
});
