/** CR 807.4-807.5: a Grand Melee of eight and more, with several turn markers: players A to H (or P), in turn order. */
import { describe, expect, it } from 'vitest';
import type { MagicSetup } from '../../src/index.js';
import { define, game } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Crowd Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Crowd Pride', type: 'Creature — Cat', cost: '{0}', pt: '1/1', text: 'As long as it’s your turn, Crowd Pride gets +1/+0.' },
  { name: 'Crowd Waker', type: 'Creature — Elf', cost: '{0}', pt: '1/1', text: 'Whenever Crowd Waker becomes untapped, you gain 1 life.' },
  { name: 'Crowd Thief', type: 'Instant', cost: '{0}', text: 'Gain control of target spell.' },
  {
    name: 'Crowd Anew',
    type: 'Artifact',
    cost: '{0}',
    text: '{0}: Restart the game, leaving in exile all non-Aura permanent cards exiled with Crowd Anew. Then put those cards onto the battlefield under your control.\n{0}: Exile target permanent.',
  },
  { name: 'Crowd Rest', type: 'Sorcery', cost: '{0}', text: 'You gain 1 life.' },
  { name: 'Crowd Sip', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' },
  { name: 'Crowd No', type: 'Instant', cost: '{0}', text: 'Counter target spell.' },
  { name: 'Crowd Might', type: 'Instant', cost: '{0}', text: 'Target creature gets +3/+3 until end of turn.' },
  { name: 'Crowd Time', type: 'Sorcery', cost: '{0}', text: 'Take an extra turn after this one.' },
  { name: 'Crowd Gift', type: 'Sorcery', cost: '{0}', text: 'Target player takes an extra turn after this one.' },
  { name: 'Crowd Spark', type: 'Sorcery', cost: '{0}', text: 'Add {R}{R}.' },
  { name: 'Crowd Glade', type: 'Land', text: '{T}: Add {G}.' },
);

type Place = NonNullable<MagicSetup['place']>;
const [A, B, C, D, E, F, G, H] = [0, 1, 2, 3, 4, 5, 6, 7];
const names = (n: number): MagicSetup['players'] => [...'ABCDEFGHIJKLMNOP'].slice(0, n).map((name) => seat(name));
const melee = (n = 8, place: Place = [], more: Partial<MagicSetup> = {}): Pod =>
  new Pod({ players: names(n), variant: 'grandMelee', place, ...more });

/** Who has the markers, in their order; those whose turn has not begun with a minus. */
const markers = (pod: Pod): string => {
  const letter = (at: number): string => 'ABCDEFGHIJKLMNOP'[at];
  return (pod.state.markers ?? []).map((m) => `${m.begun === 1 ? '' : '-'}${letter(m.seat)}${'!'.repeat(m.removal)}`).join(' ');
};
/** Goes on until it is so. */
function until(pod: Pod, so: () => boolean): Pod {
  for (let n = 0; n < 5000 && !so(); n++) pod.step();
  if (!so()) throw new Error(`it never comes to that: ${markers(pod)}`);
  return pod;
}
/** The turns that begin, in their order, with who has the markers by then. */
function begun(pod: Pod, n: number): number[] {
  const seats: number[] = [];
  let last = Math.max(...turnNumbers(pod));
  until(pod, () => {
    const now = pod.state.turn.number;
    if (now > last) {
      last = now;
      seats.push(pod.state.turn.active);
    }
    return seats.length >= n;
  });
  return seats;
}
const turnNumbers = (pod: Pod): number[] => [
  pod.state.turn.number,
  ...(pod.state.markers ?? []).flatMap((m) => (m.aside ? [m.aside.turn.number] : [])),
];
const acts = (pod: Pod, at: number, step: string): Pod =>
  until(pod, () => {
    const { pending, turn } = pod.state;
    return pending?.kind === 'act' && pending.seat === at && turn.active === at && turn.step === step;
  });
const life = (pod: Pod, at: number): number => pod.state.players.rows[at].life;

