/** Templates: texts with places for parameters. */

/**
 * Fills the places of a template: those in braces; others may stand in one, one deep. What is put in is not looked at again, so braces of mana symbols may
 * come in by it.
 * @param fill what stands for a place: given the place as it is written, and what is between its braces
 */
export const fillIn = (template: string, fill: (written: string, place: string) => string): string =>
  template.replace(/\{((?:[^{}]|\{[^{}]*})*)}/g, fill);
