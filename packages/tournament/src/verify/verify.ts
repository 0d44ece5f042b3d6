/** Replays a log and checks every pairing and every figure. */
import { applyInPlace, begin } from '../apply/apply.js';
import type { CommandOf, Entry } from '../commands.js';
import { type Message, message } from '../messages.js';
import { checkPairing } from '../pairing/check.js';
import { pairSwiss } from '../pairing/swiss.js';
import type { PairingProblem } from '../pairing/types.js';
import { problemOf } from '../rounds/explain.js';
import { planPods } from '../rounds/pods.js';
import { standings } from '../standings/standings.js';
import { isMultiplayer, nameOf, seatsOf } from '../state/look.js';
import type { PlannedTable, State } from '../state/types.js';
import { standingEntries } from '../tournament.js';
import { wrongFigures } from './figures.js';

export interface Verified {
  entries: number;
  /** `repeated`: found again as it was, though nothing proves it the best. */
  rounds: { round: number; pairing: 'verified' | 'repeated' | 'byHand' | 'bracket' | 'wrong'; figures: 'verified' | 'wrong' }[];
  problems: { seq: number; message: Message }[];
}

/** Checks a whole log. */
export function verifyLog(log: readonly Entry[]): Verified {
  const out: Verified = { entries: log.length, rounds: [], problems: [] };
  const [first, ...rest] = standingEntries(log);
  if (!first) return out;
  const state = begin(first);
  for (const e of rest) {
    state.seq = e.seq - 1;
    const { command } = e;
    const pairing = command.type === 'pair' ? checkRound(state, command, e.seq, out) : undefined;
    applyInPlace(state, e);
    if (pairing !== undefined && command.type === 'pair') out.rounds.push({ round: command.round, pairing, figures: 'verified' });
    if (command.type === 'close' || command.type === 'correct' || command.type === 'correctPod') checkFigures(state, e.seq, out);
  }
  checkFigures(state, state.seq, out);
  return out;
}

function checkFigures(state: State, seq: number, out: Verified): void {
  for (const w of wrongFigures(state, standings(state))) {
    out.problems.push({ seq, message: message('verify.figure', { name: nameOf(state, w.id), what: w.what }) });
    const last = out.rounds.at(-1);
    if (last) last.figures = 'wrong';
  }
}

type Kind = Verified['rounds'][number]['pairing'];

/** The pairing of a round, found again from what was known then, and proved to be the best. */
function checkRound(state: State, c: CommandOf<'pair'>, seq: number, out: Verified): Kind {
  if (c.method === 'manual') return 'byHand';
  if (c.method === 'bracket') return 'bracket';
  if (isMultiplayer(state)) return checkMultiplayer(state, c, seq, out);
  const pods = c.method === 'pods' ? [...new Set(c.tables.flatMap((t) => (t.pod === undefined ? [] : [t.pod])))] : [undefined];
  const kinds = pods.map((pod): Kind => {
    const tables = pod === undefined ? c.tables : c.tables.filter((t) => t.pod === pod);
    const problem = problemOf(state, c, pod);
    return checkProblem(problem, tables, seq, out);
  });
  return kinds.includes('wrong') ? 'wrong' : 'verified';
}

/** Multiplayer tables, found again. The best of all ways up to so many players, and above one that a search finds. */
function checkMultiplayer(state: State, c: CommandOf<'pair'>, seq: number, out: Verified): Kind {
  const awarded = c.tables.filter((t) => t.kind === 'awardedBye').map((t) => t.a);
  const found = planPods(state, { seed: c.seed, locked: c.locked ?? [], without: new Set(awarded) });
  const words = (kind: 'pod' | 'bye'): string[] => c.tables.filter((t) => t.kind === kind).map((t) => seatsOf(t).join('|'));
  const same = (x: readonly string[], y: readonly string[]): boolean => [...x].sort().join('\n') === [...y].sort().join('\n');
  const pods = found.pods.map((seats) => seats.join('|'));
  if (!same(words('pod'), pods) || !same(words('bye'), found.byes)) {
    out.problems.push({ seq, message: message('verify.otherPairs') });
    return 'wrong';
  }
  return found.proof === 'best' ? 'verified' : 'repeated';
}

function checkProblem(problem: PairingProblem, tables: readonly PlannedTable[], seq: number, out: Verified): Kind {
  const outcome = pairSwiss(problem);
  if (outcome.kind === 'refused') {
    out.problems.push({ seq, message: message('verify.noPairing') });
    return 'wrong';
  }
  const faults = checkPairing(problem, outcome.result);
  for (const f of faults) out.problems.push({ seq, message: message('verify.fault', { kind: f.kind }) });
  const key = (a: string, b: string | null): string => (b === null || a < b ? `${a}|${b ?? ''}` : `${b}|${a}`);
  const found = new Set([
    ...outcome.result.pairs.map(([a, b]) => key(a, b)),
    ...(outcome.result.bye === null ? [] : [key(outcome.result.bye, null)]),
  ]);
  const written = tables.filter((t) => t.kind === 'match' || t.kind === 'bye').map((t) => key(t.a, t.b));
  const same = written.length === found.size && written.every((k) => found.has(k));
  if (!same) out.problems.push({ seq, message: message('verify.otherPairs') });
  return same && faults.length === 0 ? 'verified' : 'wrong';
}
