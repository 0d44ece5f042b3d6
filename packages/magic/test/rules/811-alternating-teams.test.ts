/** CR 811: Alternating Teams. A, C and E are one team, B, D and F the other. */
import { describe, expect, it } from 'vitest';
import { type MagicSetup, unknownCards, viewOf } from '../../src/index.js';
import { define } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Ring Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Ring Drain', type: 'Sorcery', cost: '{0}', text: 'Each opponent loses 3 life.' },
);

type Place = NonNullable<MagicSetup['place']>;
const around = (place: Place = [], more: Partial<MagicSetup> = {}): Pod =>
  new Pod({ players: [...'ABCDEF'].map((name) => seat(name)), variant: 'alternatingTeams', teams: [0, 1, 0, 1, 0, 1], place, ...more });
const lives = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.life);
const attacked = (pod: Pod): number[] => {
  const { ask } = pod.until('attackers', pod.state.turn.active).state.pending!;
  return ask.form === 'pair' ? (ask.partners as { entity: number }[]).map(({ entity }) => -entity - 1) : [];
};
const bears = [0, 1, 2, 3, 4, 5].map((at) => put(at, 'battlefield', 'Ring Bear'));

describe('811 Alternating Teams', () => {
  it('811.1, 811.3: teams of equal size are equally spaced out, nobody next to a teammate', () => {
    const of = (teams: number[]): number[] | undefined => {
      const pod = new Pod({ players: teams.map((_, i) => seat(`P${i}`)), variant: 'alternatingTeams', teams });
      return pod.state.teams?.of.slice();
    };
    for (const good of [
      [0, 1, 0, 1],
      [0, 1, 2, 0, 1, 2],
      [7, 3, 7, 3, 7, 3],
    ])
      expect(of(good)).toEqual(good);
    for (const bad of [
      [0, 0, 1, 1],
      [0, 1, 2],
      [0, 1, 0],
      [0, 1, 2, 1, 0, 2],
      [0, 0, 0],
    ])
      expect(() => of(bad)).toThrow('next to a teammate');
    expect(() => new Pod({ players: [...'ABCDEF'].map((name) => seat(name)), variant: 'alternatingTeams' })).toThrow('next to a teammate');
  });

  it('811.2a: the recommended range of influence is 2', () => {
    expect(around().state.range?.reach).toEqual([2, 2, 2, 2, 2, 2]);
    expect(around([], { rangeOfInfluence: 1 }).state.range?.reach).toEqual([1, 1, 1, 1, 1, 1]);
    const pod = around([put(0, 'hand', 'Ring Drain')])
      .until('act', 0, 'precombatMain', 1)
      .act('cast', 'Ring Drain')
      .settle(true);
    expect(lives(pod)).toEqual([20, 17, 20, 20, 20, 17]); // D sits three seats away
  });

  it('811.2b, 811.4: with the attack multiple option a player attacks the opponents on both sides, and no others', () => {
    expect(attacked(around(bears))).toEqual([1, 5]);
  });

  it('811.2b, 803.1a-b: with the attack left or right option only the one on that side', () => {
    expect([attacked(around(bears, { attack: 'left' })), attacked(around(bears, { attack: 'right' }))]).toEqual([[1], [5]]);
  });

  it('811.3: of three teams both neighbors are opponents', () => {
    const pod = around(bears, { teams: [0, 1, 2, 0, 1, 2] });
    expect(attacked(pod)).toEqual([1, 5]);
  });

  it('811.5: teammates can’t review each other’s hands unless they sit next to each other', () => {
    const hands = [0, 1, 2, 3, 4, 5].map((at) => put(at, 'hand', 'Ring Bear'));
    const seen = (pod: Pod, of: number): number[] => viewOf(pod.state, of).players.map((p) => p.hand.length);
    const pod = around(hands);
    expect(seen(pod, 0)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(unknownCards(pod.state, 0).map((u) => u.hand)).toEqual([0, 1, 1, 1, 1, 1]);
    pod.concede(1);
    expect(seen(pod, 0)).toEqual([1, 0, 1, 0, 0, 0]);
    expect(seen(pod, 4)).toEqual([0, 0, 0, 0, 1, 0]);
  });

  it('811.5, 102.3: each takes turns alone; a team wins when the others have left (104.2c)', () => {
    const pod = around();
    expect(pod.until('act', 1, 'precombatMain', 2).state.turn.active).toBe(1);
    expect(pod.concede(0).concede(1).concede(3).state.result).toBeNull();
    expect(pod.concede(5).state.result?.winners).toEqual([0, 2, 4]);
  });
});
