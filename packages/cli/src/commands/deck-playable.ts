/** `apnap deck check --playable`: which cards of decks can't be played yet, why, and what could be played instead. */

import { CardBase, importedDatabase, type LoadedFile, loadDeckFile } from '@apnap/cardbase';
import { type CardDatabase, DECK_SECTIONS, formatMessage, playableLike } from '@apnap/cards';
import type { Lang } from '@apnap/words';
import type { Context } from '../context.js';
import { text } from '../text/text.js';

/** Cards offered for one that can't be played. */
const SWAPS = 3;

/** A card of a deck: whether it can be played; if not, why (`unknown`: nobody knows the name) and the names of cards that could be instead. */
interface Looked {
  name: string;
  count: number;
  status: 'playable' | 'refused' | 'unknown';
  reason?: string;
  swaps?: string[];
}

interface Deck {
  deck: string;
  playable: boolean;
  cards: Looked[];
}

/** How many copies of each card the parts have that are played. */
function copies({ file }: LoadedFile): Map<string, number> {
  const counted = new Map<string, number>();
  for (const zone of DECK_SECTIONS)
    for (const { name, count } of file.zones[zone] ?? []) counted.set(name, (counted.get(name) ?? 0) + count);
  return counted;
}

function lookedThrough(base: CardBase, db: CardDatabase, deck: string, lang: Lang): Deck {
  const read = loadDeckFile(deck, base.index, lang);
  const unknown = new Map(read.unknown.map((p) => [String(p.message.params?.name), formatMessage(p.message, lang)]));
  const cards = [...copies(read)].map(([written, count]): Looked => {
    const name = base.index.find(written)?.name ?? written;
    const nobody = unknown.get(written);
    if (nobody !== undefined) return { name, count, status: 'unknown', reason: nobody };
    const reason = base.obstacle(name)?.message;
    if (reason === undefined) return { name, count, status: 'playable' };
    const record = db.find(name);
    const swaps = record ? playableLike(db, record, SWAPS) : [];
    return {
      name,
      count,
      status: 'refused',
      reason,
      swaps: swaps.map((r) => (lang === 'zh' ? (r.faces[0].zhName ?? r.name) : r.name)),
    };
  });
  return { deck, playable: cards.every((c) => c.status === 'playable'), cards };
}

const sum = (cards: readonly Looked[]): number => cards.reduce((n, c) => n + c.count, 0);

/** Looks decks through. @returns the exit code: 1 where a card of one of them can't be played. */
export function playableCommand(cx: Context, db: CardDatabase, decks: readonly string[], o: { cards?: string[]; json?: boolean }): number {
  const { io, lang } = cx;
  const base = new CardBase(o.cards ?? [], lang, importedDatabase(io.env));
  const looked = decks.map((deck) => lookedThrough(base, db, deck, lang));
  const whole = looked.filter((d) => d.playable).length;
  if (o.json) {
    io.out(`${JSON.stringify(looked.length === 1 ? looked[0] : { decks: looked, playable: whole, of: looked.length }, null, 1)}\n`);
    return whole === looked.length ? 0 : 1;
  }
  for (const { deck, playable, cards } of looked) {
    const missing = cards.filter((c) => c.status !== 'playable');
    io.out(`${text(lang, playable ? 'deck.playable' : 'deck.notPlayable', { deck, cards: sum(cards), lacking: sum(missing) })}\n`);
    for (const { count, reason = '', swaps = [] } of missing) {
      const instead = swaps.length === 0 ? '' : text(lang, 'deck.swaps', { names: swaps.join(lang === 'zh' ? '、' : ', ') });
      io.out(`${text(lang, 'deck.missing', { count, why: reason, instead })}\n`);
    }
  }
  if (looked.length > 1) io.out(`${text(lang, 'deck.playables', { n: whole, of: looked.length })}\n`);
  return whole === looked.length ? 0 : 1;
}
