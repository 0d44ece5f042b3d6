/** Setting up the casual variants: what a game needs of them, and the supplementary cards on the table (CR 901, 902, 904). */
import { type Card, COLORS, type Color, choosesColor } from '@apnap/ability';
import { SetupError, shuffled } from '@apnap/kernel';
import { place } from '../events/commit.js';
import { newObject } from '../state/access.js';
import type { DeckEntry, MagicSetup, SeatSetup } from '../state/beginning.js';
import type { G } from '../state/log.js';
import type { Pool } from '../state/pool.js';
import { layOutConspiracies, namesToChoose } from '../variants/conspiracy.js';

const refuse = (id: string, rule: string, text: string, params: Record<string, string | number> = {}): never => {
  throw new SetupError({ message: { id, params }, rule }, text);
};

const typesOf = (card: Card): readonly string[] => card.faces[0].types;
/** Types seen only on nontraditional cards, which begin in the command zone (CR 311.2, 312.2, 313.2, 314.2). */
const SUPPLEMENTARY: ReadonlySet<string> = new Set(['Plane', 'Phenomenon', 'Scheme', 'Vanguard']);

/** Names of the supplementary cards of a set-up. */
export const variantCards = (setup: MagicSetup): string[] => [
  ...(setup.planarDeck ?? []),
  ...setup.players.flatMap((p) => [
    ...(p.planarDeck ?? []),
    ...(p.schemeDeck ?? []),
    ...(p.attractionDeck ?? []),
    ...(p.vanguard === undefined ? [] : [p.vanguard]),
    ...(p.conspiracies ?? []).map((c) => c.card),
  ]),
];

/** Whether somebody plays with scheme cards; the seats that do are archenemies (CR 904.2a, 904.12b). */
export const archenemies = (setup: MagicSetup): number[] => setup.players.flatMap((p, seat) => (p.schemeDeck ? [seat] : []));

/** Whether players have commanders (CR 903.3). */
export const hasCommanders = (setup: MagicSetup): boolean => setup.players.some((p) => (p.commanders ?? []).length > 0);

/** The Archenemy Commander option (CR 904.13): one archenemy, and commanders. */
export const isArchenemyCommander = (setup: MagicSetup): boolean => archenemies(setup).length === 1 && hasCommanders(setup);

/** CR 904.6: the archenemy takes the first turn; undefined: it is decided as in other games. */
export function variantFirst(setup: MagicSetup): number | undefined {
  const seats = archenemies(setup);
  return seats.length === 1 ? seats[0] : undefined;
}

const modifier = (text: string | undefined): number => Number(text ?? 0) || 0;

/** What the variants make of a seat's starting life total and hand size (CR 103.4b, 103.4e, 103.5a). */
export function variantStart(seat: SeatSetup, pool: Pool): { life: number; hand: number } {
  const vanguard = seat.vanguard === undefined ? undefined : pool.byName.get(seat.vanguard);
  const [face] = vanguard === undefined ? [] : pool.cards[vanguard].card.faces;
  return { life: (seat.schemeDeck ? 40 : 20) + lifeModifier(seat, pool), hand: 7 + modifier(face?.hand) };
}

/** What a seat's vanguard adds to its starting life total (CR 902.4). */
export function lifeModifier(seat: SeatSetup, pool: Pool): number {
  const vanguard = seat.vanguard === undefined ? undefined : pool.byName.get(seat.vanguard);
  return vanguard === undefined ? 0 : modifier(pool.cards[vanguard].card.faces[0].life);
}

/** @throws SetupError when a variant is set up otherwise than its rules say. */
export function checkVariants(setup: MagicSetup, pool: Pool): void {
  const cardOf = (name: string): Card => pool.cards[pool.byName.get(name) as number].card;
  const sized = setup.opening === undefined || setup.opening === 'hands';
  checkPlanar(setup, cardOf, sized);
  checkSchemes(setup, cardOf, sized);
  checkAttractions(setup, cardOf, sized);
  const avatars = setup.players.flatMap((p) => (p.vanguard === undefined ? [] : [p.vanguard]));
  if (avatars.length > 0 && avatars.length < setup.players.length)
    refuse('setup.vanguards', '902.3', 'in a Vanguard game each player needs a vanguard card');
  for (const name of avatars)
    if (!typesOf(cardOf(name)).includes('Vanguard')) refuse('setup.notVanguard', '902.3', `${name} is no vanguard card`, { name });
  for (const p of setup.players)
    for (const c of p.conspiracies ?? []) {
      const { name } = cardOf(c.card);
      if (!typesOf(cardOf(c.card)).includes('Conspiracy'))
        refuse('setup.notConspiracy', '315.2', `${name} is no conspiracy card`, { name });
      const wanted = namesToChoose(cardOf(c.card));
      const chosen = new Set((c.names ?? []).map((n) => n.trim()).filter((n) => n !== ''));
      if (chosen.size !== wanted || (c.names ?? []).length !== wanted)
        refuse('setup.secretNames', '702.106a', `${name} needs ${wanted} different names`, { name, n: wanted });
    }
  for (const p of setup.players) checkCommanderColors(p, cardOf);
  checkOrdinary(setup, cardOf);
}

