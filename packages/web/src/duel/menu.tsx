/** What can be done with a card: a menu at it. */
import type { DuelCardView } from '@apnap/protocol';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DuelKey } from '../i18n/duel.js';
import { useSpeech } from '../i18n/index.js';
import { type Numbered, pick } from './asked.js';
import { useBoard } from './board.js';
import { useDuelWords } from './words.js';

const WORDS: Readonly<Record<string, DuelKey>> = {
  'normal summon': 'act.normal',
  'special summon': 'act.special',
  'set monster': 'act.set',
  'set spell/trap': 'act.set',
  'change position': 'act.changePosition',
  attack: 'act.attack',
  'battle phase': 'act.battle',
  'main 2': 'act.main2',
  'end phase': 'act.end',
  pass: 'act.pass',
};

/** What an option does, in a word or two. */
export function useDeed(): (o: Numbered) => string {
  const w = useDuelWords();
  return (o) => {
    const key = WORDS[o.do ?? ''];
    return key ? w(key) : w(o.text === undefined ? 'act.activate' : 'act.activateEffect');
  };
}

/** Buttons for what can be done with one card. */
export function Actions({ options, done }: { options: readonly Numbered[]; done: () => void }) {
  const board = useBoard();
  const w = useDuelWords();
  const deed = useDeed();
  const { asked, picked } = board;
  const cards = asked?.way === 'cards';
  return (
    <>
      {options.map((o, i) => {
        const same = options.filter((x) => x.do === o.do && x.text !== undefined).length > 1;
        return (
          <button
            key={o.i}
            type="button"
            className={`button small${picked.includes(o.i) ? ' on' : ''}`}
            role="menuitem"
            data-do={o.do ?? 'choose'}
            onClick={() => {
              if (cards) board.toggle(o.i);
              else board.answer(pick(o.i));
              done();
            }}
          >
            {cards ? w('ask.confirm') : deed(o)}
            {same ? ` ${i + 1}` : ''}
          </button>
        );
      })}
    </>
  );
}

export interface MenuOf {
  at: string;
  card: DuelCardView | null;
  options: readonly Numbered[];
  box: DOMRect;
}

/** The menu of a card on the board, beside it. */
export function CardMenu({ of, onClose }: { of: MenuOf; onClose: () => void }) {
  const board = useBoard();
  const w = useDuelWords();
  const { say } = useSpeech();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const el = ref.current;
    if (!el) return;
    const { width, height } = el.getBoundingClientRect();
    const left = Math.min(Math.max(6, of.box.left + of.box.width / 2 - width / 2), innerWidth - width - 6);
    const above = of.box.top - height - 6;
    el.style.left = `${left}px`;
    el.style.top = `${above > 56 ? above : Math.min(of.box.bottom + 6, innerHeight - height - 6)}px`;
    el.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [of]);
  useEffect(() => {
    const away = (e: PointerEvent) => {
      if (!ref.current?.contains(e.target as Node)) onClose();
    };
    window.addEventListener('pointerdown', away, true);
    return () => window.removeEventListener('pointerdown', away, true);
  }, [onClose]);
  const keys = (e: React.KeyboardEvent) => {
    if (e.key === 'Escape') onClose();
    const step = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    e.preventDefault();
    const all = [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    all[(all.indexOf(document.activeElement as HTMLElement) + step + all.length) % all.length]?.focus();
  };
  const { card } = of;
  return (
    <div ref={ref} className="duel-menu" role="menu" tabIndex={-1} aria-label={card ? say(card.name) : w('card.back')} onKeyDown={keys}>
      <Actions options={of.options} done={onClose} />
      {card && (
        <button
          type="button"
          className="button small quiet-button"
          role="menuitem"
          data-do="look"
          onClick={() => {
            onClose();
            board.look(card, true);
          }}
        >
          {w('act.look')}
        </button>
      )}
    </div>
  );
}
