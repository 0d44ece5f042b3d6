/** A replay: the table as it was, moment by moment, seen by whom one chooses. */
import type { MagicView, ReplayView, TableInfo } from '@apnap/protocol';
import { isPlain } from '@apnap/protocol/shown';
import { lazy, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { api, type ReplayEye, useLoaded } from '../store/api.js';
import { Field } from '../table/field.js';
import { Looked } from '../table/looked.js';
import { Moving } from '../table/moving.js';
import { Opened, ZoneDialog } from '../table/overlays.js';
import { usePaced } from '../table/paced.js';
import { PlayProvider, usePlay } from '../table/play.js';
import { Stack } from '../table/stack.js';
import { Link } from '../ui/link.js';
import { Icon } from '../ui/symbols.js';
import { Bar, wordsOf } from './bar.js';
import { BranchDialog } from './branch-dialog.js';
import { type ReplayProps, usePlayer } from './player.js';
import { type Reel, stillConn } from './reel.js';
import { Review } from './review.js';
import { Side, type SideOf } from './side.js';
import { type Player, Timeline, waysOf } from './timeline.js';
import { useReplayWords } from './words.js';

/** Games without a table of their own are loaded when one is opened. */
const PlainReplay = lazy(() => import('./plain.js').then((m) => ({ default: m.PlainReplay })));

const isEye = (as: string | null): as is ReplayEye => as !== null && /^(all|watch|\d{1,2})$/.test(as);

/** What the address asks for: a game of a match, a moment, an eye. */
function askedFor(): { game: number; n: number | null; eye: ReplayEye } {
  const query = new URLSearchParams(location.search);
  const n = query.get('n');
  const as = query.get('as');
  const eye = isEye(as) ? as : '';
  return { game: Number(query.get('game')) || 0, n: n === null || !/^\d+$/.test(n) ? null : Number(n), eye };
}

/** Whether the address asks for what one's play was worth. */
const asksForReview = (): boolean => new URLSearchParams(location.search).has('review');

function Showing({
  player,
  view,
  info,
  eye,
  setEye,
  setGame,
}: {
  player: Player;
  view: ReplayView;
  info: TableInfo | null;
  eye: ReplayEye;
  setEye: (e: ReplayEye) => void;
  setGame: (g: number) => void;
}) {
  const { game, setDock, setSheet } = usePlay();
  const { say } = useSpeech();
  const w = useReplayWords();
  const log = () => {
    setDock('log');
    setSheet(true);
  };
  const [branching, setBranching] = useState(false);
  const { last } = waysOf(player);
  const mine = info !== null && info.mySeat !== null && info.seats.length === 2;
  const [side, setSide] = useState<SideOf>(asksForReview() ? 'review' : 'log');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is opened
  useEffect(() => {
    if (side === 'review') setSheet(true);
  }, []);
  const branchAt = (n: number) => {
    player.to(n);
    setBranching(true);
  };
  return (
    <div className="table replay" data-asked={player.n} data-shown={game.n}>
      <Bar view={view} info={info} eye={eye} setEye={setEye} setGame={setGame} n={player.n} onLog={log} />
      <Field over={<Moving />} />
      <Stack />
      <Side
        log={view.log}
        n={player.n}
        to={player.to}
        of={side}
        choose={setSide}
        review={mine && <Review table={view.table} game={view.game} n={player.n} to={player.to} onBranch={branchAt} />}
      />
      <section className="reel-box" aria-label={w('time.label')}>
        <Timeline player={player} words={wordsOf(game, view, player.n, say, w)} />
        <button type="button" className="button" disabled={player.n >= last} onClick={() => setBranching(true)}>
          <Icon name="branch" size={15} /> {w('branch.do')}
        </button>
      </section>
      <Looked />
      <Opened />
      <ZoneDialog />
      {branching && (
        <BranchDialog
          table={view.table}
          game={view.game}
          n={player.n}
          names={view.names}
          seat={info?.mySeat ?? game.seat ?? 0}
          onClose={() => setBranching(false)}
        />
      )}
    </div>
  );
}

/** The moments as the table shows them: a step on moves as it does in play. */
function Moments({ reel, game, player, ...props }: ReplayProps<MagicView> & { reel: Reel<MagicView>; game: MagicView; player: Player }) {
  const { view, info, eye, setEye, setGame } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins with the moment that is shown first
  const conn = useMemo(() => stillConn(reel, game), [reel]);
  useLayoutEffect(() => conn.show(game), [conn, game]);
  const state = reel.stateAt(game, view.log);
  const shown = usePaced(conn, state);
  return (
    <PlayProvider conn={conn} state={state} seats={info?.seats} shown={shown}>
      <Showing player={player} view={view} info={info} eye={eye} setEye={(e) => setEye(e, player.n)} setGame={setGame} />
    </PlayProvider>
  );
}

function Loaded(props: ReplayProps<MagicView>) {
  const { reel, game, player } = usePlayer(props.view, props.eye, props.first);
  return game && <Moments {...props} reel={reel} game={game} player={player} />;
}

export function Watch({ id }: { id: string }) {
  const { t, say } = useSpeech();
  const [asked, setAsked] = useState(askedFor);
  const key = `${id}/${asked.game}/${asked.eye}`;
  const replay = useLoaded(key, () => api.replay(id, asked.game, asked.eye));
  const table = useLoaded(id, () => api.table(id));
  const view = replay.value;
  if (view) {
    const props = {
      info: table.value,
      eye: asked.eye,
      setEye: (eye: ReplayEye, n: number) => setAsked({ ...asked, eye, n }),
      setGame: (game: number) => setAsked({ ...asked, game, n: 0 }),
      first: asked.n ?? 0,
    };
    const { end } = view;
    const page = `${key}/${view.game}`;
    return isPlain(end) ? (
      <PlainReplay key={page} {...props} view={{ ...view, end }} />
    ) : (
      <Loaded key={page} {...props} view={{ ...view, end }} />
    );
  }
  return (
    <main className="center-page">
      <img src="/icon.svg" alt="" width="56" height="56" />
      {replay.error ? (
        <>
          <h1>{say(replay.error)}</h1>
          <Link to="/r/" className="button primary">
            {t('tables.over')}
          </Link>
        </>
      ) : (
        <p role="status">{t('link.loading')}</p>
      )}
    </main>
  );
}
