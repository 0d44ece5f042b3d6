/** How many lands, and which: by what the cards cost. */
import { COLORS, type Color } from '@apnap/ability';
import type { Candidate } from './cards.js';
import type { Mana, Plan } from './plan.js';

/** Basic lands of the colour of a splash, at least. */
const SPLASH_LANDS = 2;
const MOST_NONBASIC = 5;

/** Seventeen lands in forty cards; sixteen where cards cost little, eighteen where they cost much. */
function landCount(average: number, size: number): number {
  const usual = Math.round((size * 17) / 40);
  if (average < 2.55) return usual - 1;
  return average > 3.75 ? usual + 1 : usual;
}

/** Symbols of each colour in the costs of the cards; half for each side of a hybrid symbol. */
function demand(plan: Plan, color: Color): number {
  const all = plan.splash ? [...plan.colors, plan.splash] : plan.colors;
  return plan.spells.reduce((n, c) => {
    const hybrid = c.either.filter((pair) => pair.includes(color));
    const shared = hybrid.reduce((m, pair) => m + 1 / pair.filter((x) => all.some((y) => y === x)).length, 0);
    return n + (c.symbols[color] ?? 0) + shared;
  }, 0);
}

/** Shares out so many lands by demand, so that every colour that is needed has some. */
function shared(lands: number, needs: readonly number[], least: number): number[] {
  const total = needs.reduce((x, y) => x + y, 0);
  if (total === 0) return needs.map((_, i) => (i === 0 ? lands : 0));
  const exact = needs.map((n) => (n === 0 ? 0 : Math.max(least, (lands * n) / total)));
  const sum = exact.reduce((x, y) => x + y, 0);
  const scaled = exact.map((x) => (x * lands) / sum);
  const floors = scaled.map(Math.floor);
  let rest = lands - floors.reduce((x, y) => x + y, 0);
  const order = scaled.map((x, i) => [x - floors[i], i] as const).sort((x, y) => y[0] - x[0] || x[1] - y[1]);
  for (const [, i] of order) if (rest-- > 0) floors[i]++;
  return floors;
}

/** The lands for a plan. @param fixed so many, whatever the cards cost */
export function manaFor(pool: readonly Candidate[], plan: Plan, size: number, fixed?: number): Mana {
  const spells = plan.spells;
  const average = spells.length === 0 ? 0 : spells.reduce((n, c) => n + c.value, 0) / spells.length;
  const wanted = fixed ?? landCount(average, size);
  const lands = fixed === undefined ? wanted : size - spells.length;
  const colors: readonly Color[] = plan.splash ? [...plan.colors, plan.splash] : plan.colors;
  const useful = (c: Candidate): number => c.makes.filter((x) => colors.some((y) => y === x)).length;
  const nonbasic = pool
    .filter((c) => c.land && useful(c) >= 2)
    .sort((x, y) => useful(y) - useful(x) || y.rating - x.rating)
    .slice(0, Math.min(MOST_NONBASIC, lands));
  const needs = COLORS.map((c) => (colors.includes(c) ? Math.max(demand(plan, c), c === plan.splash ? 1 : 0.01) : 0));
  // What other lands make is needed less.
  const made = COLORS.map((c) => nonbasic.filter((l) => l.makes.includes(c)).length / 2);
  const share = shared(
    lands - nonbasic.length,
    needs.map((n, i) => (n === 0 ? 0 : Math.max(0.3, n - made[i]))),
    plan.splash ? SPLASH_LANDS : 3,
  );
  return { lands, nonbasic, basics: share, average };
}
