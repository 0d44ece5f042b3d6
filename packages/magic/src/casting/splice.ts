/** Splice (CR 702.47): cards revealed from the hand whose text the spell gains, for an additional cost. */
import type { Cost, KeywordAbility, Program } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { confirm, orderObjects } from '../events/choose.js';
import { revealCards } from '../events/reveal.js';
import { characteristicsOf, staticEnv } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { live, player } from '../state/access.js';
import type { G } from '../state/log.js';
import type { Env } from '../state/objects.js';
import { abilityInfo } from '../state/pool.js';
import type { State } from '../state/types.js';
import { announceable, chooseModes } from './announce.js';

/** What splicing adds to the spell. */
export interface Spliced {
  costs: Cost[];
  programs: Program[];
}

interface Offer {
  id: Id;
  cost: readonly Cost[];
  program: Program;
}

/** CR 702.47a-b: cards in hand that could be spliced onto the spell: those whose choices can be made. */
function offers(s: State, seat: number, spell: Id, env: Env): Offer[] {
  const out: Offer[] = [];
  for (const id of player(s, seat).hand) {
    const o = live(s, id);
    if (!o) continue;
    const k = characteristicsOf(s, o)
      .abilities.map((a) => abilityInfo(s._pool, a).keyword)
      .find((x): x is KeywordAbility => x?.keyword === 'splice');
    const { program } = s._pool.cards[o.card].faces[o.face];
    if (!k || !program || program.modes?.options.some((m) => m.cost)) continue;
    if (!matches({ s, env: staticEnv(id, seat), it: spell }, k.filter ?? { is: 'any' }, spell)) continue;
    if (announceable(s, program, env, spell)) out.push({ id, cost: k.cost ?? [], program });
  }
  return out;
}

/**
 * CR 601.2b: which cards are spliced, in which order, and with which modes; `payable` says whether the costs so far and these can be paid.
 * Null when modes can't be chosen.
 */
export function chooseSpliced(g: G, seat: number, spell: Id, env: Env, payable: (more: readonly Cost[]) => boolean): Spliced | null {
  const taken: Offer[] = [];
  for (const offer of offers(g.s, seat, spell, env)) {
    if (!payable([...taken.flatMap((t) => t.cost), ...offer.cost])) continue;
    if (confirm(g, seat, offer.id, 'ask.splice', '702.47a', { cost: offer.cost })) taken.push(offer);
  }
  const ids = taken.map((t) => t.id);
  revealCards(g, ids, spell);
  const order = orderObjects(g, seat, ids, spell, 'ask.orderSplice', '702.47b').map((id) => taken[ids.indexOf(id)]);
  const programs: Program[] = [];
  for (const { id, program } of order) {
    programs.push(program);
    if (!program.modes) continue;
    const modes = chooseModes(g, seat, program, env, spell, id, {});
    if (!modes) return null;
    for (const m of modes) programs.push(program.modes.options[m]);
  }
  return { costs: order.flatMap((t) => t.cost), programs };
}
