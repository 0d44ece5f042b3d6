/** The cards of a melding pair: two fronts, and the result that both have on their backs (CR 712.4). */
import type { RawCard, RawFace } from './raw.js';

/** The result among the faces of a pair: the one that another's text melds them into; otherwise the one without a mana cost. */
export function meldResult<F extends Pick<RawFace, 'name' | 'text' | 'manaCost'>>(faces: readonly F[]): F {
  return (
    faces.find((f) => faces.some((x) => x.text?.includes(`into ${f.name}.`))) ??
    faces.find((f) => f.manaCost === undefined) ??
    faces[faces.length - 1]
  );
}

/** Meld cards that a file has one by one, each with the name of what it melds into; that itself is one of them. */
export class MeldCards {
  private readonly parts = new Map<string, { fronts: RawCard[]; result?: RawCard }>();

  /** Notes a card. `into`: the name of the result. */
  add(card: RawCard, into: string): void {
    const pair = this.parts.get(into) ?? { fronts: [] };
    this.parts.set(into, pair);
    if (card.faces[0].name === into) pair.result = card;
    else pair.fronts.push(card);
  }

  /** The fronts, each with the result; the names of those whose result is missing. */
  take(): { cards: RawCard[]; partial: string[] } {
    const cards: RawCard[] = [];
    const partial: string[] = [];
    for (const { fronts, result } of this.parts.values())
      for (const front of fronts) {
        if (!result) partial.push(front.name);
        else cards.push({ ...front, name: `${front.faces[0].name} // ${result.faces[0].name}`, faces: [front.faces[0], result.faces[0]] });
      }
    this.parts.clear();
    return { cards, partial };
  }
}
