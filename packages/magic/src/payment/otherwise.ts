/** What another way to pay would spare that the plan does not. */
import { solve } from './solver.js';
import type { KeepCost, PaymentRequest, Plan } from './types.js';

/** Of nothing more is spent than by the plan that can't be had back: no other way to pay is as good as the plan without that. */
const asSparing = (other: Plan | undefined, plan: Plan): other is Plan =>
  other !== undefined && other.score.irreversible <= plan.score.irreversible && other.score.life <= plan.score.life;

/** Whether this cost, which the plan gives up, would stay payable in another way that uses up no more. */
export function couldKeep(request: PaymentRequest, plan: Plan, cost: KeepCost): boolean {
  const other = solve({ ...request, keep: [{ cost: cost.cost, weight: 1 }] });
  return asSparing(other, plan) && other.keeps.length > 0;
}

/** Whether the cost could be paid without one of these sources, which the plan uses, in a way that uses up no more. */
export function couldSpare(request: PaymentRequest, plan: Plan, key: number): boolean {
  return asSparing(solve({ ...request, sources: request.sources.filter((s) => s.key !== key), keep: [] }), plan);
}
