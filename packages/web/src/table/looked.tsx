/** The whole card beside the pointer or the focus; read only, so it takes no clicks. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CardNotes, hasNotes } from '../card/notes.js';
import { LargeCard } from '../card/scan.js';
import { type Box, beside, type Spot } from './beside.js';
import { forgetLooked, stillLooked, useLooked } from './glance.js';
import { usePlay } from './play.js';

const boxOf = (el: Element): Box => {
  const { left, top, right, bottom } = el.getBoundingClientRect();
  return { left, top, right, bottom };
};

/** What is pressed next: the own hand with the room into which its cards rise, and the buttons with what they are asked about. */
function taken(): Box[] {
  const boxes = [...document.querySelectorAll('.desk')].map(boxOf);
  const cards = [...document.querySelectorAll('.hand li')].map(boxOf);
  if (cards.length > 0) {
    const hand = boxOf(document.querySelector('.hand') ?? document.body);
    const rise = 0.25 * (cards[0].bottom - cards[0].top);
    boxes.push({
      left: Math.min(...cards.map((c) => c.left)),
      right: Math.max(...cards.map((c) => c.right)),
      top:
        Math.min(hand.top, ...cards.map((c) => c.top)) -
        (document.querySelector('.hand li:hover, .hand li:has(:focus-visible)') ? rise : 0),
      bottom: Math.max(...cards.map((c) => c.bottom)),
    });
  }
  return boxes.filter((b) => b.right > b.left && b.bottom > b.top);
}

/** What can be chosen on the board: it stays in sight where there is room beside it. */
const wanted = (): Box[] => [...document.querySelectorAll('.is-target > .tile, .player-face.is-target')].map(boxOf);

/** Forgets what the pointer and the focus have left, also where that went from under them without a word. */
function useForgetting(looked: number | null): void {
  // After each drawing of the table: a land that was tapped may stand in another pile now.
  useEffect(() => {
    if (looked === null) return;
    const frame = requestAnimationFrame(() => stillLooked());
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    if (looked === null) return;
    const kinds = ['pointermove', 'wheel'] as const;
    for (const kind of kinds) document.addEventListener(kind, stillLooked, { passive: true });
    document.addEventListener('pointerdown', forgetLooked, { capture: true });
    window.addEventListener('blur', forgetLooked);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, stillLooked);
      document.removeEventListener('pointerdown', forgetLooked, { capture: true });
      window.removeEventListener('blur', forgetLooked);
    };
  }, [looked]);
}

/** What keywords mean is for who keeps looking: who knows them is not shown it at every glance. In milliseconds. */
const STAYS = 900;

/** Whether one has been looking at the same card for a while. */
function useStaying(looked: number | null): boolean {
  const [stayed, setStayed] = useState<number | null>(null);
  useEffect(() => {
    if (looked === null) return;
    const timer = window.setTimeout(() => setStayed(looked), STAYS);
    return () => window.clearTimeout(timer);
  }, [looked]);
  return looked !== null && stayed === looked;
}

export function Looked() {
  const { found, faces, opened, game } = usePlay();
  const looked = useLooked();
  const [at, setAt] = useState<Spot | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const card = looked === null ? undefined : found.get(looked)?.card;
  const keywords = useStaying(looked) ? 'some' : 'none';
  useForgetting(looked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it must not cover changes with the game
  useLayoutEffect(() => {
    const el = looked === null ? null : document.querySelector(`[data-card="${looked}"], [data-eid="${looked}"]:not([hidden])`);
    const own = ref.current;
    if (!el || !own) return setAt(null);
    const place = () => {
      const size = { width: own.offsetWidth, height: own.offsetHeight };
      const view = { width: window.innerWidth, height: window.innerHeight };
      const boxes = taken();
      setAt(beside(boxOf(el), size, view, [...boxes, ...wanted()]) ?? beside(boxOf(el), size, view, boxes));
    };
    place();
    // A picture that arrives later makes it taller.
    const watch = new ResizeObserver(place);
    watch.observe(own);
    return () => watch.disconnect();
  }, [looked, game]);
  if (!card || opened !== null) return null;
  const notes = hasNotes(card, faces[card.face], keywords);
  return (
    <div
      ref={ref}
      className={`looked${notes ? ' with-notes' : ''}`}
      aria-hidden="true"
      style={at ? { left: at.left, top: at.top, scale: String(at.scale) } : { visibility: 'hidden' }}
    >
      <LargeCard card={card} face={faces[card.face]} link={false} />
      {notes && <CardNotes card={card} face={faces[card.face]} faces={faces} keywords={keywords} />}
    </div>
  );
}
