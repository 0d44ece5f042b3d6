/** What a seat may see, built from nothing (Y27). */

import { type SeenDecision, seenDecisions } from '@apnap/kernel';
import type { Phase } from '../language/index.js';
import { statOf } from '../reading/values.js';
import { card, player, posOf, printed } from '../state/access.js';
import type { CardRow, DuelEvent, Seat, State } from '../state/types.js';

/** A card as it is seen; without `card` it is not known which one it is. */
export interface SeenCard {
  zone: string;
  pos: string;
  card?: number;
  atk?: number;
  def?: number;
  /** Y27.10: the turn in which it was placed. */
  since: number;
  materials?: readonly number[];
  counters?: Readonly<Record<string, number>>;
}

export interface SeenPlayer {
  lp: number;
  deck: number;
  /** Y27.2: one's own cards; of others only how many. */
  hand: readonly number[] | number;
  extra: { faceDown: readonly number[] | number; faceUp: readonly number[] };
  grave: readonly number[];
  banished: { faceUp: readonly number[]; faceDown: readonly number[] | number };
  field: readonly SeenCard[];
}

export interface View {
  turn: number;
  active: Seat;
  phase: Phase;
  players: readonly SeenPlayer[];
  chain: readonly { seat: Seat; card: number; targets: number }[];
  decisions: readonly SeenDecision[];
  result: State['result'];
}

/** Y27.1, Y27.2: a card on the field. */
function seenOnField(s: State, row: number, seat: number | null): SeenCard {
  const c = card(s, row);
  const known = c.up || c.controller === seat;
  const where = { zone: `${c.controller} ${c.zone} ${c.place}`, pos: posOf(c), since: c.since };
  if (!known) return where;
  const stats = c.zone === 'monster' && c.up ? { atk: statOf(s, row, 'atk') ?? 0, def: statOf(s, row, 'def') ?? 0 } : {};
  return { ...where, card: printed(s, row).id, ...stats, ...under(s, c) };
}

const under = (s: State, c: CardRow): Pick<SeenCard, 'materials' | 'counters'> => ({
  ...(c.materials.length > 0 ? { materials: c.materials.map((m) => printed(s, m).id) } : {}),
  ...(Object.keys(c.counters).length > 0 ? { counters: c.counters } : {}),
});

function seenPlayer(s: State, of: Seat, seat: number | null): SeenPlayer {
  const p = player(s, of);
  const own = of === seat;
  const ids = (rows: readonly number[]): number[] => rows.map((r) => printed(s, r).id);
  const ups = (rows: readonly number[], up: boolean): number[] => rows.filter((r) => card(s, r).up === up);
  const hidden = (rows: readonly number[]): readonly number[] | number => (own ? ids(rows) : rows.length);
  return {
    lp: p.lp,
    deck: p.deck.length,
    hand: hidden(p.hand),
    extra: { faceDown: hidden(ups(p.extra, false)), faceUp: ids(ups(p.extra, true)) },
    grave: ids(p.grave),
    banished: { faceUp: ids(ups(p.banished, true)), faceDown: hidden(ups(p.banished, false)) },
    field: [...p.monster, ...p.spell].filter((r) => r >= 0).map((row) => seenOnField(s, row, seat)),
  };
}

/** Y27: the Duel as a seat (null: a spectator) sees it. */
export const viewOf = (s: State, seat: number | null): View => ({
  turn: s.turn,
  active: s.active,
  phase: s.phase,
  players: ([0, 1] as const).map((of) => seenPlayer(s, of, seat)),
  chain: s.chain.map((l) => ({ seat: l.seat, card: printed(s, l.row).id, targets: l.targets.length })),
  decisions: seenDecisions(s, seat),
  result: s.result,
});

/** An entry of the log without what is not for a seat to see (Y27.2). */
export function seenEvent(e: DuelEvent, seat: number | null): DuelEvent {
  if (e.only === undefined || e.only === seat) return e;
  const { card: _card, cards, only: _only, from, to, ...rest } = e;
  return {
    ...rest,
    ...(from === undefined ? {} : { from: vague(from) }),
    ...(to === undefined ? {} : { to: vague(to) }),
    ...(cards ? { amount: cards.length } : {}),
  };
}

/** A place in a hidden zone without its number. */
const vague = (place: string): string => place.replace(/ (deck|hand|extra) \d+$/, ' $1');
