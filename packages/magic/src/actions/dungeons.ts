/** Dungeons and venturing into them (CR 309, 701.46). */

import type { Room } from '@apnap/ability';
import { ask, type Id } from '@apnap/kernel';
import { commitCompleted, commitRoom, place } from '../events/commit.js';
import type { Mechanic } from '../events/mechanics.js';
import { live, newObject, player } from '../state/access.js';
import type { G } from '../state/log.js';
import { stacks } from '../state/markers.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import { acted } from './acted.js';

/** Rooms of the dungeon with this number among the cards, from the top; none for other cards. */
export function roomsOf(s: State, card: number): Room[] {
  const [face] = s._pool.cards[card].card.faces;
  if (!face.types.includes('Dungeon')) return [];
  return face.abilities.flatMap((a) => (a.kind === 'triggered' && a.event.on === 'room' ? [a.event.room] : []));
}

/** The dungeon a player is in (CR 309.3), or 0. */
export const dungeonOf = (s: State, seat: number): Id =>
  s.command.find((id) => {
    const o = live(s, id);
    return o?.owner === seat && roomsOf(s, o.card).length > 0;
  }) ?? 0;

/** The room of the venture marker (CR 309.4). */
export function roomOf(s: State, id: Id): Room | undefined {
  const o = live(s, id);
  return o ? roomsOf(s, o.card).find((r) => r.index === o.level - 1) : undefined;
}

/** CR 701.46a-d: `into`: a quality of the dungeon that is entered, if one is. */
export function venture(g: G, seat: number, into: string | undefined, source: Id): void {
  const current = dungeonOf(g.s, seat);
  const room = current === 0 ? undefined : roomOf(g.s, current);
  if (room && room.leadsTo.length > 0) moveOn(g, seat, current, room, source);
  else {
    if (current !== 0) complete(g, current); // CR 701.46c
    enter(g, seat, into, source);
  }
  acted(g, seat, 'venture', 1, '701.46a');
}

function pick<T>(g: G, seat: number, list: readonly T[], word: (x: T) => string, prompt: string, source: Id): T | undefined {
  if (list.length < 2 && g.s.forced !== 'ask') return list[0];
  if (list.length === 0) return undefined;
  const answer = ask(g, {
    seat,
    kind: 'option',
    ask: { form: 'pick', options: list.map((x) => ({ word: word(x) })), min: 1, max: 1 },
    rule: prompt === 'ask.room' ? '309.5a' : '701.46a',
    prompt: { id: prompt },
    source,
    visible: 'all',
  });
  return list['pick' in answer ? answer.pick[0] : 0];
}

/** CR 309.5a */
function moveOn(g: G, seat: number, id: Id, from: Room, source: Id): void {
  const rooms = roomsOf(g.s, (live(g.s, id) as { card: number }).card);
  const next = from.leadsTo.flatMap((index) => rooms.find((r) => r.index === index) ?? []);
  const to = next.length === 1 ? next[0] : pick(g, seat, next, (r) => r.name, 'ask.room', source);
  if (to) noteTriggers(g, [commitRoom(g, id, to)], null);
}

/** CR 701.46a, 701.46d: a dungeon from outside the game; the marker is put on its topmost room. */
function enter(g: G, seat: number, into: string | undefined, source: Id): void {
  const { s } = g;
  const cards = s._pool.cards.flatMap((info, card) => {
    const [top] = roomsOf(s, card);
    if (!top) return [];
    const named = into !== undefined && info.card.faces[0].subtypes.includes(into);
    return into === undefined ? (top.entered === 'byName' ? [] : [card]) : named ? [card] : [];
  });
  const card = cards.length === 1 ? cards[0] : pick(g, seat, cards, (c) => s._pool.cards[c].card.name, 'ask.dungeon', source);
  if (card === undefined) return;
  const o = newObject(s, { card, face: 0, owner: seat, controller: seat, zone: 'command' });
  place(g, o);
  noteTriggers(g, [commitRoom(g, o.id, roomsOf(s, card)[0])], null);
}

/** CR 309.7 */
function complete(g: G, id: Id): void {
  const o = live(g.s, id);
  if (!o) return;
  const seat = commitCompleted(g, id, g.s._pool.cards[o.card].card.name);
  acted(g, seat, 'completeDungeon', player(g.s, seat).completed.length, '309.7');
}

/** CR 309.6: a dungeon whose marker is on its bottommost room, once none of its room abilities is waiting or on the stack. */
function finishedDungeons(g: G): boolean {
  const { s } = g;
  let any = false;
  for (const id of s.command) {
    const room = roomOf(s, id);
    if (!room || room.leadsTo.length > 0) continue;
    const busy = s.waiting.some((w) => w.source === id) || stacks(s).some((x) => live(s, x)?.stack?.env.source === id);
    if (busy) continue;
    complete(g, id);
    any = true;
  }
  return any;
}

export const DUNGEONS: Mechanic = { name: 'dungeons', check: finishedDungeons };
