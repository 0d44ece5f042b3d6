/**
 * Winston drafts for two: all cards are one stack, of which three piles of one card are laid face down. Who has the turn looks at a pile and takes it, or
 * passes: the pile gets a card of the stack, and he goes on to the next; who has passed all three takes the top card of the stack. A pile that is taken
 * begins again with a card of the stack. No document of the rules has it: this is how it is commonly played.
 */
import { askYes } from '@apnap/kernel';
import { type DraftRun, goTo, isAsked, replaced, take, tell } from './steps.js';
import type { DraftFrame, DraftState } from './types.js';

/** Whose turn it is. */
export const winstonSeat = (turn: number): number => (turn - 1) % 2;

/** Takes the top card of the stack away. */
function draw(s: DraftState): number[] {
  const [top, ...rest] = s.stack;
  s.stack = rest;
  return top === undefined ? [] : [top];
}

/** Whether a later pile or the stack still has a card for who passes this one. */
const canPass = (s: DraftState, pile: number): boolean => s.stack.length > 0 || s.piles.slice(pile).some((p) => p.length > 0);

/** A pile is looked at, and taken or passed. */
export function lookAt(run: DraftRun, frame: DraftFrame): void {
  const { s } = run;
  const { round, pick } = frame;
  const seat = winstonSeat(round);
  if (s.stack.length === 0 && s.piles.every((p) => p.length === 0)) {
    goTo(run, frame, 'build', round, 1);
    return;
  }
  const pile = s.piles[pick - 1];
  if (pile.length === 0) {
    passOn(run, frame);
    return;
  }
  const request = {
    seat,
    kind: 'take',
    rule: '',
    prompt: { id: 'limited.take', params: { pile: pick, n: pile.length } },
    fallback: { yes: true },
  };
  // Who can't get anything else has no choice.
  if (canPass(s, pick) && isAsked(s, seat) && !askYes(run, request)) {
    s.piles = replaced(s.piles, pick - 1, [...pile, ...draw(s)]);
    tell(run, 'pass', '', { seat, round, count: pick });
    passOn(run, frame);
    return;
  }
  take(run, { seat, round, pick, from: pile, cards: pile });
  tell(run, 'pick', '', { seat, round, cards: pile });
  s.piles = replaced(s.piles, pick - 1, draw(s));
  goTo(run, frame, 'look', round + 1, 1);
}

/** After a pile was passed: the next one, or the top card of the stack. */
function passOn(run: DraftRun, frame: DraftFrame): void {
  const { s } = run;
  const { round, pick } = frame;
  if (pick < s.piles.length) {
    goTo(run, frame, 'look', round, pick + 1);
    return;
  }
  const seat = winstonSeat(round);
  const cards = draw(s);
  if (cards.length > 0) {
    take(run, { seat, round, pick: pick + 1, from: cards, cards });
    tell(run, 'pick', '', { seat, round, cards });
  }
  goTo(run, frame, 'look', round + 1, 1);
}
