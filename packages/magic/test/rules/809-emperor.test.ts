/** CR 809: Emperor. A, B and C play against D, E and F; B and E are the emperors. */
import { describe, expect, it } from 'vitest';
import { type MagicSetup, objectView, viewOf } from '../../src/index.js';
import { define, game } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Realm Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Realm Bolt', type: 'Instant', cost: '{0}', text: 'Target player loses 3 life.' },
  { name: 'Realm Kill', type: 'Sorcery', cost: '{0}', text: 'Target player loses 40 life.' },
  { name: 'Realm Ruin', type: 'Sorcery', cost: '{0}', text: 'You lose the game.' },
  { name: 'Realm Rule', type: 'Sorcery', cost: '{0}', text: 'You win the game.' },
  { name: 'Realm Echo', type: 'Enchantment', cost: '{0}', text: 'Whenever you gain life, you lose 1 life.' },
  { name: 'Realm Moan', type: 'Enchantment', cost: '{0}', text: 'Whenever you lose life, you gain 1 life.' },
  {
    name: 'Realm Fact',
    type: 'Instant',
    cost: '{0}',
    text: 'Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.',
  },
);

type Place = NonNullable<MagicSetup['place']>;
const seats = (n: number): MagicSetup['players'] => [...'ABCDEFGHIJKL'].slice(0, n).map((name) => seat(name));
/** B takes the first turn. */
const realm = (place: Place = [], more: Partial<MagicSetup> = {}): Pod =>
  new Pod({ players: seats(6), variant: 'emperor', place, ...more });
const turnOf = (pod: Pod, at: number): Pod => {
  for (let n = 0; n < 3000 && pod.state.turn.active !== at; n++) pod.step();
  return pod;
};
const main = (pod: Pod, at: number): Pod => turnOf(pod, at).until('act', at, 'precombatMain');
/** Lets everything resolve, until the game is over or the stack is empty. */
const over = (pod: Pod): Pod => {
  for (let n = 0; n < 60 && pod.state.result === null && (pod.state.stack.length > 0 || pod.state.pending?.kind !== 'act'); n++) pod.step();
  return pod;
};
const lost = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.lost);
const targets = (pod: Pod, name: string): number[] =>
  [0, 1, 2, 3, 4, 5].filter((at) => {
    const { state } = pod;
    try {
      pod.act('cast', name, `@${at}`);
      return true;
    } catch {
      return false;
    } finally {
      pod.state = state;
    }
  });
const bears = [0, 1, 2, 3, 4, 5].map((at) => put(at, 'battlefield', 'Realm Bear'));
/** Whom the player may attack in their next turn. */
const attacked = (at: number): number[] => {
  const pod = turnOf(realm(bears), at);
  for (let n = 0; n < 80 && pod.state.turn.active === at; n++) {
    const d = pod.state.pending;
    if (d?.kind === 'attackers' && d.ask.form === 'pair') return (d.ask.partners as { entity: number }[]).map(({ entity }) => -entity - 1);
    pod.step();
  }
  return [];
};

