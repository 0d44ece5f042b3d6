/** The difference between two numbers, whichever is greater. */
import type { Quantity } from './language.js';
import { same } from './same.js';

type Minus = Extract<Quantity, { q: 'minus' }>;
type Difference = { q: 'max'; of: [Minus, Minus] };

const isMinus = (q: Quantity): q is Minus => typeof q === 'object' && q.q === 'minus';

/** Whether it is the greater of what either is more than the other. */
export function isDifference(q: Quantity): q is Quantity & Difference {
  if (typeof q !== 'object' || q.q !== 'max' || q.of.length !== 2) return false;
  const [a, b] = q.of;
  return isMinus(a) && isMinus(b) && same(a.left, b.right) && same(a.right, b.left);
}
