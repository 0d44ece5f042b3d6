/** Where the page is: a path, read from and written to the browser's history. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'decks'; id: string }
  | { page: 'scenario'; board: string }
  | { page: 'learn'; lesson: string }
  | { page: 'puzzles'; puzzle: string }
  | { page: 'unknown' };

/** What a path means. */
export function routeOf(path: string): Route {
  const [, head = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(path) ?? [];
  const id = decodeURIComponent(rest.replace(/\/$/, ''));
  switch (head) {
    case '':
      return { page: 'lobby' };
    case 'g':
      return id ? { page: 'table', id } : { page: 'unknown' };
    case 'r':
      return { page: 'replay', id };
    case 'decks':
      return { page: 'decks', id };
    case 's':
      return { page: 'scenario', board: id };
    case 'learn':
      return { page: 'learn', lesson: id };
    case 'puzzles':
      return { page: 'puzzles', puzzle: id };
    default:
      return { page: 'unknown' };
  }
}

const listeners = new Set<() => void>();
const tell = () => {
  for (const f of listeners) f();
};

const subscribe = (f: () => void) => {
  listeners.add(f);
  window.addEventListener('popstate', tell);
  return () => {
    listeners.delete(f);
  };
};

export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);

/** Goes to a path of this site. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  tell();
}
