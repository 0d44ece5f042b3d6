/** CR 808: Team vs. Team. Each player takes turns alone. The rules are those of the document of 2025-02-07. */
import { describe, expect, it } from 'vitest';
import { type MagicSetup, viewOf } from '../../src/index.js';
import { define, game } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Side Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Side Plan', type: 'Sorcery', cost: '{0}', text: 'Draw a card.' },
  { name: 'Side Drain', type: 'Sorcery', cost: '{0}', text: 'Each opponent loses 2 life.' },
  { name: 'Side Kill', type: 'Sorcery', cost: '{0}', text: 'Target player loses 40 life.' },
  { name: 'Side Venom', type: 'Sorcery', cost: '{0}', text: 'Target player gets five poison counters.' },
  { name: 'Side Win', type: 'Sorcery', cost: '{0}', text: 'You win the game.' },
  { name: 'Side Dawn', type: 'Enchantment', cost: '{0}', text: 'At the beginning of your upkeep, you gain 1 life.' },
  { name: 'Side Time', type: 'Sorcery', cost: '{0}', text: 'Take an extra turn after this one.' },
  { name: 'Side Bell', type: 'Enchantment', cost: '{0}', text: "At the beginning of each player's upkeep, that player gains 1 life." },
  { name: 'Side Gift', type: 'Sorcery', cost: '{0}', text: 'Target opponent draws a card.' },
);

type Place = NonNullable<MagicSetup['place']>;
/** A, B and C against D, E and F. */
const sides = (place: Place = [], more: Partial<MagicSetup> = {}): Pod =>
  new Pod({ players: [...'ABCDEF'].map((name) => seat(name)), variant: 'teams', teams: [0, 0, 0, 1, 1, 1], place, ...more });
const lives = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.life);
const lost = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.lost);
/** Until the next turn of the player. */
const turnOf = (pod: Pod, at: number): Pod => {
  for (let n = 0; n < 3000 && pod.state.turn.active !== at; n++) pod.step();
  return pod;
};
const attacked = (pod: Pod): number[] => {
  const { ask } = pod.state.pending!;
  return ask.form === 'pair' ? (ask.partners as { entity: number }[]).map(({ entity }) => -entity - 1) : [];
};

