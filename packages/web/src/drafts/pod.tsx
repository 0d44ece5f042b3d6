/** The rounds of a draft: standings, pairings, and the way to one's own match. */
import type { PodMatch, PodTable, PodView } from '@apnap/protocol';
import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Shell } from '../lobby/shell.js';
import { api, textOf } from '../store/api.js';
import { useLivePod } from '../store/pods.js';
import { Link } from '../ui/link.js';
import { SitterSign } from '../ui/sitter.js';
import { Icon } from '../ui/symbols.js';
import { useDraftWords } from './words.js';
import '../styles/drafts.css';

const playerOf = (pod: PodView, id: string | null) => pod.players.find((p) => p.id === id);

function Name({ pod, id }: { pod: PodView; id: string | null }) {
  const w = useDraftWords();
  const player = playerOf(pod, id);
  if (!player) return <span className="quiet">{w('pod.bye')}</span>;
  return (
    <span className={`pod-name${player.mine ? ' own' : ''}`}>
      <SitterSign sitter={player} size={14} /> <b>{player.name}</b>
      {player.mine && <small className="chip still">{w('seat.you')}</small>}
      {player.dropped && (
        <span className="pod-left" title={w('pod.dropped')}>
          <Icon name="flag" size={13} />
          <span className="sr-only">{w('pod.dropped')}</span>
        </span>
      )}
    </span>
  );
}

const clock = (s: number): string => `${Math.floor(s / 60)}:${String(Math.floor(s % 60)).padStart(2, '0')}`;

/** A match that is being played: how much time there is. It goes on from when it was told. */
function Going({ match: { seconds, turns }, at }: { match: PodMatch; at: number }) {
  const w = useDraftWords();
  const [, tick] = useState(0);
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = window.setInterval(() => tick((n) => n + 1), 1000);
    return () => window.clearInterval(timer);
  }, [seconds]);
  if (turns !== undefined) return <>{w('pod.turns', { n: turns })}</>;
  if (seconds === undefined) return <>{w('pod.playing')}</>;
  const left = Math.max(0, seconds - (performance.now() - at) / 1000);
  return (
    <span role="timer">
      <Icon name="clock" size={13} /> {clock(left)}
    </span>
  );
}

function Match({ pod, match, at }: { pod: PodView; match: PodMatch; at: number }) {
  const w = useDraftWords();
  const { games } = match;
  const mine = [match.a, match.b].some((id) => playerOf(pod, id)?.mine);
  return (
    <li className={`pod-match${mine ? ' own' : ''}`} data-match={match.table}>
      <span className="quiet">{match.b === null ? '' : w('pod.table', { n: match.table })}</span>
      <Name pod={pod} id={match.a} />
      <span className="pod-score">
        {games ? w('pod.result', { a: games[0], b: games[1] }) : match.b === null ? '' : <Going match={match} at={at} />}
      </span>
      <Name pod={pod} id={match.b} />
      {match.at && !games && (
        <Link to={`/g/${match.at}`} className={`button${mine ? ' primary' : ''}`}>
          {w(mine ? 'pod.goOn' : 'pod.watch')}
        </Link>
      )}
    </li>
  );
}

