/**
 * Whether a starting deck is as a companion wants it (CR 702.139a-b). Cards are judged as printed, before the game: what a filter would have to
 * ask a game about is not judged at all, and a card that wants it is refused.
 */
import type { Card } from './card.js';
import { judge } from './judging/judge.js';
import { bitsIn, COLOR_BIT, SUPERTYPE_BIT, TYPE_BIT } from './judging/traits.js';
import type { Asking, Thing, Traits, World } from './judging/world.js';
import { ACTIVATED_KEYWORDS } from './keywords.js';
import type { Ability, DeckCondition, Filter } from './language.js';
import { manaColors, manaValue } from './mana.js';

/** A card in a deck. */
interface Printed extends Thing {
  traits: Traits;
  manaValue: number;
  abilities: readonly Ability[];
}

interface Deck extends Asking {
  cards: readonly Printed[];
}

const BASIC_LAND = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);

const unknown = (): null => null;
const untold = (): undefined => undefined;

/** Cards before a game: what is printed on them is known, and nothing else is. An entity is a card's number in the deck, from 1. */
const PRINTED: World<Deck, Printed> = {
  unsure: unknown,
  seat: (id) => -1 - id,
  reaches: () => true,
  find: ({ cards }, id) => cards[id - 1] ?? null,
  traits: (_, o) => o.traits,
  isAmong: unknown,
  select: unknown,
  quantity: unknown,
  holds: unknown,
  happened: unknown,
  word: untold,
  words: unknown,
  countersOf: unknown,
  designated: unknown,
  voted: unknown,
  stat: (_, o, stat) => (stat === 'manaValue' ? o.manaValue : null),
  mark: unknown,
  onStack: unknown,
  isAboutToBeCast: () => false,
  hasAbility: (_, o, kind) => (kind === 'activated' ? hasActivated(o) : kind === 'any' ? o.abilities.length > 0 : null),
  hasAdventure: unknown,
  activationCost: () => null,
  hasKeyword: (_, o, keyword, words) => (keywordsOf(o.abilities).includes(keyword) ? (words === undefined ? true : null) : false),
  attachments: unknown,
  isPaired: unknown,
  isRingBearer: unknown,
  isPrepared: unknown,
  isTransformed: unknown,
  sector: untold,
  aims: unknown,
  couldBeTarget: unknown,
  sourceOf: unknown,
  isBlocking: unknown,
  blockedBy: unknown,
  attacksWithOthers: unknown,
  blocksWithOthers: unknown,
  wasAttachedTo: unknown,
  hasBlocked: unknown,
  cast: untold,
  isWhatBecame: unknown,
  isCastOf: unknown,
  arrived: unknown,
  putHere: unknown,
};

/** What can be asked of a printed card; the rest asks about a game. */
const OF_CARDS: ReadonlySet<Filter['is']> = new Set([
  'any',
  'type',
  'supertype',
  'subtype',
  'color',
  'colorCount',
  'permanentCard',
  'historic',
  'keyword',
  'stat',
  'parity',
  'repeatsSymbol',
  'costSymbol',
  'hasAbility',
  'named',
]);

/** Whether the filter can be judged of every printed card. */
function canJudge(f: Filter): boolean {
  if (f.is === 'and' || f.is === 'or') return f.of.every(canJudge);
  if (f.is === 'not') return canJudge(f.of);
  return OF_CARDS.has(f.is) && judge(PRINTED, among([ANY_CARD]), f, 1) !== null;
}

const among = (cards: readonly Printed[]): Deck => ({ cards, env: { source: 0 }, it: 0 });

const keywordsOf = (abilities: readonly Ability[]): string[] => abilities.flatMap((a) => (a.kind === 'keyword' ? [a.keyword] : []));

/** CR 602.1; 305.6: a basic land type stands for a mana ability. */
const hasActivated = ({ abilities, traits }: Printed): boolean =>
  abilities.some((a) => a.kind === 'activated' || (a.kind === 'keyword' && ACTIVATED_KEYWORDS.has(a.keyword))) ||
  ((traits.types & TYPE_BIT.Land) !== 0 && traits.subtypes.some((t) => BASIC_LAND.has(t)));

/** CR 208.1: power and toughness are not read off a card here, so it is as though there were some. */
const SOME = 0;

function printedAs(
  name: string,
  manaCost: string,
  abilities: readonly Ability[],
  bits: Pick<Traits, 'colors' | 'types' | 'supertypes' | 'subtypes'>,
): Printed {
  return {
    id: 0,
    zone: 'outside',
    owner: -1,
    controller: -1,
    counters: null,
    attachedTo: 0,
    attacking: 0,
    blocking: null,
    abilities,
    manaValue: manaValue(manaCost),
    traits: {
      name,
      manaCost,
      ...bits,
      // CR 702.73a: changeling works everywhere
      everyCreatureType: keywordsOf(abilities).includes('changeling') ? 1 : 0,
      power: SOME,
      toughness: SOME,
      controller: -1,
    },
  };
}

const ANY_CARD: Printed = printedAs('', '', [], { colors: 0, types: 0, supertypes: 0, subtypes: [] });

/** CR 709.4b: both halves of a split card; CR 710.2, 712.8a, 715.4: of any other the front, or what stands upright, alone. */
function printed(card: Card): Printed {
  const faces = card.layout === 'split' || card.layout === 'aftermath' ? card.faces : card.faces.slice(0, 1);
  const manaCost = faces.map((f) => f.manaCost ?? '').join('');
  const abilities = faces.flatMap((f) => f.abilities);
  // CR 702.114a: devoid works everywhere
  const colors = keywordsOf(abilities).includes('devoid') ? [] : [...manaColors(manaCost), ...faces.flatMap((f) => f.colorIndicator ?? [])];
  return printedAs(card.faces.length > 1 && faces.length === 1 ? faces[0].name : card.name, manaCost, abilities, {
    colors: bitsIn(COLOR_BIT, colors),
    types: bitsIn(
      TYPE_BIT,
      faces.flatMap((f) => f.types),
    ),
    supertypes: bitsIn(
      SUPERTYPE_BIT,
      faces.flatMap((f) => f.supertypes),
    ),
    subtypes: faces.flatMap((f) => f.subtypes),
  });
}

/** Whether a card is as the filter says, as it is printed; undefined: only a game could tell. */
export const matchesPrinted = (card: Card, filter: Filter): boolean | undefined =>
  canJudge(filter) ? judge(PRINTED, among([printed(card)]), filter, 1) === true : undefined;

/** Whether everything the condition asks can be told of cards before a game. */
export function canJudgeDeck(condition: DeckCondition): boolean {
  switch (condition.deck) {
    case 'each':
      return canJudge(condition.what) && canJudge(condition.is);
    case 'compare':
      return canJudge(condition.what);
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
  if (!canJudgeDeck(condition)) return false;
  const deck = among(cards.map(printed));
  const judged = (f: Filter, i: number): boolean => judge(PRINTED, deck, f, i + 1) === true;
  const meant = deck.cards.flatMap((card, i) => (judged(condition.what, i) ? [{ card: card.traits, i }] : []));
  switch (condition.deck) {
    case 'each':
      return meant.every(({ i }) => judged(condition.is, i));
    case 'compare':
      if (condition.in === 'names') return new Set(meant.map(({ card }) => card.name)).size === meant.length;
      return meant.reduce((types, { card }) => types & card.types, -1) !== 0;
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
