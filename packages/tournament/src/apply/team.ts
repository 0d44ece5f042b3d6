/** What is left of a team when one of its members goes (MTR 8.2). */
import type { Entry } from '../commands.js';
import { refuse } from '../messages.js';
import { entrantOf, playsBySeat } from '../state/look.js';
import type { DropReason, Entrant, State } from '../state/types.js';
import { leave } from './leave.js';

/** How many a team needs to go on: two seats of three can win a match; of a Two-Headed Giant nobody may be missing (house rule on MTR 8.2). */
const leastMembers = (state: State, e: Entrant): number => (playsBySeat(state) ? state.settings.matchWins : e.members.length);

/** The member of a team. @throws DeskError when there is none of this number. */
export function memberOf(e: Entrant, member: number): Entrant['members'][number] {
  return e.members[member] ?? refuse('error.noMember', { name: e.name, member: member + 1 });
}

/** One of a team leaves; with too few left the whole team does. */
export function memberLeaves(state: State, id: string, member: number, reason: DropReason, from: number, at: Entry): 'plays on' | 'broken' {
  const e = entrantOf(state, id);
  const { name } = memberOf(e, member);
  if (e.gone?.some((g) => g.member === member)) refuse('error.alreadyDropped', { name });
  e.gone = [...(e.gone ?? []), { member, from, reason, at: at.at }];
  if (e.members.length - e.gone.length >= leastMembers(state, e)) return 'plays on';
  leave(state, id, 'teamBroken', at);
  return 'broken';
}
