/** Where and when officials work, and breaks that are planned for them (the handbook: breaks by the team lead, somebody always on the floor). */
import { describe, expect, it } from 'vitest';
import { type CommandOf, DeskError, dutyAt, minuteOf, openTournament, planBreaks, readLog, type Staff, writeLog } from '../src/index.js';
import { event, run } from './kit.js';

const official = (name: string, more: Partial<CommandOf<'staff'>> = {}): CommandOf<'staff'> => ({
  type: 'staff',
  name,
  role: 'judge',
  ...more,
});
const judge = (name: string, from: string, until: string, breaks: Staff['breaks'] = []): Staff => ({
  name,
  role: 'judge',
  from,
  until,
  breaks,
});

const reason = (more: Partial<CommandOf<'staff'>>): string => {
  try {
    run(event(), official('Jan', more));
  } catch (e) {
    if (e instanceof DeskError) return e.reason.id;
    throw e;
  }
  return 'done';
};

describe('the roster', () => {
  it('says of an official where and when he works, keeps that in the log, and takes what is said anew in its place', () => {
    const first = {
      level: 2,
      team: 'Floor',
      lead: 'lead',
      place: 'tables 1–40',
      from: '09:00',
      until: '18:00',
      breaks: [{ from: '12:00', until: '12:30' }],
    } as const;
    const t = run(event(), official('Jan', { ...first, breaks: [...first.breaks] }));
    expect(t.state.staff).toEqual([{ name: 'Jan', role: 'judge', ...first }]);
    const read = readLog(writeLog(t.log));
    expect(read.kind === 'read' && openTournament(read.entries).state.staff).toEqual(t.state.staff);
    expect(run(t, official('Jan', { team: 'Deck checks' })).state.staff).toEqual([{ name: 'Jan', role: 'judge', team: 'Deck checks' }]);
  });

  it('refuses times that are none, half a time of work, and breaks outside of it or over each other', () => {
    expect(reason({ from: '9:00', until: '18:00' })).toBe('error.dayTime');
    expect(reason({ from: '24:00', until: '25:00' })).toBe('error.dayTime');
    expect(reason({ from: '09:00' })).toBe('error.dutyOpen');
    expect(reason({ breaks: [{ from: '12:00', until: '12:30' }] })).toBe('error.dutyOpen');
    expect(reason({ from: '18:00', until: '09:00' })).toBe('error.dutyOrder');
    const day = { from: '09:00', until: '18:00' };
    expect(reason({ ...day, breaks: [{ from: '08:30', until: '09:30' }] })).toBe('error.dutyOrder');
    expect(reason({ ...day, breaks: [{ from: '17:45', until: '18:15' }] })).toBe('error.dutyOrder');
    expect(
      reason({
        ...day,
        breaks: [
          { from: '12:00', until: '12:30' },
          { from: '12:15', until: '12:45' },
        ],
      }),
    ).toBe('error.dutyOrder');
    expect(
      reason({
        ...day,
        breaks: [
          { from: '12:00', until: '12:30' },
          { from: '12:30', until: '18:00' },
        ],
      }),
    ).toBe('done');
  });

  it('tells who is at work at a minute of the day', () => {
    const s = judge('Jan', '09:00', '18:00', [{ from: '12:00', until: '12:30' }]);
    const at = (time: string): string => dutyAt(s, minuteOf(time) as number);
    expect(['08:59', '09:00', '11:59', '12:00', '12:29', '12:30', '17:59', '18:00'].map(at)).toEqual([
      'off',
      'on',
      'on',
      'break',
      'break',
      'on',
      'on',
      'off',
    ]);
    expect(dutyAt({ name: 'Kim', role: 'judge' }, 600)).toBe('unsaid');
  });
});

describe('breaks', () => {
  it('are near the middle of the time of work, one judge after the other, while as many stay as are wanted', () => {
    const staff = ['Ann', 'Bob', 'Cid'].map((name) => judge(name, '09:00', '18:00'));
    const { planned, without } = planBreaks(staff, 30, 2);
    expect(without).toEqual([]);
    // The middle of half an hour from nine to six is 13:15.
    expect(planned.map((s) => [s.name, s.breaks?.[0].from]).sort()).toEqual([
      ['Ann', '13:15'],
      ['Bob', '12:45'],
      ['Cid', '13:45'],
    ]);
    const breaks = planned.flatMap((s) => s.breaks ?? []).sort((a, b) => a.from.localeCompare(b.from));
    for (const [i, b] of breaks.entries()) if (i > 0) expect(breaks[i - 1].until <= b.from).toBe(true);
  });

  it('are not planned for who has one, works for less than four hours or has not said when; who can not go is named', () => {
    const has = judge('Ann', '09:00', '18:00', [{ from: '12:00', until: '12:30' }]);
    const short = judge('Bob', '09:00', '12:59');
    const { planned, without } = planBreaks([has, short, { name: 'Cid', role: 'judge' }, judge('Dan', '09:00', '18:00')], 30, 3);
    expect(planned).toEqual([]);
    expect(without.map((s) => s.name)).toEqual(['Dan']);
  });
});
