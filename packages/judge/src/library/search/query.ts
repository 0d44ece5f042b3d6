/** What is looked for: a number, or words. */
import type { DocumentKind } from '../document.js';

export interface AskedNumber {
  /** Of which documents; null for any in which there is such a number. */
  kind: DocumentKind | null;
  number: string;
}

const KINDS: readonly [RegExp, DocumentKind][] = [
  [/^(?:cr|规则|完整规则|rules?|comprehensive rules)$/i, 'cr'],
  [/^(?:mtr|比赛规则|万智牌比赛规则|tournament rules)$/i, 'mtr'],
  [/^(?:ipg|违规处理方针|处理方针|infraction procedure guide)$/i, 'ipg'],
  [/^(?:jar|一般级别)$/i, 'jar'],
];

/** No number is longer, with the signs around it. */
const NUMBER_LENGTH = 12;

/** "704.5a", "CR 704", "规则704.5a", "MTR 2.4", "IPG A"; null where it is no number. */
export function numberAsked(query: string): AskedNumber | null {
  const asked = query.normalize('NFKC').trim();
  // The number stands at the end, and is short: what comes before it is the name of a document.
  const tail = asked.slice(-NUMBER_LENGTH);
  const m = /(?<![\d.])(?:\d{1,3}(?:\.\d{1,3}[a-z]?)?|(?<![a-z])[A-H])[.。]?$/i.exec(tail);
  if (!m) return null;
  const name = asked.slice(0, asked.length - m[0].length).trim();
  const number = m[0].replace(/[.。]$/, '');
  const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
  if ((name !== '' && kind === null) || (kind === null && /^[A-H]$/i.test(number))) return null;
  return { kind, number: /^[A-H]$/i.test(number) ? number.toUpperCase() : number.toLowerCase() };
}
