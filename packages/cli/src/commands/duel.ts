/** `apnap duel`: whole games between computer players. */
import type { Card } from '@apnap/ability';
import { CardBase } from '@apnap/cardbase';
import type { Move } from '@apnap/kernel';
import { cardNames, type MagicGame, type State } from '@apnap/magic';
import { isLevel, LEVELS, PLAYER_KINDS, type PlayerKind, type Strength, strengthOf } from '@apnap/players';
import type { Lang } from '@apnap/words';
import type { Context } from '../context.js';
import { type LoadedDeck, loadDeck, setupOf } from '../decks.js';
import { CliError } from '../io.js';
import { playAll } from '../jobs.js';
import { type GameResult, type Match, playMatch } from '../match.js';
import { metagame } from '../metagame.js';
import { Progress } from '../progress.js';
import { writeSave } from '../saves.js';
import { Teller } from '../telling.js';
import { text } from '../text/text.js';
import { byYear, profileOf, tellOpen } from '../year.js';
import { wholeNumber } from './options.js';
import { resultText, SEATS } from './results.js';

/** Options as they come from the command line. */
export interface DuelOptions {
  seed?: string;
  games: string;
  jobs: string;
  players: string;
  level: string;
  budget?: string;
  profile: string;
  limit: string;
  log?: boolean;
  detail?: boolean;
  why?: boolean;
  unchecked?: boolean;
  save?: string;
  cards?: string[];
  json?: boolean;
}

/** The kinds, and the levels that were named with them (`search:hard`). */
function playersOf(lang: Lang, value: string): { kinds: [PlayerKind, PlayerKind]; levels: (string | undefined)[] } {
  const words = value.split(',').map((k) => k.trim().split(':'));
  const kinds = words.map(([kind]) => kind);
  const list = PLAYER_KINDS.join(', ');
  const isKind = (k: string): k is PlayerKind => (PLAYER_KINDS as readonly string[]).includes(k);
  const [a, b] = kinds;
  if (kinds.length !== 2 || !isKind(a) || !isKind(b))
    throw new CliError(
      2,
      text(lang, 'error.optionValue', { option: '--players', value, expected: text(lang, 'expect.twoPlayers', { list }) }),
    );
  return { kinds: [a, b], levels: words.map(([, level]) => level) };
}

/** What searching players of this duel know and may spend. */
function searchOf(lang: Lang, o: DuelOptions, levels: readonly (string | undefined)[]): NonNullable<Match['search']> {
  const strength = (option: string, level: string): Strength => {
    if (isLevel(level)) return { ...strengthOf(level), ...budget };
    const expected = text(lang, 'expect.oneOf', { list: LEVELS.join(', ') });
    throw new CliError(2, text(lang, 'error.optionValue', { option, value: level, expected }));
  };
  const budget = o.budget === undefined ? {} : { budget: wholeNumber(lang, '--budget', o.budget, 0) };
  const of = (seat: number): Strength => strength(levels[seat] === undefined ? '--level' : '--players', levels[seat] ?? o.level);
  return { model: metagame(), strengths: [of(0), of(1)] };
}

/** A new seed for those who don't care. */
export const newSeed = (): string => String(Math.floor(Math.random() * 1_000_000_000));

/** One game has the seed itself; of several each has its own, by which it can be played alone. */
export const seedsOf = (seed: string, games: number): string[] =>
  games === 1 ? [seed] : Array.from({ length: games }, (_, i) => `${seed}/${i + 1}`);

const quote = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

interface Plan {
  match: Match;
  decks: [LoadedDeck, LoadedDeck];
  /** Cards that don't come with the program. */
  extra: Card[];
  seeds: string[];
  reproduce: (seed: string) => string;
}

/** Checks everything before anything is played. */
function plan(cx: Context, deckA: string, deckB: string, o: DuelOptions): Plan & { jobs: number } {
  const { lang } = cx;
  const games = wholeNumber(lang, '--games', o.games, 1);
  const jobs = wholeNumber(lang, '--jobs', o.jobs, 1);
  const limit = wholeNumber(lang, '--limit', o.limit, 1);
  const { kinds: players, levels } = playersOf(lang, o.players);
  const profile = profileOf(lang, o.profile);
  const search = searchOf(lang, o, levels);
  const searching = players.includes('search');
  if (o.save !== undefined && games !== 1) throw new CliError(2, text(lang, 'error.saveMany'));
  const base = new CardBase(o.cards ?? [], lang);
  const check = o.unchecked ? 'unchecked' : 'checked';
  const decks: [LoadedDeck, LoadedDeck] = [loadDeck(deckA, base, lang, check), loadDeck(deckB, base, lang, check)];
  const setup = byYear(cx, setupOf(decks, SEATS, base), profile, base);
  const cards = cardNames(setup).flatMap((name) => base.source(name) ?? []);
  const words = ['npx', 'apnap', 'duel', deckA, deckB, '--players', o.players, '--limit', o.limit];
  if (searching) words.push('--level', o.level, ...(o.budget === undefined ? [] : ['--budget', o.budget]));
  for (const file of o.cards ?? []) words.push('--cards', file);
  if (profile !== 'current') words.push('--profile', profile);
  if (o.unchecked) words.push('--unchecked');
  return {
    match: { cards, setup, players, limit, ...(searching ? { search } : {}) },
    decks,
    extra: cards.filter((c) => !base.isEmbedded(c.name)),
    seeds: seedsOf(o.seed ?? newSeed(), games),
    jobs,
    reproduce: (seed) => [...words, '--seed', seed].map(quote).join(' '),
  };
}