/** CR 903.4b: a color is chosen for those commanders whose ability says so. */
function checkCommanderColors({ commanders = [], commanderColors = [] }: SeatSetup, cardOf: (name: string) => Card): void {
  const fits = (color: Color | null, i: number): boolean =>
    color === null || (COLORS.includes(color) && i < commanders.length && choosesColor(cardOf(commanders[i])));
  if (!commanderColors.every(fits))
    refuse('setup.commanderColors', '903.4b', 'colors are chosen for commanders that say so, by their letters');
}

/** CR 901.3, 901.15a. With a board that is given as it is, the sizes of decks are nobody's concern. */
function checkPlanar(setup: MagicSetup, cardOf: (name: string) => Card, sized: boolean): void {
  const own = setup.players.filter((p) => p.planarDeck !== undefined);
  if (setup.planarDeck && own.length > 0) refuse('setup.planarOptions', '901.15a', 'either a single planar deck or one for each player');
  if (own.length > 0 && own.length < setup.players.length)
    refuse('setup.planarDecks', '901.3', 'in a Planechase game each player needs a planar deck');
  const n = setup.players.length;
  const decks = setup.planarDeck ? [setup.planarDeck] : own.map((p) => p.planarDeck as string[]);
  const least = setup.planarDeck ? Math.min(40, 10 * n) : 10;
  const phenomena = setup.planarDeck ? 2 * n : 2;
  const rule = setup.planarDeck ? '901.15a' : '901.3';
  for (const deck of decks) {
    for (const name of deck)
      if (!typesOf(cardOf(name)).some((t) => t === 'Plane' || t === 'Phenomenon'))
        refuse('setup.notPlanar', rule, `${name} is no plane or phenomenon card`, { name });
    const twice = deck.find((name, i) => deck.indexOf(name) !== i);
    if (twice !== undefined) refuse('setup.planarTwice', rule, `${twice} is in a planar deck twice`, { name: twice });
    if (sized && deck.length < least) refuse('setup.planarSize', rule, `a planar deck needs at least ${least} cards`, { n: least });
    if (sized && deck.filter((name) => typesOf(cardOf(name)).includes('Phenomenon')).length > phenomena)
      refuse('setup.phenomena', rule, `a planar deck has at most ${phenomena} phenomenon cards`, { n: phenomena });
  }
}

/** CR 904.2-904.3, 904.12. */
function checkSchemes(setup: MagicSetup, cardOf: (name: string) => Card, sized: boolean): void {
  const seats = archenemies(setup);
  if (seats.length === 0) return;
  if (seats.length > 1 && seats.length < setup.players.length)
    refuse('setup.schemes', '904.2a', 'either one player is the archenemy, or each player is one');
  if (seats.length === 1 && setup.first !== undefined && setup.first !== seats[0])
    refuse('setup.archenemyFirst', '904.6', 'the archenemy takes the first turn');
  for (const seat of seats) {
    const deck = setup.players[seat].schemeDeck as string[];
    for (const name of deck)
      if (!typesOf(cardOf(name)).includes('Scheme')) refuse('setup.notScheme', '904.3', `${name} is no scheme card`, { name });
    checkSchemeDeck(deck, isArchenemyCommander(setup) ? COMMANDED_SCHEME_DECK : SCHEME_DECK, sized);
  }
}

/** What a scheme deck is like (CR 904.3), and in a game with commanders (904.13d). */
const SCHEME_DECK = { rule: '904.3', least: 20, copies: 2, tooMany: 'setup.schemeCopies' };
const COMMANDED_SCHEME_DECK = { rule: '904.13d', least: 10, copies: 1, tooMany: 'setup.schemeTwice' };

