/** Why a deck is as it is, as messages. */
import type { Color } from '@apnap/ability';
import type { Message } from '@apnap/kernel';
import { BETWEEN_NAMES } from '../messages.js';
import type { Candidate } from './cards.js';
import type { BuiltDeck, Mana, Plan } from './plan.js';

/** Points with one digit. */
export const one = (n: number): string => (Math.round(n * 10) / 10).toFixed(1);

/** Colours as the symbols that clients draw. */
export const symbols = (colors: readonly Color[]): string => colors.map((c) => `{${c}}`).join('');

/** Why a card is in the deck. */
function cardReason(c: Candidate, plan: Plan, best: number): Message {
  const rating = one(c.rating);
  if (plan.splash && c.needs.includes(plan.splash)) return { id: 'limited.why.splash', params: { rating, color: symbols([plan.splash]) } };
  if (c.rating >= best) return { id: 'limited.why.best', params: { rating } };
  if (c.creature && c.value <= 2) return { id: 'limited.why.early', params: { rating, value: c.value } };
  if (c.creature) return { id: 'limited.why.creature', params: { rating, value: c.value } };
  return { id: 'limited.why.spell', params: { rating, value: c.value } };
}

/** All there is to say of a deck of two colours. */
export function reasonsFor(
  pool: readonly Candidate[],
  plan: Plan,
  plans: readonly Plan[],
  mana: Mana,
): Pick<BuiltDeck, 'reasons' | 'cards'> {
  const reasons: Message[] = [];
  const next = plans.find((p) => p.colors !== plan.colors);
  if (next)
    reasons.push({
      id: 'limited.why.colors',
      params: { colors: symbols(plan.colors), points: one(plans[0].points), next: symbols(next.colors), other: one(next.points) },
    });
  else reasons.push({ id: 'limited.why.wished', params: { colors: symbols(plan.colors), points: one(plan.points) } });
  if (plan.splash) {
    const count = plan.spells.filter((c) => plan.splash !== null && c.needs.includes(plan.splash)).length;
    reasons.push({ id: 'limited.why.third', params: { color: symbols([plan.splash]), n: count } });
  }
  const rest = restOf(pool, plan, mana);
  return { reasons: [...reasons, ...rest.reasons], cards: rest.cards };
}

/** What is to be said of lands and cards, whatever decided about the colours. */
export function restOf(pool: readonly Candidate[], plan: Plan, mana: Mana): Pick<BuiltDeck, 'reasons' | 'cards'> {
  const reasons: Message[] = [];
  reasons.push({ id: 'limited.why.lands', params: { n: mana.lands, average: one(mana.average) } });
  reasons.push({ id: 'limited.why.creatures', params: { n: plan.spells.filter((c) => c.creature).length, of: plan.spells.length } });
  const unused = pool.filter((c) => !c.land && c.rating > 0 && !plan.spells.includes(c)).slice(0, 3);
  if (unused.length > 0) reasons.push({ id: 'limited.why.out', params: { names: unused.map((c) => c.name).join(BETWEEN_NAMES) } });
  const sorted = plan.spells.map((c) => c.rating).sort((x, y) => y - x);
  const best = sorted[Math.floor(sorted.length / 4)] ?? 0;
  return {
    reasons,
    cards: [
      ...plan.spells.map((c) => ({ id: c.id, reason: cardReason(c, plan, best) })),
      ...mana.nonbasic.map((c) => ({
        id: c.id,
        reason: { id: 'limited.why.land', params: { colors: c.makes.map((x) => `{${x}}`).join('') } },
      })),
    ],
  };
}
