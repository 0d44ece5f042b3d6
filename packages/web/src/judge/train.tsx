/** The trainer: a position, a question, its answer with the reasons the engine gives; how often each kind was right is kept on this device. */
import type { TrainerFamily, TrainerQuestion } from '@apnap/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { api, textOf } from '../store/api.js';
import { answeredOne, chooseLevel, forgetScores, type Trained, useTrained } from '../store/trainer.js';
import { focusQuietly } from '../table/roving.js';
import { Icon } from '../ui/symbols.js';
import { Position } from './position.js';
import { ruleLink } from './rule-link.js';
import { useJudgeWords } from './words.js';

const LEVELS = [1, 2, 3] as const;

export const newSeed = (): string => Math.random().toString(36).slice(2, 10);

/** The question that the address names, so that it can be shown to others: its family, level and seed; null: none. */
function named(): { family: string; level: number; seed: string } | null {
  const query = new URLSearchParams(location.search);
  const [family, level, seed] = ['family', 'level', 'seed'].map((x) => query.get(x) ?? '');
  return family && seed ? { family, level: LEVELS.find((n) => String(n) === level) ?? 1, seed } : null;
}

const addressOf = (q: TrainerQuestion): string =>
  `/judge/train?${new URLSearchParams({ family: q.family, level: String(q.level), seed: q.seed })}`;

