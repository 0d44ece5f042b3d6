/** The page of a table: waiting for the other, playing, watching. */
import { useEffect, useMemo, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { HelpDialog } from '../ui/help.js';
import { Link } from '../ui/link.js';
import { SettingsDialog } from '../ui/settings-dialog.js';
import { Icon } from '../ui/symbols.js';
import { ActionBar } from './action-bar.js';
import { Announce } from './announce.js';
import { TableConnection } from './connection.js';
import { Dock } from './dock.js';
import { Field } from './field.js';
import { hasSurface, useKeys } from './keys.js';
import { Over, Sideboarding } from './over.js';
import { Looked, Opened, OptionMenu, ZoneDialog } from './overlays.js';
import { PlayProvider, usePlay, useTable } from './play.js';
import { Stack } from './stack.js';
import { StopsGrid } from './stops-grid.js';
import { Surface } from './surfaces.js';
import { TopBar } from './top-bar.js';
import { WaitingRoom } from './waiting.js';

function Playing() {
  const play = usePlay();
  const { game, past } = play;
  const [dialog, setDialog] = useState<'' | 'help' | 'settings'>('');
  const close = () => setDialog('');
  useKeys({ help: () => setDialog('help'), settings: () => setDialog('settings') });
  return (
    <div
      data-asks={play.decision?.ask?.form}
      className={`table${past !== null ? ' in-past' : ''}${hasSurface(play) ? ' with-surface' : ''}${game.turn.active === game.seat ? ' my-turn' : ''}`}
    >
      <TopBar onHelp={() => setDialog('help')} onSettings={() => setDialog('settings')} />
      <Field
        over={
          <>
            <Over />
            <Sideboarding />
          </>
        }
        desk={
          <div className="desk">
            <Surface />
            <ActionBar />
          </div>
        }
      />
      <Stack />
      <Dock />
      <Looked />
      <Opened />
      <ZoneDialog />
      <OptionMenu />
      <Announce />
      {dialog === 'help' && <HelpDialog onClose={close} />}
      {dialog === 'settings' && (
        <SettingsDialog onClose={close}>
          <StopsGrid />
        </SettingsDialog>
      )}
    </div>
  );
}

function useConnection(id: string): TableConnection {
  const conn = useMemo(() => new TableConnection(id), [id]);
  useEffect(() => {
    conn.start();
    return () => conn.stop();
  }, [conn]);
  return conn;
}

export function TablePage({ id }: { id: string }) {
  const conn = useConnection(id);
  const state = useTable(conn);
  const { t, say } = useSpeech();
  if (state.game)
    return (
      <PlayProvider key={id} conn={conn} state={{ ...state, game: state.game }}>
        <Playing />
      </PlayProvider>
    );
  if (state.table) return <WaitingRoom conn={conn} table={state.table} />;
  return (
    <main className="center-page">
      <img src="/icon.svg" alt="" width="56" height="56" />
      {state.error ? (
        <>
          <h1>{say(state.error.text)}</h1>
          <Link to="/" className="button primary">
            {t('nav.lobby')}
          </Link>
        </>
      ) : (
        <p role="status">
          <Icon name="clock" size={15} /> {t(state.link === 'lost' ? 'link.lost' : 'link.connecting')}
        </p>
      )}
    </main>
  );
}
