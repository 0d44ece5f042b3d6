/** What needs no text to be known of cards and players: printed values, places, how a monster was Summoned, comparisons (Y2, Y3, Y8.10). */
import type { Filter, Quantity } from '../language/effects.js';
import { type Compare, isExtra, type PlaceRef, type Printed, type Stat, type Trait, type Who, type Whose } from '../language/index.js';
import { bothFields, card, fieldOf, monstersOf, other, player, poolCard, printed, spellsOf } from '../state/access.js';
import type { CardRow, Seat, State } from '../state/types.js';

export function compares(a: number, cmp: Compare, b: number): boolean {
  switch (cmp) {
    case '=':
      return a === b;
    case '<=':
      return a <= b;
    case '>=':
      return a >= b;
    case '<':
      return a < b;
    case '>':
      return a > b;
    default:
      return cmp satisfies never;
  }
}

type SummonedSo = Extract<Filter, { is: 'summonedAs' | 'summonedFrom' | 'specialSummoned' | 'newcomer' }>;

/** Y8.10: how a monster was Summoned. */
export function isSummonedSo(s: State, c: CardRow, filter: SummonedSo): boolean {
  if (filter.is === 'newcomer') return c.up && (c.flipped === s.turn || (c.summoned !== null && c.since === s.turn));
  if (c.summoned === null) return false;
  const { kind, from } = c.summoned;
  switch (filter.is) {
    case 'summonedAs':
      return kind === filter.kind || (filter.kind === 'normal' && kind === 'tribute');
    case 'summonedFrom':
      return from === (filter.from === 'gy' ? 'grave' : filter.from) && isSpecial(kind);
    case 'specialSummoned':
      return isSpecial(kind);
    default:
      return filter satisfies never;
  }
}

/** Y8.16: whether a Summon is one of these kinds. */
/** Y2.11: how many different values there are; or how many cards have the same one, at most. */
export function kindsAmong(values: readonly (string | number | null)[], same?: true): number {
  const known = values.filter((v) => v !== null);
  return same ? Math.max(0, ...known.map((v) => known.filter((w) => w === v).length)) : new Set(known).size;
}

export const isOfKinds = (kind: string, kinds: readonly string[]): boolean =>
  kinds.includes(kind) || (kinds.includes('normal') && kind === 'tribute') || (kinds.includes('special') && isSpecial(kind));

/** Y8.16 */
const isSpecial = (kind: string): boolean => !['normal', 'tribute', 'flip'].includes(kind);

/** Y2.3: a printed value; null where there is none. */
export function originalOf(p: Printed, stat: Stat): number | null {
  switch (stat) {
    case 'atk':
      return p.atk ?? null;
    case 'def':
      return p.def ?? null;
    case 'level':
      return p.level ?? null;
    case 'rank':
      return p.rank ?? null;
    case 'scale':
      return p.scale ?? null;
    case 'rating':
      return p.arrows?.length ?? null;
    default:
      return stat satisfies never;
  }
}

/** Y1.2, Y1.9: what a card counts as where it is. */
export function kindOf(s: State, row: number): Printed['kind'] {
  const c = card(s, row);
  if (c.zone === 'monster') return 'monster';
  const { kind } = printed(s, row);
  return c.zone === 'spell' && kind === 'monster' ? (c.as ?? 'spell') : kind;
}

/** Of both players the turn player's come first (Y20.8). */
export const seatsOf = (s: State, whose: Whose, you: Seat): Seat[] =>
  whose === 'you' ? [you] : whose === 'opponent' ? [other(you)] : [s.active, other(s.active)];

export const seatsFor = (who: Who, s: State, you: Seat): Seat[] =>
  who === 'you' ? [you] : who === 'opponent' ? [other(you)] : who === 'turn' ? [s.active] : [s.active, other(s.active)];

export function rowsAt(s: State, { place }: PlaceRef, seat: Seat): readonly number[] {
  const p = player(s, seat);
  switch (place) {
    case 'hand':
      return p.hand;
    case 'deck':
      return p.deck;
    case 'extra':
      return p.extra;
    case 'extraUp':
      return p.extra.filter((r) => card(s, r).up);
    case 'gy':
      return p.grave;
    case 'banished':
      return p.banished.filter((r) => card(s, r).up);
    case 'field':
      return [...monstersOf(s, seat), ...spellsOf(s, seat)];
    case 'fieldUp':
      return fieldOf(s, seat).filter((r) => card(s, r).up);
    case 'monsterZone':
      return monstersOf(s, seat);
    case 'mainZone':
      return p.monster.slice(0, 5).filter((r) => r >= 0);
    case 'extraZone':
      return p.monster.slice(5).filter((r) => r >= 0);
    case 'spellZone':
      return spellsOf(s, seat);
    case 'fieldZone':
      return p.spell[5] >= 0 ? [p.spell[5]] : [];
    case 'pendulumZone':
      return spellsOf(s, seat).filter((r) => card(s, r).scale);
    default:
      return place satisfies never;
  }
}

export const isOf = (whose: 'you' | 'opponent' | 'either' | undefined, from: Seat, controller: Seat): boolean =>
  !whose || whose === 'either' || (whose === 'opponent') === (from !== controller);

/** Y23.16: whether a trait keeps an effect off. */
export const shields = (s: State, t: Trait, row: number, env: { you: Seat; self: number }): boolean =>
  t.trait === 'unaffected' &&
  env.self >= 0 &&
  t.by.includes(kindOf(s, env.self)) &&
  !(t.other && env.self === row) &&
  isOf(t.whose, env.you, card(s, row).controller);

/** Y10.4 */
export const isNomi = (s: State, row: number): boolean =>
  isExtra(printed(s, row)) || poolCard(s, row).meaning.texts.some((t) => t.kind === 'rule' && 'cannot' in t && t.cannot === 'normal');

/** Whether a number of cards is what a condition asks for. */
export const isWithin = (c: { min: number; max?: number }, n: number): boolean => n >= c.min && (c.max === undefined || n <= c.max);

/** Y2.9: a Set card is a Spell or a Trap, and nobody but its player knows which. */
export const isAnySpellTrap = (c: CardRow, of: readonly Filter[]): boolean =>
  c.zone === 'spell' && !c.up && (['spell', 'trap'] as const).every((kind) => of.some((f) => f.is === 'kind' && f.kind === kind));

/** Y2.9: whether a card is of a kind, as far as a player may use it; null: as far as is seen. A Set card is neither Spell nor Trap but for its player. */
export function isOfKind(s: State, row: number, kind: Printed['kind'], you: Seat | null): boolean {
  const c = card(s, row);
  if (c.zone === 'spell' && !c.up && kind !== 'monster' && c.controller !== you) return false;
  return kind === kindOf(s, row) || (c.zone === 'monster' && printed(s, row).also === kind);
}

/** What there is of a thing on one card. */
export function countOf(s: State, row: number, q: Extract<Quantity, { q: 'counters' | 'materials' | 'usedMaterials' | 'equips' }>): number {
  const c = card(s, row);
  switch (q.q) {
    case 'counters':
      return c.counters[q.name] ?? 0;
    case 'materials':
      return c.materials.length;
    case 'usedMaterials':
      return c.summoned?.materials ?? 0;
    case 'equips':
      return bothFields(s).filter((r) => card(s, r).host === row).length;
    default:
      return q satisfies never;
  }
}
