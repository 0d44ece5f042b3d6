/** What a player is told of himself: where he plays, against whom, how long, and all that he can do from there. */
import type { MineView, TournamentHead } from '@apnap/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import type { LiveTournament } from '../store/tournaments.js';
import { Link } from '../ui/link.js';
import { Icon } from '../ui/symbols.js';
import { clockText, timeLeft, useClock } from './clock-time.js';
import { JudgeCall } from './judge-call.js';
import { MyAsks } from './my-asks.js';
import { MyDeck } from './my-deck.js';
import type { Entrant, Match } from './own.js';
import { Report } from './report.js';
import { PodReport } from './report-pod.js';
import { gamesShown, outcomeOf } from './said.js';
import { useTournamentWords } from './words.js';

/** The clock of the round, and the time of one's own table where it is another. */
function Timer({ head, match }: { head: TournamentHead; match: Match }) {
  const w = useTournamentWords();
  const clock = useClock(head);
  if (!clock || clock.phase === 'over' || match.result !== null) return null;
  const { own, said, tone } = timeLeft(clock, match.extension);
  return (
    <div className={`t-timer is-${tone}`} role="timer">
      {own !== null && <b>{clockText(Math.max(0, own))}</b>}
      <span>{w(said)}</span>
      {match.extension > 0 && <span className="chip">{w('clock.extension', { time: clockText(match.extension) })}</span>}
    </div>
  );
}

/** Table and opponent, as large as they can be read. */
function Place({ head, match }: { head: TournamentHead; match: Match }) {
  const w = useTournamentWords();
  return (
    <>
      <div className="t-place">
        <div className="t-table">
          <span>{w('table.title')}</span>
          <b data-table={match.table}>{match.table}</b>
        </div>
        <div className="t-versus">
          <span>{w(head.stage === 'playoff' ? 'round.playoff' : 'round.n', { n: match.round })}</span>
          <span className="quiet">{w('match.against')}</span>
          {match.opponents.map((o) => (
            <b key={o.id}>{o.name}</b>
          ))}
        </div>
      </div>
      <Timer head={head} match={match} />
    </>
  );
}

function Said({ children }: { children: ReactNode }) {
  return <p className="t-said">{children}</p>;
}

/** A match that is over. */
function Result({ match }: { match: Match }) {
  const w = useTournamentWords();
  if (match.kind === 'pod')
    return <Said>{match.result === '' ? w('result.podDrawn') : w('result.pod', { name: podWinner(match) || w('result.you') })}</Said>;
  const out = outcomeOf(match.result ?? '');
  return (
    <p className={`t-result is-${out}`}>
      <Icon name={out === 'won' ? 'check' : out === 'lost' ? 'close' : 'shield'} size={18} />
      <b>{w(`result.${out}`, { games: gamesShown(match.result ?? '') })}</b>
    </p>
  );
}

/** The name of who has won a table of several, unless it is oneself. */
const podWinner = (match: Match): string => match.opponents.find((o) => o.id === match.result)?.name ?? '';

function Playing({
  id,
  head,
  match,
  link,
  calls,
  entrant,
}: { id: string; head: TournamentHead; match: Match; calls: MineView['calls'] } & Pick<LiveTournament, 'link'> & {
    entrant: Entrant;
  }) {
  const w = useTournamentWords();
  const open = match.result === null && head.roundStatus === 'published';
  return (
    <>
      <Place head={head} match={match} />
      {match.result !== null && <Result match={match} />}
      {match.result !== null && <p className="quiet">{w(head.roundStatus === 'closed' ? 'now.between' : 'now.done')}</p>}
      {match.at && match.result === null && (
        <div className="t-here">
          <Link to={`/g/${match.at}`} className="button primary huge">
            <Icon name="play" size={18} /> {w('match.playHere')}
          </Link>
          <p className="quiet">{w('match.playHereAbout')}</p>
        </div>
      )}
      {open && !match.at && match.kind === 'match' && <Report id={id} head={head} match={match} link={link} entrant={entrant.id} />}
      {open && match.kind === 'pod' && <PodReport id={id} match={match} entrant={entrant.id} playoff={head.stage === 'playoff'} />}
      {open && <JudgeCall id={id} head={head} match={match} calls={calls} />}
    </>
  );
}

