/** What any opponent may do, once for all of them; attacks that an effect asks for in a player's next turn (CR 508.1d, 603.12, 611.2a). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Demon',
    type: 'Creature — Demon',
    cost: '{4}',
    pt: '6/6',
    text: 'At the beginning of each combat, any opponent may sacrifice a creature. If a player does, tap this creature and put a +1/+1 counter on it.',
  },
  { name: 'Goat', type: 'Creature — Goat', cost: '{1}', pt: '0/1' },
  {
    name: 'Champion',
    type: 'Legendary Planeswalker — Gideon',
    cost: '{3}',
    loyalty: '8',
    text: "[+2]: During target opponent's next turn, creatures that player controls attack Champion if able.",
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}', pt: '2/2' },
);

describe('118.12: any opponent may', () => {
  it('one does: tapped, one counter', () => {
    const t = table({ A: { battlefield: ['Demon'] }, B: { battlefield: ['Goat'] } });
    t.when('may', { yes: true }).to('declareAttackers');
    expect(t.counters('Demon', '+1/+1')).toBe(1);
    expect(t.names('graveyard', 'B')).toEqual(['Goat']);
  });
  it('nobody does: nothing follows', () => {
    const t = table({ A: { battlefield: ['Demon'] }, B: { battlefield: ['Goat'] } });
    t.when('may', { yes: false }).to('declareAttackers');
    expect(t.counters('Demon', '+1/+1')).toBe(0);
  });
});

describe("508.1d, 611.2a: during a player's next turn", () => {
  it('the creatures of that player attack the permanent, and only in that turn', () => {
    const t = table({ A: { battlefield: ['Champion'] }, B: { battlefield: ['Bear'] } });
    t.activate('A', 'Champion', { targets: ['@B'] }).resolve();
    t.to('declareAttackers', 2);
    expect(t.obj('Champion') && t.perm('Bear')).toBeDefined();
    expect(t.attackAnswer()).toBeDefined();
    expect(t.refusal({ pairs: [] })).toBe('508.1d');
  });
});
