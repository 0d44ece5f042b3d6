/**
 * Games between computer players, by deck.
 *
 *   npx tsx --conditions=source scripts/arena.ts mirror [games] [kindA] [kindB] [only]   each deck against itself
 *   npx tsx --conditions=source scripts/arena.ts all [games] [kindA] [kindB] [only]      every pairing of decks
 *   npx tsx --conditions=source scripts/arena.ts paired [games] [kindA] [kindB] [only]   pairings in turn, each played twice
 *
 * In `mirror` and `all` seats alternate, so that no kind always begins: game k of decks i and j has the seed "arena-i-j-k". In `paired` two
 * games have the same seed and decks, with the players' sides swapped: pair k has the seed "pair-k".
 *
 * A kind is random, heuristic, search, search:LEVEL or search:LEVEL:JSON with options of the search. What searching players believe of decks: by default (--model others) the decks that come
 * with the program without the two that are played, so that they never have the list of the opponent; --model all: with them.
 *
 * Options: --budget N (of searching players), --from K (first pair), --name S (of the seeds, default "pair"), --json FILE (figures of
 * `paired`), --verbose. Times of decisions are processor time, the collector's threads included.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Card } from '@apnap/ability';
import { type EmbeddedDeck, embeddedCards, embeddedDecks, embeddedIndex, parseDeck } from '@apnap/cards';
import { type MagicSetup, magicGame, type View } from '@apnap/magic';
import {
  createPlayer,
  type DeckModel,
  isLevel,
  type Player,
  type PlayerKind,
  playGame,
  type SearchOptions,
  strengthOf,
} from '@apnap/players';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    model: { type: 'string', default: 'others' },
    name: { type: 'string', default: 'pair' },
    budget: { type: 'string' },
    from: { type: 'string', default: '0' },
    json: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});

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
  /** By kind of player: milliseconds of each decision. */
  thinking: [number[], number[]];
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
  thinking: [[], []],
  refused: new Map(),
  troubles: [],
});

const deckOf = (d: EmbeddedDeck): MagicSetup['players'][number]['deck'] =>
  parseDeck(d.text, embeddedIndex()).deck.main.map((e) => ({ card: e.card.name, count: e.count }));

/** What searching players believe in a game of these decks. */
function modelFor(played: readonly EmbeddedDeck[]): DeckModel {
  const known = embeddedDecks().filter((d) => d.format !== 'commander' && (flags.model === 'all' || !played.includes(d)));
  return { decks: known.map((d) => ({ cards: deckOf(d).flatMap((e) => ({ card: source(e.card) as Card, count: e.count })) })) };
}

/** A player for a seat, by the kind given. */
function playerOf(name: string, seed: string, played: readonly EmbeddedDeck[]): Player {
  const [, kind, level = 'strong', tuned = '{}'] = /^(\w+)(?::(\w+))?(?::(.*))?$/.exec(name) ?? [];
  if (!isLevel(level)) throw new Error(`no level is called ${level}`);
  return createPlayer(kind as PlayerKind, seed, source, {
    model: modelFor(played),
    ...strengthOf(level),
    ...(flags.budget === undefined ? {} : { budget: Number(flags.budget) }),
    ...(JSON.parse(tuned) as Partial<SearchOptions>),
  });
}

const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The same player, with a clock beside it. */
function timed(player: Player, times: number[]): Player {
  const choose = (...args: [View, never]): ReturnType<Player['choose']> => {
    const from = cpuTime();
    const answer = (player.choose as (...a: unknown[]) => ReturnType<Player['choose']>)(...args);
    times.push(cpuTime() - from);
    return answer;
  };
  return { kind: player.kind, needs: player.needs, choose } as Player;
}

