/** CR 801: limited range of influence. Four players in turn order A, B, C, D; with a range of 1, A and C are out of each other's. */
import { describe, expect, it } from 'vitest';
import { type MagicSetup, objectView } from '../../src/index.js';
import { define, game } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Range Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Range Ash', type: 'Sorcery', cost: '{R}', text: 'Range Ash deals 2 damage to each creature.' },
  { name: 'Range Drain', type: 'Sorcery', cost: '{R}', text: 'Each opponent loses 3 life. You draw a card.' },
  {
    name: 'Range Pack',
    type: 'Creature — Bear',
    cost: '{G}',
    pt: '1/1',
    text: 'Range Pack gets +1/+1 for each other creature on the battlefield.',
  },
  { name: 'Range Anthem', type: 'Enchantment', cost: '{G}', text: 'Creatures get +1/+1.' },
  { name: 'Range Kill', type: 'Instant', cost: '{R}', text: 'Destroy target creature.' },
  { name: 'Range Bell', type: 'Artifact', cost: '{1}', text: 'Whenever a creature enters, you gain 1 life.' },
  { name: 'Range Well', type: 'Artifact', cost: '{1}', text: '{0}: You gain 5 life. Any player may activate this ability.' },
  { name: 'Range Coat', type: 'Enchantment — Aura', cost: '{R}', text: 'Enchant creature\nEnchanted creature gets +1/+1.' },
  { name: 'Range Blade', type: 'Artifact — Equipment', cost: '{1}', text: 'Equipped creature gets +2/+0.\nEquip {0}' },
  { name: 'Range Theft', type: 'Sorcery', cost: '{R}', text: 'Gain control of target creature.' },
  { name: 'Range World', type: 'World Enchantment', cost: '{R}', text: 'Creatures have flying.' },
  { name: 'Range Triumph', type: 'Sorcery', cost: '{R}', text: 'You win the game.' },
  { name: 'Range Peace', type: 'Enchantment', cost: '{R}', text: 'Prevent all damage that would be dealt by creatures.' },
  { name: 'Range Ward', type: 'Enchantment', cost: '{R}', text: 'Prevent all damage that would be dealt to you.' },
  { name: 'Range Fog', type: 'Instant', cost: '{R}', text: 'Prevent all combat damage that would be dealt this turn.' },
  { name: 'Range Echo', type: 'Enchantment', cost: '{R}', text: 'Whenever you gain life, you lose 1 life.' },
  { name: 'Range Moan', type: 'Enchantment', cost: '{R}', text: 'Whenever you lose life, you gain 1 life.' },
  {
    name: 'Range Scapegoat',
    type: 'Enchantment — Aura',
    cost: '{R}',
    text: 'Enchant creature\nAll damage that would be dealt to you is dealt to enchanted creature instead.',
  },
  { name: 'Range Bolt', type: 'Sorcery', cost: '{R}', text: 'Range Bolt deals 1 damage to target player.' },
  { name: 'Range Plane', type: 'Plane — Test', text: 'Creatures get +1/+1.\nWhenever chaos ensues, draw a card.' },
  { name: 'Range Sip', type: 'Sorcery', cost: '{R}', text: 'You gain 1 life.' },
);

type Place = NonNullable<MagicSetup['place']>;
const near = (place: Place, names = ['A', 'B', 'C', 'D'], rangeOfInfluence: number | number[] = 1): Pod =>
  new Pod({ players: names.map((name) => seat(name)), place, rangeOfInfluence });
/** A Range Bear for each of four players. */
const BEARS = [0, 1, 2, 3].map((at) => put(at, 'battlefield', 'Range Bear'));
const red = (at: number, card: string): Place => [put(at, 'battlefield', 'Mountain'), put(at, 'hand', card)];
const lives = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.life);
const owners = (pod: Pod, name: string): number[] =>
  pod.state.battlefield.filter((id) => objectView(pod.state, id).name === name).map((id) => objectView(pod.state, id).controller ?? -1);
