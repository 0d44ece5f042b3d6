/** A ruling: what an incident comes to, each part with the answers that led to it. */
import { editionFor, editionText, otherTime } from '../guide/editions.js';
import { infractionOf } from '../infractions.js';
import type { AnyDecision, Decision, InfractionId, MayBecome, Penalty, Say } from '../types.js';
import { type Answer, type Incident, problemOf } from './incident.js';
import { type Answers, type Judged, judgedBy, type Question } from './judged.js';
import { type Walk, walk } from './walk.js';

/** Something of a ruling, with the answers without which it would not be there. */
export interface Part {
  say: Say;
  /** As it is cited: "IPG 2.3"; "JAR" for what has no number. */
  rule: string;
  because: readonly { question: Question; answer: Answer }[];
}

export interface Ruling {
  document: 'IPG' | 'JAR';
  /** The edition that answers, and a word on it where the event is of another time. */
  edition: readonly Say[];
  /** The infraction, or the problem at Regular, with where it is defined. */
  name: Say;
  rule: string;
  /** What it is; nothing at Regular, where the name says it. */
  is: Say | null;
  /** For a record of the event: the infraction of the guide; null at Regular, and for a small breach that is no infraction yet. */
  infraction: InfractionId | null;
  penalty: Penalty;
  way: readonly Part[];
  mayBecome: readonly MayBecome[];
  remedies: readonly Part[];
  notes: readonly Part[];
  others: readonly { who: Say; name: Say; infraction: InfractionId; penalty: Penalty; rule: string }[];
  /** When it takes effect; null where there is no penalty, or at Regular, where nothing is carried over. */
  effect: Say | null;
  /** Minutes for the match. */
  extension: number;
  /** Whether he leaves the event. */
  drop: Say | null;
  needs: readonly Say[];
  /** What nobody could say: it counted as no. */
  unknown: readonly Question[];
  /** The decision itself. */
  judged: Judged;
}

interface Found {
  say: Say;
  section: string;
}

const foundIn = (judged: Judged, part: 'way' | 'remedies' | 'notes'): Found[] => {
  if (judged.document === 'JAR') {
    const says = part === 'remedies' ? judged.fixes : part === 'notes' ? judged.notes : [];
    return says.map((say) => ({ say, section: '' }));
  }
  if (part === 'way') return judged.why.map(({ section, ...say }) => ({ say, section }));
  return (part === 'remedies' ? judged.remedies : judged.notes).map((say) => ({ say, section: judged.section }));
};

const same = (a: Found, b: Found): boolean => a.section === b.section && JSON.stringify(a.say) === JSON.stringify(b.say);

/** The number as it is cited. */
const cited = (document: 'IPG' | 'JAR', section: string): string => (section === '' ? document : `${document} ${section}`);

/** Sections whose sentences the guide says of all infractions, where they are not what the sentence is about. */
function partsOf(incident: Incident, { answered, answers }: Walk, judged: Judged, part: 'way' | 'remedies' | 'notes'): Part[] {
  const without = answered
    .filter(({ answer }) => answer !== false && answer !== 'unknown')
    .map((a) => ({ ...a, left: foundIn(judgedBy(incident, lacking(answers, a.question.id)), part) }));
  return foundIn(judged, part).map((found) => ({
    say: found.say,
    rule: cited(judged.document, found.section),
    because: without.filter(({ left }) => !left.some((x) => same(x, found))).map(({ question, answer }) => ({ question, answer })),
  }));
}

function lacking(answers: Answers, id: string): Answers {
  const { [id]: _, ...rest } = answers;
  return rest;
}

function effectOf(d: AnyDecision): Say | null {
  if (d.penalty === 'none') return null;
  return { id: `effect.${d.takesEffect}` };
}

function dropOf(judged: Judged): Say | null {
  if (judged.document === 'JAR' && judged.concedes === 'yes' && judged.drop === 'no') return null;
  return judged.drop === 'no' ? null : { id: `drop.${judged.drop}` };
}

/** What is due now, by all that was said. @param event the day of the event and its rules, where the edition is to be held against them */
export function rulingOf(incident: Incident, event?: { date: string; ruleset?: string }, way: Walk = walk(incident)): Ruling {
  const judged = judgedBy(incident, way.answers);
  const edition = editionFor(incident.rel);
  const other = event && otherTime(edition, event);
  const parts = (of: 'way' | 'remedies' | 'notes'): Part[] => partsOf(incident, way, judged, of);
  const shared = {
    edition: [editionText(edition), ...(other ? [other] : [])],
    penalty: judged.penalty,
    way: parts('way'),
    remedies: parts('remedies'),
    notes: parts('notes'),
    drop: dropOf(judged),
    unknown: way.answered.filter((a) => a.answer === 'unknown').map((a) => a.question),
    judged,
  };
  if (judged.document === 'JAR') {
    const name = { id: `jar.${problemOf(incident.subject) ?? 'otherError'}` };
    return {
      ...shared,
      document: 'JAR',
      name,
      rule: 'JAR',
      is: null,
      infraction: null,
      mayBecome: [],
      others: [],
      effect: null,
      extension: 0,
      needs: [],
    };
  }
  return {
    ...shared,
    document: 'IPG',
    ...named(judged),
    mayBecome: judged.mayBecome,
    others: judged.others.map(otherOf),
    effect: effectOf(judged),
    extension: judged.extension,
    needs: judged.needs.map((n) => ({ id: `needs.${n}` })),
  };
}

function named(d: AnyDecision): Pick<Ruling, 'name' | 'rule' | 'is' | 'infraction'> {
  if (d.infraction === 'smallBreach')
    return { name: { id: 'smallBreach.name' }, rule: 'IPG 1.3', is: { id: 'principle.smallBreach' }, infraction: null };
  return {
    name: { id: `ipg.${d.infraction}` },
    rule: `IPG ${infractionOf(d.infraction).section}`,
    is: { id: `ipg.${d.infraction}.is` },
    infraction: d.infraction,
  };
}

const otherOf = (x: Decision['others'][number]): Ruling['others'][number] => ({
  who: { id: `who.${x.who}` },
  name: { id: `ipg.${x.infraction}` },
  infraction: x.infraction,
  penalty: x.penalty,
  rule: `IPG ${x.section}`,
});
