/** `apnap bench`: the benches of the design. */
import { cpus } from 'node:os';
import { benches } from '../bench/benches.js';
import { beside } from '../bench/beside.js';
import { type BenchResult, FULL, QUICK, TURN } from '../bench/harness.js';
import type { Context } from '../context.js';
import { padTo } from '../paint.js';
import { Progress } from '../progress.js';
import { text } from '../text/text.js';

export interface BenchOptions {
  quick?: boolean;
  cards?: string;
  /** Where another program was built, to be measured in turns with this one. */
  beside?: string;
  json?: boolean;
}

/** The machine, as far as it matters for the numbers. */
function machine(): string {
  const all = cpus();
  return `${all[0]?.model ?? 'unknown processor'}, ${all.length} cores, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
}

/** So many turns each of two programs has at every bench. */
const ROUNDS = 5;

async function compare({ io, lang, paint }: Context, o: BenchOptions & { beside: string }): Promise<number> {
  const names = benches(undefined).map((b) => b.name);
  const progress = new Progress(io, names.length, (done) => text(lang, 'bench.running', { name: names[Math.min(done, names.length - 1)] }));
  const rows = await beside(o.beside, o.quick ? QUICK : TURN, ROUNDS, (name) => progress.update(names.indexOf(name)));
  progress.end();
  if (o.json) {
    io.out(`${JSON.stringify({ machine: machine(), beside: o.beside, results: rows }, null, 2)}\n`);
    return 0;
  }
  io.out(`${paint('bold', text(lang, 'bench.beside', { machine: machine(), folder: o.beside }))}\n`);
  const width = Math.max(...rows.map((r) => r.name.length));
  for (const r of rows)
    io.out(
      `  ${padTo(r.name, width)}  ${String(r.value).padStart(10)} ${padTo(r.unit, 11)} ${String(r.other).padStart(10)}  ${r.ratio.toFixed(2)}\n`,
    );
  return 0;
}

/** Runs the benches. @returns the exit code. */
export async function bench(cx: Context, o: BenchOptions): Promise<number> {
  if (o.beside !== undefined) return compare(cx, { ...o, beside: o.beside });
  const { io, lang, paint } = cx;
  const all = benches(o.cards);
  const results: BenchResult[] = [];
  const progress = new Progress(io, all.length, (done) => text(lang, 'bench.running', { name: all[Math.min(done, all.length - 1)].name }));
  for (const [i, b] of all.entries()) {
    progress.update(i);
    results.push(...b.run(o.quick ? QUICK : FULL));
    await new Promise((next) => setImmediate(next));
  }
  progress.end();
  if (o.json) {
    io.out(`${JSON.stringify({ machine: machine(), results }, null, 2)}\n`);
    return 0;
  }
  io.out(`${paint('bold', text(lang, 'bench.title', { machine: machine() }))}\n`);
  const width = Math.max(...results.map((r) => r.name.length));
  for (const r of results) io.out(`  ${padTo(r.name, width)}  ${String(r.value).padStart(10)} ${r.unit}\n`);
  return 0;
}
