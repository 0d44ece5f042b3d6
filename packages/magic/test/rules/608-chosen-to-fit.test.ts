/** Several that are chosen and fit together: different names (CR 201.2b), no more than so much in all (CR 608.2d). Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Dawn',
    type: 'Sorcery',
    cost: '{W}',
    text: 'Return any number of permanent cards with different names from your graveyard to the battlefield.',
  },
  {
    name: 'Seasons',
    type: 'Sorcery',
    cost: '{W}',
    text: 'Return any number of cards with different mana values from your graveyard to your hand.',
  },
  {
    name: 'Dirge',
    type: 'Sorcery',
    cost: '{W}',
    text: 'Return up to two creature cards with total mana value 4 or less from your graveyard to the battlefield.',
  },
  { name: 'Cull', type: 'Sorcery', cost: '{W}', text: 'You gain 1 life for each creature you control. Draw a card.' },
  { name: 'Cub', type: 'Creature — Cat', cost: '{W}', pt: '2/2' },
  { name: 'Elf', type: 'Creature — Elf', cost: '{G}', pt: '1/1' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{3}{W}', pt: '2/4' },
);

describe('201.2b different names', () => {
  it('201.2b: of two that have a name in common only one can be chosen', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Dawn'], graveyard: ['2 Cub', 'Elf'] } });
    t.when('choose', (d) => (d.ask.form === 'pick' && d.ask.options.length > 0 ? { pick: [0] } : undefined));
    t.cast('A', 'Dawn').resolveAll();
    expect(t.names('battlefield').sort()).toEqual(['Cub', 'Elf', 'Plains']);
    expect(t.names('graveyard').sort()).toEqual(['Cub', 'Dawn']);
  });
  it('201.2b: whoever chooses may stop', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Dawn'], graveyard: ['Cub', 'Elf'] } });
    t.when('choose', { pick: [] });
    t.cast('A', 'Dawn').resolveAll();
    expect(t.names('battlefield')).toEqual(['Plains']);
  });
  it('202.3: different mana values', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Seasons'], graveyard: ['Cub', 'Elf', 'Ox'] } });
    t.when('choose', { pick: [0] });
    t.cast('A', 'Seasons').resolveAll();
    expect(t.names('hand')).toHaveLength(2);
    expect(t.names('hand')).toContain('Ox');
  });
});

describe('608.2d no more than so much in all', () => {
  it('608.2d: what would be too much is not offered', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Dirge'], graveyard: ['Ox', 'Cub', 'Elf'] } });
    const offered: number[] = [];
    t.when('choose', (d) => {
      if (d.ask.form !== 'pick') return undefined;
      offered.push(d.ask.options.length);
      return { pick: [d.ask.options.length - 1] };
    });
    t.cast('A', 'Dirge').resolveAll();
    expect(offered).toEqual([3, 1]);
    expect(t.names('battlefield').sort()).toEqual(['Cub', 'Elf', 'Plains']);
  });
});
