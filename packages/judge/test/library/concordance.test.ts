/** Which rule of one edition is which of another: small editions that are made up, and 200 rules of the documents of ../shared that were checked by hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { concordance, documentText, lexiconOf, type RulesDocument, readRules } from '@apnap/judge';
import { describe, expect, test } from 'vitest';
import { FROM_2003_TO_2015, FROM_2015_TO_2023, FROM_2015_TO_2025, FROM_2023_TO_2025, MTR_FROM_2015_TO_2017 } from './checked.js';

const FOLDER = fileURLToPath(new URL('../../../../../shared/documents', import.meta.url));

const edition = (text: string): RulesDocument => readRules(text, 'x')[0];
const none = (): never => {
  throw new Error('both are in one language');
};

const OLD = edition(`101. Widgets
101.1. A widget is a small painted thing that sits quietly upon the table of its owner.
101.2. Whoever breaks a widget buys another widget before the next turn begins, and whoever finds a broken widget tells everybody at once.
101.3. Gadgets are no widgets, whatever their colour may be.
102. Gizmos
102.1. A gizmo turns clockwise whenever somebody whistles.
102.2. A gizmo that was dropped twice is removed from the game.
`);

const NEW = edition(`101. Widgets
101.1. A widget is a small painted thing that sits quietly upon the table of its owner.
101.2. Whoever breaks a widget buys another widget before the next turn begins.
101.3. Whoever finds a broken widget tells everybody at once.
103. Gizmos
103.1. Sprockets are polished on Sundays by elderly engineers.
103.2. A gizmo turns clockwise whenever somebody whistles loudly.
103.3. A gizmo that was dropped twice is exiled.
`);

describe('editions that are made up', () => {
  const found = concordance(OLD, NEW, none);
  const ofOld = (n: string): string => {
    const k = found.ofOld(n);
    return k ? `${k.fate} ${k.to.join(' ')}`.trim() : '';
  };

  test('what is the same, moved, changed, split, gone and new', () => {
    expect(ofOld('101.1')).toBe('same 101.1');
    expect(ofOld('101.2')).toBe('split 101.2 101.3');
    expect(ofOld('101.3')).toBe('gone');
    expect(ofOld('102')).toBe('same 103');
    expect(ofOld('102.1')).toBe('changed 103.2');
    expect(ofOld('102.2')).toBe('changed 103.3');
    expect(found.ofNew('103.1')?.fate).toBe('new');
    expect(found.ofNew('101.3')?.from).toEqual(['101.2']);
  });

  test('the other way round what was split is merged', () => {
    const back = concordance(NEW, OLD, none);
    expect(back.ofNew('101.2')).toMatchObject({ fate: 'merged', from: ['101.2', '101.3'] });
  });
});

describe.skipIf(!existsSync(FOLDER))('the documents', () => {
  const all = existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((f) => f.endsWith('.txt'))
        .flatMap((f) => readRules(documentText(readFileSync(`${FOLDER}/${f}`)) ?? '', f.slice(0, 3)))
    : [];
  const of = (name: string, kind: string): RulesDocument => all.find((d) => d.name === name && d.kind === kind) as RulesDocument;
  const lexicon = () => lexiconOf(all);

  /** Checked pairs that are found otherwise. */
  const wrong = (older: RulesDocument, newer: RulesDocument, checked: string): string[] => {
    const found = concordance(older, newer, lexicon);
    return checked.split(/\s+/).filter((pair) => {
      const [from, to] = pair.split('>');
      const k = found.ofOld(from);
      return to === '-' ? k?.fate !== 'gone' : !k?.to.includes(to);
    });
  };
  const count = (checked: string): number => checked.split(/\s+/).length;

  test('of 200 rules checked by hand, at most one in twenty is found otherwise', () => {
    const mistakes = [
      wrong(of('001', 'cr'), of('000', 'cr'), FROM_2003_TO_2015),
      wrong(of('000', 'cr'), of('Mag', 'cr'), FROM_2015_TO_2025),
      wrong(of('000', 'cr'), of('002', 'cr'), FROM_2015_TO_2023),
      wrong(of('002', 'cr'), of('Mag', 'cr'), FROM_2023_TO_2025),
      wrong(of('000', 'mtr'), of('003', 'mtr'), MTR_FROM_2015_TO_2017),
    ];
    const checked = [FROM_2003_TO_2015, FROM_2015_TO_2025, FROM_2015_TO_2023, FROM_2023_TO_2025, MTR_FROM_2015_TO_2017];
    const sum = checked.reduce((n, c) => n + count(c), 0);
    expect(sum).toBeGreaterThanOrEqual(200);
    // Shown when there are too many.
    expect(mistakes.flat().length <= sum / 20 ? [] : mistakes).toEqual([]);
  });
});
