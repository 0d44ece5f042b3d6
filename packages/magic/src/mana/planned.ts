/** A payment that is asked for, with what its plan was made from; and whether there is anything to choose about it. */
import { mentions } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { couldKeep, couldSpare } from '../payment/otherwise.js';
import type { KeepCost, PaymentRequest, Plan } from '../payment/types.js';
import { characteristicsOf, controllerOf } from '../reading/characteristics.js';
import { hasType } from '../reading/traits.js';
import { live } from '../state/access.js';
import { stepOf } from '../state/asked.js';
import type { State } from '../state/types.js';
import type { Means } from './means.js';

/** A cost of a card in hand that should stay payable. */
export interface Kept extends KeepCost {
  card: Id;
  /** The card can be cast whenever one has priority. */
  anytime: boolean;
}

/** A plan with the means it uses and the question it answers. It stays beside the state while the payment is asked for (`remember`). */
export class PlannedPayment {
  constructor(
    readonly plan: Plan,
    readonly means: readonly Means[],
    readonly request: PaymentRequest,
    readonly keep: readonly Kept[],
  ) {}
}

/** The plan of the payment that is asked for; undefined where none is, or where the state was restored since. */
const plannedIn = (s: State): PlannedPayment | undefined =>
  s._memo?.findLast((value): value is PlannedPayment => value instanceof PlannedPayment);

/**
 * Whether the payment that is asked for need not be put to a person: every way to pay uses up nothing for good and leaves as much that is of use as the
 * plan does, so that there is nothing to choose (CR 601.2g lets one choose; this says when that makes no difference that anybody could see).
 * False where it is not known.
 */
export function nothingToChoose(s: State): boolean {
  const { pending } = s;
  const planned = plannedIn(s);
  if (pending?.kind !== 'pay' || !planned) return false;
  const { plan, means, request } = planned;
  if (!plan.exact || plan.life > 0 || plan.damage > 0 || plan.score.irreversible > 0) return false;
  if (means.some(helpsOrRides) || readsManaSpent(s, pending.seat, pending.source ?? 0)) return false;
  if (lostKeeps(s, planned, pending.seat).some((cost) => couldKeep(request, plan, cost))) return false;
  return !plan.uses.some((u) => isCreature(s, means[u.key].id) && couldSpare(request, plan, u.key));
}

/** Other help than mana, or mana with which more comes, is chosen by the player. */
const helpsOrRides = (m: Means): boolean =>
  m.kind !== 'mana' ||
  m.fed !== undefined ||
  m.source.outputs.some((o) => o.kind !== undefined && o.kind !== 'mana') ||
  (m.ability !== null && mentions(m.ability.program, (node) => node.rider !== undefined));

/** What can't be cast before one's lands untap again is of no use now. */
function lostKeeps(s: State, { plan, keep }: PlannedPayment, seat: number): Kept[] {
  const step = stepOf(s);
  const own = s.turn.active === seat && step !== 'end' && step !== 'cleanup';
  return plan.notes.flatMap((n) => (n.id === 'mana.losesKeep' && (own || keep[n.keep].anytime) ? [keep[n.keep]] : []));
}

/** Whether something asks of which colours, or from which sources, the mana was (CR 702.44a, 106.3). */
function readsManaSpent(s: State, seat: number, source: Id): boolean {
  const reads = (id: Id): boolean => {
    const o = live(s, id);
    return o !== null && mentions(s._pool.cards[o.card]?.card, asksWhichMana);
  };
  return reads(source) || s.battlefield.some((id) => controllerOf(s, id) === seat && reads(id));
}

const asksWhichMana = (node: Readonly<Record<string, unknown>>): boolean =>
  node.keyword === 'sunburst' || (node.q === 'manaSpent' && (node.measure === 'colors' || 'type' in node || 'from' in node));

function isCreature(s: State, id: Id): boolean {
  const o = live(s, id);
  return o !== null && hasType(characteristicsOf(s, o), 'Creature');
}
