/** The 22 infractions of the Infraction Procedure Guide of 2015-01-23 as data: sections, penalties, what raises or lowers them, remedies. */
import type { Category, Infraction, InfractionId, Repetition } from './types.js';

/** IPG 2: the third or later of a kind on a day. */
const GAME_PLAY: Repetition = { nth: 3, per: 'day', to: 'gameLoss' };
/** IPG 3: the second or later of a kind in the event. */
const TOURNAMENT: Repetition = { nth: 2, per: 'event', to: 'gameLoss' };

type Draft = Pick<Infraction, 'id' | 'section' | 'penalty'> & Partial<Infraction>;

const category = (section: string): Category => (section.startsWith('2') ? 'GPE' : section.startsWith('3') ? 'TE' : 'USC');

const infraction = (draft: Draft): Infraction => ({
  asks: [],
  turns: [],
  remedies: [],
  repetition: null,
  backUp: 'never',
  authority: 'headJudge',
  ...draft,
  category: category(draft.section),
});

const GAME_PLAY_ERRORS: readonly Infraction[] = [
  infraction({
    id: 'missedTrigger',
    section: '2.1',
    penalty: 'none',
    asks: ['noEffect', 'detrimental', 'defaultAction', 'delayedZoneChange', 'durationOver', 'turnAgo'],
    turns: [{ when: { all: ['detrimental'], none: ['noEffect'] }, penalty: 'warning', how: 'must', why: 'why.detrimental' }],
    remedies: [
      { id: 'remedy.nothing', when: { all: ['noEffect'] } },
      { id: 'remedy.triggerDefault', when: { all: ['defaultAction'], none: ['noEffect'] } },
      { id: 'remedy.triggerZoneChange', when: { all: ['delayedZoneChange'], none: ['noEffect'] } },
      { id: 'remedy.playOn', when: { any: ['durationOver', 'turnAgo'] }, else: 'else' },
      { id: 'remedy.opponentDecidesTrigger', else: 'else' },
    ],
    repetition: GAME_PLAY,
  }),
  infraction({
    id: 'lookingAtExtraCards',
    section: '2.2',
    penalty: 'warning',
    remedies: [{ id: 'remedy.shuffleRandomPart' }],
    repetition: GAME_PLAY,
  }),
  infraction({
    id: 'drawingExtraCards',
    section: '2.3',
    penalty: 'gameLoss',
    asks: ['opponentConfirmed', 'followedViolation', 'identityKnown', 'handWasEmpty', 'canReturn'],
    turns: [
      { when: { any: ['opponentConfirmed', 'followedViolation'] }, becomes: 'gameRuleViolation', why: 'why.notExtraDraw' },
      { when: { all: ['canReturn'], any: ['identityKnown', 'handWasEmpty'] }, penalty: 'warning', how: 'must', why: 'why.cardCanReturn' },
    ],
    remedies: [{ id: 'remedy.returnCard', when: { all: ['canReturn'], any: ['identityKnown', 'handWasEmpty'] } }],
    repetition: GAME_PLAY,
  }),
  infraction({
    id: 'improperDrawing',
    section: '2.4',
    penalty: 'warning',
    asks: ['afterActions', 'tooFew', 'extraCards'],
    turns: [
      { when: { all: ['tooFew'] }, becomes: 'gameRuleViolation', why: 'why.tooFewDrawn' },
      { when: { all: ['afterActions'] }, becomes: 'drawingExtraCards', why: 'why.afterActions' },
    ],
    remedies: [{ id: 'remedy.removeRandomCards' }],
    repetition: GAME_PLAY,
  }),
  infraction({
    id: 'gameRuleViolation',
    section: '2.5',
    penalty: 'warning',
    asks: ['unverifiable', 'verifiablePlace', 'opponentsEffect', 'missingChoice', 'forgottenCards', 'wrongZone', 'opponentMissedIt'],
    turns: [{ when: { all: ['unverifiable'], none: ['verifiablePlace'] }, penalty: 'gameLoss', how: 'must', why: 'why.unverifiable' }],
    remedies: [
      { id: 'remedy.chooseNow', when: { all: ['missingChoice'] } },
      { id: 'remedy.drawOrDiscardNow', when: { all: ['forgottenCards'] } },
      { id: 'remedy.moveToRightZone', when: { all: ['wrongZone'] } },
      { id: 'remedy.considerBackUp', else: 'else' },
    ],
    repetition: GAME_PLAY,
    backUp: 'allowed',
  }),
  infraction({
    id: 'failureToMaintain',
    section: '2.6',
    penalty: 'warning',
    asks: ['opponentsTrigger'],
    turns: [{ when: { all: ['opponentsTrigger'] }, penalty: 'none', how: 'must', why: 'why.opponentsTrigger' }],
  }),
];

