/** Mana of a color that the ability itself has chosen before ("Choose a color. Add one mana of that color for each …"): the payment planner chooses both at once (CR 605.3b, 608.2c). */
import { COLORS, type Effect, type ManaType, type Slot } from '@apnap/ability';
import type { Env } from '../state/objects.js';

type ManaEffect = Extract<Effect, { do: 'mana' }>;
type Choice = Extract<Effect, { do: 'choose' }> & { slot: Slot };

/** The step that chooses the color of this mana; undefined where it is no free choice of whoever activates the ability. */
export function colorChoice(effect: Effect, leaf: ManaEffect): Choice | undefined {
  const { types } = leaf.mana;
  if (effect.do !== 'seq' || !types || !('chosen' in types) || typeof types.chosen !== 'object' || !('slot' in types.chosen))
    return undefined;
  const { slot } = types.chosen;
  return effect.of
    .slice(0, Math.max(0, effect.of.indexOf(leaf)))
    .find((e): e is Choice => e.do === 'choose' && e.slot === slot && isFree(e));
}

const isFree = (e: Extract<Effect, { do: 'choose' }>): boolean =>
  e.what.choose === 'color' &&
  e.what.among === undefined &&
  e.what.count === undefined &&
  e.how === undefined &&
  e.secret === undefined &&
  e.link === undefined &&
  'player' in e.who &&
  e.who.player === 'you';

/** The surroundings once this color is chosen. */
export function withColor(env: Env, { slot }: Choice, color: string): Env {
  const slots = env.slots.slice();
  while (slots.length <= slot) slots.push(null);
  slots[slot] = color;
  return { ...env, slots };
}

/** The color that was chosen, by the mana that comes of it; where that was changed into something else, any. */
export const colorOf = (made: readonly { type: ManaType }[]): string =>
  COLORS.find((color) => made.some((m) => m.type === color)) ?? COLORS[0];
