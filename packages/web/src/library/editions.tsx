/** Where the editions of a document have a rule, and what they say otherwise. */
import type { Shelved, ShownPlace, ShownRule } from '@apnap/judge/library';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Link } from '../ui/link.js';
import { editionOf, pathOf } from './places.js';
import { Changed, RuleWords } from './text.js';
import { type LibraryWords, nameOf, useLibraryWords } from './words.js';

function fateOf(w: LibraryWords, p: ShownPlace, number: string): string {
  if (p.fate === 'same' && p.numbers[0] !== number) return w('fate.moved');
  return w(`fate.${p.fate}`);
}

function Row({ place, rule, shelf }: { place: ShownPlace; rule: ShownRule; shelf: readonly Shelved[] }) {
  const w = useLibraryWords();
  const { lang } = useSpeech();
  const [open, setOpen] = useState(false);
  const d = shelf[place.document];
  const isHere = place.document === rule.document;
  const shared = ([lang, 'en', 'zh'] as const).find((l) => place.words[l] !== undefined && rule.words[l] !== undefined);
  const sides = [rule.words, place.words].flatMap((words) =>
    (['en', 'zh'] as const).flatMap((l) => (words[l] === undefined ? [] : [{ lang: l, text: words[l] }])),
  );
  const isOlder = d.edition < shelf[rule.document].edition;
  const [older, newer] = isOlder ? [place.words, rule.words] : [rule.words, place.words];
  return (
    <li className={isHere ? 'here' : undefined}>
      <span className="edition-line">
        <b>{nameOf(w, d)}</b>
        <span>
          {place.numbers.map((n) => (
            <Link key={n} to={pathOf(d.kind, editionOf(d), n)} className="library-number">
              {n}
            </Link>
          ))}
        </span>
        <span className={`fate ${place.fate}`}>
          {isHere ? w('editions.here') : place.fate === 'changed' && !shared ? w('fate.other') : fateOf(w, place, rule.number)}
        </span>
        {!isHere && place.numbers.length > 0 && place.fate !== 'same' && (
          <small className="quiet">{w('editions.alike', { n: Math.round(place.likeness * 100) })}</small>
        )}
        {!isHere && place.numbers.length > 0 && (
          <button type="button" className="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {w(open ? 'editions.hide' : 'editions.compare')}
          </button>
        )}
      </span>
      {open &&
        (shared ? (
          <Changed older={older[shared] ?? ''} newer={newer[shared] ?? ''} lang={shared} />
        ) : (
          <div className="library-columns">
            {sides.map((s) => (
              <RuleWords key={s.lang} text={s.text} lang={s.lang} kind={d.kind} to={(n) => pathOf(d.kind, editionOf(d), n)} />
            ))}
          </div>
        ))}
    </li>
  );
}

export function EditionTable({
  rule,
  places,
  shelf,
}: {
  rule: ShownRule;
  places: readonly ShownPlace[] | null;
  shelf: readonly Shelved[];
}) {
  const w = useLibraryWords();
  if (places !== null && places.length < 2) return null;
  return (
    <section className="library-editions" aria-labelledby="library-editions">
      <h3 id="library-editions">{w('editions')}</h3>
      {places === null ? (
        <p className="quiet" role="status">
          {w('editions.working')}
        </p>
      ) : (
        <ul>
          {[...places].reverse().map((p) => (
            <Row key={`${p.document} ${rule.document} ${rule.number}`} place={p} rule={rule} shelf={shelf} />
          ))}
        </ul>
      )}
    </section>
  );
}