/** What is so now. */
function Now({
  id,
  head,
  mine,
  entrant,
  link,
}: { id: string; head: TournamentHead; mine: MineView; entrant: Entrant } & Pick<LiveTournament, 'link'>) {
  const w = useTournamentWords();
  const { match } = entrant;
  if (head.status === 'cancelled') return <Said>{w('status.cancelled')}</Said>;
  if (entrant.waiting) return <Said>{w('now.waiting')}</Said>;
  if (head.status === 'registration') return <Said>{w('now.entered')}</Said>;
  if (head.status === 'finished')
    return <Said>{entrant.place === null ? w('status.finished') : w('now.place', { n: entrant.place })}</Said>;
  // The Swiss rounds are over, and the bracket is made, or goes on without him.
  if (head.status === 'playoff' && (head.stage === 'swiss' || !match)) return <Said>{w('now.playoff', { n: entrant.place ?? '–' })}</Said>;
  if (!match) return <Said>{w(entrant.dropped ? 'now.dropped' : head.roundStatus === 'published' ? 'now.notPaired' : 'now.between')}</Said>;
  switch (match.kind) {
    case 'bye':
    case 'awardedBye':
      return (
        <>
          <Said>{w('now.bye', { n: match.round })}</Said>
          <p className="quiet">{w('now.byeAbout')}</p>
        </>
      );
    case 'loss':
      return <Said>{w('now.loss', { n: match.round })}</Said>;
    case 'match':
    case 'pod':
      return <Playing id={id} head={head} match={match} link={link} calls={mine.calls} entrant={entrant} />;
    default:
      return match.kind satisfies never;
  }
}

/** Tells when there is a new table, to whoever has the phone in his pocket or a screen reader. */
function useTold(match: Match | null): string {
  const w = useTournamentWords();
  const [told, setTold] = useState('');
  const key = match?.kind === 'match' || match?.kind === 'pod' ? `${match.round}/${match.table}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each table
  useEffect(() => {
    if (key === '' || !match) return;
    setTold(w('now.told', { n: match.round, table: match.table, name: match.opponents.map((o) => o.name).join(', ') }));
    // Browsers let nothing be felt before somebody has touched the page.
    if (match.result === null && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(200);
  }, [key]);
  return told;
}

export function Mine({
  id,
  head,
  mine,
  entrant,
  link,
  names,
}: {
  id: string;
  head: TournamentHead;
  mine: MineView;
  entrant: Entrant;
  names: Readonly<Record<string, string>>;
} & Pick<LiveTournament, 'link'>) {
  const w = useTournamentWords();
  const told = useTold(entrant.match);
  const begun = head.status !== 'registration';
  // Before the first round is over all have the same place.
  const early = head.round <= 1 && head.roundStatus !== 'closed';
  return (
    <section className="panel t-mine" aria-labelledby="mine-name">
      <header className="t-me">
        <h2 id="mine-name">{entrant.name}</h2>
        {begun && (
          <span className="quiet">
            {[
              w('mine.points', { n: entrant.points }),
              entrant.record,
              ...(entrant.place === null || early ? [] : [w('mine.place', { n: entrant.place })]),
            ].join(' · ')}
          </span>
        )}
        {entrant.dropped && <span className="chip trouble">{w('mine.dropped')}</span>}
      </header>
      <Now id={id} head={head} mine={mine} entrant={entrant} link={link} />
      <div className="sr-only" role="status">
        {told}
      </div>
      {entrant.deck.status !== 'none' && (
        <MyDeck id={id} deck={entrant.deck} over={head.status === 'finished' || head.status === 'cancelled'} />
      )}
      <MyAsks id={id} head={head} entrant={entrant} names={names} />
    </section>
  );
}
