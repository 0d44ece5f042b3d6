/**
 * The options of a seat with priority, remembered: most often a seat is offered what it was offered when it had priority last, since nothing has changed that matters to it.
 * What was offered is kept beside the state with everything it was worked out from, and is offered again while all of that is the same: records and lists are values, so the
 * same one is the same content. Forgotten at once, it would only be worked out again.
 */
import { type Id, slotOf } from '@apnap/kernel';
import { derived } from '../reading/characteristics.js';
import { sorceryTime } from '../reading/timing.js';
import { type Asked, watching } from '../state/asked.js';
import type { Derived } from '../state/derived.js';
import { stacks } from '../state/markers.js';
import type { Obj } from '../state/objects.js';
import type { Player, State } from '../state/types.js';
import { type ActOption, legalActions } from './legal.js';

/** How a field has part in what can be done: as it is, in a way of its own ({@link stillSo}), or not at all. */
type Part = 'same' | 'apart' | 'none';

const STATE_PARTS: Readonly<Record<keyof Omit<State, '_e'>, Part>> = {
  frames: 'none',
  pending: 'none',
  together: 'none',
  answers: 'none',
  deciders: 'none',
  nextDecision: 'none',
  nextEvent: 'none',
  rng: 'none',
  nextTimestamp: 'none',
  freeSlots: 'none',
  priority: 'none',
  cause: 'none',
  result: 'none',
  lossReason: 'none',
  refused: 'none',
  loop: 'none',
  waiting: 'none',
  skips: 'none',
  extraTurns: 'none',
  turnsAfter: 'none',
  brisk: 'none',
  from: 'none',
  forced: 'none',
  begun: 'none',
  mostObjects: 'none',
  coins: 'none',
  dice: 'none',
  madeAs: 'none',
  _memo: 'none',
  _offers: 'none',
  _copy: 'none',
  turn: 'apart',
  history: 'apart',
  objects: 'apart',
  players: 'apart',
  _derived: 'apart',
  _pool: 'same',
  format: 'same',
  profile: 'same',
  battlefield: 'same',
  phased: 'same',
  stack: 'same',
  exile: 'same',
  command: 'same',
  order: 'same',
  lasting: 'same',
  lastTurn: 'same',
  castBefore: 'same',
  daytime: 'same',
  commanders: 'same',
  attackOption: 'same',
  usedThisTurn: 'same',
  usedInAll: 'same',
  designations: 'same',
  controls: 'same',
  range: 'same',
  teams: 'same',
  option: 'same',
  melee: 'same',
  markers: 'same',
  planechase: 'same',
  schemes: 'same',
  attractions: 'same',
  notes: 'same',
};

const PLAYER_PARTS: Readonly<Record<keyof Omit<Player, '_e'>, Part>> = {
  lastUpkeep: 'none', // asked as the upkeep begins (CR 702.30a)
  ignoring: 'same',
  name: 'same',
  life: 'same',
  library: 'apart',
  hand: 'same',
  graveyard: 'same',
  completed: 'same',
  bearer: 'same',
  outside: 'same',
  companion: 'same',
  counters: 'same',
  pool: 'same',
  landsPlayed: 'same',
  lastTurn: 'same',
  turns: 'same',
  drewFromEmpty: 'same',
  lost: 'same',
  gone: 'same',
  speed: 'same',
  maxHandSize: 'same',
  mulligans: 'same',
};

const sameKeys = <K extends string>(parts: Readonly<Record<K, Part>>): readonly K[] =>
  (Object.keys(parts) as K[]).filter((key) => parts[key] === 'same');

const STATE_KEYS = sameKeys(STATE_PARTS);
const PLAYER_KEYS = sameKeys(PLAYER_PARTS);

/** What a seat was offered, and what it was worked out from. */
interface Offer {
  options: ActOption[];
  asked: Asked;
  values: readonly unknown[];
  players: readonly Player[];
  derived: Derived;
  turn: State['turn'];
  lastEvent: number;
  /** Records of everything that isn't in a library, in the order of {@link eachRecord}. */
  records: readonly (Obj | undefined)[];
}

/**
 * What the seat may do now; like {@link legalActions}. It is kept in the box beside the state by seat and by whether the seat could cast a sorcery: whatever state comes to
 * have the box, what does not belong to it is not the same there.
 */
export function offers(s: State, seat: number): ActOption[] {
  const place = 2 * seat + (sorceryTime(s, seat) ? 1 : 0);
  const known = s._offers[place] as Offer | undefined;
  if (known && stillSo(s, known)) return known.options;
  const now = derived(s);
  const { value: options, asked } = watching(() => legalActions(s, seat));
  const offer: Offer = {
    options,
    asked,
    values: STATE_KEYS.map((key) => s[key]),
    players: s.players.rows.slice(),
    derived: now,
    turn: s.turn,
    lastEvent: lastEvent(s),
    records: recordsOf(s),
  };
  s._offers[place] = offer;
  return options;
}

const lastEvent = (s: State): number => s.history.rows[s.history.rows.length - 1]?.id ?? 0;

function stillSo(s: State, known: Offer): boolean {
  if (s._derived !== known.derived) return false;
  const { turn } = s;
  if (turn.active !== known.turn.active || turn.number !== known.turn.number) return false;
  if (known.asked.step && (turn.step !== known.turn.step || turn.plan !== known.turn.plan || turn.strike !== known.turn.strike))
    return false;
  if (known.asked.events && lastEvent(s) !== known.lastEvent) return false;
  for (let i = 0; i < STATE_KEYS.length; i++) if (s[STATE_KEYS[i]] !== known.values[i]) return false;
  for (let seat = 0; seat < known.players.length; seat++) {
    const [now, then] = [s.players.rows[seat], known.players[seat]];
    if (!isSamePlayer(now, then) || (known.asked.libraries && now.library !== then.library)) return false;
  }
  return sameRecords(s, known.records);
}

function isSamePlayer(a: Player, b: Player): boolean {
  if (a === b) return true;
  for (const key of PLAYER_KEYS) if (a[key] !== b[key]) return false;
  return true;
}

/** The lists of everything that isn't in a library. */
function lists(s: State): readonly (readonly Id[])[] {
  const found = [s.battlefield, stacks(s), s.exile, s.command];
  for (const p of s.players.rows) found.push(p.hand, p.graveyard);
  return found;
}

function recordsOf(s: State): (Obj | undefined)[] {
  const { rows } = s.objects;
  const found: (Obj | undefined)[] = [];
  for (const ids of lists(s)) for (const id of ids) found.push(rows[slotOf(id)]);
  return found;
}

/** Whether the records are the same, of lists that are. */
function sameRecords(s: State, records: readonly (Obj | undefined)[]): boolean {
  const { rows } = s.objects;
  let at = 0;
  for (const ids of lists(s)) for (const id of ids) if (rows[slotOf(id)] !== records[at++]) return false;
  return true;
}
