/** What the browser loads: one function that plays the games and gives their hashes. */
import { playGames } from './games.js';

Object.assign(window, { playGames });
