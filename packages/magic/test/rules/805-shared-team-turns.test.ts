/** CR 805: shared team turns. A and B are one team, C and D the other; A and C are the primary players. */
import { describe, expect, it } from 'vitest';
import { type MagicSetup, objectView } from '../../src/index.js';
import { define, game } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Team Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Team Sip', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' },
  { name: 'Team Plan', type: 'Sorcery', cost: '{0}', text: 'Draw a card.' },
  { name: 'Team Dawn', type: 'Enchantment', cost: '{0}', text: 'At the beginning of your upkeep, you gain 1 life.' },
  { name: 'Team Bell', type: 'Enchantment', cost: '{0}', text: "At the beginning of each player's upkeep, you gain 1 life." },
  { name: 'Team Tax', type: 'Enchantment', cost: '{0}', text: "At the beginning of each player's upkeep, that player loses 1 life." },
  { name: 'Team Curse', type: 'Enchantment', cost: '{0}', text: "At the beginning of each opponent's upkeep, that player loses 1 life." },
  { name: 'Team Time', type: 'Sorcery', cost: '{0}', text: 'Take an extra turn after this one.' },
  { name: 'Team Grip', type: 'Sorcery', cost: '{0}', text: "You control target player during that player's next turn." },
  { name: 'Team Fall', type: 'Sorcery', cost: '{0}', text: 'Each opponent loses 2 life.' },
  { name: 'Team Wall', type: 'Enchantment', cost: '{0}', text: "Creatures can't attack you." },
  {
    name: 'Team Toll',
    type: 'Enchantment',
    cost: '{0}',
    text: "Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.",
  },
  {
    name: 'Team Hex',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Whenever a player attacks one of your opponents, that attacking player creates a Treasure token.',
  },
  {
    name: 'Team Inertia',
    type: 'Enchantment — Aura Curse',
    cost: '{0}',
    text: 'Enchant player\nWhenever a player attacks enchanted player with one or more creatures, that attacking player may tap or untap target permanent of their choice.',
  },
  { name: 'Team Post', type: 'Enchantment', cost: '{0}', text: 'Whenever an opponent attacks you, create a Treasure token.' },
  { name: 'Team Spy', type: 'Creature — Rogue', cost: '{0}', pt: '1/1', text: 'Whenever Team Spy attacks, defending player loses 3 life.' },
);

type Place = NonNullable<MagicSetup['place']>;
const teams = (place: Place = [], more: Partial<MagicSetup> = {}): Pod =>
  new Pod({ players: ['A', 'B', 'C', 'D'].map((name) => seat(name)), variant: 'twoHeadedGiant', place, ...more });
const hands = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.hand.length);
const lives = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.life);
const bears = [0, 1, 2, 3].map((at) => put(at, 'battlefield', 'Team Bear'));

