/** CR 901.14: Planechase in a Grand Melee with several turn markers: players A to H and on, in turn order; A and E begin. Ranges of influence are 1 (807.2a). */
import { describe, expect, it } from 'vitest';
import { type MagicSetup, objectView } from '../../src/index.js';
import { define } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Wide Meadow', type: 'Plane — Test', text: 'Creatures get +1/+1.\nWhenever chaos ensues, you gain 3 life.' },
  { name: 'Wide Cave', type: 'Plane — Test', text: 'Creatures get +2/+2.\nWhenever chaos ensues, you lose 1 life.' },
  {
    name: 'Wide Gate',
    type: 'Plane — Test',
    text: 'When you planeswalk away from Wide Gate, you gain 5 life.\nWhenever chaos ensues, draw a card.',
  },
  { name: 'Wide Storm', type: 'Phenomenon', text: 'When you encounter Wide Storm, each player loses 1 life.' },
  { name: 'Wide Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Wide Throw', type: 'Instant', cost: '{0}', text: 'Roll the planar die.' },
  { name: 'Wide Aura', type: 'Sorcery', cost: '{0}', text: 'Creatures you control get +4/+4 until a player planeswalks.' },
);

const [A, B, C, , E, F] = [0, 1, 2, 3, 4, 5];
const [WALK, CHAOS] = [1, 2];
const letter = (at: number): string => 'ABCDEFGHIJKLMNOP'[at];

/** A game of so many; each has a deck with the cards given, or of two planes. */
function planes(n: number, decks: Record<number, string[]> = {}, more: Partial<MagicSetup> = {}): Pod {
  const players = Array.from({ length: n }, (_, at) => ({ ...seat(letter(at)), planarDeck: decks[at] ?? ['Wide Meadow', 'Wide Cave'] }));
  return new Pod({ players, variant: 'grandMelee', ...more });
}
const dice = (n: number, of: Record<number, number[]>): number[][] => Array.from({ length: n }, (_, at) => of[at] ?? []);
/** The face-up cards with who controls them. */
const up = (pod: Pod): string[] =>
  pod.state.command.flatMap((id) => {
    const o = objectView(pod.state, id);
    return o.types.some((t) => t === 'Plane' || t === 'Phenomenon') ? [`${o.name} ${letter(o.controller)}`] : [];
  });
const controllers = (pod: Pod): string => (pod.state.planechase?.controllers ?? []).map((c) => letter(c.seat)).join('');
const powers = (pod: Pod): (number | null)[] => pod.state.battlefield.map((id) => objectView(pod.state, id).power);
const life = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.life);
/** Goes on until this is so. */
function until(pod: Pod, so: () => boolean): Pod {
  for (let n = 0; n < 3000 && !so(); n++) pod.step();
  if (!so()) throw new Error(`it never comes to that: ${controllers(pod)} ${up(pod)}`);
  return pod;
}
const acts = (pod: Pod, at: number, step = 'precombatMain'): Pod =>
  until(pod, () => {
    const { pending, turn } = pod.state;
    return pending?.kind === 'act' && pending.seat === at && turn.active === at && turn.step === step;
  });
/** How much is on all stacks, or waits to be put there. */
const stacked = ({ state }: Pod): number =>
  [state, ...(state.markers ?? []).flatMap((m) => m.aside ?? [])].reduce((n, { stack }) => n + stack.length, state.waiting.length);
/** Rolls the planar die, and lets what comes of it resolve. */
function roll(pod: Pod): Pod {
  const d = pod.state.pending;
  if (d?.ask.form !== 'pick') throw new Error('not asked');
  const at = (d.ask.options as { act: string }[]).findIndex((o) => o.act === 'planarDie');
  if (at < 0) throw new Error('the die is not offered');
  pod.play(at);
  return until(pod, () => stacked(pod) === 0 && pod.state.pending?.kind === 'act');
}
const everywhere = (n: number): NonNullable<MagicSetup['place']> =>
  Array.from({ length: n }, (_, at) => put(at, 'battlefield', 'Wide Bear'));

