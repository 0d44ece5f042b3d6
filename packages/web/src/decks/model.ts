/** A deck while it is built: its lists, what changes them, and what is kept in the browser until it is saved. No drawing here. */
import type { CardEntry, DeckPrint, DeckRest, DeckView, Lang, DeckLine as Line } from '@apnap/protocol';
import { type HistoryStep, historyReducer } from '../store/history.js';
import { readKept, writeKept } from '../store/kept.js';

export const BOARDS = ['commander', 'companion', 'main', 'side', 'maybe'] as const;
export type Board = (typeof BOARDS)[number];

export type { Line };

export interface DeckDraft {
  name: string;
  boards: Readonly<Record<Board, readonly Line[]>>;
  /** Parts of the list that are not for building, like tokens: kept as they are. */
  rest: readonly DeckRest[];
}

export const EMPTY: DeckDraft = { name: '', boards: { commander: [], companion: [], main: [], side: [], maybe: [] }, rest: [] };

/** More copies than any list has a use for. */
const MOST = 250;

export type Change =
  | { do: 'add'; card: string; board: Board; by: number }
  | { do: 'move'; card: string; from: Board; to: Board; by: number }
  | { do: 'drop'; card: string; board: Board }
  | { do: 'name'; name: string }
  | { do: 'set'; draft: DeckDraft }
  | { do: 'join'; draft: DeckDraft };

const NO_PRINTS: readonly DeckPrint[] = [];

const lineOf = (card: string, count: number, prints: readonly DeckPrint[]): Line =>
  prints.length > 0 ? { card, count, prints } : { card, count };

const sameIn = (a: DeckPrint, b: DeckPrint): boolean => printText(a) === printText(b);

/** Printings with others beside them; equal ones together. */
function withPrints(some: readonly DeckPrint[], more: readonly DeckPrint[]): readonly DeckPrint[] {
  const all = [...some];
  for (const p of more) {
    const at = all.findIndex((x) => sameIn(x, p));
    if (at < 0) all.push(p);
    else all[at] = { ...p, count: all[at].count + p.count };
  }
  return all;
}

/** The printings of a line when copies go away, those of which nothing is said first: what stays, and what goes. */
function parted(line: Line, by: number): { stays: DeckPrint[]; goes: DeckPrint[] } {
  const prints = line.prints ?? NO_PRINTS;
  let left = by - (line.count - sizeOf(prints));
  const [stays, goes]: [DeckPrint[], DeckPrint[]] = [[], []];
  for (const p of prints.toReversed()) {
    const n = Math.max(0, Math.min(p.count, left));
    left -= n;
    if (n > 0) goes.unshift({ ...p, count: n });
    if (n < p.count) stays.unshift({ ...p, count: p.count - n });
  }
  return { stays, goes };
}

const added = (lines: readonly Line[], card: string, by: number, prints: readonly DeckPrint[]): readonly Line[] => {
  const at = lines.findIndex((l) => l.card === card);
  if (at < 0) return by > 0 ? [...lines, lineOf(card, Math.min(by, MOST), prints)] : lines;
  const line = lines[at];
  const count = Math.min(MOST, line.count + by);
  if (count <= 0) return lines.toSpliced(at, 1);
  return lines.with(at, lineOf(card, count, by < 0 ? parted(line, -by).stays : withPrints(line.prints ?? NO_PRINTS, prints)));
};

const onBoard = (d: DeckDraft, board: Board, card: string, by: number, prints = NO_PRINTS): DeckDraft => ({
  ...d,
  boards: { ...d.boards, [board]: added(d.boards[board], card, by, prints) },
});

const lineIn = (d: DeckDraft, board: Board, card: string): Line | undefined => d.boards[board].find((l) => l.card === card);

/** How many copies of a card lie in one part. */
export const countOf = (d: DeckDraft, board: Board, card: string): number => lineIn(d, board, card)?.count ?? 0;

export const sizeOf = (lines: readonly { count: number }[]): number => lines.reduce((n, l) => n + l.count, 0);

/** Cards the deck is played with: main deck and commanders. */
export const deckSize = (d: DeckDraft): number => sizeOf(d.boards.main) + sizeOf(d.boards.commander);

/** Everything on the list that can be seen here. */
export const listSize = (d: DeckDraft): number => BOARDS.reduce((n, b) => n + sizeOf(d.boards[b]), 0);

/** Where else a card of a part of the deck may lie, what it most often goes to first. */
export const othersOf = (board: Board): readonly Board[] => (['main', 'side', 'maybe'] as const).filter((b) => b !== board);

/** Parts with those of another list beside them. */
function restWith(some: readonly DeckRest[], more: readonly DeckRest[]): readonly DeckRest[] {
  const all = [...some];
  for (const part of more) {
    const at = all.findIndex((x) => x.zone === part.zone);
    if (at < 0) all.push(part);
    else
      all[at] = {
        ...part,
        lines: [...part.lines.reduce((lines, l) => added(lines, l.card, l.count, l.prints ?? NO_PRINTS), all[at].lines as readonly Line[])],
      };
  }
  return all;
}

