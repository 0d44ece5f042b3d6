/**
 * Games in every way to play and of every number of seats, with the sixty cards that come with the program and the real Commander decks that can be played: no fault, and what
 * each seat sees is whole. Most are played at random, one in eight by rules of thumb.
 *
 *   npx tsx --conditions=source scripts/arena/trials.ts --games 2000              the games 0 … 1999
 *   npx tsx --conditions=source scripts/arena/trials.ts --from 37 --games 1       one of them
 *
 * With `--planes` planes are played in all of them (CR 901). A game that has had `--answers` answers is left there. Ends with code 1 when anything was wrong; what the engine refuses of a set-up is counted by its words.
 */
import { parseArgs } from 'node:util';
import { dungeonsFor } from '@apnap/cards';
import { SetupError } from '@apnap/kernel';
import {
  cardNames,
  magicGame,
  type OfferedWay,
  renderMessage,
  seatCounts,
  setupFor,
  stockOf,
  WAYS_TO_PLAY,
  type WayToPlay,
  wayToPlay,
} from '@apnap/magic';
import { createPlayer, Dice, type PlayerKind, playGame } from '@apnap/players';
import { cardBase, commanderDecks, seated, sixtyCards, sourceOf, type TableDeck } from './decks.js';

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    from: { type: 'string', default: '0' },
    answers: { type: 'string', default: '2500' },
    way: { type: 'string' },
    planes: { type: 'boolean', default: false },
  },
});

const base = cardBase();
const shelves = { plain: sixtyCards(base), commander: commanderDecks(base) };
const source = sourceOf(base);
const supplies = base.ofTypes('Plane', 'Phenomenon', 'Scheme');
const offered: readonly OfferedWay[] = flags.way === undefined ? WAYS_TO_PLAY : [wayToPlay(flags.way)].flatMap((w) => w ?? []);

interface Trial {
  id: string;
  seats: number;
  way: WayToPlay;
  decks: TableDeck[];
  kinds: PlayerKind[];
}

/** What game number n is. */
function trialOf(n: number): Trial {
  const dice = new Dice(`trial ${n}`);
  const way = offered[n % offered.length];
  const counts = seatCounts(way, 8);
  const seats = counts[dice.below(counts.length)];
  const led = way.decks === 'commander' || (way.decks === 'any' && dice.below(3) === 0);
  const shelf = led ? shelves.commander : shelves.plain;
  const free = way.id === 'freeForAll' || way.id === 'commander';
  const more: WayToPlay = {
    ...(free && seats > 2 && dice.below(4) === 0 ? { attack: dice.below(2) === 0 ? 'left' : 'right' } : {}),
    ...(free && seats > 3 && dice.below(4) === 0 ? { range: 1 + dice.below(2) } : {}),
    ...(way.teams === 'alone' ? { archenemy: dice.below(seats) } : {}),
    ...(flags.planes ? { planes: true } : {}),
  };
  const thumbs = dice.below(8) === 0;
  return {
    id: `${way.id} ${seats} ${led ? 'commanders' : 'sixty'}`,
    seats,
    way: { ...way.way, ...more },
    decks: Array.from({ length: seats }, () => shelf[dice.below(shelf.length)]),
    kinds: Array.from({ length: seats }, () => (thumbs ? 'heuristic' : 'random')),
  };
}

interface Counts {
  games: number;
  over: number;
  answers: number;
  refused: number;
}

const counts = new Map<string, Counts>();
const refusals = new Map<string, number>();
let wrong = 0;

function playOne(n: number): void {
  const trial = trialOf(n);
  const key = trial.id.replace(/ \d/, '');
  const of = counts.get(key) ?? { games: 0, over: 0, answers: 0, refused: 0 };
  counts.set(key, of);
  // The game keeps what it has made ready of its cards: each has its own, so that nothing is kept.
  const game = magicGame((name) => source(name));
  try {
    const seats = trial.decks.map((d, i) => seated(d, 'ABCDEFGH'[i]));
    const bare = setupFor(trial.way, seats, stockOf(supplies, `${n}`));
    const dungeons = dungeonsFor(cardNames(bare).flatMap((name) => source(name) ?? []));
    const setup = dungeons.length > 0 ? { ...bare, dungeons } : bare;
    const players = trial.kinds.map((kind, i) => createPlayer(kind, `${n} ${i}`, source));
    const played = playGame(game, setup, `trial ${n}`, players, { limit: Number(flags.answers) });
    of.games++;
    of.answers += played.answers.length;
    if (played.ended === 'by rules') of.over++;
  } catch (e) {
    if (e instanceof SetupError) {
      of.refused++;
      const why = `${renderMessage(e.refusal.message, 'en')} (${e.refusal.rule})`;
      refusals.set(`${key}: ${why}`, (refusals.get(`${key}: ${why}`) ?? 0) + 1);
      return;
    }
    wrong++;
    console.log(`game ${n} (${trial.id}, ${trial.kinds[0]}): ${(e as Error).stack?.split('\n').slice(0, 6).join(' | ')}\n`);
  }
}

const begun = performance.now();
const first = Number(flags.from);
const last = first + Number(flags.games);
for (let n = first; n < last; n++) {
  playOne(n);
  if ((n - first) % 100 === 99)
    console.error(`${n - first + 1} games, ${wrong} in trouble, ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}
for (const [key, c] of [...counts].sort())
  console.log(`${key}: ${c.games} games, ${c.over} to their end, ${c.answers} answers, ${c.refused} refused`);
for (const [why, n] of refusals) console.log(`refused ${n} times: ${why}`);
const all = [...counts.values()];
const sum = (f: (c: Counts) => number): number => all.reduce((n, c) => n + f(c), 0);
console.log(
  `${sum((c) => c.games)} games, ${sum((c) => c.over)} to their end, ${sum((c) => c.answers)} answers, ${wrong} in trouble, ${sum((c) => c.refused)} refused; ` +
    `${((performance.now() - begun) / 1000).toFixed(0)} s`,
);
if (wrong > 0) process.exitCode = 1;
