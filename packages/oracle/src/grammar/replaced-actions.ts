/** Keyword actions that are done with another number, more often, or not at all because something else is done instead (CR 614.1a, 701). */
import type { Effect, PlayerRef, Quantity, Replacement, StaticPart } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { replacementPart } from './make.js';
import { and, rewrite, seq, withPlayer, YOU } from './raw.js';
import { amounts } from './this-way.js';

type Replaced = Extract<Replacement, { replace: 'action' }>;
type Action = Replaced['action'];

const AMOUNT: Quantity = { q: 'amount' };
const part = (r: Replaced): StaticPart[] => [replacementPart(r)];
const changed = (action: Action, who: PlayerRef, n: Quantity): StaticPart[] => part({ replace: 'action', action, who, n });

/** Who would do it, in these words, and how they are spoken of then. */
const WHO: readonly (readonly [string, PlayerRef, string])[] = [
  ['you would', YOU, ''],
  ['an opponent would', { player: 'eachOpponent' }, 'they '],
];

export function installReplacedActions(g: Grammar): void {
  for (const [would, who, they] of WHO)
    for (const [action, cards] of [
      ['mill', 'one or more cards'],
      ['scry', 'a number of cards'],
    ] as const) {
      const lead = `if ${would} ${action} ${cards} , ${they}${action}`;
      g.rule('staticPart', `${lead} that many cards plus {n:digits} instead` as '{n:digits}', ({ n }) =>
        changed(action, who, { q: 'sum', of: [AMOUNT, n] }),
      );
      g.rule('staticPart', `${lead} twice that many cards instead` as 'if', () => changed(action, who, { q: 'product', of: [2, AMOUNT] }));
    }
  g.rule('staticPart', 'if you would proliferate , proliferate twice instead', () =>
    changed('proliferate', YOU, { q: 'product', of: [2, AMOUNT] }),
  );
  // CR 614.6: nothing is looked at then
  g.rule('staticPart', 'if you would scry a number of cards , {v:orderClause} instead', ({ v }) => {
    const instead = amounts(v);
    return v === instead ? null : part({ replace: 'action', action: 'scry', who: YOU, instead });
  });
  const explores: Effect = {
    do: 'keywordAction',
    action: 'explore',
    who: YOU,
    what: { sel: 'event', role: 'object' },
    n: 1,
  };
  // CR 614.5: the same creature explores, and the effect does not apply to that again
  g.rule('staticPart', 'if {t:thing} would explore , instead you {v:playerVerbs} , then that {h:head} explores', ({ t, v, h }) => {
    const first = withPlayer(v, YOU);
    const own = rewrite(first, (n) => (n.sel === '$ref' ? null : undefined)) !== first;
    return h.many || own
      ? null
      : part({ replace: 'action', action: 'explore', who: { player: 'each' }, what: and(t), instead: seq(first, explores) });
  });
}
