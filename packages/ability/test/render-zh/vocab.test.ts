/** Chinese vocabulary against the type lines of official Simplified Chinese printings. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CARD_TYPES, type CardType, type Face, KEYWORDS, SUPERTYPES, type Supertype } from '../../src/index.js';
import { keywordWord, subtypeWord, zhTypeLine } from '../../src/render/zh/index.js';

const CORPUS = fileURLToPath(new URL('../../../../../shared/cards/cards-2019.jsonl.gz', import.meta.url));

interface Row {
  name: string;
  supertypes?: string[];
  types?: string[];
  subtypes?: string[];
  zh?: { lang: string; type?: string };
  faces?: Row[];
}

const isType = (s: string): s is CardType => (CARD_TYPES as readonly string[]).includes(s);
const isSupertype = (s: string): s is Supertype => (SUPERTYPES as readonly string[]).includes(s);

/** Only what a type line needs. "Tribal" is Kindred since 2023. */
function faceOf(row: Row): Face {
  const types = (row.types ?? []).map((t) => (t === 'Tribal' ? 'Kindred' : t)).filter(isType);
  return { name: row.name, supertypes: (row.supertypes ?? []).filter(isSupertype), types, subtypes: row.subtypes ?? [], abilities: [] };
}

describe('keywords', () => {
  it('known in 2019 have a Chinese word', () => {
    // Keywords are in the order of the rules; spectacle (702.137) is the newest that the card file has.
    const last = KEYWORDS.findIndex((k) => k.keyword === 'spectacle');
    const without = KEYWORDS.slice(0, last + 1).filter((k) => /[a-z]/i.test(keywordWord(k.keyword)));
    // Conspiracies are not part of ordinary play.
    expect(without.map((k) => k.keyword)).toEqual([]);
  });
});

describe.skipIf(!existsSync(CORPUS))('type lines', () => {
  const rows = existsSync(CORPUS)
    ? gunzipSync(readFileSync(CORPUS))
        .toString('utf8')
        .split('\n')
        .filter((l) => l !== '')
        .flatMap((l) => {
          const row = JSON.parse(l) as Row;
          return row.faces ?? [row];
        })
    : [];

  it('are those of the printings, but for spacing and words that changed since', () => {
    const same = (s: string) =>
      s
        .replace(/\s/g, '')
        .replace(/[~～—]-?/, '～')
        .replace(/\//g, '／')
        // Elves, Goblins and Zombies changed their names over the years; planeswalkers became legendary in 2017.
        .replace(/地精/g, '妖精')
        .replace(/精灵/g, '鬼怪')
        .replace(/^鹏洛客/, '传奇鹏洛客');
    const official = rows.filter((r) => r.zh?.lang === 'zhs' && r.zh.type);
    const different = official.filter((r) => same(zhTypeLine(faceOf(r))) !== same(r.zh?.type ?? ''));
    expect(official.length).toBeGreaterThan(13_000);
    expect(different.length / official.length).toBeLessThan(0.02);
  });

  it('know every subtype that a Chinese card has', () => {
    const subtypes = new Set(rows.filter((r) => r.zh?.lang === 'zhs').flatMap((r) => r.subtypes ?? []));
    expect([...subtypes].filter((s) => /[A-Za-z]/.test(subtypeWord(s.replace('’', "'"))))).toEqual([]);
  });
});
