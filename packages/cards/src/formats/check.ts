/** Whether a deck may be played in a format: all reasons why not, each with the rule that says so. */
import { companionCondition, fulfilsDeckCondition, withChosenColors } from '@apnap/ability';
import type { Deck, DeckEntry } from '../deck.js';
import type { Message } from '../messages.js';
import { colorsOf, maskOf } from '../search/card.js';
import {
  canLead,
  canLeadAlone,
  canLeadTogether,
  copiesItAllows,
  hasColorChosen,
  hasCompanion,
  isBasicLand,
  playsForAnte,
} from './allow.js';
import { type DeckCard, deckCardOfData, liesBeside } from './card.js';
import type { Format, ListedName, OwnList } from './types.js';

/** Later than every date of a list: the list as it last stood. */
const LATEST = '9999-12-31';

/** A reason why a deck is not legal. */
export interface DeckIssue {
  message: Message;
  /** `note`: something to know that does not make the deck illegal. */
  weight?: 'note';
  /** Number of the Comprehensive Rule that says so. */
  rule?: string;
  /** Section of the Magic Tournament Rules, where they and not a rule say so. */
  policy?: string;
  /** The English name of the card it is about. */
  card?: string;
}

export interface CountedCard {
  count: number;
  card: DeckCard;
}

/** A deck as it is checked. */
export interface DeckToCheck {
  main: readonly CountedCard[];
  sideboard: readonly CountedCard[];
  commander: readonly CountedCard[];
  companion: readonly CountedCard[];
}

export interface CheckOptions {
  /** The day the deck is for, `2015-01-23`; if not said, the lists as they last stood. */
  date?: string;
  /** The day of the database's lists. */
  listDate?: string;
}

type Entries = readonly CountedCard[];
const size = (entries: Entries): number => entries.reduce((sum, e) => sum + e.count, 0);
const named = (card: DeckCard): { name: string; nameZh: string } => ({ name: card.name, nameZh: card.zhName ?? card.name });
const inFormat = (format: Format): { format: string; formatZh: string } => ({ format: format.name.en, formatZh: format.name.zh });

/** Whether nothing of this makes a deck illegal. */
export const isLegal = (issues: readonly DeckIssue[]): boolean => issues.every((i) => i.weight === 'note');

/** All reasons why this deck may not be played in this format, and what else is to be known of it. */
export function checkDeckCards(deck: DeckToCheck, format: Format, options: CheckOptions = {}): DeckIssue[] {
  const lists = [...copies(deck)].flatMap(([card, count]) => checkList(card, count, deck, format, options));
  // Of a card that a list bans that is said.
  const beside = besideDecks(deck).filter((i) => !lists.some((l) => l.card === i.card));
  switch (format.kind) {
    case 'constructed':
      return [...beside, ...sizeOfConstructed(deck), ...copiesOf(deck, 4, '100.2a'), ...companionOf(deck, 60), ...lists];
    case 'limited': {
      // CR 100.2b: at least 40 cards, any number of copies; what is not in the deck is the sideboard (CR 100.4b).
      const count = size(deck.main) + size(deck.commander);
      return [...beside, ...(count < 40 ? [tooFew(count, 40, '100.2b')] : []), ...companionOf(deck, 40)];
    }
    case 'commander':
    case 'brawl':
      return [
        ...beside,
        ...commandersOf(deck, format.kind),
        ...sizeOfCommander(deck, format.kind),
        ...copiesOf(deck, 1, '903.5b'),
        ...identities(deck, format.kind),
        ...companionOf(deck, format.kind === 'commander' ? 100 : 60),
        ...lists,
      ];
    default: {
      const unknown: never = format.kind;
      throw new Error(`unknown kind of format ${String(unknown)}`);
    }
  }
}

