/** Cards as card files have them, one JSON object a card (Y2.1). */
import {
  ATTRIBUTES,
  type Attribute,
  type MonsterType,
  type MonsterWord,
  PROPERTIES,
  type Printed,
  type Property,
  TYPES,
  WORDS,
} from '../language/index.js';

/** The file in a data folder that an import writes: one card a line, as its source had it. */
export const CARD_FILE = 'yugioh-cards.jsonl';

/** A card of a file: what is printed, and its texts. */
export interface CardRecord {
  printed: Printed;
  /** Effect text in English; empty for a monster without an effect. */
  text: string;
  textZh: string;
  pendulum: string;
  /** Materials line of an Extra Deck monster, as the first line of the text (Y11.1). */
  materials: string;
  limits: Readonly<Record<string, string>>;
}

type Json = Readonly<Record<string, unknown>>;
const str = (x: unknown): string => (typeof x === 'string' ? x : '');
const num = (x: unknown): number | undefined => (typeof x === 'number' ? x : undefined);
const obj = (x: unknown): Json => (typeof x === 'object' && x !== null ? (x as Json) : {});
const oneOf = <T extends string>(list: readonly T[], x: string): T | undefined => list.find((y) => y === x);

/** "?" is null; absent where there is no value. */
const value = (x: unknown): number | null | undefined => (x === '?' ? null : num(x));

/** Y1.4: old prints name neither Normal nor Effect. */
function filled(words: readonly MonsterWord[], text: string, materials: string): readonly MonsterWord[] {
  if (words.includes('Normal') || words.includes('Effect')) return words;
  const extra = words.some((w) => w === 'Fusion' || w === 'Synchro' || w === 'Xyz' || w === 'Link' || w === 'Ritual');
  if (extra) return text.replace(materials, '').trim() === '' || words.includes('Ritual') ? words : [...words, 'Effect'];
  return words.length === 0 || words.every((w) => w === 'Pendulum') ? [...words, 'Normal'] : [...words, 'Effect'];
}

const absent = <K extends string, V>(key: K, x: V | undefined): { [k in K]?: V } =>
  x === undefined ? {} : ({ [key]: x } as { [k in K]?: V });

/** Y11.1: the line of materials; where the field is missing it is the first of the text. */
function lineOf(materials: string, text: string, extra: boolean): string {
  const first = text.split(/\n| \/ /)[0];
  if (materials !== '') return text.split('\n')[0];
  return extra && !/[.)]$/.test(first) ? first : '';
}

/** What a row lacks to be a card: a number to be named by, a name, what it is, a word that is known for what it says (Y1, Y2). */
export type RowFault = 'number' | 'name' | 'kind' | 'type' | 'word' | 'attribute' | 'size' | 'atk' | 'property';

const idOf = (o: Json): number | undefined => num(o.id) ?? num(o.standInId);
const wordsOf = (o: Json): string[] => str(o.types).split(' / ');

/** Why a row of a card file is no card; null: it is one. */
export function rowFault(row: unknown): RowFault | null {
  const o = obj(row);
  if (idOf(o) === undefined) return 'number';
  if (str(obj(o.name).en) === '') return 'name';
  if (o.kind === 'Spell' || o.kind === 'Trap') return oneOf<Property>(PROPERTIES, str(o.property)) ? null : 'property';
  return o.kind === 'Monster' ? monsterFault(o) : 'kind';
}

function monsterFault(o: Json): RowFault | null {
  const [type, ...words] = wordsOf(o);
  if (!oneOf<MonsterType>(TYPES, type)) return 'type';
  if (words.some((w) => !oneOf(WORDS, w))) return 'word';
  if (!oneOf<Attribute>(ATTRIBUTES, str(o.attribute))) return 'attribute';
  if (num(o.level) === undefined && num(o.rank) === undefined && !Array.isArray(o.linkArrows)) return 'size';
  return value(o.atk) === undefined ? 'atk' : null;
}

/** Reads a row of a card file. Null: it is no card ({@link rowFault} says why). */
export function readRecord(row: unknown): CardRecord | null {
  const o = obj(row);
  const id = idOf(o);
  if (id === undefined || rowFault(row) !== null) return null;
  const parts = wordsOf(o);
  const materials = str(o.materials);
  const text = str(obj(o.text).en);
  const named = parts.map((p) => oneOf(WORDS, p)).filter((w): w is MonsterWord => w !== undefined);
  const kind = o.kind === 'Monster' ? 'monster' : o.kind === 'Spell' ? 'spell' : 'trap';
  const words = kind === 'monster' ? filled(named, text, materials) : [];
  // Y2.8
  const mentions = [...new Set([...text.matchAll(/"([^"]+)"/g)].map((m) => m[1]))].filter((n) => n !== str(obj(o.name).en));
  const printed: Printed = {
    id,
    name: { en: str(obj(o.name).en), ...absent('zh', str(obj(o.name)['zh-CN']) || undefined) },
    kind,
    words,
    series: Array.isArray(o.series) ? o.series.map(str) : [],
    ...(mentions.length > 0 ? { mentions } : {}),
    ...absent('property', oneOf<Property>(PROPERTIES, str(o.property))),
    ...absent('type', oneOf<MonsterType>(TYPES, parts[0])),
    ...absent('attribute', oneOf<Attribute>(ATTRIBUTES, str(o.attribute))),
    ...absent('level', num(o.level)),
    ...absent('rank', num(o.rank)),
    ...absent('scale', num(o.scale)),
    ...absent('arrows', Array.isArray(o.linkArrows) ? o.linkArrows.map(str) : undefined),
    ...absent('atk', value(o.atk)),
    ...absent('def', value(o.def)),
  };
  const bare = kind === 'monster' && !words.includes('Effect');
  // The line in the text may be newer than the one in the field.
  const line = lineOf(
    materials,
    text,
    words.some((w) => w === 'Fusion' || w === 'Synchro' || w === 'Xyz' || w === 'Link'),
  );
  const rest = text.slice(line.length).replace(/^ \/ /, '').trim();
  return {
    printed,
    text: bare ? '' : rest,
    textZh: str(obj(o.text)['zh-CN']),
    pendulum: str(obj(o.pendulumText).en),
    materials: line,
    limits: Object.fromEntries(Object.entries(obj(o.limits)).map(([region, limit]) => [region, str(limit)])),
  };
}
