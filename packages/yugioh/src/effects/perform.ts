/** Carries out what effects do (Y20). */

import type { Effect, Part, StatChange } from '../language/effects.js';
import { pickPosition, pickRows, pickZone, yes } from '../moves/asking.js';
import { attachTo, forget, freeSpellZones, moveAll, putOnField, settle, type Why } from '../moves/move.js';
import { placeSummoned } from '../moves/place.js';
import { changeLp, checkLp, draw, randomRows, shuffleZone } from '../moves/players.js';
import { canDo, candidates } from '../reading/possible.js';
import { amountOf, known, type Scope, seatsFor, statOf, traitsOf } from '../reading/values.js';
import { summonZones } from '../reading/zones.js';
import { card, happen, nextMoment, other, placeOf, player, posOf, printed, tell, writeCard } from '../state/access.js';
import type { G, Lasting, Seat, State } from '../state/types.js';
import { fuse, ritual } from './fusion.js';

type New<L> = L extends Lasting ? Omit<L, '_e' | 'turn' | 'seat'> : never;

/** Begins something that lasts (Y23.3). */
export function last(g: G, seat: Seat, l: New<Lasting>): void {
  g.s.lasting = [...g.s.lasting, { ...l, _e: 0, turn: g.s.turn, seat } as Lasting];
}

/** Y20.1, Y20.2: the parts of a resolution, in the order written. */
export function performAll(g: G, parts: readonly Part[], scope: Scope): void {
  let done: readonly number[] = [];
  let did = true;
  for (const part of parts) {
    if ((part.join === 'ifDone' || part.join === 'then' || part.join === 'and') && !did) continue;
    if (part.join === 'then' || part.join === 'alsoAfter' || part.join === 'next') {
      checkLp(g);
      if (g.s.result) return;
      settle(g);
    }
    const here = { ...scope, done };
    if (part.optional && (!canDo(g.s, part.do, here) || !yes(g, scope.you, 'yes or no?', 'Y20.4', 'ask.optional'))) {
      did = false;
      continue;
    }
    if (part.join === 'then' || part.join === 'alsoAfter') nextMoment(g);
    const now = perform(g, part.do, here);
    did = now !== null;
    if (now !== null && now.length > 0) done = now;
    if (g.s.result) return;
  }
}

/** Rows that an effect is about: what is chosen now is asked for (Y20.6). */
export function pickFor(g: G, effect: Effect, scope: Scope, cost: boolean): number[] {
  if (!('what' in effect) || !('sel' in (effect.what as object))) return [];
  const what = effect.what as Extract<Effect, { do: 'destroy' }>['what'];
  if (what.sel === 'choose') {
    const rows = candidates(g.s, effect, scope, cost);
    const seat = what.who ? seatsFor(what.who, g.s, scope.you)[0] : scope.you;
    return pickRows(
      g,
      { seat, kind: 'choose cards', rule: cost ? 'Y17.5' : 'Y20.6', prompt: cost ? 'ask.cost' : 'ask.choose' },
      rows,
      what.min,
      what.max,
    );
  }
  if (what.sel === 'random') return randomRows(g, candidates(g.s, effect, scope, cost), what.n);
  return known(g.s, what, scope).filter((row) => candidates(g.s, effect, scope, cost).includes(row));
}

/** Does one thing. Returns the rows it was done to; null: it was not done (Y20.13). */
export function perform(g: G, effect: Effect, scope: Scope, cost = false): readonly number[] | null {
  const why: Why = { how: cost ? 'cost' : 'effect', by: scope.you, rule: cost ? 'Y17.5' : 'Y20.1' };
  const rows = pickFor(g, effect, scope, cost);
  const result =
    moving(g, effect, rows, why, scope) ??
    numbers(g, effect, rows, scope) ??
    lasting(g, effect, rows, scope) ??
    others(g, effect, rows, scope);
  return result === 'none' ? null : result;
}

