/** Frames that stand for abilities: chapter symbols, level symbols and class level bars (CR 711.2, 714.2, 716.2). */
import type { Ability, Condition, Filter, Mod, TriggeredAbility } from '@apnap/ability';

const IS_SELF: Filter = { is: 'oneOf', of: { sel: 'self' } };
const ROMAN: Readonly<Record<string, number>> = { I: 1, II: 2, III: 3, IV: 4, V: 5, VI: 6, VII: 7, VIII: 8, IX: 9, X: 10 };

/** A chapter line: its numbers and what happens; null for any other line (CR 714.2a). */
export function chapterLine(line: string): { reaches: number[]; body: string } | null {
  const match = /^([IVX]+(?:, [IVX]+)*) — (.*)$/.exec(line);
  const reaches = match?.[1].split(', ').map((r) => ROMAN[r]) ?? [];
  return match && reaches.every((n) => n !== undefined) ? { reaches, body: match[2] } : null;
}

/** CR 714.2b: what a chapter symbol means. */
export const chapterAbility = (reaches: number[], program: TriggeredAbility['program']): Ability => ({
  kind: 'triggered',
  event: { on: 'counters', change: 'put', counter: 'lore', what: IS_SELF, reaches },
  program,
});

/** One striation of a leveler's text box (CR 711.2): the range of its level symbol, its power and toughness, its lines. */
export interface Striation {
  from: number;
  to?: number;
  power: number;
  toughness: number;
  lines: string[];
}

/** The lines before the first level symbol, and the striations; null when the lines are not those of a leveler. */
export function striations(lines: readonly string[]): { top: string[]; levels: Striation[] } | null {
  const top: string[] = [];
  const levels: Striation[] = [];
  for (let i = 0; i < lines.length; i++) {
    const symbol = /^LEVEL (\d+)(?:-(\d+)|\+)$/.exec(lines[i]);
    if (!symbol) {
      (levels.at(-1)?.lines ?? top).push(lines[i]);
      continue;
    }
    const stats = /^(\d+)\/(\d+)$/.exec(lines[++i] ?? '');
    if (!stats) return null;
    levels.push({
      from: Number(symbol[1]),
      ...(symbol[2] === undefined ? {} : { to: Number(symbol[2]) }),
      power: Number(stats[1]),
      toughness: Number(stats[2]),
      lines: [],
    });
  }
  return levels.length > 0 ? { top, levels } : null;
}

/** CR 711.2a-b: what a level symbol means. */
export function levelAbility(level: Striation, abilities: readonly Ability[]): Ability {
  const levels = { q: 'counters', counter: 'level', of: { sel: 'self' } } as const;
  const from: Condition = { if: 'compare', left: levels, cmp: '>=', right: level.from };
  const to: Condition[] = level.to === undefined ? [] : [{ if: 'compare', left: levels, cmp: '<=', right: level.to }];
  const mods: Mod[] = [
    { mod: 'setPT', power: level.power, toughness: level.toughness, as: 'set' },
    ...abilities.map((ability): Mod => ({ mod: 'addAbility', ability })),
  ];
  return {
    kind: 'static',
    condition: to.length === 0 ? from : { if: 'and', of: [from, ...to] },
    parts: [{ part: 'continuous', affects: { sel: 'self' }, mods }],
  };
}
