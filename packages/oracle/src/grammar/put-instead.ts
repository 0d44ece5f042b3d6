/** Where found cards are put instead of where they were said to be put (CR 608.2c). */
import type { Effect } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { raw, YOU } from './raw.js';
import { ref } from './references.js';

/** "that card", "those cards" onto the battlefield. */
const putThere = (m: Match): Effect => {
  const at = m.tokens.findIndex((t, i) => i >= m.at && (t.key === 'that' || t.key === 'those'));
  return { do: 'move', what: ref({ ...m, at, end: at + 2 }, 'card', m.tokens[at].key === 'those'), to: 'battlefield' };
};

export function putInstead(g: Grammar): void {
  g.rule('sentence', 'you may put that card onto the battlefield instead of putting it into your hand if {c:condition}', ({ c }, m) =>
    raw.effect({ do: '$instead', cond: c, effect: { do: 'may', who: YOU, then: putThere(m) } }),
  );
  g.rule('sentence', 'if {c:condition} , put those cards onto the battlefield instead of putting them into your hand', ({ c }, m) =>
    raw.effect({ do: '$instead', cond: c, effect: putThere(m) }),
  );
}
