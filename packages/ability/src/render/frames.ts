/** Abilities that are printed as a frame and not as a sentence: level symbols of levelers (CR 711.2). */
import type { Ability, Condition } from '../language.js';

/** What stands in one striation of a leveler's text box. */
export interface LevelFrame {
  from: number;
  to?: number;
  power: number;
  toughness: number;
  abilities: Ability[];
}

/** The bound on the level counters of the object itself, if that is what the condition is. */
function bound(c: Condition, cmp: '>=' | '<='): number | undefined {
  if (c.if !== 'compare' || c.cmp !== cmp || typeof c.right !== 'number' || typeof c.left !== 'object') return undefined;
  return c.left.q === 'counters' && c.left.counter === 'level' && c.left.of.sel === 'self' ? c.right : undefined;
}

function range(c: Condition | undefined): Pick<LevelFrame, 'from' | 'to'> | null {
  const [low, high, ...rest] = c?.if === 'and' ? c.of : c ? [c] : [];
  const from = low && bound(low, '>=');
  if (from === undefined || rest.length > 0) return null;
  if (!high) return { from };
  const to = bound(high, '<=');
  return to === undefined ? null : { from, to };
}

/** The striation that an ability is printed as; null for one that is a sentence. */
export function levelFrame(a: Ability): LevelFrame | null {
  if (a.kind !== 'static' || a.parts.length !== 1) return null;
  const levels = range(a.condition);
  const [part] = a.parts;
  if (!levels || part.part !== 'continuous' || part.affects.sel !== 'self') return null;
  const [stats, ...rest] = part.mods;
  if (stats?.mod !== 'setPT' || stats.as !== 'set' || typeof stats.power !== 'number' || typeof stats.toughness !== 'number') return null;
  const abilities = rest.flatMap((m) => (m.mod === 'addAbility' ? [m.ability] : []));
  return abilities.length === rest.length ? { ...levels, power: stats.power, toughness: stats.toughness, abilities } : null;
}

/** "2-3" or "4+". */
export const levelRange = (f: LevelFrame): string => (f.to === undefined ? `${f.from}+` : `${f.from}-${f.to}`);
