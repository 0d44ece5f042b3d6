/** The value of X of a spell doubled, and costs in which {X} stands (CR 107.3, 107.3m, 602.1a). Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Flourish',
    cost: '{0}',
    type: 'Enchantment',
    text: "Whenever you cast a permanent spell with a mana cost that contains {X}, double the value of X.\nWhenever you cast an instant or sorcery spell or activate an ability, if that spell's mana cost or that ability's activation cost contains {X}, copy that spell or ability. You may choose new targets for the copy.",
  }, // prettier-ignore
  {
    name: 'Hydra',
    cost: '{X}{G}',
    type: 'Creature — Hydra',
    pt: '0/0',
    text: 'Hydra enters with X +1/+1 counters on it.\nWhen Hydra enters, you gain X life.',
  },
  { name: 'Blast', cost: '{X}{R}', type: 'Sorcery', text: 'Blast deals X damage to any target.' },
  { name: 'Bolt', cost: '{R}', type: 'Instant', text: 'Bolt deals 3 damage to any target.' },
  { name: 'Cannon', cost: '{4}', type: 'Artifact', text: '{X}, {T}: Cannon deals X damage to any target.' },
  { name: 'Pistol', cost: '{X}', type: 'Artifact', text: '{T}: Pistol deals 1 damage to any target.' },
  {
    name: 'Mentor',
    cost: '{0}',
    type: 'Enchantment',
    text: 'Whenever you activate an ability that targets a creature or player, copy that ability. You may choose new targets for the copy.',
  },
  { name: 'Well', cost: '{0}', type: 'Artifact', text: '{T}: You gain 1 life.' },
);

describe('107.3', () => {
  it('107.3m: the permanent that the spell becomes has the doubled value, too', () => {
    const t = table({ A: { battlefield: ['Flourish', '3 Forest'], hand: ['Hydra'] } });
    t.cast('A', 'Hydra', { x: 2 }).resolveAll();
    expect([t.pt('Hydra'), t.life('A')]).toEqual(['4/4', 24]);
  });
  it('107.3: a spell or ability with {X} in its cost is copied, any other is not', () => {
    const side = { battlefield: ['Flourish', 'Cannon', 'Pistol', '4 Mountain'], hand: ['Blast', 'Bolt'] };
    const t = table({ A: side });
    t.cast('A', 'Blast', { x: 2, targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(16);
    t.cast('A', 'Bolt', { targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(13);
    const u = table({ A: side });
    u.activate('A', 'Cannon', { x: 3, targets: ['@B'] }).resolveAll();
    expect(u.life('B')).toBe(14);
    // CR 602.1a: the mana cost of its source is none of its own
    u.activate('A', 'Pistol', { targets: ['@B'] }).resolveAll();
    expect(u.life('B')).toBe(13);
  });
});

describe('602.2, 115.9b', () => {
  it('115.9b: an ability is told by what it targets', () => {
    const t = table({ A: { battlefield: ['Mentor', 'Pistol', 'Well'] } });
    t.activate('A', 'Pistol', { targets: ['@B'] }).resolveAll();
    t.activate('A', 'Well').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([21, 18]);
  });
});
