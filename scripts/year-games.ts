/**
 * Games between computer players by the rules of a year, with decks of the cards there were: both players have the same deck, and each pair of games has one seed
 * with the sides exchanged; where both players are the same the second game has a seed of its own.
 *
 *   npm run year-games -- --profile classic --games 100                     heuristic against heuristic
 *   npm run year-games -- --profile classic --games 100 --today             the second player believes that the rules are those of today
 *   npm run year-games -- --profile 2015 --players search:hard,heuristic    other players
 *   npm run year-games -- --profile classic --seed 17                       one pair of games
 *
 * `--decks plain`: creatures along a curve and spells; `period` (the default): four of the creatures can be given up or taken back for an effect or regenerate, one is legendary, and where
 * there are planeswalkers there is one. `--from K`: the first pair; `--processes N`; `--verbose`. Ends with code 1 when anything was wrong.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Card } from '@apnap/ability';
import { embeddedIndex } from '@apnap/cards';
import { type MagicSetup, magicGame, type View } from '@apnap/magic';
import { createPlayer, Dice, isLevel, isPlayerKind, type Player, playGame, strengthOf } from '@apnap/players';
import { faultsOf } from './random-games/invariants.js';
import { type DeckKind, YearShelf } from './year-games/decks.js';
import { cardsThere, profileOf } from './year-games/there.js';

const { values } = parseArgs({
  options: {
    profile: { type: 'string', default: 'classic' },
    games: { type: 'string', default: '20' },
    from: { type: 'string', default: '0' },
    players: { type: 'string', default: 'heuristic,heuristic' },
    today: { type: 'boolean', default: false },
    decks: { type: 'string', default: 'period' },
    processes: { type: 'string', default: '1' },
    seed: { type: 'string' },
    share: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});

const profile = profileOf(values.profile);
const kinds = values.players.split(',');
const same = kinds[0] === kinds[1] && !values.today;
/** Each so many answers the state is looked at. */
const LOOKED = 25;

interface Report {
  seed: string;
  /** Which of the players won; -1: neither. */
  won: number;
  answers: number;
  turns: number;
  refused: string[];
  /** Life lost to unspent mana, by player. */
  burnt: [number, number];
  trouble?: string;
}

const source = (name: string): Card | undefined => embeddedIndex().find(name);

function playerOf(text: string, seed: string, deck: MagicSetup['players'][number]['deck'], today: boolean): Player {
  const [kind, level = 'strong'] = text.split(':');
  if (!isPlayerKind(kind) || !isLevel(level)) throw new Error(`no player is called ${text}`);
  const model = { decks: [{ cards: deck.flatMap((e) => ({ card: source(e.card) as Card, count: e.count })) }] };
  const player = kind === 'search' ? createPlayer(kind, seed, source, { model, ...strengthOf(level) }) : createPlayer(kind, seed, source);
  if (!today || player.needs !== 'view') return player;
  const withoutProfile = ({ profile: _, ...rest }: View): View => rest;
  return { ...player, choose: (view: View) => player.choose(withoutProfile(view)) };
}

/** One game; `turned`: the second player has the first seat. */
function playOnce(shelf: YearShelf, pair: string, turned: boolean): Report {
  const deck = shelf.deck(values.decks as DeckKind, new Dice(`year games ${profile} ${pair}`));
  const seats = turned ? [1, 0] : [0, 1];
  const setup: MagicSetup = {
    players: seats.map((k) => ({ name: `${kinds[k]} ${k}`, deck })),
    ...(profile === 'current' ? {} : { profile }),
  };
  const report: Report = { seed: `${pair}${turned ? ' turned' : ''}`, won: -1, answers: 0, turns: 0, refused: [], burnt: [0, 0] };
  const game = magicGame(source);
  try {
    const players = seats.map((k, i) => playerOf(kinds[k], `${pair}-${i}`, deck, values.today && k === 1));
    const played = playGame(game, setup, same && turned ? `${pair} again` : pair, players, {
      limit: 20_000,
      watch: (p) => {
        if (p.answers.length % LOOKED !== 0) return;
        const [wrong] = faultsOf(p.state);
        if (wrong) throw new Error(`answer ${p.answers.length}: ${wrong}`);
      },
    });
    report.answers = played.answers.length;
    report.turns = played.state.turn.number;
    report.refused = played.refused.map((r) => `${r.kind} ${r.rule}`);
    for (const e of played.events) if (e.kind === 'manaEmptied' && profile === 'classic') report.burnt[seats[e.player]] += e.amount;
    if (played.ended === 'at limit') report.trouble = 'no end';
    const winners = played.state.result?.winners ?? [];
    if (winners.length === 1) report.won = seats[winners[0]];
  } catch (e) {
    report.trouble = (e as Error).stack?.split('\n').slice(0, 6).join('\n') ?? String(e);
  }
  return report;
}

