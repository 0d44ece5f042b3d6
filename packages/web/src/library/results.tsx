/** What a search found, while it is typed. */
import type { Shelved, ShownFound } from '@apnap/judge/library';
import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Link } from '../ui/link.js';
import { ask } from './ask.js';
import { CardRules } from './card.js';
import { editionOf, pathOf } from './places.js';
import { inLanguage } from './tree.js';
import { type LibraryWords, nameOf, useLibraryWords } from './words.js';

const MOST = 40;
/** Whoever types goes on typing: it is searched after so many milliseconds. */
const PAUSE = 90;
/** An answer that takes longer than so many milliseconds says what takes so long. */
const LONG = 600;

interface Told {
  query: string;
  found: readonly ShownFound[];
}

/** Searches for what is typed. @returns null before the first answer; `long`: it takes longer than one expects */
function useSearch(query: string, documents: readonly number[] | undefined): { told: Told | null; long: boolean } {
  const [told, setTold] = useState<Told | null>(null);
  const [long, setLong] = useState(false);
  const where = documents?.join(' ') ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: documents are told apart by their numbers
  useEffect(() => {
    if (query.trim() === '') return;
    let here = true;
    const slow = window.setTimeout(() => here && setLong(true), LONG);
    const timer = window.setTimeout(() => {
      ask('search', { query, most: MOST, ...(documents ? { documents } : {}) }).then(
        (found) => {
          if (!here) return;
          setTold({ query, found });
          setLong(false);
          window.clearTimeout(slow);
        },
        (e: unknown) => console.error(e),
      );
    }, PAUSE);
    return () => {
      here = false;
      window.clearTimeout(timer);
      window.clearTimeout(slow);
    };
  }, [query, where]);
  return { told, long };
}

function placeOfFound(f: ShownFound, d: Shelved): string {
  const edition = d.own ? '' : editionOf(d);
  switch (f.what) {
    case 'rule':
      return pathOf(d.kind, edition, f.number);
    case 'term':
      return `${pathOf(d.kind, edition, 'glossary')}#term-${f.number}`;
    case 'unplaced':
      return `${pathOf(d.kind, edition, 'unplaced')}#passage-${f.number}`;
    default:
      return f.what satisfies never;
  }
}

/** A text with what was looked for marked: words, and Chinese by pairs of characters. */
function Marked({ text, query }: { text: string; query: string }) {
  const words = (query.match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? []).flatMap((w) =>
    /\p{Script=Han}{2}/u.test(w) ? [...w].slice(0, -1).map((c, i) => c + [...w][i + 1]) : [w],
  );
  if (words.length === 0) return <>{text}</>;
  const pattern = new RegExp(`(${words.map((x) => x.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu');
  return (
    <>
      {text.split(pattern).map((piece, i) => {
        const key = `${i}${piece}`;
        return i % 2 === 1 ? <mark key={key}>{piece}</mark> : piece;
      })}
    </>
  );
}

function Result({ found, d, w, here, query }: { found: ShownFound; d: Shelved; w: LibraryWords; here: boolean; query: string }) {
  const { lang } = useSpeech();
  const title = found.what === 'rule' ? found.number : found.what === 'term' ? inLanguage(found.title, lang) : w('found.unplaced');
  return (
    <li>
      <Link to={placeOfFound(found, d)} className={`result${here ? ' here' : ''}`}>
        <span className="result-head">
          <b>{title}</b> <small>{`${nameOf(w, d, true)}${found.what === 'term' ? ` · ${w('found.term')}` : ''}`}</small>
        </span>
        <span className="result-words">
          <Marked text={inLanguage(found.words, lang)} query={query} />
        </span>
      </Link>
    </li>
  );
}

export function Results({ query, shelf, only, here }: { query: string; shelf: readonly Shelved[]; only: number | null; here: string }) {
  const w = useLibraryWords();
  const { told, long } = useSearch(query, only === null ? undefined : [only]);
  const none = told !== null && told.query === query && told.found.length === 0;
  return (
    <div className="results" aria-busy={told?.query !== query}>
      <p className="quiet" role="status">
        {long && told?.query !== query
          ? w('search.building')
          : told === null
            ? w('search.working')
            : none
              ? w('search.none', { query })
              : w('search.found', { n: told.found.length === MOST ? `${MOST}+` : told.found.length })}
      </p>
      <CardRules query={query} />
      <ol>
        {told?.found.map((f) => (
          <Result
            key={`${f.document} ${f.what} ${f.number}`}
            found={f}
            d={shelf[f.document]}
            w={w}
            query={told.query}
            here={f.what === 'rule' && f.number === here}
          />
        ))}
      </ol>
    </div>
  );
}
