/** What a list of abilities holds, worked out once for each list: lists are never written, and most objects share the list of their face. */
import type { ActivatedAbility, StaticAbility, StaticPart } from '@apnap/ability';
import { abilityInfo, type Part } from '../state/pool.js';
import type { State } from '../state/types.js';

export type CastingPart = { part: Extract<StaticPart, { part: 'castingCost' | 'castTiming' | 'selfCostChange' }>; ability: StaticAbility };

export interface Listed {
  /** Its activated abilities, in the order of the text. */
  activated: readonly Part<ActivatedAbility>[];
  /** Static abilities that speak of casting the card itself. */
  casting: readonly CastingPart[];
  /** Keyword abilities, by name. */
  keywords: ReadonlySet<string>;
}

const known = new WeakMap<readonly number[], Listed>();

/** What the list of ability nodes holds. */
export function listed(s: State, abilities: readonly number[]): Listed {
  let found = known.get(abilities);
  if (!found) {
    found = list(s, abilities);
    known.set(abilities, found);
  }
  return found;
}

const NONE: readonly never[] = [];
const NO_KEYWORDS: ReadonlySet<string> = new Set();

function list(s: State, abilities: readonly number[]): Listed {
  let activated: readonly Part<ActivatedAbility>[] = NONE;
  let casting: readonly CastingPart[] = NONE;
  let keywords: ReadonlySet<string> = NO_KEYWORDS;
  for (const node of abilities) {
    const info = abilityInfo(s._pool, node);
    if (info.activated.length > 0) activated = [...activated, ...info.activated];
    if (info.keyword) keywords = new Set([...keywords, info.keyword.keyword]);
    for (const { ability } of info.statics)
      for (const part of ability.parts)
        if (part.part === 'castingCost' || part.part === 'castTiming' || part.part === 'selfCostChange')
          casting = [...casting, { part, ability }];
  }
  return { activated, casting, keywords };
}
