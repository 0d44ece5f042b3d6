/** The table of a game of Magic: playing, watching. */
import { type ReactNode, useState } from 'react';
import { HelpDialog } from '../ui/help.js';
import { SettingsDialog } from '../ui/settings-dialog.js';
import { ActionBar } from './action-bar.js';
import { Announce } from './announce.js';
import { Dock } from './dock.js';
import { Field } from './field.js';
import { hasSurface, useKeys } from './keys.js';
import { Looked } from './looked.js';
import { isActive } from './lookup.js';
import { Moving } from './moving.js';
import { Officials } from './officials.js';
import { Over } from './over.js';
import { Opened, OptionMenu, ZoneDialog } from './overlays.js';
import { usePaced } from './paced.js';
import { type Conn, type MagicState, PlayProvider, usePlay } from './play.js';
import { Sideboarding } from './sideboarding.js';
import { Stack } from './stack.js';
import { StopsGrid } from './stops-grid.js';
import { Surface } from './surfaces.js';
import { TopBar } from './top-bar.js';

function Playing({ lesson }: { lesson?: ReactNode }) {
  const play = usePlay();
  const { game, past } = play;
  const [dialog, setDialog] = useState<'' | 'help' | 'settings'>('');
  const close = () => setDialog('');
  useKeys({ help: () => setDialog('help'), settings: () => setDialog('settings') });
  return (
    <div
      data-asks={play.decision?.ask?.form}
      className={`table${past !== null ? ' in-past' : ''}${hasSurface(play) ? ' with-surface' : ''}${isActive(game, game.seat) ? ' my-turn' : ''}${lesson ? ' with-lesson' : ''}${play.state.table?.officials ? ' with-officials' : ''}`}
    >
      <TopBar onHelp={() => setDialog('help')} onSettings={() => setDialog('settings')} />
      <Officials />
      {lesson}
      <Field
        over={
          <>
            {!lesson && <Over />}
            {!lesson && <Sideboarding />}
            <Moving />
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

/** The table of a game of Magic. @param lesson what leads through it, and says how it ended */
export function MagicTable({ conn, state, lesson }: { conn: Conn; state: MagicState; lesson?: ReactNode }) {
  const shown = usePaced(conn, state);
  return (
    <PlayProvider conn={conn} state={state} shown={shown}>
      <Playing lesson={lesson} />
    </PlayProvider>
  );
}
