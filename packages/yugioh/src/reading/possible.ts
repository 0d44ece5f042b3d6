/** What could be done now, as far as its player knows (Y17.2, Y17.3). */

import type { Effect, Part, Step } from '../language/effects.js';
import { isExtra } from '../language/index.js';
import { card, player, printed } from '../state/access.js';
import type { Seat, State } from '../state/types.js';
import { fusions, rituals } from './fusions.js';
import { maySummon } from './summonable.js';
import { amountOf, cardsOf, known, type Scope, seatsFor, traitsOf } from './values.js';

/** Rows that an effect could be done to: those it looks at that it can affect. */
export function candidates(s: State, effect: Effect, scope: Scope, cost: boolean): number[] {
  if (!('what' in effect) || !('sel' in (effect.what as object))) return [];
  const what = effect.what as Extract<Effect, { do: 'destroy' }>['what'];
  const rows = what.sel === 'choose' || what.sel === 'random' ? cardsOf(s, what.of, scope) : known(s, what, scope);
  // A card is not a cost of its own activation.
  const isOwn = (row: number): boolean => cost && what.sel === 'choose' && row === scope.self && printed(s, row).kind !== 'monster';
  return rows.filter((row) => !isOwn(row) && affects(s, effect, row, scope, cost));
}

/** Whether an effect can do something to a card. */
function affects(s: State, effect: Effect, row: number, scope: Scope, cost: boolean): boolean {
  const { zone, up, controller } = card(s, row);
  switch (effect.do) {
    case 'destroy':
      return !keeps(s, row, scope.you);
    case 'summon':
      return maySummon(s, row, 'special', scope.you, effect.ignoring === true);
    case 'position':
      return zone === 'monster' && positionAllows(s, row, effect.to);
    case 'control':
      return zone === 'monster' && !seatsFor(effect.to, s, scope.you).includes(controller);
    case 'stat':
    case 'give':
    case 'negateEffects':
    case 'equip':
      return zone === 'monster' && up;
    default:
      return mayMove(s, effect, row, scope, cost);
  }
}

/** Whether a card can be moved so. A cost asks for more: the card must get there (Y17.7, Y26.21, Y3.12). */
function mayMove(s: State, effect: Effect, row: number, scope: Scope, cost: boolean): boolean {
  const { zone, token, controller } = card(s, row);
  switch (effect.do) {
    case 'send':
      return zone !== 'grave' && !(cost && (token || isPendulumOnField(s, row)));
    case 'banish':
      return zone !== 'banished' && !(cost && token);
    case 'tribute':
      return (zone !== 'monster' || controller === scope.you) && !traitsOf(s, row).some((t) => t.trait === 'untributable');
    case 'discard':
      return zone === 'hand';
    case 'toHand':
    case 'add':
      return zone !== 'hand' && !(cost && (token || isExtra(printed(s, row))));
    case 'toDeck':
      return zone !== 'deck' && !(cost && token);
    default:
      return true;
  }
}

const isPendulumOnField = (s: State, row: number): boolean =>
  printed(s, row).words.includes('Pendulum') && (card(s, row).zone === 'monster' || card(s, row).zone === 'spell');

/** Y12.6, Y11.39 */
function positionAllows(s: State, row: number, to: 'attack' | 'defense' | 'set' | 'change'): boolean {
  const c = card(s, row);
  if (to === 'attack') return !(c.up && c.position === 'attack');
  if (printed(s, row).words.includes('Link')) return false;
  if (to === 'set') return c.up && !c.token;
  return to === 'defense' ? !(c.up && c.position === 'defense') : true;
}

const keeps = (s: State, row: number, by: Seat): boolean =>
  traitsOf(s, row).some(
    (t) =>
      t.trait === 'indestructible' &&
      t.by !== 'battle' &&
      (!t.whose || t.whose === 'either' || (t.whose === 'opponent') === (by !== card(s, row).controller)),
  );

