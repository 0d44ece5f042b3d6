/** Finding cards by what people write: English or Chinese names, whole cards or single faces. */
import type { Card } from '@apnap/ability';
import { editDistance, foldName, hasHan, looseName } from './names.js';

/** A card whose name resembles what was asked for. */
export interface NearName {
  card: Card;
  /** The name that resembles it, in the language of the question. */
  name: string;
  distance: number;
}

interface IndexedName {
  card: Card;
  name: string;
  folded: string;
  han: boolean;
}

/** The Chinese name of a whole card: its faces' names joined with "／"; absent unless every face has one. */
export function zhNameOf(card: Card): string | undefined {
  const names = card.faces.map((f) => f.zhName);
  return names.every((n) => n !== undefined) ? names.join('／') : undefined;
}

/** An immutable index over cards by name. */
export class CardIndex {
  readonly cards: readonly Card[];
  private readonly folded = new Map<string, Card>();
  private readonly loose = new Map<string, Card | null>();
  private readonly names: IndexedName[] = [];

  /** Of two cards with the same name the first counts. */
  constructor(cards: readonly Card[]) {
    this.cards = cards;
    // Whole names first: a face of one card never hides another card.
    for (const card of cards) this.addName(card, card.name);
    for (const card of cards) {
      const zh = zhNameOf(card);
      if (zh !== undefined) this.addName(card, zh);
    }
    for (const card of cards) {
      for (const face of card.faces) {
        this.addName(card, face.name);
        if (face.zhName !== undefined) this.addName(card, face.zhName);
      }
    }
  }

  private addName(card: Card, name: string): void {
    const folded = foldName(name);
    if (!this.folded.has(folded)) {
      this.folded.set(folded, card);
      this.names.push({ card, name, folded, han: hasHan(name) });
    }
    const loose = looseName(name);
    const known = this.loose.get(loose);
    if (known === undefined) this.loose.set(loose, card);
    else if (known !== card) this.loose.set(loose, null);
  }

  /** The card with this name (English or Chinese, the whole card or one face), or undefined. */
  find(name: string): Card | undefined {
    return this.folded.get(foldName(name)) ?? this.loose.get(looseName(name)) ?? undefined;
  }

  /**
   * The `n` names most like this one, nearest first (then nearest in length, then alphabetical), in the language it is written in.
   * Names that are further away than a third of the length (Chinese: half) are not offered, unless they begin with what was written, or one of
   * their words (Chinese: their beginning) is that near.
   */
  nearest(name: string, n: number): NearName[] {
    const asked = foldName(name);
    const han = hasHan(name);
    const length = [...asked].length;
    if (length === 0) return [];
    const limit = Math.max(1, Math.floor(han ? length / 2 : length / 3));
    const found: NearName[] = [];
    for (const entry of this.names) {
      if (entry.han !== han) continue;
      const begins = length >= (han ? 2 : 4) && entry.folded.startsWith(asked);
      const distance = begins ? 1 : Math.min(editDistance(asked, entry.folded, limit), partDistance(asked, entry.folded, han, limit));
      if (distance <= limit) found.push({ card: entry.card, name: entry.name, distance });
    }
    const slip = (x: NearName) => Math.abs([...x.name].length - length);
    found.sort((a, b) => a.distance - b.distance || slip(a) - slip(b) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    return found.slice(0, n);
  }
}

/** How far what was written is from a part of a name: a word of it, or as many characters of its beginning; one more than that, as it is a part. */
function partDistance(asked: string, folded: string, han: boolean, limit: number): number {
  const length = [...asked].length;
  if (length < (han ? 2 : 4)) return limit + 1;
  const parts = han ? [[...folded].slice(0, length).join('')] : folded.split(' ');
  return 1 + Math.min(...parts.map((part) => editDistance(asked, part, limit)));
}
