/** Abilities that are printed as a frame and not as a sentence: level symbols, class level bars, the two of a Case (CR 711.2, 716.2, 719.3). */
import type { Face } from '../card.js';
import type { Ability, Condition, Cost, Room, TriggeredAbility } from '../language.js';
import { hasStation } from '../subtypes.js';

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

/** The level that a condition asks of a Class. */
function levelAsked(c: Condition | undefined, cmp: '=' | '>='): number | undefined {
  if (c?.if !== 'compare' || c.cmp !== cmp || typeof c.left !== 'object' || typeof c.right !== 'number') return undefined;
  return c.left.q === 'stat' && c.left.stat === 'level' && c.left.of.sel === 'self' ? c.right : undefined;
}

/** The class level bar that an ability is printed as: its cost and its level. */
export function classBar(a: Ability): { cost: Cost[]; level: number } | null {
  if (a.kind !== 'activated' || a.program.effect.do !== 'setLevel' || a.program.effect.what.sel !== 'self') return null;
  const { level } = a.program.effect;
  return levelAsked(a.condition, '=') === level - 1 ? { cost: a.cost, level } : null;
}

/** What stands below a class level bar. */
export function classSection(a: Ability): Ability[] | null {
  if (a.kind !== 'static' || a.parts.length !== 1 || levelAsked(a.condition, '>=') === undefined) return null;
  const [part] = a.parts;
  if (part.part !== 'continuous' || part.affects.sel !== 'self') return null;
  const abilities = part.mods.flatMap((m) => (m.mod === 'addAbility' ? [m.ability] : []));
  return abilities.length === part.mods.length ? abilities : null;
}

/** What stands behind a station symbol: the charge counters it asks for, and its abilities. */
export function stationSection(face: Face, a: Ability): { charges: number; abilities: Ability[] } | null {
  if (a.kind !== 'static' || a.parts.length !== 1 || a.condition?.if !== 'compare') return null;
  if (!hasStation(face.subtypes)) return null;
  const { left, cmp, right } = a.condition;
  const [part] = a.parts;
  if (typeof left !== 'object' || left.q !== 'counters' || left.counter !== 'charge' || left.of?.sel !== 'self' || cmp !== '>=')
    return null;
  if (typeof right !== 'number' || part.part !== 'continuous' || part.affects.sel !== 'self') return null;
  return { charges: right, abilities: part.mods.flatMap((m) => (m.mod === 'addAbility' ? [m.ability] : [])) };
}

/** An anchor word and the abilities that are there as long as it was chosen (CR 614.12b). */
export function anchorSection(a: Ability): { word: string; abilities: Ability[] } | null {
  if (a.kind !== 'static' || a.parts.length !== 1 || a.condition?.if !== 'chosen') return null;
  const [part] = a.parts;
  if (part.part !== 'continuous' || part.affects.sel !== 'self') return null;
  const abilities = part.mods.flatMap((m) => (m.mod === 'addAbility' ? [m.ability] : []));
  return abilities.length === part.mods.length ? { word: a.condition.word, abilities } : null;
}

const isSolved = (c: Condition | undefined): boolean =>
  c?.if === 'matches' && c.what.sel === 'self' && c.filter.is === 'status' && c.filter.status === 'solved';

/** The condition after "To solve", when the ability is that one. */
export function toSolve(a: Ability): Condition | null {
  if (a.kind !== 'triggered' || a.program.effect.do !== 'become' || a.program.effect.status !== 'solved') return null;
  return a.condition?.if === 'and' && a.condition.of.length === 2 ? a.condition.of[0] : null;
}

/** The ability after "Solved", when it is one that a Case has when solved. */
export function solvedAbility(a: Ability): Ability | null {
  if (a.kind === 'triggered') {
    const { while: during, ...rest } = a;
    return isSolved(during) ? rest : null;
  }
  if (a.kind !== 'static' && a.kind !== 'activated') return null;
  const { condition, ...rest } = a;
  if (isSolved(condition)) return keywordOnly(rest) ?? rest;
  return condition?.if === 'and' && condition.of.length === 2 && isSolved(condition.of[0]) ? { ...rest, condition: condition.of[1] } : null;
}

/** A keyword ability stands by itself after "Solved". */
function keywordOnly(a: Ability): Ability | null {
  if (a.kind !== 'static' || a.parts.length !== 1 || a.parts[0].part !== 'continuous' || a.parts[0].affects.sel !== 'self') return null;
  const [mod, ...more] = a.parts[0].mods;
  return more.length === 0 && mod?.mod === 'addAbility' && mod.ability.kind === 'keyword' ? mod.ability : null;
}

/** The rooms of a dungeon with their room abilities (CR 309.4c); none for other faces. */
export function roomsOf(face: Face): { room: Room; ability: TriggeredAbility }[] {
  return face.abilities.flatMap((a) => (a.kind === 'triggered' && a.event.on === 'room' ? [{ room: a.event.room, ability: a }] : []));
}
