/** The editions of the documents that answer, and whether an event is of their time. */
import type { Rel, Say } from '../types.js';

export interface Edition {
  document: 'IPG' | 'JAR';
  /** The day it is in force from. */
  from: string;
  /** The day the next edition was due: documents came anew with each release, and the one after these was that of 2015-03-27 (MTR of 2015, introduction and 3.7). */
  until: string;
}

const NEXT_RELEASE = '2015-03-27';

/** The Infraction Procedure Guide, for Competitive and Professional. */
export const GUIDE: Edition = { document: 'IPG', from: '2015-01-23', until: NEXT_RELEASE };
/** Judging at Regular. */
export const REGULAR_GUIDE: Edition = { document: 'JAR', from: '2014-09-26', until: NEXT_RELEASE };

/** The document for a level (IPG introduction, JAR). */
export const editionFor = (rel: Rel): Edition => (rel === 'regular' ? REGULAR_GUIDE : GUIDE);

/** The edition in words. */
export const editionText = (e: Edition): Say => ({ id: `edition.${e.document}`, params: { from: e.from } });

/**
 * What is to be said of an edition that judges an event of another time; nothing for one of its own.
 * @param event the day of the event, `2015-01-23`, and the tournament rules it is held under, where that is known.
 */
export function otherTime(e: Edition, event: { date: string; ruleset?: string }): Say | undefined {
  const same = event.date >= e.from && event.date < e.until;
  if (same && (event.ruleset === undefined || event.ruleset === 'mtr-2015')) return undefined;
  if (event.ruleset === undefined) return { id: 'edition.otherDay', params: { date: event.date, from: e.from } };
  return { id: 'edition.otherTime', params: { date: event.date, ruleset: event.ruleset, from: e.from } };
}
