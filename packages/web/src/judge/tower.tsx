/** A Judge Tower: the engine plays a pile of cards, and whoever sits before it notices all that triggers. What is overlooked costs a point. */
import type { TrainerQuestion } from '@apnap/protocol';
import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { api, textOf } from '../store/api.js';
import { towerEnded, useTrained } from '../store/trainer.js';
import { Icon } from '../ui/symbols.js';
import { Asked, newSeed } from './train.js';
import { useJudgeWords } from './words.js';

const POINTS = 5;

interface Standing {
  seed: string;
  step: number;
  points: number;
  /** The question is answered; the next one waits to be asked for. */
  over: boolean;
}

const seedOf = (): string => new URLSearchParams(location.search).get('seed')?.slice(0, 40) || newSeed();

const beginning = (seed: string): Standing => ({ seed, step: 0, points: POINTS, over: false });

function Points({ points, at, of }: { points: number; at: number; of: number }) {
  const w = useJudgeWords();
  return (
    <p className="tower-points" role="status">
      <span role="img" aria-label={w('tower.points', { n: points })}>
        {Array.from({ length: POINTS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity but their place
          <span key={i} className={i < points ? 'on' : ''}>
            <Icon name="heart" size={18} />
          </span>
        ))}
      </span>
      {w('tower.step', { n: at + 1, of })}
    </p>
  );
}

function Ended({ points, climbed, of, again }: { points: number; climbed: number; of: number; again: () => void }) {
  const w = useJudgeWords();
  return (
    <section className="panel tower-end">
      <h2>{w(points > 0 ? 'tower.won' : 'tower.lost')}</h2>
      <p>{points > 0 ? w('tower.wonAbout', { n: points, of }) : w('tower.lostAbout', { n: climbed, of })}</p>
      <button type="button" className="button primary" data-action="another-tower" onClick={again}>
        {w('tower.another')}
      </button>
    </section>
  );
}

export function Tower() {
  const w = useJudgeWords();
  const { say } = useSpeech();
  const { tower: best } = useTrained();
  const [at, setAt] = useState(() => beginning(seedOf()));
  const [question, setQuestion] = useState<TrainerQuestion | null>(null);
  const [trouble, setTrouble] = useState('');
  const { seed, step, points, over } = at;
  useEffect(() => {
    let here = true;
    setQuestion(null);
    setTrouble('');
    api.towerQuestion(seed, step).then(
      (q) => {
        if (!here) return;
        history.replaceState(null, '', `/judge/tower?${new URLSearchParams({ seed })}`);
        setQuestion(q);
      },
      (e) => here && setTrouble(say(textOf(e))),
    );
    return () => {
      here = false;
    };
  }, [seed, step, say]);
  const of = question?.step?.of ?? 0;
  const answered = (right: boolean) => {
    const left = right ? points : points - 1;
    setAt({ ...at, points: left });
    if (left === 0 || step + 1 === of) towerEnded(step + (right ? 1 : 0));
  };
  const next = () => setAt(points === 0 || step + 1 >= of ? { ...at, over: true } : { ...at, step: step + 1 });
  return (
    <div className="judge-wizard" data-tower={over ? 'over' : step}>
      <p className="quiet">{best > 0 ? w('tower.best', { n: best }) : w('tower.rules')}</p>
      {trouble && (
        <p className="refused" role="alert">
          {trouble}
        </p>
      )}
      {!question && !trouble && <p role="status">{w('train.making')}</p>}
      {question && !over && <Points points={points} at={step} of={of} />}
      {question && !over && <Asked key={`${seed} ${step}`} question={question} next={next} answered={answered} />}
      {over && <Ended points={points} climbed={step} of={of} again={() => setAt(beginning(newSeed()))} />}
    </div>
  );
}