describe('805 Shared team turns', () => {
  it('805.3: the team takes the first turn whose player was determined, by its primary player (805.2)', () => {
    const orders = [0, 1, 2, 3].map((first) => teams([], { first }).state.order);
    expect(orders).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3],
      [2, 3, 0, 1],
      [2, 3, 0, 1],
    ]);
  });

  it('805.4: each team takes turns; 805.4b: each player on it draws in its draw step', () => {
    const pod = teams();
    const turns: number[][] = [];
    for (let turn = 1; turn <= 3; turn++) turns.push(hands(pod.until('act', turn === 2 ? 2 : 0, 'precombatMain', turn)));
    // 103.8b: the team who plays first skips its first draw
    expect(turns).toEqual([
      [0, 0, 0, 0],
      [0, 0, 1, 1],
      [1, 1, 1, 1],
    ]);
    expect(pod.state.turn.number).toBe(3);
  });

  it('805.4a, 805.4c, 307.1: sorceries and one land each are played by every player of the active team, and by nobody else', () => {
    const pod = teams([0, 1, 2].flatMap((at) => [put(at, 'hand', 'Team Plan'), put(at, 'hand', 'Mountain', 2)]));
    pod.until('act', 1, 'precombatMain', 1);
    const land = (): number =>
      pod.state.pending?.ask.form === 'pick' ? (pod.state.pending.ask.options as { act: string }[]).findIndex((o) => o.act === 'land') : -1;
    expect([pod.offered('Team Plan'), land() >= 0]).toEqual([true, true]);
    pod.play(land());
    pod.until('act', 1, 'precombatMain', 1);
    expect(land()).toBe(-1);
    pod.until('act', 2, 'precombatMain', 1);
    expect([pod.offered('Team Plan'), land()]).toEqual([false, -1]);
  });

  it('805.5, 805.5b: a team has priority: when one of its players acts each of them may before the other team does, and all pass before anything resolves', () => {
    const pod = teams([put(1, 'hand', 'Team Sip')]);
    const asked: number[] = [];
    pod.until('act', 1, 'precombatMain', 1).act('cast', 'Team Sip');
    while (pod.state.stack.length > 0) {
      asked.push(pod.state.pending?.seat ?? -1);
      pod.act('pass', '');
    }
    expect(asked).toEqual([0, 1, 2, 3]);
    // 805.5b: then the active team receives priority
    expect(pod.state.pending?.seat).toBe(0);
  });

  it('805.7: a team puts what its players control on the stack in one order, which its primary player says', () => {
    const pod = teams([put(1, 'battlefield', 'Team Dawn'), put(0, 'battlefield', 'Team Bell')]);
    const orders: [number, number][] = [];
    pod.when('order', (d) => {
      if (d.ask.form === 'order') orders.push([d.seat, d.ask.options.length]);
      return undefined;
    });
    pod.until('act', 0, 'upkeep', 3);
    expect(orders.at(-1)).toEqual([0, 2]);
  });

  it('805.4a: "your upkeep" is that of each player on the active team', () => {
    const pod = teams([put(1, 'battlefield', 'Team Dawn')]);
    // in the first turn and the third
    pod.until('act', 0, 'draw', 3);
    expect(lives(pod)).toEqual([32, 32, 30, 30]);
  });

  it('805.4d: at the beginning of "each player’s" step an ability triggers once for each of them if it speaks of that player, else once', () => {
    const change = (card: string): number[] => {
      const pod = teams([put(0, 'battlefield', card)]);
      const before = lives(pod.until('act', 0, 'precombatMain', 1));
      const after = lives(pod.until('act', 2, 'precombatMain', 2));
      return after.map((n, i) => n - before[i]);
    };
    expect(change('Team Bell')).toEqual([1, 1, 0, 0]);
    // C and D lose one each of what they share (810.9)
    expect(change('Team Tax')).toEqual([0, 0, -2, -2]);
    expect(change('Team Curse')).toEqual([0, 0, -2, -2]);
  });

  it('805.8: an extra turn of a player is one of the team', () => {
    const pod = teams([put(1, 'hand', 'Team Time')]);
    pod.until('act', 1, 'precombatMain', 1).act('cast', 'Team Time').settle(true);
    pod.until('act', 0, 'precombatMain', 2);
    expect([pod.state.turn.number, hands(pod)]).toEqual([2, [1, 1, 0, 0]]);
    pod.until('act', 2, 'precombatMain', 3);
  });

  it('805.8, 720.1: who controls a player controls the team', () => {
    const pod = teams([put(0, 'hand', 'Team Grip')]);
    pod.until('act', 0, 'precombatMain', 1).act('cast', 'Team Grip', '@3').settle(true);
    pod.until('act', 2, 'precombatMain', 2);
    expect(pod.state.deciders).toEqual([0, 1, 0, 0]);
  });

  it('102.3: a teammate is no opponent', () => {
    const pod = teams([put(0, 'hand', 'Team Fall')]);
    pod.until('act', 0, 'precombatMain', 1).act('cast', 'Team Fall').settle(true);
    expect(lives(pod)).toEqual([30, 30, 26, 26]);
  });
});

