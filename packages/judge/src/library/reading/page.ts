/** A document that is being read: what has its place, what is open, and what has none. */
import type { Lang } from '@apnap/words';
import type { DocumentKind, GlossaryEntry, RuleEntry, RulesDocument, Unplaced, WhyUnplaced } from '../document.js';
import { byNumber } from '../numbers.js';
import { bare, type Line } from './lines.js';

/** Whether a line goes on where the one before was broken off at the edge of a page. */
const goesOn = (before: string, text: string): boolean => /[a-z,]$/.test(before) && /^[a-z(]/.test(text);

export class Page {
  readonly document: RulesDocument;
  private readonly entries = new Map<string, RuleEntry>();
  private readonly terms = new Map<string, GlossaryEntry>();
  /** Languages a rule was told in before: what comes again is another copy. */
  private readonly closed = new Set<string>();
  /** The number whose words come now; '' where none does. */
  private open = '';
  /** The same, where they were here before. */
  private again = '';
  private termNow: GlossaryEntry | null = null;

  constructor(kind: DocumentKind, edition: string, name: string) {
    this.document = { kind, edition, name, rules: [], glossary: [], unplaced: [] };
  }

  get isOpen(): boolean {
    return this.open !== '' || this.again !== '';
  }

  entry(number: string): RuleEntry | undefined {
    return this.entries.get(number);
  }

  close(): void {
    const e = this.entries.get(this.open);
    if (e?.en !== undefined) this.closed.add(`${this.open}/en`);
    if (e?.zh !== undefined) this.closed.add(`${this.open}/zh`);
    this.open = '';
    this.again = '';
    this.termNow = null;
  }

  /** Begins a rule. @param printed the number that stands there, where that is a slip */
  rule(number: string, text: string, lang: Lang, line: Line, printed?: string): void {
    this.close();
    if (this.closed.has(`${number}/${lang}`)) {
      this.again = number;
      this.repeated(text, lang, line);
      return;
    }
    this.open = number;
    if (text !== '') this.add(number, text, lang);
    const e = this.entries.get(number);
    if (e && printed !== undefined) e.printed = printed;
  }

  /** More words of the rule that is open. */
  more(text: string, lang: Lang, line: Line): void {
    if (this.again !== '') this.repeated(text, lang, line);
    else this.add(this.open, text, lang);
  }

  /** A heading, which is told once. */
  heading(number: string, title: Partial<Record<Lang, string>>): void {
    for (const lang of ['en', 'zh'] as const) {
      const part = title[lang];
      if (part !== undefined && !this.closed.has(`${number}/${lang}`)) this.add(number, part, lang);
      if (part !== undefined) this.closed.add(`${number}/${lang}`);
    }
  }

  private repeated(text: string, lang: Lang, line: Line): void {
    const known = this.entries.get(this.again)?.[lang] ?? '';
    if (!bare(known).includes(bare(text))) this.leave('again', line, text);
  }

  private add(number: string, text: string, lang: Lang): void {
    let e = this.entries.get(number);
    if (!e) {
      e = { number };
      this.entries.set(number, e);
    }
    const before = e[lang];
    e[lang] = before === undefined ? text : `${before}${goesOn(before.slice(-1), text) ? ' ' : '\n'}${text}`;
  }

  /** Takes lines of the open rule away, from one of them on. @returns them */
  takeFrom(number: string, lang: Lang, at: number): string[] {
    const e = this.entries.get(number);
    const lines = e?.[lang]?.split('\n') ?? [];
    if (e) e[lang] = lines.slice(0, at).join('\n');
    return lines.slice(at);
  }

  /** Begins a term of the glossary. */
  term(term: Partial<Record<Lang, string>>, line: Line): void {
    this.close();
    const key = bare(`${term.zh ?? ''}${term.en ?? ''}`);
    const known = this.terms.get(key);
    this.termNow = known ?? { term, text: {} };
    if (!known) {
      this.terms.set(key, this.termNow);
      this.document.glossary.push(this.termNow);
    } else if (Object.values(known.text).length === 0 && key === '') this.leave('between', line, line.text);
  }

  /** More of what is said of a term. @returns whether there is one */
  ofTerm(text: string, lang: Lang): boolean {
    const now = this.termNow;
    if (!now) return false;
    const before = now.text[lang];
    // Another copy says it again.
    if (before === undefined || !bare(before).includes(bare(text))) now.text[lang] = before === undefined ? text : `${before}\n${text}`;
    return true;
  }

  /** Lists a line that has no place, with those before it where they belong together. */
  leave(why: WhyUnplaced, line: Line, text = line.text): void {
    keep(this.document.unplaced, { why, line: line.at, text });
  }

  /** The document as it was read. */
  done(): RulesDocument {
    this.close();
    this.document.rules = [...this.entries.values()].sort(byNumber);
    return this.document;
  }
}

/** Adds what was not placed to a list; lines that follow on one another are one passage. */
export function keep(list: Unplaced[], { why, line, text }: Unplaced): void {
  const last = list.at(-1);
  const next = last === undefined ? -1 : last.line + last.text.split('\n').length;
  if (last && last.why === why && (line === next || line === next + 1)) last.text += `${line === next ? '\n' : '\n\n'}${text}`;
  else list.push({ why, line, text });
}
