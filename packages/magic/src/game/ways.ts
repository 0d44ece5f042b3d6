/**
 * The ways a game can be played by the seats there are: what each needs of seats and decks, what is refused of it before a game is made, and the set-up
 * that decks and a way make (CR 800-811, 901, 903, 904). For whoever opens games: a command, a table.
 */
import type { Card } from '@apnap/ability';
import { type HasRng, type Message, type Refusal, SetupError, seedRng, shuffled } from '@apnap/kernel';
import type { MagicSetup, SeatSetup } from '../state/beginning.js';

/** The multiplayer variants (CR 806-811). */
export const VARIANTS = ['freeForAll', 'twoHeadedGiant', 'teams', 'emperor', 'grandMelee', 'alternatingTeams'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Whom a player may attack (CR 802, 803). */
export const ATTACKS = ['multiple', 'left', 'right'] as const;
export type AttackOption = (typeof ATTACKS)[number];

/** How a game is played. Nothing said: everybody for themselves, with ordinary decks or with those of commanders. */
export interface WayToPlay {
  variant?: Variant;
  /** The team of each seat, counted from 0; absent: as the variant seats them. */
  teams?: readonly number[];
  attack?: AttackOption;
  /** How many seats everybody's range of influence reaches, or each seat's (CR 801); absent: what the variant uses. */
  range?: number | readonly number[];
  /** Creatures can be deployed among teammates (CR 804). */
  deploy?: true;
  /** A single planar deck for all (CR 901.15). */
  planes?: true;
  /** The seat that plays alone, with schemes, against all others (CR 904.2). */
  archenemy?: number;
  option?: 'brawl';
}

/** A seat with its deck, and what the deck is called where it is refused; absent: by the name of the seat. */
export interface Seated extends SeatSetup {
  deckName?: string;
}

/** Names of supplementary cards to build planar and scheme decks of, and the seed by which they are chosen. */
export interface Stock {
  planes: readonly string[];
  phenomena: readonly string[];
  schemes: readonly string[];
  seed: string;
}

/** How the teams of a variant sit: each together (CR 808.2, 809.2, 810.3), or nobody beside a teammate (811.3). */
type Seating = 'none' | 'together' | 'apart';

interface VariantRow {
  /** What the engine's set-up calls it; null: it is what is played when nothing is said. */
  setup: NonNullable<MagicSetup['variant']> | null;
  least: number;
  most: number;
  /** Players in a team: at least, and where nobody says otherwise; absent: half of all. */
  team: { least: number; usual?: number };
  /** Teams of as many players each. */
  equal: boolean;
  /** How many teams there may be at most. */
  mostTeams: number;
  seating: Seating;
  rule: string;
}

/** The most seats a game has. */
export const MOST_PLAYERS = 16;

const ROWS: Readonly<Record<Variant, VariantRow>> = {
  freeForAll: {
    setup: null,
    least: 2,
    most: MOST_PLAYERS,
    team: { least: 1 },
    equal: true,
    mostTeams: MOST_PLAYERS,
    seating: 'none',
    rule: '806.1',
  },
  twoHeadedGiant: {
    setup: 'twoHeadedGiant',
    least: 4,
    most: MOST_PLAYERS,
    team: { least: 2 }, // CR 810.11
    equal: true,
    mostTeams: 2,
    seating: 'together',
    rule: '810.1',
  },
  teams: {
    setup: 'teams',
    least: 3,
    most: MOST_PLAYERS,
    team: { least: 1 },
    equal: false,
    mostTeams: MOST_PLAYERS,
    seating: 'together',
    rule: '808.1',
  },
  emperor: {
    setup: 'emperor',
    least: 6,
    most: MOST_PLAYERS,
    team: { least: 3, usual: 3 },
    equal: true,
    mostTeams: MOST_PLAYERS,
    seating: 'together',
    rule: '809.1',
  },
  grandMelee: {
    setup: 'grandMelee',
    least: 4,
    most: MOST_PLAYERS,
    team: { least: 1 },
    equal: true,
    mostTeams: MOST_PLAYERS,
    seating: 'none',
    rule: '807.1',
  },
  alternatingTeams: {
    setup: 'alternatingTeams',
    least: 4,
    most: MOST_PLAYERS,
    team: { least: 2 },
    equal: true,
    mostTeams: MOST_PLAYERS,
    seating: 'apart',
    rule: '811.1',
  },
};

/** The teams a variant makes of so many seats where nobody says otherwise; undefined: it has none, or they can't be made. */
export function usualTeams(variant: Variant, n: number): number[] | undefined {
  const { seating, team } = ROWS[variant];
  const seats = Array.from({ length: n }, (_, seat) => seat);
  switch (seating) {
    case 'none':
      return undefined;
    case 'together': {
      const size = team.usual ?? n / 2;
      return n % size === 0 && Number.isInteger(size) ? seats.map((seat) => Math.floor(seat / size)) : undefined;
    }
    case 'apart':
      return n % 2 === 0 ? seats.map((seat) => seat % 2) : undefined;
    default:
      return seating satisfies never;
  }
}

type Params = NonNullable<Message['params']>;
const no = (id: string, rule: string, params: Params = {}): Refusal => ({ message: { id, params }, rule });

/** Why a way can't be played by so many, whatever they bring; null: it can. */
export function seatsRefusal(way: WayToPlay, n: number): Refusal | null {
  const variant = way.variant ?? 'freeForAll';
  const row = ROWS[variant];
  if (n < row.least || n > row.most) return no('setup.waySeats', row.rule, { least: row.least, most: row.most, n });
  if (way.archenemy !== undefined) {
    if (!Number.isInteger(way.archenemy) || way.archenemy < 0 || way.archenemy >= n) return no('setup.wayArchenemySeat', '904.2a');
    if (variant !== 'freeForAll') return no('setup.wayArchenemyAlone', '904.2');
  }
  if (way.attack !== undefined && n > 2 && !mayChooseAttack(variant)) return no('setup.wayAttack', row.rule);
  return teamsRefusal(way, variant, n);
}

/** CR 806.2b, 811.2b: the options that have to be chosen; 808.3a: of teams it is usually several players. The others have their own. */
const mayChooseAttack = (variant: Variant): boolean => variant === 'freeForAll' || variant === 'teams' || variant === 'alternatingTeams';

function teamsRefusal(way: WayToPlay, variant: Variant, n: number): Refusal | null {
  const row = ROWS[variant];
  if (row.seating === 'none') return way.teams === undefined ? null : no('setup.wayNoTeams', row.rule);
  const teams = way.teams ?? usualTeams(variant, n);
  if (teams === undefined) return no('setup.wayTeamSize', row.rule, { n });
  const known = [...new Set(teams)];
  if (teams.length !== n || teams.some((t) => !Number.isInteger(t) || t < 0)) return no('setup.wayTeams', row.rule, { n });
  const sizes = known.map((t) => teams.filter((x) => x === t).length);
  const fits = (size: number): boolean => size >= row.team.least;
  if (known.length < 2 || known.length > row.mostTeams || !sizes.every(fits) || (row.equal && new Set(sizes).size > 1))
    return no('setup.wayTeamSize', row.rule, { n });
  const changes = teams.filter((t, seat) => t !== teams[(seat + 1) % n]).length; // round the table
  if (row.seating === 'together' && changes !== known.length) return no('setup.wayTeamsTogether', row.rule);
  // The engine's teams of Two-Headed Giant are the halves of the table.
  if (variant === 'twoHeadedGiant' && teams[0] === teams[n - 1]) return no('setup.wayTeamsTogether', '810.3');
  if (row.seating === 'apart' && teams.some((t, seat) => t !== teams[seat % known.length])) return no('setup.wayTeamsApart', '811.3');
  return null;
}

/** Why these seats with their decks can't play so; null: nothing that can be said before the engine reads the cards. */
export function wayRefusal(way: WayToPlay, seats: readonly Seated[], stock?: Stock): Refusal | null {
  const bySeats = seatsRefusal(way, seats.length);
  if (bySeats) return bySeats;
  const without = seats.filter((s) => (s.commanders ?? []).length === 0);
  const named = without.map((s) => s.deckName ?? s.name);
  if (without.length > 0 && without.length < seats.length) return no('setup.wayMixed', '903.3', { names: named.join(', ') });
  if (way.option === 'brawl' && without.length > 0) return no('setup.wayBrawl', '903.12', { names: named.join(', ') });
  if (way.planes) {
    const { planes = [], phenomena = [] } = stock ?? {};
    const n = planarSize(seats.length);
    const there = planes.length + Math.min(phenomena.length, 2 * seats.length);
    if (there < n) return no('setup.wayPlanes', '901.15a', { n, there });
  }
  if (way.archenemy !== undefined && (stock?.schemes ?? []).length < SCHEMES / 2)
    return no('setup.waySchemes', '904.3', { n: SCHEMES / 2, there: stock?.schemes.length ?? 0 });
  return null;
}

/** CR 901.15a */
const planarSize = (seats: number): number => Math.min(40, 10 * seats);
/** CR 904.3: no scheme more than twice. */
const SCHEMES = 20;

/** CR 901.15a: so many cards of different names, not more phenomena than twice as many as players. */
function planarDeck(stock: Stock, seats: number): string[] {
  const root: HasRng = { _e: 0, rng: seedRng(`planes ${stock.seed}`) };
  const few = shuffled(root, stock.phenomena.slice().sort()).slice(0, 2 * seats);
  return shuffled(root, [...stock.planes.slice().sort(), ...few]).slice(0, planarSize(seats));
}

function schemeDeck(stock: Stock): string[] {
  const root: HasRng = { _e: 0, rng: seedRng(`schemes ${stock.seed}`) };
  const once = shuffled(root, stock.schemes.slice().sort());
  return [...once, ...once].slice(0, SCHEMES);
}

/** Sorts the cards that are at hand by what planar and scheme decks are built of. */
export function stockOf(cards: Iterable<Card>, seed: string): Stock {
  const of: Record<'Plane' | 'Phenomenon' | 'Scheme', string[]> = { Plane: [], Phenomenon: [], Scheme: [] };
  for (const { name, faces } of cards) for (const type of faces[0].types) if (type in of) of[type as keyof typeof of].push(name);
  return { planes: of.Plane, phenomena: of.Phenomenon, schemes: of.Scheme, seed };
}

/** Whether a set-up of this way takes cards out of a stock, so that another seed gives another set-up. */
export const needsStock = (way: WayToPlay): boolean => way.planes !== undefined || way.archenemy !== undefined;

/**
 * The game that these seats play in this way.
 * @param stock what planar and scheme decks are built of; needed where the way has them
 * @throws SetupError with what stands against it, by rule.
 */
export function setupFor(way: WayToPlay, seats: readonly Seated[], stock?: Stock): MagicSetup {
  const refusal = wayRefusal(way, seats, stock);
  if (refusal) throw new SetupError(refusal, `this can't be played: ${refusal.message.id}`);
  const chosen = way.variant ?? 'freeForAll';
  const variant = ROWS[chosen].setup;
  const teams = chosen === 'twoHeadedGiant' ? undefined : (way.teams ?? usualTeams(chosen, seats.length));
  const players = seats.map(({ deckName: _, ...seat }, i) =>
    i === way.archenemy && stock ? { ...seat, schemeDeck: schemeDeck(stock) } : seat,
  );
  const many = seats.length > 2;
  return {
    players,
    ...(variant === null ? {} : { variant }),
    ...(teams === undefined ? {} : { teams: [...teams] }),
    ...(many && way.attack !== undefined ? { attack: way.attack } : {}),
    ...(many && way.range !== undefined ? { rangeOfInfluence: typeof way.range === 'number' ? way.range : [...way.range] } : {}),
    ...(way.deploy ? { deploy: way.deploy } : {}),
    ...(way.planes && stock ? { planarDeck: planarDeck(stock, seats.length) } : {}),
    ...(way.option === undefined ? {} : { option: way.option }),
  };
}

/** A way as it is offered to people: `way.ID` of the catalogues is what it is called. */
export interface OfferedWay {
  id: string;
  /** Fewest and most seats; which numbers between them: {@link seatsRefusal}. */
  least: number;
  most: number;
  /** What everybody brings: a deck with a commander, one without, or either if all bring the same. */
  decks: 'commander' | 'plain' | 'any';
  /** How the teams are seated; 'alone': one against all others (CR 904.2). */
  teams: Seating | 'alone';
  /** Supplementary cards that whoever opens the game provides. */
  stock: 'none' | 'planes' | 'schemes';
  way: WayToPlay;
}

const offer = (id: string, way: WayToPlay, more: Partial<OfferedWay> = {}): OfferedWay => {
  const { least, most, seating } = ROWS[way.variant ?? 'freeForAll'];
  return { id, least, most, decks: 'any', teams: seating, stock: 'none', way, ...more };
};

/** All ways that are offered, each with what it needs. An archenemy has the first seat until another is chosen. */
export const WAYS_TO_PLAY: readonly OfferedWay[] = [
  offer('freeForAll', {}, { decks: 'plain' }),
  offer('commander', {}, { decks: 'commander' }),
  offer('brawl', { option: 'brawl' }, { decks: 'commander' }),
  offer('twoHeadedGiant', { variant: 'twoHeadedGiant' }),
  offer('teams', { variant: 'teams' }),
  offer('emperor', { variant: 'emperor' }),
  offer('grandMelee', { variant: 'grandMelee' }),
  offer('alternatingTeams', { variant: 'alternatingTeams' }),
  offer('planechase', { planes: true }, { stock: 'planes' }),
  offer('archenemy', { archenemy: 0 }, { least: 3, teams: 'alone', stock: 'schemes' }),
];

/** The offered way of this id; undefined: none is called so. */
export const wayToPlay = (id: string): OfferedWay | undefined => WAYS_TO_PLAY.find((w) => w.id === id);

/** The numbers of seats, up to so many, that can play a way as it is offered. */
export const seatCounts = (offered: OfferedWay, most: number): number[] =>
  Array.from({ length: most + 1 }, (_, n) => n).filter(
    (n) => n >= offered.least && n <= offered.most && seatsRefusal(offered.way, n) === null,
  );
