/** The report of a disqualification (IPG 1.2, the handbook's chapter on reports): written here, kept on this device, and closed only when nothing of it is missing. */
import {
  blankReport,
  type DisqualificationReport,
  INFRACTIONS,
  type InfractionId,
  readReport,
  reportTimeline,
  reviewReport,
  type Statement,
} from '@apnap/judge/wizard';
import { type ReactNode, useRef, useState } from 'react';
import { readKept, writeKept } from '../store/kept.js';
import { useGuideWords, useJudgeWords } from './words.js';

const ROLES = ['headJudge', 'floorJudge', 'player', 'witness'] as const;

/** What a page that leads here knows already: `?player=…&number=…&event=…&infraction=…`. */
function known(): Partial<DisqualificationReport> {
  const asked = new URLSearchParams(location.search);
  const read = readReport({ infraction: asked.get('infraction') ?? '' });
  const said = { player: asked.get('player'), playerId: asked.get('number'), eventId: asked.get('event') };
  return {
    ...Object.fromEntries(Object.entries(said).filter(([, v]) => v !== null && v !== '')),
    ...('id' in read || read.infraction === null ? {} : { infraction: read.infraction }),
  };
}

/** Where a report is kept: one for each player of an event that a page has led here for, and one that was begun here. */
const keyOf = ({ eventId, playerId, player }: Partial<DisqualificationReport>): string =>
  ['apnap.report', ...(eventId === undefined ? [] : [eventId, playerId ?? player ?? ''])].join('.');

/** A report as it was kept; of nothing that can be read a new one. */
function begun(key: string, from: Partial<DisqualificationReport>): DisqualificationReport {
  const was = readKept(key);
  const read = was == null ? null : readReport(was);
  return read && !('id' in read) ? read : blankReport(from);
}

function Text({ label, value, change }: { label: string; value: string; change: (v: string) => void }) {
  return (
    <label className="judge-field">
      <span>{label}</span>
      <input value={value} maxLength={200} onChange={(e) => change(e.currentTarget.value)} />
    </label>
  );
}

function Long({ label, value, change, rows = 2 }: { label: string; value: string; change: (v: string) => void; rows?: number }) {
  return (
    <label className="judge-field long">
      <span>{label}</span>
      <textarea value={value} rows={rows} maxLength={8000} onChange={(e) => change(e.currentTarget.value)} />
    </label>
  );
}

/** How sure the writer is: nothing is said until the slider is moved. */
function Certainty({ s, change }: { s: Statement; change: (s: Statement) => void }) {
  const w = useJudgeWords();
  return (
    <div className="judge-fields">
      <label className="judge-field">
        <span>
          {w('report.certainty')} <b>{s.certainty === undefined ? '—' : `${s.certainty} %`}</b>
        </span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={s.certainty ?? 50}
          onChange={(e) => change({ ...s, certainty: Number(e.currentTarget.value) })}
        />
      </label>
      <Text
        label={w('report.certaintyReason')}
        value={s.certaintyReason ?? ''}
        change={(certaintyReason) => change({ ...s, certaintyReason })}
      />
    </div>
  );
}

function StatementPart({ s, change, remove }: { s: Statement; change: (s: Statement) => void; remove: (() => void) | null }) {
  const w = useJudgeWords();
  return (
    <fieldset className="judge-block panel report-statement">
      <legend>{w(`report.${s.role}`)}</legend>
      <Text label={w('report.by')} value={s.by} change={(by) => change({ ...s, by })} />
      <Long label={w('report.facts')} value={s.facts} change={(facts) => change({ ...s, facts })} rows={5} />
      {s.role !== 'player' && (
        <>
          <Certainty s={s} change={change} />
          <Long label={w('report.conduct')} value={s.conduct ?? ''} change={(conduct) => change({ ...s, conduct })} />
          <Long label={w('report.view')} value={s.view ?? ''} change={(view) => change({ ...s, view })} />
        </>
      )}
      {remove && (
        <button type="button" className="button quiet-button" onClick={remove}>
          {w('report.remove')}
        </button>
      )}
    </fieldset>
  );
}

