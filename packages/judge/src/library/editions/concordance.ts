/** Which rule of one edition is which of another: by what they say, with the sections they stand in and their order to decide between likes. */
import type { RuleEntry, RulesDocument } from '../document.js';
import { contentOf } from '../search/tokens.js';
import { type Bag, BagIndex, likeness, rarities, weighed, within } from './bags.js';
import { type Lexicon, translated } from './lexicon.js';
import { inTodaysWords } from './wording.js';

/** `same`: the same words, blanks and references aside. `changed`: other words. Both may have moved to another number. */
export type Fate = 'same' | 'changed' | 'split' | 'merged' | 'gone' | 'new';

/** Rules of the older edition that became rules of the newer: none or several on one side. */
export interface Kinship {
  fate: Fate;
  from: readonly string[];
  to: readonly string[];
  /** How much they have in common, 0 to 1. */
  likeness: number;
}

/** All kinships of two editions, found by the numbers on both sides. */
export class Concordance {
  private readonly byOld = new Map<string, Kinship>();
  private readonly byNew = new Map<string, Kinship>();

  constructor(readonly all: readonly Kinship[]) {
    for (const k of all) {
      for (const n of k.from) this.byOld.set(n, k);
      for (const n of k.to) this.byNew.set(n, k);
    }
  }

  /** What became of a rule of the older edition. */
  ofOld(number: string): Kinship | undefined {
    return this.byOld.get(number);
  }

  /** Where a rule of the newer edition came from. */
  ofNew(number: string): Kinship | undefined {
    return this.byNew.get(number);
  }
}

/** Examples say little of what a rule is; references to other rules change with their numbers. */
const gist = (text: string): string =>
  text
    .split('\n')
    .filter((l, i) => i === 0 || !/^(?:Examples?\b|例|举例|示例)/.test(l))
    .join('\n');

const sectionOf = (number: string): string => /^\d{3}/.exec(number)?.[0] ?? number.split('.')[0];
const restOf = (number: string): string => number.split('.').slice(1).join('.');
const parentOf = (number: string): string => number.replace(/[a-z]$/, '');
/** How deep a number is: a chapter, a section, a rule, a lettered rule. */
const depthOf = (number: string): string => (/[a-z]$/.test(number) ? 'letter' : number.includes('.') ? 'rule' : `heading ${number.length}`);

/** Where a rule stands. */
interface Place {
  number: string;
  section: string;
  rest: string;
  parent: string;
  depth: string;
}

const placeOf = ({ number }: RuleEntry): Place => ({
  number,
  section: sectionOf(number),
  rest: restOf(number),
  parent: parentOf(number),
  depth: depthOf(number),
});

interface Side {
  rules: readonly RuleEntry[];
  places: readonly Place[];
  bags: readonly Bag[];
}

type Words = (e: RuleEntry) => Iterable<readonly [string, number]>;

function* counted(words: readonly string[]): Generator<readonly [string, number]> {
  for (const w of words) yield [w, 1];
}

const textIn = (e: RuleEntry, lang: 'en' | 'zh'): string => inTodaysWords(gist(e[lang] ?? ''), lang);

/** How the words of both sides are read: in a language that both have, else Chinese as far as it can be put into English. */
function readings(older: RulesDocument, newer: RulesDocument, lexicon: () => Lexicon): { old: Words; now: Words; sameLanguage: boolean } {
  const share = (d: RulesDocument, lang: 'en' | 'zh'): number =>
    d.rules.filter((r) => r[lang] !== undefined).length / Math.max(1, d.rules.length);
  const both = (lang: 'en' | 'zh'): boolean => share(older, lang) > 0.5 && share(newer, lang) > 0.5;
  const lang = both('en') ? 'en' : both('zh') ? 'zh' : null;
  if (lang !== null) {
    const words: Words = (e) => counted(contentOf(textIn(e, lang)));
    return { old: words, now: words, sameLanguage: true };
  }
  const learned = lexicon();
  const english: Words = (e) => (e.en === undefined ? translated(textIn(e, 'zh'), learned) : counted(contentOf(textIn(e, 'en'))));
  return { old: english, now: english, sameLanguage: false };
}

