/** A replay: the table as it was, moment by moment, seen by whom one chooses. */
import type { GameView, ReplayView, TableInfo, Text } from '@apnap/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { api, type ReplayEye, useLoaded } from '../store/api.js';
import { changeSettings } from '../store/settings.js';
import { Field } from '../table/field.js';
import { Looked, Opened, ZoneDialog } from '../table/overlays.js';
import { PlayProvider, usePlay } from '../table/play.js';
import { Stack } from '../table/stack.js';
import { download } from '../ui/files.js';
import { Link } from '../ui/link.js';
import { Sitters } from '../ui/sitter.js';
import { Icon } from '../ui/symbols.js';
import { BranchDialog } from './branch-dialog.js';
import { Reel, stillConn, stopsOf, turnsOf } from './reel.js';
import { Side } from './side.js';
import { type Player, Timeline, waysOf } from './timeline.js';
import { useReplayWords } from './words.js';

/** Milliseconds a step is shown at the usual speed. */
const PACE = 1000;
const EYES: readonly ReplayEye[] = ['', 'all', 'watch', '0', '1'];

/** What the address asks for: a game of a match, a moment, an eye. */
function askedFor(): { game: number; n: number | null; eye: ReplayEye } {
  const query = new URLSearchParams(location.search);
  const n = query.get('n');
  const eye = EYES.find((e) => e === query.get('as')) ?? '';
  return { game: Number(query.get('game')) || 0, n: n === null || !/^\d+$/.test(n) ? null : Number(n), eye };
}

function Bar({
  view,
  info,
  eye,
  setEye,
  setGame,
  n,
}: {
  view: ReplayView;
  info: TableInfo | null;
  eye: ReplayEye;
  setEye: (e: ReplayEye) => void;
  setGame: (g: number) => void;
  n: number;
}) {
  const { t, say, lang } = useSpeech();
  const w = useReplayWords();
  const { setSheet, setDock } = usePlay();
  const [copied, setCopied] = useState(false);
  const winners = view.end.result?.winners ?? [];
  const result = !view.end.result ? '' : winners.length === 1 ? t('over.wins', { name: view.names[winners[0]] }) : t('over.draw');
  const copy = () => {
    const link = `${location.origin}/r/${view.table}?game=${view.game}&n=${n}${eye ? `&as=${eye}` : ''}`;
    void navigator.clipboard?.writeText(link).then(() => {
      setCopied(true);
      window.setTimeout(() => setCopied(false), 2000);
    });
  };
  return (
    <header className="top-bar replay-bar">
      <Link to="/r/" className="icon-button" label={w('list.title')}>
        <Icon name="prev" size={15} />
      </Link>
      <h1>
        <span>{info ? <Sitters seats={info.seats} /> : view.names.join(' – ')}</span>
        {result && <small title={view.end.result ? say(view.end.result.reason) : undefined}>{result}</small>}
      </h1>
      {info && info.game > 1 && (
        <select className="bar-select" aria-label={w('title.game')} value={view.game} onChange={(e) => setGame(Number(e.target.value))}>
          {Array.from({ length: info.game }, (_, i) => i + 1).map((g) => (
            <option key={g} value={g}>
              {w('game.number', { n: g })}
            </option>
          ))}
        </select>
      )}
      <span className="grow" />
      <select className="bar-select" aria-label={w('as.label')} value={eye || 'all'} onChange={(e) => setEye(e.target.value as ReplayEye)}>
        <option value="all">{w('as.all')}</option>
        <option value="watch">{w('as.watch')}</option>
        {view.names.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
          <option key={i} value={String(i)}>
            {w('as.seat', { name })}
          </option>
        ))}
      </select>
      <button type="button" className="button bar-button" onClick={copy}>
        <Icon name={copied ? 'check' : 'link'} size={15} /> <span className="wide-only">{w(copied ? 'link.copied' : 'link.copy')}</span>
        <span className="sr-only">{w('link.copy')}</span>
      </button>
      {view.save !== null && (
        <button
          type="button"
          className="button bar-button"
          title={w('file.download')}
          onClick={() => download(`apnap-${view.table}-${view.game}.json`, JSON.stringify(view.save))}
        >
          <Icon name="down" size={15} /> <span className="wide-only">{w('file.download')}</span>
          <span className="sr-only">{w('file.download')}</span>
        </button>
      )}
      <button
        type="button"
        className="button quiet-button bar-button lang"
        lang={lang === 'zh' ? 'en' : 'zh-Hans'}
        onClick={() => changeSettings({ lang: lang === 'zh' ? 'en' : 'zh' })}
      >
        {lang === 'zh' ? 'English' : '中文'}
      </button>
      <button
        type="button"
        className="icon-button dock-open"
        aria-label={t('dock.log')}
        onClick={() => {
          setDock('log');
          setSheet(true);
        }}
      >
        <Icon name="log" size={17} />
      </button>
    </header>
  );
}

