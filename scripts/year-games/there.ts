/** The cards of the embedded set that there were by the day of a year's rules, and by those rules can be played. */
import type { Card } from '@apnap/ability';
import { embeddedCards, embeddedDatabase } from '@apnap/cards';
import { isProfile, PROFILES, type Profile, tooNew, unsupported } from '@apnap/magic';

/** The rules of an option. @throws Error where nothing is called so */
export function profileOf(text: string): Profile {
  if (!isProfile(text)) throw new Error(`no rules are called ${text}: there are ${PROFILES.join(', ')}`);
  return text;
}

/** The cards; those that the engine refuses are not among them. */
export const cardsThere = (profile: Profile): Card[] =>
  embeddedCards().filter((c) => unsupported(c).length === 0 && tooNew(c, embeddedDatabase().find(c.name)?.firstDate, profile) === null);
