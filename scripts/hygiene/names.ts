/** Whether a file is named by its subject: not by when it came, how often it is needed, or that it did not fit elsewhere. */

/** Words that name no subject, as a part of a name between hyphens. */
const EMPTY =
  /^(more|further|rare|rarer|newer|newest|latest|recent|misc|miscellaneous|extra|extras|new|old|older|v\d+|various|stuff|utils?|commons?|helpers?\d*|tmp|temp|\d{4}(\d{2})*)$/;

/** The words of a path's last part that name no subject: of `later-events.ts`, `later`. */
export function emptyWords(path: string): string[] {
  const stem = (path.split('/').pop() ?? '').replace(/\..*$/, '');
  const words = stem.split('-');
  // "later" alone is a subject: what happens later. Before or after another word it says when the file came.
  return words.filter((word) => EMPTY.test(word) || (word === 'later' && words.length > 1));
}
