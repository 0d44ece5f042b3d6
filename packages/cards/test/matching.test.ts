/** One look-up of names: whole cards before faces, whatever the order of the sources; case and accents don't matter (CR 201.2). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CardFileReader, type Compile, entryOf, mergeCards, type RawCard, textsOf } from '../src/import/index.js';
import {
  type CardDatabase,
  CardIndex,
  type CardRecord,
  embeddedDatabase,
  foldName,
  joinDatabases,
  memoryDatabase,
  searchIndexOf,
} from '../src/index.js';
import { card } from './support.js';

const record = (name: string, zh: readonly string[] = []): { record: Omit<CardRecord, 'place'> } => ({
  record: {
    name,
    layout: name.includes(' // ') ? 'adventure' : 'normal',
    faces: name.split(' // ').map((n, i) => ({
      name: n,
      ...(zh[i] === undefined ? {} : { zhName: zh[i] }),
      manaValue: 0,
      colors: [],
      supertypes: [],
      types: ['Instant'],
      subtypes: [],
    })),
    manaValue: 0,
    colors: [],
    colorIdentity: [],
    keywords: [],
    printings: [],
    refusal: { face: name, phrase: '', reason: '' },
  },
});
const databaseOf = (...names: string[]): CardDatabase => memoryDatabase(names.map((n) => record(n)));

/** All orders of a list. */
function orders<T>(list: readonly T[]): T[][] {
  return list.length < 2
    ? [list.slice()]
    : list.flatMap((x, i) => orders([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [x, ...rest]));
}

describe('a name', () => {
  const old = databaseOf('Bolt', 'Seánce', 'Fire // Ice');
  const fresh = databaseOf('Sage of Sparks // Bolt', 'Ice', 'Pupil // Seance');
  const third = databaseOf('Jack-in-the-Box', 'Mime // Jack in the box');

  it.each(orders([old, fresh, third]).map((list, i) => [i, list] as const))('means the whole card, order %i', (_, list) => {
    const index = new CardIndex([], ...list);
    const joined = joinDatabases(list);
    for (const [asked, name] of [
      ['Bolt', 'Bolt'],
      ['bolt', 'Bolt'],
      ['Ice', 'Ice'],
      ['Fire', 'Fire // Ice'],
      ['Fire // Ice', 'Fire // Ice'],
      ['Sage of Sparks', 'Sage of Sparks // Bolt'],
      ['seance', 'Seánce'],
      ['SEÁNCE', 'Seánce'],
      ['Pupil', 'Pupil // Seance'],
      ['jack in the box', 'Mime // Jack in the box'],
      ['jackinthebox', 'Jack-in-the-Box'],
    ]) {
      expect([asked, index.find(asked)?.name]).toEqual([asked, name]);
      expect([asked, joined.find(asked)?.name]).toEqual([asked, name]);
      expect([asked, joined.findAll(asked).map((r) => r.name)]).toEqual([asked, [name]]);
    }
  });

  it('means the whole card also before the cards given by themselves', () => {
    const index = new CardIndex([card('Sage of Sparks // Bolt'), card('Ice')], old);
    expect(index.find('Bolt')?.name).toBe('Bolt');
    expect(index.find('Ice')?.name).toBe('Ice');
    expect(index.find('Sage of Sparks')?.name).toBe('Sage of Sparks // Bolt');
  });

  it('means the card spelled as it is written, of two in one database that differ in accents', () => {
    const both = databaseOf('Seance', 'Seánce');
    expect(both.find('Seance')?.name).toBe('Seance');
    expect(both.find('Seánce')?.name).toBe('Seánce');
  });

  it('is no guess where several cards fit without punctuation', () => {
    const index = new CardIndex([], databaseOf('Ab-c'), databaseOf('A-bc'));
    expect(index.find('abc')).toBeUndefined();
    expect(index.find('A-bc')?.name).toBe('A-bc');
  });

  it('of one card in several databases, with accents and without, is one card', () => {
    const joined = joinDatabases([databaseOf('Seánce'), databaseOf('Seance', 'Other')]);
    expect(Array.from({ length: joined.size }, (_, i) => joined.record(i).name)).toEqual(['Other', 'Seánce']);
  });

  it('asked for exactly by a search means the whole card, and a face only where no card is called so', () => {
    const found = (query: string): string[] => {
      const result = searchIndexOf(joinDatabases([fresh, old])).search(query);
      return 'message' in result ? [] : result.cards.map((c) => c.name);
    };
    expect(found('!"bolt"')).toEqual(['Bolt']);
    expect(found('!ice')).toEqual(['Ice']);
    expect(found('!fire')).toEqual(['Fire // Ice']);
    expect(found('!"sage of sparks"')).toEqual(['Sage of Sparks // Bolt']);
    expect(found('!séance')).toEqual(['Seánce']);
  });
});

describe('rows of one card', () => {
  const raw = (name: string, text: string): RawCard => ({
    name,
    layout: 'normal',
    faces: [{ name, supertypes: [], types: ['Creature'], subtypes: [], text }],
    printings: [],
  });

  it('are one card whose name keeps its accents, also in its text', () => {
    const merged = mergeCards(raw('Lim-Dul the Cold', 'When Lim-Dul the Cold dies, draw a card.'), raw('Lim-Dûl the Cold', ''));
    expect(merged.name).toBe('Lim-Dûl the Cold');
    expect(merged.faces[0]).toMatchObject({ name: 'Lim-Dûl the Cold', text: 'When Lim-Dûl the Cold dies, draw a card.' });
  });
});

const CARDS = fileURLToPath(new URL('../../../../shared/cards', import.meta.url));

const uncompiled: Compile = (input) => ({ ok: false, refusals: [{ face: input.name, phrase: '', reason: '' }] });

/** The rows of a corpus, as a database in which nothing is compiled. */
function corpus(file: string): { database: CardDatabase; rows: RawCard[] } {
  const rows = new Map<string, RawCard>();
  const reader = new CardFileReader({
    card: (c) => {
      const known = rows.get(c.name);
      rows.set(c.name, known ? mergeCards(known, c) : c);
    },
    set: () => {},
    numbers: () => {},
    date: () => {},
    ruling: () => {},
    problem: () => {},
  });
  reader.push(gunzipSync(readFileSync(join(CARDS, file))));
  reader.end();
  const list = [...rows.values()];
  const database = memoryDatabase(list.map((r) => ({ ...entryOf(r, uncompiled), text: textsOf(r) })));
  return { database, rows: list };
}

describe.skipIf(!existsSync(CARDS))('the names of all corpora', () => {
  const files = existsSync(CARDS) ? readdirSync(CARDS).filter((name) => /^cards-.*\.jsonl\.gz$/.test(name)) : [];
  const all = files.map(corpus);
  const rows = all.flatMap((c) => c.rows);
  const databases = [embeddedDatabase(), ...all.map((c) => c.database)];
  const wholes = new Set(rows.map((r) => foldName(r.name)));

  it.each([
    ['as they come', databases],
    ['the other way round', databases.slice().reverse()],
    ['the newest first', [databases[databases.length - 1], ...databases.slice(0, -1)]],
  ])('%s: every whole name finds its own card, every face its card unless a whole card is called so', (_, list) => {
    const joined = joinDatabases(list);
    const index = new CardIndex([], ...list);
    const wrong: string[] = [];
    for (const row of rows) {
      for (const found of [joined.find(row.name)?.name, index.find(row.name)?.name])
        if (found === undefined || foldName(found) !== foldName(row.name)) wrong.push(`${row.name} → ${found}`);
      for (const { name } of row.faces) {
        if (wholes.has(foldName(name))) continue;
        const found = index.find(name);
        if (!found?.faces.some((f) => foldName(f.name) === foldName(name))) wrong.push(`${name} of ${row.name} → ${found?.name}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(rows.length).toBeGreaterThan(20_000);
  });
});
