/** What costs nothing could be done without end: a player who thinks ahead thinks of it only so often in a turn (CR 107.3, 602.2b: X may be 0). */
import { begin, defaultAnswer, play } from '@apnap/kernel';
import { type ActOption, type MagicSetup, magicGame, viewOf } from '@apnap/magic';
import { expect, test } from 'vitest';
import { Mind } from '../src/heuristic/index.js';
import { source } from './seat.js';

test('what was done four times in a turn is not thought of again in it; passing always is', () => {
  const game = magicGame(source);
  const place = [
    { seat: 0, zone: 'battlefield' as const, card: 'Crypt Rats' },
    ...[0, 1].map((seat) => ({ seat, zone: 'library' as const, card: 'Swamp', count: 9 })),
  ];
  const setup: MagicSetup = { players: ['A', 'B'].map((name) => ({ name, deck: [] })), first: 0, opening: 'none', place };
  const played = begin(game, setup, 'without end');
  const options = (): readonly ActOption[] => {
    const d = played.state.pending;
    return d?.kind === 'act' && d.decider === 0 && d.ask.form === 'pick' ? (d.ask.options as readonly ActOption[]) : [];
  };
  for (let n = 0; n < 30 && !options().some((o) => o.act === 'activate'); n++)
    if (played.state.pending) play(game, played, defaultAnswer(played.state.pending));
  const again = { pick: [options().findIndex((o) => o.act === 'activate')] };
  const view = viewOf(played.state, 0);
  const mind = new Mind(source);
  for (let n = 0; n < 4; n++) {
    expect(mind.spent(view, again)).toBe(false);
    mind.follow(view, again);
  }
  expect(mind.spent(view, again)).toBe(true);
  expect(mind.spent(view, { pick: [0] })).toBe(false);
  // Another turn, another count.
  expect(mind.spent({ ...view, turn: { ...view.turn, number: view.turn.number + 1 } }, again)).toBe(false);
});
