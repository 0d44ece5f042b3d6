/** Card files of all kinds, in small: what is recognised, joined, skipped and named. */
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Card } from '@apnap/ability';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Compile, cardsOfRow, type FileProblem, JsonSplitter } from '../src/import/index.js';
import type { CardDatabase } from '../src/index.js';
import { type ImportReport, importCards, NoCards, openDatabase } from '../src/node.js';

let folder = '';
let problems: FileProblem[] = [];

/** A compiler that reads cards without text and refuses the others. */
const compile: Compile = (input) => {
  const faces = input.faces ?? [input];
  const bad = faces.find((f) => (f.text ?? '') !== '');
  if (bad) return { ok: false, refusals: [{ face: bad.name, phrase: bad.text ?? '', reason: 'has a text' }] };
  const made = faces.map(({ zh, text: _, typeLine: __, manaValue: ___, colors: ____, ...f }) => ({
    ...f,
    ...(zh?.name === undefined ? {} : { zhName: zh.name }),
    abilities: [],
  })) as unknown as Card['faces'];
  return { ok: true, card: { name: input.name, layout: 'normal', faces: made } };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apnap-import-'));
  problems = [];
});

async function load(content: unknown, keep?: CardDatabase): Promise<{ db: CardDatabase; report: ImportReport }> {
  const file = join(folder, 'cards.json');
  const bytes = Buffer.isBuffer(content) ? content : typeof content === 'string' ? content : JSON.stringify(content, null, 1);
  writeFileSync(file, bytes);
  const target = join(folder, 'store', 'cards.db');
  const report = await importCards([file], target, { compile, problem: (_, p) => problems.push(p), ...(keep ? { keep } : {}) });
  // Neither rows nor anything half written is left.
  expect(readdirSync(join(folder, 'store'))).toEqual(['cards.db']);
  return { db: openDatabase(target), report };
}

const V5 = (name: string, more: object = {}) => ({
  name,
  layout: 'normal',
  type: 'Creature — Bear',
  types: ['Creature'],
  subtypes: ['Bear'],
  supertypes: [],
  manaCost: '{1}{G}',
  manaValue: 2,
  colors: ['G'],
  colorIdentity: ['G'],
  power: '2',
  toughness: '2',
  identifiers: { scryfallOracleId: `oracle-${name}` },
  ...more,
});

