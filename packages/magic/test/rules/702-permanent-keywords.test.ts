/** Keyword abilities of permanents that stand for other abilities (CR 702). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{R}', pt: '3/3' },
  { name: 'Tall Wall', type: 'Creature — Wall', cost: '{W}', pt: '0/8' },
  { name: 'Death Spell', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Shock Bolt', type: 'Instant', cost: '{R}', text: 'Shock Bolt deals 2 damage to any target.' },
  { name: 'Warded Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2', text: 'Ward {1}' },
  { name: 'Blood Ward Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2', text: 'Ward—Pay 3 life.' },
  { name: 'Faded Bear', type: 'Creature — Bear', cost: '{G}', pt: '4/4', text: 'Fading 1' },
  { name: 'Vanishing Bear', type: 'Creature — Bear', cost: '{G}', pt: '4/4', text: 'Vanishing 1' },
  { name: 'Modular Dog', type: 'Artifact Creature — Dog', cost: '{2}', pt: '0/0', text: 'Modular 2' },
  { name: 'Clockwork', type: 'Artifact Creature — Construct', cost: '{2}', pt: '1/1' },
  { name: 'Old Kami', type: 'Creature — Spirit', cost: '{4}', pt: '1/1', text: 'Soulshift 3' },
  { name: 'Small Kami', type: 'Creature — Spirit', cost: '{3}', pt: '1/1' },
  { name: 'Large Kami', type: 'Creature — Spirit', cost: '{4}', pt: '1/1' },
  { name: 'Grafter', type: 'Creature — Mutant', cost: '{G}', pt: '0/0', text: 'Graft 2' },
  { name: 'Sand Garden', type: 'Artifact — Fortification', cost: '{1}', text: 'Fortify {1}' },
  { name: 'Changer', type: 'Creature — Human', cost: '{1}', pt: '1/1', text: 'Transfigure {1}' },
  { name: 'Other One Drop', type: 'Creature — Human', cost: '{1}', pt: '3/1' },
  { name: 'Great Elk', type: 'Creature — Elk', cost: '{G}', pt: '5/5', text: 'Champion a Bear' },
  { name: 'Germ Blade', type: 'Artifact — Equipment', cost: '{1}', text: 'Living weapon\nEquipped creature gets +2/+2.\nEquip {2}' },
  { name: 'Rebel Blade', type: 'Artifact — Equipment', cost: '{1}', text: 'For Mirrodin!\nEquipped creature gets +1/+1.\nEquip {2}' },
  { name: 'Ooze', type: 'Creature — Ooze', cost: '{G}', pt: '1/1', text: 'Evolve' },
  { name: 'Banker', type: 'Creature — Human', cost: '{W}', pt: '1/1', text: 'Extort' },
  { name: 'Patient', type: 'Creature — Human', cost: '{W}', pt: '1/1', text: 'Outlast {1}' },
  { name: 'Maker', type: 'Creature — Dwarf', cost: '{W}', pt: '1/1', text: 'Fabricate 2' },
  { name: 'Ghostly', type: 'Creature — Human', cost: '{W}', pt: '1/1', text: 'Afterlife 2' },
  { name: 'Truck', type: 'Artifact — Vehicle', cost: '{3}', pt: '3/3', text: 'Living metal' },
);

const land = (n: number, type: string) => `${n} ${type}`;

describe('702.21 ward', () => {
  it('702.21a: the spell is countered unless its controller pays', () => {
    const t = table({ A: { hand: ['Death Spell'], battlefield: ['Swamp'] }, B: { battlefield: ['Warded Bear'] } });
    t.cast('A', 'Death Spell', { targets: ['Warded Bear'] }).resolveAll();
    expect(t.names('battlefield')).toContain('Warded Bear');
    expect(t.names('graveyard')).toEqual(['Death Spell']);
  });
  it('702.21a: paying lets it resolve', () => {
    const t = table({ A: { hand: ['Death Spell'], battlefield: [land(2, 'Swamp')] }, B: { battlefield: ['Warded Bear'] } });
    t.when('may', { yes: true }, 'A');
    t.cast('A', 'Death Spell', { targets: ['Warded Bear'] }).resolveAll();
    expect(t.names('battlefield')).not.toContain('Warded Bear');
  });
  it("702.21a: not for its controller's own spells", () => {
    const t = table({ A: { hand: ['Death Spell'], battlefield: ['Swamp', 'Warded Bear'] } });
    t.cast('A', 'Death Spell', { targets: ['Warded Bear'] });
    expect(t.names('stack')).toEqual(['Death Spell']);
  });
  it('702.21a: the cost can be life', () => {
    const t = table({ A: { hand: ['Death Spell'], battlefield: ['Swamp'] }, B: { battlefield: ['Blood Ward Bear'] } });
    t.when('may', { yes: true }, 'A');
    t.cast('A', 'Death Spell', { targets: ['Blood Ward Bear'] }).resolveAll();
    expect(t.life('A')).toBe(17);
    expect(t.names('battlefield')).not.toContain('Blood Ward Bear');
  });
});

describe('702.32 fading', () => {
  it('702.32a: it enters with N fade counters and is sacrificed when none can be removed', () => {
    const t = table({ A: { hand: ['Faded Bear'], battlefield: ['Forest'] } });
    t.cast('A', 'Faded Bear').resolve();
    expect(t.counters('Faded Bear', 'fade')).toBe(1);
    t.to('draw', 3);
    expect(t.counters('Faded Bear', 'fade')).toBe(0);
    t.to('draw', 5);
    expect(t.names('graveyard')).toContain('Faded Bear');
  });
});

describe('702.63 vanishing', () => {
  it('702.63a: it is sacrificed when the last time counter is removed', () => {
    const t = table({ A: { hand: ['Vanishing Bear'], battlefield: ['Forest'] } });
    t.cast('A', 'Vanishing Bear').resolve();
    expect(t.counters('Vanishing Bear', 'time')).toBe(1);
    t.to('draw', 3);
    expect(t.names('graveyard')).toContain('Vanishing Bear');
  });
});

describe('702.43 modular', () => {
  it('702.43a: enters with N counters, which go to an artifact creature when it dies', () => {
    const t = table({ A: { hand: ['Modular Dog', 'Death Spell'], battlefield: [land(3, 'Swamp'), 'Clockwork'] } });
    t.cast('A', 'Modular Dog').resolve();
    expect(t.pt('Modular Dog')).toBe('2/2');
    t.when('may', { yes: true }).choose('targets', 'Clockwork');
    t.cast('A', 'Death Spell', { targets: ['Modular Dog'] }).resolveAll();
    expect(t.counters('Clockwork', '+1/+1')).toBe(2);
  });
});

describe('702.46 soulshift', () => {
  it('702.46a: a Spirit card of mana value N or less returns to hand', () => {
    const t = table({ A: { hand: ['Death Spell'], battlefield: ['Swamp', 'Old Kami'], graveyard: ['Small Kami', 'Large Kami', 'Bear'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Death Spell', { targets: ['Old Kami'] }).resolveAll();
    expect(t.names('hand')).toEqual(['Small Kami']);
  });
});

describe('702.58 graft', () => {
  it('702.58a: a counter may move onto another creature that enters', () => {
    const t = table({ A: { hand: ['Grafter', 'Bear'], battlefield: [land(2, 'Forest')] } });
    t.cast('A', 'Grafter').resolve();
    t.when('may', { yes: true });
    t.cast('A', 'Bear').resolveAll();
    expect([t.pt('Grafter'), t.pt('Bear')]).toEqual(['1/1', '3/3']);
  });
});

describe('702.67 fortify', () => {
  it('702.67a: attach to target land you control', () => {
    const t = table({ A: { battlefield: ['Sand Garden', 'Forest'] } });
    t.activate('A', 'Sand Garden', { targets: ['Forest'] }).resolveAll();
    expect(t.obj('Sand Garden').attachedTo).toBe(t.perm('Forest').id);
  });
});

describe('702.71 transfigure', () => {
  it('702.71a: search for a creature card with the same mana value', () => {
    const t = table({ A: { battlefield: ['Changer', 'Forest'], library: ['Old Kami', 'Other One Drop'] } });
    t.choose('choose', 'Other One Drop');
    t.activate('A', 'Changer').resolveAll();
    expect(t.names('battlefield')).toContain('Other One Drop');
    expect(t.names('graveyard')).toEqual(['Changer']);
  });
});

describe('702.72 champion', () => {
  it('702.72a: exiles another, which returns when it leaves', () => {
    const t = table({ A: { hand: ['Great Elk', 'Death Spell'], battlefield: ['Forest', 'Swamp', 'Bear', 'Ogre'] } });
    t.choose('choose', 'Bear');
    t.cast('A', 'Great Elk').resolveAll();
    expect(t.names('exile')).toEqual(['Bear']);
    t.cast('A', 'Death Spell', { targets: ['Great Elk'] }).resolveAll();
    expect(t.names('battlefield')).toContain('Bear');
    expect(t.names('exile')).toEqual([]);
  });
  it('702.72a: is sacrificed when there is nothing to exile', () => {
    const t = table({ A: { hand: ['Great Elk'], battlefield: ['Forest', 'Ogre'] } });
    t.cast('A', 'Great Elk').resolveAll();
    expect(t.names('graveyard')).toEqual(['Great Elk']);
  });
});

describe('702.92 living weapon, 702.163 for Mirrodin!', () => {
  it('702.92a: the Germ lives by the Equipment', () => {
    const t = table({ A: { hand: ['Germ Blade'], battlefield: ['Forest'] } });
    t.cast('A', 'Germ Blade').resolveAll();
    expect(t.pt('Phyrexian Germ Token')).toBe('2/2');
  });
  it('702.163a: a 2/2 red Rebel bears it', () => {
    const t = table({ A: { hand: ['Rebel Blade'], battlefield: ['Forest'] } });
    t.cast('A', 'Rebel Blade').resolveAll();
    expect(t.pt('Rebel Token')).toBe('3/3');
  });
});

describe('702.100 evolve', () => {
  it('702.100a: greater power or toughness', () => {
    const t = table({ A: { hand: ['Tall Wall', 'Other One Drop', 'Ooze'], battlefield: [land(4, 'Forest'), 'Plains', 'Ooze'] } });
    t.cast('A', 'Tall Wall').resolveAll();
    expect(t.counters('Ooze', '+1/+1')).toBe(1);
    t.cast('A', 'Ooze').resolveAll(); // 1/1 beside the 2/2
    expect(t.counters('Ooze', '+1/+1')).toBe(1);
  });
});

describe('702.101 extort', () => {
  it('702.101a: pay {W/B}: each opponent loses 1 life and you gain as much', () => {
    const t = table({ A: { hand: ['Bear'], battlefield: ['Banker', 'Forest', 'Swamp'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Bear').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([21, 19]);
  });
});

describe('702.107 outlast', () => {
  it('702.107a: tap and pay for a +1/+1 counter, as a sorcery', () => {
    const t = table({ A: { battlefield: ['Patient', 'Plains'] } });
    t.activate('A', 'Patient').resolveAll();
    expect(t.counters('Patient', '+1/+1')).toBe(1);
    expect(t.perm('Patient').tapped).toBe(true);
  });
});

describe('702.123 fabricate', () => {
  it('702.123a: counters', () => {
    const t = table({ A: { hand: ['Maker'], battlefield: ['Plains'] } });
    t.when('may', { yes: true }).cast('A', 'Maker').resolveAll();
    expect(t.pt('Maker')).toBe('3/3');
    expect(t.perms('Servo Token')).toHaveLength(0);
  });
  it("702.123a: or tokens, also when it isn't there any more", () => {
    const t = table({ A: { hand: ['Maker'], battlefield: ['Plains'] }, B: { hand: ['Shock Bolt'], battlefield: ['Mountain'] } });
    t.cast('A', 'Maker').resolve();
    t.cast('B', 'Shock Bolt', { targets: ['Maker'] }).resolveAll();
    expect(t.perms('Servo Token')).toHaveLength(2);
  });
});

describe('702.135 afterlife', () => {
  it('702.135a: N flying Spirits, white and black', () => {
    const t = table({ A: { hand: ['Death Spell'], battlefield: ['Swamp', 'Ghostly'] } });
    t.cast('A', 'Death Spell', { targets: ['Ghostly'] }).resolveAll();
    expect(t.perms('Spirit Token')).toHaveLength(2);
    expect(t.perm('Spirit Token').colors.slice().sort()).toEqual(['B', 'W']);
  });
});

describe('702.161 living metal', () => {
  it("702.161a: an artifact creature on its controller's turn", () => {
    const t = table({ A: { battlefield: ['Truck'] } });
    expect(t.perm('Truck').types).toContain('Creature');
    t.to('precombatMain', 2);
    expect(t.perm('Truck').types).not.toContain('Creature');
  });
});
