/** Which teams a set-up makes, and what is refused of them (CR 805, 810, 904.2). */
import { SetupError } from '@apnap/kernel';
import type { MagicSetup } from '../state/beginning.js';
import type { Teams } from '../state/variants.js';
import { archenemies } from './variants.js';

/** CR 810.4, 810.8d, 810.11: what a team of two begins with and loses by, and what each further player adds to it. */
const LIFE = { two: 30, more: 15 };
const POISON = { two: 15, more: 5 };
const beyondTwo = (n: { two: number; more: number }, size: number): number => n.two + n.more * (size - 2);

/** The teams that share turns; undefined where everybody plays alone. */
export function teamsOf(setup: MagicSetup): Teams | undefined {
  const seats = setup.players.map((_, seat) => seat);
  if (setup.variant === 'twoHeadedGiant') {
    const size = seats.length / 2;
    return { of: seats.map((seat) => (seat < size ? 0 : 1)), share: 'life', poison: beyondTwo(POISON, size) };
  }
  const [archenemy, another] = archenemies(setup);
  if (archenemy === undefined || another !== undefined || seats.length < 3) return undefined;
  return { of: seats.map((seat) => (seat === archenemy ? 0 : 1)), share: 'nothing', poison: 10 }; // CR 904.2
}

/** The life total a team shares as the game begins (CR 810.4); undefined where it shares none. */
export const teamLife = (setup: MagicSetup): number | undefined =>
  setup.variant === 'twoHeadedGiant' ? beyondTwo(LIFE, setup.players.length / 2) : undefined;

const refuse = (id: string, rule: string, text: string): never => {
  throw new SetupError({ message: { id }, rule }, text);
};

/** @throws SetupError when teams are set up otherwise than their rules say, or with what is not played by teams. */
export function checkTeams(setup: MagicSetup): void {
  const { players } = setup;
  if (setup.variant !== undefined && setup.variant !== 'twoHeadedGiant') refuse('setup.variant', '800.1', 'no such variant');
  if (setup.variant === 'twoHeadedGiant') {
    if (players.length < 4 || players.length % 2 === 1)
      refuse('setup.giantTeams', '810.1', 'two teams of equal size, of at least two players each, play Two-Headed Giant');
    if (archenemies(setup).length > 0) refuse('setup.giantSchemes', '904.2', 'an archenemy plays alone against one team');
    const half = players.length / 2;
    for (const team of [players.slice(0, half), players.slice(half)])
      if (team.some((p) => p.life !== team[0].life)) refuse('setup.giantLife', '810.4', 'the players of a team share one life total');
  }
  if (teamsOf(setup) === undefined) return;
  const planes = setup.planarDeck !== undefined || players.some((p) => p.planarDeck !== undefined); // CR 901.12
  const others = players.some((p) => p.vanguard !== undefined || (p.commanders ?? []).length > 0);
  if (planes || others || setup.attack === 'left' || setup.rangeOfInfluence !== undefined)
    refuse(
      'setup.teamsAlone',
      '805.1',
      'with teams that share turns there are no planes, vanguards, commanders, ranges of influence, and no attacking to the left only',
    );
}
