/** Normal Summon, Tribute Summon, Set, Flip Summon (Y9), changing positions (Y12). */
import { ask } from '@apnap/kernel';
import { openWindow } from '../chain/window.js';
import { changePosition } from '../effects/changing.js';
import { optionOf, pickZone } from '../moves/asking.js';
import { freeMonsterZones, freeSpellZones, moveAll, putOnField, settle } from '../moves/move.js';
import { placeSummoned } from '../moves/place.js';
import { extraFor, hasOne, isBanned, normalsLeft, rulesOf, tributesFor } from '../reading/summonable.js';
import { fits, holds, seatsFor, statics, traitsOf } from '../reading/values.js';
import {
  card,
  happen,
  monstersOf,
  nextMoment,
  placeOf,
  player,
  posOf,
  printed,
  push,
  tell,
  writeCard,
  writePlayer,
} from '../state/access.js';
import type { G, Seat, State } from '../state/types.js';

/** Y9.3: monsters that may be Tributed. */
const tributes = (s: State, seat: Seat): number[] =>
  monstersOf(s, seat).filter((r) => !traitsOf(s, r).some((t) => t.trait === 'untributable'));

/** Y9.5: the number of Tributes, as the text changes it. */
function needed(s: State, seat: Seat, row: number, how: 'summon' | 'set'): number {
  const free =
    how === 'summon' && rulesOf(s, row).some((r) => 'tributes' in r && (!r.condition || holds(s, r.condition, { you: seat, self: row })));
  return free ? 0 : tributesFor(s, row);
}

/** What a monster counts as in Tributes for another (Y9.3). */
const worth = (s: State, tribute: number, row: number): number =>
  traitsOf(s, tribute).reduce(
    (n, t) =>
      t.trait === 'tributes' && fits(s, row, t.filter, { you: card(s, tribute).controller, self: tribute }) ? Math.max(n, t.n) : n,
    1,
  );

/** Y9.1 to Y9.8, Y8.13: whether a monster in the hand may be Normal Summoned or Set. */
export function mayNormal(s: State, seat: Seat, row: number, how: 'summon' | 'set'): boolean {
  const p = printed(s, row);
  if (p.kind !== 'monster' || !normalsLeft(s, seat, how === 'summon' ? row : undefined)) return false;
  const rules = rulesOf(s, row);
  if (rules.some((r) => 'cannot' in r && (r.cannot === 'normal' || (r.cannot === 'set' && how === 'set')))) return false;
  if (how === 'set' && mayNotSet(s, seat)) return false;
  if (how === 'summon' && (isBanned(s, row, 'normal', seat) || hasOne(s, row, seat))) return false;
  if (how === 'summon' && rules.some((r) => 'normalIf' in r && !holds(s, r.normalIf, { you: seat, self: row }))) return false;
  const n = needed(s, seat, row, how);
  const there = tributes(s, seat);
  // Y9.4
  if (there.reduce((sum, t) => sum + worth(s, t, row), 0) < n) return false;
  return freeMonsterZones(s, seat).length > 0 || (n > 0 && there.some((t) => card(s, t).place < 5));
}

/** Y9.3: Tributes are chosen and given at the same time. */
function payTributes(g: G, seat: Seat, row: number, how: 'summon' | 'set'): number {
  const { s } = g;
  const n = needed(s, seat, row, how);
  if (n === 0) return 0;
  const there = tributes(s, seat);
  const worths = there.map((t) => worth(s, t, row));
  const answer = ask(g, {
    seat,
    kind: 'choose tributes',
    rule: 'Y9.2',
    prompt: { id: 'ask.tributes' },
    ask: { form: 'pick', options: there.map((t) => optionOf(g, t)), min: worths.some((w) => w >= n) ? 1 : n, max: n },
    detail: { worths, need: n, frees: freeMonsterZones(s, seat).length > 0 ? null : there.map((t) => card(s, t).place < 5) },
  });
  const chosen = 'pick' in answer ? answer.pick.map((i) => there[i]) : [];
  moveAll(g, chosen, 'grave', { how: 'material', by: seat, as: 'tribute', rule: 'Y9.3' });
  settle(g);
  nextMoment(g);
  return chosen.length;
}

/** Y9.1: Normal Summon. Y8.3: paid, placed, then success. */
export function normalSummon(g: G, seat: Seat, row: number): void {
  const given = payTributes(g, seat, row, 'summon');
  // Y9.6
  const extra = normalsLeft(g.s, seat) ? -1 : extraFor(g.s, seat, row);
  if (extra >= 0) g.s.extraNormals = g.s.extraNormals.filter((_, i) => i !== extra);
  else writePlayer(g, seat).normals++;
  const place = pickZone(g, seat, seat, 'monster', freeMonsterZones(g.s, seat));
  const how = given > 0 ? ('tribute' as const) : ('normal' as const);
  placeSummoned(g, row, seat, place, 'attack', how, seat, given);
  push(g, { kind: 'summon', pc: 0, row, visit: card(g.s, row).visit, how, from: 'hand', seat, chained: false });
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
  c.position = 'attack';
  c.summoned = { kind: 'flip', by: seat, from: 'monster', materials: 0 };
  tell(g, 'flip summon', 'Y9.11', { card: printed(g.s, row).id, at: placeOf(g.s, row), pos: posOf(c) });
  push(g, { kind: 'summon', pc: 0, row, visit: c.visit, how: 'flip', from: 'monster', seat, chained: false });
}

/** Y23.19 */
const mayNotSet = (s: State, seat: Seat): boolean =>
  s.lasting.some((l) => l.on === 'ban' && l.who === seat && l.ban.ban === 'set') ||
  statics(s).some((e) => e.text.kind === 'ban' && e.text.ban.ban === 'set' && seatsFor(e.text.who, s, e.env.you).includes(seat));

/** Y6.6 */
export const maySetSpell = (s: State, seat: Seat, row: number): boolean => {
  const p = printed(s, row);
  if (p.kind === 'monster' || mayNotSet(s, seat)) return false;
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

/** Success of a Summon by a procedure (Y8.8), then the window after it (Y7.8). */
export function stepSummon(g: G): void {
  const { s } = g;
  const frame = s.frames[s.frames.length - 1] as Extract<(typeof s.frames)[number], { kind: 'summon' }>;
  const { row, visit, how, from, seat } = frame;
  s.frames = s.frames.slice(0, -1);
  tell(g, 'summon succeeded', 'Y8.8');
  if (card(s, row).visit !== visit) return;
  if (how !== 'flip' && how !== 'normal' && how !== 'tribute') writeCard(g, row).properly = true;
  happen(g, 'summoned', { row, seat, how, by: seat, from });
  if (how === 'flip') happen(g, 'flipped', { row, seat, how: 'rule', by: seat });
  openWindow(g);
}

/** Y9.3 to Y9.5: whether Tributes are too few, or more than needed, or leave no zone. */
export function illegalTributes(detail: unknown, pick: readonly number[]): boolean {
  const { worths, need, frees } = detail as { worths: readonly number[]; need: number; frees: readonly boolean[] | null };
  const sum = pick.reduce((n, i) => n + worths[i], 0);
  return sum < need || pick.some((i) => sum - worths[i] >= need) || (frees !== null && !pick.some((i) => frees[i]));
}
