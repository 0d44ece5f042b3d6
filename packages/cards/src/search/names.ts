/** The words of names in a query: whose name they are, and whose they only begin. */
import { foldName, hasHan } from '../names.js';
import { isLetters, spells } from './pinyin.js';
import type { Query, Term } from './query.js';
import type { Row } from './table.js';

const isWord = (q: Query): q is Term => q.is === 'term' && q.key === '' && (q.form === 'bare' || q.form === 'quoted');

/** The query with words that may be the letters of Chinese names taken for these, too; the same one where there are none. */
export function byPinyin(query: Query): Query {
  if (isWord(query))
    return query.form === 'bare' && isLetters(query.value.toLowerCase()) ? { is: 'or', of: [query, { ...query, key: 'pinyin' }] } : query;
  if (query.is !== 'and' && query.is !== 'or') return query;
  const of = query.of.map(byPinyin);
  return of.every((q, i) => q === query.of[i]) ? query : { is: query.is, of };
}

/** The words of a name in a query, one after the other, as names are compared. */
const typed = (query: Query): string =>
  (query.is === 'and' ? query.of : [query])
    .filter(isWord)
    .map((q) => foldName(q.value))
    .join(' ');

/** How well a name fits what was typed: it is the whole card's, a face's, it begins so, a face's does, it is spelled so, it has the words somewhere. */
function fitOf(row: Row, wanted: string): number {
  const [[whole, ...faces], [zhWhole = '', ...zhFaces]] = [row.names, row.zhNames];
  const names = [whole, zhWhole];
  const parts = [...faces, ...zhFaces];
  if (names.includes(wanted)) return 0;
  if (parts.includes(wanted)) return 1;
  if (names.some((n) => n.startsWith(wanted))) return 2;
  if (parts.some((n) => n.startsWith(wanted))) return 3;
  if (isLetters(wanted) && row.zhNames.some((n) => spells(wanted, n))) return 4;
  return 5;
}

/** The rows with those first whose name is nearest to what was typed; else they stay in their order. */
export function nearestFirst(rows: readonly Row[], query: Query): readonly Row[] {
  const wanted = typed(query);
  if (wanted === '' || (hasHan(wanted) && wanted.includes(' '))) return rows;
  return rows
    .map((row) => ({ row, fit: fitOf(row, wanted) }))
    .sort((a, b) => a.fit - b.fit)
    .map(({ row }) => row);
}
