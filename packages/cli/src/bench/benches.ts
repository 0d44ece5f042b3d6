/** The benches of the design: one function each, in the order in which they are reported. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Answer, fork } from '@apnap/kernel';
import { characteristics, derived, legalActions, type State } from '@apnap/magic';
import { type CardInput, compileCard } from '@apnap/oracle';
import { readText } from '@apnap/system';
import { playMatch } from '../match.js';
import { type BenchPlan, type BenchResult, median, microseconds, rounded } from './harness.js';
import { actIndex, boardOf, handOf, positions, randomMatch, throughTo, untilAttack } from './material.js';

export interface Bench {
  name: string;
  run(plan: BenchPlan): BenchResult[];
}

const DECKS = ['pauper-burn', 'pauper-elves'] as const;

const us = (name: string, value: number): BenchResult => ({ name, value, unit: 'µs' });

let found: ReturnType<typeof positions> | null = null;

/** Positions of real games, made once. */
function material(): ReturnType<typeof positions> {
  if (found) return found;
  found = positions(randomMatch(...DECKS), 8);
  // Each position is visited before anything is measured, so that what is kept beside a state is there.
  for (const s of found.states) legalActions(s, s.pending?.seat ?? 0);
  return found;
}

const every = <T>(list: readonly T[], n: number): T => list[n % list.length];

/** As the engine finds a state after something relevant has changed. */
function cold(s: State): State {
  const f = fork(s);
  f._derived = null;
  return f;
}

function characteristicsCold(plan: BenchPlan): BenchResult[] {
  const out: BenchResult[] = [];
  for (const permanents of [20, 60, 200])
    for (const effects of [0, 10, 50]) {
      const { state } = boardOf(permanents, effects);
      const value = microseconds(plan, () => {
        const s = cold(state);
        derived(s);
        let sum = 0;
        for (const id of s.battlefield) sum += characteristics(s, id).power ?? 0;
        return sum;
      });
      out.push(us(`characteristics, ${permanents} creatures, ${effects} effects`, value));
    }
  return out;
}

function core(plan: BenchPlan): BenchResult[] {
  const { game, states } = material();
  const texts = states.slice(0, 20).map((s) => game.save(s));
  const setup = randomMatch(...DECKS).setup;
  return [
    us(
      'fork',
      microseconds(plan, (n) => fork(every(states, n))),
    ),
    us(
      'serialise',
      microseconds(plan, (n) => game.save(every(states, n))),
    ),
    us(
      'restore',
      microseconds(plan, (n) => game.restore(every(texts, n), setup)),
    ),
    us(
      'hash',
      microseconds(plan, (n) => game.hash(every(states, n))),
    ),
  ];
}

function actions(plan: BenchPlan): BenchResult[] {
  const { game, states } = material();
  const casts = states.filter((s) => actIndex(s, 'cast') >= 0 && throughTo(game, s, { pick: [actIndex(s, 'cast')] }) !== null);
  const pass: Answer = { pick: [0] };
  return [
    us(
      'legal actions, characteristics known',
      microseconds(plan, (n) => {
        const s = every(states, n);
        return legalActions(s, s.pending?.seat ?? 0);
      }),
    ),
    us(
      'legal actions, cold',
      microseconds(plan, (n) => {
        const s = cold(every(states, n));
        return legalActions(s, s.pending?.seat ?? 0);
      }),
    ),
    us(
      'pass priority, to the next decision',
      microseconds(plan, (n) => game.answer(every(states, n), pass)),
    ),
    us(
      'cast a spell, to the next priority',
      microseconds(plan, (n) => {
        const s = every(casts, n);
        return throughTo(game, s, { pick: [actIndex(s, 'cast')] });
      }),
    ),
  ];
}

function combat(plan: BenchPlan): BenchResult[] {
  const { game, state } = boardOf(20, 0);
  const at = untilAttack(game, state);
  const ask = at.pending?.ask;
  if (ask?.form !== 'pair') return [];
  const all: Answer = { pairs: ask.options.map((_, i) => [i, ask.allowed[i][0]] as const) };
  return [
    us(
      'declare 10 attackers, to the next priority',
      microseconds(plan, () => throughTo(game, at, all)),
    ),
  ];
}

