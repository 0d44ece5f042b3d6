/** The rules documents that were imported into the data folder: read when they are asked for, and again when the file has changed. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  citation,
  type DocumentKind,
  LIBRARY_FILE,
  RulesLibrary,
  type RuleText,
  ruleExplanation,
  ruleTitle,
  unpackDocuments,
} from '@apnap/judge';
import { DAYS } from '@apnap/magic';
import { differenceTexts } from '@apnap/magic/years';
import type { RuleTitle, Text, Year } from '@apnap/protocol';
import type { Lang } from '@apnap/words';
import { joined, plain, say, type TextId } from './text.js';

const KINDS: Readonly<Record<DocumentKind, TextId>> = {
  cr: 'rules.cr',
  mtr: 'rules.mtr',
  ipg: 'rules.ipg',
  jar: 'rules.jar',
  notes: 'rules.notes',
};

export class RulesShelf {
  private readonly file: string;
  private changed = -1;
  private library = new RulesLibrary([]);

  /** @param folder of the data. */
  constructor(folder: string) {
    this.file = join(folder, LIBRARY_FILE);
  }

  /** The documents as they are now; a file that can't be read holds none. */
  private current(): RulesLibrary {
    const at = statSync(this.file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (at === this.changed) return this.library;
    this.changed = at;
    let documents: ReturnType<typeof unpackDocuments> = null;
    try {
      documents = at === 0 ? null : unpackDocuments(readFileSync(this.file, 'utf8'));
    } catch {
      documents = null;
    }
    this.library = new RulesLibrary(documents ?? []);
    return this.library;
  }

  /** The documents as they are kept, and a tag that changes with them; null where there are none. */
  kept(): { text: string; tag: string } | null {
    if (this.current().documents.length === 0) return null;
    const { mtimeMs, size } = statSync(this.file);
    return { text: readFileSync(this.file, 'utf8'), tag: `"${mtimeMs}-${size}"` };
  }

  /** A rule's title, its explanation, and what the documents say; null where nothing is known of the number. @param year whose edition has that number; absent: today's */
  rule(number: string, year?: Year): RuleTitle | null {
    if (year !== undefined && citation(number)?.kind === 'cr') return this.ruleOf(year, number);
    const found = ruleTitle(number);
    const texts = this.current().texts(number);
    if (!found && texts.length === 0) return null;
    const explanation = ruleExplanation(number);
    const title = found ? { en: found.en, zh: found.zh } : headings(texts);
    return withTexts({ rule: number, title, ...(explanation ? { explanation } : {}) }, texts);
  }

  /** A rule of another edition, where the number may be that of another rule than today: what it says otherwise than today's, if it does. */
  private ruleOf(year: Year, number: string): RuleTitle {
    const day = DAYS[year] as string;
    const differing = differenceTexts(year).filter((d) => d.rule === number);
    const edition = say('rules.source', { kind: say(KINDS.cr), edition: day });
    const title =
      differing.length > 0
        ? joined(
            differing.map((d) => d.then),
            plain(' '),
          )
        : edition;
    return withTexts({ rule: number, title }, this.current().textsOf(day, number));
  }
}

const withTexts = (rule: RuleTitle, texts: readonly RuleText[]): RuleTitle =>
  texts.length === 0
    ? rule
    : {
        ...rule,
        texts: texts.map(({ lang, text, kind, edition, name, number, match }) => ({
          lang,
          text,
          source: say('rules.source', { kind: say(KINDS[kind]), edition: edition === '' ? name : edition }),
          number,
          match,
        })),
      };

/** The first line of a section of the tournament rules is its heading. */
function headings(texts: readonly { lang: Lang; text: string }[]): Text {
  const of = (lang: Lang): string | undefined => texts.find((t) => t.lang === lang)?.text.split('\n')[0];
  const any = texts[0].text.split('\n')[0];
  return { en: of('en') ?? any, zh: of('zh') ?? any };
}
