/** `apnap rules profile`: what the rules of another year say otherwise than those of today. */
import { DAYS, isProfile, PROFILES, type Profile } from '@apnap/magic';
import { type DifferenceText, differenceTexts, type OpenText, openTexts } from '@apnap/magic/years';
import { Argument, type Command } from 'commander';
import type { CommandKit, Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';

export interface ProfileOptions {
  json?: boolean;
}

/** Adds `rules profile`. */
export function addProfileCommand(rules: Command, { cx, add, option, t, done }: CommandKit): void {
  add(rules, 'profile', 'cmd.rules.profile')
    .addArgument(new Argument('[NAME]', t('arg.profile')))
    .addOption(option('--json', 'opt.json'))
    .action((name: string | undefined, _: ProfileOptions, command: Command) =>
      done(profileCommand(cx, name, command.optsWithGlobals<ProfileOptions>())),
    );
}

const numbered = (rule: string | null): string => (rule === null ? '' : ` (${rule})`);

/** A difference as lines: what the year says, and what is said today. */
function lines({ lang, paint }: Context, d: DifferenceText): string[] {
  return [`${d.then[lang]}${numbered(d.rule)}`, paint('dim', `  ${text(lang, 'rules.today')} ${d.today[lang]}${numbered(d.ruleToday)}`)];
}

function list(cx: Context): void {
  for (const profile of PROFILES)
    cx.io.out(`${cx.paint('bold', profile)} ${text(cx.lang, `rules.profile.${profile}`, { n: differenceTexts(profile).length })}\n`);
}

function tell(cx: Context, profile: Profile, differing: readonly DifferenceText[], open: readonly OpenText[]): void {
  const { io, lang, paint } = cx;
  io.out(`${paint('bold', text(lang, `rules.profile.${profile}`, { n: differing.length }))}\n`);
  for (const d of differing) for (const line of lines(cx, d)) io.out(`${line}\n`);
  if (open.length === 0) return;
  io.out(`\n${paint('bold', text(lang, 'rules.open'))}\n`);
  for (const { rule, what } of open) io.out(`${what[lang]} (${rule})\n`);
}

/** Lists the rules a game can be played by, or what those of one year change. @returns the exit code */
export function profileCommand(cx: Context, name: string | undefined, o: ProfileOptions): number {
  if (name !== undefined && !isProfile(name)) throw new CliError(2, text(cx.lang, 'error.profile', { name, list: PROFILES.join(', ') }));
  const asked = name === undefined ? PROFILES : [name];
  if (o.json) {
    const profiles = asked.map((profile) => ({
      profile,
      day: DAYS[profile] ?? null,
      differences: differenceTexts(profile),
      open: openTexts(profile),
    }));
    cx.io.out(`${JSON.stringify({ profiles }, null, 2)}\n`);
  } else if (name === undefined) list(cx);
  else tell(cx, name, differenceTexts(name), openTexts(name));
  return 0;
}
