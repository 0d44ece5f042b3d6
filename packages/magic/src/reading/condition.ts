/** Conditions: whether. */

import {
  type Condition,
  compareNumbers,
  type EventPattern,
  type Filter,
  hasName,
  isStep,
  type StaticAbility,
  TYPE_BIT,
  timesPaid,
} from '@apnap/ability';
import { LINKS } from '../keywords/pieces.js';
import { player, record } from '../state/access.js';
import { eventsOf, planOf, stepOf } from '../state/asked.js';
import { type Cx, chosenBy, memory, slotValue } from '../state/context.js';
import type { Env } from '../state/objects.js';
import { idOf } from '../state/pool.js';
import type { Entered, State } from '../state/types.js';
import { characteristicsOf } from './characteristics.js';
import { matchHistory } from './event-pattern.js';
import { matches } from './filter.js';
import { castInfo, quantity } from './quantity.js';
import { includesSeat, isTurnOf } from './seats.js';
import { players, select } from './select.js';

/** Whether a condition holds, with nothing under consideration. */
export const conditionHolds = (s: State, cond: Condition, env: Env): boolean => holds({ s, env, it: 0 }, cond);

function happened(cx: Cx, { event, when }: Extract<Condition, { if: 'happened' }>): boolean {
  if (when === 'lastTurn') return happenedLastTurn(cx, event);
  return when === 'thisGame' ? castThisGame(cx, event) : matchHistory(cx, event).length > 0;
}

/** CR 614.12b: whether the word was chosen, or by one of these players. */
function wasChosen(cx: Cx, { who, link, word }: Extract<Condition, { if: 'chosen' }>): boolean {
  return who ? chosenBy(cx, link, word).some((seat) => includesSeat(cx, who, seat)) : memory(cx, link)?.word === word;
}

/** Whether a condition holds now. */
export function holds(cx: Cx, cond: Condition): boolean {
  switch (cond.if) {
    case 'and':
      return cond.of.every((c) => holds(cx, c));
    case 'or':
      return cond.of.some((c) => holds(cx, c));
    case 'not':
      // before the first turn there was none of which anything could be true
      if (cond.of.if === 'happened' && cond.of.when === 'lastTurn' && cx.s.lastTurn.active < 0) return false;
      return !holds(cx, cond.of);
    case 'compare':
      return compareNumbers(quantity(cx, cond.left), cond.cmp, quantity(cx, cond.right));
    case 'matches':
      return select(cx, cond.what).some((id) => matches(cx, cond.filter, id));
    case 'happened':
      return happened(cx, cond);
    case 'did': {
      const v = slotValue(cx, cond.slot);
      return Array.isArray(v) ? v.length > 0 : typeof v === 'number' ? v !== 0 : v !== null;
    }
    case 'paid':
      // CR 702.104b: tribute is paid as the creature enters, not as it is cast.
      if (cond.label === 'tribute') return memory(cx, LINKS.tribute)?.n === 1;
      return timesPaid(castInfo(cx), cond.label) > 0;
    case 'asCast':
      return castInfo(cx)?.asCast?.includes(idOf(cx.s._pool, cond)) ?? false;
    case 'chosen':
      return wasChosen(cx, cond);
    case 'turnOf':
      return isTurnOf(cx, cond.who);
    case 'step':
      return cond.when === 'before' ? yetToCome(cx.s, cond.step) : isStep(stepOf(cx.s), cond.step);
    case 'completed':
      return players(cx, cond.who).some((p) =>
        player(cx.s, p).completed.some((name) => cond.dungeon === undefined || cond.dungeon === name),
      );
    case 'dayNight':
      return cx.s.daytime === (cond.is === 'neither' ? '' : cond.is);
    default:
      return cond satisfies never;
  }
}

/** Whether one of these players cast so many spells in the turn before, or lost life, or whether something entered; nothing else of it is remembered (game/supported.ts). */
function happenedLastTurn(cx: Cx, event: EventPattern): boolean {
  if (event.on === 'loseLife') return cx.s.lastTurn.lostLife?.some((seat) => includesSeat(cx, event.who, seat)) ?? false;
  if (event.on === 'zone') return cx.s.lastTurn.entered?.some((row) => isSuchEntry(cx, event.what, row)) ?? false;
  if (event.on !== 'cast') return false;
  return cx.s.lastTurn.casts.some((n, seat) => includesSeat(cx, event.who, seat) && n >= (event.nth ?? 1));
}

/** CR 608.2i: by what is remembered of it (game/supported.ts). */
function isSuchEntry(cx: Cx, f: Filter, row: Entered): boolean {
  switch (f.is) {
    case 'and':
      return f.of.every((x) => isSuchEntry(cx, x, row));
    case 'other':
      return row.object !== cx.env.source;
    case 'type':
      return (row.types & TYPE_BIT[f.type]) !== 0;
    case 'controlledBy':
      return includesSeat(cx, f.who, row.seat);
    default:
      return f.is === 'any' || f.is === 'permanent';
  }
}

/** Whether one of these players has cast such a spell this game; of spells of other turns only the name is remembered (state/supported.ts). */
function castThisGame(cx: Cx, event: EventPattern): boolean {
  if (event.on !== 'cast') return false;
  const { what } = event;
  return [...cx.s.castBefore, ...castsOf(cx.s)].some((row) => includesSeat(cx, event.who, row.seat) && isSuchCast(cx, what, row));
}

function isSuchCast(cx: Cx, f: Filter, row: State['castBefore'][number]): boolean {
  if (f.is === 'and') return f.of.every((x) => isSuchCast(cx, x, row));
  if (f.is === 'named') return typeof f.name === 'string' && hasName(row.name, f.name);
  if (f.is === 'other') return row.object !== cx.env.source;
  return f.is === 'any' || f.is === 'spell';
}

/** The spells cast this turn. */
export const castsOf = (s: State): State['castBefore'] =>
  eventsOf(s).flatMap((e) => {
    if (e.kind !== 'cast') return [];
    const o = record(s, e.object);
    return [{ object: e.object, seat: e.player, name: o ? characteristicsOf(s, o).name : '' }];
  });

/** Whether the turn has not come to the step or phase yet: it is still in the plan. */
function yetToCome(s: State, step: Extract<Condition, { if: 'step' }>['step']): boolean {
  const first = step === 'combat' ? 'beginCombat' : step === 'main' ? 'precombatMain' : step;
  return planOf(s).includes(first);
}

/** Whether the condition of a static ability holds; `layers.ts` asks the same. */
export function staticHolds(s: State, ability: StaticAbility, env: Env): boolean {
  return ability.condition === undefined || conditionHolds(s, ability.condition, env);
}
