/** The other parts of a document: where one begins, the glossary, and what has no place. */
import type { Shelved } from '@apnap/judge/library';
import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Link } from '../ui/link.js';
import { useAnswer } from './ask.js';
import { editionOf, pathOf } from './places.js';
import { RuleWords } from './text.js';
import { inLanguage } from './tree.js';
import { nameOf, useLibraryWords } from './words.js';

/** Brings what the link names into view. */
function useLinked(ready: boolean): void {
  useEffect(() => {
    if (ready && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [ready]);
}

export function Start({ document: at, shelf }: { document: number; shelf: readonly Shelved[] }) {
  const w = useLibraryWords();
  const { lang, sentences } = useSpeech();
  const d = shelf[at];
  const outline = useAnswer('outline', { document: at });
  const to = (what: string): string => pathOf(d.kind, d.own ? '' : editionOf(d), what);
  return (
    <article className="library-rule">
      <h2>{nameOf(w, d)}</h2>
      <p className="quiet">
        {sentences(`${w('start.rules', { n: d.rules })}${d.own ? '' : ` · ${w('start.read', { name: d.name })}`}`, w('start.about'))}
      </p>
      <p className="buttons">
        {d.terms > 0 && (
          <Link to={to('glossary')} className="button">
            {w('start.glossary', { n: d.terms })}
          </Link>
        )}
        {!d.own && (
          <Link to={to('changes')} className="button">
            {w('start.changes')}
          </Link>
        )}
        {d.unplaced > 0 && (
          <Link to={to('unplaced')} className="button">
            {w('start.unplaced', { n: d.unplaced })}
          </Link>
        )}
      </p>
      <ul className="library-below">
        {outline
          ?.filter((l) => l.above === null)
          .map((l) => (
            <li key={l.number}>
              <Link to={to(l.number)} className="library-number">
                {l.number}
              </Link>
              <Link to={to(l.number)}>{inLanguage(l.words, lang)}</Link>
            </li>
          ))}
      </ul>
    </article>
  );
}

export function Glossary({ document: at, shelf }: { document: number; shelf: readonly Shelved[] }) {
  const w = useLibraryWords();
  const { lang } = useSpeech();
  const [filter, setFilter] = useState('');
  const d = shelf[at];
  const terms = useAnswer('terms', { document: at });
  useLinked(terms !== null);
  const wanted = filter.trim().toLowerCase();
  const to = (n: string): string => pathOf(d.kind, editionOf(d), n);
  const name = (term: { en?: string; zh?: string }): string => [term.zh, term.en].filter(Boolean).join(' ');
  return (
    <article className="library-rule">
      <h2>{w('glossary.title')}</h2>
      <p className="field">
        <input
          type="search"
          value={filter}
          placeholder={w('glossary.filter')}
          aria-label={w('glossary.filter')}
          onChange={(e) => setFilter(e.target.value)}
        />
      </p>
      <dl className="library-terms">
        {terms?.map(({ term, text }, i) =>
          wanted !== '' && !name(term).toLowerCase().includes(wanted) ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: terms stand where they stand
            <div key={i} id={`term-${i}`}>
              <dt>{name(term)}</dt>
              <dd>
                <RuleWords text={inLanguage(text, lang)} lang={text.zh !== undefined ? 'zh' : 'en'} kind={d.kind} to={to} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </article>
  );
}

export function Passages({ document: at }: { document: number }) {
  const w = useLibraryWords();
  const passages = useAnswer('unplaced', { document: at });
  useLinked(passages !== null);
  return (
    <article className="library-rule">
      <h2>{w('unplaced.title')}</h2>
      <p className="quiet">{w('unplaced.about')}</p>
      <ol className="library-passages">
        {passages?.map((p, i) => (
          <li key={p.line} id={`passage-${i}`}>
            <small className="quiet">{`${w('unplaced.line', { n: p.line })} · ${w(`unplaced.${p.why}`)}`}</small>
            <p>{p.text}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}
