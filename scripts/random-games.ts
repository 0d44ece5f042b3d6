/**
 * Random games over random decks of every card that can be played, two to four seats: no exception, no game that does not go on, and what must hold holds of every state
 * (`random-games/invariants.ts`).
 *
 *   npm run random-games -- --games 2000              the games 0 … 1999, in two processes
 *   npm run random-games -- --from 5000 --games 100   others
 *   npm run random-games -- --seed 5017               one game, as a failure prints it
 *   npm run random-games -- --profile 2015            by the rules of another year, with the cards there were
 *   npm run random-games -- --list                    what must hold
 *
 * Ends with code 1 when anything was wrong.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Card } from '@apnap/ability';
import { embeddedIndex } from '@apnap/cards';
import { Shelf } from './random-games/decks.js';
import { INVARIANTS } from './random-games/invariants.js';
import { type GameReport, randomGame } from './random-games/play.js';
import { cardsThere, profileOf } from './year-games/there.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    processes: { type: 'string', default: '2' },
    seed: { type: 'string' },
    list: { type: 'boolean' },
    share: { type: 'string' },
    profile: { type: 'string', default: 'current' },
  },
});

const rules = profileOf(values.profile);

/** The cards of ordinary decks, of the time; those that the engine refuses are not among them. */
function cards(): Card[] {
  const apart = new Set(['Plane', 'Phenomenon', 'Scheme', 'Vanguard', 'Conspiracy', 'Dungeon']);
  return cardsThere(rules).filter((c) => !c.faces[0].types.some((t) => apart.has(t)));
}

function playAll(seeds: readonly string[], done: (report: GameReport) => void): void {
  const index = embeddedIndex();
  const shelf = new Shelf(cards());
  for (const seed of seeds) done(randomGame(shelf, (name) => index.find(name), seed, rules));
}

const wrongOf = (reports: readonly GameReport[]): number => reports.filter((r) => r.trouble !== undefined).length;

/** Told as it is found, and how far it has come on the stream of errors after each so many games: thousands take an hour. */
const TOLD = 100;

/** @param games how many there are in all */
function tellOne(report: GameReport, reports: readonly GameReport[], games: number): void {
  if (report.trouble !== undefined)
    console.log(`game ${report.seed} (${report.seats} seats, answer ${report.answers}): ${report.trouble}\n`);
  if (reports.length % TOLD === 0)
    console.error(`${reports.length} of ${games} games, ${wrongOf(reports)} in trouble; ${((Date.now() - begun) / 1000).toFixed(0)} s`);
}

function tell(reports: readonly GameReport[], seconds: number): void {
  const answers = reports.reduce((n, r) => n + r.answers, 0);
  const over = reports.filter((r) => r.over).length;
  const turns = reports.reduce((n, r) => n + r.turns, 0);
  console.log(
    `${reports.length} games, ${over} to their end, ${turns} turns, ${answers} answers, ${INVARIANTS.length} invariants, ${wrongOf(reports)} games in trouble; ${seconds.toFixed(0)} s`,
  );
}

/** The numbers of the games that are asked for; `share` K/N: every Nth of them, from the Kth on. */
function seedsAsked(share = '0/1'): string[] {
  if (values.seed) return [values.seed];
  const [k, n] = share.split('/').map(Number);
  return Array.from({ length: Number(values.games) }, (_, i) => i)
    .filter((i) => i % n === k)
    .map((i) => String(Number(values.from) + i));
}

/** Games dealt out to processes, each of which sends its reports. @param done called with each as it comes */
async function inProcesses(n: number, done: (report: GameReport) => void): Promise<void> {
  const run = (k: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const asked = ['--profile', rules, '--from', values.from, '--games', values.games, '--share', `${k}/${n}`];
      const child = fork(fileURLToPath(import.meta.url), asked, { execArgv: process.execArgv });
      child.on('message', (report) => done(report as GameReport));
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a process ended with ${code}`))));
    });
  await Promise.all(Array.from({ length: n }, (_, k) => run(k)));
}

const begun = Date.now();
if (values.list)
  for (const i of INVARIANTS) console.log(`${i.rule}\t${i.holds}${i.when === 'priority' ? ' (where a player has priority)' : ''}`);
else if (values.share) playAll(seedsAsked(values.share), (report) => void process.send?.(report));
else {
  const seeds = seedsAsked();
  const reports: GameReport[] = [];
  const done = (report: GameReport): void => {
    reports.push(report);
    tellOne(report, reports, seeds.length);
  };
  if (seeds.length === 1) playAll(seeds, done);
  else await inProcesses(Number(values.processes), done);
  tell(reports, (Date.now() - begun) / 1000);
  if (wrongOf(reports) > 0) process.exitCode = 1;
}
