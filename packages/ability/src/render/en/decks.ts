/** What a companion asks of a starting deck (CR 702.139a). */
import type { DeckCondition, Filter } from '../../language.js';
import type { Context } from './context.js';
import { nounText } from './filters.js';
import { numberWord } from './words.js';
import { type Features, type Writers, written } from './written.js';

const LARGE: Readonly<Record<number, string>> = { 20: 'twenty', 30: 'thirty', 50: 'fifty' };
const PARTS: Writers = {
  several: (_, n) => LARGE[n] ?? numberWord(n),
  card: (c, f) => nounText(c, f, { many: false, head: 'card' }),
};
const FEATURES: Features = { stat: (_, f: Filter) => f.is === 'stat' };

/** "Your starting deck contains only cards with an even mana value": without the full stop. */
export const deckConditionText = (c: Context, d: DeckCondition): string => written(c, 'deckCondition', d, PARTS, FEATURES) ?? '';
