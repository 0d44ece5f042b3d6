/** Facts and numbers that options state about an incident: a closed list for each infraction and each problem; what is not asked is refused by name. */
import {
  CATALOGUES,
  type Facts,
  INFRACTIONS,
  type Infraction,
  infractionNamed,
  infractionOf,
  REGULAR_ASKS,
  REGULAR_PROBLEMS,
  type RegularFacts,
  type RegularProblem,
  text as say,
} from '@apnap/judge';
import { LANGS } from '@apnap/words';
import { wholeNumber } from '../commands/options.js';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';

export interface FactOptions {
  facts?: string;
  late?: string;
  grace?: string;
  extra?: string;
  spent?: string;
  reminders?: string;
  warnings?: string;
}

/** A small breach on purpose, for which no infraction is written (IPG 1.3), by the names it can be asked for. */
export const isSmallBreach = (name: string): boolean => {
  const wanted = name.trim().toLowerCase();
  return ['1.3', 'smallbreach', ...LANGS.map((lang) => say({ id: 'smallBreach.name' }, lang).toLowerCase())].includes(wanted);
};

export const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((s) => s.trim())
    .filter((s) => s !== '');

export function oneOf<T extends string>(cx: Context, option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((a) => a === value);
  if (found === undefined) throw new CliError(2, text(cx.lang, 'error.optionValue', { option, value, expected: allowed.join(', ') }));
  return found;
}

/** An infraction by section, id, name in either language or short form. */
export function infractionFrom(cx: Context, name: string): Infraction {
  const id = INFRACTIONS.find((x) => x.section === name || x.id === name)?.id ?? infractionNamed(name);
  if (id === undefined) {
    const expected = ['1.3', ...INFRACTIONS.map((x) => x.section)].join(', ');
    throw new CliError(2, text(cx.lang, 'error.optionValue', { option: 'INFRACTION', value: name, expected }));
  }
  return infractionOf(id);
}

/** A problem at Regular by its id or its name in either language. */
export function problemFrom(cx: Context, name: string): RegularProblem {
  const wanted = name.trim().toLowerCase();
  const named = REGULAR_PROBLEMS.find((p) => LANGS.some((lang) => say({ id: `jar.${p}` }, lang).toLowerCase() === wanted));
  return named ?? oneOf<RegularProblem>(cx, 'PROBLEM', name, REGULAR_PROBLEMS);
}

/** Options that give a number, the name of the number, and the least it can be. */
const NUMBERS = [
  ['late', 'minutesLate', 0],
  ['grace', 'grace', 0],
  ['extra', 'extraCards', 0],
  ['spent', 'minutesSpent', 0],
  ['reminders', 'reminders', 0],
  ['warnings', 'warnings', 0],
] as const;
const NUMBER_NAMES: readonly string[] = NUMBERS.map(([, name]) => name);

/** Reads the facts; refuses by name, with the list, what is not asked about `what`. */
function stated(cx: Context, o: FactOptions, asked: readonly string[], what: string): Record<string, boolean | number> {
  const refused = (given: string): never => {
    const flags = asked.filter((a) => !NUMBER_NAMES.includes(a));
    const options = NUMBERS.flatMap(([option, name]) => (asked.includes(name) ? [`--${option}`] : []));
    throw new CliError(2, text(cx.lang, 'j.notAsked', { given, what, list: [...flags, ...options].join(', ') }));
  };
  const facts: Record<string, boolean | number> = {};
  for (const name of list(o.facts)) {
    if (!asked.includes(name) || NUMBER_NAMES.includes(name)) refused(`--facts ${name}`);
    facts[name] = true;
  }
  for (const [option, name, least] of NUMBERS) {
    const value = o[option];
    if (value === undefined) continue;
    if (!asked.includes(name)) refused(`--${option}`);
    facts[name] = wholeNumber(cx.lang, `--${option}`, value, least);
  }
  return facts;
}

/** The name of an infraction with its section. */
export const titleOf = (cx: Context, x: Infraction): string => `${x.section} ${CATALOGUES[cx.lang][`ipg.${x.id}`]}`;

/** The facts about an incident that options state. */
export const factsFrom = (cx: Context, x: Infraction, o: FactOptions): Facts => stated(cx, o, x.asks, titleOf(cx, x));

/** The facts about a small breach: how long the ruling took. */
export const smallBreachFacts = (cx: Context, o: FactOptions): Facts =>
  stated(cx, o, ['minutesSpent'], `1.3 ${say({ id: 'smallBreach.name' }, cx.lang)}`);

/** The facts about a problem at Regular that options state. */
export const regularFactsFrom = (cx: Context, problem: RegularProblem, o: FactOptions): RegularFacts =>
  stated(cx, o, REGULAR_ASKS[problem], say({ id: `jar.${problem}` }, cx.lang));
