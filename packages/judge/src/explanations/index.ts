/** Explanations of rules of the Comprehensive Rules by their numbers. */
import { CASTING } from './casting.js';
import { CASUAL_VARIANTS } from './casual-variants.js';
import { COMBAT } from './combat.js';
import { COPIES_AND_CHANCE } from './copies-and-chance.js';
import { EFFECTS } from './effects.js';
import type { Explained } from './explanation.js';
import { KEYWORD_ACTIONS } from './keyword-actions.js';
import { KEYWORDS_IN_COMBAT } from './keywords-in-combat.js';
import { KEYWORDS_OF_CASTING } from './keywords-of-casting.js';
import { KEYWORDS_OF_GRAVEYARDS } from './keywords-of-graveyards.js';
import { KEYWORDS_OF_PERMANENTS } from './keywords-of-permanents.js';
import { KINDS_OF_CARDS } from './kinds-of-cards.js';
import { LIFE_AND_COUNTERS } from './life-and-counters.js';
import { MULTIPLAYER } from './multiplayer.js';
import { OBJECTS_AND_TARGETS } from './objects-and-targets.js';
import { PLAYERS_AND_MANA } from './players-and-mana.js';
import { SPECIAL_RULES } from './special-rules.js';
import { STATE_BASED } from './state-based.js';
import { TURN } from './turn.js';
import { TYPES_AND_ZONES } from './types-and-zones.js';

/** Every explanation, in no order of its own. */
export const EXPLANATIONS: readonly Explained[] = [
  PLAYERS_AND_MANA,
  OBJECTS_AND_TARGETS,
  LIFE_AND_COUNTERS,
  TYPES_AND_ZONES,
  TURN,
  COMBAT,
  CASTING,
  EFFECTS,
  KEYWORD_ACTIONS,
  KEYWORDS_IN_COMBAT,
  KEYWORDS_OF_CASTING,
  KEYWORDS_OF_GRAVEYARDS,
  KEYWORDS_OF_PERMANENTS,
  STATE_BASED,
  COPIES_AND_CHANCE,
  KINDS_OF_CARDS,
  SPECIAL_RULES,
  MULTIPLAYER,
  CASUAL_VARIANTS,
].flat();

const BY_NUMBER: ReadonlyMap<string, Explained> = new Map(EXPLANATIONS.map((e) => [e[0], e]));

/**
 * What a rule says, in two or three sentences of the program's own.
 * @param number of the Comprehensive Rules of 2025-02-07: "702.19b", "CR 601.2"
 * @returns null where the rule is not explained; a rule that holds it does not stand for it
 */
export function ruleExplanation(number: string): { en: string; zh: string } | null {
  const found = BY_NUMBER.get(
    number
      .trim()
      .replace(/^CR\s+/i, '')
      .replace(/\.$/, ''),
  );
  return found ? { en: found[1], zh: found[2] } : null;
}
