/** What players do, in the words by which it is read. */
import type { Effect, Quantity } from '../../language.js';
import { CLASH, type Clause, type Context } from './context.js';
import { ownHalf, scaled } from './counted.js';
import { amountText, quantityText } from './quantities.js';
import { numberWord } from './words.js';
import { ARTICLE, type Features, type Said, type Writers, writtenDeed } from './written.js';

/** A number, and what it is multiplied by at the end of the clause. */
function numberText(c: Context, q: Quantity, said: Said): string {
  if (!said.counting) return amountText(c, q);
  const { n, each } = scaled(c, q);
  said.each = each;
  said.one = n === 1;
  return said.one ? ARTICLE : amountText(c, n, 'words');
}

const PARTS: Writers = {
  number: numberText,
  amount: (c, q, said) => {
    const { n, each } = scaled(c, q);
    said.each = each;
    return amountText(c, n);
  },
  several: (_, n) => numberWord(n),
  energy: (_, n) => '{E}'.repeat(n),
};
const FEATURES: Features = {
  known: (_, q: Quantity) => typeof q === 'number',
  statOfSlot: (_, q: Quantity) => typeof q === 'object' && q.q === 'stat' && q.of.sel === 'slot',
  measured: (c, q: Quantity) => typeof q === 'object' && (q.q === 'stat' || (q.q === 'slot' && quantityText(c, q).startsWith('the '))),
};

/** What the slot holds that the effect fills. */
function bindDone(c: Context, e: Effect): void {
  if (!('bind' in e) || typeof e.bind !== 'number') return;
  if (e.do === 'life') c.slots.set(e.bind, { words: e.change === 'lose' ? 'the life lost this way' : 'that much', many: false });
  if (e.do !== 'keywordAction') return;
  const many = e.n !== 1 && e.action !== 'amass';
  const [those, that] = e.action === 'mill' ? ['those cards', 'that card'] : ['those creatures', 'it'];
  c.slots.set(e.bind, e.action === 'clash' ? { words: CLASH, many: false } : { words: many ? those : that, many });
}

/** Half of what somebody has is said in other words. */
const isHalf = (e: Effect): boolean =>
  (e.do === 'draw' && ownHalf(e.count) === 'X') ||
  (e.do === 'life' && ownHalf(e.amount) !== undefined) ||
  (e.do === 'keywordAction' && ownHalf(e.n) !== undefined);

/** An effect that is in the table; undefined for others. */
export function deedText(c: Context, e: Effect): Clause | undefined {
  bindDone(c, e);
  if (isHalf(e)) return undefined;
  const { bind: _, ...deed } = e as Effect & { bind?: unknown };
  return writtenDeed(c, deed as Effect, PARTS, FEATURES);
}
