/** The single elimination that follows the Swiss rounds: a column for each round, the final at the end (MTR 10.3). */
import type { PairingView, PublicTournament } from '@apnap/protocol';
import { gamesShown } from './said.js';
import { type TournamentKey, useTournamentWords } from './words.js';

/** What a round of so many is called: the final, the semifinals, or by how many are left. */
const NAMED: Readonly<Record<number, TournamentKey>> = { 2: 'bracket.final', 4: 'bracket.semi', 8: 'bracket.quarter' };

function Side({ view, p, i, me }: { view: PublicTournament; p: PairingView | undefined; i: number; me: string | null }) {
  const id = p?.seats[i];
  const games = p?.result?.split('-')[i];
  const won = p !== undefined && ((i === 0 && (p.outcome === 'a' || p.kind === 'bye')) || (i === 1 && p.outcome === 'b'));
  return (
    <span className={`t-side${won ? ' is-won' : ''}${id !== undefined && id === me ? ' own' : ''}`}>
      <span>{id === undefined ? '—' : (view.names[id] ?? id)}</span>
      <b>{games ?? ''}</b>
    </span>
  );
}

export function Bracket({ view, size, seats, me }: { view: PublicTournament; size: number; seats: readonly string[]; me: string | null }) {
  const w = useTournamentWords();
  const played = view.rounds.filter((r) => r.stage === 'playoff');
  const columns = Math.max(1, Math.ceil(Math.log2(Math.max(2, size))));
  if (played.length === 0)
    return (
      <>
        <p className="quiet">{w('bracket.soon', { n: size })}</p>
        <ol className="t-places">
          {seats.map((id, i) => (
            <li key={id} className={id === me ? 'own' : ''}>
              <b className="t-number">{i + 1}</b>
              <span>{view.names[id] ?? id}</span>
            </li>
          ))}
        </ol>
      </>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys
    <section className="t-bracket" tabIndex={0} aria-label={w('board.bracket')}>
      {Array.from({ length: columns }, (_, c) => {
        const left = 2 ** (columns - c);
        const round = played[c];
        return (
          <section key={left} aria-label={NAMED[left] ? w(NAMED[left]) : w('bracket.of', { n: left })}>
            <h3>{NAMED[left] ? w(NAMED[left]) : w('bracket.of', { n: left })}</h3>
            <ul>
              {Array.from({ length: left / 2 }, (_, i) => {
                const p = round?.pairings[i];
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the places of a bracket have no identity but their place
                  <li key={i} title={p?.result ? gamesShown(p.result) : undefined}>
                    <Side view={view} p={p} i={0} me={me} />
                    <Side view={view} p={p} i={1} me={me} />
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
