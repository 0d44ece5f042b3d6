/** Damage as English clauses (CR 120). */
import type { Effect } from '../../language.js';
import { type Context, DEALT } from './context.js';
import type { Clause } from './effects.js';
import { amountText, isPlain, quantityText } from './quantities.js';
import { eachText, selectorText } from './references.js';

/** "each creature deals damage to itself equal to its power". */
function ownDamage(c: Context, e: Extract<Effect, { do: 'damage' }>): Clause {
  const each = e.source.sel === 'all';
  const subject = each ? eachText(c, e.source) : `${selectorText(c, e.source)} each`;
  const amount = quantityText({ ...c, it: 'it' }, e.amount);
  const verb = each ? 'deals' : 'deal';
  if (e.to.sel === 'it') return { subject, text: `${verb} damage to itself equal to ${amount}` };
  return { subject, text: `${verb} damage equal to ${amount} to ${eachText(c, e.to)}` };
}

export function damageText(c: Context, e: Extract<Effect, { do: 'damage' }>): Clause {
  if (e.per) return ownDamage(c, e);
  const subject = selectorText(c, e.source);
  const q = e.amount;
  if (
    typeof q === 'object' &&
    q.q === 'half' &&
    typeof q.by === 'object' &&
    q.by.q === 'count' &&
    JSON.stringify(q.by.of) === JSON.stringify(e.to)
  )
    return { subject, text: `deals ${amountText(c, q.of)} damage divided evenly, rounded ${q.round}, among ${selectorText(c, e.to)}` };
  if (typeof q === 'object' && q.q === 'share' && e.to.sel === 'target') {
    const divide = c.targets[e.to.index]?.divide ?? 0;
    return { subject, text: `deals ${amountText(c, divide)} damage divided as you choose among ${selectorText(c, e.to)}` };
  }
  if (e.bind !== undefined) c.slots.set(e.bind, { words: 'the damage dealt this way', many: false });
  if (e.bindDealt !== undefined) c.slots.set(e.bindDealt, { words: DEALT, many: false });
  if (e.to.sel === 'players' && JSON.stringify(q).includes('{"player":"of","of":{"sel":"it"}}'))
    return { subject, text: `deals damage to ${eachText(c, e.to)} equal to ${quantityText({ ...c, it: 'that player' }, q)}` };
  if (typeof q === 'object' && (q.q === 'stat' || (q.q === 'count' && !isPlain(q)))) {
    const amount =
      q.q === 'stat' && JSON.stringify(q.of) === JSON.stringify(e.source)
        ? `its ${quantityText(c, q).split(' ').slice(-1)[0]}`
        : quantityText(c, q);
    return { subject, text: `deals damage equal to ${amount} to ${eachText(c, e.to)}` };
  }
  return { subject, text: `deals ${amountText(c, q)} damage to ${eachText(c, e.to)}` };
}
