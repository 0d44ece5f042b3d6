/** Normal Summon, Tribute Summon, Set, Flip Summon (Y9), changing positions (Y12). */

import { isPlacedOnly } from '../chain/offers.js';
import { openWindow } from '../chain/window.js';
import { changePosition } from '../effects/changing.js';
import { performAll } from '../effects/perform.js';
import { pickZone } from '../moves/asking.js';
import { moveAll, putOnField } from '../moves/move.js';
import { placeSummoned } from '../moves/place.js';
import { payTributes } from '../moves/tributes.js';
import { bansOn } from '../reading/bans.js';
import { extraFor, gainedFor, isBanned, normalsLeft, rulesOf, tributesFor } from '../reading/summonable.js';
import { mayNotSet } from '../reading/tributes.js';
import { traitsOf } from '../reading/values.js';
import { freeMonsterZones, freeSpellZones } from '../reading/zones.js';
import {
  card,
  happen,
  monstersOf,
  placeOf,
  player,
  poolCard,
  posOf,
  printed,
  push,
  tell,
  writeCard,
  writePlayer,
  writeTop,
} from '../state/access.js';
import type { G, Link, Seat, State } from '../state/types.js';

/** Y9.1: Normal Summon. Y8.3: paid, placed, then success. */
export function normalSummon(g: G, seat: Seat, row: number): void {
  const given = payTributes(g, seat, row, 'summon');
  // Y9.6
  const extra = normalsLeft(g.s, seat) ? -1 : extraFor(g.s, seat, row);
  const gained = normalsLeft(g.s, seat) || extra >= 0 ? null : gainedFor(g.s, seat, row);
  if (extra >= 0) g.s.extraNormals = g.s.extraNormals.filter((_, i) => i !== extra);
  else if (gained !== null) g.s.uses = { ...g.s.uses, [gained]: 1 };
  else writePlayer(g, seat).normals++;
  const place = pickZone(g, seat, seat, 'monster', freeMonsterZones(g.s, seat));
  const how = given.length > 0 ? ('tribute' as const) : ('normal' as const);
  placeSummoned(g, row, seat, place, 'attack', how, seat, given);
  push(g, { kind: 'summon', pc: 0, row, visit: card(g.s, row).visit, how, from: 'hand', seat, chained: false });
}

/** Y9.9: Gemini monsters that may be Normal Summoned again. */
export const geminiWays = (s: State, seat: Seat): number[] =>
  normalsLeft(s, seat)
    ? monstersOf(s, seat).filter((row) => card(s, row).up && !card(s, row).second && isGemini(s, row) && !isBanned(s, row, 'normal', seat))
    : [];

const isGemini = (s: State, row: number): boolean => poolCard(s, row).meaning.texts.some((t) => t.kind === 'rule' && 'gemini' in t);

/** Y9.9: it becomes an Effect Monster where it is. */
export function geminiSummon(g: G, seat: Seat, row: number): void {
  writePlayer(g, seat).normals++;
  const c = writeCard(g, row);
  c.second = true;
  c.summoned = { kind: 'normal', by: seat, from: 'monster', materials: 0 };
  tell(g, 'normal summon', 'Y9.9', { card: printed(g.s, row).id, at: placeOf(g.s, row), pos: posOf(c) });
  push(g, { kind: 'summon', pc: 0, row, visit: c.visit, how: 'normal', from: 'monster', seat, chained: false });
}

/** Y9.1: Set in face-down Defense Position. */
export function setMonster(g: G, seat: Seat, row: number): void {
  payTributes(g, seat, row, 'set');
  writePlayer(g, seat).normals++;
  const place = pickZone(g, seat, seat, 'monster', freeMonsterZones(g.s, seat));
  putOnField(g, row, seat, 'monster', place, false, 'defense', { how: 'rule', by: seat, rule: 'Y9.1' });
  tell(g, 'set', 'Y9.1', { card: printed(g.s, row).id, at: placeOf(g.s, row), only: seat });
  openWindow(g);
}

/** Y12.2, Y12.3, Y9.11: whether a position may be changed by hand. */
export function mayChange(s: State, seat: Seat, row: number): boolean {
  const c = card(s, row);
  if (c.controller !== seat || c.since === s.turn || c.turned === s.turn || (c.attackedIn === s.turn && c.attacks > 0)) return false;
  if (bansOn(s, seat).some((b) => b.ban === 'position')) return false;
  if (!c.up) return !isBanned(s, row, 'flip', seat);
  return !printed(s, row).words.includes('Link') && !traitsOf(s, row).some((t) => t.trait === 'cannotChangePosition');
}

