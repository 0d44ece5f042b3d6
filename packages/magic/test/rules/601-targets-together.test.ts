/** Targets that are controlled by the same player, or by different players (CR 601.2c, 608.2b). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Run',
    type: 'Instant',
    cost: '{U}',
    text: "Choose two target creatures controlled by different players. Return those creatures to their owners' hands.",
  },
  { name: 'Band', type: 'Instant', cost: '{U}', text: 'Tap two target creatures controlled by the same player.' },
  { name: 'Steal', type: 'Instant', cost: '{U}', text: 'Gain control of target creature.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{W}', pt: '2/4' },
  { name: 'Cat', type: 'Creature — Cat', cost: '{W}', pt: '1/1' },
);

const mine = { battlefield: ['2 Island', 'Bear', 'Ox'] };

describe('601.2c targets of different players, or of the same player', () => {
  it('are offered only where there are enough of them', () => {
    const t = table({ A: { ...mine, hand: ['Run', 'Band'] }, B: {} });
    expect(t.can('A').join()).not.toContain('Run');
    expect(t.can('A').join()).toContain('Band');
    const u = table({ A: { battlefield: ['2 Island', 'Bear'], hand: ['Run', 'Band'] }, B: { battlefield: ['Cat'] } });
    expect(u.can('A').join()).toContain('Run');
    expect(u.can('A').join()).not.toContain('Band');
  });
  it('after the first only what goes with it can be chosen', () => {
    const t = table({ A: { ...mine, hand: ['Run'] }, B: { battlefield: ['Cat'] } });
    t.cast('A', 'Run', { targets: ['Ox', 'Cat'] }).resolve();
    expect([t.names('hand', 'A'), t.names('hand', 'B')]).toEqual([['Ox'], ['Cat']]);
    expect(() =>
      table({ A: { ...mine, hand: ['Run'] }, B: { battlefield: ['Cat'] } }).cast('A', 'Run', { targets: ['Ox', 'Bear'] }),
    ).toThrow();
  });
  it('608.2b are illegal where that is no longer so', () => {
    const t = table({ A: { ...mine, hand: ['Run', 'Steal'] }, B: { battlefield: ['Cat'] } });
    t.cast('A', 'Run', { targets: ['Ox', 'Cat'] })
      .cast('A', 'Steal', { targets: ['Cat'] })
      .resolveAll();
    expect(t.names('battlefield').filter((n) => n !== 'Island')).toEqual(['Bear', 'Ox', 'Cat']);
  });
});
