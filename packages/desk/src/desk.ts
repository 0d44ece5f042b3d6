/** What the desk works with, and what it answers. */
import type { CardDatabase } from '@apnap/cards';
import type { Entry, Tournament } from '@apnap/tournament';
import type { Lang } from '@apnap/words';

/** Who asks: answers and refusals are in his language. */
export interface Asker {
  lang: Lang;
  /** Whether he gives options of a command (so where nothing is said), or works at a page: only of the one he is told their names. */
  at?: 'command' | 'page';
}

/** An event as it is kept. */
export interface KeptEvent {
  tournament: Tournament;
  /** Hash of the last line of its log. */
  hash: string;
  /** Hashes of all lines. */
  hashes: readonly string[];
}

/** Where events are kept, each under a name: files ({@link eventFiles}), or whatever else keeps logs. */
export interface Events {
  /** @throws Refused where there is no such event, or it can't be read. */
  read(name: string): KeptEvent;
  /** Keeps a new event. @throws Refused where there is one of the name, or it can't be written. */
  create(name: string, entries: readonly Entry[]): void;
  /**
   * Does something with an event while nobody else changes it, and keeps the entries that come of it, all or none.
   * @returns what `work` found. @throws Refused where there is no such event, or it can't be read or written; and whatever `work` throws: then nothing is kept.
   */
  change<T>(name: string, work: (t: Tournament) => { entries: readonly Entry[]; found: T }): Promise<T>;
}

/** A tournament desk for somebody: what it has to be given by whoever sets it up. */
export interface Desk extends Asker {
  at: 'command' | 'page';
  events: Events;
  /** The event that is meant where none is named. */
  event: string | undefined;
  /** Who enters what is entered, where nobody is named. */
  user: string;
  /** All cards that are known, with those of card files that are named. @throws Refused for a file that can't be read. */
  cards(files?: readonly string[]): CardDatabase;
  /** Points something out that does not keep the work from being done. */
  notice(line: string): void;
  /** Seconds since some moment. */
  seconds(): number;
}

/** What the desk answers: a JSON document, and the same as lines for people. */
export interface Answer {
  json: object;
  lines: readonly string[];
  /** 1 where the answer is no, or something is wrong; else it may be absent. */
  code?: number;
}

export const answer = (json: object, lines: readonly string[], code = 0): Answer => ({ json, lines, code });
