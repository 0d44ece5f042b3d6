/** Titles of rules in both languages: what a number is about, for people who have not imported the documents. */
import { keywordWord } from '@apnap/ability';
import { POLICIES } from './policies.js';
import { KEYWORDS_BY_NUMBER, SECTIONS } from './sections.js';

/** A title in both languages. */
export interface RuleTitle {
  /** The number it stands for: the rule itself, or the rule or section that holds it. */
  rule: string;
  en: string;
  zh: string;
}

/** The keyword in Chinese: under its name as the ability language has it. */
function zhKeyword(name: string): string {
  if (name === 'Daybound and nightbound') return `${keywordWord('daybound')}／${keywordWord('nightbound')}`;
  const words = name
    .replace(/[!-]/g, ' ')
    .trim()
    .split(/\s+/)
    .map((w) => w.toLowerCase());
  const id = words.map((w, i) => (i === 0 ? w : w[0].toUpperCase() + w.slice(1))).join('');
  const known = [id, name.toLowerCase(), name].find((key) => keywordWord(key) !== key);
  return known === undefined ? name : keywordWord(known);
}

const TITLES: ReadonlyMap<string, RuleTitle> = new Map([
  ...SECTIONS.map(([rule, en, zh]) => [rule, { rule, en, zh }] as const),
  ...KEYWORDS_BY_NUMBER.map((en, i) => [`702.${i + 2}`, { rule: `702.${i + 2}`, en, zh: zhKeyword(en) }] as const),
]);

const POLICY_TITLES: ReadonlyMap<string, RuleTitle> = new Map(POLICIES.map(([rule, en, zh]) => [rule, { rule, en, zh }] as const));

/**
 * What a rule is about.
 * @param number of the Comprehensive Rules of 2025-02-07: "702.19b", "CR 601.2", "613"; or of another document: "MTR 2.4", "IPG 3".
 * @returns the title of the rule, or of the nearest that holds it; null for what is no number of a rule.
 */
export function ruleTitle(number: string): RuleTitle | null {
  const [, document, chapter, part] = /^(MTR|IPG)\s+(\d{1,2})(\.\d{1,2})?\.?$/i.exec(number.trim()) ?? [];
  if (document !== undefined) {
    const cited = `${document.toUpperCase()} ${chapter}`;
    return POLICY_TITLES.get(`${cited}${part ?? ''}`) ?? POLICY_TITLES.get(cited) ?? null;
  }
  const [, section, rest] = /^(?:CR\s+)?(\d{3})(?:\.(\d+)[a-z]?)?\.?$/i.exec(number.trim()) ?? [];
  if (section === undefined) return null;
  return TITLES.get(`${section}.${rest}`) ?? TITLES.get(section) ?? null;
}

/** Every title of the tournament rules and the infraction guide, in the order of the documents. */
export const policyTitles = (): RuleTitle[] =>
  [...POLICY_TITLES.values()].sort((a, b) => a.rule.localeCompare(b.rule, 'en', { numeric: true }));

/** Every title of the Comprehensive Rules, in the order of the numbers. */
export const ruleTitles = (): RuleTitle[] => [...TITLES.values()].sort((a, b) => a.rule.localeCompare(b.rule, 'en', { numeric: true }));
