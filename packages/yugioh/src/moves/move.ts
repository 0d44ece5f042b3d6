/** Cards from zone to zone (Y25). */

import { isExtra, type SummonKind } from '../language/index.js';
import { fits, holds, statics, statOf, traitsOf } from '../reading/values.js';
import { freeSpellZones } from '../reading/zones.js';
import {
  card,
  happen,
  isList,
  type ListZone,
  monstersOf,
  other,
  placeOf,
  posOf,
  printed,
  spellsOf,
  tell,
  writeCard,
  writePlayer,
} from '../state/access.js';
import type { G, Happening, Position, Seat, State, Summoned, Zone } from '../state/types.js';
import { pickZone, yes } from './asking.js';

/** Why a card moves. */
export interface Why {
  how: Happening['how'];
  /** Who caused it; -1: nobody. */
  by: number;
  destroyed?: true;
  /** Y25.2 */
  as?: 'tribute' | 'discard' | 'material' | 'return';
  /** Of a material: for which Summon. */
  for?: SummonKind;
  /** Of a Tribute: for which Summon. */
  tributedFor?: 'tribute' | 'ritual';
  /** Row of the card whose effect or cost it is. */
  source?: number;
  /** It was excavated (Y20.16). */
  dug?: true;
  /** Row that destroyed it by battle, or for whose Summon it is a material. */
  other?: number;
  rule: string;
}

/** Takes a card out of the list or zone it is in. */
function take(g: G, row: number): void {
  const c = card(g.s, row);
  if (c.zone === 'none') return;
  if (c.zone === 'material') {
    const host = g.s.cards.rows.findIndex((h) => h.materials.includes(row));
    if (host >= 0) writeCard(g, host).materials = card(g.s, host).materials.filter((m) => m !== row);
    return;
  }
  if (isList(c.zone)) {
    const p = writePlayer(g, c.zone === 'hand' ? c.controller : c.owner);
    p[c.zone] = p[c.zone].filter((r) => r !== row);
    return;
  }
  if (c.zone === 'monster' || c.zone === 'spell') {
    const p = writePlayer(g, c.controller);
    p[c.zone] = p[c.zone].map((r) => (r === row ? -1 : r));
  }
}

/** Y12.7, Y25.11: what a card loses when it leaves its zone or is turned face-down. */
export function forget(g: G, row: number): void {
  const c = writeCard(g, row);
  c.visit++;
  c.counters = {};
  c.used = {};
  c.summoned = null;
  delete c.as;
  delete c.declared;
  delete c.second;
  if (c.trap !== undefined) {
    c.card = c.trap;
    delete c.trap;
  }
  c.host = -1;
  c.attacks = 0;
  c.foes = [];
  c.attackedIn = 0;
  c.fought = 0;
  c.slew = 0;
}

/** Puts a card onto a zone of the field; it must be free. */
export function putOnField(
  g: G,
  row: number,
  seat: Seat,
  zone: 'monster' | 'spell',
  place: number,
  up: boolean,
  position: Position,
  why: Why,
): void {
  const { s } = g;
  const from = placeOf(s, row);
  const wasOnField = card(s, row).zone === 'monster' || card(s, row).zone === 'spell';
  const hidden = !up && !card(s, row).up;
  take(g, row);
  if (!wasOnField) forget(g, row);
  const c = writeCard(g, row);
  c.controller = seat;
  c.zone = zone;
  c.place = place;
  c.up = up;
  c.position = position;
  if (!wasOnField) {
    c.since = s.turn;
    c.stay++;
  }
  // Y26.8: as a monster again it is equipped to none.
  if (zone === 'monster' && c.host >= 0) {
    c.host = -1;
    c.since = s.turn;
  }
  c.scale = false;
  const p = writePlayer(g, seat);
  p[zone] = p[zone].map((r, i) => (i === place ? row : r));
  tell(g, 'move', why.rule, { card: printed(s, row).id, from, to: placeOf(s, row), pos: posOf(c), ...(hidden ? { only: seat } : {}) });
}

/** Y25.8: what a continuous effect sends elsewhere than to the GY. */
const isRedirected = (s: State, row: number): boolean =>
  s._pool.redirects &&
  statics(s).some((e) => {
    if (e.text.kind !== 'redirect') return false;
    const { owner, zone } = card(s, row);
    const { whose, from, what } = e.text;
    if ((whose === 'you' && owner !== e.env.you) || (whose === 'opponent' && owner === e.env.you)) return false;
    if (from && !from.some((p) => (p === 'field' ? zone === 'monster' || zone === 'spell' : p === zone))) return false;
    return row !== e.row && fits(s, row, what, e.env);
  });