function games(plan: BenchPlan): BenchResult[] {
  const match = randomMatch(...DECKS);
  const count = plan.batches * 4;
  for (let i = 0; i < 3; i++) playMatch(match, `warm/${i}`);
  const times: number[] = [];
  let decisions = 0;
  for (let i = 0; i < count; i++) {
    const start = performance.now();
    decisions += playMatch(match, `bench/${i}`).result.decisions;
    times.push(performance.now() - start);
  }
  const total = times.reduce((a, b) => a + b, 0) / 1000;
  return [
    { name: 'random game, median', value: rounded(median(times)), unit: 'ms' },
    { name: 'random games', value: rounded(count / total), unit: 'games/s' },
    { name: 'random decisions', value: rounded(decisions / total), unit: 'decisions/s' },
  ];
}

function swarm(plan: BenchPlan): BenchResult[] {
  const { game, state } = boardOf(500, 1);
  const at = untilAttack(game, state);
  const ask = at.pending?.ask;
  const results = [
    us(
      'swarm of 500: characteristics',
      microseconds(plan, () => derived(cold(state))),
    ),
    us(
      'swarm of 500: legal actions',
      microseconds(plan, () => legalActions(state, 0)),
    ),
    us(
      'swarm of 500: pass priority',
      microseconds(plan, () => game.answer(state, { pick: [0] })),
    ),
  ];
  if (ask?.form !== 'pair') return results;
  const all: Answer = { pairs: ask.options.map((_, i) => [i, ask.allowed[i][0]] as const) };
  results.push(
    us(
      'swarm of 500: all attack, to the next priority',
      microseconds(plan, () => throughTo(game, at, all)),
    ),
  );
  return results;
}

/** What a full hand can do on a full board. */
function hands(plan: BenchPlan): BenchResult[] {
  const many = handOf('different', 60, 200);
  const alike = handOf('equal', 210, 420);
  for (const s of [many, alike]) legalActions(s, 0);
  return [
    us(
      'legal actions, 60 different cards in hand, 200 permanents',
      microseconds(plan, () => legalActions(many, 0)),
    ),
    us(
      'legal actions, 210 equal instants in hand, 420 lands',
      microseconds(plan, () => legalActions(alike, 0)),
    ),
  ];
}

/** From nothing to the first decision of a game, in a process of its own. */
function startUp(plan: BenchPlan): BenchResult[] {
  const bin = fileURLToPath(new URL('../../bin/apnap.js', import.meta.url));
  if (!existsSync(bin) || !existsSync(fileURLToPath(new URL('../../dist/main.js', import.meta.url)))) return [];
  const args = [bin, 'duel', ...DECKS, '--players', 'random,random', '--seed', '1', '--limit', '1', '--json'];
  const times = Array.from({ length: plan.batches }, () => {
    const start = performance.now();
    spawnSync(process.execPath, args, { stdio: 'ignore' });
    return performance.now() - start;
  });
  return [{ name: 'start-up to the first decision', value: rounded(median(times)), unit: 'ms' }];
}

/** Cards compiled in a second; the first cards warm the grammar up. */
function compiling(file: string): Bench {
  return {
    name: 'compiler',
    run(plan) {
      const rows = readText(file, 'en')
        .split('\n')
        .filter((l) => l !== '')
        .map((l) => JSON.parse(l) as CardInput);
      const sample = rows.filter((_, i) => i % Math.max(1, Math.floor(rows.length / (plan.batches * 200))) === 0);
      for (const row of sample.slice(0, 50)) compileCard(row);
      const start = performance.now();
      for (const row of sample) compileCard(row);
      return [{ name: 'cards compiled', value: rounded((sample.length * 1000) / (performance.now() - start)), unit: 'cards/s' }];
    },
  };
}

/** All benches; the compiler is measured when there is a card file. */
export function benches(cardFile: string | undefined): Bench[] {
  return [
    { name: 'state', run: core },
    { name: 'characteristics', run: characteristicsCold },
    { name: 'actions', run: actions },
    { name: 'combat', run: combat },
    { name: 'games', run: games },
    { name: 'swarm', run: swarm },
    { name: 'hands', run: hands },
    { name: 'start-up', run: startUp },
    ...(cardFile === undefined ? [] : [compiling(cardFile)]),
  ];
}
