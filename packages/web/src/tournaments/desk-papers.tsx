/** Settings, sheets to print, files, the log, and the end. */
import type { Policy } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { tournaments } from '../store/tournaments.js';
import { nameIn, useDesk } from './desk-context.js';
import { useDeskWords } from './desk-words.js';
import { gamesShown } from './said.js';

const PAGES = ['pairings', 'names', 'slips', 'standings', 'master', 'seating', 'bracket', 'decks'] as const;
const FILES = ['csv', 'pairings-csv', 'players-csv', 'trf', 'json'] as const;

function Choice<K extends keyof Policy>({ field, options }: { field: K; options: readonly Policy[K][] }) {
  const { id, head, again } = useDesk();
  const w = useDeskWords();
  return (
    <fieldset className="choice">
      <legend>{w(`policy.${field}` as 'policy.entry')}</legend>
      <div className="segments">
        {options.map((o) => (
          <button
            key={String(o)}
            type="button"
            className={head.policy[field] === o ? 'on' : ''}
            aria-pressed={head.policy[field] === o}
            onClick={() => void tournaments.policy(id, { [field]: o }).then(again, again)}
          >
            {w(`policy.${field}.${o}` as 'policy.entry.open')}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function SettingsPanel() {
  const { act, staff, head } = useDesk();
  const w = useDeskWords();
  const [rounds, setRounds] = useState('');
  const [minutes, setMinutes] = useState('');
  const [cut, setCut] = useState('');
  const number = (text: string): number | undefined => (/^\d+$/.test(text.trim()) ? Number(text) : undefined);
  // What is no number is not left out in silence.
  const wrong = [rounds, minutes, cut].some((text) => text.trim() !== '' && number(text) === undefined);
  const settings = {
    ...(number(minutes) === undefined ? {} : { roundMinutes: number(minutes) as number }),
    ...(number(cut) === undefined ? {} : { cut: number(cut) as number }),
  };
  return (
    <section className="panel" aria-labelledby="settings-of">
      <h2 id="settings-of">{w('settings.title')}</h2>
      <Choice field="entry" options={['code', 'open', 'desk']} />
      <Choice field="play" options={['paper', 'here']} />
      <Choice field="watch" options={['everybody', 'nobody']} />
      <Choice field="listed" options={[true, false]} />
      <div className="row-fields">
        {(
          [
            ['rounds', rounds, setRounds, head.rounds],
            ['minutes', minutes, setMinutes, staff.settings.roundMinutes],
            ['cut', cut, setCut, staff.settings.cut],
          ] as const
        ).map(([key, value, set, now]) => (
          <label key={key} className="field">
            <span>{w(`settings.${key}`)}</span>
            <input
              value={value}
              onChange={(e) => set(e.currentTarget.value)}
              placeholder={String(now ?? w('settings.auto'))}
              inputMode="numeric"
              size={4}
            />
          </label>
        ))}
        <button
          type="button"
          className="button"
          disabled={wrong || (number(rounds) === undefined && Object.keys(settings).length === 0)}
          onClick={() =>
            void act({
              act: 'set',
              ...(Object.keys(settings).length > 0 ? { settings } : {}),
              ...(number(rounds) === undefined ? {} : { rounds: number(rounds) as number }),
            })
          }
        >
          {w('settings.set')}
        </button>
      </div>
    </section>
  );
}

export function PapersPanel() {
  const { id, staff, act, roles } = useDesk();
  const w = useDeskWords();
  const { lang } = useSpeech();
  const [note, setNote] = useState('');
  const may = roles.some((r) => r !== 'judge' && r !== 'player');
  return (
    <>
      <section className="panel" aria-labelledby="papers-title">
        <h2 id="papers-title">{w('papers.title')}</h2>
        <div className="buttons">
          {PAGES.map((p) => (
            <a key={p} className="button" href={tournaments.paper(id, `/print/${p}?lang=${lang}`)} target="_blank" rel="noreferrer">
              {w(`paper.${p}`)}
            </a>
          ))}
        </div>
        {may && (
          <>
            <h3>{w('papers.files')}</h3>
            <div className="buttons">
              <a className="button" href={tournaments.paper(id, '/file')} download>
                {w('papers.event')}
              </a>
              {FILES.map((f) => (
                <a key={f} className="button" href={tournaments.paper(id, `/export/${f}`)} download={`${id}.${f.replace('-', '.')}`}>
                  {f}
                </a>
              ))}
              <button type="button" className="button" onClick={() => void act({ act: 'verify' })}>
                {w('papers.verify')}
              </button>
            </div>
            <p className="quiet small break">{w('papers.hash', { hash: staff.public.hash })}</p>
          </>
        )}
      </section>
      <section className="panel" aria-labelledby="log-title">
        <h2 id="log-title">{w('log.title')}</h2>
        <form
          className="row-fields"
          onSubmit={(e) => {
            e.preventDefault();
            void act({ act: 'note', text: note.trim() }).then((a) => a && setNote(''));
          }}
        >
          <label className="field">
            <span className="sr-only">{w('log.note')}</span>
            <input value={note} onChange={(e) => setNote(e.currentTarget.value)} placeholder={w('log.note')} />
          </label>
          <button type="submit" className="button" disabled={note.trim() === ''}>
            {w('log.write')}
          </button>
        </form>
        <ol className="log-lines">
          {staff.log.map((l) => (
            <li key={l.seq} className={l.undone ? 'gone' : ''}>
              <span className="number">{l.seq}</span> <time>{l.at.slice(11, 16)}</time> <b>{w(`did.${l.type}` as 'did.note')}</b>
              {l.table !== undefined && <span>{w('round.open', { n: l.table })}</span>}
              {l.of && <span>{nameIn(staff, l.of)}</span>}
              {l.result && <span>{gamesShown(l.result)}</span>} <span className="quiet">{l.by}</span> {l.why && <em>{l.why}</em>}
              {may && !l.undone && l.seq > 1 && l.type !== 'undo' && (
                <button
                  type="button"
                  className="chip"
                  onClick={() => {
                    const why = window.prompt(w('log.undoWhy'));
                    if (why?.trim()) void act({ act: 'undo', seq: l.seq, why: why.trim() });
                  }}
                >
                  {w('log.undo')}
                </button>
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
