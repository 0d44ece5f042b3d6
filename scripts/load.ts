/**
 * Load: many tables with two clients each over real WebSockets, on a server in a process of its own, as `apnap serve` starts it.
 *
 *   npm run load -- [--tables 300] [--seconds 60] [--warm 20] [--think 2000] [--database-url URL] [--no-kill]
 *
 * Half way the server is killed with -9 and started again: what was acknowledged must be there, and the games go on. Fails (exit code 1) where anything
 * was lost, or where the 95th percentile of the answers before the kill is not under 100 ms.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { TableInfo } from '@apnap/protocol';
import { LoadPlayer, newMeasures } from './load/player.js';

const { values: o } = parseArgs({
  options: {
    tables: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '60' },
    warm: { type: 'string', default: '20' },
    think: { type: 'string', default: '2000' },
    port: { type: 'string', default: '4141' },
    'database-url': { type: 'string' },
    'no-kill': { type: 'boolean', default: false },
    /** For a profile of the server: flags of Node, with commas. */
    node: { type: 'string', default: '' },
  },
});
const [tables, seconds, warm, think, port] = [o.tables, o.seconds, o.warm, o.think, o.port].map(Number);
const SERVER = fileURLToPath(new URL('./load/server.ts', import.meta.url));
const DECKS = ['pauper-burn', 'pauper-elves'];
/** The least that people expect of a table (milliseconds). */
const GOAL = 100;

const data = mkdtempSync(join(tmpdir(), 'apnap-load-'));
const base = `http://localhost:${port}`;

/** As built (`npm run build`): the sources are for development. */
function startServer(): ChildProcess {
  const where = o['database-url'] === undefined ? [] : [o['database-url']];
  const node = ['--expose-gc', '--import', 'tsx', ...(o.node === '' ? [] : o.node.split(','))];
  return spawn(process.execPath, [...node, SERVER, data, String(port), ...where], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

async function isUp(): Promise<number> {
  const began = Date.now();
  for (;;) {
    const ok = await fetch(`${base}/api/session`).then(
      (r) => r.ok,
      () => false,
    );
    if (ok) return Date.now() - began;
    if (Date.now() - began > 120_000) throw new Error('the server does not start');
    await sleep(50);
  }
}

/** Seconds of processor time a process has taken, as Linux counts them. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Megabytes a server holds when its garbage is gone: in its heap, and as the system sees it. */
function memoryOf(server: ChildProcess): Promise<{ heap: number; rss: number }> {
  return new Promise((resolve) => {
    server.once('message', (m) => {
      const { heapUsed, external, rss } = m as NodeJS.MemoryUsage;
      resolve({ heap: (heapUsed + external) / 2 ** 20, rss: rss / 2 ** 20 });
    });
    server.send('memory');
  });
}

const measures = newMeasures();
const players: LoadPlayer[] = [];

async function sitDown(): Promise<void> {
  const pair = [0, 1].map(() => new LoadPlayer(base, { think }, measures));
  const made = await pair[0].call<TableInfo>('POST', '/api/tables', { deck: DECKS[0], opponent: { kind: 'person', listed: false } });
  await pair[1].call('POST', `/api/tables/${made.id}/join`, { deck: DECKS[1] });
  players.push(...pair);
  await Promise.all(pair.map((p) => p.connect(made.id)));
}

function percentile(sorted: readonly number[], p: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN;
}

/** Plays on for so long and says how it went. @returns the 95th percentile. */
async function measure(name: string, pid: number, time: number): Promise<number> {
  measures.latencies = [];
  const [before, own, bytes] = [cpuOf(pid), process.cpuUsage(), measures.bytes];
  await sleep(time * 1000);
  const after = cpuOf(pid);
  const mine = process.cpuUsage(own);
  const sorted = measures.latencies.slice().sort((a, b) => a - b);
  const waiting = Math.max(0, ...players.map((p) => p.waitingFor));
  const [p50, p95, p99] = [50, 95, 99].map((p) => percentile(sorted, p));
  const cpu = after - before;
  const ms = (n: number): string => `${n.toFixed(1)} ms`;
  console.log(`${name}: ${sorted.length} answers in ${time} s (${(sorted.length / time).toFixed(1)} a second)`);
  console.log(`  answer: p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}, most ${ms(sorted[sorted.length - 1] ?? Number.NaN)}`);
  console.log(`  longest still waiting at the end: ${ms(waiting)}; refused ${measures.refused}; games finished ${measures.games}`);
  console.log(`  server: ${((cpu / time) * 100).toFixed(0)} % of a core, ${ms((cpu * 1000) / sorted.length)} an answer`);
  console.log(
    `  clients: ${((mine.user + mine.system) / 1e4 / time).toFixed(0)} % of a core; ${Math.round((measures.bytes - bytes) / sorted.length)} bytes received an answer`,
  );
  return p95;
}

async function killAndReturn(server: ChildProcess): Promise<ChildProcess> {
  const gone = new Promise((done) => server.on('exit', done));
  server.kill('SIGKILL');
  await gone;
  const began = Date.now();
  const again = startServer();
  const up = await isUp();
  while (players.some((p) => !p.isBack)) {
    if (Date.now() - began > 300_000) throw new Error(`${players.filter((p) => !p.isBack).length} clients did not come back`);
    await sleep(100);
  }
  console.log(
    `killed with -9 and started again: answers after ${up} ms, all ${players.length} clients back at their tables after ${Date.now() - began} ms`,
  );
  return again;
}

let server = startServer();
let failed = false;
try {
  console.log(
    `${tables} tables, ${tables * 2} clients; a player thinks ${think} ms on average; ${cpus().length} cores; ${o['database-url'] === undefined ? 'embedded database' : 'PostgreSQL'}`,
  );
  console.log(`the server answers after ${await isUp()} ms`);
  await sleep(3000);
  const empty = await memoryOf(server);
  for (let i = 0; i < tables; i += 5) await Promise.all(Array.from({ length: Math.min(5, tables - i) }, sitDown));
  await sleep(warm * 1000);
  const p95 = await measure('before', server.pid as number, seconds);
  const full = await memoryOf(server);
  const [heap, rss] = [full.heap - empty.heap, full.rss];
  console.log(
    `memory: ${(heap / tables).toFixed(2)} MB of heap a table (${empty.heap.toFixed(0)} MB without any, ${full.heap.toFixed(0)} MB with ${tables}); the process holds ${rss.toFixed(0)} MB`,
  );
  failed = !(p95 < GOAL);
  if (!o['no-kill']) {
    server = await killAndReturn(server);
    await sleep(warm * 500);
    await measure('after', server.pid as number, seconds / 2);
  }
  for (const l of measures.lost) console.log(`LOST ${l}`);
  console.log(measures.lost.length === 0 ? 'nothing that was acknowledged was lost' : `${measures.lost.length} LOSSES`);
  failed ||= measures.lost.length > 0;
} finally {
  for (const p of players) p.end();
  // A profile is written at the end of a process.
  const gone = new Promise((done) => server.on('exit', done));
  server.kill(o.node === '' ? 'SIGKILL' : 'SIGTERM');
  await gone;
  rmSync(data, { recursive: true, force: true });
}
console.log(failed ? 'FAILED' : 'ok');
process.exit(failed ? 1 : 0);
