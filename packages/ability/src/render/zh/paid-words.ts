/** What was paid, in Chinese: "所牺牲的生物" (CR 601.2h). */
import type { CostVerb } from '../../language.js';
import type { Phrase } from './context.js';

export const PAID_WORDS: Readonly<Record<CostVerb | 'convoke', string>> = {
  convoke: '每个为之召集的生物',
  tap: '所横置的永久物',
  untap: '所重置的永久物',
  sacrifice: '所牺牲的永久物',
  discard: '所弃的牌',
  exile: '所放逐的牌',
  return: '所移回的永久物',
  reveal: '所展示的牌',
  putOnTop: '所放置的牌',
  putOnBottom: '所放置的牌',
  mill: '所磨的牌',
  process: '所放置的牌',
  exert: '所竭力的永久物',
  choose: '所选择的永久物',
  unattach: '以此法卸装的永久物',
};

/** "所牺牲的生物": what was paid, and what kind of thing it was where that is known. */
export function paidPhrase(verb: CostVerb | 'convoke', head: string | undefined): Phrase {
  if (verb === 'convoke') return { text: PAID_WORDS.convoke, kind: 'object', plural: true };
  const kind = head || ['sacrifice', 'tap', 'untap'].includes(verb) ? 'object' : 'card';
  return { text: head ? PAID_WORDS[verb].replace('永久物', head) : PAID_WORDS[verb], kind };
}
