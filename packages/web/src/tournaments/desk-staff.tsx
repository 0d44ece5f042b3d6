/** Officials: who is here, where and when they work, who is free now, their breaks; codes for those who come. */
import type { StaffRole, StaffTournament, StaffView } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { textOf } from '../store/api.js';
import { tournaments } from '../store/tournaments.js';
import { QrCode } from '../ui/qr.js';
import { useTick } from './clock-time.js';
import { useDesk } from './desk-context.js';
import { useDeskWords } from './desk-words.js';

const ROLES: readonly StaffRole[] = ['headJudge', 'judge', 'scorekeeper', 'organizer'];
const HALF_MINUTE = 30_000;

const two = (n: number): string => String(n).padStart(2, '0');
/** The time of the day by the clock of the place, as plans have it: two of them compare as text. */
const timeNow = (): string => {
  const now = new Date();
  return `${two(now.getHours())}:${two(now.getMinutes())}`;
};

type Now = { now: 'on' | 'off' | 'unsaid' } | { now: 'break'; until: string } | { now: 'table'; table: number };

/** What an official does now: what he was called to comes before what is planned. */
function nowOf(s: StaffView, calls: StaffTournament['calls'], time: string): Now {
  const call = calls.find((c) => c.done === null && c.taken?.by === s.name && c.table !== null);
  if (call?.table != null) return { now: 'table', table: call.table };
  if (s.from === undefined || s.until === undefined) return { now: 'unsaid' };
  if (time < s.from || time >= s.until) return { now: 'off' };
  const pause = s.breaks?.find((b) => time >= b.from && time < b.until);
  return pause ? { now: 'break', until: pause.until } : { now: 'on' };
}

function nowSaid(now: Now, w: ReturnType<typeof useDeskWords>): string {
  switch (now.now) {
    case 'on':
    case 'off':
      return w(`staff.now.${now.now}`);
    case 'break':
      return w('staff.now.break', { time: now.until });
    case 'table':
      return w('staff.now.table', { n: now.table });
    case 'unsaid':
      return '';
    default:
      return now satisfies never;
  }
}

const spans = (list: StaffView['breaks']): string => (list ?? []).map((b) => `${b.from}–${b.until}`).join(', ');

/** "12:00-12:30, 16:00-16:15"; null: it can't be read. */
function readSpans(text: string): { from: string; until: string }[] | null {
  const parts = text.split(/[,，;；]/).map((x) => x.trim());
  const read = parts
    .filter((x) => x !== '')
    .map((x) => {
      const m = /^(\d{1,2}:\d{2})\s*[-–~至]\s*(\d{1,2}:\d{2})$/.exec(x);
      return m ? { from: m[1].padStart(5, '0'), until: m[2].padStart(5, '0') } : null;
    });
  return read.some((x) => x === null) ? null : (read as { from: string; until: string }[]);
}

function Edit({ s, close }: { s: StaffView; close: () => void }) {
  const { act, busy } = useDesk();
  const w = useDeskWords();
  const [d, setDraft] = useState({
    team: s.team ?? '',
    lead: s.lead === true,
    place: s.place ?? '',
    level: s.level === undefined ? '' : String(s.level),
    from: s.from ?? '',
    until: s.until ?? '',
    breaks: spans(s.breaks),
  });
  const set = (part: Partial<typeof d>): void => setDraft({ ...d, ...part });
  const breaks = readSpans(d.breaks);
  const save = async (): Promise<void> => {
    if (!breaks) return;
    const done = await act({
      act: 'staff',
      name: s.name,
      role: s.role,
      ...(d.team.trim() === '' ? {} : { team: d.team.trim() }),
      ...(d.lead ? { lead: true } : {}),
      ...(d.place.trim() === '' ? {} : { place: d.place.trim() }),
      ...(d.level === '' ? {} : { level: Number(d.level) }),
      ...(d.from === '' ? {} : { from: d.from }),
      ...(d.until === '' ? {} : { until: d.until }),
      ...(breaks.length === 0 ? {} : { breaks }),
    });
    if (done) close();
  };
  return (
    <form
      className="staff-edit"
      onSubmit={(e) => {
        e.preventDefault();
        void save();
      }}
    >
      <label className="field short">
        <span>{w('staff.team')}</span>
        <input value={d.team} onChange={(e) => set({ team: e.currentTarget.value })} maxLength={40} data-field="team" />
      </label>
      <label className="check">
        <input type="checkbox" checked={d.lead} onChange={(e) => set({ lead: e.currentTarget.checked })} />
        <span>{w('staff.lead')}</span>
      </label>
      <label className="field short">
        <span>{w('staff.place')}</span>
        <input value={d.place} onChange={(e) => set({ place: e.currentTarget.value })} maxLength={40} data-field="place" />
      </label>
      <label className="field short">
        <span>{w('staff.level')}</span>
        <input type="number" min={0} max={5} value={d.level} onChange={(e) => set({ level: e.currentTarget.value })} data-field="level" />
      </label>
      <label className="field short">
        <span>{w('staff.from')}</span>
        <input type="time" value={d.from} onChange={(e) => set({ from: e.currentTarget.value })} data-field="from" />
      </label>
      <label className="field short">
        <span>{w('staff.until')}</span>
        <input type="time" value={d.until} onChange={(e) => set({ until: e.currentTarget.value })} data-field="until" />
      </label>
      <label className="field">
        <span>{w('staff.breaks')}</span>
        <input
          value={d.breaks}
          onChange={(e) => set({ breaks: e.currentTarget.value })}
          placeholder="12:00-12:30"
          aria-invalid={breaks === null}
          data-field="breaks"
        />
      </label>
      <div className="buttons">
        <button type="submit" className="button primary" disabled={busy || breaks === null} data-action="staff-save">
          {w('staff.save')}
        </button>
        <button type="button" className="button quiet-button" onClick={close}>
          {w('staff.cancel')}
        </button>
      </div>
    </form>
  );
}