const size = (pod: Pod, name: string): string => {
  const id = pod.state.battlefield.find((x) => objectView(pod.state, x).name === name) ?? 0;
  const { power, toughness } = objectView(pod.state, id);
  return `${power}/${toughness}`;
};

describe('801 Limited range of influence', () => {
  it('801.2a: a range is a whole number of seats, for all or for each', () => {
    const players = ['A', 'B', 'C'].map((n) => seat(n));
    expect(() => game.create({ players, rangeOfInfluence: 0 }, 'x')).toThrow('range of influence');
    expect(() => game.create({ players, rangeOfInfluence: [1, 2] }, 'x')).toThrow('range of influence');
  });
  it('801.2c: who is in range is determined as each turn begins', () => {
    const pod = near([...red(0, 'Range Drain'), put(0, 'hand', 'Range Drain'), put(0, 'battlefield', 'Mountain')]);
    pod.until('act', 0, 'precombatMain').concede(1);
    pod.act('cast', 'Range Drain').settle(true);
    expect(lives(pod)).toEqual([20, 20, 20, 17]);
    pod.until('act', 0, 'precombatMain', 4).act('cast', 'Range Drain').settle(true);
    expect(lives(pod)).toEqual([20, 20, 17, 14]);
  });
  it('801.2a: different players may have different ranges', () => {
    const pod = near(red(0, 'Range Drain'), undefined, [2, 1, 1, 1]);
    pod.until('act', 0, 'precombatMain').act('cast', 'Range Drain').settle(true);
    expect(lives(pod)).toEqual([20, 17, 17, 17]);
  });
  it('801.3: only opponents within range can be attacked', () => {
    expect(() => near(BEARS).until('attackers', 0).attack(2)).toThrow('that player cannot be attacked');
    expect(
      lives(
        near([put(0, 'battlefield', 'Range Bear')])
          .until('attackers', 0)
          .attack(3)
          .until('act', 0, 'postcombatMain'),
      ),
    ).toEqual([20, 20, 20, 18]);
  });
  it('801.4: what is out of range is no target', () => {
    const pod = near([...BEARS, ...red(0, 'Range Kill')]).until('act', 0, 'precombatMain');
    expect(pod.offered('Range Kill')).toBe(true);
    expect(
      near([put(2, 'battlefield', 'Range Bear'), ...red(0, 'Range Kill')])
        .until('act', 0, 'precombatMain')
        .offered('Range Kill'),
    ).toBe(false);
  });
  it('801.6: abilities of objects out of range are not activated', () => {
    const can = (at: number): boolean => {
      const d = near([put(at, 'battlefield', 'Range Well')]).until('act', 0, 'precombatMain').state.pending;
      return d?.ask.form === 'pick' && (d.ask.options as { act: string }[]).some((o) => o.act === 'activate');
    };
    expect([can(0), can(1), can(2), can(3)]).toEqual([true, true, false, true]);
  });
  it('801.7: an event out of range triggers nothing', () => {
    const pod = near([
      put(0, 'battlefield', 'Range Bell'),
      put(2, 'battlefield', 'Forest'),
      put(2, 'hand', 'Range Bear'),
      put(1, 'battlefield', 'Forest'),
      put(1, 'hand', 'Range Bear'),
    ]);
    pod.until('act', 1, 'precombatMain', 2).act('cast', 'Range Bear').settle(true);
    expect(lives(pod)[0]).toBe(21);
    pod.until('act', 2, 'precombatMain', 3).act('cast', 'Range Bear').settle(true);
    expect(lives(pod)[0]).toBe(21);
  });
  it('801.8: an Aura whose host goes out of range is put into the graveyard', () => {
    const pod = near([put(1, 'battlefield', 'Range Bear'), ...red(0, 'Range Coat'), ...red(2, 'Range Theft')]);
    pod.until('act', 0, 'precombatMain').act('cast', 'Range Coat', 'Range Bear').settle(true);
    expect(size(pod, 'Range Bear')).toBe('3/3');
    pod.until('act', 2, 'precombatMain', 3).act('cast', 'Range Theft', 'Range Bear').settle(true);
    expect(owners(pod, 'Range Bear')).toEqual([2]);
    expect(pod.names(pod.state.players.rows[0].graveyard)).toEqual(['Range Coat']);
  });
  it('801.9: an Equipment is unattached and stays', () => {
    const pod = near([
      put(0, 'battlefield', 'Range Bear'),
      put(0, 'battlefield', 'Range Blade'),
      ...red(1, 'Range Theft'),
      ...red(2, 'Range Theft'),
    ]);
    pod.until('act', 0, 'precombatMain').act('activate', 'Range Blade', 'Range Bear').settle(true);
    pod.until('act', 1, 'precombatMain', 2).act('cast', 'Range Theft', 'Range Bear').settle(true);
    expect([owners(pod, 'Range Bear'), size(pod, 'Range Bear')]).toEqual([[1], '4/2']);
    pod.until('act', 2, 'precombatMain', 3).act('cast', 'Range Theft', 'Range Bear').settle(true);
    expect([owners(pod, 'Range Bear'), size(pod, 'Range Bear')]).toEqual([[2], '2/2']);
    expect(owners(pod, 'Range Blade')).toEqual([0]);
  });
  it('801.10: effects do nothing to what is out of range, and the rest happens', () => {
    const pod = near([...BEARS, ...red(0, 'Range Ash'), ...red(1, 'Range Drain')]);
    pod.until('act', 0, 'precombatMain').act('cast', 'Range Ash').settle(true);
    expect(owners(pod, 'Range Bear')).toEqual([2]);
    pod.until('act', 1, 'precombatMain', 2).act('cast', 'Range Drain').settle(true);
    expect(lives(pod)).toEqual([17, 20, 17, 20]);
  });
  it('801.10, 801.11: a continuous effect neither affects nor counts what is out of range', () => {
    const counting = near([...BEARS, put(0, 'battlefield', 'Range Pack')]).until('act', 0, 'precombatMain');
    expect(size(counting, 'Range Pack')).toBe('4/4');
    const anthem = near([...BEARS, put(0, 'battlefield', 'Range Anthem')]).until('act', 0, 'precombatMain');
    expect(
      anthem.state.battlefield
        .filter((id) => objectView(anthem.state, id).power === 3)
        .map((id) => objectView(anthem.state, id).controller),
    ).toEqual([0, 1, 3]);
  });
  it('801.12: the world rule looks no further', () => {
    const world = (at: number): number[] => {
      const pod = near([...red(0, 'Range World'), put(at, 'battlefield', 'Range World')]);
      return owners(pod.until('act', 0, 'precombatMain').act('cast', 'Range World').settle(true), 'Range World');
    };
    expect(world(1)).toEqual([0]);
    expect(world(2).sort()).toEqual([0, 2]);
  });
  it('801.13b: prevention by source, by recipient, and by neither', () => {
    const peace = near([put(0, 'battlefield', 'Range Peace'), put(2, 'battlefield', 'Range Bear')]);
    expect(lives(peace.until('attackers', 2).attack(1).until('act', 2, 'postcombatMain'))[1]).toBe(18);
    const fog = (from: number, at: number): number[] => {
      const pod = near([...red(0, 'Range Fog'), put(from, 'battlefield', 'Range Bear')]);
      pod.until('attackers', from).attack(at);
      pod.until('act', 0, 'declareAttackers').act('cast', 'Range Fog').settle(true);
      return lives(pod.until('act', from, 'postcombatMain'));
    };
    expect(fog(1, 0)).toEqual([20, 20, 20, 20]);
    expect(fog(1, 2)).toEqual([20, 20, 18, 20]);
    expect(fog(2, 1)).toEqual([20, 18, 20, 20]);
    // the recipient is specified: the source may be anybody's
    const warded = near([put(1, 'battlefield', 'Range Ward'), put(2, 'battlefield', 'Range Bear')]);
    expect(lives(warded.until('attackers', 2).attack(1).until('act', 2, 'postcombatMain'))[1]).toBe(20);
  });
  it('801.13a: damage is not dealt to what is out of range of who controls its source', () => {
    const bolt = (by: number): { lives: number[]; damage: number } => {
      const pod = near([put(2, 'battlefield', 'Range Bear'), ...red(1, 'Range Scapegoat'), ...red(by, 'Range Bolt')]);
      pod.until('act', 1, 'precombatMain', 2).act('cast', 'Range Scapegoat', 'Range Bear').settle(true);
      pod
        .until('act', by, 'precombatMain', by + (by === 2 ? 1 : 5))
        .act('cast', 'Range Bolt', '@1')
        .settle(true);
      const bear = pod.state.battlefield.find((id) => objectView(pod.state, id).name === 'Range Bear') ?? 0;
      return { lives: lives(pod), damage: objectView(pod.state, bear).damage };
    };
    expect(bolt(2)).toEqual({ lives: [20, 20, 20, 20], damage: 1 });
    expect(bolt(0)).toEqual({ lives: [20, 20, 20, 20], damage: 0 });
  });
  it('801.18: planes affect everybody', () => {
    const pod = new Pod({
      players: ['A', 'B', 'C', 'D'].map((n) => seat(n)),
      place: BEARS,
      rangeOfInfluence: 1,
      planarDeck: ['Range Plane'],
    });
    pod.until('act', 0, 'precombatMain');
    expect(pod.state.battlefield.map((id) => objectView(pod.state, id).power)).toEqual([3, 3, 3, 3]);
  });
  it('801.14: instead of winning, the opponents within range lose', () => {
    const pod = near(red(0, 'Range Triumph'));
    pod.until('act', 0, 'precombatMain').act('cast', 'Range Triumph').settle(true);
    expect(pod.state.result).toBeNull();
    expect(pod.state.players.rows.map((p) => p.lost)).toEqual([0, 1, 0, 1]);
  });
  it('801.16: a loop is a draw for those who take part and for who is near them; the others go on', () => {
    const names = ['A', 'B', 'C', 'D', 'E'];
    const pod = near([put(0, 'battlefield', 'Range Echo'), put(0, 'battlefield', 'Range Moan'), ...red(0, 'Range Sip')], names);
    pod.until('act', 0, 'precombatMain').act('cast', 'Range Sip');
    for (let n = 0; n < 4000 && pod.state.players.rows[0].lost === 0 && pod.state.result === null; n++) pod.act('pass', '');
    expect(pod.state.players.rows.map((p) => p.lost)).toEqual([1, 1, 0, 0, 1]);
    expect(pod.state.result).toBeNull();
  });
});

describe('800.4i effects of a player who left', () => {
  define({
    name: 'Range Frost',
    type: 'Sorcery',
    cost: '{R}',
    text: "Tap target creature. It doesn't untap during its controller's next untap step.",
  });
  it('800.4i: they still affect what was within range of the player as that was last', () => {
    const pod = near([...red(0, 'Range Frost'), put(1, 'battlefield', 'Range Pack')]);
    pod.until('act', 0, 'precombatMain').act('cast', 'Range Frost', 'Range Pack').settle(true).concede(0);
    const tapped = (): boolean => objectView(pod.state, pod.state.battlefield[0]).tapped;
    pod.until('act', 1, 'precombatMain', 2);
    expect([objectView(pod.state, pod.state.battlefield[0]).name, tapped()]).toEqual(['Range Pack', true]);
    pod.until('act', 1, 'precombatMain', 5);
    expect(tapped()).toBe(false);
  });
});
