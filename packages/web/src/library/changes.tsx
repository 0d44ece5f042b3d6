/** What changed from one edition to another, rule by rule. */
import type { Change, Shelved } from '@apnap/judge/library';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Link } from '../ui/link.js';
import { useAnswer } from './ask.js';
import { editionOf, pathOf } from './places.js';
import { Changed, RuleWords } from './text.js';
import { type LibraryWords, nameOf, useLibraryWords } from './words.js';

const FATES = ['changed', 'moved', 'split', 'merged', 'new', 'gone'] as const;
type Told = (typeof FATES)[number];

const SHOWN = 30;

const fateOf = (c: Change): Told => (c.fate === 'same' ? 'moved' : c.fate);

function Numbers({ numbers, d }: { numbers: readonly string[]; d: Shelved }) {
  return (
    <>
      {numbers.map((n) => (
        <Link key={n} to={pathOf(d.kind, editionOf(d), n)} className="library-number">
          {n}
        </Link>
      ))}
    </>
  );
}

function OneChange({ change, older, newer, w }: { change: Change; older: Shelved; newer: Shelved; w: LibraryWords }) {
  const { lang } = useSpeech();
  const shared = ([lang, 'en', 'zh'] as const).find((l) => change.older[l] !== undefined && change.newer[l] !== undefined);
  const words = change.to.length > 0 ? change.newer : change.older;
  const other = ([lang, 'en', 'zh'] as const).find((l) => words[l] !== undefined);
  const fate = fateOf(change);
  const to = (n: string): string => pathOf(newer.kind, editionOf(newer), n);
  return (
    <li>
      <span className="edition-line">
        <Numbers numbers={change.from} d={older} />
        <span aria-hidden="true">→</span>
        <Numbers numbers={change.to} d={newer} />
        <span className={`fate ${fate}`}>{w(`fate.${fate}`)}</span>
      </span>
      {fate !== 'moved' && shared && <Changed older={change.older[shared] ?? ''} newer={change.newer[shared] ?? ''} lang={shared} />}
      {!shared && other && <RuleWords text={words[other] ?? ''} lang={other} kind={newer.kind} to={to} />}
    </li>
  );
}

function Choice({
  label,
  value,
  all,
  shelf,
  onChange,
}: {
  label: string;
  value: number;
  all: readonly number[];
  shelf: readonly Shelved[];
  onChange: (i: number) => void;
}) {
  const w = useLibraryWords();
  return (
    <label className="select-field">
      <span>{label}</span>
      <select value={value} onChange={(e) => onChange(Number(e.target.value))}>
        {all.map((i) => (
          <option key={i} value={i}>
            {nameOf(w, shelf[i])}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ChangesView({ document, shelf }: { document: number; shelf: readonly Shelved[] }) {
  const w = useLibraryWords();
  const { t } = useSpeech();
  const all = shelf
    .flatMap((d, i) => (d.kind === shelf[document].kind && !d.own ? [i] : []))
    .sort((a, b) => shelf[a].edition.localeCompare(shelf[b].edition));
  const at = Math.max(1, all.indexOf(document));
  // The edition before it in a language that it has too, where there is one: what changed is shown word by word.
  const before = all.slice(0, at);
  const speaks = (i: number): boolean => shelf[i].languages.some((l) => shelf[all[at]]?.languages.includes(l));
  const [[older, newer], setPair] = useState<[number, number]>([
    before.filter(speaks).at(-1) ?? before.at(-1) ?? document,
    all[at] ?? document,
  ]);
  const [fate, setFate] = useState<Told>('changed');
  const [shown, setShown] = useState(SHOWN);
  const changes = useAnswer('changes', older === newer ? null : { older, newer });
  const count = (f: Told): number => changes?.filter((c) => fateOf(c) === f).length ?? 0;
  const list = changes?.filter((c) => fateOf(c) === fate) ?? [];
  if (all.length < 2) return <p className="empty">{w('changes.one')}</p>;
  return (
    <section className="library-changes" aria-labelledby="library-changes">
      <h2 id="library-changes">{w('changes.title')}</h2>
      <p className="quiet">{w('changes.about')}</p>
      <div className="row-fields">
        <Choice label={w('changes.older')} value={older} all={all} shelf={shelf} onChange={(i) => setPair([i, newer])} />
        <Choice label={w('changes.newer')} value={newer} all={all} shelf={shelf} onChange={(i) => setPair([older, i])} />
      </div>
      <div className="segments fates">
        {FATES.map((f) => (
          <button
            key={f}
            type="button"
            className={f === fate ? 'on' : ''}
            aria-pressed={f === fate}
            onClick={() => {
              setFate(f);
              setShown(SHOWN);
            }}
          >
            {w(`fate.${f}`)} <small>{changes === null ? '…' : count(f)}</small>
          </button>
        ))}
      </div>
      {changes === null && older !== newer && <p role="status">{t('link.loading')}</p>}
      <ul>
        {list.slice(0, shown).map((c) => (
          <OneChange key={`${c.from.join()} ${c.to.join()}`} change={c} older={shelf[older]} newer={shelf[newer]} w={w} />
        ))}
      </ul>
      {list.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + SHOWN)}>
          {w('changes.more')}
        </button>
      )}
    </section>
  );
}
