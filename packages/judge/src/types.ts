/** The words of the judge desk: penalties, infractions, facts, and what a decision says. All of it is plain data. */

/** Penalties, mildest first (IPG 1.2). */
export const PENALTIES = ['none', 'caution', 'warning', 'gameLoss', 'matchLoss', 'disqualification'] as const;
export type Penalty = (typeof PENALTIES)[number];

/** Whether the first penalty is at least as severe as the second. */
export const atLeast = (a: Penalty, b: Penalty): boolean => PENALTIES.indexOf(a) >= PENALTIES.indexOf(b);

export type Category = 'GPE' | 'TE' | 'USC';

/** Rules Enforcement Level: which document applies follows from it (IPG 1.1, JAR). */
export type Rel = 'regular' | 'competitive' | 'professional';

/** The infractions of the guide of 2015-01-23, in its order. */
export const INFRACTION_IDS = [
  'missedTrigger',
  'lookingAtExtraCards',
  'drawingExtraCards',
  'improperDrawing',
  'gameRuleViolation',
  'failureToMaintain',
  'tardiness',
  'outsideAssistance',
  'slowPlay',
  'insufficientShuffling',
  'deckProblem',
  'limitedProcedure',
  'communicationPolicy',
  'markedCards',
  'unsportingMinor',
  'unsportingMajor',
  'improperlyDeterminingWinner',
  'briberyAndWagering',
  'aggressiveBehavior',
  'theft',
  'stalling',
  'cheating',
] as const;
export type InfractionId = (typeof INFRACTION_IDS)[number];

/** What is asked about an incident: each is yes or no. */
export const FACTS = [
  // About any infraction (IPG 1, 2, 3, 4, 4.8)
  'wantedAdvantage',
  'knewIllegal',
  'selfReported',
  'judgeMisled',
  'opponentMissedIt',
  'offenderIsSpectator',
  'playsInEvent',
  'twoHeadedGiant',
  'multiplayer',
  // Triggers (IPG 2.1)
  'awarenessShown',
  'stillInTime',
  'opponentRushed',
  'outOfOrder',
  'autoResolves',
  'stackChoice',
  'visibleEffect',
  'rulesChange',
  'invisibleEffect',
  'detrimental',
  'noEffect',
  'defaultAction',
  'delayedZoneChange',
  'durationOver',
  'turnAgo',
  // Cards seen and drawn (IPG 2.2, 2.3, 2.4)
  'inHand',
  'countedFaceDown',
  'opponentConfirmed',
  'followedViolation',
  'followedCommunication',
  'wrongOrder',
  'handUnexplained',
  'identityKnown',
  'handWasEmpty',
  'canReturn',
  'afterActions',
  'tooFew',
  'mulliganTooLate',
  'drawNotSkipped',
  // Rules of the game (IPG 2.5, 2.6)
  'unverifiable',
  'verifiablePlace',
  'opponentsEffect',
  'missingChoice',
  'forgottenCards',
  'wrongZone',
  'clearToPlayers',
  'opponentsTrigger',
  // Time, advice, shuffling (IPG 3.1-3.4)
  'beforeAnnouncedTime',
  'handedInLate',
  'deckMissing',
  'oraclePages',
  'notesBetweenGames',
  'slightArt',
  'formatAllows',
  'inDraft',
  'notYetTold',
  'loopUnstated',
  'matchInExtraTurns',
  'decidedMatch',
  'shuffledAfterwards',
  // Decks and lists (IPG 3.5)
  'foundByPlayerBeforePlay',
  'foundOnInspection',
  'nameAmbiguous',
  'nameClearFromList',
  'onlyOneCharacter',
  'sideboardLost',
  'sideboardMixed',
  'exemptCards',
  'sameSleeves',
  'registeredByOther',
  'illegalCards',
  'foreignCards',
  'tooManyCards',
  'tooFewCards',
  'deckDiffersFromList',
  'listIncomplete',
  // Communication, marks (IPG 3.7, 3.8)
  'merelyUnclear',
  'actedOnIt',
  'onlyWorn',
  'patternNoticed',
  'unsleeved',
  'wornInPlay',
  'replacementMissing',
  // Conduct (IPG 4)
  'malice',
  'physical',
  'otherCalledJudge',
  'endOfGame',
  'endOfMatch',
  'notTournamentMaterial',
  'notDeliberate',
] as const;
export type FactId = (typeof FACTS)[number];

/** Numbers that are asked. */
export const AMOUNTS = ['minutesLate', 'grace', 'extraCards', 'minutesSpent'] as const;
/**
 * `minutesLate`: since the announced time; `grace`: minutes the organizer announced; `extraCards`: beyond what was right; `minutesSpent`: on the ruling
 * and its explanation.
 */
export type Amounts = Partial<Record<(typeof AMOUNTS)[number], number>>;

