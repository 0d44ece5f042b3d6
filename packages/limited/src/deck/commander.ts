/**
 * Builds a deck with a commander from a pool, and says why (CR 903.13f): all ways to lead are compared by the best cards within their colors; then lands by what
 * the cards cost.
 */
import { COLORS, type Color } from '@apnap/ability';
import type { Message } from '@apnap/kernel';
import { BASICS } from '../boosters/basics.js';
import { type CommanderRules, colorsIn, LEAST_COMMANDER_DECK, waysToLead } from '../commanders.js';
import { BETWEEN_NAMES } from '../messages.js';
import { type Candidate, candidateOf, type PoolCard } from './cards.js';
import { chooseSpells } from './choose.js';
import { manaFor } from './lands.js';
import type { BuiltDeck, Plan } from './plan.js';
import { one, restOf, symbols } from './reasons.js';

/** What is asked of the builder. */
export interface CommanderWishes {
  /** The rule for boosters of Commander Masters holds (CR 903.13f). */
  readonly oneColorPartners?: boolean;
  /** The colors of the commanders; where none have them nothing is wished. */
  readonly colors?: readonly Color[];
}

/** Points of having a card in each game, beside its rating. */
const LEADS = 2.5;
/** Points that a place without a card costs: a land too many. */
const EMPTY_PLACE = -2.5;
/** Points that each color beyond the second costs: lands that do not fit. */
const COLOR = -4;
/** Ways to lead that are looked at closely. */
const CLOSELY = 12;

/** What a way to lead comes to beside the cards it allows. */
export const leaderPoints = (ratings: readonly number[], colors: number): number =>
  ratings.reduce((n, rating) => n + LEADS + rating, 0) + COLOR * Math.max(0, colors - 2);

/** A way to lead, with the cards that it allows beside it. */
interface Way {
  readonly leaders: readonly Candidate[];
  readonly colors: readonly Color[];
  /** Those of the pool that may be in the deck. */
  readonly own: readonly Candidate[];
  readonly points: number;
}

const spellsOf = (cards: readonly Candidate[]): Candidate[] => cards.filter((c) => !c.land);
const placesFor = (size: number): number => Math.round((size * 23) / 40);
const pointsOf = (leaders: readonly Candidate[], spells: readonly Candidate[], places: number, colors: number): number =>
  leaderPoints(
    leaders.map((c) => c.rating),
    colors,
  ) +
  spells.reduce((n, c) => n + c.rating, 0) +
  EMPTY_PLACE * (places - spells.length);

/** All ways that have enough cards, the best first, by their best cards alone. */
function waysFor(
  rules: CommanderRules,
  pool: readonly Candidate[],
  drafted: readonly Candidate[],
  { oneColorPartners }: CommanderWishes,
): Way[] {
  return waysToLead(rules, pool, oneColorPartners === true).flatMap((leaders) =>
    rules.identitiesOfLeaders(leaders.map((c) => c.name)).flatMap((identity): Way[] => {
      const own = drafted.filter((c) => !leaders.includes(c) && rules.isWithin(c.name, identity));
      const colors = colorsIn(identity);
      const size = LEAST_COMMANDER_DECK - leaders.length;
      // CR 903.5d: without a color there are no basic lands.
      if (colors.length === 0 && own.length < size) return [];
      const places = placesFor(size);
      return [{ leaders, colors, own, points: pointsOf(leaders, spellsOf(own).slice(0, places), places, colors.length) }];
    }),
  );
}

const byPoints = (x: { readonly points: number }, y: { readonly points: number }): number => y.points - x.points;

/** The same looked at closely: along a curve, with creatures. */
function planned(way: Way): Way & { plan: Plan } {
  const places = placesFor(LEAST_COMMANDER_DECK - way.leaders.length);
  const spells = chooseSpells(spellsOf(way.own), places);
  const points = pointsOf(way.leaders, spells, places, way.colors.length);
  return { ...way, points, plan: { colors: way.colors, spells, points, splash: null } };
}

const leaderNames = (way: Way): string => way.leaders.map((c) => c.name).join(BETWEEN_NAMES);

/** Builds a deck. The same pool gives the same deck. @param added numbers of cards that can only be commanders (CR 903.13e) @returns null: no legal deck can be built */
export function buildCommanderDeck(
  rules: CommanderRules,
  pool: readonly PoolCard[],
  added: ReadonlySet<number>,
  wishes: CommanderWishes = {},
): BuiltDeck | null {
  const candidates = pool.map(candidateOf).sort((x, y) => y.rating - x.rating || x.id - y.id);
  const drafted = candidates.filter((c) => !added.has(c.id));
  const all = waysFor(rules, candidates, drafted, wishes).sort(byPoints);
  const wished = all.filter((w) => wishes.colors?.length === w.colors.length && w.colors.every((c) => wishes.colors?.includes(c)));
  const ways = (wished.length > 0 ? wished : all).slice(0, CLOSELY).map(planned).sort(byPoints);
  const [best] = ways;
  if (!best) return null;
  const next = ways.find((w) => leaderNames(w) !== leaderNames(best));
  const reasons: Message[] = [
    { id: 'limited.why.leads', params: { names: leaderNames(best), colors: symbols(best.colors) || '{C}', points: one(best.points) } },
    ...(next ? [{ id: 'limited.why.nextLeads', params: { names: leaderNames(next), points: one(next.points) } }] : []),
  ];
  return withLands(best, reasons);
}

/** The deck with its lands: one land more or less than usual is a card less or more. */
function withLands({ leaders, colors, own, points, plan }: Way & { plan: Plan }, reasons: readonly Message[]): BuiltDeck {
  const size = LEAST_COMMANDER_DECK - leaders.length;
  const led = leaders.map((c) => ({ id: c.id, reason: { id: 'limited.why.commander', params: { rating: one(c.rating) } } }));
  const about = { commanders: leaders.map((c) => c.id), colors, points };
  if (colors.length === 0)
    return {
      main: own.map((c) => c.id),
      basics: BASICS.map(() => 0),
      ...about,
      reasons,
      cards: led,
    };
  const { lands } = manaFor(own, plan, size);
  const fitted: Plan = { ...plan, spells: chooseSpells(spellsOf(own), size - lands) };
  const mana = manaFor(own, fitted, size, lands);
  const rest = restOf(own, fitted, mana);
  return {
    main: [...fitted.spells.map((c) => c.id), ...mana.nonbasic.map((c) => c.id)],
    basics: COLORS.map((_, i) => mana.basics[i]),
    ...about,
    reasons: [...reasons, ...rest.reasons],
    cards: [...led, ...rest.cards],
  };
}