/** Y3.11 to Y3.14: where a card ends up that is to go to a zone off the field. */
export function destination(s: State, row: number, zone: ListZone): ListZone | 'none' {
  const c = card(s, row);
  const p = printed(s, row);
  const field = c.zone === 'monster' || c.zone === 'spell';
  // Y26.20
  if (c.token) return 'none';
  // Y25.24
  if (field && traitsOf(s, row).some((t) => t.trait === 'banishWhenLeaves')) return 'banished';
  // Y25.24
  if (field && traitsOf(s, row).some((t) => t.trait === 'bottomWhenLeaves')) return isExtra(p) ? 'extra' : 'deck';
  if (zone === 'grave' && isRedirected(s, row)) return 'banished';
  // Y3.12
  if ((zone === 'hand' || zone === 'deck') && isExtra(p)) return 'extra';
  // Y3.13
  if (zone === 'grave' && field && p.words.includes('Pendulum') && s.rules.pendulum !== 'none') return 'extra';
  return zone;
}

/** How a card lies where it is going. */
function lies(s: State, row: number, zone: Zone, wanted: ListZone, face?: 'down' | 'up'): boolean {
  if (zone === 'extra') return face === 'up' || (wanted === 'grave' && printed(s, row).words.includes('Pendulum'));
  return zone === 'grave' || (zone === 'banished' && face !== 'down');
}

/** Y20.8: what goes at the same time is told one after the other, the turn player's first, of a GY the last that came first. */
function inOrder(s: State, rows: readonly number[]): readonly number[] {
  if (rows.length < 2 || rows.some((r) => !['monster', 'spell', 'grave', 'hand'].includes(card(s, r).zone))) return rows;
  if (rows.every((r) => card(s, r).zone === 'hand')) return rows;
  const zones = rows.map((r) => card(s, r).zone);
  const depth = (row: number): number => {
    const c = card(s, row);
    return c.zone === 'grave' ? -s.players.rows[c.owner].grave.indexOf(row) : 0;
  };
  return rows
    .map((row, i) => ({ row, i }))
    .sort(
      (a, b) =>
        Number(card(s, a.row).controller !== s.active) - Number(card(s, b.row).controller !== s.active) ||
        zones.indexOf(card(s, a.row).zone) - zones.indexOf(card(s, b.row).zone) ||
        depth(a.row) - depth(b.row) ||
        a.i - b.i,
    )
    .map((x) => x.row);
}

/** Moves cards off the field or between hidden places, all at the same time (Y25.9). Returns those that really went there. */
export function moveAll(
  g: G,
  rows: readonly number[],
  zone: ListZone,
  why: Why,
  opts: { at?: 'bottom'; face?: 'down' | 'up' } = {},
): number[] {
  const { s } = g;
  const done: number[] = [];
  const orphans: number[] = [];
  const ordered = why.how === 'effect' || rows.every((r) => card(s, r).zone === 'grave') ? inOrder(s, rows) : rows;
  const goals = ordered.map((row) => destination(s, row, zone));
  ordered.forEach((row, i) => {
    const goal = goals[i];
    if (card(s, row).zone === zone && zone !== 'deck') return;
    orphans.push(...card(s, row).materials);
    if (goal === 'grave' && why.destroyed && staysAsSpell(g, row, why)) {
      done.push(row);
      return;
    }
    const below = goal === 'deck' && zone !== 'deck';
    moveOne(g, row, goal, zone, why, below ? { ...opts, at: 'bottom' } : opts);
    if (goal === zone || (goal === 'none' && why.as === 'tribute') || goal === 'extra') done.push(row);
  });
  // Y11.25
  if (orphans.length > 0) moveAll(g, orphans, 'grave', { how: 'rule', by: -1, rule: 'Y11.25' });
  return done;
}

/** Y25.21: destroyed, but placed in the Spell & Trap Zone rather than sent to the GY; there it is a new object. */
function staysAsSpell(g: G, row: number, why: Why): boolean {
  const { s } = g;
  const before = { ...card(s, row) };
  const seat = before.controller;
  if (before.zone !== 'monster' || !before.up || !traitsOf(s, row).some((t) => t.trait === 'staysAsSpell')) return false;
  const free = freeSpellZones(s, seat);
  if (free.length === 0 || !yes(g, seat, 'use effect?', 'Y25.21', 'ask.staysAsSpell', row)) return false;
  const left = [statOf(s, row, 'atk'), statOf(s, row, 'def'), statOf(s, row, 'level')];
  putOnField(g, row, seat, 'spell', pickZone(g, seat, seat, 'spell', free), true, 'attack', { ...why, rule: 'Y25.21' });
  forget(g, row);
  const c = writeCard(g, row);
  c.as = 'spell';
  c.materials = [];
  c.left = left;
  note(g, row, before, 'none', why, false);
  return true;
}

