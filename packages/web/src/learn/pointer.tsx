/** A ring around what a lesson is about, with a hand that points at it. It follows what moves, and is in nobody's way. */
import { useLayoutEffect, useRef } from 'react';
import { placeOf } from './target.js';

/** Milliseconds between looks at where the thing is. */
const EVERY = 80;
/** Room for the arrow beside the ring. */
const ARROW = 44;
/** What is wide is pointed at from the side, so that the words above it can be read. */
const WIDE = 180;
/** The ring's distance from what it is around. */
const GAP = 5;

/** Puts the ring around a place; hides it without one. */
function put(ring: HTMLElement, r: DOMRect | null): void {
  ring.hidden = r === null;
  if (!r) return;
  ring.style.translate = `${r.left - GAP}px ${r.top - GAP}px`;
  ring.style.width = `${r.width + 2 * GAP}px`;
  ring.style.height = `${r.height + 2 * GAP}px`;
  const left = r.width > WIDE && r.left > ARROW;
  ring.classList.toggle('from-left', left);
  ring.classList.toggle('from-below', !left && r.top < ARROW + 48);
}

/** @param at selectors of what may be meant, the best first */
export function Pointer({ at }: { at: readonly string[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const what = at.join();
  // At once when another thing is meant, so that it never points at the last one; then it follows what moves.
  useLayoutEffect(() => {
    let last = 'nowhere yet';
    const follow = (): void => {
      const r = document.querySelector('dialog[open]') ? null : placeOf(what === '' ? [] : what.split(','));
      const now = r ? [r.left, r.top, r.width, r.height].map(Math.round).join(' ') : '';
      if (now !== last && ref.current) put(ref.current, r);
      last = now;
    };
    follow();
    const timer = window.setInterval(follow, EVERY);
    return () => window.clearInterval(timer);
  }, [what]);
  return (
    <div ref={ref} className="coach-ring" aria-hidden="true" hidden>
      <i />
    </div>
  );
}
