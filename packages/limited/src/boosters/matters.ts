/** What a card is to a draft besides a card: what it does while it is drafted (CR 905.2), and what a conspiracy asks for (CR 905.4). */
import type { Card, Drafting, StaticPart } from '@apnap/ability';

/** Of a conspiracy: how many names are chosen in secret for it (CR 702.106), and by how much the deck may be smaller (CR 315.5a). */
export interface Conspiracy {
  readonly names: number;
  readonly fewer: number;
}

const partsOf = (card: Card): StaticPart[] => card.faces[0].abilities.flatMap((a) => (a.kind === 'static' ? a.parts : []));

/** What a card does during a draft. */
export const draftingOf = (card: Card): Drafting[] => partsOf(card).flatMap((p) => (p.part === 'draft' ? [p.does] : []));

/** What a conspiracy asks for; undefined: the card is none. */
export function conspiracyOf(card: Card): Conspiracy | undefined {
  const [face] = card.faces;
  if (!face.types.includes('Conspiracy')) return undefined;
  const agenda = face.abilities.find((a) => a.kind === 'keyword' && a.keyword === 'hiddenAgenda');
  const names = agenda?.kind === 'keyword' ? (typeof agenda.n === 'number' ? agenda.n : 1) : 0;
  const fewer = partsOf(card).reduce((n, p) => n + (p.part === 'deckConstruction' && p.allows === 'fewer' ? p.by : 0), 0);
  return { names, fewer };
}
