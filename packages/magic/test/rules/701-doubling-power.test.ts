/** CR 701.9: doubling. Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/3' },
  { name: 'Wither', type: 'Instant', cost: '{B}', text: 'Target creature gets -4/-0 until end of turn.' },
  { name: 'Twice', type: 'Instant', cost: '{G}', text: "Double target creature's power until end of turn." },
  { name: 'Twice Both', type: 'Instant', cost: '{G}', text: "Double target creature's power and toughness until end of turn." },
  { name: 'As Much', type: 'Instant', cost: '{G}', text: 'Target creature gets +X/+0 until end of turn, where X is its power.' },
);

describe('701.9b-c: doubling power', () => {
  it('adds what there is', () => {
    for (const [spell, pt] of [
      ['Twice', '4/3'],
      ['Twice Both', '4/6'],
    ]) {
      const t = table({ A: { battlefield: ['Bear', 'Forest'], hand: [spell] } });
      t.cast('A', spell, { targets: ['Bear'] }).resolve();
      expect(t.pt('Bear')).toBe(pt);
    }
  });
  it('takes away where it is less than 0', () => {
    for (const [spell, pt] of [
      ['Twice', '-4/3'],
      ['Twice Both', '-4/6'],
    ]) {
      const t = table({ A: { battlefield: ['Bear', 'Forest', 'Swamp'], hand: ['Wither', spell] } });
      t.cast('A', 'Wither', { targets: ['Bear'] }).resolve();
      t.cast('A', spell, { targets: ['Bear'] }).resolve();
      expect(t.pt('Bear')).toBe(pt);
    }
  });
  it('107.1b: what is only as much as the power is 0 then', () => {
    const t = table({ A: { battlefield: ['Bear', 'Forest', 'Swamp'], hand: ['Wither', 'As Much'] } });
    t.cast('A', 'Wither', { targets: ['Bear'] }).resolve();
    t.cast('A', 'As Much', { targets: ['Bear'] }).resolve();
    expect(t.pt('Bear')).toBe('-2/3');
  });
});
