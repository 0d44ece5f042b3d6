/** Words of conspiracy cards (CR 315): the names that were chosen in secret, the first upkeeps, the size of the deck. */
import { controlledBy, type ManaSpec, mentionsNode, type Selector } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { all, compare, continuousPart, stated } from './make.js';
import { and, YOU } from './raw.js';
import { numeral } from './words.js';

const NOTED_COLOR: ManaSpec = { options: [], types: { of: 'color', chosen: { noted: 'color' } }, times: 1, choose: 'once' };

const SPELL: Selector = { sel: 'event', role: 'object' };

/** What was noted as cards were drafted (CR 905.2b). */
function noted(g: Grammar): void {
  g.rule('post', 'with a name you noted for cards named ~', () => ({ is: 'named', name: { noted: 'name' } }));
  g.rule('post', 'with a name noted as you drafted cards named ~', () => ({ is: 'named', name: { noted: 'name' } }));
  g.rule('post', 'of a type you noted for cards named ~', () => ({ is: 'subtype', subtype: { noted: 'creatureType' } }));
  g.rule('post', "that's one or more of the colors chosen as you drafted cards named ~", () => ({
    is: 'color',
    color: { noted: 'color' },
  }));
  g.rule('manaSpec', 'one mana of any color chosen as you drafted cards named ~', () => NOTED_COLOR);
  g.rule('attackedPlayer', 'a player you noted for cards named ~', () => ({ player: 'noted' }));
}

export function installConspiracies(g: Grammar): void {
  noted(g);
  g.rule('post', 'with one of the chosen names', () => ({ is: 'named', name: { link: 0 } }));
  g.rule('post', 'with the other chosen name', () => ({ is: 'named', name: { link: 0, other: SPELL } }));
  g.rule('post', 'with that name', (_, m) => (m.context.types.includes('Conspiracy') ? { is: 'named', name: { link: 0 } } : null));
  g.rule('quantity', 'the chosen number', (_, m) => (m.context.types.includes('Conspiracy') ? { q: 'linked', link: 0 } : null));
  g.rule('staticPart', 'before drawing your opening hand , choose {a:digits} , {b:digits} , or {c:digits}', ({ a, b, c }) =>
    b === a + 1 && c === b + 1
      ? [{ part: 'beforeOpeningHand', effect: { do: 'choose', who: YOU, what: { choose: 'number', min: a, max: c }, link: 0 } }]
      : null,
  );
  // CR 903.4b
  g.rule('staticPart', 'if ~ is your commander , choose a color before the game begins . ~ is the chosen color', () => [
    {
      part: 'continuous',
      affects: { sel: 'self' },
      mods: [{ mod: 'colors', change: 'set', colors: [{ commander: 'color' }] }],
    },
  ]);
  g.rule('staticPart', 'your minimum deck size is reduced by {n:number}', ({ n }, m) => {
    const by = typeof n === 'number' ? n : numeral(m.tokens[m.end - 1].key);
    return by === undefined ? null : [{ part: 'deckConstruction', allows: 'fewer', by }];
  });
  // CR 905.2b
  g.rule('staticBody', 'as long as you control one or more {n:things} , ~ and those creatures {p:predicates}', ({ n, p }) => {
    const yours: Selector = all('battlefield', and(n, controlledBy(YOU)));
    return p.rules.length === 0 && mentionsNode(n, { is: 'type', type: 'Creature' })
      ? stated(compare({ q: 'count', of: yours }, '>=', 1), [continuousPart({ sel: 'union', of: [{ sel: 'self' }, yours] }, p.mods)])
      : null;
  });
}
