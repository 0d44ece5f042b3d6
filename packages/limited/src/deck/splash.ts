/** A third colour for a few cards: where they are so much better than what they replace that it is worth the lands. */
import { COLORS, type Color } from '@apnap/ability';
import { type Candidate, isCastable } from './cards.js';
import type { Plan } from './plan.js';

/** Most cards of a third colour, and what each must gain over the card it replaces; less with lands that make the colour. */
const MOST = 3;
const GAIN = 2.2;
const GAIN_WITH_LANDS = 1.2;

/** Cards with one symbol of the third colour, and otherwise of the plan's. */
const splashable = (c: Candidate, plan: Plan, color: Color): boolean =>
  !c.land && c.symbols[color] === 1 && isCastable(c, [...plan.colors, color]) && !isCastable(c, plan.colors) && c.value >= 3;

/** Lands of the pool that make this colour and one of the plan's. */
const landsFor = (pool: readonly Candidate[], plan: Plan, color: Color): number =>
  pool.filter((c) => c.land && c.makes.includes(color) && c.makes.some((x) => plan.colors.some((p) => p === x))).length;

/** The plan with a third colour where one is worth it; else the plan. */
export function splashFor(pool: readonly Candidate[], plan: Plan, places: number): Plan {
  let best = plan;
  for (const color of COLORS) {
    if (plan.colors.includes(color)) continue;
    const gain = landsFor(pool, plan, color) >= 2 ? GAIN_WITH_LANDS : GAIN;
    const cards = pool.filter((c) => splashable(c, plan, color)).slice(0, MOST);
    const weakest = plan.spells.slice().sort((x, y) => x.rating - y.rating);
    const better = cards.filter(
      (c, i) => (weakest[i] && plan.spells.length >= places ? c.rating - weakest[i].rating : c.rating + GAIN) >= gain,
    );
    if (better.length === 0) continue;
    const over = Math.max(0, plan.spells.length + better.length - places);
    const out = new Set(weakest.slice(0, over));
    const spells = [...plan.spells.filter((c) => !out.has(c)), ...better];
    const points = plan.points + better.reduce((n, c) => n + c.rating - gain, 0) - weakest.slice(0, over).reduce((n, c) => n + c.rating, 0);
    if (points > best.points) best = { ...plan, spells, points, splash: color };
  }
  return best;
}
