/** Requirements and restrictions as static abilities, and those that last a turn (CR 508.1c, 509.1c, 601.3, 604, 611.2). */

import type { Condition, Filter, Rule, StaticPart } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { cant, compare, isNot, oneOf, ownedBy, replacementPart, rulePart, stated } from './make.js';
import { ANY, and, SELF, YOU } from './raw.js';

const part = (r: Rule): StaticPart[] => [rulePart(r)];
const self: Filter = oneOf(SELF);

/** When a spell may be cast at all: what forbids it at other times (CR 601.3). */
function casting(g: Grammar): void {
  const only = (cond: Condition) => stated(isNot(cond), part(cant({ act: 'cast', who: { player: 'each' }, what: self })));
  g.rule('staticBody', 'cast ~ only {t:time}', ({ t }) => only(t));
  g.rule('staticBody', 'cast ~ only if {c:condition}', ({ c }) => only(c));
  g.rule('staticBody', "you can't cast ~ during your first , second , or third turns of the game", () =>
    only(isNot({ if: 'and', of: [{ if: 'turnOf', who: YOU }, compare({ q: 'turnsBegun', who: YOU }, '<=', 3)] })),
  );
  g.rule('staticBody', "you can't cast ~ unless {c:condition}", ({ c }) => only(c));
}

/** Statements about activating, untapping and being attached. */
function others(g: Grammar): void {
  // reason: oracle/later-wordings.test.ts reads it
  g.rule('staticPart', 'if you would create one or more tokens , instead create twice that many of those tokens', () => [
    replacementPart({ replace: 'createToken', who: YOU, what: ANY, count: { q: 'product', of: [2, { q: 'amount' }] } }),
  ]);
}

/** CR 903.3: commanders, and whose. */
function commanders(g: Grammar): void {
  const commander: Filter = { is: 'commander' };
  g.rule('core', 'commander', () => ({ filter: commander, many: false, head: 'commander' }));
  g.rule('core', 'commanders', () => ({ filter: commander, many: true, head: 'commander' }));
  g.rule('adjective', 'commander', () => commander);
  g.rule('kind', 'your commander', () => and(commander, ownedBy(YOU)));
}

export function installRestrictions(g: Grammar): void {
  casting(g);
  others(g);
  commanders(g);
}
