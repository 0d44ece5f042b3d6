/** One run: a server of its own, attackers in a process of theirs, and two honest players here, who measure. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TableInfo } from '@apnap/protocol';
import { LoadPlayer, type Measures, newMeasures } from '../load/player.js';
import type { Tally } from './attacker.js';
import { onlyHere } from './loopback.js';
import { cpuOf, cpuOfAll, residentOf } from './machine.js';
import { GOAL, LOST, type Memory, memoryOf, type Sample, type Times, timesOf } from './verdict.js';

export interface Plan {
  seconds: number;
  /** Seconds before that, in which nobody attacks. */
  quiet: number;
  /** Milliseconds that honest people think, on average. */
  think: number;
  host: string;
  /** Whether the server runs from its sources; else as it was built. */
  source: boolean;
  /** Megabytes with which the run is given up: the machine is not only ours. */
  mostMemory: number;
  /** Flags of Node for the server: for a profile, which is written at the end of a process. */
  node: readonly string[];
  /** Names of the attacks; empty: all. */
  only: readonly string[];
  /** Answers with which the run ends before its time, when all of them have come and each attack was tried; empty: it lasts its time. */
  until: readonly string[];
}

export interface Outcome {
  seconds: number;
  attacks: Tally[];
  honest: { quiet: Times; attacked: Times; games: number; refused: number; cut: number; errors: Record<string, number>; lost: string[] };
  memory: Memory;
  samples: Sample[];
  server: {
    died: boolean;
    reports: string[];
    /** Percent of a core. */
    cpu: number;
  };
  /** Load of the machine before and after, and percent of a core that the attackers and others used. */
  machine: { cores: number; before: number; after: number; attackers: number; others: number };
  /** Why it has failed. */
  failures: string[];
}

const DECKS = ['pauper-burn', 'pauper-elves'];
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function started(file: string, args: readonly string[], node: readonly string[]): ChildProcess {
  const script = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [...node, '--import', 'tsx', script, ...args], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

/** What a child says next that has such a field. @throws Error when it ends before */
function told<T>(child: ChildProcess, is: (message: unknown) => message is T): Promise<T> {
  return new Promise((resolve, reject) => {
    const hear = (message: unknown): void => {
      if (is(message)) finish(() => resolve(message));
    };
    const gone = (): void => finish(() => reject(new Error('a child process has ended too early')));
    const finish = (end: () => void): void => {
      child.off('message', hear);
      child.off('exit', gone);
      end();
    };
    child.on('message', hear);
    child.on('exit', gone);
  });
}

const has =
  <K extends string>(key: K) =>
  (m: unknown): m is Record<K, never> =>
    typeof m === 'object' && m !== null && key in m;

/** @param kindly whether it may end by itself, within some seconds */
async function stopped(child: ChildProcess, kindly: boolean): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  if (kindly) {
    child.kill('SIGTERM');
    await Promise.race([gone, sleep(20_000)]);
  }
  child.kill('SIGKILL');
  await gone;
}

/** Two people at a table, each at home. */
async function honestPair(base: string, think: number, measures: Measures): Promise<LoadPlayer[]> {
  const [a, b] = ['10.1.0.1', '10.1.0.2'].map((from) => new LoadPlayer(base, { think }, measures, { 'x-forwarded-for': from }));
  const made = await a.call<TableInfo>('POST', '/api/tables', { deck: DECKS[0], opponent: { kind: 'person', listed: false } });
  await b.call('POST', `/api/tables/${made.id}/join`, { deck: DECKS[1] });
  await Promise.all([a.connect(made.id), b.connect(made.id)]);
  return [a, b];
}

/** The times since they were taken last; an answer that is still waited for counts with what it has taken so far. */
function taken(measures: Measures, players: readonly LoadPlayer[]): Times {
  const waiting = players.map((p) => p.waitingFor).filter((ms) => ms > GOAL);
  const times = timesOf([...measures.latencies, ...waiting]);
  measures.latencies = [];
  return times;
}

