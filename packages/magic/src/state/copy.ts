/** Copying the root of a state: done at every step of the machine, so it is written out. */
import type { State } from './types.js';

/**
 * The root record alone, as it is. Written out field by field because states then have one shape from the first on: a spread whose sources have
 * had several shapes takes ten times as long. In tests `fork` looks whether anything was forgotten.
 */
export function copyState(s: State): State {
  const c: State = {
    _e: s._e,
    frames: s.frames,
    pending: s.pending,
    deciders: s.deciders ?? null,
    answers: s.answers,
    nextDecision: s.nextDecision,
    nextEvent: s.nextEvent,
    rng: s.rng,
    format: s.format,
    profile: s.profile,
    objects: s.objects,
    players: s.players,
    battlefield: s.battlefield,
    phased: s.phased,
    stack: s.stack,
    exile: s.exile,
    command: s.command,
    turn: s.turn,
    priority: s.priority,
    order: s.order,
    lasting: s.lasting,
    waiting: s.waiting,
    history: s.history,
    lastTurn: s.lastTurn,
    castBefore: s.castBefore,
    daytime: s.daytime,
    nextTimestamp: s.nextTimestamp,
    commanders: s.commanders,
    attackOption: s.attackOption,
    freeSlots: s.freeSlots,
    usedThisTurn: s.usedThisTurn,
    usedInAll: s.usedInAll,
    designations: s.designations,
    skips: s.skips,
    extraTurns: s.extraTurns,
    turnsAfter: s.turnsAfter,
    controls: s.controls,
    cause: s.cause,
    result: s.result,
    lossReason: s.lossReason,
    refused: s.refused,
    loop: s.loop,
    _pool: s._pool,
    _derived: s._derived,
    _memo: s._memo,
    _offers: s._offers,
    _copy: copyState,
  };
  if (s.range !== undefined) c.range = s.range;
  if (s.teams !== undefined) c.teams = s.teams;
  if (s.melee !== undefined) c.melee = s.melee;
  if (s.markers !== undefined) c.markers = s.markers;
  if (s.option !== undefined) c.option = s.option;
  if (s.planechase !== undefined) c.planechase = s.planechase;
  if (s.schemes !== undefined) c.schemes = s.schemes;
  if (s.brisk !== undefined) c.brisk = s.brisk;
  if (s.attractions !== undefined) c.attractions = s.attractions;
  if (s.notes !== undefined) c.notes = s.notes;
  if (s.begun !== undefined) c.begun = s.begun;
  if (s.coins !== undefined) c.coins = s.coins;
  if (s.dice !== undefined) c.dice = s.dice;
  if (s.madeAs !== undefined) c.madeAs = s.madeAs;
  if (s.from !== undefined) c.from = s.from;
  if (s.forced !== undefined) c.forced = s.forced;
  if (s.mostObjects !== undefined) c.mostObjects = s.mostObjects;
  return c;
}
