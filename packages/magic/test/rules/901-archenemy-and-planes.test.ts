/**
 * Planes in an Archenemy game. No rule speaks of both; each is a variant of its own (CR 901.1, 904.1), and the team that shares turns is to planes what
 * 901.12b-d say of one. A is the archenemy, B, C and D are the team, B its primary player.
 */
import { describe, expect, it } from 'vitest';
import { type MagicSetup, objectView, type State } from '../../src/index.js';
import { define } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Foe Meadow', type: 'Plane — Test', text: 'Creatures you control get +1/+1.\nWhenever chaos ensues, you gain 3 life.' },
  { name: 'Foe Cave', type: 'Plane — Test', text: 'Creatures your opponents control get -1/-0.' },
  { name: 'Foe Omen', type: 'Scheme', text: 'When you set this scheme in motion, you gain 2 life.' },
  { name: 'Foe Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
);

type Place = NonNullable<MagicSetup['place']>;
const [WALK, CHAOS] = [1, 2];
const against = (planes: string[][], place: Place = [], dice: number[][] = [[], [], [], []], more: Partial<MagicSetup> = {}): Pod =>
  new Pod({
    players: [...'ABCD'].map((name, at) => ({
      ...seat(name),
      planarDeck: planes[at] ?? ['Foe Cave'],
      ...(at === 0 ? { schemeDeck: ['Foe Omen'] } : {}),
    })),
    place,
    dice,
    ...more,
  });
const EVERYBODY = [0, 1, 2, 3].map((at) => put(at, 'battlefield', 'Foe Bear'));
const plane = ({ state }: Pod) => {
  const id = state.command.find((x) => objectView(state, x).types.includes('Plane')) ?? 0;
  const { name, controller } = objectView(state, id);
  return { name, controller };
};
const lives = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.life);
const powers = (pod: Pod): number[] => pod.state.battlefield.flatMap((id) => objectView(pod.state, id).power ?? []);
const controllers = (state: State): number[] => (state.planechase?.controllers ?? []).map((c) => c.seat);
const dieOf = (pod: Pod): number => {
  const d = pod.state.pending;
  return d?.ask.form === 'pick' ? (d.ask.options as { act: string }[]).findIndex((o) => o.act === 'planarDie') : -1;
};

describe('901, 904: planes with an archenemy', () => {
  it('901.5, 904.6: the archenemy takes the first turn, and sets the starting plane', () => {
    const pod = against([['Foe Meadow']]);
    expect([pod.state.turn.active, plane(pod), controllers(pod.state), lives(pod)]).toEqual([
      0,
      { name: 'Foe Meadow', controller: 0 },
      [0],
      [40, 20, 20, 20],
    ]);
  });

  it('901.12b-c: in the turn of the team its primary player controls the plane, and "you" is each of the team', () => {
    const pod = against([['Foe Meadow']], EVERYBODY);
    expect(powers(pod)).toEqual([3, 2, 2, 2]);
    pod.until('act', 1, 'upkeep', 2);
    expect([controllers(pod.state), powers(pod)]).toEqual([[1], [2, 3, 3, 3]]);
  });

  it('901.12c: opponents of the team are the archenemy alone, those of the archenemy all of the team', () => {
    const pod = against([['Foe Cave']], EVERYBODY);
    expect(powers(pod)).toEqual([2, 1, 1, 1]);
    expect(powers(pod.until('act', 1, 'upkeep', 2))).toEqual([1, 2, 2, 2]);
  });

  it('901.12c-d: each of the team may roll; what chaos gives "you" each of them gets, who have life of their own (904.5)', () => {
    const pod = against([['Foe Meadow']], [], [[], [], [CHAOS], []]).until('act', 2, 'precombatMain', 2);
    const before = lives(pod);
    pod.play(dieOf(pod)).settle(true);
    expect(lives(pod).map((n, at) => n - before[at])).toEqual([0, 3, 3, 3]);
  });

  it('901.12d, 901.8: a teammate’s roll makes the planar controller planeswalk', () => {
    const pod = against([['Foe Cave'], ['Foe Meadow']], [], [[], [], [], [WALK]]).until('act', 3, 'precombatMain', 2);
    pod.play(dieOf(pod)).settle(true);
    expect(plane(pod)).toEqual({ name: 'Foe Meadow', controller: 1 });
  });

  it('901.6, 901.10: of a team whose players leave one by one the next player in turn order becomes the planar controller', () => {
    const pod = against([['Foe Meadow'], [], ['Foe Cave']])
      .until('act', 1, 'upkeep', 2)
      .concede(1);
    expect([controllers(pod.state), plane(pod)]).toEqual([[2], { name: 'Foe Meadow', controller: 2 }]);
    expect(controllers(pod.concede(2).state)).toEqual([3]);
  });

  it('901.10: with the archenemy’s plane the archenemy loses, and the game is over', () => {
    expect(against([['Foe Meadow']]).concede(0).state.result?.winners).toEqual([1, 2, 3]);
  });

  it('901.15b: with a single planar deck the planar controller owns its cards', () => {
    const players = [...'ABC'].map((name, at) => ({ ...seat(name), ...(at === 0 ? { schemeDeck: [] } : {}) }));
    const setup: MagicSetup = { players, planarDeck: ['Foe Meadow', 'Foe Cave'], opening: 'none' };
    const pod = new Pod(setup);
    const id = (): number => pod.state.command.find((x) => objectView(pod.state, x).types.includes('Plane')) ?? 0;
    expect(objectView(pod.state, id()).owner).toBe(0);
    pod.until('act', 1, 'upkeep', 2);
    expect(objectView(pod.state, id()).owner).toBe(1);
  });
});
