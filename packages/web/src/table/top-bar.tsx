/** The bar over the table: where one is, what is on offer, and the menu. */
import type { BranchOf } from '@apnap/protocol';
import { useEffect, useRef, useState } from 'react';
import { type Key, useSpeech } from '../i18n/index.js';
import { Offer } from '../live/offer.js';
import { useTakingBack } from '../live/taking-back.js';
import { Timer } from '../live/timer.js';
import { changeSettings, useSettings } from '../store/settings.js';
import { Link } from '../ui/link.js';
import { RulesMark } from '../ui/rules.js';
import { Icon, type IconName } from '../ui/symbols.js';
import { usePlay } from './play.js';

/** Back to the game a what-if was branched off; where that is over, to the moment of its replay. */
const originOf = (b: BranchOf): string => (b.over ? `/r/${b.table}?game=${b.over}&n=${b.n}` : `/g/${b.table}`);

function Menu({ onSettings, onHelp }: { onSettings: () => void; onHelp: () => void }) {
  const { conn, game, state, setSheet, setDock } = usePlay();
  const { t } = useSpeech();
  const { sound } = useSettings();
  const takesBack = useTakingBack(state.table);
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const out = (e: Event) => {
      if (e instanceof KeyboardEvent ? e.key === 'Escape' : !ref.current?.contains(e.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', out);
    document.addEventListener('keydown', out);
    return () => {
      document.removeEventListener('pointerdown', out);
      document.removeEventListener('keydown', out);
    };
  }, [open]);
  const playing = game.seat !== null && !game.result;
  // What is pressed while the line is lost would be lost, too.
  const away = state.link !== 'open';
  const item = (icon: IconName, key: Key, run: () => void, disabled = false, label = t(key)) => (
    <li>
      <button
        type="button"
        disabled={disabled}
        onClick={() => {
          setOpen(false);
          run();
        }}
      >
        <Icon name={icon} size={16} /> {label}
      </button>
    </li>
  );
  return (
    <div className="menu" ref={ref}>
      <button
        type="button"
        className="icon-button"
        aria-expanded={open}
        aria-label={t('menu.title')}
        onClick={() => {
          setOpen(!open);
          setSure(false);
        }}
      >
        <Icon name="menu" size={18} />
      </button>
      {open && (
        <ul className="menu-list">
          {item('log', 'dock.log', () => {
            setDock('log');
            setSheet(true);
          })}
          {item('clock', 'dock.timeline', () => {
            setDock('timeline');
            setSheet(true);
          })}
          {item('chat', 'dock.chat', () => {
            setDock('chat');
            setSheet(true);
          })}
          {game.seat !== null && item('undo', 'takeback.free', () => conn.takeBack(), !state.table?.canTakeBack, takesBack)}
          {item(sound ? 'sound' : 'mute', sound ? 'sound.mute' : 'sound.unmute', () => changeSettings({ sound: !sound }))}
          {item('gear', 'settings.title', onSettings)}
          {item('help', 'help.title', onHelp)}
          {playing && !state.table?.info.alone && item('hand', 'draw.offer', () => conn.send({ type: 'draw', agree: true }), away)}
          {playing && (
            <li>
              <button
                type="button"
                className="danger"
                disabled={away}
                onClick={() => {
                  if (!sure) return setSure(true);
                  conn.send({ type: 'concede' });
                  setOpen(false);
                }}
              >
                <Icon name="flag" size={16} /> {t(sure ? 'concede.sure' : 'concede')}
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** Sound on and off, where it disturbs. */
function SoundButton() {
  const { sound } = useSettings();
  const { t } = useSpeech();
  const label = t(sound ? 'sound.mute' : 'sound.unmute');
  return (
    <button
      type="button"
      className="icon-button wide-only"
      aria-label={label}
      title={label}
      onClick={() => changeSettings({ sound: !sound })}
    >
      <Icon name={sound ? 'sound' : 'mute'} size={18} />
    </button>
  );
}

/** The time of a match of rounds, and the turns after it. */
function MatchTime() {
  const { state, conn } = usePlay();
  const { t } = useSpeech();
  const { table, link } = state;
  if (table?.turnsLeft !== undefined)
    return (
      <span className="clock running timer short" role="timer" title={t('timer.match')}>
        {table.turnsLeft === 0 ? t('timer.lastTurn') : t('timer.turns', { n: table.turnsLeft })}
      </span>
    );
  return <Timer conn={conn} deadline={table?.timeAt} linked={link === 'open'} short={300} title={t('timer.match')} />;
}

export function TopBar({ onSettings, onHelp }: { onSettings: () => void; onHelp: () => void }) {
  const play = usePlay();
  const { state, game } = play;
  const { t, aside } = useSpeech();
  const info = state.table?.info;
  const back = state.table?.canTakeBack;
  const takesBack = useTakingBack(state.table);
  return (
    <header className="top-bar">
      <Link to="/" className="brand" label={`apnap, ${t('nav.lobby')}`}>
        <img src="/icon.svg" alt="" width="24" height="24" />
        <span>apnap</span>
      </Link>
      <h1 className="top-title">
        {game.players.map((p) => p.name).join(' – ')}
        {info && info.bestOf === 3 && <small>{t('match.game', { n: info.game })}</small>}
      </h1>
      <RulesMark year={game.profile} />
      {info?.branchOf && (
        <Link to={originOf(info.branchOf)} className="chip branch-chip">
          <Icon name="branch" size={13} /> {t('branch.return')}
        </Link>
      )}
      {game.seat === null && <span className="chip still">{t('watch.watching')}</span>}
      {state.table?.info.alone && (
        <span className="chip still">{t('alone.now', { name: game.players.find((p) => p.seat === game.seat)?.name ?? '' })}</span>
      )}
      {state.link !== 'open' && (
        <span className="chip trouble" role="status">
          {t(state.link === 'closed' ? 'link.closed' : state.link === 'lost' ? 'link.lost' : 'link.connecting')}
        </span>
      )}
      <MatchTime />
      <Offer offers={state.table?.offers} seat={game.seat} players={game.players} send={play.conn.send} />
      <span className="grow" />
      {game.seat !== null && (
        <button
          type="button"
          className="icon-button"
          data-action="takeback"
          disabled={!back}
          title={takesBack}
          aria-label={takesBack}
          onClick={() => play.conn.takeBack()}
        >
          <Icon name="undo" size={18} />
        </button>
      )}
      <SoundButton />
      <button
        type="button"
        className="icon-button dock-open"
        aria-label={t('dock.title')}
        aria-expanded={play.sheet}
        onClick={() => play.setSheet(!play.sheet)}
      >
        <Icon name="log" size={18} />
      </button>
      <button
        type="button"
        className="icon-button wide-only"
        aria-label={t('help.title')}
        title={aside(t('help.title'), '?')}
        onClick={onHelp}
      >
        <Icon name="help" size={18} />
      </button>
      <button
        type="button"
        className="icon-button wide-only"
        aria-label={t('settings.title')}
        title={aside(t('settings.title'), ',')}
        onClick={onSettings}
      >
        <Icon name="gear" size={18} />
      </button>
      <Menu onSettings={onSettings} onHelp={onHelp} />
    </header>
  );
}
