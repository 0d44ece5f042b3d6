/** `apnap tournament invite`, `amend`, `cancel`, `note`, `prizes`: what the organizer does beside the rounds. */
import {
  type Command,
  type CommandOf,
  cleanName,
  cleanNumber,
  isTeamEvent,
  membersOf,
  nameOf,
  type Person,
  prizeTable,
  readEntries,
  refuse,
  type State,
} from '@apnap/tournament';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { type ImportOptions, readTableFile } from './import.js';
import { type CommonOptions, change, cleanedNote, columns, look, numberOf, registered, t, whoIs } from './session.js';

export interface InviteOptions extends ImportOptions {
  file?: string;
}

/** Enters the numbers of those who may register for an event by invitation (MTR 10.3). */
export function invitePlayers(cx: Context, numbers: readonly string[], o: InviteOptions): Promise<number> {
  const { file } = o;
  const content = file === undefined ? undefined : readTableFile(cx, file, o).text;
  return change(cx, o, (s) => {
    // Of the table only the numbers are wanted.
    const entries = content === undefined ? [] : readEntries(content, membersOf(s.state.kind));
    const listed = entries.flatMap((e) => e.members.flatMap((m) => m.number ?? []));
    const all = [...numbers.map(cleanNumber), ...listed];
    if (all.length === 0)
      throw new CliError(2, text(cx.lang, 'error.usage', { what: text(cx.lang, 'error.missingArgument', { name: 'NUMBER' }) }));
    s.do({ type: 'invite', numbers: all });
    return {
      json: { invited: s.state.invited },
      lines: [t(cx, 't.invited', { count: s.state.invited.length })],
    };
  });
}

export interface AmendOptions extends CommonOptions {
  name?: string;
  dci?: string[];
  members?: string;
  table?: string;
  group?: string;
  byes?: string;
}

/** Members with other names or numbers; what is not said stays. */
function membersFrom(state: State, id: string, o: AmendOptions): Person[] | undefined {
  const e = [...state.entrants, ...state.waiting].find((x) => x.id === id);
  if (!e || (o.dci === undefined && o.members === undefined && (o.name === undefined || isTeamEvent(state)))) return undefined;
  const names =
    o.members?.split(/[,，]/).map(cleanName) ??
    (isTeamEvent(state) ? e.members.map((m) => m.name) : [o.name === undefined ? e.name : cleanName(o.name)]);
  if (names.length !== e.members.length) refuse('error.members', { name: e.name, count: names.length, wanted: e.members.length });
  return e.members.map((m, i): Person => {
    const number = o.dci?.[i] === undefined ? undefined : cleanNumber(o.dci[i]);
    // A number that is given is the real one: nothing stands in for it any more.
    const { temporary, ...rest } = m;
    return { ...rest, name: names[i], ...(number === undefined ? (temporary ? { temporary } : {}) : { number }) };
  });
}

const fixedTableFrom = (cx: Context, o: AmendOptions): Partial<CommandOf<'amend'>> =>
  o.table === undefined ? {} : { fixedTable: o.table === 'none' ? null : numberOf(cx, '--table', o.table, 1) };

/** Puts right how somebody is entered: name, number, members, table, group, byes. */
export function amendPlayer(cx: Context, who: string, o: AmendOptions): Promise<number> {
  return change(cx, o, (s) => {
    const { id } = whoIs(s.state, who, registered(s.state));
    const members = membersFrom(s.state, id, o);
    const amend: Command = {
      type: 'amend',
      id,
      ...(o.name === undefined ? {} : { name: cleanName(o.name) }),
      ...(members === undefined ? {} : { members }),
      ...fixedTableFrom(cx, o),
      ...(o.group === undefined ? {} : { group: o.group === 'none' ? null : cleanName(o.group) }),
    };
    if (Object.keys(amend).length > 2) s.do(amend);
    else if (o.byes === undefined) throw new CliError(2, text(cx.lang, 't.nothingToAmend'));
    if (o.byes !== undefined) s.do({ type: 'byes', id, byes: numberOf(cx, '--byes', o.byes, 0) });
    const now = [...s.state.entrants, ...s.state.waiting].find((e) => e.id === id);
    return {
      json: { id, name: now?.name, members: now?.members, byes: now?.byes },
      lines: [t(cx, 't.done'), ...cleanedNote(cx, o.name, o.members, o.group)],
    };
  });
}

/** Calls the event off: it is reported as not having occurred (MTR 10.1). */
export function cancelEvent(cx: Context, o: CommonOptions): Promise<number> {
  return change(cx, o, (s) => {
    s.do({ type: 'cancel' });
    return { json: { status: s.state.status }, lines: [t(cx, 't.cancelled', { name: s.state.name })] };
  });
}

/** Writes something into the log that changes nothing: an appeal and its ruling, a card that stands in for another, who took over. */
export function noteEvent(cx: Context, words: string, o: CommonOptions): Promise<number> {
  return change(cx, o, (s) => {
    s.do({ type: 'note', text: words });
    return { json: { notes: s.state.notes }, lines: [t(cx, 't.done')] };
  });
}

export interface PrizeOptions extends CommonOptions {
  agree?: string[];
}

/** Who receives what: by places, or divided among those still in the playoff when all of them agree (MTR 5.2). */
export function prizesCommand(cx: Context, list: string, o: PrizeOptions): number | Promise<number> {
  const prizes = list.split(',').map((p) => numberOf(cx, 'PRIZES', p.trim(), 0));
  const answer = (state: State, agreed: readonly string[]): { json: object; lines: string[] } => {
    const { rows, rest } = prizeTable(state, prizes, agreed);
    return {
      json: { prizes, rest, rows: rows.map((r) => ({ ...r, player: nameOf(state, r.id) })) },
      lines: [
        ...columns(
          rows.map((r) => [String(r.place), nameOf(state, r.id), String(r.prize)]),
          [0, 2],
        ),
        ...(rest > 0 ? [t(cx, 't.prizesRest', { rest })] : []),
      ],
    };
  };
  if (o.agree === undefined) return look(cx, o, ({ state }) => answer(state, []));
  const who = o.agree;
  return change(cx, o, (s) => {
    const agreed = who.map((w) => whoIs(s.state, w).id);
    const said = answer(s.state, agreed);
    s.do({ type: 'note', text: `prizes ${prizes.join(', ')}: divided by ${agreed.map((id) => nameOf(s.state, id)).join(', ')}` });
    return said;
  });
}
