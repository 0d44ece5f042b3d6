/** What sections, keywords and terms are called in the other language, so that a document in one is found by words of both. */
import { policyTitles, ruleTitles } from '../../rules/titles.js';
import type { RulesDocument } from '../document.js';
import { bare } from '../reading/lines.js';

/** Names by the bare form of a name in either language. */
export class Names {
  private readonly others = new Map<string, Set<string>>();

  constructor(documents: readonly RulesDocument[]) {
    for (const t of [...ruleTitles(), ...policyTitles()]) this.learn(t.zh, t.en);
    for (const d of documents) {
      for (const { term } of d.glossary) if (term.zh !== undefined && term.en !== undefined) this.learn(term.zh, term.en);
      for (const r of d.rules) if (r.zh !== undefined && r.en !== undefined && r.en.length < 40) this.learn(r.zh, r.en);
    }
  }

  private learn(zh: string, en: string): void {
    for (const [a, b] of [
      [zh, en],
      [en, zh],
    ]) {
      const key = bare(a);
      const known = this.others.get(key) ?? new Set<string>();
      this.others.set(key, known.add(b));
    }
  }

  /** What else it is called, or its last part: "Tournament error — Tardiness". */
  of(name: string): string[] {
    const part = name.split(/[~～—–]/).at(-1) ?? '';
    return [name, part].flatMap((n) => [...(this.others.get(bare(n)) ?? [])]);
  }
}
