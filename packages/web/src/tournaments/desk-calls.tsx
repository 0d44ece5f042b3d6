/** The judges' corner: calls from tables, deck checks, lists that are missing. */
import type { CallView } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { textOf } from '../store/api.js';
import { tournaments } from '../store/tournaments.js';
import { Link } from '../ui/link.js';
import { clockText, SECOND, serverNow, useTick } from './clock-time.js';
import { nameIn, useDesk } from './desk-context.js';
import { useDeskWords } from './desk-words.js';
import { isUrgent, queueOf } from './queue.js';

const TEN_SECONDS = 10_000;

function Call({ call, failed }: { call: CallView; failed: (text: string) => void }) {
  const { id, head, again, staff, roles } = useDesk();
  const w = useDeskWords();
  const { say } = useSpeech();
  useTick(SECOND);
  const [extension, setExtension] = useState('');
  const waited = Math.max(0, Math.floor(((call.taken?.at ?? serverNow(head)) - call.at) / 1000));
  const more = extension.trim().replace(/^\+/, '');
  const wrong = more !== '' && !/^\d{1,3}:\d{2}$/.test(more);
  const isJudge = roles.some((r) => r === 'headJudge' || r === 'judge');
  // Where the match is played at a table of the server, judges go there.
  const at = staff.rounds.find((r) => r.number === call.round)?.pairings.find((p) => p.table === call.table)?.at;
  const step = (s: 'take' | 'done' | 'release'): void =>
    void tournaments.callStep(id, call.id, s, s === 'done' && more !== '' ? more : undefined).then(again, (e) => failed(say(textOf(e))));
  return (
    <li className={`call${call.taken ? ' taken' : ''}${!call.taken && waited > 180 ? ' long' : ''}`} data-call={call.id}>
      <b className="call-table">{call.table ?? '—'}</b>
      <div>
        <p>
          {w(`call.${call.kind}`)} <small className="quiet">{call.by}</small>{' '}
          {isUrgent(call, serverNow(head)) && <small className="chip trouble">{w('call.urgent')}</small>}
        </p>
        <p className="quiet small">
          {w(call.taken ? 'call.taken' : 'call.waits', { time: clockText(waited), name: call.taken?.by ?? '' })}
        </p>
      </div>
      <div className="buttons">
        {isJudge && at !== undefined && (
          <Link to={`/g/${at}/judge`} className="button">
            {w('call.toTable')}
          </Link>
        )}
        {!call.taken && (
          <button type="button" className="button primary" onClick={() => step('take')} data-action="take">
            {w('call.take')}
          </button>
        )}
        {call.taken && (
          <>
            <label className="field short">
              <span className="sr-only">{w('call.extension')}</span>
              <input
                value={extension}
                onChange={(e) => setExtension(e.currentTarget.value)}
                placeholder="+3:00"
                size={5}
                aria-invalid={wrong}
              />
            </label>
            <button type="button" className="button primary" disabled={wrong} onClick={() => step('done')} data-action="done">
              {w('call.done')}
            </button>
            <button type="button" className="button quiet-button" onClick={() => step('release')}>
              {w('call.release')}
            </button>
          </>
        )}
      </div>
    </li>
  );
}

export function CallsPanel() {
  const { staff, act, head } = useDesk();
  const w = useDeskWords();
  const [refused, setRefused] = useState('');
  useTick(TEN_SECONDS);
  const open = queueOf(staff.calls, serverNow(head));
  const done = staff.calls.filter((c) => c.done !== null);
  const answered = done.flatMap((c) => (c.taken ? [(c.taken.at - c.at) / 1000] : []));
  const missing = staff.entrants.filter((e) => e.lists.some((l) => l !== 'received') && e.dropped === null);
  const checks = staff.checks.filter((c) => c.round === staff.rounds.at(-1)?.number);
  return (
    <>
      <section className="panel" aria-labelledby="calls-title">
        <h2 id="calls-title">
          {w('calls.title')} <small className="chip">{open.length}</small>
        </h2>
        {refused && <p className="refused">{refused}</p>}
        {open.length === 0 ? (
          <p className="quiet">{w('calls.none')}</p>
        ) : (
          <ul className="calls">
            {open.map((c) => (
              <Call key={c.id} call={c} failed={setRefused} />
            ))}
          </ul>
        )}
        {answered.length > 0 && (
          <p className="quiet small">
            {w('calls.mean', { n: done.length, time: clockText(Math.round(answered.reduce((a, b) => a + b, 0) / answered.length)) })}
          </p>
        )}
      </section>
      <section className="panel" aria-labelledby="checks-title">
        <h2 id="checks-title">{w('checks.title')}</h2>
        <div className="buttons">
          <button type="button" className="button" disabled={staff.rounds.length === 0} onClick={() => void act({ act: 'checks' })}>
            {w('checks.choose')}
          </button>
          {head.lists === 'required' && !head.decksLocked && (
            <button type="button" className="button" onClick={() => void act({ act: 'lockDecks' })}>
              {w('checks.lock')}
            </button>
          )}
        </div>
        {checks.map((c) => (
          <ul key={`${c.round}/${c.at}`} className="calls">
            {c.tables.map((t) => (
              <li key={t.table} className="call">
                <b className="call-table">{t.table}</b>
                <p>{t.ids.map((x) => nameIn(staff, x)).join(', ')}</p>
                <div className="buttons">
                  {t.begun === null && (
                    <button type="button" className="button" onClick={() => void act({ act: 'checkBegin', table: t.table })}>
                      {w('table.checkBegin')}
                    </button>
                  )}
                  {t.begun !== null && t.ended === null && (
                    <button type="button" className="button primary" onClick={() => void act({ act: 'checkEnd', table: t.table })}>
                      {w('table.checkEnd')}
                    </button>
                  )}
                  {t.ended !== null && <span className="chip">{w('checks.over')}</span>}
                </div>
              </li>
            ))}
          </ul>
        ))}
        {head.lists === 'required' && missing.length > 0 && (
          <p>
            <b>{w('checks.missing', { n: missing.length })}</b> {missing.map((e) => e.name).join(', ')}
          </p>
        )}
      </section>
    </>
  );
}
