/**
 * What a player believes about cards it can't see: decks that everybody knows (the metagame), weighed by what was seen of the opponent in
 * this game. Where no known deck fits, cards of the colours seen, with lands in proportion. The decks are given to the player by its maker.
 */
import { type Card, choosesColor, manaColors } from '@apnap/ability';
import type { Dice } from '../dice.js';

export interface KnownDeck {
  readonly cards: readonly { readonly card: Card; readonly count: number }[];
}

/** Decks that a player expects to meet; each as likely as the others before anything was seen. */
export interface DeckModel {
  readonly decks: readonly KnownDeck[];
}

/** Cards of one opponent seen so far, by name. */
export type SeenCards = ReadonlyMap<string, number>;

/** Chance that a card was in the deck all the same, when the known list doesn't have it: 1 in this many cards. */
const SURPRISE = 3000;
/** More than this share of the cards seen isn't in a deck: it is another deck. */
const STRANGE = 0.25;
const LAND_SHARE = 0.42;

const isBasic = (card: Card): boolean => card.faces[0].supertypes.includes('Basic');
const isLand = (card: Card): boolean => card.faces[0].types.includes('Land');

interface Fit {
  deck: KnownDeck;
  /** Logarithm of the likelihood of what was seen. */
  weight: number;
  /** Cards seen that the deck doesn't have. */
  strange: number;
}

function fitOf(deck: KnownDeck, seen: SeenCards): Fit {
  const counts = new Map(deck.cards.map((e) => [e.card.name, e.count]));
  const size = deck.cards.reduce((n, e) => n + e.count, 0);
  let weight = 0;
  let strange = 0;
  for (const [name, n] of seen) {
    const has = counts.get(name) ?? 0;
    for (let i = 0; i < n; i++) {
      weight += Math.log(i < has ? (has - i) / size : 1 / SURPRISE);
      if (i >= has) strange++;
    }
  }
  return { deck, weight, strange };
}

/** An index with a chance in proportion to e to the power of its weight. */
function drawn(weights: readonly number[], dice: Dice): number {
  const most = Math.max(...weights);
  return dice.weighted(weights.map((w) => Math.round(1e6 * Math.exp(w - most))).map((w) => Math.max(w, 0)));
}

/**
 * Cards for `n` unknown ones of an opponent of whom these were seen, in random order. Depends on nothing but its arguments.
 * @param dice drawn from as often as the arguments say.
 */
export function imagine(model: DeckModel, seen: SeenCards, n: number, dice: Dice): Card[] {
  const total = [...seen.values()].reduce((a, b) => a + b, 0);
  const fits = model.decks.map((d) => fitOf(d, seen));
  const known = fits.filter((f) => f.strange <= Math.max(1, STRANGE * total));
  const rest =
    known.length > 0
      ? unseen(
          known[
            drawn(
              known.map((f) => f.weight),
              dice,
            )
          ].deck,
          seen,
          dice,
        )
      : [];
  return rest.length >= n ? rest.slice(0, n) : shuffle([...rest, ...likeSeen(model, seen, n - rest.length, dice)], dice);
}

/** What is left of a list, shuffled. */
function unseen(deck: KnownDeck, seen: SeenCards, dice: Dice): Card[] {
  const left = deck.cards.flatMap((e) => Array.from({ length: Math.max(0, e.count - (seen.get(e.card.name) ?? 0)) }, () => e.card));
  return shuffle(left, dice);
}

function shuffle<T>(items: readonly T[], dice: Dice): T[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

const colorsOf = (card: Card): readonly string[] =>
  isLand(card)
    ? card.faces[0].abilities.flatMap((a) => JSON.stringify(a).match(/\{[WUBRG]\}/g) ?? []).map((m) => m[1])
    : manaColors(card.faces[0].manaCost);

const BASICS: Readonly<Record<string, string>> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };
const landColors = (card: Card): readonly string[] => [...card.faces[0].subtypes.flatMap((t) => BASICS[t] ?? []), ...colorsOf(card)];

/** Letters of the mana symbols of a card, in its cost and in what it says: near enough to its colour identity (CR 903.4). */
const symbolsOf = (card: Card): Set<string> =>
  new Set(
    card.faces.flatMap((f) => [
      ...(f.colorIndicator ?? []),
      ...f.subtypes.flatMap((t) => BASICS[t] ?? []),
      ...(`${f.manaCost ?? ''}${JSON.stringify(f.abilities)}`.match(/\{[^{}"]*[WUBRG][^{}"]*\}/g) ?? []).flatMap(
        (x) => x.match(/[WUBRG]/g) ?? [],
      ),
    ]),
  );

/** The decks without what can't be played beside these commanders (CR 903.5c). */
export function withinIdentity(model: DeckModel, commanders: readonly Card[]): DeckModel {
  // CR 903.4b: of a chosen color the card says nothing
  if (commanders.some(choosesColor)) return model;
  const identity = new Set(commanders.flatMap((c) => [...symbolsOf(c)]));
  const within = (card: Card): boolean => [...symbolsOf(card)].every((c) => identity.has(c));
  const decks = model.decks.map((d) => ({ cards: d.cards.filter((e) => within(e.card)) }));
  // With nothing left anything is as good a guess.
  return decks.some((d) => d.cards.some((e) => !isLand(e.card))) ? { decks } : model;
}

/** Playable cards of the colours that were seen (of any, where none was), lands in proportion. */
function likeSeen(model: DeckModel, seen: SeenCards, n: number, dice: Dice): Card[] {
  const all = new Map(model.decks.flatMap((d) => d.cards.map((e) => [e.card.name, e.card])));
  const colors = new Set(
    [...seen.keys()].flatMap((name) => {
      const card = all.get(name);
      return card ? (isLand(card) ? landColors(card) : colorsOf(card)) : [];
    }),
  );
  const within = (of: readonly string[]): boolean => colors.size === 0 || of.every((c) => colors.has(c));
  const cards = [...all.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const spells = cards.filter((c) => !isLand(c) && within(colorsOf(c)));
  const lands = cards.filter((c) => isBasic(c) && within(landColors(c)));
  const some = cards.filter((c) => !isLand(c));
  return Array.from({ length: n }, () => {
    const land = dice.chance(1000 * LAND_SHARE) && lands.length > 0;
    return dice.oneOf(land ? lands : spells.length > 0 ? spells : some);
  });
}
