/** The text box of a dungeon: its rooms, what each does, and where it leads (CR 309.4). */
import type { Program, Room, TriggeredAbility } from '@apnap/ability';

/** A room as printed: "Name — effect (Leads to: other rooms)". */
export interface PrintedRoom {
  room: Room;
  effect: string;
}

const ROOM = /^([^—(]+?) — (.*?)(?: *\(Leads to:? ([^()]*)\))?$/;
/** What a dungeon says that is entered only by name (CR 701.46d). */
const ONLY = /^You can't enter this dungeon unless you "venture into [\w ]+\."$/;

/** The rooms of a dungeon, topmost first; the line that is none, when there is one. */
export function printedRooms(text: string): PrintedRoom[] | { line: string } {
  const lines = text
    .split('\n')
    .map((l) => l.trim())
    .filter((l) => l !== '');
  const byName = lines.some((l) => ONLY.test(l));
  const found: { name: string; effect: string; leads: string[] }[] = [];
  for (const line of lines) {
    if (ONLY.test(line)) continue;
    const match = ROOM.exec(line);
    if (!match) return { line };
    found.push({ name: match[1], effect: match[2].trim(), leads: (match[3] ?? '').split(', ').filter((x) => x !== '') });
  }
  const index = (name: string): number => found.findIndex((r) => r.name === name);
  const lost = found.find((r) => r.leads.some((l) => index(l) < 0));
  if (lost) return { line: lost.name };
  return found.map(({ name, effect, leads }, i) => ({
    room: { index: i, name, leadsTo: leads.map(index), ...(byName && i === 0 ? { entered: 'byName' as const } : {}) },
    effect,
  }));
}

/** CR 309.4c: "When you move your venture marker into this room, …" */
export const roomAbility = (room: Room, program: Program): TriggeredAbility => ({
  kind: 'triggered',
  event: { on: 'room', room },
  program,
  zone: 'command',
});