describe('901.14 several planes at the same time', () => {
  it('901.14a: each player who starts with a turn marker sets a starting plane and is a planar controller', () => {
    const pod = planes(8);
    expect([controllers(pod), up(pod)]).toEqual(['AE', ['Wide Meadow A', 'Wide Meadow E']]);
    const twelve = planes(12, { 4: ['Wide Storm', 'Wide Gate'] });
    expect([controllers(twelve), up(twelve)]).toEqual(['AEI', ['Wide Meadow A', 'Wide Gate E', 'Wide Meadow I']]);
    expect([controllers(planes(7)), up(planes(7))]).toEqual(['A', ['Wide Meadow A']]);
  });

  it('901.6: with each turn marker the plane goes to the next active player', () => {
    const pod = planes(8, { [E]: ['Wide Cave', 'Wide Gate'] });
    acts(pod, B, 'upkeep');
    expect([up(pod)[0], controllers(pod).includes('B')]).toEqual(['Wide Meadow B', true]);
    acts(pod, F, 'upkeep');
    expect(up(pod)).toEqual(['Wide Meadow B', 'Wide Cave F']);
  });

  it('901.13: a plane has the range of influence of its controller', () => {
    const pod = planes(8, { [E]: ['Wide Cave', 'Wide Gate'] }, { place: everywhere(8) });
    //                            A  B  C  D  E  F  G  H
    expect(powers(pod)).toEqual([3, 3, 2, 4, 4, 4, 2, 3]);
  });

  it('701.24b, 901.13: who planeswalks leaves the planes beyond their range where they are', () => {
    const pod = planes(8, { [A]: ['Wide Gate', 'Wide Cave'] }, { dice: dice(8, { [A]: [WALK] }) });
    roll(acts(pod, A));
    expect(up(pod)).toEqual(['Wide Meadow E', 'Wide Cave A']);
    expect(life(pod)).toEqual([25, 20, 20, 20, 20, 20, 20, 20]);
  });

  it('901.9b, 801.7: chaos ensues on the plane of who rolled, not beyond their range', () => {
    const pod = planes(8, {}, { dice: dice(8, { [E]: [CHAOS] }) });
    roll(acts(pod, E));
    expect(life(pod)).toEqual([20, 20, 20, 20, 23, 20, 20, 20]);
  });

  it('901.11, 801.10: “until a player planeswalks” ends with one within the range of who made it', () => {
    const pod = planes(8, {}, { place: [...everywhere(8), put(A, 'hand', 'Wide Aura')], dice: dice(8, { [A]: [WALK], [E]: [WALK] }) });
    acts(pod, A).act('cast', 'Wide Aura').settle(true);
    expect(powers(pod)[A]).toBe(7);
    roll(acts(pod, E));
    // E is on Wide Cave now, A still on Wide Meadow
    expect([powers(pod)[A], powers(pod)[E]]).toEqual([7, 4]);
    roll(acts(pod, A));
    expect(powers(pod)[A]).toBe(4);
  });

  it('704.6f, 312.7: a phenomenon is left by its own planar controller', () => {
    const pod = planes(8, { [A]: ['Wide Meadow', 'Wide Storm', 'Wide Cave'] }, { dice: dice(8, { [A]: [WALK] }) });
    roll(acts(pod, A));
    expect(up(pod)).toEqual(['Wide Meadow E', 'Wide Cave A']);
    // each player within range of A
    expect(life(pod)).toEqual([19, 19, 20, 20, 20, 20, 20, 19]);
  });

  it('901.14b: who leaves with one of the turn markers less is no planar controller before, and nobody planeswalks', () => {
    const pod = acts(planes(8, { [A]: ['Wide Gate', 'Wide Cave'], [B]: ['Wide Gate', 'Wide Meadow'] }), A);
    pod.concede(A);
    expect([controllers(pod), up(pod)]).toEqual(['E', ['Wide Meadow E']]);
    expect(life(pod).slice(1)).toEqual([20, 20, 20, 20, 20, 20, 20]);
  });

  it('901.14b: the planes of who leaves go to the bottom of their owners’ planar decks', () => {
    const pod = acts(planes(8, { [A]: ['Wide Gate', 'Wide Cave'] }), B, 'upkeep');
    expect(up(pod)[0]).toBe('Wide Gate B');
    pod.concede(B);
    expect(up(pod)).toEqual([`Wide Meadow ${controllers(pod)}`]);
    const { decks } = pod.state.planechase!;
    expect(decks[A].map((card) => pod.state._pool.cards[card].card.name)).toEqual(['Wide Gate', 'Wide Cave']);
  });

  it('901.6, 807.4g: of a marker that is gone the next active player is the planar controller', () => {
    const pod = acts(planes(8, { [E]: ['Wide Gate', 'Wide Cave'] }), A);
    pod.concede(C); // to whose right A's marker is: it goes when that turn is over (807.4e)
    until(pod, () => pod.state.markers?.length === 1);
    until(pod, () => controllers(pod).length === 1);
    expect(up(pod).map((x) => x.slice(-1))).toEqual([controllers(pod), controllers(pod)]);
  });

  it('901.6, 901.10: with as many markers as before the next player becomes the planar controller, and turns up a plane of theirs', () => {
    const pod = acts(planes(9, { [B]: ['Wide Gate'] }), A);
    pod.concede(A);
    expect([controllers(pod), up(pod)]).toEqual(['BE', ['Wide Meadow E', 'Wide Gate B']]);
  });

  it('901.10: a plane whose owner leaves is replaced by its planar controller', () => {
    const pod = acts(planes(9, { [B]: ['Wide Gate'] }), B, 'upkeep');
    expect(up(pod)[0]).toBe('Wide Meadow B');
    pod.concede(A);
    expect(up(pod).at(-1)).toBe('Wide Gate B');
  });

  it('901.9: an active player without a plane may roll, and planeswalks to one', () => {
    const pod = acts(planes(8, {}, { dice: dice(8, { [B]: [WALK] }) }), A);
    pod.concede(A);
    until(pod, () => controllers(pod).includes('B') || pod.state.turn.active === B);
    const had = up(pod).filter((x) => x.endsWith('B')).length;
    roll(acts(pod, B));
    expect([had <= 1, up(pod).filter((x) => x.endsWith('B')).length]).toEqual([true, 1]);
  });

  it('901.15: with a single planar deck everybody’s planes are of it', () => {
    const players = Array.from({ length: 8 }, (_, at) => seat(letter(at)));
    const pod = new Pod({
      players,
      variant: 'grandMelee',
      planarDeck: ['Wide Gate', 'Wide Meadow', 'Wide Cave'],
      dice: dice(8, { [E]: [WALK] }),
    });
    expect(up(pod)).toEqual(['Wide Gate A', 'Wide Meadow E']);
    roll(acts(pod, E));
    expect(up(pod)).toEqual(['Wide Gate A', 'Wide Cave E']);
    expect(pod.state.planechase?.decks[0].map((card) => pod.state._pool.cards[card].card.name)).toEqual(['Wide Meadow']);
  });

  it('a game saved with several planes goes on the same', () => {
    const pod = acts(planes(8), B, 'upkeep');
    expect(structuredClone(pod.state.planechase)).toEqual(pod.state.planechase);
  });
});

describe('901.10a a plane that leaves while the planeswalking ability is on the stack', () => {
  it('the ability ceases to exist, whoever rolled', () => {
    const players = [...'ABC'].map((name) => ({ ...seat(name), planarDeck: ['Wide Gate', 'Wide Cave'] }));
    const pod = new Pod({ players, first: 0, place: [put(C, 'hand', 'Wide Throw')], dice: [[], [], [WALK]] });
    until(pod, () => pod.state.pending?.kind === 'act' && pod.state.pending.seat === C && pod.state.turn.active === A);
    pod.act('cast', 'Wide Throw');
    until(pod, () => pod.state.stack.length === 1 && pod.state.pending?.kind === 'act' && pod.names(pod.state.stack)[0] !== 'Wide Throw');
    pod.concede(A);
    expect([pod.state.stack.length, up(pod)]).toEqual([0, ['Wide Gate B']]);
  });
});
