/** Words that make a difference of one: counters an effect puts, sources that deal damage, amounts kept for later (CR 606.4, 603.2c, 603.7c). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Doubler',
    type: 'Enchantment',
    cost: '{0}',
    text: 'If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.',
  },
  {
    name: 'Walker',
    type: 'Legendary Planeswalker — Walker',
    cost: '{0}',
    loyalty: '3',
    text: '[+1]: You gain 1 life.',
  },
  { name: 'Bigger', type: 'Sorcery', cost: '{0}', text: 'Put a +1/+1 counter on target creature.' },
  { name: 'Stone', type: 'Creature — Golem', cost: '{1}', pt: '2/6' },
  { name: 'Biter', type: 'Creature — Rat', cost: '{1}', pt: '1/1' },
  { name: 'Withering', type: 'Creature — Rat', cost: '{1}', pt: '1/3', text: 'Wither' },
  {
    name: 'Nest',
    type: 'Creature — Zombie',
    cost: '{1}',
    pt: '3/9',
    text: 'Whenever a source deals damage to Nest, create a 2/2 black Zombie creature token.',
  },
  {
    name: 'Grief',
    type: 'Creature — Spirit',
    cost: '{1}',
    pt: '3/9',
    text: 'Whenever Grief is dealt damage, create a 2/2 black Zombie creature token.',
  },
  {
    name: 'Boon',
    type: 'Instant',
    cost: '{0}',
    text: 'Prevent the next 3 damage that would be dealt to target creature this turn. At the beginning of the next end step, put a +0/+1 counter on that creature for each 1 damage prevented this way.',
  },
  { name: 'Spark', type: 'Instant', cost: '{0}', text: 'Spark deals 2 damage to any target.' },
);

describe('CR 614.1a: counters an effect would put', () => {
  it('CR 606.4: are no counters put to pay a cost; CR 306.5b: those a planeswalker enters with are', () => {
    const t = table({ A: { hand: ['Walker'], battlefield: ['Doubler'] } });
    t.cast('A', 'Walker').resolveAll();
    expect(t.counters('Walker', 'loyalty')).toBe(6);
    t.activate('A', 'Walker');
    expect(t.counters('Walker', 'loyalty')).toBe(7);
  });

  it('are what a spell puts', () => {
    const t = table({ A: { hand: ['Bigger'], battlefield: ['Doubler', 'Stone'] } });
    expect(
      t
        .cast('A', 'Bigger', { targets: ['Stone'] })
        .resolveAll()
        .pt('Stone'),
    ).toBe('4/8');
  });

  it('CR 120.3d: are no counters that result from damage', () => {
    const t = table({ A: { battlefield: ['Withering'] }, B: { battlefield: ['Doubler', 'Stone'] } });
    t.attack('Withering').block(['Stone', 'Withering']).to('endCombat');
    expect(t.counters('Stone', '-1/-1')).toBe(1);
  });
});

describe('CR 603.2c: damage dealt by several at once', () => {
  it('"a source deals damage to" happens for each source, "is dealt damage" once', () => {
    const zombies = (name: string): number => {
      const t = table({ A: { battlefield: [name] }, B: { battlefield: ['2 Biter'] } });
      const biters = t.perms('Biter').length;
      t.attack(name).block(['Biter', name], ['Biter', name]).to('endCombat').resolveAll();
      expect(biters).toBe(2);
      return t.perms('Zombie Token').length;
    };
    expect([zombies('Nest'), zombies('Grief')]).toEqual([2, 1]);
  });
});

describe('CR 603.7c: a delayed ability knows what was prevented when it was made', () => {
  it('puts as many counters as damage was prevented', () => {
    const t = table({ A: { hand: ['Boon', 'Spark'], battlefield: ['Stone'] } });
    t.cast('A', 'Boon', { targets: ['Stone'] }).resolveAll();
    t.cast('A', 'Spark', { targets: ['Stone'] }).resolveAll();
    t.to('end').resolveAll();
    expect([t.counters('Stone', '+0/+1'), t.pt('Stone')]).toEqual([2, '2/8']);
  });
});
