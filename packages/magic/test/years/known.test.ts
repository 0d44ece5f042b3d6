import { COUNTERS, KEYWORDS, keywordByEnglish } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { CARD_TYPES, SUPERTYPES } from '../../../ability/src/basics.js';
import { KNOWN_ACTIONS } from '../../src/performing/keyword-actions/keyword-actions.js';
import { KNOWN, type Known, THINGS } from '../../src/years/known.js';
import { type Numbers, numberBy } from '../../src/years/numbers.js';
import { NUMBERS_2015 } from '../../src/years/numbers-2015.js';
import { NUMBERS_CLASSIC } from '../../src/years/numbers-classic.js';
import { ruleExists } from '../hygiene/sources.js';

const in2015 = KNOWN['2015'] as Known;
const classic = KNOWN.classic as Known;
const EDITIONS: readonly (readonly [Known, Numbers])[] = [
  [in2015, NUMBERS_2015],
  [classic, NUMBERS_CLASSIC],
];

const all = (known: Known, group: keyof Known): string[] => [...known[group]];

describe('what an edition knows', () => {
  it('today: everything', () => {
    expect(KNOWN.current).toBeNull();
  });

  it('is called as the data call it', () => {
    for (const [known] of EDITIONS) {
      expect(all(known, 'keywords').filter((name) => keywordByEnglish(name) === undefined)).toEqual([]);
      expect(all(known, 'worded').filter((name) => keywordByEnglish(name) === undefined && !KNOWN_ACTIONS.has(name))).toEqual([]);
      expect(all(known, 'actions').filter((name) => !KNOWN_ACTIONS.has(name))).toEqual([]);
      expect(all(known, 'types').filter((name) => !(CARD_TYPES as readonly string[]).includes(name))).toEqual([]);
      expect(all(known, 'supertypes').filter((name) => !(SUPERTYPES as readonly string[]).includes(name))).toEqual([]);
      expect(all(known, 'counters').filter((name) => !Object.hasOwn(COUNTERS, name))).toEqual([]);
      expect(all(known, 'worded').filter((name) => known.keywords.has(name) || known.actions.has(name))).toEqual([]);
    }
  });

  it('more of today than in 2015, and in 2015 more than in 2003', () => {
    for (const group of ['keywords', 'actions', 'types', 'supertypes', 'counters', 'things', 'symbols', 'layouts'] as const)
      expect([...classic[group]].filter((name) => !(in2015[group] as ReadonlySet<string>).has(name))).toEqual([]);
    expect(EDITIONS.map(([known]) => known.keywords.size)).toEqual([109, 26]);
  });

  it('keyword abilities: those whose rules have numbers in it, but for newer variants of an older one', () => {
    const newer = ['trample over planeswalkers', 'megamorph', 'multikicker'];
    for (const [known, numbers] of EDITIONS)
      for (const { en, rule } of KEYWORDS) {
        if (rule === '702.1' || newer.includes(en)) continue; // newer than the pinned edition
        expect(known.keywords.has(en) || known.worded.has(en), en).toBe(numberBy(numbers, rule) !== null || known.worded.has(en));
      }
    expect(newer.map((en) => in2015.keywords.has(en))).toEqual([false, false, true]);
    expect(newer.map((en) => classic.keywords.has(en))).toEqual([false, false, false]);
  });

  it('counters with a meaning: those whose rules have numbers in it', () => {
    const ruleOf = (kind: string): string => (kind === 'energy' ? '107.14' : COUNTERS[kind].rule);
    for (const [known, numbers] of EDITIONS)
      for (const kind of Object.keys(COUNTERS)) expect(known.counters.has(kind), kind).toBe(numberBy(numbers, ruleOf(kind)) !== null);
  });

  it('things with rules of their own, each by its rule of today', () => {
    expect(Object.values(THINGS).filter((rule) => !ruleExists(rule))).toEqual([]);
    const newSince2015 = Object.keys(THINGS).filter((thing) => !(in2015.things as ReadonlySet<string>).has(thing));
    expect(newSince2015).toEqual([
      'keyword counters',
      'shield counters',
      'stun counters',
      'finality counters',
      'rad counters',
      'energy',
      'stickers',
      'predefined tokens',
      'excess damage',
      'legendary spells',
      'vehicles',
      'roles',
      'dungeons',
      'battles',
      'reflexive triggers',
      'historic',
      'party',
      'modified',
      'descending',
      'outlaws',
      'crimes',
      'expending',
      'the Ring',
      "the city's blessing",
      'companions',
      'speed',
      'dice',
      'copies of permanent spells',
      'tokens that transform',
      'rooms',
      'modal double-faced cards',
      'melding',
      'sagas',
      'adventures',
      'classes',
      'attractions',
      'prototypes',
      'cases',
      'monarch',
      'initiative',
      'merging',
      'day and night',
    ]);
    expect(all(classic, 'things')).toEqual([
      'poison',
      'auras',
      'ante',
      'linked abilities',
      'piles',
      'coins',
      'what is face down',
      'split cards',
      'subgames',
    ]);
  });
});
