/**
 * How long a searching player thinks where a hundred equal creatures stand on a side, or on both.
 *
 *   npx tsx --conditions=source scripts/crowd-bench.ts [--level strong] [--json]
 *
 * Each board is played by two searching players until the third turn begins. Printed by kind of decision: how many there were, the dearest in
 * counted points, in answers tried, in processor time (the collector's threads included) and by the clock.
 */
import { parseArgs } from 'node:util';
import type { Card } from '@apnap/ability';
import { embeddedCard, embeddedDecks, embeddedIndex, parseDeck } from '@apnap/cards';
import { begin, play } from '@apnap/kernel';
import { type MagicSetup, magicGame } from '@apnap/magic';
import { askPlayer, createPlayer, isLevel, strengthOf, type WorldPlayer } from '@apnap/players';

const { values: flags } = parseArgs({
  options: { level: { type: 'string', default: 'strong' }, json: { type: 'boolean', default: false } },
});
if (!isLevel(flags.level)) throw new Error(`no level is called ${flags.level}`);
const strength = strengthOf(flags.level);
const source = (name: string): Card | undefined => embeddedCard(name);
const game = magicGame(source);
const model = {
  decks: embeddedDecks()
    .filter((d) => d.format !== 'commander')
    .map((d) => ({ cards: parseDeck(d.text, embeddedIndex()).deck.main.map((e) => ({ card: e.card, count: e.count })) })),
};

const side = (seat: number, creature: string, count: number): NonNullable<MagicSetup['place']> => [
  { seat, zone: 'battlefield', card: creature, count },
  { seat, zone: 'battlefield', card: 'Swamp', count: 4 },
  { seat, zone: 'battlefield', card: 'Mountain', count: 3 },
  { seat, zone: 'hand', card: "Chainer's Edict" },
  { seat, zone: 'hand', card: 'Lightning Bolt' },
  { seat, zone: 'hand', card: 'Doom Blade' },
  { seat, zone: 'hand', card: creature },
];

const BOARDS: readonly (readonly [string, number, number, string, string])[] = [
  ['100 against none', 100, 0, 'Savannah Lions', 'Grizzly Bears'],
  ['none against 100', 0, 100, 'Savannah Lions', 'Grizzly Bears'],
  ['100 against 3', 100, 3, 'Savannah Lions', 'Grizzly Bears'],
  ['100 against 100', 100, 100, 'Savannah Lions', 'Grizzly Bears'],
  ['100 flyers against 100', 100, 100, 'Wind Drake', 'Grizzly Bears'],
];

interface Row {
  board: string;
  kind: string;
  decisions: number;
  thought: number;
  points: number;
  answers: number;
  cpu: number;
  wall: number;
}
const rows: Row[] = [];

function playBoard(name: string, mine: number, theirs: number, a: string, b: string): void {
  const setup: MagicSetup = {
    opening: 'none',
    first: 0,
    players: [0, 1].map((i) => ({ name: 'AB'[i], life: 150, deck: [{ card: 'Swamp', count: 40 }] })),
    place: [...side(0, a, mine), ...side(1, b, theirs)].filter((p) => p.count !== 0),
  };
  const players: WorldPlayer[] = [0, 1].map((i) => createPlayer('search', `${i}`, source, { model, ...strength }));
  const played = { ...begin(game, setup, 'crowd'), refused: [], ended: 'by rules' as const };
  for (let n = 0; n < 1500 && played.state.pending && played.state.turn.number < 3; n++) {
    const { kind, decider } = played.state.pending;
    const from = performance.now();
    const before = process.cpuUsage();
    const answer = askPlayer(game, played.state, players);
    const spent = process.cpuUsage(before);
    const wall = performance.now() - from;
    const thought = players[decider].why();
    note(name, kind, thought, (spent.user + spent.system) / 1000, wall);
    const outcome = play(game as never, played, answer);
    if (!outcome.ok) throw new Error(`${name}: ${kind} refused`);
  }
}

function note(board: string, kind: string, thought: ReturnType<WorldPlayer['why']>, cpu: number, wall: number): void {
  let row = rows.find((r) => r.board === board && r.kind === kind);
  if (!row) {
    row = { board, kind, decisions: 0, thought: 0, points: 0, answers: 0, cpu: 0, wall: 0 };
    rows.push(row);
  }
  row.decisions++;
  if (thought && thought.playouts > 0) row.thought++;
  row.points = Math.max(row.points, Math.round(thought?.cost ?? 0));
  row.answers = Math.max(row.answers, thought?.steps ?? 0);
  row.cpu = Math.max(row.cpu, Math.round(cpu));
  row.wall = Math.max(row.wall, Math.round(wall));
}

for (const board of BOARDS) playBoard(...board);
if (flags.json) console.log(JSON.stringify({ level: flags.level, ...strength, node: process.version, rows }));
else console.table(rows);
