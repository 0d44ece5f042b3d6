/** Building: from the pool into the deck and back, commanders, basic lands, "build my deck", handing in. */
import type { BuiltDeckView, DraftCardView, DraftDeckView, DraftGameView, Text } from '@apnap/protocol';
import { useEffect, useState } from 'react';
import { Curve } from '../decks/curve.js';
import { useSpeech } from '../i18n/index.js';
import { api, textOf } from '../store/api.js';
import { Icon, Pip, Rich } from '../ui/symbols.js';
import type { Asked } from './answers.js';
import { CardRow, DrawnCard } from './card.js';
import { byColor, byCost, entryOf, type Faces, groupOf } from './cards.js';
import { Commanders } from './commanders.js';
import {
  type Allowed,
  allowedIn,
  allows,
  answerOf,
  areLeading,
  conspiraciesIn,
  deckIn,
  keepDeck,
  keptDeck,
  landsOf,
  leastOf,
  ledBy,
  mayBeIn,
  NOTHING,
  sizeOf,
} from './deck.js';
import { WaitFor } from './pick.js';
import { GroupName } from './pool.js';
import { useDraftWords } from './words.js';

interface Props {
  table: string;
  game: DraftGameView;
  faces: Faces;
  asked: Asked;
  tab: 'pool' | 'deck';
}

