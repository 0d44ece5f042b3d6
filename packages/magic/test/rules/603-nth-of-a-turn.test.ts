/** "Their second card each turn", "your first instant spell each turn": the n-th of a kind in a turn (CR 603.2). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Watcher',
    type: 'Enchantment',
    cost: '{U}',
    text: 'Whenever an opponent draws their second card each turn, that player loses 3 life.',
  },
  { name: 'Scribe', type: 'Enchantment', cost: '{U}', text: 'Whenever you cast your first instant spell each turn, you gain 2 life.' },
  { name: 'Gift', type: 'Sorcery', cost: '{U}', text: 'Each player draws two cards.' },
  { name: 'Breeze', type: 'Instant', cost: '{U}', text: 'You lose 1 life.' },
  {
    name: 'Wisdom',
    type: 'Enchantment',
    cost: '{U}',
    text: 'Whenever a player casts their second spell each turn, that player loses 5 life.',
  },
  {
    name: 'Shed',
    type: 'Enchantment',
    cost: '{U}',
    text: 'Whenever you discard one or more cards, you gain that much life.\n{0}: Discard two cards.',
  },
);

describe('603.2 the second of a turn', () => {
  it('603.2: the second card that this player draws, whoever else has drawn', () => {
    const t = table({ A: { battlefield: ['Island', 'Watcher'], hand: ['Gift'] } });
    t.cast('A', 'Gift').resolveAll();
    expect(t.life('B')).toBe(17);
    expect(t.life('A')).toBe(20);
  });
  it('603.2: of spells of a kind, those of this kind are counted', () => {
    const t = table({ A: { battlefield: ['3 Island', 'Scribe'], hand: ['Gift', '2 Breeze'] } });
    t.cast('A', 'Gift').resolveAll();
    expect(t.life('A')).toBe(20);
    t.cast('A', 'Breeze').resolveAll();
    expect(t.life('A')).toBe(21);
    t.cast('A', 'Breeze').resolveAll();
    expect(t.life('A')).toBe(20);
  });
  it('603.2: of any player, each by their own', () => {
    const t = table({ A: { battlefield: ['2 Island', 'Wisdom'], hand: ['2 Breeze'] }, B: { battlefield: ['Island'], hand: ['Breeze'] } });
    t.cast('A', 'Breeze').resolveAll();
    t.pass().cast('B', 'Breeze').resolveAll();
    expect(t.life('B')).toBe(19);
    t.cast('A', 'Breeze').resolveAll();
    expect(t.life('A')).toBe(13);
  });
});

describe('603.2c once for all of them', () => {
  it('603.2c: cards discarded together, and how many', () => {
    const t = table({ A: { battlefield: ['Shed'], hand: ['2 Breeze'] } });
    t.activate('A', 'Shed').resolveAll();
    expect(t.life('A')).toBe(22);
  });
});
