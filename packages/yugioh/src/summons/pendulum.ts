/** The Pendulum Summon (Y11.28 to Y11.34). */

import { openWindow } from '../chain/window.js';
import { pickPosition, pickRows, pickZone } from '../moves/asking.js';
import { placeSummoned } from '../moves/place.js';
import { maySummon } from '../reading/summonable.js';
import { statOf } from '../reading/values.js';
import { summonZones } from '../reading/zones.js';
import { card, happen, player, printed, spellsOf, tell, writeCard, writePlayer } from '../state/access.js';
import type { G, Seat, State } from '../state/types.js';

const scales = (s: State, seat: Seat): number[] => spellsOf(s, seat).filter((r) => card(s, r).scale);

/** Y11.28, Y11.29: what could be Summoned now. */
function summonable(s: State, seat: Seat): number[] {
  const [a, b] = scales(s, seat).map((r) => printed(s, r).scale ?? 0);
  const p = player(s, seat);
  const rows = [...p.hand, ...p.extra.filter((r) => card(s, r).up)];
  return rows.filter((row) => {
    const level = printed(s, row).kind === 'monster' ? statOf(s, row, 'level') : null;
    return (
      level !== null &&
      level > Math.min(a, b) &&
      level < Math.max(a, b) &&
      maySummon(s, row, 'pendulum', seat) &&
      summonZones(s, row, seat).length > 0
    );
  });
}

/** Y11.28: the row by which the Pendulum Summon is offered: the card in the left Pendulum Zone. */
export function pendulumWays(s: State, seat: Seat): number[] {
  const both = scales(s, seat);
  return both.length === 2 && !player(s, seat).pendulumUsed && summonable(s, seat).length > 0 ? [both[0]] : [];
}

/** Y11.28, Y11.30: any number at the same time, each where it may go. */
export function pendulumSummon(g: G, seat: Seat): void {
  const { s } = g;
  writePlayer(g, seat).pendulumUsed = true;
  const rows = summonable(s, seat);
  const free = [0, 1, 2, 3, 4, 5, 6].filter((z) => player(s, seat).monster[z] < 0).length;
  const chosen = pickRows(g, { seat, kind: 'choose cards', rule: 'Y11.28', prompt: 'ask.summon' }, rows, 1, Math.min(rows.length, free));
  const placed: { row: number; from: 'hand' | 'extra' }[] = [];
  for (const row of chosen) {
    const from = card(g.s, row).zone === 'extra' ? ('extra' as const) : ('hand' as const);
    const zones = summonZones(g.s, row, seat);
    if (zones.length === 0) continue;
    placeSummoned(
      g,
      row,
      seat,
      pickZone(g, seat, seat, 'monster', zones),
      pickPosition(g, seat, row, ['attack', 'defense']),
      'pendulum',
      seat,
    );
    placed.push({ row, from });
  }
  tell(g, 'summon succeeded', 'Y8.9');
  for (const { row, from } of placed) {
    writeCard(g, row).properly = true;
    happen(g, 'summoned', { row, seat, how: 'pendulum', by: seat, from });
  }
  openWindow(g);
}
