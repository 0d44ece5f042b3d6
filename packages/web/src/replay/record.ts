/** One's record: games won and lost with each deck, out of the tables that are over. */
import type { TableInfo, Text } from '@apnap/protocol';
import { outcomeOf } from './outcome.js';

export interface DeckRecord {
  deck: Text;
  won: number;
  lost: number;
  drawn: number;
}

/** By deck, the most played first. What-ifs, boards and other games are no part of it. */
export function recordsOf(tables: readonly TableInfo[]): DeckRecord[] {
  const by = new Map<string, DeckRecord>();
  for (const info of tables) {
    const deck = info.seats.find((s) => s.seat === info.mySeat)?.deckName;
    if (info.phase !== 'over' || info.mySeat === null || info.branchOf || info.plays || !deck?.en) continue;
    const record = by.get(deck.en) ?? { deck, won: 0, lost: 0, drawn: 0 };
    record[outcomeOf(info)]++;
    by.set(deck.en, record);
  }
  const games = (r: DeckRecord): number => r.won + r.lost + r.drawn;
  return [...by.values()].sort((a, b) => games(b) - games(a) || a.deck.en.localeCompare(b.deck.en));
}

/** All decks together. */
export const totalOf = (records: readonly DeckRecord[]): Omit<DeckRecord, 'deck'> =>
  records.reduce((sum, r) => ({ won: sum.won + r.won, lost: sum.lost + r.lost, drawn: sum.drawn + r.drawn }), {
    won: 0,
    lost: 0,
    drawn: 0,
  });
