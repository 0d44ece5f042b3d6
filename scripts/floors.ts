/** Floors of shares: the least that is to be reached, which stands where it was reached, rounded down to a tenth of a percent. */

/** The floor for what is reached: of 1528 in 1729, 0.883. */
export const floorFor = (part: number, whole: number): number => (whole > 0 ? Math.floor((1000 * part) / whole) / 1000 : 0);

/** How a share stands to its floor: below it (or of nothing), on it, or so far above that the floor is to be raised. */
export function standing(part: number, whole: number, least: number): 'missed' | 'reached' | 'raise' {
  if (whole <= 0 || part / whole < least) return 'missed';
  return floorFor(part, whole) > least ? 'raise' : 'reached';
}
