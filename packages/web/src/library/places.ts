/** Places in the library as paths: `/library/cr/704.5a`, `/library/mtr@2017-01-20/2.4`, `/library/cr/glossary`. */
import type { Shelved } from '@apnap/judge/library';

/** What of a document is shown. */
export type Part = { show: 'rule'; number: string } | { show: 'glossary' } | { show: 'unplaced' } | { show: 'changes' } | { show: 'start' };

export interface LibraryPlace {
  kind: Shelved['kind'];
  /** The day of its edition, or the name of the file where it has none; '' for the edition that the program cites. */
  edition: string;
  part: Part;
}

const KINDS: readonly string[] = ['cr', 'mtr', 'ipg', 'jar', 'notes'] satisfies Shelved['kind'][];

/** What a path behind `/library/` means. */
export function placeOf(rest: string): LibraryPlace {
  const [, kind = 'cr', edition = '', last = ''] = /^([a-z]+)(?:@([^/]*))?(?:\/(.*))?$/.exec(rest) ?? [];
  const known = KINDS.includes(kind) ? (kind as Shelved['kind']) : 'cr';
  const part: Part =
    last === 'glossary' || last === 'unplaced' || last === 'changes'
      ? { show: last }
      : last === ''
        ? { show: 'start' }
        : { show: 'rule', number: last };
  return { kind: known, edition: decodeURIComponent(edition), part };
}

/** The path of something in a document. @param what a number, or `glossary`, `unplaced`, `changes`; '' for the document */
export const pathOf = (kind: string, edition: string, what: string): string =>
  `/library/${kind}${edition === '' ? '' : `@${encodeURIComponent(edition)}`}${what === '' ? '' : `/${what}`}`;

/** What tells a document apart in a path. */
export const editionOf = (d: Shelved): string => (d.edition === '' ? d.name : d.edition);

/** The document of a place: of the edition that is named, else of today's; null where there is none. */
export function documentAt(shelf: readonly Shelved[], { kind, edition }: LibraryPlace, cited: string): number | null {
  const all = shelf.flatMap((d, i) => (d.kind === kind ? [i] : []));
  const of = (day: string): number | undefined => all.find((i) => editionOf(shelf[i]) === day);
  if (edition !== '') return of(edition) ?? null;
  const newest = [...all].sort((a, b) => shelf[a].edition.localeCompare(shelf[b].edition)).at(-1);
  return (kind === 'cr' ? of(cited) : undefined) ?? newest ?? null;
}
