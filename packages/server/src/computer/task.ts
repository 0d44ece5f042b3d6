/** What a thread that thinks is asked, and answers. */
import type { Answer, Message } from '@apnap/kernel';
import type { Level } from '@apnap/protocol';

export interface Task {
  id: number;
  /** One player plays one seat of one game: the same key, the same player. */
  key: string;
  seed: string;
  level: Level;
  /** As the engine makes it for the seat. */
  view: unknown;
  /** Milliseconds after which it answers, however much is left of its budget. */
  deadline: number;
  /** What worlds are dealt from, for players that imagine games: for the determiniser in the thread, never for the player. */
  game?: { state: string; setup: unknown };
}

/** What a player would answer, and why, as far as it thought about it. */
export interface Idea {
  answer: Answer;
  why: Message | null;
}

export type Done = ({ id: number } & Idea) | { id: number; error: string };

/** What a thread begins with. */
export interface Work {
  /** File with imported cards; '' for none. */
  imported: string;
}
