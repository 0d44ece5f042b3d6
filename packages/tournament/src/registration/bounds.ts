/** What numbers of an event may be: what no event has is a slip of the hand, or a column that was taken for another one. */

/** The least and the most of each. */
export const BOUNDS = {
  byes: [0, 9],
  table: [1, 99_999],
  age: [0, 130],
  level: [0, 5],
  rounds: [0, 99],
  capacity: [1, 100_000],
  matchWins: [1, 9],
  /** Minutes: a day. */
  minutes: [1, 1440],
  grace: [0, 600],
  /** Seconds: a day. */
  seconds: [0, 86_400],
  turns: [1, 99],
  cards: [1, 99],
  boosters: [1, 36],
  points: [0, 999],
  day: [1, 100_000],
} as const satisfies Record<string, readonly [number, number]>;

export type Bounded = keyof typeof BOUNDS;

/** Whether a number is a whole one within the bounds of what it counts. */
export const isWithin = (what: Bounded, value: number): boolean =>
  Number.isSafeInteger(value) && value >= BOUNDS[what][0] && value <= BOUNDS[what][1];
