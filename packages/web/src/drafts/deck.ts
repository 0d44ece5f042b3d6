/** A deck that is being built of a pool; kept in this browser until it is handed in. */
import type { Answer, DraftCardView, DraftDeckView, DraftLeaderView, DraftView } from '@apnap/protocol';
import { readKept, writeKept } from '../store/kept.js';

/** CR 100.2b, 903.13f. */
const LEAST_DECK = 40;
const LEAST_COMMANDER_DECK = 60;

export const NOTHING: DraftDeckView = { main: [], basics: [0, 0, 0, 0, 0] };

const keyOf = (table: string): string => `apnap.draft.${table}`;

/** What was built before at this table. @param pool cards that there are */
export function keptDeck(table: string, pool: readonly DraftCardView[]): DraftDeckView {
  const kept = readKept(keyOf(table)) as Partial<DraftDeckView> | null;
  if (!kept || !Array.isArray(kept.main) || !Array.isArray(kept.basics)) return NOTHING;
  const has = new Set(pool.map((c) => c.id));
  const count = (n: unknown): number => (typeof n === 'number' && n > 0 ? Math.min(100, Math.floor(n)) : 0);
  const there = (ids: readonly number[]): number[] => [...new Set(ids)].filter((id) => has.has(id));
  const basics = NOTHING.basics.map((_, i) => count(kept.basics?.[i]));
  return { main: there(kept.main), basics, ...(Array.isArray(kept.commanders) ? { commanders: there(kept.commanders) } : {}) };
}

export const keepDeck = (table: string, deck: DraftDeckView | null): void => writeKept(keyOf(table), deck);

export const landsOf = (deck: DraftDeckView): number => deck.basics.reduce((x, y) => x + y, 0);

/** The conspiracies that are chosen (CR 905.4). */
export const conspiraciesIn = (deck: DraftDeckView, pool: readonly DraftCardView[]): DraftCardView[] =>
  pool.filter((c) => c.conspiracy && deck.main.includes(c.id));

/** Cards of the deck: conspiracies are none (CR 315.3). */
export const sizeOf = (deck: DraftDeckView, pool: readonly DraftCardView[]): number =>
  deck.main.length + (deck.commanders ?? []).length - conspiraciesIn(deck, pool).length + landsOf(deck);

/** Cards that the deck has at least (CR 315.5a). */
export const leastOf = (deck: DraftDeckView, { kind, pool }: Pick<DraftView, 'kind' | 'pool'>): number =>
  (kind === 'commander' ? LEAST_COMMANDER_DECK : LEAST_DECK) -
  conspiraciesIn(deck, pool).reduce((n, c) => n + (c.conspiracy?.fewer ?? 0), 0);

const leaderOf = (leaders: readonly DraftLeaderView[], id: number): DraftLeaderView | undefined => leaders.find((l) => l.card === id);

/** The colors that a deck may have: those of its commanders, and so many that are chosen for them (CR 702.124c, 903.4b). */
export interface Allowed {
  colors: ReadonlySet<string>;
  open: number;
}

/** Letters of the colors that a deck needs. */
const neededBy = ({ main, basics }: DraftDeckView, pool: readonly DraftCardView[]): string[] => [
  ...pool.flatMap((c) => (main.includes(c.id) ? (c.identity ?? []) : [])),
  ...[...'WUBRG'].filter((_, i) => basics[i] > 0),
];

/** The colors that the commanders of a deck allow, those among them that are chosen for what is in it; null: it has none, and anything may still be in it. */
export function allowedIn(deck: DraftDeckView, { leaders, pool }: Pick<DraftView, 'leaders' | 'pool'>): Allowed | null {
  const led = (deck.commanders ?? []).flatMap((id) => leaderOf(leaders, id) ?? []);
  if (led.length === 0) return null;
  const own = new Set(led.flatMap((l) => l.colors));
  const choices = led.filter((l) => l.chooses).length;
  const chosen = [...new Set(neededBy(deck, pool))].filter((c) => !own.has(c)).slice(0, choices);
  return { colors: new Set([...own, ...chosen]), open: choices - chosen.length };
}

/** Whether cards that need these colors are allowed. */
export const allows = (allowed: Allowed | null, colors: readonly string[]): boolean =>
  allowed === null || colors.filter((c) => !allowed.colors.has(c)).length <= allowed.open;

/** Whether the commanders of a deck can lead it: one alone, or two together. */
export function areLeading({ commanders = [] }: DraftDeckView, leaders: readonly DraftLeaderView[]): boolean {
  const [first] = commanders.map((id) => leaderOf(leaders, id));
  return first !== undefined && (commanders.length === 1 ? first.alone : first.with.includes(commanders[1]));
}

/** Whether a card may be in the deck (CR 903.5c, 903.13e). */
export const mayBeIn = (card: DraftCardView, allowed: Allowed | null): boolean => !card.added && allows(allowed, card.identity ?? []);

/**
 * The deck with another commander, or without one: beside the one before where the two can lead together, else instead of it. What is outside the colors goes
 * back into the pool.
 */
export function ledBy(deck: DraftDeckView, id: number, { leaders, pool }: Pick<DraftView, 'leaders' | 'pool'>): DraftDeckView {
  const { commanders = [] } = deck;
  const beside = commanders.filter((other) => leaderOf(leaders, id)?.with.includes(other)).slice(-1);
  const now = commanders.includes(id) ? commanders.filter((x) => x !== id) : [...beside, id];
  const led = { ...deck, commanders: now };
  const allowed = allowedIn({ ...led, main: deck.main.filter((x) => !now.includes(x)) }, { leaders, pool });
  // What is chosen is chosen for the cards that are in it first: what has no room then leaves it.
  const main = deck.main.filter((x) => !now.includes(x) && pool.some((c) => c.id === x && mayBeIn(c, allowed)));
  return { ...led, main, basics: deck.basics.map((n, i) => (allows(allowed, ['WUBRG'[i]]) ? n : 0)) };
}

/** The answer that hands in a deck: places in the pool, then basic lands behind it, then commanders. */
export function answerOf({ pool, leaders }: Pick<DraftView, 'pool' | 'leaders'>, deck: DraftDeckView): Answer {
  const main = deck.main.map((id) => pool.findIndex((c) => c.id === id)).filter((i) => i >= 0);
  const basics = deck.basics.flatMap((n, i) => Array<number>(n).fill(pool.length + i));
  const first = pool.length + NOTHING.basics.length;
  const led = (deck.commanders ?? []).map((id) => first + leaders.findIndex((l) => l.card === id));
  return { pick: [...main, ...basics, ...led].sort((x, y) => x - y) };
}

/** The deck that an answer hands in. */
export function deckIn({ pool, leaders }: Pick<DraftView, 'pool' | 'leaders'>, answer: Answer): DraftDeckView {
  const pick = 'pick' in answer ? answer.pick : [];
  return {
    main: pick.filter((i) => i < pool.length).map((i) => pool[i].id),
    basics: NOTHING.basics.map((_, i) => pick.filter((n) => n === pool.length + i).length),
    commanders: pick.flatMap((i) => leaders[i - pool.length - NOTHING.basics.length]?.card ?? []),
  };
}
