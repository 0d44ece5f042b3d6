/**
 * One player of several: "an opponent" (CR 608.2d), "the active player" of a team (805.9), "defending player" of one (2015:810.7b). The controller says which one it
 * is, once for all that the effect says of that player.
 */
import { mentioning, type Selector } from '@apnap/ability';
import { seatEntity, seatOf } from '@apnap/kernel';
import { chooseFrom, opponentChosen } from '../events/choose.js';
import { players } from '../reading/select.js';
import type { Op } from '../state/code.js';
import type { G } from '../state/log.js';
import type { Env } from '../state/objects.js';
import { activeSeats, teamsShareTurns } from '../state/teams.js';
import { rulesOf } from '../years/differences.js';

/** What an operation itself speaks of: what triggers later chooses later. */
function own(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(own);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, v]) => (key === 'program' || key === 'subject' ? [] : [[key, own(v)]])));
}

const owned = new WeakMap<Op, object>();

/** The same, once for each operation. */
function ownOf(op: Op): object {
  let known = owned.get(op);
  if (known === undefined) {
    known = own(op) as object;
    owned.set(op, known);
  }
  return known;
}

const speaksOf = {
  anOpponent: mentioning({ player: 'anOpponent' }),
  active: mentioning({ player: 'active' }),
  defending: mentioning({ player: 'defending' }),
};
const speaks = (op: Op, of: keyof typeof speaksOf): boolean => speaksOf[of](ownOf(op));

/** The environment with the players that its controller has chosen, where the operation needs one and there are several. */
export function withChosenPlayers(g: G, op: Op, before: Env): Env {
  let env = before;
  if (g.s.players.rows.length < 3) return env;
  if (env.opponent === undefined && speaks(op, 'anOpponent')) {
    const seat = opponentChosen(g, env, '608.2d');
    if (seat !== undefined) env = { ...env, opponent: seat };
  }
  if (!teamsShareTurns(g.s)) return env;
  // CR 805.10c: of a team that attacks who is meant is known by whose creatures do
  if (env.active === undefined && env.event?.attacking === undefined && speaks(op, 'active'))
    env = { ...env, active: oneOf(g, env, activeSeats(g.s), '805.9') };
  if (env.defending === undefined && rulesOf(g.s).defendingTeam === 'together' && speaks(op, 'defending')) {
    const meant = players({ s: g.s, env, it: 0 }, { player: 'defending', attacker: attackerOf(op) ?? { sel: 'self' } });
    if (meant.length > 1) env = { ...env, defending: oneOf(g, env, meant, '2015:810.7b') };
  }
  return env;
}

/** Whose defending player the operation speaks of. */
function attackerOf(op: Op): Selector | undefined {
  let found: Selector | undefined;
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || found !== undefined) return;
    const { player, attacker } = value as { player?: string; attacker?: Selector };
    if (player === 'defending' && attacker !== undefined) found = attacker;
    else for (const v of Object.values(value)) look(v);
  };
  look(ownOf(op));
  return found;
}

function oneOf(g: G, env: Env, seats: readonly number[], rule: string): number {
  return seatOf(chooseFrom(g, env.you, seats.map(seatEntity), 1, 1, env.source, 'ask.choose', rule)[0]);
}
