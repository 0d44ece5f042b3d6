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

/** "it enters tapped and with a +1/+1 counter on it". */
export function howEnters(c: Context, entering: Entering, subject: string, self: boolean): string {
  const put = entering.counters ?? [];
  const ones = put.length > 1 && put.every((k) => k.count === 1 && !k.or);
  const one = (x: string): string => `${withArticle(x)} counter`;
  const row = listOf(
    put.map((k) => one(k.counter)),
    'and',
  );
  const each = put.map((k) => {
    if (k.or) return `with your choice of ${listOf([k.counter, ...k.or].map(one), 'or')} on it`;
    const per = typeof k.count === 'object' ? forEachText(c, k.count) : undefined;
    if (typeof k.count === 'object' && k.count.q !== 'x' && !per)
      return `with a number of ${self ? '' : 'additional '}${k.counter} counters on it equal to ${quantityText(c, k.count)}`;
    const single = k.count === 1 || per;
    return `with ${single ? withArticle(k.counter) : `${amountText(c, k.count, 'words')} ${k.counter}`} counter${single ? '' : 's'} on it${per ? ` ${per}` : ''}`;
  });
  const counters = ones ? [`with ${row} on it`] : each;
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
