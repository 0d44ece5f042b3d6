/** The library: documents and search at the left, what they say at the right. */
import { CITED_EDITION, type Shelved } from '@apnap/judge/library';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Shell } from '../lobby/shell.js';
import { go } from '../store/router.js';
import '../styles/library.css';
import { Rulebook } from '../ui/rulebook.js';
import { Icon } from '../ui/symbols.js';
import { ask, useAnswer } from './ask.js';
import { ChangesView } from './changes.js';
import { Glossary, Passages, Start } from './parts.js';
import { documentAt, editionOf, type LibraryPlace, pathOf, placeOf } from './places.js';
import { Results } from './results.js';
import { RuleView } from './rule.js';
import { TreeOfRules } from './tree.js';
import { nameOf, useLibraryWords } from './words.js';

/** The search field; / leads there from anywhere. */
function SearchField({ query, setQuery }: { query: string; setQuery: (q: string) => void }) {
  const w = useLibraryWords();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const key = (e: KeyboardEvent) => {
      const typing = e.target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName);
      if (e.key !== '/' || typing || e.ctrlKey || e.metaKey) return;
      e.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, []);
  return (
    <div className="field library-search">
      <Icon name="search" size={17} />
      <input
        ref={field}
        type="search"
        value={query}
        placeholder={w('search')}
        aria-label={w('search')}
        autoComplete="off"
        spellCheck={false}
        onChange={(e) => setQuery(e.target.value)}
        onKeyDown={(e) => e.key === 'Escape' && setQuery('')}
      />
    </div>
  );
}

/** Which document, and the rules as of a day. */
function DocumentChoice({ document, shelf }: { document: number; shelf: readonly Shelved[] }) {
  const w = useLibraryWords();
  const [day, setDay] = useState('');
  const [none, setNone] = useState(false);
  const show = (i: number) => go(pathOf(shelf[i].kind, shelf[i].own ? '' : editionOf(shelf[i]), ''));
  const choose = (on: string) => {
    setDay(on);
    const begun = shelf.flatMap((d, i) => (d.kind === shelf[document].kind && d.edition !== '' && d.edition <= on && !d.own ? [i] : []));
    const newest = [...begun].sort((a, b) => shelf[a].edition.localeCompare(shelf[b].edition)).at(-1);
    setNone(on !== '' && newest === undefined);
    if (newest !== undefined) show(newest);
  };
  return (
    <div className="library-choice">
      <label className="select-field">
        <span>{w('document')}</span>
        <select value={document} onChange={(e) => show(Number(e.target.value))}>
          {shelf.map((d, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: documents are counted
            <option key={i} value={i}>
              {nameOf(w, d)}
            </option>
          ))}
        </select>
      </label>
      {shelf.some((d) => !d.own) && (
        <label className="select-field">
          <span>{w('asOf')}</span>
          <input type="date" value={day} onChange={(e) => choose(e.target.value)} />
        </label>
      )}
      {none && <p className="refused">{w('asOf.none')}</p>}
    </div>
  );
}

/** What is said where nobody has brought any document yet. */
function Bring({ onChange }: { onChange: () => void }) {
  const w = useLibraryWords();
  const { sentences } = useSpeech();
  return (
    <section className="panel library-bring" aria-labelledby="library-bring">
      <h2 id="library-bring">{w('empty.title')}</h2>
      <p>{w('empty.about')}</p>
      <Rulebook onChange={onChange} />
      <p className="quiet">{sentences(w('empty.until'), w('empty.where'))}</p>
    </section>
  );
}

function PartOf({ place, document, shelf }: { place: LibraryPlace; document: number; shelf: readonly Shelved[] }) {
  const { part } = place;
  switch (part.show) {
    case 'rule':
      return <RuleView document={document} number={part.number} shelf={shelf} />;
    case 'glossary':
      return <Glossary document={document} shelf={shelf} />;
    case 'unplaced':
      return <Passages document={document} />;
    case 'changes':
      return <ChangesView key={document} document={document} shelf={shelf} />;
    case 'start':
      return <Start document={document} shelf={shelf} />;
    default:
      return part satisfies never;
  }
}

/** The column at the left. */
function Side({ document, shelf, here, refresh }: { document: number; shelf: readonly Shelved[]; here: string; refresh: () => void }) {
  const w = useLibraryWords();
  const { t } = useSpeech();
  const [query, setQuery] = useState('');
  const [only, setOnly] = useState(false);
  const outline = useAnswer('outline', { document });
  const d = shelf[document];
  const to = (n: string): string => pathOf(d.kind, d.own ? '' : editionOf(d), n);
  const searching = query.trim() !== '';
  return (
    <aside className="library-side">
      <SearchField query={query} setQuery={setQuery} />
      {searching && (
        <label className="check">
          <input type="checkbox" checked={only} onChange={(e) => setOnly(e.target.checked)} />
          <span>{w('search.here', { document: nameOf(w, d) })}</span>
        </label>
      )}
      {searching ? (
        <Results query={query} shelf={shelf} only={only ? document : null} here={here} />
      ) : (
        <>
          <DocumentChoice document={document} shelf={shelf} />
          {outline ? <TreeOfRules outline={outline} here={here} to={to} label={w('contents')} /> : <p role="status">{t('link.loading')}</p>}
          {shelf.some((x) => !x.own) && (
            <details className="library-documents">
              <summary>{w('documents')}</summary>
              <Rulebook onChange={refresh} />
            </details>
          )}
        </>
      )}
    </aside>
  );
}

export function LibraryPage({ rest }: { rest: string }) {
  const w = useLibraryWords();
  const { t } = useSpeech();
  const [changes, setChanges] = useState(0);
  const shelf = useAnswer('shelf', {}, true);
  const refresh = () => setChanges(changes + 1);
  // The index is there before anything is searched for.
  useEffect(() => {
    if (shelf !== null) void ask('search', { query: '', most: 1 }).catch(console.error);
  }, [shelf]);
  const place = placeOf(rest);
  const document =
    shelf === null ? null : (documentAt(shelf, place, CITED_EDITION) ?? documentAt(shelf, { ...place, edition: '' }, CITED_EDITION) ?? 0);
  const here = place.part.show === 'rule' ? place.part.number : '';
  const empty = shelf?.every((d) => d.own) ?? false;
  return (
    <Shell>
      <main className={`rules-library${here !== '' ? ' at-rule' : ''}`}>
        <h1 className="sr-only">{w('title')}</h1>
        {shelf === null || document === null ? (
          <p role="status">{t('link.loading')}</p>
        ) : (
          <>
            <Side document={document} shelf={shelf} here={here} refresh={refresh} />
            <div className="library-main">
              {empty && <Bring onChange={refresh} />}
              <PartOf place={place} document={document} shelf={shelf} />
            </div>
          </>
        )}
      </main>
    </Shell>
  );
}
