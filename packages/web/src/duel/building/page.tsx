/** Building decks of the second game: looking for cards, putting them in and taking them out, and what keeps a deck from being played. */
import type { DuelCardEntry } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../../i18n/index.js';
import { Shell } from '../../lobby/shell.js';
import { api, useLoaded } from '../../store/api.js';
import { LargeCard } from '../card.js';
import { DeckBar } from './bar.js';
import { BuildCard, Searching } from './found.js';
import { DeckParts } from './lists.js';
import { copiesOf, homeOf, mostOf } from './model.js';
import { type Building, useDeck } from './use-deck.js';
import { type Found, useFound } from './use-found.js';
import { useBuilderWords } from './words.js';
import '../../styles/duel.css';
import '../../styles/duel-decks.css';

/** Where cards go that are pressed. */
type Goal = 'deck' | 'side';

function FoundCards({ b, found, goal, look }: { b: Building; found: Found; goal: Goal; look: (e: DuelCardEntry) => void }) {
  const { say } = useSpeech();
  const w = useBuilderWords();
  return (
    <>
      <ul className="duel-build-cards found">
        {found.entries.map((e) => {
          const n = copiesOf(b.lists, b.known, e);
          const most = mostOf(e, b.deck.region);
          const name = say(e.card.name);
          return (
            <BuildCard
              key={e.card.id}
              entry={e}
              label={n >= most ? w('full', { name, most }) : w('put', { name, n, most })}
              n={n}
              region={b.deck.region}
              stop={n >= most}
              press={() => b.put(goal === 'side' ? 'side' : homeOf(e), e)}
              look={look}
            />
          );
        })}
      </ul>
      {found.more && (
        <button type="button" className="button" onClick={found.more} data-action="more">
          {w('more')}
        </button>
      )}
    </>
  );
}

/** What keeps the deck from being played, or that nothing does. */
function Verdict({ b }: { b: Building }) {
  const { say } = useSpeech();
  const w = useBuilderWords();
  const { judged, trouble, kept } = b;
  return (
    <div className="duel-verdict" role="status" data-problems={judged?.problems.length ?? ''}>
      {!kept && <p className="refused">{w('notKept')}</p>}
      {trouble && <p className="refused">{say(trouble)}</p>}
      {!trouble && !judged && <p className="quiet">{w('asking')}</p>}
      {judged &&
        (judged.problems.length === 0 ? (
          <p className="good">{w('good')}</p>
        ) : (
          <details open={judged.problems.length <= 3}>
            <summary>{w('problems', { n: judged.problems.length })}</summary>
            <ul>
              {judged.problems.map((p) => (
                <li key={p.en}>{say(p)}</li>
              ))}
            </ul>
          </details>
        ))}
    </div>
  );
}

export function DuelDecksPage() {
  const { say } = useSpeech();
  const w = useBuilderWords();
  const offer = useLoaded('duels', api.duels).value;
  const b = useDeck(w('newName'));
  const [query, setQuery] = useState('');
  const [playable, setPlayable] = useState(true);
  const found = useFound(query, playable, b.learn);
  const [goal, setGoal] = useState<Goal>('deck');
  const [seen, setSeen] = useState<DuelCardEntry | null>(null);
  return (
    <Shell>
      <main className="duel-building">
        <header>
          <h1>{w('title')}</h1>
          <p>{w('lead')}</p>
          {offer && !offer.cards.imported && <p className="quiet">{w('fewCards', { n: offer.cards.known })}</p>}
        </header>
        <DeckBar b={b} stock={offer?.decks ?? []} regions={offer?.regions ?? ['none']} />
        <section className="duel-finding panel" aria-label={w('search')}>
          <Searching query={query} ask={setQuery} playable={playable} choose={setPlayable} found={found} />
          <div className="duel-goal">
            <span aria-hidden="true">{w('to')}</span>
            <fieldset className="segments" aria-label={w('to')}>
              {(['deck', 'side'] as const).map((g) => (
                <button
                  key={g}
                  type="button"
                  className={goal === g ? 'on' : ''}
                  aria-pressed={goal === g}
                  onClick={() => setGoal(g)}
                  data-goal={g}
                >
                  {w(`to.${g}`)}
                </button>
              ))}
            </fieldset>
          </div>
          <FoundCards b={b} found={found} goal={goal} look={setSeen} />
        </section>
        <section className="duel-built panel" aria-label={b.deck.name}>
          <Verdict b={b} />
          <DeckParts lists={b.lists} known={b.known} region={b.deck.region} take={b.take} look={setSeen} />
        </section>
        <aside className="duel-reading">
          {seen ? (
            <>
              <LargeCard card={seen.card} />
              {seen.unread !== undefined && <p className="refused">{w('unread', { phrase: seen.unread })}</p>}
              {(['tcg', 'ocg'] as const).map(
                (r) =>
                  seen.limits?.[r] !== undefined && (
                    <p key={r} className="quiet">
                      {w('limited', { region: r.toUpperCase(), n: seen.limits[r] ?? 0 })}
                    </p>
                  ),
              )}
              <span className="sr-only">{say(seen.card.name)}</span>
            </>
          ) : (
            <p className="quiet">{w('look')}</p>
          )}
        </aside>
      </main>
    </Shell>
  );
}
