/** Which cards the formats of a day allow: from the lists of that day and what was printed where. */
import type { Legality } from '@apnap/cards';
import type { RawCard } from '@apnap/cards/import';
import type { LaterSets } from './printings.js';

interface Listed {
  sets?: readonly string[];
  banned?: readonly string[];
  restricted?: readonly string[];
  bannedAsCommander?: readonly string[];
}

/** The file of the lists. */
export interface FormatLists {
  date: string;
  formats: Readonly<Record<string, Listed>>;
}

/** Formats of that file whose lists are whole, by the ids of ours: cards of certain sets, those that were ever a common, or all. */
const FORMATS: readonly (readonly [id: string, listed: string, pool: 'sets' | 'commons' | 'all'])[] = [
  ['standard', 'Standard', 'sets'],
  ['pioneer', 'Pioneer', 'sets'],
  ['modern', 'Modern', 'sets'],
  ['legacy', 'Legacy', 'all'],
  ['vintage', 'Vintage', 'all'],
  ['pauper', 'Pauper', 'commons'],
  ['commander', 'Commander', 'all'],
  ['duel', 'DuelCommander', 'all'],
];

/** Banned from all play on 2020-06-10; the lists of the file name those of them alone that its source has. */
const BANNED_IN_2020: readonly string[] = [
  'Cleanse',
  'Crusade',
  'Imprison',
  'Invoke Prejudice',
  'Jihad',
  'Pradesh Gypsies',
  'Stone-Throwing Devils',
];

/** Whether no format that takes in all sets allows the card: what even Vintage bans, and the lists of the day don't name, for nobody could play it (ante, dexterity, subgames). */
export const isBannedEverywhere = (raw: RawCard): boolean => raw.legalities?.vintage === 'banned' || BANNED_IN_2020.includes(raw.name);

/** Formats that are played by the lists of 2019 still, for want of newer ones. */
export const EARLIER: readonly string[] = ['brawl', 'frontier', 'oldschool'];

/** Where each card stands in the formats of the day; cards of the earlier formats as they stood then. */
export function legalitiesAt({ formats }: FormatLists, sets: LaterSets): (raw: RawCard) => Record<string, Legality> {
  const lists = FORMATS.map(([id, listed, pool]) => {
    const { banned = [], restricted = [], bannedAsCommander = [], sets: codes = [] } = formats[listed];
    return { id, pool, banned: new Set(banned), restricted: new Set([...restricted, ...bannedAsCommander]), codes: new Set(codes) };
  });
  return (raw) => {
    const names = [raw.name, raw.faces[0].name];
    const printed = raw.printings.filter(sets.counts);
    const basic = raw.faces[0].supertypes.includes('Basic');
    const old = raw.legalities ?? {};
    const inPool = (pool: (typeof lists)[number]['pool'], codes: ReadonlySet<string>): boolean => {
      if (basic) return true;
      if (pool === 'sets') return printed.some((p) => codes.has(p.set));
      if (pool === 'commons') return old.pauper !== undefined || printed.some((p) => p.rarity === 'common');
      return old.vintage !== undefined || (printed.length > 0 && raw.legalities === undefined);
    };
    const now = lists.flatMap(({ id, pool, banned, restricted, codes }): [string, Legality][] => {
      if (names.some((n) => banned.has(n))) return [[id, 'banned']];
      if (raw.digitalOnly || !inPool(pool, codes)) return [];
      if (isBannedEverywhere(raw)) return [[id, 'banned']];
      return [[id, names.some((n) => restricted.has(n)) ? 'restricted' : 'legal']];
    });
    return Object.fromEntries([...now, ...EARLIER.flatMap((id): [string, Legality][] => (old[id] ? [[id, old[id]]] : []))]);
  };
}
