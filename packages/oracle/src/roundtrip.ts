/** Round trips: a card's data rendered to English and compiled again must be the same data. */
import { type Ability, type Card, renderFaceEn } from '@apnap/ability';
import { canonical } from './canonical.js';
import { compileFaceText } from './compile.js';
import type { FaceInput } from './input.js';

/** Where a round trip fails: the rendered text, and what it compiled to or why it did not. */
export interface RoundTripFailure {
  face: string;
  text: string;
  reason: string;
  data?: Ability[];
}

/** Undefined when every face of the card comes back as it was. */
export function roundTripFailure(card: Card): RoundTripFailure | undefined {
  for (const face of card.faces) {
    const text = renderFaceEn(face).join('\n');
    const input: FaceInput = { name: face.name, supertypes: face.supertypes, types: face.types, subtypes: face.subtypes, text };
    const again = compileFaceText(input);
    if (again.refusals.length > 0)
      return { face: face.name, text, reason: `refused: ${again.refusals[0].line}: ${again.refusals[0].reason}` };
    if (canonical(again.abilities) !== canonical(face.abilities))
      return { face: face.name, text, reason: 'other data', data: again.abilities };
  }
  return undefined;
}
