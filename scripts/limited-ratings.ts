/**
 * Ratings of cards for limited play, from games of the program's own (docs/limited.md):
 *
 *   npm run limited-ratings -- play --games 2000 --out /tmp/games.jsonl     random decks, heuristic players; goes on where the file ends
 *   npm run limited-ratings -- fit --out /tmp/games.jsonl                   writes packages/limited/src/generated/ratings.ts, and says how well they foretell
 *   npm run limited-ratings -- duel --games 100                             decks drafted by ratings against decks drafted by chance, in pairs of games
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { embeddedDatabase } from '@apnap/cards';
import { FEATURES, featuresOf, PRIOR, vectorOf } from '@apnap/limited';
import { Dice } from '@apnap/players';
import { draftableSets, openedCards, randomDeck } from './limited-ratings/decks.js';
import { duel } from './limited-ratings/duel.js';
import { crossJudged, fitWeights, type Row, scaleOf } from './limited-ratings/fit.js';
import { type Played, playDecks } from './limited-ratings/play.js';

const TARGET = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages', 'limited', 'src', 'generated', 'ratings.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string' }, out: { type: 'string' }, seconds: { type: 'string', default: '900' } },
});

/** Plays games until there are so many in the file, or the time is over. */
function playAll(out: string, games: number, seconds: number): void {
  const before = existsSync(out) ? readFileSync(out, 'utf8').split('\n').length - 1 : 0;
  const sets = draftableSets();
  const begun = Date.now();
  for (let n = before; n < games && Date.now() - begun < seconds * 1000; n++) {
    const dice = new Dice(`ratings ${n}`);
    const set = dice.oneOf(sets);
    const decks = [randomDeck(set, `${n}/a`), randomDeck(set, `${n}/b`)] as const;
    try {
      appendFileSync(out, `${JSON.stringify(playDecks(set, decks, `ratings ${n}`, dice.below(2)))}\n`);
    } catch (e) {
      process.stderr.write(`game ${n} of ${set}: ${(e as Error).message}\n`);
      appendFileSync(out, `${JSON.stringify({ set, winner: -1, first: 0, turns: 0, seen: [[], []] })}\n`);
    }
  }
}

const prior = FEATURES.map((name) => PRIOR[name]);

/** The features of what was seen, added up. */
function seenFeatures(names: readonly string[]): number[] {
  const database = embeddedDatabase();
  const sum = FEATURES.map(() => 0);
  for (const entry of names) {
    const [name, rarity] = entry.split('|');
    const record = database.find(name);
    const card = record && database.card(record.place);
    if (!card || card.faces[0].types.includes('Land')) continue;
    vectorOf(featuresOf(card, rarity)).forEach((x, i) => {
      sum[i] += x;
    });
  }
  return sum;
}

function rowsOf(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Played)
    .filter((game) => game.winner >= 0)
    .map((game) => {
      const [a, b] = game.seen.map(seenFeatures);
      return { x: a.map((n, i) => n - b[i]), first: game.first === 0 ? 1 : -1, won: game.winner === 0 ? 1 : 0 };
    });
}

/** The mean points of commons as boosters have them. */
function ordinary(weights: readonly number[]): number {
  const cards = draftableSets().flatMap((code) => openedCards(code, 4, `ordinary ${code}`));
  const commons = cards.filter((o) => o.rarity === 'common' && !o.card.faces[0].types.includes('Land'));
  return (
    commons.reduce((n, o) => n + vectorOf(featuresOf(o.card, 'common')).reduce((m, x, i) => m + x * weights[i], 0), 0) / commons.length
  );
}

const DOUBTS = [0.15, 0.3, 0.6, 1, 1.5, 2.5];
const PARTS = 10;

/** Fits, writes, and says how well. */
function fitAll(file: string): void {
  const rows = rowsOf(file);
  const { scale, first } = scaleOf(rows, prior);
  const told = (name: string, { loss, right }: { loss: number; right: number }): void =>
    console.log(`${name.padEnd(24)} log loss ${loss.toFixed(4)}, right in ${(100 * right).toFixed(1)} %`);
  console.log(
    `${rows.length} games; a point of what was believed before is worth ${(25 * scale).toFixed(2)} % of a win, the first turn ${(25 * 2 * first).toFixed(1)} %`,
  );
  told(
    'who began',
    crossJudged(rows, PARTS, (r) => ({ weights: prior.map(() => 0), first: scaleOf(r, prior).first })),
  );
  told(
    'believed before',
    crossJudged(rows, PARTS, (r) => ({ weights: prior.map((p) => p * scaleOf(r, prior).scale), first: scaleOf(r, prior).first })),
  );
  const results = DOUBTS.map((doubt) => ({ doubt, ...crossJudged(rows, PARTS, (r) => fitWeights(r, prior, doubt)) }));
  for (const r of results) told(`learned, doubt ${r.doubt}`, r);
  const best = results.reduce((x, y) => (y.loss < x.loss ? y : x));
  const weights = fitWeights(rows, prior, best.doubt).weights.map((w) => w / scale);
  const lines = FEATURES.map((name, i) => `  ${name}: ${Number(weights[i].toFixed(2))},\n`).join('');
  const doc = '/** Weights of the features of cards, learned from games. Written by scripts/limited-ratings.ts. */';
  const text = `${doc}\nexport const WEIGHTS: Readonly<Record<string, number>> = {\n  ordinary: ${ordinary(weights).toFixed(2)},\n${lines}};\n`;
  writeFileSync(TARGET, text);
  console.log(`written with doubt ${best.doubt}`);
}

const [what] = positionals;
if (what === 'play') playAll(values.out ?? 'games.jsonl', Number(values.games ?? 2000), Number(values.seconds));
else if (what === 'fit') fitAll(values.out ?? 'games.jsonl');
else if (what === 'duel') duel(Number(values.games ?? 100), values.out);
