/** A card as data: what is printed, and what its text means. */
import type { Attribute, CardKind, MonsterType, MonsterWord, Property } from './basics.js';
import type { Activated, Each, MaterialSlot, Procedure, Replaces, Static, SummonRule } from './effects.js';
import type { Filter } from './expressions.js';

/** Y2.1: what is printed on a card, its text aside. */
export interface Printed {
  id: number;
  name: { en: string; zh?: string };
  kind: CardKind;
  property?: Property;
  words: readonly MonsterWord[];
  type?: MonsterType;
  attribute?: Attribute;
  level?: number;
  rank?: number;
  arrows?: readonly string[];
  scale?: number;
  /** Y2.3: null is "?". */
  atk?: number | null;
  def?: number | null;
  /** Y2.6: archetypes and series, as data. */
  series: readonly string[];
  /** Y16.19: a Trap that is a monster and still a Trap. */
  also?: CardKind;
  /** Y2.8: names in its text. */
  mentions?: readonly string[];
}

/** Y11.23: what a monster has that has this card as material, or was Summoned with it. */
export interface Grants {
  kind: 'grants';
  how: 'attached' | 'used';
  /** It lay on the field when it was used. */
  field?: true;
  to: Filter;
  texts: readonly Text[];
}

/** One sentence of a text that means something. */
export type Text = Activated | Static | Procedure | SummonRule | Replaces | Each | Grants;

/** What a card's text means. */
export interface Meaning {
  materials?: readonly MaterialSlot[];
  texts: readonly Text[];
  pendulum?: readonly Text[];
}

export interface Card {
  printed: Printed;
  meaning: Meaning;
}

/** Y1.3: kinds that begin in the Extra Deck (Y4.3). */
export const isExtra = (card: Printed): boolean => card.words.some((w) => w === 'Fusion' || w === 'Synchro' || w === 'Xyz' || w === 'Link');

/** Y1.4 */
export const isActivated = (text: Text): text is Activated =>
  text.kind === 'activation' || text.kind === 'ignition' || text.kind === 'trigger' || text.kind === 'quick';
