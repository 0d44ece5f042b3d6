/** What must be there before an activation: costs, targets, and that the first necessary part can be done (Y17.2, Y10.11, Y20.2). */

import type { Effect, Part, Selector, Step } from '../language/effects.js';
import { ATTRIBUTES, TYPES } from '../language/index.js';
import { card } from '../state/access.js';
import type { Link, Seat, State } from '../state/types.js';
import { seatsFor } from './looks.js';
import {
  bounds,
  canDo,
  candidates,
  changesNothing,
  freeMainZones,
  freesOne,
  isIncluded,
  isTooLate,
  looksAtTarget,
  targetsAfter,
} from './possible.js';
import type { Scope } from './scope.js';
import { mostTogether } from './together.js';
import { zonesFor } from './zones.js';

/** Y3.7, Y17.4: whether what is paid can take a monster out of a Main Monster Zone of its player. */
export const maySpare = (s: State, paid: readonly Effect[], scope: Scope): boolean =>
  paid.some((e) => candidates(s, e, scope, true).some((row) => freesOne(s, row, scope.you)));

const costsOf = (before: readonly Step[]): Effect[] => before.flatMap((b) => (b.step === 'pay' ? [b.do] : []));

/** Y3.7, Y17.2: whether what is paid must make a zone free for what the effect begins with. */
export function needsZone(s: State, parts: readonly Part[], you: Seat): boolean {
  const [first] = parts;
  if (!first || first.optional || (first.do.do !== 'summon' && first.do.do !== 'token') || first.do.to === 'opponent') return false;
  return freeMainZones(s, you) === 0;
}

/** Y3.7, Y17.2: whether the first necessary part could be done to what is targeted, or was just named. */
function canDoToGiven(s: State, effect: Effect, before: readonly Step[], uses: readonly Part[], scope: Scope): boolean {
  if (effect.do === 'stat') return !changesNothing(s, effect, scope);
  if (effect.do === 'give') return !isTooLate(s, effect);
  if (effect.do !== 'summon' || scope.frees) return true;
  const step = before.find((b) => b.step === 'target');
  const [seat] = effect.to ? seatsFor(effect.to, s, scope.you) : [scope.you];
  if (step?.step !== 'target') return freeMainZones(s, seat) > 0;
  return targetsAfter(s, step, before, uses, scope).some((row) => zonesFor(s, row, seat, effect.zone, scope.self).length > 0);
}

/** Effects that move no card: what comes after them finds what is there now. */
const MOVELESS: ReadonlySet<Effect['do']> = new Set([
  'stat',
  'give',
  'damage',
  'gain',
  'pay',
  'position',
  'negateEffects',
  'counter',
  'ban',
  'control',
]);

/** Y10.11: Special Summons that hang together with the first part, where nothing else before them moves a card. */
function canSummonAfter(s: State, parts: readonly Part[], scope: Scope): boolean {
  let summons = 0;
  for (const [i, { join, optional, if: condition, do: effect }] of parts.entries()) {
    if (i > 0 && (optional || condition || !['and', 'ifDone', 'then'].includes(join))) return true;
    if (effect.do !== 'summon' && !MOVELESS.has(effect.do)) return true;
    // A monster that is given away leaves its zone.
    if (effect.do === 'control' && effect.to === 'opponent') summons--;
    if (effect.do !== 'summon' || effect.to === 'opponent') continue;
    summons++;
    if (i === 0) continue;
    const here = effect.what.sel !== 'choose' || canDo(s, effect, scope);
    if (!here || (!scope.frees && freeMainZones(s, scope.you) < summons)) return false;
  }
  return true;
}

/** Y10.11: "do that to the target, and if you do, Special Summon this card": a zone that is free, or that the target may leave. */
function canSummonSelfAfter(s: State, before: readonly Step[], parts: readonly Part[], scope: Scope): boolean {
  const [first, second] = parts;
  if (second?.do.do !== 'summon' || second.do.what.sel !== 'self' || second.optional || second.if || second.do.to === 'opponent')
    return true;
  if ((second.join !== 'ifDone' && second.join !== 'and') || scope.frees || freeMainZones(s, scope.you) > 0) return true;
  if (MOVELESS.has(first.do.do)) return false;
  return before.some((b) => b.step === 'target' && targetsAfter(s, b, before, parts, scope).some((row) => freesOne(s, row, scope.you)));
}

/** Y10.11: "banish that target, and if you do, Special Summon 1 monster from your hand or GY": one that is there. */
function canSummonOtherAfter(s: State, parts: readonly Part[], scope: Scope): boolean {
  const [first, second] = parts;
  if (first.do.do !== 'banish' || second?.do.do !== 'summon' || second.optional || second.if) return true;
  const { what } = second.do;
  if ((second.join !== 'ifDone' && second.join !== 'and') || what.sel !== 'choose' || looksAtTarget(second.do)) return true;
  return candidates(s, second.do, scope, false).length > 0;
}

/** Y20.7: an effect on its own card does nothing when that is paid with. */
export const keepsSelf = (parts: readonly Part[]): boolean =>
  parts.some(({ do: e }) => (e.do === 'stat' || e.do === 'give') && e.what.sel === 'self');

