/** The order of a graveyard (CR 404.2): what was put there last is on top. Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{0}', pt: '3/3' },
  { name: 'Rock', type: 'Artifact', cost: '{0}' },
  { name: 'Shatter', type: 'Sorcery', cost: '{0}', text: 'Destroy target creature. Exile Shatter.' },
  {
    name: 'Dance',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Return the top creature card of your graveyard to the battlefield. That creature gains haste until end of turn. Exile it at the beginning of the next end step.',
  },
  {
    name: 'Gnaw',
    type: 'Creature — Rat',
    cost: '{0}',
    pt: '1/1',
    text: 'Exile the top creature card of your graveyard: Gnaw gets +2/+2 until end of turn.',
  },
);

describe('404.2 the top creature card of a graveyard', () => {
  it('is the one that was put there last, whatever else lies on it', () => {
    const t = table({ A: { hand: ['Shatter', 'Dance'], battlefield: ['Bear'], graveyard: ['Ogre'] } });
    t.cast('A', 'Shatter', { targets: ['Bear'] }).resolve();
    t.cast('A', 'Dance').resolve();
    expect(t.names('battlefield')).toEqual(['Bear']);
    t.to('postcombatMain').to('cleanup');
    expect([t.names('battlefield'), t.names('exile').includes('Bear')]).toEqual([[], true]);
  });

  it('pays a cost, one after the other, until there is none', () => {
    const t = table({ A: { battlefield: ['Gnaw', 'Bear'], hand: ['Shatter'], graveyard: ['Ogre', 'Rock'] } });
    t.cast('A', 'Shatter', { targets: ['Bear'] }).resolve();
    t.activate('A', 'Gnaw').resolve();
    expect([t.pt('Gnaw'), t.names('graveyard')]).toEqual(['3/3', ['Ogre', 'Rock']]);
    t.activate('A', 'Gnaw').resolve();
    expect([t.pt('Gnaw'), t.names('graveyard')]).toEqual(['5/5', ['Rock']]);
    expect(t.can('A').some((x) => x.includes('Gnaw'))).toBe(false);
  });
});
