/** Every pair of deck formats, on random decks: from one to the other and read back, with only what neither can hold gone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CardIndex,
  DECK_FORMATS,
  type DeckFile,
  type DeckFormat,
  type DeckLine,
  type DeckZone,
  fit,
  readDeck,
  recogniseDeck,
  writeDeckFile,
} from '../src/index.js';
import { card, SOME } from './support.js';

const KNOWN = [
  ...SOME,
  { ...card('Delver of Secrets // Insectile Aberration'), layout: 'transform' as const },
  { ...card('Brazen Borrower // Petty Theft'), layout: 'adventure' as const },
  { ...card('Never // Return'), layout: 'aftermath' as const },
  card('Erase (Not the Second One)'),
  card('R&D\'s "Secret" <Lair>'),
  card('+2 Mace'),
];
const index = new CardIndex(KNOWN);

/** The text of one line that starts and ends with something visible. */
const words = fc.stringMatching(/^[A-Za-z&<>"'火][A-Za-z0-9&<>"'火 .,]{0,18}[A-Za-z火]$/).map((s) => s.replace(/\s+/g, ' '));
const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const clean = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;

const line = fc
  .record({
    count: fc.integer({ min: 1, max: 60 }),
    name: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...KNOWN.map((c) => c.name)) },
      { weight: 1, arbitrary: fc.constantFrom('Some Later Card', 'New // Halves') },
    ),
    set: optional(fc.constantFrom('M10', 'ISD', 'DOM', 'PLST', '5DN', 'H2R')),
    number: optional(fc.constantFrom('1', '146', '82a', '3★', 'ISD-51', 'GR12')),
    finish: optional(fc.constantFrom('foil' as const, 'etched' as const)),
    marks: optional(fc.constantFrom(['[Card Draw]'], ['^Have,#37d67a^', '#blue'], ['#a', '#b c'])),
    mtgoId: optional(fc.constantFrom('36092', '1')),
    annotation: optional(fc.constant('16777728')),
    uuid: optional(fc.constant('ce711943-c1a1-43a0-8b89-8d169cfb8e06')),
    art: optional(fc.constantFrom('1', '2')),
  })
  .map((l) => clean(l) as DeckLine);

const ZONES: readonly DeckZone[] = [
  'commander',
  'companion',
  'main',
  'sideboard',
  'maybeboard',
  'tokens',
  'planes',
  'schemes',
  'attractions',
];
const deck: fc.Arbitrary<DeckFile> = fc
  .record({
    name: optional(words),
    author: optional(words),
    comment: optional(fc.array(words, { minLength: 1, maxLength: 3 }).map((l) => l.join('\n'))),
    info: fc.constantFrom([], [['Deck Type', 'Constructed'] as const]),
    layout: fc.constantFrom([], ['LAYOUT MAIN:(1,1)(NONE,false,50)|([M10:146])']),
    zones: fc.record({ main: fc.array(line, { minLength: 1, maxLength: 8 }), sideboard: fc.array(line, { maxLength: 4 }) }),
    other: fc.dictionary(fc.constantFrom(...ZONES), fc.array(line, { minLength: 1, maxLength: 2 }), { maxKeys: 3 }),
  })
  .map(({ zones, other, ...rest }) => clean({ ...rest, zones: { ...other, ...zones } }) as DeckFile);

/** A deck without empty parts, lines that are alike added up; as every reader gives it. */
const tidy = (file: DeckFile): DeckFile => {
  const key = (l: DeckLine): string =>
    JSON.stringify(
      Object.entries(l)
        .filter(([k]) => k !== 'count')
        .sort(),
    );
  const zones: Partial<Record<DeckZone, DeckLine[]>> = {};
  for (const [zone, lines] of Object.entries(file.zones) as [DeckZone, DeckLine[]][]) {
    const sums = new Map<string, DeckLine>();
    for (const l of lines) sums.set(key(l), { ...l, count: l.count + (sums.get(key(l))?.count ?? 0) });
    if (sums.size > 0) zones[zone] = [...sums.values()];
  }
  return { ...file, zones };
};

/** Whether this deck can be told from a Commander deck whose commander is in the sideboard. */
const plain = (file: DeckFile): boolean => {
  const size = (zone: DeckZone): number => (file.zones[zone] ?? []).reduce((sum, l) => sum + l.count, 0);
  return size('main') + size('sideboard') + size('commander') + size('companion') !== 100;
};
const through = (file: DeckFile, format: DeckFormat): DeckFile => readDeck(writeDeckFile(file, format, index).text, index, format).file;

describe('random decks', { timeout: 60_000 }, () => {
  it.each(DECK_FORMATS)('%s keeps all it can hold', (format) => {
    fc.assert(
      fc.property(deck.filter(plain), (file) => {
        const held = tidy(fit(tidy(file), format).file);
        const { text } = writeDeckFile(file, format, index);
        expect(through(file, format)).toEqual(held);
        // What was written is recognised for what it is, but for the plainest texts, which are alike in all three text formats.
        const texts = ['arena', 'mtgo', 'moxfield'];
        if (!texts.includes(format)) expect(recogniseDeck(text)).toBe(format);
        else expect(texts).toContain(recogniseDeck(text));
        expect(readDeck(text, index).file.zones).toEqual(held.zones);
      }),
      { numRuns: 300 },
    );
  });

  it.each(DECK_FORMATS.flatMap((a) => DECK_FORMATS.filter((b) => b !== a).map((b) => [a, b] as const)))('from %s to %s', (a, b) => {
    fc.assert(
      fc.property(deck.filter(plain), (file) => {
        const once = tidy(fit(tidy(file), a).file);
        expect(through(through(file, a), b)).toEqual(tidy(fit(once, b).file));
      }),
      { numRuns: 40 },
    );
  });
});
