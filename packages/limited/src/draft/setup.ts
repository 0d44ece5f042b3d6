/** A draft is set up: what the set-up asks for is checked, its cards are dealt and numbered. */
import type { CardDatabase } from '@apnap/cards';
import { fork, type HasRng, SetupError, seedRng, shuffled } from '@apnap/kernel';
import { COMMANDER_PRODUCTS, type CommanderProduct } from '../boosters/commander-products.js';
import { type Adds, CUBE_PACK, cubeCards, type DealtWithSpares, dealBoosters, dealCube } from '../boosters/deal.js';
import { conspiracyOf, draftingOf } from '../boosters/matters.js';
import type { PackCard } from '../boosters/open.js';
import { canBeDrafted, sheetsOf } from '../boosters/sheets.js';
import { commandersOf } from '../commanders.js';
import { BETWEEN_NAMES } from '../messages.js';
import { addsBooster } from './adding.js';
import { NOTHING } from './matters.js';
import { DRAFT_KINDS, type DraftCard, type DraftFrame, type DraftKind, type DraftSetup, type DraftState, type Spare } from './types.js';

/** How many can take part (MTR 7.6 leaves it to the judge: two to sixteen; a Winston draft and a grid are for two; CR 903.13 names no number). */
export const SEATS: Readonly<Record<DraftKind, readonly [least: number, most: number]>> = {
  booster: [2, 16],
  commander: [2, 16],
  sealed: [1, 16],
  rochester: [2, 16],
  winston: [2, 2],
  grid: [2, 2],
};

/** Boosters for each seat where nothing else is said (MTR 7.2); those of a grid draft are twelve, for eighteen grids. */
export const USUAL_BOOSTERS: Readonly<Record<DraftKind, number>> = {
  booster: 3,
  commander: 3,
  sealed: 6,
  rochester: 3,
  winston: 3,
  grid: 6,
};

/** Cards in a booster of a cube for a Commander Draft, where nothing else is said: as many as in those that are made for it. */
const COMMANDER_PACK = 20;

/** Cards of a grid, and grids of a draft. */
export const GRID_CARDS = 9;
export const GRIDS = 18;

const MOST_BOOSTERS = 12;
const MOST_NAMES = 20_000;

const refuse = (id: string, params: Record<string, string | number>, text: string, rule = 'MTR 7.2'): SetupError =>
  new SetupError({ message: { id, params }, rule }, text);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_NAMES && value.every((x) => typeof x === 'string');
const isCount = (n: unknown, most: number): n is number => typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= most;

/** What a set-up comes to. */
interface Wanted {
  kind: DraftKind;
  names: readonly string[];
  sets: readonly string[] | null;
  cube: readonly string[] | null;
  boosters: number;
  packSize: number;
}

/** The set-up, checked. @throws SetupError */
function wanted(setup: DraftSetup): Wanted {
  const { kind, players, sets, cube, packSize = kind === 'commander' ? COMMANDER_PACK : CUBE_PACK } = setup;
  if (!DRAFT_KINDS.includes(kind)) throw refuse('limited.kind', { kind: String(kind).slice(0, 40) }, 'no such kind of draft');
  const [least, most] = SEATS[kind];
  const n = Array.isArray(players) && players.every((p) => typeof p?.name === 'string') ? players.length : 0;
  if (n < least || n > most) throw refuse('limited.seats', { least, most, given: n }, `${least} to ${most} players`, 'MTR 7.6');
  if ((sets === undefined) === (cube === undefined)) throw refuse('limited.source', {}, 'either sets or a cube');
  if (sets !== undefined && (!isTexts(sets) || sets.length === 0 || sets.length > MOST_BOOSTERS))
    throw refuse('limited.sets', { most: MOST_BOOSTERS }, 'one to twelve sets');
  if (cube !== undefined && !isTexts(cube)) throw refuse('limited.cube', { most: MOST_NAMES }, 'a list of names');
  const boosters = setup.boosters ?? (sets && sets.length > 1 ? sets.length : USUAL_BOOSTERS[kind]);
  if (!isCount(boosters, MOST_BOOSTERS)) throw refuse('limited.boosters', { most: MOST_BOOSTERS }, 'one to twelve boosters');
  if (!isCount(packSize, 30)) throw refuse('limited.packSize', { most: 30 }, 'one to thirty cards');
  return {
    kind,
    names: players.map((p) => p.name),
    // The last set goes on where there are more boosters than sets.
    sets: sets ? Array.from({ length: boosters }, (_, i) => sets[Math.min(i, sets.length - 1)]) : null,
    cube: cube ?? null,
    boosters,
    packSize,
  };
}

