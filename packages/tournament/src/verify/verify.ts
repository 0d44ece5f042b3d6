/** Replays a log and checks every pairing and every figure. */
import { applyInPlace, begin } from '../apply/apply.js';
import type { CommandOf, Entry } from '../commands.js';
import { type Message, message } from '../messages.js';
import { checkPairing } from '../pairing/check.js';
import { areRightByes, checkPods, isWishedShape } from '../pairing/check-pods.js';
import { podCosts } from '../pairing/pods.js';
import { pairSwiss } from '../pairing/swiss.js';
import type { PairingProblem } from '../pairing/types.js';
import { planPods, podField, podProblem } from '../rounds/pods.js';
import { standings } from '../standings/standings.js';
import { isMultiplayer, nameOf, seatsOf } from '../state/look.js';
import type { PlannedTable, State } from '../state/types.js';
import { secondsBetween } from '../time.js';
import { standingEntries } from '../tournament.js';
import { problemOf } from './explain.js';
import { wrongFigures } from './figures.js';

export interface Verified {
  entries: number;
  /** `stable`: multiplayer tables that are right, and that no exchange of two players makes better, though nothing proves them the best. */
  rounds: { round: number; pairing: 'verified' | 'stable' | 'byHand' | 'bracket' | 'wrong'; figures: 'verified' | 'wrong' }[];
  problems: { seq: number; message: Message }[];
  /** What is odd, though nothing that was decided is wrong by it. */
  notes: { seq: number; message: Message }[];
}

/** Entries that say an earlier moment than the one before them: the clock was set back, or somebody said another moment. */
const backwards = (log: readonly Entry[]): Verified['notes'] =>
  log.slice(1).flatMap((e, i) => {
    const before = log[i];
    if (secondsBetween(before.at, e.at) >= 0) return [];
    return [{ seq: e.seq, message: message('verify.backwards', { at: e.at, before: before.at }) }];
  });

/** Checks a whole log. */
export function verifyLog(log: readonly Entry[]): Verified {
  const out: Verified = { entries: log.length, rounds: [], problems: [], notes: backwards(log) };
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

/** Multiplayer tables: checked by a checker of their own, and found again. */
function checkMultiplayer(state: State, c: CommandOf<'pair'>, seq: number, out: Verified): Kind {
  const without = new Set(c.tables.filter((t) => t.kind === 'awardedBye').map((t) => t.a));
  const wishes = { seed: c.seed, locked: c.locked ?? [], without };
  const { problem } = podProblem(state, wishes);
  const field = podField(state, without);
  const tables = c.tables.filter((t) => t.kind === 'pod').map((t) => seatsOf(t));
  const byes = c.tables.filter((t) => t.kind === 'bye').map((t) => t.a);
  const seated = new Set(tables.flat());
  const bound = new Set(wishes.locked.flat());
  const others = field.players.filter((p) => seated.has(p.id) && !bound.has(p.id));
  const fault = (kind: string): void => {
    out.problems.push({ seq, message: message('verify.fault', { kind }) });
  };
  const before = out.problems.length;
  const sizes = tables.map((t) => t.length);
  if (isWishedShape(field.players.length, sizes, state.settings) === 'no') fault('size');
  if (areRightByes(byes, others, field.players, field.byes) === 'no') fault('byes');
  const players = field.players.filter((p) => seated.has(p.id));
  const asked = { ...problem, players, sizes };
  const known = tables.flat().every((id) => players.some((p) => p.id === id));
  const checked = checkPods(asked, tables, known ? podCosts(asked, tables) : { repeats: 0, spread: 0, seats: 0 });
  for (const f of checked.faults) fault(f.kind);
  // The draw by the published seed can be repeated by everybody.
  const found = planPods(state, wishes);
  const words = (list: readonly (readonly string[])[]): string =>
    list
      .map((x) => x.join('|'))
      .sort()
      .join('\n');
  if (words(tables) !== words(found.pods) || words([byes.toSorted()]) !== words([found.byes.toSorted()]))
    out.problems.push({ seq, message: message('verify.otherPairs') });
  if (out.problems.length > before) return 'wrong';
  return checked.proof === 'best' ? 'verified' : 'stable';
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
