/** Permanents that enter under the control of somebody else (CR 616.1b), and what comes of counters put on several things. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  {
    name: 'Agent',
    type: 'Creature — Minion',
    cost: '{0}',
    pt: '5/5',
    text: "Agent enters under the control of an opponent of your choice.\nAgent attacks each combat if able and can't attack its owner or planeswalkers its owner controls.",
  },
  { name: 'Captor', type: 'Enchantment', cost: '{0}', text: 'Whenever a creature enters under your control, you gain 1 life.' },
  {
    name: 'Growth',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Put a +1/+1 counter on target creature you control and two +1/+1 counters on another target creature.',
  },
  {
    name: 'Tally',
    type: 'Sorcery',
    cost: '{0}',
    text: "Put a +1/+1 counter on target permanent if it's a creature and a charge counter on it if it's an artifact.",
  },
);

describe('616.1b', () => {
  it('it enters under the control of the opponent, and was never under its owner’s', () => {
    const t = table({ A: { battlefield: ['Captor'], hand: ['Agent'] }, B: { battlefield: ['Captor'] } });
    t.cast('A', 'Agent').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([20, 21]);
    expect(t.obj('Agent').controller).toBe(1);
  });
  it('508.1c: it can’t attack its owner, so the requirement is no one’s', () => {
    const t = table({ A: { hand: ['Agent'] } });
    t.cast('A', 'Agent').resolveAll();
    t.to('postcombatMain', 2);
    expect(t.life('A')).toBe(20);
  });
});

describe('122.1', () => {
  it('counters on several things, each with its number', () => {
    const t = table({ A: { battlefield: ['Bear', 'Bear'], hand: ['Growth'] } });
    t.cast('A', 'Growth', { targets: ['Bear', 'Bear'] }).resolveAll();
    const bears = t.state.battlefield.map((id) => t.state.objects.rows.find((o) => o.id === id)?.counters ?? []);
    expect(bears.map((c) => c.reduce((n, k) => n + k.n, 0)).sort()).toEqual([1, 2]);
  });
  it('each if it is so of it', () => {
    const t = table({ A: { battlefield: ['Bear'], hand: ['Tally'] } });
    t.cast('A', 'Tally', { targets: ['Bear'] }).resolveAll();
    expect([t.counters('Bear', '+1/+1'), t.counters('Bear', 'charge')]).toEqual([1, 0]);
  });
});
