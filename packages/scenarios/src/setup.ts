/** A scenario's starting position as a set-up of the game; what can't be set up is refused here, before a game begins. */
import { type Card, companionCondition, fulfilsDeckCondition } from '@apnap/ability';
import type { CardBase } from '@apnap/cardbase';
import { dungeon, dungeonsFor, sameName } from '@apnap/cards';
import { beyondYear, type CardSource, type DeckEntry, isProfile, type MagicSetup, type Placed, unsupported } from '@apnap/magic';
import { customCard, customText } from './custom.js';
import type { PlacedCard, Scenario, Who } from './format.js';
import { helpersOf } from './helpers.js';
import type { Prepared } from './prepared.js';
import { Unsupported } from './reason.js';
import { SETUP_FIELDS } from './schema.js';

/** Tags the runner knows (format, section 10); `oathbreaker` is none of them. */
const TAGS: ReadonlySet<string> = new Set([
  'multiplayer',
  'rangeOfInfluence',
  'attackLeft',
  'commander',
  'planechase',
  'customCards',
  'manualMana',
  'availableMana',
  'expectsFailure',
  'multiRun',
  'faceDownNames',
  'dice',
  'coin',
]);

/** Formats the engine plays. */
const FORMATS: ReadonlySet<string> = new Set(['duel', 'freeForAll', 'commanderDuel', 'commanderFreeForAll']);

const ZONE_ORDER = ['library', 'hand', 'graveyard', 'command', 'exile', 'battlefield'];

/** Refuses what the runner can't set up, by name. @throws Unsupported */
function refuseKinds(s: Scenario): void {
  const { setup } = s;
  const refuse = (what: string): never => {
    throw new Unsupported({ id: 'scn.setupKind', params: { what } });
  };
  if (setup.profile !== undefined && !isProfile(setup.profile)) refuse(`profile ${setup.profile}`);
  for (const field of Object.keys(setup)) if (!SETUP_FIELDS.has(field)) refuse(field);
  if (!FORMATS.has(setup.format)) refuse(`format ${setup.format}`);
  if ((setup.emblems ?? []).length > 0) refuse('emblems');
  if ((setup.planes ?? []).length > 1) refuse('planes');
  if (setup.attack !== undefined && setup.attack !== 'left' && setup.attack !== 'multiple') refuse(`attack ${setup.attack as string}`);
  for (const tag of s.requires.tags) if (!TAGS.has(tag)) refuse(`tag ${tag}`);
  for (const { zone } of setup.place) if (!ZONE_ORDER.includes(zone)) refuse(`zone ${zone}`);
}

/** Cards of one scenario: those of the card base, and those made up for it. */
class Cards {
  readonly made = new Map<string, Card>();
  readonly texts = new Map<string, string>();
  readonly used = new Map<string, Card>();

  /** @param rules by which rules the game is played; absent: today's */
  constructor(
    private readonly base: CardBase,
    private readonly rules: string | undefined,
  ) {}

  /** The whole card with this name (or a face of this name) and which face it is. @throws Unsupported when it can't be had or played. */
  find(name: string): { card: Card; face: number } {
    const outline = this.base.index.find(name);
    if (!outline) throw new Unsupported({ id: 'scn.unknownCard', params: { name } });
    const card = this.base.card(outline.name);
    if ('message' in card)
      throw new Unsupported({ id: 'scn.refusedCard', params: { name: outline.name, what: this.phrase(outline.name) } });
    const lacks = unsupported(card);
    const beyond = this.rules === undefined ? [] : beyondYear(card, { profile: this.rules });
    if (lacks.length + beyond.length > 0)
      throw new Unsupported({ id: 'scn.unplayableCard', params: { name: card.name, what: [...lacks, ...beyond].join(', ') } });
    this.used.set(card.name, card);
    const face = card.faces.findIndex((f) => sameName(f.name, name));
    return { card, face: face > 0 && (card.layout === 'transform' || card.layout === 'modalDoubleFaced') ? face : 0 };
  }

  /**
   * A card of a shuffled library that the scenario itself does not name: it may not depend on what that card does, so one that can't be
   * played lies there with its name alone.
   */
  filler(name: string): Card {
    try {
      return this.find(name).card;
    } catch (e) {
      if (!(e instanceof Unsupported)) throw e;
    }
    const known = this.made.get(name);
    if (known) return known;
    const face = { name, supertypes: [], types: ['Artifact' as const], subtypes: [], abilities: [] };
    const card: Card = { name, layout: 'normal', faces: [face] };
    this.made.set(name, card);
    return card;
  }

  private phrase(name: string): string {
    return this.base.refusal(name) ?? '?';
  }

