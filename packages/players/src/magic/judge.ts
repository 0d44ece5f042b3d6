/** How good a position is for a seat, as a chance to win: the leaves of the search. */
import type { CardSource, View } from '@apnap/magic';
import { chanceOf, readForest, SCORE, scoreOf } from '../forest.js';
import { POSITIONS } from '../generated/positions.js';
import type { Board } from '../heuristic/board.js';
import { doneBy } from '../heuristic/foes.js';
import { boardOf } from '../heuristic/look.js';
import type { World } from '../player.js';
import type { Verdict } from '../search/craft.js';
import { areTogether } from '../teams.js';
import { figures } from './position.js';

const FOREST = readForest(POSITIONS.figures, POSITIONS.depth, POSITIONS.text);

/** By how much the odds are against the seat because of this opponent; commanders that have come far count like life that is gone (CR 903.10a). */
function oddsAgainst(b: Board, foe: number): number {
  const commanders = Math.round(SCORE * COMMANDER * (doneBy(b.view, b.me, foe) ** 2 - doneBy(b.view, foe, b.me) ** 2));
  const chance = chanceOf(scoreOf(FOREST, figures(b, foe)) + commanders);
  return (1 - chance) / chance;
}

const COMMANDER = 2;

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