describe('807.4 several turns at the same time', () => {
  it('807.4b: the starting player gets the first marker, the player four seats to the left the second; all begin at the same time', () => {
    const pod = melee();
    until(pod, () => markers(pod) === 'A E');
    const twelve = melee(12, [], { first: 2 });
    until(twelve, () => markers(twelve) === 'C G K');
    expect(turnNumbers(twelve).sort()).toEqual([1, 2, 3]);
  });

  it('807.4: while one of the turns goes on, so does the other, step by step', () => {
    const pod = melee();
    const steps = new Set<string>();
    until(pod, () => {
      const { turn } = pod.state;
      if (turn.number > 0 && turn.number < 3) steps.add(`${turn.active} ${turn.step}`);
      return turn.number > 2;
    });
    const order = [...steps];
    // neither turn was over when the other had begun
    expect(order.indexOf(`${E} upkeep`)).toBeLessThan(order.indexOf(`${A} precombatMain`));
    expect(order.indexOf(`${A} precombatMain`)).toBeLessThan(order.indexOf(`${E} end`));
  });

  it('807.4c: after a turn the marker is passed to the left', () => {
    const pod = melee();
    expect(begun(pod, 8).sort()).toEqual([A, B, C, D, E, F, G, H]);
  });

  it('807.4d: who receives a marker waits while a player in the three seats to the left has one', () => {
    const pod = melee(8, [put(E, 'hand', 'Crowd Sip', 40)]);
    // E holds on: A's turn ends, and B has the marker
    until(pod, () => {
      const { pending, turn } = pod.state;
      if (pending?.kind === 'act' && pending.seat === E && turn.active === E && turn.step === 'upkeep' && pod.offered('Crowd Sip'))
        pod.act('cast', 'Crowd Sip');
      return markers(pod).startsWith('-B');
    });
    expect(markers(pod)).toBe('-B E');
    const view = game.view(pod.state, null);
    expect(view.turns?.map((t) => [t.seat, t.is])).toEqual([
      [B, 'toBegin'],
      [E, 'here'],
    ]);
    until(pod, () => markers(pod) === 'B F');
  });

  it('807.4c: of who leaves during the turn the marker is taken by the player on the left after it', () => {
    const pod = melee(9);
    acts(pod, E, 'precombatMain');
    pod.concede(E);
    expect(markers(pod)).toBe('A E');
    until(pod, () => markers(pod).endsWith('F'));
  });

  it('807.4c: of who leaves before the turn begins the player on the left takes the marker immediately', () => {
    const pod = melee(9, [put(E, 'hand', 'Crowd Sip', 40)]);
    until(pod, () => {
      const { pending, turn } = pod.state;
      if (pending?.kind === 'act' && pending.seat === E && turn.active === E && turn.step === 'upkeep' && pod.offered('Crowd Sip'))
        pod.act('cast', 'Crowd Sip');
      return markers(pod).startsWith('-B');
    });
    pod.concede(B);
    expect(markers(pod)).toBe('-C E');
  });

  it('807.4e, 807.4g: when a player leaves and a marker is too many, that to the right is removed after its turn', () => {
    const pod = melee();
    acts(pod, E, 'precombatMain');
    pod.concede(G); // to the right of G the first marker is E's
    expect(markers(pod)).toBe('A E!');
    until(pod, () => markers(pod).split(' ').length === 1);
    // B's turn is the one that goes on
    expect(begun(pod, 6)).toEqual([C, D, E, F, H, A]);
  });

  it('807.4g: one whose turn has not begun is removed immediately', () => {
    const pod = melee(8, [put(E, 'hand', 'Crowd Sip', 40)]);
    until(pod, () => {
      const { pending, turn } = pod.state;
      if (pending?.kind === 'act' && pending.seat === E && turn.active === E && turn.step === 'upkeep' && pod.offered('Crowd Sip'))
        pod.act('cast', 'Crowd Sip');
      return markers(pod).startsWith('-B');
    });
    pod.concede(C);
    expect(markers(pod)).toBe('E');
  });

  it('807.4g, 103.5: a marker that is removed while hands are kept leaves the mulligans as they are', () => {
    for (const leaver of [A, B, E, F]) {
      const pod = melee(8, [], { opening: 'hands' }).when('mulligan', () => ({ yes: false }));
      expect(pod.state.pending?.kind).toBe('mulligan');
      pod.concede(leaver);
      expect(pod.state.markers).toHaveLength(1);
      expect(pod.state.pending?.kind).toBe('mulligan');
      until(pod, () => pod.state.turn.number === 1);
      expect(pod.state.players.rows.filter((p, at) => at !== leaver && p.hand.length >= 7)).toHaveLength(7);
      expect(pod.state.players.rows[pod.state.turn.active].lost).toBe(0);
    }
  });

  it('724.1: a game that is restarted has a marker for each full four players who are still there', () => {
    const pod = melee(12, [put(A, 'battlefield', 'Crowd Anew')]);
    acts(pod, A, 'precombatMain');
    for (const leaver of [G, H, 8]) pod.concede(leaver);
    pod.act('activate', 'Crowd Anew').settle(true);
    until(pod, () => pod.state.turn.number > 0 && pod.state.turn.number < 3 && markers(pod) === 'A E');
  });

  it('807.4f: what is designated already counts as removed', () => {
    const pod = melee(9);
    acts(pod, E, 'precombatMain');
    pod.concede(G);
    expect(markers(pod)).toBe('A E'); // eight are left
    pod.concede(H);
    expect(markers(pod)).toBe('A E!');
    pod.concede(F);
    expect(markers(pod)).toBe('A E!');
  });

  it('807.4i: for an extra turn the marker is kept', () => {
    const pod = melee(11, [put(A, 'hand', 'Crowd Time')]); // to A's right the next marker is seven seats away
    acts(pod, A, 'precombatMain').act('cast', 'Crowd Time').settle(true);
    const seats = begun(pod, 12);
    expect(seats.indexOf(A)).toBeLessThan(seats.indexOf(B));
    expect(seats.filter((at) => at === A)).toEqual([A]);
  });

  it('807.4i: where another marker is too close on the right it is passed on, and the extra turn comes before the next turn', () => {
    const pod = melee(8, [put(A, 'hand', 'Crowd Time'), put(A, 'hand', 'Crowd Sip', 40)]);
    acts(pod, A, 'precombatMain').act('cast', 'Crowd Time').settle(true);
    // A lingers, while E's turn ends and F, G ... wait for room: the marker of E comes no nearer than three seats on A's right only when E's turn is over
    until(pod, () => {
      const { pending, turn } = pod.state;
      if (pending?.kind === 'act' && pending.seat === A && turn.active === A && turn.step === 'end' && pod.offered('Crowd Sip'))
        pod.act('cast', 'Crowd Sip');
      return markers(pod) === 'A -F';
    });
    // F is three seats to the right of A
    expect(pod.state.extraTurns).toEqual([A]);
    until(pod, () => markers(pod).startsWith('-B') || markers(pod).startsWith('B'));
    expect(pod.state.extraTurns).toEqual([A]);
    const seats = begun(pod, 12);
    const first = seats.indexOf(A);
    expect(seats.filter((at) => at === A).length).toBe(2);
    expect(seats.slice(first + 1).indexOf(A)).toBeLessThan(seats.slice(first + 1).indexOf(B) + 1 || 99);
    expect(pod.state.extraTurns).toEqual([]);
  });

  it('807.4j: who would have no marker takes the extra turn immediately before their next turn', () => {
    const pod = melee(8, [put(A, 'hand', 'Crowd Gift')]);
    acts(pod, A, 'precombatMain').act('cast', 'Crowd Gift', '@1').settle(true);
    const seats = begun(pod, 9);
    expect(seats.filter((at) => at === B)).toEqual([B, B]);
    expect(seats.indexOf(C)).toBeGreaterThan(seats.lastIndexOf(B));
  });

  it('305.2: a land for each turn, also while another turn begins', () => {
    const pod = melee(8, [put(A, 'hand', 'Crowd Glade', 2)]);
    const lands = (): number => pod.names(pod.state.battlefield).filter((name) => name === 'Crowd Glade').length;
    const play = (): void => {
      const d = pod.state.pending;
      if (d?.kind !== 'act' || d.ask.form !== 'pick') return;
      const at = (d.ask.options as { act: string }[]).findIndex((o) => o.act === 'land');
      if (at >= 0) pod.play(at);
    };
    until(pod, () => {
      play();
      return pod.state.turn.number > 2;
    });
    expect(lands()).toBe(1);
  });

  it('302.6: what entered while the other turn was going on has summoning sickness all the same', () => {
    const pod = melee(8, [put(A, 'hand', 'Crowd Bear')]);
    acts(pod, A, 'precombatMain');
    expect(Math.max(...turnNumbers(pod))).toBe(2); // E's turn is the later one
    pod.act('cast', 'Crowd Bear').settle(true);
    until(pod, () => pod.state.turn.active === A && ['end', 'cleanup'].includes(pod.state.turn.step));
    const attacked = pod.state.history.rows.some((e) => e.kind === 'attack');
    expect(attacked).toBe(false);
  });

  it('514.2: what lasts until end of turn ends with the turn on whose stack it was made', () => {
    const pod = melee(8, [put(E, 'battlefield', 'Crowd Bear'), put(E, 'hand', 'Crowd Might'), put(E, 'hand', 'Crowd Sip', 40)]);
    acts(pod, E, 'upkeep').act('cast', 'Crowd Might', 'Crowd Bear').settle(true);
    const power = (): number | null => game.view(pod.state, null).battlefield.find((o) => o.name === 'Crowd Bear')?.power ?? null;
    expect(power()).toBe(5);
    until(pod, () => {
      const { pending, turn } = pod.state;
      if (pending?.kind === 'act' && pending.seat === E && turn.active === E && turn.step === 'draw' && pod.offered('Crowd Sip'))
        pod.act('cast', 'Crowd Sip');
      return markers(pod).startsWith('-B');
    });
    expect(power()).toBe(5);
    until(pod, () => markers(pod).endsWith('F'));
    expect(power()).toBe(2);
  });

  it('807.4: it is the turn of each who takes one, also while another turn goes on', () => {
    const pod = melee(8, [
      put(A, 'battlefield', 'Crowd Pride'),
      put(E, 'battlefield', 'Crowd Pride'),
      put(B, 'battlefield', 'Crowd Pride'),
    ]);
    until(pod, () => markers(pod) === 'A E');
    const powers = (): (number | null)[] => game.view(pod.state, null).battlefield.map((o) => o.power);
    expect(powers()).toEqual([2, 2, 1]);
    until(pod, () => markers(pod) === '-B E' || markers(pod) === 'B F' || markers(pod) === 'A -F');
    expect(powers()).not.toEqual([2, 2, 1]);
  });

  it('500.4: mana is not lost with a step of another turn', () => {
    const pod = melee(8, [put(A, 'hand', 'Crowd Spark')]);
    acts(pod, A, 'precombatMain').act('cast', 'Crowd Spark');
    until(pod, () => pod.state.players.rows[A].pool.length > 0);
    expect(pod.state.turn.active).toBe(A);
    expect(pod.state.pending?.seat).toBe(A);
  });
});