/** One game; `turned`: the second kind has the first seat and deck. */
function playOnce(decks: [EmbeddedDeck, EmbeddedDeck], kinds: [string, string], seed: string, turned: boolean, tally: Tally): void {
  const seats = turned ? [1, 0] : [0, 1];
  const setup: MagicSetup = { players: seats.map((k, i) => ({ name: kinds[k], deck: deckOf(decks[i]) })) };
  const players = seats.map((k, i) => timed(playerOf(kinds[k], `${seed}-${i}`, decks), tally.thinking[k]));
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

function quantile(times: readonly number[], q: number): number {
  const sorted = times.slice().sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
}

/** Decisions worth the name: what is answered at a glance is left out. */
const AT_A_GLANCE = 5;

function thinkingText(times: readonly number[]): string {
  const real = times.filter((t) => t >= AT_A_GLANCE);
  const f = (q: number): string => quantile(real, q).toFixed(0);
  return `${real.length} of ${times.length} decisions took ${AT_A_GLANCE} ms or more: median ${f(0.5)}, p95 ${f(0.95)}, max ${f(1)} ms`;
}

function report(label: string, t: Tally, kinds: [string, string]): void {
  const mean = t.times.reduce((a, b) => a + b, 0) / Math.max(1, t.games);
  console.log(
    `${label.padEnd(46)} ${kinds[0]} ${t.wins[0]} - ${t.wins[1]} ${kinds[1]}${t.draws ? `, ${t.draws} drawn` : ''}; decks ${t.byDeck.join(' - ')}; ` +
      `${(t.turns / t.games).toFixed(1)} turns, ${(t.decisions / t.games).toFixed(0)} decisions, ` +
      `median ${quantile(t.times, 0.5).toFixed(0)} ms, mean ${mean.toFixed(0)} ms`,
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
  t.thinking.forEach((times, i) => {
    to.thinking[i].push(...times);
  });
  for (const [key, n] of t.refused) to.refused.set(key, (to.refused.get(key) ?? 0) + n);
  to.troubles.push(...t.troubles);
}

const [mode = 'mirror', count = '10', a = 'heuristic', b = 'random', only = ''] = positionals;
const kinds: [string, string] = [a, b];
const decks = embeddedDecks().filter((d) => d.format !== 'commander');
const total = newTally();

/** The figures so far: a long run can be looked at before it ends. */
function writeFigures(): void {
  if (flags.json === undefined) return;
  const figures = kinds.map((kind, i) => {
    const real = total.thinking[i].filter((t) => t >= AT_A_GLANCE);
    const ms = { median: quantile(real, 0.5), p95: quantile(real, 0.95), max: quantile(real, 1) };
    return { kind, won: total.wins[i], decisions: total.thinking[i].length, thought: real.length, ms };
  });
  const machine = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version };
  writeFileSync(
    flags.json,
    `${JSON.stringify({ command: process.argv.slice(2).join(' '), machine, games: total.games, drawn: total.draws, players: figures, thinking: total.thinking.map((t) => t.map((x) => Math.round(x))) })}\n`,
  );
}

function byPairing(): void {
  for (let i = 0; i < decks.length; i++) {
    for (let j = i; j < (mode === 'mirror' ? i + 1 : decks.length); j++) {
      if (only !== '' && !`${decks[i].id}|${decks[j].id}`.includes(only)) continue;
      const tally = newTally();
      for (let k = 0; k < Number(count); k++) playOnce([decks[i], decks[j]], kinds, `arena-${i}-${j}-${k}`, k % 2 === 1, tally);
      report(`${decks[i].id} / ${decks[j].id}`, tally, kinds);
      add(total, tally);
    }
  }
}

/** Every pairing of decks once, then again: mirrors and others mixed by a stride that meets all of them. */
function pairingOf(k: number): [EmbeddedDeck, EmbeddedDeck] {
  const pairs = decks.flatMap((x, i) => decks.slice(i).map((y): [EmbeddedDeck, EmbeddedDeck] => [x, y]));
  return pairs[(k * 7) % pairs.length];
}

function inPairs(): void {
  const first = Number(flags.from);
  for (let k = first; k < first + Number(count) / 2; k++) {
    const pair = pairingOf(k);
    if (only !== '' && !`${pair[0].id}|${pair[1].id}`.includes(only)) continue;
    const tally = newTally();
    for (const turned of [false, true]) playOnce(pair, kinds, `${flags.name}-${k}`, turned, tally);
    if (flags.verbose) report(`${k} ${pair[0].id} / ${pair[1].id}`, tally, kinds);
    add(total, tally);
    writeFigures();
  }
}

if (mode === 'paired') inPairs();
else byPairing();
total.troubles = total.troubles.map((t) => t.slice(0, 400));
report('all', total, kinds);
kinds.forEach((kind, i) => {
  console.log(`    ${kind}: ${thinkingText(total.thinking[i])}`);
});
writeFigures();
