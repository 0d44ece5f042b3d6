/** The words of a rule: references that lead to other rules, examples set apart, and differences marked. */
import { differences, referencesIn, type Shelved } from '@apnap/judge/library';
import { Link } from '../ui/link.js';

const EXAMPLE = /^(?:Examples?\b|例|举例|示例)/;

const htmlLang = (lang: 'en' | 'zh'): string => (lang === 'zh' ? 'zh-Hans' : 'en');

/** A line with its references as links. */
function Line({ text, kind, to }: { text: string; kind: Shelved['kind']; to: (number: string) => string }) {
  return (
    <>
      {referencesIn(text, kind).map((piece, i) =>
        piece.to === undefined ? (
          piece.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name
          <Link key={i} to={to(piece.to)} className="rule-link">
            {piece.text}
          </Link>
        ),
      )}
    </>
  );
}

/** @param to where a number of the same document is shown */
export function RuleWords({
  text,
  lang,
  kind,
  to,
}: {
  text: string;
  lang: 'en' | 'zh';
  kind: Shelved['kind'];
  to: (number: string) => string;
}) {
  return (
    <div className="library-words" lang={htmlLang(lang)}>
      {text.split('\n').map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name
        <p key={i} className={EXAMPLE.test(line) ? 'example' : undefined}>
          <Line text={line} kind={kind} to={to} />
        </p>
      ))}
    </div>
  );
}

/** What changed from one text to another, word by word. */
export function Changed({ older, newer, lang }: { older: string; newer: string; lang: 'en' | 'zh' }) {
  return (
    <p className="library-changed" lang={htmlLang(lang)}>
      {differences(older, newer).map((d, i) => {
        const key = `${i}${d.in}`;
        if (d.in === 'old') return <del key={key}>{d.text}</del>;
        if (d.in === 'new') return <ins key={key}>{d.text}</ins>;
        return <span key={key}>{d.text}</span>;
      })}
    </p>
  );
}
