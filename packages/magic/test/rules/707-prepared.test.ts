/** Prepared permanents, newer than the edition whose numbers are cited: a copy of their spell can be cast (CR 707.12). Expected values: their reminder text. */
import { describe, expect, it } from 'vitest';
import { define, defineFaces, table } from '../kit.js';

defineFaces(
  'prepare',
  { name: 'Ready Mage', type: 'Creature — Human Wizard', cost: '{1}{R}', pt: '2/2', text: 'This creature enters prepared.' },
  { name: 'Quick Spark', type: 'Sorcery', cost: '{R}', text: 'Quick Spark deals 2 damage to any target.' },
);
defineFaces(
  'prepare',
  {
    name: 'Late Mage',
    type: 'Creature — Human Wizard',
    cost: '{1}{R}',
    pt: '2/2',
    text: 'Whenever you gain life, this creature becomes prepared.',
  },
  { name: 'Late Spark', type: 'Instant', cost: '{R}', text: 'Late Spark deals 2 damage to any target.' },
);
define(
  { name: 'Gainer', type: 'Instant', cost: '{W}', text: 'You gain 1 life.' },
  { name: 'Kill', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Coach', type: 'Land', text: '{T}: Target creature becomes prepared.' },
  { name: 'Plain Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Steal', type: 'Sorcery', cost: '{U}', text: 'Gain control of target creature.' },
);

describe('707.12 prepared permanents', () => {
  it('707.12: it enters prepared; a copy of its spell is cast for its cost, and that unprepares it', () => {
    const t = table({ A: { battlefield: ['4 Mountain'], hand: ['Ready Mage // Quick Spark'] } });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual(['cast Ready Mage']);
    t.cast('A', 'Ready Mage').resolve();
    expect(t.names('exile')).toEqual(['Quick Spark']);
    t.cast('A', 'Quick Spark', { targets: ['@B'] });
    expect(t.names('exile')).toEqual([]);
    t.resolve();
    expect(t.life('B')).toBe(18);
    expect(t.names('battlefield')).toContain('Ready Mage');
    expect(t.names('graveyard')).toEqual([]);
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([]);
  });
  it('707.12: it becomes prepared only once, until the copy is cast; then it can become so again', () => {
    const t = table({ A: { battlefield: ['2 Mountain', '3 Plains', 'Late Mage // Late Spark'], hand: ['3 Gainer'] } });
    expect(t.can('A')).not.toContain('cast Late Spark');
    t.cast('A', 'Gainer').resolveAll();
    t.cast('A', 'Gainer').resolveAll();
    expect(t.names('exile')).toEqual(['Late Spark']);
    t.cast('A', 'Late Spark', { targets: ['@B'] }).resolve();
    expect(t.names('exile')).toEqual([]);
    t.cast('A', 'Gainer').resolveAll();
    t.cast('A', 'Late Spark', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(16);
  });
  it('707.12: when it leaves the battlefield, nothing is left to be cast', () => {
    const t = table({ A: { battlefield: ['2 Mountain', 'Mountain', 'Swamp'], hand: ['Ready Mage // Quick Spark', 'Kill'] } });
    t.cast('A', 'Ready Mage').resolve();
    t.cast('A', 'Kill', { targets: ['Ready Mage'] }).resolve();
    expect(t.names('exile')).toEqual([]);
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([]);
  });
  it('707.12: whoever controls it may cast the copy', () => {
    const t = table({
      A: { battlefield: ['Island', 'Mountain'], hand: ['Steal'] },
      B: { battlefield: ['Late Mage // Late Spark', 'Plains'], hand: ['Gainer'] },
    });
    t.pass().cast('B', 'Gainer').resolveAll();
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual(['cast Steal']);
    t.cast('A', 'Steal', { targets: ['Late Mage'] }).resolve();
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual(['cast Late Spark']);
  });
  it('707.12: only creatures with prepare spells become prepared', () => {
    const t = table({ A: { battlefield: ['Coach', 'Plain Bear'] } });
    t.activate('A', 'Coach', { targets: ['Plain Bear'] }).resolve();
    expect(t.names('exile')).toEqual([]);
  });
});