/** Whether an effect could be done in full now. */
export function canDo(s: State, effect: Effect, scope: Scope, cost = false): boolean {
  switch (effect.do) {
    case 'draw':
      // Y17.3
      return (
        seatsFor(effect.who, s, scope.you).every((seat) => player(s, seat).deck.length >= amountOf(s, effect.n, scope)) &&
        amountOf(s, effect.n, scope) > 0
      );
    case 'pay': {
      const n = amountOf(s, effect.n, scope);
      // Y15.5
      return seatsFor(effect.who, s, scope.you).every((seat) => player(s, seat).lp > n || (s.rules.payToZero && player(s, seat).lp === n));
    }
    case 'damage':
    case 'gain':
      return amountOf(s, effect.n, scope) > 0;
    case 'token':
      return (
        player(s, scope.you)
          .monster.slice(0, 5)
          .filter((r) => r < 0).length >= effect.n
      );
    case 'detach':
      return card(s, scope.self).materials.length >= effect.n;
    case 'removeCounter':
      return (card(s, scope.self).counters[effect.name] ?? 0) >= effect.n;
    case 'fuse':
      return fusions(s, effect, scope).size > 0;
    case 'ritual':
      return rituals(s, effect, scope).size > 0;
    case 'negateAttack':
      return s.battle !== null && !s.battle.negated;
    case 'negateActivation':
    case 'negateEffect':
      return true;
    default:
      return canDoTo(s, effect, scope, cost);
  }
}

function canDoTo(s: State, effect: Effect, scope: Scope, cost: boolean): boolean {
  if (!('what' in effect) || !('sel' in (effect.what as object))) return true;
  const what = effect.what as Extract<Effect, { do: 'destroy' }>['what'];
  const rows = candidates(s, effect, scope, cost);
  switch (what.sel) {
    case 'choose':
      return rows.length >= Math.max(1, what.min) && (effect.do !== 'summon' || rows.length > 0);
    case 'random':
      return rows.length >= what.n;
    case 'top':
      return known(s, what, scope).length >= what.n;
    case 'it':
    case 'event':
    case 'paid':
    case 'battling':
      return rows.length > 0 || scope.link === null;
    case 'target':
      return rows.length > 0 || scope.link === null;
    default:
      return rows.length > 0;
  }
}

/** Y17.2: the targets that an effect could choose. */
export function targets(s: State, step: Extract<Step, { step: 'target' }>, parts: readonly Part[], scope: Scope): number[] {
  const user = parts.find((p) => 'what' in p.do && (p.do.what as { sel?: string }).sel === 'target')?.do;
  return cardsOf(s, step.of, scope).filter(
    (row) => mayTarget(s, row, scope.you) && row !== selfBeingPlayed(s, scope, row) && (!user || affects(s, user, row, scope, false)),
  );
}

/** A card that is being activated does not target itself in its own activation unless it is already on the field for long. */
const selfBeingPlayed = (s: State, scope: Scope, row: number): number => (row === scope.self && card(s, row).zone === 'spell' ? row : -1);

/** Y21.7 */
const mayTarget = (s: State, row: number, you: Seat): boolean =>
  !traitsOf(s, row).some(
    (t) => t.trait === 'untargetable' && (t.whose === 'either' || (t.whose === 'opponent') === (you !== card(s, row).controller)),
  );

/** Y17.2: the costs and targets that are there, and the first necessary part can be done. */
export function canActivateNow(s: State, before: readonly Step[], parts: readonly Part[], scope: Scope, uses = parts): boolean {
  for (const step of before) {
    if (step.step === 'pay') {
      if (!canDo(s, step.do, scope, true)) return false;
    } else if (targets(s, step, uses, scope).length < Math.max(1, step.min)) return false;
  }
  const [first] = parts;
  return !first || first.optional === true || refersBack(first.do) || canDo(s, first.do, scope);
}

const refersBack = (effect: Effect): boolean =>
  'what' in effect && ['target', 'it', 'paid'].includes((effect.what as { sel?: string }).sel ?? '');
