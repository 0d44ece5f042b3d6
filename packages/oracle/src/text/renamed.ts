/** Types that cards were printed with and that have other names since: what they are in the cards' texts of today (CR 205.3m). */

export const RENAMED_TYPES: Readonly<Record<string, string>> = { Tribal: 'Kindred' };

export const RENAMED_SUBTYPES: Readonly<Record<string, string>> = { Hound: 'Dog', Naga: 'Snake' };
