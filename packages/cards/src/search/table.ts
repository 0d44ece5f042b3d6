/** The cards of an index as columns: what the conditions of a query are tested on. */
import { foldName } from '../names.js';
import { isDoubleFaced, type SearchCard } from './card.js';
import { type ManaCount, readMana } from './mana.js';

/** Rules text as it is compared: lower case, with plain apostrophes and one kind of minus. */
export function foldText(text: string): string {
  return text.toLowerCase().replace(/[’‘`]/g, "'").replace(/[−–]/g, '-');
}

/** One card as the conditions see it. What costs something to make is made when it is first asked for. */
export class Row {
  private made: {
    name?: string;
    names?: readonly string[];
    zhNames?: readonly string[];
    types?: string;
    zhTypes?: string;
    lower?: readonly string[];
    selfless?: readonly string[];
    zh?: readonly string[];
    mana?: readonly ManaCount[];
  } = {};

  constructor(readonly card: SearchCard) {}

  /** The whole name, folded. */
  get name(): string {
    this.made.name ??= foldName(this.card.name);
    return this.made.name;
  }

  /** The names of the whole card and of its faces, folded. */
  get names(): readonly string[] {
    this.made.names ??= this.card.faces.length === 1 ? [this.name] : [this.name, ...this.card.faces.map((f) => foldName(f.name))];
    return this.made.names;
  }

  /** The same in Chinese; empty texts where none is known. */
  get zhNames(): readonly string[] {
    if (!this.made.zhNames) {
      const names = this.card.faces.map((f) => (f.zhName === undefined ? '' : foldName(f.zhName)));
      this.made.zhNames = names.length === 1 ? names : [names.includes('') ? '' : names.join(' // '), ...names];
    }
    return this.made.zhNames;
  }

  get typeLine(): string {
    this.made.types ??= this.card.faces
      .map((f) => {
        const subtypes = f.subtypes.length > 0 ? ['—', ...f.subtypes] : [];
        return [...(this.card.kind === 'card' ? [] : [this.card.kind]), ...f.supertypes, ...f.types, ...subtypes].join(' ');
      })
      .join(' // ')
      .toLowerCase();
    return this.made.types;
  }

  get zhTypeLine(): string {
    this.made.zhTypes ??= this.card.zhTypes().join(' // ');
    return this.made.zhTypes;
  }

  /** Chinese text, folded. */
  get zh(): readonly string[] {
    this.made.zh ??= this.card.zhText().map(foldText);
    return this.made.zh;
  }

  /** English text, folded. */
  get lower(): readonly string[] {
    this.made.lower ??= this.card.text().map(foldText);
    return this.made.lower;
  }

  /** The same with `~` wherever the card speaks of itself. */
  get selfless(): readonly string[] {
    this.made.selfless ??= this.lower.map((text, i) => {
      const name = foldText(this.card.faces[i]?.name ?? this.card.name);
      const short = name.split(/,| of | the /)[0];
      const named = text.replaceAll(name, '~');
      const legendary = this.card.faces[i]?.supertypes.includes('Legendary') === true && short.length > 2;
      return (legendary ? named.replaceAll(short, '~') : named).replace(
        /\bthis (?:card|spell|permanent|creature|artifact|enchantment|land|aura|equipment|planeswalker|vehicle|saga|token)\b/g,
        '~',
      );
    });
    return this.made.selfless;
  }

  /** The mana costs of its faces, those that have one. */
  get mana(): readonly ManaCount[] {
    this.made.mana ??= this.card.faces.flatMap((f) => (f.manaCost === undefined ? [] : (readMana(f.manaCost) ?? [])));
    return this.made.mana;
  }

  /** The colours a condition may match: of each side of a double-faced card, of all halves together otherwise. */
  get colorSets(): readonly number[] {
    const all = this.card.faces.map((f) => f.colors);
    if (isDoubleFaced(this.card.layout)) return all;
    // CR 709.4: elsewhere than on the stack a split card has the colours of both halves; the others have those of their normal side.
    const halves = this.card.layout === 'split' || this.card.layout === 'aftermath';
    return [halves ? all.reduce((a, b) => a | b, 0) : (all[0] ?? 0)];
  }
}

/** What a printed size counts as: `*` is 0 here, as everywhere in such searches. Undefined for none. */
export function sizeOf(printed: string | undefined): number | undefined {
  if (printed === undefined) return undefined;
  if (/^[+-]?\d+(\.\d+)?$/.test(printed)) return Number(printed);
  const m = /^(?:(\d+)\s*([+-]))?\s*[*X?∞]/.exec(printed);
  return m ? Number(m[1] ?? 0) : undefined;
}
