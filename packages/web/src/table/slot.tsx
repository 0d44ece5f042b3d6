/** A place on the board: a card or a pile of equal ones, what is attached, and the marks around it. Handles pointing, pressing long and dragging. */
import type { CardView } from '@apnap/protocol';
import { type CSSProperties, type PointerEvent, type ReactNode, useRef } from 'react';
import { CardBack, FullCard, Marks, Stats, Tile } from '../card/card.js';
import { hasStats, spoken } from '../card/look.js';
import { useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';
import { optionsOf, partnersOf } from './draft.js';
import type { Pile } from './lookup.js';
import { type Play, usePlay } from './play.js';

const LONG_PRESS = 450;

/** Tells a long press from a tap; gives the handlers of a card. */
export function usePress(id: number, onTap: (at: Element) => void) {
  const { open, look } = usePlay();
  const timer = useRef(0);
  const long = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  return {
    onPointerDown: (e: PointerEvent) => {
      long.current = false;
      stop();
      if (e.pointerType === 'mouse') return;
      timer.current = window.setTimeout(() => {
        long.current = true;
        open(id);
      }, LONG_PRESS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: () => {
      stop();
      look(null);
    },
    onPointerEnter: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') look(id);
    },
    onFocus: (e: { currentTarget: Element }) => {
      if (e.currentTarget.matches(':focus-visible:not([data-quiet])')) look(id);
    },
    onBlur: () => look(null),
    onContextMenu: (e: { preventDefault: () => void }) => {
      e.preventDefault();
      open(id);
    },
    onClick: (e: { currentTarget: Element }) => {
      if (long.current) return;
      onTap(e.currentTarget);
    },
  };
}

/** Dragging one's attacker or blocker onto its partner: the same moves as two clicks. */
function useDrag(play: Play, ids: readonly number[]) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const ask = play.decision?.ask;
  const option = ask?.form === 'pair' ? ids.flatMap((id) => optionsOf(ask, id))[0] : undefined;
  return {
    begin: (e: PointerEvent) => {
      from.current = option !== undefined && e.pointerType === 'mouse' ? { x: e.clientX, y: e.clientY } : null;
    },
    /** True where the pointer was let go on a partner. */
    end: (e: PointerEvent): boolean => {
      const start = from.current;
      from.current = null;
      if (!start || option === undefined || ask?.form !== 'pair') return false;
      if (Math.hypot(e.clientX - start.x, e.clientY - start.y) < 14) return false;
      const under = document.elementsFromPoint(e.clientX, e.clientY).map((el) => el.closest<HTMLElement>('[data-eid]')?.dataset.eid);
      for (const key of under) {
        const partner = key === undefined ? undefined : partnersOf(ask, Number(key)).find((p) => ask.allowed[option].includes(p));
        if (partner === undefined) continue;
        play.move({ pair: [option, partner] });
        return true;
      }
      return false;
    },
  };
}

/** The words of a mark, for those who can't see it. */
function markWords(mark: string, t: ReturnType<typeof useSpeech>['t']): string {
  if (mark === 'can') return t('mark.can');
  if (mark === 'target') return t('mark.target');
  if (mark === 'held') return t('mark.held');
  if (mark === 'plan') return t('mark.plan');
  if (mark.startsWith('picked') || mark === 'paired') return t('mark.picked');
  return '';
}

function CombatMark({ card }: { card: CardView }) {
  if (card.attacking !== undefined)
    return (
      <span className="combat-mark attack" aria-hidden="true">
        <Icon name="sword" size={13} />
      </span>
    );
  if (card.blocking?.length)
    return (
      <span className="combat-mark block" aria-hidden="true">
        <Icon name="shield" size={13} />
      </span>
    );
  return null;
}

export function Slot({ pile }: { pile: Pile }) {
  const play = usePlay();
  const speech = useSpeech();
  const { card, ids } = pile;
  const mark = play.mark(card.id);
  const lit = play.lit !== null && ids.includes(play.lit);
  const press = usePress(card.id, (at) => play.click(ids, at));
  const drag = useDrag(play, ids);
  const dragged = useRef(false);
  const name = spoken(card, ids.length, speech);
  const words = markWords(mark, speech.t);
  const share = useShare(card.id);
  return (
    <div
      className={`slot${card.tapped ? ' tapped' : ''}${card.phasedOut ? ' phased' : ''}${mark ? ` is-${mark.split('-')[0]}` : ''}${lit ? ' lit' : ''}${card.sick ? ' sick' : ''}${pile.attached.length > 0 ? ' has-attached' : ''}`}
      style={{ '--under': pile.attached.length } as CSSProperties}
      data-eid={card.id}
    >
      {ids.slice(1).map((id) => (
        <i key={id} data-eid={id} hidden />
      ))}
      {pile.attached.map((a, i) => (
        <Attached key={a.id} card={a} depth={pile.attached.length - i} />
      ))}
      {ids.length > 1 && <span className="pile-edge" aria-hidden="true" />}
      <button
        type="button"
        className="tile"
        data-card={card.id}
        aria-label={words ? `${name}. ${words}` : name}
        aria-pressed={mark.startsWith('picked') || mark === 'paired' || mark === 'held' ? true : undefined}
        tabIndex={-1}
        {...press}
        onPointerDown={(e) => {
          press.onPointerDown(e);
          dragged.current = false;
          drag.begin(e);
        }}
        onPointerUp={(e) => {
          press.onPointerUp();
          dragged.current = drag.end(e);
        }}
        onDragStart={(e) => e.preventDefault()}
        onClick={(e) => {
          if (!dragged.current) press.onClick(e);
          dragged.current = false;
        }}
      >
        <Tile card={card} />
      </button>
      {ids.length > 1 && (
        <span className="pile-count" aria-hidden="true">
          ×{ids.length}
        </span>
      )}
      <Marks card={card} />
      {(hasStats(card) || card.loyalty !== undefined || card.defense !== undefined) && (
        <button
          type="button"
          className="stats-button"
          tabIndex={-1}
          aria-label={speech.t('why.number', { name: speech.say(card.name) })}
          title={speech.t('why.this')}
          onClick={() => play.ask({ object: card.id })}
        >
          <Stats card={card} />
        </button>
      )}
      <span className="state-marks" aria-hidden="true">
        {card.tapped && <Mark icon="tap" title={speech.t('card.tapped')} />}
        {card.sick && !card.tapped && <Mark icon="sick" title={speech.t('card.sick')} />}
      </span>
      <CombatMark card={card} />
      {mark.startsWith('picked') && (
        <span className="check-mark">
          <Icon name="check" size={14} />
        </span>
      )}
      {share !== null && <span className="share-mark">{share}</span>}
    </div>
  );
}

function Mark({ icon, title }: { icon: 'tap' | 'sick'; title: string }) {
  return (
    <span className="state-mark" title={title}>
      {icon === 'sick' ? (
        <Icon name="sick" size={11} />
      ) : (
        <svg className="icon" viewBox="0 0 24 24" width="11" height="11" aria-hidden="true" focusable="false">
          <path d="M4 5.5h6.5c5 0 8 3.2 8 7.6v2h3l-5 5.8-5-5.8h3v-2c0-2.6-1.5-4.1-4.3-4.1H4Z" />
        </svg>
      )}
    </span>
  );
}

/** What an object gets of what is being divided; null where nothing is. */
function useShare(id: number): number | null {
  const { decision, draft } = usePlay();
  if (decision?.ask?.form !== 'divide') return null;
  const i = optionsOf(decision.ask, id)[0];
  return i === undefined ? null : draft.shares[i];
}

function Attached({ card, depth }: { card: CardView; depth: number }) {
  const play = usePlay();
  const speech = useSpeech();
  const mark = play.mark(card.id);
  const press = usePress(card.id, (at) => play.click([card.id], at));
  return (
    <button
      type="button"
      className={`tile attached${card.tapped ? ' tapped' : ''}${mark ? ` is-${mark.split('-')[0]}` : ''}${play.lit === card.id ? ' lit' : ''}`}
      style={{ '--depth': depth } as CSSProperties}
      data-card={card.id}
      data-eid={card.id}
      tabIndex={-1}
      aria-label={`${spoken(card, 1, speech)}, ${speech.t('card.attached')}`}
      {...press}
    >
      <Tile card={card} />
    </button>
  );
}

/** A card that is not on the battlefield: in a hand, a zone, or offered. */
export function CardButton({
  card,
  onTap,
  mark,
  size,
  label,
  children,
}: {
  card: CardView;
  onTap?: (at: Element) => void;
  mark?: string;
  size: 'hand' | 'large';
  label?: string;
  children?: ReactNode;
}) {
  const play = usePlay();
  const speech = useSpeech();
  const shown = mark ?? play.mark(card.id);
  const press = usePress(card.id, (at) => (onTap ? onTap(at) : play.click([card.id], at)));
  const words = markWords(shown, speech.t);
  const name = label ?? spoken(card, 1, speech);
  const hidden = !card.name.en && !card.face;
  return (
    <div className={`card-slot${shown ? ` is-${shown.split('-')[0]}` : ''}${play.lit === card.id ? ' lit' : ''}`} data-eid={card.id}>
      <button
        type="button"
        className="card-button"
        data-card={card.id}
        tabIndex={-1}
        aria-label={words ? `${name}. ${words}` : name}
        aria-pressed={shown.startsWith('picked') ? true : undefined}
        {...press}
      >
        {hidden ? <CardBack /> : <FullCard card={card} face={play.faces[card.face]} size={size} />}
      </button>
      {shown.startsWith('picked') && (
        <span className="check-mark">
          <Icon name="check" size={16} />
        </span>
      )}
      {children}
    </div>
  );
}
