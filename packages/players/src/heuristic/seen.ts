/** What a view shows of an object, in the form in which filters are judged. */
import { bitsIn, COLOR_BIT, type Mark, SUPERTYPE_BIT, type Thing, type Traits, TYPE_BIT } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import type { ObjectView, StackView } from '@apnap/magic';
import type { Board } from './board.js';

/** An object that is seen, or an ability on the stack, which is no object of the view (`look` is null). */
export interface Seen extends Thing {
  look: ObjectView | null;
  stack: StackView | null;
  traits: Traits;
}

/** CR 113.1: an ability on the stack has no characteristics. */
const NO_TRAITS: Traits = {
  name: '',
  manaCost: null,
  colors: 0,
  types: 0,
  supertypes: 0,
  subtypes: [],
  everyCreatureType: 0,
  power: null,
  toughness: null,
  controller: -1,
};

const traitsOf = (o: ObjectView): Traits => ({
  name: o.name,
  manaCost: o.manaCost,
  colors: bitsIn(COLOR_BIT, o.colors),
  types: bitsIn(TYPE_BIT, o.types),
  supertypes: bitsIn(SUPERTYPE_BIT, o.supertypes),
  subtypes: o.subtypes,
  everyCreatureType: o.everyCreatureType ? 1 : 0,
  power: o.power,
  toughness: o.toughness,
  controller: o.controller,
});

/** Steps in which blockers have been declared (CR 509.1). */
const BLOCKED: ReadonlySet<string> = new Set(['declareBlockers', 'combatDamage', 'endCombat']);

/** Whether it may be a blocker all of whose attackers are gone: a view shows no attackers then, as of what doesn't block. */
export const mayHaveBlocked = (b: Board, o: ObjectView): boolean =>
  BLOCKED.has(b.step) && o.zone === 'battlefield' && o.controller !== b.view.turn.active;

function thingOf(b: Board, look: ObjectView): Seen {
  const { id, zone, owner, controller, counters, attachedTo, attacking } = look;
  const stack = zone === 'stack' ? (b.view.stack.find((x) => x.id === id) ?? null) : null;
  const blocking = look.blocking.length > 0 || mayHaveBlocked(b, look) ? look.blocking : null;
  return { id, zone, owner, controller, counters, attachedTo, attacking, blocking, look, stack, traits: traitsOf(look) };
}

const abilityOf = (stack: StackView): Seen => ({
  id: stack.id,
  zone: 'stack',
  owner: -1,
  controller: stack.controller,
  counters: null,
  attachedTo: 0,
  attacking: 0,
  blocking: null,
  look: null,
  stack,
  traits: NO_TRAITS,
});

const made = new WeakMap<Board, Map<Id, Seen>>();

/** The object or ability, made once for each board; null: it is out of sight. */
export function seen(b: Board, id: Id): Seen | null {
  const all = made.get(b) ?? new Map<Id, Seen>();
  made.set(b, all);
  const known = all.get(id);
  if (known) return known;
  const look = b.object(id);
  const stack = look ? null : b.view.stack.find((x) => x.id === id);
  const thing = look ? thingOf(b, look) : stack ? abilityOf(stack) : null;
  if (thing) all.set(id, thing);
  return thing;
}

/** Whether it is marked so; null where the view does not say. Of what is attacked that is no player it does not say whether it still is (CR 506.4c). */
export function markOf(b: Board, { look, attacking }: Seen, mark: Mark): boolean | null {
  if (look === null) return mark === 'tapped' || mark === 'faceDown' || mark === 'blocked' || mark === 'unblocked' ? false : null;
  switch (mark) {
    case 'tapped':
    case 'faceDown':
    case 'token':
    case 'blocked':
      return look[mark];
    case 'unblocked': // CR 509.1h
      return attacking !== 0 && !look.blocked && BLOCKED.has(b.step) ? null : false;
    case 'attacksNothing':
      return attacking > 0 ? null : false;
    case 'monstrous':
    case 'renowned':
    case 'commander':
    case 'saddled':
    case 'suspected':
    case 'solved':
    case 'foretold':
    case 'plotted':
    case 'wasPermanent':
      return null;
    default:
      return mark satisfies never;
  }
}

/** What an unknown mark is taken for: an attacker that was not blocked for an unblocked one, all others for none. */
export const guessedMark = (mark: Mark): boolean => mark === 'unblocked';
