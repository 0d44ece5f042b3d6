/** Several opponents: how dangerous each is, and how much what happens to each matters to one who plays against all of them. */
import type { ObjectView, View } from '@apnap/magic';

/** CR 704.6c, 903.10a: with so much combat damage from one commander a player loses. */
export const COMMANDER_LETHAL = 21;

/** The least that what happens to an opponent counts, of what it counts for the most dangerous one: whom nobody fears is left to the others. */
const LEAST = 0.4;

/** What a permanent adds to the danger its controller is, at a glance. */
function weightOf(o: ObjectView): number {
  const land = o.types.includes('Land');
  const body = o.types.includes('Creature') ? 0.9 * Math.max(0, o.power ?? 0) + 0.45 * Math.max(0, o.toughness ?? 0) : 0;
  const other = land ? 0.7 : body > 0 ? 0.4 : o.token ? 0.6 : 0.8 + 0.4 * o.manaValue;
  return body + other + 0.7 * Math.max(0, o.loyalty ?? 0);
}

/** How far a seat's commanders have come towards the death of another (CR 903.10a): from 0 to 1. */
export const doneBy = (view: View, seat: number, to: number): number =>
  (view.commanders ?? []).reduce((most, c) => (c.owner === seat ? Math.max(most, (c.damage[to] ?? 0) / COMMANDER_LETHAL) : most), 0);

/** How dangerous a seat is to another: what stands on its side, what it can still do, how it stands, and how near it has come. */
export function threatOf(view: View, seat: number, me: number, permanents: readonly ObjectView[]): number {
  const p = view.players[seat];
  const board = permanents.reduce((n, o) => n + weightOf(o), 0);
  const strike = permanents.reduce(
    (n, o) => n + (o.types.includes('Creature') && !o.keywords.includes('defender') ? Math.max(0, o.power ?? 0) : 0),
    0,
  );
  const pressure = Math.min(1.5, strike / Math.max(1, view.players[me].life));
  return 1 + board + Math.min(7, p.handCount) + 0.15 * Math.min(40, Math.max(0, p.life)) + 8 * pressure + 10 * doneBy(view, seat, me);
}

/** How much what happens to each of these seats counts, the most dangerous 1. Of one alone it is 1. */
export function stakesOf(
  view: View,
  foes: readonly number[],
  me: number,
  permanentsOf: readonly (readonly ObjectView[])[],
): Map<number, number> {
  if (foes.length < 2) return new Map(foes.map((seat) => [seat, 1]));
  const threats = foes.map((seat) => threatOf(view, seat, me, permanentsOf[seat]));
  const most = Math.max(...threats);
  return new Map(foes.map((seat, i) => [seat, LEAST + (1 - LEAST) * (threats[i] / most)]));
}