/** A fact or a number by its name. */
export type AskId = FactId | keyof Amounts;

export type Facts = Partial<Record<FactId, boolean>> & Amounts;

/** When something applies: all of these facts, none of those, amounts at least or below so much. */
export interface When {
  all?: readonly FactId[];
  any?: readonly FactId[];
  none?: readonly FactId[];
  from?: Partial<Record<keyof Amounts, number>>;
  below?: Partial<Record<keyof Amounts, number>>;
}

/** A change of the penalty, or of the infraction itself, by facts; `section`: where it is said, if not in that of the infraction. */
export type Turn = { when: When; why: string; section?: string } & (
  | { becomes: InfractionId }
  | { penalty: Penalty; how: 'must' | 'headJudgeMay' | 'judgeMay' }
);

/** What is done about it besides the penalty, in the order of the guide. `else`: only where none before it applied. */
export interface Remedy {
  id: string;
  when?: When;
  else?: 'else';
}

/** How repetition within the event raises the penalty (IPG 2, 3, 4.1, 4.2). */
export interface Repetition {
  /** The how-manieth counts: 3 is "third or later". */
  nth: number;
  per: 'day' | 'event';
  to: Penalty;
}

export interface Infraction {
  id: InfractionId;
  /** Section of the guide. */
  section: string;
  category: Category;
  penalty: Penalty;
  /** What the guide prints with an asterisk, where the penalty above stands unless a turn gives this one. */
  starred?: Penalty;
  /** The closed list of facts that matter for it, in the order in which they are asked. */
  asks: readonly AskId[];
  turns: readonly Turn[];
  remedies: readonly Remedy[];
  /** What a judge keeps in mind about it besides. */
  notes: readonly Remedy[];
  repetition: Repetition | null;
  /** Whether the last resort of backing up is allowed for it (IPG 1.4). */
  backUp: 'allowed' | 'ifActedOn' | 'never';
  /** Whether a floor judge may issue a game loss or more for it (IPG 1.3). */
  authority: 'anyJudge' | 'headJudge';
}

/** A penalty that is on a player's record in this event. */
export interface PriorPenalty {
  infraction: InfractionId;
  penalty: Penalty;
  /** Day of the event, from 1. */
  day: number;
}

/** Where the tournament stands when the penalty is given (IPG 1.2). */
export type Moment = 'beforeMatch' | 'inGame' | 'betweenGames' | 'afterMatch' | 'betweenRounds';

export interface Situation {
  rel: Rel;
  day: number;
  moment: Moment;
  record: readonly PriorPenalty[];
  /** Who decides. */
  judge: 'floor' | 'head';
}

/** A sentence of the desk: an id of the catalogues with its parameters. */
export interface Say {
  id: string;
  params?: Readonly<Record<string, string | number>>;
}

/** What the head judge or any judge may give instead without deviating from the guide. */
export interface MayBecome {
  penalty: Penalty;
  why: string;
  section: string;
  by: 'headJudge' | 'anyJudge';
}

export interface Decision {
  document: 'IPG';
  /** The day the guide that answers is in force from. */
  edition: string;
  /** The infraction that it is in the end: facts can make it another than the one asked about. */
  infraction: InfractionId;
  section: string;
  /** The penalty as the guide prints it, and as it is for this player here. */
  base: Penalty;
  penalty: Penalty;
  /** Why, step by step, with the section. */
  why: readonly (Say & { section: string })[];
  mayBecome: readonly MayBecome[];
  remedies: readonly Say[];
  notes: readonly Say[];
  /** Penalties of others for the same incident. */
  others: readonly {
    who: 'opponent' | 'otherParty' | 'teamAndOpponents' | 'everybodyElse';
    infraction: InfractionId;
    penalty: Penalty;
    section: string;
  }[];
  backUp: Infraction['backUp'];
  /** When it takes effect; `notPlaying`: never, for somebody who plays no match of the event. */
  takesEffect: 'now' | 'thisGame' | 'nextGame' | 'thisMatch' | 'nextMatch' | 'nextRound' | 'notPlaying';
  /** Minutes to be added to the match for it, where the guide says so. */
  extension: number;
  /** Turns each player gets beyond the five (IPG 3.3). */
  extraTurns: number;
  /** Dropped unless he reports before the round ends (IPG 3.1). */
  drop: 'no' | 'unlessReported' | 'removed';
  recorded: 'yes' | 'ifItMayRecur' | 'no';
  /** What must be there before it stands. */
  needs: readonly ('headJudge' | 'investigationReport' | 'organizerRemoves')[];
  /** Facts and numbers that were given and that are not asked about it: they have no part in the decision. */
  ignored: readonly AskId[];
}

/** A decision about anything: `smallBreach` is one for which no infraction is written (IPG 1.3). */
export type AnyDecision = Omit<Decision, 'infraction'> & { infraction: InfractionId | 'smallBreach' };
