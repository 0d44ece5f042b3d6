/** What lists show of a table. */
import type { Table } from '../tables/table.js';
import { nobodyOf, tableInfo } from '../tables/view.js';
import type { Head } from './store.js';

/** What lists show of a table at a moment of its own time: to those who sit there as it is, to others as those see it who watch. */
export function headOf(table: Table, at: number): Head {
  const watched = table.seenBy(null, at);
  return {
    info: tableInfo(watched, nobodyOf(table), null),
    own: watched === table ? null : tableInfo(table, nobodyOf(table), null),
    phase: table.phase,
    listed: table.opening.listed && !table.opening.closed,
    people: table.sitters.map((s) => (s && s.kind !== 'computer' ? s.person : '')),
  };
}

/** Whether a list that was shown `before` is another now. When it last heard of a table is seen by its order: what only those who sit there know does not count. */
export const isNews = (head: Head, before: Head): boolean =>
  JSON.stringify({ ...head, own: null }) !== JSON.stringify({ ...before, own: null, phase: head.own ? head.phase : before.phase });
