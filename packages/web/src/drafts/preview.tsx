/** The whole card: beside the pointer or the focus, where it takes no clicks; over all else for who holds a finger on it. */
import type { DraftCardView } from '@apnap/protocol';
import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LargeCard } from '../card/scan.js';
import { nameOf, viewOf } from '../decks/entry.js';
import { useSpeech } from '../i18n/index.js';
import { beside, type Spot } from '../table/beside.js';
import { Dialog } from '../ui/dialog.js';
import { entryOf, type Faces } from './cards.js';

interface Looked {
  card: DraftCardView;
  at: Element;
}

interface Looks {
  /** Shows it beside; null: nothing. */
  look: (card: DraftCardView | null, at?: Element) => void;
  /** Opens it over all else. */
  open: (card: DraftCardView) => void;
}

const Look = createContext<Looks>({ look: () => {}, open: () => {} });

/** Whether there is a pointer that can lie over a card without pressing it. */
export const hasPointer = (): boolean => window.matchMedia('(hover: hover)').matches;

/** What a press of a card does with which nothing else can be done: with a finger it is read so. */
export function useOpened(card: DraftCardView): () => void {
  const { open } = useContext(Look);
  return () => {
    if (!hasPointer()) open(card);
  };
}

/** What shows a card large while it is pointed at. */
export function useLooked(card: DraftCardView) {
  const { look, open } = useContext(Look);
  return useMemo(
    () => ({
      onPointerEnter: (e: { currentTarget: Element; pointerType: string }) => e.pointerType === 'mouse' && look(card, e.currentTarget),
      onPointerLeave: () => look(null),
      onFocus: (e: { currentTarget: Element }) => e.currentTarget.matches(':focus-visible') && look(card, e.currentTarget),
      onBlur: () => look(null),
      // A finger that is held, or the other button.
      onContextMenu: (e: { preventDefault(): void }) => {
        e.preventDefault();
        look(null);
        open(card);
      },
    }),
    [card, look, open],
  );
}

const boxOf = (el: Element) => {
  const { left, top, right, bottom } = el.getBoundingClientRect();
  return { left, top, right, bottom };
};

function Large({ looked: { card, at }, faces }: { looked: Looked; faces: Faces }) {
  const ref = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    const own = ref.current;
    if (!own || !at.isConnected) return setSpot(null);
    const size = { width: own.offsetWidth, height: own.offsetHeight };
    // Over no other card that could be chosen instead.
    const list = at.closest('.draft-leaders');
    const view = { width: window.innerWidth, height: window.innerHeight };
    setSpot(beside(boxOf(at), size, view, list ? [boxOf(list)] : []));
  }, [at]);
  const entry = entryOf(card, faces);
  return (
    <div
      ref={ref}
      className="looked"
      aria-hidden="true"
      style={spot ? { left: spot.left, top: spot.top, scale: String(spot.scale) } : { visibility: 'hidden' }}
    >
      <LargeCard card={viewOf(entry)} face={entry.faces[0]} link={false} />
    </div>
  );
}

/** Around all that shows cards. */
export function Looking({ faces, children }: { faces: Faces; children: ReactNode }) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [opened, open] = useState<DraftCardView | null>(null);
  const { lang } = useSpeech();
  const look = useCallback((card: DraftCardView | null, at?: Element) => setLooked(card && at ? { card, at } : null), []);
  const looks = useMemo(() => ({ look, open }), [look]);
  // What was pointed at has gone with what has just been drawn: nothing tells that the pointer has left it.
  useLayoutEffect(() => {
    if (looked && !looked.at.isConnected) setLooked(null);
  });
  const entry = opened && entryOf(opened, faces);
  return (
    <Look.Provider value={looks}>
      {children}
      {entry && (
        <Dialog title={nameOf(entry, lang)} onClose={() => open(null)} className="draft-opened">
          <LargeCard card={viewOf(entry)} face={entry.faces[0]} link={false} />
        </Dialog>
      )}
      {looked?.at.isConnected && <Large key={looked.card.id} looked={looked} faces={faces} />}
    </Look.Provider>
  );
}
