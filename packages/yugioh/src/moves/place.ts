/** Putting Summoned monsters onto the field (Y8.3). */
import type { SummonKind } from '../language/index.js';
import { card, placeOf, posOf, printed, tell, writeCard } from '../state/access.js';
import type { G, Seat } from '../state/types.js';
import { putOnField } from './move.js';

/** Places a monster and tells of its Summon. */
export function placeSummoned(
  g: G,
  row: number,
  seat: Seat,
  place: number,
  position: 'attack' | 'defense' | 'set',
  kind: SummonKind,
  by: Seat,
  materials: number | readonly number[] = 0,
): void {
  const from = card(g.s, row).zone;
  putOnField(g, row, seat, 'monster', place, position !== 'set', position === 'attack' ? 'attack' : 'defense', {
    how: 'effect',
    by,
    rule: 'Y8.3',
  });
  const c = writeCard(g, row);
  c.summoned =
    typeof materials === 'number'
      ? { kind, by, from, materials }
      : {
          kind,
          by,
          from,
          materials: materials.length,
          with: materials,
          offField: materials.filter((m) => card(g.s, m).came?.from === 'monster'),
        };
  g.s.deeds = [...g.s.deeds, { seat: by, row, kind, from }];
  const name = kind === 'normal' || kind === 'tribute' ? 'normal summon' : kind === 'flip' ? 'flip summon' : 'special summon';
  tell(g, name, 'Y8.3', { card: printed(g.s, row).id, at: placeOf(g.s, row), pos: posOf(c) });
}

/** Notes by the effect of which card, or by which card's own way, a monster was Summoned (Y8.10). */
export function bring(g: G, row: number, source: number): void {
  const { summoned } = card(g.s, row);
  if (summoned) writeCard(g, row).summoned = { ...summoned, source };
}
