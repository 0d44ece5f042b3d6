/** Looking ahead: what is offered is tried in worlds that could be this one, and played on by rules of thumb. */
import type { Answer, Decision } from '@apnap/kernel';
import type { Duel } from '../game.js';
import { statOf } from '../reading/values.js';
import { card, monstersOf, other, player, spellsOf } from '../state/access.js';
import type { Seat, State } from '../state/types.js';
import type { View } from '../view/view.js';
import { heuristicDuelist } from './heuristic.js';
import type { DuelPlayer, Known } from './player.js';
import { worldFor } from './worlds.js';

/** How much is tried: in so many worlds at most, and no world is begun when so many decisions have been made in them. */
export interface DuelBudget {
  worlds: number;
  decisions: number;
  /** Whether it has taken long enough: asked before each decision of a game that is played on; of one that it breaks off nothing counts. */
  enough?: () => boolean;
}

/** Another answer than that by rules of thumb must promise so much more. */
const SURE = 250;

/** Decisions after which a game that is played on is judged as it is. */
const MOST_DECISIONS = 80;

/** What a card in hand stands for, in Life Points; one on the field besides its ATK; one in a Spell & Trap Zone. */
const HAND = 600;
const BODY = 500;
const BACK = 450;
const GAME = 40_000;

function sideWorth(s: State, seat: Seat): number {
  const p = player(s, seat);
  const monsters = monstersOf(s, seat).reduce((n, row) => {
    const c = card(s, row);
    const strength = Math.max(statOf(s, row, 'atk') ?? 0, (statOf(s, row, 'def') ?? 0) * (c.position === 'defense' ? 0.7 : 0.4));
    return n + strength + BODY;
  }, 0);
  return p.lp * 0.8 + p.hand.length * HAND + monsters + spellsOf(s, seat).length * BACK;
}

/** What a moment is worth to a seat. */
function worth(s: State, seat: Seat): number {
  if (s.result) return s.result.winners.length === 2 || s.result.winners.length === 0 ? 0 : s.result.winners.includes(seat) ? GAME : -GAME;
  return sideWorth(s, seat) - sideWorth(s, other(seat));
}

/** Kinds of decisions that are not worth looking ahead for. */
const PLAIN: ReadonlySet<string> = new Set(['choose zone', 'choose position', 'shuffle', 'random']);

/** So many answers are tried at most. */
const MOST_ANSWERS = 10;

/** The answers to be tried: those there are, the one by rules of thumb first. */
function candidates(game: Duel, s: State, d: Decision, first: Answer): Answer[] {
  const key = JSON.stringify(first);
  const found = [first];
  if (PLAIN.has(d.kind)) return found;
  for (const answer of game.answers(s)) {
    if (found.length >= MOST_ANSWERS) break;
    if (JSON.stringify(answer) !== key) found.push(answer);
  }
  return found;
}

/** Plays on by rules of thumb until the other's next turn is over, or for so many decisions; null: it was broken off. */
function playedOn(
  game: Duel,
  from: State,
  player: DuelPlayer,
  { until, enough }: { until: number; enough: () => boolean },
): { state: State; decisions: number } | null {
  let state = from;
  let decisions = 0;
  for (; decisions < MOST_DECISIONS && state.turn <= until; decisions++) {
    const d = game.pending(state);
    if (!d) break;
    if (enough()) return null;
    const outcome = game.answer(state, player.choose(game.view(state, d.decider) as View, state));
    if (!outcome.ok) break;
    state = outcome.state;
  }
  return { state, decisions };
}

/**
 * A player that gives the answer that does best in worlds that the moment could be. It knows what both decks are made of, and of where cards lie what its
 * seat sees.
 */
export const searchingDuelist = (game: Duel, known: Known, seed: string, budget: DuelBudget): DuelPlayer => ({
  kind: 'search',
  choose: (view, state) => searched(game, view, state, known, seed, budget),
});

/** @param s of which nothing is read but what the seat sees, and which cards there are */
function searched(game: Duel, view: View, s: State, known: Known, seed: string, budget: DuelBudget): Answer {
  const d = game.pending(s);
  const thumb = heuristicDuelist(known);
  if (!d) return thumb.choose(view, s);
  const seat = d.decider as Seat;
  const first = thumb.choose(view, s);
  // Within a step what was answered before stands, and was answered to what lay there: nothing is laid anew under it.
  if (s.answers.length > 0) return first;
  const tried = candidates(game, s, d, first);
  if (tried.length === 1) return first;
  const until = s.turn + (s.active === seat ? 1 : 0);
  // Of a world that is not finished nothing counts, but of the first: there what was tried is compared.
  let sums = tried.map(() => 0);
  const enough = budget.enough ?? (() => false);
  let [decisions, tests] = [0, tried.length];
  for (let w = 0; w < budget.worlds && decisions < budget.decisions; w++) {
    const world = worldFor(s, seat, `${seed}/${d.id}/${w}`);
    const found: number[] = [];
    for (const answer of tried) {
      const outcome = game.answer(world, answer);
      const played = outcome.ok ? playedOn(game, outcome.state, thumb, { until, enough }) : { state: null, decisions: 0 };
      if (!played) break;
      decisions += played.decisions;
      found.push(played.state ? worth(played.state, seat) : -GAME);
    }
    if (found.length < tried.length && w > 0) break;
    sums = sums.map((sum, i) => sum + (found[i] ?? 0));
    tests = found.length;
    if (tests < tried.length) break;
  }
  // Where nothing is gained for sure, rules of thumb decide.
  let best = 0;
  for (let i = 1; i < tests; i++) if (sums[i] > sums[best] + (best === 0 ? SURE : 0)) best = i;
  return tried[best];
}
