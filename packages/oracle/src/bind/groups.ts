/** What something is done to, as far as later words can be about all of it: "untap all creatures you control. Those creatures …". */
import type { Filter, Selector } from '@apnap/ability';
import { walk } from '../grammar/raw.js';

/** Where an effect names what it is done to. */
export const GROUPS: Readonly<Record<string, 'what' | 'on' | 'affects' | 'to'>> = {
  tap: 'what',
  untap: 'what',
  removeFromCombat: 'what',
  counters: 'on',
  continuous: 'affects',
  damage: 'to',
  keywordAction: 'what',
};

/** Permanents that are described, or one that is certain and others besides. */
export function areThings(what: Selector): boolean {
  if (what.sel === 'all') return what.zone === 'battlefield';
  const one = (s: Selector): boolean => {
    const of = s as unknown as { sel: string; spec?: { from: string[] } };
    return of.sel === 'all'
      ? areThings(s)
      : of.sel === '$target'
        ? of.spec?.from[0] === 'battlefield'
        : of.sel === 'self' || of.sel === '$ref';
  };
  return what.sel === 'union' && what.of.every(one);
}

/** What all of them are like, where that is said of each. */
export function kindsOf(what: Selector): { filter?: Filter } {
  if (what.sel === 'all') return { filter: what.filter };
  const kinds =
    what.sel === 'union' ? what.of.map((s) => (s.sel === 'all' ? s.filter : (s as unknown as { spec?: { what: Filter } }).spec?.what)) : [];
  const all = kinds.filter((f) => f !== undefined);
  const [first] = all;
  // "target creature and each other creature that shares a color with it"
  return first && all.length === kinds.length && all.every((f) => typesIn(f).some((t) => typesIn(first).includes(t)))
    ? { filter: first }
    : {};
}

/** The card types that a filter speaks of. */
function typesIn(f: Filter): string[] {
  const found: string[] = [];
  walk(f, (n) => {
    if (n.is === 'type') found.push(n.type as string);
  });
  return found;
}

/** Effects after which "it" is the one permanent that was chosen for them, and nothing else that they name. */
const DONE_TO_ONE: ReadonlySet<string> = new Set(['tap', 'untap', 'counters', 'continuous']);

/** "Put a +1/+1 counter on a creature you control. It gains trample": what is known of the one that was chosen. */
export const chosenPermanent = (done: string, what: Selector): Filter | undefined =>
  DONE_TO_ONE.has(done) &&
  what.sel === 'choose' &&
  what.min === 1 &&
  what.max === 1 &&
  what.who.player === 'you' &&
  what.from.sel === 'all' &&
  what.from.zone === 'battlefield'
    ? what.from.filter
    : undefined;
