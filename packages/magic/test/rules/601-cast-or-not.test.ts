/** Spells by how they came to be, kickers that were both paid, what was milled or given counters this turn, and numbers compared (CR 601.2a, 702.33, 701.13, 608.2h). Expected values: the rules' own text, and what the cards say. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Refuse', type: 'Instant', cost: '{0}', text: "Counter target spell that wasn't cast from its owner's hand." },
  { name: 'Gain', type: 'Instant', cost: '{0}', text: 'You gain 3 life.' },
  { name: 'Recall', type: 'Instant', cost: '{0}', text: 'You gain 3 life.\nFlashback {0}' },
  {
    name: 'Artist',
    type: 'Creature — Human',
    cost: '{1}',
    pt: '1/1',
    text: "{0}: Copy target spell you control that wasn't cast. You may choose new targets for the copy.",
  },
  { name: 'Fork', type: 'Instant', cost: '{0}', text: 'Copy target instant spell you control.' },
  {
    name: 'Wrath',
    type: 'Creature — Angel',
    cost: '{0}',
    pt: '3/4',
    text: 'Kicker {W} and/or {U}\nWhen Wrath enters, if it was kicked, you gain 1 life.\nWhen Wrath enters, if it was kicked twice, you gain 10 life.',
  },
  {
    name: 'Master',
    type: 'Creature — Zombie',
    cost: '{1}',
    pt: '1/1',
    text: '{0}: Put target creature card in a graveyard that was milled this turn onto the battlefield under your control.\n{1}: Target player mills a card.',
  },
  { name: 'Elk', type: 'Creature — Elk', cost: '{1}', pt: '3/3' },
  {
    name: 'Loki',
    type: 'Creature — God',
    cost: '{1}',
    pt: '2/2',
    text: "Each creature you control that you've put one or more +1/+1 counters on this turn has hexproof.",
  },
  { name: 'Grow', type: 'Instant', cost: '{0}', text: 'Put a +1/+1 counter on target creature.' },
  {
    name: 'Brute',
    type: 'Creature — Ogre',
    cost: '{1}',
    pt: '2/2',
    text: 'Whenever another creature you control enters, if it has greater power or toughness than Brute, put a +1/+1 counter on Brute.',
  },
  { name: 'Wall', type: 'Creature — Wall', cost: '{0}', pt: '0/4' },
  { name: 'Rat', type: 'Creature — Rat', cost: '{0}', pt: '1/1' },
  {
    name: 'Ranger',
    type: 'Creature — Elf',
    cost: '{1}',
    pt: '2/2',
    text: "Whenever a creature dies, if it had power greater than Ranger's power, put a number of +1/+1 counters on Ranger equal to the difference.",
  },
  { name: 'Giant', type: 'Creature — Giant', cost: '{1}', pt: '7/7' },
  { name: 'Kill', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  {
    name: 'Cultist',
    type: 'Creature — Human',
    cost: '{1}',
    pt: '1/1',
    text: "{0}: Target creature you control that's attacking alone gets +1/+0 until end of turn.",
  },
  {
    name: 'Spawn',
    type: 'Creature — Horror',
    cost: '{1}',
    pt: '1/1',
    text: 'Whenever you cast a spell, if the amount of mana spent to cast it was less than its mana value, target opponent loses life equal to the difference.',
  },
  { name: 'Cheap', type: 'Enchantment', cost: '{1}', text: 'Artifact spells you cast cost {2} less to cast.' },
  { name: 'Device', type: 'Artifact', cost: '{3}', text: '' },
  {
    name: 'Memory',
    type: 'Enchantment',
    cost: '{1}',
    text: "At the beginning of combat on your turn, if you've drawn more than one card this turn, put X +1/+1 counters on target creature you control, where X is the number of cards you've drawn this turn minus one.",
  },
  { name: 'Three', type: 'Sorcery', cost: '{0}', text: 'Draw three cards.' },
);

describe('CR 601.2a: from where it was cast, or not cast at all', () => {
  it('601.2a: cast from a graveyard, but not from the hand', () => {
    const t = table({ A: { hand: ['Gain'], graveyard: ['Recall'] }, B: { hand: ['Refuse'] } });
    t.cast('A', 'Gain').pass();
    expect(t.can('B').filter((x) => x.includes('Refuse'))).toEqual([]);
    t.resolve();
    t.cast('A', 'Recall').pass();
    t.cast('B', 'Refuse', { targets: ['Recall'] }).resolveAll();
    expect(t.life('A')).toBe(23);
  });
  it('707.10: a copy was not cast', () => {
    const t = table({ A: { battlefield: ['Artist'], hand: ['Gain', 'Fork'] } });
    t.cast('A', 'Gain');
    expect(t.can('A').filter((x) => x.includes('Artist'))).toEqual([]);
    t.cast('A', 'Fork', { targets: ['Gain'] }).resolve();
    expect(t.can('A').filter((x) => x.includes('Artist'))).not.toEqual([]);
  });
});

describe('CR 702.33: kicked, and kicked twice', () => {
  for (const [lands, life] of [
    [[], 20],
    [['Plains'], 21],
    [['Plains', 'Island'], 31],
  ] as const)
    it(`702.33: with ${lands.length} of two kickers paid`, () => {
      const t = table({ A: { battlefield: [...lands], hand: ['Wrath'] } });
      t.cast('A', 'Wrath', { yes: lands.map(() => true) }).resolveAll();
      expect(t.life('A')).toBe(life);
    });
});

describe('CR 701.13: milled this turn', () => {
  it('701.13: such a card, and none that was there before', () => {
    const t = table({ A: { battlefield: ['Master', 'Swamp'], graveyard: ['Elk'], library: ['Elk'] } });
    expect(() => t.activate('A', 'Master', { targets: ['Elk'] })).toThrow();
    const u = table({ A: { battlefield: ['Master', 'Swamp'], library: ['Elk'] } });
    u.activate('A', 'Master', { ability: 0, targets: ['@A'] }).resolve();
    u.activate('A', 'Master', { targets: ['Elk'] }).resolve();
    expect(u.names('battlefield')).toContain('Elk');
  });
});

describe('CR 122.6: counters that you have put there this turn', () => {
  it('122.6: it has hexproof then', () => {
    const t = table({ A: { battlefield: ['Loki', 'Elk'], hand: ['Grow'] } });
    expect(JSON.stringify(t.perm('Elk'))).not.toContain('hexproof');
    t.cast('A', 'Grow', { targets: ['Elk'] }).resolve();
    expect(JSON.stringify(t.perm('Elk'))).toContain('hexproof');
  });
});

describe('CR 608.2h: numbers of two things compared', () => {
  it('603.4: greater power, or greater toughness', () => {
    const t = table({ A: { battlefield: ['Brute'], hand: ['Wall', 'Rat'] } });
    t.cast('A', 'Rat').resolveAll();
    expect(t.counters('Brute', '+1/+1')).toBe(0);
    t.cast('A', 'Wall').resolveAll();
    expect(t.counters('Brute', '+1/+1')).toBe(1);
  });
  it('608.2h: the difference, of what has died as it last was', () => {
    const t = table({ A: { battlefield: ['Ranger', 'Rat'], hand: ['Kill', 'Kill'] }, B: { battlefield: ['Giant'] } });
    t.cast('A', 'Kill', { targets: ['Rat'] }).resolveAll();
    expect(t.counters('Ranger', '+1/+1')).toBe(0);
    t.cast('A', 'Kill', { targets: ['Giant'] }).resolveAll();
    expect(t.counters('Ranger', '+1/+1')).toBe(5);
  });
  it('601.2h: how much less was spent than its mana value', () => {
    const t = table({ A: { battlefield: ['Spawn', 'Cheap', 'Swamp'], hand: ['Device'] } });
    t.cast('A', 'Device').resolveAll();
    expect(t.life('B')).toBe(18);
  });
  it('121.1: drawn this turn, one not counted', () => {
    const t = table({ A: { battlefield: ['Memory', 'Elk'], hand: ['Three'], library: ['3 Forest'] } });
    t.cast('A', 'Three').resolve();
    t.to('beginCombat').resolveAll();
    expect(t.counters('Elk', '+1/+1')).toBe(2);
  });
});

describe('CR 506.5: attacking alone', () => {
  for (const attackers of [['Elk'], ['Elk', 'Rat']])
    it(`506.5: with ${attackers.length}`, () => {
      const t = table({ A: { battlefield: ['Cultist', 'Elk', 'Rat'] } });
      t.attack(...attackers);
      expect(t.can('A').filter((x) => x.includes('Cultist'))).toHaveLength(attackers.length === 1 ? 1 : 0);
    });
});
