/** CR 603.2, 605.1, 109.2: abilities of permanents that aren't mana abilities, as they are activated. Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Mentor',
    type: 'Creature — Human',
    cost: '{R}',
    pt: '2/2',
    text: "Whenever an opponent activates an ability of an artifact, creature, or land on the battlefield, if it isn't a mana ability, this creature deals 2 damage to that player.",
  },
  { name: 'Pinger', type: 'Creature — Elf', cost: '{G}', pt: '1/1', text: '{G}: You gain 1 life.' },
  { name: 'Runner', type: 'Creature — Elf', cost: '{G}', pt: '1/1', text: 'Cycling {G}' },
  { name: 'Charm', type: 'Enchantment', cost: '{G}', text: '{G}: You gain 1 life.' },
);

describe('603.2: "activates an ability of an artifact, creature, or land"', () => {
  it('is an activation of one on the battlefield, and no mana ability', () => {
    const t = table({ A: { battlefield: ['Pinger', 'Forest'] }, B: { battlefield: ['Mentor'] } });
    t.activate('A', 'Pinger').resolveAll();
    expect(t.life('A')).toBe(20 - 2 + 1);
  });
  it('is not one of a creature card that is cycled, nor of something else', () => {
    const t = table({ A: { battlefield: ['Charm', '2 Forest'], hand: ['Runner'] }, B: { battlefield: ['Mentor'] } });
    t.activate('A', 'Runner').resolveAll();
    expect(t.life('A')).toBe(20);
    t.activate('A', 'Charm').resolveAll();
    expect(t.life('A')).toBe(21);
  });
});
