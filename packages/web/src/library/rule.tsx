/** A rule: both languages side by side, what stands below it, in a few words of our own, and where other editions have it. */
import { type Beside, CITED_EDITION, type Shelved, type ShownRule, type Words } from '@apnap/judge/library';
import type { Lang } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { useRuleTitles } from '../store/rule-titles.js';
import { Link } from '../ui/link.js';
import { useAnswer } from './ask.js';
import { EditionTable } from './editions.js';
import { editionOf, pathOf } from './places.js';
import { RuleWords } from './text.js';
import { inLanguage } from './tree.js';
import { nameOf, useLibraryWords } from './words.js';

/** A rule in one language: its own words, else those of the edition nearest to it. */
function Column({ words, lang, number, beside, document, shelf }: ColumnProps & { lang: Lang }) {
  const w = useLibraryWords();
  const { t } = useSpeech();
  const other = beside?.find((b) => b.number === number && b.lang === lang);
  const text = words[lang] ?? other?.text;
  const d = shelf[words[lang] === undefined && other ? other.document : document];
  const to = (n: string): string => pathOf(d.kind, editionOf(d), n);
  return (
    <div className="library-column">
      {text === undefined ? (
        <p className="quiet">{beside === null ? t('link.loading') : w('rule.noLanguage')}</p>
      ) : (
        <RuleWords text={text} lang={lang} kind={d.kind} to={to} />
      )}
      {words[lang] === undefined && other && (
        <p className="library-source">
          <Link to={to(other.numbers[0])}>{w('rule.elsewhere', { document: nameOf(w, d), number: other.numbers.join(', ') })}</Link>
          {` · ${w('rule.likely')}`}
        </p>
      )}
    </div>
  );
}

interface ColumnProps {
  words: Words;
  number: string;
  /** What other editions have in the language that this one lacks; null before it is known. */
  beside: readonly Beside[] | null;
  document: number;
  shelf: readonly Shelved[];
}

/** Both languages side by side, the reader's first. */
function Columns(props: ColumnProps) {
  const { lang } = useSpeech();
  return (
    <div className="library-columns">
      {[lang, lang === 'en' ? ('zh' as const) : ('en' as const)].map((l) => (
        <Column key={l} lang={l} {...props} />
      ))}
    </div>
  );
}

/** The rule in the program's own words. */
function InShort({ rule }: { rule: string }) {
  const { say } = useSpeech();
  const w = useLibraryWords();
  const told = useRuleTitles([rule]).get(rule);
  if (!told?.explanation) return null;
  return (
    <aside className="library-short">
      <b>{w('explained')}</b>
      <p>{say(told.explanation)}</p>
    </aside>
  );
}

interface BelowProps {
  rule: ShownRule;
  shelf: readonly Shelved[];
  to: (n: string) => string;
  beside: readonly Beside[] | null;
}

/** How the rule is cited, where the program explains that edition. */
function citedAs(d: Shelved, number: string): string | null {
  if (d.kind === 'cr') return d.edition === CITED_EDITION ? number : null;
  return d.kind === 'mtr' || d.kind === 'ipg' ? `${d.kind.toUpperCase()} ${number}` : null;
}

function Below({ rule, shelf, to, beside }: BelowProps) {
  const { lang } = useSpeech();
  const full = rule.number.includes('.');
  if (rule.below.length === 0) return null;
  return (
    <ul className={full ? 'library-below full' : 'library-below'}>
      {rule.below.map((l) => (
        <li key={l.number} id={`r-${l.number}`}>
          <Link to={to(l.number)} className="library-number">
            {l.number}
          </Link>
          {full ? (
            <Columns words={l.words} number={l.number} beside={beside} document={rule.document} shelf={shelf} />
          ) : (
            <Link to={to(l.number)}>{inLanguage(l.words, lang)}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function CopyLink() {
  const w = useLibraryWords();
  const [done, setDone] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(location.href).then(
      () => setDone(true),
      () => undefined,
    );
  return (
    <button type="button" className="button quiet-button" onClick={copy} onBlur={() => setDone(false)}>
      {w(done ? 'rule.copied' : 'rule.copy')}
    </button>
  );
}

function Heading({ rule, d, to }: { rule: ShownRule; d: Shelved; to: (n: string) => string }) {
  const w = useLibraryWords();
  const { lang } = useSpeech();
  const other = rule.title[lang === 'en' ? 'zh' : 'en'];
  return (
    <header className="library-head">
      <nav aria-label={w('contents')}>
        <Link to={to('')}>{nameOf(w, d)}</Link>
        {rule.above.map((l) => (
          <span key={l.number}>
            {' › '}
            <Link to={to(l.number)}>{`${l.number} ${/^\d{1,3}$/.test(l.number) ? inLanguage(l.words, lang) : ''}`}</Link>
          </span>
        ))}
      </nav>
      <h2>
        <span className="library-number">{rule.number}</span> {inLanguage(rule.title, lang)}
        {rule.title[lang] !== undefined && other !== undefined && <small lang={lang === 'en' ? 'zh-Hans' : 'en'}>{other}</small>}
      </h2>
      {rule.printed !== undefined && (
        <p className="quiet">{rule.printed === '' ? w('rule.lost') : w('rule.printed', { printed: rule.printed })}</p>
      )}
    </header>
  );
}

export function RuleView({ document, number, shelf }: { document: number; number: string; shelf: readonly Shelved[] }) {
  const w = useLibraryWords();
  const d = shelf[document];
  const rule = useAnswer('rule', { document, number });
  const beside = useAnswer('beside', rule && !d.own ? { document, number } : null);
  const places = useAnswer('elsewhere', rule && !d.own ? { document, number } : null);
  const to = (n: string): string => pathOf(d.kind, d.own ? '' : editionOf(d), n);
  if (rule === null) return <RuleMissing document={document} number={number} shelf={shelf} />;
  const cited = citedAs(d, number);
  return (
    <article className="library-rule" data-number={number}>
      <Heading rule={rule} d={d} to={to} />
      {cited && <InShort rule={cited} />}
      {d.own && <p className="quiet">{w('rule.noText')}</p>}
      {!d.own && !rule.isHeading && <Columns words={rule.words} number={number} beside={beside} document={document} shelf={shelf} />}
      <Below rule={rule} shelf={shelf} to={to} beside={beside} />
      <p className="library-steps">
        {rule.before !== null && <Link to={to(rule.before)}>{`‹ ${rule.before}`}</Link>}
        <CopyLink />
        {rule.after !== null && <Link to={to(rule.after)}>{`${rule.after} ›`}</Link>}
      </p>
      {!d.own && <EditionTable rule={rule} places={places} shelf={shelf} />}
    </article>
  );
}

/** Shown once it is known that the document lacks the number. */
function RuleMissing({ document, number, shelf }: { document: number; number: string; shelf: readonly Shelved[] }) {
  const w = useLibraryWords();
  const known = useAnswer('outline', { document });
  if (known === null || known.some((l) => l.number === number)) return <article className="library-rule" aria-busy="true" />;
  return (
    <article className="library-rule">
      <p className="empty">{w('rule.none', { document: nameOf(w, shelf[document]), number })}</p>
    </article>
  );
}
