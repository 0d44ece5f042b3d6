/** The ruling: what it is, the penalty, the way there, what is done, and whom else it concerns; each with its section. */
import type { Part, Ruling } from '@apnap/judge/wizard';
import { Fragment, type ReactNode } from 'react';
import { useSpeech } from '../i18n/index.js';
import { useAnswerWords } from './question.js';
import { ruleLink } from './rule-link.js';
import { listed, useGuideWords, useJudgeWords } from './words.js';

/** Because of what was said: each question with its answer. */
function Because({ part }: { part: Part }) {
  const w = useJudgeWords();
  const g = useGuideWords();
  const { lang } = useSpeech();
  const answer = useAnswerWords();
  if (part.because.length === 0) return null;
  const said = part.because.map((b) => `${g(b.question.ask)} ${answer(b.question, b.answer)}`);
  return <small className="judge-because">{w('ruling.because', { list: listed(said, lang) })}</small>;
}

function Parts({ parts, own }: { parts: readonly Part[]; own: string }) {
  const g = useGuideWords();
  return (
    <ul className="judge-parts">
      {parts.map((p) => (
        <li key={`${p.rule} ${p.say.id}`}>
          <span>
            {g(p.say)} {p.rule !== own && ruleLink(p.rule)}
          </span>
          <Because part={p} />
        </li>
      ))}
    </ul>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="judge-block">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** What goes with it, as terms: when it takes effect, minutes, who has to agree. */
function Terms({ ruling }: { ruling: Ruling }) {
  const w = useJudgeWords();
  const g = useGuideWords();
  const { lang, aside } = useSpeech();
  const terms: [string, string][] = [
    ...(ruling.effect ? [[w('ruling.effect'), g(ruling.effect)] as [string, string]] : []),
    ...(ruling.extension > 0 ? [[w('ruling.extension'), w('ruling.minutes', { n: ruling.extension })] as [string, string]] : []),
    ...(ruling.drop ? [[w('ruling.drop'), g(ruling.drop)] as [string, string]] : []),
    ...(ruling.needs.length > 0 ? [[w('ruling.needs'), listed(ruling.needs.map(g), lang)] as [string, string]] : []),
    ...ruling.others.map((o): [string, string] => [
      aside(w('ruling.also'), g(o.who)),
      `${g(o.name)} — ${g({ id: `penalty.${o.penalty}` })}`,
    ]),
  ];
  if (terms.length === 0) return null;
  return (
    <dl className="judge-terms">
      {terms.map(([term, what]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{what}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

export function RulingCard({ ruling, open, children }: { ruling: Ruling; open: boolean; children?: ReactNode }) {
  const w = useJudgeWords();
  const g = useGuideWords();
  const { lang } = useSpeech();
  return (
    <section className="judge-ruling panel" aria-labelledby="judge-ruling" data-penalty={ruling.penalty} data-rule={ruling.rule}>
      <header>
        <p className="judge-far" role="status">
          {w(open ? 'ruling.far' : 'ruling.title')}
        </p>
        <p className={`judge-penalty ${ruling.penalty}`}>{g({ id: `penalty.${ruling.penalty}` })}</p>
        <h2 id="judge-ruling">
          {g(ruling.name)} {ruleLink(ruling.rule)}
        </h2>
        {ruling.is && <p className="quiet">{g(ruling.is)}</p>}
      </header>
      <Terms ruling={ruling} />
      {ruling.remedies.length > 0 && (
        <Block title={w('ruling.remedies')}>
          <Parts parts={ruling.remedies} own={ruling.rule} />
        </Block>
      )}
      {ruling.way.length > 0 && (
        <Block title={w('ruling.way')}>
          <Parts parts={ruling.way} own="" />
        </Block>
      )}
      {ruling.mayBecome.length > 0 && (
        <Block title={w('ruling.may')}>
          <ul className="judge-parts">
            {ruling.mayBecome.map((m) => (
              <li key={`${m.penalty} ${m.why}`}>
                <span>
                  {w(`ruling.${m.by}`, { penalty: g({ id: `penalty.${m.penalty}` }), why: g({ id: m.why }) })}{' '}
                  {ruleLink(`IPG ${m.section}`)}
                </span>
              </li>
            ))}
          </ul>
        </Block>
      )}
      {ruling.notes.length > 0 && (
        <details className="judge-block">
          <summary>{w('ruling.notes')}</summary>
          <Parts parts={ruling.notes} own={ruling.rule} />
        </details>
      )}
      {ruling.unknown.length > 0 && (
        <p className="quiet">
          {w('ruling.unknown', {
            list: listed(
              ruling.unknown.map((q) => g(q.ask)),
              lang,
            ),
          })}
        </p>
      )}
      {children}
      <footer className="quiet">
        {ruling.edition.map((e) => (
          <small key={e.id}>{g(e)}</small>
        ))}
      </footer>
    </section>
  );
}
