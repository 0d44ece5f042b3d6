/** What is turned face up was face down (CR 708.11). Expected values: the rule named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Mega', type: 'Creature — Bear', cost: '{4}', pt: '4/4', text: 'Morph {G}' },
  {
    name: 'Sentry',
    type: 'Creature — Elf',
    cost: '{0}',
    pt: '2/2',
    text: 'Whenever a face-down permanent you control is turned face up, put a +1/+1 counter on it and a +1/+1 counter on Sentry.',
  },
);

describe('708.11', () => {
  it('a face-down permanent that is turned face up was one', () => {
    const t = table({ A: { battlefield: ['4 Forest', 'Sentry'], hand: ['Mega'] } });
    t.cast('A', 'Mega', { way: 'face-down' }).resolveAll();
    t.act('A', 'turnFaceUp', '').resolveAll();
    expect([t.pt('Mega'), t.pt('Sentry')]).toEqual(['5/5', '3/3']);
  });
});
