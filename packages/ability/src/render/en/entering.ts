/** How things enter, in English (CR 614.1c, 614.12). */
import type { Entering, Quantity } from '../../language.js';
import type { Context } from './context.js';
import { staticMods } from './predicates.js';
import { amountText, forEachText, quantityText } from './quantities.js';
import { listOf, numberWord, withArticle } from './words.js';

/** "That creature enters with an additional +1/+1 counter on it": of a spell, what it becomes. */
export function laterCounters(c: Context, { counter, count }: { counter: string; count: Quantity }): string {
  const enters = 'that creature enters with';
  if (count === 1) return `${enters} an additional ${counter} counter on it`;
  if (typeof count === 'number') return `${enters} ${numberWord(count)} additional ${counter} counters on it`;
  const each = forEachText(c, count);
  return each
    ? `${enters} an additional ${counter} counter on it ${each}`
    : `${enters} a number of additional ${counter} counters on it equal to ${quantityText(c, count)}`;
}

const oneCounter = (x: string): string => `${withArticle(x)} counter`;

/** "with two +1/+1 counters on it", "with a +1/+1 counter and a flying counter on it". */
function countersText(c: Context, put: NonNullable<Entering['counters']>, self: boolean): string[] {
  if (put.length > 1 && put.every((k) => k.count === 1 && !k.or)) {
    const row = put.map((k) => oneCounter(k.counter));
    return [`with ${listOf(row, 'and')} on it`];
  }
  return put.map((k) => {
    if (k.or) return `with your choice of ${listOf([k.counter, ...k.or].map(oneCounter), 'or')} on it`;
    const each = typeof k.count === 'object' ? forEachText(c, k.count) : undefined;
    if (typeof k.count === 'object' && k.count.q !== 'x' && !each)
      return `with a number of ${self ? '' : 'additional '}${k.counter} counters on it equal to ${quantityText(c, k.count)}`;
    const one = k.count === 1 || each;
    return `with ${one ? withArticle(k.counter) : `${amountText(c, k.count, 'words')} ${k.counter}`} counter${one ? '' : 's'} on it${each ? ` ${each}` : ''}`;
  });
}

/** "it enters tapped and with a +1/+1 counter on it". */
export function howEnters(c: Context, entering: Entering, subject: string, self: boolean): string {
  const counters = countersText(c, entering.counters ?? [], self);
  const [first] = entering.mods ?? [];
  const kind = first?.mod === 'types' && first.change === 'add' && first.subtypes.length === 1 ? first.subtypes[0] : undefined;
  const gained =
    typeof kind === 'string'
      ? [`as ${withArticle(kind)} in addition to ${self ? 'its' : 'their'} other types`]
      : entering.mods?.length
        ? [staticMods(c, entering.mods, false).replace(/^(has|have) /, 'with ')]
        : [];
  const how = [
    entering.tapped ?? '',
    entering.attacking ? 'attacking' : '',
    entering.face === 'transformed' ? 'transformed' : entering.face === 'faceDown' ? 'face down' : '',
    ...counters,
    ...gained,
  ].filter((x) => x !== '');
  return `${subject} ${self ? 'enters' : 'enter'} ${listOf(how, 'and')}`;
}
