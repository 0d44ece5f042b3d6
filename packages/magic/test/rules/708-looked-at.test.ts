/** Face-down permanents that effects turn face up or let players look at (CR 708.5, 708.7). */
import { describe, expect, it } from 'vitest';
import { define, game, table } from '../kit.js';

define(
  { name: 'Slide', type: 'Instant', cost: '{0}', text: 'Turn target creature with a morph ability face down.' },
  { name: 'Mega', type: 'Creature — Bear', cost: '{4}', pt: '4/4', text: 'Flying\nMorph {G}' },
  { name: 'Culprit', type: 'Instant', cost: '{0}', text: 'Turn target face-down creature face up.' },
  { name: 'Peek', type: 'Instant', cost: '{0}', text: 'Look at target face-down creature.' },
);

describe('708.5, 708.7', () => {
  it('708.7: turned face up by an effect', () => {
    const t = table({ A: { battlefield: ['Mega'], hand: ['Slide', 'Culprit'] } });
    t.cast('A', 'Slide', { targets: ['Mega'] }).resolve();
    expect(t.pt('')).toBe('2/2');
    t.cast('A', 'Culprit', { targets: [''] }).resolve();
    expect(t.pt('Mega')).toBe('4/4');
  });
  it('708.5: its controller may look at it, and who has looked at it knows it', () => {
    const t = table({ A: { battlefield: ['Mega'], hand: ['Slide'] }, B: { hand: ['Peek'] } });
    t.cast('A', 'Slide', { targets: ['Mega'] }).resolve();
    const seen = (): boolean => JSON.stringify(game.view(t.state, 1)).includes('Mega');
    const before = seen();
    t.cast('B', 'Peek', { targets: [''] }).resolve();
    expect([before, seen()]).toEqual([false, true]);
  });
});
