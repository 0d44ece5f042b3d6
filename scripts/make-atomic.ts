/**
 * Writes a file in the shape of MTGJSON 5 AtomicCards, made of the cards of ../shared/cards, to try the importer on:
 * `npx tsx --conditions=source scripts/make-atomic.ts FILE [CARDS]`. Beyond the cards there are, they come again under other names.
 */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const CARDS = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'shared', 'cards');

interface Row {
  name: string;
  layout: string;
  faces?: Row[];
  [key: string]: unknown;
}

/** An id of the usual form, always the same for the same text. */
function idOf(text: string): string {
  const hex = createHash('sha1').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** One row of a card: a face, and what it says of the whole card. */
function atomic(card: Row, face: Row, name: string, side: string | undefined): unknown {
  const zh = face.zh as { lang: string; name?: string; type?: string; text?: string } | undefined;
  const language = zh?.lang === 'zht' ? 'Chinese Traditional' : 'Chinese Simplified';
  return {
    colorIdentity: card.colorIdentity ?? [],
    colors: face.colors ?? [],
    convertedManaCost: card.manaValue ?? face.manaValue,
    ...(side === undefined ? {} : { faceName: face.name, faceManaValue: face.manaValue, side }),
    foreignData: zh ? [{ language, name: zh.name, text: zh.text, type: zh.type }] : [],
    identifiers: { scryfallOracleId: idOf(name) },
    layout: card.layout,
    legalities: card.legalities ?? {},
    loyalty: face.loyalty,
    manaCost: face.manaCost,
    manaValue: card.manaValue ?? face.manaValue,
    name,
    power: face.power,
    printings: card.printings ?? [],
    purchaseUrls: { tcgplayer: `https://example.invalid/${idOf(`${name} url`)}` },
    rulings: card.rulings ?? [],
    subtypes: face.subtypes ?? [],
    supertypes: face.supertypes ?? [],
    text: face.text,
    toughness: face.toughness,
    type: face.typeLine,
    types: face.types ?? [],
  };
}

/** The card under another name, which its text uses as well. */
function renamed(row: Row, round: number): Row {
  if (round === 0) return row;
  const name = `${row.name} ${round + 1}`;
  return { ...row, name, ...(typeof row.text === 'string' ? { text: row.text.replaceAll(row.name, name) } : {}) };
}

/** Writes `count` cards. */
export function writeAtomic(file: string, count: number): void {
  const rows = ['cards-2019.jsonl.gz', 'cards-2021.jsonl.gz'].flatMap((f) =>
    gunzipSync(readFileSync(join(CARDS, f)))
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Row),
  );
  const single = rows.filter((r) => !r.faces);
  const fd = openSync(file, 'w');
  writeSync(fd, '{"meta":{"date":"2026-03-01","version":"5.3.0"},"data":{');
  for (let i = 0; i < count; i++) {
    const card =
      i < rows.length ? rows[i] : renamed(single[(i - rows.length) % single.length], 1 + Math.floor((i - rows.length) / single.length));
    const faces = (card.faces ?? [card]).map((f, at) => atomic(card, f, card.name, card.faces ? 'abcde'[at] : undefined));
    writeSync(fd, `${i === 0 ? '' : ','}${JSON.stringify(card.name)}:${JSON.stringify(faces)}`);
  }
  writeSync(fd, '}}\n');
  closeSync(fd);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , file, count = '35000'] = process.argv;
  if (!file || !/^\d+$/.test(count)) throw new Error('usage: scripts/make-atomic.ts FILE [CARDS]');
  writeAtomic(file, Number(count));
}
