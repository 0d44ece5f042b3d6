/**
 * Writes the embedded card set and decks of `packages/cards`: `npm run embed` (`-- --check`: says whether that would change it). The cards are all of ../shared/cards (2019, its planes, schemes, vanguards and conspiracies, and the supplements of
 * 2021 and 2026), with their data where they compile and as facts where they don't; the decks are the two-player ones of ../shared/decks. No rules text is written: abilities are data.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type Card, renderZh } from '@apnap/ability';
import type { DatabaseInfo } from '@apnap/cards';
import {
  type CardEntry,
  type Compile,
  cardsOfRow,
  DatabaseWriter,
  entryOf,
  joinSections,
  type RawCard,
  readSetList,
  withNumbers,
} from '@apnap/cards/import';
import { compiled, isMain } from './corpora.js';
import { boosterLines } from './embed/boosters.js';
import { EARLIER, type FormatLists, isBannedEverywhere, legalitiesAt } from './embed/legalities.js';
import { syllablesOf } from './embed/pinyin.js';
import { LaterSets } from './embed/printings.js';
import { byCard, entryOfRows } from './embed/same-card.js';
import { setNameLines } from './embed/set-names.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SHARED = join(ROOT, '..', 'shared');
const OUT = join(ROOT, 'packages', 'cards', 'src', 'generated');
const LIMITED = join(ROOT, 'packages', 'limited', 'src', 'generated');
const DATA = join(ROOT, 'packages', 'cards', 'data');
const CARD_FILES = ['cards-2019.jsonl.gz', 'cards-2019-variants.jsonl.gz', 'cards-2021.jsonl.gz', 'cards-2026.jsonl.gz'];

/** What people call the decks; a deck file not listed here is not embedded. */
const DECKS: readonly { id: string; name: string; zhName: string; format: string }[] = [
  { id: 'pauper-black-control', name: 'Black Control', zhName: '黑色控制', format: 'pauper' },
  { id: 'pauper-burn', name: 'Burn', zhName: '红烧', format: 'pauper' },
  { id: 'pauper-delver', name: 'Blue Tempo', zhName: '蓝色节奏', format: 'pauper' },
  { id: 'pauper-elves', name: 'Elves', zhName: '妖精', format: 'pauper' },
  { id: 'pauper-stompy', name: 'Green Stompy', zhName: '绿色快攻', format: 'pauper' },
  { id: 'pauper-white-weenie', name: 'White Weenie', zhName: '白色快攻', format: 'pauper' },
  { id: 'standard-2015-abzan', name: 'Abzan Control', zhName: '阿布赞控制', format: 'standard-2015' },
  { id: 'standard-2015-red', name: 'Red Aggro', zhName: '红色快攻', format: 'standard-2015' },
];

/** Chinese names of our own for cards that were never printed in Chinese, and that others mention. */
const OUR_NAMES: Readonly<Record<string, string>> = {
  'Metallic Sliver': '金属裂片妖',
};

/** Cards of which the source itself doubts that it has their words. */
const doubted = new Set<string>();

/** Every row of a file of JSON Lines. */
function readCards(file: string): RawCard[] {
  const text = gunzipSync(readFileSync(join(SHARED, 'cards', file))).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const row = JSON.parse(line) as { doubt?: string };
      const cards = cardsOfRow(row);
      if (row.doubt !== undefined) for (const card of cards) doubted.add(card.name);
      return cards;
    });
}

/** The compiler, by which no card is read whose words are in doubt. */
const compileCertain: Compile = (input) =>
  doubted.has(input.name)
    ? { ok: false, name: input.name, refusals: [{ face: input.name, line: '', phrase: '', reason: 'its words are in doubt' }] }
    : compiled(input);

/** A JavaScript string literal in the quotes the formatter prefers, so that formatting does not change the file. */
function literal(text: string): string {
  const escaped = text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n');
  const [single, double] = [text.split("'").length, text.split('"').length];
  return single > double ? `"${escaped.replace(/"/g, '\\"')}"` : `'${escaped.replace(/'/g, "\\'")}'`;
}

function write(file: string, doc: string, body: string): void {
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, file), `/** ${doc} Written by scripts/embed-cards.ts. */\n${body}`);
}

/** What boosters are made of, as the file that holds it. */
export function boosterFile(): string {
  const lines = boosterLines(readJson('sets-2019.json.gz'), readJson('sets-2026.json.gz')).map((text) => `  ${literal(text)},\n`);
  const doc =
    '/** Sets with boosters: code, cards in them, slots, numbers of cards in none, numbers of shifted cards. Written by scripts/embed-cards.ts. */';
  return `${doc}\nexport const BOOSTER_LINES: readonly string[] = [\n${lines.join('')}];\n`;
}

