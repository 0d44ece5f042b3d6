/** What a view shows of the field, as rules of thumb look at it. */
import type { Card } from '../language/index.js';
import type { SeenCard, View } from '../view/view.js';
import type { Known } from './player.js';

/** A monster on the field. */
export interface Fighter {
  at: string;
  /** Undefined: it is Set and not one's own, or a Token. */
  card: Card | undefined;
  atk: number;
  def: number;
  up: boolean;
  attacks: boolean;
  attacked: boolean;
}

export interface Side {
  lp: number;
  hand: number;
  fighters: readonly Fighter[];
  /** Cards in Spell & Trap Zones that are no monsters' scales. */
  backs: readonly SeenCard[];
}

export interface Board {
  view: View;
  seat: 0 | 1;
  mine: Side;
  theirs: Side;
  known: Known;
}

/** What a Set monster of somebody else is taken for. */
const UNSEEN = { atk: 1300, def: 1600 };

function fighterOf(c: SeenCard, known: Known): Fighter {
  const card = c.card === undefined ? undefined : known(c.card);
  const { atk, def } = card ? { atk: card.printed.atk ?? 0, def: card.printed.def ?? 0 } : UNSEEN;
  return {
    at: c.zone,
    card,
    atk: c.atk ?? atk,
    def: c.def ?? def,
    up: c.pos === 'attack' || c.pos === 'defense',
    attacks: c.pos === 'attack',
    attacked: c.attacked === true,
  };
}

function sideOf(view: View, of: 0 | 1, known: Known): Side {
  const p = view.players[of];
  const { hand, field, lp } = p;
  return {
    lp,
    hand: typeof hand === 'number' ? hand : hand.length,
    fighters: field.filter((c) => c.zone.includes(' monster ')).map((c) => fighterOf(c, known)),
    backs: field.filter((c) => c.zone.includes(' spell ') && !c.scale),
  };
}

/** @throws Error for a spectator's view */
export function boardOf(view: View, known: Known): Board {
  const { seat } = view;
  if (seat !== 0 && seat !== 1) throw new Error('a board is that of a player');
  return { view, seat, mine: sideOf(view, seat, known), theirs: sideOf(view, seat === 0 ? 1 : 0, known), known };
}

/** How much a fighter stands for, in points of ATK. */
export const weight = (f: Fighter): number => Math.max(f.atk, f.def / 2) + 400;

/** What attacks would meet. */
export const wall = (f: Fighter): number => (f.attacks ? f.atk : f.def);

/** The highest ATK of a side, 0 without monsters. */
export const strongest = (side: Side): number => side.fighters.reduce((n, f) => Math.max(n, f.atk), 0);

/** Who controls what lies at a place. */
export const sideAt = (at: string): number => Number(at[0]);
