/** Frames that stand for abilities: chapter symbols, level symbols and class level bars (CR 711.2, 714.2, 716.2). */
import type { Ability, Condition, Cost, Filter, Mod, TriggeredAbility } from '@apnap/ability';

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

/** One section of a Class (CR 716.2): the cost and level of its class level bar, and its lines. */
export interface ClassSection {
  cost: string;
  level: number;
  lines: string[];
}

/** The lines above the first class level bar, and the sections below; null when there is no bar. */
export function classSections(lines: readonly string[]): { top: string[]; sections: ClassSection[] } | null {
  const top: string[] = [];
  const sections: ClassSection[] = [];
  for (const line of lines) {
    // some editions write the ability of a level behind its bar
    const bar = /^([^:]+): Level (\d+)(?:\.|(?: — (.+)))?$/.exec(line);
    if (bar) sections.push({ cost: bar[1], level: Number(bar[2]), lines: bar[3] === undefined ? [] : [bar[3]] });
    else (sections.at(-1)?.lines ?? top).push(line);
  }
  return sections.length > 0 ? { top, sections } : null;
}

const levelIs = (cmp: '=' | '>=', level: number): Condition => ({
  if: 'compare',
  left: { q: 'stat', stat: 'level', of: { sel: 'self' } },
  cmp,
  right: level,
});

/** CR 716.2a: what a class level bar means. */
export const classAbilities = (cost: Cost[], level: number, abilities: readonly Ability[]): Ability[] => [
  {
    kind: 'activated',
    cost,
    program: { targets: [], effect: { do: 'setLevel', what: { sel: 'self' }, level } },
    timing: 'sorcery',
    condition: levelIs('=', level - 1),
  },
  {
    kind: 'static',
    condition: levelIs('>=', level),
    parts: [{ part: 'continuous', affects: { sel: 'self' }, mods: abilities.map((ability): Mod => ({ mod: 'addAbility', ability })) }],
  },
];

/** An anchor word and the text of its ability (CR 614.12b). */
export interface Anchor {
  word: string;
  text: string;
}

/** "As ~ enters, choose Khans or Dragons." with a bullet for each of these words; null for any other line and bullets. */
export function anchorsOf(line: string, bullets: readonly string[]): Anchor[] | null {
  const words = /^As ~ enters, choose (?:(.+), )?(\S+),? or (\S+)\.$/.exec(line);
  const anchors = bullets.flatMap((b) => {
    const match = /^(\S+) — (.+)$/.exec(b);
    return match ? [{ word: match[1], text: match[2] }] : [];
  });
  const named = words ? [...(words[1]?.split(', ') ?? []), words[2], words[3]] : [];
  const same = named.length === bullets.length && anchors.every((a, i) => a.word === named[i]);
  return same && anchors.length === bullets.length ? anchors : null;
}

/** CR 614.12b: one of the anchor words is chosen as the permanent enters. */
export const anchorChoice = (anchors: readonly Anchor[]): Ability => ({
  kind: 'static',
  parts: [
    {
      part: 'replacement',
      replacement: {
        replace: 'enters',
        what: IS_SELF,
        choices: { do: 'choose', who: { player: 'you' }, what: { choose: 'word', words: anchors.map((a) => a.word) }, link: 0 },
      },
    },
  ],
});

/** CR 614.12b: what an anchor word means: the ability is there as long as the word was chosen. */
export const anchoredAbility = (word: string, abilities: readonly Ability[]): Ability => ({
  kind: 'static',
  condition: { if: 'chosen', word, link: 0 },
  parts: [{ part: 'continuous', affects: { sel: 'self' }, mods: abilities.map((ability): Mod => ({ mod: 'addAbility', ability })) }],
});

const SOLVED: Condition = { if: 'matches', what: { sel: 'self' }, filter: { is: 'status', status: 'solved' } };

/** CR 719.3a: what "To solve" means. */
export const toSolve = (condition: Condition): Ability => ({
  kind: 'triggered',
  event: { on: 'step', step: 'end', whose: { player: 'you' } },
  condition: { if: 'and', of: [condition, { if: 'not', of: SOLVED }] },
  program: { targets: [], effect: { do: 'become', what: { sel: 'self' }, status: 'solved' } },
});

/** CR 702.169b-d: an ability after "Solved"; null for one that can't stand there. */
export function whenSolved(a: Ability): Ability | null {
  switch (a.kind) {
    case 'static':
    case 'activated':
      return { ...a, condition: a.condition ? { if: 'and', of: [SOLVED, a.condition] } : SOLVED };
    case 'triggered':
      return a.while ? null : { ...a, while: SOLVED };
    case 'keyword':
      return {
        kind: 'static',
        condition: SOLVED,
        parts: [{ part: 'continuous', affects: { sel: 'self' }, mods: [{ mod: 'addAbility', ability: a }] }],
      };
    case 'spell':
      return null;
    default:
      return a satisfies never;
  }
}
