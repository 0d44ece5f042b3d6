/** What was paid, in English: "the sacrificed permanent" (CR 601.2h). */
import type { CostVerb } from '../../language.js';
import type { Context } from './context.js';

const WORDS: Readonly<Record<string, string>> = {
  sacrifice: 'the sacrificed permanent',
  discard: 'the discarded card',
  exile: 'the exiled card',
  reveal: 'the revealed card',
  return: 'the returned permanent',
  tap: 'the tapped permanent',
  unattach: 'the unattached permanent',
};

export const paidWord = (c: Context, verb: CostVerb | 'convoke'): string =>
  verb === 'convoke' ? `each creature that convoked ${c.self}` : (WORDS[verb] ?? 'that object');