/** The same for a deck of which only the data for play is known: without lists of the database, and without lists of sets. */
export function checkDeck(deck: Deck, format: Format, options: CheckOptions = {}): DeckIssue[] {
  const known = new Map<DeckEntry['card'], DeckCard>();
  const cardOf = (card: DeckEntry['card']): DeckCard => {
    const made = known.get(card) ?? deckCardOfData(card);
    known.set(card, made);
    return made;
  };
  const counted = (entries: readonly DeckEntry[]): CountedCard[] => entries.map((e) => ({ count: e.count, card: cardOf(e.card) }));
  const { list: _, ...open } = format;
  const asked = typeof format.list === 'string' || format.list?.sets ? open : format;
  return checkDeckCards(
    {
      main: counted(deck.main),
      sideboard: counted(deck.sideboard),
      commander: counted(deck.commander),
      companion: counted(deck.companion),
    },
    asked,
    options,
  );
}

/** CR 100.2d: planes and their kin are in no deck; conspiracies may lie in a sideboard (315.2). */
function besideDecks(deck: DeckToCheck): DeckIssue[] {
  const inside = [...deck.commander, ...deck.companion, ...deck.main];
  const aside = deck.sideboard.filter((e) => !e.card.types.includes('Conspiracy'));
  const wrong = new Map([...inside, ...aside].filter((e) => liesBeside(e.card.types)).map((e) => [e.card.name, e.card]));
  return [...wrong.values()].map((card) => ({ message: { id: 'format.beside', params: named(card) }, rule: '100.2d', card: card.name }));
}

const tooFew = (count: number, min: number, rule: string): DeckIssue => ({
  message: { id: 'format.tooFew', params: { count, min } },
  rule,
});

/** A companion outside the Commander variant is one of the cards of the sideboard (CR 702.139a, 103.2b). */
function companionsBeside(deck: DeckToCheck): CountedCard[] {
  return deck.companion.filter((e) => !deck.sideboard.some((s) => s.card.name === e.card.name));
}

function sizeOfConstructed(deck: DeckToCheck): DeckIssue[] {
  const issues: DeckIssue[] = [];
  const main = size(deck.main) + size(deck.commander);
  // CR 100.2a, 100.5: a minimum of 60 cards, no maximum.
  if (main < 60) issues.push(tooFew(main, 60, '100.2a'));
  const side = size(deck.sideboard) + size(companionsBeside(deck));
  if (side > 15) issues.push({ message: { id: 'format.sideboardTooBig', params: { count: side, max: 15 } }, rule: '100.4a' });
  return issues;
}

/** CR 903.5a, 903.12d: exactly so many cards, the commander among them. */
function sizeOfCommander(deck: DeckToCheck, kind: 'commander' | 'brawl'): DeckIssue[] {
  const count = size(deck.main) + size(deck.commander);
  const exactly = kind === 'commander' ? 100 : 60;
  if (count === exactly) return [];
  return [{ message: { id: 'format.notExactly', params: { count, exactly } }, rule: kind === 'commander' ? '903.5a' : '903.12d' }];
}

/** Copies of each card over deck and sideboard together (CR 100.4a), by English name. */
function copies(deck: DeckToCheck): Map<DeckCard, number> {
  const total = new Map<string, { card: DeckCard; count: number }>();
  for (const { card, count } of [...deck.commander, ...companionsBeside(deck), ...deck.main, ...deck.sideboard]) {
    const known = total.get(card.name);
    if (known) known.count += count;
    else total.set(card.name, { card, count });
  }
  return new Map([...total.values()].map((e) => [e.card, e.count]));
}

/** CR 100.2a, 903.5b: so many of each English name, but for basic lands and what the card itself allows. */
function copiesOf(deck: DeckToCheck, usual: number, rule: string): DeckIssue[] {
  return [...copies(deck)].flatMap(([card, count]) => {
    if (isBasicLand(card)) return [];
    const max = count > usual ? Math.max(usual, copiesItAllows(card) ?? 0) : usual;
    if (count <= max) return [];
    return [{ message: { id: 'format.tooManyCopies', params: { ...named(card), count, max } }, rule, card: card.name }];
  });
}