type Done = readonly number[] | 'none' | null;
const some = (rows: readonly number[]): Done => (rows.length > 0 ? rows : 'none');

/** Movements (Y25). Null: it is another kind of effect. */
function moving(g: G, effect: Effect, rows: readonly number[], why: Why, scope: Scope): Done {
  switch (effect.do) {
    case 'destroy':
      return some(moveAll(g, rows, 'grave', { ...why, destroyed: true }));
    case 'send':
      return some(moveAll(g, rows, 'grave', why));
    case 'tribute':
      return some(moveAll(g, rows, 'grave', { ...why, as: 'tribute' }));
    case 'discard':
      return some(moveAll(g, rows, 'grave', { ...why, as: 'discard' }));
    case 'banish':
      return some(moveAll(g, rows, 'banished', why, effect.face ? { face: 'down' } : {}));
    case 'add':
    case 'toHand': {
      const seats = [...new Set(rows.filter((r) => card(g.s, r).zone === 'deck').map((r) => card(g.s, r).owner))];
      const done = moveAll(g, rows, 'hand', why);
      // Y20.10: a search is shown and the Deck shuffled.
      if (seats.length > 0 && done.length > 0)
        tell(g, 'reveal', 'Y20.10', { who: other(scope.you), cards: done.map((r) => printed(g.s, r).id) });
      // Y27.9
      for (const seat of new Set(done.map((r) => card(g.s, r).owner))) shuffleZone(g, seat, 'hand');
      for (const seat of seats) shuffleZone(g, seat, 'deck');
      return some(done);
    }
    case 'toDeck': {
      const done = moveAll(g, rows, 'deck', why, effect.at === 'bottom' ? { at: 'bottom' } : {});
      if (effect.at === 'shuffle') for (const seat of new Set(done.map((r) => card(g.s, r).owner))) shuffleZone(g, seat, 'deck');
      return some(done);
    }
    case 'summon':
      return some(summonRows(g, rows, effect, scope));
    case 'attach': {
      const [host] = known(g.s, effect.to, scope);
      if (host === undefined) return 'none';
      for (const row of rows) attachTo(g, row, host);
      return some(rows);
    }
    case 'detach': {
      const { materials } = card(g.s, scope.self);
      const picked = pickRows(
        g,
        { seat: scope.you, kind: 'choose cards', rule: 'Y11.24', prompt: 'ask.cost' },
        materials,
        effect.n,
        effect.n,
      );
      return some(moveAll(g, picked, 'grave', why));
    }
    default:
      return null;
  }
}

/** Y8.5, Y8.9: a Special Summon by an effect: all at the same time, without a window to negate it. */
function summonRows(g: G, rows: readonly number[], effect: Extract<Effect, { do: 'summon' }>, scope: Scope): number[] {
  const seat = effect.to ? seatsFor(effect.to, g.s, scope.you)[0] : scope.you;
  const summoned: number[] = [];
  const decks = new Set(rows.filter((r) => card(g.s, r).zone === 'deck').map((r) => card(g.s, r).owner));
  for (const row of rows) {
    const zones = summonZones(g.s, row, seat);
    // Y8.12
    if (zones.length === 0) continue;
    const place = pickZone(g, scope.you, seat, 'monster', zones);
    const position = pickPosition(
      g,
      scope.you,
      row,
      effect.position ? [effect.position] : printed(g.s, row).words.includes('Link') ? ['attack'] : ['attack', 'defense'],
    );
    placeSummoned(g, row, seat, place, position, 'special', scope.you);
    summoned.push(row);
  }
  if (summoned.length > 0) tell(g, 'summon succeeded', 'Y8.8');
  for (const row of summoned) {
    happen(g, 'summoned', { row, seat, how: 'special', by: scope.you, from: card(g.s, row).summoned?.from ?? 'none' });
    if (effect.negated) last(g, scope.you, { until: 'faceUp', on: 'negated', row, visit: card(g.s, row).visit });
  }
  for (const owner of decks) shuffleZone(g, owner, 'deck');
  return summoned;
}