describe('807.5 a stack for each turn marker', () => {
  it('807.5: what is on the stack of one turn waits while the other turn goes on', () => {
    const pod = melee(8, [put(E, 'hand', 'Crowd Sip', 8), put(A, 'hand', 'Crowd Rest')]);
    acts(pod, E, 'upkeep');
    for (let n = 0; n < 8; n++) pod.act('cast', 'Crowd Sip');
    const onStacks = (): (number | undefined)[] | undefined => game.view(pod.state, null).turns?.map((t) => t.stack.length);
    expect(onStacks()).toEqual([0, 8]);
    acts(pod, A, 'precombatMain');
    const resolved = life(pod, E) - 20;
    expect(resolved).toBeGreaterThan(0);
    expect(onStacks()).toEqual([0, 8 - resolved]);
    // a sorcery can be cast, for the stack of A's turn is empty
    pod.act('cast', 'Crowd Rest');
    expect(onStacks()).toEqual([1, 8 - resolved]);
    until(pod, () => life(pod, A) === 21 && life(pod, E) === 28);
    expect(pod.state.turn.number).toBeLessThanOrEqual(2);
  });

  it('807.5b: a target is on the stack on which the spell is put', () => {
    const pod = melee(8, [put(E, 'hand', 'Crowd Sip', 8), put(A, 'hand', 'Crowd No'), put(B, 'hand', 'Crowd Sip')]);
    acts(pod, E, 'upkeep');
    for (let n = 0; n < 8; n++) pod.act('cast', 'Crowd Sip');
    acts(pod, A, 'precombatMain');
    expect(pod.state.markers?.[1].aside?.stack.length).toBeGreaterThan(0);
    expect(pod.offered('Crowd No')).toBe(false);
    pod.act('pass', '');
    expect(pod.state.pending?.seat).toBe(B);
    pod.act('cast', 'Crowd Sip').act('pass', '').act('pass', '').act('pass', ''); // B, C and H pass
    expect([pod.state.pending?.seat, pod.offered('Crowd No')]).toEqual([A, true]);
  });

  it('807.5a: priority for a stack only where its marker is within range', () => {
    const pod = melee();
    const asked: Record<number, Set<number>> = { [A]: new Set(), [E]: new Set() };
    until(pod, () => {
      const { pending, turn } = pod.state;
      if (pending?.kind === 'act' && turn.number <= 2) asked[turn.active].add(pending.seat);
      return turn.number > 2;
    });
    expect([[...asked[A]].sort(), [...asked[E]].sort()]).toEqual([
      [A, B, H],
      [D, E, F],
    ]);
  });

  it('807.5b, 502.4: what triggered in an untap step goes on the stack of its own turn', () => {
    const pod = melee(8, [{ ...put(E, 'battlefield', 'Crowd Waker'), tapped: 'tapped' }]);
    until(pod, () => [pod.state, ...(pod.state.markers ?? []).flatMap((m) => m.aside ?? [])].some((turn) => turn.stack.length > 0));
    expect([pod.state.turn.active, pod.state.turn.step, pod.state.stack.length]).toEqual([E, 'upkeep', 1]);
  });

  it('800.4a: what who leaves had gained control of on another stack is its owner’s again', () => {
    const pod = melee(8, [put(E, 'hand', 'Crowd Sip', 9), put(F, 'hand', 'Crowd Thief')]);
    acts(pod, E, 'upkeep');
    for (let n = 0; n < 9; n++) pod.act('cast', 'Crowd Sip');
    until(pod, () => pod.state.pending?.kind === 'act' && pod.state.pending.seat === F).act('cast', 'Crowd Thief', 'Crowd Sip');
    until(pod, () => pod.state.turn.active === A && pod.state.pending?.kind === 'act');
    const controllers = (): (number | undefined)[] | undefined =>
      game.view(pod.state, null).turns?.[1].stack.map(({ controller }) => controller);
    expect(controllers()?.filter((at) => at === F)).toHaveLength(1);
    pod.concede(F);
    expect(controllers()).toEqual(Array(9).fill(E));
  });

  it('800.4a: what who leaves has on another stack leaves with the player', () => {
    const pod = melee(8, [put(E, 'hand', 'Crowd Sip', 8)]);
    acts(pod, E, 'upkeep');
    for (let n = 0; n < 8; n++) pod.act('cast', 'Crowd Sip');
    acts(pod, A, 'precombatMain');
    expect(pod.state.markers?.[1].aside?.stack.length).toBeGreaterThan(0);
    pod.concede(E);
    expect(game.view(pod.state, null).turns?.map((t) => t.stack.length)).toEqual([0, 0]);
  });

  it('a game saved between two turns goes on the same', () => {
    const pod = melee(8, [put(E, 'hand', 'Crowd Sip', 2)]);
    acts(pod, E, 'upkeep').act('cast', 'Crowd Sip').act('cast', 'Crowd Sip');
    acts(pod, A, 'precombatMain');
    const setup = {
      players: names(8),
      variant: 'grandMelee' as const,
      first: 0,
      opening: 'none' as const,
      place: [put(E, 'hand', 'Crowd Sip', 2)],
    };
    const again = game.restore(game.save(pod.state), setup);
    let [one, other] = [pod.state, again];
    for (let n = 0; n < 60; n++) {
      const a = game.answer(one, { pick: [0] });
      const b = game.answer(other, { pick: [0] });
      if (!a.ok || !b.ok) break;
      one = a.state;
      other = b.state;
      expect(game.hash(other)).toBe(game.hash(one));
    }
    expect(one.turn.number).toBeGreaterThan(0);
  });
});
