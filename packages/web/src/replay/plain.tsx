/** A replay of a game that has no table of its own. */
import type { PlainView } from '@apnap/protocol';
import { isDuel } from '@apnap/protocol/shown';
import { lazy, Suspense } from 'react';
import { useSpeech } from '../i18n/index.js';
import { PlainBoard } from '../plain/board.js';
import { PlainLog } from '../plain/log.js';
import { usePlainWords } from '../plain/words.js';
import { Bar, wordsOf } from './bar.js';
import { type ReplayProps, usePlayer } from './player.js';
import { Timeline } from './timeline.js';
import { useReplayWords } from './words.js';
import '../styles/plain.css';

const StillDuel = lazy(() => import('../duel/still.js').then((m) => ({ default: m.StillDuel })));

export function PlainReplay({ view, info, eye, setEye, setGame, first }: ReplayProps<PlainView>) {
  const { say } = useSpeech();
  const w = usePlainWords();
  const words = useReplayWords();
  const { game, player } = usePlayer(view, eye, first);
  if (!game) return null;
  const here = view.log.findLast((l) => l.n <= player.n);
  return (
    <div className="plain plain-replay">
      <Bar view={view} info={info} eye={eye} setEye={(e) => setEye(e, player.n)} setGame={setGame} n={player.n} />
      <main className="plain-main" aria-label={w('replay.moment')}>
        <section className="panel reel-box">
          <Timeline player={player} words={wordsOf(game, view, player.n, say, words)} />
        </section>
        {isDuel(game) ? (
          <Suspense fallback={null}>
            <StillDuel game={game} />
          </Suspense>
        ) : (
          <PlainBoard game={game} seats={info?.seats ?? []} table={null} ahead={0} />
        )}
      </main>
      <aside className="plain-side">
        <section aria-labelledby="plain-log">
          <h2 id="plain-log">{w('dock.log')}</h2>
          <PlainLog log={view.log} seat={game.seat} here={here} to={player.to} />
        </section>
      </aside>
    </div>
  );
}
