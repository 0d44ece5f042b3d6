/** A thread in which computer players think: it is given views, as a player at a table is. */
import { parentPort, workerData } from 'node:worker_threads';
import { createPlayer, type ViewPlayer } from '@apnap/players';
import { CardBook } from '../cards.js';
import { kindOf } from './levels.js';
import type { Done, Task, Work } from './task.js';

/** Players that are kept; a forgotten one begins anew from the view it is shown. */
const MOST = 500;

const book = new CardBook((workerData as Work).imported);
const players = new Map<string, ViewPlayer>();

function playerFor(t: Task): ViewPlayer {
  let player = players.get(t.key);
  if (!player) {
    player = createPlayer(kindOf(t.level), t.seed, book.source);
    if (players.size >= MOST) players.delete(players.keys().next().value as string);
  } else players.delete(t.key);
  players.set(t.key, player);
  return player;
}

parentPort?.on('message', (t: Task) => {
  let done: Done;
  try {
    const player = playerFor(t);
    done = { id: t.id, answer: player.needs === 'decision' ? player.choose(t.view) : player.choose(t.view) };
  } catch (e) {
    done = { id: t.id, error: (e as Error).message };
  }
  parentPort?.postMessage(done);
});
