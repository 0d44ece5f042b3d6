import { describe, expect, it } from 'vitest';
import { KEYWORDS, keywordByEnglish, keywordInfo, pluralSubtype, renderFaceEn, validateCard } from '../src/index.js';
import { DECK_CARDS, TOUCHSTONES } from './touchstones/touchstones.js';

const face = (abilities: unknown[]) => ({
  name: 'X',
  layout: 'normal',
  faces: [{ name: 'X', supertypes: [], types: ['Instant'], subtypes: [], abilities }],
});

describe('validation', () => {
  it.each([...TOUCHSTONES, ...DECK_CARDS].map((c) => [c.name, c] as const))('%s is valid', (_, card) =>
    expect(validateCard(card)).toEqual([]),
  );
  it('says where a kind is unknown', () => {
    expect(validateCard(face([{ kind: 'spell', program: { targets: [], effect: { do: 'explode' } } }]))).toEqual([
      { path: 'faces[0].abilities[0].program.effect', message: '"explode" is not one of the kinds of "do"' },
    ]);
  });
  it('says which field is missing', () => {
    const [error] = validateCard(face([{ kind: 'spell', program: { targets: [], effect: { do: 'draw', who: { player: 'you' } } } }]));
    expect(error).toEqual({ path: 'faces[0].abilities[0].program.effect', message: '"count" is missing from do "draw"' });
  });
  it('finds slots that are read but never bound', () => {
    const errors = validateCard(
      face([{ kind: 'spell', program: { targets: [], effect: { do: 'reveal', what: { sel: 'slot', slot: 3 } } } }]),
    );
    expect(errors[0].message).toBe('slot 3 is read where nothing before it binds it');
  });
  it('checks mana symbols, types and keywords', () => {
    const errors = validateCard({
      name: 'X',
      layout: 'normal',
      faces: [
        {
          name: 'X',
          manaCost: '{Y}',
          supertypes: [],
          types: ['Critter'],
          subtypes: [],
          abilities: [{ kind: 'keyword', keyword: 'swimming' }],
        },
      ],
    });
    expect(errors.map((e) => e.path)).toEqual(['faces[0].manaCost', 'faces[0].types[0]', 'faces[0].abilities[0].keyword']);
  });
  it('a card is an object with faces', () => {
    expect(validateCard(null)[0].message).toBe('a card is an object');
    expect(validateCard({ name: 'X', faces: [] })[0].path).toBe('faces');
  });
});

describe('keyword abilities (CR 702)', () => {
  it('have different names and a rule each', () => {
    expect(new Set(KEYWORDS.map((k) => k.keyword)).size).toBe(KEYWORDS.length);
    for (const k of KEYWORDS) expect(k.rule).toMatch(/^702\.\d+$/);
  });
  it('are found by both names', () => {
    expect(keywordInfo('firstStrike')?.rule).toBe('702.7');
    expect(keywordByEnglish('first strike')?.keyword).toBe('firstStrike');
  });
});

describe('English', () => {
  it('plurals of subtypes', () =>
    expect(['Elf', 'Faerie', 'Ally', 'Plains', 'Sphinx', 'Merfolk'].map(pluralSubtype)).toEqual([
      'Elves',
      'Faeries',
      'Allies',
      'Plains',
      'Sphinxes',
      'Merfolk',
    ]));
  // official wording of the newest printings, cards by name in the touchstones
  const text = (name: string) =>
    renderFaceEn([...TOUCHSTONES, ...DECK_CARDS].find((c) => c.name === name)?.faces[0] ?? TOUCHSTONES[0].faces[0]).join('\n');
  it.each([
    ['Lightning Bolt', 'Lightning Bolt deals 3 damage to any target.'],
    ['Giant Growth', 'Target creature gets +3/+3 until end of turn.'],
    ['Glorious Anthem', 'Creatures you control get +1/+1.'],
    [
      'Rancor',
      "Enchant creature\nEnchanted creature gets +2/+0 and has trample.\nWhen this Aura is put into a graveyard from the battlefield, return this Aura to its owner's hand.",
    ],
    ['Blood Moon', 'Nonbasic lands are Mountains.'],
    ['Rift Bolt', 'Rift Bolt deals 3 damage to any target.\nSuspend 1—{R}'],
    ['Felidar Sovereign', 'Vigilance, lifelink\nAt the beginning of your upkeep, if you have 40 or more life, you win the game.'],
    ['Propaganda', "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you."],
  ])('%s', (name, wanted) => expect(text(name)).toBe(wanted));
});
