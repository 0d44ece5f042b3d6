/** The cards of this server: the embedded set, and what was imported into the data folder. */
import type { Card } from '@apnap/ability';
import {
  type CardDatabase,
  CardIndex,
  dungeon,
  embeddedDatabase,
  hasHan,
  joinDatabases,
  type KnownCard,
  knownIn,
  rulingsIn,
  whyRefused,
} from '@apnap/cards';
import { openDatabase } from '@apnap/cards/node';
import { type CardSource, tooNew, unsupported } from '@apnap/magic';
import type { RulingsView, Text, Year } from '@apnap/protocol';
import { both, say } from './text.js';

export class CardBook {
  /** The embedded set first: what comes with the program was tested with it. */
  readonly databases: readonly CardDatabase[];
  readonly index: CardIndex;
  /** All cards as one database, to search in. */
  readonly all: CardDatabase;

  /** @param imported file that an import made; '' for none, and one that can't be read is none. */
  constructor(imported: string) {
    this.databases = [embeddedDatabase(), ...opened(imported)];
    this.all = this.databases.length === 1 ? this.databases[0] : joinDatabases(this.databases);
    this.index = new CardIndex([], ...this.databases);
  }

  /** Everything known of a card by its exact English name. */
  entry(name: string): KnownCard | undefined {
    return knownIn(this.databases, name);
  }

  /** What was imported of the rulings of the card with this English name. */
  rulings(name: string): RulingsView {
    return {
      object: 'rulings',
      card: name,
      imported: this.databases.some((db) => db.info.rulings !== undefined),
      rulings: rulingsIn(this.databases, name).map((r) => ({ ...r, lang: hasHan(r.text) ? ('zh' as const) : ('en' as const) })),
    };
  }

  /** Cards as a game asks for them. */
  readonly source: CardSource = (name) => {
    const found = this.entry(name);
    return found?.database.card(found.record.place) ?? dungeon(name);
  };

  private allNames: ReadonlySet<string> | null = null;

  /** The English names of all faces of all cards (CR 201.4): what can be named, whatever is in a game. */
  get names(): ReadonlySet<string> {
    if (!this.allNames) {
      const names = new Set<string>();
      for (const db of this.databases) for (let i = 0; i < db.size; i++) for (const f of db.record(i).faces) names.add(f.name);
      this.allNames = new Set([...names].sort());
    }
    return this.allNames;
  }

  /** Whether a face of a card has this English name: one of {@link names}. */
  isName(name: string): boolean {
    return this.databases.some((db) => db.matches(name)?.cards.some((card) => card.faces.some((f) => f.name === name)) ?? false);
  }

  /** What keeps a card from being played: a phrase that was not understood, or what the engine has no meaning for; null: nothing does. */
  obstacle(name: string): Text | null {
    const found = this.entry(name);
    const card: Card | undefined = found?.database.card(found.record.place);
    if (!card) return both((lang) => whyRefused(lang, found?.record.refusal) ?? name);
    const lacks = unsupported(card);
    return lacks.length === 0 ? null : both(() => lacks.join(', '));
  }

  /** What keeps a card from a game by the rules of another year: it came later, or nobody knows when, or it needs rules there were not; null: nothing does. */
  tooNew(name: string, year: Year): Text | null {
    const reason = tooNew(this.source(name), this.entry(name)?.record.firstDate, year);
    switch (reason?.why) {
      case undefined:
        return null;
      case 'later':
        return say('error.cardTooNew', { name, printed: reason.printed, day: reason.day });
      case 'lacks':
        return say('error.cardBeyond', { name, what: reason.what.join(', ') });
      case 'undated':
        return say('error.cardUndated', { name, day: reason.day });
      default:
        return reason satisfies never;
    }
  }
}

function opened(file: string): CardDatabase[] {
  if (file === '') return [];
  try {
    return [openDatabase(file)];
  } catch {
    return [];
  }
}
