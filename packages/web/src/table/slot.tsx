/** A place on the board: a card or a pile of equal ones, what is attached, and the marks around it. Handles pointing, pressing long and dragging. */
import type { CardView } from '@apnap/protocol';
import { type CSSProperties, memo, type PointerEvent, type ReactNode, useRef } from 'react';
import { optionsOf, partnersOf } from '../ask/draft.js';
import { CardBack, FullCard, Marks, Stats, Tile } from '../card/card.js';
import { hasStats, spoken, statsText } from '../card/look.js';
import { useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';
import { entitiesAt, follow, showDragLine } from './drag.js';
import { forgetLooked, look, useLit } from './glance.js';
import type { Pile } from './lookup.js';
import { type Play, useNow, usePlay } from './play.js';

const LONG_PRESS = 450;

/** Tells a long press from a tap; gives the handlers of a card. */
export function usePress(id: number, onTap: (at: Element) => void) {
  const now = useNow();
  const timer = useRef(0);
  const long = useRef(false);
  const from = useRef([0, 0]);
  const stop = () => window.clearTimeout(timer.current);
  return {
    onPointerDown: (e: PointerEvent) => {
      long.current = false;
      from.current = [e.clientX, e.clientY];
      stop();
      if (e.pointerType === 'mouse') return;
      timer.current = window.setTimeout(() => {
        long.current = true;
        now().open(id);
      }, LONG_PRESS);
    },
    onPointerMove: (e: PointerEvent) => {
      if (Math.hypot(e.clientX - from.current[0], e.clientY - from.current[1]) > 10) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: () => {
      stop();
      forgetLooked();
    },
    onPointerEnter: (e: PointerEvent) => {
      // With a button down something is dragged: nothing comes between it and where it goes.
      if (e.pointerType === 'mouse' && e.buttons === 0) look(id, e.currentTarget);
    },
    onFocus: (e: { currentTarget: Element }) => {
      if (e.currentTarget.matches(':focus-visible:not([data-quiet])')) look(id, e.currentTarget);
    },
    onBlur: forgetLooked,
    onContextMenu: (e: { preventDefault: () => void }) => {
      e.preventDefault();
      now().open(id);
    },
    onClick: (e: { currentTarget: Element }) => {
      if (long.current) return;
      onTap(e.currentTarget);
    },
  };
}

/** Dragging one's attacker or blocker onto its partner: the same moves as two clicks. */
function dragToPartner(play: Play, ids: readonly number[], e: PointerEvent): void {
  const ask = play.decision?.ask;
  const option = ask?.form === 'pair' ? ids.flatMap((id) => optionsOf(ask, id))[0] : undefined;
  if (option === undefined || ask?.form !== 'pair') return;
  const r = e.currentTarget.getBoundingClientRect();
  const start = { x1: r.left + r.width / 2, y1: r.top + r.height / 2 };
  follow(e, {
    move: (x2, y2) => showDragLine({ ...start, x2, y2 }),
    drop: (x, y) => {
      const partner = entitiesAt(x, y)
        .flatMap((id) => partnersOf(ask, id))
        .find((p) => ask.allowed[option].includes(p));
      if (partner !== undefined) play.move({ pair: [option, partner] });
    },
    end: () => showDragLine(null),
  });
}

/** Dragging a card that can be played out of the hand: let go over the board, it is what a click would be. */
function dragToPlay(play: Play, id: number, e: PointerEvent): void {
  const slot = e.currentTarget.closest<HTMLElement>('.card-slot');
  const hand = slot?.closest<HTMLElement>('.hand');
  if (!slot || !hand || play.mark(id) !== 'can') return;
  const top = hand.getBoundingClientRect().top;
  follow(e, {
    move: (_x, y, dx, dy) => {
      slot.style.translate = `${dx}px ${dy}px`;
      slot.classList.add('dragged');
      slot.classList.toggle('would-play', y < top);
    },
    drop: (_x, y) => {
      if (y < top) play.click([id], slot);
    },
    end: () => {
      slot.style.translate = '';
      slot.classList.remove('dragged', 'would-play');
    },
  });
}

/** The words of a mark, for those who can't see it. */
function markWords(mark: string, t: ReturnType<typeof useSpeech>['t']): string {
  if (mark === 'can' || mark === 'mana') return t('mark.can');
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

/** A place on the board. What it shows is handed down, so that a crowded board draws only the places that changed. */
export function Slot({ pile }: { pile: Pile }) {
  const play = usePlay();
  const share = useShare(pile.card.id);
  return <SlotView pile={pile} mark={play.mark(pile.card.id)} share={share} />;
}

interface SlotProps {
  pile: Pile;
  mark: string;
  share: number | null;
}

const sameList = <T,>(a: readonly T[], b: readonly T[]): boolean => a.length === b.length && a.every((x, i) => x === b[i]);

const sameSlot = (a: SlotProps, b: SlotProps): boolean =>
  a.mark === b.mark &&
  a.share === b.share &&
  a.pile.card === b.pile.card &&
  sameList(a.pile.ids, b.pile.ids) &&
  sameList(a.pile.attached, b.pile.attached);

const SlotView = memo(function SlotView({ pile, mark, share }: SlotProps) {
  const now = useNow();
  const speech = useSpeech();
  const { card, ids } = pile;
  const lit = useLit(ids);
  const press = usePress(card.id, (at) => now().click(ids, at));
  const name = spoken(card, ids.length, speech);
  const words = markWords(mark, speech.t);
  return (
    <div
      className={`slot${card.tapped ? ' tapped' : ''}${card.phasedOut ? ' phased' : ''}${mark ? ` is-${mark.split('-')[0]}` : ''}${lit ? ' lit' : ''}${card.attacking !== undefined || card.blocking?.length ? ' fights' : ''}${card.sick ? ' sick' : ''}${pile.attached.length > 0 ? ' has-attached' : ''}`}
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
          dragToPartner(now(), ids, e);
        }}
        onDragStart={(e) => e.preventDefault()}
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
          aria-label={`${statsText(card)}. ${speech.t('why.number', { name: speech.say(card.name) || speech.t('card.faceDown') })}`}
          title={speech.t('why.this')}
          onClick={() => now().ask({ object: card.id })}
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
}, sameSlot);

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
  const lit = useLit([card.id]);
  const press = usePress(card.id, (at) => play.click([card.id], at));
  return (
    <button
      type="button"
      className={`tile attached${card.tapped ? ' tapped' : ''}${mark ? ` is-${mark.split('-')[0]}` : ''}${lit ? ' lit' : ''}`}
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
  const lit = useLit([card.id]);
  const press = usePress(card.id, (at) => (onTap ? onTap(at) : play.click([card.id], at)));
  const words = markWords(shown, speech.t);
  const name = label ?? spoken(card, 1, speech);
  const hidden = !card.name.en && !card.face;
  return (
    <div className={`card-slot${shown ? ` is-${shown.split('-')[0]}` : ''}${lit ? ' lit' : ''}`} data-eid={card.id}>
      <button
        type="button"
        className="card-button"
        data-card={card.id}
        tabIndex={-1}
        aria-label={words ? `${name}. ${words}` : name}
        aria-pressed={shown.startsWith('picked') ? true : undefined}
        {...press}
        onPointerDown={(e) => {
          press.onPointerDown(e);
          if (!onTap) dragToPlay(play, card.id, e);
        }}
        onDragStart={(e) => e.preventDefault()}
      >
        <span aria-hidden="true">{hidden ? <CardBack /> : <FullCard card={card} face={play.faces[card.face]} size={size} />}</span>
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
