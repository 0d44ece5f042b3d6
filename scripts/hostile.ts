/**
 * Clients that mean harm: two minutes of everything one can do to a server by asking it, each from an address of its own, with the limits that everybody
 * has; and meanwhile two honest people at other addresses play with each other, move by move, and measure how long each of their answers takes.
 *
 *   npm run hostile -- [--seconds 120] [--quiet 10] [--think 300] [--host 127.0.0.1] [--only NAME,NAME] [--until ANSWER,ANSWER] [--source]
 *                      [--json]
 *
 * It starts a server for itself, as built (`npm run build`; `--source`: from the sources), and attacks nothing but that, on this machine only.
 * Fails (exit code 1) where 95 of 100 honest answers took longer than 300 ms, memory has not stayed flat (`memoryOf` in hostile/verdict.ts says what that
 * is), the server has ended, or honest players were cut off or lost their game. Needs Linux (/proc).
 */
import { parseArgs } from 'node:util';
import { isLoopback } from './hostile/loopback.js';
import { hostile, type Outcome } from './hostile/run.js';
import { GOAL, type Times } from './hostile/verdict.js';

const { values: o } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    quiet: { type: 'string', default: '10' },
    think: { type: 'string', default: '300' },
    host: { type: 'string', default: '127.0.0.1' },
    source: { type: 'boolean', default: false },
    /** Names of attacks, with commas; else all of them. */
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    /** Answers, with commas, with which it ends before its time: when they have come, each attack was tried and an honest answer shown. */
    until: { type: 'string', default: '' },
    'most-memory': { type: 'string', default: '6000' },
    /** For a profile of the server: flags of Node, with commas. */
    node: { type: 'string', default: '' },
  },
});

function print(r: Outcome): void {
  const ms = (t: Times): string =>
    `${t.answers} answers, p50 ${t.p50.toFixed(1)} ms, p95 ${t.p95.toFixed(1)} ms, most ${t.max.toFixed(1)} ms`;
  const mb = (n: number): string => `${Math.round(n)} MB`;
  console.log(`${r.seconds} s of attacks\n`);
  console.log(`${'attack'.padEnd(10)} ${'tried'.padStart(6)}  answered`);
  for (const { name, what, tried, answers } of r.attacks) {
    console.log(`${name.padEnd(10)} ${String(tried).padStart(6)}  ${what}`);
    for (const [answer, n] of Object.entries(answers).sort((a, b) => b[1] - a[1]))
      console.log(`${' '.repeat(12)}${String(n).padStart(6)} × ${answer}`);
  }
  const { honest: h, memory: m, machine, server } = r;
  console.log(`\nhonest answers, nobody attacks: ${ms(h.quiet)}`);
  console.log(`honest answers under attack:    ${ms(h.attacked)}`);
  console.log(`  ${h.games} games finished, ${h.refused} answers refused, ${h.cut} lines cut, ${h.lost.length} losses`);
  for (const [code, n] of Object.entries(h.errors)) console.log(`  told ${n} times: ${code}`);
  console.log(`memory of the server: start ${mb(m.start)}, warm ${mb(m.warm)}, end ${mb(m.end)}, most ${mb(m.most)}`);
  console.log(
    `  median of the second quarter after warm-up ${mb(m.middle)}, of the last quarter ${mb(m.last)}; it may be ${mb(m.allowed)}`,
  );
  const step = Math.max(1, Math.floor(r.samples.length / 12));
  console.log(
    `  over time: ${r.samples
      .filter((_, i) => i % step === 0)
      .map((s) => `${Math.round(s.at)} s ${mb(s.mb)}`)
      .join(', ')}`,
  );
  console.log(
    `machine: ${machine.cores} cores, load ${machine.before.toFixed(1)} before and ${machine.after.toFixed(1)} after; in percent of a core the server used ${server.cpu}, the attackers ${machine.attackers}, others ${machine.others}`,
  );
  console.log(`reported by the server: ${server.reports.length}`);
  for (const report of server.reports.slice(0, 5)) console.log(`  ${report.slice(0, 500)}`);
  for (const failure of r.failures) console.log(`FAILED: ${failure}`);
  if (r.failures.length === 0) console.log(`ok: 95 of 100 honest answers within ${GOAL} ms, memory flat, nothing lost`);
}

if (!isLoopback(o.host)) {
  console.error(`${o.host} is not this machine: nothing else is attacked`);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
const result = await hostile({
  seconds: Number(o.seconds),
  quiet: Number(o.quiet),
  think: Number(o.think),
  host: o.host,
  source: o.source,
  mostMemory: Number(o['most-memory']),
  only: o.only === '' ? [] : o.only.split(','),
  until: o.until === '' ? [] : o.until.split(','),
  node: o.node === '' ? [] : o.node.split(','),
});
if (o.json) console.log(JSON.stringify(result, null, 2));
else print(result);
process.exit(result.failures.length === 0 ? 0 : 1);
