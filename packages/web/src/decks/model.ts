/** A deck while it is built: its lists, what changes them, and what is kept in the browser until it is saved. No drawing here. */
import type { CardEntry, DeckView, Lang } from '@apnap/protocol';

export const BOARDS = ['commander', 'companion', 'main', 'side'] as const;
export type Board = (typeof BOARDS)[number];

export interface Line {
  card: string;
  count: number;
}

export interface DeckDraft {
  name: string;
  boards: Readonly<Record<Board, readonly Line[]>>;
}

export const EMPTY: DeckDraft = { name: '', boards: { commander: [], companion: [], main: [], side: [] } };

/** More copies than any list has a use for. */
const MOST = 250;
/** Steps that can be undone. */
const DEPTH = 200;

export type Change =
  | { do: 'add'; card: string; board: Board; by: number }
  | { do: 'move'; card: string; from: Board; to: Board; by: number }
  | { do: 'drop'; card: string; board: Board }
  | { do: 'name'; name: string }
  | { do: 'set'; draft: DeckDraft }
  | { do: 'join'; draft: DeckDraft };

const added = (lines: readonly Line[], card: string, by: number): readonly Line[] => {
  const at = lines.findIndex((l) => l.card === card);
  if (at < 0) return by > 0 ? [...lines, { card, count: Math.min(by, MOST) }] : lines;
  const count = Math.min(MOST, lines[at].count + by);
  return count > 0 ? lines.with(at, { card, count }) : lines.toSpliced(at, 1);
};

const onBoard = (d: DeckDraft, board: Board, card: string, by: number): DeckDraft => ({
  ...d,
  boards: { ...d.boards, [board]: added(d.boards[board], card, by) },
});

/** How many copies of a card lie in one part. */
export const countOf = (d: DeckDraft, board: Board, card: string): number => d.boards[board].find((l) => l.card === card)?.count ?? 0;

export const sizeOf = (lines: readonly Line[]): number => lines.reduce((n, l) => n + l.count, 0);

/** Cards the deck is played with: main deck and commanders. */
export const deckSize = (d: DeckDraft): number => sizeOf(d.boards.main) + sizeOf(d.boards.commander);

/** The deck after a change. */
export function changed(d: DeckDraft, c: Change): DeckDraft {
  switch (c.do) {
    case 'add':
      return onBoard(d, c.board, c.card, c.by);
    case 'move': {
      const by = Math.min(c.by, countOf(d, c.from, c.card));
      return by > 0 ? onBoard(onBoard(d, c.from, c.card, -by), c.to, c.card, by) : d;
    }
    case 'drop':
      return onBoard(d, c.board, c.card, -MOST);
    case 'name':
      return { ...d, name: c.name };
    case 'set':
      return c.draft;
    case 'join': {
      let all = d;
      for (const board of BOARDS) for (const l of c.draft.boards[board]) all = onBoard(all, board, l.card, l.count);
      return all;
    }
    default:
      return c satisfies never;
  }
}

/** A deck with the way it came about. */
export interface History {
  now: DeckDraft;
  past: readonly DeckDraft[];
  future: readonly DeckDraft[];
}

export type Step = Change | { do: 'undo' } | { do: 'redo' } | { do: 'begin'; draft: DeckDraft };

export function step(h: History, s: Step): History {
  switch (s.do) {
    case 'undo': {
      const last = h.past.at(-1);
      return last ? { now: last, past: h.past.slice(0, -1), future: [h.now, ...h.future] } : h;
    }
    case 'redo': {
      const [next, ...rest] = h.future;
      return next ? { now: next, past: [...h.past, h.now], future: rest } : h;
    }
    case 'begin':
      return { now: s.draft, past: [], future: [] };
    default: {
      const now = changed(h.now, s);
      if (now === h.now) return h;
      // Letters of a name are one step together.
      if (s.do === 'name') return { ...h, now };
      return { now, past: [...h.past, h.now].slice(-DEPTH), future: [] };
    }
  }
}

export const draftOf = (v: DeckView, lang: Lang): DeckDraft => ({
  name: v.name[lang] || v.name.en,
  boards: { commander: v.commander, companion: v.companion, main: v.main, side: v.side },
});

const TITLES: Record<Board, string> = { commander: 'Commander', companion: 'Companion', main: 'Deck', side: 'Sideboard' };

/** The format the builder's own text is in. */
export const OWN_FORMAT = 'arena';

/** The deck as text that the server reads back. */
export const textOfDeck = (d: DeckDraft): string =>
  `${BOARDS.filter((b) => d.boards[b].length > 0 || b === 'main')
    .map((b) => [TITLES[b], ...d.boards[b].map((l) => `${l.count} ${l.card}`)].join('\n'))
    .join('\n\n')}\n`;

/** Same text, same deck. */
export const sameDeck = (a: DeckDraft, b: DeckDraft): boolean => a.name === b.name && textOfDeck(a) === textOfDeck(b);

const KEY = 'apnap.deck.';

/** Keeps what is not saved, so that a reload loses nothing; null: nothing is left to keep. */
export function keepDraft(id: string, draft: DeckDraft | null): void {
  try {
    if (draft) localStorage.setItem(KEY + id, JSON.stringify(draft));
    else localStorage.removeItem(KEY + id);
  } catch {
    // Storage may be forbidden or full: then it lives as long as the page.
  }
}

/** What was kept for a deck; null: nothing. */
export function keptDraft(id: string): DeckDraft | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY + id) ?? 'null') as Partial<DeckDraft> | null;
    return found && typeof found.name === 'string' && found.boards && BOARDS.every((b) => Array.isArray(found.boards?.[b]))
      ? (found as DeckDraft)
      : null;
  } catch {
    return null;
  }
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
