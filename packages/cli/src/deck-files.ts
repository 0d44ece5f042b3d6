/** Deck files for the commands: read from a file or from the decks that come with the program, with their problems told. */
import { existsSync } from 'node:fs';
import { type DeckFormat, type DeckProblem, formatMessage, type NameSource, type ReadDeck, readDeck } from '@apnap/cards';
import { readText } from '@apnap/system';
import type { Lang } from '@apnap/words';
import { deckIds, embeddedDeck } from './decks.js';
import { CliError } from './io.js';
import { text } from './text/text.js';

/** A deck file that was read, and the format it is meant for, if it is one of ours. */
export interface LoadedFile extends ReadDeck {
  meantFor?: string;
}

/** "deck.txt:3: what is wrong" */
export function problemLine(lang: Lang, file: string, p: DeckProblem): string {
  const what = formatMessage(p.message, lang);
  return p.line > 0 ? text(lang, 'error.deckLine', { file, line: p.line, what }) : text(lang, 'error.deck', { file, what });
}

/** Reads a deck file. @throws CliError 2 for one that can't be read, with all its bad lines. */
export function loadDeckFile(name: string, names: NameSource, lang: Lang, format?: DeckFormat): LoadedFile {
  const known = existsSync(name) ? undefined : embeddedDeck(name);
  if (!known && !existsSync(name)) throw new CliError(2, text(lang, 'error.noDeck', { file: name, ids: deckIds() }));
  const read = readDeck(known ? known.text : readText(name, lang), names, format);
  if (read.problems.length > 0) throw new CliError(2, read.problems.map((p) => problemLine(lang, name, p)).join('\n'));
  return { ...read, ...(known ? { meantFor: known.format } : {}) };
}
