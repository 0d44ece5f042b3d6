/** A process that runs the benches of a program, by name, as it is asked: `child.js FOLDER`, the folder being where that program was built. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bench } from './benches.js';
import type { BenchPlan } from './harness.js';

const built = join(process.argv[2], 'packages/cli/dist/bench/benches.js');
const { benches } = (await import(pathToFileURL(built).href)) as { benches(cards: undefined): Bench[] };
const all = benches(undefined);

process.on('message', ({ name, plan }: { name: string; plan: BenchPlan }) => {
  process.send?.(all.find((b) => b.name === name)?.run(plan) ?? []);
});
process.send?.(all.map((b) => b.name));
