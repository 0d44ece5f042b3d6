/**
 * Writes the embedded card set and decks of `packages/cards`: `npm run embed` (`-- --check`: says whether that would change it). The cards are all of ../shared/cards (2019 and the supplement of
 * 2021) that compile, the decks the two-player ones of ../shared/decks. No rules text is written: abilities are data.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type Card, renderZh } from '@apnap/ability';
import type { DatabaseInfo, SetRecord } from '@apnap/cards';
import { cardsOfRow, DatabaseWriter, entryOf, joinSections, type RawCard, readSetList, withNumbers } from '@apnap/cards/import';
import { compileCard } from '@apnap/oracle';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SHARED = join(ROOT, '..', 'shared');
const OUT = join(ROOT, 'packages', 'cards', 'src', 'generated');
const DATA = join(ROOT, 'packages', 'cards', 'data');
const CARD_FILES = ['cards-2019.jsonl.gz', 'cards-2021.jsonl.gz'];

/** Sets of the supplement, which the file of sets does not have yet. */
const LATER_SETS: readonly SetRecord[] = [
  { code: 'C19', name: 'Commander 2019', date: '2019-08-23', type: 'commander' },
  { code: 'ELD', name: 'Throne of Eldraine', zhName: '艾卓王权', date: '2019-10-04', type: 'expansion' },
  { code: 'GN2', name: 'Game Night 2019', date: '2019-11-15', type: 'box' },
  { code: 'THB', name: 'Theros Beyond Death', zhName: '塞洛斯冥途求生', date: '2020-01-24', type: 'expansion' },
  { code: 'C20', name: 'Commander 2020', date: '2020-04-17', type: 'commander' },
  { code: 'IKO', name: 'Ikoria: Lair of Behemoths', zhName: '依克黎亚：巨兽巢穴', date: '2020-04-24', type: 'expansion' },
  { code: 'M21', name: 'Core Set 2021', zhName: '核心系列2021', date: '2020-07-03', type: 'core' },
  { code: 'JMP', name: 'Jumpstart', date: '2020-07-17', type: 'draft_innovation' },
  { code: 'ZNR', name: 'Zendikar Rising', zhName: '赞迪卡崛起', date: '2020-09-25', type: 'expansion' },
  { code: 'ZNC', name: 'Zendikar Rising Commander', date: '2020-09-25', type: 'commander' },
  { code: 'CMR', name: 'Commander Legends', date: '2020-11-20', type: 'draft_innovation' },
  { code: 'SLD', name: 'Secret Lair Drop', type: 'box' },
];

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

/** Every row of a file of JSON Lines. */
function readCards(file: string): RawCard[] {
  const text = gunzipSync(readFileSync(join(SHARED, 'cards', file))).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => cardsOfRow(JSON.parse(line)));
}

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

/** The embedded set as bytes: of the card files given, every card that compiles. */
export function embeddedBytes(): { bytes: Uint8Array; cards: number; names: Set<string>; mention: () => void } {
  const list = readSetList(JSON.parse(gunzipSync(readFileSync(join(SHARED, 'cards', 'sets-2019.json.gz'))).toString('utf8')));
  const writer = new DatabaseWriter();
  const names = new Set<string>();
  const used = new Set<string>();
  const raws = CARD_FILES.flatMap(readCards);
  const cards: Card[] = [];
  for (const raw of raws) {
    const entry = entryOf(withNumbers(raw, list), compileCard);
    if (!entry.card) continue;
    writer.add(entry);
    cards.push(entry.card);
    names.add(raw.name).add(raw.faces[0].name);
    for (const p of raw.printings) used.add(p.set);
  }
  const known = new Set(list.sets.map((s) => s.code));
  const sets = [...list.sets.filter((s) => used.has(s.code)), ...LATER_SETS.filter((s) => used.has(s.code) && !known.has(s.code))];
  const info: DatabaseInfo = { sources: [], ...(list.date === undefined ? {} : { date: list.date }) };
  return { bytes: joinSections(writer.finish(sets, info)), cards: writer.size, names, mention: () => embedMentioned(raws, cards) };
}

function main(): void {
  const check = process.argv.includes('--check');
  if (check && !existsSync(SHARED)) {
    process.stderr.write('no card files in ../shared: nothing to compare with\n');
    return;
  }
  const { bytes, cards, names, mention } = embeddedBytes();
  if (check) {
    const same = Buffer.compare(bytes, readFileSync(join(DATA, 'cards.db'))) === 0;
    process.stderr.write(same ? 'the embedded set is what the compiler makes\n' : 'the embedded set is out of date: npm run embed\n');
    if (!same) process.exitCode = 1;
    return;
  }
  embedDecks(names);
  mention();
  mkdirSync(DATA, { recursive: true });
  writeFileSync(join(DATA, 'cards.db'), bytes);
  process.stderr.write(`${cards} cards, ${DECKS.length} decks embedded; ${bytes.length} bytes\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