  place(p: PlacedCard): { card: Card; face: number } {
    if (!p.custom) return this.find(p.card ?? '');
    const card = customCard(p.custom);
    const lacks = unsupported(card);
    if (lacks.length > 0) throw new Unsupported({ id: 'scn.unplayableCard', params: { name: card.name, what: lacks.join(', ') } });
    this.made.set(card.name, card);
    if (p.custom.kind !== 'card') this.texts.set(card.name, customText(p.custom));
    return { card, face: 0 };
  }

  /** Every card of the scenario. */
  all(): Card[] {
    return [...this.made.values(), ...this.used.values()];
  }

  readonly source: CardSource = (name) => this.made.get(name) ?? this.used.get(name) ?? dungeon(name);
}

/** A card of a scenario that can't be had or played: the phrases that are not understood; none for a card that is in no file. */
export interface Lack {
  card: string;
  phrases: string[];
}

/** All cards that keep a scenario out, not only the first. */
export function lacking(s: Scenario, base: CardBase): Lack[] {
  const names = new Set([...s.cards, ...s.setup.place.flatMap((p) => (p.card === undefined ? [] : [p.card]))]);
  return [...names].sort().flatMap((name) => {
    const outline = base.index.find(name);
    if (!outline) return [{ card: name, phrases: [] }];
    const card = base.card(outline.name);
    const phrases = 'message' in card ? [base.refusal(outline.name) ?? card.message] : unsupported(card);
    return phrases.length === 0 ? [] : [{ card: outline.name, phrases: [...phrases] }];
  });
}

const isCommander = (s: Scenario, p: PlacedCard): boolean => p.zone === 'command' && s.setup.format.startsWith('commander');

/** A player of the set-up, and whether what is placed in the library lies under a shuffled deck. */
interface Seated {
  player: MagicSetup['players'][number];
  under: boolean;
}

/** A player with the deck; single cards that lie in a shuffled library are added to `buried`. */
function seated(s: Scenario, who: Who, cards: Cards, buried: Prepared['buried'], seat: number): Seated {
  const p = s.setup.players[who];
  const under = s.setup.shuffleLibraries === true && (p?.deck.length ?? 0) > 0;
  // What a companion asks of a deck is asked of its cards themselves.
  const judged = (p?.sideboard ?? []).length > 0 && saysYesFirst(s, who);
  const named = (card: string): boolean => !under || judged || s.cards.includes(card);
  const deck = (p?.deck ?? []).map((d) => ({
    card: (named(d.card) ? cards.find(d.card).card : cards.filler(d.card)).name,
    count: d.count,
  }));
  // In a shuffled library a single card lies deep, as a rule: under the others.
  if (under) deck.unshift(...bury(s, who, cards, buried, seat));
  // In a Commander game a card that is placed in the command zone is a commander, too.
  const placed = s.setup.place.filter((c) => c.player === who && isCommander(s, c) && c.card !== undefined).map((c) => c.card as string);
  const commanders = [...(p?.commanders ?? []), ...placed].map((name) => cards.find(name).card.name);
  const outside = (p?.sideboard ?? []).map((d) => (typeof d === 'string' ? { card: d, count: 1 } : d));
  const sideboard = outside.map((d) => ({ card: cards.find(d.card).card.name, count: d.count }));
  const companion = companionOf(s, who, cards, [...deck, ...commanders.map((card) => ({ card, count: 1 }))], sideboard);
  const player = {
    name: `Player${who}`,
    deck,
    life: p?.life ?? 20,
    ...(commanders.length > 0 ? { commanders } : {}),
    ...(sideboard.length > 0 ? { sideboard } : {}),
    ...(companion === undefined ? {} : { companion }),
  };
  return { player, under };
}

/** What lies where when the game begins, with the aliases: the helpers, then the cards of the scenario by seat and zone. */
function placing(
  s: Scenario,
  cards: Cards,
  helpers: ReturnType<typeof helpersOf>,
  seats: Prepared['seats'],
  isUnder: (seat: number) => boolean,
): { place: Placed[]; aliases: (string | undefined)[] } {
  const place: Placed[] = [];
  const aliases: (string | undefined)[] = [];
  for (const { who, card } of helpers) {
    cards.made.set(card.name, card);
    aliases.push(undefined);
    place.push({ seat: seats[who] as number, zone: 'command', card: card.name });
  }
  for (const who of s.setup.seats)
    for (const zone of ZONE_ORDER)
      for (const p of s.setup.place) {
        if (p.player !== who || p.zone !== zone || isCommander(s, p)) continue;
        if (zone === 'library' && isUnder(seats[who] as number)) continue;
        const { card, face } = cards.place(p);
        for (let i = 0; i < (p.count ?? 1); i++) {
          aliases.push(aliasOf(p, i));
          place.push({
            seat: seats[who] as number,
            zone: p.zone,
            card: card.name,
            ...(p.tapped ? { tapped: 'tapped' as const } : {}),
            ...(p.zone === 'battlefield' ? { chapters: 'trigger' as const } : {}),
            ...(face > 0 ? { face: 'back' as const } : {}),
          });
        }
      }
  return { place, aliases };
}

