/** The timeline: any past moment of the game, taking back, and branching off a what-if. */
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { useTakingBack } from '../live/taking-back.js';
import { api, textOf } from '../store/api.js';
import { go } from '../store/router.js';
import { Icon } from '../ui/symbols.js';
import { usePlay } from './play.js';

export function Timeline() {
  const play = usePlay();
  const { t, say } = useSpeech();
  const [trouble, setTrouble] = useState('');
  const last = play.state.game?.n ?? 0;
  const n = play.past ?? last;
  const table = play.state.table;
  const to = (k: number) => play.showPast(k >= last ? null : Math.max(0, k));
  const turns = play.state.log.filter((l) => l.kind === 'turn');
  const line = play.state.log.findLast((l) => l.n <= n && l.kind === 'event');
  const branch = () => {
    if (!table) return;
    api.branch(table.info.id, { n }).then(
      (info) => go(`/g/${info.id}`),
      (e) => setTrouble(say(textOf(e))),
    );
  };
  const back = table?.canTakeBack ?? '';
  const takesBack = useTakingBack(table);
  return (
    <div className="timeline">
      <p>{t('time.about')}</p>
      <div className="time-buttons">
        <button type="button" className="icon-button" disabled={n <= 0} aria-label={t('time.back')} onClick={() => to(n - 1)}>
          <Icon name="prev" size={15} />
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={n}
          aria-label={t('time.moment')}
          aria-valuetext={t('time.of', { n, last })}
          onChange={(e) => to(Number(e.target.value))}
        />
        <button type="button" className="icon-button" disabled={play.past === null} aria-label={t('time.on')} onClick={() => to(n + 1)}>
          <Icon name="next" size={15} />
        </button>
      </div>
      <p className="time-now">
        <b>{t('time.of', { n, last })}</b>
        {line && <span>{say(line.text)}</span>}
      </p>
      <div className="time-turns">
        {turns.map((l) => (
          <button key={l.event} type="button" className={`chip${l.n <= n ? ' on' : ''}`} onClick={() => to(l.n)}>
            {say(l.text).split(/[:：]/)[0]}
          </button>
        ))}
      </div>
      <div className="stack-buttons">
        {play.past !== null && (
          <button type="button" className="button" onClick={() => play.showPast(null)}>
            {t('past.now')}
          </button>
        )}
        {play.game.seat !== null && (
          <button type="button" className="button" disabled={!back} onClick={() => play.conn.takeBack()}>
            <Icon name="undo" size={15} />
            {takesBack}
          </button>
        )}
        <button type="button" className="button" onClick={branch}>
          <Icon name="branch" size={15} />
          {t('branch.here')}
        </button>
      </div>
      <p className="quiet">{t('branch.about')}</p>
      {trouble && (
        <p className="refused" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}
