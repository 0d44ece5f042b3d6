/**
 * Of cards looked at some are chosen, of each kind at most one (CR 608.2c-d).
 * Expected values: the rules' own text, and what the cards say.
 */
import { expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Picker',
    type: 'Creature — Human',
    pt: '1/1',
    text: "{0}: Look at the top two cards of target opponent's library, then exile one of them.",
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{0}', pt: '2/4' },
  {
    name: 'Reader',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Look at the top six cards of your library. You may reveal a Bear card, an Ox card, and/or a land card from among them and put those cards into your hand. Put the rest on the bottom of your library in any order.',
  },
);

it('701.16a one of the cards of an opponent is exiled', () => {
  const t = table({ A: { battlefield: ['Picker'] }, B: { library: ['Bear', 'Ox', 'Island'] } });
  t.choose('choose', 'Ox');
  t.activate('A', 'Picker', { targets: ['@B'] }).resolveAll();
  expect([t.names('exile', 'B'), t.names('library', 'B').slice(0, 2)]).toEqual([['Ox'], ['Bear', 'Island']]);
});

it('608.2d at most one card of each kind', () => {
  const t = table({ A: { hand: ['Reader'], library: ['Bear', 'Bear', 'Ox', 'Island', 'Swamp', 'Reader', 'Reader'] } });
  t.when('choose', { pick: [0] }).when('may', { yes: true });
  t.cast('A', 'Reader').resolveAll();
  expect(t.names('hand').sort()).toEqual(['Bear', 'Island', 'Ox']);
});
