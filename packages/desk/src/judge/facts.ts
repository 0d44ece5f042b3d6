/** Facts and numbers that are stated about an incident: a closed list for each infraction and each problem; what is not asked is refused by name. */
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
import { Refused } from '@apnap/system';
import { LANGS } from '@apnap/words';
import type { Asker } from '../desk.js';
import { notPossible, numberOf, optionName } from '../said.js';
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

export function oneOf<T extends string>(asker: Asker, option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((a) => a === value);
  if (found === undefined) notPossible(asker, option, value, allowed.join(', '));
  return found;
}

/** An infraction by section, id, name in either language or short form. */
export function infractionFrom(asker: Asker, name: string): Infraction {
  const id = INFRACTIONS.find((x) => x.section === name || x.id === name)?.id ?? infractionNamed(name);
  if (id === undefined) {
    const expected = ['1.3', ...INFRACTIONS.map((x) => x.section)].join(', ');
    notPossible(asker, 'INFRACTION', name, expected);
  }
  return infractionOf(id);
}

/** A problem at Regular by its id or its name in either language. */
export function problemFrom(asker: Asker, name: string): RegularProblem {
  const wanted = name.trim().toLowerCase();
  const named = REGULAR_PROBLEMS.find((p) => LANGS.some((lang) => say({ id: `jar.${p}` }, lang).toLowerCase() === wanted));
  return named ?? oneOf<RegularProblem>(asker, 'PROBLEM', name, REGULAR_PROBLEMS);
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
function stated(asker: Asker, o: FactOptions, asked: readonly string[], what: string): Record<string, boolean | number> {
  const refused = (given: string): never => {
    const flags = asked.filter((a) => !NUMBER_NAMES.includes(a));
    const options = NUMBERS.flatMap(([option, name]) => (asked.includes(name) ? [optionName(asker, `--${option}`)] : []));
    throw new Refused('input', text(asker.lang, 'j.notAsked', { given, what, list: [...flags, ...options].join(', ') }));
  };
  const facts: Record<string, boolean | number> = {};
  for (const name of list(o.facts)) {
    if (!asked.includes(name) || NUMBER_NAMES.includes(name)) refused(`${optionName(asker, '--facts')} ${name}`);
    facts[name] = true;
  }
  for (const [option, name, least] of NUMBERS) {
    const value = o[option];
    if (value === undefined) continue;
    if (!asked.includes(name)) refused(optionName(asker, `--${option}`));
    facts[name] = numberOf(asker, `--${option}`, value, least);
  }
  return facts;
}

/** The name of an infraction with its section. */
export const titleOf = (asker: Asker, x: Infraction): string => `${x.section} ${CATALOGUES[asker.lang][`ipg.${x.id}`]}`;

/** The facts about an incident that options state. */
export const factsFrom = (asker: Asker, x: Infraction, o: FactOptions): Facts => stated(asker, o, x.asks, titleOf(asker, x));

/** The facts about a small breach: how long the ruling took. */
export const smallBreachFacts = (asker: Asker, o: FactOptions): Facts =>
  stated(asker, o, ['minutesSpent'], `1.3 ${say({ id: 'smallBreach.name' }, asker.lang)}`);

/** The facts about a problem at Regular that options state. */
export const regularFactsFrom = (asker: Asker, problem: RegularProblem, o: FactOptions): RegularFacts =>
  stated(asker, o, REGULAR_ASKS[problem], say({ id: `jar.${problem}` }, asker.lang));
