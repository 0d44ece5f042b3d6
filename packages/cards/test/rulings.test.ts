/** Rulings in card files of all kinds: kept, joined to their cards, replaced by what is imported again. All sentences here are made up. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Compile, FileProblem } from '../src/import/index.js';
import { type CardDatabase, joinDatabases, rulingsIn } from '../src/index.js';
import { type ImportReport, importCards, openDatabase } from '../src/node.js';

let folder = '';
let problems: FileProblem[] = [];
const compile: Compile = (input) => ({ ok: false, refusals: [{ face: input.name, phrase: '', reason: '' }] });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apnap-rulings-'));
  problems = [];
});

async function load(contents: readonly (string | object)[], keep?: CardDatabase): Promise<{ db: CardDatabase; report: ImportReport }> {
  const files = contents.map((content, i) => {
    const file = join(folder, `${i}.json`);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 1));
    return file;
  });
  const target = join(folder, 'cards.db');
  const report = await importCards(files, target, { compile, problem: (_, p) => problems.push(p), ...(keep ? { keep } : {}) });
  return { db: openDatabase(target), report };
}

const told = (db: CardDatabase, name: string): string[] => rulingsIn([db], name).map((r) => `${r.date} ${r.text}`);

const OLD = { date: '2001-02-03', text: 'Our bear sleeps in winter.' };
const NEW = { date: '2011-02-03', text: 'Our bear wakes in spring.' };
const line = (name: string, rulings?: object[]): object => ({ name, layout: 'normal', types: ['Creature'], text: '', rulings });
const half = (side: string, faceName: string, rulings: object[]): object => ({
  name: 'Left Bear // Right Bear',
  faceName,
  side,
  layout: 'split',
  type: 'Instant',
  identifiers: { scryfallOracleId: 'halves' },
  rulings,
});
const scryfall = (name: string): object => ({ object: 'card', oracle_id: `id-${name}`, name, layout: 'normal', type_line: 'Creature' });
const ruling = (name: string, date: string, comment: string, source = 'wotc'): object => ({
  object: 'ruling',
  oracle_id: `id-${name}`,
  source,
  published_at: date,
  comment,
});

test('JSON Lines: the newest first, and nothing for a card without', async () => {
  const { db, report } = await load([[line('Bear', [OLD, NEW]), line('Cub')].map((c) => JSON.stringify(c)).join('\n')]);
  expect(told(db, 'Bear')).toEqual([`${NEW.date} ${NEW.text}`, `${OLD.date} ${OLD.text}`]);
  expect(told(db, 'Cub')).toEqual([]);
  expect(db.text(0)?.[0].text).toBe('');
  expect([report.rulings, report.strayRulings, db.info.rulings]).toEqual([2, 0, 2]);
});

test('MTGJSON by name: those of both faces are those of the card, each once', async () => {
  const { db } = await load([
    {
      meta: { date: '2026-01-01' },
      data: { 'Left Bear // Right Bear': [half('a', 'Left Bear', [OLD]), half('b', 'Right Bear', [OLD, NEW])] },
    },
  ]);
  expect(told(db, 'Left Bear // Right Bear')).toEqual([`${NEW.date} ${NEW.text}`, `${OLD.date} ${OLD.text}`]);
});

test("Scryfall's file: joined to cards of the same command or an earlier one, whatever the order; strays are counted, bad rows named", async () => {
  const rows = [ruling('Bear', '2001-02-03', 'A.'), ruling('Nobody', '2001-02-03', 'B.'), { object: 'ruling', oracle_id: 'id-Bear' }];
  const first = await load([rows, [scryfall('Bear'), scryfall('Cub')]]);
  expect(told(first.db, 'Bear')).toEqual(['2001-02-03 A.']);
  expect(first.report).toMatchObject({ rulings: 1, strayRulings: 1, problems: 1, files: [{ kind: 'rulings', cards: 0 }, { cards: 2 }] });
  expect(problems).toMatchObject([{ row: 3, message: { id: 'row.missing' } }]);
  const later = await load([[ruling('Cub', '2001-02-03', 'C.'), ruling('Bear', '2002-02-03', 'D.', 'scryfall')]], first.db);
  expect(told(later.db, 'Bear')).toEqual(['2002-02-03 D.']);
  expect(rulingsIn([later.db], 'Bear')[0].by).toBe('Scryfall');
  expect(told(later.db, 'Cub')).toEqual(['2001-02-03 C.']);
});

test('imported again they are replaced, not doubled; a file that does not speak of them leaves them', async () => {
  const first = await load([JSON.stringify(line('Bear', [OLD]))]);
  const same = await load([JSON.stringify(line('Bear', [OLD]))], first.db);
  expect(told(same.db, 'Bear')).toEqual([`${OLD.date} ${OLD.text}`]);
  const silent = await load([JSON.stringify(line('Bear'))], same.db);
  expect(told(silent.db, 'Bear')).toEqual([`${OLD.date} ${OLD.text}`]);
  const other = await load([JSON.stringify(line('Bear', [NEW]))], silent.db);
  expect(told(other.db, 'Bear')).toEqual([`${NEW.date} ${NEW.text}`]);
  const none = await load([JSON.stringify(line('Bear', []))], other.db);
  expect(told(none.db, 'Bear')).toEqual([]);
  expect(none.db.info.rulings).toBeUndefined();
});

test('of several databases, the first that has rulings of a card', async () => {
  const a = await load([JSON.stringify(line('Bear'))]);
  const b = await load([JSON.stringify(line('Bear', [OLD]))]);
  const all = joinDatabases([a.db, b.db]);
  expect(all.rulings(0)).toEqual([OLD]);
  expect(all.info.rulings).toBe(1);
});
