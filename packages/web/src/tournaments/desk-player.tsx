/** One player at the desk: his code, how he is entered, coming and going, his list, his record and a new penalty. */
import type { DeskAnswer, EntrantView } from '@apnap/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { tournaments } from '../store/tournaments.js';
import { Dialog } from '../ui/dialog.js';
import { Link } from '../ui/link.js';
import { QrCode } from '../ui/qr.js';
import { useDesk } from './desk-context.js';
import { Lines, SaidPanel } from './desk-lines.js';
import { useDeskWords } from './desk-words.js';

/** It knows the whole guide: loaded when it is first needed. */
const PenaltyForm = lazy(() => import('./desk-penalty.js').then((m) => ({ default: m.PenaltyForm })));

type Part = 'entry' | 'code' | 'list' | 'record';

/** How he is entered. */
function EntryPart({ e }: { e: EntrantView }) {
  const { act, roles } = useDesk();
  const w = useDeskWords();
  const [name, setName] = useState(e.name);
  const [number, setNumber] = useState(e.members.map((m) => m.number ?? '').join(' '));
  const [late, setLate] = useState('5:00');
  const mayEnter = roles.includes('organizer') || roles.includes('scorekeeper');
  const numbers = number.split(/\s+/).filter((n) => n !== '');
  return (
    <>
      {mayEnter && (
        <div className="row-fields">
          <label className="field">
            <span className="sr-only">{w('players.name')}</span>
            <input value={name} onChange={(x) => setName(x.currentTarget.value)} />
          </label>
          <label className="field">
            <span className="sr-only">{w('players.number')}</span>
            <input value={number} onChange={(x) => setNumber(x.currentTarget.value)} placeholder={w('players.number')} />
          </label>
          <button
            type="button"
            className="button"
            onClick={() =>
              void act({
                act: 'amend',
                who: e.id,
                ...(name.trim() === e.name ? {} : { name: name.trim() }),
                ...(numbers.length > 0 ? { numbers } : {}),
              })
            }
          >
            {w('player.amend')}
          </button>
        </div>
      )}
      <div className="buttons">
        {e.dropped === null ? (
          <button type="button" className="button danger" onClick={() => void act({ act: 'drop', who: e.id })} data-action="drop">
            {w('player.drop')}
          </button>
        ) : (
          !e.disqualified && (
            <button type="button" className="button" onClick={() => void act({ act: 'drop', who: e.id, reenter: true })}>
              {w('player.reenter')}
            </button>
          )
        )}
        {e.dropped === null && (
          <span className="joined">
            <label className="field short">
              <span className="sr-only">{w('player.lateBy')}</span>
              <input value={late} size={5} onChange={(x) => setLate(x.currentTarget.value)} />
            </label>
            <button
              type="button"
              className="button"
              disabled={!/^\d{1,3}:\d{2}$/.test(late)}
              onClick={() => void act({ act: 'late', who: e.id, time: late })}
            >
              {w('player.late')}
            </button>
          </span>
        )}
      </div>
    </>
  );
}

/** The code by which a phone plays as him. */
function CodePart({ e }: { e: EntrantView }) {
  const { id, roles, again } = useDesk();
  const w = useDeskWords();
  const [code, setCode] = useState<string | null>(null);
  const may = roles.some((r) => r !== 'judge' && r !== 'player');
  useEffect(() => {
    if (may)
      tournaments.codes(id).then(
        (c) => setCode(c.entrants[e.id] ?? null),
        () => {},
      );
  }, [id, e.id, may]);
  if (!may) return <p className="quiet">{w('code.notYours')}</p>;
  const link = `${location.origin}/t/${id}?code=${code ?? ''}`;
  return (
    <div className="code-sheet">
      <p>{w(e.claimed ? 'code.claimed' : 'code.about')}</p>
      {code && !e.claimed && (
        <>
          <QrCode text={link} label={link} />
          <p className="code-word">{code}</p>
        </>
      )}
      {e.claimed && (
        <button type="button" className="button" onClick={() => void tournaments.release(id, 'player', e.id).then(again, again)}>
          {w('code.free')}
        </button>
      )}
    </div>
  );
}

