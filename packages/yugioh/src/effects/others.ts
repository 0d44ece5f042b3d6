/** What else effects do: equips, Sets, places on the field, Tokens, counters, what is shown, Summons of more kinds. */

import type { Effect } from '../language/effects.js';
import { pickOne, pickPosition, pickRows, pickZone } from '../moves/asking.js';
import { attachTo, forget, moveAll, putOnField } from '../moves/move.js';
import { placeSummoned } from '../moves/place.js';
import { rollDice, shuffleZone, tossCoins } from '../moves/players.js';
import { seatsFor } from '../reading/looks.js';
import { amountOf, cardsOf, known, type Scope } from '../reading/values.js';
import { freeMonsterZones, freeSpellZones, scaleZones, summonZones } from '../reading/zones.js';
import { card, happen, other, placeOf, player, printed, tell, writeCard } from '../state/access.js';
import { newCard } from '../state/cards.js';
import type { G, Seat } from '../state/types.js';
import { banishFor, bond, comeBack } from './absent.js';
import { last } from './changing.js';
import { nameNumber } from './declaring.js';
import { type Done, some } from './done.js';
import { fuse, ritual } from './fusion.js';
import { summonNow } from './immediate.js';
import { changePlaces, trading } from './trading.js';

/** Y26.10 */
function counters(g: G, rows: readonly number[], name: string, n: number, most = Infinity): Done {
  for (const row of rows) {
    // Y26.10: never more than its text says.
    if (n > 0 && (card(g.s, row).counters[name] ?? 0) + n > most) continue;
    const c = writeCard(g, row);
    c.counters = { ...c.counters, [name]: (c.counters[name] ?? 0) + n };
    tell(g, n > 0 ? 'add counters' : 'remove counters', 'Y26.10', { at: placeOf(g.s, row), counter: name, amount: Math.abs(n) });
  }
  return some(rows);
}

/** What remains: equips, Sets, Summons of more kinds, Tokens, what is shown. */
export function others(g: G, effect: Effect, rows: readonly number[], scope: Scope): Done {
  const { s } = g;
  switch (effect.do) {
    case 'equip':
      return equip(g, rows, scope, effect.gives);
    case 'activatable':
      // Y16.12
      for (const row of rows)
        last(g, scope.you, { until: 'turnEnd', on: 'trait', row, visit: card(s, row).visit, trait: { trait: 'activatable' } });
      return some(rows);
    case 'ritualTributes':
      return [];
    case 'equipTo':
      return some(equipMonsters(g, rows, scope));
    case 'summonNow':
      return summonNow(g, effect, scope);
    case 'banishUntil':
      return banishFor(g, rows, effect, scope);
    case 'comeBack':
      return comeBack(g, rows, effect, scope);
    case 'bond':
      return bond(g, effect, scope);
    case 'summonTrap':
      return summonTrap(g, effect, scope);
    case 'summonOver':
      return summonOver(g, rows, effect, scope);
    case 'swapControl':
      return swapControl(g, rows);
    case 'moveZone':
      return some(rows.filter((row) => moveZone(g, row, scope)));
    case 'place':
      return some(placeFaceUp(g, rows, effect, scope));
    case 'setSpell':
      return some(setSpells(g, rows, scope.you));
    case 'counter':
      return counters(g, rows, effect.name, effect.n * (effect.each ? amountOf(s, effect.each, scope) : 1), effect.most);
    case 'removeAll':
      return some(rows.filter((r) => counters(g, [r], effect.name, -(card(s, r).counters[effect.name] ?? 0)) !== 'none'));
    case 'removeCounter':
      return effect.from ? removeCounters(g, effect, scope) : counters(g, [scope.self], effect.name, -effect.n);
    case 'fuse':
      return some(fuse(g, effect, scope));
    case 'ritual':
      return some(ritual(g, effect, scope));
    case 'token':
      return some(makeTokens(g, effect, scope));
    default:
      return trading(g, effect, rows, scope) ?? uncovering(g, effect, rows, scope);
  }
}

