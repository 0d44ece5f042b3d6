/** The bar over a draft: where it is, how much time there is, and how one leaves it. */
import type { DraftGameView, DraftView } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import type { TableConnection } from '../live/connection.js';
import type { TableState } from '../live/reduce.js';
import { Timer } from '../live/timer.js';
import { LanguageButton } from '../ui/language.js';
import { Link } from '../ui/link.js';
import { SettingsDialog } from '../ui/settings-dialog.js';
import { Icon } from '../ui/symbols.js';
import { useDraftWords } from './words.js';

/** Where a draft is, in words. */
export function usePlace(): (draft: DraftView) => string {
  const w = useDraftWords();
  return ({ kind, phase, round, rounds, pick }) => {
    if (phase === 'building') return w('head.building');
    if (phase === 'over') return w('head.over');
    if (kind === 'grid') return w('head.grid', { round, rounds });
    if (kind === 'winston') return w('head.turn', { round });
    return w('head.round', { round, rounds, pick });
  };
}

function Leave({ conn, away }: { conn: TableConnection; away: boolean }) {
  const w = useDraftWords();
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className={`button bar-button quiet-button${sure ? ' danger' : ''}`}
      onClick={() => (sure ? conn.send({ type: 'concede' }) : setSure(true))}
      onBlur={() => setSure(false)}
      disabled={away}
      aria-label={w(sure ? 'draft.leaveSure' : 'draft.leave')}
      data-action="concede"
    >
      <Icon name="flag" size={15} /> <span>{w(sure ? 'draft.leaveSure' : 'draft.leave')}</span>
    </button>
  );
}

export function DraftHead({ conn, state }: { conn: TableConnection; state: TableState & { game: DraftGameView } }) {
  const { t } = useSpeech();
  const w = useDraftWords();
  const place = usePlace();
  const [settings, setSettings] = useState(false);
  const { game, table } = state;
  const { draft } = game;
  const takesPart = game.seat !== null && draft.phase !== 'over' && !draft.left[game.seat];
  return (
    <header className="top-bar draft-bar">
      <Link to="/" className="brand" label={`apnap, ${t('nav.lobby')}`}>
        <img src="/icon.svg" alt="" width="24" height="24" />
        <span>apnap</span>
      </Link>
      <h1 className="top-title">
        <span>{w(`kind.${draft.kind}`)}</span> <small>{place(draft)}</small>
      </h1>
      {draft.direction && (
        <span className="chip still direction" title={w(`head.${draft.direction}`)}>
          <Icon name={draft.direction === 'left' ? 'prev' : 'next'} size={13} /> <span>{w(`head.${draft.direction}`)}</span>
        </span>
      )}
      {state.link !== 'open' && (
        <span className="chip trouble" role="status">
          {t(state.link === 'closed' ? 'link.closed' : state.link === 'lost' ? 'link.lost' : 'link.connecting')}
        </span>
      )}
      <span className="grow" />
      <Timer conn={conn} deadline={table?.deadline} linked={state.link === 'open'} />
      {takesPart && <Leave conn={conn} away={state.link !== 'open'} />}
      <LanguageButton className="bar-button" />
      <button type="button" className="icon-button" aria-label={t('settings.title')} onClick={() => setSettings(true)}>
        <Icon name="gear" size={18} />
      </button>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </header>
  );
}
