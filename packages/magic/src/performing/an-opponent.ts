/** "An opponent" of several: the controller says which one it is, once for all that the effect says of that opponent (CR 608.2d). */
import { mentionsNode } from '@apnap/ability';
import { opponentChosen } from '../events/choose.js';
import type { Op } from '../state/code.js';
import type { G } from '../state/log.js';
import type { Env } from '../state/objects.js';

const AN_OPPONENT = { player: 'anOpponent' };

const speaking = new WeakMap<Op, boolean>();

/** What an operation itself speaks of: what triggers later chooses later. */
function own(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(own);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, v]) => (key === 'program' || key === 'subject' ? [] : [[key, own(v)]])));
}

function speaks(op: Op): boolean {
  let known = speaking.get(op);
  if (known === undefined) {
    known = mentionsNode(own(op), AN_OPPONENT);
    speaking.set(op, known);
  }
  return known;
}

/** The environment with the opponent that its controller has chosen, where the operation needs one and there are several. */
export function withOpponent(g: G, op: Op, env: Env): Env {
  if (env.opponent !== undefined || g.s.players.rows.length < 3 || !speaks(op)) return env;
  const seat = opponentChosen(g, env, '608.2d');
  return seat === undefined ? env : { ...env, opponent: seat };
}
