/** Where Summoned monsters may go (Y3.6, Y11.42 to Y11.49). */
import { card, monstersOf, other, player, printed } from '../state/access.js';
import type { Seat, State } from '../state/types.js';

/** Y3.15: zones of a player that face-up Link Monsters point to, of both players; the player's own Main Monster Zones only. */
export function linkedZones(s: State, seat: Seat): number[] {
  const found = new Set<number>();
  for (const side of [0, 1] as const)
    for (const row of monstersOf(s, side)) {
      const c = card(s, row);
      const { arrows } = printed(s, row);
      if (!c.up || !arrows) continue;
      for (const arrow of arrows) for (const zone of pointed(c.place, arrow, side === seat)) found.add(zone);
    }
  return [...found].sort((a, b) => a - b);
}

/** Columns of the zones of a player: an Extra Monster Zone lies in column 1 or 3 (from 0). */
const column = (place: number): number => (place < 5 ? place : place === 5 ? 1 : 3);

/** The Main Monster Zones that an arrow points to, on the controller's own side or on the other. */
function pointed(place: number, arrow: string, own: boolean): number[] {
  const x = column(place) + shift(arrow);
  if (x < 0 || x > 4) return [];
  const up = arrow.includes('T');
  const down = arrow.includes('B');
  if (place >= 5) {
    // Y3.15: from an Extra Monster Zone down to the own side, up to the other, whose zones are mirrored.
    if (own) return down ? [x] : [];
    return up ? [4 - x] : [];
  }
  return own && !up && !down ? [x] : [];
}

/** Y3.15: whether a face-up Link Monster points to the zone that a monster is in. */
export function pointsTo(s: State, link: number, row: number): boolean {
  const [c, m] = [card(s, link), card(s, row)];
  const { arrows } = printed(s, link);
  if (!arrows || !c.up || c.zone !== 'monster' || m.zone !== 'monster' || link === row) return false;
  const own = m.controller === c.controller;
  if (m.place < 5) return arrows.some((a) => pointed(c.place, a, own).includes(m.place));
  // From a Main Monster Zone up to the Extra Monster Zone of its column.
  return (
    c.place < 5 && arrows.some((a) => a.startsWith('T') && column(c.place) + shift(a) === (own ? column(m.place) : 4 - column(m.place)))
  );
}

/** Y3.4: the column of a card on the field, seen from the first player; null: it is in none. */
function columnOf(s: State, row: number): number | null {
  const { zone, place, controller } = card(s, row);
  const isZone = zone === 'monster' || (zone === 'spell' && place < 5);
  if (!isZone) return null;
  const own = zone === 'monster' ? column(place) : place;
  return controller === 0 ? own : 4 - own;
}

/** Y3.4: whether two cards on the field are in the same column. */
export const isInColumn = (s: State, a: number, b: number): boolean => {
  const at = columnOf(s, a);
  return at !== null && at === columnOf(s, b);
};

const shift = (arrow: string): number => (arrow.includes('L') ? -1 : arrow.includes('R') ? 1 : 0);

/** Y3.6, Y11.48: the Extra Monster Zones that a player may use. */
function extraZones(s: State, seat: Seat): number[] {
  if (!s.rules.extraZones) return [];
  const mine = player(s, seat).monster;
  const theirs = player(s, other(seat)).monster;
  if (mine[5] >= 0 || mine[6] >= 0) return [];
  // Zone 5 of one player is zone 6 of the other.
  return [5, 6].filter((z) => theirs[z === 5 ? 6 : 5] < 0);
}

/** The zones a monster may be Summoned to, with `leaving` gone (Y11.4). */
export function summonZones(s: State, row: number, seat: Seat, leaving: readonly number[] = []): number[] {
  const p = player(s, seat);
  const free = [0, 1, 2, 3, 4].filter((i) => p.monster[i] < 0 || leaving.includes(p.monster[i]));
  const c = card(s, row);
  if (c.zone !== 'extra') return free;
  const own = p.monster.some((r, i) => i >= 5 && r >= 0 && !leaving.includes(r)) ? [] : extraFree(s, seat, leaving);
  const isLink = printed(s, row).words.includes('Link');
  const linked = linkedZones(s, seat).filter((z) => free.includes(z));
  // Y11.30, Y11.38, Y11.42, Y11.43
  if (isLink || c.up) return s.rules.extraZones ? [...linked, ...own] : free;
  if (s.rules.emz === 'main') return free;
  return s.rules.emz === 'linked' ? [...linked, ...own] : [...free, ...own];
}

function extraFree(s: State, seat: Seat, leaving: readonly number[]): number[] {
  if (leaving.length === 0) return extraZones(s, seat);
  const theirs = player(s, other(seat)).monster;
  return s.rules.extraZones ? [5, 6].filter((z) => theirs[z === 5 ? 6 : 5] < 0) : [];
}

/** The zones of a Summon by an effect that may name zones that Link Monsters point to (Y3.15). */
export function zonesFor(
  s: State,
  row: number,
  seat: Seat,
  kind: 'pointedTo' | 'linked' | 'extraZone' | 'ofTarget' | undefined,
  self: number,
): number[] {
  const zones = summonZones(s, row, seat);
  if (kind === undefined) return zones;
  if (kind === 'extraZone') return zones.filter((z) => z >= 5);
  const linked = kind === 'linked' ? linkedZones(s, seat) : zonesOf(s, self, seat);
  return zones.filter((z) => linked.includes(z));
}

/** Main Monster Zones of a player that one Link Monster points to. */
function zonesOf(s: State, link: number, seat: Seat): number[] {
  if (link < 0) return [];
  const c = card(s, link);
  const { arrows } = printed(s, link);
  if (!arrows || !c.up || c.zone !== 'monster') return [];
  return arrows.flatMap((a) => pointed(c.place, a, c.controller === seat));
}

/** Y3.3: free Pendulum Zones. */
export const scaleZones = (s: State, seat: Seat): number[] =>
  s.rules.pendulum === 'none' ? [] : (s.rules.pendulum === 'own' ? [6, 7] : [0, 4]).filter((z) => player(s, seat).spell[z] < 0);

/** Free zones for a monster that does not come from the Extra Deck (Y3.7). */
export const freeMonsterZones = (s: State, seat: Seat): number[] => [0, 1, 2, 3, 4].filter((i) => player(s, seat).monster[i] < 0);
export const freeSpellZones = (s: State, seat: Seat): number[] => [0, 1, 2, 3, 4].filter((i) => player(s, seat).spell[i] < 0);
