/** The cards of an index as columns: what the conditions of a query are tested on. */
import { foldName } from '../names.js';
import { isDoubleFaced, type SearchCard, type SearchText } from './card.js';
import { type ManaCount, readMana } from './mana.js';

/** Rules text as it is compared: lower case, with plain apostrophes and one kind of minus. */
export function foldText(text: string): string {
  return text.toLowerCase().replace(/[’‘`]/g, "'").replace(/[−–]/g, '-');
}

/** One card as the conditions see it. Columns that cost something are made when they are first asked for. */
export class Row {
  readonly name: string;
  readonly names: readonly string[];
  private types?: string;
  private zhTypes?: string;
  private read?: SearchText;
  private folded?: readonly string[];
  private own?: readonly string[];
  private costs?: readonly ManaCount[];

  constructor(readonly card: SearchCard) {
    this.name = foldName(card.name);
    this.names = card.faces.length === 1 ? [this.name] : [this.name, ...card.faces.map((f) => foldName(f.name))];
  }

  /** Chinese names: of the whole card, then of the faces. */
  get zhNames(): readonly string[] {
    const names = this.card.faces.map((f) => f.zhName ?? '');
    return names.length === 1 ? names : [names.join(' // '), ...names];
  }

  get typeLine(): string {
    this.types ??= this.card.faces
      .map((f) =>
        [
          ...(this.card.kind === 'card' ? [] : [this.card.kind]),
          ...f.supertypes,
          ...f.types,
          ...(f.subtypes.length > 0 ? ['—', ...f.subtypes] : []),
        ].join(' '),
      )
      .join(' // ')
      .toLowerCase();
    return this.types;
  }

  get zhTypeLine(): string {
    this.zhTypes ??= this.card.zhTypes().join(' // ');
    return this.zhTypes;
  }

  get text(): SearchText {
    this.read ??= this.card.text();
    return this.read;
  }

  /** English text, folded. */
  get lower(): readonly string[] {
    this.folded ??= this.text.en.map(foldText);
    return this.folded;
  }

  /** The same with `~` wherever the card speaks of itself. */
  get selfless(): readonly string[] {
    this.own ??= this.lower.map((text, i) => {
      const name = foldText(this.card.faces[i]?.name ?? this.card.name);
      const short = name.split(/,| of | the /)[0];
      const named = text.replaceAll(name, '~');
      const legendary = this.card.faces[i]?.supertypes.includes('Legendary') === true && short.length > 2;
      return (legendary ? named.replaceAll(short, '~') : named).replace(
        /\bthis (?:card|spell|permanent|creature|artifact|enchantment|land|aura|equipment|planeswalker|vehicle|saga|token)\b/g,
        '~',
      );
    });
    return this.own;
  }

  /** The mana costs of its faces, those that have one. */
  get mana(): readonly ManaCount[] {
    this.costs ??= this.card.faces.flatMap((f) => (f.manaCost === undefined ? [] : (readMana(f.manaCost) ?? [])));
    return this.costs;
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
