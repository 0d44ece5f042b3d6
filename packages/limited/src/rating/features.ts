/** What a rating is made of: numbers that say what a card is and does, read from its data. */
import { type Ability, type Card, type Face, manaValue, parseMana } from '@apnap/ability';
import { capped, countProgram, type Deeds, isDear, isEntering, manaOf, modsWorth, noDeeds } from './effects.js';

/** The features in the order of their weights, each with what it counts. */
export const FEATURES = [
  'creature',
  'power',
  'toughness',
  'creatureCost',
  'creatureDear',
  'spellCost',
  'spellDear',
  'variable',
  'strict',
  'colors',
  'rarity',
  'instant',
  'flash',
  'flying',
  'evasion',
  'trample',
  'reach',
  'deathtouch',
  'lifelink',
  'firstStrike',
  'doubleStrike',
  'vigilance',
  'haste',
  'shielded',
  'defender',
  'otherKeyword',
  'kill',
  'sweep',
  'damage',
  'bounce',
  'fight',
  'steal',
  'tap',
  'pump',
  'counterspell',
  'draw',
  'discard',
  'tokens',
  'gain',
  'drain',
  'counters',
  'mana',
  'searchLand',
  'search',
  'regrow',
  'other',
  'activated',
  'triggered',
  'anthem',
  'static',
  'restriction',
  'auraGood',
  'auraBad',
  'equipment',
  'planeswalker',
  'idle',
] as const;
export type Feature = (typeof FEATURES)[number];

/** A card's features by name; those that are not there are 0. */
export type Features = Record<Feature, number>;

const RARITIES: Readonly<Record<string, number>> = { common: 0, uncommon: 1, rare: 2, mythic: 3 };

const EVASIONS: ReadonlySet<string> = new Set(['menace', 'fear', 'intimidate', 'shadow', 'horsemanship', 'skulk', 'landwalk']);
const SHIELDS: ReadonlySet<string> = new Set(['hexproof', 'shroud', 'indestructible', 'protection', 'ward']);

/** How often an ability that can be used again and again is counted. */
const AGAIN = 1.8;

/** Power and toughness beyond which more says nothing more. */
const LARGEST = 9;

/** A card that costs five and more is held the longer, the more it costs. */
const dearness = (cost: number): number => Math.max(0, cost - 4) ** 2 / 3;

/** How much a loyalty ability is counted: one of several is used, and not for long. */
const LOYAL = 0.5;

const number = (printed: string | undefined): number => {
  const n = Number(printed);
  return printed === undefined ? 0 : Number.isFinite(n) ? Math.min(n, LARGEST) : 2;
};

function countKeyword(a: Extract<Ability, { kind: 'keyword' }>, power: number, f: Features): void {
  const { keyword } = a;
  if (keyword === 'flying') f.flying += 0.5 + power;
  else if (EVASIONS.has(keyword)) f.evasion += power;
  else if (keyword === 'trample') f.trample += power;
  else if (keyword === 'lifelink') f.lifelink += power;
  else if (keyword === 'firstStrike') f.firstStrike += power;
  else if (keyword === 'doubleStrike') f.doubleStrike += power;
  else if (keyword === 'reach') f.reach += 1;
  else if (keyword === 'deathtouch') f.deathtouch += 1;
  else if (keyword === 'vigilance') f.vigilance += 1;
  else if (keyword === 'haste') f.haste += 1;
  else if (keyword === 'defender') f.defender += 1;
  else if (keyword === 'flash') f.flash += 1;
  else if (SHIELDS.has(keyword)) f.shielded += 1;
  else if (keyword !== 'enchant' && keyword !== 'equip') f.otherKeyword += 1;
}

/** What abilities of each kind add. */
function countAbility(a: Ability, face: Face, deeds: Deeds, f: Features): void {
  switch (a.kind) {
    case 'spell':
      countProgram(a.program, 1, deeds);
      return;
    case 'activated': {
      if (a.program.effect.do === 'mana') {
        deeds.mana += 1;
        return;
      }
      // Loyalty abilities are used once a turn: what they cost is counted for the card.
      if (a.cost.some((c) => c.pay === 'loyalty')) {
        countProgram(a.program, LOYAL, deeds);
        return;
      }
      f.activated += 1;
      const price = manaValue(manaOf(a.cost));
      countProgram(a.program, (isDear(a.cost) ? 0.7 : AGAIN) / (1 + 0.25 * price), deeds);
      return;
    }
    case 'triggered':
      if (isEntering(a)) {
        countProgram(a.program, 1, deeds);
        return;
      }
      f.triggered += 1;
      countProgram(a.program, 0.8, deeds);
      return;
    case 'static':
      countStatic(a, face, f);
      return;
    case 'keyword':
      countKeyword(a, number(face.power), f);
      return;
    default:
      a satisfies never;
  }
}

