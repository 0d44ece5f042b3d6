/** Words of conspiracy cards (CR 315): the names that were chosen in secret, the first upkeeps, the size of the deck. */
import type { Selector } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { YOU } from './raw.js';
import { numeral } from './words.js';

const SPELL: Selector = { sel: 'event', role: 'object' };

export function installConspiracies(g: Grammar): void {
  g.rule('post', 'with one of the chosen names', () => ({ is: 'named', name: { link: 0 } }));
  g.rule('post', 'with the other chosen name', () => ({ is: 'named', name: { link: 0, other: SPELL } }));
  g.rule('post', 'with that name', (_, m) => (m.context.types.includes('Conspiracy') ? { is: 'named', name: { link: 0 } } : null));
  g.rule('post', 'with a name you noted for cards named ~', () => ({ is: 'named', name: { noted: 'name' } }));
  g.rule('post', 'of a type you noted for cards named ~', () => ({ is: 'subtype', subtype: { noted: 'creatureType' } }));
  g.rule('quantity', 'the chosen number', (_, m) => (m.context.types.includes('Conspiracy') ? { q: 'linked', link: 0 } : null));
  g.rule('staticPart', 'before drawing your opening hand , choose {a:digits} , {b:digits} , or {c:digits}', ({ a, b, c }) =>
    b === a + 1 && c === b + 1
      ? [{ part: 'beforeOpeningHand', effect: { do: 'choose', who: YOU, what: { choose: 'number', min: a, max: c }, link: 0 } }]
      : null,
  );
  g.rule('staticPart', 'your minimum deck size is reduced by {n:number}', ({ n }, m) => {
    const by = typeof n === 'number' ? n : numeral(m.tokens[m.end - 1].key);
    return by === undefined ? null : [{ part: 'deckConstruction', allows: 'fewer', by }];
  });
}
