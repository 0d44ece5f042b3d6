/** Counters put on several things at once (CR 603.2c, 122.6). Expected values: the rules' own text, and what the cards say. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Squire', type: 'Creature — Human', cost: '{1}', pt: '1/1' },
  { name: 'Elk', type: 'Creature — Elk', cost: '{1}', pt: '3/3' },
  {
    name: 'Cadet',
    type: 'Creature — Human',
    cost: '{1}',
    pt: '2/4',
    text: 'Whenever one or more +1/+1 counters are put on one or more Humans you control, you gain that much life.',
  },
  {
    name: 'Sue',
    type: 'Creature — Human Hero',
    cost: '{1}',
    pt: '2/4',
    text: 'Whenever you put one or more +1/+1 counters on one or more other Humans you control, draw a card.',
  },
  { name: 'Drill', type: 'Instant', cost: '{0}', text: 'Put two +1/+1 counters on each creature.' },
  { name: 'Poison', type: 'Instant', cost: '{0}', text: 'Put a -1/-1 counter on each creature.' },
);

describe('CR 603.2c: counters on one or more', () => {
  it('603.2c: once for all that get some at the same time, with the number of all', () => {
    const t = table({ A: { battlefield: ['Cadet', 'Squire', 'Elk'], hand: ['Drill'] }, B: { battlefield: ['Squire'] } });
    t.cast('A', 'Drill').resolveAll();
    expect(t.life('A')).toBe(24);
    expect(t.happened('gainLife')).toHaveLength(1);
  });
  it('603.2c: not for other counters', () => {
    const t = table({ A: { battlefield: ['Cadet', 'Squire'], hand: ['Poison'] } });
    t.cast('A', 'Poison').resolveAll();
    expect(t.life('A')).toBe(20);
  });
  it('122.6a, 603.2c: only where they are put by that player, and on others', () => {
    for (const [who, squires, drawn] of [
      ['A', 2, 1],
      ['B', 2, 0],
      ['A', 0, 0],
    ] as const) {
      const t = table({
        A: { battlefield: ['Sue', `${squires} Squire`], hand: who === 'A' ? ['Drill'] : [], library: ['5 Forest'] },
        B: { hand: who === 'B' ? ['Drill'] : [] },
      });
      if (who === 'B') t.pass();
      t.cast(who, 'Drill').resolveAll();
      expect(t.names('hand').filter((n) => n === 'Forest')).toHaveLength(drawn);
    }
  });
});
