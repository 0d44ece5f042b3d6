/** Sets and printings after the files of 2019: from the list of sets that was made in 2026. */
import type { Printing, SetRecord } from '@apnap/cards';
import { type RawCard, rarityOf } from '@apnap/cards/import';

/** The file: sets with the name, collector number and rarity of each card. */
type Listed = { code: string; name: string; date: string; type: string; cards: [name: string, number: string, rarity: string][] };

/** What nobody has printed or published. */
const MADE_UP = 'custom_set';

/** Kinds of sets whose cards are on no list of a format of paper cards. */
const APART: ReadonlySet<string> = new Set(['magic_arena', 'joke_set', 'funny', 'memorabilia', 'token', 'vanguard']);
const DIGITAL = 'magic_arena';

/** The sets of the file that others lack, and which cards were printed in those after a day. */
export class LaterSets {
  readonly sets: readonly SetRecord[];
  private readonly types: ReadonlyMap<string, string>;
  private readonly madeUp: ReadonlySet<string>;
  private readonly printed = new Map<string, Printing[]>();

  /** Codes of those that were not out yet. */
  private readonly toCome: ReadonlySet<string>;

  /** @param earlier the sets that are known already @param after the day up to which printings are known @param day the last day of what was printed; sets that were only announced then are known, too */
  constructor(file: readonly Listed[], earlier: readonly SetRecord[], after: string, day: string) {
    const known = new Set(earlier.map((s) => s.code));
    this.madeUp = new Set(file.filter((s) => s.type === MADE_UP).map((s) => s.code));
    const later = file
      .filter((s) => s.type !== MADE_UP && !known.has(s.code))
      .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.code < b.code ? -1 : 1));
    this.sets = later.map(({ code, name, date, type }) => ({ code, name, date, type }));
    this.types = new Map([...earlier, ...this.sets].map((s) => [s.code, s.type ?? '']));
    this.toCome = new Set(later.filter((s) => s.date > day).map((s) => s.code));
    for (const { code, cards } of later.filter((s) => s.date > after && s.date <= day))
      for (const [name, number, as] of cards) {
        const rarity = rarityOf(as === 'land' ? 'common' : as);
        const list = this.printed.get(name) ?? [];
        // the lowest place in the set's list, as in the files before
        if (list.every((p) => p.set !== code)) list.push({ set: code, number, ...(rarity === undefined ? {} : { rarity }) });
        this.printed.set(name, list);
      }
  }

  /** The card with its printings in these sets. */
  with(raw: RawCard): RawCard {
    const later = this.printed.get(raw.name) ?? (raw.layout === 'split' ? undefined : this.printed.get(raw.faces[0].name)) ?? [];
    const before = raw.printings.map((p) => ({ ...later.find((l) => l.set === p.set), ...p }));
    const printings = [...before, ...later.filter((l) => before.every((p) => p.set !== l.set))];
    const digital = printings.length > 0 && printings.every((p) => this.types.get(p.set) === DIGITAL);
    return { ...raw, printings, ...(digital || raw.name.startsWith('A-') ? { digitalOnly: true as const } : {}) };
  }

  /** Whether there is such a card, and not only in a set that somebody has made up. */
  isReal = ({ printings }: RawCard): boolean => printings.length === 0 || !printings.every((p) => this.madeUp.has(p.set));

  /** Whether a printing is of a set from which formats took cards on the day. */
  counts = ({ set }: Printing): boolean => !APART.has(this.types.get(set) ?? '') && !this.toCome.has(set);
}
