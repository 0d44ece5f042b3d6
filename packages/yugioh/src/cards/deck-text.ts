/** Decks as people have them: `.ydk` files, `ydke://` links, lists of names. */
import type { Printed } from '../language/index.js';
import { isExtra } from '../language/index.js';
import type { DeckList } from './deck.js';

/** How cards are found. */
export interface Finding {
  byId(id: number): Printed | undefined;
  /** By a name in any language, as it is written. */
  byName(name: string): Printed | undefined;
}

/** A deck that was read; `unknown`: lines that name no card. */
export interface ReadDeck {
  list: Required<DeckList>;
  unknown: string[];
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Card numbers of four bytes each, the least first. */
function numbersIn(text: string): number[] {
  const bytes: number[] = [];
  let [bits, n] = [0, 0];
  for (const letter of text) {
    if (letter === '=') break;
    bits = (bits << 6) | BASE64.indexOf(letter);
    n += 6;
    if (n < 8) continue;
    n -= 8;
    bytes.push((bits >> n) & 255);
  }
  return Array.from({ length: bytes.length >> 2 }, (_, i) => {
    const [a, b, c, d] = bytes.slice(i * 4, i * 4 + 4);
    return a + b * 2 ** 8 + c * 2 ** 16 + d * 2 ** 24;
  });
}

const LINK = /ydke:\/\/([A-Za-z0-9+/=]*)!([A-Za-z0-9+/=]*)!([A-Za-z0-9+/=]*)/;

const PARTS: Readonly<Record<string, 'main' | 'extra' | 'side'>> = {
  '#main': 'main',
  '#extra': 'extra',
  '!side': 'side',
  main: 'main',
  extra: 'extra',
  side: 'side',
  'main deck': 'main',
  'extra deck': 'extra',
  'side deck': 'side',
};

/** Reads a deck in any of the ways. Cards of the Extra Deck go there, wherever a list of names has them (Y4.3). */
export function readDeckText(text: string, find: Finding): ReadDeck {
  const list = { main: [] as number[], extra: [] as number[], side: [] as number[] };
  const unknown: string[] = [];
  const link = LINK.exec(text);
  if (link) return { list: { main: numbersIn(link[1]), extra: numbersIn(link[2]), side: numbersIn(link[3]) }, unknown };
  let part: 'main' | 'extra' | 'side' = 'main';
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const head = PARTS[line.toLowerCase().replace(/:$/, '')];
    if (head) part = head;
    if (line === '' || head || line.startsWith('#')) continue;
    if (/^\d{3,}$/.test(line)) {
      list[part].push(Number(line));
      continue;
    }
    const counted = /^(\d{1,2})\s*[x×]?\s+(.*)$/.exec(line);
    const [n, name] = counted ? [Number(counted[1]), counted[2]] : [1, line];
    const card = find.byName(name);
    if (!card) unknown.push(line);
    else list[part === 'side' ? 'side' : isExtra(card) ? 'extra' : 'main'].push(...Array<number>(n).fill(card.id));
  }
  return { list, unknown };
}

/** Numbers as a link has them, four bytes each, the least first. */
function base64Of(ids: readonly number[]): string {
  const bytes = ids.flatMap((id) => [id & 255, (id >>> 8) & 255, (id >>> 16) & 255, (id >>> 24) & 255]);
  let out = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b = 0, c = 0] = bytes.slice(i, i + 3);
    const letters = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63].map((n) => BASE64[n]);
    const left = bytes.length - i;
    out += left >= 3 ? letters.join('') : left === 2 ? `${letters.slice(0, 3).join('')}=` : `${letters.slice(0, 2).join('')}==`;
  }
  return out;
}

/** A deck as other programs open it: a `.ydk` file, and a `ydke://` link. */
export const writeDeck = ({ main, extra, side = [] }: DeckList): { ydk: string; link: string } => ({
  ydk: ['#main', ...main, '#extra', ...extra, '!side', ...side, ''].join('\n'),
  link: `ydke://${base64Of(main)}!${base64Of(extra)}!${base64Of(side)}!`,
});
