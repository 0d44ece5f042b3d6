/** What players give each other: cards of hands, monsters (Y3.11, Y20.8, Y25.13). */

import type { Effect } from '../language/effects.js';
import { pickRows, pickZone } from '../moves/asking.js';
import { giveToHand, moveAll, putOnField, settle } from '../moves/move.js';
import { draw, shuffleZone } from '../moves/players.js';
import { tradeable } from '../reading/trades.js';
import type { Scope } from '../reading/values.js';
import { freeMonsterZones } from '../reading/zones.js';
import { card, nextMoment, other, placeOf, player, printed, tell, writeCard, writePlayer } from '../state/access.js';
import type { G, Seat } from '../state/types.js';
import { last } from './changing.js';
import { type Done, some } from './done.js';

/** Effects by which cards change between players. Null: it is another kind of effect. */
export function trading(g: G, effect: Effect, rows: readonly number[], scope: Scope): Done {
  switch (effect.do) {
    case 'handTo':
      return handTo(g, rows, scope);
    case 'tradeHands':
      return tradeHands(g, scope);
    case 'renewHands':
      return renewHands(g, effect.n, scope);
    case 'tradeMonsters':
      return tradeMonsters(g, effect, scope);
    default:
      return null;
  }
}

function handTo(g: G, rows: readonly number[], scope: Scope): Done {
  const seat = other(scope.you);
  for (const row of rows) giveToHand(g, row, seat, { how: 'effect', by: scope.you, source: scope.self, rule: 'Y3.11' });
  // Y27.9
  if (rows.length > 0) for (const s of [scope.you, seat]) shuffleZone(g, s, 'hand');
  return some(rows);
}

/** Y20.8: the turn player chooses first; both cards go at the same time. */
function tradeHands(g: G, scope: Scope): Done {
  const order = [g.s.active, other(g.s.active)] as const;
  if (order.some((seat) => player(g.s, seat).hand.length === 0)) return 'none';
  for (const seat of order) tell(g, 'reveal', 'Y27.13', { who: other(seat), cards: player(g.s, seat).hand.map((r) => printed(g.s, r).id) });
  const taken = order.map((seat): readonly [Seat, number] => {
    const asked = { seat, kind: 'choose cards', rule: 'Y20.8', prompt: 'ask.choose' };
    return [seat, pickRows(g, asked, player(g.s, other(seat)).hand, 1, 1)[0]];
  });
  for (const [seat, row] of taken) giveToHand(g, row, seat, { how: 'effect', by: scope.you, source: scope.self, rule: 'Y3.11' });
  for (const seat of order) shuffleZone(g, seat, 'hand');
  return taken.map(([, row]) => row);
}

/** Y20.8, Y20.12: all discard at once; then each draws. */
function renewHands(g: G, n: number | undefined, scope: Scope): Done {
  const order = [g.s.active, other(g.s.active)] as const;
  const hands = order.map((seat) => player(g.s, seat).hand);
  const why = { how: 'effect' as const, by: scope.you, source: scope.self, as: 'discard' as const, rule: 'Y20.8' };
  const gone = moveAll(g, hands.flat(), 'grave', why);
  settle(g);
  nextMoment(g);
  for (const [i, seat] of order.entries()) if (!g.s.result) draw(g, seat, n ?? hands[i].length, 'Y20.12', scope.you);
  return gone;
}

/** Y25.13: both change sides at once; each player chooses the zone of the monster that comes. */
function tradeMonsters(g: G, effect: Extract<Effect, { do: 'tradeMonsters' }>, scope: Scope): Done {
  const order = [g.s.active, other(g.s.active)] as const;
  const given = order.map((seat): readonly [Seat, number | undefined] => {
    const rows = tradeable(g.s, seat, effect.what, scope);
    return [seat, pickRows(g, { seat, kind: 'choose cards', rule: 'Y20.8', prompt: 'ask.choose' }, rows, 1, 1)[0]];
  });
  const [[mine, a], [theirs, b]] = given;
  if (a === undefined || b === undefined) return 'none';
  const zoneFor = (seat: Seat, gone: number): number =>
    pickZone(
      g,
      seat,
      seat,
      'monster',
      [...freeMonsterZones(g.s, seat), card(g.s, gone).place].sort((x, y) => x - y),
    );
  const places = [zoneFor(mine, a), zoneFor(theirs, b)];
  const moves = [
    [b, mine, places[0]],
    [a, theirs, places[1]],
  ] as const;
  switchSides(g, mine === scope.you ? moves : [moves[1], moves[0]], scope);
  return [a, b];
}

/** Y25.13: two monsters of different players change places. */
export function changePlaces(g: G, a: number, b: number): void {
  const [x, y] = [card(g.s, a), card(g.s, b)];
  for (const [row, seat, place] of [
    [a, y.controller, y.place],
    [b, x.controller, x.place],
  ] as const) {
    const p = writePlayer(g, seat);
    p.monster = p.monster.map((r, i) => (i === place ? row : r));
    const c = writeCard(g, row);
    c.controller = seat;
    c.place = place;
  }
  tell(g, 'swap', 'Y25.13', { at: placeOf(g.s, a), to: placeOf(g.s, b) });
}

function switchSides(g: G, moves: readonly (readonly [row: number, to: Seat, place: number])[], scope: Scope): void {
  const why = { how: 'effect' as const, by: scope.you, rule: 'Y25.13' };
  const [[x, , px], [y, , py]] = moves;
  // Each goes where the other was.
  if (px === card(g.s, y).place && py === card(g.s, x).place) {
    changePlaces(g, x, y);
    for (const row of [x, y])
      last(g, scope.you, { until: 'faceUp', on: 'control', row, visit: card(g.s, row).visit, back: other(card(g.s, row).controller) });
    return;
  }
  const before = moves.map(([row]) => ({ back: card(g.s, row).controller, up: card(g.s, row).up, position: card(g.s, row).position }));
  for (const [i, [row, to, place]] of moves.entries()) {
    // Y25.13: it may go where the other comes from.
    putOnField(g, row, to, 'monster', place, before[i].up, before[i].position, why);
    last(g, scope.you, { until: 'faceUp', on: 'control', row, visit: card(g.s, row).visit, back: before[i].back });
  }
}
