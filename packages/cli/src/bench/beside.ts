/** The benches of two programs, in turns: what else the machine does meets both, so that their ratio can be relied on where the times can't. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type BenchPlan, type BenchResult, median, rounded } from './harness.js';

/** What both gave in each round. */
export interface Compared {
  name: string;
  unit: string;
  /** Medians over the rounds. */
  value: number;
  other: number;
  /** Median of this program's value over that of the other in the same round. */
  ratio: number;
}

/** This program, as it was built. */
const HERE = fileURLToPath(new URL('../../../..', import.meta.url));
const CHILD = fileURLToPath(new URL('./child.js', import.meta.url));

function hear<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error('a program ended before it was measured'));
    child.once('exit', gone);
    child.once('message', (message) => {
      child.off('exit', gone);
      resolve(message as T);
    });
  });
}

/**
 * Runs each bench that both programs have in turns, round by round; who is first changes with the round.
 * @param folder where the other program is, built
 * @param begins is told the name of each bench as it begins
 * @throws Error when there is no built program in the folder
 */
export async function beside(folder: string, plan: BenchPlan, rounds: number, begins: (name: string) => void): Promise<Compared[]> {
  const children = [HERE, folder].map((root) => fork(CHILD, [root], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }));
  try {
    const [here, there] = await Promise.all(children.map((c) => hear<string[]>(c)));
    const found: Compared[] = [];
    for (const name of here.filter((n) => there.includes(n))) {
      begins(name);
      found.push(...(await inTurns(children, name, plan, rounds)));
    }
    return found;
  } finally {
    for (const child of children) child.kill();
  }
}

async function inTurns(children: readonly ChildProcess[], name: string, plan: BenchPlan, rounds: number): Promise<Compared[]> {
  const given: BenchResult[][][] = [[], []];
  for (let round = 0; round < rounds; round++)
    for (const who of round % 2 === 0 ? [0, 1] : [1, 0]) {
      children[who].send({ name, plan });
      given[who].push(await hear<BenchResult[]>(children[who]));
    }
  const [ours, theirs] = given;
  return ours[0].flatMap(({ name: row, unit }) => {
    const of = (results: readonly BenchResult[]): number => results.find((r) => r.name === row)?.value ?? Number.NaN;
    const [a, b] = [ours.map(of), theirs.map(of)];
    if (b.some(Number.isNaN)) return [];
    return [{ name: row, unit, value: median(a), other: median(b), ratio: rounded(median(a.map((x, i) => x / b[i]))) }];
  });
}
