/** Who may be named as deciding: officials of the event, in the part they have (MTR 1.3, 1.6 to 1.9). */
import { type Message, message } from '../messages.js';
import type { StaffRole, State } from '../state/types.js';
import { cleanName, cleanNumber } from './names.js';

/** The parts of those who may decide as one: a head judge is a judge too. */
const PARTS: Readonly<Record<'headJudge' | 'judge', readonly StaffRole[]>> = { headJudge: ['headJudge'], judge: ['judge', 'headJudge'] };

/** Why somebody, by name or number, is not to be named as head judge or judge of an event; undefined for who is. */
export function officialProblem(state: Pick<State, 'staff'>, who: string, part: keyof typeof PARTS): Message | undefined {
  const able = state.staff.filter((s) => PARTS[part].includes(s.role));
  if (able.some((s) => s.name === cleanName(who) || (s.number !== undefined && s.number === cleanNumber(who)))) return undefined;
  return message('error.officialUnknown', { name: who, role: part, code: part, list: able.map((s) => s.name).join(', ') || '—' });
}
