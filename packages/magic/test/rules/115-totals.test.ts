/** Targets that have no more than so much together, and targets in a list that are in one place (CR 115.1, 601.2c). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'One', type: 'Creature — Bear', cost: '{1}', pt: '1/1' },
  { name: 'Two', type: 'Creature — Bear', cost: '{2}', pt: '2/2' },
  { name: 'Three', type: 'Creature — Bear', cost: '{3}', pt: '3/3' },
  { name: 'Ring', type: 'Artifact', cost: '{1}' },
  { name: 'Plot', type: 'Land' },
  {
    name: 'Patch',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Return up to three target creature cards with total mana value 3 or less from your graveyard to the battlefield.',
  },
  {
    name: 'Past',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Return up to one target artifact card, up to one target land card, and up to one target creature card from your graveyard to your hand.',
  },
);

describe('601.2c a total of all targets', () => {
  it('once some are chosen only those are left that fit with them', () => {
    const t = table({ A: { hand: ['Patch'], graveyard: ['One', 'Two', 'Three'] } });
    const offered: number[] = [];
    t.when('targets', (d) => {
      if (d.ask.form !== 'pick') return undefined;
      offered.push(d.ask.options.length);
      return { pick: [0] };
    });
    t.cast('A', 'Patch').resolve();
    expect(t.names('battlefield').sort()).toEqual(['One', 'Two']);
    expect(offered).toEqual([3, 1]);
  });

  it('one that is all of it leaves none', () => {
    const t = table({ A: { hand: ['Patch'], graveyard: ['Three', 'One'] } });
    t.when('targets', { pick: [0] });
    t.cast('A', 'Patch').resolve();
    expect(t.names('battlefield')).toEqual(['Three']);
  });
});

describe('115.1 a list of targets', () => {
  it('each is a card of its own kind, in the place that is said after all of them', () => {
    const t = table({ A: { hand: ['Past'], graveyard: ['One', 'Ring', 'Plot'] }, B: { graveyard: ['Ring'] } });
    t.when('targets', (d) => (d.ask.form === 'pick' && d.ask.options.length === 1 ? { pick: [0] } : undefined));
    t.cast('A', 'Past').resolve();
    expect(t.names('hand').sort()).toEqual(['One', 'Plot', 'Ring']);
    expect(t.names('graveyard', 'B')).toEqual(['Ring']);
  });
});
