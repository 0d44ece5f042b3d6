/** Looking at a position: its board, with what the things on the stack will do. */
import type { CardSource, View } from '@apnap/magic';
import { Board } from './board.js';
import { stackWorth } from './plan.js';
import { salvageOf } from './salvage.js';

const PLANS = { stackWorth, salvageOf };

/** The board a seat sees. @param forWhom whose good it is judged by; absent: the seat's own */
export const boardOf = (view: View, cards: CardSource, seat: number, forWhom = seat): Board => new Board(view, cards, PLANS, seat, forWhom);
