/** Surfaces for decisions that the board alone can't show: cards looked at, modes, orders, shares, numbers, names. They can be put aside to see the board. */
import type { Ask, CardView, MagicDecision } from '@apnap/protocol';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { DivideForm, NumberForm, OrderForm, TextForm } from '../ask/forms.js';
import { grouped, PickList } from '../ask/options.js';
import { type Speech, useSpeech } from '../i18n/index.js';
import { Cost, Icon } from '../ui/symbols.js';
import { actionsOf, surfaceOf } from './actions.js';
import { inOrder } from './hand.js';
import { KeyOf } from './key-of.js';
import { answering, type Play, usePlay } from './play.js';
import { Question } from './question.js';
import { focusQuietly, useRoving } from './roving.js';
import { CardButton } from './slot.js';
import { TeamTalk, teamQuestion } from './team-talk.js';

type Of<F extends Ask['form']> = Extract<Ask, { form: F }>;

/** The cards of a hand that somebody else is to choose from: all that is known of it. */
function laidOpen({ found, game, decision }: Play, ask: Of<'pick'>): CardView[] {
  const seats = new Set(ask.options.map(({ entity }) => found.get(entity ?? -1)).flatMap((f) => (f?.place === 'hand' ? [f.seat] : [])));
  return game.players.flatMap((p) => (seats.has(p.seat) && p.seat !== decision?.seat ? p.hand : []));
}

/** Cards to pick from, in a grid with a filter for many. */
function CardsSurface({ ask }: { ask: Of<'pick'> }) {
  const play = usePlay();
  const { t, say } = useSpeech();
  const [filter, setFilter] = useState('');
  const ref = useRef<HTMLUListElement>(null);
  useRoving(ref);
  const once = ask.min === 1 && ask.max === 1;
  const wanted = filter.trim().toLowerCase();
  const isCard = (entity: number | undefined) => entity !== undefined && entity >= 0 && play.found.has(entity);
  const entries = grouped(ask.options, (o) => !isCard(o.entity)).filter(
    ({ option }) => !wanted || option.label.en.toLowerCase().includes(wanted) || option.label.zh.includes(wanted),
  );
  const rest = ask.options.some((o) => !isCard(o.entity));
  // What was looked at and can't be picked is shown all the same.
  const offered = new Set(ask.options.map((o) => o.entity));
  const others = [...(play.decision?.cards ?? []), ...laidOpen(play, ask)].filter((c) => !offered.has(c.id));
  return (
    <>
      {ask.options.length > 10 && (
        <label className="field">
          <Icon name="search" size={15} />
          <input
            type="search"
            value={filter}
            placeholder={t('pick.filter')}
            aria-label={t('pick.filter')}
            onChange={(e) => setFilter(e.target.value)}
          />
        </label>
      )}
      <ul className="card-grid" ref={ref} data-zone="offered">
        {entries.map(({ option, indexes }) => {
          const card = play.found.get(option.entity ?? -1)?.card;
          const n = indexes.reduce((a, i) => a + (play.draft.picked[i] ?? 0), 0);
          const free = indexes.find((i) => !play.draft.picked[i]) ?? indexes[0];
          if (!card) return null;
          return (
            <li key={card.id}>
              <CardButton
                card={card}
                size="hand"
                mark={n > 0 ? `picked-${n}` : 'can'}
                label={indexes.length > 1 ? `${say(option.label)} ×${indexes.length}` : say(option.label)}
                onTap={() => (once ? play.answer({ pick: [free] }) : play.move({ pick: n === indexes.length ? indexes[0] : free }))}
              >
                {indexes.length > 1 && (
                  // Not "1/2": beside the numbers of a creature that would be read as another creature's.
                  <span className="pile-count">{n > 0 ? t('pile.picked', { n, max: indexes.length }) : `×${indexes.length}`}</span>
                )}
              </CardButton>
            </li>
          );
        })}
        {others.map((card) => (
          <li key={card.id} className="not-offered">
            <CardButton card={card} size="hand" mark="" onTap={() => play.open(card.id)} />
          </li>
        ))}
      </ul>
      {rest && <PickList {...answering(play)} ask={ask} skip={(o) => isCard(o.entity)} />}
    </>
  );
}

