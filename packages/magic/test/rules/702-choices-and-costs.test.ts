/** Splicing text with modes (CR 702.47b), turning up what became a copy (702.37e, 707.3), costs that are keyword actions (701.57, 701.59), changed targets (115.7a), mana for a commander (106.6). Expected values: the rules, and the cards' rulings. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Arcane Drop', type: 'Instant — Arcane', cost: '{B}', text: 'Target player loses 1 life.' },
  {
    name: 'Forked Whisper',
    type: 'Instant — Arcane',
    cost: '{3}{B}',
    text: 'Choose one —\n• You gain 3 life.\n• Target player loses 5 life.\nSplice onto Arcane {1}',
  },
  { name: 'Hidden Bear', type: 'Creature — Bear', cost: '{4}', pt: '2/2', text: 'Morph {G}{G}{G}' },
  { name: 'Open Drake', type: 'Creature — Drake', cost: '{4}', pt: '3/3', text: 'Flying\nMorph {1}' },
  { name: 'Weave', type: 'Instant', cost: '{U}', text: 'Target creature becomes a copy of another target creature until end of turn.' },
  { name: 'Blank Field', type: 'Enchantment', cost: '{W}', text: 'Creatures lose all abilities.' },
  {
    name: 'Sleuth',
    type: 'Creature — Human Detective',
    cost: '{1}',
    pt: '1/1',
    text: 'Whenever you collect evidence, you gain 1 life.\nCollect evidence 3: Draw a card.',
  },
  {
    name: 'Squirrel',
    type: 'Creature — Squirrel',
    cost: '{1}',
    pt: '1/1',
    text: 'Whenever you forage, you gain 2 life.\nForage: Draw a card.',
  },
  { name: 'Three Drop', type: 'Artifact', cost: '{3}' },
  { name: 'Fruit', type: 'Artifact — Food', cost: '{1}' },
  {
    name: 'Return Blow',
    type: 'Instant',
    cost: '{U}',
    text: 'Change the target of target spell that targets only a player. The new target must be a player.',
  },
  {
    name: 'Wyvern',
    type: 'Creature — Drake',
    cost: '{3}{U}{U}',
    pt: '4/3',
    text: 'Flying\n{U}: Change the target of target spell or ability that targets only this creature. The new target must be a creature.',
  },
  {
    name: 'Captive',
    type: 'Enchantment — Aura',
    cost: '{W}',
    text: "Enchant creature you don't control\nWhenever an opponent casts a spell, if it has a single target, change the target to enchanted creature if able.",
  },
  { name: 'Zap', type: 'Instant', cost: '{R}', text: 'This spell deals 2 damage to any target.' },
  { name: 'Face', type: 'Instant', cost: '{R}', text: 'This spell deals 2 damage to target player.' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{W}', pt: '2/4' },
  {
    name: 'Path',
    type: 'Land',
    text: "{T}: Add one mana of any color in your commander's color identity. When that mana is spent to cast a creature spell that shares a creature type with your commander, scry 1.",
  },
  {
    name: 'Lotus',
    type: 'Artifact',
    cost: '{0}',
    text: '{T}, Sacrifice this artifact: Add three mana of any one color. Spend this mana only to cast your commander.',
  },
  { name: 'Elk Lord', type: 'Legendary Creature — Elk', cost: '{2}{G}', pt: '3/3' },
  { name: 'Young Elk', type: 'Creature — Elk', cost: '{G}', pt: '1/1' },
  { name: 'Young Bear', type: 'Creature — Bear', cost: '{2}{G}', pt: '1/1' },
);

describe('702.47b splicing text with modes', () => {
  it('702.47b the mode of the spliced text is chosen as the spell is cast', () => {
    const t = table({ A: { battlefield: ['2 Swamp'], hand: ['Arcane Drop', 'Forked Whisper'] } });
    t.cast('A', 'Arcane Drop', { yes: [true], modes: [1], targets: ['@B', '@B'] }).resolve();
    expect([t.life('A'), t.life('B')]).toEqual([20, 14]);
    expect(t.names('hand')).toEqual(['Forked Whisper']);
    const u = table({ A: { battlefield: ['2 Swamp'], hand: ['Arcane Drop', 'Forked Whisper'] } });
    u.cast('A', 'Arcane Drop', { yes: [true], modes: [0], targets: ['@B'] }).resolve();
    expect([u.life('A'), u.life('B')]).toEqual([23, 19]);
  });
});

describe('702.37e what the permanent would be if it were face up', () => {
  it('707.3, 702.37e for the morph cost of what it became a copy of', () => {
    const t = table({ A: { battlefield: ['5 Island', 'Open Drake'], hand: ['Hidden Bear', 'Weave'] } });
    t.cast('A', 'Hidden Bear', { way: 'face-down' }).resolve();
    expect(t.can('A').filter((x) => x.startsWith('turnFaceUp'))).toEqual([]);
    t.cast('A', 'Weave', { targets: ['', 'Open Drake'] }).resolve();
    expect(t.can('A').filter((x) => x.startsWith('turnFaceUp'))).toHaveLength(1);
    t.act('A', 'turnFaceUp', '');
    expect(t.perms('Open Drake')).toHaveLength(2);
    t.to('precombatMain', 2);
    expect(t.pt('Hidden Bear')).toBe('2/2');
  });
  it("702.37e without a morph cost it can't be turned face up", () => {
    const t = table({ A: { battlefield: ['6 Forest', 'Blank Field'], hand: ['Hidden Bear'] } });
    t.cast('A', 'Hidden Bear', { way: 'face-down' }).resolve();
    expect(t.can('A').filter((x) => x.startsWith('turnFaceUp'))).toEqual([]);
  });
});

describe('701.57, 701.59 costs that are keyword actions', () => {
  it('701.57a a player who exiles the cards collects evidence', () => {
    const t = table({ A: { battlefield: ['Sleuth'], graveyard: ['Three Drop'] } });
    t.activate('A', 'Sleuth', { pay: ['Three Drop'] }).resolveAll();
    expect(t.life('A')).toBe(21);
    expect(t.names('exile')).toEqual(['Three Drop']);
  });
  it('701.59a sacrificing a Food is foraging', () => {
    const t = table({ A: { battlefield: ['Squirrel', 'Fruit'] } });
    t.activate('A', 'Squirrel').resolveAll();
    expect(t.life('A')).toBe(22);
    expect(t.perms('Fruit')).toHaveLength(0);
  });
});

describe('115.7a the target is changed', () => {
  it('115.7a the new target must be a player', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Face'] }, B: { battlefield: ['Island'], hand: ['Return Blow'] } });
    t.cast('A', 'Face', { targets: ['@B'] })
      .cast('B', 'Return Blow', { targets: ['Face'] })
      .resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([18, 20]);
  });
  it('115.7a the new target must be a creature; where there is none the target is unchanged', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Zap'] }, B: { battlefield: ['Island', 'Wyvern', 'Ox'] } });
    t.cast('A', 'Zap', { targets: ['Wyvern'] })
      .activate('B', 'Wyvern', { targets: ['Zap'] })
      .resolveAll();
    expect([t.perm('Ox').damage, t.perm('Wyvern').damage]).toEqual([2, 0]);
    const u = table({ A: { battlefield: ['Mountain'], hand: ['Zap'] }, B: { battlefield: ['Island', 'Wyvern'] } });
    u.cast('A', 'Zap', { targets: ['Wyvern'] })
      .activate('B', 'Wyvern', { targets: ['Zap'] })
      .resolveAll();
    expect(u.perm('Wyvern').damage).toBe(2);
  });
  it('115.7a to the enchanted creature if it can be the target', () => {
    const t = table({ A: { battlefield: ['Ox', '2 Mountain'], hand: ['Zap', 'Face'] }, B: { battlefield: ['Plains'], hand: ['Captive'] } });
    t.to('precombatMain', 2)
      .cast('B', 'Captive', { targets: ['Ox'] })
      .resolve()
      .to('precombatMain', 3);
    t.cast('A', 'Zap', { targets: ['@B'] }).resolveAll();
    expect([t.life('B'), t.perm('Ox').damage]).toEqual([20, 2]);
    t.cast('A', 'Face', { targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(18);
  });
});

describe("106.6 a commander's mana", () => {
  const deck = [{ card: 'Blank', count: 20 }];
  const players = [
    { name: 'A', deck, commanders: ['Elk Lord'] },
    { name: 'B', deck },
  ];
  it('106.6 a trigger when it is spent on a creature that shares a type with the commander, wherever that is', () => {
    const t = table({ A: { battlefield: ['Path'], hand: ['Young Elk'] } }, 'precombatMain', { players });
    t.cast('A', 'Young Elk');
    expect(t.names('stack')).toEqual(['Young Elk', 'Path']);
  });
  it('106.6 only to cast the commander', () => {
    const t = table({ A: { battlefield: ['Lotus'], hand: ['Young Bear'] } }, 'precombatMain', { players });
    expect(t.can('A')).toEqual(expect.arrayContaining(['cast Elk Lord']));
    expect(t.can('A')).not.toContain('cast Young Bear');
  });
});
