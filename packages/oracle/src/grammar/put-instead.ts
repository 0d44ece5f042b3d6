/** Where found cards are put instead of where they were said to be put (CR 608.2c). */
import type { Effect } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { raw, YOU } from './raw.js';
import { ref } from './references.js';

/** "that card" onto the battlefield. */
const putThere = (m: Match): Effect => ({ do: 'move', what: ref({ ...m, at: m.at + 3, end: m.at + 5 }, 'card'), to: 'battlefield' });

export function putInstead(g: Grammar): void {
  g.rule('sentence', 'you may put that card onto the battlefield instead of putting it into your hand if {c:condition}', ({ c }, m) =>
    raw.effect({ do: '$instead', cond: c, effect: { do: 'may', who: YOU, then: putThere(m) } }),
  );
}
