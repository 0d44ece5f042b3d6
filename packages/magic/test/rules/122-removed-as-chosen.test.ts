/** Counters removed from one permanent, of kinds and in numbers that a player chooses (CR 122.1, 608.2d). Expected values: the texts, and rulings of cards that say so. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}', pt: '2/2' },
  { name: 'Thief', type: 'Sorcery', cost: '{0}', text: 'Remove a counter from target permanent.' },
  { name: 'Rite', type: 'Sorcery', cost: '{0}', text: 'Remove up to three counters from target creature.' },
  { name: 'Rust', type: 'Sorcery', cost: '{0}', text: 'Remove up to two charge counters from target artifact.' },
  { name: 'Jar', type: 'Artifact', cost: '{1}' },
  {
    name: 'Leech',
    type: 'Creature — Insect',
    cost: '{1}',
    pt: '1/1',
    text: '{0}: Remove up to two counters from target permanent. For each counter removed this way, Leech gets +1/+0 until end of turn.',
  },
);

const grown = (...kinds: [string, number][]) => ({ card: 'Bear', counters: kinds.map(([kind, n]) => ({ kind, n })) });
const left = (t: ReturnType<typeof table>): [number, number] => [t.counters('Bear', '+1/+1'), t.counters('Bear', 'flying')];

describe('CR 122.1: counters removed as a player chooses', () => {
  it('608.2d: of two kinds, the one that is named', () => {
    const t = table({ A: { battlefield: [grown(['+1/+1', 2], ['flying', 1])], hand: ['Thief'] } });
    t.choose('option', 'flying')
      .cast('A', 'Thief', { targets: ['Bear'] })
      .resolve();
    expect(left(t)).toEqual([2, 0]);
  });
  it('608.2d: of one kind nothing is asked', () => {
    const t = table({ A: { battlefield: [grown(['+1/+1', 2])], hand: ['Thief'] } });
    t.cast('A', 'Thief', { targets: ['Bear'] }).resolve();
    expect(left(t)).toEqual([1, 0]);
  });
  it('608.2d: "up to" so many: how many, and how many of each kind', () => {
    const t = table({ A: { battlefield: [grown(['+1/+1', 3], ['flying', 2])], hand: ['Rite'] } });
    const asked: unknown[] = [];
    const numbers = [3, 2];
    t.when('number', (d) => {
      asked.push([(d.ask as { min: number }).min, (d.ask as { max: number }).max]);
      return { number: numbers.shift() ?? 0 };
    });
    t.cast('A', 'Rite', { targets: ['Bear'] }).resolve();
    // at least one of the first kind, as there are two of the other; the rest is of the other
    expect(asked).toEqual([
      [0, 3],
      [1, 3],
    ]);
    expect(left(t)).toEqual([1, 1]);
  });
  it('608.2d: or none', () => {
    const t = table({ A: { battlefield: [grown(['+1/+1', 3])], hand: ['Rite'] } });
    t.when('number', { number: 0 })
      .cast('A', 'Rite', { targets: ['Bear'] })
      .resolve();
    expect(left(t)).toEqual([3, 0]);
  });
  it('122.1: up to so many of one kind, and no others', () => {
    const t = table({
      A: {
        battlefield: [
          {
            card: 'Jar',
            counters: [
              { kind: 'charge', n: 1 },
              { kind: 'brick', n: 2 },
            ],
          },
        ],
        hand: ['Rust'],
      },
    });
    t.when('number', { number: 1 })
      .cast('A', 'Rust', { targets: ['Jar'] })
      .resolve();
    expect([t.counters('Jar', 'charge'), t.counters('Jar', 'brick')]).toEqual([0, 2]);
  });
  it('608.2c: "for each counter removed this way": those that were there', () => {
    const t = table({ A: { battlefield: ['Leech', grown(['+1/+1', 1])] } });
    t.when('number', { number: 1 })
      .activate('A', 'Leech', { targets: ['Bear'] })
      .resolve();
    expect(t.pt('Leech')).toBe('2/1');
    expect(t.pt('Bear')).toBe('2/2');
  });
});
