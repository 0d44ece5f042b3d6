/**
 * Decks as people build them, of the cards of a time: two colours, four copies of a card, creatures along a curve, spells that do something to the other
 * side. How good a card is is judged by its numbers, never by its name.
 */
import { type Ability, type Card, COLORS, type Color, manaValue } from '@apnap/ability';
import type { Dice } from '@apnap/players';

const BASICS: Readonly<Record<Color, string>> = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' };
const LANDS = 24;
const COPIES = 4;
/** Mana values of the creatures of a deck, and how many names of spells it has. */
const CURVE = [1, 2, 2, 3, 3, 4];
const SPELLS = 3;

export type DeckKind = 'plain' | 'period';

interface Entry {
  name: string;
  value: number;
  colors: readonly string[];
  quality: number;
}

/** How good a spell is that does something to a creature or player in a fight; 0: it is not for these decks. */
function spellQuality(a: Ability): number {
  if (a.kind !== 'spell' || a.program.modes) return 0;
  const { targets, effect } = a.program;
  const [first] = effect.do === 'seq' ? effect.of : [effect];
  const hitsCreatures = targets.length === 1 && JSON.stringify(targets[0].what).includes('"type":"Creature"');
  switch (first.do) {
    case 'damage':
      return hitsCreatures && typeof first.amount === 'number' ? 1.5 * first.amount : 0;
    case 'destroy':
      return hitsCreatures ? 5 : 0;
    case 'move':
      return hitsCreatures && targets[0].from.includes('battlefield') && first.to !== 'battlefield' ? 3 : 0;
    case 'continuous':
      return hitsCreatures && first.mods.some((m) => m.mod === 'pt' && Number(m.power) !== 0 && Number(m.toughness) !== 0) ? 3 : 0;
    case 'draw':
      return targets.length === 0 && typeof first.count === 'number' ? 2 * (first.count - 1) : 0;
    default:
      return 0;
  }
}

/** Something that can be done with a creature in a fight: it is given up or taken back for an effect without being tapped, or regenerates. */
const isFightingAbility = (a: Ability): boolean =>
  a.kind === 'activated' &&
  a.timing !== 'sorcery' &&
  ((a.cost.some((c) => c.pay === 'self' && (c.verb === 'sacrifice' || c.verb === 'return')) &&
    !a.cost.some((c) => c.pay === 'self' && c.verb === 'tap')) ||
    (a.program.effect.do === 'keywordAction' && a.program.effect.action === 'regenerate') ||
    (a.program.effect.do === 'move' && a.program.effect.what.sel === 'self' && a.program.effect.to === 'hand'));

const bodyOf = (card: Card): number => {
  const { power, toughness, abilities } = card.faces[0];
  const keywords = abilities.filter((a) => a.kind === 'keyword' && a.keyword !== 'defender').length;
  const bad = abilities.some((a) => a.kind === 'keyword' && a.keyword === 'defender') ? 1.5 : 0;
  const drawback = abilities.some((a) => a.kind === 'triggered' && a.event.on === 'step') ? 1 : 0;
  return 1.1 * Number(power) + 0.9 * Number(toughness) + 0.8 * keywords - bad - drawback;
};

/** The cards decks are built of. */
export class YearShelf {
  private readonly creatures: Entry[] = [];
  private readonly fighting: Entry[] = [];
  private readonly legends: Entry[] = [];
  private readonly spells: Entry[] = [];
  private readonly walkers: Entry[] = [];

  constructor(cards: readonly Card[]) {
    for (const card of cards) this.sort(card);
  }

  private sort(card: Card): void {
    const [face] = card.faces;
    const cost = face.manaCost ?? '';
    if (card.faces.length > 1 || cost.includes('X') || cost === '') return;
    const entry = { name: card.name, value: manaValue(cost), colors: COLORS.filter((c) => cost.includes(c)), quality: 0 };
    if (face.types.includes('Planeswalker')) this.walkers.push(entry);
    else if (face.types.includes('Creature')) this.sortCreature(card, entry);
    else if (face.types.includes('Instant') || face.types.includes('Sorcery')) {
      if (face.abilities.length !== 1) return;
      const quality = spellQuality(face.abilities[0]);
      if (quality > 0 && entry.value <= 4)
        this.spells.push({ ...entry, quality: quality + (face.types.includes('Instant') ? 1 : 0) - entry.value });
    }
  }

  private sortCreature(card: Card, entry: Entry): void {
    const [face] = card.faces;
    if (!/^\d+$/.test(face.power ?? '') || !/^\d+$/.test(face.toughness ?? '')) return;
    const quality = bodyOf(card) - 2 * entry.value;
    const rated = { ...entry, quality };
    if (face.supertypes.includes('Legendary')) this.legends.push(rated);
    else if (face.abilities.some(isFightingAbility)) this.fighting.push(rated);
    else if (quality >= -0.5) this.creatures.push(rated);
  }

  /** A deck of sixty. `period`: four of its creatures can be given up or taken back for an effect or regenerate, and one is legendary; where there are planeswalkers, one is in it. */
  deck(kind: DeckKind, dice: Dice): { card: string; count: number }[] {
    const colors = [...COLORS];
    while (colors.length > 2) colors.splice(dice.below(colors.length), 1);
    const fits = (e: Entry): boolean => e.colors.every((c) => (colors as string[]).includes(c));
    const chosen = new Map<string, number>();
    const add = (from: readonly Entry[], ok: (e: Entry) => boolean): void => {
      const all = from.filter((e) => fits(e) && ok(e) && !chosen.has(e.name));
      // of a few by chance the best
      const few = Array.from({ length: 4 }, () => (all.length === 0 ? undefined : dice.oneOf(all))).flatMap((e) => e ?? []);
      few.sort((x, y) => y.quality - x.quality);
      if (few.length > 0) chosen.set(few[0].name, COPIES);
    };
    CURVE.forEach((value, i) => {
      const near = (e: Entry): boolean => (value === 4 ? e.value >= 4 && e.value <= 6 : e.value === value);
      const before = chosen.size;
      if (kind === 'period' && i === 5) add(this.legends, (e) => e.value >= 3 && e.value <= 6);
      else if (kind === 'period' && i !== 2) add(this.fighting, (e) => Math.abs(e.value - value) <= 1);
      if (chosen.size === before) add(this.creatures, near);
    });
    const walker = kind === 'period' && this.walkers.length > 0;
    if (walker) add(this.walkers, (e) => e.value <= 5);
    for (let i = walker ? 1 : 0; i < SPELLS; i++) add(this.spells, () => true);
    const rest = 60 - [...chosen.values()].reduce((n, x) => n + x, 0);
    for (let i = 0; i < Math.max(LANDS, rest); i++) {
      const land = BASICS[colors[i % 2]];
      chosen.set(land, (chosen.get(land) ?? 0) + 1);
    }
    return [...chosen].map(([card, count]) => ({ card, count }));
  }
}
