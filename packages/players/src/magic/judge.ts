/** How good a position is for a seat, as a chance to win: the leaves of the search. */
import type { CardSource, View } from '@apnap/magic';
import { type Board, isCreature, isLand, power } from '../heuristic/board.js';
import { permanentValue } from '../heuristic/evaluate.js';
import { mayAttackLater } from '../heuristic/fighters.js';
import { doneBy } from '../heuristic/foes.js';
import { boardOf } from '../heuristic/look.js';
import type { World } from '../player.js';
import type { Verdict } from '../search/craft.js';
import { areTogether } from '../teams.js';

/** What is counted, each as the difference between the seat and an opponent. */
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

/** The position in figures, from the side of the seat of the board. @param foe the opponent it is compared with */
export function features(b: Board, foe = b.opp): number[] {
  const mine = side(b, b.me, foe);
  const theirs = side(b, foe, b.me);
  return mine.map((x, i) => x - theirs[i]);
}

/** By how much the odds are against the seat because of this opponent; commanders that have come far count like life that is gone (CR 903.10a). */
function oddsAgainst(b: Board, foe: number): number {
  const x = features(b, foe);
  const commanders = COMMANDER * (doneBy(b.view, foe, b.me) ** 2 - doneBy(b.view, b.me, foe) ** 2);
  return Math.exp(-x.reduce((sum, v, i) => sum + v * WEIGHTS[i], 0) + commanders);
}

const COMMANDER = 2;

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
  if (b.my.lost) return { chance: 0, over: 'lost', ...lives };
  const friends = view.players.filter((p) => !p.lost && areTogether(view, p.seat, seat)).length;
  // Against one the odds of the two; against several those of all together, shared by who plays on one's side.
  return { chance: friends / (friends + b.foes.reduce((sum, foe) => sum + oddsAgainst(b, foe), 0)), over: null, ...lives };
}
