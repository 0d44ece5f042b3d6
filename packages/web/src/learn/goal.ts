/** What a lesson waits for, as data, and whether a view of the game shows it. No drawing, and no clicks: only what has come to be counts. */
import type { About, CardView, MagicView } from '@apnap/protocol';
import { findAll } from '../table/lookup.js';

/** Something that can be so in a game. Cards go by their English names; seat 0 is the learner's. */
export type Goal =
  /** So many cards of this name lie in the zone. */
  | { is: 'in'; zone: 'hand' | 'battlefield' | 'graveyard' | 'stack'; card: string; seat: 0 | 1; least?: number }
  /** The learner is asked this. */
  | { is: 'asked'; kind: string }
  /** So many creatures of this name attack. */
  | { is: 'attacking'; card: string; least?: number }
  | { is: 'blocking'; card: string }
  /** A spell of this name has this target: the name of a permanent, or a seat. */
  | { is: 'aimed'; card: string; at: string | 0 | 1 }
  /** A triggered ability of this card waits on the stack. */
  | { is: 'trigger'; of: string }
  | { is: 'life'; seat: 0 | 1; least?: number; most?: number }
  | { is: 'power'; card: string; least: number }
  /** So much mana is in the learner's pool. */
  | { is: 'mana'; least: number }
  /** The table has told why: about an object, about what can't be done with it, about a line of the account. */
  | { is: 'why'; about: 'object' | 'cannot' | 'event'; card?: string }
  | { is: 'combat' }
  | { is: 'empty stack' }
  | { is: 'turn'; least: number }
  | { is: 'won' }
  | { is: 'over' }
  | { is: 'all'; of: readonly Goal[] }
  | { is: 'not'; what: Goal };

/** What a goal is judged by: the game as it is, and what the learner has had explained last. */
export interface Sight {
  game: MagicView;
  why: About | null;
}

const MAIN: readonly string[] = ['precombatMain', 'postcombatMain'];

/** The cards of a zone that are called so. */
export function cardsIn(game: MagicView, zone: 'hand' | 'battlefield' | 'graveyard' | 'stack', card: string, seat: 0 | 1): CardView[] {
  const player = game.players.find((p) => p.seat === seat);
  const spells = game.stack.flatMap((s) => (s.kind === 'spell' && s.card ? [s.card] : []));
  const all = {
    hand: player?.hand,
    graveyard: player?.graveyard,
    battlefield: game.battlefield.filter((c) => c.controller === seat),
    stack: spells.filter((c) => c.controller === seat),
  };
  return (all[zone] ?? []).filter((c) => c.name.en === card);
}

const named = (game: MagicView, card: string): CardView[] => game.battlefield.filter((c) => c.name.en === card);

function aimed(game: MagicView, card: string, at: string | 0 | 1): boolean {
  const wanted = typeof at === 'number' ? [-1 - at] : named(game, at).map((c) => c.id);
  return game.stack.some((s) => s.kind === 'spell' && s.card?.name.en === card && s.targets.some((t) => wanted.includes(t)));
}

function explained({ game, why }: Sight, about: 'object' | 'cannot' | 'event', card: string | undefined): boolean {
  if (why === null || !(about in why)) return false;
  if (card === undefined) return true;
  const id = 'object' in why ? why.object : 'cannot' in why ? why.cannot : Number.NaN;
  return findAll(game).get(id)?.card.name.en === card;
}

function life(game: MagicView, seat: 0 | 1, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): boolean {
  const n = game.players.find((p) => p.seat === seat)?.life;
  return n !== undefined && n >= least && n <= most;
}

/** Whether it is so. */
export function holds(goal: Goal, sight: Sight): boolean {
  const { game } = sight;
  switch (goal.is) {
    case 'in':
      return cardsIn(game, goal.zone, goal.card, goal.seat).length >= (goal.least ?? 1);
    case 'asked':
      return game.decision?.mine === true && game.decision.kind === goal.kind;
    case 'attacking':
      return named(game, goal.card).filter((c) => c.attacking !== undefined).length >= (goal.least ?? 1);
    case 'blocking':
      return named(game, goal.card).some((c) => (c.blocking?.length ?? 0) > 0);
    case 'aimed':
      return aimed(game, goal.card, goal.at);
    case 'trigger':
      return game.stack.some((s) => s.kind === 'triggered' && s.card?.name.en === goal.of);
    case 'life':
      return life(game, goal.seat, goal.least, goal.most);
    case 'power':
      return named(game, goal.card).some((c) => (c.power ?? 0) >= goal.least);
    case 'mana':
      return (game.players.find((p) => p.seat === 0)?.pool.length ?? 0) >= goal.least;
    case 'why':
      return explained(sight, goal.about, goal.card);
    case 'combat':
      return !MAIN.includes(game.turn.step);
    case 'empty stack':
      return game.stack.length === 0;
    case 'turn':
      return game.turn.number >= goal.least;
    case 'won':
      return game.result?.winners.includes(0) ?? false;
    case 'over':
      return game.result !== null;
    case 'all':
      return goal.of.every((g) => holds(g, sight));
    case 'not':
      return !holds(goal.what, sight);
  }
}
