/** Abilities that are given with a colour written in that is chosen: a form for each colour, numbered like every node of the pool. */
import { type Ability, COLORS, type Effect, type StaticPart } from '@apnap/ability';
import type { Pool } from '../state/pool.js';

export type ContinuousPart = Extract<StaticPart, { part: 'continuous' }>;
/** Numbers a node and all that is in it. */
type Walk = (pool: Pool, node: unknown) => void;

/** Prepares the forms of a continuous effect that gives an ability with a colour chosen on resolution, one for each colour (CR 608.2d). */
export function colorForms(pool: Pool, effect: Extract<Effect, { do: 'continuous' }>, walk: Walk): void {
  const given = effect.mods.filter((m) => m.mod === 'addAbility');
  const slot = /"color":\{"slot":(\d+)\}/.exec(JSON.stringify(given))?.[1];
  if (slot === undefined) return;
  const chosen = `"color":{"slot":${slot}}`;
  const forms = new Map<string, Effect>();
  for (const color of COLORS) {
    const form = JSON.parse(JSON.stringify(effect).replaceAll(chosen, `"color":"${color}"`)) as Effect;
    walk(pool, form);
    forms.set(color, form);
  }
  pool.colorForms.set(effect, { slot: Number(slot), forms });
}

/** Prepares the forms of abilities that a static ability gives with the colour its object has chosen, one for each colour. */
export function colorAbilities(pool: Pool, part: ContinuousPart, walk: Walk): void {
  for (const m of part.mods) {
    const text = m.mod === 'addAbility' && part.affects.sel !== 'self' ? JSON.stringify(m.ability) : '';
    const link = /"color":\{"link":(\d+)\}/.exec(text)?.[1];
    if (link === undefined || m.mod !== 'addAbility' || pool.colorAbilities.has(m.ability)) continue;
    const forms = COLORS.map((color): [string, Ability] => [
      color,
      JSON.parse(text.replaceAll(`"color":{"link":${link}}`, `"color":"${color}"`)) as Ability,
    ]);
    for (const [, form] of forms) walk(pool, form);
    pool.colorAbilities.set(m.ability, { link: Number(link), forms: new Map(forms) });
  }
}
