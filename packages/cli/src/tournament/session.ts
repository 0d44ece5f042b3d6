/** What the commands of the tournament desk share: the event, who and when, who is meant, and what is printed. */

import { withFile } from '@apnap/system';
import {
  act,
  actAll,
  type Command,
  DeskError,
  type Doing,
  type Entrant,
  type Entry,
  lastRound,
  officialProblem,
  openTables,
  type Round,
  refuse,
  type State,
  say,
  type Tournament,
  unseenIn,
} from '@apnap/tournament';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { widthOf } from '../paint.js';
import { type TextId, text } from '../text/text.js';
import { locked } from './lock.js';
import { checkMoment, doingOf, type MomentOptions, momentFor } from './moment.js';
import { appendEntries, mustBeThere, readEvent } from './store.js';

/** Options every command has. */
export interface CommonOptions extends MomentOptions {
  event?: string;
  json?: boolean;
  hj?: string;
  /** A name where it says who judges; a flag elsewhere. */
  judge?: string | boolean;
}

export function eventOf(cx: Context, o: CommonOptions): string {
  const file = o.event ?? cx.io.env.APNAP_EVENT;
  if (file === undefined || file === '') throw new CliError(2, text(cx.lang, 't.eventMissing'));
  return file;
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

/** Refuses who is named as deciding and is no official of the event with that part. */
function officialsNamed(state: State, o: CommonOptions): void {
  const problem =
    (o.hj === undefined ? undefined : officialProblem(state, o.hj, 'headJudge')) ??
    (typeof o.judge === 'string' ? officialProblem(state, o.judge, 'judge') : undefined);
  if (problem) refuse(problem.id, problem.params);
}

/** Looks at an event. */
export function look(cx: Context, o: CommonOptions, work: (t: Tournament) => Answer): number {
  const { tournament } = readEvent(cx, eventOf(cx, o));
  const answer = inWords(cx, () => {
    officialsNamed(tournament.state, o);
    return work(tournament);
  });
  return print(cx, o, answer);
}

/** A session in which commands are done one after the other; all are written together at its end. */
export class Session {
  readonly entries: Entry[] = [];
  private readonly before: Tournament;

  constructor(
    public tournament: Tournament,
    readonly doing: Doing,
    private readonly clock: (t: Tournament) => string = () => doing.at,
  ) {
    this.before = tournament;
  }

  /** The moment, for what follows from it. @throws CliError where the clock of the machine is in doubt. */
  get now(): string {
    return this.clock(this.before);
  }

  get state(): State {
    return this.tournament.state;
  }

  do(command: Command): void {
    this.tournament = act(this.tournament, this.doing, command);
    const last = this.tournament.log.at(-1);
    if (last) this.entries.push(last);
  }

  /** Several commands at once. */
  doAll(commands: readonly Command[]): void {
    this.take(actAll(this.tournament, this.doing, commands));
  }

  /** Does something that is decided by its moment. @throws CliError where the clock of the machine is in doubt. */
  doNow(command: Command): void {
    this.clock(this.before);
    this.do(command);
  }

  /** Closes the newest round when all its results are in. */
  closeIfDone(): void {
    const last = lastRound(this.state);
    if (last?.status === 'published' && openTables(last).length === 0) this.do({ type: 'close', round: last.number });
  }

  /** Goes on from a tournament that was made from this one. */
  take(tournament: Tournament): void {
    this.entries.push(...tournament.log.slice(this.tournament.log.length));
    this.tournament = tournament;
  }

  /** Writes nothing of what was done. */
  forget(): void {
    this.entries.length = 0;
  }
}

/** The number of the next entrant: never one that was taken back. */
export function nextId(s: Session): string {
  const used = s.tournament.log.flatMap((e) => (e.command.type === 'register' ? [Number(e.command.id.slice(1))] : []));
  return `p${Math.max(0, ...used.filter((n) => Number.isSafeInteger(n))) + 1}`;
}

/** Changes an event: everything or nothing. */
export async function change(cx: Context, o: CommonOptions, work: (s: Session) => Answer): Promise<number> {
  const file = eventOf(cx, o);
  const doing = doingOf(cx, o);
  // A file that is not there is said before a lock is made beside it.
  mustBeThere(cx, file);
  const answer = await locked(cx, file, () => {
    const event = readEvent(cx, file);
    checkMoment(cx, o, doing.at, event.tournament);
    const session = new Session(event.tournament, doing, (t) => momentFor(cx, o, doing.at, t));
    const a = inWords(cx, () => {
      officialsNamed(session.state, o);
      return work(session);
    });
    withFile(cx.lang, 't.notWritten', file, () => appendEntries(event, session.entries));
    return { a, entries: session.entries };
  });
  return print(cx, o, { ...answer.a, ...recorded(cx, answer) });
}

/** What was put on record, or that nothing was: whatever a command says, this is what the log has of it. */
function recorded(cx: Context, { a, entries }: { a: Answer; entries: readonly Entry[] }): Pick<Answer, 'json' | 'lines'> {
  const json = { ...a.json, logged: entries.map((e) => ({ seq: e.seq, type: e.command.type })) };
  if (entries.length === 0) return { json, lines: [...a.lines, t(cx, 't.notLogged')] };
  // Many of one kind, one after the other, are told as one.
  const runs: { from: number; to: number; type: string }[] = [];
  for (const { seq, command } of entries) {
    const last = runs.at(-1);
    if (last?.type === command.type && last.to === seq - 1) last.to = seq;
    else runs.push({ from: seq, to: seq, type: command.type });
  }
  const list = runs.map((r) => `${r.from === r.to ? r.from : `${r.from}-${r.to}`} ${r.type}`).join(', ');
  return { json, lines: [...a.lines, t(cx, 't.logged', { list })] };
}

/** Somebody in a list of those who could be meant: with what tells him apart. */
const describe = (e: Entrant): string =>
  `${e.name} (${[e.id, ...e.members.flatMap((m) => (m.number === undefined ? [] : [m.number]))].join(', ')})`;

/** Says when text was given with characters that nobody sees: they are left out of what is entered. */
export function cleanedNote(cx: Context, ...given: readonly (string | undefined)[]): string[] {
  const found = [...new Set(given.flatMap((g) => (g === undefined ? [] : unseenIn(g))))];
  return found.length === 0 ? [] : [t(cx, 't.cleaned', { found: found.join(', ') })];
}

/** Everybody who is registered, with a place or without. */
export const registered = (state: State): readonly Entrant[] => [...state.entrants, ...state.waiting];

/** Who is meant: by id, number, or name, or a part of it that only one has. */
export function whoIs(state: State, who: string, among: readonly Entrant[] = state.entrants): Entrant {
  const w = who.trim();
  const folded = w.toLowerCase();
  const exact = among.filter((e) => e.id === w || e.name === w || e.members.some((m) => m.number === w || m.name === w));
  if (exact.length === 1) return exact[0];
  const near = exact.length > 1 ? exact : among.filter((e) => e.name.toLowerCase().includes(folded));
  if (near.length === 1) return near[0];
  if (near.length === 0) return refuse('error.whoUnknown', { who });
  return refuse('error.whoSeveral', {
    who,
    found: near.length > SHOWN ? `${near.slice(0, SHOWN).map(describe).join(', ')}, … (${near.length})` : near.map(describe).join(', '),
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

/** So many of a list stand in a line. */
const SHOWN = 20;

/** The first of a list, with how many more there are. */
export function firstOf(cx: Context, list: readonly (string | number)[]): string {
  if (list.length === 0) return '—';
  const shown = list.slice(0, SHOWN).join(', ');
  return list.length > SHOWN ? t(cx, 't.andMore', { list: shown, count: list.length - SHOWN }) : shown;
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
