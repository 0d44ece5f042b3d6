/** What a game can have more and more of, and what is done with it: the axes along which the costs of the engine are followed. */
import type { Card } from '@apnap/ability';
import { embeddedCards } from '@apnap/cards';
import { type Answer, defaultAnswer, fork } from '@apnap/kernel';
import {
  type ActOption,
  derived,
  legalActions,
  type MagicGame,
  type MagicSetup,
  magicGame,
  type Placed,
  type State,
  viewOf,
} from '@apnap/magic';
import { PLAIN } from '../../packages/cli/src/bench/material.js';

/** Something that is done with a position; what it makes is of no use. */
export type Deed = 'derive' | 'list' | 'pass' | 'step' | 'view' | 'hash';

export interface Axis {
  /** What there is more and more of. */
  of: string;
  sizes: readonly number[];
  /** The position with so much of it. */
  position(size: number): { game: MagicGame; state: State };
  /** What is done, and the exponent by which it may grow: with 1 twice as much costs twice as much. What does not grow has some room for what the clock can't tell. */
  deeds: Readonly<Partial<Record<Deed, number>>>;
}

const byName = new Map<string, Card>([...embeddedCards(), ...PLAIN].map((c) => [c.name, c]));
const [CREATURE, ANTHEM, INSTANT] = PLAIN.map((c) => c.name);
const PASS: Answer = { pick: [0] };

const begun = (place: readonly Placed[], seats = 2, cards = 40): { game: MagicGame; state: State } => {
  const game = magicGame((name) => byName.get(name));
  const players = Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, life: 1000, deck: [{ card: CREATURE, count: cards }] }));
  const setup: MagicSetup = { players, first: 0, opening: 'none', place: place.filter((p) => p.count !== 0) };
  return { game, state: game.create(setup, 'growth').state };
};

const creatures = (count: number, seats = 2): Placed[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, zone: 'battlefield', card: CREATURE, count: Math.round(count / seats) }));

/** A number that a name always has. */
const numberOf = (name: string): number => [...name].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261);

/** Different cards of the embedded set that can be cast, in an order that has nothing to do with them and stays when there are more: a larger hand has all of a smaller one. */
function different(count: number): Placed[] {
  const castable = embeddedCards().filter((c) => c.layout === 'normal' && c.faces[0].manaCost !== undefined);
  const inOrder = castable.map(({ name }) => ({ name, at: numberOf(name) })).sort((a, b) => a.at - b.at);
  return inOrder.slice(0, count).map(({ name }): Placed => ({ seat: 0, zone: 'hand', card: name }));
}

/** Answers by default until priority is given, and then so many times as is said. */
function played(game: MagicGame, from: State, answer: (s: State, n: number) => Answer, times: number): State {
  let state = from;
  for (let n = 0; n < times; ) {
    const { pending } = state;
    if (!pending) throw new Error('the game is over');
    const outcome = game.answer(state, pending.kind === 'act' ? answer(state, n++) : defaultAnswer(pending));
    if (!outcome.ok) throw new Error('an answer is refused');
    state = outcome.state;
  }
  while (state.pending && state.pending.kind !== 'act') {
    const outcome = game.answer(state, defaultAnswer(state.pending));
    if (!outcome.ok) throw new Error('an answer is refused');
    state = outcome.state;
  }
  return state;
}

/** Instants and lands that are left when the others have been cast. */
const LEFT = 16;

function casting(s: State): Answer {
  const options = s.pending?.ask.form === 'pick' ? (s.pending.ask.options as readonly ActOption[]) : [];
  const at = options.findIndex((o) => o.act === 'cast');
  if (at < 0) throw new Error('nothing can be cast');
  return { pick: [at] };
}

export const AXES: readonly Axis[] = [
  {
    of: 'permanents',
    sizes: [50, 100, 200, 400],
    position: (n) => begun(creatures(n)),
    deeds: { derive: 1.1, list: 1.1, pass: 0.4, step: 1, view: 1.1, hash: 1.1 },
  },
  {
    of: 'effects on a hundred creatures',
    sizes: [4, 8, 16, 32],
    position: (n) => begun([...creatures(200), { seat: 0, zone: 'battlefield', card: ANTHEM, count: n }]),
    deeds: { derive: 1.1, pass: 0.3, step: 0.4 },
  },
  {
    of: 'different cards in hand',
    sizes: [15, 30, 60, 120],
    position: (n) =>
      begun([
        ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((card): Placed => ({ seat: 0, zone: 'battlefield', card, count: 10 })),
        ...creatures(50),
        ...different(n),
      ]),
    deeds: { list: 1.1, view: 0.5 },
  },
  {
    of: 'equal instants in hand, and lands for them',
    sizes: [20, 40, 80, 160],
    position: (n) =>
      begun([
        { seat: 0, zone: 'battlefield', card: 'Mountain', count: n },
        { seat: 0, zone: 'hand', card: INSTANT, count: n },
      ]),
    deeds: { list: 1.2 },
  },
  {
    of: 'spells on the stack',
    sizes: [8, 16, 32, 64],
    position: (n) => {
      const { game, state } = begun([
        { seat: 0, zone: 'battlefield', card: 'Mountain', count: n + LEFT },
        { seat: 0, zone: 'hand', card: INSTANT, count: n + LEFT },
      ]);
      return {
        game,
        state: played(
          game,
          played(game, state, () => PASS, 4),
          casting,
          n,
        ),
      };
    },
    deeds: { list: 0.4, pass: 0.3, view: 0.7 },
  },
  {
    of: 'players, with 160 permanents together',
    sizes: [2, 4, 8],
    position: (n) => begun(creatures(160, n), n),
    deeds: { derive: 0.3, list: 0.3, pass: 0.3, step: 0.7, view: 0.3 },
  },
  {
    of: 'turns played',
    sizes: [4, 8, 16, 32],
    position: (n) => {
      const { game, state } = begun(creatures(20), 2, 200);
      let at = state;
      while (at.turn.number < n) at = played(game, at, () => PASS, 1);
      return { game, state: at };
    },
    deeds: { derive: 0.3, pass: 0.3, step: 0.3 },
  },
];

/** As the engine finds a state after something that matters has changed. */
function cold(s: State): State {
  const f = fork(s);
  f._derived = null;
  return f;
}

/** All pass until the next step in which there is priority. */
function nextStep(game: MagicGame, from: State): State {
  let state = from;
  while (state.turn.step === from.turn.step) state = played(game, state, () => PASS, 1);
  return state;
}

/** Does it once. */
export function done(deed: Deed, game: MagicGame, state: State): unknown {
  switch (deed) {
    case 'derive':
      return derived(cold(state));
    case 'list':
      return legalActions(state, 0);
    case 'pass':
      return game.answer(state, PASS);
    case 'step':
      return nextStep(game, state);
    case 'view':
      return viewOf(state, 0);
    case 'hash':
      return game.hash(state);
    default:
      return deed satisfies never;
  }
}