describe('808 Team vs. Team', () => {
  it('808.1-808.2: two or more teams of any number of players, each of which sits together', () => {
    const of = (teams: number[]): Pod => new Pod({ players: teams.map((_, i) => seat(`P${i}`)), variant: 'teams', teams });
    expect(of([0, 0, 0, 1]).state.teams?.of).toEqual([0, 0, 0, 1]);
    expect(of([2, 1, 1, 2, 2]).state.teams?.of).toEqual([2, 1, 1, 2, 2]);
    expect(of([0, 1, 2]).state.order).toEqual([0, 1, 2]);
    for (const bad of [
      [0, 1, 0, 1],
      [0, 0, 0],
      [0, 1],
    ])
      expect(() => of(bad)).toThrow('sitting together');
    expect(() => sides([], { teams: [0, 1] })).toThrow('one for each seat');
    expect(() => new Pod({ players: [...'ABC'].map((n) => seat(n)), teams: [0, 0, 1] })).toThrow('no teams');
    expect(() => new Pod({ players: [...'ABC'].map((n) => seat(n)), variant: 'teams' })).toThrow('sitting together');
  });

  it('808.3a, 802.2: any opponent can be attacked, and no teammate (508.1)', () => {
    const pod = sides([put(1, 'battlefield', 'Side Bear')]).until('attackers', 1);
    expect(attacked(pod)).toEqual([3, 4, 5]);
  });

  it('808.3a, 803.1b: with the attack left or right option only an opponent on that side can be attacked', () => {
    const bears = [0, 1, 2].map((at) => put(at, 'battlefield', 'Side Bear'));
    const can = (attack: 'left' | 'right', at: number): number[] | string => {
      const pod = sides(bears, { attack });
      turnOf(pod, at);
      for (let n = 0; n < 60 && pod.state.turn.active === at; n++) {
        if (pod.state.pending?.kind === 'attackers') return attacked(pod);
        pod.step();
      }
      return 'nobody';
    };
    expect([can('right', 0), can('right', 1), can('right', 2)]).toEqual([[5], 'nobody', 'nobody']);
    expect([can('left', 0), can('left', 1), can('left', 2)]).toEqual(['nobody', 'nobody', [3]]);
  });

  it('808.4: the player in the center of the team goes first; of an even number the one to the left of the midpoint', () => {
    expect([0, 1, 2, 3, 4, 5].map((first) => sides([], { first }).state.turn.active)).toEqual([1, 1, 1, 4, 4, 4]);
    expect(
      [0, 1, 2, 3].map((first) => sides([], { players: [...'ABCD'].map((n) => seat(n)), teams: [0, 0, 1, 1], first }).state.turn.active),
    ).toEqual([1, 1, 3, 3]);
    // a team that sits around the corner of the numbers: E, F, A
    expect(sides([], { teams: [0, 1, 1, 1, 0, 0], first: 4 }).state.turn.active).toBe(5);
  });

  it('808.4: turn order goes to the left, each player taking turns alone', () => {
    const pod = sides();
    const turns = [1, 2, 3, 4, 5, 6, 7].map((turn) => {
      for (let n = 0; n < 500 && pod.state.turn.number < turn; n++) pod.step();
      return pod.state.turn.active;
    });
    expect(turns).toEqual([1, 2, 3, 4, 5, 0, 1]);
  });

  it('103.8c, 800.7: nobody skips the draw step of the first turn, and only the active player draws', () => {
    const pod = sides().until('act', 1, 'precombatMain', 1);
    expect(pod.state.players.rows.map((p) => p.hand.length)).toEqual([0, 1, 0, 0, 0, 0]);
  });

  it('808.5: teammates may review each other’s hands, and nobody else’s', () => {
    const pod = sides([0, 1, 2, 3, 4, 5].map((at) => put(at, 'hand', 'Side Bear')));
    expect(viewOf(pod.state, 0).players.map((p) => p.hand.length)).toEqual([1, 1, 1, 0, 0, 0]);
    expect(viewOf(pod.state, 4).players.map((p) => p.hand.length)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(viewOf(pod.state, null).players.map((p) => p.hand.length)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('808.5, 102.1: what is a player’s alone is not the team’s: turns, life, sorceries', () => {
    const pod = sides([0, 1, 2].map((at) => put(at, 'hand', 'Side Plan')));
    const offered = [1, 2].map((at) => turnOf(pod, at).until('act', at, 'precombatMain').offered('Side Plan'));
    expect(offered).toEqual([true, true]);
    const during = sides([2].map((at) => put(at, 'hand', 'Side Plan'))).until('act', 2, 'precombatMain', 1);
    expect([during.state.turn.active, during.offered('Side Plan')]).toEqual([1, false]);
  });

  it('102.3: opponents are all players not on the team; a teammate is none', () => {
    const pod = sides([put(1, 'hand', 'Side Drain')]);
    pod.until('act', 1, 'precombatMain', 1).act('cast', 'Side Drain').settle(true);
    expect(lives(pod)).toEqual([20, 20, 20, 18, 18, 18]);
  });

  it('500.1, 503.1: "your upkeep" is that of the player alone, and an extra turn is too (500.7)', () => {
    const pod = sides([put(2, 'battlefield', 'Side Dawn'), put(1, 'hand', 'Side Time')]);
    pod.until('act', 1, 'precombatMain', 1).act('cast', 'Side Time').settle(true);
    pod.until('act', 1, 'precombatMain', 2);
    expect([pod.state.turn.active, lives(pod)[2]]).toEqual([1, 20]);
    pod.until('act', 2, 'precombatMain', 3);
    expect(lives(pod)[2]).toBe(21);
  });

  it('805.4d is of shared turns alone: here "each player’s upkeep" is that of the active player', () => {
    const pod = sides([put(1, 'battlefield', 'Side Bell')]).until('act', 1, 'precombatMain', 1);
    expect(lives(pod)).toEqual([20, 21, 20, 20, 20, 20]);
  });

  it('802.4a: a player blocks only what attacks that player, with creatures of their own', () => {
    const bears = [1, 3, 4, 5, 0].map((at) => put(at, 'battlefield', 'Side Bear'));
    const pod = sides(bears).until('attackers', 1).attack(4);
    pod.until('blockers', 4);
    const { ask } = pod.state.pending!;
    expect(ask.form === 'pair' && ask.options.length).toBe(1);
    expect(pod.until('act', 1, 'postcombatMain').state.turn.number).toBe(1);
  });
});

describe('104 Winning and losing by teams', () => {
  const kill = (pod: Pod, ...targets: number[]): Pod => {
    pod.until('act', 1, 'precombatMain', 1);
    for (const target of targets) {
      pod.act('cast', 'Side Kill', `@${target}`);
      for (let n = 0; n < 40 && pod.state.result === null && (pod.state.stack.length > 0 || pod.state.pending?.kind !== 'act'); n++)
        pod.step();
    }
    return pod;
  };

  it('104.3g: a player loses alone; the team loses when all of its players have lost', () => {
    const pod = kill(sides([put(1, 'hand', 'Side Kill', 3)]), 3, 4);
    expect([lost(pod), pod.state.result]).toEqual([[0, 0, 0, 1, 1, 0], null]);
  });

  it('104.2c: a team wins when all others have left, each player of it, also those who had lost', () => {
    const pod = kill(sides([put(1, 'hand', 'Side Kill', 4)]), 0, 3, 4, 5);
    expect([lost(pod), pod.state.result?.winners]).toEqual([
      [1, 0, 0, 1, 1, 1],
      [0, 1, 2],
    ]);
  });

  it('104.2b: who wins by an effect wins with the team', () => {
    const pod = sides([put(1, 'hand', 'Side Win')])
      .until('act', 1, 'precombatMain', 1)
      .act('cast', 'Side Win');
    for (let n = 0; n < 10 && pod.state.result === null; n++) pod.step();
    expect(pod.state.result?.winners).toEqual([0, 1, 2]);
  });

  it('104.3d, 704.5c: ten poison counters are enough: they are not shared', () => {
    const pod = sides([put(1, 'hand', 'Side Venom', 2)]).until('act', 1, 'precombatMain', 1);
    pod.act('cast', 'Side Venom', '@3').settle(true).act('cast', 'Side Venom', '@3').settle(true);
    expect([lost(pod), pod.state.result]).toEqual([[0, 0, 0, 1, 0, 0], null]);
  });

  it('104.3a, 800.4a: who concedes leaves alone, and the others of the team play on', () => {
    const pod = sides().concede(4);
    expect([lost(pod), pod.state.result]).toEqual([[0, 0, 0, 0, 1, 0], null]);
    pod.concede(3).concede(5);
    expect(pod.state.result?.winners).toEqual([0, 1, 2]);
  });

  it('104.4d: the game is a draw when all teams that are left lose at once', () => {
    define({ name: 'Side Doom', type: 'Sorcery', cost: '{0}', text: 'Each player loses 30 life.' });
    const pod = sides([put(1, 'hand', 'Side Doom')])
      .until('act', 1, 'precombatMain', 1)
      .act('cast', 'Side Doom');
    for (let n = 0; n < 10 && pod.state.result === null; n++) pod.step();
    expect([pod.state.result?.winners, pod.state.result?.rule]).toEqual([[], '104.4a']);
  });

  it('800.4: the set-up is refused where a variant is not known', () => {
    const players = [...'ABCD'].map((n) => seat(n));
    expect(() => game.create({ players, variant: 'pentagram' as never }, '1')).toThrow('no such variant');
    expect(() => game.create({ players, attack: 'up' as never }, '1')).toThrow('to the left');
  });

  it('2015:800.7, 2015:809.3a: by the rules of 2015 the opponents lose where a player would win, and an Emperor game has the same ranges', () => {
    const pod = sides([put(1, 'hand', 'Side Win')], { profile: '2015' })
      .until('act', 1, 'precombatMain', 1)
      .act('cast', 'Side Win');
    for (let n = 0; n < 10 && pod.state.result === null; n++) pod.step();
    expect([lost(pod), pod.state.result?.winners]).toEqual([
      [0, 0, 0, 1, 1, 1],
      [0, 1, 2],
    ]);
    const emperor = new Pod({ players: [...'ABCDEF'].map((n) => seat(n)), variant: 'emperor', profile: '2015' });
    expect(emperor.state.range?.reach).toEqual([1, 2, 1, 1, 2, 1]);
    expect(() => sides([], { profile: 'classic' })).toThrow('two players');
  });
});