/** Draws, damage, Life Points, values (Y15, Y23). */
function numbers(g: G, effect: Effect, rows: readonly number[], scope: Scope): Done {
  switch (effect.do) {
    case 'draw': {
      const n = amountOf(g.s, effect.n, scope);
      for (const seat of seatsFor(effect.who, g.s, scope.you)) draw(g, seat, n, 'Y20.12');
      return n > 0 ? [] : 'none';
    }
    case 'damage': {
      const n = amountOf(g.s, effect.n, scope);
      for (const seat of seatsFor(effect.who, g.s, scope.you)) changeLp(g, seat, n, 'damage', 'Y15.3');
      checkLp(g);
      return n > 0 ? [] : 'none';
    }
    case 'gain': {
      const n = amountOf(g.s, effect.n, scope);
      for (const seat of seatsFor(effect.who, g.s, scope.you)) changeLp(g, seat, n, 'gain LP', 'Y15.8');
      return n > 0 ? [] : 'none';
    }
    case 'pay': {
      const n = amountOf(g.s, effect.n, scope);
      for (const seat of seatsFor(effect.who, g.s, scope.you)) changeLp(g, seat, n, 'pay LP', 'Y15.5');
      checkLp(g);
      return [];
    }
    case 'stat':
      for (const row of rows) changeStats(g, row, effect, scope);
      return some(rows);
    case 'position':
      return some(rows.filter((row) => changePosition(g, row, effect.to)));
    default:
      return null;
  }
}

function changeStats(g: G, row: number, effect: Extract<Effect, { do: 'stat' }>, scope: Scope): void {
  const { visit } = card(g.s, row);
  const set = (stat: 'atk' | 'def' | 'level', change: StatChange | undefined): void => {
    const now = statOf(g.s, row, stat);
    if (!change || now === null) return;
    // Y23.5: a set works out its number now and takes the place of what was before.
    const made = 'by' in change ? { add: change.sign * amountOf(g.s, change.by, scope) } : { set: settled(g.s, change, now, scope) };
    if ('set' in made)
      g.s.lasting = g.s.lasting.filter(
        (l) => !(l.on === 'card' && l.row === row && l.visit === visit && l.stat === stat && l.until === 'faceUp'),
      );
    last(g, scope.you, { until: effect.until, on: 'card', row, visit, stat, change: made });
  };
  set('atk', effect.atk);
  set('def', effect.def);
  set('level', effect.level);
}

function settled(s: State, change: Exclude<StatChange, { by: unknown }>, now: number, scope: Scope): number {
  if ('to' in change) return amountOf(s, change.to, scope);
  // Y15.2
  return 'half' in change ? Math.ceil(now / 2) : now * 2;
}

/** Y12: changes by effects neither count nor are limited. */
export function changePosition(g: G, row: number, to: 'attack' | 'defense' | 'set' | 'change'): boolean {
  const c = card(g.s, row);
  // Y11.39
  if (c.zone !== 'monster' || (printed(g.s, row).words.includes('Link') && to !== 'attack')) return false;
  if (to === 'set' && (!c.up || c.token)) return false;
  const was = posOf(c);
  const goal = to === 'change' ? (c.position === 'attack' ? 'defense' : 'attack') : to;
  const w = writeCard(g, row);
  const flipped = !c.up && goal !== 'set';
  w.up = goal !== 'set';
  w.position = goal === 'set' ? 'defense' : goal;
  if (posOf(w) === was) return false;
  if (goal === 'set') forget(g, row);
  tell(g, 'position', 'Y12.1', { card: printed(g.s, row).id, at: placeOf(g.s, row), was, pos: posOf(card(g.s, row)) });
  // Y19.19
  if (flipped) happen(g, 'flipped', { row, seat: card(g.s, row).controller, how: 'effect' });
  return true;
}

