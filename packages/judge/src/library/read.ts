/**
 * Reads rules documents as they are found: the official text of the Comprehensive Rules, translations in plain text or Markdown, tournament rules and
 * infraction guides, several of them in one file. What counts is how rules are numbered: "704.5a" in the first, "2.4" in the others.
 */
import type { Lang } from '@apnap/words';
import type { DocumentKind, RuleEntry, RulesDocument } from './document.js';

/** A line without marks of its format. */
interface Line {
  text: string;
  /** Whether it was indented. */
  indented: boolean;
}

const TAGS = /<\/?(?:b|i|em|strong|span|a|br|u|sup|sub|p|div)\b[^<>]*>/gi;

function lineOf(raw: string): Line {
  const text = raw
    .replace(/<\|[^|]*\|>/g, '')
    .replace(TAGS, '')
    .replace(/^\s*#+\s+/, '')
    .replace(/\[([^\][]+)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/^\s*>\s+/, '');
  return { text: text.trim(), indented: /^[ \t\u3000]{2,}\S/.test(text) };
}

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
const langOf = (text: string): Lang => (hasHan(text) ? 'zh' : 'en');

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** The day a line says the document is effective from; '' for a line that doesn't. */
function editionIn(text: string): string {
  const zh = /(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日\s*(?:起)?生效/.exec(text);
  const en = /effective\s+(?:as of\s+)?([A-Za-z]+)\s+(\d{1,2}),?\s+(\d{4})/i.exec(text);
  const [y, m, d] = zh ? zh.slice(1).map(Number) : en ? [Number(en[3]), MONTHS.indexOf(en[1].toLowerCase()) + 1, Number(en[2])] : [0, 0, 0];
  return y > 0 && m > 0 ? `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}` : '';
}

const EXAMPLE = /^(?:Examples?\b|例|举例|示例)/;
const RULE = /^(\d{3})\.(\d{1,3})(?!\d)(?:\.?([a-z])(?![A-Za-z]))?\.?\s*(.*)$/;
const SECTION = /^(\d{3})\.?\s*([^\d\s.].{0,50})$/;
const POLICY = /^(\d{1,2})\.\s?(\d{1,2})(?!\d)\.?\s*(.{0,40})$/;
const CHAPTER = /^(\d{1,2})\.?\s*([^\d\s].{0,30})?$/;
/** What stands behind the last rule. */
const END = /^(?:glossary|credits|名词解释|词汇表|术语表?|附录|appendix|暂译名称列表|.*更改列表|.*更动列表)/i;
/** A line of a table of contents. */
const CONTENTS = /\.{5,}|^\|\s*(?:附录|\d+\.)/;

/** A title in two languages: each part by itself. */
function titleParts(title: string): Partial<Record<Lang, string>> {
  if (!hasHan(title)) return { en: title };
  const latin = /^(.*[^A-Za-z ,’'-]) ([A-Za-z][A-Za-z ,’'-]+)$/su.exec(title.replace(/\s+/g, ' '));
  return latin ? { zh: latin[1].trim(), en: latin[2].trim() } : { zh: title };
}

class Reader {
  readonly found: RulesDocument[] = [];
  private document: RulesDocument | null = null;
  private entries = new Map<string, RuleEntry>();
  /** Languages a rule was told in before: what comes again is another copy. */
  private closed = new Set<string>();
  private open = '';
  /** Sections that were named before the first rule: the one it stands in, and those of a table of contents. */
  private named: [string, string][] = [];
  private chapter = 0;
  private part = 0;
  private policyLang: Lang = 'en';
  private edition = '';
  private afterBlank = false;

  constructor(
    private readonly name: string,
    private readonly lines: readonly Line[],
  ) {}

  read(): RulesDocument[] {
    for (let i = 0; i < this.lines.length; i++) i = this.line(i);
    return this.found.filter((d) => d.rules.length > 0);
  }

  private begin(kind: DocumentKind): RulesDocument {
    this.document = { kind, edition: this.edition, name: this.name, rules: [] };
    this.found.push(this.document);
    this.entries = new Map();
    this.closed = new Set();
    this.edition = '';
    this.close();
    if (kind === 'cr') for (const [number, title] of this.named) this.section(number, title);
    this.named = [];
    return this.document;
  }

  private close(): void {
    if (this.open !== '') {
      const e = this.entries.get(this.open);
      if (e?.en !== undefined) this.closed.add(`${this.open}/en`);
      if (e?.zh !== undefined) this.closed.add(`${this.open}/zh`);
    }
    this.open = '';
  }

  private add(number: string, text: string, lang: Lang): void {
    if (text === '') return;
    let e = this.entries.get(number);
    if (!e) {
      e = { number };
      this.entries.set(number, e);
      this.document?.rules.push(e);
    }
    e[lang] = e[lang] === undefined ? text : `${e[lang]}\n${text}`;
  }

  /** Takes a line. @returns the last line that was taken. */
  private line(i: number): number {
    const { text, indented } = this.lines[i];
    if (text === '') {
      this.afterBlank = true;
      return i;
    }
    const after = this.afterBlank;
    this.afterBlank = false;
    if (CONTENTS.test(text)) return i;
    this.edition = editionIn(text) || this.edition;
    const rule = this.ruleIn(text);
    if (rule) {
      if (this.document?.kind !== 'cr') this.begin('cr');
      this.close();
      const lang = langOf(rule.text);
      if (!this.closed.has(`${rule.number}/${lang}`)) {
        this.open = rule.number;
        this.add(rule.number, rule.text, lang);
      }
      return i;
    }
    const policy = this.policyAt(i);
    if (policy) return this.policy(policy);
    if (this.document?.kind === 'cr') this.inRules(text, after, indented);
    else this.outside(text, i);
    return i;
  }

  private ruleIn(text: string): { number: string; text: string } | null {
    const m = RULE.exec(text);
    // "205.3m：…" is how lists of changes speak of a rule.
    if (!m || /^[：:]/.test(m[4]) || m[1] < '100') return null;
    return { number: `${m[1]}.${m[2]}${m[3] ?? ''}`, text: m[4].trim() };
  }

  private inRules(text: string, afterBlank: boolean, indented: boolean): void {
    const section = SECTION.exec(text);
    if (section && section[1] >= '100' && !/[。：:;；]/.test(section[2])) {
      this.close();
      this.section(section[1], section[2]);
      return;
    }
    if (END.test(text) || CHAPTER.test(text)) this.close();
    else if (this.open !== '' && (EXAMPLE.test(text) || indented || !afterBlank)) this.add(this.open, text, langOf(text));
    else this.close();
  }

  private section(number: string, title: string): void {
    for (const [lang, part] of Object.entries(titleParts(title.trim())) as [Lang, string][]) {
      if (!this.closed.has(`${number}/${lang}`)) this.add(number, part, lang);
      this.closed.add(`${number}/${lang}`);
    }
  }

  /** Lines that are in no Comprehensive Rules: perhaps those begin. */
  private outside(text: string, i: number): void {
    const section = SECTION.exec(text);
    if (section && /^\d{3}\./.test(text) && section[1] >= '100') this.named.push([section[1], section[2]]);
    if (this.document) this.inPolicy(text, i);
  }

  /** A heading "2.4" that follows on the last one, or begins a document. */
  private policyAt(i: number): { chapter: number; part: number; title: string; last: number } | null {
    const m = POLICY.exec(this.lines[i].text);
    if (!m || /^[：:]/.test(m[3])) return null;
    const [chapter, part] = [Number(m[1]), Number(m[2])];
    const first = chapter === 1 && part === 1;
    const policy = this.document !== null && this.document.kind !== 'cr';
    const follows =
      policy &&
      ((chapter === this.chapter && part > this.part && part <= this.part + 2) ||
        (chapter > this.chapter && chapter <= this.chapter + 2 && part <= 3));
    if (!first && !follows) return null;
    let last = i;
    let title = m[3].trim();
    while (title === '' && last + 1 < this.lines.length && last - i < 3) title = this.lines[++last].text;
    return title === '' || /[。；]$/.test(title) ? null : { chapter, part, title, last };
  }

  private policy({ chapter, part, title, last }: NonNullable<ReturnType<Reader['policyAt']>>): number {
    const first = chapter === 1 && part === 1;
    if (first) this.begin(/比赛种类|tournament types/i.test(title) ? 'mtr' : 'ipg');
    this.close();
    [this.chapter, this.part] = [chapter, part];
    this.open = `${chapter}.${part}`;
    this.policyLang = langOf(title);
    this.add(this.open, title, this.policyLang);
    return last;
  }

  private inPolicy(text: string, i: number): void {
    if (this.open === '') return;
    if (END.test(text) || /^所有商标|^all trademarks/i.test(text)) this.close();
    else if (this.isChapter(text, i)) this.close();
    else this.add(this.open, text, this.policyLang);
  }

  /** "3. Match rules" is a chapter, and no step of a list, where 3.1 comes soon after it. */
  private isChapter(text: string, i: number): boolean {
    const m = CHAPTER.exec(text);
    if (!m || Number(m[1]) <= this.chapter || Number(m[1]) > this.chapter + 2) return false;
    const first = new RegExp(`^${m[1]}\\.\\s?1(?!\\d)`);
    const next = this.lines
      .slice(i + 1, i + 40)
      .map((l) => l.text)
      .filter((l) => l !== '')
      .slice(0, 14);
    const at = next.findIndex((l) => first.test(l));
    // The chapter is the last of its number before that.
    return at >= 0 && !next.slice(0, at).some((l) => CHAPTER.exec(l)?.[1] === m[1] || POLICY.test(l));
  }
}

/**
 * The rules documents in a text.
 * @param name of the file, to tell documents without a date apart.
 * @returns nothing where no rules are numbered as in any of them.
 */
export function readRules(text: string, name: string): RulesDocument[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map(lineOf);
  return new Reader(name, lines).read();
}
