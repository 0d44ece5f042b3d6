/** Whether a deck may be played in an event (MTR 6, 7, 8.4, 9.5), with all the reasons why not. */
import {
  type CountedCard,
  checkDeckCards,
  type DeckCard,
  type DeckIssue,
  type DeckToCheck,
  type Format,
  findFormat,
  formatMessage,
} from '@apnap/cards';
import { type Message, message } from '../messages.js';
import { rulesetOf } from '../rulesets/index.js';
import type { EventKind, Ruleset, RulesetId } from '../rulesets/types.js';

/** A reason why a deck is not legal; `note`: something to know that does not make it illegal. */
export interface Verdict {
  message: Message;
  weight?: 'note';
  /** A rule or a section of the tournament rules. */
  source?: string;
  card?: string;
}

/** What a deck is for. */
export interface DeckEvent {
  ruleset: RulesetId;
  format: string;
  kind: EventKind;
  date: string;
  /** The day of the database's lists. */
  listDate?: string;
}

/** The format of an event, with the lists of its ruleset where it has them. */
export function formatOfEvent(e: Pick<DeckEvent, 'ruleset' | 'format'>): Format | undefined {
  const { formatYear } = rulesetOf(e.ruleset);
  const dated = formatYear === undefined ? undefined : findFormat(`${e.format}-${formatYear}`);
  return dated ?? findFormat(e.format);
}

/** Banned in all of Two-Headed Giant Constructed (MTR 9.5). */
const TWO_HEADED_BANNED: readonly string[] = ['Erayo, Soratami Ascendant', "Erayo, Soratami Ascendant // Erayo's Essence"];

/** Basic lands that may be added from 2017 on (MTR 7.2). */
const FIVE_NAMED: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

const size = (cards: readonly CountedCard[]): number => cards.reduce((sum, c) => sum + c.count, 0);
const isBasic = (card: DeckCard): boolean => card.supertypes.includes('Basic') && card.types.includes('Land');
const shown = (card: DeckCard): Message => message('deck.format', { en: card.name, zh: card.zhName ?? card.name });

function fromCards(i: DeckIssue): Verdict {
  const source = i.rule !== undefined ? `CR ${i.rule}` : i.policy;
  return {
    message: message('deck.format', { en: formatMessage(i.message, 'en'), zh: formatMessage(i.message, 'zh') }),
    ...(i.weight === undefined ? {} : { weight: i.weight }),
    ...(source === undefined ? {} : { source }),
    ...(i.card === undefined ? {} : { card: i.card }),
  };
}

/** All reasons why a deck may not be played; `pool`: what was opened, in Limited. */
export function deckVerdict(deck: DeckToCheck, event: DeckEvent, pool?: readonly CountedCard[]): Verdict[] {
  const format = formatOfEvent(event);
  const ruleset = rulesetOf(event.ruleset);
  const found = format
    ? checkDeckCards(deck, format, { date: event.date, ...(event.listDate === undefined ? {} : { listDate: event.listDate }) }).map(
        fromCards,
      )
    : [];
  if (format?.kind === 'limited') return [...found, ...(pool ? poolVerdict(deck, pool, ruleset) : addedVerdict(deck, ruleset))];
  return event.kind === 'twoHeaded' ? [...found, ...twoHeadedVerdict(deck)] : found;
}

/** MTR 9.5: no sideboards, and one card less. */
function twoHeadedVerdict(deck: DeckToCheck): Verdict[] {
  const found: Verdict[] = [];
  const side = size(deck.sideboard);
  if (side > 0) found.push({ message: message('deck.noSideboard', { count: side }), source: 'MTR 9.5' });
  for (const { card } of [...deck.main, ...deck.sideboard])
    if (TWO_HEADED_BANNED.includes(card.name))
      found.push({ message: message('deck.bannedTwoHeaded', { name: shown(card) }), source: 'MTR 9.5', card: card.name });
  return found;
}

/** Where the rules for cards of Limited decks stand: two sections changed places in 2017. */
const usableIn = (ruleset: Ruleset): string => (ruleset.id === 'mtr-2015' ? 'MTR 7.3' : 'MTR 7.2');

/** Whether this basic land may be added to a Limited deck (MTR 7.3 of 2015, 7.2 of 2017). */
export function mayBeAdded(card: DeckCard, ruleset: Ruleset): boolean {
  if (ruleset.addedLands === 'fiveNamed') return FIVE_NAMED.includes(card.name);
  return isBasic(card) && !card.supertypes.includes('Snow');
}

