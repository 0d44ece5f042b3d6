/** Damage as English clauses (CR 120). */

import type { Effect } from '../../language.js';
import { mentionsNode, same } from '../../same.js';
import { type Clause, type Context, DEALT } from './context.js';
import { amountText, isPlain, quantityText, STAT } from './quantities.js';
import { eachText, selectorText } from './references.js';
import { capitalize } from './words.js';

/** "each creature deals damage to itself equal to its power". */
function ownDamage(c: Context, e: Extract<Effect, { do: 'damage' }>): Clause {
  const each = e.source.sel === 'all';
  const subject = each ? eachText(c, e.source) : `${selectorText(c, e.source)} each`;
  const amount = quantityText({ ...c, it: 'it' }, e.amount);
  const verb = each ? 'deals' : 'deal';
  if (e.to.sel === 'it') return { subject, text: `${verb} damage to itself equal to ${amount}` };
  return { subject, text: `${verb} damage equal to ${amount} to ${eachText(c, e.to)}` };
}

/** Of twice something of the source itself: of what. */
function twiceOwn(e: Extract<Effect, { do: 'damage' }>): string | undefined {
  const q = e.amount;
  const own = typeof q === 'object' && q.q === 'product' && q.of[0] === 2 ? q.of[1] : undefined;
  if (typeof own !== 'object' || own.q !== 'stat' || !same(own.of, e.source)) return undefined;
  return STAT[own.stat];
}

export function damageText(c: Context, e: Extract<Effect, { do: 'damage' }>): Clause {
  if (e.per) return ownDamage(c, e);
  const subject = selectorText(c, e.source);
  const q = e.amount;
  if (typeof q === 'object' && q.q === 'half' && typeof q.by === 'object' && q.by.q === 'count' && same(q.by.of, e.to))
    return { subject, text: `deals ${amountText(c, q.of)} damage divided evenly, rounded ${q.round}, among ${selectorText(c, e.to)}` };
  if (typeof q === 'object' && q.q === 'share' && e.to.sel === 'target') {
    const divide = c.targets[e.to.index]?.divide ?? 0;
    return { subject, text: `deals ${amountText(c, divide)} damage divided as you choose among ${selectorText(c, e.to)}` };
  }
  if (e.bind !== undefined) c.slots.set(e.bind, { words: 'the damage dealt this way', many: false });
  if (e.bindDealt !== undefined) c.slots.set(e.bindDealt, { words: DEALT, many: false });
  if (e.to.sel === 'players' && mentionsNode(q, { player: 'of', of: { sel: 'it' } }))
    return { subject, text: `deals damage to ${eachText(c, e.to)} equal to ${quantityText({ ...c, it: 'that player' }, q)}` };
  const twice = twiceOwn(e);
  if (twice) return { subject, text: `deals damage equal to twice its ${twice} to ${eachText(c, e.to)}` };
  if (typeof q === 'object' && (q.q === 'stat' || (q.q === 'count' && !isPlain(q)))) {
    const amount = q.q === 'stat' && same(q.of, e.source) ? `its ${STAT[q.stat]}` : quantityText(c, q);
    return { subject, text: `deals damage equal to ${amount} to ${eachText(c, e.to)}` };
  }
  // the target is named in the sentence, what X is at its end
  const to = isPlain(q) ? undefined : eachText(c, e.to);
  return { subject, text: `deals ${amountText(c, q)} damage to ${to ?? eachText(c, e.to)}` };
}

/** "~ deals 2 damage to any target and 1 damage to you", "and X damage to itself": two in one sentence. */
export function damageTwice(c: Context, e: Extract<Effect, { do: 'damage' }>, next: Extract<Effect, { do: 'damage' }>): string | undefined {
  if (!same(e.source, next.source)) return undefined;
  if (typeof e.amount === 'number' && typeof next.amount === 'number') {
    const { subject, text } = damageText(c, e);
    return `${capitalize(`${subject} ${text}`)} and ${next.amount} damage to ${eachText(c, next.to)}`;
  }
  if (typeof e.amount !== 'object' || e.amount.q !== 'stat' || !same(e.amount, next.amount) || !same(next.to, e.source)) return undefined;
  const subject = selectorText(c, e.source);
  return capitalize(`${subject} deals X damage to ${eachText(c, e.to)} and X damage to itself, where X is its ${STAT[e.amount.stat]}`);
}
