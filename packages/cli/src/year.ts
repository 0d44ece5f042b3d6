/** Games by the rules of another year: with the cards there were, and what is told before they begin. */
import type { CardBase } from '@apnap/cardbase';
import { beyondYear, cardNames, DAYS, isProfile, type MagicSetup, PROFILES, type Profile } from '@apnap/magic';
import { openTexts } from '@apnap/magic/years';
import type { Lang } from '@apnap/words';
import type { Context } from './context.js';
import { CliError } from './io.js';
import { text } from './text/text.js';

/** The rules of the option. @throws CliError 2 when nothing is called so */
export function profileOf(lang: Lang, value: string): Profile {
  if (isProfile(value)) return value;
  const expected = text(lang, 'expect.oneOf', { list: PROFILES.join(', ') });
  throw new CliError(2, text(lang, 'error.optionValue', { option: '--profile', value, expected }));
}

/** Why a card can't be played by these rules; null when it can. */
function reason(lang: Lang, base: CardBase, name: string, profile: Profile, day: string): string | null {
  const printed = base.entry(name)?.record.firstDate;
  if (printed !== undefined && printed > day) return text(lang, 'year.printed', { name, date: printed, day });
  const card = base.source(name);
  const lacks = card ? beyondYear(card, { profile }) : [];
  return lacks.length > 0 ? text(lang, 'year.lacks', { name, what: lacks.join(', ') }) : null;
}

/** The game by the rules of the year. @throws CliError 1 that names every card that there was not, or that those rules know nothing of */
export function byYear(lang: Lang, setup: MagicSetup, profile: Profile, base: CardBase): MagicSetup {
  const day = DAYS[profile];
  if (day === undefined) return setup;
  const wrong = cardNames(setup).flatMap((name) => reason(lang, base, name, profile, day) ?? []);
  if (wrong.length > 0) throw new CliError(1, wrong.join('\n'));
  return { ...setup, profile };
}

/** Says what is still played as today in a game by the rules of another year. */
export function tellOpen({ io, lang }: Context, profile: Profile): void {
  const n = openTexts(profile).length;
  if (n > 0) io.err(`${text(lang, 'year.open', { n, profile })}\n`);
}
