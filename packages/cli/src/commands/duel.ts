/** `apnap duel`: whole games between computer players. */
import type { Move } from '@apnap/kernel';
import { type MagicGame, type MagicSetup, renderMessage, type State } from '@apnap/magic';
import type { Context } from '../context.js';
import { playAll } from '../jobs.js';
import { type GameResult, playMatch, SEATS } from '../match.js';
import { Progress } from '../progress.js';
import { writeSave } from '../saves.js';
import { livesAtStart, Teller } from '../telling.js';
import { text } from '../text/text.js';
import { tellOpen } from '../year.js';
import { type DuelOptions, type Plan, planOf } from './duel-plan.js';
import { resultText } from './results.js';

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
  const seats = SEATS.slice(0, p.decks.length);
  let last: Kept | null = null;
  const results = p.seeds.map((seed, i) => {
    const plain = o.json ? (_: string, line: string) => line : paint;
    const tellerFrom = (first: State): Teller => {
      const lives = livesAtStart(p.match.setup, first);
      return new Teller({ lang, paint: plain, players: seats, lives, ...(o.detail ? { detail: 'all' as const } : {}) });
    };
    let teller: Teller | null = null;
    const log: string[] = [];
    const tell = (lines: readonly string[]): void => {
      if (o.json) log.push(...lines);
      else for (const line of lines) io.out(`${line}\n`);
    };
    const { result, answers, game } = playMatch(
      p.match,
      seed,
      (state, events) => {
        teller ??= tellerFrom(state);
        if (o.log) tell(teller.tell(state, events));
      },
      (state, seat, thought) => {
        if (o.log && o.why && teller) tell([teller.thought(state, seat, thought.message)]);
      },
    );
    if (game) last = { game: game.game, setup: game.setup, state: game.played.state, answers: answers.slice() };
    logs.push(log);
    if (!o.json && o.log) io.out(`\n${gameLine(cx, p, result, i)}\n\n`);
    return result;
  });
  return { results, logs, last };
}

/** The last game, for the save file. */
interface Kept {
  game: MagicGame;
  setup: MagicSetup;
  state: State;
  answers: Move[];
}

/** The seats of the letters of a result. */
const winnersOf = (r: GameResult): number[] => SEATS.flatMap((letter, seat) => (r.winner?.includes(letter) ? [seat] : []));

function gameLine(cx: Context, p: Plan, r: GameResult, i: number): string {
  const { lang } = cx;
  const result =
    r.error !== undefined
      ? text(lang, 'duel.failed')
      : resultText(lang, { winners: winnersOf(r), rule: r.rule, reason: { id: r.reason } }, p.decks.length);
  return text(lang, 'duel.game', { n: i + 1, seed: r.seed, result, turns: r.turns, decisions: r.decisions });
}

/** Who plays with what, in which way. */
function titleOf({ lang }: Context, p: Plan): string {
  const seats = p.decks.map((deck, i) => `${SEATS[i]} (${deck.name})`);
  if (seats.length === 2) return text(lang, 'duel.title', { a: seats[0], b: seats[1] });
  const way = renderMessage({ id: `way.${wayId(p)}` }, lang);
  return text(lang, 'duel.titleMany', { way, seats: seats.join(lang === 'zh' ? '、' : ', ') });
}

/** What the way is called among those that are offered. */
function wayId({ way, decks }: Plan): string {
  if (way.archenemy !== undefined) return 'archenemy';
  if (way.planes) return 'planechase';
  if (way.variant !== undefined && way.variant !== 'freeForAll') return way.variant;
  return way.option ?? (decks[0].commanders.length > 0 ? 'commander' : 'freeForAll');
}

/** Plays the duel. @returns the exit code. */
export async function duel(cx: Context, files: readonly string[], o: DuelOptions): Promise<number> {
  const { io, lang, paint } = cx;
  const p = planOf(cx, files, o);
  tellOpen(cx, p.match.setup.profile ?? 'current');
  if (!o.json) io.out(`${paint('bold', titleOf(cx, p))}\n${o.log ? '\n' : ''}`);
  const started = io.now();
  let results: GameResult[];
  let logs: string[][] = [];
  if (o.log || o.save !== undefined) {
    const told = tellGames(cx, p, o);
    ({ results, logs } = told);
    if (o.save !== undefined && told.last) {
      const { game, setup } = told.last;
      writeSave(o.save, game, setup, p.seeds[0], told.last, p.extra, lang);
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
  if (!o.log) results.forEach((r, i) => void io.out(`${gameLine(cx, p, r, i)}\n`));
  const failed = results.filter((r) => r.error !== undefined).length;
  const won = (seat: number): number => results.filter((r) => winnersOf(r).includes(seat)).length;
  const counts = {
    games: results.length,
    draws: results.filter((r) => r.winner === null && r.error === undefined).length,
    failed: failed > 0 ? text(lang, 'duel.failedCount', { n: failed }) : '',
  };
  const each = p.decks.map((deck, seat) => text(lang, 'duel.wonCount', { seat: SEATS[seat], deck: deck.name, n: won(seat) }));
  const line =
    p.decks.length > 2
      ? text(lang, 'duel.summaryMany', { ...counts, won: each.join(lang === 'zh' ? '，' : ', ') })
      : text(lang, 'duel.summary', { ...counts, deckA: p.decks[0].name, deckB: p.decks[1].name, a: won(0), b: won(1) });
  if (results.length > 1) io.out(`${paint('bold', line)}\n`);
  const decisions = results.reduce((n, r) => n + r.decisions, 0);
  const speed = { seconds: seconds.toFixed(2), gps: (results.length / seconds).toFixed(1), dps: Math.round(decisions / seconds) };
  if (results.length > 1) io.out(`${paint('dim', text(lang, 'duel.speed', speed))}\n`);
  if (o.save !== undefined) io.out(`${text(lang, 'duel.saved', { file: o.save })}\n`);
}
