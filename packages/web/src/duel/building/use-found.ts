/** Cards that a query describes, page by page. */
import type { DuelCardEntry, Text } from '@apnap/protocol';
import { useEffect, useState } from 'react';
import { api, textOf } from '../../store/api.js';

/** Milliseconds after the last letter until the server is asked. */
const PAUSE = 250;

export interface Found {
  entries: readonly DuelCardEntry[];
  total: number;
  unknown: readonly string[];
  trouble: Text | null;
  /** Brings the next page; null: there is none. */
  more: (() => void) | null;
}

const NOTHING: Omit<Found, 'more'> & { next: string | null } = { entries: [], total: 0, unknown: [], trouble: null, next: null };

export function useFound(query: string, playable: boolean, learn: (entries: readonly DuelCardEntry[]) => void): Found {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    let alive = true;
    const timer = setTimeout(() => {
      api.duelCards(query, playable).then(
        ({ data, total, unknown, next = null }) => {
          if (!alive) return;
          learn(data);
          setFound({ entries: data, total, unknown, trouble: null, next });
        },
        (e) => alive && setFound({ ...NOTHING, trouble: textOf(e) }),
      );
    }, PAUSE);
    return () => {
      alive = false;
      clearTimeout(timer);
    };
  }, [query, playable, learn]);
  const { next, ...rest } = found;
  const more = (): void => {
    if (next === null) return;
    setFound({ ...found, next: null });
    api.duelCardsAt(next).then(
      (page) => {
        learn(page.data);
        // Another query may have been answered meanwhile.
        setFound((now) =>
          now.entries === found.entries ? { ...now, entries: [...now.entries, ...page.data], next: page.next ?? null } : now,
        );
      },
      (e) => setFound((now) => ({ ...now, trouble: textOf(e) })),
    );
  };
  return { ...rest, more: next === null ? null : more };
}
