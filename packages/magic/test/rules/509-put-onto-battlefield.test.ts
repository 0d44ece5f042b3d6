/** Creatures put onto the battlefield blocking or flipped (CR 506.3, 509.4, 710), trample over planeswalkers (702.19c), limits of counters (704.5r). Expected values: the rules, and the cards' rulings. */
import { describe, expect, it } from 'vitest';
import { define, defineFaces, table } from '../kit.js';

define(
  {
    name: 'Cat King',
    type: 'Legendary Creature — Cat Soldier',
    cost: '{1}{W}{W}',
    pt: '3/4',
    text: "Vigilance\nWhenever Cat King attacks, create a 1/1 white Cat Soldier creature token with vigilance that's attacking.\nWhenever Cat King blocks a creature, create a 1/1 white Cat Soldier creature token with vigilance that's blocking that creature.",
  },
  {
    name: 'Plasm',
    type: 'Creature — Illusion',
    cost: '{2}{U}',
    pt: '1/1',
    text: "Whenever Plasm blocks a creature, you may return Plasm to its owner's hand. If you do, you may put a creature card from your hand onto the battlefield blocking that creature.",
  },
  {
    name: 'Mirrored',
    type: 'Instant',
    cost: '{U}',
    text: "For each creature attacking you or a planeswalker you control, create a token that's a copy of that creature and that's blocking that creature.",
  },
  { name: 'Watcher', type: 'Enchantment', cost: '{1}', text: 'Whenever a creature you control blocks, you gain 10 life.' },
  {
    name: 'Bold',
    type: 'Creature — Bear',
    cost: '{R}',
    pt: '2/2',
    text: 'Whenever this creature becomes blocked, you gain 1 life.\nWhenever this creature becomes blocked by a creature, you gain 3 life.',
  },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{3}{R}', pt: '4/4' },
  { name: 'Wolf', type: 'Creature — Wolf', cost: '{G}', pt: '2/2' },
  { name: 'Bolt', type: 'Instant', cost: '{R}', text: 'This spell deals 3 damage to any target.' },
  { name: 'Over', type: 'Creature — Dinosaur', cost: '{R}', pt: '7/7', text: 'Trample over planeswalkers' },
  { name: 'Under', type: 'Creature — Dinosaur', cost: '{R}', pt: '7/7', text: 'Trample' },
  { name: 'Walker', type: 'Legendary Planeswalker — Jace', cost: '{3}', loyalty: '3', text: '[+1]: You gain 1 life.' },
  {
    name: 'Dreamer',
    type: 'Legendary Creature — Human Wizard',
    cost: '{4}',
    pt: '4/1',
    text: "Dreamer enters with seven dream counters on it.\n{0}: Put two dream counters on Dreamer.\nRemove a dream counter from Dreamer: Add {C}.\nDreamer can't have more than seven dream counters on it.",
  },
);
defineFaces(
  'flip',
  {
    name: 'Ascendant',
    type: 'Legendary Creature — Human Monk',
    cost: '{4}{R}{R}',
    pt: '4/4',
    text: "Ascendant can't block.\nWhen Ascendant dies, return it to the battlefield flipped.",
  },
  { name: 'Essence', type: 'Legendary Enchantment', text: 'Creatures you control get +2/+2 and have flying.' },
);

describe('509.4 put onto the battlefield blocking', () => {
  it('509.4, 509.3a it blocks that creature, and nothing triggers on its blocking', () => {
    const t = table({ A: { battlefield: ['Ogre'] }, B: { battlefield: ['Cat King', 'Watcher'] } }).to('precombatMain', 3);
    t.attack('Ogre').block(['Cat King', 'Ogre']);
    expect(t.life('B')).toBe(20);
    t.resolveAll();
    expect(t.life('B')).toBe(30); // the king's block, not the token's
    expect(t.perm('Cat Soldier Token').blocking).toEqual([t.perm('Ogre').id]);
    t.to('postcombatMain');
    expect(t.perms('Ogre')).toHaveLength(0); // 3 and 1
  });
  it('509.3c-d an attacker that was blocked becomes blocked by one more creature, and not blocked again', () => {
    const t = table({ A: { battlefield: ['Bold'] }, B: { battlefield: ['Cat King'] } }).to('precombatMain', 3);
    t.attack('Bold').block(['Cat King', 'Bold']).resolveAll();
    expect(t.life('A')).toBe(27); // once blocked, by two creatures
  });
  it('509.4 what returned to the hand blocked it; what comes in its place blocks it', () => {
    const t = table({ A: { battlefield: ['Wolf'] }, B: { battlefield: ['Plasm'], hand: ['Ogre'] } }).to('precombatMain', 3);
    t.when('may', { yes: true }).choose('choose', 'Ogre');
    t.attack('Wolf').block(['Plasm', 'Wolf']).resolveAll();
    expect(t.perm('Ogre').blocking).toEqual([t.perm('Wolf').id]);
    t.to('postcombatMain');
    expect(t.perms('Wolf')).toHaveLength(0);
    expect(t.life('B')).toBe(20);
  });
  it('509.4, 509.1h an unblocked attacker becomes blocked', () => {
    const t = table({ A: { battlefield: ['Bold', 'Ogre'] }, B: { battlefield: ['Island'], hand: ['Mirrored'] } }).to('precombatMain', 3);
    t.attack('Bold', 'Ogre').to('declareBlockers');
    t.cast('B', 'Mirrored').resolveAll();
    expect(t.life('A')).toBe(24);
    t.to('postcombatMain');
    expect(t.life('B')).toBe(20);
    expect(t.names('battlefield').filter((n) => n === 'Ogre' || n === 'Bold')).toEqual([]);
  });
  it('509.4a an attacker that is no longer attacking is not blocked', () => {
    const t = table({ A: { battlefield: ['Wolf'] }, B: { battlefield: ['Cat King', 'Mountain'], hand: ['Bolt'] } }).to('precombatMain', 3);
    t.attack('Wolf')
      .block(['Cat King', 'Wolf'])
      .cast('B', 'Bolt', { targets: ['Wolf'] })
      .resolveAll();
    expect(t.perm('Cat Soldier Token').blocking).toEqual([]);
  });
});

