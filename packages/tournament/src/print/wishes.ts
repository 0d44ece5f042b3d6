/** How pages are to be printed. */
import type { Lang } from '@apnap/words';
import type { ShownNames } from '../registration/masking.js';

export interface PrintWishes {
  language: Lang;
  /** Whether masked names are printed in full; if not said, as initials. */
  names?: ShownNames;
  /** If not said, the newest. */
  round?: number;
  /** The address of the desk, for the codes on slips. */
  address?: string;
  /** How a card's kind is called, for sheets sorted by kind. */
  kindOf?: (name: string) => string;
  /** A card's name in the language of the page. */
  nameOfCard?: (name: string) => string;
}
