/** Why somebody is paired as he is: the problem of the round as it was then, asked again. */
import type { Lang } from '@apnap/words';
import { applyInPlace, begin } from '../apply/apply.js';
import type { CommandOf, Entry } from '../commands.js';
import { message, refuse, say } from '../messages.js';
import type { PairingReason } from '../pairing/messages.js';
import { sayReason } from '../pairing/messages.js';
import { pairSwiss } from '../pairing/swiss.js';
import type { PairingProblem, PairingResult } from '../pairing/types.js';
import { why, whyNot } from '../pairing/why.js';
import { planPods } from '../rounds/pods.js';
import { pairingProblem } from '../rounds/problem.js';
import { isMultiplayer, nameOf, roundOf, seatsOf, tableWith } from '../state/look.js';
import type { State, Table } from '../state/types.js';
import { standingEntries } from '../tournament.js';

/** The problem that a pairing command answered, in the state before it. */
export function problemOf(state: State, c: CommandOf<'pair'>, pod: number | undefined): PairingProblem {
  const tables = pod === undefined ? c.tables : c.tables.filter((t) => t.pod === pod);
  const only = pod === undefined ? undefined : new Set(tables.flatMap((t) => (t.b === null ? [t.a] : [t.a, t.b])));
  return pairingProblem(state, {
    seed: pod === undefined ? c.seed : `${c.seed}/${pod}`,
    within: c.method === 'standing' ? 'standing' : 'drawn',
    ...(only ? { only } : {}),
    locked: c.locked ?? [],
    criteria: c.criteria ?? 1,
  });
}

/** The state before the pairing of a round, and the command that made it. */
function before(log: readonly Entry[], round: number): { state: State; command: CommandOf<'pair'> } | undefined {
  const [first, ...rest] = standingEntries(log);
  if (!first) return undefined;
  const at = rest.findLastIndex((e) => e.command.type === 'pair' && e.command.round === round);
  const command = rest[at]?.command;
  if (command?.type !== 'pair') return undefined;
  const state = begin(first);
  for (const e of rest.slice(0, at)) {
    state.seq = e.seq - 1;
    applyInPlace(state, e);
  }
  return { state, command };
}

/** Of a multiplayer table: who had met before, how far apart in points they are, and whether there is no better way. */
function explainPod(then: State, c: CommandOf<'pair'>, table: Table, language: Lang): string[] {
  const awarded = c.tables.filter((t) => t.kind === 'awardedBye').map((t) => t.a);
  const plan = planPods(then, { seed: c.seed, locked: c.locked ?? [], without: new Set(awarded) });
  const names = (ids: readonly string[]): string => ids.map((id) => nameOf(then, id)).join(', ');
  if (table.kind === 'bye') return [say(message('why.podBye', { name: nameOf(then, table.a) }), language)];
  const seats = seatsOf(table);
  const players = plan.problem.players.filter((p) => seats.includes(p.id));
  const met = players.flatMap((p) => p.opponents.filter((m) => p.id < m.id && seats.includes(m.id)).map((m) => names([p.id, m.id])));
  const points = players.map((p) => p.points);
  return [
    message('why.podMet', { names: names(seats), met: met.join('; ') || '—' }),
    message('why.podPoints', { low: Math.min(...points), high: Math.max(...points) }),
    message(plan.proof === 'best' ? 'why.podBest' : 'why.podSearched'),
  ].map((m) => say(m, language));
}

/** Sentences that say why somebody has this opponent, or the bye, in a round. */
export function explainPairing(log: readonly Entry[], state: State, number: number, id: string, language: Lang): string[] {
  const round = roundOf(state, number);
  const table = tableWith(round, id) ?? refuse('error.notPlaying', { name: nameOf(state, id) });
  const said = (key: 'why.edited' | 'why.bracket' | 'why.manual' | 'why.awarded' | 'why.loss'): string =>
    say(message(key, { name: nameOf(state, id) }), language);
  if (table.edited) return [said('why.edited')];
  if (round.method === 'bracket') return [said('why.bracket')];
  if (round.method === 'manual') return [said('why.manual')];
  if (table.kind === 'awardedBye') return [said('why.awarded')];
  if (table.kind === 'loss') return [said('why.loss')];
  const then = before(log, number);
  if (!then) return [];
  if (table.kind === 'pod' || isMultiplayer(state)) return explainPod(then.state, then.command, table, language);
  return reasonsOf(then, table, state, language, (problem, result) => why(problem, result, id)?.reasons);
}

function reasonsOf(
  then: { state: State; command: CommandOf<'pair'> },
  table: Table,
  state: State,
  language: Lang,
  ask: (problem: PairingProblem, result: PairingResult) => readonly PairingReason[] | undefined,
): string[] {
  const problem = problemOf(then.state, then.command, table.pod);
  const outcome = pairSwiss(problem);
  const reasons = outcome.kind === 'paired' ? (ask(problem, outcome.result) ?? []) : [];
  return reasons.map((r) => sayReason(r, language, (x) => nameOf(state, x)));
}

/** Sentences that say why somebody has not this opponent in a round. @throws DeskError for somebody who does not play in it. */
export function explainOther(
  log: readonly Entry[],
  state: State,
  number: number,
  [id, other]: readonly [string, string],
  language: Lang,
): string[] {
  const round = roundOf(state, number);
  const [table, theirs] = [id, other].map((x) => tableWith(round, x) ?? refuse('error.notPlaying', { name: nameOf(state, x) }));
  const decided = (t: Table): boolean => !t.edited && (t.kind === 'match' || t.kind === 'bye');
  // What was not found by pairing, and pods that never meet (MTR 7.6), have their reason without asking.
  const found = round.method !== 'bracket' && round.method !== 'manual' && decided(table) && decided(theirs);
  const then = found && !isMultiplayer(state) ? before(log, number) : undefined;
  if (!then) return explainPairing(log, state, number, id, language);
  if (table.pod !== theirs.pod) return [say(message('why.otherPod', { a: nameOf(state, id), b: nameOf(state, other) }), language)];
  if (table === theirs) return explainPairing(log, state, number, id, language);
  return reasonsOf(then, table, state, language, (problem, result) => whyNot(problem, result, id, other));
}
