/**
 * One kind of player against as many others as there are seats at a table, everybody for themselves.
 *
 *   npx tsx --conditions=source scripts/arena/table.ts heuristic random --games 200             four seats, the sixty cards of the program
 *   npx tsx --conditions=source scripts/arena/table.ts search:hard heuristic --games 100 --commander
 *
 * Games come in blocks: in each the decks and the seed stay, and the kind that is measured takes each seat in turn. Block k has the seed "table-k".
 * `--seats N`, `--from K` (first block), `--name S` (of the seeds), `--budget N`, `--json FILE`.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { magicGame, setupFor, type View } from '@apnap/magic';
import { createPlayer, Dice, isLevel, type Player, type PlayerKind, playGame, strengthOf } from '@apnap/players';
import { cardBase, commanderDecks, modelOf, seated, sixtyCards, sourceOf, type TableDeck } from './decks.js';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    seats: { type: 'string', default: '4' },
    from: { type: 'string', default: '0' },
    name: { type: 'string', default: 'table' },
    budget: { type: 'string' },
    json: { type: 'string' },
    commander: { type: 'boolean', default: false },
  },
});

const [measured = 'heuristic', others = 'random'] = positionals;
const seats = Number(flags.seats);
const base = cardBase();
const decks = flags.commander ? commanderDecks(base) : sixtyCards(base);
const source = sourceOf(base);
const game = magicGame(source);

function playerOf(name: string, seed: string, played: readonly TableDeck[]): Player {
  const [kind, level = 'strong'] = name.split(':');
  if (!isLevel(level)) throw new Error(`no level is called ${level}`);
  const budget = flags.budget === undefined ? {} : { budget: Number(flags.budget) };
  const model = kind === 'search' ? modelOf(decks, played, source) : { decks: [] };
  return createPlayer(kind as PlayerKind, seed, source, { model, ...strengthOf(level), ...budget });
}

/** So many different decks, by the seed, as far as there are so many. */
function drawn(seed: string): TableDeck[] {
  const dice = new Dice(seed);
  const left = decks.slice();
  return Array.from({ length: seats }, () =>
    left.length > 0 ? left.splice(dice.below(left.length), 1)[0] : decks[dice.below(decks.length)],
  );
}

const tally = { games: 0, won: 0, drawn: 0, unfinished: 0, turns: 0, decisions: 0, refused: 0, bySeat: Array<number>(seats).fill(0) };
/** Milliseconds of processor time of each decision of the kind that is measured. */
const thinking: number[] = [];

function timed(player: Player): Player {
  const choose = (...args: [View, never]): ReturnType<Player['choose']> => {
    const from = process.cpuUsage();
    const answer = (player.choose as (...a: unknown[]) => ReturnType<Player['choose']>)(...args);
    const { user, system } = process.cpuUsage(from);
    thinking.push((user + system) / 1000);
    return answer;
  };
  return { kind: player.kind, needs: player.needs, choose } as Player;
}

function playOnce(seed: string, played: readonly TableDeck[], seat: number): void {
  const setup = setupFor(
    {},
    played.map((d, i) => seated(d, 'ABCDEFGH'[i])),
  );
  const players = played.map((_, i) =>
    i === seat ? timed(playerOf(measured, `${seed}-${i}`, played)) : playerOf(others, `${seed}-${i}`, played),
  );
  const { state, answers, ended, refused } = playGame(game, setup, seed, players, { limit: 60_000 });
  const winners = state.result?.winners ?? [];
  tally.games++;
  tally.turns += state.turn.number;
  tally.decisions += answers.length;
  tally.refused += refused.length;
  if (ended === 'at limit') tally.unfinished++;
  else if (winners.length === 0) tally.drawn++;
  if (winners.includes(seat)) {
    tally.won++;
    tally.bySeat[seat]++;
  }
}

/** The figures so far. */
function figuresOf(begun: number): object {
  const sorted = thinking.filter((t) => t >= 5).sort((a, b) => a - b);
  const at = (q: number): number => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0);
  const { games, won } = tally;
  const p = won / games;
  const z = 1.96;
  const middle = (p + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const percent = (x: number): string => (100 * x).toFixed(0);
  return {
    ...tally,
    share: `${percent(p)} % (${percent(middle - half)}–${percent(middle + half)} %)`,
    thought: { n: sorted.length, of: thinking.length, median: at(0.5), p95: at(0.95), most: at(1) },
    seconds: Math.round((performance.now() - begun) / 1000),
  };
}

/** Into the file: a long run can be looked at before it ends. */
function keep(begun: number): void {
  if (flags.json === undefined) return;
  writeFileSync(flags.json, `${JSON.stringify({ command: process.argv.slice(2).join(' '), ...figuresOf(begun) }, null, 2)}\n`);
}

function report(begun: number): void {
  console.log(`${measured} against ${seats - 1} ${others}: ${JSON.stringify(figuresOf(begun))}`);
  keep(begun);
}

const begun = performance.now();
const first = Number(flags.from);
for (let block = first; tally.games < Number(flags.games); block++) {
  const seed = `${flags.name}-${block}`;
  const played = drawn(seed);
  for (let seat = 0; seat < seats && tally.games < Number(flags.games); seat++) playOnce(seed, played, seat);
  if ((block - first) % 10 === 9) report(begun);
  else keep(begun);
}
report(begun);
