/** The objects of an event (CR 603.2): what each is described by. */
import type { EventPattern, Filter } from '../../language.js';
import { pluralSubtype } from '../../subtypes.js';

/** A creature is tapped for one of several things: to saddle a Mount, to crew a Vehicle. */
const isCrewing = (e: EventPattern): boolean => e.on === 'or' && e.of.every((x) => x.on === 'activate' && x.tapping !== undefined);

/** The first of several events: what the words after it speak of. */
export const firstOf = (e: EventPattern | undefined): EventPattern | undefined => (e?.on === 'or' && !isCrewing(e) ? e.of[0] : e);

/** What each role of an event is described by. */
export function rolesOf(e: EventPattern): Partial<Record<string, Filter>> {
  if (e.on === 'damage') return { object: e.source, source: e.source, recipient: e.to };
  // "a Mount or a Vehicle": either is a permanent
  if (isCrewing(e)) return { object: { is: 'ability' }, source: { is: 'permanent' } };
  if (e.on === 'activate') return { object: { is: 'ability' }, source: e.what };
  if (e.on === 'attach' || e.on === 'unattach') return { object: e.what, recipient: e.to };
  if (e.on === 'block') return { object: e.what, source: e.attacker };
  if (e.on === 'blocked' || e.on === 'target') return { object: e.what, source: e.by };
  return 'what' in e && e.what ? { object: e.what } : {};
}

/** What is cast or activated. */
export const castOrActivated = (e: EventPattern | undefined): boolean =>
  e?.on === 'or' && e.of[0].on === 'cast' && e.of.some((x) => x.on === 'activate');

/** "creatures", "Elves": of a head noun. */
export const plural = (noun: string): string => (/^[a-z]/.test(noun) ? `${noun}s` : pluralSubtype(noun));

/** What it was done to, where words of their own say so. */
export const doneTo = (e: EventPattern): string | undefined => {
  if (e.on === 'attack') return "the player or planeswalker it's attacking";
  return e.on === 'keywordDone' && e.keyword === 'exploit' ? 'the exploited creature' : undefined;
};