function countStatic(a: Extract<Ability, { kind: 'static' }>, face: Face, f: Features): void {
  const onHost = face.subtypes.includes('Aura') || face.subtypes.includes('Equipment');
  for (const part of a.parts) {
    if (part.part === 'continuous') {
      const change = modsWorth(part.mods);
      const words = JSON.stringify(part.affects);
      if (onHost && words.includes('"host"')) {
        if (change < 0) f.auraBad += -change / 2;
        else if (part.mods.some((m) => m.mod === 'control')) f.steal += 1;
        else if (face.subtypes.includes('Equipment')) f.equipment += Math.min(change, 6);
        else f.auraGood += Math.min(change, 8);
      } else if (words.includes('"sel":"all"') && change > 0) f.anthem += Math.min(change, 4);
      else f.static += 1;
    } else if (part.part === 'rule') {
      const words = JSON.stringify(part.rule);
      if (onHost && words.includes('"cant"')) f.auraBad += 1;
      else if (words.includes('"sel":"self"') && words.includes('"cant"'))
        f.restriction += words.includes('"act":"block"') && !words.includes('"attacker":{"is":"any"}') ? 0 : 1;
      else f.static += 1;
    } else f.static += 0.5;
  }
}

/** Colour symbols of a cost beyond the first of each colour. */
function strictness(face: Face): number {
  const counts = new Map<string, number>();
  for (const s of parseMana(face.manaCost ?? '')) if (s.sym === 'one' && s.type !== 'C') counts.set(s.type, (counts.get(s.type) ?? 0) + 1);
  return [...counts.values()].reduce((n, k) => n + k - 1, 0);
}

const colorsIn = (face: Face): number => {
  const all = new Set<string>();
  for (const s of parseMana(face.manaCost ?? '')) if (s.sym === 'one' && s.type !== 'C') all.add(s.type);
  return all.size;
};

const emptyFeatures = (): Features => Object.fromEntries(FEATURES.map((name) => [name, 0])) as Features;

/** The features of a card. @param rarity of the printing; absent: common */
export function featuresOf(card: Card, rarity = 'common'): Features {
  const f = emptyFeatures();
  const [face, second] = card.faces;
  const deeds = noDeeds();
  const cost = manaValue(face.manaCost ?? '');
  const creature = face.types.includes('Creature');
  if (creature) {
    f.creature = 1;
    f.power = number(face.power);
    f.toughness = number(face.toughness);
    f.creatureCost = cost;
    f.creatureDear = dearness(cost);
  } else {
    f.spellCost = cost;
    f.spellDear = dearness(cost);
  }
  f.variable = (face.manaCost ?? '').includes('X') ? 1 : 0;
  f.strict = strictness(face);
  f.colors = Math.max(0, colorsIn(face) - 1);
  f.rarity = RARITIES[rarity] ?? 1;
  f.instant = face.types.includes('Instant') ? 1 : 0;
  f.planeswalker = face.types.includes('Planeswalker') ? 1 : 0;
  for (const a of face.abilities) countAbility(a, face, deeds, f);
  // Another half or side adds part of what it does.
  if (second) {
    const more = noDeeds();
    for (const a of second.abilities) countAbility(a, second, more, f);
    for (const key of Object.keys(deeds) as (keyof Deeds)[]) deeds[key] += 0.5 * more[key];
  }
  const counted = capped(deeds);
  for (const key of Object.keys(counted) as (keyof Deeds)[]) f[key] += counted[key];
  const does = Object.values(deeds).some((n) => n > 0) || f.anthem + f.static + f.auraGood + f.auraBad + f.equipment + f.steal > 0;
  f.idle = !creature && !does ? 1 : 0;
  return f;
}

/** The features as a list in the order of {@link FEATURES}. */
export const vectorOf = (f: Features): number[] => FEATURES.map((name) => f[name]);