function Row({ s, may }: { s: StaffView; may: boolean }) {
  const { staff } = useDesk();
  const w = useDeskWords();
  const [open, setOpen] = useState(false);
  const now = nowOf(s, staff.calls, timeNow());
  const said = nowSaid(now, w);
  return (
    <li className="staff-row" data-staff={s.name}>
      <div>
        <b>{s.name}</b> <span className="quiet">{w(`role.${s.role}`)}</span>
        {s.level !== undefined && <span className="quiet"> · {w('staff.levelOf', { n: s.level })}</span>}{' '}
        {s.claimed && <span className="chip">{w('staff.here')}</span>}
        <p className="quiet small">
          {[s.team && (s.lead ? w('staff.leads', { team: s.team }) : s.team), s.place, s.from && `${s.from}–${s.until}`]
            .filter((x) => x)
            .join(' · ')}
          {s.breaks && s.breaks.length > 0 && ` · ${w('staff.breaksAt', { times: spans(s.breaks) })}`}
        </p>
      </div>
      {said !== '' && <span className={`chip staff-${now.now}`}>{said}</span>}
      {may && !open && (
        <button type="button" className="button" onClick={() => setOpen(true)} data-action="staff-edit">
          {w('staff.edit')}
        </button>
      )}
      {open && <Edit s={s} close={() => setOpen(false)} />}
    </li>
  );
}

/** Breaks for all who have none. */
function Breaks() {
  const { act, busy } = useDesk();
  const w = useDeskWords();
  const [minutes, setMinutes] = useState('30');
  const [least, setLeast] = useState('1');
  return (
    <form
      className="row-fields staff-breaks"
      onSubmit={(e) => {
        e.preventDefault();
        void act({ act: 'breaks', minutes: Number(minutes), least: Number(least) });
      }}
    >
      <label className="field short">
        <span>{w('staff.breakMinutes')}</span>
        <input type="number" min={5} max={240} value={minutes} onChange={(e) => setMinutes(e.currentTarget.value)} required />
      </label>
      <label className="field short">
        <span>{w('staff.least')}</span>
        <input type="number" min={0} max={100} value={least} onChange={(e) => setLeast(e.currentTarget.value)} required />
      </label>
      <button type="submit" className="button" disabled={busy} data-action="staff-breaks">
        {w('staff.planBreaks')}
      </button>
    </form>
  );
}

function Invite() {
  const { id, again } = useDesk();
  const w = useDeskWords();
  const { say } = useSpeech();
  const [name, setName] = useState('');
  const [role, setRole] = useState<StaffRole>('judge');
  const [code, setCode] = useState<{ name: string; code: string } | null>(null);
  const [refused, setRefused] = useState('');
  const link = code ? `${location.origin}/t/${id}?code=${code.code}` : '';
  const invite = (who: string): void =>
    void tournaments.invite(id, role, who).then(
      (made) => {
        setCode({ name: who, code: made.code });
        setName('');
        setRefused('');
        again();
      },
      (why) => setRefused(say(textOf(why))),
    );
  return (
    <>
      <form
        className="row-fields"
        onSubmit={(e) => {
          e.preventDefault();
          invite(name.trim());
        }}
      >
        <label className="field">
          <span className="sr-only">{w('players.name')}</span>
          <input value={name} onChange={(e) => setName(e.currentTarget.value)} placeholder={w('players.name')} required maxLength={100} />
        </label>
        <select aria-label={w('staff.role')} value={role} onChange={(e) => setRole(e.currentTarget.value as StaffRole)}>
          {ROLES.map((r) => (
            <option key={r} value={r}>
              {w(`role.${r}`)}
            </option>
          ))}
        </select>
        <button type="submit" className="button" disabled={name.trim() === ''}>
          {w('staff.invite')}
        </button>
      </form>
      {refused && <p className="refused">{refused}</p>}
      {code && (
        <div className="code-sheet">
          <p>{w('staff.code', { name: code.name })}</p>
          <QrCode text={link} label={link} />
          <p className="code-word">{code.code}</p>
        </div>
      )}
    </>
  );
}

export function StaffPanel() {
  const { staff, roles } = useDesk();
  const w = useDeskWords();
  useTick(HALF_MINUTE);
  const time = timeNow();
  const may = roles.includes('organizer') || roles.includes('headJudge');
  const judges = staff.staff.filter((s) => s.role === 'judge' || s.role === 'headJudge');
  const free = judges.filter((s) => ['on', 'unsaid'].includes(nowOf(s, staff.calls, time).now)).length;
  const teams = [...new Set(staff.staff.map((s) => s.team ?? ''))].sort();
  return (
    <section className="panel staff-panel" aria-labelledby="staff-title">
      <header className="row-between">
        <h2 id="staff-title">{w('staff.title')}</h2>
        <span className="chip">{w('staff.free', { n: free, of: judges.length })}</span>
      </header>
      {teams.map((team) => (
        <div key={team}>
          {teams.length > 1 && <h3 className="quiet">{team === '' ? w('staff.noTeam') : team}</h3>}
          <ul className="staff-list">
            {staff.staff
              .filter((s) => (s.team ?? '') === team)
              .map((s) => (
                <Row key={`${s.role}/${s.name}`} s={s} may={may} />
              ))}
          </ul>
        </div>
      ))}
      {may && judges.some((s) => s.from !== undefined) && <Breaks />}
      {may && <Invite />}
    </section>
  );
}
