/** A ring around what a lesson is about, with a hand that points at it. It follows what moves, and is in nobody's way. */
import { useEffect, useRef } from 'react';
import { placeOf } from './target.js';

/** Milliseconds between looks at where the thing is. */
const EVERY = 80;
/** Room for the arrow over the ring. */
const ARROW = 44;

export function Pointer({ at }: { at: readonly string[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const wanted = useRef(at);
  wanted.current = at;
  useEffect(() => {
    let last = '';
    const follow = (): void => {
      const ring = ref.current;
      if (!ring) return;
      const r = document.querySelector('dialog[open]') ? null : placeOf(wanted.current);
      const now = r ? [r.left, r.top, r.width, r.height].map(Math.round).join(' ') : '';
      if (now === last) return;
      last = now;
      ring.hidden = r === null;
      if (!r) return;
      ring.style.translate = `${r.left}px ${r.top}px`;
      ring.style.width = `${r.width}px`;
      ring.style.height = `${r.height}px`;
      ring.classList.toggle('from-below', r.top < ARROW + 48);
    };
    follow();
    const timer = window.setInterval(follow, EVERY);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <div ref={ref} className="coach-ring" aria-hidden="true" hidden>
      <i />
    </div>
  );
}
