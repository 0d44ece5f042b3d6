/** Where it is counted what came about in a turn (Y20.18). */
import type { Seat } from '../state/types.js';

/** Under which it is counted; it begins anew each turn, as limits do. */
export const occurredKey = (event: string, seat: Seat): string => `turn/${seat}/occurred/${event}`;