/** What lasts: control, traits, negated effects, restrictions (Y23.3). Null: it is another kind of effect. */
function lasting(g: G, effect: Effect, rows: readonly number[], scope: Scope): Done {
  const { s } = g;
  switch (effect.do) {
    case 'control':
      return some(rows.filter((row) => takeControl(g, row, seatsFor(effect.to, s, scope.you)[0], effect.until, scope)));
    case 'give':
      for (const row of rows) last(g, scope.you, { until: effect.until, on: 'trait', row, visit: card(s, row).visit, trait: effect.trait });
      return some(rows);
    case 'negateEffects':
      for (const row of rows) last(g, scope.you, { until: effect.until, on: 'negated', row, visit: card(s, row).visit });
      return some(rows);
    case 'ban':
      for (const who of seatsFor(effect.who, s, scope.you)) last(g, scope.you, { until: effect.until, on: 'ban', who, ban: effect.ban });
      return [];
    case 'extraNormal':
      // Y9.6
      s.uses = { ...s.uses, [`extraNormal/${scope.you}`]: 1 };
      return [];
    default:
      return battling(g, effect, scope);
  }
}

/** Chain Links and the battle (Y22.1). */
function battling(g: G, effect: Effect, scope: Scope): Done {
  const { s } = g;
  switch (effect.do) {
    case 'negateActivation':
    case 'negateEffect':
      return negateLink(g, effect.do === 'negateActivation' ? 'activation' : 'effect', scope);
    case 'negateAttack':
      if (!s.battle || s.battle.negated) return 'none';
      s.battle = { ...s.battle, negated: true };
      tell(g, 'attack negated', 'Y13.9');
      return [s.battle.attacker];
    case 'endBattle':
      s.battleOver = true;
      return [];
    default:
      return null;
  }
}

/** Y26.10 */
function counters(g: G, rows: readonly number[], name: string, n: number): Done {
  for (const row of rows) {
    const c = writeCard(g, row);
    c.counters = { ...c.counters, [name]: (c.counters[name] ?? 0) + n };
    tell(g, n > 0 ? 'add counters' : 'remove counters', 'Y26.10', { at: placeOf(g.s, row), counter: name, amount: Math.abs(n) });
  }
  return some(rows);
}

/** What remains: equips, Sets, Summons of more kinds, Tokens, what is shown. */
function others(g: G, effect: Effect, rows: readonly number[], scope: Scope): Done {
  const { s } = g;
  switch (effect.do) {
    case 'equip':
      return equip(g, rows, scope);
    case 'setSpell':
      return some(setSpells(g, rows, scope.you));
    case 'shuffle':
      for (const seat of seatsFor(effect.whose, s, scope.you)) shuffleZone(g, seat, 'deck');
      return [];
    case 'reveal':
      tell(g, 'reveal', 'Y27.13', { who: other(scope.you), cards: rows.map((r) => printed(s, r).id) });
      return some(rows);
    case 'counter':
      return counters(g, rows, effect.name, effect.n);
    case 'removeCounter':
      return counters(g, [scope.self], effect.name, -effect.n);
    case 'fuse':
      return some(fuse(g, effect, scope));
    case 'ritual':
      return some(ritual(g, effect, scope));
    case 'token':
      return some(makeTokens(g, effect, scope));
    default:
      return null;
  }
}

/** Y26.1 */
function equip(g: G, rows: readonly number[], scope: Scope): Done {
  const [host] = rows;
  if (host === undefined || !card(g.s, host).up || card(g.s, scope.self).zone !== 'spell') return 'none';
  writeCard(g, scope.self).host = host;
  tell(g, 'equip', 'Y26.1', { at: placeOf(g.s, scope.self), to: placeOf(g.s, host) });
  return rows;
}

/** Y22.1: negates the Chain Link that this one answers. */
function negateLink(g: G, negated: 'activation' | 'effect', scope: Scope): Done {
  const at = scope.link ? g.s.chain.indexOf(scope.link) - 1 : -1;
  const link = g.s.chain[at];
  if (link?.negated !== 'no') return 'none';
  g.s.chain = g.s.chain.map((l, i) => (i === at ? { ...l, negated } : l));
  tell(g, negated === 'activation' ? 'activation negated' : 'effect negated', 'Y22.1', { link: at + 1 });
  return card(g.s, link.row).visit === link.visit ? [link.row] : [];
}

