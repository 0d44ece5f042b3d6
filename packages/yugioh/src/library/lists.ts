/** Lists that somebody has: read, and judged by the rules of a region (Y4), in words. */
import { both, type Text } from '@apnap/words';
import { type DeckList, deckProblems } from '../cards/deck.js';
import { readDeckText } from '../cards/deck-text.js';
import { yugiohText } from '../messages/catalogue.js';
import { duelText } from '../telling/telling.js';
import type { Shelf } from './shelf.js';

/** Whose list of forbidden and limited cards holds. */
export type Region = Parameters<typeof deckProblems>[2];

/** What keeps a list from being played, with the rule. */
export interface Problem {
  text: Text;
  rule: string;
}

/** A list that was read. */
export interface ReadList {
  list: Required<DeckList>;
  problems: Problem[];
}

/** Reads a list and says what is wrong with it as a list (Y4.5). Whether its cards can be played: {@link unreadIn}. */
export function readList(shelf: Shelf, text: string, region: Region): ReadList {
  const { list, unknown } = readDeckText(text, { byId: (id) => shelf.printed(id), byName: (name) => shelf.byName(name) });
  const lines = unknown.map((line): Problem => ({ text: duelText('deck.line', { line }), rule: 'Y4.6' }));
  return { list, problems: [...lines, ...problemsOf(shelf, list, region)] };
}

/** All that is wrong with a list in a region (Y4.4, Y4.5). */
export function problemsOf(shelf: Shelf, list: DeckList, region: Region): Problem[] {
  if (!shelf.regions.includes(region)) return [{ text: duelText('deck.noRegion', { region: region.toUpperCase() }), rule: 'Y4.4' }];
  return deckProblems(list, (id) => shelf.record(id), region).map(({ message: { id, params }, rule }) => {
    const name = typeof params?.name === 'string' ? shelf.byName(params.name)?.name : undefined;
    return {
      text: both((lang) => yugiohText({ id, params: { ...params, ...(name ? { name: name[lang] ?? name.en } : {}) } }, lang)),
      rule,
    };
  });
}

/** Cards of a list whose texts are not read whole (Y4.7). */
export function unreadIn(shelf: Shelf, { main, extra, side = [] }: DeckList): Problem[] {
  return [...new Set([...main, ...extra, ...side])].flatMap((id): Problem[] => {
    const phrase = shelf.unread(id);
    return phrase === undefined ? [] : [{ text: duelText('setup.unread', { name: shelf.name(id), phrase }), rule: 'Y4.7' }];
  });
}
