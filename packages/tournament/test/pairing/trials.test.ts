/** Tournaments played by chance: the independent checker finds nothing, and notices what is wrong (scripts/pairing-trials.ts plays many more). */
import { expect, test } from 'vitest';
import { checkPairing } from '../../src/pairing/check.js';
import { pairSwiss } from '../../src/pairing/swiss.js';
import type { PairingFault, PairingProblem, PairingResult } from '../../src/pairing/types.js';
import { Dice, Played } from './kit.js';
import { trial } from './trial.js';

test('H, C1-C6: every round of tournaments with drops, late entries, byes, clubs and locked pairs is proved to be the best', () => {
  let rounds = 0;
  for (let i = 0; i < 40; i++) rounds += trial(`suite ${i}`).rounds;
  expect(rounds).toBeGreaterThan(200);
});

function somewhere(rounds: number, players: number): { problem: PairingProblem; result: PairingResult } {
  const played = new Played(new Dice('faults'), { players, drops: 2, late: 0, draws: 10, seed: 'faults' });
  for (let round = 1; ; round++) {
    const problem = played.next();
    const outcome = pairSwiss(problem);
    if (outcome.kind === 'refused') throw new Error('refused');
    if (round === rounds) return { problem, result: outcome.result };
    played.play(outcome.result);
  }
}

const { problem, result } = somewhere(6, 41);
const kinds = (p: PairingProblem, r: PairingResult): PairingFault['kind'][] => checkPairing(p, r).map((f) => f.kind);

test('the checker notices two pairs that have swapped a player', () => {
  const [[a, b], [c, d], ...rest] = result.pairs;
  const faults = kinds(problem, { ...result, pairs: [[a, d], [c, b], ...rest] });
  expect(faults).toContain('costs');
});

test('the checker notices a player who is paired twice, one without a pair, and a bye too many', () => {
  const [[a, b], [c], ...rest] = result.pairs;
  expect(kinds(problem, { ...result, pairs: [[a, b], [c, a], ...rest] })).toEqual(['notOnce', 'notOnce']);
  expect(kinds(problem, { ...result, pairs: result.pairs.slice(1) })).toEqual(['notOnce', 'notOnce']);
  expect(kinds({ ...problem, players: problem.players.filter((p) => p.id !== result.bye) }, result)).toContain('line');
});

test('the checker notices forbidden pairs and locked ones that are missing', () => {
  expect(kinds({ ...problem, forbidden: [result.pairs[3]] }, result)).toContain('forbidden');
  expect(kinds({ ...problem, locked: [[result.pairs[0][0], result.pairs[1][0]]] }, result)).toContain('lockedApart');
});

test('the checker notices another line, prices that are too high or too low, and words out of order', () => {
  const { certificate, line } = result;
  expect(kinds(problem, { ...result, line: [...line].reverse() })).toEqual(['line']);
  const bent = (by: number): PairingResult => ({
    ...result,
    certificate: { ...certificate, prices: certificate.prices.map((p, i) => (i === 7 ? { ...p, price: p.price.map((x) => x + by) } : p)) },
  });
  expect(kinds(problem, bent(2))).toContain('notTight');
  expect(kinds(problem, bent(2))).toContain('overpaid');
  expect(kinds(problem, bent(-2))).toEqual(['notTight']);
  expect(kinds(problem, { ...result, certificate: { ...certificate, words: [...certificate.words].reverse() } })).toContain('words');
  expect(kinds(problem, { ...result, certificate: { ...certificate, prices: certificate.prices.slice(1) } })).toContain('prices');
});

test('the checker notices a pairing that is sound but not the best', () => {
  const other = pairSwiss({ ...problem, forbidden: [result.pairs[0]] });
  if (other.kind === 'refused') throw new Error('refused');
  const faults = kinds(problem, other.result);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.every((k) => k === 'overpaid' || k === 'words')).toBe(true);
});
