/** The table of phrases that are both read and written. */
import { CONDITION_PHRASES } from './conditions.js';
import { COST_PHRASES } from './costs.js';
import { DECK_PHRASES } from './decks.js';
import { DEED_PHRASES } from './deeds.js';
import { OBJECT_DEED_PHRASES } from './deeds-objects.js';
import { DRAFT_PHRASES } from './drafting.js';
import { EVENT_PHRASES } from './events.js';
import { COMBAT_PHRASES } from './events-combat.js';
import { MOVING_PHRASES } from './events-moving.js';
import { HALF_PHRASES } from './halves.js';
import { OWN_PHRASES } from './own-statements.js';
import type { Parts } from './parts.js';
import { PAST_POST_PHRASES } from './past-posts.js';
import { fill, formOf, type Phrase, patternsOf, plainFields } from './phrase.js';
import { QUANTITY_PHRASES } from './quantities.js';
import { RULE_PHRASES } from './rules.js';
import { PLAYER_PHRASES } from './rules-players.js';
import { PLAYING_PHRASES } from './rules-playing.js';
import { THING_PHRASES } from './rules-things.js';
import { TIME_PHRASES } from './times.js';
import { OBJECT_VERB_PHRASES } from './verbs-objects.js';

/** All of them, in the order in which they are tried for writing. */
export const PHRASES: readonly Phrase[] = [
  ...EVENT_PHRASES,
  ...MOVING_PHRASES,
  ...COMBAT_PHRASES,
  ...QUANTITY_PHRASES,
  ...HALF_PHRASES,
  ...DEED_PHRASES,
  ...OBJECT_DEED_PHRASES,
  ...OBJECT_VERB_PHRASES,
  ...CONDITION_PHRASES,
  ...PAST_POST_PHRASES,
  ...TIME_PHRASES,
  ...DECK_PHRASES,
  ...RULE_PHRASES,
  ...PLAYING_PHRASES,
  ...PLAYER_PHRASES,
  ...THING_PHRASES,
  ...COST_PHRASES,
  ...OWN_PHRASES,
  ...DRAFT_PHRASES,
];

/** The field by which nodes of a nonterminal are told apart. */
const KIND: Partial<Record<keyof Parts, string>> = {
  oneEvent: 'on',
  lossOfSeveral: 'on',
  quantity: 'q',
  forEach: 'q',
  playerVerb: 'do',
  simpleCondition: 'if',
  ofOnePlayer: 'if',
  ofAnyPlayer: 'if',
  time: 'if',
  pastPost: 'is',
  deckCondition: 'deck',
  objectVerb: 'do',
  playerClause: 'do',
  sentence: 'do',
  costItem: 'pay',
};

interface Written {
  row: Phrase;
  pattern: string;
  form: unknown;
  plain: readonly (readonly [string, unknown])[];
}

let rows: Map<string, Written[]> | undefined;

/** By nonterminal and kind of node: the phrases that write it. */
function written(): Map<string, Written[]> {
  if (rows) return rows;
  rows = new Map();
  for (const row of PHRASES.filter((p) => !p.onlyRead))
    for (const pattern of patternsOf(row.pattern)) {
      const form = formOf(row, pattern);
      const key = keyOf(row.nonterminal, form);
      rows.set(key, [...(rows.get(key) ?? []), { row, pattern, form, plain: plainFields(form) }]);
    }
  return rows;
}

const keyOf = (nonterminal: keyof Parts, node: unknown): string =>
  `${nonterminal} ${String((node as Record<string, unknown>)[KIND[nonterminal] ?? ''])}`;

/** Whether these fields of a node are as they have to be: most phrases are told apart by them, without looking further. */
function hasFields(node: unknown, plain: Written['plain']): boolean {
  for (const [key, value] of plain) if ((node as Readonly<Record<string, unknown>>)[key] !== value) return false;
  return true;
}

type Found = { row: Phrase; pattern: string; holes: Map<string, unknown> };

/**
 * The phrase that writes a node, and what stands in its holes, by path; undefined when none does.
 * @param fits whether what stands in the holes is what the phrase needs it to be; without it, phrases that need anything are left out.
 */
export function phraseFor<N extends keyof Parts>(
  nonterminal: N,
  node: Parts[N],
  fits: (found: Found) => boolean = ({ row }) => Object.keys(row.needs).length === 0,
): Found | undefined {
  for (const { row, pattern, form, plain } of written().get(keyOf(nonterminal, node)) ?? []) {
    if (!hasFields(node, plain)) continue;
    const holes = new Map<string, unknown>();
    if (fill(form, node, holes) && fits({ row, pattern, holes })) return { row, pattern, holes };
  }
  return undefined;
}