/** What is seen, shuffled or left to luck (Y27.13, Y20.16). */
function uncovering(g: G, effect: Effect, rows: readonly number[], scope: Scope): Done {
  const { s } = g;
  switch (effect.do) {
    case 'look':
      tell(g, 'reveal', 'Y27.13', { only: scope.you, cards: cardsOf(s, effect.at, scope).map((r) => printed(s, r).id) });
      return [];
    case 'excavate':
      return excavate(g, effect, scope);
    case 'toss':
    case 'roll':
      s.luck = effect.do === 'roll' ? rollDice(g, scope.you, effect.n) : toss(g, effect, scope);
      return [];
    case 'number':
      s.luck = nameNumber(g, seatsFor(effect.who, s, scope.you)[0], effect.from, effect.to);
      return [];
    case 'shuffle':
      for (const seat of seatsFor(effect.whose, s, scope.you)) shuffleZone(g, seat, 'deck');
      return [];
    case 'reveal':
      tell(g, 'reveal', 'Y27.13', { who: other(scope.you), cards: rows.map((r) => printed(s, r).id) });
      // Y27.9
      for (const seat of new Set(rows.filter((r) => card(s, r).zone === 'hand').map((r) => card(s, r).controller)))
        shuffleZone(g, seat, 'hand');
      return some(rows);
    default:
      return null;
  }
}

/** Y26.1 */
function equip(g: G, rows: readonly number[], scope: Scope, gives?: number): Done {
  const [host] = rows;
  if (host === undefined || !card(g.s, host).up || host === scope.self) return 'none';
  // Y26.8: a monster that equips itself becomes a Spell.
  if (card(g.s, scope.self).zone !== 'spell') {
    const zones = freeSpellZones(g.s, scope.you);
    if (zones.length === 0 || !isOwnMonster(g, scope)) return 'none';
    putOnField(g, scope.self, scope.you, 'spell', pickZone(g, scope.you, scope.you, 'spell', zones), true, 'attack', {
      how: 'effect',
      by: scope.you,
      rule: 'Y26.8',
    });
  }
  writeCard(g, scope.self).host = host;
  tell(g, 'equip', 'Y26.1', { at: placeOf(g.s, scope.self), to: placeOf(g.s, host) });
  if (gives)
    last(g, scope.you, {
      until: 'selfUp',
      source: [scope.self, card(g.s, scope.self).stay],
      on: 'card',
      row: host,
      visit: card(g.s, host).visit,
      stat: 'atk',
      change: { add: gives },
    });
  return rows;
}

/** This card, where it was activated. */
const isOwnMonster = (g: G, scope: Scope): boolean =>
  ['hand', 'monster', 'grave', 'banished'].includes(card(g.s, scope.self).zone) &&
  (scope.link === null || scope.link.visit === card(g.s, scope.self).visit);

/** Y20.16: of a coin that is called it is asked before; the luck is then to have called it right. */
function toss(g: G, effect: Extract<Effect, { do: 'toss' }>, scope: Scope): number {
  if (!effect.call) return tossCoins(g, scope.you, effect.n);
  const asked = { seat: scope.you, kind: 'choose option', rule: 'Y20.16', prompt: 'ask.option' };
  const tails = pickOne(g, asked, [{ do: 'heads' }, { do: 'tails' }]) === 1;
  const heads = tossCoins(g, scope.you, 1) === 1;
  return heads === tails ? 0 : 1;
}

/** Y27.13: shown to both, or looked at; they stay where they are. */
function excavate(g: G, effect: Extract<Effect, { do: 'excavate' }>, scope: Scope): Done {
  const [seat] = seatsFor(effect.whose, g.s, scope.you);
  const n = amountOf(g.s, effect.n, scope);
  const rows = n > 0 ? player(g.s, seat).deck.slice(-n).reverse() : [];
  tell(g, 'reveal', 'Y27.13', {
    ...(effect.secret ? { only: scope.you } : { who: other(scope.you) }),
    cards: rows.map((r) => printed(g.s, r).id),
  });
  return some(rows);
}

