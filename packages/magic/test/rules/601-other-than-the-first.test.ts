/** Spells other than the first of a turn (CR 601.2i, 603.2). Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Tracker',
    type: 'Creature — Dog',
    cost: '{R}',
    pt: '1/1',
    text: 'Whenever you cast a spell other than your first spell each turn, you gain 5 life.',
  },
  { name: 'Copier', type: 'Creature — Wizard', cost: '{R}', pt: '1/1', text: 'Whenever you copy an instant spell, you gain 7 life.' },
  { name: 'Echo', type: 'Instant', cost: '{0}', text: 'Copy target instant spell.' },
  { name: 'Breath', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' },
);

describe('603.2 spells other than the first', () => {
  it('603.2: not the first of the turn, each that follows', () => {
    const t = table({ A: { battlefield: ['Tracker'], hand: ['3 Breath'] } });
    t.cast('A', 'Breath').resolveAll();
    expect(t.life('A')).toBe(21);
    t.cast('A', 'Breath').resolveAll();
    t.cast('A', 'Breath').resolveAll();
    expect(t.life('A')).toBe(33);
  });
  it('603.2: what was cast before it came counts', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Tracker', 'Breath'] } });
    t.cast('A', 'Tracker').resolveAll();
    t.cast('A', 'Breath').resolveAll();
    expect(t.life('A')).toBe(26);
  });
});

describe('707.10 what is copied', () => {
  it('707.10: copying triggers, casting does not', () => {
    const t = table({ A: { battlefield: ['Copier'], hand: ['Breath', 'Echo'] } });
    t.cast('A', 'Breath');
    t.cast('A', 'Echo', { targets: ['Breath'] }).resolveAll();
    expect(t.life('A')).toBe(29);
  });
});
