/** One question with its answers; by keys, too: Y, N and ? for yes, no and what nobody can say, numbers for choices, Backspace to go back. */
import type { Answer, Question } from '@apnap/judge/wizard';
import { useEffect, useRef, useState } from 'react';
import { focusQuietly } from '../table/roving.js';
import { Icon } from '../ui/symbols.js';
import { useGuideWords, useJudgeWords } from './words.js';

/** The answer in words. */
export function useAnswerWords(): (q: Question, a: Answer) => string {
  const w = useJudgeWords();
  const g = useGuideWords();
  return (q, a) => {
    if (a === 'unknown') return w('answer.unknown');
    if (typeof a === 'boolean') return w(a ? 'answer.yes' : 'answer.no');
    if (typeof a === 'number') return String(a);
    const choice = q.choices.find((c) => c.value === a);
    return choice ? g(choice.say) : a;
  };
}

function NumberAnswer({ question, before, answer }: { question: Question; before: Answer | undefined; answer: (a: Answer) => void }) {
  const w = useJudgeWords();
  const g = useGuideWords();
  const [n, setN] = useState(typeof before === 'number' ? before : 0);
  const set = (value: number) => setN(Math.max(0, Math.min(question.most, Math.round(value) || 0)));
  return (
    <form
      className="judge-number"
      onSubmit={(e) => {
        e.preventDefault();
        answer(n);
      }}
    >
      <button type="button" className="button" aria-label="−1" onClick={() => set(n - 1)}>
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={question.most}
        value={n}
        aria-label={g(question.ask)}
        onFocus={(e) => e.target.select()}
        onChange={(e) => set(Number(e.target.value))}
      />
      <button type="button" className="button" aria-label="+1" onClick={() => set(n + 1)}>
        +
      </button>
      <button type="submit" className="button primary" data-answer="number">
        {w('ask.next')}
      </button>
    </form>
  );
}

interface Choice {
  value: Answer;
  words: string;
  key: string;
  main: boolean;
}

function useChoices(question: Question): Choice[] {
  const w = useJudgeWords();
  const g = useGuideWords();
  const unknown: Choice = { value: 'unknown', words: w('answer.unknown'), key: '?', main: false };
  switch (question.kind) {
    case 'yesNo':
      return [
        { value: true, words: w('answer.yes'), key: 'y', main: true },
        { value: false, words: w('answer.no'), key: 'n', main: true },
        unknown,
      ];
    case 'choice':
      return question.choices.map((c, i) => ({ value: c.value, words: g(c.say), key: String(i + 1), main: true }));
    case 'number':
      return [unknown];
    default:
      return question.kind satisfies never;
  }
}

function useAnswerKeys(choices: readonly Choice[], answer: (a: Answer) => void, back: (() => void) | null): void {
  const now = useRef({ choices, answer, back });
  now.current = { choices, answer, back };
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const at = e.target as HTMLElement;
      if (e.ctrlKey || e.metaKey || e.altKey || at.closest('input, textarea, select, dialog')) return;
      const key = e.key.toLowerCase();
      const found = now.current.choices.find((c) => c.key === key);
      if (found) now.current.answer(found.value);
      else if (key === 'backspace' && now.current.back) now.current.back();
      else return;
      e.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

export function QuestionCard({
  question,
  n,
  before,
  answer,
  back,
  close,
}: {
  question: Question;
  n: number;
  before: Answer | undefined;
  answer: (a: Answer) => void;
  back: () => void;
  close: () => void;
}) {
  const w = useJudgeWords();
  const g = useGuideWords();
  const choices = useChoices(question);
  const ref = useRef<HTMLElement>(null);
  useAnswerKeys(choices, answer, back);
  // Each question is read out, and the keys that answer it work.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another focus
  useEffect(() => {
    const field = ref.current?.querySelector('input');
    if (field && matchMedia('(hover: hover)').matches) field.focus();
    else if (ref.current) focusQuietly(ref.current);
  }, [question.id]);
  const main = choices.filter((c) => c.main);
  return (
    <section ref={ref} className="judge-question panel" data-question={question.id} tabIndex={-1} aria-labelledby="judge-ask">
      <header>
        <span className="quiet">{w('ask.title', { n })}</span>
        <button type="button" className="button quiet-button" data-action="back" onClick={back}>
          <Icon name="undo" size={14} /> {w('ask.back')}
        </button>
      </header>
      <h2 id="judge-ask">{g(question.ask)}</h2>
      {question.kind === 'number' && <NumberAnswer key={question.id} question={question} before={before} answer={answer} />}
      {main.length > 0 && (
        <div className={`judge-answers ${question.kind}`}>
          {main.map((c) => (
            <button
              key={c.key}
              type="button"
              className={`button big${before === c.value ? ' was' : ''}`}
              data-answer={String(c.value)}
              aria-keyshortcuts={c.key}
              onClick={() => answer(c.value)}
            >
              {c.words}{' '}
              <span className="kbd" aria-hidden="true">
                {c.key.toUpperCase()}
              </span>
            </button>
          ))}
        </div>
      )}
      <div className="buttons judge-else">
        {choices
          .filter((c) => !c.main)
          .map((c) => (
            <button
              key={c.key}
              type="button"
              className="chip"
              data-answer="unknown"
              aria-keyshortcuts={c.key}
              onClick={() => answer(c.value)}
            >
              {c.words}{' '}
              <span className="kbd" aria-hidden="true">
                {c.key}
              </span>
            </button>
          ))}
        <button type="button" className="chip" data-action="all-no" onClick={close}>
          {w('ask.all')}
        </button>
      </div>
    </section>
  );
}
