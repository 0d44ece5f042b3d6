/** CR 801: the examples of the document of 2025-02-07, and what a limited range of influence is to choices, votes and effects that go on. Four players in turn order A, B, C, D, or six. */
import { describe, expect, it } from 'vitest';
import { type MagicSetup, objectView } from '../../src/index.js';
import { define } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Sight Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Sight Ash', type: 'Sorcery', cost: '{0}', text: 'Sight Ash deals 2 damage to each creature.' },
  {
    name: 'Sight Coat',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.',
  },
  {
    name: 'Sight Web',
    type: 'Enchantment — Aura',
    cost: '{0}',
    text: 'Enchant creature\nWhenever enchanted creature becomes blocked, you gain 1 life.',
  },
  {
    name: 'Sight Net',
    type: 'Enchantment — Aura',
    cost: '{0}',
    text: 'Enchant creature\nWhenever enchanted creature becomes blocked by a creature, you gain 10 life.',
  },
  {
    name: 'Sight Demon',
    type: 'Creature — Demon',
    cost: '{0}',
    pt: '5/5',
    text: 'Whenever another creature leaves the battlefield, you gain 1 life.',
  },
  { name: 'Sight Take', type: 'Sorcery', cost: '{0}', text: 'Gain control of target creature.' },
  { name: 'Sight Grow', type: 'Sorcery', cost: '{0}', text: 'Target creature gets +3/+3 until your next turn.' },
  { name: 'Sight Kill', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Sight Axe', type: 'Instant', cost: '{0}', text: 'Sight Axe deals 4 damage to any target.' },
  { name: 'Sight Peace', type: 'Enchantment', cost: '{0}', text: 'Prevent all damage that would be dealt by creatures.' },
  { name: 'Sight Fog', type: 'Instant', cost: '{0}', text: 'Prevent all combat damage that would be dealt this turn.' },
  {
    name: 'Sight Modes',
    type: 'Sorcery',
    cost: '{0}',
    text: 'An opponent chooses one —\n• You draw two cards.\n• Each creature you control gets +2/+2 until end of turn.',
  },
  {
    name: 'Sight Vote',
    type: 'Sorcery',
    cost: '{0}',
    text: "Will of the council — Starting with you, each player votes for a nonland permanent you don't control. Exile each permanent with the most votes or tied for most votes.",
  },
  {
    name: 'Sight Words',
    type: 'Sorcery',
    cost: '{0}',
    text: "Council's dilemma — Starting with you, each player votes for time or money. For each time vote, you gain 1 life. For each money vote, you gain 10 life.",
  },
  { name: 'Sight Crown', type: 'Sorcery', cost: '{0}', text: 'You become the monarch.' },
  { name: 'Sight Oath', type: 'Creature — Human', cost: '{0}', pt: '1/1', text: 'As Sight Oath enters the battlefield, choose a player.' },
  { name: 'Sight Toss', type: 'Sorcery', cost: '{0}', text: 'Each player discards a card.' },
  { name: 'Sight Mill', type: 'Sorcery', cost: '{0}', text: 'Each player mills a card.' },
  { name: 'Sight Most', type: 'Enchantment', cost: '{0}', text: 'Creatures you control get +1/+0 for each opponent you have.' },
);

type Place = NonNullable<MagicSetup['place']>;
const names = (n: number): MagicSetup['players'] => [...'ABCDEF'].slice(0, n).map((name) => seat(name));
const near = (place: Place, n = 4, rangeOfInfluence: number | number[] = 1): Pod => new Pod({ players: names(n), place, rangeOfInfluence });
const lives = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.life);
const each = (n: number, card: string): Place => Array.from({ length: n }, (_, at) => put(at, 'battlefield', card));
const main = (pod: Pod, at = 0): Pod => {
  for (let n = 0; n < 3000 && pod.state.turn.active !== at; n++) pod.step();
  return pod.until('act', at, 'precombatMain');
};
const sizes = (pod: Pod, name = 'Sight Bear'): Record<number, string> =>
  Object.fromEntries(
    pod.state.battlefield.flatMap((id) => {
      const o = objectView(pod.state, id);
      return o.name === name ? [[o.owner, `${o.power}/${o.toughness}`]] : [];
    }),
  );
const holders = (pod: Pod, name = 'Sight Bear'): number[] =>
  pod.state.battlefield.flatMap((id) => (objectView(pod.state, id).name === name ? [objectView(pod.state, id).controller ?? -1] : []));