describe('MTGJSON 5', () => {
  it('cards by name: faces are joined, Chinese, legalities and the date of the data are kept', async () => {
    const zh = (name: string, faceName: string) => [{ language: 'Chinese Simplified', name, faceName, text: '字', type: '生物' }];
    const { db, report } = await load({
      meta: { date: '2026-03-01', version: '5.3.0' },
      data: {
        'Plain Bear': [
          V5('Plain Bear', { legalities: { modern: 'Legal', vintage: 'Restricted', legacy: 'Banned' }, printings: ['AAA', 'BBB'] }),
        ],
        'Front // Back': [
          V5('Front // Back', { faceName: 'Back', side: 'b', layout: 'transform', manaCost: '', foreignData: zh('前 // 后', '后') }),
          V5('Front // Back', { faceName: 'Front', side: 'a', layout: 'transform', foreignData: zh('前 // 后', '前') }),
        ],
      },
    });
    expect(report).toMatchObject({ cards: 2, compiled: 2, refused: 0, problems: 0, files: [{ kind: 'atomic', cards: 2 }] });
    expect(db.info.date).toBe('2026-03-01');
    const bear = db.find('plain bear');
    expect(bear).toMatchObject({ oracleId: 'oracle-Plain Bear', legalities: { modern: 'legal', vintage: 'restricted', legacy: 'banned' } });
    expect(bear?.printings).toEqual([{ set: 'AAA' }, { set: 'BBB' }]);
    const card = db.find('后');
    expect(card?.faces.map((f) => [f.name, f.zhName, f.manaCost])).toEqual([
      ['Front', '前', '{1}{G}'],
      ['Back', '后', undefined],
    ]);
    // CR 202.3b: the back has the mana value of the front.
    expect(card?.faces[1].manaValue).toBe(2);
    expect(db.findByOracleId('oracle-Plain Bear')).toBe(bear);
  });

  it('all sets: prints of a card come together under its oracle id', async () => {
    const set = (code: string, date: string, cards: object[]) => ({
      code,
      name: `Set ${code}`,
      releaseDate: date,
      type: 'core',
      cards,
      tokens: [V5('A Token')],
    });
    const { db, report } = await load({
      meta: { date: '2026-03-01' },
      data: {
        BBB: set('BBB', '2012-01-01', [V5('Bear', { setCode: 'BBB', number: '7', rarity: 'rare', printings: ['AAA', 'BBB'] })]),
        AAA: set('AAA', '2001-01-01', [
          V5('Bear', { setCode: 'AAA', number: '3', rarity: 'common', artist: 'X', printings: ['AAA', 'BBB'] }),
        ]),
      },
    });
    expect(report.files[0].kind).toBe('allPrintings');
    expect(db.size).toBe(1);
    expect(db.record(0).printings).toEqual([
      { set: 'AAA', number: '3', rarity: 'common', artist: 'X' },
      { set: 'BBB', number: '7', rarity: 'rare' },
    ]);
    expect(db.record(0).firstDate).toBe('2001-01-01');
    expect(db.set('bbb')).toMatchObject({ name: 'Set BBB', date: '2012-01-01' });
  });

  it('one set', async () => {
    const { db, report } = await load({
      meta: {},
      data: { code: 'AAA', cards: [V5('Bear', { setCode: 'AAA', number: '3' })], name: 'A', releaseDate: '2001-01-01' },
    });
    expect(report.files[0].kind).toBe('set');
    expect([db.record(0).printings, db.set('AAA')?.name]).toEqual([[{ set: 'AAA', number: '3' }], 'A']);
  });

  it('names are no keys: two cards of one name stay two', async () => {
    const two = [V5('Same'), V5('Same', { identifiers: { scryfallOracleId: 'another' }, power: '5' })];
    const { db } = await load({ meta: {}, data: { Same: two } });
    expect(db.findAll('Same').map((r) => r.faces[0].power)).toEqual(['2', '5']);
  });
});

describe('MTGJSON 4', () => {
  it('one set: its code comes after the cards, and faces name each other', async () => {
    const face = (name: string, side: string, more: object = {}) =>
      V5(name, {
        names: ['Hot', 'Cold'],
        side,
        layout: 'split',
        number: `5${side}`,
        rarity: 'uncommon',
        identifiers: undefined,
        manaValue: undefined,
        convertedManaCost: 4,
        faceConvertedManaCost: 2,
        ...more,
      });
    const { db } = await load({
      baseSetSize: 2,
      boosterV3: [['rare', 'mythic rare']],
      cards: [face('Cold', 'b', { colors: ['U'] }), face('Hot', 'a', { colors: ['R'] })],
      code: 'OLD',
      meta: { date: '2019-07-21' },
      name: 'Old Set',
      releaseDate: '2001-01-01',
      tokens: [],
      translations: { 'Chinese Simplified': '旧系列' },
      type: 'expansion',
    });
    expect(db.size).toBe(1);
    // CR 709.4b: the card has the colours and the mana value of both halves.
    expect(db.record(0)).toMatchObject({
      name: 'Hot // Cold',
      manaValue: 4,
      colors: ['U', 'R'],
      printings: [{ set: 'OLD', rarity: 'uncommon' }],
    });
    expect(db.set('OLD')).toMatchObject({ name: 'Old Set', zhName: '旧系列', date: '2001-01-01' });
  });

  it('the three cards of a melding pair are two, each with the result', async () => {
    const names = ['Left', 'Right', 'Whole'];
    const row = (name: string, side: string, more: object = {}) => V5(name, { names, side, layout: 'meld', number: `1${side}`, ...more });
    const { db } = await load({ cards: [row('Left', 'a'), row('Right', 'b'), row('Whole', 'c', { manaCost: undefined })], code: 'MLD' });
    expect([db.record(0).name, db.record(1).name]).toEqual(['Left // Whole', 'Right // Whole']);
  });
});

