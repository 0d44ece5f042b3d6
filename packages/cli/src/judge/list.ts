/** `apnap judge list`: the guide and Judging at Regular as the desk has them: infractions, problems, the facts that can be given, principles. */
import {
  CATALOGUES,
  CATEGORY_ASKS,
  INFRACTIONS,
  type Infraction,
  PRINCIPLES,
  REGULAR_ASKS,
  REGULAR_PRINCIPLES,
  REGULAR_PROBLEMS,
  type RegularProblem,
  ruleTitle,
  text as say,
} from '@apnap/judge';
import { both, type Text } from '@apnap/words';
import type { Context } from '../context.js';
import { text } from '../text/text.js';
import { print } from './commands.js';
import { infractionFrom, problemFrom, titleOf } from './facts.js';
import { editionJson, editionLines } from './say.js';

interface Common {
  json?: boolean;
}

const bothOf = (id: string): Text => both((lang) => say({ id }, lang));
const asked = (ids: readonly string[], prefix: string): object[] => ids.map((id) => ({ id, ...bothOf(`${prefix}${id}`) }));

/** The penalty as the guide prints it: with an asterisk where it is given for some cases only. */
const printed = (cx: Context, x: Infraction): string =>
  x.starred === undefined ? say({ id: `penalty.${x.penalty}` }, cx.lang) : `${say({ id: `penalty.${x.starred}` }, cx.lang)}*`;

const heading = (cx: Context, x: Infraction): string => `${titleOf(cx, x).replace(' ', '  ')} — ${printed(cx, x)}`;

const infractionJson = (x: Infraction): object => ({
  ...x,
  name: bothOf(`ipg.${x.id}`),
  is: bothOf(`ipg.${x.id}.is`),
  questions: asked(x.asks, 'ask.'),
});

const question = (cx: Context, id: string, prefix = 'ask.'): string => `     ${id}: ${say({ id: `${prefix}${id}` }, cx.lang)}`;

/** All of it, or one infraction, problem or section in full. */
export function listCommand(cx: Context, name: string | undefined, o: Common): number {
  if (name === undefined) return listAll(cx, o);
  const section = PRINCIPLES.find((p) => p.section === name);
  if (section) return listPrinciples(cx, section, o);
  if (REGULAR_PROBLEMS.some((p) => p === name)) return listProblem(cx, problemFrom(cx, name), o);
  return listInfraction(cx, infractionFrom(cx, name), o);
}

function listAll(cx: Context, o: Common): number {
  const own = (x: Infraction): string[] => x.asks.filter((f) => !CATEGORY_ASKS[x.category].includes(f));
  const json = {
    ...editionJson('competitive'),
    infractions: INFRACTIONS.map(infractionJson),
    principles: PRINCIPLES.map((p) => ({ section: p.section, says: p.says.map(bothOf) })),
    regular: {
      ...editionJson('regular'),
      problems: REGULAR_PROBLEMS.map((p) => ({
        id: p,
        name: bothOf(`jar.${p}`),
        asks: REGULAR_ASKS[p],
        questions: asked(REGULAR_ASKS[p], 'jar.ask.'),
      })),
      principles: REGULAR_PRINCIPLES.map(bothOf),
    },
  };
  return print(cx, o, json, [
    ...editionLines(cx, 'competitive'),
    ...(['GPE', 'TE', 'USC'] as const).flatMap((category) => [
      `${say({ id: `category.${category}` }, cx.lang)} (${text(cx.lang, 'j.ofAll')}: ${CATEGORY_ASKS[category].join(', ')})`,
      ...INFRACTIONS.filter((x) => x.category === category).flatMap((x) => [
        heading(cx, x),
        `     ${say({ id: `ipg.${x.id}.is` }, cx.lang)}`,
        ...own(x).map((f) => question(cx, f)),
      ]),
    ]),
    ...editionLines(cx, 'regular'),
    ...REGULAR_PROBLEMS.flatMap((p) => [
      `${p}  ${say({ id: `jar.${p}` }, cx.lang)}`,
      ...REGULAR_ASKS[p].map((f) => question(cx, f, 'jar.ask.')),
    ]),
  ]);
}

function listInfraction(cx: Context, x: Infraction, o: Common): number {
  const line = (id: string, params: Record<string, string> = {}): string =>
    `     ${plain(say({ id, params: { ...BLANK, ...params } }, cx.lang))}`;
  return print(cx, o, { ...editionJson('competitive'), ...infractionJson(x) }, [
    ...editionLines(cx, 'competitive'),
    heading(cx, x),
    line(`ipg.${x.id}.is`),
    text(cx.lang, 'j.questions'),
    ...x.asks.map((f) => question(cx, f)),
    text(cx.lang, 'j.turns'),
    ...x.turns.map((t) => line(t.why)),
    ...(x.repetition
      ? [
          line(x.repetition.per === 'day' ? 'why.repeatedToday' : 'why.repeated', {
            count: String(x.repetition.nth),
            penalty: x.repetition.to,
          }),
        ]
      : []),
    text(cx.lang, 'j.remedies'),
    ...[...new Set(x.remedies.map((r) => r.id))].map((id) => line(id)),
    ...(x.notes.length > 0 ? [text(cx.lang, 'j.notes'), ...x.notes.map((n) => line(n.id))] : []),
  ]);
}

/** Numbers that are known only in a case. */
const BLANK = { n: '…', minutes: '…', count: '…', grace: '…' };
const plain = (s: string): string => s.trim();

function listPrinciples(cx: Context, p: (typeof PRINCIPLES)[number], o: Common): number {
  const title = ruleTitle(`IPG ${p.section}`);
  return print(cx, o, { ...editionJson('competitive'), section: p.section, says: p.says.map(bothOf) }, [
    ...editionLines(cx, 'competitive'),
    `${p.section}  ${title?.[cx.lang] ?? ''}`,
    ...p.says.map((id) => `     ${CATALOGUES[cx.lang][id]}`),
  ]);
}

function listProblem(cx: Context, p: RegularProblem, o: Common): number {
  return print(
    cx,
    o,
    { ...editionJson('regular'), id: p, name: bothOf(`jar.${p}`), asks: REGULAR_ASKS[p], questions: asked(REGULAR_ASKS[p], 'jar.ask.') },
    [
      ...editionLines(cx, 'regular'),
      `${p}  ${say({ id: `jar.${p}` }, cx.lang)}`,
      ...REGULAR_ASKS[p].map((f) => question(cx, f, 'jar.ask.')),
      ...REGULAR_PRINCIPLES.map((id) => `     ${say({ id }, cx.lang)}`),
    ],
  );
}