/** Y21.3: enough targets; how many is known when the costs are paid. */
function canTarget(s: State, step: Extract<Step, { step: 'target' }>, rows: readonly number[], scope: Scope): boolean {
  if (scope.link === null && (step.most?.q === 'done' || step.exactly?.q === 'done')) return rows.length > 0;
  const [least, most] = bounds(s, step, scope);
  if (!isIncluded(s, step.including, rows, scope)) return false;
  return most > 0 && mostTogether(s, rows, step) >= Math.max(1, least);
}

/** Whether a step asks for what is like what was paid with. */
const isLikePaid = (step: Step | undefined): boolean => step?.step === 'target' && JSON.stringify(step.of.filter).includes('"sel":"paid"');

const OF_PAID = /"q":"stat","of":\{"sel":"paid"\}/;

/** Y17.2: of what is paid for an amount of Life Points or damage that it is worth, what is worth any; null: there is no such amount. */
function worthPaying(
  s: State,
  before: readonly Step[],
  step: Extract<Step, { step: 'pay' }>,
  parts: readonly Part[],
  scope: Scope,
): number[] | null {
  const [first] = parts;
  const { do: cost } = step;
  const one = 'what' in cost && (cost.what as Selector).sel === 'choose' && (cost.what as { max: number }).max === 1;
  if (!first || first.optional || first.if || !one || step !== before[before.length - 1] || !OF_PAID.test(JSON.stringify(first.do)))
    return null;
  const link = { ...(scope.link ?? { seat: scope.you, row: scope.self, event: null, targets: [] }), text: 0 } as unknown as Link;
  // Y21.10: what lies face-down has its values when it has left.
  return candidates(s, cost, scope, true).filter(
    (row) => !card(s, row).up || canDo(s, first.do, { ...scope, link: { ...link, paid: [row] } }),
  );
}

/** Y17.2: of what may be paid for a target that has to be like it, what leaves one; null: no such target follows. */
export function wiseCosts(s: State, before: readonly Step[], step: Step, parts: readonly Part[], scope: Scope): number[] | null {
  const at = before.indexOf(step);
  if (step.step !== 'pay') return null;
  if (!isLikePaid(before[at + 1])) return worthPaying(s, before, step, parts, scope);
  const link = scope.link ?? ({ seat: scope.you, row: scope.self, event: null, targets: [], paid: [] } as unknown as Link);
  return candidates(s, step.do, scope, true).filter((row) =>
    canActivateNow(s, before.slice(at + 1), parts, { ...scope, link: { ...link, paid: [...(link.paid ?? []), row] } }),
  );
}

/** Y17.8: what may be declared. */
export const wordsOf = (step: Extract<Step, { step: 'declare' }>): readonly string[] =>
  step.of === 'type' ? TYPES : step.of === 'attribute' ? ATTRIBUTES : [''];

/** Y17.2: the costs and targets that are there, and the first necessary part can be done. */
export function canActivateNow(s: State, before: readonly Step[], parts: readonly Part[], given: Scope, uses = parts): boolean {
  const milled = before.reduce(
    (n, b) => (b.step === 'pay' && 'what' in b.do && (b.do.what as Selector).sel === 'top' ? n + (b.do.what as { n: number }).n : n),
    0,
  );
  const bare: Scope = { ...given, ...(keepsSelf(uses) ? { keepsSelf: true as const } : {}), ...(milled > 0 ? { fewer: milled } : {}) };
  const scope: Scope = maySpare(s, costsOf(before), bare) ? { ...bare, frees: true } : bare;
  for (const step of before) {
    if (step.step === 'pay') {
      if (!canDo(s, step.do, scope, true)) return false;
      const wise = wiseCosts(s, before, step, parts, scope);
      if (wise) return wise.length > 0;
    } else if (step.step === 'declare') {
      const link = scope.link ?? ({ seat: scope.you, row: scope.self, event: null, targets: [], paid: [] } as unknown as Link);
      const rest = before.slice(before.indexOf(step) + 1);
      return wordsOf(step).some((declared) => canActivateNow(s, rest, parts, { ...scope, link: { ...link, declared } }, uses));
    } else if (!canTarget(s, step, targetsAfter(s, step, before, uses, scope), scope)) return false;
  }
  const [first] = parts;
  if (!first || first.optional === true) return true;
  if (refersBack(first.do))
    return (
      canDoToGiven(s, first.do, before, uses, scope) && canSummonSelfAfter(s, before, uses, scope) && canSummonOtherAfter(s, uses, scope)
    );
  if (looksAtTarget(first.do)) return true;
  return canDo(s, first.do, scope) && canSummonAfter(s, parts, scope) && canDoTogether(s, parts, scope);
}

/** As high as a toss or a roll could come. */
const ANY_LUCK = 99;

/** Y20.2: of "A and B" both must be possible; what is chosen or meant by B is looked for as things are now. */
function canDoTogether(s: State, parts: readonly Part[], scope: Scope): boolean {
  const [first, second] = parts;
  if (second?.join !== 'and' || second.optional || second.if || !('what' in second.do)) return true;
  const what = second.do.what as Selector;
  if (what.sel !== 'choose' && what.sel !== 'all') return true;
  const lucky = first.do.do === 'roll' || first.do.do === 'toss';
  return canDo(s, second.do, lucky ? { ...scope, luck: ANY_LUCK } : scope);
}

const refersBack = (effect: Effect): boolean =>
  'what' in effect && ['target', 'it', 'paid', 'among'].includes((effect.what as { sel?: string }).sel ?? '');
