/** Moments the game can go back to (IPG 1.4), the newest first: what was decided there, what was learned since, what is left to chance. */
import type { PointView } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Rich } from '../ui/symbols.js';
import { Consequences } from './consequences.js';
import type { Here } from './here.js';
import { useBenchWords } from './words.js';

function Point({ bench, view, point, why }: Here & { point: PointView; why: string }) {
  const { say } = useSpeech();
  const w = useBenchWords();
  const [sure, setSure] = useState(false);
  const isHead = view.me.role === 'headJudge';
  const go = (): void => {
    setSure(false);
    void bench.act({ act: 'backUp', to: point.to, n: view.n, era: view.era, why });
  };
  return (
    <li className="bench-point" data-point={point.to}>
      <p>
        <Rich text={w('back.point', { before: say(point.before) })} />
      </p>
      <p className="quiet small">
        {w('back.turn', { n: point.turn })} · {w('back.undone', { n: point.undone })}
      </p>
      <Consequences view={view} to={point.to} />
      {sure ? (
        <div className="buttons">
          <button type="button" className="button primary" disabled={bench.busy} onClick={go} data-action="back-sure">
            {w('back.sure', { n: point.undone })}
          </button>
          <button type="button" className="button" onClick={() => setSure(false)}>
            {w('cancel')}
          </button>
        </div>
      ) : (
        <button
          type="button"
          className="button"
          disabled={bench.busy || why === '' || view.proposal !== null}
          title={why === '' ? w('why.hint') : undefined}
          onClick={() => setSure(true)}
          data-action="back"
        >
          {w(isHead ? 'back.do' : 'back.ask')}
        </button>
      )}
    </li>
  );
}

export function BackUp({ bench, view }: Here) {
  const { say } = useSpeech();
  const w = useBenchWords();
  const [why, setWhy] = useState('');
  return (
    <>
      <p className="quiet">{w('back.about')}</p>
      {view.me.role !== 'headJudge' && <p className="quiet">{w('back.approval')}</p>}
      {view.points.length === 0 ? (
        <p>{view.noPoints ? say(view.noPoints) : w('back.none')}</p>
      ) : (
        <>
          <label className="field">
            <span>{w('why')}</span>
            <input value={why} maxLength={300} onChange={(e) => setWhy(e.currentTarget.value)} data-field="why" />
          </label>
          <ol className="bench-points">
            {view.points.map((p) => (
              <Point key={`${view.era}/${p.to}`} bench={bench} view={view} point={p} why={why.trim()} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}
