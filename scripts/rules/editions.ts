/** Editions of the Comprehensive Rules by the hashes of their texts, and what of the code to look at again when a newer one comes. No text is kept. */
import { createHash } from 'node:crypto';
import type { Cited } from './citations.js';
import { order } from './citations.js';

/** The texts of an edition as hashes, by number. */
export interface Edition {
  /** The day it is effective from, "2025-02-07". */
  edition: string;
  hashes: ReadonlyMap<string, string>;
}

/** How an edition is kept: sections with their rules, "100" -> "1 0123456789ab 1a …". */
interface Kept {
  edition: string;
  hashes: Readonly<Record<string, string>>;
}

/** So many hexadecimal digits tell the few thousand texts of an edition apart. */
const DIGITS = 12;

/** The hash of a text: blanks and the forms of quotation marks, apostrophes and dashes make no difference. */
export function hashOf(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  return createHash('sha256').update(plain).digest('hex').slice(0, DIGITS);
}

/** An edition from its rules as they were read; those without an English text, and headings, are left out. */
export function editionOf(edition: string, rules: readonly { number: string; en?: string }[]): Edition {
  const texts = rules.flatMap(({ number, en }) => (en === undefined || !number.includes('.') ? [] : [[number, hashOf(en)] as const]));
  return { edition, hashes: new Map(texts) };
}

/** An edition as text to be kept. */
export function written({ edition, hashes }: Edition): string {
  const sections = new Map<string, string[]>();
  for (const [number, hash] of [...hashes].sort(([a], [b]) => (order(a) < order(b) ? -1 : 1))) {
    const [section, rest] = number.split('.');
    sections.set(section, [...(sections.get(section) ?? []), rest, hash]);
  }
  const kept: Kept = { edition, hashes: Object.fromEntries([...sections].map(([section, list]) => [section, list.join(' ')])) };
  return `${JSON.stringify(kept, null, 2)}\n`;
}

/** An edition that was kept. */
export function readKept(text: string): Edition {
  const { edition, hashes } = JSON.parse(text) as Kept;
  const all = new Map<string, string>();
  for (const [section, list] of Object.entries(hashes)) {
    const parts = list.split(' ');
    for (let i = 0; i + 1 < parts.length; i += 2) all.set(`${section}.${parts[i]}`, parts[i + 1]);
  }
  return { edition, hashes: all };
}

/** What became of a rule that is cited, or a rule that came. */
export type Change =
  /** The same text under another number. */
  | { kind: 'renumbered'; rule: string; to: string }
  /** Another text under the number, and the old one nowhere. */
  | { kind: 'changed'; rule: string }
  /** Neither the number nor the text, where others of its section are. */
  | { kind: 'gone'; rule: string }
  /** Neither the text nor anything of the section, as in a document that has only a part of the rules. */
  | { kind: 'absent'; rule: string }
  /** A number and a text that were not there; `near`: cited rules that it stands beside or under. */
  | { kind: 'new'; rule: string; near: readonly string[] };

/** The rule that a letter belongs to: of 613.8a 613.8; a rule itself. */
const ruleOf = (number: string): string => number.replace(/[a-z]$/, '');
const sectionOf = (number: string): string => number.slice(0, 3);

/** What to look at again when one edition takes the place of another: changes of cited rules, in the order of the old numbers, then rules that are new. */
export function changes(old: Edition, now: Edition, cited: Iterable<string>): Change[] {
  const all = [...new Set(cited)].sort((a, b) => (order(a) < order(b) ? -1 : 1));
  // Some texts stand under two numbers: it is the place where a text was not that it has moved to.
  const placeOf = new Map(
    [...now.hashes].filter(([number, hash]) => old.hashes.get(number) !== hash).map(([number, hash]) => [hash, number]),
  );
  const sections = new Set([...now.hashes.keys()].map(sectionOf));
  const known = new Set(old.hashes.values());
  const found: Change[] = [];
  for (const rule of all) {
    const before = old.hashes.get(rule);
    const after = now.hashes.get(rule);
    if (before === undefined || before === after) continue;
    const to = placeOf.get(before);
    if (to !== undefined) found.push({ kind: 'renumbered', rule, to });
    else if (after !== undefined) found.push({ kind: 'changed', rule });
    else found.push({ kind: sections.has(sectionOf(rule)) ? 'gone' : 'absent', rule });
  }
  for (const [rule, hash] of now.hashes)
    if (!old.hashes.has(rule) && !known.has(hash)) found.push({ kind: 'new', rule, near: all.filter((c) => ruleOf(c) === ruleOf(rule)) });
  return found;
}

const KINDS: readonly Change['kind'][] = ['changed', 'gone', 'renumbered', 'new'];

/** The changes as lines: each with the code and the tests that cite the rule, or those near a new one; sections that are not there last, each in one line. */
export function report(found: readonly Change[], cited: ReadonlyMap<string, Cited>): string[] {
  const places = (rules: readonly string[]): string[] =>
    ['code', 'tests'].flatMap((what) => {
      const paths = new Set(rules.flatMap((r) => [...(cited.get(r)?.[what as keyof Cited] ?? [])]));
      return paths.size === 0 ? [] : [`  ${what}: ${[...paths].sort().join(', ')}`];
    });
  const absent = found.flatMap((c) => (c.kind === 'absent' ? [c.rule] : []));
  const lines = KINDS.flatMap((kind) =>
    found
      .filter((c) => c.kind === kind)
      .flatMap((c) => {
        const head = c.kind === 'renumbered' ? `${c.kind} ${c.rule} -> ${c.to}` : `${c.kind} ${c.rule}`;
        return [head, ...places(c.kind === 'new' ? c.near : [c.rule])];
      }),
  );
  const sections = [...new Set(absent.map(sectionOf))].map(
    (s) => `no section ${s}: ${absent.filter((r) => sectionOf(r) === s).join(', ')}`,
  );
  return [...lines, ...sections];
}
