/**
 * Whether a starting deck is as a companion wants it (CR 702.139a-b). Cards are judged as printed, before the game: what a filter would have to
 * ask a game about is not judged at all, and a card that wants it is refused.
 */
import { CARD_TYPES, type Cmp, type Color } from './basics.js';
import type { Card } from './card.js';
import { ACTIVATED_KEYWORDS } from './keywords.js';
import type { Ability, DeckCondition, Filter } from './language.js';
import { manaColors, manaValue } from './mana.js';

/** What a card in a deck is like. */
interface Printed {
  name: string;
  manaCost: string;
  colors: readonly Color[];
  supertypes: readonly string[];
  types: readonly string[];
  subtypes: readonly string[];
  abilities: readonly Ability[];
}

type Judge = (card: Printed) => boolean;

const PERMANENT = new Set(['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker']); // CR 110.4
const BASIC_LAND = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);

/** CR 709.4b: both halves of a split card; CR 710.2, 712.8a, 715.4: of any other the front, or what stands upright, alone. */
function printed(card: Card): Printed {
  const faces = card.layout === 'split' || card.layout === 'aftermath' ? card.faces : card.faces.slice(0, 1);
  const manaCost = faces.map((f) => f.manaCost ?? '').join('');
  const keywords = faces.flatMap((f) => f.abilities.flatMap((a) => (a.kind === 'keyword' ? [a.keyword] : [])));
  const indicated = faces.flatMap((f) => f.colorIndicator ?? []);
  return {
    name: card.faces.length > 1 && faces.length === 1 ? faces[0].name : card.name,
    manaCost,
    // CR 702.114a: devoid works everywhere
    colors: keywords.includes('devoid') ? [] : [...manaColors(manaCost), ...indicated],
    supertypes: faces.flatMap((f) => f.supertypes),
    types: faces.flatMap((f) => f.types),
    subtypes: faces.flatMap((f) => f.subtypes),
    abilities: faces.flatMap((f) => f.abilities),
  };
}

const keywordsOf = (card: Printed): string[] => card.abilities.flatMap((a) => (a.kind === 'keyword' ? [a.keyword] : []));

/** CR 702.73a: changeling works everywhere. */
const hasSubtype = (card: Printed, subtype: string): boolean =>
  card.subtypes.includes(subtype) || (keywordsOf(card).includes('changeling') && isCreatureCard(card) && !BASIC_LAND.has(subtype));
const isCreatureCard = (card: Printed): boolean => card.types.includes('Creature') || card.types.includes('Kindred');

/** CR 602.1; 305.6: a basic land type stands for a mana ability. */
const hasActivated = (card: Printed): boolean =>
  card.abilities.some((a) => a.kind === 'activated' || (a.kind === 'keyword' && ACTIVATED_KEYWORDS.has(a.keyword))) ||
  (card.types.includes('Land') && card.subtypes.some((t) => BASIC_LAND.has(t)));

function repeatsSymbol(card: Printed): boolean {
  const symbols = card.manaCost.match(/\{[^{}]+\}/g) ?? [];
  return new Set(symbols).size < symbols.length;
}

function compare(a: number, cmp: Cmp, b: number): boolean {
  switch (cmp) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '>=':
      return a >= b;
    case '>':
      return a > b;
    default:
      return cmp satisfies never;
  }
}

function all(filters: readonly Filter[]): Judge[] | null {
  const judges = filters.map(judgeOf);
  return judges.some((j) => j === null) ? null : (judges as Judge[]);
}

/** How a filter judges a printed card; null for one that asks about more. */
function judgeOf(f: Filter): Judge | null {
  switch (f.is) {
    case 'any':
      return () => true;
    case 'and': {
      const judges = all(f.of);
      return judges && ((card) => judges.every((j) => j(card)));
    }
    case 'or': {
      const judges = all(f.of);
      return judges && ((card) => judges.some((j) => j(card)));
    }
    case 'not': {
      const judge = judgeOf(f.of);
      return judge && ((card) => !judge(card));
    }
    case 'type':
      return (card) => card.types.includes(f.type);
    case 'supertype':
      return (card) => card.supertypes.includes(f.supertype);
    case 'subtype': {
      const { subtype } = f;
      return typeof subtype === 'string' ? (card) => hasSubtype(card, subtype) : null;
    }
    case 'color': {
      const { color } = f;
      return typeof color === 'string' ? (card) => card.colors.includes(color) : null;
    }
    case 'colorCount':
      return (card) => compare(new Set(card.colors).size, f.cmp, f.value);
    case 'permanentCard':
      return (card) => card.types.some((t) => PERMANENT.has(t));
    case 'historic': // CR 700.6
      return (card) => card.types.includes('Artifact') || card.supertypes.includes('Legendary') || card.subtypes.includes('Saga');
    case 'keyword':
      return (card) => keywordsOf(card).includes(f.keyword);
    case 'stat': {
      const { value } = f;
      return f.stat === 'manaValue' && typeof value === 'number' ? (card) => compare(manaValue(card.manaCost), f.cmp, value) : null;
    }
    case 'parity':
      return f.stat === 'manaValue' ? (card) => (manaValue(card.manaCost) % 2 === 0) === (f.parity === 'even') : null;
    case 'repeatsSymbol':
      return repeatsSymbol;
    case 'hasAbility':
      return hasActivated;
    case 'named': {
      const { name } = f;
      return typeof name === 'string' ? (card) => card.name === name : null;
    }
    default:
      return null;
  }
}

/** Whether everything the condition asks can be told of cards before a game. */
export function canJudgeDeck(condition: DeckCondition): boolean {
  switch (condition.deck) {
    case 'each':
      return judgeOf(condition.what) !== null && judgeOf(condition.is) !== null;
    case 'compare':
      return judgeOf(condition.what) !== null;
    case 'size':
      return true;
    default:
      return condition satisfies never;
  }
}

/**
 * Whether a starting deck is as the condition says (CR 702.139a).
 * @param cards every card of the deck once for each copy, commanders among them (CR 702.139b).
 * @param minimum the minimum deck size (CR 100.2a-b).
 */
export function fulfilsDeckCondition(condition: DeckCondition, cards: readonly Card[], minimum: number): boolean {
  if (condition.deck === 'size') return cards.length >= minimum + condition.aboveMinimum;
  const what = judgeOf(condition.what);
  if (what === null) return false;
  const meant = cards.map(printed).filter(what);
  switch (condition.deck) {
    case 'each': {
      const judge = judgeOf(condition.is);
      return judge !== null && meant.every(judge);
    }
    case 'compare':
      if (condition.in === 'names') return new Set(meant.map((card) => card.name)).size === meant.length;
      return CARD_TYPES.some((type) => meant.every((card) => card.types.includes(type)));
    default:
      return condition satisfies never;
  }
}

/** What the companion ability of a card asks of a starting deck; none for a card that can't be a companion. */
export function companionCondition(card: Card): DeckCondition | undefined {
  for (const face of card.faces.slice(0, 1))
    for (const a of face.abilities) if (a.kind === 'keyword' && a.keyword === 'companion') return a.deck;
  return undefined;
}
