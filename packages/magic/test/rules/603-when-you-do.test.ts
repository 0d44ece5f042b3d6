/** Reflexive abilities of what is told to be done, and their own targets (CR 603.12, 608.2c). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Offering', type: 'Sorcery', cost: '{B}', text: 'Sacrifice a creature. When you do, target player loses 3 life.' },
  {
    name: 'Summons',
    type: 'Sorcery',
    cost: '{B}',
    text: 'Return target creature card from your graveyard to the battlefield. When you do, it fights up to one target creature an opponent controls.',
  },
  {
    name: 'Hourglass',
    type: 'Enchantment',
    cost: '{W}',
    text: 'Whenever you cast a spell, put a charge counter on this enchantment. Then if there are two or more charge counters on it, sacrifice it. If you do, you gain 5 life.',
  },
  { name: 'Cub', type: 'Creature — Cat', cost: '{W}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{W}', pt: '2/4' },
  { name: 'Breath', type: 'Instant', cost: '{W}', text: 'You gain 1 life.' },
);

describe('603.12 when you do', () => {
  it('603.12: it triggers where what was told was done, and its targets are chosen then', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Cub'], hand: ['Offering'] } });
    t.choose('targets', '@B').cast('A', 'Offering').resolveAll();
    expect(t.names('graveyard')).toContain('Cub');
    expect(t.life('B')).toBe(17);
  });
  it('603.12: not where it was impossible', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Offering'] } });
    t.cast('A', 'Offering').resolveAll();
    expect(t.life('A')).toBe(20);
    expect(t.life('B')).toBe(20);
  });
  it('603.12: the ability that makes it has targets of its own, and "it" is what that has become', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Summons'], graveyard: ['Cub'] }, B: { battlefield: ['Ox'] } });
    t.cast('A', 'Summons', { targets: ['Cub'] })
      .choose('targets', 'Ox')
      .resolveAll();
    expect(t.names('graveyard')).toContain('Cub');
    expect(t.perm('Ox').damage).toBe(2);
  });
});

describe('608.2c if you do', () => {
  it('608.2c: what is told under a condition, and done', () => {
    const t = table({ A: { battlefield: ['2 Plains', 'Hourglass'], hand: ['2 Breath'] } });
    t.cast('A', 'Breath').resolveAll();
    expect(t.life('A')).toBe(21);
    t.cast('A', 'Breath').resolveAll();
    expect(t.names('battlefield')).not.toContain('Hourglass');
    expect(t.life('A')).toBe(27);
  });
});
