/** Reads the Comprehensive Rules: "704.5a" with its words and examples, headings of sections and chapters, the glossary. */
import type { Lang } from '@apnap/words';
import { isNext } from '../numbers.js';
import { bare, EXAMPLE, hasHan, type Line, langOf, titleParts } from './lines.js';
import type { Page } from './page.js';

const RULE = /^(\d{3})\.(\d{1,3})(?!\d)(?:\.?([a-z])(?![A-Za-z]))?\.?\s*(.*)$/;
const SECTION = /^(\d{3})\.?\s*([^\d\s.].{0,70})$/;
const CHAPTER = /^([1-9])\.?\s*([^\d\s].{0,40})$/;
const GLOSSARY = /^(?:glossary|名词解释|词汇表|术语表?)$/i;
/** Pairs of names, "Planechase: 竞逐时空". */
const NAMES = /^暂译名称列表$/;
const PAIR = /^([A-Za-z][A-Za-z ’'-]*)[:：]\s*(\p{Script=Han}.*)$/u;
/** How a second copy begins. */
const AGAIN = /^(?:.*完整规则|引言|introduction)$/i;
/** What stands behind the last rule. */
const END = /^(?:credits|附录|appendix|.*更改列表|.*更动列表)/i;

/** A rule at the beginning of a line. */
export interface Numbered {
  section: string;
  /** ".5a" */
  rest: string;
  text: string;
}

/** @returns null for a line that begins no rule: "205.3m：…" is how lists of changes speak of one */
export function numberedIn(text: string): Numbered | null {
  const m = RULE.exec(text);
  if (!m || /^[：:]/.test(m[4]) || m[1] < '100') return null;
  return { section: m[1], rest: `.${m[2]}${m[3] ?? ''}`, text: m[4].trim() };
}

/** A heading of a section or of a chapter: number and title; null for what is none. */
export function headingIn(text: string): { number: string; title: string } | null {
  const section = SECTION.exec(text);
  if (section && section[1] >= '100' && !/[。；;]|[：:]./.test(section[2]))
    return { number: section[1], title: section[2].replace(/[：:]$/, '').trim() };
  const chapter = CHAPTER.exec(text);
  return chapter && !/[。：:;；]/.test(chapter[2]) ? { number: chapter[1], title: chapter[2].trim() } : null;
}

/** A rule that was run together with the one before it: where it begins in the words of that one. */
function gluedAt(number: string, text: string): number {
  for (const m of text.matchAll(/(?<=[。.!?？！”"’)）\]])\s*(\d{3}\.\d{1,3}[a-z]?)\.?\s*(?=[^\s\d.,，。、)）])/gu))
    if (isNext(number, m[1])) return m.index;
  return -1;
}

/** A term of a glossary without blank lines: short, and no sentence. */
function isTerm(text: string): boolean {
  if (/[。，,;；]$/.test(text) || /^[见\d]/.test(text)) return false;
  return /[(（](?:[A-Za-z=“][^。]*|废弃|非正式)[)）]?/.test(text)
    ? text.length < 60 && !/[。，]/.test(text)
    : text.length < 12 && !/[\s。]/.test(text);
}

/** "异能(Ability)" in its two languages. */
function termParts(text: string): Partial<Record<Lang, string>> {
  if (!hasHan(text)) return { en: text };
  // What stands before the first bracket that an English word follows, the word, and what is behind it. "(Alternative Cos)t" is a slip.
  const at = text.search(/[(（][“A-Za-z]/);
  if (at < 0) return { zh: text };
  const end = text.slice(at).search(/[)）]/);
  const inside = end < 0 ? text.slice(at + 1) : text.slice(at + 1, at + end);
  const behind = end < 0 ? '' : text.slice(at + end + 1);
  const slip = /^[a-z]*/.exec(behind)?.[0] ?? '';
  return { zh: `${text.slice(0, at).trimEnd()}${behind.slice(slip.length)}`.trim(), en: `${inside.trim()}${slip}` };
}

export class RulesReader {
  /** The section that is being read, and the last number that was placed in it. */
  private section = '';
  private last = '';
  /** A heading with a wrong number: the number that stands there, and the right one. */
  private slip: { printed: string; right: string } | null = null;
  private part: 'rules' | 'glossary' | 'names' | 'after' = 'rules';
  /** Whether terms of the glossary stand behind blank lines. */
  private blanks = false;

  /** @param contents titles of the document's own table of contents, by number */
  constructor(
    private readonly page: Page,
    private readonly contents: ReadonlyMap<string, string>,
  ) {}

  /** Takes a heading that stood before the first rule. */
  named(number: string, title: string): void {
    this.page.heading(number, titleParts(title));
    if (number.length === 3) this.section = number;
  }

  /** Takes a line that begins a rule. */
  rule(found: Numbered, line: Line): void {
    this.part = 'rules';
    const printed = `${found.section}${found.rest}`;
    const number = this.right(found);
    this.section = number.slice(0, 3);
    this.last = number;
    const glued = gluedAt(number, found.text);
    const own = glued < 0 ? found.text : found.text.slice(0, glued).trim();
    this.page.rule(number, own, langOf(own), line, number === printed ? undefined : printed);
    const next = glued < 0 ? null : numberedIn(found.text.slice(glued).trim());
    if (next) this.rule(next, line);
  }

  /** The number that is meant: in a section that is named wrongly, and where the section alone is wrong and the rest goes on as it should. */
  private right({ section, rest }: Numbered): string {
    const printed = `${section}${rest}`;
    if (section === this.slip?.printed) return `${this.slip.right}${rest}`;
    const here = `${this.section}${rest}`;
    return section !== this.section && this.last.includes('.') && isNext(this.last, here) ? here : printed;
  }

  /** Takes any other line that is not empty. */
  line(line: Line, afterBlank: boolean): void {
    const { text } = line;
    const heading = headingIn(text);
    if (heading && this.isHeading(heading.number)) {
      this.heading(heading.number, heading.title);
      return;
    }
    if (GLOSSARY.test(text) || NAMES.test(text)) {
      this.page.close();
      this.part = NAMES.test(text) ? 'names' : 'glossary';
      this.blanks = false;
    } else if (END.test(text)) {
      this.page.close();
      this.part = 'after';
      this.page.leave('after', line);
    } else this.words(line, afterBlank);
  }

  private words(line: Line, afterBlank: boolean): void {
    const { text, indented } = line;
    const pair = PAIR.exec(text);
    if (this.part === 'after') this.page.leave('after', line);
    else if (this.part === 'names' && pair) this.page.term({ en: pair[1].trim(), zh: pair[2].trim() }, line);
    else if (this.part === 'glossary') this.inGlossary(line, afterBlank);
    else if (this.page.isOpen && (EXAMPLE.test(text) || indented || !afterBlank)) this.page.more(text, langOf(text), line);
    else {
      this.page.close();
      this.page.leave('between', line);
    }
  }

  private inGlossary(line: Line, afterBlank: boolean): void {
    this.blanks ||= afterBlank;
    if (AGAIN.test(line.text)) {
      this.page.close();
      this.page.leave('after', line);
    } else if (this.blanks ? afterBlank : isTerm(line.text)) this.page.term(termParts(line.text), line);
    else if (!this.page.ofTerm(line.text, langOf(line.text))) this.page.leave('between', line);
  }

  /** In the glossary and behind the rules, what looks like a heading is one only where it begins the rules again. */
  private isHeading(number: string): boolean {
    if (this.part === 'rules') return number.length === 3 || this.chapterComes(number);
    return this.contents.has(number) ? number === '1' || this.section === '' : false;
  }

  /** Whether a chapter comes after the section that was read: a numbered line of a list is none. */
  private chapterComes(number: string): boolean {
    return this.section === '' || number > this.section[0] || number === '1';
  }

  private heading(number: string, title: string): void {
    this.page.close();
    if (this.part !== 'rules') this.section = '';
    this.part = 'rules';
    const right = number.length === 3 ? this.rightSection(number, title) : number;
    this.page.heading(right, titleParts(title));
    if (number.length < 3) return;
    this.slip = right === number ? null : { printed: number, right };
    this.section = right;
    this.last = right;
  }

  /** A section whose number came before, where the table of contents has its title under a later one. */
  private rightSection(number: string, title: string): string {
    if (this.section === '' || number > this.section) return number;
    const own = bare(title);
    for (const [other, there] of this.contents)
      if (other.length === 3 && other > this.section && bare(there) === own && this.contents.get(number) !== there) return other;
    return number;
  }
}
