/** CR 810: Two-Headed Giant. A and B are one team, C and D the other. The examples are those of the rules. */

import { counterCount } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { type MagicSetup, unknownCards, viewOf } from '../../src/index.js';
import { define, game } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Giant Rift', type: 'Sorcery', cost: '{0}', text: 'Giant Rift deals 4 damage to each player.' },
  { name: 'Giant Beacon', type: 'Instant', cost: '{0}', text: "Double target player's life total." },
  {
    name: 'Giant Test',
    type: 'Enchantment',
    cost: '{0}',
    text: 'At the beginning of your upkeep, if you have 50 or more life, you win the game.',
  },
  { name: 'Giant Evil', type: 'Enchantment', cost: '{0}', text: 'Pay half your life, rounded up: You gain 1 life.' },
  { name: 'Giant Ten', type: 'Sorcery', cost: '{0}', text: "Target player's life total becomes 10." },
  { name: 'Giant Repay', type: 'Sorcery', cost: '{0}', text: "Each player's life total becomes 7." },
  { name: 'Giant Angel', type: 'Enchantment', cost: '{0}', text: "You can't lose the game and your opponents can't win the game." },
  { name: 'Giant Soul', type: 'Enchantment', cost: '{0}', text: "You don't lose the game for having 0 or less life." },
  { name: 'Giant Drain', type: 'Sorcery', cost: '{0}', text: 'Target player loses 40 life.' },
  { name: 'Giant Win', type: 'Sorcery', cost: '{0}', text: 'You win the game.' },
  { name: 'Giant Lock', type: 'Enchantment', cost: '{0}', text: "You can't gain life." },
  { name: 'Giant Sip', type: 'Sorcery', cost: '{0}', text: 'Target player gains 5 life.' },
  { name: 'Giant Venom', type: 'Sorcery', cost: '{0}', text: 'Target player gets five poison counters.' },
  {
    name: 'Giant Sum',
    type: 'Sorcery',
    cost: '{0}',
    text: 'You gain X life, where X is the number of poison counters your opponents have.',
  },
  { name: 'Giant Spread', type: 'Sorcery', cost: '{0}', text: 'Proliferate.' },
  { name: 'Giant Leaf', type: 'Creature — Plant', cost: '{0}', pt: '1/1' },
);

type Place = NonNullable<MagicSetup['place']>;
const giants = (place: Place = [], life?: [number, number], more: Partial<MagicSetup> = {}): Pod =>
  new Pod({
    players: ['A', 'B', 'C', 'D'].map((name, i) => ({ ...seat(name), ...(life ? { life: life[i >> 1] } : {}) })),
    variant: 'twoHeadedGiant',
    place,
    ...more,
  });
const lives = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.life);
const poison = (pod: Pod): number[] => pod.state.players.rows.map((p) => counterCount(p.counters, 'poison'));
/** A casts the card in the first turn. */
const cast = (pod: Pod, name: string, target?: string): Pod =>
  pod.until('act', 0, 'precombatMain', 1).act('cast', name, target).settle(true);

