/** A question besides picks and decks: a card that is shown, offered or accepted, a name that is chosen in secret, yes or no. */
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import type { Asked } from './answers.js';
import { useDraftWords } from './words.js';

/** Yes or no. */
function YesNo({ asked: { sent, give } }: { asked: Asked }) {
  const w = useDraftWords();
  return (
    <div className="buttons">
      <button type="button" className="button primary" data-action="yes" disabled={sent} onClick={() => give({ yes: true })}>
        {w('question.yes')}
      </button>
      <button type="button" className="button" data-action="no" disabled={sent} onClick={() => give({ yes: false })}>
        {w('question.no')}
      </button>
    </div>
  );
}

export function Question({ asked }: { asked: Asked }) {
  const w = useDraftWords();
  const { say } = useSpeech();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { decision, given, sent } = asked;
  const ask = decision?.ask;
  if (!decision || !ask || given) return null;
  if (ask.form === 'confirm')
    return (
      <section className="panel draft-question" aria-labelledby="question-title">
        <h2 id="question-title">{say(decision.prompt)}</h2>
        <YesNo asked={asked} />
      </section>
    );
  if (ask.form !== 'pick') return null;
  const { min, max, options } = ask;
  const press = (at: number) =>
    setChosen((before) => (before.includes(at) ? before.filter((x) => x !== at) : max === 1 ? [at] : [...before, at].slice(-max)));
  const give = (pick: readonly number[]) => {
    setChosen([]);
    asked.give({ pick: [...pick].sort((x, y) => x - y) });
  };
  return (
    <section className="panel draft-question" aria-labelledby="question-title">
      <h2 id="question-title">{say(decision.prompt)}</h2>
      <ul>
        {options.map((o, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <li key={i}>
            <button
              type="button"
              className={`option${chosen.includes(i) ? ' chosen' : ''}`}
              aria-pressed={chosen.includes(i)}
              onClick={() => press(i)}
            >
              {say(o.label)}
            </button>
          </li>
        ))}
      </ul>
      <div className="buttons">
        <button
          type="button"
          className="button primary"
          data-action="choose"
          disabled={sent || chosen.length < Math.max(1, min) || chosen.length > max}
          onClick={() => give(chosen)}
        >
          {w('question.choose')}
        </button>
        {min === 0 && (
          <button type="button" className="button" data-action="none" disabled={sent} onClick={() => give([])}>
            {w('question.none')}
          </button>
        )}
      </div>
    </section>
  );
}
