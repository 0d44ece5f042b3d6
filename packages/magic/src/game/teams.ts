/** Which teams a set-up makes, with what options they play, and what is refused of them (CR 800-811, 904.2). */
import { SetupError } from '@apnap/kernel';
import type { MagicSetup, Variant } from '../state/beginning.js';
import { SEATS_PER_MARKER } from '../state/markers.js';
import type { Teams } from '../state/variants.js';
import { alternate, emperorRanges, emperorsMeet, emperorsOf, equalSizes, inBlocks, seatsOfTeams, sitTogether } from './seats.js';
import { archenemies, hasCommanders, isArchenemyCommander } from './variants.js';

/** CR 810.4, 810.8d, 810.11: what a team of two begins with and loses by, and what each further player adds to it. */
const LIFE = { two: 30, more: 15 };
const POISON = { two: 15, more: 5 };
/** The same with commanders: half as much again as one player's 40 (CR 903.7), as a team of 20 each has 30, and as much as a team has against an archenemy (904.13b). */
const COMMANDED_LIFE = { two: 60, more: 30 };
/** CR 904.13b: with commanders the archenemy begins with so much, and the opposing team, in all. */
const ARCHENEMY_COMMANDER_LIFE = 60;
const beyondTwo = (n: { two: number; more: number }, size: number): number => n.two + n.more * (size - 2);

/** CR 809.1: how many players a team of an Emperor game has, where nothing is said. */
const EMPEROR_TEAM = 3;

/** The team of each seat; undefined where everybody plays alone. */
function teamNumbers(setup: MagicSetup): readonly number[] | undefined {
  const seats = setup.players.length;
  switch (setup.variant) {
    case 'twoHeadedGiant':
      return setup.teams ?? inBlocks(seats, seats / 2);
    case 'emperor':
      return setup.teams ?? inBlocks(seats, EMPEROR_TEAM);
    case 'teams':
    case 'alternatingTeams':
      return setup.teams;
    case 'grandMelee':
      return undefined;
    case undefined: {
      const [archenemy, another] = archenemies(setup);
      if (archenemy === undefined || another !== undefined || seats < 3) return undefined;
      return setup.players.map((_, seat) => (seat === archenemy ? 0 : 1)); // CR 904.2
    }
    default:
      return setup.variant satisfies never;
  }
}

/** The teams of a game; undefined where everybody plays alone. */
export function teamsOf(setup: MagicSetup): Teams | undefined {
  const of = teamNumbers(setup);
  if (of === undefined) return undefined;
  const alone = { of, share: 'nothing', poison: 10 } as const;
  switch (setup.variant) {
    case 'twoHeadedGiant':
      return { of, share: 'life', poison: beyondTwo(POISON, of.length / 2) };
    case 'emperor':
      return { ...alone, turns: 'apart', emperors: emperorsOf(of), attack: 'neighbours' }; // CR 809.3c, 809.5
    case 'alternatingTeams':
      return { ...alone, turns: 'apart', attack: 'neighbours', hands: 'neighbours' }; // CR 811.4-811.5
    case 'teams':
      return { ...alone, turns: 'apart' };
    case 'grandMelee':
    case undefined:
      return isArchenemyCommander(setup) ? { ...alone, share: 'lifeOnly' } : alone;
    default:
      return setup.variant satisfies never;
  }
}

/**
 * The life total with which a player begins whom teams give another than everybody has (CR 810.4, 904.13b); undefined where they don't. The modifiers of vanguards of a team
 * that shares its life all count (902.4). @param modifiers those of vanguards, by seat
 */
export function teamLife(setup: MagicSetup, seat: number, modifiers: readonly number[]): number | undefined {
  if (isArchenemyCommander(setup)) return ARCHENEMY_COMMANDER_LIFE;
  if (setup.variant !== 'twoHeadedGiant') return undefined;
  const of = teamNumbers(setup) ?? [];
  const life = beyondTwo(hasCommanders(setup) ? COMMANDED_LIFE : LIFE, setup.players.length / 2);
  return modifiers.reduce((sum, n, other) => (of[other] === of[seat] ? sum + n : sum), life);
}

/** Whom players may attack (CR 802, 803, 807.2b). */
export const attackOptionOf = (setup: MagicSetup): 'multiple' | 'left' | 'right' =>
  setup.attack ?? (setup.variant === 'grandMelee' ? 'left' : 'multiple');

/** Whether the deploy creatures option is used (CR 804.1, 809.3b). */
export const deploys = (setup: MagicSetup): boolean => setup.deploy === true || setup.variant === 'emperor';

/** How many seats each player's range of influence reaches (CR 801.2a, 807.2a, 809.3a, 811.2a); undefined: it is not limited. */
export function rangesOf(setup: MagicSetup): readonly number[] | undefined {
  if (setup.players.length < 3) return undefined;
  const range = setup.rangeOfInfluence ?? usualRange(setup);
  return typeof range === 'number' ? setup.players.map(() => range) : range;
}

function usualRange(setup: MagicSetup): number | readonly number[] | undefined {
  switch (setup.variant) {
    case 'grandMelee':
      return 1;
    case 'alternatingTeams':
      return 2;
    case 'emperor':
      return emperorRanges(teamNumbers(setup) ?? []);
    case 'teams': // CR 808.3b
    case 'twoHeadedGiant':
    case undefined:
      return undefined;
    default:
      return setup.variant satisfies never;
  }
}

