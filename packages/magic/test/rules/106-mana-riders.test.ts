/** Mana that does more than pay for a spell (CR 106.6), and mana abilities only at certain times (605.1, 304.5). Expected values: the rules, and the cards' rulings. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Sheltering Grove',
    type: 'Legendary Land',
    text: "{T}, Pay 2 life: Add {C}. If that mana is spent on an instant or sorcery spell, that spell can't be countered.",
  },
  {
    name: 'Soul Cave',
    type: 'Land',
    text: "As this land enters, choose a creature type.\n{T}: Add {C}.\n{T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type, and that spell can't be countered.",
  },
  { name: 'Bandit Hall', type: 'Land', text: '{T}, Pay 3 life: Add {C}. If that mana is spent on a creature spell, it gains haste.' },
  {
    name: 'Servant',
    type: 'Creature — Elemental',
    pt: '2/1',
    cost: '{1}{R}',
    text: '{T}, Sacrifice this creature: Add {C}{C}. If that mana is spent on a creature spell, it gains haste until end of turn.',
  },
  {
    name: 'Forum',
    type: 'Land',
    text: '{T}: Add one mana of any color. If that mana is spent on a multicolored creature spell, that creature enters with an additional +1/+1 counter on it.',
  },
  {
    name: 'Riot Chief',
    type: 'Legendary Planeswalker — Domri',
    cost: '{2}{R}{G}',
    loyalty: '5',
    text: '[+1]: Add {R} or {G}. If that mana is spent on a creature spell, it gains riot.',
  },
  {
    name: 'Goggles',
    type: 'Legendary Artifact',
    cost: '{5}',
    text: '{T}: Add {R}. When that mana is spent to cast a red instant or sorcery spell, copy that spell and you may choose new targets for the copy.',
  },
  { name: 'Doubler', type: 'Enchantment', text: 'If you tap a permanent for mana, it produces twice as much of that mana instead.' },
  { name: 'Shock', type: 'Instant', cost: '{R}', text: 'This spell deals 2 damage to any target.' },
  { name: 'Two Shocks', type: 'Sorcery', cost: '{R}{R}', text: 'This spell deals 1 damage to any target.' },
  { name: 'Clear Bolt', type: 'Instant', cost: '{1}', text: 'This spell deals 3 damage to any target.' },
  { name: 'No', type: 'Instant', cost: '{U}', text: 'Counter target spell.' },
  { name: 'Clear Bear', type: 'Creature — Bear', cost: '{1}', pt: '2/2' },
  { name: 'Costly Bear', type: 'Creature — Bear', cost: '{2}', pt: '2/2' },
  { name: 'Two-Tone', type: 'Creature — Beast', cost: '{R}{G}', pt: '2/2' },
  { name: 'Plain Elk', type: 'Creature — Elk', cost: '{G}', pt: '1/1' },
  { name: 'Riot Banner', type: 'Enchantment', cost: '{R}', text: 'Nontoken creatures you control have riot.' },
  {
    name: 'Engineer',
    type: 'Creature — Vedalken Artificer',
    cost: '{1}{U}',
    pt: '1/1',
    text: '{T}: Add two mana of any one color. Spend this mana only to cast artifact spells or activate abilities of artifacts.',
  },
  { name: 'Idol', type: 'Artifact', cost: '{2}', text: '{1}: You gain 1 life.' },
  { name: 'Fountain', type: 'Enchantment', cost: '{2}', text: '{1}: You gain 1 life.' },
  {
    name: 'Eye Diamond',
    type: 'Artifact',
    cost: '{0}',
    text: 'Discard your hand, Sacrifice this artifact: Add three mana of any one color. Activate only as an instant.',
  },
  { name: 'Long Blast', type: 'Sorcery', cost: '{R}{R}{R}', text: 'This spell deals 5 damage to any target.\nFlashback {R}{R}{R}' },
);

describe('106.6 what comes of spending mana', () => {
  it("106.6 the spell it is spent on can't be countered", () => {
    const t = table({ A: { battlefield: ['Sheltering Grove'], hand: ['Clear Bolt'] }, B: { battlefield: ['Island'], hand: ['No'] } });
    t.cast('A', 'Clear Bolt', { targets: ['@B'] })
      .cast('B', 'No', { targets: ['Clear Bolt'] })
      .resolve();
    expect(t.names('stack')).toEqual(['Clear Bolt']);
    t.resolve();
    expect([t.life('A'), t.life('B')]).toEqual([18, 17]);
  });
  it('106.6 of a spell of another kind nothing comes', () => {
    const t = table({ A: { battlefield: ['Sheltering Grove'], hand: ['Clear Bear'] }, B: { battlefield: ['Island'], hand: ['No'] } });
    t.cast('A', 'Clear Bear')
      .cast('B', 'No', { targets: ['Clear Bear'] })
      .resolve();
    expect(t.names('stack')).toEqual([]);
    expect(t.names('graveyard')).toContain('Clear Bear');
  });
  it("106.6 only on spells of the chosen type, which then can't be countered", () => {
    const t = table({ A: { hand: ['Soul Cave', 'Plain Elk', 'Shock'] }, B: { battlefield: ['Island'], hand: ['No'] } });
    t.choose('option', 'Elk').land('A', 'Soul Cave');
    expect(t.can('A')).toContain('cast Plain Elk');
    expect(t.can('A')).not.toContain('cast Shock');
    t.cast('A', 'Plain Elk')
      .cast('B', 'No', { targets: ['Plain Elk'] })
      .resolveAll();
    expect(t.perms('Plain Elk')).toHaveLength(1);
  });
  it("106.6, 400.7a haste that doesn't end with the turn", () => {
    const t = table({ A: { battlefield: ['Bandit Hall'], hand: ['Clear Bear'] } });
    t.cast('A', 'Clear Bear').resolve();
    expect(t.perm('Clear Bear').keywords).toContain('haste');
    t.to('precombatMain', 2);
    expect(t.perm('Clear Bear').keywords).toContain('haste');
    expect(t.life('A')).toBe(17);
  });
  it('106.6 haste until end of turn; spent on two creature spells each of them has it', () => {
    const t = table({ A: { battlefield: ['Servant'], hand: ['2 Clear Bear'] } }, 'precombatMain');
    t.to('precombatMain', 3).mana('A', 'Servant').cast('A', 'Clear Bear').resolve().cast('A', 'Clear Bear').resolve();
    expect(t.perms('Clear Bear').map((p) => p.keywords.includes('haste'))).toEqual([true, true]);
    t.to('precombatMain', 4);
    expect(t.perms('Clear Bear').map((p) => p.keywords.includes('haste'))).toEqual([false, false]);
  });
  it('106.6a a counter for each of the mana that was produced', () => {
    const t = table({ A: { battlefield: ['Forum', 'Mountain', 'Forest'], hand: ['Two-Tone', 'Plain Elk'] } });
    t.cast('A', 'Two-Tone').resolve();
    expect(t.counters('Two-Tone', '+1/+1')).toBe(1);
    const u = table({ A: { battlefield: ['Forum', 'Doubler', 'Plain Elk'], hand: ['Costly Bear'] } });
    u.cast('A', 'Costly Bear').resolve();
    expect(u.counters('Costly Bear', '+1/+1')).toBe(0); // not multicoloured
    define({ name: 'Hybrid Beast', type: 'Creature — Beast', cost: '{R/G}{R/G}', pt: '2/2' });
    const v = table({ A: { battlefield: ['Forum', 'Doubler'], hand: ['Hybrid Beast'] } });
    v.cast('A', 'Hybrid Beast').resolve();
    expect(v.counters('Hybrid Beast', '+1/+1')).toBe(2);
  });
  it('106.6, 614.12 the spell gains an ability that changes how the permanent enters', () => {
    const t = table({ A: { battlefield: ['Riot Chief', 'Forest'], hand: ['Two-Tone'] } });
    t.choose('option', '{R}').activate('A', 'Riot Chief').resolve();
    t.when('may', { yes: true }).cast('A', 'Two-Tone').resolve();
    expect(t.counters('Two-Tone', '+1/+1') + (t.perm('Two-Tone').keywords.includes('haste') ? 1 : 0)).toBe(1);
  });
  it('614.12 an ability that an effect gives it on the battlefield changes how it enters', () => {
    const t = table({ A: { battlefield: ['Riot Banner', 'Forest'], hand: ['Plain Elk'] } });
    t.when('may', { yes: true }).cast('A', 'Plain Elk').resolve();
    expect(t.counters('Plain Elk', '+1/+1') + (t.perm('Plain Elk').keywords.includes('haste') ? 1 : 0)).toBe(1);
    const u = table({ A: { battlefield: ['2 Riot Banner', 'Forest'], hand: ['Plain Elk'] } });
    u.when('may', { yes: true }).cast('A', 'Plain Elk').resolve();
    expect(u.counters('Plain Elk', '+1/+1')).toBe(2); // CR 702.136b
  });
  it('603.7a a delayed triggered ability copies the spell, for each mana one', () => {
    const t = table({ A: { battlefield: ['Goggles'], hand: ['Shock'] } });
    t.cast('A', 'Shock', { targets: ['@B'] });
    expect(t.names('stack')).toEqual(['Shock', 'Goggles']);
    t.resolveAll();
    expect(t.life('B')).toBe(16);
    const u = table({ A: { battlefield: ['Goggles', 'Doubler'], hand: ['Two Shocks'] } });
    u.cast('A', 'Two Shocks', { targets: ['@B'] }).resolveAll();
    expect(u.life('B')).toBe(17);
  });
  it('603.7a the copy is made also when the spell has been countered and the source is gone', () => {
    const t = table({ A: { battlefield: ['Goggles'], hand: ['Shock'] }, B: { battlefield: ['Island'], hand: ['No'] } });
    t.cast('A', 'Shock', { targets: ['@B'] })
      .cast('B', 'No', { targets: ['Shock'] })
      .resolveAll();
    expect(t.life('B')).toBe(18);
  });
});

describe('106.6 what mana is spent on', () => {
  it('106.6 artifact spells and abilities of artifacts', () => {
    const t = table({ A: { battlefield: ['Engineer', 'Idol', 'Fountain'], hand: ['Idol', 'Costly Bear'] } }).to('precombatMain', 3);
    const can = t.can('A');
    expect(can).toContain('cast Idol');
    expect(can).not.toContain('cast Costly Bear');
    expect(can).toContain('activate Idol');
    expect(can).not.toContain('activate Fountain');
    t.activate('A', 'Idol').resolve();
    expect(t.life('A')).toBe(21);
  });
});

describe('605.1 mana abilities with a timing', () => {
  it('304.5, 605.1 only with priority: not while a spell is being cast', () => {
    const t = table({ A: { battlefield: ['Eye Diamond'], hand: ['Long Blast'] } });
    expect(t.can('A')).not.toContain('cast Long Blast');
    t.choose('option', '{R}').mana('A', 'Eye Diamond');
    expect(t.names('stack')).toEqual([]);
    expect(t.names('graveyard')).toEqual(expect.arrayContaining(['Long Blast', 'Eye Diamond']));
    t.cast('A', 'Long Blast', { targets: ['@B'], way: 'flashback' }).resolve();
    expect(t.life('B')).toBe(15);
  });
});

describe("903.4 mana of the colors in a commander's identity", () => {
  define(
    { name: 'Tower', type: 'Land', text: "{T}: Add one mana of any color in your commander's color identity." },
    {
      name: 'Gruul Lord',
      type: 'Legendary Creature — Ogre Warrior',
      cost: '{3}{R}',
      pt: '4/4',
      text: '{G/U}: Gruul Lord gets +1/+1 until end of turn.',
    },
    { name: 'Blue Elk', type: 'Creature — Elk', cost: '{U}', pt: '1/1' },
    { name: 'White Elk', type: 'Creature — Elk', cost: '{W}', pt: '1/1' },
  );
  const deck = [{ card: 'Blank', count: 20 }];
  const players = [
    { name: 'A', deck, commanders: ['Gruul Lord'] },
    { name: 'B', deck },
  ];
  it('903.4 mana symbols of the mana cost and of the rules text', () => {
    const t = table({ A: { battlefield: ['Tower'], hand: ['Blue Elk', 'White Elk', 'Plain Elk', 'Shock'] } }, 'precombatMain', { players });
    const can = t.can('A');
    expect(can).toEqual(expect.arrayContaining(['cast Blue Elk', 'cast Plain Elk', 'cast Shock']));
    expect(can).not.toContain('cast White Elk');
  });
  it('903.4f without a commander there is no mana', () => {
    const t = table({ A: { battlefield: ['Tower'], hand: ['Blue Elk', 'Plain Elk', 'Shock'] } });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([]);
  });
});
