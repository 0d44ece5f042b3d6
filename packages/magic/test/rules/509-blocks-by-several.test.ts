/** Blocking, and being blocked by, one or more of a kind: once, however many they are (CR 509.3a-d, 603.2c). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Soldier',
    type: 'Creature — Dwarf',
    cost: '{1}',
    pt: '2/2',
    text: 'Whenever Soldier blocks or becomes blocked by one or more Orcs, Soldier gets +0/+2 until end of turn.',
  },
  { name: 'Orc', type: 'Creature — Orc', cost: '{1}', pt: '1/1' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}', pt: '1/1' },
);

describe('509.3: one or more of a kind', () => {
  it('two of them block: once', () => {
    const t = table({ A: { battlefield: ['Soldier'] }, B: { battlefield: ['2 Orc', 'Bear'] } });
    t.attack('Soldier').block(['Orc', 'Soldier'], ['Orc', 'Soldier'], ['Bear', 'Soldier']).resolveAll();
    expect(t.pt('Soldier')).toBe('2/4');
  });
  it('it blocks one', () => {
    const t = table({ A: { battlefield: ['Orc'] }, B: { battlefield: ['Soldier'] } });
    t.attack('Orc').block(['Soldier', 'Orc']).resolveAll();
    expect(t.pt('Soldier')).toBe('2/4');
  });
  it('none of the kind', () => {
    const t = table({ A: { battlefield: ['Soldier'] }, B: { battlefield: ['Bear'] } });
    t.attack('Soldier').block(['Bear', 'Soldier']).resolveAll();
    expect(t.pt('Soldier')).toBe('2/2');
  });
});
