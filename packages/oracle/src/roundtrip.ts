/** Round trips: a card's data rendered to English and compiled again must be the same data. */
import { type Card, renderFaceEn } from '@apnap/ability';
import { compileFaceText } from './compile.js';
import { type Back, readBack } from './shown.js';

/** Where a round trip fails: the rendered text, and what it compiled to or why it did not. */
export type RoundTripFailure = Back;

/** Undefined when every face of the card comes back as it was. */
export function roundTripFailure(card: Card): RoundTripFailure | undefined {
  for (const face of card.faces) {
    const back = readBack(face, renderFaceEn(face), compileFaceText);
    if (back) return back;
  }
  return undefined;
}