/** His list: as it is, and another in its place. */
function ListPart({ e }: { e: EntrantView }) {
  const { ask, act } = useDesk();
  const w = useDeskWords();
  const [list, setList] = useState('');
  const [why, setWhy] = useState('');
  const [shown, setShown] = useState<DeskAnswer | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the dialog opens
  useEffect(() => {
    ask({ act: 'decks', who: e.id }).then(setShown, () => {});
  }, [e.id]);
  const has = e.lists.some((l) => l !== 'missing');
  return (
    <>
      {shown && <Lines lines={shown.lines} />}
      <label className="stacked">
        <span>{w(has ? 'list.replace' : 'list.enter')}</span>
        <textarea
          rows={8}
          value={list}
          onChange={(x) => setList(x.currentTarget.value)}
          placeholder={w('list.example')}
          spellCheck={false}
        />
      </label>
      {has && (
        <label className="field">
          <span>{w('why')}</span>
          <input value={why} onChange={(x) => setWhy(x.currentTarget.value)} />
        </label>
      )}
      <button
        type="button"
        className="button primary"
        disabled={list.trim() === '' || (has && why.trim() === '')}
        onClick={() =>
          void act({ act: 'deck', who: e.id, list, ...(why.trim() === '' ? {} : { why: why.trim() }) }).then((a) => {
            if (!a) return;
            setList('');
            ask({ act: 'decks', who: e.id }).then(setShown, () => {});
          })
        }
        data-action="deck"
      >
        {w('list.handIn')}
      </button>
    </>
  );
}

/** What the report of a disqualification knows from here. */
const reportOf = (event: string, e: EntrantView, infraction: string): URLSearchParams =>
  new URLSearchParams({ player: e.name, number: e.members[0]?.number ?? '', event, infraction });

function RecordPart({ e }: { e: EntrantView }) {
  const { staff, roles } = useDesk();
  const w = useDeskWords();
  const { say } = useSpeech();
  const [giving, setGiving] = useState(false);
  const may = roles.includes('judge') || roles.includes('headJudge');
  const list = staff.penalties.filter((p) => p.id === e.id);
  return (
    <>
      {list.length === 0 ? (
        <p className="quiet">{w('record.none')}</p>
      ) : (
        <ul className="record">
          {list.map((p) => (
            <li key={p.seq}>
              <b>{w(`penalty.${p.penalty}` as 'penalty.warning')}</b> {say(p.title)}{' '}
              <small className="quiet">
                {w('round.n', { n: p.round })}, {p.judge}
                {p.note ? `: ${p.note}` : ''}
              </small>
              {p.penalty === 'disqualification' && (
                <Link to={`/judge/report?${reportOf(staff.public.id, e, p.infraction)}`} className="chip">
                  {w('record.report')}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {may && !giving && (
        <button type="button" className="button" onClick={() => setGiving(true)} data-action="incident">
          {w('penalty.new')}
        </button>
      )}
      {may && giving && (
        <Suspense fallback={<p className="quiet">…</p>}>
          <PenaltyForm key={list.length} e={e} onDone={() => setGiving(false)} />
        </Suspense>
      )}
    </>
  );
}

const PARTS: Readonly<Record<Part, (p: { e: EntrantView }) => ReactNode>> = {
  entry: EntryPart,
  code: CodePart,
  list: ListPart,
  record: RecordPart,
};

export function PlayerDialog({ e, onClose, part: first = 'entry' }: { e: EntrantView; onClose: () => void; part?: Part }) {
  const w = useDeskWords();
  const [part, setPart] = useState<Part>(first);
  const Shown = PARTS[part];
  return (
    <Dialog title={e.name} onClose={onClose} className="wide-dialog">
      <SaidPanel />
      <fieldset className="segments" aria-label={w('player.parts')}>
        {(Object.keys(PARTS) as Part[]).map((p) => (
          <button key={p} type="button" className={part === p ? 'on' : ''} aria-pressed={part === p} onClick={() => setPart(p)}>
            {w(`player.${p}`)}
          </button>
        ))}
      </fieldset>
      <div className="desk-stack">
        <Shown e={e} />
      </div>
    </Dialog>
  );
}