describe('801 Examples', () => {
  it('801.10 example: of six players Pyroclasm reaches the creatures of three', () => {
    const pod = main(near([...each(6, 'Sight Bear'), put(0, 'hand', 'Sight Ash')], 6))
      .act('cast', 'Sight Ash')
      .settle(true);
    expect(holders(pod)).toEqual([2, 3, 4]);
  });

  it('801.11 examples: Coat of Arms counts what is in its controller’s range, also for the creatures of a neighbor', () => {
    const pod = near([...each(6, 'Sight Bear'), put(0, 'battlefield', 'Sight Coat')], 6);
    // F, A and B see each other through the coat of A: F's counts B, who is out of F's range
    expect(sizes(pod)).toEqual({ 0: '4/4', 1: '4/4', 2: '2/2', 3: '2/2', 4: '2/2', 5: '4/4' });
  });

  it('801.7 example: "becomes blocked" triggers, "becomes blocked by a creature" does not where the blocker is out of range', () => {
    // A is to the left of D; D's Auras are on A's creature, which attacks B
    const pod = near([
      put(0, 'battlefield', 'Sight Bear'),
      put(1, 'battlefield', 'Sight Bear'),
      { ...put(3, 'battlefield', 'Sight Web'), attachedTo: 0 },
      { ...put(3, 'battlefield', 'Sight Net'), attachedTo: 0 },
    ]).until('attackers', 0);
    pod.attack(1).until('blockers', 1);
    pod.when('blockers', () => ({ pairs: [[0, 0]] }));
    pod.until('act', 0, 'postcombatMain');
    expect(lives(pod)[3]).toBe(21);
  });

  it('801.7a example: who is near where it left sees a creature leave, not who is near its owner’s graveyard', () => {
    // C controls a creature that A owns; both have a demon; A and C are out of each other's range
    const pod = near([
      put(0, 'battlefield', 'Sight Bear'),
      put(0, 'battlefield', 'Sight Demon'),
      put(2, 'battlefield', 'Sight Demon'),
      put(1, 'hand', 'Sight Take'),
      put(2, 'hand', 'Sight Take'),
      put(2, 'hand', 'Sight Kill'),
    ]);
    main(pod, 1).act('cast', 'Sight Take', 'Sight Bear').settle(true);
    main(pod, 2).act('cast', 'Sight Take', 'Sight Bear').settle(true);
    expect(holders(pod)).toEqual([2]);
    pod.act('cast', 'Sight Kill', 'Sight Bear').settle(true);
    expect([lives(pod), pod.state.players.rows[0].graveyard.length]).toEqual([[20, 20, 21, 20], 1]);
  });

  it('801.13b example: "prevent all damage that would be dealt by creatures" does not prevent that of creatures out of range', () => {
    // B is within A's range, C is not, and attacks B
    const pod = near([put(2, 'battlefield', 'Sight Bear'), put(0, 'battlefield', 'Sight Peace')]);
    main(pod, 2).until('attackers', 2).attack(1).until('act', 2, 'postcombatMain');
    expect(lives(pod)).toEqual([20, 18, 20, 20]);
  });

  it('801.13b example: Fog prevents only what is dealt between those within range', () => {
    const pod = near([put(2, 'battlefield', 'Sight Bear'), put(0, 'hand', 'Sight Fog')]);
    main(pod, 2).until('attackers', 2).attack(1).until('act', 0, 'declareAttackers').act('cast', 'Sight Fog').settle(true);
    expect(lives(pod.until('act', 2, 'postcombatMain'))).toEqual([20, 18, 20, 20]);
  });

  it('801.5b example: modes are chosen though they are about what is out of the chooser’s range', () => {
    // A reaches two seats, C one: C is asked by A and chooses
    const pod = main(near([...each(4, 'Sight Bear'), put(0, 'hand', 'Sight Modes')], 4, [2, 1, 1, 1])).choosing(2);
    const asked: number[] = [];
    pod.when('modes', (d) => {
      asked.push(d.seat);
      return { pick: [1] };
    });
    pod.act('cast', 'Sight Modes').settle(true);
    expect([asked, sizes(pod)[0], sizes(pod)[2]]).toEqual([[2], '4/4', '2/2']);
  });
});

describe('801.10 What goes on', () => {
  it('801.10: an effect stops affecting what has gone out of its controller’s range, and affects it again when it is back', () => {
    // A makes B's creature greater; C, out of A's range, takes it
    const pod = main(near([put(1, 'battlefield', 'Sight Bear'), put(0, 'hand', 'Sight Grow'), put(2, 'hand', 'Sight Take')], 5));
    pod.act('cast', 'Sight Grow', 'Sight Bear').settle(true);
    expect(sizes(pod)).toEqual({ 1: '5/5' });
    main(pod, 2).act('cast', 'Sight Take', 'Sight Bear').settle(true);
    expect([holders(pod), sizes(pod)]).toEqual([[2], { 1: '2/2' }]);
    pod.concede(2);
    expect([holders(pod), sizes(pod)]).toEqual([[1], { 1: '5/5' }]);
  });
});

