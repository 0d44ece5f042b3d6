/** The order of the effects of what enters or becomes attached at the same time by the rules of today, of 2015 (document 000) and of 2003 (document 001). */
import { beforeEach, describe, expect, it } from 'vitest';
import { define, nameOf, type Table } from '../kit.js';
import { asked, by, inEachYear } from './by.js';

beforeEach(() => {
  define(
    { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
    { name: 'Shrink', type: 'Enchantment', cost: '{0}', text: 'Creatures have base power and toughness 1/1.' },
    { name: 'Swell', type: 'Enchantment', cost: '{0}', text: 'Creatures have base power and toughness 4/4.' },
    { name: 'Anthem', type: 'Enchantment', cost: '{0}', text: 'Creatures get +1/+1.' },
    { name: 'Hymn', type: 'Enchantment', cost: '{0}', text: 'Creatures get +2/+2.' },
    {
      name: 'Replenish',
      type: 'Sorcery',
      cost: '{0}',
      text: "Return all enchantment cards from all graveyards to the battlefield under their owners' control.",
    },
  );
});

/** Answers that the named ones come first, and notes who is asked, by which rule, about what. */
function listen(t: Table, ...first: string[]): string[] {
  const heard: string[] = [];
  t.when('order', (d, s) => {
    const names = (d.ask as unknown as { options: { entity: number }[] }).options.map((o) => nameOf(s, o.entity));
    heard.push(`${d.seat} ${asked(s)} ${names.join()}`);
    const order = names.map((_, i) => i).sort((a, b) => Number(first.includes(names[b])) - Number(first.includes(names[a])));
    return { order };
  });
  return heard;
}

it('row 103 (613.7m, 2015:613.6g): who controls both says which comes last and applies', () => {
  const seen = inEachYear((year) =>
    ['Shrink', 'Swell'].map((first) => {
      const t = by(year, { A: { hand: ['Replenish'], graveyard: ['Shrink', 'Swell'], battlefield: ['Bear'] } });
      const heard = listen(t, first);
      return [t.cast('A', 'Replenish').resolve().pt('Bear'), ...heard];
    }),
  );
  expect(seen).toEqual({
    current: [
      ['4/4', '0 613.7m Shrink,Swell'],
      ['1/1', '0 613.7m Shrink,Swell'],
    ],
    '2015': [
      ['4/4', '0 613.6g Shrink,Swell'],
      ['1/1', '0 613.6g Shrink,Swell'],
    ],
    classic: [['4/4'], ['4/4']],
  });
});

it('row 103 (613.7m, 2015:613.6g): of two that different players control that of the active player comes first today; in 2015 it is his choice', () => {
  const seen = (['current', '2015'] as const).map((year) => {
    const t = by(year, { A: { hand: ['Replenish'], graveyard: ['Shrink'], battlefield: ['Bear'] }, B: { graveyard: ['Swell'] } });
    const heard = listen(t, 'Swell');
    return [t.cast('A', 'Replenish').resolve().pt('Bear'), ...heard];
  });
  expect(seen).toEqual([['4/4'], ['1/1', '0 613.6g Shrink,Swell']]);
});

it('row 103 (613.7m): nothing is asked of effects that come to the same in any order', () => {
  const t = by('current', { A: { hand: ['Replenish'], graveyard: ['Anthem', 'Hymn'], battlefield: ['Bear'] } });
  const heard = listen(t);
  expect([t.cast('A', 'Replenish').resolve().pt('Bear'), heard]).toEqual(['5/5', []]);
});

describe('what becomes attached at the same time', () => {
  beforeEach(() => {
    const equipment = (name: string, text: string): void =>
      define({ name, type: 'Artifact — Equipment', cost: '{0}', text: `Equipped creature ${text}.\nEquip {0}` });
    equipment('Small Hat', 'has base power and toughness 1/1');
    equipment('Large Hat', 'has base power and toughness 4/4');
    equipment('Ribbon', 'gets +1/+1');
    define({ name: 'Knight', type: 'Creature — Knight', cost: '{0}', pt: '2/2', text: '{0}: Attach all Equipment you control to Knight.' });
    define({
      name: 'Gift',
      type: 'Sorcery',
      cost: '{0}',
      text: 'Attach all Equipment on the battlefield to target creature.',
    });
  });

  it('row 103 (613.7m, 2015:613.6g): who controls both says which comes last and applies', () => {
    const seen = (['current', '2015'] as const).map((year) =>
      ['Small Hat', 'Large Hat'].map((first) => {
        const t = by(year, { A: { battlefield: ['Knight', 'Small Hat', 'Large Hat', 'Ribbon'] } });
        const heard = listen(t, first);
        return [t.activate('A', 'Knight').resolve().pt('Knight'), ...heard];
      }),
    );
    expect(seen).toEqual([
      [
        ['5/5', '0 613.7m Small Hat,Large Hat'],
        ['2/2', '0 613.7m Small Hat,Large Hat'],
      ],
      [
        ['5/5', '0 613.6g Small Hat,Large Hat'],
        ['2/2', '0 613.6g Small Hat,Large Hat'],
      ],
    ]);
  });

  it('row 103 (613.7m, 2015:613.6g): of two that different players control that of the active player comes first today; in 2015 it is his choice', () => {
    const seen = (['current', '2015'] as const).map((year) => {
      const t = by(year, { A: { hand: ['Gift'], battlefield: ['Bear', 'Small Hat'] }, B: { battlefield: ['Large Hat'] } });
      const heard = listen(t, 'Large Hat');
      return [
        t
          .cast('A', 'Gift', { targets: ['Bear'] })
          .resolve()
          .pt('Bear'),
        ...heard,
      ];
    });
    expect(seen).toEqual([['4/4'], ['1/1', '0 613.6g Small Hat,Large Hat']]);
  });

  it('row 103 (613.7m): what is attached to it already receives no timestamp and is not asked about', () => {
    const t = by('current', { A: { battlefield: ['Knight', 'Small Hat'] } });
    t.activate('A', 'Knight').resolve();
    const heard = listen(t);
    expect([t.activate('A', 'Knight').resolve().pt('Knight'), heard]).toEqual(['1/1', []]);
  });
});