/** What sets with boosters are called, as the file that holds it. */
function setNameFile(): string {
  const [early, late] = [readJson('sets-2019.json.gz'), readJson('sets-2026.json.gz')];
  const codes = boosterLines(early, late).map((text) => text.slice(0, text.indexOf('|')));
  const lines = setNameLines(early, late, codes).map((text) => `  ${literal(text)},\n`);
  const doc = '/** Sets with boosters: code, day on which it came out, English name, Chinese name. Written by scripts/embed-cards.ts. */';
  return `${doc}\nexport const SET_LINES: readonly string[] = [\n${lines.join('')}];\n`;
}

/** The decks, with every name in them checked. */
function embedDecks(names: ReadonlySet<string>): void {
  const files = readdirSync(join(SHARED, 'decks')).filter((f) => f.endsWith('.txt') && !f.startsWith('commander-'));
  const missing = files.filter((f) => !DECKS.some((d) => `${d.id}.txt` === f));
  if (missing.length > 0) throw new Error(`no name for the deck files ${missing.join(', ')}: add them to DECKS`);
  const texts = DECKS.map((deck) => {
    const text = readFileSync(join(SHARED, 'decks', `${deck.id}.txt`), 'utf8');
    for (const m of text.matchAll(/^\d+ (.+?)\s*$/gm))
      if (!names.has(m[1])) throw new Error(`${deck.id}: "${m[1]}" is no card of the embedded set`);
    const fields = Object.entries({ ...deck, text }).map(([key, value]) => `    ${key}: ${literal(value)},\n`);
    return `  {\n${fields.join('')}  },\n`;
  });
  const type = "import type { EmbeddedDeck } from '../embedded-deck.js';\n\n";
  write('decks.ts', 'The embedded decks.', `${type}export const EMBEDDED_DECKS: readonly EmbeddedDeck[] = [\n${texts.join('')}];\n`);
}

/** The names that the Chinese text of a card takes from elsewhere. */
function mentionedBy(card: Card): string[] {
  const asked: string[] = [];
  renderZh(card, {
    nameOf: (name) => {
      asked.push(name);
      return undefined;
    },
  });
  return asked;
}

/** Chinese names of what embedded cards mention and what is not embedded with a Chinese name itself: official ones first, ours last. */
function embedMentioned(raws: readonly RawCard[], embedded: readonly Card[]): void {
  const faces = embedded.flatMap((c) => c.faces);
  // Of two cards that meld into one, only one may have its name in Chinese.
  const nameless = new Set(faces.filter((f) => f.zhName === undefined).map((f) => f.name));
  const own = new Set(faces.map((f) => f.name).filter((name) => !nameless.has(name)));
  const official = new Map<string, string>();
  for (const face of raws.flatMap((r) => r.faces))
    if (face.zh?.name && (face.zh.lang === 'zhs' || !official.has(face.name))) official.set(face.name, face.zh.name);
  const names = [...new Set(embedded.flatMap(mentionedBy))].filter((name) => !own.has(name)).sort();
  const lines = names.flatMap((name) => {
    const zh = official.get(name) ?? OUR_NAMES[name];
    return zh === undefined ? [] : [`  ${/^\w+$/.test(name) ? name : literal(name)}: ${literal(zh)},\n`];
  });
  const type = 'export const MENTIONED: Readonly<Record<string, string>> = {\n';
  write('mentioned.ts', 'Chinese names of cards that embedded cards mention.', `${type}${lines.join('')}};\n`);
}

/** A file of JSON beside the cards. */
const readJson = (file: string): unknown => {
  const bytes = readFileSync(join(SHARED, 'cards', file));
  return JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
};

/** Without the words that were not understood: no rules text is embedded. */
const wordless = (entry: CardEntry): CardEntry => {
  const { record } = entry;
  return record.refusal ? { record: { ...record, refusal: { ...record.refusal, phrase: '' } } } : entry;
};

