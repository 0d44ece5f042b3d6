/** CR 810.9: what happens at once to the life total that a team shares. A and B are one team, C and D the other. */
import { describe, expect, it } from 'vitest';
import type { MagicSetup } from '../../src/index.js';
import { define } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Pair Rift', type: 'Sorcery', cost: '{0}', text: 'Pair Rift deals 8 damage to each opponent.' },
  {
    name: 'Pair Faith',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Damage that would reduce your life total to less than 1 reduces it to 1 instead.',
  },
  { name: 'Pair Toll', type: 'Sorcery', cost: '{0}', text: 'Each opponent discards a card unless they pay 4 life.' },
  { name: 'Pair Help', type: 'Sorcery', cost: '{5}', text: 'Assist' },
  { name: 'Pair Sip', type: 'Sorcery', cost: '{0}', text: 'Each player gains 1 life.' },
);

type Place = NonNullable<MagicSetup['place']>;
const giants = (place: Place, life: [number, number]): Pod =>
  new Pod({ players: [...'ABCD'].map((name, i) => ({ ...seat(name), life: life[i >> 1] })), variant: 'twoHeadedGiant', place });
const lives = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.life);
const cast = (pod: Pod, name: string): Pod => pod.until('act', 0, 'precombatMain', 1).act('cast', name).settle(true);

describe('810.9 At once', () => {
  it('810.9, 120.3a: where damage can’t reduce the life of one below 1, that of the teammate counts first', () => {
    expect(lives(cast(giants([put(0, 'hand', 'Pair Rift'), put(2, 'battlefield', 'Pair Faith')], [30, 10]), 'Pair Rift'))).toEqual([
      30, 30, 1, 1,
    ]);
    expect(lives(cast(giants([put(0, 'hand', 'Pair Rift'), put(3, 'battlefield', 'Pair Faith')], [30, 10]), 'Pair Rift'))).toEqual([
      30, 30, 1, 1,
    ]);
    const both = [put(0, 'hand', 'Pair Rift'), put(2, 'battlefield', 'Pair Faith'), put(3, 'battlefield', 'Pair Faith')];
    expect(lives(cast(giants(both, [30, 5]), 'Pair Rift'))).toEqual([30, 30, 1, 1]);
  });

  it('810.9b: both players of a team together pay no more life than the team has', () => {
    const toll = (life: number): [number, number[]] => {
      const pod = cast(
        giants([put(0, 'hand', 'Pair Toll'), put(2, 'hand', 'Pair Sip'), put(3, 'hand', 'Pair Sip')], [30, life]),
        'Pair Toll',
      );
      return [lives(pod)[2], [2, 3].map((at) => pod.state.players.rows[at].hand.length)];
    };
    expect([toll(6), toll(9)]).toEqual([
      [2, [1, 0]],
      [1, [1, 1]],
    ]);
  });

  it('810.9, 119.3: each player of the team gains life', () => {
    expect(lives(cast(giants([put(0, 'hand', 'Pair Sip')], [30, 5]), 'Pair Sip'))).toEqual([32, 32, 7, 7]);
  });

  it('702.132a: a teammate may assist', () => {
    const pod = giants([put(0, 'hand', 'Pair Help'), put(0, 'battlefield', 'Mountain', 3), put(1, 'battlefield', 'Mountain', 2)], [30, 30]);
    expect(pod.until('act', 0, 'precombatMain', 1).offered('Pair Help')).toBe(true);
  });
});
