/** Asking the server for cards while one types. */
import type { CardEntry, Text } from '@apnap/protocol';
import { useEffect, useRef, useState } from 'react';
import { api, textOf } from '../store/api.js';

interface Found {
  entries: readonly CardEntry[];
  total: number;
  pages: number;
  more: boolean;
  trouble: Text | null;
  waiting: boolean;
}

const NOTHING: Found = { entries: [], total: 0, pages: 0, more: false, trouble: null, waiting: true };
const PAUSE = 220;

/** What a query finds, page by page. What was found last stays until there is something new. */
export function useSearch(query: string, learn: (e: readonly CardEntry[]) => void): Found & { next: () => void } {
  const [found, setFound] = useState(NOTHING);
  const asked = useRef('');
  const learnt = useRef(learn);
  learnt.current = learn;
  useEffect(() => {
    asked.current = query;
    setFound((f) => ({ ...f, waiting: true }));
    const timer = window.setTimeout(() => {
      api.searchCards(query).then(
        (list) => {
          if (asked.current !== query) return;
          learnt.current(list.data);
          setFound({
            entries: list.data,
            total: list.total ?? list.data.length,
            pages: 1,
            more: list.hasMore,
            trouble: null,
            waiting: false,
          });
        },
        (e) => asked.current === query && setFound((f) => ({ ...f, trouble: textOf(e), waiting: false })),
      );
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [query]);
  const next = () => {
    setFound((f) => ({ ...f, waiting: true }));
    api.searchCards(query, found.pages).then(
      (list) => {
        if (asked.current !== query) return;
        learnt.current(list.data);
        setFound((f) => ({ ...f, entries: [...f.entries, ...list.data], pages: f.pages + 1, more: list.hasMore, waiting: false }));
      },
      (e) => setFound((f) => ({ ...f, trouble: textOf(e), waiting: false })),
    );
  };
  return { ...found, next };
}
