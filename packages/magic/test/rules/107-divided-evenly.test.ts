/** Damage that is divided evenly and rounded down, without anybody's choice (CR 107.1a, 608.2i, 601.2f). Expected values: worked out by hand. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Ball',
    type: 'Sorcery',
    cost: '{X}{R}',
    text: 'This spell costs {1} more to cast for each target beyond the first.\nBall deals X damage divided evenly, rounded down, among any number of targets.',
  },
  {
    name: 'Rain',
    type: 'Instant',
    cost: '{X}{R}',
    text: 'Rain deals X damage divided evenly, rounded down, among all creatures target opponent controls.',
  },
  { name: 'Ox', type: 'Creature — Ox', cost: '{W}', pt: '0/9' },
  { name: 'Elk', type: 'Creature — Elk', cost: '{G}', pt: '0/9' },
  { name: 'Gone', type: 'Instant', cost: '{0}', text: 'Exile target creature.' },
);

const damage = (t: ReturnType<typeof table>, name: string): number => t.perm(name).damage;

describe('107.1a: divided evenly, rounded down', () => {
  it('among two of five: two each, and what is left over is dealt to nobody', () => {
    const t = table({ A: { hand: ['Ball'], battlefield: ['7 Mountain'] }, B: { battlefield: ['Ox'] } });
    t.cast('A', 'Ball', { x: 5, targets: [['Ox', '@B']] }).resolve();
    expect([damage(t, 'Ox'), t.life('B')]).toEqual([2, 18]);
    expect(t.can('A')).not.toContain('mana Mountain');
  });
  it('608.2b: a target that is illegal by then has no part in it', () => {
    const t = table({ A: { hand: ['Ball'], battlefield: ['7 Mountain'] }, B: { hand: ['Gone'], battlefield: ['Ox'] } });
    t.cast('A', 'Ball', { x: 5, targets: [['Ox', '@B']] });
    t.pass()
      .cast('B', 'Gone', { targets: ['Ox'] })
      .resolveAll();
    expect(t.life('B')).toBe(15);
  });
  it('115.6: without any target it costs X and nothing more or less', () => {
    const t = table({ A: { hand: ['Ball'], battlefield: ['4 Mountain'] } });
    t.cast('A', 'Ball', { x: 3, targets: [[]] }).resolve();
    expect([t.life('A'), t.life('B')]).toEqual([20, 20]);
  });
  it('among those that are there as it resolves', () => {
    const t = table({ A: { hand: ['Rain'], battlefield: ['8 Mountain'] }, B: { battlefield: ['Ox', 'Elk'] } });
    t.cast('A', 'Rain', { x: 7, targets: ['@B'] }).resolve();
    expect([damage(t, 'Ox'), damage(t, 'Elk')]).toEqual([3, 3]);
  });
});
