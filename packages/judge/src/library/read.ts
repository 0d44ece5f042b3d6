/**
 * Reads rules documents as they are found: the official text of the Comprehensive Rules, translations in plain text or Markdown, tournament rules and
 * infraction guides, several of them in one file. What counts is how rules are numbered: "704.5a" in the first, "2.4" in the others. Lines that belong to no
 * number are listed, none is dropped but blank lines and tables of contents.
 */
import type { DocumentKind, RulesDocument, Unplaced } from './document.js';
import { areNotes, REGULAR, RegularReader, readNotes } from './reading/headings.js';
import { CONTENTS, editionIn, type Line, linesOf } from './reading/lines.js';
import { keep, Page } from './reading/page.js';
import { firstOf, type Headed, PolicyReader, policyAt } from './reading/policy.js';
import { headingIn, numberedIn, RulesReader } from './reading/rules.js';

type Now =
  | { kind: 'cr'; page: Page; reader: RulesReader }
  | { kind: 'policy'; page: Page; reader: PolicyReader }
  | { kind: 'regular'; page: Page; reader: RegularReader };

/** What a table of contents has beside its lines. */
const FURNITURE = /^(?:contents|目录|glossary|credits|[|\s:-]+)$/i;

/** A longer line stands in no table of contents. */
const PROSE = 60;

class Reader {
  private readonly pages: Page[] = [];
  private now: Now | null = null;
  private edition = '';
  private afterBlank = false;
  /** What stood before the first document. */
  private readonly front: Unplaced[] = [];
  /** Sections and chapters that were named before the first rule: the one it stands in, and those of a table of contents. */
  private named: [string, string][] = [];

  constructor(
    private readonly name: string,
    private readonly lines: readonly Line[],
  ) {}

  read(): RulesDocument[] {
    for (let i = 0; i < this.lines.length; i++) i = this.line(i);
    const found = this.pages.map((p) => p.done()).filter((d) => d.rules.some((r) => r.number.includes('.')));
    if (found.length > 0) found[0].unplaced.unshift(...this.front);
    return found;
  }

  /** The day of the document that comes, or of the one that is being read where that has none yet. */
  private dated(text: string): void {
    const day = editionIn(text);
    if (day !== '') this.edition = day;
    if (this.now && this.now.kind !== 'cr') this.now.reader.dated(text);
  }

  private begin(kind: DocumentKind): Page {
    this.now?.page.close();
    const page = new Page(kind, this.edition, this.name);
    this.edition = '';
    this.pages.push(page);
    return page;
  }

  /** Takes a line. @returns the last line that was taken. */
  private line(i: number): number {
    const line = this.lines[i];
    const { text } = line;
    if (text === '') {
      this.afterBlank = true;
      return i;
    }
    const after = this.afterBlank;
    this.afterBlank = false;
    if (CONTENTS.test(text)) return i;
    this.dated(text);
    const rule = numberedIn(text);
    if (rule) {
      this.inRules().rule(rule, line);
      return i;
    }
    const first = this.now?.kind === 'policy' && !this.now.reader.over ? null : firstOf(this.lines, i);
    if (first) return this.beginPolicy(first).chapterAt(i);
    const policy = policyAt(this.lines, i);
    if (policy && this.beginsOrFollows(policy)) return this.policy(policy);
    if (REGULAR.test(text) && this.now?.kind !== 'regular') this.regular(line);
    else return this.other(i, after);
    return i;
  }

  /** The reader of the Comprehensive Rules, begun where none are being read. */
  private inRules(): RulesReader {
    if (this.now?.kind === 'cr') return this.now.reader;
    const page = this.begin('cr');
    const reader = new RulesReader(page, new Map(this.named));
    this.now = { kind: 'cr', page, reader };
    // The section that was named last is where the first rule stands.
    for (const [number, title] of this.named) reader.named(number, title);
    this.named = [];
    return reader;
  }

  /** A line before the next document: perhaps its table of contents. */
  private before(line: Line, first: boolean): void {
    const heading = /^\d{1,3}\./.test(line.text) ? headingIn(line.text) : null;
    if (heading && heading.number.length >= (first ? 1 : 3)) this.named.push([heading.number, heading.title]);
    else if (first && !FURNITURE.test(line.text)) keep(this.front, { why: 'front', line: line.at, text: line.text });
    if (line.text.length > PROSE) this.named = [];
  }

  private beginsOrFollows(found: Headed): boolean {
    return (found.chapter === 1 && found.part === 1) || (this.now?.kind === 'policy' && this.now.reader.follows(found));
  }

  private policy(found: Headed): number {
    const reader = this.now?.kind === 'policy' && this.now.reader.follows(found) ? this.now.reader : this.beginPolicy(found);
    return reader.section(found);
  }

  private beginPolicy({ title }: Headed): PolicyReader {
    const page = this.begin(/比赛种类|tournament types/i.test(title) ? 'mtr' : 'ipg');
    const reader = new PolicyReader(page, this.lines);
    this.now = { kind: 'policy', page, reader };
    this.named = [];
    return reader;
  }

  private regular(line: Line): void {
    const page = this.begin('jar');
    this.now = { kind: 'regular', page, reader: new RegularReader(page) };
    page.leave('front', line);
  }

  /** A line without a number of its own. @returns the last line that was taken */
  private other(i: number, after: boolean): number {
    const line = this.lines[i];
    const now = this.now;
    const alone = after && (this.lines[i + 1]?.text ?? '') === '';
    if (now?.kind === 'cr') now.reader.line(line, after);
    else {
      this.before(line, now === null);
      if (now?.kind === 'policy') return now.reader.line(i);
      if (now?.kind === 'regular') now.reader.line(line, alone);
    }
    return i;
  }
}

/**
 * The rules documents in a text.
 * @param name of the file, to tell documents without a date apart.
 * @returns nothing where no rules are numbered as in any of them, and nothing stands under headings.
 */
export function readRules(text: string, name: string): RulesDocument[] {
  const lines = linesOf(text);
  const found = new Reader(name, lines).read();
  if (found.length > 0 || !areNotes(lines)) return found;
  const page = new Page('notes', '', name);
  readNotes(lines, page);
  return [page.done()];
}
