/** What everybody may know of a tournament, asked for as often as it is worth it. */
import type { PublicTournament, Text, TournamentHead } from '@apnap/protocol';
import { useEffect, useRef, useState } from 'react';
import { ApiError, textOf } from '../store/api.js';
import { type LiveTournament, tournaments } from '../store/tournaments.js';

/** Milliseconds per player in which one change is asked for together with those that follow it: hundreds of phones follow a tournament. */
const CALM_EACH = 25;
const CALM_MOST = 10_000;
/** Milliseconds within which all phones ask for a new round. */
const SPREAD_EACH = 4;
const SPREAD_MOST = 1500;
const AGAIN = 4000;

/** A new round, or another part of the event: worth asking at once. */
const partOf = (head: TournamentHead | null): string =>
  head ? [head.status, head.round, head.roundStatus, head.policy.play, head.policy.entry].join('/') : '';

/** How long to wait until it is asked. */
function pauseFor(head: TournamentHead | null, part: string, before: string, asked: number): number {
  if (!head || before === '') return 0;
  if (part !== before) return Math.random() * Math.min(SPREAD_MOST, head.players * SPREAD_EACH);
  return Math.max(0, asked + Math.min(CALM_MOST, head.players * CALM_EACH) - Date.now());
}

export interface PublicView {
  value: PublicTournament | null;
  /** Where there is nothing to be seen. */
  error: Text | null;
}

/** The public side of a tournament; what was fetched stays until the next is there. */
export function usePublic(id: string, { head, link }: Pick<LiveTournament, 'head' | 'link'>): PublicView {
  const [view, setView] = useState<PublicView>({ value: null, error: null });
  const [turn, setTurn] = useState(0);
  const seen = useRef({ part: '', asked: 0 });
  const part = partOf(head);
  // What has changed is known by its line in the log; after a bad line it is asked anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is listed says when to ask
  useEffect(() => {
    let alive = true;
    let retry = 0;
    const timer = window.setTimeout(
      () => {
        seen.current = { part, asked: Date.now() };
        tournaments.public(id).then(
          (value) => alive && setView({ value, error: null }),
          (e) => {
            if (!alive) return;
            setView((v) => ({ value: v.value, error: textOf(e) }));
            if (!(e instanceof ApiError && e.code === 'noTournament')) retry = window.setTimeout(() => setTurn((n) => n + 1), AGAIN);
          },
        );
      },
      pauseFor(head, part, seen.current.part, seen.current.asked),
    );
    return () => {
      alive = false;
      window.clearTimeout(timer);
      window.clearTimeout(retry);
    };
  }, [id, head?.seq, part, link === 'lost', turn]);
  return view;
}
