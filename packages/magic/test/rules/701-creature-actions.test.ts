/** Keyword actions that make, grow or hold back creatures (CR 701.29-701.60). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Small', type: 'Creature — Elf', cost: '{G}', pt: '1/1' },
  { name: 'Boost', type: 'Sorcery', cost: '{G}', text: 'Bolster 2.' },
  { name: 'Twin', type: 'Sorcery', cost: '{G}', text: 'Populate.' },
  { name: 'Goblins', type: 'Sorcery', cost: '{R}', text: 'Create a 1/1 red Goblin creature token.' },
  { name: 'Dread Army', type: 'Sorcery', cost: '{B}', text: 'Amass Orcs 2.' },
  { name: 'Old Army', type: 'Sorcery', cost: '{B}', text: 'Amass 1.' },
  { name: 'Explorer', type: 'Creature — Scout', cost: '{G}', pt: '2/2', text: 'When Explorer enters, it explores.' },
  { name: 'Trail Watcher', type: 'Enchantment', cost: '{G}', text: 'Whenever a creature you control explores, you gain 3 life.' },
  { name: 'Conniver', type: 'Creature — Rogue', cost: '{U}', pt: '1/1', text: 'When Conniver enters, it connives.' },
  { name: 'Arrest Warrant', type: 'Sorcery', cost: '{W}', text: 'Detain target creature an opponent controls.' },
  { name: 'Tapper', type: 'Creature — Wizard', cost: '{U}', pt: '1/1', text: '{0}: Tapper gets +1/+0 until end of turn.' },
  { name: 'Taunt', type: 'Sorcery', cost: '{R}', text: 'Goad target creature.' },
  { name: 'Veil', type: 'Sorcery', cost: '{G}', text: 'Manifest the top card of your library.' },
  { name: 'Veil Growth', type: 'Sorcery', cost: '{G}', text: 'Manifest the top card of your library, then put a +1/+1 counter on it.' },
  { name: 'Dread', type: 'Sorcery', cost: '{G}', text: 'Manifest dread.' },
  { name: 'Shock It', type: 'Instant', cost: '{R}', text: 'Shock It deals 2 damage to any target.' },
  {
    name: 'Push On',
    type: 'Creature — Human',
    cost: '{R}',
    pt: '3/3',
    text: 'You may exert Push On as it attacks. When you do, it gets +1/+0 and gains flying until end of turn.',
  },
  { name: 'Accuse', type: 'Sorcery', cost: '{R}', text: 'Suspect target creature.' },
  { name: 'Egg', type: 'Sorcery', cost: '{W}', text: 'Incubate 3.' },
  { name: 'Backup', type: 'Creature — Soldier', cost: '{W}', pt: '1/1', text: 'When Backup enters, support 2.' },
  { name: 'Frost', type: 'Instant', cost: '{U}', text: "Tap target creature. It doesn't untap during its controller's next untap step." },
  { name: 'Stay', type: 'Sorcery', cost: '{U}', text: "Lands you control don't untap during your next untap step." },
);

describe('701.33 Bolster', () => {
  it('701.33a puts the counters on the creature with the least toughness', () => {
    const t = table({ A: { hand: ['Boost'], battlefield: ['Forest', 'Bear', 'Small'] } });
    t.cast('A', 'Boost').resolve();
    expect(t.pt('Small')).toBe('3/3');
    expect(t.pt('Bear')).toBe('2/2');
  });
});

describe('701.30 Populate', () => {
  it('701.30a creates a copy of a creature token; 701.30b without one nothing happens', () => {
    const t = table({ A: { hand: ['2 Twin', 'Goblins'], battlefield: ['2 Forest', 'Mountain', 'Bear'] } });
    t.cast('A', 'Twin').resolve();
    expect(t.names('battlefield').filter((n) => n.includes('Goblin'))).toHaveLength(0);
    t.cast('A', 'Goblins').resolve().cast('A', 'Twin').resolve();
    expect(t.names('battlefield').filter((n) => n.includes('Goblin'))).toHaveLength(2);
  });
});

describe('701.44 Amass', () => {
  it('701.44a makes an Army of the subtype, then lets an Army that is there grow and get the subtype', () => {
    const t = table({ A: { hand: ['Old Army', 'Dread Army'], battlefield: ['2 Swamp'] } });
    t.cast('A', 'Old Army').resolve();
    const army = t.names('battlefield').find((n) => n.includes('Army')) as string;
    expect(t.perm(army).subtypes).toEqual(['Zombie', 'Army']);
    expect(t.pt(army)).toBe('1/1');
    t.cast('A', 'Dread Army').resolve();
    expect(t.perms(army)).toHaveLength(1);
    expect(t.pt(army)).toBe('3/3');
    expect([...t.perm(army).subtypes].sort()).toEqual(['Army', 'Orc', 'Zombie']);
  });
});

describe('701.40 Explore', () => {
  it('701.40a a land goes to the hand, and no counter is put', () => {
    const t = table({ A: { hand: ['Explorer'], battlefield: ['Forest'], library: ['Island'] } });
    t.cast('A', 'Explorer').resolve().resolveAll();
    expect(t.names('hand')).toEqual(['Island']);
    expect(t.pt('Explorer')).toBe('2/2');
  });
  it('701.40a otherwise a +1/+1 counter, and the card may be put into the graveyard; 701.40b abilities see it', () => {
    const t = table({ A: { hand: ['Explorer'], battlefield: ['Forest', 'Trail Watcher'], library: ['Bear'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Explorer').resolve().resolveAll();
    expect(t.pt('Explorer')).toBe('3/3');
    expect(t.names('graveyard')).toEqual(['Bear']);
    expect(t.life('A')).toBe(23);
  });
});

describe('701.47 Connive', () => {
  it('701.47a draws and discards; a counter for a nonland card', () => {
    const t = table({ A: { hand: ['Conniver', 'Bear'], battlefield: ['Island'], library: ['Island'] } });
    t.choose('choose', 'Bear');
    t.cast('A', 'Conniver').resolve().resolveAll();
    expect(t.names('graveyard')).toEqual(['Bear']);
    expect(t.pt('Conniver')).toBe('2/2');
  });
});

describe('701.29 Detain', () => {
  it("701.29a until the detainer's next turn it can't attack or block and its activated abilities can't be activated", () => {
    const t = table({ A: { hand: ['Arrest Warrant'], battlefield: ['Plains', 'Bear'] }, B: { battlefield: ['Tapper'] } });
    t.cast('A', 'Arrest Warrant', { targets: ['Tapper'] }).resolve();
    expect(t.can('B')).not.toContain('activate Tapper');
    t.attack('Bear').to('precombatMain', 2);
    expect(t.life('B')).toBe(18);
    t.to('precombatMain', 3);
    expect(t.can('B')).toContain('activate Tapper');
  });
});

describe('701.38 Goad', () => {
  it('701.38b the goaded creature attacks if able', () => {
    const t = table({ A: { hand: ['Taunt'], battlefield: ['Mountain'] }, B: { battlefield: ['Bear', 'Small'] } });
    t.cast('A', 'Taunt', { targets: ['Bear'] }).resolve();
    t.toDecision('attackers');
    expect(t.refusal({ pairs: [] })).toBe('508.1d');
    t.attack('Bear');
    expect(t.obj('Bear').attacking).toBe(-1);
  });
});

describe('701.34 Manifest', () => {
  it('701.34a-b a face-down 2/2 that can be turned face up for its mana cost', () => {
    const t = table({ A: { hand: ['Veil'], battlefield: ['2 Forest'], library: ['Small'] } });
    t.cast('A', 'Veil').resolve();
    expect(t.pt('')).toBe('2/2');
    expect(t.can('A')).toContain('turnFaceUp ');
    t.act('A', 'turnFaceUp', '');
    expect(t.pt('Small')).toBe('1/1');
  });
  it("701.34b what is no creature card can't be turned face up", () => {
    const t = table({ A: { hand: ['Veil Growth'], battlefield: ['2 Forest', 'Mountain'], library: ['Shock It'] } });
    t.cast('A', 'Veil Growth').resolve();
    expect(t.pt('')).toBe('3/3');
    expect(t.can('A')).not.toContain('turnFaceUp ');
  });
  it('701.60a manifest dread: one of the top two, the other into the graveyard', () => {
    const t = table({ A: { hand: ['Dread'], battlefield: ['Forest'], library: ['Bear', 'Island'] } });
    t.cast('A', 'Dread').resolve();
    expect(t.pt('')).toBe('2/2');
    expect(t.names('graveyard').sort()).toEqual(['Dread', 'Island']);
  });
});

describe('701.39 Exert', () => {
  it('508.1g, 701.39a an optional cost to attack; it does not untap in the next untap step', () => {
    const t = table({ A: { battlefield: ['Push On'] } });
    t.when('may', { yes: true });
    t.attack('Push On').resolveAll();
    expect(t.perm('Push On').keywords).toContain('flying');
    expect(t.pt('Push On')).toBe('4/3');
    t.to('precombatMain', 3);
    expect(t.perm('Push On').tapped).toBe(true);
    t.to('precombatMain', 5);
    expect(t.perm('Push On').tapped).toBe(false);
  });
  it('508.1g not paying leaves it as any other attacker', () => {
    const t = table({ A: { battlefield: ['Push On'] } });
    t.when('may', { yes: false });
    t.attack('Push On');
    expect(t.state.stack).toHaveLength(0);
    t.to('precombatMain', 3);
    expect(t.perm('Push On').tapped).toBe(false);
  });
});

describe('701.58 Suspect', () => {
  it("701.58c it has menace and can't block", () => {
    const t = table({ A: { hand: ['Accuse'], battlefield: ['Mountain', 'Bear'] }, B: { battlefield: ['Small'] } });
    t.cast('A', 'Accuse', { targets: ['Small'] }).resolve();
    expect(t.perm('Small').keywords).toContain('menace');
    t.attack('Bear').to('postcombatMain');
    expect(t.life('B')).toBe(18);
  });
});

describe('701.51 Incubate', () => {
  it('701.51a-b an Incubator with counters that transforms into a 0/0', () => {
    const t = table({ A: { hand: ['Egg'], battlefield: ['3 Plains'] } });
    t.cast('A', 'Egg').resolve();
    expect(t.counters('Incubator Token', '+1/+1')).toBe(3);
    t.activate('A', 'Incubator Token').resolve();
    expect(t.pt('Phyrexian Token')).toBe('3/3');
  });
});

describe('701.35 Support', () => {
  it('701.35a a permanent supports up to so many other creatures', () => {
    const t = table({ A: { hand: ['Backup'], battlefield: ['Plains', 'Bear', 'Small'] } });
    t.choose('targets', 'Bear', 'Small');
    t.cast('A', 'Backup').resolve().resolveAll();
    expect([t.pt('Bear'), t.pt('Small'), t.pt('Backup')]).toEqual(['3/3', '2/2', '1/1']);
  });
});

describe('502.3 The next untap step', () => {
  it('611.2a is over once its controller has had it', () => {
    const t = table({ A: { hand: ['Frost'], battlefield: ['Island'] }, B: { battlefield: ['Bear', 'Small'] } });
    t.cast('A', 'Frost', { targets: ['Bear'] }).resolve();
    t.to('precombatMain', 2);
    expect(t.perm('Bear').tapped).toBe(true);
    t.to('precombatMain', 4);
    expect(t.perm('Bear').tapped).toBe(false);
  });
  it("611.2c about a player's permanents: those that are there then", () => {
    const t = table({ A: { hand: ['Stay', 'Forest'], battlefield: ['Island'] } });
    t.cast('A', 'Stay').resolve().land('A', 'Forest').to('precombatMain', 3);
    expect(t.perm('Island').tapped).toBe(true);
    t.to('precombatMain', 5);
    expect(t.perm('Island').tapped).toBe(false);
  });
});
