/** Choices that only the rules of other years ask for. */
import type { Effect } from '@apnap/ability';
import { type Id, isSeat } from '@apnap/kernel';
import type { DecisionView, ObjectView } from '@apnap/magic';
import { type Board, has, isLand, power, toughnessLeft } from './board.js';
import { handValue, lifeWorth, permanentValue } from './evaluate.js';
import { type Env, number } from './read.js';
import { damageToObject } from './worth-verbs.js';

/** How much an object deals, as far as its effect says: the first damage in it. */
function amountIn(b: Board, effects: readonly Effect[], env: Env): number {
  for (const e of effects) {
    if (e.do === 'damage') return number(b, e.amount, env);
    const n = e.do === 'seq' ? amountIn(b, e.of, env) : 0;
    if (n > 0) return n;
  }
  return 0;
}

/** 2015:306.7: the planeswalker that damage to my opponent is dealt to instead, if that does more; none otherwise. */
export function redirected(b: Board, d: DecisionView, objects: readonly (ObjectView | null)[], env: Env): number[] {
  const source = b.object(d.source) ?? env.self;
  const effects = source
    ? b
        .abilities(source)
        .flatMap((a) => ('program' in a ? [a.program.effect, ...(a.program.modes?.options ?? []).map((m) => m.effect)] : []))
    : [];
  const amount = amountIn(b, effects, env) || (source ? power(source) : 0);
  let most = lifeWorth(b, b.opp, -amount);
  let chosen: number[] = [];
  objects.forEach((o, i) => {
    const gain = o ? damageToObject(b, o.id, amount, source) : 0;
    if (gain <= most) return;
    most = gain;
    chosen = [i];
  });
  return chosen;
}

/** What killing it is worth for each point of damage it takes. */
function urgency(b: Board, source: ObjectView | null, o: ObjectView | null): number {
  if (!o || has(o, 'indestructible')) return 0;
  const need = source && has(source, 'deathtouch') ? 1 : Math.max(1, toughnessLeft(o));
  const able = source === null || need <= power(source);
  return permanentValue(b, o) / need + (able ? 100 : 0);
}

/** 2015:509.2-2015:509.3: first what can be killed, the best for its toughness before the others. */
export function damageOrder(b: Board, d: DecisionView, ids: readonly Id[]): number[] {
  const source = b.object(d.source);
  const scores = ids.map((id) => urgency(b, source, isSeat(id) ? null : b.object(id)));
  return ids.map((_, i) => i).sort((x, y) => scores[y] - scores[x] || x - y);
}

/** 2015:509.7: where in the order what came later stands: before the first that matters less; behind all others where none does. */
export function placeBefore(b: Board, d: DecisionView, objects: readonly (ObjectView | null)[]): number[] {
  const late = b.object(d.source);
  const attacker = late ? (late.blocking.map((id) => b.object(id)).find((o) => o !== null) ?? null) : null;
  const score = urgency(b, attacker, late);
  const at = objects.findIndex((o) => urgency(b, attacker, o) < score);
  return at < 0 ? [] : [at];
}

/** 2015:903.8: lands beyond four, and what is too dear, go away. */
export function awayFrom(b: Board, objects: readonly (ObjectView | null)[]): number[] {
  const lands = objects.filter((o) => o !== null && isLand(o)).length;
  let spare = Math.max(0, lands - 4);
  return objects.flatMap((o, i) => {
    if (!o) return [];
    if (isLand(o)) return spare-- > 0 ? [i] : [];
    return o.manaValue > 3 && (lands < 3 || handValue(b, o) < 1.3) ? [i] : [];
  });
}