function moveOne(
  g: G,
  row: number,
  goal: ListZone | 'none',
  wanted: ListZone,
  why: Why,
  opts: { at?: 'bottom'; face?: 'down' | 'up' },
): void {
  const { s } = g;
  const before = { ...card(s, row) };
  const from = placeOf(s, row);
  const field = before.zone === 'monster' || before.zone === 'spell';
  const left = before.zone === 'monster' ? [statOf(s, row, 'atk'), statOf(s, row, 'def'), statOf(s, row, 'level')] : null;
  take(g, row);
  forget(g, row);
  const c = writeCard(g, row);
  c.left = left;
  c.came = { from: before.zone, destroyed: why.destroyed === true, how: why.how };
  c.controller = c.owner;
  c.zone = goal;
  c.stay++;
  c.since = s.turn;
  c.up = lies(s, row, goal, wanted, opts.face);
  c.scale = false;
  c.materials = [];
  // Y10.8
  if (goal === 'hand' || goal === 'deck' || (!c.up && goal !== 'none')) c.properly = false;
  if (goal !== 'none') arrive(g, row, goal, c.up, opts.at);
  const secret = (goal === 'deck' || goal === 'hand' || !c.up) && (before.zone === 'deck' || before.zone === 'hand' || !before.up);
  tell(g, 'move', why.rule, {
    card: printed(s, row).id,
    from,
    to: placeOf(s, row),
    pos: c.up ? 'face-up' : 'face-down',
    ...(secret ? { only: before.controller } : {}),
  });
  note(g, row, before, goal, why, field);
}

function arrive(g: G, row: number, goal: ListZone, up: boolean, at?: 'bottom'): void {
  const p = writePlayer(g, card(g.s, row).owner);
  // Face-up cards lie at the end of the Extra Deck.
  const firstUp = goal === 'extra' && !up ? p.extra.findIndex((r) => card(g.s, r).up) : -1;
  if (at === 'bottom') p[goal] = [row, ...p[goal]];
  else if (firstUp >= 0) p.extra = [...p.extra.slice(0, firstUp), row, ...p.extra.slice(firstUp)];
  else p[goal] = [...p[goal], row];
}

/** Y19.1: what a movement may trigger. */
function note(
  g: G,
  row: number,
  before: { zone: Zone; controller: Seat; up: boolean; summoned: Summoned | null; host: number },
  goal: ListZone | 'none',
  why: Why,
  field: boolean,
): void {
  const base = {
    row,
    from: before.zone,
    seat: before.controller,
    up: before.up || !field,
    how: why.as === 'material' ? ('material' as const) : why.how,
    by: why.by,
    other: why.other ?? -1,
    source: why.source ?? -1,
    ...(before.summoned ? { was: before.summoned.kind } : {}),
    ...(before.host >= 0 && card(g.s, before.host).zone === 'monster' ? { equipped: true as const } : {}),
    ...(why.for ? { kind: why.for } : {}),
  };
  if (field) happen(g, 'left', base);
  if (why.destroyed) happen(g, 'destroyed', { ...base, amount: goal === 'grave' ? 1 : 0 });
  if (why.as === 'tribute') happen(g, 'tributed', { ...base, ...(why.tributedFor ? { kind: why.tributedFor } : {}) });
  if (goal === 'grave' && why.as !== 'return')
    happen(g, 'sent', { ...base, amount: why.destroyed ? 1 : 0, ...(why.dug ? { dug: true as const } : {}) });
  if (why.as === 'discard' && goal === 'grave') happen(g, 'discarded', base);
  if (goal === 'banished') happen(g, 'banished', base);
  if (goal === 'hand' && field) happen(g, 'returned', base);
  if (goal === 'hand') happen(g, 'added', base);
  // Y11.18
  if (why.as === 'material') happen(g, 'material', base);
}

/** Y3.11: a card of a hand that a text puts into the hand of the other player. */
export function giveToHand(g: G, row: number, seat: Seat, why: Why): void {
  const before = { ...card(g.s, row) };
  const from = placeOf(g.s, row);
  take(g, row);
  forget(g, row);
  const c = writeCard(g, row);
  c.zone = 'hand';
  c.controller = seat;
  c.up = false;
  const p = writePlayer(g, seat);
  p.hand = [...p.hand, row];
  // Y27.2: both know it.
  tell(g, 'move', why.rule, { card: printed(g.s, row).id, from, to: placeOf(g.s, row), pos: 'face-down' });
  happen(g, 'added', { row, seat, from: before.zone, how: why.how, by: why.by, source: why.source ?? -1 });
}