/** The deck after a change. */
export function changed(d: DeckDraft, c: Change): DeckDraft {
  switch (c.do) {
    case 'add':
      return onBoard(d, c.board, c.card, c.by);
    case 'move': {
      const line = lineIn(d, c.from, c.card);
      if (!line) return d;
      const by = Math.min(c.by, line.count);
      return onBoard(onBoard(d, c.from, c.card, -by), c.to, c.card, by, parted(line, by).goes);
    }
    case 'drop':
      return onBoard(d, c.board, c.card, -MOST);
    case 'name':
      return { ...d, name: c.name };
    case 'set':
      return c.draft;
    case 'join': {
      let all = d;
      for (const board of BOARDS) for (const l of c.draft.boards[board]) all = onBoard(all, board, l.card, l.count, l.prints);
      return { ...all, rest: restWith(d.rest, c.draft.rest) };
    }
    default:
      return c satisfies never;
  }
}

export type Step = HistoryStep<DeckDraft, Change>;

export const step = historyReducer(changed, (c) => c.do === 'name');

export const draftOf = (v: DeckView, lang: Lang): DeckDraft => ({
  name: v.name[lang] || v.name.en,
  boards: { commander: v.commander, companion: v.companion, main: v.main, side: v.side, maybe: v.maybe },
  rest: v.rest,
});

const TITLES: Record<Board, string> = {
  commander: 'Commander',
  companion: 'Companion',
  main: 'Deck',
  side: 'Sideboard',
  maybe: 'Maybeboard',
};

/** The format the builder's own text is in. */
export const OWN_FORMAT = 'moxfield';

const FINISHES = { foil: ' *F*', etched: ' *E*' };

/** What is said of a printing, behind the name. */
function printText(p: DeckPrint): string {
  const set = p.set === undefined ? '' : ` (${p.set})${p.number === undefined ? '' : ` ${p.number}`}`;
  const marks = (p.marks ?? []).toSorted((a, b) => Number(a.startsWith('#')) - Number(b.startsWith('#')));
  return `${set}${p.finish ? FINISHES[p.finish] : ''}${marks.map((m) => ` ${m}`).join('')}`;
}

/** A line for each printing, and one for the copies of which nothing is said. */
function textOfLine({ card, count, prints = NO_PRINTS }: Line): string[] {
  const bare = count - sizeOf(prints);
  return [...(bare > 0 ? [`${bare} ${card}`] : []), ...prints.map((p) => `${p.count} ${card}${printText(p)}`)];
}

/** The deck as text that the server reads back. */
export const textOfDeck = (d: DeckDraft): string =>
  `${[
    ...BOARDS.filter((b) => d.boards[b].length > 0 || b === 'main').map((b) => ({ title: TITLES[b], lines: d.boards[b] })),
    ...d.rest.map(({ zone, lines }) => ({ title: zone, lines })),
  ]
    .map(({ title, lines }) => [title, ...lines.flatMap(textOfLine)].join('\n'))
    .join('\n\n')}\n`;

/** Same text, same deck. */
export const sameDeck = (a: DeckDraft, b: DeckDraft): boolean => a.name === b.name && textOfDeck(a) === textOfDeck(b);

const KEY = 'apnap.deck.';

/** Keeps what is not saved, so that a reload loses nothing; null: nothing is left to keep. */
export const keepDraft = (id: string, draft: DeckDraft | null): void => writeKept(KEY + id, draft);

/** Whether something unsaved is kept for a deck. */
export const isKept = (id: string): boolean => keptDraft(id, EMPTY) !== null;

/** What was kept for a deck that is saved as `begin`; null: nothing. */
export function keptDraft(id: string, begin: DeckDraft): DeckDraft | null {
  const found = readKept(KEY + id) as Partial<DeckDraft> | null;
  if (!found || typeof found.name !== 'string' || !found.boards) return null;
  // What an older page kept knows no parts that came later.
  const draft = { name: found.name, boards: { ...begin.boards, ...found.boards }, rest: found.rest ?? begin.rest };
  return BOARDS.every((b) => Array.isArray(draft.boards[b])) && Array.isArray(draft.rest) ? draft : null;
}

/** Types in the order a deck list shows them. */
export const TYPE_GROUPS = ['Creature', 'Planeswalker', 'Battle', 'Instant', 'Sorcery', 'Artifact', 'Enchantment', 'Land'] as const;
export type TypeGroup = (typeof TYPE_GROUPS)[number] | 'Other';

/** The group of a card: a land is a land first, as it is played as one. */
export function groupOf(entry: CardEntry | undefined): TypeGroup {
  if (!entry) return 'Other';
  const front = entry.faces[0]?.typeLine.en ?? '';
  if (/\bLand\b/.test(front)) return 'Land';
  return (
    TYPE_GROUPS.find((t) => entry.types.includes(t) && front.includes(t)) ?? TYPE_GROUPS.find((t) => entry.types.includes(t)) ?? 'Other'
  );
}
