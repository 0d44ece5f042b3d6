/** What the browser loads: one function that fetches the cards, plays the games and gives their hashes. */
import { provideEmbedded } from '@apnap/cards';
import { type Played, playGames } from './games.js';

async function play(count: number): Promise<Played[]> {
  const response = await fetch('/cards.db');
  provideEmbedded(new Uint8Array(await response.arrayBuffer()));
  return playGames(count);
}

Object.assign(window, { play });
