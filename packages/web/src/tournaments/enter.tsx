/** How somebody who is nobody here yet becomes a player, or an official: by entering, or by a code of his own. */
import type { CodeView, MineView, TournamentHead } from '@apnap/protocol';
import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { textOf } from '../store/api.js';
import { changeSettings, settingsNow } from '../store/settings.js';
import { tournaments } from '../store/tournaments.js';
import { useDesk } from './act.js';
import { useTournamentWords } from './words.js';

interface Entering {
  id: string;
  head: TournamentHead;
  /** The code for entering; '' where none is needed or none is known. */
  code: string;
  became: () => void;
}

/** Names with commas between them, as either language has them. */
const namesIn = (text: string): string[] =>
  text
    .split(/[,，、]/)
    .map((x) => x.trim())
    .filter((x) => x !== '');

/** Entering oneself, or one's team (MTR 1.4, 8.1). */
function Register({ id, head, code, became }: Entering) {
  const w = useTournamentWords();
  const desk = useDesk(id);
  const [name, setName] = useState(() => settingsNow().name);
  const [number, setNumber] = useState('');
  const [typed, setTyped] = useState('');
  const [masked, setMasked] = useState(false);
  const [members, setMembers] = useState('');
  const [young, setYoung] = useState<{ age: string; consent: boolean } | null>(null);
  const asks = head.policy.entry === 'code' && code === '';
  const enter = async (): Promise<void> => {
    const what = {
      act: 'enter' as const,
      name: name.trim(),
      ...(number.trim() === '' ? {} : { number: number.trim() }),
      ...(masked ? { masked: true as const } : {}),
      ...(head.teams ? { members: namesIn(members) } : {}),
      ...(young && young.age !== '' ? { age: Number(young.age) } : {}),
      ...(young?.consent ? { consent: true as const } : {}),
    };
    const answer = await desk.ask(what, asks ? typed : code);
    if (answer === null || answer === 'offline') return;
    changeSettings({ name: name.trim() });
    became();
  };
  return (
    <form
      className="t-enter-form"
      onSubmit={(e) => {
        e.preventDefault();
        void enter();
      }}
    >
      <label className="select-field t-field">
        <span>{w(head.teams ? 'enter.teamName' : 'enter.name')}</span>
        <input value={name} maxLength={100} autoComplete="name" required onChange={(e) => setName(e.target.value)} data-field="name" />
      </label>
      {head.teams && (
        <label className="select-field t-field">
          <span>{w('enter.members')}</span>
          <input
            value={members}
            maxLength={300}
            autoComplete="off"
            required
            onChange={(e) => setMembers(e.target.value)}
            data-field="members"
          />
          <small className="quiet">{w('enter.membersAbout')}</small>
        </label>
      )}
      <label className="select-field t-field">
        <span>{w('enter.number')}</span>
        <input value={number} maxLength={40} autoComplete="off" onChange={(e) => setNumber(e.target.value)} data-field="number" />
      </label>
      {asks && (
        <label className="select-field t-field">
          <span>{w('enter.code')}</span>
          <input
            value={typed}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            onChange={(e) => setTyped(e.target.value)}
            data-field="code"
          />
          <small className="quiet">{w('enter.codeAbout')}</small>
        </label>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={young !== null}
          onChange={(e) => setYoung(e.target.checked ? { age: '', consent: false } : null)}
          data-field="young"
        />
        <span>{w('enter.young')}</span>
      </label>
      {young && (
        <div className="t-young">
          <label className="select-field t-field">
            <span>{w('enter.age')}</span>
            <input
              type="number"
              min={3}
              max={17}
              required
              value={young.age}
              onChange={(e) => setYoung({ ...young, age: e.target.value })}
              data-field="age"
            />
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={young.consent}
              onChange={(e) => setYoung({ ...young, consent: e.target.checked })}
              data-field="consent"
            />
            <span>{w('enter.consent')}</span>
          </label>
        </div>
      )}
      <label className="check">
        <input type="checkbox" checked={masked} onChange={(e) => setMasked(e.target.checked)} />
        <span>
          {w('enter.masked')}
          <small>{w('enter.maskedAbout')}</small>
        </span>
      </label>
      {desk.trouble && (
        <p className="refused" role="alert">
          {desk.trouble}
        </p>
      )}
      <button type="submit" className="button primary big" disabled={desk.busy || name.trim() === ''} data-action="enter">
        {w(desk.busy ? 'enter.sending' : 'enter.now')}
      </button>
    </form>
  );
}

/** The code is somebody's: one tap, and one is he. */
function Claim({ id, code, whose, became, back }: { id: string; code: string; whose: CodeView; became: () => void; back: () => void }) {
  const w = useTournamentWords();
  const { t, say } = useSpeech();
  const [state, setState] = useState({ busy: false, trouble: '' });
  const show = (): void => {
    setState({ busy: true, trouble: '' });
    tournaments.show(id, code).then(became, (e) => setState({ busy: false, trouble: say(textOf(e)) }));
  };
  const name = whose.name ?? '';
  const official = whose.for !== 'player' && whose.for !== 'entry' ? whose.for : null;
  return (
    <div className="t-claim">
      <p>{official ? w('claim.official', { name, role: w(`role.${official}`) }) : w('claim.player', { name })}</p>
      {state.trouble && (
        <p className="refused" role="alert">
          {state.trouble}
        </p>
      )}
      <button type="button" className="button primary big" disabled={state.busy} onClick={show} data-action="claim">
        {official ? w('claim.workNow') : w('claim.now', { name })}
      </button>
      <button type="button" className="button quiet-button" onClick={back}>
        {t('action.back')}
      </button>
    </div>
  );
}

/** For whom there is a code. */
function OwnCode({ found }: { found: (code: string) => void }) {
  const w = useTournamentWords();
  const [code, setCode] = useState('');
  return (
    <form
      className="t-own-code"
      onSubmit={(e) => {
        e.preventDefault();
        if (code.trim() !== '') found(code.trim());
      }}
    >
      <label className="select-field t-field">
        <span>{w('claim.code')}</span>
        <input
          value={code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(e) => setCode(e.target.value)}
          data-field="own-code"
        />
        <small className="quiet">{w('claim.about')}</small>
      </label>
      <button type="submit" className="button" disabled={code.trim() === ''} data-action="own-code">
        {w('claim.show')}
      </button>
    </form>
  );
}

/** Why nobody enters himself now; '' where one may. */
function closedBecause(head: TournamentHead): '' | 'enter.desk' | 'enter.closed' {
  if (head.status !== 'registration') return 'enter.closed';
  return head.policy.entry === 'desk' ? 'enter.desk' : '';
}

function Ways({ id, head, code, became }: Entering) {
  const w = useTournamentWords();
  const { say } = useSpeech();
  const [asked, setAsked] = useState(code);
  const [whose, setWhose] = useState<CodeView | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    if (asked === '') return;
    let alive = true;
    tournaments.codeFor(id, asked).then(
      (c) => alive && setWhose(c),
      (e) => {
        if (!alive) return;
        setTrouble(say(textOf(e)));
        setAsked('');
      },
    );
    return () => {
      alive = false;
    };
  }, [id, asked, say]);
  const back = (): void => {
    setAsked('');
    setWhose(null);
  };
  if (whose && whose.for !== 'entry') return <Claim id={id} code={asked} whose={whose} became={became} back={back} />;
  const closed = closedBecause(head);
  return (
    <>
      {trouble && (
        <p className="refused" role="alert">
          {trouble}
        </p>
      )}
      {closed === '' ? (
        <Register id={id} head={head} code={whose?.for === 'entry' ? asked : ''} became={became} />
      ) : (
        <p className="quiet">{w(closed)}</p>
      )}
      <details className="t-more" open={closed !== '' || trouble !== ''}>
        <summary>{w('claim.title')}</summary>
        <OwnCode
          found={(c) => {
            setTrouble('');
            setAsked(c);
          }}
        />
      </details>
    </>
  );
}

export function Enter({ id, head, mine, code, became }: Entering & { mine: MineView }) {
  const w = useTournamentWords();
  const over = head.status === 'finished' || head.status === 'cancelled';
  if (over && code === '') return null;
  // Officials, and those who look on when it has begun, are not asked whether they want to play, but may.
  if ((mine.roles.length > 0 || head.status !== 'registration') && code === '')
    return (
      <details className="panel t-more">
        <summary>{w(mine.roles.length > 0 ? 'enter.official' : 'enter.look')}</summary>
        <Ways id={id} head={head} code={code} became={became} />
      </details>
    );
  return (
    <section className="panel t-enter" aria-labelledby="enter-title">
      <h2 id="enter-title">{w(head.status === 'registration' ? 'enter.title' : 'enter.look')}</h2>
      <Ways id={id} head={head} code={code} became={became} />
    </section>
  );
}