/** The lines on standard error for games that have no result. @returns whether there were any. */
function reportFailures(cx: Context, p: Plan, results: readonly GameResult[]): boolean {
  for (const r of results) {
    if (r.error === undefined) continue;
    const params = { seed: r.seed, limit: p.match.limit, why: r.error, command: p.reproduce(r.seed) };
    cx.io.err(`${text(cx.lang, r.error === 'limit' ? 'error.gameLimit' : 'error.gameFailed', params)}\n`);
  }
  return results.some((r) => r.error !== undefined);
}

function tellGames(cx: Context, p: Plan, o: DuelOptions): { results: GameResult[]; logs: string[][]; last: Kept | null } {
  const { io, lang, paint } = cx;
  const logs: string[][] = [];
  let last: Kept | null = null;
  const results = p.seeds.map((seed, i) => {
    const lives = p.match.setup.players.map((s) => s.life ?? 20);
    const plain = o.json ? (_: string, line: string) => line : paint;
    const teller = new Teller({ lang, paint: plain, players: SEATS, lives, ...(o.detail ? { detail: 'all' as const } : {}) });
    const log: string[] = [];
    const tell = (lines: readonly string[]): void => {
      if (o.json) log.push(...lines);
      else for (const line of lines) io.out(`${line}\n`);
    };
    const { result, answers, game } = playMatch(
      p.match,
      seed,
      (state, events) => {
        if (o.log) tell(teller.tell(state, events));
      },
      (state, seat, thought) => {
        if (o.log && o.why) tell([teller.thought(state, seat, thought.message)]);
      },
    );
    if (game) last = { game: game.game, state: game.played.state, answers: answers.slice() };
    logs.push(log);
    if (!o.json && o.log) io.out(`\n${gameLine(cx, result, i)}\n\n`);
    return result;
  });
  return { results, logs, last };
}

/** The last game, for the save file. */
interface Kept {
  game: MagicGame;
  state: State;
  answers: Move[];
}

function gameLine(cx: Context, r: GameResult, i: number): string {
  const { lang } = cx;
  const result =
    r.error !== undefined
      ? text(lang, 'duel.failed')
      : resultText(lang, { winners: r.winner === null ? [] : [SEATS.indexOf(r.winner)], rule: r.rule, reason: { id: r.reason } });
  return text(lang, 'duel.game', { n: i + 1, seed: r.seed, result, turns: r.turns, decisions: r.decisions });
}

/** Plays the duel. @returns the exit code. */
export async function duel(cx: Context, deckA: string, deckB: string, o: DuelOptions): Promise<number> {
  const { io, lang, paint } = cx;
  const p = plan(cx, deckA, deckB, o);
  tellOpen(cx, p.match.setup.profile ?? 'current');
  const names = { a: `A (${p.decks[0].name})`, b: `B (${p.decks[1].name})` };
  if (!o.json) io.out(`${paint('bold', text(lang, 'duel.title', names))}\n${o.log ? '\n' : ''}`);
  const started = io.now();
  let results: GameResult[];
  let logs: string[][] = [];
  if (o.log || o.save !== undefined) {
    const told = tellGames(cx, p, o);
    ({ results, logs } = told);
    if (o.save !== undefined && told.last) {
      writeSave(o.save, told.last.game, p.match.setup, p.seeds[0], told.last, p.extra, lang);
    }
  } else {
    const progress = new Progress(io, p.seeds.length, (done) => text(lang, 'duel.progress', { done, games: p.seeds.length }));
    results = await playAll(p.match, p.seeds, p.jobs, (n) => progress.update(n));
    progress.end();
  }
  const seconds = (io.now() - started) / 1000;
  if (o.json) io.out(`${JSON.stringify(report(results, logs, seconds, o.log === true), null, 2)}\n`);
  else summary(cx, p, results, seconds, o);
  return reportFailures(cx, p, results) ? 1 : 0;
}

/** The JSON document of a duel. */
function report(results: readonly GameResult[], logs: readonly string[][], seconds: number, withLog: boolean): unknown {
  const decisions = results.reduce((n, r) => n + r.decisions, 0);
  const per = (n: number): number => (seconds > 0 ? Math.round((n / seconds) * 100) / 100 : 0);
  return {
    games: results.length,
    results: results.map((r, i) => (withLog ? { ...r, log: logs[i] } : r)),
    seconds: Math.round(seconds * 1000) / 1000,
    decisions,
    gamesPerSecond: per(results.length),
    decisionsPerSecond: per(decisions),
  };
}

function summary(cx: Context, p: Plan, results: readonly GameResult[], seconds: number, o: DuelOptions): void {
  const { io, lang, paint } = cx;
  if (!o.log) results.forEach((r, i) => void io.out(`${gameLine(cx, r, i)}\n`));
  const failed = results.filter((r) => r.error !== undefined).length;
  const won = (w: string): number => results.filter((r) => r.winner === w).length;
  const line = text(lang, 'duel.summary', {
    games: results.length,
    deckA: p.decks[0].name,
    deckB: p.decks[1].name,
    a: won('A'),
    b: won('B'),
    draws: results.filter((r) => r.winner === null && r.error === undefined).length,
    failed: failed > 0 ? text(lang, 'duel.failedCount', { n: failed }) : '',
  });
  if (results.length > 1) io.out(`${paint('bold', line)}\n`);
  const decisions = results.reduce((n, r) => n + r.decisions, 0);
  const speed = { seconds: seconds.toFixed(2), gps: (results.length / seconds).toFixed(1), dps: Math.round(decisions / seconds) };
  if (results.length > 1) io.out(`${paint('dim', text(lang, 'duel.speed', speed))}\n`);
  if (o.save !== undefined) io.out(`${text(lang, 'duel.saved', { file: o.save })}\n`);
}
