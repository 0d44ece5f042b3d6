/** What could be played instead of a card that can't be played yet. */
import type { CardDatabase, CardRecord, FaceRecord } from '../db/record.js';

/** As much as counts of a printed number; "*" and X are like 2. */
const numberOf = (text: string | undefined): number => {
  const n = Number(text);
  return text === undefined ? 0 : Number.isNaN(n) ? 2 : n;
};

const shared = (a: readonly string[], b: readonly string[]): number => a.filter((x) => b.includes(x)).length;

/** How many formats both may be played in. */
const formatsShared = (a: CardRecord, b: CardRecord): number =>
  Object.entries(a.legalities ?? {}).filter(([id, standing]) => standing === 'legal' && b.legalities?.[id] === 'legal').length;

/** How unlike two faces of the same card types are: mana value, size, kind, colours. */
function unlike(a: FaceRecord, b: FaceRecord): number {
  const size = (f: FaceRecord): [number, number] => [numberOf(f.power ?? f.loyalty ?? f.defense), numberOf(f.toughness)];
  const [[p, t], [q, u]] = [size(a), size(b)];
  return (
    3 * Math.abs(a.manaValue - b.manaValue) +
    Math.abs(p - q) +
    Math.abs(t - u) +
    2 * (a.colors.length + b.colors.length - 2 * shared(a.colors, b.colors)) -
    2 * shared(a.subtypes, b.subtypes)
  );
}

/**
 * The cards that can be played and are most like one that can't be: of its card types, within its colour identity, near in cost and size, with its
 * subtypes and keywords, and played in the same formats.
 */
export function playableLike(db: CardDatabase, record: CardRecord, n: number): CardRecord[] {
  const front = record.faces[0];
  const formats = formatsShared(record, record);
  const found: { other: CardRecord; far: number }[] = [];
  for (let place = 0; place < db.size; place++) {
    const other = db.record(place);
    const face = other.faces[0];
    if (other.refusal !== undefined || other.name === record.name || other.digitalOnly || other.faces.length > record.faces.length)
      continue;
    if (face.types.length !== front.types.length || shared(face.types, front.types) < front.types.length) continue;
    if (face.supertypes.includes('Basic') || !other.colorIdentity.every((c) => record.colorIdentity.includes(c))) continue;
    const far =
      unlike(front, face) +
      2 * (record.colorIdentity.length - other.colorIdentity.length) -
      3 * shared(record.keywords, other.keywords) +
      3 * (formats - formatsShared(record, other));
    found.push({ other, far });
  }
  return found
    .sort((a, b) => a.far - b.far || (a.other.name < b.other.name ? -1 : 1))
    .slice(0, n)
    .map(({ other }) => other);
}
