/** A judge at a table where a match of his tournament is played: what all see there, backing up (IPG 1.4), corrections (IPG 2). */
import type { BenchView } from '@apnap/protocol';
import { isDraft, isPlain } from '@apnap/protocol/shown';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Position } from '../judge/position.js';
import { useBench } from '../store/bench.js';
import { Frame } from '../tournaments/frame.js';
import { Link } from '../ui/link.js';
import { Icon, Rich } from '../ui/symbols.js';
import { BackUp } from './back-up.js';
import { Consequences } from './consequences.js';
import { Corrections } from './corrections.js';
import type { Here } from './here.js';
import { useBenchWords } from './words.js';
import '../styles/tournament.css';
import '../styles/tournament-desk.css';
import '../styles/judge.css';
import '../styles/bench.css';

const TABS = ['back', 'fix', 'account'] as const;
type Tab = (typeof TABS)[number];

/** Who is here, and what he sees. */
function Presence({ bench, view }: Here) {
  const w = useBenchWords();
  const [sure, setSure] = useState(false);
  const { me } = view;
  return (
    <section className="bench-presence">
      <p className="bench-who">
        {view.officials.map((o) => (
          <span key={`${o.role}/${o.name}`} className="chip">
            <Icon name="eye" size={14} /> {o.name}, {w(`role.${o.role}`)}
            {o.sees === 'all' && ` · ${w('sees.all')}`}
          </span>
        ))}
      </p>
      {sure ? (
        <div className="buttons" role="alertdialog" aria-label={w('hands.sure')}>
          <span>{w('hands.sure')}</span>
          <button
            type="button"
            className="button primary"
            onClick={() => {
              setSure(false);
              void bench.act({ act: 'look', at: 'all' });
            }}
            data-action="look-sure"
          >
            {w('hands.look')}
          </button>
          <button type="button" className="button" onClick={() => setSure(false)}>
            {w('cancel')}
          </button>
        </div>
      ) : (
        <div className="buttons">
          <button
            type="button"
            className="button"
            onClick={() => (me.sees === 'all' ? void bench.act({ act: 'look', at: 'public' }) : setSure(true))}
            data-action="look"
          >
            {w(me.sees === 'all' ? 'hands.hide' : 'hands.look')}
          </button>
          <button type="button" className="button" onClick={() => void bench.act({ act: 'leave' })} data-action="leave">
            {w('leave')}
          </button>
        </div>
      )}
    </section>
  );
}

/** A back-up that waits for the head judge. */
function Proposal({ bench, view }: Here) {
  const { say } = useSpeech();
  const w = useBenchWords();
  const { proposal, me } = view;
  if (!proposal) return null;
  const at = { n: view.n, era: view.era };
  return (
    <section className="panel bench-proposal" role="status" data-proposal={proposal.to}>
      <h2>{w('proposal.title')}</h2>
      <p>
        <Rich text={w('proposal.said', { by: proposal.by, before: say(proposal.before) })} />
      </p>
      <p className="quiet">{proposal.why}</p>
      <Consequences view={view} to={proposal.to} />
      {me.role === 'headJudge' ? (
        <div className="buttons">
          <button
            type="button"
            className="button primary"
            disabled={bench.busy}
            onClick={() => void bench.act({ act: 'approve', ...at })}
            data-action="approve"
          >
            {w('proposal.approve')}
          </button>
          <button
            type="button"
            className="button"
            disabled={bench.busy}
            onClick={() => void bench.act({ act: 'refuse' })}
            data-action="refuse"
          >
            {w('proposal.refuse')}
          </button>
        </div>
      ) : (
        <>
          <p>{w('proposal.waits')}</p>
          <div className="buttons">
            <button type="button" className="button" onClick={() => void bench.act({ act: 'withdraw' })} data-action="withdraw">
              {w('proposal.withdraw')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** The game, with what is counted and not shown. */
function Board({ view }: { view: BenchView }) {
  const w = useBenchWords();
  const { game } = view;
  if (!game || isPlain(game) || isDraft(game)) return null;
  return (
    <section className="bench-board">
      <ul className="bench-counts">
        {game.players.map((p) => (
          <li key={p.seat}>
            <b>{p.name}</b> · <Icon name="heart" size={13} /> {p.life} · {w('player.hand', { n: p.handCount })} ·{' '}
            {w('player.library', { n: p.libraryCount })}
          </li>
        ))}
      </ul>
      <Position game={game} faces={view.faces} />
    </section>
  );
}

function Account({ view }: { view: BenchView }) {
  const { say } = useSpeech();
  return (
    <ol className="bench-log">
      {view.log.map((l) => (
        <li key={`${l.event}${l.kind}`} className={l.kind}>
          <Rich text={say(l.text)} /> {l.rules.length > 0 && l.kind === 'event' && <small className="quiet">{l.rules.join(' · ')}</small>}
        </li>
      ))}
    </ol>
  );
}

function Table({ bench, view }: Here) {
  const w = useBenchWords();
  const { say } = useSpeech();
  const [tab, setTab] = useState<Tab>('back');
  const titles = { back: 'back.title', fix: 'fix.title', account: 'account' } as const;
  return (
    <>
      <h2 className="bench-title">
        {w('title', {
          table: view.match.table,
          round: view.match.round,
          names: view.table.seats.map((s) => s.name).join(' – '),
        })}
      </h2>
      {bench.lost && (
        <p className="quiet" role="status">
          {w('lost')}
        </p>
      )}
      <Presence bench={bench} view={view} />
      {bench.refused && (
        <p className="refused" role="alert">
          {say(bench.refused)}
        </p>
      )}
      <Proposal bench={bench} view={view} />
      <div className="bench-parts">
        <Board view={view} />
        <section className="panel bench-do">
          <nav className="segments" aria-label={w('tabs')}>
            {TABS.map((t) => (
              <button
                key={t}
                type="button"
                className={tab === t ? 'on' : ''}
                aria-current={tab === t ? 'page' : undefined}
                onClick={() => setTab(t)}
                data-tab={t}
              >
                {w(titles[t])}
              </button>
            ))}
          </nav>
          {tab === 'back' && <BackUp bench={bench} view={view} />}
          {tab === 'fix' && <Corrections bench={bench} view={view} />}
          {tab === 'account' && <Account view={view} />}
        </section>
      </div>
    </>
  );
}

export function BenchPage({ id }: { id: string }) {
  const bench = useBench(id);
  const w = useBenchWords();
  const { say } = useSpeech();
  const { view } = bench;
  const tournament = view?.match.tournament;
  return (
    <Frame
      title={w('page')}
      link={bench.lost ? 'lost' : 'open'}
      ways={
        tournament && (
          <Link to={`/t/${tournament}/desk`} className="button">
            {w('toDesk')}
          </Link>
        )
      }
    >
      <main className="t-page bench-page">
        {bench.state === 'loading' && (
          <p className="quiet" role="status">
            {w('loading')}
          </p>
        )}
        {(bench.state === 'no' || bench.state === 'out') && bench.refused && (
          <p className="refused" role="alert">
            {say(bench.refused)}
          </p>
        )}
        {bench.state === 'out' && (
          <section className="panel">
            <h2>{w('enter.title')}</h2>
            <p>{w('enter.about')}</p>
            <button
              type="button"
              className="button primary big"
              disabled={bench.busy}
              onClick={() => void bench.act({ act: 'enter' })}
              data-action="enter"
            >
              {w('enter.do')}
            </button>
          </section>
        )}
        {bench.state === 'here' && view && <Table bench={bench} view={view} />}
      </main>
    </Frame>
  );
}
