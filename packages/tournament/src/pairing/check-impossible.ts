/** The independent checker of refusals: shares no code with what makes them. */
import type { PairingProblem, PairingRefusal } from './types.js';

const key = (a: string, b: string): string => JSON.stringify(a < b ? [a, b] : [b, a]);

/** Whether a refusal is proved: each of more groups than `only` has players is odd, and may only meet its own members and `only`. */
export function checkImpossible(
  problem: PairingProblem,
  refusal: Extract<PairingRefusal, { kind: 'impossible' }>,
): 'proved' | 'not proved' {
  const locked = new Set([...problem.locked.flat(), problem.lockedBye]);
  const free: (string | null)[] = problem.players.map((p) => p.id).filter((id) => !locked.has(id));
  if (free.length % 2 === 1) free.push(null);
  const group = new Map(refusal.groups.flatMap((members, g) => members.map((id) => [id, g] as const)));
  const only = new Set(refusal.only);
  const named = refusal.groups.flat().length + refusal.only.length;
  const distinct = new Set([...group.keys(), ...only]).size === named && [...group.keys(), ...only].every((id) => free.includes(id));
  const odd = refusal.groups.every((members) => members.length % 2 === 1);
  if (!distinct || !odd || refusal.groups.length <= only.size) return 'not proved';
  const forbidden = new Set(problem.forbidden.map((pair) => key(...pair)));
  const mayMeet = (a: string | null, b: string | null): boolean =>
    a === null || b === null ? !problem.noBye?.includes(a ?? b ?? '') : !forbidden.has(key(a, b));
  const escapes = (id: string | null): boolean =>
    free.some((x) => x !== id && !only.has(x) && group.get(x) !== group.get(id) && mayMeet(id, x));
  return [...group.keys()].some(escapes) ? 'not proved' : 'proved';
}
