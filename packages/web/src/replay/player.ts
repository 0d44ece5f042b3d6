/** A replay that is being looked at: the moment shown, and the ways on from it. */
import type { LogLine, ShownGame, TableInfo } from '@apnap/protocol';
import { useEffect, useMemo, useState } from 'react';
import type { ReplayEye } from '../store/api.js';
import { Reel, type ReplayOf, turnsOf } from './reel.js';
import { type Player, waysOf } from './timeline.js';

/** Milliseconds a step is shown at the usual speed. */
const PACE = 1000;

/** What a page of a replay is given. */
export interface ReplayProps<G extends ShownGame> {
  view: ReplayOf<G>;
  info: TableInfo | null;
  eye: ReplayEye;
  setEye: (e: ReplayEye, n: number) => void;
  setGame: (g: number) => void;
  first: number;
}

/** What is looked at. @param first the moment to begin with */
export function usePlayer<G extends ShownGame>(
  view: ReplayOf<G>,
  eye: ReplayEye,
  first: number,
): { reel: Reel<G>; game: G | null; player: Player } {
  const reel = useMemo(() => new Reel(view, eye), [view, eye]);
  const { stops } = reel;
  const turns = useMemo((): LogLine[] => turnsOf(view.log), [view]);
  const [n, to] = useState(Math.min(first, view.last));
  const [game, setShown] = useState<G | null>(n >= view.last ? view.end : null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const { on, at, last } = waysOf({ stops, turns, n });
  useEffect(() => {
    let alive = true;
    void reel.at(n).then(
      (g) => alive && setShown(g),
      () => {},
    );
    // What comes next is fetched while this is looked at.
    for (const k of [at + 1, at + 2, at - 1]) if (stops[k] !== undefined) void reel.at(stops[k]).catch(() => {});
    return () => {
      alive = false;
    };
  }, [reel, n, at, stops]);
  useEffect(() => {
    if (!playing || game?.n !== n) return;
    if (n >= last) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => to(on), PACE / speed);
    return () => window.clearTimeout(timer);
  }, [playing, game, n, on, last, speed]);
  useEffect(() => {
    const query = new URLSearchParams({ game: String(view.game), n: String(n), ...(eye ? { as: eye } : {}) });
    const timer = window.setTimeout(() => history.replaceState(null, '', `${location.pathname}?${query}`), 300);
    return () => window.clearTimeout(timer);
  }, [view, n, eye]);
  return { reel, game, player: { stops, turns, n, to, playing, setPlaying, speed, setSpeed } };
}
