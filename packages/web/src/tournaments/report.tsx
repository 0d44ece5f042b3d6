/** A player reports his match: both say the same, or a judge decides (MTR 2.4, 2.9). */
import type { TournamentAct, TournamentHead } from '@apnap/protocol';
import { useEffect, useState } from 'react';
import { readKept, writeKept } from '../store/kept.js';
import type { LiveTournament } from '../store/tournaments.js';
import { useDesk } from './act.js';
import type { Match } from './own.js';
import { choicesFor, gamesShown, outcomeOf } from './said.js';
import { useTournamentWords } from './words.js';

/** What is chosen, before it is sent. */
type Chosen = { result: string } | { draw: true } | { concede: true };

type MyResult = Extract<TournamentAct, { act: 'myResult' }>;

/** A result that could not be sent: for which match it is, so that it is never taken for another one's. */
interface Unsent {
  round: number;
  table: number;
  what: MyResult;
}

const keyOf = (id: string, entrant: string): string => `apnap.result.${id}.${entrant}`;

function unsentOf(key: string, match: Match): Unsent | null {
  const kept = readKept(key) as Unsent | null;
  const same = kept?.round === match.round && kept.table === match.table && kept.what?.generation === match.generation;
  return kept && same && match.result === null ? kept : null;
}

/** Sends results; one for which the line was too bad is kept and sent when it is back. */
function useReport(id: string, entrant: string, match: Match, link: LiveTournament['link']) {
  const desk = useDesk(id);
  const key = keyOf(id, entrant);
  const [unsent, setUnsent] = useState(() => unsentOf(key, match));
  const keep = (value: Unsent | null): void => {
    writeKept(key, value);
    setUnsent(value);
  };
  const send = async (said: Omit<MyResult, 'act' | 'generation'>): Promise<boolean> => {
    const what: MyResult = { act: 'myResult', ...said, generation: match.generation };
    const answer = await desk.ask(what);
    keep(answer === 'offline' ? { round: match.round, table: match.table, what } : null);
    return answer !== null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried once each time the line is back
  useEffect(() => {
    if (link !== 'open' || !unsent) return;
    const still = unsentOf(key, match);
    if (!still) keep(null);
    else void desk.ask(still.what).then((answer) => answer !== 'offline' && keep(null));
  }, [link, match.round]);
  return { desk, unsent, send };
}

/** Buttons as on a slip: from the clearest win to the clearest loss. */
function Choice({ results, chosen, choose }: { results: readonly string[]; chosen: Chosen | null; choose: (c: Chosen) => void }) {
  const w = useTournamentWords();
  return (
    <div className="t-choices">
      {results.map((r) => {
        const out = outcomeOf(r);
        const on = chosen !== null && 'result' in chosen && chosen.result === r;
        return (
          <button
            key={r}
            type="button"
            className={`button t-choice is-${out}`}
            aria-pressed={on}
            data-result={r}
            onClick={() => choose({ result: r })}
          >
            <b>{gamesShown(r)}</b>
            <small>{w(`choice.${out}`)}</small>
          </button>
        );
      })}
    </div>
  );
}

/** What is about to be said, in a sentence. */
function sentence(w: ReturnType<typeof useTournamentWords>, c: Chosen): string {
  if ('draw' in c) return w('report.sureDraw');
  if ('concede' in c) return w('report.sureConcede');
  return w(`report.sure.${outcomeOf(c.result)}`, { games: gamesShown(c.result) });
}

function Choosing({
  head,
  send,
  busy,
  back,
}: {
  head: TournamentHead;
  send: (c: Chosen, drop: boolean) => void;
  busy: boolean;
  back?: () => void;
}) {
  const w = useTournamentWords();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [drop, setDrop] = useState(false);
  const choices = choicesFor(head.matchWins);
  // A match of the playoff has a winner (MTR 2.5).
  const allowed = (r: string): boolean => head.stage === 'swiss' || outcomeOf(r) !== 'drawn';
  const pressed = (what: 'draw' | 'concede'): boolean => chosen !== null && what in chosen;
  return (
    <>
      <Choice results={choices.usual.filter(allowed)} chosen={chosen} choose={setChosen} />
      <details className="t-more">
        <summary>{w('report.more')}</summary>
        <Choice results={choices.rare.filter(allowed)} chosen={chosen} choose={setChosen} />
        <div className="buttons">
          {head.stage === 'swiss' && (
            <button
              type="button"
              className="button"
              aria-pressed={pressed('draw')}
              onClick={() => setChosen({ draw: true })}
              data-result="draw"
            >
              {w('report.draw')}
            </button>
          )}
          <button
            type="button"
            className="button"
            aria-pressed={pressed('concede')}
            onClick={() => setChosen({ concede: true })}
            data-result="concede"
          >
            {w('report.concede')}
          </button>
        </div>
        <label className="check">
          <input type="checkbox" checked={drop} onChange={(e) => setDrop(e.target.checked)} />
          <span>
            {w('report.drop')}
            <small>{w('report.dropAbout')}</small>
          </span>
        </label>
      </details>
      {chosen && (
        <div className="t-sure" role="status">
          <p>{sentence(w, chosen)}</p>
          {drop && <p>{w('report.sureDrop')}</p>}
          <button type="button" className="button primary big" disabled={busy} onClick={() => send(chosen, drop)} data-action="report">
            {w(busy ? 'report.sending' : 'report.send')}
          </button>
        </div>
      )}
      {back && (
        <button type="button" className="button quiet-button" onClick={back}>
          {w('report.keep')}
        </button>
      )}
    </>
  );
}

/** What somebody has said, in a sentence. */
function told(w: ReturnType<typeof useTournamentWords>, who: 'mine' | 'theirs', match: Match, name: string): string {
  const [games, how] = [match.reported[who] ?? '', match.how[who]];
  if (how === 'conceded') return w(`told.${who}.conceded`, { name });
  if (how === 'intentionalDraw') return w(`told.${who}.agreed`, { name });
  return w(`told.${who}.${outcomeOf(games)}`, { name, games: gamesShown(games) });
}

/** What both have said so far. */
function Told({ match, name }: { match: Match; name: string }) {
  const w = useTournamentWords();
  return (
    <div className={`t-told${match.disputed ? ' disputed' : ''}`} role="status">
      {match.reported.mine !== null && <p>{told(w, 'mine', match, name)}</p>}
      {match.reported.theirs !== null && <p>{told(w, 'theirs', match, name)}</p>}
      {match.reported.mine !== null && match.reported.theirs === null && <p className="quiet">{w('told.wait', { name })}</p>}
      {match.disputed && <p className="t-disputed">{w('told.disputed')}</p>}
    </div>
  );
}

export function Report({
  id,
  head,
  match,
  link,
  entrant,
}: {
  id: string;
  head: TournamentHead;
  match: Match;
  link: LiveTournament['link'];
  entrant: string;
}) {
  const w = useTournamentWords();
  const { desk, unsent, send } = useReport(id, entrant, match, link);
  const [again, setAgain] = useState(false);
  const name = match.opponents[0]?.name ?? '';
  const { mine, theirs } = match.reported;
  const said = mine !== null || theirs !== null;
  const sent = (c: Chosen, drop: boolean): void => {
    void send({ ...c, ...(drop ? { drop: true as const } : {}) }).then((done) => done && setAgain(false));
  };
  return (
    <section className="t-report" aria-labelledby="report-title">
      <h3 id="report-title">{w('report.title')}</h3>
      {unsent && <p className="t-unsent">{w('report.unsent')}</p>}
      {said && <Told match={match} name={name} />}
      {desk.trouble && !unsent && (
        <p className="refused" role="alert">
          {desk.trouble}
        </p>
      )}
      {theirs !== null && (mine === null || match.disputed) && !again && (
        <button
          type="button"
          className="button primary big"
          disabled={desk.busy}
          onClick={() => void send({ agree: true })}
          data-action="agree"
        >
          {w('report.agree', { name })}
        </button>
      )}
      {said && !again ? (
        <button type="button" className="button" onClick={() => setAgain(true)} data-action="other-result">
          {w(mine === null ? 'report.other' : 'report.change')}
        </button>
      ) : (
        <Choosing head={head} send={sent} busy={desk.busy} {...(said ? { back: () => setAgain(false) } : {})} />
      )}
    </section>
  );
}
