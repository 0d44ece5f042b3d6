/** Cards that positions are made of, found by what their compiled form has. */
import type { Ability, Card, Effect, Face, KeywordName, Mod, Program, StaticPart, TargetSpec } from '@apnap/ability';
import type { CardDatabase } from '@apnap/cards';
import { unsupported } from '@apnap/magic';

/** A card of one face, with what is asked of it most. */
export interface Stocked {
  name: string;
  zhName: string;
  card: Card;
  face: Face;
  /** Power and toughness where they are numbers. */
  power: number;
  toughness: number;
  /** Its keywords where it has no other abilities; else null. */
  keywords: readonly KeywordName[] | null;
  /** Mana of its cost, by kind: {@link plainCost}. */
  cost: PlainCost;
}

export interface PlainCost {
  generic: number;
  colored: Readonly<Record<string, number>>;
}

/** First printed until then: what came later often has no official Chinese name yet. */
const OLD = '2024-12-31';
/** No card is used that says more than about this. */
const LONG = 520;

/** Keywords that need no words beside them. */
const PLAIN: ReadonlySet<string> = new Set([
  'flying',
  'firstStrike',
  'doubleStrike',
  'deathtouch',
  'trample',
  'lifelink',
  'vigilance',
  'reach',
  'haste',
  'defender',
  'indestructible',
  'hexproof',
  'shroud',
  'protection',
  'flash',
  'fear',
  'intimidate',
  'shadow',
]);

/** Whether a keyword needs no words beside it, or only a colour. */
export const isPlainKeyword = (k: string): boolean => PLAIN.has(k);

/** A cost of numbers and colours alone. */
export function plainCost(manaCost: string | undefined): PlainCost | null {
  if (manaCost === undefined || !/^(\{(\d+|[WUBRG])\})+$/.test(manaCost)) return null;
  const colored: Record<string, number> = {};
  let generic = 0;
  for (const [, symbol] of manaCost.matchAll(/\{(\w+)\}/g)) {
    if (/\d/.test(symbol)) generic += Number(symbol);
    else colored[symbol] = (colored[symbol] ?? 0) + 1;
  }
  return { generic, colored };
}

/** The one program of an instant or sorcery that has nothing else. */
export function spellOf(c: Stocked): Program | null {
  const [only, more] = c.face.abilities;
  return more === undefined && only?.kind === 'spell' ? only.program : null;
}

/** What it does, where that is one thing. */
export const effectOf = (c: Stocked): Effect | null => spellOf(c)?.effect ?? null;

/** Its one target, a permanent, where it has one and no more. */
export function targetOf(c: Stocked): TargetSpec | null {
  const targets = spellOf(c)?.targets;
  const only = targets?.length === 1 ? targets[0] : undefined;
  return only && only.min === 1 && only.max === 1 && only.from.length === 1 && only.from[0] === 'battlefield' ? only : null;
}

/** All static parts without a condition. */
export const partsOf = (c: Stocked): StaticPart[] =>
  c.face.abilities.flatMap((a: Ability) => (a.kind === 'static' && a.condition === undefined ? a.parts : []));

/** Whether a card is a creature with nothing but these. */
const isBody = (c: Stocked): boolean => isCreature(c) && c.keywords !== null;

export const isCreature = (c: Stocked): boolean => c.face.types.includes('Creature') && Number.isFinite(c.power);

const oneTarget = (c: Stocked): boolean => {
  const t = targetOf(c);
  return t !== null && t.what.is === 'type' && t.what.type === 'Creature';
};

/** Changes that a spell makes to its one target, a creature, until end of turn; besides it may draw a card. Null: it does something else. */
export function changesOf(c: Stocked): readonly Mod[] | null {
  const whole = effectOf(c);
  const [e, ...more] = whole?.do === 'seq' ? whole.of : whole ? [whole] : [];
  if (e?.do !== 'continuous' || more.some((x) => x.do !== 'draw')) return null;
  if (!oneTarget(c) || e.affects?.sel !== 'target' || e.duration !== 'endOfTurn' || (e.rules?.length ?? 0) > 0) return null;
  return e.mods.every(isNumberMod) && e.mods.length > 0 ? e.mods : null;
}

/** A change of power and toughness by numbers, or their switch. */
export const isNumberMod = (m: Mod): boolean =>
  (m.mod === 'pt' && typeof m.power === 'number' && typeof m.toughness === 'number' && !m.doubling) ||
  (m.mod === 'setPT' && typeof m.power === 'number' && typeof m.toughness === 'number') ||
  m.mod === 'switchPT';

function stocked(card: Card): Stocked | null {
  const face = card.faces[0];
  const cost = plainCost(face.manaCost);
  if (card.faces.length !== 1 || cost === null || !/\p{Script=Han}/u.test(face.zhName ?? '')) return null;
  if (JSON.stringify(face.abilities).length > LONG) return null;
  const keywords: KeywordName[] = [];
  for (const a of face.abilities) if (a.kind === 'keyword') keywords.push(a.keyword);
  return {
    name: card.name,
    zhName: face.zhName ?? '',
    card,
    face,
    power: /^\d+$/.test(face.power ?? '') ? Number(face.power) : Number.NaN,
    toughness: /^\d+$/.test(face.toughness ?? '') ? Number(face.toughness) : Number.NaN,
    keywords: keywords.length === face.abilities.length && keywords.every((k) => PLAIN.has(k)) ? keywords : null,
    cost,
  };
}

/** The cards there are, sorted when they are first asked for. */
export class Stock {
  readonly all: readonly Stocked[];
  private readonly byName = new Map<string, Stocked>();
  private readonly found = new Map<string, readonly Stocked[]>();

  constructor(cards: Iterable<Card>) {
    this.all = [...cards].flatMap((card) => stocked(card) ?? []);
    for (const c of this.all) this.byName.set(c.name, c);
  }

  /** Plain cards of a database that the engine can play. */
  static of(database: CardDatabase): Stock {
    const cards: Card[] = [];
    for (let i = 0; i < database.size; i++) {
      const r = database.record(i);
      if (r.faces.length !== 1 || r.layout !== 'normal' || r.firstDate === undefined || r.firstDate > OLD) continue;
      if (r.faces[0].zhName === undefined && !isBasic(r.faces[0].supertypes)) continue;
      const card = database.card(i);
      if (card && unsupported(card).length === 0) cards.push(card);
    }
    return new Stock(cards);
  }

  card(name: string): Stocked | undefined {
    return this.byName.get(name);
  }

  /** Those that are so, found once under this name. */
  those(what: string, is: (c: Stocked) => boolean): readonly Stocked[] {
    const known = this.found.get(what) ?? this.all.filter(is);
    this.found.set(what, known);
    return known;
  }

  /** Creatures with nothing but plain keywords, not legendary. */
  get bodies(): readonly Stocked[] {
    return this.those(
      'bodies',
      (c) => isBody(c) && c.toughness > 0 && c.toughness <= 6 && c.power <= 6 && !c.face.supertypes.includes('Legendary'),
    );
  }

  /** Creatures that can be targeted and block anything on the ground: no shields, no evasion. */
  get plain(): readonly Stocked[] {
    const shields: readonly string[] = ['hexproof', 'shroud', 'protection', 'indestructible', 'shadow', 'fear', 'intimidate', 'flash'];
    return this.those('plain', (c) => this.bodies.includes(c) && !c.keywords?.some((k) => shields.includes(k)));
  }
}

const isBasic = (supertypes: readonly string[]): boolean => supertypes.includes('Basic');