/** Y25.12, Y25.13 */
function takeControl(g: G, row: number, to: Seat, until: Lasting['until'], scope: Scope): boolean {
  const c = card(g.s, row);
  if (c.zone !== 'monster' || c.controller === to) return false;
  const free = [0, 1, 2, 3, 4].filter((i) => player(g.s, to).monster[i] < 0);
  if (free.length === 0) return false;
  const back = c.controller;
  const place = pickZone(g, scope.you, to, 'monster', free);
  putOnField(g, row, to, 'monster', place, c.up, c.position, { how: 'effect', by: scope.you, rule: 'Y25.12' });
  last(g, scope.you, { until, on: 'control', row, visit: card(g.s, row).visit, back });
  return true;
}

/** Y25.20 */
function setSpells(g: G, rows: readonly number[], seat: Seat): number[] {
  const done: number[] = [];
  for (const row of rows) {
    const field = printed(g.s, row).property === 'Field';
    const zones = field ? [5].filter((i) => player(g.s, seat).spell[i] < 0) : freeSpellZones(g.s, seat);
    if (zones.length === 0) continue;
    putOnField(g, row, seat, 'spell', pickZone(g, seat, seat, 'spell', zones), false, 'attack', {
      how: 'effect',
      by: seat,
      rule: 'Y25.20',
    });
    tell(g, 'set', 'Y25.20', { card: printed(g.s, row).id, at: placeOf(g.s, row), only: seat });
    done.push(row);
  }
  return done;
}

/** Y1.8, Y26.20 */
function makeTokens(g: G, effect: Extract<Effect, { do: 'token' }>, scope: Scope): number[] {
  const made: number[] = [];
  for (let i = 0; i < effect.n; i++) {
    const zones = [0, 1, 2, 3, 4].filter((z) => player(g.s, scope.you).monster[z] < 0);
    const index = g.s._pool.tokens.get(effect.token.name);
    if (zones.length === 0 || index === undefined) break;
    const row = newToken(g, index, scope.you);
    const place = pickZone(g, scope.you, scope.you, 'monster', zones);
    const position = pickPosition(g, scope.you, row, effect.position ? [effect.position] : ['attack', 'defense']);
    placeSummoned(g, row, scope.you, place, position, 'special', scope.you);
    made.push(row);
  }
  if (made.length > 0) tell(g, 'summon succeeded', 'Y8.8');
  for (const row of made) happen(g, 'summoned', { row, seat: scope.you, how: 'special', by: scope.you });
  return made;
}

/** Y1.10: the owner of a Token is the player under whom it was Summoned. */
function newToken(g: G, index: number, owner: Seat): number {
  const { s } = g;
  const row = s.cards.rows.length;
  s.cards = {
    _e: s._e,
    rows: [
      ...s.cards.rows,
      {
        _e: s._e,
        card: index,
        owner,
        controller: owner,
        zone: 'none',
        place: 0,
        up: true,
        position: 'attack',
        visit: 1,
        stay: 1,
        summoned: null,
        since: 0,
        turned: 0,
        attackedIn: 0,
        attacks: 0,
        properly: false,
        host: -1,
        materials: [],
        counters: {},
        used: {},
        scale: false,
        token: true,
      },
    ],
  };
  return row;
}

/** Y23.17, Y14.19: whether something keeps a monster from being destroyed so. */
export const isIndestructible = (s: State, row: number, by: 'battle' | 'effect', from: Seat): boolean =>
  traitsOf(s, row).some(
    (t) =>
      t.trait === 'indestructible' &&
      (t.by === by || t.by === 'both') &&
      (!t.whose || t.whose === 'either' || (t.whose === 'opponent') === (from !== card(s, row).controller)),
  );