/** Puts a material under a monster (Y11.21). */
export function attachTo(g: G, row: number, host: number): void {
  const from = placeOf(g.s, row);
  const under = card(g.s, row).materials;
  take(g, row);
  forget(g, row);
  const c = writeCard(g, row);
  c.zone = 'material';
  c.up = true;
  c.materials = [];
  c.controller = c.owner;
  const h = writeCard(g, host);
  h.materials = [...h.materials, row];
  tell(g, 'move', 'Y11.21', { card: printed(g.s, row).id, from, to: placeOf(g.s, row), pos: 'face-up' });
  if (under.length > 0) moveAll(g, under, 'grave', { how: 'rule', by: -1, rule: 'Y11.22' });
}

/** Y26.7: carries out the bonds whose card has left the field, or was destroyed. */
function applyBonds(g: G): void {
  const broken = g.s.bonds.filter((b) => card(g.s, b.row).stay !== b.stay);
  if (broken.length === 0) return;
  g.s.bonds = g.s.bonds.filter((b) => !broken.includes(b));
  for (const b of broken) {
    if (card(g.s, b.victim).stay !== b.victimStay || (b.when === 'destroyed' && card(g.s, b.row).came?.destroyed !== true)) continue;
    const why = { how: 'effect' as const, by: b.by, source: b.row, rule: 'Y26.7' };
    if (b.goes === 'destroy') moveAll(g, [b.victim], 'grave', { ...why, destroyed: true });
    else moveAll(g, [b.victim], 'banished', why);
  }
}

/** Y24.10: ends what lasts while its card is face-up, and gives back what was taken so (Y25.14). */
function endWithSource(g: G): void {
  const { s } = g;
  const over = s.lasting.filter((l) => l.source && (card(s, l.source[0]).stay !== l.source[1] || !card(s, l.source[0]).up));
  if (over.length === 0) return;
  s.lasting = s.lasting.filter((l) => !over.includes(l));
  for (const l of over) if (l.on === 'control') returnControl(g, l);
}

/** Y25.14, Y3.7: to a zone that the player who had it chooses; without one it goes to the GY. */
export function returnControl(g: G, l: { row: number; visit: number; back: Seat }): void {
  const c = card(g.s, l.row);
  if (c.visit !== l.visit || c.zone !== 'monster' || c.controller === l.back) return;
  const why: Why = { how: 'rule', by: -1, rule: 'Y25.14' };
  const free = [0, 1, 2, 3, 4].filter((i) => g.s.players.rows[l.back].monster[i] < 0);
  if (free.length === 0) moveAll(g, [l.row], 'grave', why);
  else putOnField(g, l.row, l.back, 'monster', pickZone(g, l.back, l.back, 'monster', free), c.up, c.position, why);
}

/** Y29.1 (7): monsters that are held in a position. */
function holdPositions(g: G): void {
  const { s } = g;
  if (!s._pool.stands) return;
  for (const seat of [s.active, other(s.active)])
    for (const row of monstersOf(s, seat)) {
      const c = card(s, row);
      const held = c.up ? traitsOf(s, row).find((t) => t.trait === 'stands') : undefined;
      if (held?.trait !== 'stands' || c.position === held.in || printed(s, row).words.includes('Link')) continue;
      const was = posOf(c);
      const w = writeCard(g, row);
      w.position = held.in;
      happen(g, 'turned', { row, seat });
      tell(g, 'position', 'Y29.1', { card: printed(s, row).id, at: placeOf(s, row), was, pos: posOf(w) });
    }
}

/** Y29.1: what the rules put right after each event: equips without a monster, self-destruction. */
export function settle(g: G): void {
  const { s } = g;
  const loose = ([0, 1] as const).flatMap((seat) =>
    spellsOf(s, seat).filter((row) => {
      const { host } = card(s, row);
      return host >= 0 && (card(s, host).zone !== 'monster' || !card(s, host).up);
    }),
  );
  // Y26.6
  applyBonds(g);
  endWithSource(g);
  for (const row of loose) moveAll(g, [row], 'grave', { how: 'rule', by: -1, destroyed: true, other: card(g.s, row).host, rule: 'Y26.6' });
  holdPositions(g);
  // Y29.1: cards whose own text destroys them under a condition
  for (;;) {
    const dying = statics(s).find((e) => e.text.kind === 'selfDestroy' && holds(s, e.text.while, e.env));
    if (!dying) return;
    const sent = dying.text.kind === 'selfDestroy' && dying.text.goes === 'gy';
    const why: Why = { how: 'effect', by: dying.env.you, ...(sent ? {} : { destroyed: true }), rule: 'Y29.1' };
    if (moveAll(g, [dying.row], 'grave', why).length === 0) return;
  }
}