/** Turns a scenario into a set-up. @throws Unsupported with the reason. */
export function prepare(s: Scenario, base: CardBase): Prepared {
  refuseKinds(s);
  const cards = new Cards(base, s.setup.profile);
  const order = s.setup.turnOrder;
  const seats = Object.fromEntries(order.map((who, i) => [who, i])) as Prepared['seats'];
  const buried: Prepared['buried'] = [];
  const players = order.map((who, seat) => seated(s, who, cards, buried, seat));
  const helpers = helpersOf(s);
  const { place, aliases } = placing(s, cards, helpers, seats, (seat) => players[seat].under);
  // CR 901.15: a planar deck for all of which only this card is known
  const planes = (s.setup.planes ?? []).map((p) => cards.find(p.plane).card.name);
  const dungeons = dungeonsFor(cards.all());
  return {
    setup: {
      players: players.map(({ player }) => player),
      ...(s.setup.seats.length > 2 && s.setup.attack ? { attack: s.setup.attack } : {}),
      ...(s.setup.rangeOfInfluence === 1 ? { rangeOfInfluence: 1 } : {}),
      first: seats[s.setup.startingPlayer ?? 'A'] as number,
      ...(s.setup.daytime ? { daytime: s.setup.daytime } : {}),
      ...(planes.length > 0 ? { planarDeck: planes } : {}),
      ...(dungeons.length > 0 ? { dungeons } : {}),
      ...(s.setup.profile === undefined ? {} : { profile: s.setup.profile as NonNullable<MagicSetup['profile']> }),
      opening: 'placed',
      forced: 'ask',
      coins: order.map((who) => coinsOf(s, who)),
      dice: order.map((who) => diceOf(s, who)),
      place,
    },
    source: cards.source,
    seats,
    aliases,
    buried,
    helpers: new Set(helpers.map((h) => h.card.name)),
    manual: (s.setup.manualMana ?? []).map((who) => seats[who] as number),
    customTexts: cards.texts,
    customCards: new Set(s.setup.place.flatMap((p) => (p.custom?.kind === 'card' ? [p.custom.name] : []))),
  };
}

const saysYesFirst = (s: Scenario, who: Who): boolean => s.runs[0]?.answers[who]?.choices?.[0]?.yes === true;

/**
 * CR 103.2b: a player whose deck a companion in the sideboard allows is asked before the game; the answer is the first of the player's choices.
 */
function companionOf(s: Scenario, who: Who, cards: Cards, deck: readonly DeckEntry[], sideboard: readonly DeckEntry[]): string | undefined {
  if (!saysYesFirst(s, who)) return undefined;
  const list = deck.flatMap((e) => Array.from({ length: e.count }, () => cards.source(e.card) as Card));
  const minimum = s.setup.format.startsWith('commander') ? 100 : 60;
  return sideboard.find(({ card }) => {
    const condition = companionCondition(cards.find(card).card);
    return condition && fulfilsDeckCondition(condition, list, minimum);
  })?.card;
}

/** What a player's coins show, in order: it takes chance out of the scenario before it begins. */
const coinsOf = (s: Scenario, who: Who): ('win' | 'lose')[] =>
  s.runs.flatMap((run) => run.answers[who]?.choices ?? []).flatMap((a) => (a.coin === undefined ? [] : [a.coin ? 'win' : 'lose']));

/** "name.1 … name.n" where one entry places several. */
function aliasOf(p: PlacedCard, i: number): string | undefined {
  const [alias] = p.aliases ?? [];
  if (alias === undefined) return undefined;
  return p.aliases && p.aliases.length > 1 ? p.aliases[i] : (p.count ?? 1) > 1 ? `${alias}.${i + 1}` : alias;
}

function bury(s: Scenario, who: Who, cards: Cards, buried: Prepared['buried'], seat: number): { card: string; count: number }[] {
  const out: { card: string; count: number }[] = [];
  let index = 0;
  for (const p of s.setup.place) {
    if (p.player !== who || p.zone !== 'library') continue;
    const { card } = cards.place(p);
    for (let i = 0; i < (p.count ?? 1); i++) {
      const alias = aliasOf(p, i);
      if (alias !== undefined) buried.push({ alias, seat, index });
      out.push({ card: card.name, count: 1 });
      index++;
    }
  }
  return out;
}

/** How a player's dice come up, in order. Of a planar die 1 and 2 mean chaos, 8 and 9 planeswalking (section 7). */
const diceOf = (s: Scenario, who: Who): { die: number; planar: number }[] =>
  s.runs
    .flatMap((run) => run.answers[who]?.choices ?? [])
    .flatMap(({ die }) => (die === undefined ? [] : [{ die, planar: die <= 2 ? CHAOS : die >= 8 ? WALK : BLANK }]));

/** Sides of the planar die as set-ups number them. */
const [WALK, CHAOS, BLANK] = [1, 2, 3];
