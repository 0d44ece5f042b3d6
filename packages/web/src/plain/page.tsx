/** The table of a game that has none of its own: what it says, fact by fact, and a form for every question. It knows no game. */
import type { PlainView } from '@apnap/protocol';
import { decisionsIn, waitingIn } from '@apnap/protocol/shown';
import { useMemo } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Again } from '../live/again.js';
import { Chat } from '../live/chat.js';
import type { TableConnection } from '../live/connection.js';
import type { TableState } from '../live/reduce.js';
import { Announcer } from '../ui/announcer.js';
import { Link } from '../ui/link.js';
import { Icon } from '../ui/symbols.js';
import { PlainBoard } from './board.js';
import { Head } from './head.js';
import { PlainLog } from './log.js';
import { type Answers, Question } from './question.js';
import { usePlainWords } from './words.js';
import '../styles/plain.css';

interface Shown {
  conn: TableConnection;
  state: TableState & { game: PlainView };
}

const AGREEING = { no: 'rematch', mine: 'rematch.asked', theirs: 'rematch.accept' } as const;

/** How the game has ended. */
function Result({ conn, state }: Shown) {
  const { t, say } = useSpeech();
  const w = usePlainWords();
  const { game, table } = state;
  const { result } = game;
  if (!result || !table) return null;
  const won = game.seat !== null && result.winners.includes(game.seat);
  const name = result.winners.map((s) => game.players.find((p) => p.seat === s)?.name ?? '').join(', ');
  return (
    <section className={`panel plain-result${won ? ' won' : ''}`} aria-label={w('result.title')}>
      <h2>{won ? w('result.won') : name ? w('result.lost', { name }) : w('result.draw')}</h2>
      <p>
        {say(result.reason)} {result.rule && <span className="chip still">{w('rule.of', { rule: result.rule })}</span>}
      </p>
      <div className="buttons">
        <Again conn={conn} state={state} table={table} seat={game.seat} label={(said) => t(AGREEING[said])} />
        <Link to={`/r/${table.info.id}`} className="button">
          <Icon name="play" size={15} /> {t('over.replay')}
        </Link>
        <Link to="/" className="button">
          {t('nav.lobby')}
        </Link>
      </div>
    </section>
  );
}

/** All that is asked of this viewer, each by itself; and for whom else is waited. */
function Questions({ conn, state }: Shown) {
  const { t, say } = useSpeech();
  const w = usePlainWords();
  const { game, link, refused } = state;
  const answers = useMemo(
    (): Answers => ({
      give: (decision, answer) => conn.answer(answer, decision),
      takeBack: (decision) => conn.send({ type: 'takeback', decision }),
      names: conn.names,
    }),
    [conn],
  );
  if (game.result) return null;
  const mine = decisionsIn(game).filter((d) => d.mine && d.ask);
  const open = mine.filter((d) => d.answered !== true);
  const seats = [...new Set(waitingIn(game).flatMap((d) => (d.mine ? [] : [d.seat])))];
  const names = seats.map((s) => game.players.find((p) => p.seat === s)?.name ?? '').join(', ');
  return (
    <section className="plain-questions" aria-label={w('wait.title')}>
      {open.length > 0 ? (
        <h2>{open.length === 1 && mine.length === 1 ? w('questions.one') : w('questions.title', { n: open.length })}</h2>
      ) : (
        <p className="quiet waiting" role="status">
          <span className="dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {names === '' ? t('wait.moment') : w(mine.length > 0 ? 'wait.others' : 'wait.for', { names })}
        </p>
      )}
      {mine.length > 1 && <p className="quiet">{w('questions.any')}</p>}
      {refused && (
        <p className="refused" role="alert" key={refused.count}>
          {say(refused.text)} {refused.rule && <small>{w('rule.of', { rule: refused.rule })}</small>}
          <button type="button" className="icon-button" aria-label={t('action.close')} onClick={() => conn.dismiss()}>
            <Icon name="close" size={14} />
          </button>
        </p>
      )}
      <div className="plain-forms">
        {mine.map((d, i) => (
          <Question
            key={`${d.id}/${JSON.stringify(d.ask)}`}
            d={d}
            place={{ n: i + 1, count: mine.length }}
            sent={link !== 'open' || state.sent.includes(d.id)}
            answers={answers}
          />
        ))}
      </div>
    </section>
  );
}

export function PlainTable({ conn, state }: Shown) {
  const { say } = useSpeech();
  const w = usePlainWords();
  const { game, table } = state;
  const asked = waitingIn(game).filter((d) => d.mine);
  return (
    <div className="plain">
      <Head conn={conn} state={state} />
      <main className="plain-main">
        {table?.info.closed && (
          <p className="refused" role="alert">
            {say(table.info.closed)}
          </p>
        )}
        <Result conn={conn} state={state} />
        <Questions conn={conn} state={state} />
        <PlainBoard game={game} seats={table?.info.seats ?? []} table={table} ahead={state.ahead} />
      </main>
      <aside className="plain-side">
        <section aria-labelledby="plain-log">
          <h2 id="plain-log">{w('dock.log')}</h2>
          <PlainLog log={state.log} seat={game.seat} />
        </section>
        <section aria-labelledby="plain-chat">
          <h2 id="plain-chat">{w('dock.chat')}</h2>
          <Chat lines={table?.chat ?? []} send={conn.send} />
        </section>
      </aside>
      <Announcer log={state.log} asked={asked.map((d) => say(d.prompt)).join(' ')} />
    </div>
  );
}
