/** The rules documents that were imported into the data folder: read when they are asked for, and again when the file has changed. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentKind, LIBRARY_FILE, RulesLibrary, ruleTitle, unpackDocuments } from '@apnap/judge';
import type { RuleTitle, Text } from '@apnap/protocol';
import type { Lang } from '@apnap/words';
import { say, type TextId } from './text.js';

const KINDS: Readonly<Record<DocumentKind, TextId>> = { cr: 'rules.cr', mtr: 'rules.mtr', ipg: 'rules.ipg' };

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

  /** A rule's title, and what the documents say; null where nothing is known of the number. */
  rule(number: string): RuleTitle | null {
    const found = ruleTitle(number);
    const texts = this.current().texts(number);
    if (!found && texts.length === 0) return null;
    const title = found ? { en: found.en, zh: found.zh } : headings(texts);
    if (texts.length === 0) return { rule: number, title };
    return {
      rule: number,
      title,
      texts: texts.map(({ lang, text, kind, edition, name, number, match }) => ({
        lang,
        text,
        source: say('rules.source', { kind: say(KINDS[kind]), edition: edition === '' ? name : edition }),
        number,
        match,
      })),
    };
  }
}

/** The first line of a section of the tournament rules is its heading. */
function headings(texts: readonly { lang: Lang; text: string }[]): Text {
  const of = (lang: Lang): string | undefined => texts.find((t) => t.lang === lang)?.text.split('\n')[0];
  const any = texts[0].text.split('\n')[0];
  return { en: of('en') ?? any, zh: of('zh') ?? any };
}