/** Y12.2: a change by hand; of a face-down monster a Flip Summon. */
export function changeByHand(g: G, seat: Seat, row: number): void {
  const c = writeCard(g, row);
  c.turned = g.s.turn;
  if (c.up) {
    changePosition(g, row, 'change');
    openWindow(g);
    return;
  }
  c.up = true;
  c.flipped = g.s.turn;
  c.position = 'attack';
  c.summoned = { kind: 'flip', by: seat, from: 'monster', materials: 0 };
  tell(g, 'flip summon', 'Y9.11', { card: printed(g.s, row).id, at: placeOf(g.s, row), pos: posOf(c) });
  push(g, { kind: 'summon', pc: 0, row, visit: c.visit, how: 'flip', from: 'monster', seat, chained: false });
}

/** Y6.6 */
export const maySetSpell = (s: State, seat: Seat, row: number): boolean => {
  const p = printed(s, row);
  if (p.kind === 'monster' || mayNotSet(s, seat, 'spellTrap') || isPlacedOnly(s, row)) return false;
  return p.property === 'Field' || freeSpellZones(s, seat).length > 0;
};

export function setSpell(g: G, seat: Seat, row: number): void {
  const field = printed(g.s, row).property === 'Field';
  const why = { how: 'rule' as const, by: seat, rule: 'Y6.6' };
  const old = player(g.s, seat).spell[5];
  // Y16.15
  if (field && old >= 0) moveAll(g, [old], 'grave', { ...why, rule: 'Y16.15' });
  const place = field ? 5 : pickZone(g, seat, seat, 'spell', freeSpellZones(g.s, seat));
  putOnField(g, row, seat, 'spell', place, false, 'attack', why);
  tell(g, 'set', 'Y6.6', { card: printed(g.s, row).id, at: placeOf(g.s, row), only: seat });
  openWindow(g);
}

/** "If Summoned this way": what a procedure does with its monster (Y10.2). */
function afterProcedure(g: G, row: number, seat: Seat, text: number, paid: readonly number[]): void {
  const t = poolCard(g.s, row).meaning.texts[text];
  if (t?.kind !== 'procedure' || !t.then) return;
  const link = { seat, row, event: null, targets: [], paid } as unknown as Link;
  performAll(g, t.then, { you: seat, self: row, link, done: [row] });
}

/** Y9.8: "you can Normal Summon this card without Tributing, but its original ATK becomes 1000". */
function afterFree(g: G, row: number, seat: Seat): void {
  const rule = rulesOf(g.s, row).find((r) => 'tributes' in r && r.then !== undefined);
  if (!rule || !('tributes' in rule) || !rule.then || tributesFor(g.s, row) === 0) return;
  const link = { seat, row, event: null, targets: [], paid: [] } as unknown as Link;
  performAll(g, rule.then, { you: seat, self: row, link, done: [row] });
}

/** Success of a Summon by a procedure (Y8.8), after what may stop it (Y8.4), then the window after it (Y7.8). */
export function stepSummon(g: G): void {
  const { s } = g;
  const frame = writeTop(g, 'summon');
  const { row, visit, how, from, seat } = frame;
  if (frame.pc === 0 && s._pool.stops) {
    frame.pc = 1;
    happen(g, 'wouldSummon', { row, seat, how, by: seat, from });
    openWindow(g, { stops: true });
    return;
  }
  s.frames = s.frames.slice(0, -1);
  if (frame.stopped || card(s, row).visit !== visit) {
    // Y8.6: a monster whose Summon is negated does not stay.
    if (card(s, row).visit === visit) moveAll(g, [row], 'grave', { how: 'rule', by: -1, rule: 'Y8.6' });
    openWindow(g);
    return;
  }
  tell(g, 'summon succeeded', 'Y8.8');
  if (how !== 'flip' && how !== 'normal' && how !== 'tribute') writeCard(g, row).properly = true;
  happen(g, 'summoned', { row, seat: card(s, row).controller, how, by: seat, from });
  if (how === 'normal' && from === 'hand') afterFree(g, row, seat);
  if (frame.text !== undefined) afterProcedure(g, row, seat, frame.text, frame.paid ?? []);
  if (how === 'flip') happen(g, 'flipped', { row, seat, how: 'rule', by: seat });
  openWindow(g);
}