/** The boosters of a draft, by round and seat, and those that cards can add to it: where boosters are drafted. */
function dealt(root: HasRng, database: CardDatabase, w: Wanted): DealtWithSpares {
  const adds: Adds = ({ name }) => w.kind === 'booster' && addsBooster(mattersOf(database, name));
  if (w.sets) return dealBoosters(root, database, w.sets, w.names.length, adds);
  const cards = cubeCards(database, w.cube ?? []);
  const needed = w.boosters * w.names.length * w.packSize;
  // A grid draft of a cube uses as many cards as its grids have.
  if (w.kind === 'grid' && cards.length < needed) return { boosters: [[shuffled(root, cards).slice(0, GRIDS * GRID_CARDS)]], spares: [] };
  return dealCube(root, cards, w.boosters, w.names.length, w.packSize, adds);
}

/** What a card is to a draft besides. */
function mattersOf(database: CardDatabase, name: string): Partial<DraftCard> {
  const record = database.find(name);
  const card = record && database.card(record.place);
  if (!card) return {};
  const [drafts, conspiracy] = [draftingOf(card), conspiracyOf(card)];
  const [face] = card.faces;
  return {
    ...(face.types.includes('Creature') ? { creature: face.subtypes } : {}),
    ...(drafts.length > 0 ? { drafts } : {}),
    ...(conspiracy ? { conspiracy } : {}),
  };
}

/** Kinds of drafts in which cards may do something as they are drafted (CR 905.1a), and those in which nothing is drafted. */
const DOING: ReadonlySet<DraftKind> = new Set<DraftKind>(['booster', 'sealed']);

/** @throws SetupError that names cards that do something in another kind of draft, where nobody knows what they would do */
function refuseDoing(kind: DraftKind, cards: readonly DraftCard[]): void {
  const names = [...new Set(cards.filter((c) => c.drafts && !DOING.has(kind)).map((c) => c.name))];
  if (names.length > 0)
    throw refuse(
      'limited.onlyBooster',
      { names: names.slice(0, 10).join(BETWEEN_NAMES) },
      `only in booster drafts: ${names.join(', ')}`,
      '905.1',
    );
}

/** @throws SetupError where there are fewer cards that can lead a deck by themselves than players (CR 903.3) */
function refuseLeaderless(database: CardDatabase, w: Wanted, cards: readonly DraftCard[]): void {
  if (w.kind !== 'commander') return;
  const rules = commandersOf(database);
  const n = cards.filter((c) => rules.canLeadAlone(c.name)).length;
  const needed = w.names.length;
  if (n < needed) throw refuse('limited.leaderless', { n, needed }, `${n} cards that can be commanders for ${needed} players`, '903.3');
}

/** The products of a Commander Draft of which the rules say something (CR 903.13e, 903.13f). */
const productsOf = (w: Wanted): CommanderProduct[] =>
  w.kind === 'commander' ? [...new Set(w.sets ?? [])].flatMap((code) => COMMANDER_PRODUCTS[code.toUpperCase()] ?? []) : [];

/** How many cards of a name a player may add to the pool (CR 903.13e). */
const ADDED = 2;

/** What the products of a Commander Draft bring besides their boosters: cards that each may add, numbered behind all others, and a rule for partners. */
function addProducts(s: DraftState, database: CardDatabase, w: Wanted): void {
  const products = productsOf(w);
  if (products.some((p) => p.oneColorPartners)) s.oneColorPartners = true;
  const names = [...new Set(products.map((p) => p.added))];
  const playable = names.filter((name) => {
    const record = database.find(name);
    return record !== undefined && canBeDrafted(database, record);
  });
  const lacking = names.filter((name) => !playable.includes(name));
  if (lacking.length > 0) s.lacking = lacking;
  const cards = s.cards.slice();
  for (const _ of w.names)
    for (const name of playable)
      for (let i = 0; i < ADDED; i++) {
        const set = database.find(name)?.printings.at(-1)?.set ?? '';
        cards.push({ id: cards.length, name, set, rarity: 'common', ...mattersOf(database, name), added: true });
      }
  s.cards = cards;
}

/**
 * Numbers the cards in a random order, so that a number says nothing of the booster a card comes from. Those of boosters that can be added come behind all
 * others, one booster after the other: before one is opened nobody knows how many there are.
 */
