/** Reads tournament rules and infraction guides: chapters "2", sections "2.4", appendices "A". */
import type { Lang } from '@apnap/words';
import { dayIn, type Line, langOf, TRADEMARKS } from './lines.js';
import type { Page } from './page.js';

const POLICY = /^(\d{1,2})\.\s?(\d{1,2})(?!\d)\.?\s*(.{0,60})$/;
const CHAPTER = /^(\d{1,2})\.?\s*([^\d\s].{0,40})?$/;
/** "附录B：…" is how a list of changes speaks of one. */
const APPENDIX = /^(?:附录\s*([A-H])(?:\s*[~～—–-]\s*|$)|Appendix\s+([A-H])\s*[~—–:.-]?\s*)(.{0,60})$/i;
const LETTERS = 'ABCDEFGH';

/** A heading with the line its title ends on. */
export interface Headed {
  chapter: number;
  part: number;
  title: string;
  last: number;
}

/** The first words behind a number, which may stand on the lines below it. */
function titleAt(lines: readonly Line[], i: number, own: string): { title: string; last: number } {
  let [title, last] = [own, i];
  while (title === '' && last + 1 < lines.length && last - i < 3) title = lines[++last].text;
  return { title, last };
}

/** A heading "2.4" at a line, wherever it stands; null for none. */
export function policyAt(lines: readonly Line[], i: number): Headed | null {
  const m = POLICY.exec(lines[i].text);
  if (!m || /^[：:]/.test(m[3])) return null;
  const { title, last } = titleAt(lines, i, m[3].trim());
  return title === '' || /[。；;]$/.test(title) ? null : { chapter: Number(m[1]), part: Number(m[2]), title, last };
}

/** "3. Match rules" is a chapter, and no step of a list, where 3.1 comes soon after it. @param before the chapter that was last */
export function isChapter(lines: readonly Line[], i: number, before: number): boolean {
  const m = CHAPTER.exec(lines[i].text);
  if (!m || Number(m[1]) <= before || Number(m[1]) > before + 2) return false;
  const first = new RegExp(`^${m[1]}\\.\\s?1(?!\\d)`);
  const next = lines
    .slice(i + 1, i + 60)
    .map((l) => l.text)
    .filter((l) => l !== '')
    .slice(0, 20);
  const at = next.findIndex((l) => first.test(l));
  // The chapter is the last of its number before that.
  return at >= 0 && !next.slice(0, at).some((l) => CHAPTER.exec(l)?.[1] === m[1] || POLICY.test(l));
}

/** The first section of a document whose first chapter begins at a line; null where none does. */
export function firstOf(lines: readonly Line[], i: number): Headed | null {
  if (!/^1\.(?!\d)/.test(lines[i].text) || !isChapter(lines, i, 0)) return null;
  for (let k = i + 1; k < lines.length; k++) {
    const found = policyAt(lines, k);
    if (found) return found.chapter === 1 && found.part === 1 ? found : null;
  }
  return null;
}

export class PolicyReader {
  private chapter = 0;
  private part = 0;
  private lang: Lang = 'en';
  private number = '';
  /** Whether its end was read. */
  over = false;

  constructor(
    private readonly page: Page,
    private readonly lines: readonly Line[],
  ) {}

  /** The newest day in the list of changes is that of a document that names none. */
  dated(text: string): void {
    if (this.number === 'A' && this.page.document.edition === '') this.page.document.edition = dayIn(text);
  }

  /** Whether a heading follows on the last one. */
  follows({ chapter, part }: Headed): boolean {
    if (this.over) return false;
    return (
      (chapter === this.chapter && part > this.part && part <= this.part + 2) ||
      (chapter > this.chapter && chapter <= this.chapter + 2 && part <= 3)
    );
  }

  /** Takes a heading. @returns the last line that was taken */
  section({ chapter, part, title, last }: Headed): number {
    if (chapter === this.chapter && part === this.part + 2) this.lost(`${chapter}.${part - 1}`);
    [this.chapter, this.part] = [chapter, part];
    this.begin(`${chapter}.${part}`, title, this.lines[last]);
    return last;
  }

  private begin(number: string, title: string, line: Line): void {
    this.number = number;
    this.lang = langOf(title);
    this.page.rule(number, title, this.lang, line);
  }

  /** A section whose number is lost: where one line alone of the last section reads like a title, it is that. */
  private lost(number: string): void {
    const lines = this.page.entry(this.number)?.[this.lang]?.split('\n') ?? [];
    const titles = lines.flatMap((l, i) => (i > 1 && i + 1 < lines.length && /^[^\p{P}\d]{2,12}$/u.test(l) ? [i] : []));
    if (titles.length !== 1) return;
    const [title, ...rest] = this.page.takeFrom(this.number, this.lang, titles[0]);
    this.begin(number, title, { text: title, indented: false, heading: 0, at: 0 });
    for (const text of rest) this.page.more(text, this.lang, { text, indented: false, heading: 0, at: 0 });
    const entry = this.page.entry(number);
    if (entry) entry.printed = '';
  }

  /** Takes any other line. @returns the last line that was taken */
  line(i: number): number {
    const line = this.lines[i];
    const { text } = line;
    if (TRADEMARKS.test(text)) {
      this.page.close();
      this.over = true;
    }
    const appendix = this.appendixIn(text);
    if (appendix) this.begin(appendix.number, appendix.title, line);
    else if (!this.over && isChapter(this.lines, i, this.chapter)) return this.chapterAt(i);
    else if (this.page.isOpen) this.page.more(text, this.lang, line);
    else this.page.leave(this.over ? 'after' : 'between', line);
    return i;
  }

  /** The heading of the appendix that comes next. */
  private appendixIn(text: string): { number: string; title: string } | null {
    const [, zh, en, title = ''] = (this.over ? null : APPENDIX.exec(text)) ?? [];
    const number = (zh ?? en ?? '').toUpperCase();
    const before = LETTERS.indexOf(this.number);
    return number !== '' && LETTERS.indexOf(number) === before + 1 ? { number, title: title.trim() || text } : null;
  }

  /** Takes the heading of a chapter. @returns the last line that was taken */
  chapterAt(i: number): number {
    const [, number = '', own = ''] = CHAPTER.exec(this.lines[i].text) ?? [];
    const { title, last } = titleAt(this.lines, i, own.trim());
    this.begin(number, title, this.lines[i]);
    return last;
  }
}
