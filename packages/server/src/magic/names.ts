/** Names of cards, where one is to be named. */
import { type CardDatabase, hasHan } from '@apnap/cards';
import type { Decision } from '@apnap/kernel';

/** All cards whose names can be named. */
export interface NameBook {
  /** The English names of all faces of all cards. */
  readonly names: ReadonlySet<string>;
  /** Whether it is one of them; found without reading all cards. */
  isName(name: string): boolean;
  readonly databases: readonly CardDatabase[];
}

/** So many names that begin with these letters, or have them in them; by Chinese ones, too. */
export function namesLike(book: NameBook, { ask }: Decision, part: string, most: number): string[] {
  if (ask.form !== 'text') return [];
  const wanted = part.trim().toLowerCase();
  if (wanted === '') return ask.texts.slice(0, most);
  // Any card can be named: which are in this game must not show in what is found.
  const offered: ReadonlySet<string> = ask.open ? book.names : new Set(ask.texts);
  if (!hasHan(part)) {
    const found = [...offered].filter((t) => t.toLowerCase().includes(wanted));
    const starts = found.filter((t) => t.toLowerCase().startsWith(wanted));
    return [...new Set([...starts, ...found])].slice(0, most);
  }
  const found: string[] = [];
  for (const db of book.databases)
    for (let i = 0; i < db.size && found.length < most; i++) {
      const record = db.record(i);
      for (const f of record.faces) if (f.zhName?.includes(part.trim()) && offered.has(f.name)) found.push(f.name);
    }
  return [...new Set(found)];
}