describe('710 put onto the battlefield flipped', () => {
  it('710.2, 110.5b only its alternative characteristics', () => {
    const t = table({ A: { battlefield: ['Ascendant // Essence', 'Wolf', '2 Mountain'], hand: ['2 Bolt'] } });
    t.cast('A', 'Bolt', { targets: ['Ascendant'] })
      .resolve()
      .cast('A', 'Bolt', { targets: ['Ascendant'] })
      .resolveAll();
    expect(t.perms('Ascendant')).toHaveLength(0);
    expect(t.perm('Essence').types).toEqual(['Enchantment']);
    expect(t.pt('Wolf')).toBe('4/4');
  });
});

describe('702.19c trample over planeswalkers', () => {
  it("702.19c beyond the planeswalker's loyalty to its controller, also when it is not blocked", () => {
    const t = table({ A: { battlefield: ['Over'] }, B: { battlefield: ['Walker'] } }).to('precombatMain', 3);
    t.attack(['Over', 'Walker']).to('postcombatMain');
    expect(t.perms('Walker')).toHaveLength(0);
    expect(t.life('B')).toBe(16);
  });
  it('702.19c lethal damage to blockers first', () => {
    const t = table({ A: { battlefield: ['Over'] }, B: { battlefield: ['Walker', 'Wolf'] } }).to('precombatMain', 3);
    t.attack(['Over', 'Walker']).block(['Wolf', 'Over']).toDecision('damage');
    expect(t.refusal({ divide: [1, 3, 3] })).toBe('702.19b');
    expect(t.refusal({ divide: [2, 2, 3] })).toBe('702.19c');
    expect(t.refusal({ divide: [2, 4, 1] })).toBe(null);
    t.to('postcombatMain');
    expect(t.life('B')).toBe(18);
  });
  it('702.19f without it nothing goes beyond the planeswalker', () => {
    const t = table({ A: { battlefield: ['Under'] }, B: { battlefield: ['Walker'] } }).to('precombatMain', 3);
    t.attack(['Under', 'Walker']).to('postcombatMain');
    expect(t.perms('Walker')).toHaveLength(0);
    expect(t.life('B')).toBe(20);
  });
  it('702.19e a planeswalker that was removed from combat', () => {
    const t = table({ A: { battlefield: ['Over', 'Mountain'], hand: ['Bolt'] }, B: { battlefield: ['Walker'] } }).to('precombatMain', 3);
    t.attack(['Over', 'Walker'])
      .cast('A', 'Bolt', { targets: ['Walker'] })
      .resolveAll()
      .to('postcombatMain');
    expect(t.life('B')).toBe(13);
  });
  it('702.19c it tramples over creatures as well', () => {
    const t = table({ A: { battlefield: ['Over'] }, B: { battlefield: ['Wolf'] } }).to('precombatMain', 3);
    t.attack('Over').block(['Wolf', 'Over']).to('postcombatMain');
    expect(t.life('B')).toBe(15);
  });
});

describe('704.5r limits of counters', () => {
  it('704.5r all but that many are removed', () => {
    const t = table({ A: { battlefield: [{ card: 'Dreamer', counters: [{ kind: 'dream', n: 6 }] }] } });
    t.activate('A', 'Dreamer').resolve();
    expect(t.counters('Dreamer', 'dream')).toBe(7);
  });
});
