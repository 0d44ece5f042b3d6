/** The decks of a draft that is over. */
import { BASICS, besidesOf, type DraftState, type LimitedDeck } from '@apnap/limited';
import type { DeckEntry, PoolConspiracy, TableDeck } from '../games/deck.js';
import type { Table } from '../tables/table.js';
import { say } from '../text.js';
import type { Entrant } from './pod.js';

function counted(names: readonly string[]): DeckEntry[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** A deck with the rest of the pool beside it. */
function deckOf(state: DraftState, seat: number, deck: LimitedDeck): TableDeck {
  const nameOf = (id: number): string => state.cards[id].name;
  const basics = BASICS.flatMap((card, i) => (deck.basics[i] > 0 ? [{ card, count: deck.basics[i] }] : []));
  // Conspiracies are put into the command zone as the games begin, or not at all (CR 315.3).
  const { commanders = [] } = deck;
  // What could be added to the pool as a commander alone is no card of it otherwise (CR 903.13e).
  const isRest = (id: number): boolean => !deck.main.includes(id) && !commanders.includes(id) && !state.cards[id].added;
  const rest = state.pools[seat].filter((id) => isRest(id) && !state.cards[id].conspiracy);
  const pool = state.pools[seat].flatMap((id): PoolConspiracy[] => {
    const { name, conspiracy } = state.cards[id];
    return conspiracy ? [{ card: name, wants: conspiracy.names ?? 0, fewer: conspiracy.fewer }] : [];
  });
  return {
    name: say('draft.deckOf', { player: state.names[seat] }),
    main: [...counted(deck.main.map(nameOf)), ...basics],
    side: counted(rest.map(nameOf)),
    commanders: commanders.map(nameOf),
    ...besidesOf(state, seat, deck),
    ...(pool.length > 0 ? { conspiracyPool: pool } : {}),
  };
}

/** All who have handed in a deck, in the order of their seats. */
export function entrantsOf(table: Table): Entrant[] {
  const state = table.line?.state as DraftState | undefined;
  return table.sitters.flatMap((sitter, seat): Entrant[] => {
    const deck = state?.decks[seat];
    if (!state || !sitter || !deck) return [];
    const who = sitter.kind === 'computer' ? { level: sitter.level } : { person: { id: sitter.person, kind: sitter.kind } };
    return [{ id: `p${seat + 1}`, name: table.nameOf(seat), seat, ...who, deck: deckOf(state, seat, deck) }];
  });
}

/** A deck as a list that can be kept. */
export function listOf({ main, side, commanders }: TableDeck): string {
  const lines = (list: readonly DeckEntry[]): string => list.map(({ card, count }) => `${count} ${card}`).join('\n');
  const parts = [
    ...(commanders.length > 0 ? [`Commander\n${lines(counted(commanders))}`, `Deck\n${lines(main)}`] : [lines(main)]),
    ...(side.length > 0 ? [`Sideboard\n${lines(side)}`] : []),
  ];
  return parts.join('\n\n');
}
