/** The codes on slips: which match of which pairings of which event, ready to stand in an address. */
import { hashText } from '@apnap/kernel';
import type { Round, State, Table } from '../state/types.js';

/** What tells an event apart from all others, however it is called: made from what never changes about it. */
export const eventKey = (state: Pick<State, 'seed' | 'date' | 'name' | 'ruleset' | 'kind'>): string =>
  hashText(['event', state.seed, state.date, state.name, state.ruleset, state.kind].join('\n')).slice(0, 16);

/** What the code on a slip says: an address when the desk has one, else the same path for a program to read. */
export function slipCode(state: State, round: Round, table: Table, address?: string): string {
  const path = `t/${eventKey(state)}/r/${round.number}/t/${table.table}?g=${round.generation}`;
  if (address === undefined) return `apnap:${path}`;
  let end = address.length;
  while (address.charAt(end - 1) === '/') end--;
  return `${address.slice(0, end)}/${path}`;
}
