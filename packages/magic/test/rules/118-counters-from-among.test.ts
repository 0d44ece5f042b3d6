/** Counters removed from any of several objects to pay one cost (CR 118.3, 601.2h). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Keeper',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Remove three +1/+1 counters from among creatures you control: You gain 7 life.',
  },
  {
    name: 'Vat',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Remove one or more +1/+1 counters from among creatures you control: Create an X/X green Ooze creature token, where X is the number of +1/+1 counters removed this way.',
  },
  { name: 'Broth', type: 'Enchantment', cost: '{0}', text: 'Remove two counters from among creatures you control: You gain 3 life.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Elk', type: 'Creature — Elk', cost: '{0}', pt: '3/3' },
);

const plus = (card: string, n: number) => ({ card, counters: [{ kind: '+1/+1', n }] });

describe('CR 118.3: a cost that takes counters from among several objects', () => {
  it('is paid from more than one of them', () => {
    const t = table({ A: { battlefield: ['Keeper', plus('Bear', 2), plus('Elk', 1)] } });
    t.activate('A', 'Keeper').resolve();
    expect(t.life('A')).toBe(27);
    expect(t.counters('Bear', '+1/+1')).toBe(0);
    expect(t.counters('Elk', '+1/+1')).toBe(0);
  });
  it('cannot be paid where there are fewer in all', () => {
    const t = table({ A: { battlefield: ['Keeper', plus('Bear', 1), plus('Elk', 1)] } });
    expect(t.can('A')).not.toContain('activate Keeper');
    expect(() => t.activate('A', 'Keeper')).toThrow();
  });
  it('nor with those on what others control', () => {
    const t = table({ A: { battlefield: ['Keeper', plus('Bear', 2)] }, B: { battlefield: [plus('Elk', 4)] } });
    expect(() => t.activate('A', 'Keeper')).toThrow();
  });
  it('the player chooses which ones', () => {
    const t = table({ A: { battlefield: ['Keeper', plus('Bear', 3), plus('Elk', 3)] } });
    t.choose('choose', 'Elk').choose('choose', 'Elk').choose('choose', 'Elk');
    t.activate('A', 'Keeper').resolve();
    expect(t.counters('Bear', '+1/+1')).toBe(3);
    expect(t.counters('Elk', '+1/+1')).toBe(0);
  });
  it('of any kind, where no kind is said', () => {
    const t = table({
      A: { battlefield: ['Broth', { card: 'Bear', counters: [{ kind: 'flying', n: 1 }] }, plus('Elk', 1)] },
    });
    t.activate('A', 'Broth').resolve();
    expect(t.life('A')).toBe(23);
    expect(t.counters('Bear', 'flying')).toBe(0);
    expect(t.counters('Elk', '+1/+1')).toBe(0);
  });
  it('X of them: known afterwards', () => {
    const t = table({ A: { battlefield: ['Vat', plus('Bear', 2), plus('Elk', 2)] } });
    t.activate('A', 'Vat', { x: 4 }).resolve();
    expect(t.pt('Ooze Token')).toBe('4/4');
  });
});
