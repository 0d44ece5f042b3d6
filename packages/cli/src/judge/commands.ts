/** What a judge asks the command: the infractions, what one leads to, problems at Regular, slips. */
import {
  type Catalogue,
  type Decision,
  decide,
  decideRegular,
  FACTS,
  type FactId,
  type Facts,
  INFRACTIONS,
  type Infraction,
  infractionNamed,
  infractionOf,
  type Moment,
  type PriorPenalty,
  parseBack,
  parseFront,
  printBack,
  REGULAR_PROBLEMS,
  type RegularDecision,
  type RegularFacts,
  type RegularProblem,
  type Rel,
  type Say,
  text as say,
} from '@apnap/judge';
import { type Context, wholeNumber } from '../commands/common.js';
import { CliError } from '../io.js';
import { type TextId, text } from '../text/text.js';

export const MOMENTS: readonly Moment[] = ['beforeMatch', 'inGame', 'betweenGames', 'afterMatch', 'betweenRounds'];
const RELS: readonly Rel[] = ['competitive', 'professional'];
const REGULAR_FACTS = [
  'optional',
  'muchHappened',
  'cardKnown',
  'openingHand',
  'forgotDrawOrDiscard',
  'easyToUndo',
  'absentAtRoundEnd',
  'goesOn',
];

interface Common {
  json?: boolean;
}

export interface DecideOptions extends Common {
  rel: string;
  facts?: string;
  late?: string;
  grace?: string;
  extra?: string;
  before?: string;
  moment: string;
  judge: string;
}

export interface RegularOptions extends Common {
  facts?: string;
  late?: string;
  reminders?: string;
  warnings?: string;
}

const langOf = (cx: Context): Catalogue => cx.lang;

export function print(cx: Context, o: Common, json: object, lines: readonly string[]): number {
  cx.io.out(o.json ? `${JSON.stringify(json, null, 2)}\n` : `${lines.join('\n')}\n`);
  return 0;
}

export function oneOf<T extends string>(cx: Context, option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((a) => a === value);
  if (found === undefined) throw new CliError(2, text(cx.lang, 'error.optionValue', { option, value, expected: allowed.join(', ') }));
  return found;
}

export const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((s) => s.trim())
    .filter((s) => s !== '');

/** An infraction by section, id, name in either language or short form. */
export function infractionFrom(cx: Context, name: string): Infraction {
  const id = INFRACTIONS.find((x) => x.section === name || x.id === name)?.id ?? infractionNamed(name);
  if (id === undefined) {
    const expected = INFRACTIONS.map((x) => x.section).join(', ');
    throw new CliError(2, text(cx.lang, 'error.optionValue', { option: 'INFRACTION', value: name, expected }));
  }
  return infractionOf(id);
}

const heading = (cx: Context, x: Infraction): string =>
  `${x.section}  ${say({ id: `ipg.${x.id}` }, langOf(cx))} — ${say({ id: `penalty.${x.penalty}` }, langOf(cx))}`;

/** All infractions of the guide with their penalties and the facts that matter. */
export function listInfractions(cx: Context, o: Common): number {
  const lang = langOf(cx);
  return print(
    cx,
    o,
    {
      infractions: INFRACTIONS.map((x) => ({ ...x, name: { en: say({ id: `ipg.${x.id}` }, 'en'), zh: say({ id: `ipg.${x.id}` }, 'zh') } })),
    },
    INFRACTIONS.flatMap((x) => [
      heading(cx, x),
      `     ${say({ id: `ipg.${x.id}.is` }, lang)}`,
      ...x.asks.map((f) => `     ${f}: ${say({ id: `ask.${f}` }, lang)}`),
    ]),
  );
}

/** The facts that options state. */
export function factsFrom(cx: Context, o: Pick<DecideOptions, 'facts' | 'late' | 'grace' | 'extra'>): Facts {
  const facts: Facts = {};
  for (const name of list(o.facts)) facts[oneOf<FactId>(cx, '--facts', name, FACTS)] = true;
  if (o.late !== undefined) facts.minutesLate = wholeNumber(cx.lang, '--late', o.late, 0);
  if (o.grace !== undefined) facts.grace = wholeNumber(cx.lang, '--grace', o.grace, 0);
  if (o.extra !== undefined) facts.extraCards = wholeNumber(cx.lang, '--extra', o.extra, 1);
  return facts;
}

