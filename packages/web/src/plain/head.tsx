/** The bar over a game: whose it is, what is on offer, and what one can do about it. */
import type { PlainView } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import type { TableConnection } from '../live/connection.js';
import { Offer } from '../live/offer.js';
import type { TableState } from '../live/reduce.js';
import { LanguageButton } from '../ui/language.js';
import { Link } from '../ui/link.js';
import { SettingsDialog } from '../ui/settings-dialog.js';
import { Icon } from '../ui/symbols.js';

/** A game is given up by pressing twice. */
function Concede({ conn, away }: { conn: TableConnection; away: boolean }) {
  const { t } = useSpeech();
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className={`button bar-button${sure ? ' danger' : ''}`}
      onClick={() => (sure ? conn.send({ type: 'concede' }) : setSure(true))}
      onBlur={() => setSure(false)}
      disabled={away}
      data-action="concede"
    >
      <Icon name="flag" size={15} /> <span>{t(sure ? 'concede.sure' : 'concede')}</span>
    </button>
  );
}

export function Head({ conn, state }: { conn: TableConnection; state: TableState & { game: PlainView } }) {
  const { t, say } = useSpeech();
  const [settings, setSettings] = useState(false);
  const { game, table } = state;
  const playing = game.seat !== null && !game.result && table?.info.phase === 'playing';
  const back = table?.canTakeBack;
  // What is pressed while the line is lost would be lost, too.
  const away = state.link !== 'open';
  return (
    <header className="top-bar plain-bar">
      <Link to="/" className="brand" label={`apnap, ${t('nav.lobby')}`}>
        <img src="/icon.svg" alt="" width="24" height="24" />
        <span>apnap</span>
      </Link>
      <h1 className="top-title">
        {table?.info.plays ? say(table.info.plays.name) : ''} <small>{game.players.map((p) => p.name).join(' – ')}</small>
      </h1>
      {game.seat === null && <span className="chip still">{t('watch.watching')}</span>}
      {state.link !== 'open' && (
        <span className="chip trouble" role="status">
          {t(state.link === 'closed' ? 'link.closed' : state.link === 'lost' ? 'link.lost' : 'link.connecting')}
        </span>
      )}
      <Offer offers={table?.offers} seat={game.seat} players={game.players} send={conn.send} />
      <span className="grow" />
      {playing && (
        <>
          <button
            type="button"
            className="button bar-button"
            disabled={!back || away}
            onClick={() => conn.takeBack()}
            data-action="takeback"
          >
            <Icon name="undo" size={15} /> <span>{t(back === 'ask' ? 'takeback.ask' : 'takeback.free')}</span>
          </button>
          <button
            type="button"
            className="button bar-button"
            disabled={away}
            onClick={() => conn.send({ type: 'draw', agree: true })}
            data-action="draw"
          >
            <Icon name="hand" size={15} /> <span>{t('draw.offer')}</span>
          </button>
          <Concede conn={conn} away={away} />
        </>
      )}
      <LanguageButton className="bar-button" />
      <button type="button" className="icon-button" aria-label={t('settings.title')} onClick={() => setSettings(true)}>
        <Icon name="gear" size={18} />
      </button>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </header>
  );
}
