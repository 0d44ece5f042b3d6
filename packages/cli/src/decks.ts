/** Decks for the commands: files, or the decks that come with the program; checked before anything is played. */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { type CardBase, deckIds, embeddedDeck } from '@apnap/cardbase';
import { checkDeck, type Deck, dungeonsFor, FORMATS, formatMessage, isLegal, parseDeck } from '@apnap/cards';
import { cardNames, type DeckEntry, type MagicSetup, type Seated, type Stock, setupFor, type WayToPlay } from '@apnap/magic';
import { readText } from '@apnap/system';
import type { Lang } from '@apnap/words';
import { CliError } from './io.js';
import { text } from './text/text.js';

/** A deck that can be played. */
export interface LoadedDeck {
  name: string;
  main: DeckEntry[];
  sideboard: DeckEntry[];
  /** The companion the list names (CR 103.2b). */
  companion?: string;
  /** The commanders the list names (CR 903.3); none: it is no deck of that variant. */
  commanders: string[];
}

/** A seat that plays the deck. */
export const seatOf = (name: string, deck: LoadedDeck): Seated => ({
  name,
  deckName: deck.name,
  deck: deck.main,
  ...(deck.sideboard.length > 0 ? { sideboard: deck.sideboard } : {}),
  ...(deck.companion === undefined ? {} : { companion: deck.companion }),
  ...(deck.commanders.length === 0 ? {} : { commanders: deck.commanders }),
});

/** A game of these decks, in a way to play. @throws SetupError where they can't be played so */
export function setupOf(
  decks: readonly LoadedDeck[],
  names: readonly string[],
  base: CardBase,
  way: WayToPlay = {},
  stock?: Stock,
): MagicSetup {
  const seats = decks.map((d, i) => seatOf(names[i], d));
  const setup = setupFor(way, seats, stock);
  const dungeons = dungeonsFor(cardNames(setup).flatMap((name) => base.source(name) ?? []));
  return dungeons.length > 0 ? { ...setup, dungeons } : setup; // CR 309.2: everybody owns them
}

/**
 * Loads a deck for play.
 * @throws CliError 2 for a deck that can't be read (all its bad lines), 1 for one that is not legal.
 */
export function loadDeck(name: string, cards: CardBase, lang: Lang, check: 'checked' | 'unchecked', option?: 'brawl'): LoadedDeck {
  const known = existsSync(name) ? undefined : embeddedDeck(name);
  if (!known && !existsSync(name)) throw new CliError(2, text(lang, 'error.noDeck', { file: name, ids: deckIds() }));
  const parsed = parseDeck(known ? known.text : readText(name, lang), cards.index);
  if (parsed.problems.length > 0) {
    const lines = parsed.problems.map((p) => {
      const what = formatMessage(p.message, lang);
      return p.line > 0 ? text(lang, 'error.deckLine', { file: name, line: p.line, what }) : text(lang, 'error.deck', { file: name, what });
    });
    throw new CliError(2, lines.join('\n'));
  }
  if (check === 'checked') requireLegal(name, parsed.deck, known?.format ?? formatOf(parsed.deck, option), lang);
  requirePlayable(name, parsed.deck, cards, lang);
  const entries = (list: Deck['main']): DeckEntry[] => list.map((e) => ({ card: e.card.name, count: e.count }));
  const title = known ? (lang === 'zh' ? known.zhName : known.name) : (parsed.deck.name ?? basename(name).replace(/\.[^.]*$/, ''));
  const companion = parsed.deck.companion[0]?.card.name;
  return {
    name: title,
    main: entries(parsed.deck.main),
    sideboard: entries(parsed.deck.sideboard),
    ...(companion === undefined ? {} : { companion }),
    commanders: parsed.deck.commander.flatMap((e) => Array<string>(e.count).fill(e.card.name)),
  };
}

/** By which rules a list is built that does not say for which format: with a commander those of its variant (CR 903.5, 903.12). */
const formatOf = (deck: Deck, option?: 'brawl'): string | undefined => (deck.commander.length === 0 ? undefined : (option ?? 'commander'));

function requireLegal(name: string, deck: Deck, formatId: string | undefined, lang: Lang): void {
  const format = FORMATS.find((f) => f.id === formatId) ?? FORMATS[0];
  const issues = checkDeck(deck, format);
  if (isLegal(issues)) return;
  const lines = issues.map((i) =>
    text(lang, 'error.illegalDeck', {
      file: name,
      format: format.name[lang],
      what: formatMessage(i.message, lang),
      rule: i.rule === undefined ? '' : text(lang, 'error.rule', { rule: i.rule }),
    }),
  );
  throw new CliError(1, lines.join('\n'));
}

/** Every card must be known to the engine before the game begins. */
function requirePlayable(name: string, deck: Deck, cards: CardBase, lang: Lang): void {
  const obstacles = [...deck.main, ...deck.sideboard, ...deck.companion, ...deck.commander].flatMap(
    (e) => cards.obstacle(e.card.name) ?? [],
  );
  if (obstacles.length > 0)
    throw new CliError(2, obstacles.map((o) => text(lang, 'error.deck', { file: name, what: o.message })).join('\n'));
}
