/** Where the page is: a path, read from and written to the browser's history. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  /** A judge at the table. */
  | { page: 'bench'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'decks'; id: string }
  | { page: 'scenario'; board: string }
  | { page: 'learn'; lesson: string }
  | { page: 'puzzles'; puzzle: string }
  | { page: 'judge'; part: string }
  | { page: 'draft' }
  /** A duel of the second game is set up. */
  | { page: 'duel' }
  /** Decks of the second game. */
  | { page: 'duelDecks' }
  | { page: 'pod'; id: string }
  /** `part`: '' what everybody sees and what is one's own; 'desk' for officials; 'clock' for the wall. */
  | { page: 'tournament'; id: string; part: '' | 'desk' | 'clock' }
  | { page: 'tournaments' }
  | { page: 'library'; place: string }
  | { page: 'unknown' };

/** What a path means. */
export function routeOf(path: string): Route {
  const [, head = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(path) ?? [];
  const id = decodeURIComponent(rest.replace(/\/$/, ''));
  switch (head) {
    case '':
      return { page: 'lobby' };
    case 'g':
      if (id === '') return { page: 'unknown' };
      return id.endsWith('/judge') ? { page: 'bench', id: id.slice(0, -'/judge'.length) } : { page: 'table', id };
    case 'r':
      return { page: 'replay', id };
    case 'decks':
      return { page: 'decks', id };
    case 's':
      return { page: 'scenario', board: id };
    case 'learn':
      return { page: 'learn', lesson: id };
    case 'judge':
      return { page: 'judge', part: id };
    case 'draft':
      return { page: 'draft' };
    case 'duel':
      return id === '' ? { page: 'duel' } : id === 'decks' ? { page: 'duelDecks' } : { page: 'unknown' };
    case 'pod':
      return id ? { page: 'pod', id } : { page: 'unknown' };
    case 't': {
      const [tournament, part = ''] = id.split('/');
      if (tournament === '') return { page: 'tournaments' };
      return part === '' || part === 'desk' || part === 'clock' ? { page: 'tournament', id: tournament, part } : { page: 'unknown' };
    }
    case 'library':
      return { page: 'library', place: rest.replace(/\/$/, '') };
    case 'puzzles':
      return { page: 'puzzles', puzzle: id };
    default:
      return { page: 'unknown' };
  }
}

/** Where the library has a rule as it is cited: "704.5a", "MTR 2.4"; null for what is no number. @param edition the day of an edition other than today's */
export function libraryPath(rule: string, edition?: string): string | null {
  const [, kind = 'cr', number] = /^(?:(CR|MTR|IPG|JAR)\s+)?(\d[\d.]*[a-z]?|[A-H])$/i.exec(rule.trim()) ?? [];
  if (number === undefined) return null;
  return `/library/${kind.toLowerCase()}${edition === undefined ? '' : `@${edition}`}/${number}`;
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
