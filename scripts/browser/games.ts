/** The games that Node and the browser both play: no import of Node here. */
import { embeddedIndex } from '@apnap/cards';
import { hashOf } from '@apnap/kernel';
import { magicGame } from '@apnap/magic';
import { DECKS } from '../../packages/magic/test/invariants/decks.js';
import { pairing, playRandom } from '../../packages/magic/test/invariants/play.js';

/** How a game went: the hash of its last state, and one over the whole way there. */
export interface Played {
  seed: string;
  decisions: number;
  hash: string;
  /** Views of both seats along the way, hashed: what people see is the same too. */
  views: string;
}

const NAMES = ['blackControl', 'burn', 'delver', 'elves', 'stompy', 'whiteWeenie', 'abzan', 'red'].filter((name) => name in DECKS);

/** Plays `count` random games of the embedded cards, each with its seed. */
export function playGames(count: number): Played[] {
  const game = magicGame((name) => embeddedIndex().find(name));
  const played: Played[] = [];
  for (let i = 0; i < count; i++) {
    const a = NAMES[i % NAMES.length];
    const b = NAMES[(i * 3 + 1) % NAMES.length];
    const seed = `browser ${i} ${a} ${b}`;
    const seen: unknown[] = [];
    const { state, answers } = playRandom(game, pairing(a, b), seed, ({ state: s, n, events }) => {
      if (n % 25 !== 0) return;
      const recent = events.slice(-20);
      seen.push(hashOf([0, 1].map((seat) => [game.view(s, seat), game.viewEvents(s, recent, seat)])));
    });
    played.push({ seed, decisions: answers.length, hash: game.hash(state), views: hashOf(seen) });
  }
  return played;
}
