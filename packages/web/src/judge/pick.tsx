/** The first question: what happened, in plain words, found by a word, a name or a section. */
import { infractionOf, type Rel, type SubjectId, subjectsAt } from '@apnap/judge/wizard';
import { useState } from 'react';
import { useGuideWords, useJudgeWords } from './words.js';

interface Named {
  subject: SubjectId;
  plain: string;
  /** The name in the guide, and its section; nothing at Regular. */
  name: string;
  section: string;
}

function useSubjects(rel: Rel): { group: string; title: string; subjects: Named[] }[] {
  const g = useGuideWords();
  return subjectsAt(rel).map(({ group, subjects }) => ({
    group,
    title: g({ id: `group.${group}` }),
    subjects: subjects.map((subject): Named => {
      if (subject.startsWith('jar.')) return { subject, plain: g({ id: subject }), name: '', section: '' };
      const plain = g({ id: `situation.${subject}` });
      if (subject === 'smallBreach') return { subject, plain, name: g({ id: 'smallBreach.name' }), section: '1.3' };
      return { subject, plain, name: g({ id: `ipg.${subject}` }), section: infractionOf(subject as never).section };
    }),
  }));
}

export function Pick({ rel, choose }: { rel: Rel; choose: (s: SubjectId) => void }) {
  const w = useJudgeWords();
  const [find, setFind] = useState('');
  const wanted = find.trim().toLowerCase();
  const groups = useSubjects(rel)
    .map((x) => ({
      ...x,
      subjects: x.subjects.filter((s) => [s.plain, s.name, s.section].some((t) => t.toLowerCase().includes(wanted))),
    }))
    .filter((x) => x.subjects.length > 0);
  const only = groups.length === 1 && groups[0].subjects.length === 1 ? groups[0].subjects[0] : undefined;
  return (
    <section className="judge-pick" aria-labelledby="judge-pick">
      <div className="judge-pick-head">
        <h2 id="judge-pick">{w('pick.title')}</h2>
        {rel !== 'regular' && (
          <input
            type="search"
            value={find}
            maxLength={60}
            placeholder={w('pick.find')}
            aria-label={w('pick.find')}
            onChange={(e) => setFind(e.target.value)}
            onKeyDown={(e) => e.key === 'Enter' && only && choose(only.subject)}
          />
        )}
      </div>
      {groups.length === 0 && <p className="empty">{w('pick.none')}</p>}
      {groups.map(({ group, title, subjects }) => (
        <section key={group} aria-labelledby={`judge-${group}`}>
          {group !== 'JAR' && <h3 id={`judge-${group}`}>{title}</h3>}
          {group === 'JAR' && (
            <span id={`judge-${group}`} className="sr-only">
              {title}
            </span>
          )}
          <ul className="judge-subjects">
            {subjects.map((s) => (
              <li key={s.subject}>
                <button type="button" className="judge-subject" data-subject={s.subject} onClick={() => choose(s.subject)}>
                  <b>{s.plain}</b>
                  {s.name && (
                    <small>
                      {s.name} · IPG {s.section}
                    </small>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
