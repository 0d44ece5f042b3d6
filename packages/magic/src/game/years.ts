/** What a card needs that the rules of another year did not have: asked when a game is set up, so that nothing is played by rules that there were not. */
import { type Card, COUNTERS, type Face, keywordInfo, parseMana } from '@apnap/ability';
import { KNOWN, type Known, THINGS, type Thing } from '../years/known.js';
import { type ByRules, DAYS, isProfile, type Profile } from '../years/profile.js';

type Node = Readonly<Record<string, unknown>>;

/** Subtypes that have rules of their own. */
const BY_SUBTYPE: Readonly<Record<string, Thing>> = {
  Equipment: 'equipment',
  Fortification: 'fortifications',
  Vehicle: 'vehicles',
  Role: 'roles',
  Saga: 'sagas',
  Class: 'classes',
  Case: 'cases',
  Room: 'rooms',
  Attraction: 'attractions',
};

const BY_LAYOUT: Readonly<Record<string, Thing>> = {
  modalDoubleFaced: 'modal double-faced cards',
  transform: 'double-faced cards',
  flip: 'flip cards',
  leveler: 'levelers',
  meld: 'melding',
  adventure: 'adventures',
  saga: 'sagas',
  class: 'classes',
  case: 'cases',
  prototype: 'prototypes',
};

const DESIGNATIONS: Readonly<Record<string, Thing>> = {
  monarch: 'monarch',
  initiative: 'initiative',
  cityBlessing: "the city's blessing",
};

const BY_EFFECT: Readonly<Record<string, Thing>> = {
  emblem: 'emblems',
  dayNight: 'day and night',
  speed: 'speed',
  meld: 'melding',
  roll: 'dice',
  vote: 'voting',
  restartGame: 'restarting games',
  controlPlayer: 'controlling players',
  endTurn: 'ending turns',
  reflexive: 'reflexive triggers',
};

/** Kinds of counters that have rules of their own. */
function byCounter(kind: string): Thing | undefined {
  const { rule } = COUNTERS[kind] ?? {};
  if (rule === undefined) return undefined;
  return (Object.keys(THINGS) as Thing[]).find((thing) => THINGS[thing] === rule) ?? (kind === 'rad' ? 'rad counters' : undefined);
}

/** What rules must say of a node, by what it is. */
const NEEDED: readonly ((n: Node) => Thing | undefined)[] = [
  (n) => (typeof n.do === 'string' ? BY_EFFECT[n.do] : undefined),
  (n) => (typeof n.designation === 'string' ? DESIGNATIONS[n.designation] : undefined),
  (n) => (typeof n.counter === 'string' ? byCounter(n.counter) : undefined),
  (n) => (n.pay === 'energy' ? 'energy' : undefined),
  (n) => (n.on === 'roll' && n.planar === undefined ? 'dice' : undefined),
  (n) => (n.excess !== undefined || n.bindExcess !== undefined ? 'excess damage' : undefined),
];

/** A keyword with parameters that its year did not know: which form it is. */
const FORMS: Readonly<Record<string, (n: Node) => string | undefined>> = {
  equip: (n) => (n.filter === undefined ? undefined : 'quality'),
  hexproof: (n) => (n.filter === undefined ? undefined : 'from'),
  devour: (n) => (n.filter === undefined ? undefined : 'quality'),
};

function keywordLacks(known: Known, n: Node): string | undefined {
  const name = keywordInfo(n.keyword as string)?.en ?? String(n.keyword);
  if (!known.keywords.has(name) && !known.worded.has(name)) return name;
  const form = FORMS[n.keyword as string]?.(n);
  return form !== undefined && known.newerForms.has(`${name}: ${form}`) ? `${name}: ${form}` : undefined;
}

/** The first symbol of the kinds that the year did not have. */
function costLacks(known: Known, cost: string): string | undefined {
  for (const m of parseMana(cost)) {
    if (m.sym === 'hybrid' && !known.symbols.has('{W/U}')) return 'hybrid mana';
    if (m.sym === 'twobrid' && !known.symbols.has('{2/W}')) return 'hybrid mana';
    if (m.sym === 'phyrexian' && !known.symbols.has('{W/P}')) return 'Phyrexian mana';
    if (m.sym === 'snow' && !known.symbols.has('{S}')) return '{S}';
    if (m.sym === 'one' && m.type === 'C' && !known.symbols.has('{C}')) return '{C}';
  }
  return undefined;
}

function visit(known: Known, value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const v of value) visit(known, v, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const n = value as Node;
  const add = (what: string | undefined): void => {
    if (what !== undefined) found.add(what);
  };
  if (n.kind === 'keyword') add(keywordLacks(known, n));
  if (n.do === 'keywordAction' && !known.actions.has(n.action as string) && !known.worded.has(n.action as string)) add(String(n.action));
  if (n.pay === 'mana' && typeof n.mana === 'string') add(costLacks(known, n.mana));
  for (const needs of NEEDED) {
    const thing = needs(n);
    if (thing !== undefined && !known.things.has(thing)) add(thing);
  }
  for (const v of Object.values(n)) visit(known, v, found);
}

function faceLacks(known: Known, face: Face, found: Set<string>): void {
  for (const type of face.types) if (!known.types.has(type)) found.add(type);
  for (const type of face.supertypes) if (!known.supertypes.has(type)) found.add(type);
  for (const type of face.subtypes) if (BY_SUBTYPE[type] && !known.things.has(BY_SUBTYPE[type])) found.add(BY_SUBTYPE[type]);
  if (
    face.supertypes.includes('Legendary') &&
    face.types.some((t) => t === 'Instant' || t === 'Sorcery') &&
    !known.things.has('legendary spells')
  )
    found.add('legendary spells');
  const symbol = costLacks(known, face.manaCost ?? '');
  if (symbol !== undefined) found.add(symbol);
}

/** Names of what the card needs and the rules of the year lack; empty for a card that can be played by them. Today's rules lack nothing. */
export function beyondYear(card: Card, rules: ByRules): string[] {
  const known = isProfile(rules.profile) ? KNOWN[rules.profile] : null;
  if (known === null) return [];
  const found = new Set<string>();
  if (!known.layouts.has(card.layout)) found.add(BY_LAYOUT[card.layout] ?? card.layout);
  for (const face of card.faces) faceLacks(known, face, found);
  visit(known, card.faces, found);
  return [...found];
}

/** Why a card is not played by the rules of another year: it came after their day, needs what they know nothing of, or nobody knows when it came. */
export type TooNew =
  | { why: 'later'; printed: string; day: string }
  | { why: 'lacks'; what: readonly string[] }
  | { why: 'undated'; day: string };

/** Why a card is not played by these rules; null when nothing keeps it from them. @param printed the day it was first printed, as far as that is known */
export function tooNew(card: Card | undefined, printed: string | undefined, profile: Profile): TooNew | null {
  const day = DAYS[profile];
  if (day === undefined) return null;
  if (printed !== undefined && printed > day) return { why: 'later', printed, day };
  const what = card ? beyondYear(card, { profile }) : [];
  if (what.length > 0) return { why: 'lacks', what };
  return printed === undefined ? { why: 'undated', day } : null;
}
