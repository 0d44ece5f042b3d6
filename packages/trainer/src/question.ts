/** What a question is. */
import type { State } from '@apnap/magic';
import type { Text } from '@apnap/words';

/** Families of questions, each about one thing that the rules do. */
export const FAMILIES = [
  'priority',
  'stack',
  'timing',
  'mana',
  'costs',
  'targets',
  'layers',
  'abilities',
  'copies',
  'zones',
  'blocks',
  'combat',
  'trample',
  'stateBased',
  'triggers',
  'replacement',
  'penalties',
] as const;
export type FamilyId = (typeof FAMILIES)[number];

/** From 1, the easiest. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** A link of why the answer is right, with the rules it follows from: "613.4b", "IPG 2.3". */
export interface Because {
  text: Text;
  rules: readonly string[];
}

/** A question as a family makes it: `wrong` are answers that come of leaving a rule out. */
export interface Draft {
  /** The game at the moment that is asked about; null: it is not about a game. */
  state: State | null;
  /** What is done from there on, or what is known besides. */
  told: readonly Text[];
  ask: Text;
  right: Text;
  wrong: readonly Text[];
  why: readonly Because[];
}

export interface Question {
  family: FamilyId | 'tower';
  level: Level;
  seed: string;
  state: State | null;
  told: readonly Text[];
  ask: Text;
  choices: readonly Text[];
  /** The place of the right one among the choices, from 0. */
  right: number;
  why: readonly Because[];
}
