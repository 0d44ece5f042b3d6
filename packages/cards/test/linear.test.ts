/** Reading takes time in proportion to what is read: lists of fifty thousand characters that are made to take as long as possible. */
import { beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../kernel/test/turn.js';
import { DECK_FORMATS, embeddedIndex, foldName, looseName, readDeck, recogniseDeck, writeDeckFile } from '../src/index.js';
import { parseQuery, QueryError } from '../src/search/query.js';

const index = embeddedIndex();
/** No names: reading alone is timed, not looking up. */
const NOBODY = { find: () => undefined, nearest: () => [] };
const LENGTH = 50_000;

/** How much slower a machine with a load of its own may be, in tries: what takes long does so each time. */
const TRIES = 5;

/** Milliseconds of processor time. */
function taken(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Whether the work on a text takes four times as long as on a quarter of it, and not sixteen times; what is done in a moment is not judged. */
function isLinear(text: string, work: (text: string) => unknown): boolean {
  for (let n = 0; n < TRIES; n++) {
    const whole = taken(() => work(text));
    if (whole < 15 || whole < 8 * taken(() => work(text.slice(-text.length / 4)))) return true;
  }
  return false;
}

/** Whether the work takes less than so many milliseconds of processor time. What is cleared away meanwhile counts, too, so it may try again. */
function takesLess(ms: number, work: () => unknown): boolean {
  for (let n = 0; n < TRIES; n++) if (taken(work) < ms) return true;
  return false;
}

const PIECES = [
  ' ',
  '\t',
  '1',
  'a',
  '[',
  ']',
  ' [',
  ' [a',
  '(',
  ' (',
  ' (ABC) 1',
  ' #',
  '#',
  ' ^',
  '^',
  '*',
  ' *F*',
  '<',
  ' <',
  '<?',
  '<!--',
  '/',
  ' /',
  '|',
  ':',
  ',',
];
const MORE = [
  ';',
  '"',
  '=',
  '&',
  '&a',
  '\n',
  '1 a\n',
  'x',
  '张',
  '\u3000',
  '\u2028',
  '<a/>',
  '<a/>\n',
  '<a>',
  ' a="b"',
  'ﷺ',
  '\ud83c\udc04',
];
const BEFORE = [
  '',
  '1',
  '1 a',
  '1 a (ABC) ',
  '//',
  '// NAME:',
  '[Main]\n1 ',
  'LAYOUT MAIN:',
  '1 [ABC:1] ',
  'Count,Name,Tags\n1,a,',
  'SB: ',
  '<Deck>',
  '<a b="',
];
const AFTER = ['', 'x', '!', '\u2028!'];

const hostile = (piece: string, before: string, after: string): string =>
  before + piece.repeat((LENGTH - before.length) / piece.length) + after;

describe('a list of 50 000 characters is read in well under a second', () => {
  // What is compiled and read once is not part of it.
  beforeAll(() => void DECK_FORMATS.forEach((f) => void readDeck('1 Forest', index, f)));

  it.each(inTurn([...PIECES, ...MORE]))(
    'many of %j',
    (piece) => {
      for (const before of BEFORE) {
        for (const after of AFTER) {
          const text = hostile(piece, before, after);
          expect(
            takesLess(300, () => recogniseDeck(text)),
            JSON.stringify([before, after]),
          ).toBe(true);
          const formats = after === 'x' ? DECK_FORMATS : [recogniseDeck(text) ?? 'dek'];
          for (const format of formats)
            expect(
              takesLess(600, () => readDeck(text, NOBODY, format)),
              JSON.stringify([before, after, format]),
            ).toBe(true);
        }
      }
    },
    240_000,
  );

  it('many different cards, and a table with very many columns', () => {
    const cards = Array.from({ length: 16_000 }, (_, i) => `1 ${i.toString(36)}`).join('\n');
    expect(takesLess(1200, () => readDeck(cards, NOBODY, 'mtgo'))).toBe(true);
    const columns = `count,name${','.repeat(50_000)}\n${'1,a\n'.repeat(12_500)}`;
    expect(takesLess(1200, () => readDeck(columns, NOBODY))).toBe(true);
    const comment = readDeck(`// a${' '.repeat(LENGTH)}b\n1 Forest`, index).file;
    expect(takesLess(300, () => writeDeckFile(comment, 'forge', index))).toBe(true);
  });

  it('a line that is too long for a card is named, and the others are read', () => {
    const read = readDeck(
      `4 Lightning Bolt\n1 ${'x'.repeat(400)}\n2 Forest\nLAYOUT MAIN:(1,1)(NONE,false,50)|([${'M10:146],['.repeat(100)}])`,
      index,
    );
    expect(read.problems.map((p) => [p.line, p.message.id])).toEqual([[2, 'deck.lineLong']]);
    expect(read.file.zones.main?.map((l) => l.name)).toEqual(['Lightning Bolt', 'Forest']);
    for (const [format, text] of [
      ['forge', `[Main]\n1 ${'x'.repeat(400)}`],
      ['csv', `Count,Name\n1,${'x'.repeat(400)}`],
      ['dek', `<Deck><Cards Quantity="1" Name="${'x'.repeat(400)}"/></Deck>`],
    ] as const)
      expect(readDeck(text, index, format).problems.map((p) => p.message.id)).toEqual(['deck.lineLong']);
  });

  it('space within a line counts once, however much there is', () => {
    const { file, problems } = readDeck(
      `4${' '.repeat(500)}Lightning${' '.repeat(500)}Bolt${' '.repeat(500)}(M11)${' '.repeat(500)}146`,
      index,
    );
    expect(problems).toEqual([]);
    expect(file.zones.main).toEqual([{ count: 4, name: 'Lightning Bolt', set: 'M11', number: '146' }]);
  });
});

describe('names', () => {
  it('are folded in proportion to their length', () => {
    for (const piece of [...PIECES, ...MORE])
      for (const after of AFTER) {
        const text = `a${piece.repeat(LENGTH / piece.length)}${after}`;
        expect(
          isLinear(text, (part) => [foldName(part), looseName(part)]),
          JSON.stringify([piece, after]),
        ).toBe(true);
      }
  });

  it('that are like nothing are not guessed: no name and no character, however much it becomes, takes long', () => {
    index.nearest('Lightning Bold', 1);
    for (const name of [
      'ﷺ'.repeat(200),
      'ﷺ'.repeat(4000),
      'ab '.repeat(1300),
      'x'.repeat(LENGTH),
      '闪'.repeat(4000),
      'ﷺ'.repeat(8),
      'ab '.repeat(50),
    ])
      expect(
        takesLess(600, () => index.nearest(name, 4)),
        name.slice(0, 10),
      ).toBe(true);
  });

  it('of any card are still guessed with a slip in them', () => {
    expect(index.nearest('Hermit of the Natterknols // Lone Wolf of the Natterknolls', 1)[0].card.name).toBe(
      'Hermit of the Natterknolls // Lone Wolf of the Natterknolls',
    );
  });
});

it('a query is read in proportion to its length', () => {
  for (const piece of [...PIECES, ...MORE, 'o:/', 'a:', '-', 'or '])
    expect(
      takesLess(600, () => {
        try {
          parseQuery(piece.repeat(2000));
        } catch (e) {
          if (!(e instanceof QueryError)) throw e;
        }
      }),
      piece,
    ).toBe(true);
});
