/** Cards with station symbols (Edge of Eternities): what stands behind a symbol is so while there are that many charge counters. */
import type { Ability, CardType, Condition, Mod } from '@apnap/ability';
import type { FaceInput } from './input.js';

/** What stands behind one station symbol: how many charge counters it asks for, and its lines. */
export interface StationSection {
  charges: number;
  lines: string[];
}

const SYMBOL = /^(\d+)\+ \| (.*)$/;

/** The lines above the first station symbol, and the sections; null when there is no symbol. */
export function stationSections(lines: readonly string[]): { top: string[]; sections: StationSection[] } | null {
  const top: string[] = [];
  const sections: StationSection[] = [];
  for (const line of lines) {
    const symbol = SYMBOL.exec(line);
    if (symbol) sections.push({ charges: Number(symbol[1]), lines: [symbol[2]] });
    else (sections.at(-1)?.lines ?? top).push(line);
  }
  return sections.length > 0 ? { top, sections } : null;
}

/** A face whose symbols stand in lines of their own, and whose power and toughness end the text, in the words of the others. */
export function plainStation(face: FaceInput): FaceInput {
  const lines = (face.text ?? '').split('\n');
  if (!lines.some((l) => /^STATION \d+\+$/.test(l))) return face;
  const size = /^(\d+)\/(\d+)$/.exec(lines.at(-1) ?? '');
  const text = (size ? lines.slice(0, -1) : lines).join('\n').replace(/^STATION (\d+)\+\n/gm, '$1+ | ');
  return { ...face, text, ...(size ? { power: size[1], toughness: size[2] } : {}) };
}

const CREATURE: Mod = { mod: 'types', change: 'add', types: ['Creature' satisfies CardType], subtypes: [], supertypes: [] };

/** What a station symbol means; behind the one with power and toughness the permanent is a creature, too. */
export function stationAbility(charges: number, abilities: readonly Ability[], creature: boolean): Ability {
  const condition: Condition = {
    if: 'compare',
    left: { q: 'counters', counter: 'charge', of: { sel: 'self' } },
    cmp: '>=',
    right: charges,
  };
  const mods: Mod[] = [...(creature ? [CREATURE] : []), ...abilities.map((ability): Mod => ({ mod: 'addAbility', ability }))];
  return { kind: 'static', condition, parts: [{ part: 'continuous', affects: { sel: 'self' }, mods }] };
}
