/** What a list of abilities holds, worked out once for each list: lists are never written, and most objects share the list of their face. */
import type { ActivatedAbility, StaticAbility, StaticPart } from '@apnap/ability';
import { baseCharacteristics } from '../characteristics/base.js';
import { characteristicsOf, derived } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import type { Obj } from '../state/objects.js';
import { abilityInfo, type Part } from '../state/pool.js';
import type { State } from '../state/types.js';
import { rulesOf } from '../years/differences.js';

export type CastingPart = { part: Extract<StaticPart, { part: 'castingCost' | 'castTiming' | 'selfCostChange' }>; ability: StaticAbility };

export interface Listed {
  /** Its activated abilities, in the order of the text. */
  activated: readonly Part<ActivatedAbility>[];
  /** Static abilities that speak of casting the card itself. */
  casting: readonly CastingPart[];
  /** Keyword abilities, by name. */
  keywords: ReadonlySet<string>;
  /** Whether none of them has anything to do with how, when or for what the card is cast. */
  castPlainly: boolean;
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

/** Keyword abilities of permanents, which mean nothing to the spell (CR 702); `enchant` says its target (303.4a). */
const OF_PERMANENTS: ReadonlySet<string> = new Set([
  ...'deathtouch defender doubleStrike firstStrike flying haste hexproof indestructible lifelink menace reach trample vigilance'.split(' '),
  ...'shroud shadow fear intimidate skulk horsemanship infect wither protection landwalk enchant equip'.split(' '),
]);

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
  const castPlainly = casting.length === 0 && [...keywords].every((keyword) => OF_PERMANENTS.has(keyword));
  return { activated, casting, keywords, castPlainly };
}

/** Static abilities of the card itself that speak of casting it, in the zone it is in. */
export function castingParts(s: State, o: Obj): readonly CastingPart[] {
  const { casting } = listed(s, spellAbilities(s, o));
  return rulesOf(s).costsOfCards === 'abilities' ? casting : withWritten(s, o, casting);
}

/** classic:402.4: an additional or alternative cost that a card states is the text of a spell, and no ability that could be lost; a keyword is one. */
function withWritten(s: State, o: Obj, casting: readonly CastingPart[]): readonly CastingPart[] {
  const texts = baseCharacteristics(s, o).abilities.filter((node) => abilityInfo(s._pool, node).keyword === null);
  const lost = listed(s, texts).casting.filter(({ part }) => part.part === 'castingCost' && !casting.some((c) => c.part === part));
  return lost.length === 0 ? casting : [...casting, ...lost];
}

/** Abilities of the spell, or of the spell that the card would be: effects may give spells on the stack more (CR 601.3, 611.3). */
export function spellAbilities(s: State, o: Obj): readonly number[] {
  const own = characteristicsOf(s, o).abilities;
  const { grants: all } = derived(s);
  if (all.length === 0) return own;
  // what others give them the spells on the stack have already
  const grants = o.zone === 'stack' ? all.filter((g) => g.next) : all;
  const granted = grants.flatMap((grant) =>
    matches({ s, env: grant.env, it: o.id, casting: o.id }, grant.filter, o.id) ? grant.abilities : [],
  );
  return granted.length === 0 ? own : [...own, ...granted];
}
