/** The rules that concern a card whose name is searched for. */
import type { CardRulesView } from '@apnap/protocol';
import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { api } from '../store/api.js';
import { useRuleTitles } from '../store/rule-titles.js';
import { Link } from '../ui/link.js';
import { pathOf } from './places.js';
import { useLibraryWords } from './words.js';

/** The server is asked when somebody has stopped typing for so many milliseconds. */
const PAUSE = 500;

/** A query that could be the name of a card: no number, and more than a word begun. */
const couldBe = (query: string): boolean => /\p{Script=Han}{2}|[a-z]{3}/iu.test(query) && !/^\d|^(?:cr|mtr|ipg|jar)\b/i.test(query);

function useCardRules(query: string): CardRulesView | null {
  const [told, setTold] = useState<{ query: string; rules: CardRulesView } | null>(null);
  const asked = query.trim();
  useEffect(() => {
    if (!couldBe(asked)) return;
    let here = true;
    const timer = window.setTimeout(() => {
      // Whoever plays without a server that answers has the rest of the search.
      api.cardRules(asked).then(
        (rules) => here && setTold({ query: asked, rules }),
        () => undefined,
      );
    }, PAUSE);
    return () => {
      here = false;
      window.clearTimeout(timer);
    };
  }, [asked]);
  return told?.query === asked && told.rules.card !== null ? told.rules : null;
}

function Numbers({ rules, title }: { rules: readonly string[]; title: string }) {
  const { say } = useSpeech();
  const titles = useRuleTitles(rules);
  if (rules.length === 0) return null;
  return (
    <>
      <b>{title}</b>
      <ul>
        {rules.map((n) => (
          <li key={n}>
            <Link to={pathOf('cr', '', n)} className="tree-link">
              <b>{n}</b> <span>{titles.has(n) ? say(titles.get(n)?.title ?? { en: '', zh: '' }) : ''}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export function CardRules({ query }: { query: string }) {
  const w = useLibraryWords();
  const { say } = useSpeech();
  const rules = useCardRules(query);
  if (!rules) return null;
  return (
    <section className="card-rules" aria-label={w('card.title', { name: say(rules.name) })}>
      <h3>{w('card.title', { name: say(rules.name) })}</h3>
      <Numbers rules={rules.printed} title={w('card.printed')} />
      <Numbers rules={rules.cited} title={w('card.cited')} />
    </section>
  );
}
