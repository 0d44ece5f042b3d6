/**
 * How the weights of the searching player's judge are found: games between rules of thumb, looked at when a turn begins, and a logistic
 * regression of who won on what each side had.
 *
 *   npx tsx --conditions=source scripts/fit-judge.ts [games] [first]
 */
import type { Card } from '@apnap/ability';
import { type EmbeddedDeck, embeddedCards, embeddedDecks, embeddedIndex, parseDeck } from '@apnap/cards';
import { type MagicSetup, magicGame } from '@apnap/magic';
import { createPlayer, playGame } from '@apnap/players';
import { boardOf } from '../packages/players/src/heuristic/look.js';
import { FEATURES, features } from '../packages/players/src/magic/judge.js';

const [count = '200', first = '0'] = process.argv.slice(2);
const cards = new Map<string, Card>();
for (const card of embeddedCards()) cards.set(card.name, card).set(card.faces[0].name, card);
const source = (name: string): Card | undefined => cards.get(name);
const game = magicGame(source);
const decks = embeddedDecks().filter((d) => d.format !== 'commander');
const deckOf = (d: EmbeddedDeck): MagicSetup['players'][number]['deck'] =>
  parseDeck(d.text, embeddedIndex()).deck.main.map((e) => ({ card: e.card.name, count: e.count }));

interface Row {
  x: number[];
  y: number;
  game: number;
}
const rows: Row[] = [];
const pairs = decks.flatMap((x) => decks.map((y): [EmbeddedDeck, EmbeddedDeck] => [x, y]));
for (let k = Number(first); k < Number(first) + Number(count); k++) {
  const pair = pairs[(k * 11) % pairs.length];
  const setup: MagicSetup = { players: pair.map((d, i) => ({ name: `${i}`, deck: deckOf(d) })) };
  const players = [0, 1].map((i) => createPlayer('heuristic', `${i}`, source));
  const seen: number[][] = [];
  let turn = 1;
  const played = playGame(game, setup, `fit-${k}`, players, {
    limit: 20_000,
    watch: (p) => {
      if (p.state.turn.number <= turn || !p.state.pending) return;
      turn = p.state.turn.number;
      const view = game.view(p.state, 0);
      seen.push(features(boardOf(view, source, 0)));
    },
  });
  const winners = played.state.result?.winners ?? [];
  if (winners.length !== 1) continue;
  for (const x of seen) rows.push({ x, y: winners[0] === 0 ? 1 : 0, game: k });
}

/** Of both sides: a position is as good for one as it is bad for the other, so there is no constant. */
function weightsOf(train: readonly Row[], rounds = 3000): number[] {
  const n = FEATURES.length;
  const scale = Array.from({ length: n }, (_, j) => Math.sqrt(train.reduce((s, r) => s + r.x[j] ** 2, 0) / train.length) || 1);
  const w = new Array<number>(n).fill(0);
  for (let t = 0; t < rounds; t++) {
    const g = new Array<number>(n).fill(0);
    for (const r of train) {
      const p = chance(
        r.x.map((v, j) => v / scale[j]),
        w,
      );
      for (let j = 0; j < n; j++) g[j] += (r.y - p) * (r.x[j] / scale[j]);
    }
    for (let j = 0; j < n; j++) w[j] += 0.5 * (g[j] / train.length - 0.001 * w[j]);
  }
  return w.map((v, j) => v / scale[j]);
}
const chance = (x: readonly number[], w: readonly number[]): number => 1 / (1 + Math.exp(-x.reduce((s, v, j) => s + v * w[j], 0)));
const loss = (of: readonly Row[], p: (r: Row) => number): number =>
  of.reduce((s, r) => s - Math.log(Math.max(1e-6, r.y === 1 ? p(r) : 1 - p(r))), 0) / of.length;

const train = rows.filter((r) => r.game % 4 !== 0);
const test = rows.filter((r) => r.game % 4 === 0);
const w = weightsOf(train);
console.log(
  `${rows.length} positions; log loss on games not fitted: ${loss(test, (r) => chance(r.x, w)).toFixed(4)} (a coin: ${Math.log(2).toFixed(4)})`,
);
FEATURES.forEach((name, j) => {
  console.log(`  ${name.padEnd(14)} ${w[j].toFixed(4)}`);
});
