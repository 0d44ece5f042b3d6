/** Many equal continuous effects at once (CR 613): the same result as of few, for work that grows with their number, not with its cube. */
import { metered } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { characteristicsOf, freshDerived, live, type State } from '../../src/index.js';
import { define, table } from '../kit.js';

define(
  {
    name: 'Awakening',
    type: 'Enchantment',
    cost: '{2}{W}{W}',
    text: 'Each other non-Aura enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.',
  },
  {
    name: 'Meekness',
    type: 'Enchantment',
    cost: '{2}{W}{W}',
    text: 'All creatures lose all abilities and have base power and toughness 1/1.',
  },
  {
    name: 'Assembly',
    type: 'Enchantment',
    cost: '{3}{U}',
    text: 'Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.',
  },
  {
    name: 'Banner',
    type: 'Artifact',
    cost: '{5}',
    text: 'Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.',
  },
  { name: 'Elder', type: 'Creature — Elf Warrior', cost: '{3}{G}', pt: '2/2', text: 'Other Elves you control get +1/+1.' },
  { name: 'Elf', type: 'Creature — Elf', cost: '{G}', pt: '1/1' },
  { name: 'Flat Land', type: 'Enchantment', cost: '{2}{R}', text: 'Nonbasic lands are Mountains.' },
  { name: 'Odd Land', type: 'Land', text: '{T}: Add {C}.' },
);

const board = (names: readonly string[], order = 'A' as 'A' | 'B'): State => table({ [order]: { battlefield: names.slice() } }).state;

/** How often the meter asks while everything is worked out: a measure of work that no other load of the machine changes. */
function work(s: State): number {
  let asked = 0;
  metered(
    () => {
      asked++;
      return false;
    },
    () => freshDerived(s),
  );
  return asked;
}

const statsOf = (s: State, name: string): string[] =>
  s.battlefield.flatMap((id) => {
    const o = live(s, id);
    if (!o || s._pool.cards[o.card].card.name !== name) return [];
    const c = characteristicsOf(s, o);
    return [`${c.power}/${c.toughness} ${c.abilities.length}`];
  });

describe('613.8 many equal effects', () => {
  it('613.7, 613.8b all lose their abilities, and of what sets power and toughness the newest counts: so many as one of each', () => {
    for (const n of [1, 2, 7]) {
      const older = board([`${n} Awakening`, `${n} Meekness`, 'Elf']);
      expect(new Set(statsOf(older, 'Meekness'))).toEqual(new Set(['1/1 0']));
      expect(statsOf(older, 'Elf')).toEqual(['1/1 0']);
      // of several Awakenings each makes the others creatures, and these lose their abilities after that (613.6)
      expect(new Set(statsOf(older, 'Awakening'))).toEqual(new Set(n === 1 ? ['null/null 1'] : ['1/1 0']));
      const newer = board([`${n} Meekness`, `${n} Awakening`, 'Elf']);
      expect(new Set(statsOf(newer, 'Meekness'))).toEqual(new Set(['4/4 0']));
      expect(statsOf(newer, 'Elf')).toEqual(['1/1 0']);
    }
  });

  it('604.3, 613.4c each leaves out itself, and no other', () => {
    const s = board(['5 Elder', '2 Elf']);
    expect(new Set(statsOf(s, 'Elder'))).toEqual(new Set(['6/6 1']));
    expect(new Set(statsOf(s, 'Elf'))).toEqual(new Set(['6/6 0']));
  });

  it('613.8 equal effects of different players are not the same: "you control"', () => {
    const s = table({ A: { battlefield: ['3 Elder', 'Elf'] }, B: { battlefield: ['2 Elder', '2 Elf'] } }).state;
    expect(statsOf(s, 'Elder')).toEqual(['4/4 1', '4/4 1', '4/4 1', '3/3 1', '3/3 1']);
    expect(statsOf(s, 'Elf')).toEqual(['4/4 0', '3/3 0', '3/3 0']);
  });

  it('305.7 land types set many times over', () => {
    const s = board(['6 Flat Land', '3 Odd Land']);
    expect(new Set(statsOf(s, 'Odd Land')).size).toBe(1);
    const land = live(s, s.battlefield[s.battlefield.length - 1]);
    expect(land && characteristicsOf(s, land).subtypes).toEqual(['Mountain']);
  });

  it('613.4c what is counted among all creatures is counted once for equal effects', () => {
    const s = board(['3 Banner', '4 Elf', '2 Elder']);
    // 5 others share a type: +5/+5 from each of three, and from each Elder (but itself) +1/+1
    expect(new Set(statsOf(s, 'Elf'))).toEqual(new Set(['18/18 0']));
    expect(new Set(statsOf(s, 'Elder'))).toEqual(new Set(['18/18 1']));
  });

  it.each([
    ['Awakening', 'Meekness'],
    ['Assembly', 'Banner'],
    ['Elder', 'Meekness'],
    ['Flat Land', 'Elder'],
  ])('of %s and %s twice as many take about four times the work', (a, b) => {
    const few = work(board([`25 ${a}`, `25 ${b}`]));
    const many = work(board([`50 ${a}`, `50 ${b}`]));
    expect(many).toBeLessThan(Math.max(20, few * 6));
  });

  it('100 and 100 that make each other creatures and take abilities away are set up in seconds of processor time', () => {
    const before = process.cpuUsage();
    for (const [a, b] of [
      ['Awakening', 'Meekness'],
      ['Assembly', 'Banner'],
    ])
      board([`100 ${a}`, `100 ${b}`]);
    const { user } = process.cpuUsage(before);
    expect(user / 1e6).toBeLessThan(40);
  });
});
