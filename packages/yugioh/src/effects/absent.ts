/** What is away for a time, and what goes with another card (Y24.10, Y25.16, Y26.7). */

import type { Effect } from '../language/effects.js';
import { pickZone } from '../moves/asking.js';
import { moveAll, putOnField } from '../moves/move.js';
import { known, type Scope } from '../reading/values.js';
import { freeMonsterZones, freeSpellZones } from '../reading/zones.js';
import { card, printed } from '../state/access.js';
import type { G, Position, Seat } from '../state/types.js';
import { type Done, some } from './done.js';

/** How a card lay before it was banished for a time. */
interface Lay {
  row: number;
  seat: Seat;
  up: boolean;
  position: Position;
  zone: 'monster' | 'spell';
}

/** Y25.16: banished until a time; what was on the field comes back then as it lay. */
export function banishFor(g: G, rows: readonly number[], effect: Extract<Effect, { do: 'banishUntil' }>, scope: Scope): Done {
  const lay = rows.flatMap((row): Lay[] => {
    const { zone, controller, up, position } = card(g.s, row);
    return zone === 'monster' || zone === 'spell' ? [{ row, seat: controller, up, position, zone }] : [];
  });
  const done = moveAll(g, rows, 'banished', { how: 'effect', by: scope.you, source: scope.self, rule: 'Y25.16' });
  for (const l of lay.filter((x) => done.includes(x.row)))
    g.s.later = [
      ...g.s.later,
      {
        _e: 0,
        at: effect.until,
        turn: g.s.turn,
        seat: scope.you,
        self: scope.self,
        do: {
          do: 'comeBack',
          what: { sel: 'it' },
          to: l.seat === scope.you ? 'you' : 'opponent',
          zone: l.zone,
          up: l.up,
          position: l.position,
        },
        rows: [[l.row, card(g.s, l.row).visit]],
      },
    ];
  return some(done);
}

/** Y25.16: the same position, no Summon. */
export function comeBack(g: G, rows: readonly number[], effect: Extract<Effect, { do: 'comeBack' }>, scope: Scope): Done {
  const seat = effect.to === 'you' ? scope.you : ((1 - scope.you) as Seat);
  for (const row of rows) {
    const zones =
      effect.zone === 'monster' ? freeMonsterZones(g.s, seat) : printed(g.s, row).property === 'Field' ? [5] : freeSpellZones(g.s, seat);
    const why = { how: 'rule' as const, by: scope.you, rule: 'Y25.16' };
    if (zones.length === 0) {
      moveAll(g, [row], 'grave', why);
      continue;
    }
    putOnField(g, row, seat, effect.zone, pickZone(g, scope.you, seat, effect.zone, zones), effect.up, effect.position, why);
  }
  return some(rows);
}

/** Y26.7: from now on what happens to one card happens to another. */
export function bond(g: G, effect: Extract<Effect, { do: 'bond' }>, scope: Scope): Done {
  const watched = known(g.s, effect.of, scope);
  const victims = known(g.s, effect.what, scope);
  for (const w of watched)
    for (const v of victims)
      g.s.bonds = [
        ...g.s.bonds,
        { when: effect.when, row: w, stay: card(g.s, w).stay, victim: v, victimStay: card(g.s, v).stay, goes: effect.goes, by: scope.you },
      ];
  return [];
}