/** The embedded set as bytes: the cards of the card files given, those that compile with their data. */
export function embeddedBytes(): { bytes: Uint8Array; cards: number; names: Set<string>; words: () => void } {
  const list = readSetList(readJson('sets-2019.json.gz'));
  const lists = readJson('formats-2026.json') as FormatLists;
  const earlier = list.date ?? '';
  const later = new LaterSets(readJson('sets-2026.json.gz') as ConstructorParameters<typeof LaterSets>[0], list.sets, earlier, lists.date);
  const legalities = legalitiesAt(lists, later);
  const writer = new DatabaseWriter();
  const names = new Set<string>();
  const used = new Set<string>();
  const raws = CARD_FILES.flatMap(readCards)
    .filter(later.isReal)
    .map((raw) => later.with(withNumbers(raw, list)));
  const cards: Card[] = [];
  for (const rows of byCard(raws)) {
    const entry = wordless(entryOfRows(rows, (raw) => entryOf({ ...raw, legalities: legalities(raw) }, compileCertain)));
    writer.add(entry);
    for (const p of entry.record.printings) used.add(p.set);
    if (!entry.card) continue;
    cards.push(entry.card);
    names.add(entry.card.name).add(entry.card.faces[0].name);
  }
  const sets = [...list.sets, ...later.sets].filter((s) => used.has(s.code));
  const info: DatabaseInfo = { sources: [], date: lists.date, dates: Object.fromEntries(EARLIER.map((id) => [id, earlier])) };
  return {
    bytes: joinSections(writer.finish(sets, info)),
    cards: cards.length,
    names,
    words: () => {
      embedMentioned(raws, cards);
      embedPinyin(raws);
      embedLists(
        lists,
        raws.filter(isBannedEverywhere).map((raw) => raw.name),
      );
    },
  };
}

/** How the characters of Chinese names are read. */
function embedPinyin(raws: readonly RawCard[]): void {
  const lines = syllablesOf(raws.flatMap((r) => r.faces.flatMap((f) => f.zh?.name ?? []))).map(([s, c]) => `  ${s}: '${c}',\n`);
  const type = 'export const SYLLABLES: Readonly<Record<string, string>> = {\n';
  write('pinyin.ts', 'Characters of Chinese card names by how they are read, without tones.', `${type}${lines.join('')}};\n`);
}

/** Formats of which the lists are kept for later years, by our ids. */
const LASTING: readonly (readonly [id: string, listed: string])[] = [
  ['standard', 'Standard'],
  ['pioneer', 'Pioneer'],
  ['modern', 'Modern'],
  ['legacy', 'Legacy'],
  ['vintage', 'Vintage'],
  ['commander', 'Commander'],
];

/** The lists of the newest formats, which stay when the formats have others. @param everywhere names of the cards that all of them ban that take in all sets */
function embedLists({ date, formats }: FormatLists, everywhere: readonly string[]): void {
  const texts = (list: readonly string[] = []): string => `[${list.map(literal).join(', ')}]`;
  const lists = LASTING.map(([id, listed]) => {
    const { sets, banned = [], restricted } = formats[listed];
    const all = sets ? banned : [...new Set([...banned, ...everywhere])].sort();
    const codes = sets ? `sets: ${texts(sets)}, ` : '';
    return `  ${id}: { date: '${date}', ${codes}banned: ${texts(all)}, restricted: ${texts(restricted)} },\n`;
  });
  const type = [
    'interface NameLists {',
    '  date: string;',
    '  sets?: readonly string[];',
    '  banned: readonly string[];',
    '  restricted: readonly string[];',
    '}',
    '',
    'export const LISTS: Readonly<Record<string, NameLists>> = {',
    '',
  ];
  write('lists.ts', 'Which sets and cards formats allow.', `${type.join('\n')}${lists.join('')}};\n`);
}

/** Writes the embedded set, or says (`check`) whether it is what the compiler makes now. */
export function embed(check: boolean): void {
  if (check && !existsSync(SHARED)) {
    process.stderr.write('no card files in ../shared: nothing to compare with\n');
    return;
  }
  const { bytes, cards, names, words } = embeddedBytes();
  if (check) {
    const same =
      Buffer.compare(bytes, readFileSync(join(DATA, 'cards.db'))) === 0 &&
      readFileSync(join(LIMITED, 'boosters.ts'), 'utf8') === boosterFile() &&
      readFileSync(join(LIMITED, 'set-names.ts'), 'utf8') === setNameFile();
    process.stderr.write(same ? 'the embedded set is what the compiler makes\n' : 'the embedded set is out of date: npm run embed\n');
    if (!same) process.exitCode = 1;
    return;
  }
  embedDecks(names);
  words();
  mkdirSync(LIMITED, { recursive: true });
  writeFileSync(join(LIMITED, 'boosters.ts'), boosterFile());
  writeFileSync(join(LIMITED, 'set-names.ts'), setNameFile());
  mkdirSync(DATA, { recursive: true });
  writeFileSync(join(DATA, 'cards.db'), bytes);
  process.stderr.write(`${cards} cards, ${DECKS.length} decks embedded; ${bytes.length} bytes\n`);
}

if (isMain(import.meta.url)) embed(process.argv.includes('--check'));