/** CR 702.139a: one card with companion, and a starting deck as it asks. */
function companionOf(deck: DeckToCheck, minimum: number): DeckIssue[] {
  const issues: DeckIssue[] = [];
  const count = size(deck.companion);
  if (count > 1) issues.push({ message: { id: 'format.companions', params: { count } }, rule: '702.139a' });
  for (const { card } of deck.companion)
    if (!hasCompanion(card)) issues.push({ message: { id: 'format.noCompanion', params: named(card) }, rule: '702.139a', card: card.name });
    else issues.push(...conditionOf(card, deck, minimum));
  return issues;
}

/** CR 702.139b: what the companion says of the starting deck, commanders among it. */
function conditionOf(companion: DeckCard, deck: DeckToCheck, minimum: number): DeckIssue[] {
  if (!companion.data) return [];
  const condition = companionCondition(companion.data().card);
  const cards = [...deck.main, ...deck.commander].flatMap((e) => Array.from({ length: e.count }, () => e.card.data?.()));
  const about = { rule: '702.139a', card: companion.name };
  const asksAbilities = JSON.stringify(condition ?? '').includes('"hasAbility"');
  if (!condition || cards.some((c) => c === undefined || (asksAbilities && c.abilities === 'unknown')))
    return [{ message: { id: 'format.companionUnjudged', params: named(companion) }, weight: 'note', ...about }];
  const list = cards.flatMap((c) => (c ? [c.card] : []));
  if (fulfilsDeckCondition(condition, list, minimum)) return [];
  return [{ message: { id: 'format.companionDeck', params: named(companion) }, ...about }];
}

/** CR 903.3, 702.124: who leads the deck. */
function commandersOf(deck: DeckToCheck, kind: 'commander' | 'brawl'): DeckIssue[] {
  const leaders = deck.commander.flatMap((e) => Array.from({ length: e.count }, () => e.card));
  if (leaders.length === 0) return [{ message: { id: 'format.noCommander', params: {} }, rule: '903.3' }];
  const unfit = leaders.filter((c) => !canLead(c, kind));
  const issues: DeckIssue[] = unfit.map((card) => ({
    message: { id: kind === 'brawl' ? 'format.notBrawlCommander' : 'format.notCommander', params: named(card) },
    rule: kind === 'brawl' ? '903.12c' : '903.3',
    card: card.name,
  }));
  const [a, b] = leaders;
  if (leaders.length > 2) issues.push({ message: { id: 'format.commanders', params: { count: leaders.length } }, rule: '702.124g' });
  else if (b && !canLeadTogether(a, b) && unfit.length === 0) {
    const params = { name: a.name, nameZh: a.zhName ?? a.name, other: b.name, otherZh: b.zhName ?? b.name };
    issues.push({ message: { id: 'format.notPartners', params }, rule: '702.124a' });
  } else if (!b && unfit.length === 0 && !canLeadAlone(a, kind))
    issues.push({ message: { id: 'format.backgroundAlone', params: named(a) }, rule: '702.124k', card: a.name });
  return issues;
}

const LAND_COLORS = [
  ['Plains', 'W'],
  ['Island', 'U'],
  ['Swamp', 'B'],
  ['Mountain', 'R'],
  ['Forest', 'G'],
] as const;

/** Colors of the mana that basic land types give (CR 305.6). */
const landColors = (card: DeckCard): number =>
  maskOf(LAND_COLORS.filter(([type]) => card.subtypes.includes(type)).map(([, color]) => color));