const TOURNAMENT_ERRORS: readonly Infraction[] = [
  infraction({
    id: 'tardiness',
    section: '3.1',
    penalty: 'gameLoss',
    asks: ['minutesLate', 'grace', 'beforeAnnouncedTime'],
    turns: [{ when: { all: ['beforeAnnouncedTime'] }, penalty: 'none', how: 'must', why: 'why.roundStartedEarly' }],
    remedies: [{ id: 'remedy.extensionForLateness', when: { from: { minutesLate: 1 }, below: { minutesLate: 10 } } }],
    authority: 'anyJudge',
  }),
  infraction({
    id: 'outsideAssistance',
    section: '3.2',
    penalty: 'matchLoss',
    asks: ['offenderIsSpectator'],
    remedies: [{ id: 'remedy.spectatorMayBeSentAway', when: { all: ['offenderIsSpectator'] } }],
  }),
  infraction({
    id: 'slowPlay',
    section: '3.3',
    penalty: 'warning',
    asks: ['matchInExtraTurns', 'decidedMatch', 'twoHeadedGiant'],
    turns: [{ when: { all: ['decidedMatch'] }, penalty: 'gameLoss', how: 'headJudgeMay', why: 'why.decidedMatch' }],
    remedies: [
      { id: 'remedy.extraTurnEach', when: { none: ['matchInExtraTurns', 'twoHeadedGiant'] } },
      { id: 'remedy.extraTurnTeams', when: { all: ['twoHeadedGiant'], none: ['matchInExtraTurns'] } },
    ],
    repetition: TOURNAMENT,
  }),
  infraction({
    id: 'insufficientShuffling',
    section: '3.4',
    penalty: 'warning',
    remedies: [{ id: 'remedy.shuffleKeepOrder' }],
    repetition: TOURNAMENT,
  }),
  infraction({
    id: 'deckProblem',
    section: '3.5',
    penalty: 'gameLoss',
    asks: [
      'sideboardLost',
      'registeredByOther',
      'nameClearFromList',
      'foundByPlayerBeforePlay',
      'foundOnInspection',
      'tooManyCards',
      'tooFewCards',
      'deckDiffersFromList',
      'listIncomplete',
    ],
    turns: [
      { when: { all: ['sideboardLost'] }, penalty: 'none', how: 'must', why: 'why.sideboardLost' },
      { when: { all: ['registeredByOther'] }, penalty: 'none', how: 'must', why: 'why.registeredByOther' },
      { when: { all: ['nameClearFromList'] }, penalty: 'none', how: 'headJudgeMay', why: 'why.nameClear' },
      { when: { all: ['foundByPlayerBeforePlay'] }, penalty: 'warning', how: 'headJudgeMay', why: 'why.foundBeforePlay' },
    ],
    remedies: [
      { id: 'remedy.noteLostSideboard', when: { all: ['sideboardLost'] } },
      { id: 'remedy.correctPool', when: { all: ['registeredByOther'] } },
      { id: 'remedy.removeFromBottom', when: { all: ['tooManyCards'] } },
      { id: 'remedy.addBasics', when: { all: ['tooFewCards'] } },
      { id: 'remedy.restoreDeck', when: { all: ['deckDiffersFromList'] } },
      { id: 'remedy.correctList', when: { all: ['listIncomplete'] } },
      { id: 'remedy.redrawOneFewer', when: { all: ['foundByPlayerBeforePlay'] } },
    ],
    authority: 'anyJudge',
  }),
  infraction({
    id: 'limitedProcedure',
    section: '3.6',
    penalty: 'warning',
    remedies: [{ id: 'remedy.correctDraft' }],
    repetition: TOURNAMENT,
  }),
  infraction({
    id: 'communicationPolicy',
    section: '3.7',
    penalty: 'warning',
    asks: ['actedOnIt'],
    remedies: [{ id: 'remedy.considerBackUp', when: { all: ['actedOnIt'] } }],
    repetition: TOURNAMENT,
    backUp: 'ifActedOn',
  }),
  infraction({
    id: 'markedCards',
    section: '3.8',
    penalty: 'warning',
    asks: ['patternNoticed', 'replacementMissing'],
    turns: [{ when: { all: ['patternNoticed'] }, penalty: 'gameLoss', how: 'headJudgeMay', why: 'why.patternNoticed' }],
    remedies: [
      { id: 'remedy.replaceOrSleeve', when: { none: ['replacementMissing'] } },
      { id: 'remedy.markedBecomesBasic', when: { all: ['replacementMissing'] } },
    ],
    repetition: TOURNAMENT,
  }),
];

const UNSPORTING: readonly Infraction[] = [
  infraction({
    id: 'unsportingMinor',
    section: '4.1',
    penalty: 'warning',
    asks: ['endOfGame'],
    remedies: [{ id: 'remedy.calmFirst' }],
    repetition: { nth: 2, per: 'event', to: 'gameLoss' },
  }),
  infraction({
    id: 'unsportingMajor',
    section: '4.2',
    penalty: 'matchLoss',
    asks: ['malice'],
    turns: [{ when: { all: ['malice'] }, penalty: 'disqualification', how: 'must', why: 'why.malice' }],
    remedies: [{ id: 'remedy.separate' }],
    repetition: { nth: 2, per: 'event', to: 'disqualification' },
  }),
  infraction({ id: 'improperlyDeterminingWinner', section: '4.3', penalty: 'disqualification', asks: ['otherCalledJudge'] }),
  infraction({
    id: 'briberyAndWagering',
    section: '4.4',
    penalty: 'disqualification',
    asks: ['otherCalledJudge', 'offenderIsSpectator'],
    remedies: [{ id: 'remedy.enterPerson', when: { all: ['offenderIsSpectator'] } }],
  }),
  infraction({ id: 'aggressiveBehavior', section: '4.5', penalty: 'disqualification' }),
  infraction({ id: 'theft', section: '4.6', penalty: 'disqualification' }),
  infraction({ id: 'stalling', section: '4.7', penalty: 'disqualification' }),
  infraction({ id: 'cheating', section: '4.8', penalty: 'disqualification', asks: ['wantedAdvantage', 'knewIllegal'] }),
];

/** All infractions in the order of the guide. */
export const INFRACTIONS: readonly Infraction[] = [...GAME_PLAY_ERRORS, ...TOURNAMENT_ERRORS, ...UNSPORTING];

const byId = new Map(INFRACTIONS.map((x) => [x.id, x]));

/** The infraction with this id. */
export const infractionOf = (id: InfractionId): Infraction => byId.get(id) as Infraction;
