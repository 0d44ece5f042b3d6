/** What a continuous effect asks while it is being asked itself (Y23.21). */

const asked: (readonly [object, number])[] = [];

/** How many questions lie in one another at most. */
const DEEPEST = 4;

/** Y23.21: an effect whose own condition, subject or amount is being found out does not apply to what that asks. */
export function asking<T>(what: object, self: number, otherwise: T, answer: () => T): T {
  if (asked.length >= DEEPEST || asked.some(([w, row]) => w === what && row === self)) return otherwise;
  asked.push([what, self]);
  try {
    return answer();
  } finally {
    asked.pop();
  }
}
