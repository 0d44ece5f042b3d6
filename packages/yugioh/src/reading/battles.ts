/** Conditions on the battle that is fought and on the card itself (Y14.8). */
import type { Condition, Filter } from '../language/effects.js';
import type { Fighter } from '../language/expressions.js';
import { card } from '../state/access.js';
import type { CardRow, Link, Seat, State } from '../state/types.js';
import { placesOf } from './places.js';

type Fits = (s: State, row: number, filter: Filter, env: { you: Seat; self: number }) => boolean;

/** Y14.8: in the Damage Step of a battle of this card, or of such a monster of its player, with such a monster. */
export function battles(s: State, c: Extract<Condition, { if: 'battles' }>, env: { you: Seat; self: number }, fits: Fits): boolean {
  const b = s.battle;
  if (!b || b.timing === 0) return false;
  const { who } = c;
  const own = [b.attacker, b.target].find(
    (row) => row >= 0 && (who ? card(s, row).controller === env.you && fits(s, row, who, env) : row === env.self),
  );
  if (own === undefined || (c.attacks && own !== b.attacker)) return false;
  const foe = own === b.attacker ? b.target : b.attacker;
  return foe >= 0 && fits(s, foe, c.what, env) && !(c.opponents && card(s, foe).controller === env.you);
}

export type OfSelf = Extract<Condition, { if: 'self' | 'fighting' | 'attacking' | 'equipped' | 'materials' | 'hasMaterial' | 'counters' }>;

/** Whether a monster of the battle is the one that is meant. */
function isFighter(s: State, what: Fighter, row: number, env: { you: Seat; self: number }, fits: Fits): boolean {
  if (row < 0) return false;
  if ('mine' in what) return card(s, row).controller === env.you && fits(s, row, what.mine, env);
  return row === ('self' in what ? env.self : card(s, env.self).host);
}

/** Conditions about the card itself. */
export function holdsOfSelf(s: State, c: OfSelf, env: { you: Seat; self: number }, fits: Fits): boolean {
  switch (c.if) {
    case 'self':
      return fits(s, env.self, c.is, env);
    case 'fighting':
      return s.battle !== null && [s.battle.attacker, s.battle.target].some((row) => isFighter(s, c.what, row, env, fits));
    case 'attacking':
      return s.battle !== null && isFighter(s, c.what, s.battle.attacker, env, fits) && (!c.direct || s.battle.target < 0);
    case 'equipped':
      return card(s, env.self).host >= 0;
    case 'materials':
      return card(s, env.self).materials.length >= c.min;
    case 'hasMaterial':
      return card(s, env.self).materials.some((row) => fits(s, row, c.what, env));
    case 'counters':
      return (card(s, env.self).counters[c.name] ?? 0) >= c.min;
    default:
      return c satisfies never;
  }
}

type OwnFate = Extract<
  Filter,
  { is: 'counter' | 'holds' | 'arrived' | 'came' | 'second' | 'slew' | 'hasMaterial' | 'ofTurn' | 'tributed' }
>;

const FATES: ReadonlySet<Filter['is']> = new Set([
  'counter',
  'holds',
  'arrived',
  'came',
  'second',
  'slew',
  'hasMaterial',
  'ofTurn',
  'tributed',
] as const);
export const isFate = (f: Filter): f is OwnFate => FATES.has(f.is);

/** What a card has gone through, and has on it. */
export function wentThrough(s: State, c: CardRow, filter: OwnFate): boolean {
  switch (filter.is) {
    case 'counter':
      return (c.counters[filter.name] ?? 0) > 0;
    case 'holds':
      return mayHold(s, c, filter.name);
    case 'arrived':
      return filter.ago ? filter.ago.includes(s.turn - c.since) : c.since === s.turn;
    case 'came':
      return hasCome(c, filter);
    case 'second':
      return c.second === true;
    case 'slew':
      return c.slew === s.turn;
    case 'hasMaterial':
      return c.materials.length > 0;
    case 'ofTurn':
      return c.controller === s.active;
    case 'tributed':
      return c.summoned?.kind === 'tribute' && c.summoned.materials === filter.n;
    default:
      return filter satisfies never;
  }
}

/** Y26.10: whether a text of a card places such counters on that card. */
const mayHold = (s: State, c: CardRow, name: string): boolean => {
  const { texts, pendulum } = s._pool.cards[c.card].meaning;
  return places((c.scale ? pendulum : texts) ?? [], name);
};

const places = (node: unknown, name: string): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  const n = node as { do?: unknown; name?: unknown; what?: { sel?: string } };
  if (n.do === 'counter' && n.name === name && n.what?.sel === 'self') return true;
  return Object.values(node).some((x) => places(x, name));
};

/** Y25.1 */
const hasCome = (c: CardRow, { from, destroyed, by }: Extract<Filter, { is: 'came' }>): boolean =>
  c.came !== null &&
  (!destroyed || c.came.destroyed) &&
  (!by || c.came.how === by) &&
  (!from || placesOf({ ...c, zone: c.came.from, scale: false }).some((p) => from.includes(p)));

/** Y13.17: the other monster of the battle, or that of a player. */
export function battling(
  s: State,
  { self, link, you }: { self: number; you: Seat; link: Link | null },
  whose?: 'you' | 'opponent',
): number[] {
  const b = s.battle;
  if (b && whose) return [b.attacker, b.target].filter((r) => r >= 0 && (card(s, r).controller === you) === (whose === 'you'));
  if (b && b.attacker === self) return b.target >= 0 ? [b.target] : [];
  if (b && b.target === self) return [b.attacker];
  if (link?.event && link.event.other >= 0) return [link.event.other];
  // In a battle of others it is that of the opponent.
  return b ? [b.attacker, b.target].filter((r) => r >= 0 && card(s, r).controller !== you) : [];
}
