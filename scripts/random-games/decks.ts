/** Decks by chance: cards of all years, in colours that their lands make. */
import { type Card, COLORS, type Color } from '@apnap/ability';
import type { Dice } from '@apnap/players';

const BASICS: Readonly<Record<Color, string>> = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' };
const LANDS = 20;
const OTHER_LANDS = 4;
const SPELLS = 36;
const MOST_COLORS = 3;

/** The cards that decks are made of, by the colours of their costs. */
export class Shelf {
  private readonly spells: readonly { name: string; colors: ReadonlySet<string>; colorless: boolean }[];
  private readonly lands: readonly string[];

  constructor(cards: readonly Card[]) {
    const isLand = (c: Card): boolean => c.faces[0].types.includes('Land');
    this.lands = cards.filter((c) => isLand(c) && !c.faces[0].supertypes.includes('Basic')).map((c) => c.name);
    this.spells = cards
      .filter((c) => !isLand(c))
      .map((c) => {
        const cost = c.faces[0].manaCost ?? '';
        const colors = new Set<string>(COLORS.filter((color) => cost.includes(color)));
        return { name: c.name, colors, colorless: colors.size === 0 };
      });
  }

  /** A deck of sixty: basic lands of one to three colours, a few other lands, and spells of these colours. */
  deck(dice: Dice): { card: string; count: number }[] {
    const colors = [...COLORS];
    while (colors.length > 1 + dice.below(MOST_COLORS)) colors.splice(dice.below(colors.length), 1);
    const names = Array.from({ length: LANDS }, (_, i) => BASICS[colors[i % colors.length]]);
    for (let i = 0; i < OTHER_LANDS && this.lands.length > 0; i++) names.push(dice.oneOf(this.lands));
    for (let tries = 0; names.length < LANDS + OTHER_LANDS + SPELLS && tries < 10_000; tries++) {
      const spell = dice.oneOf(this.spells);
      if (spell.colorless ? dice.below(3) === 0 : [...spell.colors].every((c) => (colors as string[]).includes(c))) names.push(spell.name);
    }
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].map(([card, count]) => ({ card, count }));
  }
}
