/** Sector designations (CR 702.158, 704.5u). */

import { SECTORS } from '@apnap/ability';
import { ask, type Id } from '@apnap/kernel';
import { commitFlag } from '../events/commit.js';
import type { Mechanic } from '../events/mechanics.js';
import { characteristicsOf, controllerOf } from '../reading/characteristics.js';
import { hasKeyword, hasType } from '../reading/traits.js';
import { apnap, live, record } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { stacks } from '../state/markers.js';
import { FLAG, type Obj } from '../state/objects.js';
import type { State } from '../state/types.js';

const ANY_SECTOR = FLAG.alpha | FLAG.beta | FLAG.gamma;

const sculpts = (s: State, o: Obj | null): boolean => o !== null && hasKeyword({ s }, characteristicsOf(s, o), 'spaceSculptor');

/** CR 702.158b: until no player controls a permanent with space sculptor, or an ability whose source has it. */
function sculptors(s: State): { permanents: Id[]; any: boolean } {
  const permanents = s.battlefield.filter((id) => sculpts(s, live(s, id)));
  const any = permanents.length > 0 || stacks(s).some((id) => sculpts(s, record(s, live(s, id)?.stack?.env.source ?? 0)));
  return { permanents, any };
}

/**
 * CR 702.158c, 704.5u: each player without a space sculptor first, then each other one, chooses a sector for each creature that has none.
 * @returns whether there was anything to choose.
 */
function assignSectors(g: G): boolean {
  const { s } = g;
  if (!s._pool.marks.has('sectors')) return false;
  const { permanents, any } = sculptors(s);
  if (!any) forget(g);
  if (permanents.length === 0) return false;
  const open = s.battlefield.filter((id) => {
    const o = live(s, id) as Obj;
    return (o.flags & ANY_SECTOR) === 0 && hasType(characteristicsOf(s, o), 'Creature');
  });
  const owners = new Set(permanents.map((id) => controllerOf(s, id)));
  const order = [...apnap(s).filter((seat) => !owners.has(seat)), ...apnap(s).filter((seat) => owners.has(seat))];
  const chosen = order.flatMap((seat) =>
    open.filter((id) => controllerOf(s, id) === seat).map((id) => ({ seat, id, sector: chooseSector(g, seat, id) })),
  );
  for (const { seat, id, sector } of chosen) {
    commitFlag(g, id, FLAG[sector], 'on');
    log(g, 'sector', '704.5u', { player: seat, object: id, word: sector });
  }
  return chosen.length > 0;
}

function chooseSector(g: G, seat: number, id: Id): (typeof SECTORS)[number] {
  const answer = ask(g, {
    seat,
    kind: 'option',
    ask: { form: 'pick', options: SECTORS.map((word) => ({ word })), min: 1, max: 1 },
    rule: '704.5u',
    prompt: { id: 'ask.sector' },
    source: id,
    visible: 'all',
  });
  return SECTORS['pick' in answer ? answer.pick[0] : 0];
}

function forget(g: G): void {
  for (const id of g.s.battlefield) {
    const o = live(g.s, id) as Obj;
    for (const sector of SECTORS) if (o.flags & FLAG[sector]) commitFlag(g, id, FLAG[sector], 'off');
  }
}

export const SECTOR_DESIGNATIONS: Mechanic = {
  name: 'sectors',
  isIn: (node) => node.keyword === 'spaceSculptor',
  check: assignSectors,
};