describe('810 Two-Headed Giant', () => {
  it('810.4, 810.11: a team shares 30 life, and 15 more for each player beyond the second', () => {
    expect(lives(giants())).toEqual([30, 30, 30, 30]);
    const six = new Pod({ players: [...'ABCDEF'].map((name) => seat(name)), variant: 'twoHeadedGiant' });
    expect([lives(six), six.state.teams?.poison]).toEqual([[45, 45, 45, 45, 45, 45], 20]);
    const players = ['A', 'B', 'C', 'D'].map((name, i) => ({ ...seat(name), life: 20 + i }));
    expect(() => game.create({ players, variant: 'twoHeadedGiant' }, '1')).toThrow('one life total');
  });

  it('810.5: teammates see each other’s hands, and no others', () => {
    const pod = giants([0, 1, 2, 3].map((at) => put(at, 'hand', 'Giant Leaf')));
    const seen = [0, 1, 2, 3].map((of) => viewOf(pod.state, of).players.map((p) => p.hand.length));
    expect(seen).toEqual([
      [1, 1, 0, 0],
      [1, 1, 0, 0],
      [0, 0, 1, 1],
      [0, 0, 1, 1],
    ]);
    expect(viewOf(pod.state, null).players.map((p) => p.hand.length)).toEqual([0, 0, 0, 0]);
    expect(unknownCards(pod.state, 1).map((u) => u.hand)).toEqual([0, 0, 1, 1]);
  });

  it('810.6, 103.8b: the team who plays first skips the draw step of its first turn', () => {
    const pod = giants().until('act', 0, 'precombatMain', 1);
    expect(pod.state.players.rows.map((p) => p.hand.length)).toEqual([0, 0, 0, 0]);
  });

  it('810.9, 119.3: damage is dealt to each player, and all of it is taken from the life the team shares', () => {
    expect(lives(cast(giants([put(0, 'hand', 'Giant Rift')]), 'Giant Rift'))).toEqual([22, 22, 22, 22]);
  });

  it('810.9a: what asks for a player’s life total is told that of the team', () => {
    expect(lives(cast(giants([put(0, 'hand', 'Giant Beacon')], [17, 30]), 'Giant Beacon', '@1'))).toEqual([34, 34, 30, 30]);
    const evil = giants([put(1, 'battlefield', 'Giant Evil')], [11, 30]).until('act', 1, 'precombatMain', 1);
    expect(lives(evil.act('activate', 'Giant Evil').settle(true))).toEqual([6, 6, 30, 30]); // 11 - 6 + 1
    const test = giants([put(1, 'battlefield', 'Giant Test')], [50, 30]);
    for (let n = 0; n < 50 && test.state.result === null; n++) test.act('pass', '');
    expect(test.state.result?.winners).toEqual([0, 1]);
  });

  it('810.9c: a life total that becomes a number is lost or gained by that player', () => {
    expect(lives(cast(giants([put(0, 'hand', 'Giant Ten')], [30, 25]), 'Giant Ten', '@3'))).toEqual([30, 30, 10, 10]);
  });

  it('810.9d: where it would become so for each player of a team, the team chooses which of them is affected', () => {
    const pod = giants([put(0, 'hand', 'Giant Repay')], [7, 13]).choosing(3);
    cast(pod, 'Giant Repay');
    expect(lives(pod)).toEqual([7, 7, 7, 7]);
    expect(pod.state.history.rows.filter((e) => e.kind === 'loseLife').map((e) => [e.player, e.amount])).toEqual([[3, 6]]);
  });

  it('810.9g: if one player of a team can’t gain life, none of them can', () => {
    const pod = giants([put(0, 'hand', 'Giant Sip'), put(3, 'battlefield', 'Giant Lock')]);
    expect(lives(cast(pod, 'Giant Sip', '@2'))).toEqual([30, 30, 30, 30]);
  });

  it('810.10, 704.6b, 810.8d: poison counters are shared; a team loses with fifteen', () => {
    const pod = giants([put(0, 'hand', 'Giant Venom', 3)]);
    cast(pod, 'Giant Venom', '@2');
    pod.act('cast', 'Giant Venom', '@3').settle(true);
    expect([poison(pod), pod.state.result]).toEqual([[0, 0, 10, 10], null]);
    pod.act('cast', 'Giant Venom', '@2');
    for (let n = 0; n < 10 && pod.state.result === null; n++) pod.act('pass', '');
    expect([pod.state.result?.winners, pod.state.result?.rule]).toEqual([[0, 1], '704.6b']);
  });
});

describe('810.10 Poison', () => {
  it('810.10a, 701.27b: what a team has is counted once, and proliferated once', () => {
    const pod = giants([put(0, 'hand', 'Giant Venom'), put(0, 'hand', 'Giant Sum'), put(0, 'hand', 'Giant Spread')]);
    cast(pod, 'Giant Venom', '@2');
    pod.act('cast', 'Giant Sum').settle(true);
    expect(lives(pod)).toEqual([35, 35, 30, 30]);
    pod.when('choose', ({ ask }) => (ask.form === 'pick' ? { pick: ask.options.map((_, i) => i) } : undefined));
    pod.act('cast', 'Giant Spread').settle(true);
    expect(poison(pod)).toEqual([0, 0, 6, 6]);
  });
});

describe('810.8 Winning and losing', () => {
  const after = (place: Place, card: string, target?: string): Pod => {
    const pod = giants([put(0, 'hand', card), ...place]);
    pod.until('act', 0, 'precombatMain', 1).act('cast', card, target);
    for (let n = 0; n < 12 && pod.state.result === null && pod.state.stack.length > 0; n++) pod.act('pass', '');
    return pod;
  };

  it('704.6a, 810.8c: a team with 0 or less life loses, as one', () => {
    const pod = after([], 'Giant Drain', '@2');
    expect([pod.state.result?.winners, pod.state.result?.rule, pod.state.players.rows.map((p) => p.lost)]).toEqual([
      [0, 1],
      '704.6a',
      [0, 0, 1, 1],
    ]);
  });

  it('810.8a: what keeps one player from losing keeps the team, and what keeps one from winning', () => {
    expect(after([put(3, 'battlefield', 'Giant Soul')], 'Giant Drain', '@2').state.result).toBeNull();
    expect(after([put(3, 'battlefield', 'Giant Angel')], 'Giant Drain', '@2').state.result).toBeNull();
    expect(after([put(3, 'battlefield', 'Giant Angel')], 'Giant Win').state.result).toBeNull();
    expect(after([], 'Giant Win').state.result?.winners).toEqual([0, 1]);
  });

  it('810.8a, 704.5b: who draws from an empty library loses the game, and with that player the team', () => {
    const players = ['A', 'B', 'C', 'D'].map((name, i) => (i === 3 ? { name, deck: [] } : seat(name)));
    const pod = new Pod({ players, variant: 'twoHeadedGiant' });
    for (let n = 0; n < 200 && pod.state.result === null; n++) pod.step();
    expect([pod.state.result?.winners, pod.state.turn.number]).toEqual([[0, 1], 2]);
  });

  it('810.8b: who concedes leaves with the team', () => {
    expect(giants().concede(1).state.result?.winners).toEqual([2, 3]);
  });
});
