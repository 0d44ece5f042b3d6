/**
 * The playoff of multiplayer tables (house rule; no document rules them): tables of the wanted size, by rank to and fro, so that the first sits with
 * the last. The winner of each goes on; the winners are seated anew in the same way, until one table is left. There are no draws.
 */
import { playsIn } from '../state/look.js';
import type { EventSettings, PlannedTable, State } from '../state/types.js';

type PodSettings = Pick<EventSettings, 'podSize' | 'podLeast' | 'podMost'>;

/** How many tables so many players make; undefined where they do not come out even down to one table. */
function tablesFor(players: number, s: PodSettings): number | undefined {
  if (players >= s.podLeast && players <= s.podMost) return 1;
  if (players < s.podLeast || players % s.podSize !== 0) return undefined;
  const tables = players / s.podSize;
  return tablesFor(tables, s) === undefined ? undefined : tables;
}

const MOST = 64;

/** Sizes of a cut that come out even: with tables of four these are 3, 4, 5, 12, 16, 20, 48, 64. */
export const podCutSizes = (s: PodSettings): number[] =>
  Array.from({ length: MOST + 1 }, (_, n) => n).filter((n) => tablesFor(n, s) !== undefined);

/** Players in the order of their ranks at so many tables: 1, 8, 9, 16; 2, 7, 10, 15; and so on. The better one sits first. */
export function toAndFro(ranked: readonly string[], tables: number): string[][] {
  const out: string[][] = Array.from({ length: tables }, () => []);
  for (const [i, id] of ranked.entries()) {
    const row = Math.floor(i / tables);
    const at = i % tables;
    out[row % 2 === 0 ? at : tables - 1 - at].push(id);
  }
  return out;
}

/** The next round of the playoff for those who are through, by rank; who has left leaves a place empty, and who is alone goes on. */
export function podBracketTables(state: State, through: readonly string[], round: number): PlannedTable[] {
  if (through.length === 0) return [];
  const tables = tablesFor(through.length, state.settings) ?? 1;
  let number = state.settings.firstTable;
  const here = (id: string): boolean => state.entrants.some((e) => e.id === id && playsIn(e, round));
  return toAndFro(through, tables).map((seats): PlannedTable => {
    const left = seats.filter(here);
    if (left.length > 1) return { table: number++, kind: 'pod', a: left[0], b: null, seats: left };
    return { table: 0, kind: left.length === 1 ? 'bye' : 'loss', a: left[0] ?? seats[0], b: null };
  });
}
