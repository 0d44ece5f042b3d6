/** What boosters of sets are made of: slots, and which cards of a set are not in its boosters, from the lists of sets of 2019 and 2026. */

/** A set of the list of 2019. */
type Listed2019 = {
  code: string;
  type: string;
  booster?: (string | string[])[];
  cards: { number: string; name: string; starter?: boolean; promo?: boolean; timeshifted?: boolean; onlineOnly?: boolean }[];
};

/** A set of the list of 2026. */
type Listed2026 = {
  code: string;
  type: string;
  boosters: Record<string, number> | null;
  cards: [name: string, number: string, rarity: string][];
};

/** Sets that are no game of cards as others are, or only for another way to play. */
const APART: ReadonlySet<string> = new Set(['funny', 'joke_set', 'custom_set', 'magic_arena']);

/** Slots without a card to be played. */
const NO_CARD: ReadonlySet<string> = new Set(['marketing', 'token', 'checklist', 'full art print']);

/** Slots by what the list of 2019 calls them; what is not here is called the same. */
const SLOTS_2019: Readonly<Record<string, string>> = {
  'mythic rare': 'mythic',
  'foil mythic rare': 'any',
  'foil rare': 'any',
  'foil uncommon': 'any',
  'foil common': 'any',
  foil: 'any',
  'power nine': 'any',
  'draft-matters': 'draft',
  'snow land': 'snow',
  'urza land': 'urza',
  'timeshifted purple': 'set:TSB',
  'timeshifted common': 'shifted-common',
  'timeshifted uncommon': 'shifted-uncommon',
  'timeshifted rare': 'shifted-rare',
  'double faced': 'double',
  'double faced common': 'double-common',
  'double faced uncommon': 'double-uncommon',
  'double faced rare': 'double-rare',
  'double faced mythic rare': 'double-mythic',
};

/** Sets of which a special slot holds cards of another set. */
const SPECIAL_SETS: Readonly<Record<string, string>> = { STX: 'set:STA', BRO: 'set:BRR', MOM: 'set:MUL', WOE: 'set:WOT' };

/**
 * Slots of draft boosters that are made for Commander Draft: twenty cards, two of them legendary. The list of 2026 has the usual sixteen of the first of these sets and
 * none of the others; of the others they are taken to be those of the first.
 */
const COMMANDER_SLOTS: readonly string[] = [
  ...Array<string>(2).fill('legend-uncommon/legend-rare/legend-mythic'),
  'rare/mythic',
  ...Array<string>(3).fill('uncommon'),
  ...Array<string>(13).fill('common'),
  'any',
];
const COMMANDER_SETS: ReadonlySet<string> = new Set(['CMR', 'CLB', 'CMM']);

/** Sets in which shifted cards are on the same sheets as others. */
const ONE_SHEET: ReadonlySet<string> = new Set(['FUT']);

const BASICS: ReadonlySet<string> = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);

/** Slots as text: how many of each kind, kinds of one slot behind each other. */
function slotText(slots: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const slot of slots) counts.set(slot, (counts.get(slot) ?? 0) + 1);
  return [...counts].map(([slot, n]) => (n === 1 ? slot : `${n}*${slot}`)).join(' ');
}

function slots2019(set: Listed2019): string[] {
  return (set.booster ?? []).flatMap((slot) => {
    const kinds = (Array.isArray(slot) ? slot : [slot]).filter((kind) => !NO_CARD.has(kind));
    const named = [...new Set(kinds.map((kind) => SLOTS_2019[kind] ?? kind))];
    const merged = ONE_SHEET.has(set.code) ? named.filter((kind) => !kind.startsWith('shifted')) : named;
    return merged.length === 0 ? [] : [merged.join('/')];
  });
}

function slots2026({ code, boosters }: Listed2026): string[] {
  if (COMMANDER_SETS.has(code)) return COMMANDER_SLOTS.slice();
  const n = (key: string): number => boosters?.[`numBooster${key}`] ?? 0;
  const some = (count: number, slot: string): string[] => Array.from({ length: count }, () => slot);
  return [
    ...some(n('Rare'), 'rare/mythic'),
    ...some(n('Uncommon'), 'uncommon'),
    ...some(n('Common'), 'common'),
    ...some(n('DoubleFaced'), 'double-common/double-uncommon'),
    ...some(n('Special'), SPECIAL_SETS[code] ?? 'special'),
    ...some(n('Lands'), 'land'),
  ];
}

/** Numbers of the cards that are in no booster: those behind the first run of basic lands, where there is one. */
function beyond2026(set: Listed2026): string[] {
  const place = (number: string): number => Number.parseInt(number, 10);
  const basics = set.cards.filter(([name]) => BASICS.has(name)).map(([, number]) => place(number));
  if (basics.length === 0) return [];
  const known = new Set(basics);
  let last = Math.min(...basics);
  while (known.has(last + 1)) last++;
  const lowest = new Map<string, string>();
  for (const [name, number] of set.cards) {
    const before = lowest.get(name);
    if (before === undefined || place(number) < place(before)) lowest.set(name, number);
  }
  return [...lowest].filter(([name, number]) => place(number) > last && !BASICS.has(name)).map(([, number]) => number);
}

const names = (list: readonly string[]): number => new Set(list).size;

/** Collector numbers in their order; runs of plain numbers as `270-284`. */
function ranges(numbers: readonly string[]): string {
  const plain = numbers
    .filter((n) => /^\d+$/.test(n))
    .map(Number)
    .sort((x, y) => x - y);
  const runs: [number, number][] = [];
  for (const n of plain) {
    const last = runs.at(-1);
    if (last && n === last[1] + 1) last[1] = n;
    else runs.push([n, n]);
  }
  const others = numbers.filter((n) => !/^\d+$/.test(n)).sort();
  return [...runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)), ...others].join(' ');
}

/** One line a set: code, how many cards its boosters can have, slots, numbers that are in no booster, numbers of shifted cards. */
function line(code: string, size: number, slots: readonly string[], outside: readonly string[], shifted: readonly string[]): string {
  return [code, String(size), slotText(slots), ranges(outside), ranges(shifted)].join('|');
}

/** The lines of all sets with known boosters, in the order of their codes. */
export function boosterLines(file2019: unknown, file2026: unknown): string[] {
  const lines = new Map<string, string>();
  for (const set of file2026 as readonly Listed2026[]) {
    if ((!set.boosters && !COMMANDER_SETS.has(set.code)) || APART.has(set.type)) continue;
    const outside = beyond2026(set);
    lines.set(set.code, line(set.code, names(set.cards.map(([name]) => name)) - outside.length, slots2026(set), outside, []));
  }
  for (const set of Object.values((file2019 as { sets: Record<string, Listed2019> }).sets)) {
    if (!set.booster || APART.has(set.type)) continue;
    const inside = set.cards.filter((c) => !c.starter && !c.promo);
    const kept = new Set(inside.map((c) => c.name));
    const outside = new Map(set.cards.filter((c) => !kept.has(c.name)).map((c) => [c.name, c.number]));
    const shifted = ONE_SHEET.has(set.code) ? [] : inside.filter((c) => c.timeshifted).map((c) => c.number);
    lines.set(set.code, line(set.code, kept.size, slots2019(set), [...outside.values()], shifted));
  }
  return [...lines].sort(([x], [y]) => (x < y ? -1 : 1)).flatMap(([, text]) => (text.split('|')[2] === '' ? [] : [text]));
}
