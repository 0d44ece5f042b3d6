/** What a view shows of an object, in the form in which filters are judged. */
import { bitsIn, COLOR_BIT, type Mark, SUPERTYPE_BIT, type Thing, type Traits, TYPE_BIT } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import type { ObjectView, StackView } from '@apnap/magic';
import { areTogether } from '../teams.js';
import type { Board } from './board.js';

/** An object that is seen, or an ability on the stack, which is no object of the view (`look` is null). */
export interface Seen extends Thing {
  look: ObjectView | null;
  stack: StackView | null;
  /** Made when they are first asked for. */
  traits: Traits | null;
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

/** Its characteristics. */
export function traitsOf(o: Seen): Traits {
  if (o.traits === null) o.traits = o.look ? shownTraits(o.look) : NO_TRAITS;
  return o.traits;
}

const shownTraits = (o: ObjectView): Traits => ({
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
  BLOCKED.has(b.step) && o.zone === 'battlefield' && !areTogether(b.view, o.controller, b.view.turn.active);

function thingOf(b: Board, look: ObjectView): Seen {
  const { id, zone, owner, controller, counters, attachedTo, attacking } = look;
  const stack = zone === 'stack' ? (b.view.stack.find((x) => x.id === id) ?? null) : null;
  const blocking = look.blocking.length > 0 || mayHaveBlocked(b, look) ? look.blocking : null;
  return { id, zone, owner, controller, counters, attachedTo, attacking, blocking, look, stack, traits: null };
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
  traits: null,
});

const made = new WeakMap<ObjectView | StackView, Seen>();

/** The object or ability, made once for each view; null: it is out of sight. */
export function seen(b: Board, id: Id): Seen | null {
  const look = b.object(id);
  const from = look ?? b.view.stack.find((x) => x.id === id);
  if (!from) return null;
  const known = made.get(from);
  if (known) return known;
  const thing = look ? thingOf(b, look) : abilityOf(from as StackView);
  made.set(from, thing);
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