/** Basic lands, with buttons for one more and one less. */
function Basics({
  basics,
  lands,
  faces,
  allowed,
  change,
}: {
  basics: readonly number[];
  lands: readonly DraftCardView[];
  faces: Faces;
  /** Those that commanders allow (CR 903.5d); null: any. */
  allowed: Allowed | null;
  change: (at: number, by: number) => void;
}) {
  const { say } = useSpeech();
  const w = useDraftWords();
  return (
    <fieldset className="draft-basics">
      <legend>{w('basics.title')}</legend>
      {lands.map((land, i) => {
        const name = faces[land.face] ? say(faces[land.face].name) : land.card;
        return (
          <div key={land.id} data-basic={i}>
            <span className="sr-only">{name}</span>
            <Pip code={'WUBRG'[i]} />
            <b>{basics[i]}</b>
            <button
              type="button"
              className="mini-button"
              aria-label={w('basic.less', { name })}
              disabled={basics[i] === 0}
              onClick={() => change(i, -1)}
            >
              −
            </button>
            <button
              type="button"
              className="mini-button"
              aria-label={w('basic.more', { name })}
              disabled={basics[i] >= 40 || !allows(allowed, ['WUBRG'[i]])}
              onClick={() => change(i, 1)}
            >
              +
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}

/** Why the builder built as it did. */
function Reasons({ built }: { built: BuiltDeckView }) {
  const { say } = useSpeech();
  const w = useDraftWords();
  return (
    <details className="draft-reasons" open>
      <summary>{w('build.why')}</summary>
      <ul>
        {built.reasons.map((r) => (
          <li key={r.en}>
            <Rich text={say(r)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The deck so far: its cards by cost, counts, curve. */
function DeckList({
  deck,
  pool,
  faces,
  built,
  out,
}: {
  deck: DraftDeckView;
  pool: readonly DraftCardView[];
  faces: Faces;
  built: BuiltDeckView | null;
  out: ((id: number) => void) | undefined;
}) {
  const { say } = useSpeech();
  const w = useDraftWords();
  const cards = pool.filter((c) => deck.main.includes(c.id)).sort(byCost);
  const led = pool.filter((c) => deck.commanders?.includes(c.id));
  const agendas = conspiraciesIn(deck, pool);
  const spells = cards.filter((c) => groupOf(c, faces) !== 'L' && !c.conspiracy);
  const why = (id: number): string | undefined => {
    const found = built?.cards.find((c) => c.id === id)?.why;
    return found && say(found).replace(/\{(\w)\}/g, '$1');
  };
  return (
    <>
      <p className="deck-counts">
        <b>{w('build.count', { n: sizeOf(deck, pool) })}</b> · {w('build.spells', { n: spells.length + led.length })} ·{' '}
        {w('build.lands', { n: landsOf(deck) + cards.length - spells.length - agendas.length })}
        {agendas.length > 0 && ` · ${w('build.conspiracies', { n: agendas.length })}`}
      </p>
      <Curve spells={[...led, ...spells].map((c) => ({ entry: entryOf(c, faces), count: 1 }))} />
      <div className="pool-rows">
        {led.map((c) => (
          <CardRow key={c.id} card={c} faces={faces} note={w('build.commander')} />
        ))}
        {cards.length === 0 && <p className="empty">{w('build.empty')}</p>}
        {cards.map((c) => (
          <CardRow key={c.id} card={c} faces={faces} note={why(c.id)} onPress={out && (() => out(c.id))} />
        ))}
      </div>
    </>
  );
}

/** The deck that is built at a table, as it is kept, and how it changes. */
function useDeck(table: string, draft: DraftGameView['draft']) {
  const { pool } = draft;
  const [deck, setDeck] = useState<DraftDeckView>(() => keptDeck(table, pool));
  useEffect(() => keepDeck(table, deck), [table, deck]);
  return {
    deck,
    setDeck,
    move: (id: number) => setDeck((d) => ({ ...d, main: d.main.includes(id) ? d.main.filter((x) => x !== id) : [...d.main, id] })),
    lead: (id: number) => setDeck((d) => ledBy(d, id, draft)),
    land: (at: number, by: number) => setDeck((d) => ({ ...d, basics: d.basics.map((n, i) => (i === at ? Math.max(0, n + by) : n)) })),
  };
}

export function Building({ table, game, faces, asked, tab }: Props) {
  const w = useDraftWords();
  const { say } = useSpeech();
  const { draft } = game;
  const { pool, basics, leaders } = draft;
  const { deck, setDeck, move, lead, land } = useDeck(table, draft);
  const [built, setBuilt] = useState<BuiltDeckView | null>(null);
  const [state, setState] = useState<{ busy: boolean; trouble: Text | null }>({ busy: false, trouble: null });
  const handed = asked.decision?.given !== undefined ? deckIn(draft, asked.decision.given) : null;
  const shown = handed ?? deck;
  const lacks = leastOf(deck, draft) - sizeOf(deck, pool);
  const allowed = allowedIn(shown, draft);
  const unled = draft.kind === 'commander' && !areLeading(deck, leaders);
  const markOf = ({ id }: DraftCardView): string | undefined =>
    shown.main.includes(id) ? w('build.in') : shown.commanders?.includes(id) ? w('build.commander') : undefined;
  const build = () => {
    setState({ busy: true, trouble: null });
    api.builtDeck(table).then(
      (b) => {
        setBuilt(b);
        setDeck({ main: b.main, basics: b.basics, ...(b.commanders ? { commanders: b.commanders } : {}) });
        setState({ busy: false, trouble: null });
      },
      (e) => setState({ busy: false, trouble: textOf(e) }),
    );
  };
  return (
    <div className={`draft-build show-${tab}`}>
      <section className="draft-pack build-pool" aria-labelledby="build-pool">
        <header>
          <h2 id="build-pool">{w('build.pool')}</h2>
          <p className="quiet touch-only">{w('build.hold')}</p>
        </header>
        {byColor(pool, faces).map(({ group, cards }) => (
          <section key={group} aria-label={group}>
            <h3>
              <GroupName group={group} /> <small>{cards.length}</small>
            </h3>
            <ul className="draft-grid small">
              {cards.map((c) => (
                <li key={c.id}>
                  <DrawnCard
                    card={c}
                    faces={faces}
                    label={(name) => w(shown.main.includes(c.id) ? 'card.away' : 'card.into', { name })}
                    marked={markOf(c)}
                    outside={!mayBeIn(c, allowed)}
                    onPress={handed || shown.commanders?.includes(c.id) || !mayBeIn(c, allowed) ? undefined : () => move(c.id)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
      <section className="draft-deck" aria-labelledby="deck-title">
        <header>
          <h2 id="deck-title">{w('build.deck')}</h2>
          {!handed && (
            <div className="buttons">
              <button type="button" className="button" disabled={state.busy} onClick={build} data-action="build">
                <Icon name="bulb" size={15} /> {w(state.busy ? 'build.making' : 'build.mine')}
              </button>
              <button
                type="button"
                className="button quiet-button"
                onClick={() => {
                  setBuilt(null);
                  setDeck(NOTHING);
                }}
              >
                {w('build.clear')}
              </button>
            </div>
          )}
        </header>
        {state.trouble && (
          <p className="refused" role="alert">
            {say(state.trouble)}
          </p>
        )}
        {!handed && draft.kind === 'commander' && <Commanders draft={draft} faces={faces} chosen={deck.commanders ?? []} lead={lead} />}
        {!handed && <Basics basics={deck.basics} lands={basics} faces={faces} allowed={allowed} change={land} />}
        {built && !handed && <Reasons built={built} />}
        <DeckList deck={shown} pool={pool} faces={faces} built={handed ? null : built} out={handed ? undefined : move} />
        <footer className="hand-in">
          {handed ? (
            <>
              <p>{w('build.handed')}</p>
              <WaitFor game={game} />
              <button type="button" className="button" onClick={asked.takeBack} data-action="change">
                {w('build.change')}
              </button>
            </>
          ) : (
            <button
              type="button"
              className="button primary big"
              disabled={lacks > 0 || unled || asked.sent || !asked.decision}
              onClick={() => asked.give(answerOf(draft, deck))}
              data-action="hand-in"
            >
              {asked.sent ? w('build.sent') : unled ? w('build.unled') : lacks > 0 ? w('build.few', { n: lacks }) : w('build.handIn')}
            </button>
          )}
        </footer>
      </section>
    </div>
  );
}