function sides(older: RulesDocument, newer: RulesDocument, old: Words, now: Words): [Side, Side] {
  const [a, b] = [older.rules.map((e) => [...old(e)]), newer.rules.map((e) => [...now(e)])];
  const rarity = rarities([...a, ...b].map((words) => new Set(words.map(([w]) => w))));
  const bags = (all: (readonly [string, number])[][]): Bag[] => all.map((words) => weighed(words, rarity));
  return [
    { rules: older.rules, places: older.rules.map(placeOf), bags: bags(a) },
    { rules: newer.rules, places: newer.rules.map(placeOf), bags: bags(b) },
  ];
}

/** How alike rules must be to be taken for one another: a little less where their sections go together. */
const LEAST = { same: 0.38, translated: 0.42 };
const WITH_SECTION = 0.08;
const TOGETHER = { same: 0.05, translated: 0.2 };
const NEAR = 0.12;
/** So much of a rule stands in another where it was split off or merged; what has as many words as the whole is a rule like it, and no part. */
const PART = 0.68;
const SMALLER = 0.75;

interface Pair {
  a: number;
  b: number;
  likeness: number;
  score: number;
  /** How many of the rules of its section became rules of the other's. */
  vote: number;
}

/** For each section of the older edition, how often its rules are most like rules of each section of the newer. */
function sectionVotes(a: Side, b: Side, pairs: readonly (readonly [number, number, number])[]): Map<string, Map<string, number>> {
  const votes = new Map<string, Map<string, number>>();
  const best = new Map<number, readonly [number, number, number]>();
  for (const p of pairs) if ((best.get(p[0])?.[2] ?? 0) < p[2]) best.set(p[0], p);
  for (const [i, j, n] of best.values()) {
    const [from, to] = [a.places[i].section, b.places[j].section];
    const row = votes.get(from) ?? new Map<string, number>();
    votes.set(from, row.set(to, (row.get(to) ?? 0) + n));
  }
  for (const row of votes.values()) {
    const all = [...row.values()].reduce((x, y) => x + y, 0);
    for (const [to, n] of row) row.set(to, n / all);
  }
  return votes;
}

/** Pairs one by one, the likest first; each rule once. */
function matched(pairs: readonly Pair[], least: number, together: number): Map<number, Pair> {
  const [takenA, takenB] = [new Map<number, Pair>(), new Set<number>()];
  for (const p of [...pairs].sort((x, y) => y.score - x.score)) {
    if (p.score < least - (p.vote >= together ? WITH_SECTION : 0) || takenA.has(p.a) || takenB.has(p.b)) continue;
    takenA.set(p.a, p);
    takenB.add(p.b);
  }
  return takenA;
}

/** Scores of pairs: their likeness, and what speaks for them in where they stand. */
function scored(a: Side, b: Side, found: readonly (readonly [number, number, number])[], parents: ReadonlyMap<string, string>): Pair[] {
  const votes = sectionVotes(a, b, found);
  return found.map(([i, j, n]) => {
    const [x, y] = [a.places[i], b.places[j]];
    const vote = votes.get(x.section)?.get(y.section) ?? 0;
    const sameDepth = x.depth === y.depth ? 0.06 : x.depth.startsWith('heading') || y.depth.startsWith('heading') ? -0.3 : 0;
    const parent = x.number !== x.parent && parents.get(x.parent) === y.parent ? 0.1 : 0;
    const sameRest = x.rest === y.rest ? 0.05 : 0;
    return { a: i, b: j, likeness: n, score: n + 0.18 * vote + sameDepth + parent + sameRest, vote };
  });
}