describe('801.5 Choices', () => {
  it('801.5a: a player who is chosen as something enters is one in range', () => {
    const seen: number[] = [];
    const pod = near([put(0, 'hand', 'Sight Oath')]);
    pod.when('option', (d) => {
      if (d.ask.form === 'pick') seen.push(d.ask.options.length);
      return undefined;
    });
    pod.when('word', (d) => {
      if (d.ask.form === 'pick') seen.push(d.ask.options.length);
      return undefined;
    });
    main(pod).act('cast', 'Sight Oath');
    for (let n = 0; n < 20 && pod.state.stack.length > 0; n++) {
      const d = pod.state.pending;
      if (d && d.kind !== 'act' && d.ask.form === 'pick') seen.push(d.ask.options.length);
      pod.step();
    }
    expect(Math.max(...seen)).toBe(3);
  });

  it('701.32a, 801.10: those vote who are within range, and for objects within their own range (801.5a)', () => {
    const asked: [number, number][] = [];
    const pod = near([...each(6, 'Sight Bear'), put(0, 'hand', 'Sight Vote')], 6);
    pod.when('option', (d) => {
      if (d.ask.form === 'pick') asked.push([d.seat, d.ask.options.length]);
      return { pick: [0] };
    });
    main(pod).act('cast', 'Sight Vote').settle(true);
    // of B's and F's creatures, which A reaches: B reaches its own alone, F too
    expect(asked).toEqual([
      [0, 2],
      [1, 1],
      [5, 1],
    ]);
    expect(holders(pod)).toEqual([0, 2, 3, 4, 5]);
  });

  it('701.32a, 801.5b: for words everybody in range votes, in turn order from the one who is named', () => {
    const asked: number[] = [];
    const pod = near([put(0, 'hand', 'Sight Words')], 6);
    pod.when('option', (d) => {
      asked.push(d.seat);
      return { pick: [d.seat === 5 ? 1 : 0] };
    });
    main(pod).act('cast', 'Sight Words').settle(true);
    expect([asked, lives(pod)[0]]).toEqual([[0, 1, 5], 32]);
  });

  it('701.32a: with many players the one who is named votes first, and then in turn order', () => {
    const asked: number[] = [];
    const pod = new Pod({ players: names(6), first: 2, place: [put(2, 'hand', 'Sight Words')] });
    pod.when('option', (d) => {
      asked.push(d.seat);
      return { pick: [0] };
    });
    main(pod, 2).act('cast', 'Sight Words').settle(true);
    expect([asked, lives(pod)[2]]).toEqual([[2, 3, 4, 5, 0, 1], 26]);
  });

  it('101.4a, 101.4b: of cards in hands nobody learns what those before them have chosen', () => {
    const pod = main(
      new Pod({ players: names(4), place: [...[0, 1, 2, 3].map((at) => put(at, 'hand', 'Sight Bear', 2)), put(0, 'hand', 'Sight Toss')] }),
    );
    pod.act('cast', 'Sight Toss');
    const asked: number[] = [];
    const away: number[] = [];
    for (let n = 0; n < 40 && (pod.state.stack.length > 0 || pod.state.pending?.kind !== 'act'); n++) {
      if (pod.state.pending?.kind === 'choose') {
        asked.push(pod.state.pending.seat);
        away.push(pod.state.players.rows.reduce((sum, p) => sum + p.graveyard.length, 0));
      }
      pod.step();
    }
    expect([asked, away]).toEqual([
      [0, 1, 2, 3],
      [0, 0, 0, 0],
    ]);
    expect(pod.state.players.rows.map((p) => p.hand.length)).toEqual([2, 1, 1, 1]); // A has drawn one
  });
});

describe('722.4 The monarch leaves', () => {
  it('722.4: the active player becomes the monarch; where there is none, the next in turn order', () => {
    const crowned = (): Pod =>
      main(new Pod({ players: names(5), place: [put(0, 'hand', 'Sight Crown'), put(2, 'hand', 'Sight Crown')] }), 2)
        .act('cast', 'Sight Crown')
        .settle(true);
    const monarch = (pod: Pod): number => pod.state.designations.monarch;
    expect(monarch(crowned())).toBe(2);
    const later = crowned();
    for (let n = 0; n < 500 && later.state.turn.active !== 4; n++) later.step();
    expect(monarch(later.concede(2))).toBe(4);
    // E leaves during E's turn, then the monarch C: A is the next after E
    const none = crowned();
    for (let n = 0; n < 500 && none.state.turn.active !== 4; n++) none.step();
    expect(monarch(none.concede(4).concede(2))).toBe(0);
  });

  it('722.4, 104.2c: of a team that leaves at once nobody becomes the monarch', () => {
    const three = new Pod({ players: [...'ABCDEFGHI'].map((n) => seat(n)), variant: 'emperor', place: [put(1, 'hand', 'Sight Crown')] });
    main(three, 1).act('cast', 'Sight Crown').settle(true);
    expect(three.concede(1).state.designations.monarch).toBe(3);
  });
});
