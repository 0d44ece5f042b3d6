/** How good a position is for a seat, as a chance to win: the leaves of the search. */
import type { CardSource, View } from '@apnap/magic';
import { type Board, isCreature, isLand, power } from '../heuristic/board.js';
import { permanentValue } from '../heuristic/evaluate.js';
import { mayAttackLater } from '../heuristic/fighters.js';
import { boardOf } from '../heuristic/look.js';
import type { World } from '../player.js';
import type { Verdict } from '../search/craft.js';
import { areTogether } from '../teams.js';

/** What is counted, each as the difference between the seat and its opponent. */
export const FEATURES = ['life', 'low', 'hand', 'creatures', 'lands', 'others', 'clock', 'turn'] as const;

/** The same in the same order, for one side. */
function side(b: Board, seat: number, foe: number): number[] {
  const p = b.view.players[seat];
  let creatures = 0;
  let lands = 0;
  let others = 0;
  let strike = 0;
  for (const o of b.permanentsOf[seat]) {
    const value = permanentValue(b, o);
    if (isCreature(o)) {
      creatures += value;
      if (mayAttackLater(o)) strike += power(o);
    } else if (isLand(o)) lands += value;
    else others += value;
  }
  const life = Math.max(1, b.view.players[foe].life);
  return [
    Math.min(30, p.life) / 10,
    -Math.exp(-Math.max(0, p.life) / 4),
    Math.min(7, p.handCount),
    creatures,
    lands,
    others,
    Math.min(1.5, strike / life),
    areTogether(b.view, b.view.turn.active, seat) ? 1 : 0,
  ];
}

/** The position in figures, from the side of the seat of the board. */
export function features(b: Board): number[] {
  const mine = side(b, b.me, b.opp);
  const theirs = side(b, b.opp, b.me);
  return mine.map((x, i) => x - theirs[i]);
}

/** Found by `scripts/fit-judge.ts` (docs/players.md). */
const WEIGHTS: readonly number[] = [0.59, 4.7, 0.29, 0.18, 0.31, 0.19, 0.28, 0.47];

export function judge(world: World, seat: number, cards: CardSource): Verdict {
  const view: View = world.view(seat);
  const b = boardOf(view, cards, seat);
  const lives = { mine: b.my.life, theirs: b.theirs.life };
  if (world.winners) {
    const over = world.winners.includes(seat) ? 'won' : world.winners.length === 0 ? 'drawn' : 'lost';
    return { chance: over === 'won' ? 1 : over === 'drawn' ? 0.5 : 0, over, ...lives };
  }
  const x = features(b);
  return { chance: 1 / (1 + Math.exp(-x.reduce((sum, v, i) => sum + v * WEIGHTS[i], 0))), over: null, ...lives };
}
