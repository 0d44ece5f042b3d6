/**
 * Scenarios for the rules of 2015 and of 2003, written from the documents by somebody who has not read the engine: all of them hold. Where one says
 * what holds today, it is played by today's rules, too.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { answersOf, scratch } from './support.js';

interface Line {
  id: string;
  setup: Record<string, unknown>;
  runs: { expect: unknown[] }[];
  today?: unknown[];
}

const linesOf = (year: string): Line[] =>
  readFileSync(fileURLToPath(new URL(`./years/${year}.jsonl`, import.meta.url)), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

/** The same game by today's rules, with what holds then. */
function today({ setup, runs, today: expected, ...rest }: Line): Line[] {
  if (expected === undefined) return [];
  const { profile: _, ...plain } = setup;
  return [{ ...rest, setup: plain, runs: [...runs.slice(0, -1), { ...(runs.at(-1) as Line['runs'][0]), expect: expected }] }];
}

async function failing(scenarios: readonly Line[]): Promise<{ total: number; failed: Record<string, string> }> {
  const file = scratch('years.jsonl');
  writeFileSync(file, scenarios.map((s) => `${JSON.stringify(s)}\n`).join(''));
  const { document, bad } = await answersOf(file);
  expect(bad).toEqual([]);
  const failed = document.results.filter((r) => r.status !== 'passed').map((r) => [r.id, `${r.status}: ${r.reason}`]);
  return { total: document.total, failed: Object.fromEntries(failed) as Record<string, string> };
}

describe.each(['2015', 'classic'])('scenarios by the rules of %s', (year) => {
  it('hold', async () => {
    const { total, failed } = await failing(linesOf(year));
    expect(total).toBeGreaterThanOrEqual(100);
    expect(failed).toEqual({});
  });

  it('what they say of today holds by the rules of today', async () => {
    const { total, failed } = await failing(linesOf(year).flatMap(today));
    expect(total).toBeGreaterThanOrEqual(20);
    expect(failed).toEqual({});
  });
});
