/** What can be done about a wrong result, and what it is ranked by. */
import type { PlannedTable } from '../state/types.js';

export type RepairKind = 'leave' | 'swap' | 'chain' | 'all';

export interface RepairOption {
  kind: RepairKind;
  /** All tables of the round as they would be. */
  tables: PlannedTable[];
  /** Tables whose players change; of multiplayer tables with all their seats. */
  changed: { table: number; a: string; b: string | null; seats?: string[] }[];
  /** People who have to get up and sit elsewhere. */
  moved: number;
  /** Minutes of play that the changed tables lose, together; and by how much the round ends later. */
  minutesLost: number;
  delay: number;
  /** Differences of points over all tables, and the largest. */
  gap: number;
  largestGap: number;
  rematches: number;
  /** What the options are ranked by; smaller is better. */
  cost: number;
}

/** What the ranking weighs: a rematch as much as twenty points of gap, and a point of gap as much as four minutes of somebody's match. */
export const MEETING = 80;
export const POINT = 4;
/** Getting up costs something however early it is. */
export const MOVE = 1;
