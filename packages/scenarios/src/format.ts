/** The scenario format as types: a starting position, runs (script, answers, stop), and what is expected. */

/** A player of a scenario. */
export type Who = 'A' | 'B' | 'C' | 'D';

/** Steps by the names scenarios use, in the order of a turn. */
export const SCENARIO_STEPS = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
  'main2',
  'end',
  'cleanup',
] as const;
export type ScenarioStep = (typeof SCENARIO_STEPS)[number];

export interface DeckLine {
  card: string;
  count: number;
}

/** A made-up permanent. */
export interface Custom {
  kind:
    | 'card'
    | 'targetDamage'
    | 'targetDestroy'
    | 'targetExile'
    | 'allDestroy'
    | 'targetTransform'
    | 'targetBlink'
    | 'returnFrom'
    | 'spellCost';
  name: string;
  types?: string[];
  subtypes?: string[];
  manaCost?: string;
  power?: number;
  toughness?: number;
  text?: string;
  amount?: number;
  targets?: number;
  zone?: string;
}

export interface PlacedCard {
  player: Who;
  zone: 'battlefield' | 'hand' | 'graveyard' | 'library' | 'exile' | 'command';
  card?: string;
  custom?: Custom;
  count?: number;
  tapped?: boolean;
  aliases?: string[];
}

export interface ScenarioSetup {
  format: string;
  seats: Who[];
  turnOrder: Who[];
  startingPlayer?: Who;
  startingPlayerDraws?: boolean;
  shuffleLibraries?: boolean;
  attack?: 'left' | 'multiple';
  rangeOfInfluence?: 1 | 'all';
  players: Partial<Record<Who, { life?: number; deck: DeckLine[]; commanders?: string[]; sideboard?: (DeckLine | string)[] }>>;
  place: PlacedCard[];
  manualMana?: Who[];
  planes?: { player: Who; plane: string }[];
  emblems?: { player: Who; emblemOf: string }[];
  daytime?: 'day' | 'night';
  /** The rules of which year: `current` where nothing is said. */
  profile?: string;
}

export interface AbilityName {
  raw: string;
  kind: 'activated' | 'mana' | 'loyalty' | 'cast' | 'playLand';
  source?: string;
  cost?: string;
  text?: string;
  keyword?: string;
  prefix?: string;
  card?: string;
  variant?: string;
}

/** What a target is called. */
export interface TargetName {
  player?: Who;
  name?: string;
  alias?: string;
  stackAbility?: string;
  copy?: boolean;
  mode?: number;
}

export interface When {
  onStack?: string;
  notOnStack?: string;
  copyOnStack?: string;
  topOfStack?: string;
  manaInPool?: number;
}

interface Entry {
  player: Who;
  turn: number;
  step: ScenarioStep;
}

export type ScriptEntry = Entry &
  (
    | { do: 'cast'; card?: string; alias?: string; variant?: string; targets?: TargetName[]; when?: When }
    | { do: 'playLand'; card?: string; alias?: string; when?: When }
    | { do: 'activate' | 'activateMana'; ability: AbilityName; targets?: TargetName[]; when?: When }
    | { do: 'check'; check: Check }
    | { do: 'waitStack' | 'waitStackOne' | 'concede' | 'attackNone' | 'blockNone' }
    | { do: 'addCounters'; permanent: string; counter: string; count: number }
    | { do: 'setDayNight'; value: 'day' | 'night' }
    | { do: 'attack'; attacker: Fighter; defender?: { player?: Who; permanent?: string } }
    | { do: 'block'; blocker: Fighter; attacker: Fighter }
  );

export interface Fighter {
  name: string;
  index?: number;
}

export interface ChoiceAnswer {
  yes?: boolean;
  number?: number;
  coin?: boolean;
  die?: number;
  player?: Who;
  text?: string;
  hint?: string;
  picks?: (string | TargetName)[];
  skip?: true;
  normalCost?: true;
  cancelPayment?: true;
  skipFailedAction?: true;
}

export interface TargetAnswer {
  targets?: TargetName[];
  amount?: number;
  skip?: true;
}

export interface ModeAnswer {
  mode?: number;
  skip?: true;
}

export interface Answers {
  choices?: ChoiceAnswer[];
  targets?: TargetAnswer[];
  modes?: ModeAnswer[];
}

/** Ways in which a run can go wrong. */
export type FailureKind =
  | 'actionNotAvailable'
  | 'actionNotPerformed'
  | 'unusedActions'
  | 'illegalBlock'
  | 'illegalTarget'
  | 'illegalMode'
  | 'missingAnswer'
  | 'unusedAnswers';

export interface Run {
  script: ScriptEntry[];
  answers: Partial<Record<Who, Answers>>;
  stop: { turn: number; step: ScenarioStep };
  expect: Check[];
  strict: boolean | Partial<Record<Who, boolean>>;
  failure?: { required: boolean; kind: FailureKind; action?: string };
}

export interface Scenario {
  id: string;
  area: string;
  strict: boolean;
  requires: { players: number; format: string; tags: string[] };
  cards: string[];
  setup: ScenarioSetup;
  runs: Run[];
  /** Numbers of the rules it follows, in the edition of its profile. */
  rules?: string[];
  /** What happens and why, for people. */
  says?: string;
  /** Numbers of the differences between the years that it shows. */
  rows?: string[];
  /** What holds at the end of the last run, in place of its `expect`, when the profile is left out. */
  today?: Check[];
}

/** An expectation; which fields it has depends on `check`. */
export interface Check {
  check: string;
  player?: Who;
  name?: string;
  [field: string]: unknown;
}

export interface Query {
  of: {
    permanent?: string;
    player?: Who;
    zone?: string;
    libraryIndex?: number;
    game?: true;
    pick?: string;
    each?: boolean;
  };
  get: string;
  [field: string]: unknown;
}
