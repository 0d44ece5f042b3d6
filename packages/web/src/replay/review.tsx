/** Looking back at one's own play: how the chances went, where another answer would have been better, and the way to each of those moments. */
import type { ReviewMoment, ReviewView } from '@apnap/protocol';
import '../styles/review.css';
import { useSpeech } from '../i18n/index.js';
import { api, useLoaded } from '../store/api.js';
import { Icon, Rich } from '../ui/symbols.js';
import { turningPoints } from './turning-points.js';
import { useReplayWords } from './words.js';

const WIDTH = 300;
const HEIGHT = 90;

const percent = (chance: number): number => Math.round(chance * 100);

interface Way {
  n: number;
  to: (n: number) => void;
}

/** The chances over the game, a dot for each moment at which something better was found. */
function Chances({ moments, points, n, to }: { moments: readonly ReviewMoment[]; points: readonly ReviewMoment[] } & Way) {
  const w = useReplayWords();
  const last = moments[moments.length - 1];
  const x = (m: ReviewMoment): number => (moments.indexOf(m) / Math.max(1, moments.length - 1)) * WIDTH;
  const y = (chance: number): number => (1 - chance) * HEIGHT;
  const here = moments.findLast((m) => m.n <= n);
  return (
    <svg
      className="review-chances"
      viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`}
      role="img"
      aria-label={w('review.chances', { from: percent(moments[0].chance), to: percent(last.chance) })}
    >
      <line x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className="even" />
      <path
        d={`M0 ${HEIGHT}${moments.map((m) => `L${x(m).toFixed(1)} ${y(m.chance).toFixed(1)}`).join('')}L${x(last)} ${HEIGHT}Z`}
        className="under"
      />
      <polyline points={moments.map((m) => `${x(m).toFixed(1)},${y(m.chance).toFixed(1)}`).join(' ')} />
      {here && <line x1={x(here)} x2={x(here)} y1="0" y2={HEIGHT} className="here" />}
      {points.map((m) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it has a button for each, which keys reach
        <circle key={m.n} cx={x(m)} cy={y(m.chance)} r="4" onClick={() => to(m.n)}>
          <title>{w('review.turn', { n: m.turn })}</title>
        </circle>
      ))}
    </svg>
  );
}

function Point({ m, n, to, onBranch }: { m: ReviewMoment; onBranch: (n: number) => void } & Way) {
  const { say } = useSpeech();
  const w = useReplayWords();
  if (!m.better) return null;
  const { did, chance, outlook } = m.better;
  return (
    <li className={m.n === n ? 'here' : undefined}>
      <h3>
        {w('review.turn', { n: m.turn })}
        <small>
          {percent(m.chance)} % → {percent(chance)} %
        </small>
      </h3>
      <p>
        {w('review.did')} <Rich text={say(m.did)} />
      </p>
      <p>
        <b>{w('review.better')}</b> <Rich text={say(did)} />
      </p>
      <p className="quiet">
        <Rich text={w('review.thought', { thought: say(outlook) })} />
      </p>
      <div className="buttons">
        <button type="button" className="button" aria-current={m.n === n ? 'step' : undefined} onClick={() => to(m.n)}>
          <Icon name="eye" size={14} /> {w('review.show')}
        </button>
        <button type="button" className="button" onClick={() => onBranch(m.n)}>
          <Icon name="branch" size={14} /> {w('branch.go')}
        </button>
      </div>
    </li>
  );
}

function Found({ view, n, to, onBranch }: { view: ReviewView; onBranch: (n: number) => void } & Way) {
  const w = useReplayWords();
  const points = turningPoints(view.moments);
  if (view.moments.length === 0) return <p className="quiet">{w('review.nothing')}</p>;
  return (
    <>
      <Chances moments={view.moments} points={points} n={n} to={to} />
      <p className="quiet">{w('review.about')}</p>
      {!view.whole && <p className="quiet">{w('review.notWhole')}</p>}
      {points.length === 0 ? (
        <p>{w('review.fine', { n: view.moments.length })}</p>
      ) : (
        <ol className="review-points">
          {points.map((m) => (
            <Point key={m.n} m={m} n={n} to={to} onBranch={onBranch} />
          ))}
        </ol>
      )}
    </>
  );
}

/** What was found of a game of one's own. @param onBranch to play on from a moment */
export function Review({ table, game, n, to, onBranch }: { table: string; game: number; onBranch: (n: number) => void } & Way) {
  const { say } = useSpeech();
  const w = useReplayWords();
  const found = useLoaded(`${table}/${game}`, () => api.review(table, game));
  return (
    <section className="review" aria-label={w('review.title')} aria-busy={!found.value && !found.error}>
      {found.value ? (
        <Found view={found.value} n={n} to={to} onBranch={onBranch} />
      ) : found.error ? (
        <>
          <p className="refused" role="alert">
            {say(found.error)}
          </p>
          <button type="button" className="button" onClick={found.again}>
            {w('review.again')}
          </button>
        </>
      ) : (
        <p className="review-wait" role="status">
          <span className="review-dots" aria-hidden="true" /> {w('review.thinking')}
        </p>
      )}
    </section>
  );
}
