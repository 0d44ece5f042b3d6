import type { Card } from '@apnap/ability';
import { embeddedCards, embeddedDecks, embeddedIndex, parseDeck } from '@apnap/cards';
import { magicGame } from '@apnap/magic';
import { createPlayer, playGame } from '@apnap/players';
import { createPlayer as oldPlayer } from './.base/index.js';
const cards = new Map<string, Card>();
for (const card of embeddedCards()) cards.set(card.name, card).set(card.faces[0].name, card);
const source = (n: string) => cards.get(n);
const game = magicGame(source);
const n = +(process.argv[2] ?? 5);
const part = +(process.argv[3] ?? 0), parts = +(process.argv[4] ?? 1);
const decks = embeddedDecks().filter((d) => d.format !== 'commander');
const list = decks.map((d) => parseDeck(d.text, embeddedIndex()).deck.main.map((e) => ({ card: e.card.name, count: e.count })));
let won = 0, lost = 0, t = 0, c = 0, max = 0, maxs = '';
const per = decks.map(() => [0, 0]);
for (let i = 0; i < decks.length; i++) for (let j = 0; j < decks.length; j++) for (let k = 0; k < n; k++) {
  if (c++ % parts !== part) continue;
  const seed = `duel-${i}-${j}-${k}`;
  const t0 = performance.now();
  for (const turned of [0, 1]) {
    const setup = { players: [{ name: 'A', deck: list[i] }, { name: 'B', deck: list[j] }] };
    const ps = [0, 1].map((s) => (s === turned ? createPlayer : oldPlayer)('heuristic', seed + s, source));
    const g = playGame(game, setup, seed, ps as never, { limit: 20000 });
    const w = g.state.result?.winners ?? [];
    if (w.length !== 1) continue;
    const mine = turned === 0 ? i : j;
    if (w[0] === turned) { won++; per[mine][0]++; } else { lost++; per[mine][1]++; }
  }
  const ms = performance.now() - t0; t += ms; if (ms > max) { max = ms; maxs = seed; }
}
console.log(`new ${won} - ${lost} old = ${(100 * won / (won + lost)).toFixed(1)}% ± ${(100 * Math.sqrt(0.25 / (won + lost))).toFixed(1)}; ${(t / (won + lost)).toFixed(0)} ms/game; max pair ${max.toFixed(0)} ${maxs}`);
console.log(decks.map((d, i) => `${d.id.replace(/pauper-|standard-2015-/, '')} ${(100 * per[i][0] / Math.max(1, per[i][0] + per[i][1])).toFixed(0)}%`).join('  '));
