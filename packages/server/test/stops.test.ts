/** CR 117.1, 117.3: when a table passes for a seat: in no step in which the seat stops, and in others' attack and end steps only where nothing could be done. */

import { defaultAnswer, give } from '@apnap/kernel';
import { type MagicSetup, magicGame, type State } from '@apnap/magic';
import type { SeatSettings, StopStep } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { CardBook } from '../src/cards.js';
import { automatic, stillPassing } from '../src/magic/stops.js';
import { DEFAULT_SETTINGS } from '../src/tables/settings.js';

const game = magicGame(new CardBook('').source);
const deck = [{ card: 'Forest', count: 40 }];

/** The steps of two turns in which a seat that answers only what its settings leave to it is asked. */
function askedIn(seat: number, settings: SeatSettings, hand: readonly string[]): string[] {
  const setup: MagicSetup = {
    players: [
      { name: 'A', deck },
      { name: 'B', deck },
    ],
    first: 0,
    opening: 'none',
    place: [
      { seat: 0, zone: 'battlefield', card: 'Grizzly Bears' },
      { seat: 1, zone: 'battlefield', card: 'Mountain' },
      ...hand.map((card) => ({ seat: 1, zone: 'hand' as const, card })),
    ],
  };
  let state: State = game.create(setup, 'stops').state;
  const asked: string[] = [];
  for (let d = game.pending(state); d && state.turn.number < 3; d = game.pending(state)) {
    const mine = d.decider === seat && d.kind === 'act';
    const answer =
      d.kind === 'attackers' && d.ask.form === 'pair' && d.seat === 0 ? { pairs: [[0, d.ask.allowed[0][0]] as const] } : defaultAnswer(d);
    if (mine && automatic(state, d, settings, state.turn.number) === null) asked.push(`${state.turn.number} ${state.turn.step}`);
    const outcome = give(game, state, answer);
    if (!outcome.ok) throw new Error('refused');
    state = outcome.state;
  }
  return asked;
}

const stopping = (mine: StopStep[], theirs: StopStep[]): SeatSettings => ({ ...DEFAULT_SETTINGS, stops: { mine, theirs } });

test('with nothing to do one is asked where one stops oneself, and not where everybody stops in turns of others', () => {
  expect(askedIn(1, DEFAULT_SETTINGS, [])).toEqual(['2 precombatMain', '2 postcombatMain']);
  expect(askedIn(1, stopping([], ['upkeep', 'declareAttackers', 'end']), [])).toEqual(['1 upkeep']);
  expect(askedIn(1, stopping(['draw', 'end'], []), [])).toEqual(['2 draw', '2 end']);
});

test('with an instant and the mana for it one is asked where the others attack, once blockers are declared, and where they end their turn', () => {
  expect(askedIn(1, DEFAULT_SETTINGS, ['Lightning Bolt'])).toEqual([
    '1 declareAttackers',
    '1 declareBlockers',
    '1 end',
    '2 precombatMain',
    '2 postcombatMain',
  ]);
  // And in one's own combat, once blockers are declared: that is when tricks are played.
  expect(askedIn(0, DEFAULT_SETTINGS, [])).toEqual(['1 precombatMain', '1 postcombatMain']);
});

test('807.4: whoever passes until end of turn does so while another turn goes on, until that turn is over', () => {
  const players = [...'ABCDEFGH'].map((name) => ({ name, deck }));
  let state: State = game.create({ players, variant: 'grandMelee', first: 0, opening: 'none' }, 'melee').state;
  const settings: SeatSettings = { ...DEFAULT_SETTINGS, passUntil: 'endOfTurn' };
  const passing = new Map<string, boolean>();
  while (game.pending(state) && Math.max(state.turn.number, ...[...passing.keys()].map(Number)) < 4) {
    if (state.turn.number === 2) passing.set('2', stillPassing(state, 0, settings, 1));
    if (state.turn.number === 3) passing.set('3', stillPassing(state, 0, settings, 1));
    const outcome = give(game, state, defaultAnswer(game.pending(state) as never));
    if (!outcome.ok) throw new Error('refused');
    state = outcome.state;
    if (passing.has('3')) break;
  }
  expect([...passing]).toEqual([
    ['2', true],
    ['3', false],
  ]);
});
