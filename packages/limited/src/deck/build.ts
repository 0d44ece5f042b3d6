/**
 * Builds a deck from a pool, and says why: the two colours in which the best twenty-three cards come together, a third for a few cards where it is worth its lands,
 * creatures along a curve, and lands by what the cards cost.
 */
import { COLORS, type Color } from '@apnap/ability';
import { BASICS } from '../boosters/basics.js';
import { type Candidate, candidateOf, isCastable, type PoolCard } from './cards.js';
import { chooseSpells } from './choose.js';
import { manaFor } from './lands.js';
import type { BuiltDeck, Mana, Plan } from './plan.js';
import { reasonsFor } from './reasons.js';
import { splashFor } from './splash.js';

/** What is asked of the builder. */
export interface BuildWishes {
  /** Cards of the deck; absent: 40 (CR 100.2b). */
  readonly size?: number;
  /** These colours and no others. */
  readonly colors?: readonly Color[];
}

/** All pairs of colours. */
export const PAIRS: readonly (readonly Color[])[] = COLORS.flatMap((a, i) => COLORS.slice(i + 1).map((b) => [a, b]));

/** Points that a place without a card costs: a land too many. */
const EMPTY_PLACE = -2.5;

function planFor(pool: readonly Candidate[], colors: readonly Color[], places: number): Plan {
  const spells = chooseSpells(
    pool.filter((c) => !c.land && isCastable(c, colors)),
    places,
  );
  const points = spells.reduce((n, c) => n + c.rating, 0) + EMPTY_PLACE * (places - spells.length);
  return { colors, spells, points, splash: null };
}

/** All ways to build in two colours (or in those wished for), the best first. */
export function plansFor(pool: readonly Candidate[], places: number, wished?: readonly Color[]): Plan[] {
  return (wished ? [wished] : PAIRS).map((colors) => planFor(pool, colors, places)).sort((x, y) => y.points - x.points);
}

/** Builds a deck. The same pool gives the same deck. */
export function buildDeck(pool: readonly PoolCard[], wishes: BuildWishes = {}): BuiltDeck {
  const size = wishes.size ?? 40;
  const candidates = pool.map(candidateOf).sort((x, y) => y.rating - x.rating || x.id - y.id);
  const usual = Math.round((size * 23) / 40);
  const plans = plansFor(candidates, usual, wishes.colors);
  const twoColored = plans[0];
  const splashed = wishes.colors ? twoColored : splashFor(candidates, twoColored, usual);
  const mana = manaFor(candidates, splashed, size);
  // One land more or less than usual: a card less or more.
  const plan = refitted(candidates, splashed, size - mana.lands, usual);
  const land: Mana = manaFor(candidates, plan, size, mana.lands);
  return {
    main: [...plan.spells.map((c) => c.id), ...land.nonbasic.map((c) => c.id)],
    basics: BASICS.map((_, i) => land.basics[i]),
    colors: plan.colors,
    points: plan.points,
    ...reasonsFor(candidates, plan, plans, land),
  };
}

/** The plan with so many places for cards. */
function refitted(pool: readonly Candidate[], plan: Plan, places: number, usual: number): Plan {
  if (places === usual) return plan;
  const splashed = plan.splash ? plan.spells.filter((c) => plan.splash !== null && c.needs.includes(plan.splash)) : [];
  const own = pool.filter((c) => !c.land && isCastable(c, plan.colors));
  const spells = [...chooseSpells(own, places - splashed.length), ...splashed];
  return { ...plan, spells };
}
