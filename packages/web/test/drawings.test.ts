/** Drawn pictures: the same card is the same picture, peoples are told apart, and a picture costs little. */
import { expect, test } from 'vitest';
import { draw } from '../src/picture/draw.js';
import type { Features } from '../src/picture/features.js';
import { CLASSES, RACES } from '../src/picture/kinds.js';

const card = (more: Partial<Features>): Features => ({
  name: 'Somebody',
  types: ['Creature'],
  subtypes: [],
  colors: ['g'],
  keywords: [],
  power: 2,
  legendary: false,
  ...more,
});

/** The figure of a creature without what is behind it. */
const figure = (f: Features): string => {
  const { layers, palette } = draw(f);
  return JSON.stringify([layers.slice(1).map((l) => l.of), palette.tones.a]);
};

const markup = (f: Features): string =>
  draw(f)
    .layers.map(
      (l) =>
        `<g transform="${l.at ?? ''}">${l.lit ? `<path d="${l.of.map((s) => s.d).join('')}"/>` : ''}${l.of.map((s) => `<path d="${s.d}" fill="#000000"/>`).join('')}</g>`,
    )
    .join('');

const OTHERS: readonly Features[] = [
  'Instant',
  'Sorcery',
  'Enchantment',
  'Artifact',
  'Land',
  'Planeswalker',
  'Battle',
  'Plane',
  'Scheme',
].flatMap((t) => ['w', 'u', 'b', 'r', 'g'].map((c) => card({ name: `A ${t} of ${c}`, types: [t], colors: [c] })));
const ALL = [...Object.keys(RACES), ...Object.keys(CLASSES)].map((t) => card({ name: t, subtypes: [t] })).concat(OTHERS);

test('the same card is the same picture', () => {
  for (const f of ALL) expect(draw(f)).toEqual(draw(f));
});

test('every people and every profession has a figure of its own', () => {
  expect(Object.keys(RACES).length).toBeGreaterThan(100);
  const seen = new Map<string, string>();
  for (const t of [...Object.keys(RACES), ...Object.keys(CLASSES)]) {
    const drawn = figure(card({ subtypes: [t] }));
    expect(seen.get(drawn), t).toBeUndefined();
    seen.set(drawn, t);
  }
});

test('cards of other names and the same type are other pictures', () => {
  for (const subtypes of [['Goblin'], ['Bear'], ['Dragon'], ['Human', 'Wizard']])
    expect(new Set(['One', 'Two', 'Three', 'Four'].map((name) => JSON.stringify(draw(card({ name, subtypes }))))).size).toBe(4);
});

test('whatever is unknown has a picture, and no path has a number that is none', () => {
  for (const f of [...ALL, card({ subtypes: ['Nobody'] }), card({ name: '', types: [], colors: [] })]) {
    const text = JSON.stringify(draw(f));
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('a picture is small and quick', () => {
  const sizes = ALL.map((f) => [markup(f).length, f.name] as const).sort((a, b) => b[0] - a[0]);
  const mean = sizes.reduce((sum, [size]) => sum + size, 0) / sizes.length;
  expect(mean).toBeLessThan(6 * 1024);
  expect(sizes[0]?.[0], sizes[0]?.[1]).toBeLessThan(12 * 1024);
  // Milliseconds of the processor, the least of a few rounds: others use the machine, too.
  const rounds = Array.from({ length: 8 }, () => {
    const from = process.cpuUsage();
    for (const f of ALL) draw(f);
    return process.cpuUsage(from).user / 1000 / ALL.length;
  });
  expect(Math.min(...rounds)).toBeLessThan(1);
});
