/** A draft at the desk (MTR 7.7): pods and seats, the calls with their times as they come, said aloud if one likes, and the time for building. */
import type { StaffTournament, Text } from '@apnap/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { clockText, SECOND, serverNow, useBuildLeft, useTick } from './clock-time.js';
import { nameIn, useDesk } from './desk-context.js';
import { useDeskWords } from './desk-words.js';
import { speak } from './speak.js';

/** What the desk says of the calls of a draft. */
interface Calls {
  /** Seconds of the whole draft. */
  seconds: number;
  sets: readonly (readonly [string, number])[];
  /** `at`: seconds since it began. */
  calls: readonly ({ at: number } & Text)[];
}

type Draft = StaffTournament['drafts'][number];

function Pods({ draft }: { draft: Draft }) {
  const { staff } = useDesk();
  const w = useDeskWords();
  return (
    <div className="draft-pods">
      {draft.pods.map((p) => (
        <section key={p.pod} aria-label={w('draft.pod', { n: p.pod })}>
          <h3>{w('draft.pod', { n: p.pod })}</h3>
          <ol>
            {p.seats.map((id) => (
              <li key={id}>{nameIn(staff, id)}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** The call that stands, how long it still does, and the next one. */
function Called({ begun, calls, aloud }: { begun: number; calls: Calls; aloud: boolean }) {
  const { head } = useDesk();
  const { say, lang } = useSpeech();
  const w = useDeskWords();
  useTick(SECOND);
  const past = (serverNow(head) - begun) / 1000;
  const now = calls.calls.findLastIndex((c) => c.at <= past);
  const [call, next] = [calls.calls[now], calls.calls[now + 1]];
  const heard = useRef(now);
  const text = call ? say(call) : '';
  useEffect(() => {
    if (heard.current !== now && aloud && text !== '') speak(text, lang);
    heard.current = now;
  }, [now, aloud, text, lang]);
  if (!call) return null;
  return (
    <div className="draft-now" role="timer" aria-live="polite">
      <b>{next ? clockText(Math.ceil(next.at - past)) : '0:00'}</b>
      <p>{text}</p>
      {next && <p className="quiet small">{w('draft.then', { what: say(next) })}</p>}
    </div>
  );
}

function CallList({ calls }: { calls: Calls }) {
  const { say } = useSpeech();
  const w = useDeskWords();
  return (
    <details>
      <summary>{w('draft.calls', { n: calls.calls.length, time: clockText(calls.seconds) })}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the page is scrolled by keys */}
      <ol className="draft-calls" tabIndex={0}>
        {calls.calls.map((c, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several calls come at once
          <li key={i}>
            <span className="number">{clockText(c.at)}</span> {say(c)}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Time for building decks after the draft, or with a sealed pool (MTR 7.4). */
function Building() {
  const { act, head, busy } = useDesk();
  const w = useDeskWords();
  const left = useBuildLeft(head);
  const [minutes, setMinutes] = useState('');
  const given = minutes === '' ? {} : { minutes: Number(minutes) };
  return (
    <form
      className="row-fields"
      onSubmit={(e) => {
        e.preventDefault();
        void act({ act: 'build', ...given });
      }}
    >
      {left !== null && left > 0 && <b className="number">{w('draft.buildLeft', { time: clockText(left) })}</b>}
      <label className="field short">
        <span>{w('draft.minutes')}</span>
        <input
          value={minutes}
          onChange={(e) => setMinutes(e.currentTarget.value)}
          placeholder={w('draft.asRules')}
          inputMode="numeric"
          pattern="[0-9]{1,3}"
          size={8}
        />
      </label>
      <button type="submit" className="button" disabled={busy} data-action="build">
        {w('draft.build')}
      </button>
    </form>
  );
}

/** Makes the next draft. */
function NewDraft({ first }: { first: boolean }) {
  const { act, busy } = useDesk();
  const w = useDeskWords();
  const [size, setSize] = useState('8');
  return (
    <form
      className="row-fields"
      onSubmit={(e) => {
        e.preventDefault();
        void act({ act: 'draft', pods: Number(size) });
      }}
    >
      <label className="field short">
        <span>{w('draft.size')}</span>
        <input type="number" min={2} max={16} value={size} onChange={(e) => setSize(e.currentTarget.value)} required />
      </label>
      <button type="submit" className={first ? 'button primary' : 'button'} disabled={busy} data-action="draft">
        {w(first ? 'draft.make' : 'draft.again')}
      </button>
    </form>
  );
}

function Begin() {
  const { act, busy } = useDesk();
  const w = useDeskWords();
  const [cards, setCards] = useState('15');
  const [boosters, setBoosters] = useState('3');
  return (
    <form
      className="row-fields"
      onSubmit={(e) => {
        e.preventDefault();
        void act({ act: 'draftBegin', cards: Number(cards), boosters: Number(boosters) });
      }}
    >
      <label className="field short">
        <span>{w('draft.cards')}</span>
        <input type="number" min={1} max={60} value={cards} onChange={(e) => setCards(e.currentTarget.value)} required />
      </label>
      <label className="field short">
        <span>{w('draft.boosters')}</span>
        <input type="number" min={1} max={12} value={boosters} onChange={(e) => setBoosters(e.currentTarget.value)} required />
      </label>
      <button type="submit" className="button primary" disabled={busy} data-action="draft-begin">
        {w('draft.begin')}
      </button>
    </form>
  );
}

/** The calls of the draft there is, as its rules time them. */
function useCalls(draft: Draft | undefined): Calls | null {
  const { ask } = useDesk();
  const [calls, setCalls] = useState<Calls | null>(null);
  const key = draft ? `${draft.number}/${draft.begun}` : '';
  useEffect(() => {
    let gone = false;
    setCalls(null);
    if (key !== '')
      ask({ act: 'draftTimers' }).then(
        ({ json }) => !gone && setCalls(json as Calls),
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [key, ask]);
  return calls;
}

export function DraftPanel() {
  const { staff, head } = useDesk();
  const w = useDeskWords();
  const draft = staff.drafts.at(-1);
  const calls = useCalls(draft);
  const [aloud, setAloud] = useState(false);
  const begun = draft?.begun == null ? null : Date.parse(draft.begun);
  return (
    <section className="panel draft-panel" aria-labelledby="draft-title">
      <header className="row-between">
        <h2 id="draft-title">{draft ? w('draft.n', { n: draft.number }) : w('draft.title')}</h2>
        {begun !== null && (
          <label className="check">
            <input type="checkbox" checked={aloud} onChange={(e) => setAloud(e.currentTarget.checked)} />
            <span>{w('draft.aloud')}</span>
          </label>
        )}
      </header>
      {!draft && <p className="quiet">{w(head.status === 'registration' ? 'draft.notYet' : 'draft.none')}</p>}
      {draft && begun !== null && calls && <Called begun={begun} calls={calls} aloud={aloud} />}
      {draft && begun === null && <Begin />}
      {draft && <Pods draft={draft} />}
      {calls && calls.sets.length > 0 && <p className="quiet">{calls.sets.map(([set, n]) => `${n} × ${set}`).join(' · ')}</p>}
      {calls && <CallList calls={calls} />}
      <NewDraft first={!draft} />
      <h3>{w('draft.building')}</h3>
      <Building />
    </section>
  );
}
