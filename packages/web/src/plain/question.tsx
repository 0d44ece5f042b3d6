/** One question with its form, answered by itself: any number of them stand beside each other, whatever game they are of. */
import type { Answer, Ask, DecisionView } from '@apnap/protocol';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Answering } from '../ask/asked.js';
import { answerOf, begin, type Draft, type Move, pickedCount, step } from '../ask/draft.js';
import { DivideForm, NumberForm, OrderForm, TextForm } from '../ask/forms.js';
import { PairList, PickList } from '../ask/options.js';
import { type Speech, useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';
import { usePlainWords } from './words.js';

type Say = ReturnType<typeof usePlainWords>;

/** What can be done about a question. */
export interface Answers {
  give: (decision: number, answer: Answer) => void;
  takeBack: (decision: number) => void;
  /** Texts for a few letters, where not all that can be answered are shown. */
  names: (part: string, decision?: number) => Promise<string[]>;
}

/** What was answered, in the words of the options. */
export function answerWords(ask: Ask, answer: Answer, say: Speech['say'], w: Say): string {
  const list = (words: readonly string[]): string => words.join(', ') || w('answer.nothing');
  if ('pick' in answer && ask.form === 'pick') return list(answer.pick.map((i) => say(ask.options[i].label)));
  if ('order' in answer && ask.form === 'order') return list(answer.order.map((i) => say(ask.options[i].label)));
  if ('divide' in answer && ask.form === 'divide')
    return list(answer.divide.flatMap((n, i) => (n === 0 ? [] : [`${say(ask.options[i].label)}: ${n}`])));
  if ('pairs' in answer && ask.form === 'pair')
    return list(answer.pairs.map(([a, b]) => `${say(ask.options[a].label)} → ${say(ask.partners[b].label)}`));
  if ('number' in answer) return String(answer.number);
  if ('text' in answer) return answer.text;
  return 'yes' in answer ? w(answer.yes ? 'answer.yes' : 'answer.no') : '';
}

/** What the form wants, where its look does not say it. */
function hintOf(ask: Ask, draft: Draft, w: Say): string {
  switch (ask.form) {
    case 'pick': {
      const { min, max } = ask;
      const n = pickedCount(draft);
      return min === max
        ? w('form.pick.exactly', { min, n })
        : min === 0
          ? w('form.pick.upTo', { max, n })
          : w('form.pick.between', { min, max, n });
    }
    case 'order':
      return w('form.order');
    case 'pair':
      return w('form.pair');
    case 'divide':
    case 'number':
    case 'confirm':
    case 'text':
      return '';
  }
}

function formOf(ask: Ask, answering: Answering, names: (part: string) => Promise<string[]>): ReactNode {
  switch (ask.form) {
    case 'pick':
      return <PickList {...answering} ask={ask} digits={false} once={false} />;
    case 'order':
      return <OrderForm {...answering} ask={ask} />;
    case 'divide':
      return <DivideForm {...answering} ask={ask} />;
    case 'number':
      return <NumberForm {...answering} ask={ask} />;
    case 'text':
      return <TextForm {...answering} ask={ask} names={names} />;
    case 'pair':
      return <PairList {...answering} ask={ask} />;
    case 'confirm':
      return null;
  }
}

/** The buttons under a form. */
function Buttons({ ask, answering, sent }: { ask: Ask; answering: Answering; sent: boolean }) {
  const w = usePlainWords();
  const { draft, move, answer } = answering;
  if (ask.form === 'confirm')
    return (
      <footer>
        <button type="button" className="button" onClick={() => answer({ yes: false })} data-action="no">
          {w('answer.no')}
        </button>
        <button type="button" className="button primary" onClick={() => answer({ yes: true })} data-action="yes">
          {w('answer.yes')}
        </button>
      </footer>
    );
  const done = answerOf(ask, draft);
  const begun = pickedCount(draft) > 0 || draft.pairs.length > 0;
  return (
    <footer>
      {begun && (
        <button type="button" className="button" onClick={() => move({ clear: true })} data-action="clear">
          {w('answers.clear')}
        </button>
      )}
      <button type="button" className="button primary" disabled={!done} onClick={() => done && answer(done)} data-action="answer">
        {w(sent ? 'answers.sent' : 'answers.give')}
      </button>
    </footer>
  );
}

/** The form of a question that is open. */
function OpenForm({ d, ask, sent, answers }: { d: DecisionView; ask: Ask; sent: boolean; answers: Answers }) {
  const w = usePlainWords();
  const [draft, setDraft] = useState(() => begin(ask, d.fallback));
  const { id } = d;
  const { give, names } = answers;
  const namesLike = useCallback((part: string) => names(part, id), [names, id]);
  const answering: Answering = {
    draft,
    move: (m: Move) => setDraft((before) => step(ask, before, m)),
    answer: (a) => give(id, a),
  };
  const hint = hintOf(ask, draft, w);
  return (
    <fieldset className="question-form" disabled={sent}>
      {hint !== '' && <p className="quiet">{hint}</p>}
      {formOf(ask, answering, namesLike)}
      <Buttons ask={ask} answering={answering} sent={sent} />
    </fieldset>
  );
}

/** What was answered to a question, and waits. */
function Given({ d, ask, given, answers }: { d: DecisionView; ask: Ask; given: Answer; answers: Answers }) {
  const w = usePlainWords();
  const { say } = useSpeech();
  return (
    <p className="question-given">
      <Icon name="check" size={16} />
      <span>
        <small>{w('answer.yours')}</small>
        <b>{answerWords(ask, given, say, w)}</b>
      </span>
      <button type="button" className="button" onClick={() => answers.takeBack(d.id)} data-action="change">
        <Icon name="undo" size={14} /> {w('answer.change')}
      </button>
    </p>
  );
}

/** @param place which of how many questions it is, where there are several @param sent an answer is under way */
export function Question({
  d,
  place,
  sent,
  answers,
}: {
  d: DecisionView;
  place: { n: number; count: number };
  sent: boolean;
  answers: Answers;
}) {
  const { say } = useSpeech();
  const w = usePlainWords();
  const title = useId();
  const box = useRef<HTMLElement>(null);
  const given = d.given !== undefined;
  // What had the focus is gone with the form: it stays with the question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it is answered, or open again, is the reason to look
  useEffect(() => {
    if (document.activeElement === document.body && box.current?.dataset.used) box.current.focus({ preventScroll: true });
  }, [given]);
  if (!d.ask) return null;
  return (
    <section
      ref={box}
      className={`panel question question-${d.ask.form}${given ? ' given' : ''}`}
      aria-labelledby={title}
      tabIndex={-1}
      data-question={d.kind}
      data-form={d.ask.form}
      onFocus={(e) => {
        e.currentTarget.dataset.used = 'yes';
      }}
    >
      <header>
        {place.count > 1 && <small>{w('question.of', place)}</small>}
        <h3 id={title}>{say(d.prompt)}</h3>
        {d.rule && <span className="chip still">{w('rule.of', { rule: d.rule })}</span>}
      </header>
      {d.given ? (
        <Given d={d} ask={d.ask} given={d.given} answers={answers} />
      ) : (
        <OpenForm d={d} ask={d.ask} sent={sent} answers={answers} />
      )}
    </section>
  );
}
