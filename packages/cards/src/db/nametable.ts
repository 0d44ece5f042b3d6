/** Names in order, so that a card is found by halving, and the nearest names by looking only at those that can be near. */
import { editDistance, foldName, hasHan, looseName, MAX_GUESSED, MAX_SLIPS } from '../names.js';
import { FIT, type Fit } from './matching.js';

/** What a name is the name of; of two cards with the same name the lower rank is found first. */
export const RANK = { whole: 0, wholeZh: 1, face: 2 } as const;
export type Rank = (typeof RANK)[keyof typeof RANK];

/** The names of one card, as the table takes them. */
export interface Named {
  name: string;
  /** The names of its faces, with the Chinese ones where known. */
  faces: readonly { name: string; zhName?: string }[];
}

/** A name in the table. */
export interface NameEntry {
  name: string;
  place: number;
  rank: Rank;
}

/** Names in the order of their folded forms, and their numbers in the order of their loose forms. */
export interface NameColumns {
  size: number;
  nameAt(i: number): string;
  places: ArrayLike<number>;
  ranks: ArrayLike<number>;
  loose: ArrayLike<number>;
}

export interface NearPlace {
  place: number;
  name: string;
  distance: number;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The Chinese name of a whole card: its faces' names joined with "／"; absent unless every face has one. */
export function wholeZhName(faces: readonly { zhName?: string }[]): string | undefined {
  const names = faces.map((f) => f.zhName);
  return names.every((n) => n !== undefined) ? names.join('／') : undefined;
}

/** All names of the cards, in the order of a table. */
export function nameEntries(cards: readonly Named[]): { entries: NameEntry[]; loose: number[] } {
  const rows: (NameEntry & { folded: string })[] = [];
  cards.forEach((card, place) => {
    const seen = new Set<string>();
    const add = (name: string | undefined, rank: Rank): void => {
      if (name === undefined || name === '') return;
      const folded = foldName(name);
      if (seen.has(folded)) return;
      seen.add(folded);
      rows.push({ name, place, rank, folded });
    };
    add(card.name, RANK.whole);
    add(wholeZhName(card.faces), RANK.wholeZh);
    for (const face of card.faces) {
      add(face.name, RANK.face);
      add(face.zhName, RANK.face);
    }
  });
  rows.sort((a, b) => compare(a.folded, b.folded) || a.rank - b.rank || a.place - b.place);
  const keys = rows.map((r) => looseName(r.name));
  const loose = rows.map((_, i) => i).sort((a, b) => compare(keys[a], keys[b]) || a - b);
  return { entries: rows.map(({ name, place, rank }) => ({ name, place, rank })), loose };
}

/** Columns in memory. */
export function columnsOf({ entries, loose }: { entries: readonly NameEntry[]; loose: readonly number[] }): NameColumns {
  return {
    size: entries.length,
    nameAt: (i) => entries[i].name,
    places: entries.map((e) => e.place),
    ranks: entries.map((e) => e.rank),
    loose,
  };
}

interface Folded {
  text: string;
  length: number;
  han: boolean;
  /** Which letters occur: a bit each. */
  letters: number;
}

/** Which characters occur, as bits; different characters may share one. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) & 31);
  return bits;
}

function bitCount(n: number): number {
  let bits = n - ((n >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** A table of names. */
export class NameTable {
  private folded: Folded[] | undefined;

  constructor(private readonly columns: NameColumns) {}