/** A game of several: who sits there in turn order, and who has won. */
function Several({ pod, game }: { pod: PodView; game: PodTable }) {
  const w = useDraftWords();
  const mine = game.players.some((id) => playerOf(pod, id)?.mine);
  const isOver = game.winner !== undefined;
  return (
    <li className={`pod-several${mine ? ' own' : ''}`} data-match={game.table}>
      <span className="quiet">{w('pod.table', { n: game.table })}</span>
      <ul>
        {game.players.map((id) => (
          <li key={id}>
            <Name pod={pod} id={id} />
            {game.winner === id && (
              <>
                {' '}
                <Icon name="star" size={14} /> <span className="sr-only">{w('pod.won')}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <span className="pod-score">{!isOver ? w('pod.playing') : game.winner === null ? w('pod.drawn') : ''}</span>
      {game.at && !isOver && (
        <Link to={`/g/${game.at}`} className={`button${mine ? ' primary' : ''}`}>
          {w(mine ? 'pod.goOn' : 'pod.watch')}
        </Link>
      )}
    </li>
  );
}

function Standings({ pod }: { pod: PodView }) {
  const w = useDraftWords();
  return (
    <section className="panel" aria-labelledby="standings-title">
      <h2 id="standings-title">{w('pod.standings')}</h2>
      <table className="pod-standings">
        <thead>
          <tr>
            <th scope="col">{w('pod.place')}</th>
            <th scope="col">{w('pod.player')}</th>
            <th scope="col">{w('pod.points')}</th>
            <th scope="col">{w('pod.record')}</th>
          </tr>
        </thead>
        <tbody>
          {pod.standings.map((row) => (
            <tr key={row.id} className={playerOf(pod, row.id)?.mine ? 'own' : ''}>
              <td>{row.place}</td>
              <td>
                <Name pod={pod} id={row.id} />
              </td>
              <td>{row.points}</td>
              <td>{row.record}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Dropping out, asked twice. */
function Drop({ pod, told }: { pod: PodView; told: (pod: PodView) => void }) {
  const w = useDraftWords();
  const { say } = useSpeech();
  const [sure, setSure] = useState(false);
  const [trouble, setTrouble] = useState('');
  const drop = () =>
    api.dropOut(pod.id).then(told, (e) => {
      setSure(false);
      setTrouble(say(textOf(e)));
    });
  return (
    <>
      <button
        type="button"
        className={`button quiet-button${sure ? ' danger' : ''}`}
        data-action="drop"
        onClick={() => (sure ? void drop() : setSure(true))}
        onBlur={() => setSure(false)}
      >
        <Icon name="flag" size={15} /> {w(sure ? 'pod.dropSure' : 'pod.drop')}
      </button>
      {sure && <p className="quiet pod-drop">{w('pod.dropAbout')}</p>}
      {trouble && (
        <p className="refused" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

/** What the viewer does next. */
function Next({ pod, told }: { pod: PodView; told: (pod: PodView) => void }) {
  const w = useDraftWords();
  const { t } = useSpeech();
  const me = pod.players.find((p) => p.mine);
  const round = pod.played.at(-1);
  const match = round?.matches.find((m) => me && (m.a === me.id || m.b === me.id));
  const several = round?.tables.find((t) => me && t.players.includes(me.id));
  const done = several ? several.winner !== undefined : match && (match.games || match.b === null);
  const at = several ? several.at : match?.at;
  const winner = pod.phase === 'over' ? playerOf(pod, pod.standings[0]?.id ?? null) : undefined;
  return (
    <section className="panel pod-next" aria-live="polite">
      <h1>{w('pod.title')}</h1>
      {winner && (
        <p className="pod-winner">
          <Icon name="star" size={20} /> {w('pod.champion', { name: winner.name })}
        </p>
      )}
      {pod.phase === 'over' && <p>{w('pod.over')}</p>}
      {pod.phase === 'playing' && me?.dropped && <p>{w('pod.youDropped')}</p>}
      {pod.phase === 'playing' && !me?.dropped && done && <p>{w('pod.wait')}</p>}
      <div className="buttons">
        {pod.phase === 'playing' && at && !done && (
          <Link to={`/g/${at}`} className="button primary big">
            <Icon name="play" size={17} /> {w(several ? 'pod.mineSeveral' : 'pod.mine')}
          </Link>
        )}
        {pod.deck && (
          <Link to={`/decks/${pod.deck}`} className="button">
            <Icon name="library" size={15} /> {w('pod.deck')}
          </Link>
        )}
        {pod.phase === 'over' && (
          <Link to={`/r/${pod.table}`} className="button">
            <Icon name="eye" size={15} /> {w('over.replay')}
          </Link>
        )}
        <Link to="/" className="button">
          {t('nav.lobby')}
        </Link>
        {pod.phase === 'playing' && me && !me.dropped && <Drop pod={pod} told={told} />}
      </div>
    </section>
  );
}

export function PodPage({ id }: { id: string }) {
  const w = useDraftWords();
  const { pod, at, told } = useLivePod(id);
  return (
    <Shell>
      <main className="pod-page">
        {!pod && (
          <p className="quiet waiting" role="status">
            <span className="dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {w('pod.drafting')}
          </p>
        )}
        {pod && (
          <>
            <Next pod={pod} told={told} />
            <Standings pod={pod} />
            {[...pod.played].reverse().map(({ round, matches, tables }) => (
              <section key={round} className="panel" aria-labelledby={`round-${round}`}>
                <h2 id={`round-${round}`}>{w('pod.pairings', { n: round, of: pod.rounds })}</h2>
                <ul className="pod-matches" data-round={round}>
                  {tables.map((game) => (
                    <Several key={game.table} pod={pod} game={game} />
                  ))}
                  {matches.map((m) => (
                    <Match key={m.a} pod={pod} match={m} at={at} />
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </main>
    </Shell>
  );
}
