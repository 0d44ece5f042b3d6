/** `apnap deck convert`: a deck in the format of another program. */

import { loadDeckFile, problemLine } from '@apnap/cardbase';
import {
  type CardDatabase,
  choosePrintings,
  DECK_FORMAT_NAMES,
  DECK_FORMATS,
  type DeckFormat,
  formatMessage,
  printingsOf,
  writeDeckFile,
} from '@apnap/cards';
import { writeWhole } from '@apnap/system';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';

export interface ConvertOptions {
  to?: string;
  from?: string;
  out?: string;
  strict?: boolean;
  cards?: string[];
  names?: string;
}

const ALIASES: Readonly<Record<string, DeckFormat>> = {
  cod: 'cockatrice',
  mtgodek: 'dek',
  mtga: 'arena',
  archidekt: 'moxfield',
  mtggoldfish: 'moxfield',
};

/** The names of the formats, for help and messages. */
export const deckFormatList = (): string => DECK_FORMATS.join(', ');

function formatOf(cx: Context, option: string, value: string): DeckFormat {
  const wanted = value
    .trim()
    .toLowerCase()
    .replace(/[\s._-]/g, '');
  const found = DECK_FORMATS.find((f) => f === wanted) ?? (Object.hasOwn(ALIASES, wanted) ? ALIASES[wanted] : undefined);
  if (!found) throw new CliError(2, text(cx.lang, 'error.deckFormat', { option, value, list: deckFormatList() }));
  return found;
}

/** Converts a deck. @returns the exit code. */
export function convertDeck(cx: Context, db: CardDatabase, deck: string, o: ConvertOptions): number {
  const { io, lang } = cx;
  if (o.to === undefined) throw new CliError(2, text(lang, 'error.toMissing', { list: deckFormatList() }));
  const to = formatOf(cx, '--to', o.to);
  const names = o.names ?? 'en';
  if (names !== 'en' && names !== 'zh')
    throw new CliError(
      2,
      text(lang, 'error.optionValue', { option: '--names', value: names, expected: text(lang, 'expect.oneOf', { list: 'en, zh' }) }),
    );
  const file = loadDeckFile(deck, db, lang, o.from === undefined ? undefined : formatOf(cx, '--from', o.from));
  const { file: printed, chosen } = choosePrintings(file.file, to, printingsOf(db));
  const written = writeDeckFile(printed, to, db, names);
  const lost = written.lost.map((l) => formatMessage(l, lang));
  const format = DECK_FORMAT_NAMES[to].name;
  if (o.strict) {
    const reasons = [
      ...file.unknown.map((p) => problemLine(lang, deck, p)),
      ...lost.map((what) => text(lang, 'deck.strict', { file: deck, format, what })),
    ];
    if (reasons.length > 0) throw new CliError(2, reasons.join('\n'));
  }
  for (const p of file.unknown) io.err(`${text(lang, 'deck.kept', { file: deck, line: p.line, what: formatMessage(p.message, lang) })}\n`);
  if (chosen > 0) io.err(`${text(lang, 'deck.chosen', { file: deck, n: chosen, format })}\n`);
  for (const what of lost) io.err(`${text(lang, 'deck.lost', { file: deck, what })}\n`);
  if (o.out === undefined) {
    io.out(written.text);
    return 0;
  }
  writeWhole(o.out, written.text, lang);
  const cards = Object.values(file.file.zones).reduce((sum, lines) => sum + (lines ?? []).reduce((n, l) => n + l.count, 0), 0);
  io.out(`${text(lang, 'deck.written', { file: o.out, cards, format })}\n`);
  return 0;
}
