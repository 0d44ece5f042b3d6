/** Mana abilities of objects, and which of them can be activated (CR 302.6, 605.1). */
import type { ActivatedAbility, Effect } from '@apnap/ability';
import { CARD_TYPES } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { KEYWORD_BITS } from '../keywords/bits.js';
import { live } from '../state/access.js';
import { abilityInfo, type Part } from '../state/pool.js';
import type { State } from '../state/types.js';
import { isManaAbility } from './adds-mana.js';
import { characteristicsOf, controllerOf, derived } from './characteristics.js';
import { matches } from './filter.js';

const ofLists = new WeakMap<readonly number[], readonly Part<ActivatedAbility>[]>();
const NONE: readonly Part<ActivatedAbility>[] = [];

/** The activated abilities of an object that are mana abilities: worked out once for each list of abilities, which is never written. */
export function manaAbilitiesOf(s: State, id: Id): readonly Part<ActivatedAbility>[] {
  const o = live(s, id);
  if (!o) return NONE;
  const { abilities } = characteristicsOf(s, o);
  if (abilities.length === 0) return NONE;
  let found = ofLists.get(abilities);
  if (!found) {
    found = abilities.flatMap((node) => abilityInfo(s._pool, node).activated.filter((part) => isManaAbility(part.ability)));
    ofLists.set(abilities, found.length === 0 ? NONE : found);
  }
  return found;
}

/** The mana leaf of a simple mana ability: the effect itself, or the first of a sequence. */
export function manaLeaf(effect: Effect): Extract<Effect, { do: 'mana' }> | null {
  if (effect.do === 'mana') return effect;
  if (effect.do === 'seq') for (const e of effect.of) if (e.do === 'mana') return e;
  return null;
}

/** CR 302.6, for activating abilities: an effect may let them be activated as though the creature had haste. */
export const sickToActivate = (s: State, id: Id): boolean =>
  isSick(s, id) && !derived(s).rules.some((r) => r.rule.rule === 'ignoreSickness' && matches({ s, env: r.env, it: id }, r.rule.what, id));

/** CR 302.6: a creature's {T} abilities need it to have been under its controller's control since their turn began, or haste. */
export function isSick(s: State, id: Id): boolean {
  const o = live(s, id);
  if (!o) return false;
  const c = characteristicsOf(s, o);
  if ((c.types & CREATURE) === 0 || (c.keywords & HASTE) !== 0) return false;
  return o.since >= s.players.rows[controllerOf(s, id)].lastTurn;
}

const CREATURE = 1 << CARD_TYPES.indexOf('Creature');

const HASTE = KEYWORD_BITS.haste;
