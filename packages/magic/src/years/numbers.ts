/**
 * Numbers that rules had in the editions of other years, by their numbers in the pinned one (`scripts/rules/edition.json`).
 *
 * A table says only what is different. Its keys are subrules (`103.5a`), rules (`103.5`) and sections (`117`): an entry for a whole rule or a whole section holds for
 * all that stands below it and has no entry of its own, the rest of the number is the same (`117` is `116`, so 117.3b is 116.3b). A number with a point behind it
 * holds for all below as it is (`118` is `409.1f.`: all of it is said there). Where there was no such rule, neither of today's words nor of others, the entry is null.
 */
export type Numbers = Readonly<Record<string, string | null>>;

/** A table from its text: entries `today>then` with blanks between them, `-` for none. */
export const numbersOf = (text: string): Numbers =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((entry) => entry.split('>'))
      .map(([today, then]) => [today, then === '-' ? null : then]),
  );

/** The number of a rule in the edition of a table; null: that edition has no such rule. @param rule its number in the pinned edition */
export function numberBy(table: Numbers, rule: string): string | null {
  const above = rule.replace(/[a-z]$/, '');
  const key = [rule, above, above.replace(/\..*/, '')].find((k) => Object.hasOwn(table, k));
  if (key === undefined) return rule;
  const then = table[key];
  if (then === null) return null;
  return then.endsWith('.') ? then.slice(0, -1) : then + rule.slice(key.length);
}