/** @param taken how many mulligans were taken: so many cards of the hand go to the bottom */
function Mulligan({ taken }: { taken: number }) {
  const { game, open } = usePlay();
  const { t } = useSpeech();
  const ref = useRef<HTMLUListElement>(null);
  useRoving(ref);
  const me = game.players.find((p) => p.seat === game.seat);
  const first = game.players.find((p) => p.seat === game.turn.active);
  const lands = me?.hand.filter((c) => c.types.includes('Land')).length ?? 0;
  return (
    <>
      <p className="quiet">
        {t('mulligan.about', { n: me?.hand.length ?? 0, lands })}{' '}
        {first && (first.seat === game.seat ? t('mulligan.first') : t('mulligan.second', { name: first.name }))}{' '}
        {taken > 0 && t('mulligan.taken', { n: taken })}
      </p>
      <ul className="card-grid opening" ref={ref} data-zone="offered">
        {inOrder(me?.hand ?? []).map((card) => (
          <li key={card.id}>
            <CardButton card={card} size="hand" mark="" onTap={() => open(card.id)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function body(play: Play, d: MagicDecision, kind: ReturnType<typeof surfaceOf>): ReactNode {
  const ask = d.ask;
  if (!ask) return null;
  const forms = { ...answering(play), names: play.conn.names };
  if (kind === 'mulligan') return <Mulligan taken={d.taken ?? 0} />;
  switch (ask.form) {
    case 'pick':
      return kind === 'cards' ? <CardsSurface ask={ask} /> : <PickList {...forms} ask={ask} />;
    case 'order':
      return <OrderForm {...forms} ask={ask} />;
    case 'divide':
      return <DivideForm {...forms} ask={ask} />;
    case 'number':
      return <NumberForm {...forms} ask={ask} />;
    case 'text':
      return <TextForm {...forms} ask={ask} />;
    case 'confirm':
    case 'pair':
      return null;
  }
}

/** What is asked instead of the question. */
function promptOf({ decision: d, game, team }: Play, kind: ReturnType<typeof surfaceOf>, t: Speech['t']): string | undefined {
  if (kind === 'mulligan') return t('mulligan.ask');
  return d && team.suggests ? teamQuestion(d, game.players, t) : undefined;
}

/** The surface for the decision at hand, where it needs one. */
export function Surface() {
  const play = usePlay();
  const speech = useSpeech();
  const { t } = speech;
  const d = play.decision;
  const kind = d ? surfaceOf(d, play.found) : 'board';
  const [aside, setAside] = useState(-1);
  const title = useId();
  const ref = useRef<HTMLElement>(null);
  const id = d?.id ?? -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves in when a new decision opens the surface
  useEffect(() => {
    if (kind === 'board') return;
    const first = ref.current?.querySelector<HTMLElement>('input, [data-card][tabindex="0"], .option');
    if (first) focusQuietly(first);
  }, [id, kind]);
  if (!d || kind === 'board') return null;
  const folded = aside === d.id;
  const source = d.source === undefined ? undefined : play.found.get(d.source)?.card;
  const actions = actionsOf(play, speech);
  return (
    <section
      ref={ref}
      className={`surface surface-${kind}${folded ? ' aside' : ''}`}
      role="dialog"
      aria-modal="false"
      aria-labelledby={title}
      data-scope="surface"
    >
      <header>
        <h2 id={title}>
          {/* Asked the way round that its keys answer: Y keeps, N does not. */}
          <Question d={d} source={source} prompt={promptOf(play, kind, t)} />
        </h2>
        <button type="button" className="button quiet-button" aria-expanded={!folded} onClick={() => setAside(folded ? -1 : d.id)}>
          <Icon name="eye" size={15} />
          {t(folded ? 'surface.back' : 'surface.aside')}
        </button>
      </header>
      {!folded && (
        <>
          <div className="surface-body">{body(play, d, kind)}</div>
          <TeamTalk />
          {actions.length > 0 && (
            <footer>
              {actions.toReversed().map((a) => (
                <button
                  key={a.id}
                  type="button"
                  className={`button${a.role === 'second' ? '' : ' primary'}`}
                  disabled={a.disabled}
                  onClick={a.run}
                >
                  {a.label}
                  {a.cost && <Cost cost={a.cost} />}
                  <KeyOf action={a} />
                </button>
              ))}
            </footer>
          )}
        </>
      )}
    </section>
  );
}
