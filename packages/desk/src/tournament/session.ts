/** What all that the tournament desk does shares: the event, who and when, who is meant, and how it is answered. */
import { Refused } from '@apnap/system';
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
import { widthOf } from '@apnap/words';
import type { Answer, Desk } from '../desk.js';
import { numberOf, textAt } from '../said.js';
import { type TextId, text } from '../text/text.js';
import { checkMoment, doingOf, type MomentOptions, momentFor } from './moment.js';

/** What can be said of anything the desk is to do. */
export interface CommonOptions extends MomentOptions {
  event?: string;
  hj?: string;
  /** A name where it says who judges; a flag elsewhere. */
  judge?: string | boolean;
}

/** The event that is meant. @throws Refused where none is named. */
export function eventOf(desk: Desk, o: CommonOptions): string {
  const file = o.event ?? desk.event;
  if (file === undefined || file === '') throw new Refused('input', text(desk.lang, 't.eventMissing'));
  return file;
}

/** The head judge who approves, where one is named. */
export const approval = (o: CommonOptions): { headJudge?: string } => (o.hj === undefined ? {} : { headJudge: o.hj });

/** Does something; what the tournament's rules refuse is refused in the words of who asks. @throws Refused */
export function inWords<T>(desk: Desk, work: () => T): T {
  try {
    return work();
  } catch (e) {
    if (e instanceof DeskError) throw new Refused('no', say(e.reason, desk.lang));
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

/** Looks at an event. @throws Refused */
export function look(desk: Desk, o: CommonOptions, work: (t: Tournament) => Answer): Answer {
  const { tournament } = desk.events.read(eventOf(desk, o));
  return inWords(desk, () => {
    officialsNamed(tournament.state, o);
    return work(tournament);
  });
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

  /** The moment, for what follows from it. @throws Refused where the clock of the machine is in doubt. */
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

  /** Does something that is decided by its moment. @throws Refused where the clock of the machine is in doubt. */
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

/** Changes an event: everything or nothing. @throws Refused */
export async function change(desk: Desk, o: CommonOptions, work: (s: Session) => Answer): Promise<Answer> {
  const event = eventOf(desk, o);
  const doing = doingOf(desk, o);
  const found = await desk.events.change(event, (tournament) => {
    checkMoment(desk, o, doing.at, tournament);
    const session = new Session(tournament, doing, (t) => momentFor(desk, o, doing.at, t));
    const answer = inWords(desk, () => {
      officialsNamed(session.state, o);
      return work(session);
    });
    return { entries: session.entries, found: { answer, entries: session.entries } };
  });
  return { ...found.answer, ...recorded(desk, found) };
}

/** What was put on record, or that nothing was: whatever a command says, this is what the log has of it. */
function recorded(desk: Desk, { answer: a, entries }: { answer: Answer; entries: readonly Entry[] }): Pick<Answer, 'json' | 'lines'> {
  const json = { ...a.json, logged: entries.map((e) => ({ seq: e.seq, type: e.command.type })) };
  if (entries.length === 0) return { json, lines: [...a.lines, t(desk, 't.notLogged')] };
  // Many of one kind, one after the other, are told as one.
  const runs: { from: number; to: number; type: string }[] = [];
  for (const { seq, command } of entries) {
    const last = runs.at(-1);
    if (last?.type === command.type && last.to === seq - 1) last.to = seq;
    else runs.push({ from: seq, to: seq, type: command.type });
  }
  const list = runs.map((r) => `${r.from === r.to ? r.from : `${r.from}-${r.to}`} ${r.type}`).join(', ');
  return { json, lines: [...a.lines, t(desk, 't.logged', { list })] };
}

/** Somebody in a list of those who could be meant: with what tells him apart. */
const describe = (e: Entrant): string =>
  `${e.name} (${[e.id, ...e.members.flatMap((m) => (m.number === undefined ? [] : [m.number]))].join(', ')})`;

/** Says when text was given with characters that nobody sees: they are left out of what is entered. */
export function cleanedNote(desk: Desk, ...given: readonly (string | undefined)[]): string[] {
  const found = [...new Set(given.flatMap((g) => (g === undefined ? [] : unseenIn(g))))];
  return found.length === 0 ? [] : [t(desk, 't.cleaned', { found: found.join(', ') })];
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
export function roundAsked(desk: Desk, state: State, asked: string | undefined): Round {
  if (asked === undefined) return lastRound(state) ?? refuse('error.noRound', { round: 1 });
  const n = numberOf(desk, '--round', asked, 1);
  return state.rounds.find((r) => r.number === n) ?? refuse('error.noRound', { round: n });
}

/** So many of a list stand in a line. */
const SHOWN = 20;

/** The first of a list, with how many more there are. */
export function firstOf(desk: Desk, list: readonly (string | number)[]): string {
  if (list.length === 0) return '—';
  const shown = list.slice(0, SHOWN).join(', ');
  return list.length > SHOWN ? t(desk, 't.andMore', { list: shown, count: list.length - SHOWN }) : shown;
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

/** A text of the desk. */
export const t = (desk: Desk, id: TextId, params?: Record<string, string | number>): string => textAt(desk.at, desk.lang, id, params);
