/** What is returned and has one card type there (CR 205.1a), and the trigger that looks back at what it was (CR 603.10a). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Sheep',
    type: 'Enchantment Creature — Sheep Glimmer',
    cost: '{W}',
    pt: '2/1',
    text: "Lifelink\nWhen Sheep dies, if it was a creature, return it to the battlefield under its owner's control. It's an enchantment.",
  },
  { name: 'End', type: 'Instant', cost: '{G}', text: 'Destroy target enchantment.' },
);

describe('205.1a: "return it. It\'s an enchantment"', () => {
  it('it is an enchantment and no creature, without the creature types', () => {
    const t = table({ A: { hand: ['End'], battlefield: ['Forest', 'Sheep'] } });
    t.cast('A', 'End', { targets: ['Sheep'] }).resolveAll();
    const sheep = t.perm('Sheep');
    expect([sheep.types, sheep.subtypes]).toEqual([['Enchantment'], []]);
  });
  it('603.10a: what dies as an enchantment was no creature, though its card is one', () => {
    const t = table({ A: { hand: ['End', 'End'], battlefield: ['2 Forest', 'Sheep'] } });
    t.cast('A', 'End', { targets: ['Sheep'] }).resolveAll();
    t.cast('A', 'End', { targets: ['Sheep'] }).resolveAll();
    expect([t.perms('Sheep').length, t.names('graveyard').filter((n) => n === 'Sheep')]).toEqual([0, ['Sheep']]);
  });
});