/** CR 903.5c, 903.5d: no colour outside the commanders' identity. */
function identities(deck: DeckToCheck, kind: 'commander' | 'brawl'): DeckIssue[] {
  if (deck.commander.length === 0) return [];
  const own = deck.commander.reduce((mask, e) => mask | e.card.colorIdentity, 0);
  // CR 903.4b: where a color is chosen for a commander, one that the deck needs
  const choices = deck.commander.reduce((n, e) => n + (hasColorChosen(e.card) ? e.count : 0), 0);
  const cards = [...deck.main, ...deck.companion].map((e) => e.card);
  const allowed = withChosenColors(
    own,
    cards.reduce((mask, card) => mask | card.colorIdentity | landColors(card), 0),
    choices,
  );
  // CR 903.12e: a colourless Brawl commander allows one kind of basic land.
  const free = kind === 'brawl' && allowed === 0 ? deck.main.find((e) => isBasicLand(e.card))?.card.name : undefined;
  return [...deck.main, ...deck.companion].flatMap(({ card }) => {
    if (card.name === free) return [];
    const byIdentity = card.colorIdentity & ~allowed;
    const byLand = landColors(card) & ~allowed;
    const outside = byIdentity | byLand;
    if (outside === 0) return [];
    const params = { ...named(card), colors: symbols(outside), allowed: allowed === 0 ? '{C}' : symbols(allowed) };
    return [{ message: { id: 'format.identity', params }, rule: byLand !== 0 ? '903.5d' : '903.5c', card: card.name }];
  });
}

const symbols = (mask: number): string =>
  colorsOf(mask)
    .map((c) => `{${c}}`)
    .join('');

/** What the list of the format says of a card. */
function checkList(card: DeckCard, count: number, deck: DeckToCheck, format: Format, options: CheckOptions): DeckIssue[] {
  if (format.list === undefined) return [];
  const about = { ...named(card), ...inFormat(format) };
  const issue = (id: Message['id'], more: Message['params'] = {}): DeckIssue[] => [
    { message: { id, params: { ...about, ...more } }, card: card.name, ...(format.policy === undefined ? {} : { policy: format.policy }) },
  ];
  const standing = typeof format.list === 'string' ? byDatabase(card, format.list) : byOwnList(card, format.list, options.date ?? LATEST);
  switch (standing.is) {
    case 'legal':
      return [];
    case 'unlisted':
      if (format.pool !== 'all') return issue('format.notListed', { date: options.listDate ?? '?' });
      return issue('format.newer', { date: options.listDate ?? '?' }).map((i): DeckIssue => ({ ...i, weight: 'note' }));
    case 'notLegal':
      return issue('format.notLegal');
    case 'notYet':
      return issue('format.notYet', { from: standing.from });
    case 'banned':
      return issue('format.banned');
    case 'restricted': {
      const leads = deck.commander.some((e) => e.card.name === card.name);
      if (format.restricted === 'asCommander') return leads ? issue('format.bannedAsCommander') : [];
      return count > 1 ? issue('format.restricted', { count }) : [];
    }
    default: {
      const unknown: never = standing;
      throw new Error(`unknown standing ${String(unknown)}`);
    }
  }
}

type Standing = { is: 'legal' | 'unlisted' | 'notLegal' | 'banned' | 'restricted' } | { is: 'notYet'; from: string };

function byDatabase(card: DeckCard, key: string): Standing {
  if (card.legalities === undefined) return { is: isBasicLand(card) ? 'legal' : 'unlisted' };
  return { is: card.legalities[key] ?? 'notLegal' };
}

function byOwnList(card: DeckCard, list: OwnList, date: string): Standing {
  const on = (names: readonly ListedName[]): boolean =>
    names.some((n) => n.name === card.name && (n.from === undefined || n.from <= date) && (n.until === undefined || date < n.until));
  if (on(list.banned) || list.bannedTypes?.some((t) => card.types.includes(t)) || (list.bannedAnte && playsForAnte(card)))
    return { is: 'banned' };
  const allowed = list.sets?.filter((s) => card.sets.includes(s.code));
  // MTR 6.3: a card is allowed if it was printed in an allowed set; basic lands always are.
  if (allowed !== undefined && !isBasicLand(card)) {
    if (allowed.length === 0) return { is: card.sets.length === 0 ? 'unlisted' : 'notLegal' };
    const first = allowed.map((s) => s.from ?? '').sort()[0];
    if (first > date) return { is: 'notYet', from: first };
  }
  return { is: on(list.restricted) ? 'restricted' : 'legal' };
}
