/** Costs that are paid with things which have something in common (CR 601.2h). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}', pt: '2/2' },
  { name: 'Wolf', type: 'Creature — Wolf', cost: '{1}', pt: '2/2' },
  {
    name: 'Soil',
    type: 'Enchantment',
    cost: '{1}',
    text: '{0}, Exile two creature cards from a single graveyard: Create a 1/1 green Saproling creature token.',
  },
  { name: 'Grow', type: 'Instant', cost: '{0}', text: 'Put a +1/+1 counter on target creature.' },
  {
    name: 'Worker',
    type: 'Creature — Wizard',
    cost: '{1}',
    pt: '0/1',
    text: 'Remove one or more +1/+1 counters from Worker: Gain control of target creature with power less than or equal to the number of +1/+1 counters removed this way.',
  },
  { name: 'Chimes', type: 'Artifact', cost: '{1}', text: 'Discard two nonland cards with the same name: Draw four cards.' },
);

describe('601.2h: cards from a single graveyard', () => {
  it('two that are in two graveyards do not pay', () => {
    const t = table({ A: { battlefield: ['Soil'], graveyard: ['Bear'] }, B: { graveyard: ['Wolf'] } });
    expect(t.can('A')).not.toContain('activate Soil');
  });
  it('those of one player do, whoever it is, and nothing else is exiled', () => {
    const t = table({ A: { battlefield: ['Soil'], graveyard: ['Bear'] }, B: { graveyard: ['Bear', 'Wolf'] } });
    t.activate('A', 'Soil').resolve();
    expect(t.names('exile').toSorted()).toEqual(['Bear', 'Wolf']);
    expect([t.names('graveyard', 'A'), t.names('graveyard', 'B')]).toEqual([['Bear'], []]);
  });
});

describe('601.2h, 201.2: cards with the same name', () => {
  it('two of different names do not pay', () => {
    expect(table({ A: { battlefield: ['Chimes'], hand: ['Bear', 'Wolf'] } }).can('A')).not.toContain('activate Chimes');
  });
  it('the second is one named like the first', () => {
    const t = table({ A: { battlefield: ['Chimes'], hand: ['Bear', 'Wolf', 'Bear'] } });
    t.activate('A', 'Chimes').resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Bear', 'Bear']);
  });
});

describe('107.3a: "one or more" counters that are removed', () => {
  const worker = (n: number): ReturnType<typeof table> => {
    const t = table({ A: { battlefield: ['Worker'], hand: Array.from({ length: n }, () => 'Grow') }, B: { battlefield: ['Wolf'] } });
    for (let i = 0; i < n; i++) t.cast('A', 'Grow', { targets: ['Worker'] }).resolve();
    return t;
  };
  it('none do not pay', () => {
    expect(worker(0).can('A')).not.toContain('activate Worker');
  });
  it('X is at least 1, and as many are removed', () => {
    const t = worker(2);
    let least = -1;
    t.when('number', (d) => {
      least = d.ask.form === 'number' ? d.ask.min : -1;
      return { number: 2 };
    });
    t.activate('A', 'Worker', { targets: ['Wolf'] }).resolve();
    expect([least, t.counters('Worker', '+1/+1')]).toEqual([1, 0]);
    expect(t.perm('Wolf').controller).toBe(0);
  });
});
