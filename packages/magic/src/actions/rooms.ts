/** Doors of split permanents: the halves that are unlocked one by one (CR 709.5). */
import { ask, type Id } from '@apnap/kernel';
import { commitDoor } from '../events/commit.js';
import { doorsOf } from '../reading/doors.js';
import { live } from '../state/access.js';
import type { G } from '../state/log.js';
import { noteTriggers } from '../triggers/note.js';

/** The half gets its unlocked designation, or loses it; what triggers on that triggers (CR 709.5h). */
export function changeDoor(g: G, seat: number, id: Id, half: 0 | 1, to: 'unlock' | 'lock', rule: string): void {
  const o = live(g.s, id);
  if (!o || !doorsOf(g.s, o).some((d) => d.half === half && d.unlocked === (to === 'lock'))) return;
  noteTriggers(g, [commitDoor(g, id, half, to, seat, rule)], null);
}

/** CR 709.5f-g: the player chooses a door of the permanent that can be changed so. */
export function chooseDoor(g: G, seat: number, id: Id, change: 'unlock' | 'lock' | 'any', source: Id): void {
  const o = live(g.s, id);
  const doors = o ? doorsOf(g.s, o).filter((d) => change === 'any' || d.unlocked === (change === 'lock')) : [];
  if (doors.length === 0) return;
  const options = doors.map((d) => ({ door: d.half, name: d.name, unlocked: d.unlocked }));
  const answer =
    doors.length === 1 && g.s.forced !== 'ask'
      ? { pick: [0] }
      : ask(g, {
          seat,
          kind: 'option',
          ask: { form: 'pick', options, min: 1, max: 1 },
          rule: change === 'lock' ? '709.5g' : '709.5f',
          prompt: { id: 'ask.door' },
          source,
          visible: 'all',
        });
  const door = doors['pick' in answer ? answer.pick[0] : 0];
  if (door.unlocked) changeDoor(g, seat, id, door.half, 'lock', '709.5g');
  else changeDoor(g, seat, id, door.half, 'unlock', '709.5f');
}
