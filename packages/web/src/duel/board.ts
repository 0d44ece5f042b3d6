/** What all parts of the board share: the game, what is asked, what is picked, and what a press does. */
import type { Answer, DuelCardView, DuelGameView, DuelPlacedView } from '@apnap/protocol';
import { createContext, useContext } from 'react';
import type { Asked, Numbered } from './asked.js';

export interface Board {
  game: DuelGameView;
  /** The seat at the bottom. */
  me: number;
  them: number;
  asked: Asked | null;
  /** Options that are picked so far. */
  picked: readonly number[];
  /** Places of cards that are picked, targeted, attacked. */
  toggle: (i: number) => void;
  answer: (a: Answer) => void;
  /** Opens the menu of a card. */
  menu: (of: { at: string; card: DuelCardView | null; options: readonly Numbered[] }, from: HTMLElement) => void;
  /** Shows a card large; `open`: also where there is no room for it beside the board. */
  look: (card: DuelCardView, open?: boolean) => void;
  /** Opens a pile. */
  pile: (at: string) => void;
}

export const BoardContext = createContext<Board | null>(null);

/** @throws Error outside of a board */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('no board');
  return board;
}

/** The card with this number, if it is named in the view. */
export const cardOf = ({ game }: Pick<Board, 'game'>, id: number | undefined): DuelCardView | null =>
  id === undefined ? null : (game.duel.cards[String(id)] ?? null);

/** What lies at a place of the field. */
export function placedAt({ game }: Pick<Board, 'game'>, at: string): DuelPlacedView | null {
  for (const side of game.duel.sides) for (const c of side.field) if (c.at === at) return c;
  return null;
}

/** Numbers of the Chain Links whose cards are at a place, or in a pile. */
export const linksAt = ({ game }: Pick<Board, 'game'>, at: string): number[] =>
  game.duel.chain.flatMap((l, i) => (l.at === at || l.at.startsWith(`${at} `) ? [i + 1] : []));

/** Whether a Chain Link targets what lies there. */
export const isTargeted = ({ game }: Pick<Board, 'game'>, at: string): boolean => game.duel.chain.some((l) => l.targets.includes(at));
