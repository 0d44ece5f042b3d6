/** Games by the rules of another year: with the cards there were, and what is told before they begin. */
import type { CardBase } from '@apnap/cardbase';
import { cardNames, isProfile, type MagicSetup, PROFILES, type Profile, tooNew } from '@apnap/magic';
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

/** The game by the rules of the year; what is taken on trust is told. @throws CliError 1 that names every card that there was not, or that those rules know nothing of */
export function byYear({ io, lang }: Context, setup: MagicSetup, profile: Profile, base: CardBase): MagicSetup {
  if (profile === 'current') return setup;
  const wrong: string[] = [];
  for (const name of cardNames(setup)) {
    const reason = tooNew(base.source(name), base.entry(name)?.record.firstDate, profile);
    if (reason === null) continue;
    switch (reason.why) {
      case 'later':
        wrong.push(text(lang, 'year.printed', { name, date: reason.printed, day: reason.day }));
        break;
      case 'lacks':
        wrong.push(text(lang, 'year.lacks', { name, what: reason.what.join(', ') }));
        break;
      case 'undated':
        io.err(`${text(lang, 'year.undated', { name })}\n`);
        break;
      default:
        reason satisfies never;
    }
  }
  if (wrong.length > 0) throw new CliError(1, wrong.join('\n'));
  return { ...setup, profile };
}

/** Says what is still played as today in a game by the rules of another year. */
export function tellOpen({ io, lang }: Context, profile: Profile): void {
  const n = openTexts(profile).length;
  if (n > 0) io.err(`${text(lang, 'year.open', { n, profile })}\n`);
}
