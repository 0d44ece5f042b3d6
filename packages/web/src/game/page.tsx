/** The page of a table: waiting for the others, then the game in its own shape, or plainly. */
import { isDraft, isDuel, isPlain } from '@apnap/protocol/shown';
import { lazy } from 'react';
import { useSpeech } from '../i18n/index.js';
import { useConnection, useTable } from '../live/use-table.js';
import { MagicTable } from '../table/page.js';
import { Link } from '../ui/link.js';
import { Icon } from '../ui/symbols.js';
import { WaitingRoom } from './waiting.js';

/** Games without a table of their own are loaded when one is opened. */
const DraftTable = lazy(() => import('../drafts/page.js').then((m) => ({ default: m.DraftTable })));
const DuelTable = lazy(() => import('../duel/page.js').then((m) => ({ default: m.DuelTable })));
const PlainTable = lazy(() => import('../plain/page.js').then((m) => ({ default: m.PlainTable })));

export function TablePage({ id }: { id: string }) {
  const conn = useConnection(id);
  const state = useTable(conn);
  const { t, say } = useSpeech();
  const { game } = state;
  if (game && isDraft(game)) return <DraftTable conn={conn} state={{ ...state, game }} />;
  if (game && isDuel(game)) return <DuelTable conn={conn} state={{ ...state, game }} />;
  if (game && isPlain(game)) return <PlainTable conn={conn} state={{ ...state, game }} />;
  if (game) return <MagicTable key={id} conn={conn} state={{ ...state, game }} />;
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
