/** What a profile changes, in words. */
import type { Text } from '@apnap/words';
import { differencesOf, type Rules } from './differences.js';
import type { Profile } from './profile.js';
import { WORDS } from './words.js';

/** One difference: what the rules of the year say, and what those of today do, each with its rule (null: there is none). */
export interface DifferenceText {
  name: string;
  then: Text;
  rule: string | null;
  today: Text;
  ruleToday: string | null;
}

export { type OpenText, openTexts } from './open.js';
export { DAYS } from './profile.js';

const said = (name: keyof Rules, way: string): Text => (WORDS[name] as Readonly<Record<string, Text>>)[way];

/** What is said today instead of a rule of the year; null where it is the same. @param rule its number in the edition of the year */
export const insteadOf = (profile: Profile, rule: string): DifferenceText | null =>
  differenceTexts(profile).find((d) => d.rule === rule) ?? null;

/** All that is played otherwise by the rules of a year than by those of today. */
export const differenceTexts = (profile: Profile): DifferenceText[] =>
  differencesOf(profile).map(({ name, rule, today, way, wayToday }) => ({
    name,
    then: said(name, way),
    rule,
    today: said(name, wayToday),
    ruleToday: today,
  }));
