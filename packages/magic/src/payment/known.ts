/** Plans that were made lately: the same board pays the same cost many times, in a game as it is imagined and in games that are played at once. */
import { solve } from './solver.js';
import type { Output, PaymentRequest, Plan } from './types.js';

/** So many plans are kept, and as many of those before them. */
const KEPT = 500;

let lately = new Map<string, Plan | null>();
let before = new Map<string, Plan | null>();

const numbers = new WeakMap<readonly Output[], number>();
let lastNumber = 0;

/** What a source can make, as a number: sources that are alike share the list. */
function numberOf(outputs: readonly Output[]): number {
  let n = numbers.get(outputs);
  if (n === undefined) {
    n = ++lastNumber;
    numbers.set(outputs, n);
  }
  return n;
}

/** All that a plan depends on. */
function keyOf({ cost, pool, sources, life, keep }: PaymentRequest): string {
  let key = `${life}|`;
  for (const s of sources) key += `${s.key},${numberOf(s.outputs)},${s.price},${s.kind},${s.irreversible};`;
  return `${key}|${JSON.stringify([cost, pool, keep?.map((k) => [k.cost, k.weight])])}`;
}

/** The best way to pay, as {@link solve} finds it; undefined where there is none. */
export function planOf(request: PaymentRequest): Plan | undefined {
  const key = keyOf(request);
  const known = lately.get(key) ?? before.get(key);
  if (known !== undefined) return known ?? undefined;
  const plan = solve(request);
  if (lately.size >= KEPT) {
    before = lately;
    lately = new Map();
  }
  lately.set(key, plan ?? null);
  return plan;
}
