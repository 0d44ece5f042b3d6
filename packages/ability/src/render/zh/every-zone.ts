/** Cards wherever they are but on the battlefield. */
import type { Selector } from '../../language.js';
import { same } from '../../same.js';
import type { Context, Phrase } from './context.js';
import { nounOf, nounText } from './noun.js';
import { joinList } from './vocab.js';

/** "不在战场上的生物牌": cards in every zone but the battlefield and the stack, which are last of several. */
export function offBattlefield(c: Context, of: readonly Selector[], say: (c: Context, s: Selector) => Phrase): Phrase | undefined {
  const off = of.slice(-5);
  const [first] = off;
  if (of.length < 6 || first.sel !== 'all') return undefined;
  const alike = off.every((x) => x.sel === 'all' && x.zone !== 'battlefield' && x.zone !== 'stack' && same(x.filter, first.filter));
  if (!alike) return undefined;
  const cards = `不在战场上的所有${nounText(nounOf(c, first.filter, 'exile'))}`;
  return { text: joinList([...of.slice(0, -5).map((x) => say(c, x).text), cards], '和'), kind: 'object', plural: true };
}
