/** Reads documents without numbers by their headings, which are counted: Judging at Regular, and what somebody wrote for himself in Markdown. */
import { dayIn, type Line, langOf, TRADEMARKS } from './lines.js';
import type { Page } from './page.js';

export const REGULAR = /^一般级别执法严格度.*执法指南$|^judging at regular\b.*$/i;
/** The parts of Judging at Regular. */
const PARTS =
  /^(?:常见问题|常见不良行为|严重问题|其他资源|common issues|general unwanted behaviou?rs?|serious problems|additional resources)$/i;

export class RegularReader {
  private part = 0;
  private issue = 0;
  private over = false;

  constructor(private readonly page: Page) {}

  /** The day of its last change stands below the title. */
  dated(text: string): void {
    if (this.part === 0 && this.page.document.edition === '') this.page.document.edition = dayIn(text);
  }

  /** Takes a line. @param alone whether blank lines are around it */
  line(line: Line, alone: boolean): void {
    const { text } = line;
    if (TRADEMARKS.test(text)) {
      this.over = true;
      this.page.close();
    }
    if (this.over) this.page.leave('after', line);
    else if (PARTS.test(text)) {
      [this.part, this.issue] = [this.part + 1, 0];
      this.page.rule(`${this.part}`, text, langOf(text), line);
    } else if (this.part > 0 && alone && text.length < 50 && !/[。.：:]$/.test(text)) {
      this.page.rule(`${this.part}.${++this.issue}`, text, langOf(text), line);
    } else if (this.page.isOpen) this.page.more(text, langOf(text), line);
    else this.page.leave('front', line);
  }
}

/** Fewer headings make no document. */
const LEAST = 3;

/** Whether lines are notes under headings. */
export const areNotes = (lines: readonly Line[]): boolean => lines.filter((l) => l.heading > 1).length >= LEAST;

/** Reads notes; the first heading of the highest kind is their title. */
export function readNotes(lines: readonly Line[], page: Page): void {
  const top = Math.min(...lines.filter((l) => l.heading > 0).map((l) => l.heading));
  const titled = lines.filter((l) => l.heading === top).length === 1;
  const base = titled ? top + 1 : top;
  const count: number[] = [];
  for (const line of lines) {
    if (line.text === '') continue;
    if (line.heading >= base) {
      const depth = line.heading - base;
      while (count.length <= depth) count.push(0);
      count.length = depth + 1;
      count[depth]++;
      const title = line.text.replace(/^\d+(?:\.\d+)*\.?\s+/, '');
      page.rule(count.map((n) => Math.max(n, 1)).join('.'), title, langOf(title), line);
    } else if (line.heading === 0 && page.isOpen) page.more(line.text, langOf(line.text), line);
    else page.leave('front', line);
  }
}