/** Y26.10: counters of several cards are taken one by one. */
function removeCounters(g: G, effect: Extract<Effect, { do: 'removeCounter' }>, scope: Scope): Done {
  if (!effect.from) return null;
  const done: number[] = [];
  for (let i = 0; i < effect.n; i++) {
    const rows = cardsOf(g.s, effect.from, scope).filter((r) => (card(g.s, r).counters[effect.name] ?? 0) > 0);
    const [row] = pickRows(g, { seat: scope.you, kind: 'choose cards', rule: 'Y26.10', prompt: 'ask.cost' }, rows, 1, 1);
    if (row === undefined) break;
    counters(g, [row], effect.name, -1);
    done.push(row);
  }
  return some(done);
}

/** Y26.9: a monster is equipped to this card, as a Spell. */
function equipMonsters(g: G, rows: readonly number[], scope: Scope): number[] {
  const done: number[] = [];
  for (const row of rows) {
    const zones = freeSpellZones(g.s, scope.you);
    if (zones.length === 0 || !onMonsterZone(g, scope.self)) break;
    putOnField(g, row, scope.you, 'spell', pickZone(g, scope.you, scope.you, 'spell', zones), true, 'attack', {
      how: 'effect',
      by: scope.you,
      rule: 'Y26.9',
    });
    writeCard(g, row).host = scope.self;
    tell(g, 'equip', 'Y26.9', { at: placeOf(g.s, row), to: placeOf(g.s, scope.self) });
    done.push(row);
  }
  return done;
}

const onMonsterZone = (g: G, row: number): boolean => card(g.s, row).zone === 'monster' && card(g.s, row).up;

/** Y25.13: two monsters of different players change places. */
function swapControl(g: G, rows: readonly number[]): Done {
  const [a, b] = rows;
  if (b === undefined || card(g.s, a).zone !== 'monster' || card(g.s, b).zone !== 'monster') return 'none';
  if (card(g.s, a).controller === card(g.s, b).controller) return 'none';
  changePlaces(g, a, b);
  return [a, b];
}

/** Y3.7: to another Main Monster Zone of its controller. */
function moveZone(g: G, row: number, scope: Scope): boolean {
  const c = card(g.s, row);
  const free = freeMonsterZones(g.s, c.controller);
  if (c.zone !== 'monster' || free.length === 0) return false;
  const place = pickZone(g, scope.you, c.controller, 'monster', free);
  putOnField(g, row, c.controller, 'monster', place, c.up, c.position, { how: 'effect', by: scope.you, rule: 'Y3.7' });
  return true;
}

/** Y25.21: face-up into a zone, without being activated. */
function placeFaceUp(g: G, rows: readonly number[], { in: zone, as, owner }: Extract<Effect, { do: 'place' }>, scope: Scope): number[] {
  const done: number[] = [];
  const why = { how: 'effect' as const, by: scope.you, rule: 'Y25.21' };
  for (const row of rows) {
    if (zone === 'fieldZone') {
      // Y16.15
      const old = player(g.s, scope.you).spell[5];
      if (old >= 0) moveAll(g, [old], 'grave', { ...why, how: 'rule', rule: 'Y16.15' });
      putOnField(g, row, scope.you, 'spell', 5, true, 'attack', why);
    } else {
      const side = owner ? card(g.s, row).owner : scope.you;
      const zones = zone === 'pendulumZone' ? scaleZones(g.s, side) : freeSpellZones(g.s, side);
      if (zones.length === 0) continue;
      const orphans = card(g.s, row).materials;
      putOnField(g, row, side, 'spell', pickZone(g, scope.you, side, 'spell', zones), true, 'attack', why);
      if (as) becomeSpell(g, row, as, orphans);
      if (zone === 'pendulumZone') writeCard(g, row).scale = true;
    }
    done.push(row);
  }
  return done;
}

