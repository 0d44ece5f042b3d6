/** Circles of imports that are there: those that are yet to go, and those of types that may stay. */

/** Package -> files that stand in circles. A number may only fall; a package that is not named has none. */
export type Untidy = Readonly<Record<string, number>>;

export const UNTIDY: Untidy = {};

/** A circle that is closed by imports of types alone and may stay. */
export interface TypesOnly {
  pkg: string;
  /** All files of the circle, as paths from `src`, in the order of the alphabet. */
  files: readonly string[];
  reason: string;
}

export const TYPES_ONLY: readonly TypesOnly[] = [];
