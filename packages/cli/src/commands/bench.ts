/** `apnap bench`: the benches of the design. */
import { cpus } from 'node:os';
import { benches } from '../bench/benches.js';
import { type BenchResult, FULL, QUICK } from '../bench/harness.js';
import type { Context } from '../context.js';
import { padTo } from '../paint.js';
import { Progress } from '../progress.js';
import { text } from '../text/text.js';

export interface BenchOptions {
  quick?: boolean;
  cards?: string;
  json?: boolean;
}

/** The machine, as far as it matters for the numbers. */
function machine(): string {
  const all = cpus();
  return `${all[0]?.model ?? 'unknown processor'}, ${all.length} cores, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
}

/** Runs the benches. @returns the exit code. */
export async function bench(cx: Context, o: BenchOptions): Promise<number> {
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
