/** CR 901.12: Two-Headed Giant Planechase. A and B are one team, C and D the other; A and C are the primary players. */
import { describe, expect, it } from 'vitest';
import { type MagicSetup, objectView } from '../../src/index.js';
import { define, game } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Head Meadow', type: 'Plane — Test', text: 'Creatures you control get +1/+1.\nWhenever chaos ensues, you gain 3 life.' },
  { name: 'Head Cave', type: 'Plane — Test', text: 'Whenever you cast a spell, you draw a card.' },
  { name: 'Head Shore', type: 'Plane — Test', text: 'At the beginning of your upkeep, you gain 1 life.' },
  { name: 'Head Peak', type: 'Plane — Test', text: 'Creatures your opponents control get -1/-0.' },
  { name: 'Head Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Head Sip', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' },
);

type Place = NonNullable<MagicSetup['place']>;
const [WALK, CHAOS, BLANK] = [1, 2, 3];
const giants = (planes: string[][], place: Place = [], dice: number[][] = [[], [], [], []]): Pod =>
  new Pod({
    players: [...'ABCD'].map((name, at) => ({ ...seat(name), planarDeck: planes[at] ?? ['Head Peak'] })),
    variant: 'twoHeadedGiant',
    place,
    dice,
  });
const plane = (pod: Pod) => {
  const id = pod.state.command.find((x) => objectView(pod.state, x).types.includes('Plane')) ?? 0;
  const { name, controller } = objectView(pod.state, id);
  return { name, controller };
};
const lives = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.life);
const bears = (pod: Pod): number[] => pod.state.battlefield.flatMap((id) => objectView(pod.state, id).power ?? []);
const cost = (pod: Pod): number => {
  const d = pod.state.pending;
  return d?.ask.form === 'pick' ? ((d.ask.options as { act: string; mana?: number }[]).find((o) => o.act === 'planarDie')?.mana ?? -1) : -1;
};
const roll = (pod: Pod): Pod => {
  const d = pod.state.pending;
  if (d?.ask.form !== 'pick') throw new Error('not asked');
  return pod.play((d.ask.options as { act: string }[]).findIndex((o) => o.act === 'planarDie')).settle(true);
};

const controllers = (pod: Pod): number[] => (pod.state.planechase?.controllers ?? []).map((c) => c.seat);

describe('901.12 Two-Headed Giant Planechase', () => {
  it('901.12, 810.4: all rules of both variants: teams of 30 life, and a starting plane of the starting player', () => {
    const pod = giants([['Head Meadow']]);
    expect([lives(pod), plane(pod)]).toEqual([[30, 30, 30, 30], { name: 'Head Meadow', controller: 0 }]);
  });

  it('901.12a: each player has a planar deck of their own', () => {
    const players = [...'ABCD'].map((name, at) => ({ ...seat(name), ...(at < 3 ? { planarDeck: ['Head Meadow'] } : {}) }));
    expect(() => game.create({ players, variant: 'twoHeadedGiant', opening: 'none' }, '1')).toThrow('each player needs a planar deck');
    expect(giants([['Head Meadow'], ['Head Cave'], ['Head Shore'], ['Head Peak']]).state.planechase?.decks.map((d) => d.length)).toEqual([
      0, 1, 1, 1,
    ]);
  });

  it('901.12b: the planar controller is the primary player of the active team', () => {
    const pod = giants([['Head Meadow']]).until('act', 2, 'upkeep', 2);
    expect([plane(pod).controller, controllers(pod)]).toEqual([2, [2]]);
    expect(plane(pod.until('act', 0, 'upkeep', 3)).controller).toBe(0);
  });

  it('901.12c: "you" of the plane is each player of the team: what they control', () => {
    const pod = giants(
      [['Head Meadow']],
      [0, 1, 2, 3].map((at) => put(at, 'battlefield', 'Head Bear')),
    );
    expect(bears(pod)).toEqual([3, 3, 2, 2]);
    expect(bears(pod.until('act', 2, 'upkeep', 2))).toEqual([2, 2, 3, 3]);
    expect(
      bears(
        giants(
          [['Head Peak']],
          [0, 1, 2, 3].map((at) => put(at, 'battlefield', 'Head Bear')),
        ),
      ),
    ).toEqual([2, 2, 1, 1]);
  });

  it('901.12c: what they do triggers it, and what it says of "you" happens to both', () => {
    const pod = giants([['Head Cave']], [put(1, 'hand', 'Head Sip')]).until('act', 1, 'precombatMain', 1);
    const before = pod.state.players.rows.map((p) => p.hand.length);
    pod.act('cast', 'Head Sip').settle(true);
    expect([before, pod.state.players.rows.map((p) => p.hand.length)]).toEqual([
      [0, 1, 0, 0],
      [1, 1, 0, 0],
    ]);
  });

  it('901.12c-d: each player of the active team may roll the planar die, and what chaos brings is both of theirs', () => {
    const pod = giants([['Head Meadow']], [], [[], [CHAOS], [], []]).until('act', 1, 'precombatMain', 1);
    roll(pod);
    // each of them gains 3 life of what they share (810.9)
    expect(lives(pod)).toEqual([36, 36, 30, 30]);
    expect(cost(giants([['Head Meadow']]).until('act', 2, 'precombatMain', 1))).toBe(-1);
  });

  it('901.12d: what a roll costs counts the rolls of that player alone', () => {
    const pod = giants(
      [['Head Meadow']],
      [put(0, 'battlefield', 'Mountain', 2), put(1, 'battlefield', 'Mountain', 2)],
      [[BLANK, BLANK], [BLANK], [], []],
    );
    pod.until('act', 0, 'precombatMain', 1);
    roll(pod);
    expect([pod.state.pending?.seat, cost(pod)]).toEqual([0, 1]);
    expect(cost(pod.until('act', 1, 'precombatMain', 1))).toBe(0);
  });

  it('901.12d, 901.8: a teammate’s roll makes the planar controller planeswalk, to a plane of theirs', () => {
    const pod = giants([['Head Shore', 'Head Meadow'], ['Head Cave']], [], [[], [WALK], [], []]).until('act', 1, 'precombatMain', 1);
    roll(pod);
    expect(plane(pod)).toEqual({ name: 'Head Meadow', controller: 0 });
  });

  it('901.12b: with the planar controller’s team gone the primary player of the next becomes it', () => {
    const three = new Pod({
      players: [...'ABCDEF'].map((name) => ({ ...seat(name), planarDeck: ['Head Meadow', 'Head Cave'] })),
      variant: 'teams',
      teams: [0, 0, 1, 1, 2, 2],
    });
    const [controller] = controllers(three);
    three.concede(controller);
    expect(controllers(three)).toEqual([(controller + 1) % 6]);
    expect(giants([['Head Meadow']]).concede(1).state.result?.winners).toEqual([2, 3]);
  });

  it('901.6: where turns are apart, the planar controller is the active player alone', () => {
    const pod = new Pod({
      players: [...'ABCD'].map((name) => ({ ...seat(name), planarDeck: ['Head Meadow'] })),
      variant: 'teams',
      teams: [0, 0, 1, 1],
      place: [0, 1, 2, 3].map((at) => put(at, 'battlefield', 'Head Bear')),
    });
    expect([controllers(pod), bears(pod)]).toEqual([[1], [2, 3, 2, 2]]);
  });
});
