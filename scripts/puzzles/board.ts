/** A board of a puzzle: made by chance from the pool, and set up as a game. */
import type { MagicSetup, Placed } from '@apnap/magic';
import type { Board } from '../../packages/web/src/puzzles/puzzle.js';
import { type Colour, DEFENDERS, FIGHTERS, LANDS, SPELLS } from './pool.js';

/** A whole number from 0 to n - 1. */
export type Below = (n: number) => number;

/** Chance from a number: the same for the same number. */
export function chance(seed: number): Below {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

const COLOURS: readonly Colour[] = ['W', 'U', 'B', 'R', 'G'];

function some(from: readonly string[], n: number, below: Below): string[] {
  const left = [...from];
  return Array.from({ length: Math.min(Math.floor(n), left.length) }, () => left.splice(below(left.length), 1)[0]);
}

/** The lands that pay for all of this at once, by colour; so a hand can be used up, and the question is how. */
function landsFor(costs: readonly string[], colours: readonly Colour[]): Record<string, number> {
  const lands: Record<string, number> = Object.fromEntries(colours.map((c) => [LANDS[c], 0]));
  let any = 0;
  for (const cost of costs)
    for (const [, symbol] of cost.matchAll(/\{(\w+)\}/g)) {
      const colour = colours.find((c) => c === symbol);
      if (colour) lands[LANDS[colour]]++;
      else any += Number(symbol) || 0;
    }
  for (let i = 0; i < any; i++) lands[LANDS[colours[i % colours.length]]]++;
  return Object.fromEntries(Object.entries(lands).filter(([, n]) => n > 0));
}

/**
 * A board by chance. No two creatures and no two cards of a hand are called the same, so that a name says which is meant.
 * @param cost what a card costs
 */
export function randomBoard(below: Below, cost: (card: string) => string): Board {
  const one = COLOURS[below(5)];
  const others = COLOURS.filter((c) => c !== one);
  // Two colours mostly: what they do together is seen less easily.
  const two = below(6) === 0 ? one : others[below(others.length)];
  const both = [...new Set([one, two])];
  const mine = some(
    both.flatMap((c) => FIGHTERS[c]),
    2 + below(4) / 2,
    below,
  );
  const hand = some(
    both.flatMap((c) => SPELLS[c]),
    2 + below(4) / 2,
    below,
  );
  const theirs = some(
    DEFENDERS.filter((d) => !mine.includes(d)),
    2 + below(4) / 2,
    below,
  );
  // Sometimes one card too many: then it has to be found out which stays in the hand.
  const paid = hand.length > 2 && below(2) === 0 ? hand.slice(1) : hand;
  return { lands: landsFor(paid.map(cost), both), mine, hand, theirs };
}

/** The board as a game. The first seat acts in its first main phase; libraries hold lands alone. */
export function setupOf(board: Board, life: number): MagicSetup {
  const put = (seat: number, zone: Placed['zone'], cards: readonly string[]): Placed[] => cards.map((card) => ({ seat, zone, card }));
  return {
    players: [
      { name: 'A', deck: [], life: 20 },
      { name: 'B', deck: [], life },
    ],
    first: 0,
    from: 'precombatMain',
    opening: 'none',
    place: [
      ...Object.entries(board.lands).map(([card, count]): Placed => ({ seat: 0, zone: 'battlefield', card, count })),
      ...put(0, 'battlefield', board.mine),
      ...put(0, 'hand', board.hand),
      ...put(1, 'battlefield', board.theirs),
      { seat: 0, zone: 'library', card: 'Plains', count: 5 },
      { seat: 1, zone: 'library', card: 'Plains', count: 5 },
    ],
  };
}