function failuresOf(o: Omit<Outcome, 'failures'>, plan: Plan): string[] {
  const { attacked, lost, cut } = o.honest;
  return [
    ...(o.server.died ? ['the server has ended'] : []),
    ...lost.map((l) => `lost: ${l}`),
    ...(cut > 0 ? [`lines of honest players were cut ${cut} times`] : []),
    ...(attacked.answers === 0 ? ['no honest answer was shown'] : []),
    ...(attacked.p95 > GOAL ? [`95 of 100 honest answers were shown within ${Math.round(attacked.p95)} ms, not ${GOAL} ms`] : []),
    ...(o.memory.flat
      ? []
      : [
          `memory has grown from ${Math.round(o.memory.middle)} to ${Math.round(o.memory.last)} MB, more than to ${Math.round(o.memory.allowed)} MB`,
        ]),
    ...(o.memory.most > plan.mostMemory ? [`the server held more than ${plan.mostMemory} MB: given up`] : []),
  ];
}

/** Watches the server's memory until the time is over, enough was seen, the server is gone or takes too much. */
async function watched(server: ChildProcess, plan: Plan, enough: () => boolean): Promise<Sample[]> {
  const samples: Sample[] = [];
  const began = performance.now();
  for (;;) {
    const at = (performance.now() - began) / 1000;
    const mb = residentOf(server.pid as number);
    if (mb !== null) samples.push({ at, mb });
    if (at >= plan.seconds || enough() || mb === null || server.exitCode !== null || mb > plan.mostMemory) return samples;
    await sleep(Math.min(500, plan.seconds * 1000 - at * 1000));
  }
}

/** Lets it all happen. @throws Error where it can't be begun: the host is another machine, the server does not start */
export async function hostile(plan: Plan): Promise<Outcome> {
  const data = mkdtempSync(join(tmpdir(), 'apnap-hostile-'));
  const measures = newMeasures();
  let players: LoadPlayer[] = [];
  const children: ChildProcess[] = [];
  try {
    const server = started('./server.ts', [data, plan.host, '0'], [...plan.node, ...(plan.source ? ['--conditions=source'] : [])]);
    children.push(server);
    const reports: string[] = [];
    server.on('message', (m) => {
      if (has('report')(m)) reports.push(m.report);
    });
    const { url } = await told(server, has('url'));
    onlyHere(url);
    const attackers = started('./attacks.ts', [url, plan.only.join(','), plan.until.join(',')], ['--conditions=source']);
    children.push(attackers);
    await told(attackers, (m): m is 'ready' => m === 'ready');
    players = await honestPair(url, plan.think, measures);
    // What is read once is read, and the first answers are slower than any other.
    await sleep(2_000);
    measures.latencies = [];
    await sleep(plan.quiet * 1000);
    const quiet = taken(measures, players);

    const [before, all, own, mine] = [loadavg()[0], cpuOfAll(), cpuOf(server.pid as number), process.cpuUsage()];
    const began = performance.now();
    let seen = false;
    attackers.on('message', (m) => {
      seen ||= m === 'seen';
    });
    attackers.send('begin');
    const samples = await watched(server, plan, () => seen && measures.latencies.length > 0);
    const seconds = (performance.now() - began) / 1000;
    const late = players.filter((p) => p.waitingFor > LOST || !p.isBack).length;
    const attacked = taken(measures, players);
    const died = server.exitCode !== null || server.signalCode !== null;
    const [busy, used, me] = [cpuOfAll() - all, cpuOf(server.pid as number) - own, process.cpuUsage(mine)];
    for (const p of players) p.end();
    const ended = told(attackers, has('tallies')) as Promise<unknown> as Promise<{ tallies: Tally[]; cpu: NodeJS.CpuUsage }>;
    attackers.send('end');
    const { tallies, cpu } = await ended;
    const theirs = (cpu.user + cpu.system) / 1e6;
    const percent = (s: number): number => Math.round((s / seconds) * 100);
    const lost = [...measures.lost, ...measures.closed, ...(late > 0 ? [`${late} players were not shown what came of their answer`] : [])];
    const { games, refused, cut, errors } = measures;
    const outcome = {
      seconds: Math.round(seconds),
      attacks: tallies,
      honest: { quiet, attacked, games, refused, cut, errors, lost },
      memory: memoryOf(samples, plan.seconds),
      samples,
      server: { died, reports, cpu: percent(used) },
      machine: {
        cores: cpus().length,
        before,
        after: loadavg()[0],
        attackers: percent(theirs),
        others: Math.max(0, percent(busy - used - theirs - (me.user + me.system) / 1e6)),
      },
    };
    return { ...outcome, failures: failuresOf(outcome, plan) };
  } finally {
    for (const p of players) p.end();
    for (const child of children) await stopped(child, plan.node.length > 0);
    rmSync(data, { recursive: true, force: true });
  }
}