describe('melding pairs in rows', () => {
  it('a row with both fronts and the result is two cards; a land is no result (CR 712.4)', async () => {
    const face = (name: string, typeLine: string, more: object = {}) => ({ name, typeLine, types: typeLine.split(' '), text: '', ...more });
    const row = {
      name: 'Front // Whole // Ground',
      layout: 'meld',
      printings: ['AAA'],
      faces: [
        face('Front', 'Creature', { manaCost: '{2}{R}', power: '2', toughness: '3' }),
        face('Whole', 'Creature', { power: '7', toughness: '4' }),
        face('Ground', 'Land', {
          text: 'If you both own and control Ground and a creature named Front, exile them, then meld them into Whole.',
        }),
      ],
    };
    expect(cardsOfRow(row).map((c) => [c.name, c.faces.map((f) => f.name)])).toEqual([
      ['Front // Whole', ['Front', 'Whole']],
      ['Ground // Whole', ['Ground', 'Whole']],
    ]);
  });
});

describe('partners in one row', () => {
  it('two faces that name each other are two cards, each with its own colour identity (CR 702.124j, 903.4)', () => {
    const face = (name: string, other: string, manaCost: string) => ({
      name,
      manaCost,
      typeLine: 'Legendary Creature',
      types: ['Creature'],
      text: `Partner with ${other} (When this creature enters, …)\nFlying`,
      power: '1',
      toughness: '1',
    });
    const row = {
      name: 'Left // Right',
      layout: 'modal_dfc',
      colorIdentity: ['R', 'G'],
      faces: [face('Left', 'Right', '{R}'), face('Right', 'Left', '{G}')],
    };
    const cards = cardsOfRow(row);
    expect(cards.map((c) => [c.name, c.layout, c.faces.map((f) => f.name), c.colorIdentity])).toEqual([
      ['Left', 'normal', ['Left'], undefined],
      ['Right', 'normal', ['Right'], undefined],
    ]);
    const others = { ...row, faces: [row.faces[0], face('Right', 'Somebody', '{G}')] };
    expect(cardsOfRow(others)).toHaveLength(1);
  });
});

describe('Scryfall', () => {
  const row = (name: string, more: object = {}) => ({
    object: 'card',
    oracle_id: `o-${name}`,
    name,
    lang: 'en',
    layout: 'normal',
    mana_cost: '{1}{G}',
    cmc: 2,
    type_line: 'Legendary Creature — Elf Druid',
    oracle_text: '',
    colors: ['G'],
    color_identity: ['G'],
    keywords: [],
    legalities: { modern: 'legal', standard: 'not_legal' },
    set: 'aaa',
    set_name: 'Set A',
    collector_number: '1',
    rarity: 'mythic',
    released_at: '2010-01-01',
    ...more,
  });

  it('the three cards of a melding pair are two, each with the result', async () => {
    const parts = ['Left', 'Right'].map((name) => ({ component: 'meld_part', name }));
    const all_parts = [...parts, { component: 'meld_result', name: 'Whole' }];
    const of = (name: string, more: object = {}) => row(name, { layout: 'meld', all_parts, ...more });
    const { db } = await load([of('Whole', { mana_cost: '' }), of('Left'), of('Right')]);
    expect([db.record(0).name, db.record(1).name]).toEqual(['Left // Whole', 'Right // Whole']);
  });
  it('a list of prints: type lines are taken apart, faces joined, tokens left out', async () => {
    const faces = [
      { name: 'One', mana_cost: '{G}', type_line: 'Instant', oracle_text: '' },
      { name: 'Two', mana_cost: '{U}', type_line: 'Sorcery', oracle_text: '' },
    ];
    const { db, report } = await load([
      row('Elf'),
      row('Elf', { set: 'bbb', set_name: 'Set B', released_at: '2000-01-01', collector_number: '9★' }),
      row('One // Two', { layout: 'split', card_faces: faces, oracle_text: undefined, colors: ['U', 'G'], cmc: 2 }),
      row('Elf', { layout: 'token', oracle_id: 't' }),
    ]);
    expect(report).toMatchObject({ cards: 2, files: [{ kind: 'scryfall' }] });
    const elf = db.find('Elf');
    expect(elf?.faces[0]).toMatchObject({ supertypes: ['Legendary'], types: ['Creature'], subtypes: ['Elf', 'Druid'] });
    expect(elf?.legalities).toEqual({ modern: 'legal' });
    expect(elf?.printings.map((p) => [p.set, p.number])).toEqual([
      ['BBB', '9★'],
      ['AAA', '1'],
    ]);
    expect(db.find('One/Two')?.faces.map((f) => f.types[0])).toEqual(['Instant', 'Sorcery']);
  });

  it('loyalty costs get the brackets the compiler reads (CR 606.3)', async () => {
    const { db } = await load([
      row('Walker', { type_line: 'Legendary Planeswalker — X', oracle_text: '+1: Draw.\n−2: Scry 1.\n0: Wait.' }),
    ]);
    expect(db.text(0)?.[0].text).toBe('[+1]: Draw.\n[−2]: Scry 1.\n[0]: Wait.');
    expect(db.record(0).refusal).toMatchObject({ face: 'Walker', reason: 'has a text' });
    expect(db.card(0)).toBeUndefined();
  });
});

