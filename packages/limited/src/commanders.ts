/** Who can lead a deck of drafted cards, alone or together, and what may be in it (CR 702.124, 903.3, 903.5c, 903.5d, 903.13f). */
import { COLORS, type Color, withChosenColors } from '@apnap/ability';
import {
  type CardDatabase,
  type CardRecord,
  canLead,
  canLeadAlone,
  canLeadTogether,
  colorsOf,
  countColors,
  type DeckCard,
  deckCardOf,
  hasColorChosen,
  maskOf,
} from '@apnap/cards';

/** Cards that a deck of a Commander Draft has at least, its commanders among them (CR 903.13f). */
export const LEAST_COMMANDER_DECK = 60;

/** What is known of a card in a deck with commanders. */
interface Known {
  readonly card: DeckCard;
  /** Its color identity, and the colors of its basic land types, as a mask. */
  readonly identity: number;
  readonly leads: boolean;
  readonly leadsAlone: boolean;
  /** A color is chosen for it before the game, where it leads (CR 903.4b). */
  readonly choosesColor: boolean;
}

/** The colors of basic land types (CR 305.6). */
const LAND_COLORS: Readonly<Record<string, Color>> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };

/** A card whose text is put together once. */
function deckCard(database: CardDatabase, record: CardRecord): DeckCard {
  const made = deckCardOf(database, record);
  let text: readonly string[] | undefined;
  return {
    ...made,
    text: () => {
      text ??= made.text();
      return text;
    },
  };
}

/** What the rules say of commanders, over a database. */
export class CommanderRules {
  private readonly cards = new Map<string, Known | null>();
  private readonly pairs = new Map<string, boolean>();

  constructor(private readonly database: CardDatabase) {}

  private known(name: string): Known | null {
    const before = this.cards.get(name);
    if (before !== undefined) return before;
    const record = this.database.find(name);
    const card = record && deckCard(this.database, record);
    const known = card
      ? {
          card,
          // CR 903.5d: of a land with basic land types also the colors of mana that these let it make
          identity: card.colorIdentity | maskOf(card.subtypes.flatMap((t) => LAND_COLORS[t] ?? [])),
          leads: canLead(card, 'commander'),
          leadsAlone: canLeadAlone(card, 'commander'),
          choosesColor: hasColorChosen(card),
        }
      : null;
    this.cards.set(name, known);
    return known;
  }

  /** The colors that the commanders of a deck with this card need to have, as a mask (CR 903.5c, 903.5d). */
  identityOf(name: string): number {
    return this.known(name)?.identity ?? 0;
  }

  /** Whether a card can be a commander at all: alone, or beside one that asks for it. */
  canLead(name: string): boolean {
    return this.known(name)?.leads ?? false;
  }

  canLeadAlone(name: string): boolean {
    return this.known(name)?.leadsAlone ?? false;
  }

  /** Whether two cards can be commanders together. @param oneColorPartners the rule for boosters of Commander Masters holds (CR 903.13f) */
  canLeadTogether(a: string, b: string, oneColorPartners: boolean): boolean {
    const key = `${a}|${b}|${oneColorPartners}`;
    const before = this.pairs.get(key);
    if (before !== undefined) return before;
    const [x, y] = [this.known(a), this.known(b)];
    const alsoPartner = ({ name }: DeckCard): boolean =>
      oneColorPartners && this.canLeadAlone(name) && countColors(this.known(name)?.card.colorIdentity ?? 0) <= 1;
    const can = x !== null && y !== null && x.leads && y.leads && canLeadTogether(x.card, y.card, alsoPartner);
    this.pairs.set(key, can);
    return can;
  }

  /** Whether a color is chosen for a card that leads (CR 903.4b). */
  choosesColor(name: string): boolean {
    return this.known(name)?.choosesColor ?? false;
  }

  /** The combined color identity of commanders (CR 702.124c), as a mask. @param needed colors that the deck needs: one of them for each of whom a color is chosen */
  identityOfLeaders(leaders: readonly string[], needed = 0): number {
    const own = leaders.reduce((mask, name) => mask | (this.known(name)?.card.colorIdentity ?? 0), 0);
    return withChosenColors(own, needed, leaders.filter((name) => this.choosesColor(name)).length);
  }

  /** The identities that commanders can have together: for each way to choose colors one. */
  identitiesOfLeaders(leaders: readonly string[]): number[] {
    const choices = leaders.filter((name) => this.choosesColor(name)).length;
    let masks = [this.identityOfLeaders(leaders)];
    for (let i = 0; i < choices; i++)
      masks = [...new Set(masks.flatMap((mask) => COLORS.flatMap((_, at) => (mask & (1 << at) ? [] : [mask | (1 << at)]))))];
    return masks;
  }

  /** Whether a card may be in a deck with commanders of this identity. */
  isWithin(name: string, identity: number): boolean {
    return (this.identityOf(name) & ~identity) === 0;
  }
}

const made = new WeakMap<CardDatabase, CommanderRules>();

/** The rules over a database; made once. */
export function commandersOf(database: CardDatabase): CommanderRules {
  const known = made.get(database) ?? new CommanderRules(database);
  made.set(database, known);
  return known;
}

/** The colors of a mask, in the order W U B R G. */
export const colorsIn = (mask: number): Color[] => colorsOf(mask);

/** Letters of the colors that the commanders of a deck with this card need to have (CR 903.5c, 903.5d). */
export const identityColors = (database: CardDatabase, name: string): Color[] => colorsIn(commandersOf(database).identityOf(name));

/** All ways in which some of these cards can lead a deck: each that can alone, and each two that can together. */
export function waysToLead<C extends { readonly name: string }>(
  rules: CommanderRules,
  cards: readonly C[],
  oneColorPartners: boolean,
): (readonly C[])[] {
  const able = cards.filter((c) => rules.canLead(c.name));
  const alone = able.filter((c) => rules.canLeadAlone(c.name)).map((c) => [c]);
  const pairs = able.flatMap((a, i) =>
    able.slice(i + 1).flatMap((b) => (rules.canLeadTogether(a.name, b.name, oneColorPartners) ? [[a, b]] : [])),
  );
  return [...alone, ...pairs];
}