describe('805.10 Combat of teams', () => {
  it('805.10a-b: the active team declares one attack of the creatures of all its players, each against one player of the other team', () => {
    const pod = teams(bears).until('attackers', 0, 'declareAttackers', 3);
    const { ask } = pod.state.pending!;
    const seats = (list: readonly unknown[]): number[] => (list as { entity: number }[]).map(({ entity }) => -entity - 1);
    expect(ask.form === 'pair' && [ask.options.length, seats(ask.partners)]).toEqual([2, [2, 3]]);
  });

  it('805.10d: creatures of either defending player can block what attacks the other, in one declaration', () => {
    const pod = teams(bears).until('attackers', 0, 'declareAttackers', 3).attack(3);
    pod.until('blockers', 2, 'declareBlockers', 3);
    const { ask } = pod.state.pending!;
    expect(ask.form === 'pair' && [ask.options.length, ask.partners.length]).toEqual([2, 2]);
  });

  it('805.10b: what keeps creatures from attacking one player does not keep them from attacking the teammate', () => {
    const pod = teams([...bears, put(2, 'battlefield', 'Team Wall')]).until('attackers', 0, 'declareAttackers', 3);
    const { ask } = pod.state.pending!;
    expect(ask.form === 'pair' && ask.allowed).toEqual([[1], [1]]);
  });

  it('508.1h-j: each player of the team pays for the creatures they control', () => {
    const pod = teams([...bears, put(2, 'battlefield', 'Team Toll'), put(1, 'battlefield', 'Mountain'), put(0, 'battlefield', 'Mountain')]);
    pod.until('attackers', 0, 'declareAttackers', 3).attack(2).until('blockers', 2, 'declareBlockers', 3);
    const lands = pod.state.battlefield.map((id) => objectView(pod.state, id)).filter((o) => o.name === 'Mountain');
    expect(lands.map((o) => [o.controller, o.tapped]).sort()).toEqual([
      [0, true],
      [1, true],
    ]);
  });

  it('805.10e: "defending player" is the one the creature attacks', () => {
    const lost = (defender: number): number[] => {
      const pod = teams([put(0, 'battlefield', 'Team Spy')])
        .until('attackers', 0, 'declareAttackers', 3)
        .attack(defender)
        .settle(true);
      return pod.state.history.rows.filter((e) => e.kind === 'loseLife').map((e) => e.player);
    };
    expect([lost(2), lost(3)]).toEqual([[2], [3]]);
  });
});

describe('805.10c "attacking player"', () => {
  /** Bears of these players attack C, and A has what sees it. @returns who made Treasures */
  const makers = (...attackers: number[]): number[] => {
    const place = [...attackers.map((at) => put(at, 'battlefield', 'Team Bear')), put(0, 'battlefield', 'Team Hex')];
    const pod = teams(place).until('attackers', 0, 'declareAttackers', 3).attack(2).settle(true);
    return pod.state.battlefield
      .map((id) => objectView(pod.state, id))
      .filter((o) => o.name.startsWith('Treasure'))
      .map((o) => o.controller);
  };
  it('is the one whose creatures attack, though the team attacks as a group', () => {
    expect([makers(0), makers(1)]).toEqual([[0], [1]]);
  });
  it('of two who attack each: an ability of "a player attacks" triggers once for each attacking player, however many creatures attack', () => {
    expect(makers(0, 1, 1).sort()).toEqual([0, 1]);
  });
  it('of two who attack each triggers "an opponent attacks you", which says nothing more of that player', () => {
    const place = [put(0, 'battlefield', 'Team Bear', 2), put(1, 'battlefield', 'Team Bear'), put(2, 'battlefield', 'Team Post')];
    const pod = teams(place).until('attackers', 0, 'declareAttackers', 3).attack(2).settle(true);
    expect(pod.state.battlefield.filter((id) => objectView(pod.state, id).name.startsWith('Treasure')).length).toBe(2);
  });
  it('that player chooses the target, not the primary player of the team', () => {
    const asked = (attacker: number): number[] => {
      const seats: number[] = [];
      const pod = teams([put(attacker, 'battlefield', 'Team Bear'), put(0, 'hand', 'Team Inertia')]);
      pod.until('act', 0, 'precombatMain', 3).act('cast', 'Team Inertia', '@3').settle(true);
      pod.when('targets', (d) => {
        seats.push(d.seat);
        return { pick: [0] };
      });
      pod.until('attackers', 0, 'declareAttackers', 3).attack(3).settle(true);
      return seats;
    };
    expect([asked(0), asked(1)]).toEqual([[0], [1]]);
  });
});

describe('805 Refusals', () => {
  it('805.1, 810.1: teams of equal size, and none of the options that teams are not played with', () => {
    const players = ['A', 'B', 'C'].map((n) => seat(n));
    expect(() => game.create({ players, variant: 'twoHeadedGiant' }, '1')).toThrow('equal size');
    expect(() => teams([], { attack: 'left' })).toThrow('share turns');
    expect(() => teams([], { rangeOfInfluence: 1 })).toThrow('share turns');
  });
});
