/** CR 807: Grand Melee, with one turn marker: six players A to F, in turn order. */
import { describe, expect, it } from 'vitest';
import type { MagicSetup } from '../../src/index.js';
import { define, game } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Fray Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Fray Sip', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' },
  { name: 'Fray Drain', type: 'Sorcery', cost: '{0}', text: 'Each opponent loses 3 life.' },
  { name: 'Fray Time', type: 'Sorcery', cost: '{0}', text: 'Take an extra turn after this one.' },
  { name: 'Fray Gift', type: 'Sorcery', cost: '{0}', text: 'Target player takes an extra turn after this one.' },
  { name: 'Fray Plane', type: 'Plane — Test', text: 'Creatures get +1/+1.' },
);

type Place = NonNullable<MagicSetup['place']>;
const names = (n: number): MagicSetup['players'] => [...'ABCDEFGHIJKLMNOP'].slice(0, n).map((name) => seat(name));
const melee = (place: Place = [], more: Partial<MagicSetup> = {}): Pod =>
  new Pod({ players: names(6), variant: 'grandMelee', place, ...more });
const lives = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.life);
/** Whose turns the next ones are. */
const turns = (pod: Pod, n: number): number[] => {
  const from = pod.state.turn.number;
  return Array.from({ length: n }, (_, i) => {
    for (let k = 0; k < 2000 && pod.state.turn.number <= from + i; k++) pod.step();
    return pod.state.turn.active;
  });
};
/** Who is asked to act until the stack is empty again, or the step is over. */
const asked = (pod: Pod): number[] => {
  const { step } = pod.state.turn;
  const seats: number[] = [];
  for (let n = 0; n < 40 && pod.state.turn.step === step; n++) {
    if (pod.state.pending?.kind === 'act') seats.push(pod.state.pending.seat);
    pod.act('pass', '');
    if (pod.state.pending?.kind !== 'act') break;
  }
  return seats;
};

describe('807 Grand Melee', () => {
  it('807.2a: each player has a range of influence of 1', () => {
    expect(melee().state.range?.reach).toEqual([1, 1, 1, 1, 1, 1]);
    const pod = melee([put(0, 'hand', 'Fray Drain')])
      .until('act', 0, 'precombatMain', 1)
      .act('cast', 'Fray Drain')
      .settle(true);
    expect(lives(pod)).toEqual([20, 17, 20, 20, 20, 17]);
  });

  it('807.2b: the attack left option is used', () => {
    const pod = melee([put(0, 'battlefield', 'Fray Bear')]).until('attackers', 0);
    expect(pod.state.pending?.ask.form === 'pair' && pod.state.pending.ask.partners).toEqual([{ entity: -2 }]);
    expect(() => melee([], { attack: 'multiple' })).toThrow('to the left');
  });

  it('807.2c: deploy creatures is not used', () => {
    expect(() => melee([], { deploy: true })).toThrow('deployed');
  });

  it('807.4a: one turn marker for each full four players', () => {
    const markers = (n: number): number => new Pod({ players: names(n), variant: 'grandMelee' }).state.markers?.length ?? 1;
    expect([4, 7, 8, 11, 12, 15, 16].map(markers)).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(() => game.create({ players: names(3), variant: 'grandMelee' }, '1')).toThrow('four players or more');
  });

  it('807.4c: the turn marker is passed to the left; where its player has left, after the turn', () => {
    const pod = melee();
    expect(turns(pod, 4)).toEqual([1, 2, 3, 4]);
    pod.concede(4);
    expect(pod.state.turn.number).toBe(5);
    expect(turns(pod, 2)).toEqual([5, 0]);
  });

  it('807.4h: who sat on either side of one who left are out of each other’s range until the next turn begins', () => {
    const pod = melee([put(0, 'hand', 'Fray Drain', 2)])
      .until('act', 0, 'precombatMain', 1)
      .concede(1);
    pod.act('cast', 'Fray Drain').settle(true);
    expect(lives(pod)).toEqual([20, 20, 20, 20, 20, 17]);
    turns(pod, 5);
    pod.until('act', 0, 'precombatMain').act('cast', 'Fray Drain').settle(true);
    expect(lives(pod)).toEqual([20, 20, 17, 20, 20, 14]);
  });

  it('807.4i: who has the turn marker keeps it for an extra turn', () => {
    const pod = melee([put(0, 'hand', 'Fray Time')])
      .until('act', 0, 'precombatMain', 1)
      .act('cast', 'Fray Time')
      .settle(true);
    expect(turns(pod, 3)).toEqual([0, 1, 2]);
  });

  it('807.4j: another takes the extra turn immediately before their next turn', () => {
    const pod = melee([put(0, 'hand', 'Fray Gift')])
      .until('act', 0, 'precombatMain', 1)
      .act('cast', 'Fray Gift', '@5')
      .settle(true);
    expect(turns(pod, 7)).toEqual([1, 2, 3, 4, 5, 5, 0]);
    const both = melee([put(0, 'hand', 'Fray Gift'), put(0, 'hand', 'Fray Time')]).until('act', 0, 'precombatMain', 1);
    both.act('cast', 'Fray Time').settle(true).act('cast', 'Fray Gift', '@1').settle(true);
    expect(turns(both, 4)).toEqual([0, 1, 1, 2]);
  });

  it('500.7 is otherwise: in other games the extra turn of any player comes after this one', () => {
    const pod = new Pod({ players: names(6), place: [put(0, 'hand', 'Fray Gift')] });
    pod.until('act', 0, 'precombatMain', 1).act('cast', 'Fray Gift', '@5').settle(true);
    expect(turns(pod, 3)).toEqual([5, 1, 2]);
  });

  it('807.5a: only those have priority within whose range the turn marker is', () => {
    expect(asked(melee().until('act', 0, 'upkeep', 1))).toEqual([0, 1, 5]);
  });

  it('807.5a: or who controls an object on its stack', () => {
    const pod = melee([put(1, 'hand', 'Fray Sip')])
      .until('act', 1, 'upkeep', 1)
      .act('cast', 'Fray Sip');
    const seats: number[] = [];
    while (pod.state.stack.length > 0) {
      seats.push(pod.state.pending?.seat ?? -1);
      pod.act('pass', '');
    }
    expect(seats).toEqual([1, 2, 5, 0]);
    // when the stack is empty again C has none
    expect(asked(pod)).toEqual([0, 1, 5]);
  });

  it('801.18, 901.13: in a Grand Melee planes are not exempt from ranges of influence', () => {
    const bears = [0, 2].map((at) => put(at, 'battlefield', 'Fray Bear'));
    const power = (more: Partial<MagicSetup>): (number | null)[] => {
      const pod = new Pod({ players: names(6), place: bears, planarDeck: ['Fray Plane'], rangeOfInfluence: 1, ...more });
      return pod.state.battlefield.map((id) => game.view(pod.state, 0).battlefield.find((o) => o.id === id)?.power ?? null);
    };
    expect([power({}), power({ variant: 'grandMelee' })]).toEqual([
      [3, 3],
      [3, 2],
    ]);
  });
});
