/** Which facts besides characteristics, the battlefield and the command zone the effects of a game read. */
import type { Condition, Filter, PlayerRef, Quantity, Selector, StaticAbility, Status } from '@apnap/ability';

/** Facts whose change can change what continuous effects do; zones by name. */
export interface Reads {
  tapped: boolean;
  life: boolean;
  /** Who attacks and blocks what. */
  combat: boolean;
  /** Whose turn and which step it is, and which are still to come. */
  turn: boolean;
  history: boolean;
  zones: Set<string>;
}

/** Zones besides the battlefield in which abilities can work. */
export const ALL_ZONES = ['hand', 'graveyard', 'exile', 'stack', 'library', 'command'];

/** Nothing that is noted; one fact; all zones, where the object can be anywhere (CR 607); or what the fields of the node say. */
type Says<N> = null | Exclude<keyof Reads, 'zones'> | 'anywhere' | ((node: N, reads: Reads) => void);
type Table<U, Tag extends keyof U> = { readonly [T in U[Tag] & string]: Says<Extract<U, Record<Tag, T>>> };

/** A number of an object is one of its characteristics; a number of a player is the life total. */
const ofStat = (node: { stat: string }, reads: Reads): void => {
  if (node.stat === 'life') reads.life = true;
};
const inZone = (node: { zone: string }, reads: Reads): void => void reads.zones.add(node.zone);

const PLAYERS: Table<PlayerRef, 'player'> = {
  you: null,
  each: null,
  eachOpponent: null,
  eachOther: null,
  yourTeam: null,
  eachTeammate: null,
  anOpponent: null,
  active: 'turn',
  defending: 'combat',
  controllerOf: null,
  ownerOf: null,
  of: null,
  noted: null,
};

const SELECTORS: Table<Selector, 'sel'> = {
  self: null,
  host: null,
  giver: null,
  target: null,
  slot: null,
  event: null,
  linked: 'anywhere',
  keywordLink: 'anywhere',
  paid: 'anywhere',
  it: null,
  all: inZone,
  players: null,
  top: (_, reads) => void reads.zones.add('library'),
  graveyardTop: (_, reads) => void reads.zones.add('graveyard'),
  choose: null,
  filter: null,
  union: null,
  except: null,
  sourceOf: null,
  pairedWith: null,
  attachedTo: null,
  extreme: ofStat,
};

const IN_COMBAT: ReadonlySet<Status> = new Set(['attacking', 'blocking', 'blocked', 'unblocked', 'attackingAlone', 'blockingAlone']);

const FILTERS: Table<Filter, 'is'> = {
  any: null,
  and: null,
  or: null,
  not: null,
  type: null,
  supertype: null,
  subtype: null,
  chosenType: null,
  color: null,
  colorCount: null,
  permanent: null,
  spell: null,
  ability: null,
  activatedAbility: null,
  triggeredAbility: null,
  token: null,
  permanentCard: null,
  historic: null,
  manaAbility: null,
  controlledBy: null,
  ownedBy: null,
  other: null,
  oneOf: null,
  stat: ofStat,
  parity: ofStat,
  repeatsSymbol: null,
  hasAdventure: null,
  costSymbol: null,
  hasAbility: null,
  keyword: null,
  status: (node, reads) => {
    if (node.status === 'tapped' || node.status === 'untapped') reads.tapped = true;
    else if (IN_COMBAT.has(node.status)) reads.combat = true;
  },
  named: null,
  sameName: null,
  counters: null,
  inZone,
  attachedTo: null,
  blocking: 'combat',
  blockedBy: 'combat',
  attackingPlayerOrPermanent: 'combat',
  happened: 'history',
  arrived: 'turn',
  putHere: 'history',
  cast: null,
  castOf: null,
  sharesColor: null,
  sharesCreatureType: null,
  sharesPermanentType: null,
  sharesCardType: null,
  sector: null,
  voted: null,
  designated: null,
  satisfies: null,
  ahead: null,
  commander: null,
  targets: (_, reads) => void reads.zones.add('stack'),
  abilityOf: null,
  couldBeTarget: (_, reads) => void reads.zones.add('stack'),
  player: null,
};

const QUANTITIES: Table<Exclude<Quantity, number>, 'q'> = {
  x: null,
  count: null,
  stat: ofStat,
  extreme: ofStat,
  most: null,
  counters: null,
  devotion: null,
  symbols: null,
  life: 'life',
  startingLife: null,
  commanderCasts: 'history',
  timesMutated: null,
  doors: null,
  turnsBegun: 'turn',
  speed: null,
  distinct: null,
  alike: null,
  slot: null,
  amount: null,
  share: null,
  party: null,
  linked: 'anywhere',
  noted: null,
  sum: null,
  product: null,
  minus: null,
  half: null,
  if: null,
  min: null,
  max: null,
  happened: 'history',
  abilityTimes: 'history',
  removed: null,
  paid: null,
  manaSpent: null,
  players: null,
};

const CONDITIONS: Table<Condition, 'if'> = {
  and: null,
  or: null,
  not: null,
  compare: null,
  matches: null,
  happened: 'history',
  did: null,
  paid: null,
  asCast: null,
  chosen: null,
  turnOf: 'turn',
  step: 'turn',
  completed: null,
  dayNight: null,
};

/** By the field that names the kind; conditions first, since one of them has a field `is`. */
const TABLES = [
  ['if', CONDITIONS],
  ['q', QUANTITIES],
  ['sel', SELECTORS],
  ['is', FILTERS],
  ['player', PLAYERS],
] as const;

const COLLECTED: ReadonlySet<string> = new Set(['continuous', 'rule', 'replacement']);

/** Parts that are worked out elsewhere: rules statements when they are asked, given abilities as the abilities they are. */
const APART: ReadonlySet<string> = new Set(['rules', 'ability']);

/**
 * What of an ability or effect is worked out together with characteristics: of a static ability its condition and its continuous effects, of a
 * lasting effect its modifications. Rules statements and replacement effects are only collected then (they are asked when it matters what they
 * say), and costs of casting are asked when a spell is cast.
 */
function workedOut(node: { kind?: unknown; do?: unknown; condition?: unknown; parts?: unknown }): unknown {
  if (node.do === 'replacement') return null;
  if (node.kind !== 'static') return node;
  const parts = (node.parts as StaticAbility['parts']).filter((p) => COLLECTED.has(p.part));
  return parts.length === 0 ? null : [node.condition, parts.filter((p) => p.part === 'continuous')];
}

function saysOf(node: Readonly<Record<string, unknown>>): Says<never> {
  for (const [tag, table] of TABLES) {
    const kind = node[tag];
    if (typeof kind === 'string' && kind in table) return (table as Readonly<Record<string, Says<never>>>)[kind];
  }
  return node.duration === 'whileSourceTapped' || node.duration === 'whileYouControlTappedSource' ? 'tapped' : null;
}

function note(reads: Reads, node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const part of node) note(reads, part);
    return;
  }
  const says = saysOf(node as Record<string, unknown>);
  if (typeof says === 'function') says(node as never, reads);
  else if (says === 'anywhere') for (const zone of ALL_ZONES) reads.zones.add(zone);
  else if (says !== null) reads[says] = true;
  for (const [key, part] of Object.entries(node)) if (!APART.has(key)) note(reads, part);
}

/** Notes what a static ability or lasting effect reads besides characteristics, the battlefield and the command zone. */
export const noteReads = (reads: Reads, node: object): void => note(reads, workedOut(node));
