/** Names of minors, and of others who wish it: outside the desk they are shown as initials only, and without a number. */
import type { Entrant, Person, State } from '../state/types.js';
import { cleanName } from './names.js';

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

/** Names as they are entered today: those of older logs may hold characters that nobody sees. */
function seen(e: Entrant): Entrant {
  const dirty = (name: string): boolean => name !== cleanName(name);
  if (!dirty(e.name) && !e.members.some((m) => dirty(m.name))) return e;
  return { ...e, name: cleanName(e.name), members: e.members.map((m) => ({ ...m, name: cleanName(m.name) })) };
}

/** The event with these names, those of one name told apart by their ids; `whom`: all of them, or those who are masked. */
function apart(state: State, shown: (e: Entrant) => Entrant, whom: 'all' | 'masked'): State {
  const before = [...state.entrants, ...state.waiting];
  const after = before.map((e) => seen(shown(e)));
  const times = new Map<string, number>();
  for (const { name } of after) times.set(name, (times.get(name) ?? 0) + 1);
  const named = after.map((e, i) =>
    (times.get(e.name) ?? 0) > 1 && (whom === 'all' || e !== before[i]) ? { ...e, name: `${e.name} (${e.id})` } : e,
  );
  return { ...state, entrants: named.slice(0, state.entrants.length), waiting: named.slice(state.entrants.length) };
}

/** The event as others may see it. Where two have the same initials their ids tell them apart. */
export const masked = (state: State, whom: 'all' | 'masked' = 'all'): State =>
  apart(state, (e) => maskedEntrant(e, state.settings.maskBelow), whom);

/** The event with names as wished, for people: those of one name are told apart. */
export const shownTo = (state: State, names: ShownNames): State => (names === 'full' ? apart(state, (e) => e, 'all') : masked(state));

/** The same for other programs, which tell those of one name apart by their numbers: no name is changed but those that are masked. */
export const exportedTo = (state: State, names: ShownNames): State =>
  names === 'full' ? apart(state, (e) => e, 'masked') : masked(state, 'masked');