describe('files with faults', () => {
  it('JSON Lines: malformed rows are named with their line, the rest goes in', async () => {
    const { db, report } = await load(
      gzipSync(
        '{"name":"Good","types":["Instant"],"text":""}\n{"name":"Broken"\n\n{"name":"Bad","types":"Instant"}\n{"name":"Also","types":[],"text":""}',
      ),
    );
    expect(db.size).toBe(2);
    expect(report.problems).toBe(2);
    expect(problems.map((p) => [p.line, p.row, p.name, p.message.id])).toEqual([
      [2, 2, undefined, 'row.json'],
      [4, 3, 'Bad', 'row.texts'],
    ]);
  });

  it('a row in a large JSON text, a face that is missing, and an end in the middle', async () => {
    const whole = JSON.stringify(
      {
        meta: {},
        data: {
          A: [V5('A')],
          B: [{ name: 'B', manaCost: '2U', type: 'Instant' }],
          'C // D': [V5('C // D', { faceName: 'C', side: 'a' })],
          E: [V5('E')],
        },
      },
      null,
      1,
    );
    const { db } = await load(whole.slice(0, -4));
    expect([db.size, db.find('A')?.name, db.find('E')?.name]).toEqual([2, 'A', 'E']);
    expect(problems.map((p) => p.message.id)).toEqual(['row.cost', 'row.partial', 'json.ends']);
    expect(problems[0].line).toBeGreaterThan(20);
  });

  it('a file of another kind is refused whole, and what was there stays', async () => {
    const { db } = await load([V5('Bear')]);
    await expect(load('this is no card file')).rejects.toThrow(NoCards);
    await expect(load({ some: 'object' })).rejects.toThrow(NoCards);
    expect(existsSync(join(folder, 'store', 'cards.db'))).toBe(true);
    expect(db.record(0).name).toBe('Bear');
  });

  it('what was imported before is kept beside the new, which counts first', async () => {
    const first = await load([V5('Bear', { text: 'Old.' }), V5('Wolf')]);
    const { db } = await load([V5('Bear', { text: 'New.' })], first.db);
    expect([db.size, db.text(0)?.[0].text, db.record(1).name]).toEqual([2, 'New.', 'Wolf']);
  });
});

describe('taking JSON apart', () => {
  it('gives the same values however the bytes come', () => {
    const text = '{"a":[{"b":"}\\"]","c":[1,2]},-3.5e1,"x\\\\"],"skip":{"d":[]},"e":null}';
    const bytes = new TextEncoder().encode(text);
    const run = (size: number): string[] => {
      const seen: string[] = [];
      const splitter = new JsonSplitter({
        at: (path) => (path.length === 0 || path.at(-1) === 'a' ? 'into' : path.includes('skip') ? 'skip' : 'take'),
        value: (path, value) => seen.push(`${path.join('.')}=${new TextDecoder().decode(value)}`),
        leave: () => {},
      });
      for (let at = 0; at < bytes.length; at += size) splitter.push(bytes.subarray(at, at + size));
      splitter.end();
      return seen;
    };
    expect(run(1000)).toEqual(['a.0={"b":"}\\"]","c":[1,2]}', 'a.1=-3.5e1', 'a.2="x\\\\"', 'e=null']);
    for (const size of [1, 2, 3, 7]) expect(run(size)).toEqual(run(1000));
  });
});