function Choices({ question, chosen, choose }: { question: TrainerQuestion; chosen: number | null; choose: (n: number) => void }) {
  const { say } = useSpeech();
  const mark = (n: number): string => (chosen === null ? '' : n === question.right ? ' right' : n === chosen ? ' wrong' : ' other');
  return (
    <ol className="train-choices">
      {question.choices.map((c, n) => (
        <li key={c.en}>
          <button
            type="button"
            className={`button${mark(n)}`}
            data-choice={n}
            data-right={chosen === null ? undefined : n === question.right}
            aria-keyshortcuts={String(n + 1)}
            disabled={chosen !== null}
            onClick={() => choose(n)}
          >
            <span className="kbd" aria-hidden="true">
              {n + 1}
            </span>
            <span>{say(c)}</span>
            {chosen !== null && n === question.right && <Icon name="check" size={16} />}
            {chosen === n && n !== question.right && <Icon name="close" size={16} />}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Why({ question, chosen, next }: { question: TrainerQuestion; chosen: number; next: () => void }) {
  const w = useJudgeWords();
  const { say } = useSpeech();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (ref.current) focusQuietly(ref.current);
  }, []);
  const good = chosen === question.right;
  return (
    <section ref={ref} className="train-why" tabIndex={-1} aria-label={w('train.why')}>
      <p role="status" className={good ? 'train-good' : 'train-bad'}>
        <Icon name={good ? 'star' : 'help'} size={18} /> {w(good ? 'train.right' : 'train.wrong')}
      </p>
      <ul className="judge-parts">
        {question.why.map((b) => (
          <li key={b.text.en}>
            <span>
              {say(b.text)}{' '}
              {b.rules.map((r) => (
                <span key={r}>{ruleLink(r)} </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="button primary" data-action="next-question" aria-keyshortcuts="n" onClick={next}>
        {w('train.next')} <span className="kbd">N</span>
      </button>
    </section>
  );
}

function useTrainKeys(keys: (key: string) => boolean): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const at = e.target as HTMLElement;
      if (e.ctrlKey || e.metaKey || e.altKey || at.closest('input, select, textarea, dialog')) return;
      if (now.current(e.key.toLowerCase())) e.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** @param answered told whether the answer was right, when it is given */
export function Asked({ question, next, answered }: { question: TrainerQuestion; next: () => void; answered: (right: boolean) => void }) {
  const { say } = useSpeech();
  const w = useJudgeWords();
  const [chosen, setChosen] = useState<number | null>(null);
  const ref = useRef<HTMLElement>(null);
  const choose = (n: number) => {
    if (chosen !== null || n >= question.choices.length) return;
    setChosen(n);
    answered(n === question.right);
  };
  useTrainKeys((key) => {
    if (/^[1-4]$/.test(key)) choose(Number(key) - 1);
    else if (key === 'n' && chosen !== null) next();
    else return false;
    return true;
  });
  useEffect(() => {
    if (ref.current) focusQuietly(ref.current);
  }, []);
  return (
    <div className={`train-columns${question.board ? '' : ' alone'}`} data-family={question.family} data-seed={question.seed}>
      {question.board && <Position game={question.board.game} faces={question.board.faces} />}
      <section ref={ref} className="panel train-question" tabIndex={-1} aria-label={w('train.question')}>
        {question.told.map((x) => (
          <p key={x.en}>{say(x)}</p>
        ))}
        <h2>{say(question.ask)}</h2>
        <Choices question={question} chosen={chosen} choose={choose} />
        {chosen !== null && <Why question={question} chosen={chosen} next={next} />}
      </section>
    </div>
  );
}

function Families({
  families,
  family,
  choose,
  trained,
}: {
  families: readonly TrainerFamily[];
  family: string;
  choose: (f: string) => void;
  trained: Trained;
}) {
  const { say } = useSpeech();
  const w = useJudgeWords();
  const all = Object.values(trained.scores).reduce((a, s) => ({ asked: a.asked + s.asked, right: a.right + s.right }), {
    asked: 0,
    right: 0,
  });
  const score = (s: { asked: number; right: number } | undefined) => (s && s.asked > 0 ? ` ${s.right}/${s.asked}` : '');
  return (
    <div className="train-head">
      <label className="judge-field">
        <span>{w('train.family')}</span>
        <select value={family} data-field="family" onChange={(e) => choose(e.target.value)}>
          <option value="">{`${w('train.any')}${score(all)}`}</option>
          {families.map((f) => (
            <option key={f.id} value={f.id}>{`${say(f.name)}${score(trained.scores[f.id])}`}</option>
          ))}
        </select>
      </label>
      <fieldset className="segments" aria-label={w('train.level')}>
        {LEVELS.map((n) => (
          <button
            key={n}
            type="button"
            className={n === trained.level ? 'on' : ''}
            aria-pressed={n === trained.level}
            onClick={() => chooseLevel(n)}
          >
            {w(`train.level.${n}`)}
          </button>
        ))}
      </fieldset>
      <p className="train-score">
        {all.asked > 0 ? w('train.score', { right: all.right, asked: all.asked }) : w('train.noScore')}{' '}
        {all.asked > 0 && (
          <button type="button" className="chip" onClick={forgetScores}>
            {w('train.forget')}
          </button>
        )}
      </p>
    </div>
  );
}

export function Trainer() {
  const w = useJudgeWords();
  const { say } = useSpeech();
  const trained = useTrained();
  const [families, setFamilies] = useState<readonly TrainerFamily[]>([]);
  const [family, setFamily] = useState('');
  const [turn, setTurn] = useState(0);
  const [question, setQuestion] = useState<TrainerQuestion | null>(null);
  const [trouble, setTrouble] = useState('');
  const first = useRef(named());
  useEffect(() => {
    api.trainerFamilies().then(
      (list) => setFamilies(list.data),
      (e) => setTrouble(say(textOf(e))),
    );
  }, [say]);
  const { level } = trained;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks another question
  useEffect(() => {
    if (families.length === 0) return;
    let here = true;
    const any = families[Math.floor(Math.random() * families.length)].id;
    const asked = first.current ?? { family: family || any, level, seed: newSeed() };
    setQuestion(null);
    setTrouble('');
    api.trainerQuestion(asked.family, asked.level, asked.seed).then(
      (q) => {
        if (!here) return;
        first.current = null;
        history.replaceState(null, '', addressOf(q));
        setQuestion(q);
      },
      (e) => {
        if (!here) return;
        first.current = null;
        setTrouble(say(textOf(e)));
      },
    );
    return () => {
      here = false;
    };
  }, [families, family, level, turn]);
  return (
    <div className="judge-wizard">
      <Families families={families} family={family} choose={setFamily} trained={trained} />
      {trouble && (
        <p className="refused" role="alert">
          {trouble}{' '}
          <button type="button" className="chip" onClick={() => setTurn((n) => n + 1)}>
            {w('train.again')}
          </button>
        </p>
      )}
      {!question && !trouble && <p role="status">{w('train.making')}</p>}
      {question && (
        <Asked
          key={`${question.family} ${question.seed}`}
          question={question}
          next={() => setTurn((n) => n + 1)}
          answered={(right) => answeredOne(question.family, right)}
        />
      )}
    </div>
  );
}
