/** What of a card its picture depends on. */
export interface Features {
  /** The English name; the same name is the same picture. */
  name: string;
  types: readonly string[];
  subtypes: readonly string[];
  /** Colours as w, u, b, r, g. */
  colors: readonly string[];
  keywords: readonly string[];
  power: number;
  legendary: boolean;
}

/** Features as one text: equal ones are drawn once. */
export const keyOf = (f: Features): string => [f.name, f.types, f.subtypes, f.colors, f.keywords, f.power, f.legendary].join('|');
