/** Tokens, copies of spells and creature types by the rules of today, of 2015 (document 000) and of 2003 (document 001). */
import { CREATURE_TYPES } from '@apnap/ability';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Profile } from '../../src/index.js';
import { define, type Table } from '../kit.js';
import { by, inEachYear } from './by.js';
import { HAS_DOCUMENTS, read } from './documents.js';

beforeEach(() => {
  define(
    { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
    { name: 'Squad', type: 'Sorcery', cost: '{0}', text: 'Create a 1/1 white Soldier creature token.' },
    { name: 'Bury', type: 'Instant', cost: '{0}', text: "Exile target creature. Put that card into its owner's graveyard." },
    {
      name: 'Flicker',
      type: 'Instant',
      cost: '{0}',
      text: "Exile target creature, then return it to the battlefield under its owner's control.",
    },
    {
      name: 'Scavenge',
      type: 'Enchantment',
      cost: '{0}',
      text: 'Whenever a creature card is put into a graveyard from anywhere, you gain 1 life.',
    },
    {
      name: 'Recoil',
      type: 'Instant',
      cost: '{0}',
      text: "Return target permanent to its owner's hand. Then that player discards a card.",
    },
    { name: 'Echo Beast', type: 'Instant', cost: '{0}', text: 'Copy target creature spell.' },
    { name: 'Watch', type: 'Enchantment', cost: '{0}', text: 'Whenever a creature enters, you gain 1 life.' },
  );
});

/** Where a token goes by a spell. */
function ways(year: Profile, spell: string): string[] {
  const t = by(year, { A: { hand: ['Squad', spell] } });
  t.cast('A', 'Squad').resolve();
  const before = t.events.length;
  t.cast('A', spell, { targets: [t.names('battlefield')[0]] }).resolve();
  expect(t.names('battlefield')).toEqual([]);
  return t.events
    .slice(before)
    .flatMap((e) => (e.kind === 'zone' && e.to !== 'stack' && e.from !== 'stack' ? [`${e.from} to ${e.to}`] : []));
}

describe('tokens that have left', () => {
  it('row 24 (111.8, 2015:110.5g, classic:216.3): a token that was exiled goes on to the graveyard in 2015 and 2003', () => {
    expect(inEachYear((year) => ways(year, 'Bury'))).toEqual({
      current: ['battlefield to exile'],
      '2015': ['battlefield to exile', 'exile to graveyard'],
      classic: ['battlefield to exile', 'exile to graveyard'],
    });
  });

  it('row 24 (111.8, 2015:110.5g, classic:216.3): it never comes back', () => {
    const once = ['battlefield to exile'];
    expect(inEachYear((year) => ways(year, 'Flicker'))).toEqual({ current: once, '2015': once, classic: once });
  });

  it('row 24 (108.2b, 2015:110.5e): a token in a hand is no card: another is discarded', () => {
    const left = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Squad', 'Recoil', 'Bear'] } });
      t.cast('A', 'Squad').resolve();
      t.cast('A', 'Recoil', { targets: [t.names('battlefield')[0]] }).resolve();
      return [t.names('hand'), t.names('graveyard')];
    });
    const both = [[], ['Squad', 'Bear', 'Recoil']];
    expect(left).toEqual({ current: both, '2015': both, classic: both });
  });
});

describe('copies of permanent spells', () => {
  it('row 128 (707.10f, 2015:706.10a, classic:503.10a): a copy of a creature spell enters and then ceases to exist in 2015 and 2003', () => {
    const there = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Bear', 'Echo Beast'], battlefield: ['Watch'] } });
      t.cast('A', 'Bear')
        .cast('A', 'Echo Beast', { targets: ['Bear'] })
        .resolveAll();
      return [t.names('battlefield'), t.names('graveyard'), t.life('A')];
    });
    const one = [['Watch', 'Bear'], ['Echo Beast'], 22];
    expect(there).toEqual({ current: [['Watch', 'Bear', 'Bear'], ['Echo Beast'], 22], '2015': one, classic: one });
  });
});

/** What can be chosen as a creature type. */
function offered(t: Table): string[] {
  const words: string[] = [];
  t.when('option', (d) => {
    words.push(...(d.ask as unknown as { options: { word: string }[] }).options.map((o) => o.word));
    return undefined;
  });
  t.cast('A', 'Engineer').resolve();
  return words;
}

describe('creature types', () => {
  beforeEach(() => {
    define(
      { name: 'Engineer', type: 'Enchantment', cost: '{0}', text: 'As this enchantment enters, choose a creature type.' },
      { name: 'Swordtooth', type: 'Creature — Dinosaur Cat', cost: '{0}', pt: '2/2' },
      { name: 'Germinate', type: 'Sorcery', cost: '{0}', text: 'Create a 0/1 black Phyrexian Germ creature token.' },
    );
  });

  it('row 53 (205.3m, 2015:205.3m): a type that is not in the list of 2015 is nobody’s and can’t be chosen', () => {
    const seen = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Engineer', 'Germinate'], battlefield: ['Swordtooth'] } });
      t.cast('A', 'Germinate').resolve();
      const words = offered(t);
      return [
        t.perm('Swordtooth').subtypes,
        t.state.battlefield.length,
        ['Dinosaur', 'Phyrexian', 'Cat', 'Germ'].filter((x) => words.includes(x)),
      ];
    });
    const all = [['Dinosaur', 'Cat'], 3, ['Dinosaur', 'Phyrexian', 'Cat', 'Germ']];
    expect(seen).toEqual({ current: all, '2015': [['Cat'], 3, ['Cat', 'Germ']], classic: all });
  });

  it('row 53 (2015:110.5c): nor is a token named by it', () => {
    const names = (['current', '2015'] as const).map((year) =>
      by(year, { A: { hand: ['Germinate'] } })
        .cast('A', 'Germinate')
        .resolve()
        .names('battlefield'),
    );
    expect(names).toEqual([['Phyrexian Germ Token'], ['Germ']]);
  });

  it.runIf(HAS_DOCUMENTS)('row 53 (2015:205.3m): the list is that of the document', () => {
    const listed = new Set([...(read().in2015.get('205.3m') ?? '').split('205.3n')[0].matchAll(/\[([^\]]+)\]/g)].map(([, word]) => word));
    const words = offered(by('2015', { A: { hand: ['Engineer'] } }));
    // today's name of what was Hound then
    expect(words.filter((word) => !listed.has(word))).toEqual(['Dog']);
    expect([...listed].filter((word) => !words.includes(word)).sort()).toEqual(['Cephalid', 'Hound', 'Naga', 'Viashino']);
    expect(words.length).toBeLessThan(CREATURE_TYPES.length);
  });
});
