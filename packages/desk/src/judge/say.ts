/** Decisions of the judge desk in lines, as a judge would read them out, each with the edition that answers. */
import {
  type AnyDecision,
  editionFor,
  editionText,
  otherTime,
  type RegularDecision,
  type RegularProblem,
  type Rel,
  type Say,
  text as say,
} from '@apnap/judge';
import { both, type Text } from '@apnap/words';
import type { Asker } from '../desk.js';
import { type TextId, text } from '../text/text.js';

/** An event that is judged: its day, and its rules where they are known. */
export interface JudgedEvent {
  date: string;
  ruleset?: string;
}

const bothOf = (s: Say): Text => both((lang) => say(s, lang));

/** The edition that answers, and whether it is of another time than the event: as documents have it. */
export function editionJson(rel: Rel, event?: JudgedEvent): object {
  const edition = editionFor(rel);
  const other = event && otherTime(edition, event);
  return {
    document: edition.document,
    edition: edition.from,
    editionText: bothOf(editionText(edition)),
    otherTime: other ? bothOf(other) : null,
  };
}

/** The same in lines. */
export function editionLines(asker: Asker, rel: Rel, event?: JudgedEvent): string[] {
  const edition = editionFor(rel);
  const other = event && otherTime(edition, event);
  return [editionText(edition), ...(other ? [other] : [])].map((s) => say(s, asker.lang));
}

/** A decision of the guide in lines. */
export function describeDecision(asker: Asker, d: AnyDecision, event?: JudgedEvent): string[] {
  const line = (s: Say): string => say(s, asker.lang);
  const part = (id: TextId, what: string): string => text(asker.lang, id, { what });
  const name = d.infraction === 'smallBreach' ? 'smallBreach.name' : `ipg.${d.infraction}`;
  return [
    ...editionLines(asker, 'competitive', event),
    `${d.document} ${d.section}  ${line({ id: name })}: ${line({ id: `penalty.${d.penalty}` })}`,
    ...d.why.map((w) => `  ${line(w)} (${d.document} ${w.section})`),
    ...d.mayBecome.map((m) => `  ${line({ id: m.why })} → ${line({ id: `penalty.${m.penalty}` })} (${d.document} ${m.section})`),
    ...d.remedies.map((r) => part('j.remedy', line(r))),
    ...d.others.map((x) =>
      part('j.also', `${line({ id: `who.${x.who}` })}: ${line({ id: `ipg.${x.infraction}` })} — ${line({ id: `penalty.${x.penalty}` })}`),
    ),
    ...(d.extension > 0 ? [text(asker.lang, 'j.extension', { minutes: d.extension })] : []),
    ...(d.penalty === 'none' ? [] : [part('j.effect', line({ id: `effect.${d.takesEffect}` }))]),
    ...(d.drop === 'unlessReported' ? [text(asker.lang, 'j.dropUnlessReported')] : []),
    ...d.needs.map((n) => part('j.needs', line({ id: `needs.${n}` }))),
    ...d.notes.map((n) => part('j.note', line(n))),
  ];
}

/** A decision at Regular in lines. */
export function describeRegular(asker: Asker, problem: RegularProblem, d: RegularDecision, event?: JudgedEvent): string[] {
  const line = (s: Say): string => say(s, asker.lang);
  return [
    ...editionLines(asker, 'regular', event),
    `JAR  ${line({ id: `jar.${problem}` })}: ${line({ id: `penalty.${d.penalty}` })}`,
    ...d.fixes.map((f) => `  ${line(f)}`),
    ...d.notes.map((n) => text(asker.lang, 'j.note', { what: line(n) })),
  ];
}
