/** Where cards are, as it stands after a noun: "in your GY", "from your hand, Deck, or GY", "your opponent controls". */
import type { Place, PlaceRef, Whose } from '../language/index.js';
import { same } from './words.js';

/** Words for places, the longest first. */
const NAMES: readonly (readonly [string, string, Place])[] = [
  ['face-up Extra Deck', '额外牌组表侧', 'extraUp'],
  ['Extra Deck', '额外牌组', 'extra'],
  ['Main Monster Zones', '主要怪兽区域', 'mainZone'],
  ['Main Monster Zone', '主要怪兽区域', 'mainZone'],
  ['Extra Monster Zones', '额外怪兽区域', 'extraZone'],
  ['Extra Monster Zone', '额外怪兽区域', 'extraZone'],
  ['Monster Zones', '怪兽区域', 'monsterZone'],
  ['Monster Zone', '怪兽区域', 'monsterZone'],
  ['Spell & Trap Zones', '魔法与陷阱区域', 'spellZone'],
  ['Spell & Trap Zone', '魔法与陷阱区域', 'spellZone'],
  ['Field Zones', '场地区域', 'fieldZone'],
  ['Field Zone', '场地区域', 'fieldZone'],
  ['Pendulum Zones', '灵摆区域', 'pendulumZone'],
  ['Pendulum Zone', '灵摆区域', 'pendulumZone'],
  ['Main Deck', '牌组', 'deck'],
  ['Decks', '牌组', 'deck'],
  ['Deck', '牌组', 'deck'],
  ['hands', '手牌', 'hand'],
  ['hand', '手牌', 'hand'],
  ['GYs', '墓地', 'gy'],
  ['GY', '墓地', 'gy'],
  ['banishment', '除外', 'banished'],
  ['side of the field', '场上', 'field'],
  ['face-up field', '场上表侧', 'fieldUp'],
  ['field', '场上', 'field'],
];

const OWNERS: readonly (readonly [string, Whose])[] = [
  ["your opponent's ", 'opponent'],
  ["an opponent's ", 'opponent'],
  ["the opponent's ", 'opponent'],
  ["either player's ", 'either'],
  ["both players' ", 'either'],
  ['either ', 'either'],
  ['any ', 'either'],
  ['their ', 'opponent'],
  ['your ', 'you'],
  ['the ', 'either'],
];

const CONTROLLED: readonly (readonly [string, Whose])[] = [
  [' your opponent controls', 'opponent'],
  [' they control', 'opponent'],
  [" on your opponent's side of the field", 'opponent'],
  [' you control', 'you'],
  [' on your side of the field', 'you'],
  [' on the field', 'either'],
  [' currently on the field', 'either'],
  [' you currently control', 'you'],
  [' your opponent currently controls', 'opponent'],
  [' on either field', 'either'],
  [' on either side of the field', 'either'],
];

type Found = readonly [refs: readonly PlaceRef[], end: number];

const nameAt = (text: string, at: number): readonly [Place, number] | null => {
  const n = NAMES.find(([en]) => text.startsWith(en, at));
  return n ? [n[2], at + n[0].length] : null;
};

const HIDDEN: ReadonlySet<Place> = new Set(['hand', 'deck', 'extra', 'extraUp'] as const);

/** A list of places of one or more owners: "your hand, Deck, or GY", "your hand or either GY". */
export function placesAt(text: string, at: number, whose?: Whose, the = false): Found[] {
  const own = OWNERS.find(([w]) => text.startsWith(w, at));
  const owner = own ? own[1] : whose;
  if (owner === undefined) return [];
  const start = own ? at + own[0].length : at;
  const first = nameAt(text, start);
  if (!first) return [];
  // "the Deck" is one's own.
  const saysThe = own ? own[0] === 'the ' : the;
  const isOwn = saysThe && HIDDEN.has(first[0]);
  const ref: PlaceRef = { place: first[0], whose: isOwn ? 'you' : owner };
  const found: Found[] = [[[ref], first[1]]];
  for (const sep of [', and/or ', ' and/or ', ', or ', ', and ', ' or ', ' and ', ', '])
    if (text.startsWith(sep, first[1])) {
      for (const [refs, end] of placesAt(text, first[1] + sep.length, owner, saysThe)) found.push([[ref, ...refs], end]);
      break;
    }
  return found;
}

