/** Resolving a Chain, last link first (Y18.3). */

import { performAll } from '../effects/perform.js';
import { moveAll, settle } from '../moves/move.js';
import { checkLp } from '../moves/players.js';
import { holds, isNegated, isNegatedForLong } from '../reading/values.js';
import { card, nextMoment, pop, printed, tell, writeTop } from '../state/access.js';
import type { G, Link, State } from '../state/types.js';
import { applyEach } from './each.js';
import { noteActivation } from './occurred.js';
import { partsOf, textOf } from './offers.js';
import { isOfPhase } from './triggers.js';

/** Resolves one link; after the first one the Chain ends. */
export function stepResolving(g: G): void {
  const { s } = g;
  const frame = writeTop(g, 'chain');
  if (frame.pc === 1) {
    s.happened = s.happened.filter(
      (h) => isOfPhase(h) || (h.what === 'activated' && !h.seen) || (!h.seen && (h.how === 'cost' || h.what === 'tributed')),
    );
    frame.pc = 2;
    frame.passed = s.chain.length;
  }
  const at = frame.passed - 1;
  if (at < 0) {
    endChain(g);
    return;
  }
  frame.passed = at;
  const link = s.chain[at];
  nextMoment(g);
  tell(g, 'resolve', 'Y18.3', { link: at + 1 });
  const a = textOf(s, link.row, link.text, link.pendulum);
  if (a && applies(s, link)) performAll(g, partsOf(a), { you: link.seat, self: link.row, link, done: [] });
  if (s.result) return;
  if (link.negated === 'activation') noteActivation(g, at, -1);
  else applyEach(g, at + 1);
  if (s.result) return;
  checkLp(g);
  settle(g);
  if (s.result) return;
  tell(g, 'resolved', 'Y18.3', { link: at + 1 });
  g.s.chain = g.s.chain.map((l, i) => (i === at ? { ...l, resolved: true as const } : l));
  checkLp(g);
  settle(g);
}

/** Y16.13, Y22.6: whether a link does anything. */
function applies(s: State, link: Link): boolean {
  if (link.negated !== 'no') return false;
  const vows = textOf(s, link.row, link.text, link.pendulum)?.vows ?? [];
  if (vows.some((v) => 'needs' in v && !holds(s, v.needs, { you: link.seat, self: link.row }))) return false;
  const c = card(s, link.row);
  const p = printed(s, link.row);
  const there = c.visit === link.visit && c.zone === 'spell' && c.up;
  if (link.isCard && (p.property === 'Continuous' || p.property === 'Equip' || p.property === 'Field')) return there;
  // Y16.13, unless it was paid with.
  const stays = p.property === 'Continuous' || p.property === 'Equip' || p.property === 'Field';
  if (!link.isCard && stays && link.from === 'spell' && !there && !link.paid.includes(link.row)) return false;
  if (link.isCard || c.visit !== link.visit) return true;
  return c.zone === 'monster' || c.zone === 'spell' ? !isNegated(s, link.row) : !isNegatedForLong(s, link.row);
}

/** Y16.14: what was used goes to the GY by rule, then the Chain is over. */
function endChain(g: G): void {
  const { s } = g;
  // The turn player's first.
  const spent = s.chain
    .filter((l) => l.isCard && isSpent(s, l))
    .map((l) => l.row)
    .sort(
      (a, b) =>
        Number(card(s, a).controller !== s.active) - Number(card(s, b).controller !== s.active) || card(s, a).place - card(s, b).place,
    );
  s.chain = [];
  if (spent.length > 0) {
    const before = s.moment;
    moveAll(g, [...new Set(spent)], 'grave', { how: 'rule', by: -1, rule: 'Y16.14' });
    // Y19.16
    s.moment = before;
  }
  tell(g, 'chain end', 'Y18.3');
  s.uses = Object.fromEntries(Object.entries(s.uses).filter(([key]) => !key.startsWith('chain/')));
  pop(g);
}

function isSpent(s: State, l: Link): boolean {
  const c = card(s, l.row);
  if (c.visit !== l.visit || c.zone !== 'spell' || !c.up) return false;
  const p = printed(s, l.row);
  if (p.kind === 'monster') return l.negated === 'activation';
  if (p.property === 'Equip') return c.host < 0;
  return l.negated === 'activation' || !(p.property === 'Continuous' || p.property === 'Field');
}
