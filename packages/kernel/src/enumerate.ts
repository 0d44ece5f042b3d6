/** All answers to a decision, lazily, in a fixed order; and a random one. For tree counts, search and random play. */
import type { Answer, Form } from './decision.js';

/** Yields every structurally legal answer once. Combinations grow fast: take what you need. */
export function* enumerateAnswers(ask: Form<unknown>): Generator<Answer> {
  switch (ask.form) {
    case 'pick':
      for (const pick of picks(ask.options.length, ask.min, ask.max, ask.each ?? 1)) yield { pick };
      return;
    case 'order':
      for (const order of permutations(ask.options.length)) yield { order };
      return;
    case 'divide':
      for (const divide of divisions(ask.total, ask.least, ask.most, 0)) yield { divide };
      return;
    case 'number':
      for (let n = ask.min; n <= ask.max; n++) yield { number: n };
      return;
    case 'confirm':
      yield { yes: false };
      yield { yes: true };
      return;
    case 'text':
      for (const text of ask.texts) yield { text };
      return;
    case 'pair':
      for (const pairs of pairings(ask.allowed, ask.most, 0)) yield { pairs };
      return;
  }
}

function* picks(n: number, min: number, max: number, each: number, from = 0, chosen: number[] = []): Generator<number[]> {
  if (chosen.length >= min) yield chosen.slice();
  if (chosen.length >= max) return;
  for (let i = from; i < n; i++) {
    const used = chosen.filter((c) => c === i).length;
    if (used >= each) continue;
    yield* picks(n, min, max, each, i, [...chosen, i]);
  }
}

function* permutations(n: number, chosen: number[] = []): Generator<number[]> {
  if (chosen.length === n) yield chosen;
  else for (let i = 0; i < n; i++) if (!chosen.includes(i)) yield* permutations(n, [...chosen, i]);
}

function* divisions(total: number, least: readonly number[], most: readonly number[], at: number): Generator<number[]> {
  if (at === least.length) {
    if (total === 0) yield [];
    return;
  }
  for (let n = least[at]; n <= Math.min(most[at], total); n++)
    for (const rest of divisions(total - n, least, most, at + 1)) yield [n, ...rest];
}

function* pairings(allowed: readonly (readonly number[])[], most: readonly number[], at: number): Generator<(readonly [number, number])[]> {
  if (at === allowed.length) {
    yield [];
    return;
  }
  for (const chosen of picks(allowed[at].length, 0, most[at], 1)) {
    const mine = chosen.map((i) => [at, allowed[at][i]] as const);
    for (const rest of pairings(allowed, most, at + 1)) yield [...mine, ...rest];
  }
}

/** A random answer; `below(n)` gives a uniform integer in 0 … n - 1. Every legal answer can come up. */
export function randomAnswer(ask: Form<unknown>, below: (n: number) => number): Answer {
  switch (ask.form) {
    case 'pick':
      return { pick: randomPick(ask.options.length, ask.min, ask.max, ask.each ?? 1, below) };
    case 'order':
      return { order: randomOrder(ask.options.length, below) };
    case 'divide':
      return { divide: randomDivision(ask.total, ask.least, ask.most, below) };
    case 'number':
      return { number: ask.min + below(ask.max - ask.min + 1) };
    case 'confirm':
      return { yes: below(2) === 1 };
    case 'text':
      return { text: ask.texts[below(ask.texts.length)] };
    case 'pair':
      return { pairs: randomPairs(ask.allowed, ask.most, below) };
  }
}

function randomOrder(n: number, below: (n: number) => number): number[] {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

function randomPick(n: number, min: number, max: number, each: number, below: (n: number) => number): number[] {
  const most = Math.min(max, n * each);
  const count = min + below(most - min + 1);
  const pool = randomOrder(n * each, below).map((i) => i % Math.max(n, 1));
  return pool.slice(0, count).sort((x, y) => x - y);
}

function randomDivision(total: number, least: readonly number[], most: readonly number[], below: (n: number) => number): number[] {
  const shares = least.slice();
  for (let rest = total - shares.reduce((x, y) => x + y, 0); rest > 0; rest--) {
    const open = shares.map((s, i) => (s < most[i] ? i : -1)).filter((i) => i >= 0);
    shares[open[below(open.length)]]++;
  }
  return shares;
}

function randomPairs(
  allowed: readonly (readonly number[])[],
  most: readonly number[],
  below: (n: number) => number,
): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0; i < allowed.length; i++) {
    const order = randomOrder(allowed[i].length, below);
    const count = below(Math.min(most[i], allowed[i].length) + 1);
    const mine = order.slice(0, count).map((k) => [i, allowed[i][k]] as const);
    pairs.push(...mine.sort((x, y) => x[1] - y[1]));
  }
  return pairs;
}
