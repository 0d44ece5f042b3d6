/** How good a position is for a seat, as a chance to win: the leaves of the search. */
import type { CardSource, View } from '@apnap/magic';
import { Board } from '../heuristic/board.js';
import { lifeComfort, permanentValue } from '../heuristic/evaluate.js';
import type { World } from '../player.js';

/** So many points more than the opponent and the chance is e : 1. */
const SCALE = 7;
const CARD_IN_HAND = 1.9;

const chance = (points: number): number => 1 / (1 + Math.exp(-points / SCALE));

/** The sum of everything the seat has. */
function side(b: Board, seat: number): number {
  const p = b.view.players[seat];
  let n = lifeComfort(p.life) + CARD_IN_HAND * Math.min(7, p.handCount) + 0.5 * Math.max(0, p.handCount - 7);
  for (const o of b.permanentsOf[seat]) n += permanentValue(b, o);
  return n;
}

/** From 0 (lost) to 1 (won), for the seat. */
export function judge(world: World, seat: number, cards: CardSource): number {
  if (world.winners) return world.winners.includes(seat) ? 1 : world.winners.length === 0 ? 0.5 : 0;
  const view: View = world.view(seat);
  const b = new Board(view, cards, seat);
  return chance(side(b, seat) - side(b, b.opp));
}
