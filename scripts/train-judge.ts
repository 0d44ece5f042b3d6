/**
 * The judge of positions, from games of the program's own (docs/players.md):
 *
 *   npm run train-judge -- play --games 2000 --out /tmp/positions.jsonl     goes on where the file ends
 *   npm run train-judge -- fit --out /tmp/positions.jsonl                   writes packages/players/src/generated/positions.ts, and says how well it foretells
 *
 * The same games and positions come of the same seeds, and of the same positions the same trees, byte by byte.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeForest } from '../packages/players/src/forest.js';
import { FIGURES } from '../packages/players/src/magic/position.js';
import { type Growth, grow, type Row, surprise } from './train-judge/grow.js';
import { type Seen, seenIn } from './train-judge/play.js';

const TARGET = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages', 'players', 'src', 'generated', 'positions.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2000' },
    out: { type: 'string', default: '/tmp/positions.jsonl' },
    trees: { type: 'string', default: '200' },
    depth: { type: 'string', default: '5' },
    rate: { type: 'string', default: '0.06' },
    dry: { type: 'boolean', default: false },
  },
});

const read = (file: string): Seen[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Seen);

function play(): void {
  const done = new Set(existsSync(values.out) ? read(values.out).map((s) => s.game) : []);
  for (let n = 0; n < Number(values.games); n++) if (!done.has(n)) appendFileSync(values.out, `${JSON.stringify(seenIn(n))}\n`);
}

/** Rows of both sides of each position. */
const rowsOf = (seen: readonly Seen[]): Row[] =>
  seen
    .filter((s) => s.winner >= 0)
    .flatMap((s) => s.positions.flatMap((sides) => sides.map((x, seat): Row => ({ x, won: s.winner === seat, game: s.game }))));

const WIDE = 100;
/** A text in pieces that fit on a line. */
const inLines = (text: string): string =>
  Array.from({ length: Math.ceil(text.length / WIDE) }, (_, i) => `    '${text.slice(i * WIDE, (i + 1) * WIDE)}'`).join(' +\n');

function train(): void {
  const rows = rowsOf(read(values.out).sort((a, b) => a.game - b.game));
  const growth: Growth = { trees: Number(values.trees), depth: Number(values.depth), rate: Number(values.rate), bins: 48, shrink: 30 };
  const test = rows.filter((r) => r.game % 5 === 0);
  const train = rows.filter((r) => r.game % 5 !== 0);
  grow(train, growth, (forest) =>
    console.log(
      `${forest.trees.length} trees: ${surprise(forest, train).toFixed(4)}, of games not seen ${surprise(forest, test).toFixed(4)}`,
    ),
  );
  const uses = new Map<string, number>();
  const forest = grow(rows, growth);
  for (const t of forest.trees) for (const f of t.of) uses.set(FIGURES[f], (uses.get(FIGURES[f]) ?? 0) + 1);
  for (const [name, n] of [...uses].sort((a, b) => b[1] - a[1])) console.log(`  ${name.padEnd(24)} ${n}`);
  if (values.dry) return;
  const lines = inLines(writeForest(forest));
  const head = '/** Trees that judge a position, grown from games. Written by scripts/train-judge.ts. */';
  const fields = `  figures: ${FIGURES.length},\n  depth: ${growth.depth},\n  text:\n${lines},`;
  writeFileSync(TARGET, `${head}\nexport const POSITIONS = {\n${fields}\n} as const;\n`);
}

if (positionals[0] === 'play') play();
else train();
