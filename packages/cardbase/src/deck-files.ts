/** Deck files: read from a file or from the decks that come with the program, with their problems told. */
import { existsSync } from 'node:fs';
import {
  commanderDecks,
  type DeckFormat,
  type DeckProblem,
  type EmbeddedDeck,
  embeddedDecks,
  formatMessage,
  type NameSource,
  type ReadDeck,
  readDeck,
} from '@apnap/cards';
import { Refused, readText } from '@apnap/system';
import type { Lang } from '@apnap/words';
import { text } from './catalogue.js';

/** A deck file that was read, and the format it is meant for, if it is one of ours. */
export interface LoadedFile extends ReadDeck {
  meantFor?: string;
}

const known = (): readonly EmbeddedDeck[] => [...embeddedDecks(), ...commanderDecks()];

/** Ids of the decks that come with the program. */
export const deckIds = (): string =>
  known()
    .map((d) => d.id)
    .join(', '); // prettier-ignore

/** The deck that comes with the program under this id or name. */
export function embeddedDeck(name: string): EmbeddedDeck | undefined {
  const wanted = name.trim().toLowerCase();
  return known().find((d) => [d.id, d.name, d.zhName].some((x) => x.toLowerCase() === wanted));
}

/** "deck.txt:3: what is wrong" */
export function problemLine(lang: Lang, file: string, p: DeckProblem): string {
  const what = formatMessage(p.message, lang);
  return p.line > 0 ? text(lang, 'error.deckLine', { file, line: p.line, what }) : text(lang, 'error.deck', { file, what });
}

/** Reads a deck file. @throws Refused for one that can't be read, with all its bad lines. */
export function loadDeckFile(name: string, names: NameSource, lang: Lang, format?: DeckFormat): LoadedFile {
  const own = existsSync(name) ? undefined : embeddedDeck(name);
  if (!own && !existsSync(name)) throw new Refused('input', text(lang, 'error.noDeck', { file: name, ids: deckIds() }));
  const read = readDeck(own ? own.text : readText(name, lang), names, format);
  if (read.problems.length > 0) throw new Refused('input', read.problems.map((p) => problemLine(lang, name, p)).join('\n'));
  return { ...read, ...(own ? { meantFor: own.format } : {}) };
}