/** What the guide makes of an incident. */
export function decideCommand(cx: Context, name: string, o: DecideOptions): number {
  const infraction = infractionFrom(cx, name);
  const record = list(o.before).map((n): PriorPenalty => ({ infraction: infractionFrom(cx, n).id, penalty: 'warning', day: 1 }));
  const decision = decide(infraction.id, factsFrom(cx, o), {
    rel: oneOf(cx, '--rel', o.rel, RELS),
    day: 1,
    moment: oneOf(cx, '--moment', o.moment, MOMENTS),
    record,
    judge: oneOf(cx, '--judge', o.judge, ['floor', 'head'] as const),
  });
  return print(cx, o, decision, describeDecision(cx, decision));
}

/** A decision in lines, as a judge would read it out. */
export function describeDecision(cx: Context, d: Decision): string[] {
  const lang = langOf(cx);
  const line = (s: Say): string => say(s, lang);
  const part = (id: TextId, what: string): string => text(cx.lang, id, { what });
  return [
    `${d.document} ${d.section}  ${line({ id: `ipg.${d.infraction}` })}: ${line({ id: `penalty.${d.penalty}` })}`,
    ...d.why.map((w) => `  ${line(w)} (${d.document} ${w.section})`),
    ...d.mayBecome.map((m) => `  ${line({ id: m.why })} → ${line({ id: `penalty.${m.penalty}` })} (${d.document} ${m.section})`),
    ...d.remedies.map((r) => part('j.remedy', line(r))),
    ...d.others.map((x) =>
      part(
        'j.also',
        `${text(cx.lang, `j.who.${x.who}`)}: ${line({ id: `ipg.${x.infraction}` })} — ${line({ id: `penalty.${x.penalty}` })}`,
      ),
    ),
    ...(d.extension > 0 ? [text(cx.lang, 'j.extension', { minutes: d.extension })] : []),
    ...(d.penalty === 'none' ? [] : [part('j.effect', text(cx.lang, `j.effect.${d.takesEffect}`))]),
    ...(d.drop === 'unlessReported' ? [text(cx.lang, 'j.dropUnlessReported')] : []),
    ...d.needs.map((n) => part('j.needs', text(cx.lang, `j.needs.${n}`))),
  ];
}

/** A problem at Regular by its id or its name in either language. */
export function problemFrom(cx: Context, name: string): RegularProblem {
  const wanted = name.trim().toLowerCase();
  const named = REGULAR_PROBLEMS.find((p) =>
    (['en', 'zh'] as const).some((lang) => say({ id: `jar.${p}` }, lang).toLowerCase() === wanted),
  );
  return named ?? oneOf<RegularProblem>(cx, 'PROBLEM', name, REGULAR_PROBLEMS);
}

/** The facts about a problem at Regular that options state. */
export function regularFactsFrom(cx: Context, o: RegularOptions): RegularFacts {
  const facts: RegularFacts = Object.fromEntries(list(o.facts).map((f) => [oneOf(cx, '--facts', f, REGULAR_FACTS), true]));
  if (o.late !== undefined) facts.minutesLate = wholeNumber(cx.lang, '--late', o.late, 0);
  if (o.reminders !== undefined) facts.reminders = wholeNumber(cx.lang, '--reminders', o.reminders, 0);
  if (o.warnings !== undefined) facts.warnings = wholeNumber(cx.lang, '--warnings', o.warnings, 0);
  return facts;
}

/** A decision at Regular in lines. */
export function describeRegular(cx: Context, problem: RegularProblem, d: RegularDecision): string[] {
  const lang = langOf(cx);
  return [
    `JAR  ${say({ id: `jar.${problem}` }, lang)}: ${say({ id: `penalty.${d.penalty}` }, lang)}`,
    ...d.fixes.map((f) => `  ${say(f, lang)}`),
  ];
}

/** What to do about a problem at Regular. */
export function regularCommand(cx: Context, name: string, o: RegularOptions): number {
  const problem = problemFrom(cx, name);
  const d = decideRegular(problem, regularFactsFrom(cx, o));
  return print(cx, o, d, describeRegular(cx, problem, d));
}

/** Reads the front or the back of a slip and says what it means. */
export function readSlip(cx: Context, line: string, o: Common): number {
  const lang = langOf(cx);
  const front = parseFront(line);
  if (!('id' in front)) {
    const { noShow, ...params } = front;
    return print(cx, o, front, [text(cx.lang, 'j.front', params), ...(noShow ? [text(cx.lang, `j.noShow.${noShow}`)] : [])]);
  }
  const back = parseBack(line);
  if ('id' in back) throw new CliError(2, say(/ - /.test(line) ? back : front, lang));
  return print(cx, o, back, [printBack(back.slip, lang), ...back.warnings.map((w) => `  ${say(w, lang)}`)]);
}
