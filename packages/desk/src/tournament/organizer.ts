/** What the organizer does beside the rounds. */
import { Refused } from '@apnap/system';
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
import type { Answer, Desk } from '../desk.js';
import { missing, numberOf } from '../said.js';
import { type ImportOptions, readTableFile } from './import.js';
import { type CommonOptions, change, cleanedNote, columns, look, registered, t, whoIs } from './session.js';

export interface InviteOptions extends ImportOptions {
  file?: string;
}

/** Enters the numbers of those who may register for an event by invitation (MTR 10.3). */
export function invitePlayers(desk: Desk, numbers: readonly string[], o: InviteOptions): Promise<Answer> {
  const { file } = o;
  const content = file === undefined ? undefined : readTableFile(desk, file, o).text;
  return change(desk, o, (s) => {
    // Of the table only the numbers are wanted.
    const entries = content === undefined ? [] : readEntries(content, membersOf(s.state.kind));
    const listed = entries.flatMap((e) => e.members.flatMap((m) => m.number ?? []));
    const all = [...numbers.map(cleanNumber), ...listed];
    if (all.length === 0) missing(desk, 'NUMBER');
    s.do({ type: 'invite', numbers: all });
    return {
      json: { invited: s.state.invited },
      lines: [t(desk, 't.invited', { count: s.state.invited.length })],
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

const fixedTableFrom = (desk: Desk, o: AmendOptions): Partial<CommandOf<'amend'>> =>
  o.table === undefined ? {} : { fixedTable: o.table === 'none' ? null : numberOf(desk, '--table', o.table, 1) };

/** Puts right how somebody is entered: name, number, members, table, group, byes. */
export function amendPlayer(desk: Desk, who: string, o: AmendOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    const { id } = whoIs(s.state, who, registered(s.state));
    const members = membersFrom(s.state, id, o);
    const amend: Command = {
      type: 'amend',
      id,
      ...(o.name === undefined ? {} : { name: cleanName(o.name) }),
      ...(members === undefined ? {} : { members }),
      ...fixedTableFrom(desk, o),
      ...(o.group === undefined ? {} : { group: o.group === 'none' ? null : cleanName(o.group) }),
    };
    if (Object.keys(amend).length > 2) s.do(amend);
    else if (o.byes === undefined) throw new Refused('input', t(desk, 't.nothingToAmend'));
    if (o.byes !== undefined) s.do({ type: 'byes', id, byes: numberOf(desk, '--byes', o.byes, 0) });
    const now = [...s.state.entrants, ...s.state.waiting].find((e) => e.id === id);
    return {
      json: { id, name: now?.name, members: now?.members, byes: now?.byes },
      lines: [t(desk, 't.done'), ...cleanedNote(desk, o.name, o.members, o.group)],
    };
  });
}

/** Calls the event off: it is reported as not having occurred (MTR 10.1). */
export function cancelEvent(desk: Desk, o: CommonOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    s.do({ type: 'cancel' });
    return { json: { status: s.state.status }, lines: [t(desk, 't.cancelled', { name: s.state.name })] };
  });
}

/** Writes something into the log that changes nothing: an appeal and its ruling, a card that stands in for another, who took over. */
export function noteEvent(desk: Desk, words: string, o: CommonOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    s.do({ type: 'note', text: words });
    return { json: { notes: s.state.notes }, lines: [t(desk, 't.done')] };
  });
}

export interface PrizeOptions extends CommonOptions {
  agree?: string[];
}

/** Who receives what: by places, or divided among those still in the playoff when all of them agree (MTR 5.2). */
export function dividePrizes(desk: Desk, list: string, o: PrizeOptions): Answer | Promise<Answer> {
  const prizes = list.split(',').map((p) => numberOf(desk, 'PRIZES', p.trim(), 0));
  const answer = (state: State, agreed: readonly string[]): { json: object; lines: string[] } => {
    const { rows, rest } = prizeTable(state, prizes, agreed);
    return {
      json: { prizes, rest, rows: rows.map((r) => ({ ...r, player: nameOf(state, r.id) })) },
      lines: [
        ...columns(
          rows.map((r) => [String(r.place), nameOf(state, r.id), String(r.prize)]),
          [0, 2],
        ),
        ...(rest > 0 ? [t(desk, 't.prizesRest', { rest })] : []),
      ],
    };
  };
  if (o.agree === undefined) return look(desk, o, ({ state }) => answer(state, []));
  const who = o.agree;
  return change(desk, o, (s) => {
    const agreed = who.map((w) => whoIs(s.state, w).id);
    const said = answer(s.state, agreed);
    s.do({ type: 'note', text: `prizes ${prizes.join(', ')}: divided by ${agreed.map((id) => nameOf(s.state, id)).join(', ')}` });
    return said;
  });
}