  /** The first number in 0..size for which `at` is not before `key`. */
  private lower(key: string, at: (i: number) => string): number {
    let [low, high] = [0, this.columns.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (at(middle) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** All entries whose folded name is this one, whole names first. */
  private exact(name: string): number[] {
    const { nameAt, size } = this.columns;
    const key = foldName(name);
    const out: number[] = [];
    for (let i = this.lower(key, (k) => foldName(nameAt(k))); i < size && foldName(nameAt(i)) === key; i++) out.push(i);
    return out;
  }

  /** All entries whose letters and digits are those of this name. */
  private alike(name: string): number[] {
    const { nameAt, size, loose } = this.columns;
    const key = looseName(name);
    if (key === '') return [];
    const at = (k: number): string => looseName(nameAt(loose[k]));
    const out: number[] = [];
    for (let i = this.lower(key, at); i < size && at(i) === key; i++) out.push(loose[i]);
    return out;
  }

  /** The places of the cards that the name fits best, the one spelled as it is written first; undefined when it fits none. */
  matches(name: string): { fit: Fit; places: number[] } | undefined {
    const exact = this.exact(name);
    if (exact.length > 0) return this.best(exact, name.trim(), FIT.whole, FIT.face);
    const alike = this.alike(name);
    return alike.length === 0 ? undefined : this.best(alike, name.trim(), FIT.looseWhole, FIT.looseFace);
  }

  /** Of these entries the whole names, or else the names of faces. */
  private best(entries: readonly number[], written: string, whole: Fit, face: Fit): { fit: Fit; places: number[] } {
    const { nameAt, places, ranks } = this.columns;
    const wholes = entries.filter((i) => ranks[i] !== RANK.face);
    const chosen = wholes.length > 0 ? wholes : entries.slice();
    chosen.sort((a, b) => Number(nameAt(b) === written) - Number(nameAt(a) === written));
    return { fit: wholes.length > 0 ? whole : face, places: [...new Set(chosen.map((i) => places[i]))] };
  }

  private fold(): Folded[] {
    this.folded ??= Array.from({ length: this.columns.size }, (_, i) => {
      const text = foldName(this.columns.nameAt(i));
      const han = hasHan(text);
      return { text, length: han ? [...text].length : text.length, han, letters: lettersOf(text) };
    });
    return this.folded;
  }

  /**
   * The `n` names most like this one, nearest first (then nearest in length, then alphabetical), in the language it is written in.
   * Names that are further away than a third of the length (Chinese: half) or {@link MAX_SLIPS} are not offered, unless they begin with what was written, or one of
   * their words (Chinese: their beginning) is that near.
   */
  nearest(name: string, n: number): NearPlace[] {
    const asked = foldName(name);
    const han = hasHan(name);
    const length = [...asked].length;
    if (length === 0 || length > MAX_GUESSED) return [];
    const limit = Math.min(MAX_SLIPS, Math.max(1, Math.floor(han ? length / 2 : length / 3)));
    const letters = lettersOf(asked);
    const found: (NearPlace & { slip: number })[] = [];
    let before = '';
    this.fold().forEach((entry, i) => {
      // Each letter that does not occur at all is one change at least.
      if (entry.han !== han || entry.text === before || bitCount(letters & ~entry.letters) > limit) return;
      before = entry.text;
      const begins = length >= (han ? 2 : 4) && entry.text.startsWith(asked);
      const distance = begins ? 1 : Math.min(editDistance(asked, entry.text, limit), partDistance(asked, length, entry, limit));
      if (distance > limit) return;
      found.push({ place: this.columns.places[i], name: this.columns.nameAt(i), distance, slip: Math.abs(entry.length - length) });
    });
    found.sort((a, b) => a.distance - b.distance || a.slip - b.slip || compare(a.name, b.name));
    return found.slice(0, n).map(({ place, name: near, distance }) => ({ place, name: near, distance }));
  }
}

/** How far what was written is from a part of a name: a word of it, or as many characters of its beginning; one more than that, as it is a part. */
function partDistance(asked: string, length: number, entry: Folded, limit: number): number {
  if (length < (entry.han ? 2 : 4)) return limit + 1;
  const parts = entry.han ? [[...entry.text].slice(0, length).join('')] : entry.text.split(' ');
  let least = limit;
  for (const part of parts) least = Math.min(least, editDistance(asked, part, limit - 1));
  return 1 + least;
}
