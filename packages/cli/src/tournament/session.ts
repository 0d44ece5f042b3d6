/** What the commands of the tournament desk share: the event, who and when, who is meant, and what is printed. */
import {
  act,
  actAll,
  type Command,
  DeskError,
  type Doing,
  type Entrant,
  type Entry,
  lastRound,
  message,
  openTables,
  type Round,
  refuse,
  type State,
  say,
  secondsOf,
  type Tournament,
} from '@apnap/tournament';
import type { Context } from '../commands/common.js';
import { CliError } from '../io.js';
import { widthOf } from '../paint.js';
import { type TextId, text } from '../text/text.js';
import { locked } from './lock.js';
import { appendEntries, readEvent } from './store.js';

/** Options every command has. */
export interface CommonOptions {
  event?: string;
  json?: boolean;
  at?: string;
  by?: string;
  why?: string;
  hj?: string;
}

export function eventOf(cx: Context, o: CommonOptions): string {
  const file = o.event ?? cx.io.env.APNAP_EVENT;
  if (file === undefined || file === '') throw new CliError(2, text(cx.lang, 't.eventMissing'));
  return file;
}

/** The moment and the person; the clock of the machine unless said. */
export function doingOf(cx: Context, o: CommonOptions): Doing {
  const at = o.at ?? new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  if (secondsOf(at) === undefined) throw new CliError(2, text(cx.lang, 't.moment', { value: at }));
  return { at, by: o.by ?? (cx.io.env.USER || 'desk'), why: o.why };
}

export const approval = (o: CommonOptions): { headJudge?: string } => (o.hj === undefined ? {} : { headJudge: o.hj });

/** What a command prints: a JSON document, or lines. */
export interface Answer {
  json: object;
  lines: readonly string[];
  code?: number;
}

export function print(cx: Context, o: { json?: boolean }, a: Answer): number {
  if (o.json) cx.io.out(`${JSON.stringify(a.json, null, 1)}\n`);
  else if (a.lines.length > 0) cx.io.out(`${a.lines.join('\n')}\n`);
  return a.code ?? 0;
}

/** Turns a refusal of the desk into a line on standard error. */
export function inWords<T>(cx: Context, work: () => T): T {
  try {
    return work();
  } catch (e) {
    if (e instanceof DeskError) throw new CliError(1, say(e.reason, cx.lang));
    throw e;
  }
}

/** Looks at an event. */
export function look(cx: Context, o: CommonOptions, work: (t: Tournament) => Answer): number {
  const { tournament } = readEvent(cx, eventOf(cx, o));
  return print(
    cx,
    o,
    inWords(cx, () => work(tournament)),
  );
}

/** A session in which commands are done one after the other; all are written together at its end. */
export class Session {
  readonly entries: Entry[] = [];
  constructor(
    public tournament: Tournament,
    readonly doing: Doing,
  ) {}

  get state(): State {
    return this.tournament.state;
  }

  do(command: Command): void {
    this.tournament = act(this.tournament, this.doing, command);
    const last = this.tournament.log.at(-1);
    if (last) this.entries.push(last);
  }

  /** Closes the newest round when all its results are in. */
  closeIfDone(): void {
    const last = lastRound(this.state);
    if (last?.status === 'published' && openTables(last).length === 0) this.do({ type: 'close', round: last.number });
  }

  /** Many commands at once; a refusal names the line each came from. */
  doAll(commands: readonly Command[], lineOf: (i: number) => number): void {
    const before = this.tournament.log.length;
    try {
      this.tournament = actAll(this.tournament, this.doing, commands);
      this.entries.push(...this.tournament.log.slice(before));
    } catch (e) {
      // Find the one that is refused.
      if (e instanceof DeskError)
        commands.forEach((c, i) => {
          try {
            this.tournament = act(this.tournament, this.doing, c);
          } catch (cause) {
            if (cause instanceof DeskError) throw new DeskError(message('error.csvLine', { line: lineOf(i), why: cause.reason }));
            throw cause;
          }
        });
      throw e;
    }
  }

  /** Writes nothing of what was done. */
  forget(): void {
    this.entries.length = 0;
  }
}

/** Changes an event: everything or nothing. */
export async function change(cx: Context, o: CommonOptions, work: (s: Session) => Answer): Promise<number> {
  const file = eventOf(cx, o);
  const doing = doingOf(cx, o);
  // A file that is not there is said before a lock is made beside it.
  readEvent(cx, file);
  const answer = await locked(cx, file, () => {
    const event = readEvent(cx, file);
    const session = new Session(event.tournament, doing);
    const a = inWords(cx, () => work(session));
    appendEntries(event, session.entries);
    return a;
  });
  return print(cx, o, answer);
}

/** Who is meant: by id, number, or name, or a part of it that only one has. */
export function whoIs(state: State, who: string): Entrant {
  const w = who.trim();
  const folded = w.toLowerCase();
  const exact = state.entrants.filter((e) => e.id === w || e.name === w || e.members.some((m) => m.number === w || m.name === w));
  if (exact.length === 1) return exact[0];
  const near = exact.length > 1 ? exact : state.entrants.filter((e) => e.name.toLowerCase().includes(folded));
  if (near.length === 1) return near[0];
  if (near.length === 0) return refuse('error.whoUnknown', { who });
  return refuse('error.whoSeveral', {
    who,
    found: near
      .slice(0, 8)
      .map((e) => e.name)
      .join(', '),
  });
}

/** The round asked for, or the newest. */
export function roundAsked(cx: Context, state: State, asked: string | undefined): Round {
  if (asked === undefined) return lastRound(state) ?? refuse('error.noRound', { round: 1 });
  const n = numberOf(cx, '--round', asked, 1);
  return state.rounds.find((r) => r.number === n) ?? refuse('error.noRound', { round: n });
}

/** A whole number of at least `least`. */
export function numberOf(cx: Context, option: string, value: string, least: number): number {
  const n = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(n) || n < least)
    throw new CliError(2, text(cx.lang, 'error.optionValue', { option, value, expected: text(cx.lang, 'expect.whole', { min: least }) }));
  return n;
}

/** One of some words. */
export function oneOf<T extends string>(cx: Context, option: string, value: string, list: readonly T[]): T {
  const found = list.find((x) => x === value);
  if (found === undefined)
    throw new CliError(
      2,
      text(cx.lang, 'error.optionValue', { option, value, expected: text(cx.lang, 'expect.oneOf', { list: list.join(', ') }) }),
    );
  return found;
}

/** Rows in columns; numbers (by `right`) to the right. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths = rows.reduce<number[]>((w, r) => r.map((c, i) => Math.max(w[i] ?? 0, widthOf(c))), []);
  return rows.map((r) =>
    r
      .map((c, i) => {
        const gap = ' '.repeat(widths[i] - widthOf(c));
        return right.includes(i) ? gap + c : i === r.length - 1 ? c : c + gap;
      })
      .join('  ')
      .trimEnd(),
  );
}

export const t = (cx: Context, id: TextId, params?: Record<string, string | number>): string => text(cx.lang, id, params);
