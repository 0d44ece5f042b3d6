/** Whoever attacks one of your opponents, or planeswalkers you control (CR 508.6, 508.1). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Scribe',
    type: 'Enchantment',
    cost: '{0}',
    text: "Whenever a player attacks one of your opponents, that attacking player creates a tapped 2/1 white Inkling creature token that's attacking that opponent.",
  },
  {
    name: 'Oath',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Whenever an opponent attacks a planeswalker you control with one or more creatures, Oath deals 2 damage to that player and you gain 2 life.',
  },
  {
    name: 'Mentor',
    type: 'Enchantment',
    cost: '{0}',
    text: "Whenever you attack a player, target creature that's attacking that player gets +5/+0 until end of turn.",
  },
  { name: 'Walker', type: 'Planeswalker — Ajani', cost: '{0}', loyalty: '6', text: '+1: You gain 1 life.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
);

describe('CR 508.6: a player who attacks', () => {
  it('one of your opponents: the attacking player gets what attacks that opponent', () => {
    const t = table({ A: { battlefield: ['Scribe', '2 Bear'] } });
    t.to('declareAttackers').attack('Bear', 'Bear').resolve();
    expect(t.names('battlefield').filter((n) => n === 'Inkling Token').length).toBe(1);
    t.to('endCombat');
    expect(t.life('B')).toBe(14);
  });
  it('not where you are attacked', () => {
    const t = table({ A: { battlefield: ['Bear'] }, B: { battlefield: ['Scribe'] } });
    t.to('declareAttackers').attack('Bear').resolveAll();
    expect(t.names('battlefield')).not.toContain('Inkling Token');
  });
  it('a planeswalker you control: that opponent is dealt damage, once however many attack it', () => {
    const t = table({ A: { battlefield: ['2 Bear'] }, B: { battlefield: ['Oath', 'Walker'] } });
    t.to('declareAttackers').attack(['Bear', 'Walker'], ['Bear', 'Walker']).resolveAll();
    expect(t.life('A')).toBe(18);
    expect(t.life('B')).toBe(22);
  });
  it("what's attacking that player alone can be chosen", () => {
    const t = table({ A: { battlefield: ['Mentor', 'Bear'] } });
    t.to('declareAttackers').attack('Bear').resolve();
    expect(t.pt('Bear')).toBe('7/2');
  });
});
