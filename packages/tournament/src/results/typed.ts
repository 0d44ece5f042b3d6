/** What people type: full-width letters, digits and signs stand for themselves, and any dash for a hyphen. */

/** Text that was typed in whatever width, with hyphens for all dashes. */
export const typed = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\u2500\u30fc\ufe58\ufe63\uff0d]/gu, '-')
    .trim();