/** Rules without a partner whose neighbours have one: what stands between the partners of these, and is like them at all, is theirs. */
function filled(a: Side, b: Side, found: readonly (readonly [number, number, number])[], pairs: Map<number, Pair>, least: number): void {
  const taken = new Set([...pairs.values()].map((p) => p.b));
  const likest = [...found].sort(([, , x], [, , y]) => y - x);
  const at = (i: number): number => pairs.get(i)?.b ?? -1;
  for (let round = 0; round < 3; round++)
    for (const [i, j, n] of likest) {
      if (n < least || pairs.has(i) || taken.has(j) || a.places[i].depth !== b.places[j].depth) continue;
      const [before, after] = [at(i - 1), at(i + 1)];
      const near = (before >= 0 && j > before && j - before <= 2) || (after > j && after - j <= 2);
      const kin = before >= 0 && b.places[before].section === b.places[j].section;
      if (!near || !(kin || (after >= 0 && b.places[after].section === b.places[j].section))) continue;
      pairs.set(i, { a: i, b: j, likeness: n, score: n, vote: 1 });
      taken.add(j);
    }
}

/** So little in common is enough for rules whose neighbours on both sides are neighbours in the other edition too. */
const BETWEEN = 0.04;

/** Rules that are the only ones without partner between two that have theirs side by side in the same way. */
function between(a: Side, b: Side, pairs: Map<number, Pair>): void {
  const taken = new Set([...pairs.values()].map((p) => p.b));
  for (let i = 1; i + 1 < a.rules.length; i++) {
    const [before, after] = [pairs.get(i - 1)?.b, pairs.get(i + 1)?.b];
    if (pairs.has(i) || before === undefined || after !== before + 2) continue;
    const j = before + 1;
    const n = likeness(a.bags[i], b.bags[j]);
    if (taken.has(j) || n < BETWEEN || a.places[i].depth !== b.places[j].depth) continue;
    pairs.set(i, { a: i, b: j, likeness: n, score: n, vote: 1 });
    taken.add(j);
  }
}

