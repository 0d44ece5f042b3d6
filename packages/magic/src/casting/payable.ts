/** Whether a spell can be paid for, with what is known of it (CR 601.2g-h, 118.3). */

import type { ActivatedAbility, Cost } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { restPayable } from '../costs/parts.js';
import { lifeToPay } from '../events/prohibitions.js';
import { NO_PURPOSE, type Purpose } from '../mana/means.js';
import { boardOf } from '../mana/sources.js';
import { canPayBoard } from '../payment/solver.js';
import { live } from '../state/access.js';
import type { Env } from '../state/objects.js';
import { abilityInfo } from '../state/pool.js';
import type { FaceDown } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { leastWithAssist } from './assist.js';
import { spellAbilities } from './listed.js';
import { spellBranches, totalOfSpell } from './total.js';

/** Whether a spell with this base cost could be paid for: in one of the ways that are still to be chosen from. */
export const spellPayable = (s: State, seat: number, spell: Id, costs: readonly Cost[], env: Env): boolean =>
  spellBranches(s, spell, costs, env).some((e) => chosenPayable(s, seat, spell, costs, e));

function chosenPayable(s: State, seat: number, spell: Id, costs: readonly Cost[], env: Env): boolean {
  const total = totalOfSpell(s, seat, spell, costs, env);
  if (!restPayable(s, seat, total.rest, env)) return false;
  return canPayBoard(boardOf(s, seat, purposeOf(s, spell, 0)), leastWithAssist(s, seat, spell, total.mana), lifeToPay(s, seat));
}

/** What payment help the spell has. */
export function purposeOf(s: State, id: Id, faceDown: FaceDown): Purpose {
  const o = live(s, id);
  if (!o || faceDown) return { ...NO_PURPOSE, object: id, cast: 1 };
  const keywords = new Set(spellAbilities(s, o).map((a) => abilityInfo(s._pool, a).keyword?.keyword));
  return {
    object: id,
    cast: 1,
    convoke: keywords.has('convoke') ? 1 : 0,
    delve: keywords.has('delve') ? 1 : 0,
    ...(keywords.has('improvise') ? { improvise: 1 as const } : {}),
  };
}

/** What payment help an activated ability of this object has. */
export const purposeOfAbility = (source: Id, ability: ActivatedAbility): Purpose => ({
  ...NO_PURPOSE,
  object: source,
  ...(ability.cost.some((c) => c.pay === 'mana' && c.help !== undefined) ? { waterbend: 1 as const } : {}),
});
