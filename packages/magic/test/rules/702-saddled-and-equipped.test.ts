/** Attacking while saddled, and equipping creatures of a quality (CR 702.6c, 702.171). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Ram',
    type: 'Creature — Sheep Mount',
    cost: '{W}',
    pt: '2/2',
    text: 'Whenever this creature attacks while saddled, you gain 3 life.\nSaddle 1',
  },
  { name: 'Rider', type: 'Creature — Knight', cost: '{W}', pt: '1/1' },
  { name: 'Hermit', type: 'Creature — Human', cost: '{W}', pt: '1/1' },
  { name: 'Lance', type: 'Artifact — Equipment', cost: '{1}', text: 'Equipped creature gets +2/+2.\nEquip Knight {0}' },
);

describe('702.171b saddled', () => {
  it('702.171b: an ability that triggers as it attacks while saddled triggers only then', () => {
    const t = table({ A: { battlefield: ['Ram', 'Rider'] } });
    t.activate('A', 'Ram', { pay: ['Rider'] }).resolve();
    t.attack('Ram').resolveAll();
    expect(t.life('A')).toBe(23);
    const u = table({ A: { battlefield: ['Ram', 'Rider'] } });
    u.attack('Ram').resolveAll();
    expect(u.life('A')).toBe(20);
  });
});

describe('702.6c equip with a quality', () => {
  it('702.6c: only a creature of this quality that the player controls', () => {
    const t = table({ A: { battlefield: ['Lance', 'Rider', 'Hermit'] }, B: { battlefield: ['Rider'] } });
    t.activate('A', 'Lance', { targets: ['Rider'] }).resolve();
    expect(t.pt('Rider')).toBe('3/3');
    expect(() => table({ A: { battlefield: ['Lance', 'Rider', 'Hermit'] } }).activate('A', 'Lance', { targets: ['Hermit'] })).toThrow();
    expect(table({ A: { battlefield: ['Lance', 'Hermit'] }, B: { battlefield: ['Rider'] } }).can('A')).not.toContain('activate Lance');
  });
});
