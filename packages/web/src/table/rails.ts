/** The others of a table for three and more: side by side, one of them brought forward where there is no room for all alike. */
import type { MagicView } from '@apnap/protocol';
import { useRef, useState } from 'react';
import { otherSeats } from './lookup.js';

/** Up to so many others stand side by side, each as large as the next, until one of them is brought forward. */
const ALIKE = 3;

export interface Rails {
  /** The seats of the others in turn order; with only one of them nothing here matters. */
  seats: readonly number[];
  /** Whose side is seen whole on a small screen, and larger on a wide one if not all are alike. */
  forward: number | null;
  /** Whether all are equally wide where there is room. */
  alike: boolean;
  /** Whether a seat has so little room that only its creatures are shown as cards. */
  slim(seat: number): boolean;
  /** Brings somebody forward; who is forward already goes back among the others. */
  bring(seat: number): void;
  /** Brings the one after who is forward, or before. */
  turn(by: 1 | -1): void;
}

/** How wide the others are, as columns of a grid: who has left the game is narrow. */
export function columnsOf({ seats, forward, alike }: Pick<Rails, 'seats' | 'forward' | 'alike'>, game: MagicView): string {
  const lost = (seat: number): boolean => game.players.find((p) => p.seat === seat)?.lost === true;
  const share = (seat: number): number => {
    if (seat === forward && !alike) return seats.length > ALIKE ? 4 : 2.4;
    return lost(seat) ? 0.45 : 1;
  };
  return seats.map((seat) => `minmax(0, ${share(seat)}fr)`).join(' ');
}

/** Who is forward: whom one has chosen, else whose turn it is or was last among the others. */
export function useRails(game: MagicView): Rails {
  const seats = otherSeats(game);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = useRef<number | null>(null);
  if (seats.includes(game.turn.active)) last.current = game.turn.active;
  const kept = chosen !== null && seats.includes(chosen) ? chosen : null;
  const forward = seats.length < 2 ? null : (kept ?? last.current ?? seats[0]);
  const alike = kept === null && seats.length <= ALIKE;
  return {
    seats,
    forward,
    alike,
    slim: (seat) => seats.length > ALIKE && seats.includes(seat) && seat !== forward,
    bring: (seat) => setChosen(seat === kept ? null : seat),
    turn: (by) => {
      const at = forward === null ? 0 : seats.indexOf(forward);
      if (seats.length > 1) setChosen(seats[(at + (kept === null ? 0 : by) + seats.length) % seats.length]);
    },
  };
}