function numbered(
  root: HasRng,
  database: CardDatabase,
  { boosters, spares }: DealtWithSpares,
): { cards: DraftCard[]; packs: number[][][]; spares: Spare[] } {
  const cards: DraftCard[] = [];
  const draw = (n: number): (() => number) => {
    const ids = shuffled(
      root,
      Array.from({ length: n }, (_, i) => cards.length + i),
    );
    let next = 0;
    return () => ids[next++];
  };
  const put =
    (number: () => number) =>
    ({ name, set, rarity }: PackCard): number => {
      const id = number();
      cards[id] = { id, name, set, rarity, ...mattersOf(database, name) };
      return id;
    };
  const one = put(draw(boosters.flat(2).length));
  const packs = boosters.map((round) => round.map((pack) => pack.map(one)));
  return { cards, packs, spares: spares.map((spare) => ({ ...spare, cards: spare.cards.map(put(draw(spare.cards.length))) })) };
}

/** Names of all cards that can be in the boosters of a draft: those of the cube, or of the sets. */
function possibleNames(database: CardDatabase, w: Wanted): string[] {
  const inSet = (code: string): string[] =>
    [...(sheetsOf(database, code)?.of.values() ?? [])].flatMap((sheet) => sheet.flatMap((c) => (c.playable ? [c.name] : [])));
  const names = w.cube ? cubeCards(database, w.cube).map((c) => c.name) : (w.sets ?? []).flatMap(inSet);
  return [...new Set(names)].sort();
}

/** Whether somebody may have to guess a card of a booster that he has not seen. */
const guessesUnseen = (cards: readonly DraftCard[]): boolean => {
  const all = cards.flatMap((c) => c.drafts ?? []);
  return all.some((d) => d.draft === 'reveal' && d.notes === 'guess') && all.some((d) => d.draft === 'atRandom');
};

const start = (kind: DraftKind): Pick<DraftFrame, 'pc' | 'round' | 'pick'> => {
  switch (kind) {
    case 'booster':
    case 'commander':
    case 'rochester':
      return { pc: 'open', round: 1, pick: 1 };
    case 'sealed':
      return { pc: 'build', round: 1, pick: 1 };
    case 'winston':
      return { pc: 'look', round: 1, pick: 1 };
    case 'grid':
      return { pc: 'turnUp', round: 1, pick: 1 };
    default:
      return kind satisfies never;
  }
};

/** The state in which a draft begins. @throws SetupError for a set-up that is none. */
export function begun(database: CardDatabase, setup: DraftSetup, seed: string): DraftState {
  const w = wanted(setup);
  const none = w.names.map((): number[] => []);
  const s = fork<DraftState>({
    _e: 0,
    _memo: null,
    format: 'limited/1',
    frames: [{ _e: 0, kind: 'draft', ...start(w.kind) }],
    pending: null,
    answers: [],
    nextDecision: 1,
    nextEvent: 1,
    rng: seedRng(seed),
    kind: w.kind,
    names: w.names,
    release: setup.release === 'never' ? 'never' : 'end',
    cards: [],
    unopened: [],
    spares: [],
    rounds: w.boosters,
    behind: w.names.map(() => []),
    packs: none,
    stack: [],
    piles: [],
    away: [],
    pools: none,
    matters: NOTHING,
    decks: w.names.map(() => null),
    picks: [],
    standing: w.names.map(() => 'in' as const),
    result: null,
  });
  const { cards, packs, spares } = numbered(s, database, dealt(s, database, w));
  refuseDoing(w.kind, cards);
  refuseLeaderless(database, w, cards);
  s.cards = cards;
  s.spares = spares;
  addProducts(s, database, w);
  if (guessesUnseen(cards)) s.possible = possibleNames(database, w);
  lay(s, packs);
  return s;
}

/** Lays the boosters where the kind of draft begins. */
function lay(s: DraftState, packs: readonly (readonly (readonly number[])[])[]): void {
  const { kind } = s;
  switch (kind) {
    case 'booster':
    case 'commander':
    case 'rochester':
      s.unopened = packs;
      break;
    case 'sealed':
      s.pools = s.names.map((_, seat) => packs.flatMap((round) => round[seat]));
      break;
    case 'winston': {
      const mixed = shuffled(s, packs.flat(2));
      s.piles = mixed.slice(0, 3).map((id) => [id]);
      s.stack = mixed.slice(3);
      break;
    }
    case 'grid': {
      const mixed = shuffled(s, packs.flat(2));
      // What is left over after whole grids takes no part.
      const grids = Math.min(GRIDS, Math.floor(mixed.length / GRID_CARDS));
      s.rounds = grids;
      s.stack = mixed.slice(0, grids * GRID_CARDS);
      s.away = mixed.slice(grids * GRID_CARDS);
      break;
    }
    default:
      kind satisfies never;
  }
}