/** Places after a noun; the noun alone means monsters on the field. */
export function placeAfter(text: string, at: number): Found[] {
  const found: Found[] = [];
  for (const [words, whose] of CONTROLLED)
    if (text.startsWith(words, at)) {
      const end = at + words.length;
      const field: PlaceRef = { place: 'field', whose };
      found.push([[field], end]);
      // "you control or in your GY", "you control or that is banished"
      const more = /^,? (?:or|and\/or|and) (?:is |are )?in /.exec(text.slice(end, end + 20));
      if (more) for (const [refs, to] of placesAt(text, end + more[0].length)) found.push([[field, ...refs], to]);
    }
  const lead = /^,? (?:that (?:is|are) )?(?:from|in|on) /.exec(text.slice(at, at + 17));
  if (lead)
    for (const [refs, end] of placesAt(text, at + lead[0].length)) {
      found.push([refs, end]);
      const field = CONTROLLED.find(([w]) => text.startsWith(` or${w}`, end));
      if (field) found.push([[...refs, { place: 'field', whose: field[1] }], end + 3 + field[0].length]);
    }
  const banished = /^ that (?:is|are) banished(?: or in (your|either) GY)?/.exec(text.slice(at, at + 40));
  if (banished) {
    const whose = banished[1] === 'your' ? 'you' : 'either';
    const gy: PlaceRef[] = banished[1] ? [{ place: 'gy', whose }] : [];
    found.push([[{ place: 'banished', whose }, ...gy], at + banished[0].length]);
  }
  found.push([[{ place: 'monsterZone', whose: 'either' }], at]);
  return found;
}

const BANISHED: readonly (readonly [string, Whose, boolean])[] = [
  ['of your banished ', 'you', true],
  ["of your opponent's banished ", 'opponent', true],
  ['of the banished ', 'either', true],
  ['of your ', 'you', true],
  ['banished ', 'either', false],
];

/** "1 of your banished monsters": the place before the noun. */
export function placeBefore(text: string, at: number): { refs: readonly PlaceRef[]; end: number; many: boolean; later: boolean }[] {
  const found = BANISHED.find(([words]) => text.startsWith(words, at));
  if (!found) return [];
  const [words, whose, many] = found;
  return [{ refs: [{ place: 'banished', whose }], end: at + words.length, many, later: words === 'of your ' }];
}

const nameOf = (place: Place, tongue: 'en' | 'zh'): string => {
  const n = NAMES.find(([en, , p]) => p === place && !/s$|side|Main Deck/.test(en));
  return (tongue === 'en' ? n?.[0] : n?.[1]) ?? '';
};

const OWNER_ZH: Readonly<Record<Whose, string>> = { you: '自己', opponent: '对手', either: '双方' };

/** How an owner is written before a place. */
const ownerText = (whose: Whose, place: Place): string =>
  whose === 'you'
    ? 'your '
    : whose === 'opponent'
      ? "your opponent's "
      : ['field', 'fieldUp', 'fieldZone', 'monsterZone', 'mainZone', 'extraZone', 'spellZone', 'pendulumZone'].includes(place)
        ? 'the '
        : 'either ';

/** Places in words, without the word before them. */
export function writePlaces(refs: readonly PlaceRef[], tongue: 'en' | 'zh'): string {
  const groups: { whose: Whose; places: Place[] }[] = [];
  for (const r of refs) {
    const last = groups[groups.length - 1];
    if (last?.whose === r.whose) last.places.push(r.place);
    else groups.push({ whose: r.whose, places: [r.place] });
  }
  if (tongue === 'zh') return groups.map((g) => `${OWNER_ZH[g.whose]}${g.places.map((p) => nameOf(p, 'zh')).join('·')}`).join('·');
  return groups.map((g) => `${ownerText(g.whose, g.places[0])}${list(g.places.map((p) => nameOf(p, 'en')))}`).join(' or ');
}

const list = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' or ') : `${words.slice(0, -1).join(', ')}, or ${words[words.length - 1]}`;

/** Places after a noun; `taken`: from there. */
export function writeAfterNoun(refs: readonly PlaceRef[], tongue: 'en' | 'zh', taken: boolean): string {
  if (same(refs, [{ place: 'monsterZone', whose: 'either' }])) return '';
  if (tongue === 'zh') return `${writePlaces(refs, 'zh')}的`;
  if (refs.length === 1 && refs[0].place === 'field')
    return refs[0].whose === 'you' ? ' you control' : refs[0].whose === 'opponent' ? ' your opponent controls' : ' on the field';
  const onField = refs.length === 1 && refs[0].place === 'fieldUp';
  return ` ${taken ? 'from' : onField ? 'on' : 'in'} ${writePlaces(refs, 'en')}`;
}
