/** What is chosen in a text or as an object enters, and what speaks of it: a colour is no creature type (CR 607.2d, 700.2). */
import type { Node } from './nodes.js';

/** What can be spoken of in the same words: creature types, card types and other words stand in for each other. */
export type ChosenClass = 'color' | 'word' | 'cardName' | 'number' | 'player';

const CLASS: Readonly<Record<string, ChosenClass>> = {
  color: 'color',
  creatureType: 'word',
  cardType: 'word',
  basicLandType: 'word',
  word: 'word',
  sector: 'word',
  cardName: 'cardName',
  number: 'number',
  player: 'player',
  opponent: 'player',
};

/** What kind of thing a choice is made of. */
export const chosenClass = (choice: Node): ChosenClass => CLASS[(choice.what as Node).choose as string] ?? 'word';

/** The key of the slot that holds what is chosen here. */
export const chosenKey = (choice: Node): string => `chosen ${chosenClass(choice)}`;

/** Whether this speaks of what was chosen: in this text, or by the ability it is linked to. */
export const isChosenReference = (v: unknown): boolean => {
  if (typeof v !== 'object' || v === null) return false;
  const n = v as Node;
  return (n.slot === -1 || n.link === 0) && Object.keys(n).length === 1;
};

/** What a reference that stands directly in this node has to be; undefined where it can be any. */
export function chosenClassIn(n: Node): ChosenClass | undefined {
  if (n.is === 'color' || n.mod === 'colors' || n.q === 'devotion' || n.of === 'color') return 'color';
  if (n.is === 'chosenType' || n.is === 'parity' || n.is === 'subtype' || n.mod === 'types' || n.mod === 'setLandType') return 'word';
  return n.is === 'named' ? 'cardName' : undefined;
}
