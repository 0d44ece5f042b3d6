/** Officials at a table where a match of a tournament is played: what they ask for, and what they are shown (IPG 1.4, 2). */
import type { Text } from '@apnap/words';
import { z } from 'zod';
import type { LogLine } from './game.js';
import type { FaceText } from './magic.js';
import type { ShownGame } from './shown.js';
import type { BackUpView, OfficialView, TableInfo } from './table.js';

const index = z.number().int().nonnegative();
const seat = z.number().int().min(0).max(15);
const object = z.number().int().positive();
const some = z.number().int().min(1).max(1000);
const reason = z.string().trim().min(1).max(300);

/** Where a card can be put that is in the wrong zone. */
export const PLACES = ['hand', 'graveyard', 'exile', 'libraryTop', 'libraryBottom'] as const;

/** Remedies that no program carries out, by name: each is refused with what is done instead. */
export const BY_HAND = ['battlefield', 'stack'] as const;

/** Something in a game that is put right. Objects by the numbers of the view that was shown. */
export const correction = z.discriminatedUnion('put', [
  z.strictObject({ put: z.literal('life'), seat, life: z.number().int().min(-1_000_000).max(1_000_000) }),
  /** Of a permanent, or of the player. */
  z.strictObject({
    put: z.literal('counters'),
    on: z.union([z.strictObject({ object }), z.strictObject({ seat })]),
    counter: z.string().trim().min(1).max(40),
    n: z.number().int().min(0).max(1000),
  }),
  z.strictObject({ put: z.literal('tapped'), object, to: z.enum(['tapped', 'untapped']) }),
  z.strictObject({ put: z.literal('move'), object, to: z.enum(PLACES) }),
  /** Cards of a hand, chosen at random, on top of the library. */
  z.strictObject({ put: z.literal('toLibrary'), seat, n: some }),
  /** The part of a library that nobody knows. */
  z.strictObject({ put: z.literal('shuffle'), seat }),
  z.strictObject({ put: z.literal('draw'), seat, n: some }),
  /** `n`: absent: down to the maximum hand size. */
  z.strictObject({ put: z.literal('discard'), seat, n: some.optional() }),
  /** What is chosen for a permanent as it enters, chosen now. */
  z.strictObject({ put: z.literal('choice'), object }),
  /** Cards of an opening hand, chosen at random, into the library: those that were drawn too many, and one more. */
  z.strictObject({ put: z.literal('opening'), seat, n: some }),
  /** An ability of {@link BenchView.triggers}. */
  z.strictObject({ put: z.literal('trigger'), trigger: z.string().max(60) }),
  /** What is not carried out, to be told so. */
  z.strictObject({ put: z.literal('byHand'), what: z.enum(BY_HAND) }),
]);
export type Correction = z.infer<typeof correction>;

/**
 * What an official does at a table. `n` and `era`: the moment he was shown; what was meant for another is refused.
 */
export const officialAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('enter') }),
  z.strictObject({ act: z.literal('leave') }),
  /** Sees hands, too, or no more. */
  z.strictObject({ act: z.literal('look'), at: z.enum(['all', 'public']) }),
  /** The game is to go back to the moment after `to` answers; asked for by the head judge it does. */
  z.strictObject({ act: z.literal('backUp'), to: index, n: index, era: index, why: reason }),
  z.strictObject({ act: z.literal('withdraw') }),
  z.strictObject({ act: z.literal('approve'), n: index, era: index }),
  z.strictObject({ act: z.literal('refuse') }),
  z.strictObject({ act: z.literal('correct'), what: correction, n: index, era: index, why: reason }),
]);
export type OfficialAct = z.infer<typeof officialAct>;
export type OfficialActName = OfficialAct['act'];

/** A moment a game can go back to. */
export interface PointView {
  to: number;
  /** What was decided there, and by whom: it is undone, with all that came after it. */
  before: Text;
  turn: number;
  /** Decisions of players that are undone. */
  undone: number;
  /** What was learned since, and by whom, in sentences. */
  learned: Text[];
  /** What is left to chance. */
  chance: Text[];
}

/** A triggered ability that something of this turn triggers. */
export interface TriggerView {
  key: string;
  seat: number;
  name: Text;
  does: Text;
}

/** A table as an official sees it. */
export interface BenchView {
  object: 'bench';
  table: TableInfo;
  /** The match: its tournament, round, and table. */
  match: { tournament: string; round: number; table: number };
  officials: OfficialView[];
  me: { name: string; role: OfficialView['role']; sees: 'public' | 'all' };
  /** The moment that is shown. */
  n: number;
  era: number;
  game: ShownGame | null;
  faces: FaceText[];
  log: LogLine[];
  /** The newest first; those before them are further back than a game is backed up. */
  points: PointView[];
  /** Why there are none; absent: there are, or nothing was decided yet. */
  noPoints?: Text;
  triggers: TriggerView[];
  proposal: BackUpView | null;
}

/** What the socket of an official says: the table, whenever it has changed; or that he is not there. */
export type BenchMessage = BenchView | { object: 'left' };
