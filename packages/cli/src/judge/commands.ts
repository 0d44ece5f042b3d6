/** What a judge asks the command: the infractions, what one leads to, problems at Regular, slips. */
import {
  decide,
  decideRegular,
  decideSmallBreach,
  type Moment,
  type PriorPenalty,
  parseBack,
  parseFront,
  printBack,
  type Rel,
  type Situation,
  text as say,
} from '@apnap/judge';
import { dayNumber } from '@apnap/tournament';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import {
  type FactOptions,
  factsFrom,
  infractionFrom,
  isSmallBreach,
  list,
  oneOf,
  problemFrom,
  regularFactsFrom,
  smallBreachFacts,
} from './facts.js';
import { describeDecision, describeRegular, editionJson, type JudgedEvent } from './say.js';

export const MOMENTS: readonly Moment[] = ['beforeMatch', 'inGame', 'betweenGames', 'afterMatch', 'betweenRounds'];
const RELS: readonly Rel[] = ['competitive', 'professional'];

interface Common {
  json?: boolean;
}

export interface DecideOptions extends Common, FactOptions {
  rel: string;
  before?: string;
  moment: string;
  judge: string;
  date?: string;
}

export interface RegularOptions extends Common, FactOptions {
  date?: string;
}

export function print(cx: Context, o: Common, json: object, lines: readonly string[]): number {
  cx.io.out(o.json ? `${JSON.stringify(json, null, 2)}\n` : `${lines.join('\n')}\n`);
  return 0;
}

/** The day of the event that is asked about, where one is said. */
function eventOn(cx: Context, date: string | undefined): JudgedEvent | undefined {
  if (date === undefined) return undefined;
  if (dayNumber(date) === undefined)
    throw new CliError(2, text(cx.lang, 'error.optionValue', { option: '--date', value: date, expected: '2015-01-23' }));
  return { date };
}

/** What the guide makes of an incident. */
export function decideCommand(cx: Context, name: string, o: DecideOptions): number {
  const event = eventOn(cx, o.date);
  const before = list(o.before);
  const situation: Situation = {
    rel: oneOf(cx, '--rel', o.rel, RELS),
    day: 1,
    moment: oneOf(cx, '--moment', o.moment, MOMENTS),
    record: before
      .filter((n) => !isSmallBreach(n))
      .map((n): PriorPenalty => ({ infraction: infractionFrom(cx, n).id, penalty: 'warning', day: 1 })),
    judge: oneOf(cx, '--judge', o.judge, ['floor', 'head'] as const),
  };
  const asked = isSmallBreach(name) ? undefined : infractionFrom(cx, name);
  const decision = asked
    ? decide(asked.id, factsFrom(cx, asked, o), situation)
    : decideSmallBreach(before.filter(isSmallBreach).length, smallBreachFacts(cx, o), situation);
  return print(cx, o, { ...decision, ...editionJson('competitive', event) }, describeDecision(cx, decision, event));
}

/** What to do about a problem at Regular. */
export function regularCommand(cx: Context, name: string, o: RegularOptions): number {
  const event = eventOn(cx, o.date);
  const problem = problemFrom(cx, name);
  const d = decideRegular(problem, regularFactsFrom(cx, problem, o));
  return print(cx, o, { ...d, ...editionJson('regular', event) }, describeRegular(cx, problem, d, event));
}

/** Reads the front or the back of a slip and says what it means. */
export function readSlip(cx: Context, line: string, o: Common): number {
  const front = parseFront(line);
  if (!('id' in front)) {
    const { noShow, ...params } = front;
    return print(cx, o, front, [text(cx.lang, 'j.front', params), ...(noShow ? [text(cx.lang, `j.noShow.${noShow}`)] : [])]);
  }
  const back = parseBack(line);
  if ('id' in back) throw new CliError(2, say(/^\s*\d/.test(line) ? front : back, cx.lang)); // A front begins with its table.
  return print(cx, o, back, [printBack(back.slip, cx.lang), ...back.warnings.map((w) => `  ${say(w, cx.lang)}`)]);
}
