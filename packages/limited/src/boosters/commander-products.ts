/** What the rules of Commander Draft say of boosters of single sets: facts of CR 903.13e and 903.13f. */

/** What comes with draft boosters of a set. */
export interface CommanderProduct {
  /** The card of which each player may add up to two to the pool, as commanders only (CR 903.13e). */
  readonly added: string;
  /** A card of one color or none that can lead by itself is considered to have partner (CR 903.13f). */
  readonly oneColorPartners?: true;
}

/** By set code. */
export const COMMANDER_PRODUCTS: Readonly<Record<string, CommanderProduct>> = {
  CMR: { added: 'The Prismatic Piper' },
  CMM: { added: 'The Prismatic Piper', oneColorPartners: true },
  CLB: { added: 'Faceless One' },
};

/** Whether draft boosters of a set are made for Commander Draft. */
export const isCommanderSet = (code: string): boolean => code in COMMANDER_PRODUCTS;
