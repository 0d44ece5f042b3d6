/** `apnap deck check`: whether a deck is legal in a format, and why not. */

import { type LoadedFile, loadDeckFile, problemLine } from '@apnap/cardbase';
import {
  type CardDatabase,
  type CountedCard,
  checkDeckCards,
  type DeckIssue,
  type DeckZone,
  deckCardOf,
  type Format,
  findFormat,
  formatMessage,
  isLegal,
  listDateOf,
  unknownFormat,
} from '@apnap/cards';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { playableCommand } from './deck-playable.js';

export interface CheckOptions {
  format?: string;
  date?: string;
  playable?: boolean;
  cards?: string[];
  json?: boolean;
}

/** Checks decks: whether each is legal, or, with `--playable`, which of their cards can't be played. @returns the exit code: 1 where something is amiss. */
export function checkDecks(cx: Context, db: CardDatabase, decks: readonly string[], o: CheckOptions): number {
  if (o.playable && (o.format ?? o.date) !== undefined) throw new CliError(2, text(cx.lang, 'error.playableAlone'));
  if (o.playable) return playableCommand(cx, db, decks, o);
  if (o.json && decks.length > 1) throw new CliError(2, text(cx.lang, 'error.oneDeck'));
  return Math.max(...decks.map((deck) => checkDeckCommand(cx, db, deck, o)));
}

/** The format asked for; else the one the deck was made for, or looks like. @throws CliError for a format there is not. */
function formatOf(cx: Context, file: LoadedFile, asked: string | undefined): Format {
  const name = asked ?? file.meantFor ?? ((file.file.zones.commander ?? []).length > 0 ? 'commander' : 'constructed');
  const format = findFormat(name);
  if (!format) throw new CliError(2, `--format: ${formatMessage(unknownFormat(name), cx.lang)}`);
  return format;
}

function dateOf(cx: Context, date: string | undefined): { date?: string } {
  if (date === undefined) return {};
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))
    throw new CliError(2, text(cx.lang, 'error.date', { value: date }));
  return { date };
}

/** Checks a deck. @returns the exit code: 1 for a deck that is not legal. */
function checkDeckCommand(cx: Context, db: CardDatabase, deck: string, o: CheckOptions): number {
  const { io, lang } = cx;
  const file = loadDeckFile(deck, db, lang);
  if (file.unknown.length > 0)
    throw new CliError(2, [...file.unknown.map((p) => problemLine(lang, deck, p)), text(lang, 'deck.hint')].join('\n'));
  const format = formatOf(cx, file, o.format);
  const cards = (zone: DeckZone): CountedCard[] =>
    (file.file.zones[zone] ?? []).flatMap((l) => {
      const record = db.find(l.name);
      return record ? [{ count: l.count, card: deckCardOf(db, record) }] : [];
    });
  const parts = { main: cards('main'), sideboard: cards('sideboard'), commander: cards('commander'), companion: cards('companion') };
  const listDate = typeof format.list === 'object' ? (o.date ?? format.list.date) : listDateOf(db.info, format);
  const issues = checkDeckCards(parts, format, { ...dateOf(cx, o.date), ...(listDate === undefined ? {} : { listDate }) });
  const legal = isLegal(issues);
  const count = (zone: keyof typeof parts): number => parts[zone].reduce((sum, e) => sum + e.count, 0);
  const counts = { main: count('main'), sideboard: count('sideboard'), commander: count('commander'), companion: count('companion') };
  if (o.json) {
    const reasons = issues.filter((i) => i.weight !== 'note').map((i) => reason(i, file));
    const notes = issues.filter((i) => i.weight === 'note').map((i) => reason(i, file));
    const doc = {
      deck,
      name: file.file.name ?? null,
      fileFormat: file.format,
      format: format.id,
      date: listDate ?? null,
      legal,
      cards: counts,
      reasons,
      notes,
    };
    io.out(`${JSON.stringify(doc, null, 1)}\n`);
    return legal ? 0 : 1;
  }
  const led = parts.commander
    .map((e) => (lang === 'zh' ? (e.card.zhName ?? e.card.name) : e.card.name))
    .join(lang === 'zh' ? '、' : ' and ');
  const summary = {
    deck,
    format: format.name[lang],
    cards:
      led === ''
        ? text(lang, 'deck.parts', { main: counts.main, side: counts.sideboard })
        : text(lang, 'deck.partsLed', { main: counts.main + counts.commander, led }),
    lists: listDate === undefined ? '' : text(lang, 'deck.lists', { date: listDate }),
  };
  const lines = issues.map((i) => text(lang, 'deck.reason', { what: formatMessage(i.message, lang), where: source(cx, i) }));
  io.out(`${[text(lang, legal ? 'deck.legal' : 'deck.illegal', summary), ...lines].join('\n')}\n`);
  return legal ? 0 : 1;
}

/** Where the reason comes from: " [rule 100.2a]". */
function source(cx: Context, issue: DeckIssue): string {
  if (issue.rule !== undefined) return text(cx.lang, 'deck.rule', { rule: issue.rule });
  return issue.policy === undefined ? '' : text(cx.lang, 'deck.policy', { policy: issue.policy });
}

function reason(issue: DeckIssue, file: LoadedFile): unknown {
  return {
    id: issue.message.id,
    rule: issue.rule ?? null,
    policy: issue.policy ?? null,
    card: issue.card ?? null,
    line: (issue.card === undefined ? undefined : file.places.get(issue.card)) ?? null,
    en: formatMessage(issue.message, 'en'),
    zh: formatMessage(issue.message, 'zh'),
  };
}
