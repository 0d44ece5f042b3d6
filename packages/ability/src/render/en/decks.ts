/** What a companion asks of a starting deck (CR 702.139a). */
import type { DeckCondition, Filter } from '../../language.js';
import type { Context } from './context.js';
import { nounText, statText } from './filters.js';
import { listOf, numberWord, withArticle } from './words.js';

const LARGE: Readonly<Record<number, string>> = { 20: 'twenty', 30: 'thirty', 50: 'fifty' };

/** What each of the cards is or has. */
function verbText(c: Context, f: Filter): string {
  if (f.is === 'stat') return `has ${statText(c, f)}`;
  if (f.is === 'hasAbility') return 'has an activated ability';
  const kinds = f.is === 'or' ? f.of : [f];
  return `is ${withArticle(
    listOf(
      kinds.map((x) => nounText(c, x, { many: false, head: 'card' }).replace(/ card$/, '')),
      'or',
    ),
  )} card`;
}

const isLand = (f: Filter): boolean => f.is === 'type' && f.type === 'Land';

/** "Your starting deck contains only cards with an even mana value": without the full stop. */
export function deckConditionText(c: Context, d: DeckCondition): string {
  const cards = (f: Filter): string => nounText(c, f, { many: true, head: 'card' });
  const card = (f: Filter): string => `${nounText(c, f, { many: false, head: 'card' })}`;
  switch (d.deck) {
    case 'each': {
      if (d.what.is !== 'any') return `each ${cardNoun(card(d.what))} in your starting deck ${verbText(c, d.is)}`;
      if (d.is.is === 'not' && d.is.of.is === 'repeatsSymbol')
        return 'no card in your starting deck has more than one of the same mana symbol in its mana cost';
      const others = d.is.is === 'or' ? d.is.of.filter((f) => !isLand(f)) : [];
      if (d.is.is === 'or' && others.length === 1) return `your starting deck contains only ${cards(others[0])} and land cards`;
      return `your starting deck contains only ${cards(d.is)}`;
    }
    case 'compare':
      return `each ${cardNoun(card(d.what))} in your starting deck ${d.in === 'names' ? 'has a different name' : 'shares a card type'}`;
    case 'size': {
      const n = LARGE[d.aboveMinimum] ?? numberWord(d.aboveMinimum);
      return `your starting deck contains at least ${n} cards more than the minimum deck size`;
    }
    default:
      return d satisfies never;
  }
}

const cardNoun = (noun: string): string => (/\bcards?\b/.test(noun) ? noun : `${noun} card`);
