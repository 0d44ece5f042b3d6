/** Damage as English clauses (CR 120). */

import type { DamageEffect, Effect } from '../../language.js';
import { mentionsNode, same } from '../../same.js';
import type { Clause, Context } from './context.js';
import { nounText, STAT } from './filters.js';
import { amountText, quantityText } from './quantities.js';
import { eachText, selectorText } from './references.js';
import { listOf } from './words.js';

/** "each creature deals damage to itself equal to its power". */
function ownDamage(c: Context, e: Extract<Effect, { do: 'damage' }>): Clause {
  const each = e.source.sel === 'all';
  const subject = each ? eachText(c, e.source) : `${selectorText(c, e.source).replace(/^each of /, '')} each`;
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

/** "For each player, ~ deals damage to that player and each creature that player controls equal to the number of creatures they control." */
function ofEachPlayer(c: Context, e: Extract<Effect, { do: 'damage' }>): Clause | undefined {
  const q = e.amount;
  if (e.to.sel !== 'union' || e.to.of.length !== 2 || typeof q !== 'object' || q.q !== 'count' || q.of.sel !== 'all') return undefined;
  const [players, things] = e.to.of;
  const theirs = { is: 'controlledBy', who: { player: 'controllerOf', of: { sel: 'it' } } } as const;
  if (players.sel !== 'players' || players.who.player !== 'each' || things.sel !== 'all' || !mentionsNode(q, theirs)) return undefined;
  const counted = q.of.filter.is === 'and' ? q.of.filter.of.filter((f) => f.is !== 'controlledBy') : [];
  const kind = nounText(c, { is: 'and', of: counted }, { many: true, head: 'permanent' });
  const each = nounText(c, things.filter, { many: false, head: 'permanent' });
  const to = `that player and each ${each} that player controls`;
  return {
    subject: `for each player, ${selectorText(c, e.source)}`,
    text: `deals damage to ${to} equal to the number of ${kind} they control`,
  };
}

/** Damage that is told in other words than most; undefined for the rest. */
export function damageText(c: Context, e: Extract<Effect, { do: 'damage' }>): Clause | undefined {
  const own = ofEachPlayer(c, e);
  if (own) return own;
  if (e.also) return damageTogether(c, e, e.also);
  if (e.per) return ownDamage(c, e);
  const q = e.amount;
  // who deals it is named before
  const by = (text: () => string): Clause => ({ subject: selectorText(c, e.source), text: text() });
  if (typeof q === 'object' && q.q === 'half' && typeof q.by === 'object' && q.by.q === 'count' && same(q.by.of, e.to))
    return by(() => `deals ${amountText(c, q.of)} damage divided evenly, rounded ${q.round}, among ${selectorText(c, e.to)}`);
  if (typeof q === 'object' && q.q === 'share' && e.to.sel === 'target') {
    const divide = c.targets[e.to.index]?.divide ?? 0;
    return by(() => `deals ${amountText(c, divide)} damage divided as you choose among ${selectorText(c, e.to)}`);
  }
  if (e.to.sel === 'players' && mentionsNode(q, { player: 'of', of: { sel: 'it' } }))
    return by(() => `deals damage to ${eachText(c, e.to)} equal to ${quantityText({ ...c, it: 'that player' }, q)}`);
  if (typeof q === 'object' && q.q === 'slot' && quantityText(c, q).startsWith('the '))
    return by(() => `deals damage equal to ${quantityText(c, q)} to ${eachText(c, e.to)}`);
  const twice = twiceOwn(e);
  return twice === undefined ? undefined : by(() => `deals damage equal to twice its ${twice} to ${eachText(c, e.to)}`);
}

/** "~ deals 2 damage to any target and 1 damage to you", "and X damage to itself": several in one sentence. */
function damageTogether(c: Context, e: DamageEffect, also: readonly DamageEffect[]): Clause {
  const subject = selectorText(c, e.source);
  const { amount } = e;
  const own = typeof amount === 'object' && amount.q === 'stat' && also.every((x) => same(x.amount, amount));
  const part = (x: DamageEffect): string => {
    const to = same(x.to, e.source) ? 'itself' : eachText(c, x.to);
    return `${own ? 'X' : amountText(c, x.amount)} damage to ${to}`;
  };
  const parts = listOf([e, ...also].map(part), 'and');
  return { subject, text: `deals ${parts}${own ? `, where X is its ${STAT[amount.stat]}` : ''}` };
}
