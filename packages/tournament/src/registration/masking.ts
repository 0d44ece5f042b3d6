/** Names of minors, and of others who wish it: outside the desk they are shown as initials only, and without a number. */
import type { Entrant, Person, State } from '../state/types.js';

/** Whether names are shown as somebody wished, or in full, for the organizer's own eyes. */
export type ShownNames = 'masked' | 'full';

/** "Ann Lee" as "A. L.", and a name in Han characters by the surname, as papers do. */
export function initials(name: string): string {
  const words = [...name.matchAll(/(\p{L})[\p{L}\p{M}'’-]*/gu)];
  return words.map(([word, first]) => (/^\p{Script=Han}/u.test(word) ? `${first}某` : `${first}.`)).join(' ');
}

const isMasked = (p: Person, below: number): boolean => p.masked !== undefined || (p.age !== undefined && p.age < below);

function maskedPerson(p: Person, below: number): Person {
  if (!isMasked(p, below)) return p;
  const { number: _, ...rest } = p;
  return { ...rest, name: initials(p.name) };
}

/** A team's name is nobody's own: of a team only the members are masked. */
function maskedEntrant(e: Entrant, below: number): Entrant {
  if (!e.members.some((m) => isMasked(m, below))) return e;
  const alone = e.members.length === 1;
  return { ...e, name: alone ? initials(e.name) : e.name, members: e.members.map((m) => maskedPerson(m, below)) };
}

/** The event as others may see it. Where two have the same initials their ids tell them apart. */
export function masked(state: State): State {
  const all = [...state.entrants, ...state.waiting].map((e) => maskedEntrant(e, state.settings.maskBelow));
  const shown = all.map((e) => (all.some((o) => o !== e && o.name === e.name) ? { ...e, name: `${e.name} (${e.id})` } : e));
  return { ...state, entrants: shown.slice(0, state.entrants.length), waiting: shown.slice(state.entrants.length) };
}

/** The event with names as wished. */
export const shownTo = (state: State, names: ShownNames): State => (names === 'full' ? state : masked(state));
