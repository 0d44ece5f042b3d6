/** Forms by which a question is answered, one for each form that needs more than buttons. They know nothing of the game. */
import { useEffect, useId, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Icon, Rich } from '../ui/symbols.js';
import type { Asked } from './asked.js';

export function OrderForm({ ask, draft, move, light }: Asked<'order'>) {
  const { t, say } = useSpeech();
  const dragged = useRef(-1);
  return (
    <ol className="order-list">
      {draft.order.map((option, place) => {
        const name = say(ask.options[option].label);
        const by = (n: number) => move({ swap: [place, place + n] });
        return (
          <li
            key={option}
            draggable
            onDragStart={() => {
              dragged.current = place;
            }}
            onDragOver={(e) => e.preventDefault()}
            onDrop={() => move({ swap: [dragged.current, place] })}
            onPointerEnter={() => light?.(ask.options[option].entity ?? null)}
            onPointerLeave={() => light?.(null)}
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
              disabled={place === draft.order.length - 1}
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

export function DivideForm({ ask, draft, move, light }: Asked<'divide'>) {
  const { t, say } = useSpeech();
  const left = ask.total - draft.shares.reduce((a, b) => a + b, 0);
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
            <li key={i} onPointerEnter={() => light?.(o.entity ?? null)} onPointerLeave={() => light?.(null)}>
              <span className="option-words">
                <span>{name}</span>
                {o.note && <small>{say(o.note)}</small>}
              </span>
              <button
                type="button"
                className="icon-button"
                disabled={draft.shares[i] <= ask.least[i]}
                aria-label={t('divide.less', { name })}
                onClick={() => move({ share: i, by: -1 })}
              >
                −
              </button>
              <output aria-label={name}>{draft.shares[i]}</output>
              <button
                type="button"
                className="icon-button"
                disabled={left === 0 || draft.shares[i] >= ask.most[i]}
                aria-label={t('divide.more', { name })}
                onClick={() => move({ share: i, by: 1 })}
              >
                +
              </button>
              <button
                type="button"
                className="chip"
                disabled={left === 0 || draft.shares[i] >= ask.most[i]}
                onClick={() => move({ share: i, by: Math.min(left, ask.most[i] - draft.shares[i]) })}
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

export function NumberForm({ ask, draft, move }: Asked<'number'>) {
  const { t } = useSpeech();
  const n = draft.number;
  return (
    <div className="number-surface">
      <button
        type="button"
        className="icon-button"
        disabled={n <= ask.min}
        aria-label={t('number.less')}
        onClick={() => move({ number: n - 1 })}
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
        onChange={(e) => move({ number: Number(e.target.value) })}
      />
      <button
        type="button"
        className="icon-button"
        disabled={n >= ask.max}
        aria-label={t('number.more')}
        onClick={() => move({ number: n + 1 })}
      >
        +
      </button>
      <small>{t('number.range', { min: ask.min, max: ask.max > 1_000_000 ? '∞' : ask.max })}</small>
    </div>
  );
}

export function TextForm({ ask, draft, move, answer, names: namesLike }: Asked<'text'> & { names: (part: string) => Promise<string[]> }) {
  const { t } = useSpeech();
  const [part, setPart] = useState('');
  const [names, setNames] = useState<string[]>(ask.texts);
  const id = useId();
  const few = !ask.many;
  useEffect(() => {
    if (few) return;
    let alive = true;
    const timer = window.setTimeout(() => void namesLike(part).then((n) => alive && setNames(n.length > 0 || part ? n : ask.texts)), 120);
    return () => {
      alive = false;
      window.clearTimeout(timer);
    };
  }, [part, few, namesLike, ask.texts]);
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
              className={`option${draft.text === name ? ' on' : ''}`}
              aria-pressed={draft.text === name}
              onClick={() => move({ text: name })}
              onDoubleClick={() => answer({ text: name })}
            >
              {name}
              {draft.text === name && <Icon name="check" size={14} />}
            </button>
          </li>
        ))}
        {shown.length === 0 && <li className="empty">{t('name.none')}</li>}
      </ul>
    </div>
  );
}
