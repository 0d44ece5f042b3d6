/** Turn markers (CR 807.4-807.5): several turns that are taken at the same time, each with a stack of its own. */
import type { Id } from '@apnap/kernel';
import { nextSeat, player } from './access.js';
import { type G, log } from './log.js';
import { activeSeats } from './teams.js';
import type { State, TurnAside, TurnMarker } from './types.js';

/** CR 807.4a */
export const SEATS_PER_MARKER = 4;

/** Everything on a stack, of whichever turn (CR 807.5). */
export const stacks = (s: State): readonly Id[] =>
  s.markers === undefined ? s.stack : [...s.stack, ...s.markers.flatMap((m) => m.aside?.stack ?? [])];

/** Takes an object off the stack on which it is. */
export function offStack(s: State, id: Id): void {
  s.stack = s.stack.filter((x) => x !== id);
  if (s.markers?.some((m) => m.aside?.stack.includes(id)))
    s.markers = s.markers.map((m) =>
      m.aside?.stack.includes(id) ? { ...m, aside: { ...m.aside, stack: m.aside.stack.filter((x) => x !== id) } } : m,
    );
}

/** Everybody whose turn it is: where turns are taken at the same time also those whose turn waits while another goes on (CR 807.4). */
export const takingTurns = (s: State): readonly number[] =>
  s.markers === undefined
    ? activeSeats(s)
    : [...activeSeats(s), ...s.markers.flatMap((m) => (m.begun === 1 && m.aside !== null ? [m.aside.turn.active] : []))];

/** Whether this is the number of a turn that goes on. */
export const goesOn = (s: State, turn: number): boolean =>
  turn === s.turn.number || (s.markers?.some((m) => m.begun === 1 && m.aside?.turn.number === turn) ?? false);

/** The place among the markers of the one whose turn is in the state. */
export const markerHere = (markers: readonly TurnMarker[]): number => markers.findIndex((m) => m.aside === null);

/** CR 807.4b: the starting player gets the first one, the player four seats to the left the second. */
export function handOutMarkers(s: State): void {
  const playing = s.order.filter((each) => player(s, each).lost === 0);
  const n = Math.floor(playing.length / SEATS_PER_MARKER);
  if (s.melee === undefined || n < 2) return;
  s.markers = Array.from({ length: n }, (_, i) => {
    const seat = playing[i * SEATS_PER_MARKER];
    return { number: i + 1, seat, begun: 0, removal: 0, aside: i === 0 ? null : notBegun(s, seat) };
  });
}

/** What there is of a turn before the first one of its marker. */
const notBegun = (s: State, seat: number): TurnAside => ({
  frames: [{ _e: s._e, kind: 'turns', pc: 0 }],
  turn: { _e: s._e, number: 0, active: seat, regular: seat, step: 'none', strike: 0, plan: [] },
  stack: [],
  priority: seat,
  history: { _e: s._e, rows: [] },
  lastTurn: { active: -1, casts: s.players.rows.map(() => 0) },
  usedThisTurn: [],
  refused: [],
  loop: [],
  cause: 0,
});

const asideOf = (s: State): TurnAside => ({
  frames: s.frames,
  turn: s.turn,
  stack: s.stack,
  priority: s.priority,
  history: s.history,
  lastTurn: s.lastTurn,
  usedThisTurn: s.usedThisTurn,
  refused: s.refused,
  loop: s.loop,
  cause: s.cause,
});

/** Changes what is so of one marker. */
export function changeMarker(s: State, at: number, how: Partial<TurnMarker>): void {
  s.markers = (s.markers ?? []).map((m, i) => (i === at ? { ...m, ...how } : m));
  if (s._pool.reads.turn) s._derived = null;
}

/** The turn of another marker goes on from where it was, and this one waits. */
export function goOnWith(g: G, at: number): void {
  const { s } = g;
  const markers = s.markers ?? [];
  const { aside, begun } = markers[at];
  if (aside === null) return;
  const here = asideOf(s);
  s.markers = markers.map((m, i) => (i === at ? { ...m, aside: null } : m.aside === null ? { ...m, aside: here } : m));
  Object.assign(s, aside);
  s._derived = null;
  // one that is to begin tells so by itself
  if (begun === 1) log(g, 'turnGoesOn', '807.4', { player: s.turn.active });
}

/** The marker of whom the turn was, or would be, is passed to the player on the left (CR 807.4c). */
export function passMarker(g: G, at: number): void {
  const { s } = g;
  const marker = s.markers?.[at];
  if (marker === undefined) return;
  const seat = nextSeat(s, marker.seat);
  changeMarker(s, at, { seat, begun: 0 });
  log(g, 'turnMarker', '807.4c', { player: seat, amount: marker.number });
}

