/** All documents as a table of editions and languages: where each has what another says under a number. */
import type { DocumentKind, RulesDocument } from '../document.js';
import { type Concordance, concordance, type Fate } from './concordance.js';
import { type Lexicon, lexiconOf } from './lexicon.js';

/** A rule in one edition, seen from another. */
export interface Place {
  /** Of the documents, counted from 0. */
  document: number;
  /** Its numbers there: several where it was split. */
  numbers: readonly string[];
  /** What became of it on the way there; of the edition that was asked: `same`; `absent`: that document has no such part of the rules. */
  fate: Fate | 'absent';
  /** How much they have in common, 0 to 1. */
  likeness: number;
}

export class Editions {
  private readonly known = new Map<string, Concordance>();
  private lexicon: Lexicon | null = null;

  constructor(readonly documents: readonly RulesDocument[]) {}

  /** Documents of a kind, the oldest first; those without a day before all others. */
  ofKind(kind: DocumentKind): number[] {
    return this.documents
      .map((_, i) => i)
      .filter((i) => this.documents[i].kind === kind)
      .sort((a, b) => this.documents[a].edition.localeCompare(this.documents[b].edition));
  }

  /** Which rule of the one is which of the other; compared when it is first asked for. */
  between(older: number, newer: number): Concordance {
    const key = `${older} ${newer}`;
    let found = this.known.get(key);
    if (!found) {
      found = concordance(this.documents[older], this.documents[newer], () => (this.lexicon ??= lexiconOf(this.documents)));
      this.known.set(key, found);
    }
    return found;
  }

  /** Where all editions have a rule of one of them, the oldest first. What is not there is `gone`, or `new` where an older one lacks it. */
  places(document: number, number: string): Place[] {
    const all = this.ofKind(this.documents[document].kind);
    const at = all.indexOf(document);
    return all.map((other, i): Place => {
      if (i === at) return { document, numbers: [number], fate: 'same', likeness: 1 };
      const kin = i > at ? this.between(document, other).ofOld(number) : this.between(other, document).ofNew(number);
      const numbers = kin === undefined ? [] : i > at ? kin.to : kin.from;
      return { document: other, numbers, fate: kin?.fate ?? 'absent', likeness: kin?.likeness ?? 0 };
    });
  }

  /** The documents of a kind that were in force on a day, one for each language that there is: the newest that began by then. */
  asOf(kind: DocumentKind, day: string): number[] {
    const begun = this.ofKind(kind).filter((i) => this.documents[i].edition <= day && this.documents[i].edition !== '');
    const last = (lang: 'en' | 'zh'): number | undefined =>
      begun.filter((i) => this.documents[i].rules.some((r) => r[lang] !== undefined)).at(-1);
    return [...new Set([last('en'), last('zh')])].flatMap((i) => i ?? []);
  }
}
