/** Whether a deck may be played in an event (MTR 6, 7, 8.4, 9.5), with all the reasons why not. */
import {
  type CountedCard,
  checkDeckCards,
  type DeckCard,
  type DeckIssue,
  type DeckToCheck,
  editDistance,
  FORMATS,
  type Format,
  findFormat,
  foldName,
  formatMessage,
  sameName,
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

/** The format of an event, by any of its names, with the lists of its ruleset where it has them; undefined for a name nobody knows. */
export function formatOfEvent(e: Pick<DeckEvent, 'ruleset' | 'format'>): Format | undefined {
  const { formatYear } = rulesetOf(e.ruleset);
  const found = findFormat(e.format);
  const dated = formatYear === undefined || !found ? undefined : findFormat(`${found.id}-${formatYear}`);
  return dated ?? found;
}

/** Formats that a name nobody knows may have meant: those that are spelt alike or hold it, or all there are. */
export function knownFormats(e: Pick<DeckEvent, 'format'>): string[] {
  const undated = FORMATS.map((f) => f.id).filter((id) => !/-\d{4}$/.test(id));
  const wanted = e.format.trim().toLowerCase();
  const near = undated.filter((id) => (wanted.length > 3 && id.includes(wanted)) || editDistance(wanted, id, 2) <= 2);
  return near.length > 0 ? near : undated;
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
  // Where there is nothing to check by, nothing is accepted.
  if (!format) return [{ message: message('deck.formatUnknown', { format: event.format, known: knownFormats(event).join(', ') }) }];
  const found = checkDeckCards(deck, format, {
    date: event.date,
    ...(event.listDate === undefined ? {} : { listDate: event.listDate }),
  }).map(fromCards);
  if (format.kind === 'limited') return [...found, ...(pool ? poolVerdict(deck, pool, ruleset) : addedVerdict(deck, ruleset))];
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

/** Whether it is a character: a legendary permanent or a planeswalker (IPG 3.5). */
export const isCharacter = (c: Pick<DeckCard, 'supertypes' | 'types'>): boolean =>
  (c.supertypes.includes('Legendary') && !c.types.includes('Instant') && !c.types.includes('Sorcery')) || c.types.includes('Planeswalker');

const wordsOf = (text: string): string[] =>
  foldName(text)
    .split(/[\s,]+/)
    .filter((w) => w !== '');

/**
 * Whether it is a name of this character: words that stand one after the other in what comes before the title ("Nicol Bolas" in "Nicol Bolas, God-Pharaoh"), and
 * not after "of", as in the name of what belongs to somebody.
 */
function namesEnglish(name: string, written: string): boolean {
  const words = wordsOf(written);
  const all = wordsOf(name.split(',')[0]);
  return words.length > 0 && all.some((_, i) => words.every((w, j) => all[i + j] === w) && all[i - 1] !== 'of');
}

/** The same in Chinese, where titles stand in front and what belongs to somebody has 之 or 的 behind the name. */
function namesChinese(zhName: string | undefined, written: string): boolean {
  const at = zhName === undefined || !/\p{Script=Han}/u.test(written) ? -1 : zhName.indexOf(written);
  return at >= 0 && !'之的'.includes(zhName?.charAt(at + written.length) || '｜');
}

/** What a name on a list stands for among the cards that are legal: of a character the short name is enough where only one of them has it (IPG 3.5). */
export function readListName(written: string, legal: readonly Pick<DeckCard, 'name' | 'zhName' | 'supertypes' | 'types'>[]): ListedCard {
  const trimmed = written.trim();
  const whole = legal.find((c) => sameName(c.name, trimmed) || c.zhName === trimmed);
  if (whole) return { kind: 'found', name: whole.name };
  // Other cards whose names begin alike ("Ajani's Pridemate") do not matter.
  const found = legal.filter((c) => isCharacter(c) && (namesEnglish(c.name, trimmed) || namesChinese(c.zhName, trimmed)));
  const names = [...new Set(found.map((c) => c.name))];
  if (names.length === 0) return { kind: 'unknown' };
  return names.length === 1 ? { kind: 'found', name: names[0] } : { kind: 'ambiguous', names };
}

/** Whether the event's lists allow a card on its day, whatever deck it is in; without lists every card is. */
export function isLegalCard(card: DeckCard, event: DeckEvent): boolean {
  const format = formatOfEvent(event);
  if (!format || format.kind === 'limited') return true;
  const one: DeckToCheck = { main: [{ count: 1, card }], sideboard: [], commander: [], companion: [] };
  return checkDeckCards(one, format, { date: event.date }).every((i) => i.card !== card.name || i.weight === 'note');
}