/** The first of these that lies in this direction from the seat, and how many players that are still in the game it is away: itself counts, the seat does not. */
function nearest(s: State, markers: readonly TurnMarker[], from: number, way: 1 | -1): { at: number; away: number } | undefined {
  const n = s.order.length;
  const place = s.order.indexOf(from);
  let away = 0;
  for (let i = 1; i <= n; i++) {
    const seat = s.order[(place + i * way + i * n) % n];
    if (player(s, seat).lost === 0) away++;
    const at = markers.findIndex((m) => m.seat === seat);
    if (at >= 0) return { at, away: Math.max(1, away) };
  }
  return undefined;
}

/** Whether another marker is with a player in the three seats to the left (1) or right (-1) of who has this one (CR 807.4d, 807.4i). */
export function isClose(s: State, at: number, way: 1 | -1): boolean {
  const markers = s.markers ?? [];
  const { seat } = markers[at];
  const others = markers.filter((_, i) => i !== at);
  const next = nearest(s, others, seat, way);
  return next !== undefined && next.away < SEATS_PER_MARKER;
}

/** CR 807.4d: whoever receives a marker begins their turn when there is room on the left. */
export const mayBegin = (s: State, at: number): boolean => !isClose(s, at, 1);

/**
 * CR 807.4g: a marker that is designated for removal is removed, if its turn has not begun or is over; one designated several times hands the rest on to the marker on its right.
 * The turn in the state goes on with another marker's where it was that of the one removed.
 */
export function removeMarker(g: G, at: number): void {
  const { s } = g;
  const markers = s.markers ?? [];
  const gone = markers[at];
  const others = markers.filter((_, i) => i !== at);
  const right = nearest(s, others, gone.seat, -1);
  if (gone.aside === null) insteadOf(g, gone, at === 0 ? 1 : at - 1);
  s.markers = (s.markers ?? []).filter((_, i) => i !== at);
  log(g, 'turnMarkerRemoved', '807.4g', { player: gone.seat, amount: gone.number });
  if (right !== undefined && gone.removal > 1) changeMarker(s, right.at, { removal: others[right.at].removal + gone.removal - 1 });
}

/** Another turn takes the place in the state of one that is removed. Before the first turns the game is still being set up there (CR 103.5): that goes on. */
function insteadOf(g: G, gone: TurnMarker, at: number): void {
  const { s } = g;
  const { frames } = s;
  const begins = s.turn.number === 0 && gone.begun === 0;
  goOnWith(g, at);
  if (begins) s.frames = frames;
}

/** How many markers there are beyond one for each full four who play, without those that are designated for removal (CR 807.4a, 807.4f). */
export function markersTooMany(s: State): number {
  if (s.markers === undefined) return 0;
  const playing = s.order.filter((seat) => player(s, seat).lost === 0).length;
  const due = Math.max(1, Math.floor(playing / SEATS_PER_MARKER));
  const staying = s.markers.length - s.markers.reduce((n, m) => n + m.removal, 0);
  return Math.max(0, staying - due);
}

/**
 * What becomes of the markers when these players have left the game at the same time: some are designated for removal (CR 807.4e-f), those whose turn has not begun are removed
 * at once (807.4g) or passed to the left (807.4c).
 */
export function markersAfterLeaving(g: G, left: readonly number[]): void {
  const { s } = g;
  if (s.markers === undefined || left.length === 0) return;
  for (let n = markersTooMany(s); n > 0; n--) designate(s, left);
  for (let at = s.markers.length - 1; at >= 0; at--) settleUnbegun(g, at);
}

/** CR 807.4e: the marker to the right of who left; of those of several who left the one with the lowest number. */
function designate(s: State, left: readonly number[]): void {
  const markers = s.markers ?? [];
  const could = left.flatMap((seat) => nearest(s, markers, seat, -1)?.at ?? []);
  if (could.length === 0) return;
  const at = Math.min(...could);
  changeMarker(s, at, { removal: markers[at].removal + 1 });
}

function settleUnbegun(g: G, at: number): void {
  const marker = g.s.markers?.[at];
  if (marker === undefined || marker.begun === 1) return;
  if (marker.removal > 0 && (g.s.markers?.length ?? 0) > 1) removeMarker(g, at);
  else if (player(g.s, marker.seat).lost === 1) passMarker(g, at);
}
