/** Who somebody is. A number is one person's own (MTR 1.5, 8.1); where one of two has none, the name is all that can tell them apart. */
import type { Entrant, Person } from './types.js';

type Known = Pick<Person, 'name' | 'number'>;

/** Whether two entries may be the same person: by their numbers, and where one has none by name. */
export const samePerson = (a: Known, b: Known): boolean =>
  a.number !== undefined && b.number !== undefined ? a.number === b.number : a.name === b.name;

/** Whether numbers tell somebody apart from everybody of the same name: a team is told apart by those of all its members. */
const isNumbered = (e: { members: readonly Known[] }): boolean => e.members.every((m) => m.number !== undefined);

/** People by number and entrants by name, of a list of entrants. */
interface Directory {
  /** How many of the list are in it. */
  counted: number;
  byId: Map<string, Entrant>;
  byNumber: Map<string, Entrant>;
  byName: Map<string, Entrant[]>;
}

const DIRECTORIES = new WeakMap<readonly Entrant[], Directory>();

/** The directory of a list; lists only grow at their end, and whoever changes an entry says so to `changedIn`. */
function directoryOf(list: readonly Entrant[]): Directory {
  let d = DIRECTORIES.get(list);
  if (!d || d.counted > list.length) {
    d = { counted: 0, byId: new Map(), byNumber: new Map(), byName: new Map() };
    DIRECTORIES.set(list, d);
  }
  for (; d.counted < list.length; d.counted++) {
    const e = list[d.counted];
    d.byId.set(e.id, e);
    for (const m of e.members) if (m.number !== undefined && !d.byNumber.has(m.number)) d.byNumber.set(m.number, e);
    const named = d.byName.get(e.name);
    if (named) named.push(e);
    else d.byName.set(e.name, [e]);
  }
  return d;
}

/** An entry of this list was changed. */
export const changedIn = (list: readonly Entrant[]): boolean => DIRECTORIES.delete(list);

/** The entrant with this id in a list. */
export const entrantIn = (list: readonly Entrant[], id: string): Entrant | undefined => directoryOf(list).byId.get(id);

/** Entrants of this name in a list. */
export const namedIn = (list: readonly Entrant[], name: string): readonly Entrant[] => directoryOf(list).byName.get(name) ?? [];

/** What is wrong with entering somebody beside those who are entered. */
export type IdentityProblem =
  | { kind: 'number'; number: string; of: string }
  /** The same name, and at least one of the two without a number. */
  | { kind: 'name'; name: string };

/** Whether a person or a team may be entered beside those of some lists: numbers are one person's own, and without them names are. */
export function identityProblem(
  e: { name: string; members: readonly Known[] },
  lists: readonly (readonly Entrant[])[],
  but?: Entrant,
): IdentityProblem | undefined {
  const own = new Map<string, string>();
  for (const { name, number } of e.members) {
    if (number === undefined) continue;
    const first = own.get(number);
    if (first !== undefined) return { kind: 'number', number, of: first };
    own.set(number, name);
    for (const list of lists) {
      const other = directoryOf(list).byNumber.get(number);
      if (other && other !== but) return { kind: 'number', number, of: other.name };
    }
  }
  const clash = lists.flatMap((list) => namedIn(list, e.name)).some((o) => o !== but && !(isNumbered(o) && isNumbered(e)));
  return clash ? { kind: 'name', name: e.name } : undefined;
}
