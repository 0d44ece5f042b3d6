/** Destruction that is replaced or does not happen (Y14.19, Y14.21, Y25.7). */

import type { Effect, Replaces } from '../language/effects.js';
import type { Cause } from '../language/expressions.js';
import { yes } from '../moves/asking.js';
import { placesOf } from '../reading/places.js';
import { canDo } from '../reading/possible.js';
import { isAbout, isNegated, type Scope, traitsOf } from '../reading/values.js';
import { card, other, player, poolCard, writeCard } from '../state/access.js';
import type { G, Seat, State } from '../state/types.js';

/** By what something would be destroyed: battle or an effect, of which player. */
export interface Doom {
  by: 'battle' | 'effect';
  seat: Seat;
}

/** Does what replaces a destruction; given by what carries out effects. */
export type Instead = (g: G, effect: Effect, scope: Scope) => unknown;

function isOfCause(cause: Cause | undefined, doom: Doom, you: Seat): boolean {
  switch (cause) {
    case undefined:
    case 'either':
      return true;
    case 'battle':
    case 'effect':
      return doom.by === cause;
    case 'opponent':
      return doom.seat !== you;
    case 'opponentEffect':
      return doom.by === 'effect' && doom.seat !== you;
    case 'battleOrOpponent':
      return doom.by === 'battle' || doom.seat !== you;
    case 'notBattle':
      return doom.by !== 'battle';
    case 'yourEffect':
      return doom.by === 'effect' && doom.seat === you;
    default:
      return cause satisfies never;
  }
}

/** Y14.19, Y23.24: once per turn each it is not destroyed. */
function isSparedOnce(g: G, row: number, doom: Doom): boolean {
  const c = card(g.s, row);
  if (c.used.spared === g.s.turn) return false;
  if (!traitsOf(g.s, row).some((t) => t.trait === 'onceIndestructible' && (t.by === doom.by || t.by === 'both'))) return false;
  writeCard(g, row).used = { ...c.used, spared: g.s.turn };
  return true;
}

/** Cards whose texts may replace a destruction, those of the turn player first. */
function replacers(s: State): { row: number; text: Replaces; at: number; you: Seat }[] {
  return ([s.active, other(s.active)] as const).flatMap((seat) => {
    const p = player(s, seat);
    return [...p.monster, ...p.spell, ...p.grave, ...p.hand, ...p.banished]
      .filter((r) => r >= 0)
      .flatMap((row) =>
        poolCard(s, row).meaning.texts.flatMap((text, at) =>
          text.kind === 'replaces' && isThere(s, row, text) ? [{ row, text, at, you: seat }] : [],
        ),
      );
  });
}

function isThere(s: State, row: number, text: Replaces): boolean {
  const c = card(s, row);
  const places = placesOf(c);
  if (text.from) return text.from.some((p) => places.includes(p)) && (c.up || c.zone === 'hand');
  return places.includes('field') && c.up && !isNegated(s, row);
}

/** Those of the cards that are destroyed after all: for the others something is done instead (Y25.7). */
export function notSpared(g: G, rows: readonly number[], doom: Doom, instead: Instead): number[] {
  let left = rows.filter((row) => !isSparedOnce(g, row, doom));
  if (!g.s._pool.replaces || left.length === 0) return left;
  for (const { row, text, at, you } of replacers(g.s)) {
    const env = { you, self: row };
    const key = `r${at}`;
    const covered = left.filter((r) => isAbout(g.s, text.what, r, env) && card(g.s, r).zone !== 'grave');
    if (text.alone && rows.length !== 1) continue;
    if (covered.length === 0 || !isOfCause(text.by, doom, you) || (text.soft && card(g.s, row).used[key] === g.s.turn)) continue;
    // What would be destroyed does not take its own place.
    if (!('self' in text.what) && left.includes(row)) continue;
    // What is to be destroyed anyhow is not destroyed instead.
    const scope: Scope = { ...env, link: null, done: [], taken: left };
    if (!canDo(g.s, text.do, scope)) continue;
    if (text.optional && !yes(g, you, 'use effect?', 'Y25.7', 'ask.instead')) continue;
    if (text.soft) writeCard(g, row).used = { ...card(g.s, row).used, [key]: g.s.turn };
    instead(g, text.do, scope);
    left = left.filter((r) => !covered.includes(r));
  }
  return left;
}
