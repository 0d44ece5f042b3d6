/** A duel shown step by step: what follows by itself comes faster than it can be read. */
import type { DuelGameView } from '@apnap/protocol';
import { useEffect, useRef, useState } from 'react';
import { speedOf, useSettings } from '../store/settings.js';

/** Milliseconds for which each moment is shown at least. */
const STAYS: Readonly<Record<ReturnType<typeof speedOf>, number>> = { off: 0, fast: 280, normal: 560, calm: 1000 };

/** So many moments wait at most: beyond them the last is shown at once. */
const MOST = 24;

/** The moment to be shown. @param jump after it nothing can be said to have moved: it is shown at once */
export function usePaced(game: DuelGameView, jump: boolean): DuelGameView {
  const stays = STAYS[speedOf(useSettings())];
  const [shown, setShown] = useState(game);
  const waiting = useRef<DuelGameView[]>([]);
  const since = useRef(0);
  const timer = useRef(0);
  useEffect(() => {
    const next = () => {
      timer.current = 0;
      const first = waiting.current.shift();
      if (!first) return;
      since.current = performance.now();
      setShown(first);
      if (waiting.current.length > 0) timer.current = window.setTimeout(next, stays);
    };
    waiting.current.push(game);
    if (jump || stays === 0 || waiting.current.length > MOST || document.visibilityState !== 'visible') waiting.current = [game];
    if (timer.current !== 0 && waiting.current.length > 1) return;
    window.clearTimeout(timer.current);
    const wait = jump || stays === 0 ? 0 : Math.max(0, since.current + stays - performance.now());
    if (wait === 0) next();
    else timer.current = window.setTimeout(next, wait);
  }, [game, jump, stays]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return shown;
}