/** Y25.21: a monster that is treated as a Continuous Spell or Trap is a new object; its materials go to the GY. */
function becomeSpell(g: G, row: number, as: 'spell' | 'trap', orphans: readonly number[]): void {
  forget(g, row);
  const c = writeCard(g, row);
  c.as = as;
  c.materials = [];
  if (orphans.length > 0) moveAll(g, orphans, 'grave', { how: 'rule', by: -1, rule: 'Y11.25' });
}

/** Y11.26: an Xyz Monster is placed on a monster, whose materials become its own. */
function summonOver(g: G, rows: readonly number[], effect: Extract<Effect, { do: 'summonOver' }>, scope: Scope): Done {
  const [over] = known(g.s, effect.over, scope);
  const [row] = rows;
  if (over === undefined || row === undefined || card(g.s, over).zone !== 'monster') return 'none';
  const zones = summonZones(g.s, row, scope.you, [over]);
  if (zones.length === 0) return 'none';
  const place = pickZone(g, scope.you, scope.you, 'monster', zones);
  const under = [...card(g.s, over).materials, over];
  for (const m of under) attachTo(g, m, row);
  const from = card(g.s, row).zone;
  placeSummoned(g, row, scope.you, place, pickPosition(g, scope.you, row, ['attack', 'defense']), 'xyz', scope.you, under);
  writeCard(g, row).properly = true;
  tell(g, 'summon succeeded', 'Y8.8');
  happen(g, 'summoned', { row, seat: scope.you, how: 'xyz', by: scope.you, from, source: scope.self });
  return [row];
}

/** Y16.19: a Trap is Special Summoned as a monster. */
function summonTrap(g: G, effect: Extract<Effect, { do: 'summonTrap' }>, scope: Scope): Done {
  const form = g.s._pool.forms.get(card(g.s, scope.self).card);
  const zones = freeMonsterZones(g.s, scope.you);
  if (form === undefined || zones.length === 0) return 'none';
  const place = pickZone(g, scope.you, scope.you, 'monster', zones);
  const position = pickPosition(g, scope.you, scope.self, effect.position ? [effect.position] : ['attack', 'defense']);
  const trap = card(g.s, scope.self).card;
  placeSummoned(g, scope.self, scope.you, place, position, 'special', scope.you);
  const c = writeCard(g, scope.self);
  c.trap = trap;
  c.card = form;
  tell(g, 'summon succeeded', 'Y8.8');
  happen(g, 'summoned', { row: scope.self, seat: scope.you, how: 'special', by: scope.you, from: 'spell', source: scope.self });
  return [scope.self];
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
  const side = effect.to ? seatsFor(effect.to, g.s, scope.you)[0] : scope.you;
  // Y8.12
  if (freeMonsterZones(g.s, side).length < effect.n) return made;
  for (let i = 0; i < effect.n; i++) {
    const zones = [0, 1, 2, 3, 4].filter((z) => player(g.s, side).monster[z] < 0);
    const index = g.s._pool.tokens.get(effect.token.name);
    if (zones.length === 0 || index === undefined) break;
    const row = newToken(g, index, side);
    const place = pickZone(g, scope.you, side, 'monster', zones);
    const position = pickPosition(g, scope.you, row, effect.position ? [effect.position] : ['attack', 'defense']);
    placeSummoned(g, row, side, place, position, 'special', scope.you);
    made.push(row);
  }
  if (made.length > 0) tell(g, 'summon succeeded', 'Y8.8');
  for (const row of made) happen(g, 'summoned', { row, seat: side, how: 'special', by: scope.you, source: scope.self });
  return made;
}

/** Y1.10: the owner of a Token is the player under whom it was Summoned. */
function newToken(g: G, index: number, owner: Seat): number {
  const { s } = g;
  const row = s.cards.rows.length;
  s.cards = { _e: s._e, rows: [...s.cards.rows, { ...newCard(index, owner, 'none'), _e: s._e, up: true, token: true }] };
  return row;
}
