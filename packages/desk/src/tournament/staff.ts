/** Officials of an event: who they are, where and when they work, their breaks. */
import { type Break, cleanName, cleanNumber, message, planBreaks, type Staff, type StaffRole, say } from '@apnap/tournament';
import type { Answer, Desk } from '../desk.js';
import { notPossible, numberOf, oneOf } from '../said.js';
import { type CommonOptions, change, cleanedNote, look, t } from './session.js';

export interface StaffOptions extends CommonOptions {
  role?: string;
  number?: string;
  level?: string;
  team?: string;
  lead?: boolean;
  place?: string;
  /** "09:30-18:00": from when until when. */
  shift?: string;
  /** "12:00-12:30", each. */
  break?: readonly string[];
  suspended?: boolean;
}
const ROLES: readonly StaffRole[] = ['organizer', 'headJudge', 'judge', 'scorekeeper'];

/** "09:30-18:00". */
function spanFrom(desk: Desk, option: string, said: string): Break {
  const m = /^(\d{1,2}:\d{2}) ?[-–] ?(\d{1,2}:\d{2})$/.exec(said.trim());
  return m ? { from: m[1].padStart(5, '0'), until: m[2].padStart(5, '0') } : notPossible(desk, option, said, '09:30-18:00');
}

/** Enters an official, or says anew what he does, where and when; his number stays his own (MTR 1.5). */
export function addStaff(desk: Desk, name: string, o: StaffOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    const who = cleanName(name);
    const number = o.number === undefined ? s.state.staff.find((x) => x.name === who)?.number : cleanNumber(o.number);
    s.do({
      type: 'staff',
      name: who,
      role: oneOf(desk, '--role', o.role ?? 'judge', ROLES),
      ...(number === undefined ? {} : { number }),
      ...(o.level === undefined ? {} : { level: numberOf(desk, '--level', o.level, 0) }),
      ...(o.team === undefined ? {} : { team: o.team }),
      ...(o.lead ? { lead: 'lead' } : {}),
      ...(o.place === undefined ? {} : { place: o.place }),
      ...(o.shift === undefined ? {} : spanFrom(desk, '--shift', o.shift)),
      ...(o.break === undefined || o.break.length === 0 ? {} : { breaks: o.break.map((b) => spanFrom(desk, '--break', b)) }),
      ...(o.suspended ? { suspended: 'suspended' } : {}),
    });
    return { json: { staff: s.state.staff }, lines: [t(desk, 't.done'), ...cleanedNote(desk, name)] };
  });
}

/** One official, as a line. */
function staffLine(desk: Desk, s: Staff): string {
  const breaks = (s.breaks ?? []).map((b) => `${b.from}–${b.until}`).join(', ');
  return [
    say(message('label.staff', { name: s.name, role: s.role }), desk.lang),
    ...(s.level === undefined ? [] : [t(desk, 't.staff.level', { n: s.level })]),
    ...(s.team === undefined ? [] : [s.lead ? t(desk, 't.staff.lead', { team: s.team }) : s.team]),
    ...(s.place === undefined ? [] : [s.place]),
    ...(s.from === undefined ? [] : [`${s.from}–${s.until}`]),
    ...(breaks === '' ? [] : [t(desk, 't.staff.breaks', { breaks })]),
  ].join(' · ');
}

/** Who works at the event, where and when. */
export function showStaff(desk: Desk, o: CommonOptions): Answer {
  return look(desk, o, ({ state }) => ({ json: { staff: state.staff }, lines: state.staff.map((s) => staffLine(desk, s)) }));
}

export interface BreakOptions extends CommonOptions {
  minutes?: string;
  least?: string;
}

/** Plans a break for every judge who works long and has none, while at least so many stay at work. */
export function planStaffBreaks(desk: Desk, o: BreakOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    const minutes = numberOf(desk, '--minutes', o.minutes ?? '30', 1);
    const least = numberOf(desk, '--least', o.least ?? '1', 0);
    const { planned, without } = planBreaks(s.state.staff, minutes, least);
    for (const who of planned) s.do({ type: 'staff', ...who });
    return {
      json: { staff: s.state.staff, planned: planned.map((x) => x.name), without: without.map((x) => x.name) },
      lines: [
        ...planned.map((x) => staffLine(desk, x)),
        ...(planned.length === 0 && without.length === 0 ? [t(desk, 't.staff.noBreaks')] : []),
        ...without.map((x) => t(desk, 't.staff.without', { name: x.name, least })),
      ],
    };
  });
}
