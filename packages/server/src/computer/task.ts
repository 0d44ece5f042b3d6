/** What a thread that thinks is asked, and answers. */
import type { Answer } from '@apnap/kernel';
import type { View } from '@apnap/magic';
import type { Level } from '@apnap/protocol';

export interface Task {
  id: number;
  /** One player plays one seat of one game: the same key, the same player. */
  key: string;
  seed: string;
  level: Level;
  view: View;
}

export type Done = { id: number; answer: Answer } | { id: number; error: string };

/** What a thread begins with. */
export interface Work {
  /** File with imported cards; '' for none. */
  imported: string;
}