describe('809 Emperor', () => {
  it('809.1, 809.6: two or more teams of three or more players, of equal size', () => {
    expect(realm().state.teams?.of).toEqual([0, 0, 0, 1, 1, 1]);
    expect(new Pod({ players: seats(9), variant: 'emperor' }).state.teams?.of).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
    for (const n of [2, 3, 4, 5, 7, 8]) expect(() => new Pod({ players: seats(n), variant: 'emperor' })).toThrow('Emperor game');
    expect(() => realm([], { teams: [0, 0, 1, 1, 1, 1] })).toThrow('equal size');
    expect(() => realm([], { teams: [0, 1, 0, 1, 0, 1] })).toThrow('sit together');
  });

  it('809.2: the emperor sits in the middle of the team', () => {
    expect(realm().state.teams?.emperors).toEqual([1, 4]);
    expect(realm([], { teams: [1, 2, 2, 2, 1, 1] }).state.teams?.emperors).toEqual([2, 5]);
  });

  it('809.3a: the range of influence is 2 for emperors and 1 for generals', () => {
    expect(realm().state.range?.reach).toEqual([1, 2, 1, 1, 2, 1]);
    expect(targets(main(realm([put(1, 'hand', 'Realm Bolt')]), 1), 'Realm Bolt')).toEqual([0, 1, 2, 3, 5]);
    expect(targets(main(realm([put(2, 'hand', 'Realm Bolt')]), 2), 'Realm Bolt')).toEqual([1, 2, 3]);
  });

  it('809.3b, 804.2: creatures are deployed, within the range of influence', () => {
    const pod = main(realm([put(1, 'battlefield', 'Realm Bear')]), 1)
      .act('activate', 'Realm Bear', '@2')
      .settle(true);
    expect(objectView(pod.state, pod.state.battlefield[0]).controller).toBe(2);
    // a general reaches the emperor, and not the other general
    const general = (): Pod => main(realm([put(2, 'battlefield', 'Realm Bear')]), 2);
    expect(objectView(general().act('activate', 'Realm Bear', '@1').settle(true).state, general().state.battlefield[0]).controller).toBe(1);
    expect(() => general().act('activate', 'Realm Bear', '@0')).toThrow();
  });

  it('809.3c example: at the start neither emperor can attack any opponents, though both opposing generals are in range', () => {
    expect([attacked(1), attacked(4)]).toEqual([[], []]);
    expect(targets(main(realm([put(1, 'hand', 'Realm Bolt')]), 1), 'Realm Bolt')).toContain(3);
  });

  it('809.3c: a general attacks the opponent who sits next to them', () => {
    expect([attacked(2), attacked(3), attacked(5), attacked(0)]).toEqual([[3], [2], [0], [5]]);
    expect(() => realm([], { attack: 'multiple' })).toThrow('next to them');
  });

  it('809.3c: when a general has left, the emperor sits next to an opponent', () => {
    const pod = turnOf(realm(bears).concede(2), 4);
    const next = turnOf(pod, 1).until('attackers', 1);
    const { ask } = next.state.pending!;
    expect(ask.form === 'pair' && ask.partners).toEqual([{ entity: -4 }]);
  });

  it('809.4: an emperor goes first, and turn order goes to the left', () => {
    expect([0, 1, 2, 3, 4, 5].map((first) => realm([], { first }).state.order)).toEqual([
      ...Array.from({ length: 3 }, () => [1, 2, 3, 4, 5, 0]),
      ...Array.from({ length: 3 }, () => [4, 5, 0, 1, 2, 3]),
    ]);
    expect([1, 4]).toContain(game.create({ players: seats(6), variant: 'emperor', opening: 'none' }, 'any').state.turn.active);
  });

  it('809.5b, 104.3i: a team loses when its emperor loses', () => {
    const pod = main(realm([put(3, 'hand', 'Realm Kill')]), 3); // E’s general D reaches C and E
    expect(targets(pod, 'Realm Kill')).toEqual([2, 3, 4]);
    over(pod.act('cast', 'Realm Kill', '@4'));
    expect([lost(pod), pod.state.result?.winners]).toEqual([
      [0, 0, 0, 1, 1, 1],
      [0, 1, 2],
    ]);
  });

  it('809.5b: with a general nobody else loses', () => {
    const pod = over(main(realm([put(1, 'hand', 'Realm Kill')]), 1).act('cast', 'Realm Kill', '@3'));
    expect([lost(pod), pod.state.result]).toEqual([[0, 0, 0, 1, 0, 0], null]);
  });

  it('809.5b, 104.3a: an emperor who concedes takes the team along', () => {
    expect(realm().concede(1).state.result?.winners).toEqual([3, 4, 5]);
    expect(realm().concede(0).state.result).toBeNull();
  });

  it('809.5a, 801.14: an emperor who would win makes the opponents in range lose instead: both generals', () => {
    const pod = over(main(realm([put(1, 'hand', 'Realm Rule')]), 1).act('cast', 'Realm Rule'));
    expect([lost(pod), pod.state.result]).toEqual([[0, 0, 0, 1, 0, 1], null]);
  });

  it('809.5c, 104.4h, 801.15: a draw for the emperor is one for the team', () => {
    // of three teams: a loop of general C is a draw for C, for B and D, who are in range (801.16), and with the emperor B for A
    const loop = [put(2, 'battlefield', 'Realm Echo'), put(2, 'battlefield', 'Realm Moan'), put(2, 'hand', 'Realm Bolt')];
    const pod = main(new Pod({ players: seats(9), variant: 'emperor', place: loop }), 2).act('cast', 'Realm Bolt', '@2');
    for (let n = 0; n < 3000 && lost(pod)[2] === 0; n++) pod.step();
    expect([lost(pod), pod.state.result]).toEqual([[1, 1, 1, 1, 0, 0, 0, 0, 0], null]);
  });

  it('809.6a example: two teams of four: emperors reach 3 seats, second generals 2, the others 1', () => {
    const pod = new Pod({ players: seats(8), variant: 'emperor', teams: [0, 0, 0, 0, 1, 1, 1, 1] });
    expect(pod.state.teams?.emperors).toEqual([1, 5]);
    expect(pod.state.range?.reach).toEqual([1, 3, 2, 1, 1, 3, 2, 1]);
  });

  it('809.6a: no emperor begins within the range of influence of another', () => {
    expect(() => realm([], { rangeOfInfluence: 3 })).toThrow('another');
    expect(realm([], { rangeOfInfluence: 2 }).state.range?.reach).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('809.7: teammates may review each other’s hands, however far away they sit', () => {
    const pod = realm([0, 1, 2, 3, 4, 5].map((at) => put(at, 'hand', 'Realm Bear')));
    expect(viewOf(pod.state, 0).players.map((p) => p.hand.length)).toEqual([1, 1, 1, 0, 0, 0]);
  });

  it('801.5c example: in a game of ranges of 1 the nearest opponent to the emperor’s left separates the cards', () => {
    const asked: number[] = [];
    const pod = main(realm([put(1, 'hand', 'Realm Fact')], { rangeOfInfluence: 1 }), 1);
    pod.act('cast', 'Realm Fact');
    for (let n = 0; n < 40 && (pod.state.stack.length > 0 || pod.state.pending?.kind !== 'act'); n++) {
      const d = pod.state.pending;
      if (d && d.kind !== 'act') asked.push(d.seat);
      pod.step();
    }
    expect(asked[0]).toBe(3);
  });
});
