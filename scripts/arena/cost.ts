/**
 * What a decision costs in a random Commander game of four, against a duel with as much on the battlefield.
 *
 *   npx tsx --conditions=source scripts/arena/cost.ts --games 12
 *
 * Both play the same decks at random. Processor time of each decision is put by the number of permanents, in tens; the two are compared tens by tens, each weighed by the decisions of
 * the smaller side, so that equal boards are compared with equal boards.
 */
import { parseArgs } from 'node:util';
import { magicGame, setupFor } from '@apnap/magic';
import { createPlayer, playGame } from '@apnap/players';
import { cardBase, commanderDecks, seated, sourceOf } from './decks.js';

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: '12' },
    seats: { type: 'string', default: '4' },
    answers: { type: 'string', default: '4000' },
  },
});

const base = cardBase();
const source = sourceOf(base);
const decks = commanderDecks(base);
const game = magicGame(source);

interface Bin {
  n: number;
  ms: number;
}

function play(seats: number, seed: string, from: number, bins: Map<number, Bin>): number {
  const setup = setupFor(
    {},
    Array.from({ length: seats }, (_, i) => seated(decks[(from + i) % decks.length], 'ABCDEFGH'[i])),
  );
  const players = setup.players.map((_, i) => createPlayer('random', `${seed} ${i}`, source));
  let last = process.cpuUsage();
  let before = 0;
  const { answers } = playGame(game, setup, seed, players, {
    limit: Number(flags.answers),
    watch: ({ state }) => {
      const now = process.cpuUsage();
      const size = Math.floor(before / 10);
      const bin = bins.get(size) ?? { n: 0, ms: 0 };
      bin.n++;
      bin.ms += (now.user + now.system - last.user - last.system) / 1000;
      bins.set(size, bin);
      before = state.battlefield.length;
      last = process.cpuUsage();
    },
  });
  return answers.length;
}

const many = Number(flags.seats);
const sides = [new Map<number, Bin>(), new Map<number, Bin>()];
const total = [0, 0];
play(2, 'warm', 0, new Map());
play(many, 'warm', 0, new Map());
for (let k = 0; k < Number(flags.games); k++)
  [2, many].forEach((seats, i) => {
    total[i] += play(seats, `cost ${k}`, k, sides[i]);
  });

const cost = (b: Bin | undefined): number => (b ? b.ms / b.n : 0);
let weight = 0;
const sums = [0, 0];
console.log(`permanents | duel: decisions, ms | ${many} seats: decisions, ms | times`);
for (const size of [...sides[0].keys()].sort((a, b) => a - b)) {
  const [a, b] = sides.map((s) => s.get(size));
  if (!a || !b || a.n < 50 || b.n < 50) continue;
  const w = Math.min(a.n, b.n);
  weight += w;
  sums[0] += w * cost(a);
  sums[1] += w * cost(b);
  console.log(
    `${size * 10}–${size * 10 + 9} | ${a.n}, ${cost(a).toFixed(2)} | ${b.n}, ${cost(b).toFixed(2)} | ${(cost(b) / cost(a)).toFixed(2)}`,
  );
}
console.log(
  `${total.join(' and ')} decisions; at equal boards ${(sums[0] / weight).toFixed(3)} ms in a duel, ${(sums[1] / weight).toFixed(3)} ms among ${many}: ${(sums[1] / sums[0]).toFixed(2)} times`,
);
