/** The guide and Judging at Regular as the desk has them: infractions, problems, the facts that can be given, principles. */
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
import { type Answer, type Asker, answer } from '../desk.js';
import { text } from '../text/text.js';
import { infractionFrom, problemFrom, titleOf } from './facts.js';
import { editionJson, editionLines } from './say.js';

const bothOf = (id: string): Text => both((lang) => say({ id }, lang));
const asked = (ids: readonly string[], prefix: string): object[] => ids.map((id) => ({ id, ...bothOf(`${prefix}${id}`) }));

/** The penalty as the guide prints it: with an asterisk where it is given for some cases only. */
const printed = (asker: Asker, x: Infraction): string =>
  x.starred === undefined ? say({ id: `penalty.${x.penalty}` }, asker.lang) : `${say({ id: `penalty.${x.starred}` }, asker.lang)}*`;

const heading = (asker: Asker, x: Infraction): string => `${titleOf(asker, x).replace(' ', '  ')} — ${printed(asker, x)}`;

const infractionJson = (x: Infraction): object => ({
  ...x,
  name: bothOf(`ipg.${x.id}`),
  is: bothOf(`ipg.${x.id}.is`),
  questions: asked(x.asks, 'ask.'),
});

const question = (asker: Asker, id: string, prefix = 'ask.'): string => `     ${id}: ${say({ id: `${prefix}${id}` }, asker.lang)}`;

/** All of it, or one infraction, problem or section in full. */
export function listOf(asker: Asker, name: string | undefined): Answer {
  if (name === undefined) return listAll(asker);
  const section = PRINCIPLES.find((p) => p.section === name);
  if (section) return listPrinciples(asker, section);
  if (REGULAR_PROBLEMS.some((p) => p === name)) return listProblem(asker, problemFrom(asker, name));
  return listInfraction(asker, infractionFrom(asker, name));
}

function listAll(asker: Asker): Answer {
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
  return answer(json, [
    ...editionLines(asker, 'competitive'),
    ...(['GPE', 'TE', 'USC'] as const).flatMap((category) => [
      `${say({ id: `category.${category}` }, asker.lang)} (${text(asker.lang, 'j.ofAll')}: ${CATEGORY_ASKS[category].join(', ')})`,
      ...INFRACTIONS.filter((x) => x.category === category).flatMap((x) => [
        heading(asker, x),
        `     ${say({ id: `ipg.${x.id}.is` }, asker.lang)}`,
        ...own(x).map((f) => question(asker, f)),
      ]),
    ]),
    ...editionLines(asker, 'regular'),
    ...REGULAR_PROBLEMS.flatMap((p) => [
      `${p}  ${say({ id: `jar.${p}` }, asker.lang)}`,
      ...REGULAR_ASKS[p].map((f) => question(asker, f, 'jar.ask.')),
    ]),
  ]);
}

function listInfraction(asker: Asker, x: Infraction): Answer {
  const line = (id: string, params: Record<string, string> = {}): string =>
    `     ${plain(say({ id, params: { ...BLANK, ...params } }, asker.lang))}`;
  return answer({ ...editionJson('competitive'), ...infractionJson(x) }, [
    ...editionLines(asker, 'competitive'),
    heading(asker, x),
    line(`ipg.${x.id}.is`),
    text(asker.lang, 'j.questions'),
    ...x.asks.map((f) => question(asker, f)),
    text(asker.lang, 'j.turns'),
    ...x.turns.map((t) => line(t.why)),
    ...(x.repetition
      ? [
          line(x.repetition.per === 'day' ? 'why.repeatedToday' : 'why.repeated', {
            count: String(x.repetition.nth),
            penalty: x.repetition.to,
          }),
        ]
      : []),
    text(asker.lang, 'j.remedies'),
    ...[...new Set(x.remedies.map((r) => r.id))].map((id) => line(id)),
    ...(x.notes.length > 0 ? [text(asker.lang, 'j.notes'), ...x.notes.map((n) => line(n.id))] : []),
  ]);
}

/** Numbers that are known only in a case. */
const BLANK = { n: '…', minutes: '…', count: '…', grace: '…' };
const plain = (s: string): string => s.trim();

function listPrinciples(asker: Asker, p: (typeof PRINCIPLES)[number]): Answer {
  const title = ruleTitle(`IPG ${p.section}`);
  return answer({ ...editionJson('competitive'), section: p.section, says: p.says.map(bothOf) }, [
    ...editionLines(asker, 'competitive'),
    `${p.section}  ${title?.[asker.lang] ?? ''}`,
    ...p.says.map((id) => `     ${CATALOGUES[asker.lang][id]}`),
  ]);
}

function listProblem(asker: Asker, p: RegularProblem): Answer {
  return answer(
    { ...editionJson('regular'), id: p, name: bothOf(`jar.${p}`), asks: REGULAR_ASKS[p], questions: asked(REGULAR_ASKS[p], 'jar.ask.') },
    [
      ...editionLines(asker, 'regular'),
      `${p}  ${say({ id: `jar.${p}` }, asker.lang)}`,
      ...REGULAR_ASKS[p].map((f) => question(asker, f, 'jar.ask.')),
      ...REGULAR_PRINCIPLES.map((id) => `     ${say({ id }, asker.lang)}`),
    ],
  );
}
