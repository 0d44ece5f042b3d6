/** A desk without a command and without files: events are kept in memory. */
import { embeddedDatabase } from '@apnap/cards';
import { Refused } from '@apnap/system';
import { type Entry, LOG_START, logLine, openTournament } from '@apnap/tournament';
import type { Lang } from '@apnap/words';
import type { Desk, Events, KeptEvent } from '../src/index.js';

/** Events in memory, by name, with how often each was kept. */
export class MemoryEvents implements Events {
  readonly logs = new Map<string, readonly Entry[]>();

  read(name: string): KeptEvent {
    const log = this.logs.get(name);
    if (!log) throw new Refused('input', `there is no ${name}`);
    const hashes: string[] = [];
    for (const entry of log) hashes.push(logLine(entry, hashes.at(-1) ?? LOG_START).hash);
    return { tournament: openTournament(log), hash: hashes.at(-1) ?? LOG_START, hashes };
  }

  create(name: string, entries: readonly Entry[]): void {
    this.logs.set(name, entries);
  }

  async change<T>(name: string, work: (t: KeptEvent['tournament']) => { entries: readonly Entry[]; found: T }): Promise<T> {
    const { tournament } = this.read(name);
    const { entries, found } = work(tournament);
    this.logs.set(name, [...tournament.log, ...entries]);
    return found;
  }
}

/** A desk in a language, on these events. */
export const deskIn = (lang: Lang, events: Events, notices: string[] = []): Desk => ({
  lang,
  events,
  event: 'open',
  user: 'Kim',
  cards: () => embeddedDatabase(),
  notice: (line) => notices.push(line),
  at: 'command',
  seconds: () => 0,
});
