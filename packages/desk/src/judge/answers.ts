/** What a judge asks the desk: the infractions, what one leads to, problems at Regular, slips. */

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
import { Refused } from '@apnap/system';
import { dayNumber } from '@apnap/tournament';
import type { Answer, Asker } from '../desk.js';
import { notPossible } from '../said.js';
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

export interface DecideOptions extends FactOptions {
  rel: string;
  before?: string;
  moment: string;
  judge: string;
  date?: string;
}

export interface RegularOptions extends FactOptions {
  date?: string;
}

/** The day of the event that is asked about, where one is said. */
function eventOn(asker: Asker, date: string | undefined): JudgedEvent | undefined {
  if (date === undefined) return undefined;
  if (dayNumber(date) === undefined) notPossible(asker, '--date', date, '2015-01-23');
  return { date };
}

/** What the guide makes of an incident. */
export function decideIncident(asker: Asker, name: string, o: DecideOptions): Answer {
  const event = eventOn(asker, o.date);
  const before = list(o.before);
  const situation: Situation = {
    rel: oneOf(asker, '--rel', o.rel, RELS),
    day: 1,
    moment: oneOf(asker, '--moment', o.moment, MOMENTS),
    record: before
      .filter((n) => !isSmallBreach(n))
      .map((n): PriorPenalty => ({ infraction: infractionFrom(asker, n).id, penalty: 'warning', day: 1 })),
    judge: oneOf(asker, '--judge', o.judge, ['floor', 'head'] as const),
  };
  const asked = isSmallBreach(name) ? undefined : infractionFrom(asker, name);
  const decision = asked
    ? decide(asked.id, factsFrom(asker, asked, o), situation)
    : decideSmallBreach(before.filter(isSmallBreach).length, smallBreachFacts(asker, o), situation);
  return { json: { ...decision, ...editionJson('competitive', event) }, lines: describeDecision(asker, decision, event) };
}

/** What to do about a problem at Regular. */
export function decideAtRegular(asker: Asker, name: string, o: RegularOptions): Answer {
  const event = eventOn(asker, o.date);
  const problem = problemFrom(asker, name);
  const d = decideRegular(problem, regularFactsFrom(asker, problem, o));
  return { json: { ...d, ...editionJson('regular', event) }, lines: describeRegular(asker, problem, d, event) };
}

/** Reads the front or the back of a slip and says what it means. */
export function readSlip(asker: Asker, line: string): Answer {
  const front = parseFront(line);
  if (!('id' in front)) {
    const { noShow, ...params } = front;
    return { json: front, lines: [text(asker.lang, 'j.front', params), ...(noShow ? [text(asker.lang, `j.noShow.${noShow}`)] : [])] };
  }
  const back = parseBack(line);
  if ('id' in back) throw new Refused('input', say(/^\s*\d/.test(line) ? front : back, asker.lang)); // A front begins with its table.
  return { json: back, lines: [printBack(back.slip, asker.lang), ...back.warnings.map((w) => `  ${say(w, asker.lang)}`)] };
}
