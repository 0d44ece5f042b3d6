/** Whether a board is worth being a puzzle: how much life can be taken by force, what is needed for it, and who doesn't see it. */
import type { CardSource, MagicGame, State } from '@apnap/magic';
import { askPlayer, createPlayer, type Player, strengthOf } from '@apnap/players';
import type { Board } from '../../packages/web/src/puzzles/puzzle.js';
import { setupOf } from './board.js';
import { OverBudget, Search } from './search.js';

export const begin = (game: MagicGame, search: Search, board: Board, life: number): State =>
  search.settle(game.create(setupOf(board, life), 'puzzle').state);

/** The most life from which the opponent can be brought to nothing by force; 0: none. @throws OverBudget */
export function mostLife(game: MagicGame, search: Search, board: Board): number {
  let life = 0;
  while (search.wins(begin(game, search, board, life + 1))) life++;
  return life;
}

function* subsets(of: readonly string[], n: number, from = 0): Generator<string[]> {
  if (n === 0) yield [];
  else for (let i = from; i < of.length; i++) for (const rest of subsets(of, n - 1, i + 1)) yield [of[i], ...rest];
}

/** The fewest cards of the hand that win, and a search that uses them alone. @throws OverBudget */
export function needed(game: MagicGame, board: Board, life: number, budget: number): { cards: string[]; search: Search } | null {
  for (let n = 0; n <= board.hand.length; n++)
    for (const cards of subsets(board.hand, n)) {
      const search = new Search(game, budget, new Set(cards));
      if (search.wins(begin(game, search, board, life))) return { cards, search };
    }
  return null;
}

/** What can be begun with, targets included: how much of it wins, of how much. */
export function firstActions(search: Search, start: State): { won: number; of: number } {
  let won = 0;
  let of = 0;
  const look = (s: State): void => {
    for (const { state } of search.moves(s)) {
      const { pending } = state;
      if (pending?.decider === 0 && state.turn.step === 'precombatMain' && pending.kind !== 'act' && search.over(state) === null)
        look(state);
      else {
        of++;
        if (search.wins(state)) won++;
      }
    }
  };
  look(start);
  return { won, of };
}

/** Whether the player wins against the best defence. */
function playerWins(search: Search, start: State, player: Player): boolean {
  let s = start;
  for (let n = 0; n < 300; n++) {
    if (s.result || s.turn.number > 1 || !s.pending) break;
    if (s.pending.decider === 1) {
      const moves = search.moves(s);
      s = (moves.find((m) => !search.wins(m.state)) ?? moves[0]).state;
      continue;
    }
    const next = search.step(s, askPlayer(search.game, s, [player, player]));
    if (!next) return false;
    s = next;
    while (s.pending?.decider === 1 && s.pending.kind === 'act') s = search.step(s, { pick: [0] }) as State;
  }
  return s.result?.winners.includes(0) ?? false;
}

/** Whether a computer player finds it: by rules of thumb, or searching at the level hard. */
export function found(search: Search, start: State, cards: CardSource): boolean {
  const plains = cards('Plains');
  const model = { decks: plains ? [{ cards: [{ card: plains, count: 60 }] }] : [] };
  const players = [createPlayer('heuristic', 'puzzle', cards), createPlayer('search', 'puzzle', cards, { model, ...strengthOf('hard') })];
  return players.some((p) => playerWins(search, start, p));
}

export { OverBudget };
