/** Which attacks are worth declaring (Y13, Y14.13). */
import { type Board, type Fighter, weight } from './board.js';

/** An attack; `at` null: directly. */
export interface Attack {
  from: Fighter;
  at: Fighter | null;
  worth: number;
}

/** What an attack gains, as far as it can be foreseen. */
function worthOf(b: Board, from: Fighter, at: Fighter | null): number {
  if (at === null) return from.atk >= b.theirs.lp ? 1e6 : from.atk;
  if (at.attacks) {
    const over = from.atk - at.atk;
    if (over > 0) return weight(at) + over * 0.5 + (over >= b.theirs.lp ? 1e6 : 0);
    // Both are destroyed.
    if (over === 0) return from.atk === 0 ? -1 : (weight(at) - weight(from)) * 0.5 - 1;
    return -weight(from);
  }
  const over = from.atk - at.def;
  if (over > 0) return weight(at) * (at.up ? 1 : 0.6);
  // What is Set may be stronger than it looks.
  return over === 0 ? -1 : -300;
}

/** Attacks that are worth it, the first first: the weakest monster that does it takes each target. */
export function attackPlan(b: Board): Attack[] {
  const ready = b.mine.fighters.filter((f) => f.up && f.attacks && !f.attacked);
  const targets: readonly (Fighter | null)[] = b.theirs.fighters.length > 0 ? b.theirs.fighters : [null];
  const all = ready.flatMap((from) => targets.map((at) => ({ from, at, worth: worthOf(b, from, at) })));
  return all.filter((x) => x.worth > 0).sort((x, y) => y.worth - x.worth || x.from.atk - y.from.atk);
}