function save(report: DisqualificationReport): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(report, null, 2)}\n`], { type: 'application/json' }));
  const a = document.createElement('a');
  a.href = url;
  a.download = `report-${report.eventId || 'event'}-${report.playerId || 'player'}.json`;
  a.click();
  URL.revokeObjectURL(url);
}

/** What is missing, what would help, when it will be read; and what can be done with it. */
function State({ report, put }: { report: DisqualificationReport; put: (r: DisqualificationReport) => void }) {
  const w = useJudgeWords();
  const g = useGuideWords();
  const file = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState('');
  const [asks, setAsks] = useState(false);
  // Who has not written his name is called by what he is.
  const called = report.statements.map((s) => (s.by.trim() === '' ? { ...s, by: w(`report.${s.role}`) } : s));
  const { missing, advised } = reviewReport({ ...report, statements: called });
  const whole = missing.length === 0;
  const { collected, handedOn } = reportTimeline(new Date().toISOString().slice(0, 10));
  const anew = (): void => {
    if (asks) put(blankReport());
    setAsks(!asks);
  };
  const open = async (f: File | undefined): Promise<void> => {
    if (!f) return;
    try {
      const read = readReport(JSON.parse(await f.text()));
      setRefused('id' in read ? g(read) : '');
      if (!('id' in read)) put(read);
    } catch {
      setRefused(g({ id: 'report.form' }));
    }
  };
  return (
    <section className="panel report-state" aria-labelledby="report-state" data-whole={whole}>
      <h2 id="report-state">{w(whole ? 'report.whole' : 'report.open')}</h2>
      <ul className="judge-parts">
        {missing.map((m) => (
          <li key={g(m)} className="refused">
            {g(m)}
          </li>
        ))}
        {advised.map((m) => (
          <li key={g(m)} className="quiet">
            {g(m)}
          </li>
        ))}
      </ul>
      {whole && <p className="quiet">{w('report.when', { collected, handedOn })}</p>}
      <div className="buttons">
        <button type="button" className="button primary" disabled={!whole} onClick={() => save(report)} data-action="report-close">
          {w('report.close')}
        </button>
        {!whole && (
          <button type="button" className="button" onClick={() => save(report)}>
            {w('report.draft')}
          </button>
        )}
        <button type="button" className="button" onClick={() => file.current?.click()}>
          {w('report.load')}
        </button>
        <button type="button" className="button quiet-button" onClick={anew}>
          {w(asks ? 'report.sure' : 'report.new')}
        </button>
        <input ref={file} type="file" accept=".json,application/json" hidden onChange={(e) => void open(e.currentTarget.files?.[0])} />
      </div>
      {refused && <p className="refused">{refused}</p>}
    </section>
  );
}

function Head({
  report,
  put,
  children,
}: {
  report: DisqualificationReport;
  put: (r: DisqualificationReport) => void;
  children?: ReactNode;
}) {
  const w = useJudgeWords();
  const g = useGuideWords();
  const set = (some: Partial<DisqualificationReport>): void => put({ ...report, ...some });
  return (
    <section className="panel">
      <div className="judge-fields">
        <Text label={w('report.playerName')} value={report.player} change={(player) => set({ player })} />
        <Text label={w('report.playerNumber')} value={report.playerId} change={(playerId) => set({ playerId })} />
        <Text label={w('report.contact')} value={report.contact} change={(contact) => set({ contact })} />
        <Text label={w('report.event')} value={report.eventId} change={(eventId) => set({ eventId })} />
        <label className="judge-field">
          <span>{w('report.infraction')}</span>
          <select
            value={report.infraction ?? ''}
            onChange={(e) => set({ infraction: e.currentTarget.value === '' ? null : (e.currentTarget.value as InfractionId) })}
          >
            <option value="">—</option>
            {INFRACTIONS.map((x) => (
              <option key={x.id} value={x.id}>
                {g({ id: `ipg.${x.id}` })}
              </option>
            ))}
          </select>
        </label>
      </div>
      {children}
    </section>
  );
}

export function ReportPage() {
  const w = useJudgeWords();
  const [key] = useState(() => keyOf(known()));
  const [report, setReport] = useState(() => begun(key, known()));
  const put = (next: DisqualificationReport): void => {
    setReport(next);
    writeKept(key, next);
  };
  const { statements } = report;
  const at = (i: number, s: Statement | null): void =>
    put({ ...report, statements: statements.flatMap((x, j) => (j !== i ? [x] : s === null ? [] : [s])) });
  return (
    <div className="report">
      <Head report={report} put={put} />
      {statements.map((s, i) => (
        <StatementPart
          // biome-ignore lint/suspicious/noArrayIndexKey: statements have no other name
          key={`${i} ${s.role}`}
          s={s}
          change={(next) => at(i, next)}
          remove={s.role === 'headJudge' ? null : () => at(i, null)}
        />
      ))}
      <div className="buttons">
        {ROLES.map((role) => (
          <button
            key={role}
            type="button"
            className="button"
            onClick={() => put({ ...report, statements: [...statements, { by: '', role, facts: '' }] })}
          >
            {w('report.add', { what: w(`report.${role}`) })}
          </button>
        ))}
      </div>
      <State report={report} put={put} />
    </div>
  );
}
