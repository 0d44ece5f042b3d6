/** What a puzzle is made of. */

/** What lies on a board. No two creatures, and no two cards of the hand, are called the same. */
export interface Board {
  /** Untapped lands of who is to win, by name. */
  lands: Readonly<Record<string, number>>;
  mine: readonly string[];
  hand: readonly string[];
  theirs: readonly string[];
}

/** Something that is done for the solution. Cards go by their English names; `you` and `opponent` are the players. */
export type Deed =
  /** `late`: after combat. */
  | { do: 'cast' | 'use'; card: string; at?: readonly string[]; late?: true }
  | { do: 'attack'; with: readonly string[] }
  /** Who is sacrificed, discarded or chosen otherwise. */
  | { do: 'choose'; cards: readonly string[] }
  /** How combat damage is divided, as much as may be to the player. */
  | { do: 'damage' };

/** What blocks are answered with: blockers by name, each with what it blocks. */
export interface Reply {
  blocks: Readonly<Record<string, string>>;
  then: readonly Deed[];
}

export const GRADES = ['easy', 'medium', 'hard'] as const;
export type Grade = (typeof GRADES)[number];

export interface Puzzle {
  /** Never used for another board: what is solved is remembered by it. */
  id: string;
  grade: Grade;
  /** How hard it is: the easier come first. */
  weight: number;
  /** The life of the opponent. */
  life: number;
  board: Board;
  /** What is done up to the attack, or to the end where nobody blocks. */
  first: readonly Deed[];
  /** For each way to block, what wins then. The first is the defence that asks for most. */
  replies: readonly Reply[];
}
