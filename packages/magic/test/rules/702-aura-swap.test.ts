/** Aura swap (CR 702.65) and exchanging cards in different zones (CR 701.10). Expected values: the rules' own text and rulings. */
import { describe, expect, it } from 'vitest';
import { define, nameOf, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  {
    name: 'Feathers',
    type: 'Enchantment — Aura',
    cost: '{U}',
    text: 'Enchant creature\nEnchanted creature has flying.\nAura swap {2}{U}',
  },
  { name: 'Might', type: 'Enchantment — Aura', cost: '{G}{G}{G}', text: 'Enchant creature\nEnchanted creature gets +3/+3.' },
  { name: 'Farmland', type: 'Enchantment — Aura', cost: '{G}', text: 'Enchant land\nEnchanted land has "{T}: Add {G}{G}."' },
  { name: 'Calm', type: 'Enchantment', cost: '{W}', text: 'Creatures get +0/+1.' },
  { name: 'Bounce', type: 'Instant', cost: '{U}', text: "Return target enchantment to its owner's hand." },
  {
    name: 'Theft',
    type: 'Enchantment — Aura',
    cost: '{U}',
    text: 'Enchant enchantment\nYou control enchanted enchantment.',
  },
  {
    name: 'Trader',
    type: 'Enchantment — Aura',
    cost: '{U}',
    text: 'Enchant creature\n{U}: You may exchange Trader with an Aura card in your hand.',
  },
);

/** Four Islands and a Bear with Feathers on it; the Islands that are left pay for the swap. */
const feathered = (hand: string[], lands = 4) => {
  const t = table({ A: { battlefield: [`${lands} Island`, 'Bear'], hand: ['Feathers', ...hand] } });
  return t.cast('A', 'Feathers', { targets: ['Bear'] }).resolveAll();
};
const hostOf = (t: ReturnType<typeof table>, name: string): string => nameOf(t.state, t.perm(name).attachedTo);

describe('702.65 aura swap', () => {
  it('702.65a, 701.10e: the card from the hand becomes attached to what the permanent was attached to', () => {
    const t = feathered(['Might']);
    t.when('may', { yes: true }).activate('A', 'Feathers').resolveAll();
    expect(hostOf(t, 'Might')).toBe('Bear');
    expect(t.pt('Bear')).toBe('5/5');
    expect(t.names('hand')).toEqual(['Feathers']);
    expect(t.names('battlefield')).not.toContain('Feathers');
  });
  it('702.65a: it may be left undone', () => {
    const t = feathered(['Might']);
    t.when('may', { yes: false }).activate('A', 'Feathers').resolveAll();
    expect(hostOf(t, 'Feathers')).toBe('Bear');
    expect(t.names('hand')).toEqual(['Might']);
  });
  it('702.65b: nothing happens when the only Aura card in hand can’t enchant what it was attached to', () => {
    const t = feathered(['Farmland']);
    t.when('may', { yes: true }).activate('A', 'Feathers').resolveAll();
    expect(hostOf(t, 'Feathers')).toBe('Bear');
    expect(t.names('hand')).toEqual(['Farmland']);
  });
  it('702.65b: nor without an Aura card in hand', () => {
    const t = feathered(['Calm']);
    t.when('may', { yes: true }).activate('A', 'Feathers').resolveAll();
    expect(hostOf(t, 'Feathers')).toBe('Bear');
    expect(t.names('hand')).toEqual(['Calm']);
  });
  it('702.65b: nor when the permanent has left by then', () => {
    const t = feathered(['Might', 'Bounce'], 5);
    t.when('may', { yes: true })
      .activate('A', 'Feathers')
      .cast('A', 'Bounce', { targets: ['Feathers'] })
      .resolveAll();
    expect(t.names('battlefield')).not.toContain('Might');
    expect([...t.names('hand')].sort()).toEqual(['Feathers', 'Might']);
  });
});

describe('701.10 exchange', () => {
  it('701.10d: cards in different zones are exchanged only if one player owns all of them', () => {
    const t = table({
      A: { battlefield: ['Island', 'Bear'], hand: ['Feathers'] },
      B: { battlefield: ['4 Island'], hand: ['Theft', 'Might'] },
    });
    t.cast('A', 'Feathers', { targets: ['Bear'] }).resolveAll();
    t.to('precombatMain', 2)
      .cast('B', 'Theft', { targets: ['Feathers'] })
      .resolveAll();
    t.when('may', { yes: true }).activate('B', 'Feathers').resolveAll();
    expect(hostOf(t, 'Feathers')).toBe('Bear');
    expect(t.names('battlefield')).not.toContain('Might');
  });
  it('701.10e: also by an ability written out', () => {
    const t = table({ A: { battlefield: ['2 Island', 'Bear'], hand: ['Trader', 'Might'] } });
    t.cast('A', 'Trader', { targets: ['Bear'] }).resolveAll();
    t.when('may', { yes: true }).activate('A', 'Trader').resolveAll();
    expect(t.pt('Bear')).toBe('5/5');
    expect(t.names('hand')).toEqual(['Trader']);
  });
});