function checkSchemeDeck(deck: readonly string[], { rule, least, copies, tooMany }: typeof SCHEME_DECK, sized: boolean): void {
  const many = deck.find((name) => deck.filter((x) => x === name).length > copies);
  if (many !== undefined) refuse(tooMany, rule, `${many} is in a scheme deck too often`, { name: many });
  if (sized && deck.length < least) refuse('setup.schemeSize', rule, `a scheme deck needs at least ${least} cards`, { n: least });
}

/** CR 717.2a-b: of a deck for limited play three are enough, and they may be alike. */
function checkAttractions(setup: MagicSetup, cardOf: (name: string) => Card, sized: boolean): void {
  const limited = setup.minimumDeck !== undefined && setup.minimumDeck < 60;
  const least = limited ? 3 : 10;
  const rule = limited ? '717.2b' : '717.2a';
  for (const { attractionDeck: deck } of setup.players) {
    if (!deck) continue;
    for (const name of deck)
      if (!cardOf(name).faces[0].subtypes.includes('Attraction'))
        refuse('setup.notAttraction', rule, `${name} is no Attraction card`, { name });
    const twice = deck.find((name, i) => deck.indexOf(name) !== i);
    if (twice !== undefined && !limited) refuse('setup.attractionTwice', rule, `${twice} is in an Attraction deck twice`, { name: twice });
    if (sized && deck.length < least)
      refuse('setup.attractionSize', rule, `an Attraction deck needs at least ${least} cards`, { n: least });
  }
}

/** CR 100.2d, 108.2a, 315.3: supplementary cards and conspiracies are no cards of an ordinary deck, and stay in the command zone. */
function checkOrdinary(setup: MagicSetup, cardOf: (name: string) => Card): void {
  const placed = new Set((setup.place ?? []).map((p) => p.card));
  const names = [
    ...setup.players.flatMap((p) => [...p.deck, ...ordinary(p.sideboard ?? [], cardOf)].map((e) => e.card)),
    ...setup.players.flatMap((p) => p.commanders ?? []),
    ...(setup.place ?? []).filter((p) => p.zone !== 'command').map((p) => p.card),
  ];
  for (const name of names)
    if (
      typesOf(cardOf(name)).some((t) => SUPPLEMENTARY.has(t) || t === 'Conspiracy') ||
      (cardOf(name).faces[0].subtypes.includes('Attraction') && !placed.has(name))
    )
      refuse('setup.supplementary', '100.2d', `${name} is no card of an ordinary deck`, { name });
}

/** CR 315.2-315.3: conspiracies lie in a sideboard, and come into the game as it begins or not at all. */
const ordinary = (sideboard: readonly DeckEntry[], cardOf: (name: string) => Card): readonly DeckEntry[] =>
  sideboard.filter((e) => !typesOf(cardOf(e.card)).includes('Conspiracy'));

/** Puts the supplementary decks on the table, and the vanguard cards face up (CR 901.3, 902.3, 904.3). */
export function layOutVariants(g: G, setup: MagicSetup): void {
  const { s } = g;
  const cards = (names: readonly string[]): number[] => {
    const numbers = names.map((name) => s._pool.byName.get(name) as number);
    const stacked = setup.opening === 'none' || setup.opening === 'placed';
    return (
      stacked
        ? numbers
        : shuffled(
            s,
            numbers.slice().sort((a, b) => a - b),
          )
    ).reverse();
  };
  if (setup.planarDeck) s.planechase = { decks: [cards(setup.planarDeck)], controllers: [], single: 1 };
  else if (setup.players.some((p) => p.planarDeck))
    s.planechase = { decks: setup.players.map((p) => cards(p.planarDeck ?? [])), controllers: [] };
  setup.players.forEach((p, seat) => {
    layOutConspiracies(g, seat, p.conspiracies ?? []);
  });
  if (archenemies(setup).length > 0) s.schemes = setup.players.map((p) => cards(p.schemeDeck ?? []));
  if (setup.players.some((p) => p.attractionDeck)) s.attractions = setup.players.map((p) => cards(p.attractionDeck ?? []));
  setup.players.forEach((p, seat) => {
    const vanguard = p.vanguard === undefined ? undefined : (s._pool.byName.get(p.vanguard) as number);
    if (vanguard !== undefined) place(g, newObject(s, { card: vanguard, face: 0, owner: seat, controller: seat, zone: 'command' }));
  });
}
