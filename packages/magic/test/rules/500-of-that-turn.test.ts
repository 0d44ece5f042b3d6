/** What is said of an extra turn is of that turn and of no other (CR 500.7, 603.7). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Fortune',
    type: 'Instant',
    cost: '{0}',
    text: "Take an extra turn after this one. At the beginning of that turn's end step, you lose the game.",
  },
  { name: 'Warp', type: 'Sorcery', cost: '{0}', text: 'Take an extra turn after this one.' },
  { name: 'Stopped', type: 'Sorcery', cost: '{0}', text: 'You skip your next turn.' },
);

describe("500.7: at the beginning of that turn's end step", () => {
  it('not in this turn, but in the extra one', () => {
    const t = table({ A: { hand: ['Fortune'] } });
    t.cast('A', 'Fortune').resolve().to('upkeep', 2);
    expect(t.winner()).toBeNull();
    t.to('end', 2).resolveAll();
    expect(t.winner()).toBe('B');
  });
  it('an extra turn that is created later is taken first, and is another', () => {
    const t = table({ A: { hand: ['Fortune', 'Warp'] } });
    t.cast('A', 'Fortune').resolve().cast('A', 'Warp').resolve().to('upkeep', 3);
    expect(t.winner()).toBeNull();
    t.to('end', 3).resolveAll();
    expect(t.winner()).toBe('B');
  });
  it('a turn that is skipped has none', () => {
    const t = table({ A: { hand: ['Fortune', 'Stopped'] } });
    t.cast('A', 'Fortune').resolve().cast('A', 'Stopped').resolve().to('upkeep', 4);
    expect(t.winner()).toBeNull();
  });
});
