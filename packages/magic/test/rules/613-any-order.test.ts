/**
 * CR 613 for whatever continuous effects come together, in whatever order, where none depends on another: compared with the layers written down once more, one line each. All
 * effects are about all creatures and no source of them is a creature, so nothing changes what another applies to or does (613.8a).
 */
import type { Mod } from '@apnap/ability';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshDerived } from '../../src/index.js';
import { type Table, table } from '../kit.js';
import { adds, all, becomes, CREATURE, color, grants, has, keyword, permanent, pt, spell, untilEnd } from './write.js';

/** Effects by name. Nobody's power or toughness falls below 1, so that whatever is switched, nothing dies (704.5f). */
const EFFECTS: Readonly<Record<string, readonly Mod[]>> = {
  Growth: [pt(1, 1)],
  Claws: [pt(2, 0)],
  Hide: [pt(0, 3)],
  Dwarfing: [becomes(1, 1)],
  Stature: [becomes(3, 5)],
  Turning: [{ mod: 'switchPT' }],
  Bleach: [color('W')],
  Scorch: [color('R')],
  Tint: [{ mod: 'colors', change: 'add', colors: ['G'] }],
  Wings: [has('flying')],
  Watch: [has('vigilance')],
  Clipping: [{ mod: 'loseAbility', keyword: 'flying' }],
  Blankness: [{ mod: 'loseAllAbilities' }],
  Plating: [adds('Artifact')],
  'Pale Wings': [color('W'), has('flying'), pt(1, 1)],
  'Plain Toad': [{ mod: 'loseAllAbilities' }, color('U'), becomes(1, 1)],
};
/** Those of which any two give the same in either order. */
const COMMUTING = ['Growth', 'Claws', 'Hide', 'Turning', 'Tint', 'Wings', 'Watch', 'Plating'];

for (const [name, mods] of Object.entries(EFFECTS)) {
  permanent(name, { cost: '{0}' }, grants(all(CREATURE), ...mods));
  spell(`${name} Spell`, '{0}', 'Instant', [], untilEnd(all(CREATURE), ...mods));
}
permanent('Beast', { cost: '{0}', pt: [2, 3] }, keyword('trample'));

/** What a Beast is, in words. */
const seen = (t: Table): string => {
  const { power, toughness, colors, keywords, types } = t.perm('Beast');
  return [`${power}/${toughness}`, [...colors].sort(), [...keywords].sort(), [...types].sort()].map(String).join('; ');
};

/** The same by the words of 613.1 and 613.4, effects in the order of their timestamps (613.7). */
function expected(names: readonly string[]): string {
  const mods = names.flatMap((name) => EFFECTS[name]);
  const of = <K extends Mod['mod']>(kind: K): Extract<Mod, { mod: K }>[] =>
    mods.filter((m): m is Extract<Mod, { mod: K }> => m.mod === kind);
  const types = new Set(['Creature', ...of('types').flatMap((m) => m.types ?? [])]);
  let colors = new Set<unknown>();
  for (const m of of('colors')) colors = new Set([...(m.change === 'set' ? [] : colors), ...m.colors]);
  const abilities = new Set(['trample']);
  for (const m of mods) {
    if (m.mod === 'loseAllAbilities') abilities.clear();
    if (m.mod === 'loseAbility') abilities.delete(m.keyword as string);
    if (m.mod === 'addAbility' && m.ability.kind === 'keyword') abilities.add(m.ability.keyword);
  }
  const last = of('setPT').at(-1);
  let [power, toughness] = [Number(last?.power ?? 2), Number(last?.toughness ?? 3)];
  for (const m of of('pt')) [power, toughness] = [power + Number(m.power), toughness + Number(m.toughness)];
  if (of('switchPT').length % 2 === 1) [power, toughness] = [toughness, power];
  return [`${power}/${toughness}`, [...colors].sort(), [...abilities].sort(), [...types].sort()].map(String).join('; ');
}

/** A Beast under permanents that came in this order, and then under spells cast in this order. */
function under(permanents: readonly string[], spells: readonly string[] = []): Table {
  const t = table({ A: { battlefield: ['Beast', ...permanents], hand: spells.map((name) => `${name} Spell`) } });
  for (const name of spells) t.cast('A', `${name} Spell`).resolve();
  return t;
}

const some = (names: readonly string[], maxLength: number): fc.Arbitrary<string[]> => fc.array(fc.constantFrom(...names), { maxLength });

describe('613 effects that do not depend on each other', () => {
  it('613.1, 613.4, 613.7: what the layers say, and within a layer the timestamps', () => {
    fc.assert(
      fc.property(some(Object.keys(EFFECTS), 6), some(Object.keys(EFFECTS), 3), (permanents, spells) => {
        expect(seen(under(permanents, spells))).toBe(expected([...permanents, ...spells]));
      }),
      { numRuns: 120, seed: 613 },
    );
  });

  it('613.7: where any two commute, their order changes nothing', () => {
    const two = some(COMMUTING, 7).chain((names) => fc.tuple(fc.constant(names), fc.shuffledSubarray(names, { minLength: names.length })));
    fc.assert(
      fc.property(two, ([names, shuffled]) => {
        expect(seen(under(shuffled))).toBe(seen(under(names)));
      }),
      { numRuns: 80, seed: 613 },
    );
  });

  it('613.7: of two that do not, the newer one counts', () => {
    const clashing = fc.constantFrom(['Dwarfing', 'Stature'], ['Bleach', 'Scorch'], ['Wings', 'Clipping'], ['Watch', 'Blankness']);
    fc.assert(
      fc.property(clashing, some(COMMUTING, 3), ([a, b], others) => {
        const [first, second] = [under([...others, a, b]), under([...others, b, a])];
        expect(seen(first)).not.toBe(seen(second));
        expect([seen(first), seen(second)]).toEqual([expected([...others, a, b]), expected([...others, b, a])]);
      }),
      { numRuns: 60, seed: 613 },
    );
  });

  it('613: worked out twice is the same as once, and as what is kept', () => {
    fc.assert(
      fc.property(some(Object.keys(EFFECTS), 6), some(Object.keys(EFFECTS), 2), (permanents, spells) => {
        const t = under(permanents, spells);
        const kept = seen(t);
        const text = (): string => {
          const d = freshDerived(t.state);
          return JSON.stringify([d.characteristics, d.rules, d.replacements]);
        };
        const once = text();
        expect(text()).toBe(once);
        expect(seen(t)).toBe(kept);
      }),
      { numRuns: 40, seed: 613 },
    );
  });
});
