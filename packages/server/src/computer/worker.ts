/** A thread in which computer players think: it is given views, as a player at a table is. */
import { parentPort, workerData } from 'node:worker_threads';
import { type MagicGame, type MagicSetup, magicGame, type View } from '@apnap/magic';
import { type DeckModel, searchPlayer, type WorldPlayer, type Worlds, worldsOf } from '@apnap/players';
import { type Year, yearOf } from '@apnap/protocol';
import { CardBook } from '../cards.js';
import { standBehind } from '../workers/processor.js';
import { metagame, strength } from './levels.js';
import type { Done, Task, Work } from './task.js';

/** Players that are kept; a forgotten one begins anew from the view it is shown. */
const MOST = 500;

standBehind();
const book = new CardBook((workerData as Work).imported);
const players = new Map<string, WorldPlayer>();
let game: MagicGame | null = null;
const models = new Map<Year | undefined, DeckModel>();
let since = 0;
let deadline = 0;

function modelFor(year: Year | undefined): DeckModel {
  const model = models.get(year) ?? metagame(book, year);
  models.set(year, model);
  return model;
}

function playerFor(t: Task): WorldPlayer {
  let player = players.get(t.key);
  if (!player) {
    const model = modelFor(yearOf((t.game?.setup as MagicSetup | undefined)?.profile ?? 'current'));
    const overdue = (): boolean => performance.now() - since > deadline;
    player = searchPlayer(t.seed, book.source, { model, ...strength(t.level), overdue });
    if (players.size >= MOST) players.delete(players.keys().next().value as string);
  } else players.delete(t.key);
  players.set(t.key, player);
  return player;
}

/** The determiniser; the state is made only when a world is asked for. */
function worldsFor(t: Task): Worlds {
  let made: Worlds | null = null;
  const worlds = (): Worlds => {
    if (!t.game) throw new Error('worlds are not dealt at this level');
    game ??= magicGame(book.source);
    made ??= worldsOf(game, game.restore(t.game.state, t.game.setup as MagicSetup), (t.view as View).seat ?? -1);
    return made;
  };
  return {
    get unknown() {
      return worlds().unknown;
    },
    deal: (seed, cards) => worlds().deal(seed, cards),
  };
}

parentPort?.on('message', (t: Task) => {
  let done: Done;
  since = performance.now();
  deadline = t.deadline;
  try {
    const player = playerFor(t);
    const answer = player.choose(t.view as View, worldsFor(t));
    const thought = player.why();
    done = { id: t.id, answer, why: thought && thought.playouts > 0 ? thought.message : null };
  } catch (e) {
    done = { id: t.id, error: (e as Error).message };
  }
  parentPort?.postMessage(done);
});