/** Lettered rules without partner below rules that have one, where both have the same letters: each its letter. Words say little where they are translated. */
function byLetter(a: Side, b: Side, pairs: Map<number, Pair>): void {
  const taken = new Set([...pairs.values()].map((p) => p.b));
  const below = (side: Side): Map<string, number[]> => {
    const found = new Map<string, number[]>();
    for (const [i, p] of side.places.entries()) if (p.depth === 'letter') found.set(p.parent, [...(found.get(p.parent) ?? []), i]);
    return found;
  };
  const [belowA, belowB] = [below(a), below(b)];
  for (const p of [...pairs.values()]) {
    const [mine, theirs] = [belowA.get(a.places[p.a].number) ?? [], belowB.get(b.places[p.b].number) ?? []];
    if (mine.length !== theirs.length) continue;
    for (const [k, i] of mine.entries()) {
      const j = theirs[k];
      if (pairs.has(i) || taken.has(j)) continue;
      pairs.set(i, { a: i, b: j, likeness: likeness(a.bags[i], b.bags[j]), score: 0, vote: 1 });
      taken.add(j);
    }
  }
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/** Rules that have no partner: parts of others, or gone or new. */
function leftOver(
  a: Side,
  b: Side,
  pairs: ReadonlyMap<number, Pair>,
  least: number,
  covered: (number: string) => boolean,
): { merged: Map<number, number>; split: Map<number, number> } {
  const [merged, split] = [new Map<number, number>(), new Map<number, number>()];
  const taken = new Map([...pairs.values()].map((p) => [p.b, p.a]));
  const [indexA, indexB] = [new BagIndex(a.bags), new BagIndex(b.bags)];
  const partOf = (bag: Bag, index: BagIndex, side: Side, isPaired: (i: number) => boolean): number => {
    const isPart = ([i]: [number, number]): boolean =>
      isPaired(i) && bag.size >= 4 && bag.size < SMALLER * side.bags[i].size && within(bag, side.bags[i]) >= PART;
    return index.nearest(bag, 4, least / 2).find(isPart)?.[0] ?? -1;
  };
  a.bags.forEach((bag, i) => {
    if (pairs.has(i) || !a.rules[i].number.includes('.')) return;
    const whole = partOf(bag, indexB, b, (j) => taken.has(j));
    if (whole >= 0) merged.set(i, whole);
  });
  b.bags.forEach((bag, j) => {
    if (taken.has(j) || !b.rules[j].number.includes('.') || !covered(b.rules[j].number)) return;
    const whole = partOf(bag, indexA, a, (i) => pairs.has(i));
    if (whole >= 0) split.set(j, whole);
  });
  return { merged, split };
}

/** The same words, but for blanks, marks and the numbers of other rules. */
const bareText = (e: RuleEntry, lang: 'en' | 'zh'): string =>
  (e[lang] ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\d{3}(?:\.\d+[a-z]?)?/g, '')
    .replace(/[\p{P}\p{S}\s]+/gu, '');

function isSame(x: RuleEntry, y: RuleEntry): boolean {
  return (['en', 'zh'] as const).some((lang) => x[lang] !== undefined && y[lang] !== undefined && bareText(x, lang) === bareText(y, lang));
}

/** Compares two editions. @param lexicon learned when it is needed: where they have no language in common */
export function concordance(older: RulesDocument, newer: RulesDocument, lexicon: () => Lexicon): Concordance {
  const { old, now, sameLanguage } = readings(older, newer, lexicon);
  const [a, b] = sides(older, newer, old, now);
  const reading = sameLanguage ? 'same' : 'translated';
  const [least, together] = [LEAST[reading], TOGETHER[reading]];
  const index = new BagIndex(b.bags);
  const found = a.bags.flatMap((bag, i) => index.nearest(bag, 8, NEAR).map(([j, n]) => [i, j, n] as const));
  // Once to learn which rule became which, once more with what was learned of the rules above them.
  const first = matched(scored(a, b, found, NOTHING), least, together);
  const parents = new Map([...first.values()].map((p) => [a.rules[p.a].number, b.rules[p.b].number]));
  const pairs = matched(scored(a, b, found, parents), least, together);
  filled(a, b, found, pairs, NEAR);
  between(a, b, pairs);
  if (!sameLanguage) byLetter(a, b, pairs);
  const { merged, split } = leftOver(a, b, pairs, least, coverageOf(older));
  const [inOlder, inNewer] = [coverageOf(older), coverageOf(newer)];
  const all = kinships(a, b, pairs, merged, split);
  return new Concordance(all.filter((k) => (k.fate === 'gone' ? inNewer(k.from[0]) : k.fate === 'new' ? inOlder(k.to[0]) : true)));
}

/** A document of one or two chapters is a part of the rules: what it lacks is not gone. */
function coverageOf({ kind, rules }: RulesDocument): (number: string) => boolean {
  const chapters = new Set(rules.map((r) => r.number[0]));
  return kind === 'cr' && chapters.size < 3 ? (number) => chapters.has(number[0]) : () => true;
}

function kinships(
  a: Side,
  b: Side,
  pairs: ReadonlyMap<number, Pair>,
  merged: ReadonlyMap<number, number>,
  split: ReadonlyMap<number, number>,
): Kinship[] {
  const more = (map: ReadonlyMap<number, number>, whole: number): number[] => [...map].filter(([, w]) => w === whole).map(([part]) => part);
  const number = (side: Side, i: number): string => side.rules[i].number;
  const all: Kinship[] = [];
  for (const p of pairs.values()) {
    const [froms, tos] = [
      [p.a, ...more(merged, p.b)],
      [p.b, ...more(split, p.a)],
    ];
    const fate = tos.length > 1 ? 'split' : froms.length > 1 ? 'merged' : isSame(a.rules[p.a], b.rules[p.b]) ? 'same' : 'changed';
    all.push({
      fate,
      from: froms.map((i) => number(a, i)),
      to: tos.map((j) => number(b, j)),
      likeness: likeness(a.bags[p.a], b.bags[p.b]),
    });
  }
  const taken = new Set([...pairs.values()].map((p) => p.b));
  a.rules.forEach((r, i) => {
    if (!pairs.has(i) && !merged.has(i)) all.push({ fate: 'gone', from: [r.number], to: [], likeness: 0 });
  });
  b.rules.forEach((r, j) => {
    if (!taken.has(j) && !split.has(j)) all.push({ fate: 'new', from: [], to: [r.number], likeness: 0 });
  });
  return all;
}