function countByName(cards: readonly CountedCard[]): Map<string, CountedCard> {
  const out = new Map<string, CountedCard>();
  for (const c of cards) out.set(c.card.name, { card: c.card, count: c.count + (out.get(c.card.name)?.count ?? 0) });
  return out;
}

/** MTR 7.3 of 2015, 7.2 of 2017: only cards of the pool and basic lands. */
function poolVerdict(deck: DeckToCheck, pool: readonly CountedCard[], ruleset: Ruleset): Verdict[] {
  const opened = countByName(pool);
  return [...countByName([...deck.main, ...deck.sideboard]).values()].flatMap(({ card, count }): Verdict[] => {
    const has = opened.get(card.name)?.count ?? 0;
    if (count <= has || mayBeAdded(card, ruleset)) return [];
    return [{ message: message('deck.notInPool', { count, name: shown(card), pool: has }), source: usableIn(ruleset), card: card.name }];
  });
}

/** Without a pool nothing is known but that basic lands of other kinds must come from one. */
function addedVerdict(deck: DeckToCheck, ruleset: Ruleset): Verdict[] {
  return [...countByName(deck.main).values()].flatMap(({ card, count }): Verdict[] => {
    if (!isBasic(card) || mayBeAdded(card, ruleset)) return [];
    return [
      {
        message: message('deck.notInPool', { count, name: shown(card), pool: 0 }),
        weight: 'note',
        source: usableIn(ruleset),
        card: card.name,
      },
    ];
  });
}

/**
 * The decks of a team together (MTR 8.4): in 2015 no more than four copies over all of them and one of a restricted card, from 2017 on no card name in
 * two decks; basic lands are free.
 */
export function unifiedVerdict(decks: readonly DeckToCheck[], event: DeckEvent): Verdict[] {
  const ruleset = rulesetOf(event.ruleset);
  const letters = ['A', 'B', 'C'];
  const users = new Map<string, { card: DeckCard; count: number; decks: string[] }>();
  decks.forEach((d, i) => {
    for (const { card, count } of countByName([...d.main, ...d.sideboard]).values()) {
      const known = users.get(card.name) ?? { card, count: 0, decks: [] };
      known.count += count;
      known.decks.push(letters[i]);
      users.set(card.name, known);
    }
  });
  return [...users.values()].flatMap(({ card, count, decks: inDecks }): Verdict[] => {
    if (isBasic(card)) return [];
    const about = { source: 'MTR 8.4', card: card.name };
    if (ruleset.unified === 'oneDeckPerName')
      return inDecks.length > 1
        ? [{ message: message('deck.teamTwoDecks', { name: shown(card), decks: inDecks.join(', ') }), ...about }]
        : [];
    if (isRestricted(card, event))
      return count > 1 ? [{ message: message('deck.teamRestricted', { name: shown(card), count }), ...about }] : [];
    return count > 4 && inDecks.length > 1 ? [{ message: message('deck.teamCopies', { name: shown(card), count, max: 4 }), ...about }] : [];
  });
}

/** Whether a second copy would be refused as restricted. */
function isRestricted(card: DeckCard, event: DeckEvent): boolean {
  const format = formatOfEvent(event);
  if (!format) return false;
  const two: DeckToCheck = { main: [{ count: 2, card }], sideboard: [], commander: [], companion: [] };
  return checkDeckCards(two, format, { date: event.date }).some((i) => i.message.id === 'format.restricted' && i.card === card.name);
}

/** A card as lists write it: by its whole name, or a character's name where only one legal card has it (IPG 3.5). */
export type ListedCard = { kind: 'found'; name: string } | { kind: 'ambiguous'; names: string[] } | { kind: 'unknown' };

/** What a name on a list stands for among the cards that are legal. */
export function readListName(written: string, legal: readonly Pick<DeckCard, 'name' | 'zhName' | 'supertypes' | 'types'>[]): ListedCard {
  const folded = written.trim().toLowerCase();
  const whole = legal.find((c) => c.name.toLowerCase() === folded || c.zhName === written.trim());
  if (whole) return { kind: 'found', name: whole.name };
  const characters = legal.filter((c) => c.supertypes.includes('Legendary') || c.types.includes('Planeswalker'));
  const words = (name: string): string[] => name.toLowerCase().split(/[\s,]+/);
  const found = characters.filter(
    (c) => words(c.name).includes(folded) || (/\p{Script=Han}/u.test(written) && c.zhName?.includes(written.trim())),
  );
  if (found.length === 0) return { kind: 'unknown' };
  return found.length === 1 ? { kind: 'found', name: found[0].name } : { kind: 'ambiguous', names: found.map((c) => c.name) };
}