/** What is going on at the moment shown. */
function wordsOf(game: GameView, view: ReplayView, n: number, say: (t: Text) => string, w: ReturnType<typeof useReplayWords>): string {
  if (n >= view.last) return view.end.result ? say(view.end.result.reason) : w('moment.end');
  const line = view.log.findLast((l) => l.n === n && l.kind === 'event') ?? view.log.findLast((l) => l.n <= n);
  const d = game.decision;
  if (line && line.n === n) return say(line.text);
  if (d && say(d.prompt)) return w('moment.decides', { name: view.names[d.seat] ?? '', what: say(d.prompt) });
  return line ? say(line.text) : w('moment.start');
}

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
  const { game } = usePlay();
  const { say } = useSpeech();
  const w = useReplayWords();
  const [branching, setBranching] = useState(false);
  const { last } = waysOf(player);
  return (
    <div className="table replay">
      <Bar view={view} info={info} eye={eye} setEye={setEye} setGame={setGame} n={player.n} />
      <Field />
      <Stack />
      <Side log={view.log} n={player.n} to={player.to} />
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

function Loaded({
  view,
  info,
  eye,
  setEye,
  setGame,
  first,
}: {
  view: ReplayView;
  info: TableInfo | null;
  eye: ReplayEye;
  setEye: (e: ReplayEye, n: number) => void;
  setGame: (g: number) => void;
  first: number;
}) {
  const reel = useMemo(() => new Reel(view, eye), [view, eye]);
  const stops = useMemo(() => stopsOf(view.log, view.last), [view]);
  const turns = useMemo(() => turnsOf(view.log), [view]);
  const [n, to] = useState(Math.min(first, view.last));
  const [game, setShown] = useState<GameView | null>(n >= view.last ? view.end : null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const shown = useRef(game);
  shown.current = game;
  const conn = useMemo(() => stillConn(reel, () => shown.current ?? view.end), [reel, view]);
  const { on, at, last } = waysOf({ stops, turns, n });
  useEffect(() => {
    let alive = true;
    void reel.at(n).then(
      (g) => alive && setShown(g),
      () => {},
    );
    // What comes next is fetched while this is looked at.
    for (const k of [at + 1, at + 2, at - 1]) if (stops[k] !== undefined) void reel.at(stops[k]).catch(() => {});
    return () => {
      alive = false;
    };
  }, [reel, n, at, stops]);
  useEffect(() => {
    if (!playing || game?.n !== n) return;
    if (n >= last) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => to(on), PACE / speed);
    return () => window.clearTimeout(timer);
  }, [playing, game, n, on, last, speed]);
  useEffect(() => {
    const query = new URLSearchParams({ game: String(view.game), n: String(n), ...(eye ? { as: eye } : {}) });
    const timer = window.setTimeout(() => history.replaceState(null, '', `${location.pathname}?${query}`), 300);
    return () => window.clearTimeout(timer);
  }, [view, n, eye]);
  if (!game) return null;
  const player: Player = { stops, turns, n, to, playing, setPlaying, speed, setSpeed };
  return (
    <PlayProvider conn={conn} state={reel.stateAt(game, view.log)} seats={info?.seats}>
      <Showing player={player} view={view} info={info} eye={eye} setEye={(e) => setEye(e, n)} setGame={setGame} />
    </PlayProvider>
  );
}

export function Watch({ id }: { id: string }) {
  const { t, say } = useSpeech();
  const [asked, setAsked] = useState(askedFor);
  const key = `${id}/${asked.game}/${asked.eye}`;
  const replay = useLoaded(key, () => api.replay(id, asked.game, asked.eye));
  const table = useLoaded(id, () => api.table(id));
  if (replay.value)
    return (
      <Loaded
        key={`${key}/${replay.value.game}`}
        view={replay.value}
        info={table.value}
        eye={asked.eye}
        setEye={(eye, n) => setAsked({ ...asked, eye, n })}
        setGame={(game) => setAsked({ ...asked, game, n: 0 })}
        first={asked.n ?? 0}
      />
    );
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
