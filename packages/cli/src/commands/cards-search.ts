/** `apnap cards search`: the cards a query in Scryfall's syntax describes. */
import { type CardDatabase, colorsOf, formatMessage, type SearchCard, searchIndexOf } from '@apnap/cards';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { wholeNumber } from './options.js';

export interface SearchOptions {
  limit?: string;
  json?: boolean;
}

const typeLine = (f: SearchCard['faces'][number]): string => {
  const types = [...f.supertypes, ...f.types].join(' ');
  return f.subtypes.length === 0 ? types : `${types} — ${f.subtypes.join(' ')}`;
};

const size = (f: SearchCard['faces'][number]): string =>
  f.power !== undefined ? `${f.power}/${f.toughness ?? ''}` : (f.loyalty ?? f.defense ?? '');

const zhName = (card: SearchCard): string | undefined => {
  const names = card.faces.map((f) => f.zhName);
  return names.every((n) => n !== undefined) ? names.join('／') : undefined;
};

/** One card on one line: names, and for each face cost, types and size. */
function line(cx: Context, card: SearchCard): string {
  const { lang, paint } = cx;
  const zh = zhName(card);
  const title = lang === 'zh' && zh !== undefined ? `${paint('bold', zh)}  ${paint('dim', card.name)}` : paint('bold', card.name);
  const types = lang === 'zh' ? card.zhTypes() : card.faces.map(typeLine);
  const faces = card.faces.map((f, i) => [f.manaCost ?? '', types[i], size(f)].filter((s) => s !== '').join('  '));
  return `${title}  ${faces.join(' // ')}`;
}

function entry(card: SearchCard): unknown {
  const zh = card.zhTypes();
  return {
    name: card.name,
    zhName: zhName(card) ?? null,
    layout: card.layout,
    manaValue: card.manaValue,
    colorIdentity: colorsOf(card.colorIdentity),
    keywords: card.keywords,
    faces: card.faces.map((f, i) => ({
      name: f.name,
      zhName: f.zhName ?? null,
      manaCost: f.manaCost ?? null,
      colors: colorsOf(f.colors),
      typeLine: typeLine(f),
      zhTypeLine: zh[i],
      power: f.power ?? null,
      toughness: f.toughness ?? null,
      loyalty: f.loyalty ?? null,
    })),
    printings: card.printings,
    legalities: card.legalities,
    compiled: card.compiled,
  };
}

/** Prints the cards found. @returns the exit code. */
export function searchCards(cx: Context, db: CardDatabase, query: string, o: SearchOptions): number {
  const { io, lang } = cx;
  const limit = o.limit === undefined ? (o.json ? Number.POSITIVE_INFINITY : 100) : wholeNumber(lang, '--limit', o.limit, 1);
  const found = searchIndexOf(db).search(query, lang === 'zh' ? 'pinyin' : 'names');
  if ('message' in found)
    throw new CliError(2, text(lang, 'error.query', { at: found.at, text: found.text, what: formatMessage(found.message, lang) }));
  const total = found.cards.length;
  const shown = found.cards.slice(0, limit);
  if (o.json) {
    io.out(
      `${JSON.stringify({ query, cards: total, order: found.order, direction: found.direction, results: shown.map(entry) }, null, 1)}\n`,
    );
    return 0;
  }
  const count =
    total === 0
      ? text(lang, 'search.none')
      : shown.length < total
        ? text(lang, 'search.more', { n: total, shown: shown.length })
        : text(lang, total === 1 ? 'search.one' : 'search.count', { n: total });
  io.out(`${[...shown.map((c) => line(cx, c)), count].join('\n')}\n`);
  return 0;
}
