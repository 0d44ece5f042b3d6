/**
 * Games between computer players, by deck.
 *
 *   npx tsx --conditions=source scripts/arena.ts mirror [games] [kindA] [kindB]   each deck against itself
 *   npx tsx --conditions=source scripts/arena.ts all [games] [kindA] [kindB]      every pairing of decks
 *
 * Seats alternate, so that no kind always begins. Seeds are printed by pairing: game k of decks i and j has the seed "arena-i-j-k".
 */
import type { Card } from '@apnap/ability';
import { type EmbeddedDeck, embeddedCards, embeddedDecks, embeddedIndex, parseDeck } from '@apnap/cards';
import { type MagicSetup, magicGame } from '@apnap/magic';
import { createPlayer, type PlayerKind, playGame } from '@apnap/players';

const cards = new Map<string, Card>();
for (const card of embeddedCards()) cards.set(card.name, card).set(card.faces[0].name, card);
const source = (name: string): Card | undefined => cards.get(name);
const game = magicGame(source);

interface Tally {
  games: number;
  wins: [number, number];
  /** By deck: the first deck always has the first seat. */
  byDeck: [number, number];
  draws: number;
  decisions: number;
  turns: number;
  times: number[];
  refused: Map<string, number>;
  troubles: string[];
}

const newTally = (): Tally => ({
  games: 0,
  wins: [0, 0],
  byDeck: [0, 0],
  draws: 0,
  decisions: 0,
  turns: 0,
  times: [],
  refused: new Map(),
  troubles: [],
});

const deckOf = (d: EmbeddedDeck): MagicSetup['players'][number]['deck'] =>
  parseDeck(d.text, embeddedIndex()).deck.main.map((e) => ({ card: e.card.name, count: e.count }));

/** One game; `turned`: the second kind has the first seat and deck. */
function playOnce(decks: [EmbeddedDeck, EmbeddedDeck], kinds: [PlayerKind, PlayerKind], seed: string, turned: boolean, tally: Tally): void {
  const seats = turned ? [1, 0] : [0, 1];
  const setup: MagicSetup = { players: seats.map((k, i) => ({ name: kinds[k], deck: deckOf(decks[i]) })) };
  const players = seats.map((k, i) => createPlayer(kinds[k], `${seed}-${i}`, source));
  const from = performance.now();
  try {
    const played = playGame(game, setup, seed, players, { limit: 20_000 });
    tally.times.push(performance.now() - from);
    tally.games++;
    tally.decisions += played.answers.length;
    tally.turns += played.state.turn.number;
    for (const r of played.refused) {
      const key = `${kinds[seats[r.seat]]} ${r.kind} ${r.rule}`;
      tally.refused.set(key, (tally.refused.get(key) ?? 0) + 1);
    }
    if (played.ended === 'at limit') tally.troubles.push(`${seed}: no end on turn ${played.state.turn.number}`);
    const winners = played.state.result?.winners ?? [];
    if (winners.length === 1) {
      tally.wins[seats[winners[0]]]++;
      tally.byDeck[winners[0]]++;
    } else tally.draws++;
  } catch (e) {
    tally.troubles.push(`${seed} (turned: ${turned}): ${(e as Error).stack?.split('\n').slice(0, 5).join(' | ')}`);
  }
}

function median(times: readonly number[]): number {
  return times.slice().sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function report(label: string, t: Tally, kinds: [PlayerKind, PlayerKind]): void {
  const mean = t.times.reduce((a, b) => a + b, 0) / Math.max(1, t.games);
  console.log(
    `${label.padEnd(46)} ${kinds[0]} ${t.wins[0]} - ${t.wins[1]} ${kinds[1]}${t.draws ? `, ${t.draws} drawn` : ''}; decks ${t.byDeck.join(' - ')}; ` +
      `${(t.turns / t.games).toFixed(1)} turns, ${(t.decisions / t.games).toFixed(0)} decisions, ` +
      `median ${median(t.times).toFixed(0)} ms, mean ${mean.toFixed(0)} ms`,
  );
  for (const [key, n] of t.refused) console.log(`    refused: ${key}: ${n}`);
  for (const trouble of t.troubles) console.log(`    TROUBLE ${trouble}`);
}

function add(to: Tally, t: Tally): void {
  to.games += t.games;
  to.wins[0] += t.wins[0];
  to.wins[1] += t.wins[1];
  to.byDeck[0] += t.byDeck[0];
  to.byDeck[1] += t.byDeck[1];
  to.draws += t.draws;
  to.decisions += t.decisions;
  to.turns += t.turns;
  to.times.push(...t.times);
  to.troubles.push(...t.troubles);
}

const [mode = 'mirror', count = '10', a = 'heuristic', b = 'random', only = ''] = process.argv.slice(2);
const kinds: [PlayerKind, PlayerKind] = [a as PlayerKind, b as PlayerKind];
const decks = embeddedDecks().filter((d) => d.format !== 'commander');
const total = newTally();
for (let i = 0; i < decks.length; i++) {
  for (let j = i; j < (mode === 'mirror' ? i + 1 : decks.length); j++) {
    if (only !== '' && !`${decks[i].id}|${decks[j].id}`.includes(only)) continue;
    const tally = newTally();
    for (let k = 0; k < Number(count); k++) playOnce([decks[i], decks[j]], kinds, `arena-${i}-${j}-${k}`, k % 2 === 1, tally);
    report(`${decks[i].id} / ${decks[j].id}`, tally, kinds);
    add(total, tally);
  }
}
total.troubles = total.troubles.map((t) => t.slice(0, 60));
report('all', total, kinds);
