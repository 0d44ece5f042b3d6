/** Whether a pairing problem can be read at all. */
import type { PairingPlayer, PairingProblem, PairingRefusal } from './types.js';

const whole = (x: number): boolean => Number.isSafeInteger(x) && x >= 0 && x < 2 ** 20;

function checkPlayer(player: PairingPlayer, within: PairingProblem['within'], out: PairingRefusal[]): void {
  const { id } = player;
  for (const what of ['points', 'byes', 'pairedDown', 'pairedUp'] as const)
    if (!whole(player[what])) out.push({ kind: 'notANumber', id, what });
  if (within === 'standing' && !(player.rank !== undefined && whole(player.rank))) out.push({ kind: 'notANumber', id, what: 'rank' });
  for (const meeting of player.opponents) {
    if (meeting.id === id) out.push({ kind: 'withSelf', id, where: 'opponents' });
    if (!whole(meeting.times) || meeting.times > 1000) out.push({ kind: 'notANumber', id, what: 'times' });
  }
}

/** What is wrong with a problem before anybody is paired; nothing when it is sound. Opponents who are not here any more are no fault. */
export function checkProblem(problem: PairingProblem): PairingRefusal[] {
  const out: PairingRefusal[] = [];
  if (problem.players.length === 0) out.push({ kind: 'noPlayers' });
  const known = new Set<string>();
  for (const player of problem.players) {
    if (known.has(player.id)) out.push({ kind: 'twice', id: player.id });
    known.add(player.id);
    checkPlayer(player, problem.within, out);
  }
  for (const where of ['forbidden', 'locked'] as const) {
    for (const [a, b] of problem[where]) {
      if (a === b) out.push({ kind: 'withSelf', id: a, where });
      for (const id of [a, b]) if (!known.has(id) && where === 'locked') out.push({ kind: 'unknown', id, where });
    }
  }
  const taken = new Set<string>();
  for (const id of [...problem.locked.flat(), ...(problem.lockedBye === undefined ? [] : [problem.lockedBye])]) {
    if (taken.has(id)) out.push({ kind: 'lockedTwice', id });
    taken.add(id);
  }
  const forbidden = new Set(problem.forbidden.map(([a, b]) => JSON.stringify(a < b ? [a, b] : [b, a])));
  for (const pair of problem.locked) {
    const [a, b] = pair;
    if (forbidden.has(JSON.stringify(a < b ? [a, b] : [b, a]))) out.push({ kind: 'lockedForbidden', pair });
  }
  const bye = problem.lockedBye;
  if (bye !== undefined && !known.has(bye)) out.push({ kind: 'unknown', id: bye, where: 'lockedBye' });
  if (bye !== undefined && problem.noBye?.includes(bye)) out.push({ kind: 'byeDenied', id: bye });
  if (bye !== undefined && problem.players.length % 2 === 0) out.push({ kind: 'byeWithEven', id: bye });
  return out;
}
