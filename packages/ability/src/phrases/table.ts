/** The table of phrases that are both read and written. */
import { DEED_PHRASES } from './deeds.js';
import { EVENT_PHRASES } from './events.js';
import { COMBAT_PHRASES } from './events-combat.js';
import { MOVING_PHRASES } from './events-moving.js';
import type { Parts } from './parts.js';
import { fill, formOf, type Phrase } from './phrase.js';
import { QUANTITY_PHRASES } from './quantities.js';

/** All of them, in the order in which they are tried for writing. */
export const PHRASES: readonly Phrase[] = [...EVENT_PHRASES, ...MOVING_PHRASES, ...COMBAT_PHRASES, ...QUANTITY_PHRASES, ...DEED_PHRASES];

/** The field by which nodes of a nonterminal are told apart. */
const KIND: Partial<Record<keyof Parts, string>> = { oneEvent: 'on', lossOfSeveral: 'on', quantity: 'q', forEach: 'q', playerVerb: 'do' };

interface Written {
  row: Phrase;
  form: unknown;
}

let rows: Map<string, Written[]> | undefined;

/** By nonterminal and kind of node: the phrases that write it. */
function written(): Map<string, Written[]> {
  if (rows) return rows;
  rows = new Map();
  for (const row of PHRASES.filter((p) => !p.onlyRead)) {
    const form = formOf(row);
    const key = keyOf(row.nonterminal, form);
    rows.set(key, [...(rows.get(key) ?? []), { row, form }]);
  }
  return rows;
}

const keyOf = (nonterminal: keyof Parts, node: unknown): string =>
  `${nonterminal} ${String((node as Record<string, unknown>)[KIND[nonterminal] ?? ''])}`;

type Found = { row: Phrase; holes: Map<string, unknown> };

/**
 * The phrase that writes a node, and what stands in its holes, by path; undefined when none does.
 * @param fits whether what stands in the holes is what the phrase needs it to be; without it, phrases that need anything are left out.
 */
export function phraseFor<N extends keyof Parts>(
  nonterminal: N,
  node: Parts[N],
  fits: (found: Found) => boolean = ({ row }) => Object.keys(row.needs).length === 0,
): Found | undefined {
  for (const { row, form } of written().get(keyOf(nonterminal, node)) ?? []) {
    const holes = new Map<string, unknown>();
    if (fill(form, node, holes) && fits({ row, holes })) return { row, holes };
  }
  return undefined;
}
