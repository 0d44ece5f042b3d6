/** Surfaces for decisions that the board alone can't show: cards looked at, modes, orders, shares, numbers, names. They can be put aside to see the board. */
import type { Ask, DecisionView } from '@apnap/protocol';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Cost, Icon, Rich } from '../ui/symbols.js';
import { actionsOf, surfaceOf } from './actions.js';
import { light } from './glance.js';
import { grouped, PickList } from './options.js';
import { usePlay } from './play.js';
import { focusQuietly, useRoving } from './roving.js';
import { RuleChip } from './rule.js';
import { CardButton } from './slot.js';

type Of<F extends Ask['form']> = Extract<Ask, { form: F }>;

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
  const others = (play.decision?.cards ?? []).filter((c) => !offered.has(c.id));
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
                {indexes.length > 1 && <span className="pile-count">{n > 0 ? `${n}/${indexes.length}` : `×${indexes.length}`}</span>}
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
      {rest && <PickList ask={ask} skip={(o) => isCard(o.entity)} />}
    </>
  );
}

function OrderSurface({ ask }: { ask: Of<'order'> }) {
  const play = usePlay();
  const { t, say } = useSpeech();
  const dragged = useRef(-1);
  return (
    <ol className="order-list">
      {play.draft.order.map((option, place) => {
        const name = say(ask.options[option].label);
        const by = (n: number) => play.move({ swap: [place, place + n] });
        return (
          <li
            key={option}
            draggable
            onDragStart={() => {
              dragged.current = place;
            }}
            onDragOver={(e) => e.preventDefault()}
            onDrop={() => play.move({ swap: [dragged.current, place] })}
            onPointerEnter={() => light(ask.options[option].entity ?? null)}
            onPointerLeave={() => light(null)}
          >
            <b>{place + 1}</b>
            <span className="option-words">
              <span>
                <Rich text={name} />
              </span>
              {ask.options[option].note && (
                <small>
                  <Rich text={say(ask.options[option].note ?? { en: '', zh: '' })} />
                </small>
              )}
            </span>
            <button
              type="button"
              className="icon-button"
              disabled={place === 0}
              aria-label={t('order.up', { name })}
              onClick={() => by(-1)}
            >
              <Icon name="up" size={14} />
            </button>
            <button
              type="button"
              className="icon-button"
              disabled={place === play.draft.order.length - 1}
              aria-label={t('order.down', { name })}
              onClick={() => by(1)}
            >
              <Icon name="down" size={14} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function DivideSurface({ ask }: { ask: Of<'divide'> }) {
  const play = usePlay();
  const { t, say } = useSpeech();
  const left = ask.total - play.draft.shares.reduce((a, b) => a + b, 0);
  return (
    <>
      <p className={`left${left === 0 ? ' done' : ''}`} role="status">
        {t('divide.left', { n: left, total: ask.total })}
      </p>
      <ul className="divide-list">
        {ask.options.map((o, i) => {
          const name = say(o.label);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what names an option
            <li key={i} onPointerEnter={() => light(o.entity ?? null)} onPointerLeave={() => light(null)}>
              <span className="option-words">
                <span>{name}</span>
                {o.note && <small>{say(o.note)}</small>}
              </span>
              <button
                type="button"
                className="icon-button"
                disabled={play.draft.shares[i] <= ask.least[i]}
                aria-label={t('divide.less', { name })}
                onClick={() => play.move({ share: i, by: -1 })}
              >
                −
              </button>
              <output aria-label={name}>{play.draft.shares[i]}</output>
              <button
                type="button"
                className="icon-button"
                disabled={left === 0 || play.draft.shares[i] >= ask.most[i]}
                aria-label={t('divide.more', { name })}
                onClick={() => play.move({ share: i, by: 1 })}
              >
                +
              </button>
              <button
                type="button"
                className="chip"
                disabled={left === 0 || play.draft.shares[i] >= ask.most[i]}
                onClick={() => play.move({ share: i, by: Math.min(left, ask.most[i] - play.draft.shares[i]) })}
              >
                {t('divide.rest')}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function NumberSurface({ ask }: { ask: Of<'number'> }) {
  const play = usePlay();
  const { t } = useSpeech();
  const n = play.draft.number;
  return (
    <div className="number-surface">
      <button
        type="button"
        className="icon-button"
        disabled={n <= ask.min}
        aria-label={t('number.less')}
        onClick={() => play.move({ number: n - 1 })}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={ask.min}
        max={ask.max}
        value={n}
        aria-label={t('number.value', { min: ask.min, max: ask.max })}
        onChange={(e) => play.move({ number: Number(e.target.value) })}
      />
      <button
        type="button"
        className="icon-button"
        disabled={n >= ask.max}
        aria-label={t('number.more')}
        onClick={() => play.move({ number: n + 1 })}
      >
        +
      </button>
      <small>{t('number.range', { min: ask.min, max: ask.max > 1_000_000 ? '∞' : ask.max })}</small>
    </div>
  );
}

function TextSurface({ ask }: { ask: Of<'text'> }) {
  const play = usePlay();
  const { t } = useSpeech();
  const [part, setPart] = useState('');
  const [names, setNames] = useState<string[]>(ask.texts);
  const id = useId();
  const { conn } = play;
  const few = !ask.many;
  useEffect(() => {
    if (few) return;
    let alive = true;
    const timer = window.setTimeout(() => void conn.names(part).then((n) => alive && setNames(n.length > 0 || part ? n : ask.texts)), 120);
    return () => {
      alive = false;
      window.clearTimeout(timer);
    };
  }, [part, few, conn, ask.texts]);
  const shown = (few ? ask.texts.filter((x) => x.toLowerCase().includes(part.toLowerCase())) : names).slice(0, 60);
  return (
    <div className="text-surface">
      <label className="field" htmlFor={id}>
        <Icon name="search" size={15} />
        <input
          id={id}
          type="text"
          value={part}
          autoComplete="off"
          placeholder={t('name.placeholder')}
          aria-label={t('name.placeholder')}
          onChange={(e) => setPart(e.target.value)}
        />
      </label>
      <ul className="name-list">
        {shown.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={`option${play.draft.text === name ? ' on' : ''}`}
              aria-pressed={play.draft.text === name}
              onClick={() => play.move({ text: name })}
              onDoubleClick={() => play.answer({ text: name })}
            >
              {name}
              {play.draft.text === name && <Icon name="check" size={14} />}
            </button>
          </li>
        ))}
        {shown.length === 0 && <li className="empty">{t('name.none')}</li>}
      </ul>
    </div>
  );
}

function Mulligan() {
  const { game } = usePlay();
  const { t } = useSpeech();
  const ref = useRef<HTMLUListElement>(null);
  useRoving(ref);
  const me = game.players.find((p) => p.seat === game.seat);
  const lands = me?.hand.filter((c) => c.types.includes('Land')).length ?? 0;
  return (
    <>
      <p className="quiet">{t('mulligan.about', { n: me?.hand.length ?? 0, lands })}</p>
      <ul className="card-grid opening" ref={ref} data-zone="offered">
        {me?.hand.map((card) => (
          <li key={card.id}>
            <CardButton card={card} size="hand" mark="" onTap={() => undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}

function body(d: DecisionView, kind: ReturnType<typeof surfaceOf>): ReactNode {
  const ask = d.ask;
  if (!ask) return null;
  if (kind === 'mulligan') return <Mulligan />;
  switch (ask.form) {
    case 'pick':
      return kind === 'cards' ? <CardsSurface ask={ask} /> : <PickList ask={ask} />;
    case 'order':
      return <OrderSurface ask={ask} />;
    case 'divide':
      return <DivideSurface ask={ask} />;
    case 'number':
      return <NumberSurface ask={ask} />;
    case 'text':
      return <TextSurface ask={ask} />;
    case 'confirm':
    case 'pair':
      return null;
  }
}

/** The surface for the decision at hand, where it needs one. */
export function Surface() {
  const play = usePlay();
  const speech = useSpeech();
  const { t, say } = speech;
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
          {source && <small>{say(source.name)}</small>}
          <Rich text={say(d.prompt)} /> {d.rule && <RuleChip rule={d.rule} />}
        </h2>
        <button type="button" className="button quiet-button" aria-expanded={!folded} onClick={() => setAside(folded ? -1 : d.id)}>
          <Icon name="eye" size={15} />
          {t(folded ? 'surface.back' : 'surface.aside')}
        </button>
      </header>
      {!folded && (
        <>
          <div className="surface-body">{body(d, kind)}</div>
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
                </button>
              ))}
            </footer>
          )}
        </>
      )}
    </section>
  );
}