function playAll(pairs: readonly string[], done: (r: Report) => void): void {
  const shelf = new YearShelf(cardsThere(profile));
  for (const pair of pairs) for (const turned of [false, true]) done(playOnce(shelf, pair, turned));
}

async function inProcesses(pairs: readonly string[], n: number): Promise<Report[]> {
  const reports: Report[] = [];
  const own = process.argv.slice(2);
  const run = (share: readonly string[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(fileURLToPath(import.meta.url), [...own, '--share', share.join(',')], { execArgv: process.execArgv });
      child.on('message', (report) => tellOne(report as Report, reports));
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a process ended with ${code}`))));
    });
  await Promise.all(Array.from({ length: n }, (_, i) => run(pairs.filter((_, k) => k % n === i))));
  return reports;
}

/** As it comes: a long run can be looked at before it ends. */
function tellOne(r: Report, all: Report[]): void {
  all.push(r);
  if (values.verbose)
    console.log(`game ${r.seed}: won by ${r.won}, turn ${r.turns}, ${r.answers} answers, mana lost ${r.burnt.join(' and ')}`);
  if (r.trouble !== undefined) console.log(`game ${r.seed}: ${r.trouble}\n`);
}

function tell(reports: readonly Report[], seconds: number): void {
  const sum = (f: (r: Report) => number): number => reports.reduce((n, r) => n + f(r), 0);
  const refused = new Map<string, number>();
  for (const r of reports) for (const x of r.refused) refused.set(x, (refused.get(x) ?? 0) + 1);
  for (const [what, n] of refused) console.log(`refused: ${what}: ${n}`);
  const [first, second] = kinds;
  const won = [0, 1].map((k) => reports.filter((r) => r.won === k).length);
  console.log(
    `${profile}, ${values.decks} decks: ${reports.length} games, ${first} ${won[0]} - ${won[1]} ${second}${values.today ? ' (by the rules of today)' : ''}, ` +
      `${reports.length - won[0] - won[1]} drawn; ${(sum((r) => r.turns) / reports.length).toFixed(1)} turns, ${(sum((r) => r.answers) / reports.length).toFixed(0)} answers a game; ` +
      `mana lost ${sum((r) => r.burnt[0])} and ${sum((r) => r.burnt[1])}; ${reports.filter((r) => r.trouble !== undefined).length} in trouble; ${seconds.toFixed(0)} s`,
  );
}

const begun = Date.now();
const count = Math.ceil(Number(values.games) / 2);
const pairs = values.seed ? [values.seed] : Array.from({ length: count }, (_, i) => String(Number(values.from) + i));
if (values.share !== undefined) playAll(values.share.split(','), (r) => void process.send?.(r));
else {
  const reports: Report[] = [];
  if (values.processes === '1' || pairs.length === 1) playAll(pairs, (r) => tellOne(r, reports));
  else reports.push(...(await inProcesses(pairs, Number(values.processes))));
  tell(reports, (Date.now() - begun) / 1000);
  if (reports.some((r) => r.trouble !== undefined)) process.exitCode = 1;
}
