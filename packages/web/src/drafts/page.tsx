/** The table of a draft: picking, building, and what comes after. */
import type { DraftGameView } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import type { TableConnection } from '../live/connection.js';
import type { TableState } from '../live/reduce.js';
import { Announcer } from '../ui/announcer.js';
import { Link } from '../ui/link.js';
import { Icon } from '../ui/symbols.js';
import { askedOf } from './answers.js';
import { Building } from './build.js';
import { DraftHead, usePlace } from './head.js';
import { Matters } from './matters.js';
import { Picking } from './pick.js';
import { Pool } from './pool.js';
import { Looking } from './preview.js';
import { Question } from './question.js';
import { DraftSeats } from './seats.js';
import { useDraftWords } from './words.js';
import '../styles/decks.css';
import '../styles/drafts.css';

interface Props {
  conn: TableConnection;
  state: TableState & { game: DraftGameView };
}

/** The draft is over: to the rounds, or to one's decks. */
function Over({ state }: Pick<Props, 'state'>) {
  const w = useDraftWords();
  const { t } = useSpeech();
  const { table, game } = state;
  if (!table) return null;
  const { pod } = table.info;
  const { kind, decks, left, leaders } = game.draft;
  // CR 903.3: nobody of the pool can lead a deck.
  const hasNone = game.seat !== null && kind === 'commander' && decks[game.seat] === false && !left[game.seat] && leaders.length === 0;
  return (
    <section className="panel draft-over">
      <h2>{w('over.title')}</h2>
      <p>{w(game.seat === null ? 'over.alone' : hasNone ? 'over.unled' : 'over.about')}</p>
      <div className="buttons">
        {pod && (
          <Link to={`/pod/${pod}`} className="button primary big">
            <Icon name="play" size={16} /> {w('over.pod')}
          </Link>
        )}
        {game.seat !== null && (
          <Link to="/decks" className="button">
            <Icon name="library" size={15} /> {w('over.decks')}
          </Link>
        )}
        {table.info.seed !== undefined && (
          <Link to={`/r/${table.info.id}`} className="button">
            <Icon name="eye" size={15} /> {w('over.replay')}
          </Link>
        )}
        <Link to="/" className="button">
          {t('nav.lobby')}
        </Link>
      </div>
    </section>
  );
}

/** Kinds of decisions that are questions of their own. */
const QUESTIONS: ReadonlySet<string> = new Set(['reveal', 'offer', 'accept', 'agenda', 'color', 'guess', 'add']);

type Tab = 'first' | 'second';

/** On a narrow page one of two is shown. */
function Tabs({ tab, first, second, change }: { tab: Tab; first: string; second: string; change: (t: Tab) => void }) {
  const w = useDraftWords();
  return (
    <fieldset className="segments wide draft-tabs" aria-label={w('tab.title')}>
      <button
        type="button"
        className={tab === 'first' ? 'on' : ''}
        aria-pressed={tab === 'first'}
        onClick={() => change('first')}
        data-tab="first"
      >
        {first}
      </button>
      <button
        type="button"
        className={tab === 'second' ? 'on' : ''}
        aria-pressed={tab === 'second'}
        onClick={() => change('second')}
        data-tab="second"
      >
        {second}
      </button>
    </fieldset>
  );
}

/** What the two are called. */
function tabNames(
  draft: DraftGameView['draft'],
  building: boolean,
  w: ReturnType<typeof useDraftWords>,
): { first: string; second: string } {
  const pool = w('tab.pool', { n: draft.pool.length });
  if (building) return { first: pool, second: w('build.deck') };
  const n = draft.pack.length || draft.open.filter((c) => c !== null).length;
  const isPack = draft.kind === 'booster' || draft.kind === 'commander' || draft.kind === 'rochester';
  return { first: w(isPack ? 'tab.pack' : 'tab.cards', { n }), second: pool };
}

export function DraftTable({ conn, state }: Props) {
  const { say, sentences } = useSpeech();
  const w = useDraftWords();
  const place = usePlace();
  const asked = askedOf(conn, state);
  const [tab, setTab] = useState<Tab>('first');
  const { game, table, faces, refused } = state;
  const { draft } = game;
  const question = asked.decision !== null && QUESTIONS.has(asked.decision.kind);
  const building = draft.phase === 'building' && asked.decision !== null && !question;
  const picking = draft.phase === 'drafting';
  const open = asked.decision !== null && asked.given === null;
  return (
    <Looking faces={faces}>
      <div className={`drafting phase-${draft.phase} tab-${tab}`}>
        <DraftHead conn={conn} state={state} />
        <main className="draft-main">
          <DraftSeats game={game} table={table} />
          {refused && (
            <p className="refused" role="alert" key={refused.count}>
              {say(refused.text)}
              <button type="button" className="icon-button" aria-label={w('build.clear')} onClick={() => conn.dismiss()}>
                <Icon name="close" size={14} />
              </button>
            </p>
          )}
          {((picking && !question) || building) && game.seat !== null && (
            <Tabs tab={tab} change={setTab} {...tabNames(draft, building, w)} />
          )}
          {draft.phase === 'over' && <Over state={state} />}
          {question && <Question asked={asked} />}
          <Matters game={game} faces={faces} />
          {picking && !question && (
            <div className="draft-pick">
              <Picking game={game} faces={faces} asked={asked} />
              {game.seat !== null && <Pool draft={draft} faces={faces} />}
            </div>
          )}
          {building && table && (
            <Building table={table.info.id} game={game} faces={faces} asked={asked} tab={tab === 'first' ? 'pool' : 'deck'} />
          )}
          {draft.phase === 'building' && !building && !question && <p className="quiet">{w('pack.none')}</p>}
        </main>
        <Announcer log={state.log} asked={open ? sentences(place(draft), say(asked.decision?.prompt ?? { en: '', zh: '' })) : ''} />
      </div>
    </Looking>
  );
}
