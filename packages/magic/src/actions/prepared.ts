/** Permanents become prepared (reading/prepared.ts). */
import type { Id } from '@apnap/kernel';
import { copiedFrom } from '../characteristics/base.js';
import { place } from '../events/commit.js';
import type { Mechanic } from '../events/mechanics.js';
import { writeMemory } from '../events/memory.js';
import { controllerOf } from '../reading/characteristics.js';
import { PREPARED } from '../reading/memory.js';
import { copyOfPrepared, PREPARE } from '../reading/prepared.js';
import { hasFlag, live, newObject } from '../state/access.js';
import type { G } from '../state/log.js';
import { FLAG } from '../state/objects.js';

/** Only a creature with a prepare spell can become prepared; its spell is copied, and the copy waits in exile (CR 707.12). */
export function prepare(g: G, id: Id): void {
  const { s } = g;
  const o = live(s, id);
  if (o?.zone !== 'battlefield' || copyOfPrepared(s, o) !== 0 || hasFlag(o, FLAG.faceDown)) return;
  const from = copiedFrom(s, o);
  if (s._pool.cards[from.card].card.layout !== 'prepare') return;
  const seat = controllerOf(s, id);
  const copy = newObject(s, { card: from.card, face: 1, owner: seat, controller: seat, zone: 'exile' });
  copy.flags = FLAG.copy;
  copy.copyOf = { card: from.card, face: 1 };
  place(g, copy);
  writeMemory(s, id, { link: PREPARED, ids: [copy.id] });
}

export const PREPARED_PERMANENTS: Mechanic = { name: PREPARE, isIn: (node) => node.status === 'prepared' };