const refuse = (id: string, rule: string, text: string): never => {
  throw new SetupError({ message: { id }, rule }, text);
};

const VARIANTS: Readonly<Record<Variant, (setup: MagicSetup) => void>> = {
  twoHeadedGiant: checkGiants,
  teams: checkTeamGame,
  emperor: checkEmperor,
  grandMelee: checkGrandMelee,
  alternatingTeams: checkAlternating,
};

/** @throws SetupError when teams are set up otherwise than their rules say, or with what is not played by teams. */
export function checkTeams(setup: MagicSetup): void {
  const { players, variant, teams } = setup;
  if (setup.attack !== undefined && !['multiple', 'left', 'right'].includes(setup.attack))
    refuse('setup.attack', '806.2b', 'players attack any opponent, the one to the left, or the one to the right');
  if (teams !== undefined) {
    if (variant === undefined || variant === 'grandMelee')
      refuse('setup.noTeams', '806.1', 'there are no teams where everybody plays alone');
    if (!Array.isArray(teams) || teams.length !== players.length || !teams.every(Number.isInteger))
      refuse('setup.teamNumbers', '808.1', 'teams are whole numbers, one for each seat');
  }
  if (variant !== undefined) {
    if (!Object.hasOwn(VARIANTS, variant)) refuse('setup.variant', '800.1', 'no such variant');
    if (archenemies(setup).length > 0) refuse('setup.giantSchemes', '904.2', 'an archenemy plays alone against one team');
    VARIANTS[variant](setup);
  }
  if (deploys(setup) && (variant === undefined || variant === 'grandMelee'))
    refuse('setup.deploy', '804.1', 'creatures are deployed to teammates, and not in this variant');
  if (variant === undefined || variant === 'twoHeadedGiant') checkShared(setup);
}

/** @throws SetupError where players who share one life total are given different ones (CR 810.4, 904.13b) */
function checkOneLife({ players }: MagicSetup, of: readonly number[]): void {
  for (const team of seatsOfTeams(of))
    if (team.some((seat) => players[seat].life !== players[team[0]].life))
      refuse('setup.giantLife', '810.4', 'the players of a team share one life total');
}

/** CR 810.1, 810.3-810.4, 810.11 */
function checkGiants(setup: MagicSetup): void {
  const { players } = setup;
  const of = teamNumbers(setup) ?? [];
  const fair = players.length >= 4 && players.length % 2 === 0 && new Set(of).size === 2 && equalSizes(of) && sitTogether(of);
  if (!fair) refuse('setup.giantTeams', '810.1', 'two teams of equal size, of at least two players each, play Two-Headed Giant');
  checkOneLife(setup, of);
}

/** CR 808.1-808.2 */
function checkTeamGame({ players, teams }: MagicSetup): void {
  if (teams === undefined || players.length < 3 || !sitTogether(teams))
    refuse(
      'setup.teamsTogether',
      '808.2',
      'two or more teams of three or more players in all play against each other, each sitting together',
    );
}

/** CR 809.1-809.3, 809.6 */
function checkEmperor(setup: MagicSetup): void {
  const of = teamNumbers(setup) ?? [];
  const smallest = Math.min(...seatsOfTeams(of).map((team) => team.length));
  if (!sitTogether(of) || !equalSizes(of) || smallest < EMPEROR_TEAM)
    refuse('setup.emperorTeams', '809.1', 'teams of equal size, of at least three players each, sit together in an Emperor game');
  if (setup.attack !== undefined) refuse('setup.emperorAttack', '809.3c', 'in an Emperor game players attack opponents next to them');
  const ranges = rangesOf(setup) ?? [];
  if (ranges.length === of.length && emperorsMeet(of, ranges))
    refuse('setup.emperorsMeet', '809.6a', 'no emperor begins within the range of influence of another');
}

/** CR 811.1, 811.3 */
function checkAlternating({ players, teams }: MagicSetup): void {
  const several = teams !== undefined && new Set(teams).size >= 2 && players.length > new Set(teams).size;
  if (!several || !alternate(teams))
    refuse('setup.alternating', '811.3', 'teams of equal size take turns around the table, so that nobody sits next to a teammate');
}

/** CR 807.2, 807.4a: one turn marker for each full four players. */
function checkGrandMelee(setup: MagicSetup): void {
  const seats = setup.players.length;
  if (seats < SEATS_PER_MARKER) refuse('setup.grandMelee', '807.4a', 'a Grand Melee is played by four players or more');
  if (attackOptionOf(setup) !== 'left')
    refuse('setup.grandMeleeAttack', '807.2b', 'in a Grand Melee players attack the opponent to the left');
}

/** Teams that share turns: what their rules leave no room for, or do not say. */
function checkShared(setup: MagicSetup): void {
  const teams = teamsOf(setup);
  if (teams === undefined) return;
  // CR 805.10: their creatures attack the other team as a group; 904.2: no other options are used
  if (attackOptionOf(setup) !== 'multiple' || setup.rangeOfInfluence !== undefined)
    refuse('setup.teamsAlone', '805.10', 'teams that share turns have no ranges of influence, and attack any opponent');
  // CR 903.12f gives each player a life total
  if (teams.share !== 'nothing' && setup.option === 'brawl')
    refuse('setup.sharedBrawl', '903.12f', 'what life total a team shares in a game of Brawl is said nowhere');
  if (teams.share === 'lifeOnly') checkOneLife(setup, teams.of);
}
