/** Beside the board: the account of the game, each line a way to its moment, and why. */
import type { LogLine } from '@apnap/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Why } from '../table/dock.js';
import { usePlay } from '../table/play.js';
import { Icon, Rich } from '../ui/symbols.js';
import { useReplayWords } from './words.js';

function ReplayLog({ log, n, to }: { log: readonly LogLine[]; n: number; to: (n: number) => void }) {
  const play = usePlay();
  const { t, say } = useSpeech();
  const w = useReplayWords();
  const list = useRef<HTMLElement>(null);
  const asked = play.dock === 'why';
  const here = log.findLast((l) => l.n <= n && l.kind === 'event') ?? log.findLast((l) => l.n <= n);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is the reason to scroll
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('.here');
    if (row && list.current) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [here?.event, asked]);
  return (
    <section
      className="log replay-log"
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={t('dock.log')}
    >
      <ol>
        {log.map((l) => (
          <li
            key={`${l.event}${l.kind}`}
            className={`${l.kind === 'turn' ? 'log-turn' : `log-line ${l.kind}`}${l.n > n ? ' later' : ''}${l === here ? ' here' : ''}`}
          >
            <button
              type="button"
              title={w('log.jump')}
              aria-current={l === here ? 'step' : undefined}
              onClick={() => {
                to(l.n);
                if (l.kind !== 'turn') play.ask({ event: l.event });
              }}
            >
              <span>
                <Rich text={say(l.text)} />
              </span>
              {l.kind !== 'turn' && l.rules.length > 0 && <small>{l.rules.join(' · ')}</small>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Which of the two is shown beside the board. */
export type SideOf = 'log' | 'review';

function Tabs({ of, choose }: { of: SideOf; choose: (of: SideOf) => void }) {
  const { t } = useSpeech();
  const w = useReplayWords();
  const tab = (key: SideOf, label: string) => (
    <button type="button" role="tab" aria-selected={of === key} onClick={() => choose(key)}>
      {label}
    </button>
  );
  return (
    <div className="replay-tabs" role="tablist">
      {tab('log', t('dock.log'))}
      {tab('review', w('review.tab'))}
    </div>
  );
}

interface SideProps {
  log: readonly LogLine[];
  n: number;
  to: (n: number) => void;
  /** Looking back at one's own play, where it was one's own. */
  review: ReactNode;
  of: SideOf;
  choose: (of: SideOf) => void;
}

export function Side({ log, n, to, review, of, choose }: SideProps) {
  const play = usePlay();
  const { t } = useSpeech();
  const asked = play.why !== null && play.dock === 'why';
  return (
    <aside
      className={`dock replay-side${review ? ' with-tabs' : ''}${play.sheet ? ' open' : ''}${asked ? ' asked' : ''}`}
      aria-label={t('dock.log')}
    >
      <button type="button" className="icon-button dock-close" aria-label={t('action.close')} onClick={() => play.setSheet(false)}>
        <Icon name="close" size={14} />
      </button>
      {review && <Tabs of={of} choose={choose} />}
      {review && of === 'review' ? review : <ReplayLog log={log} n={n} to={to} />}
      {asked && (
        <section className="replay-why" aria-label={t('dock.why')}>
          <button type="button" className="icon-button replay-why-close" aria-label={t('action.close')} onClick={() => play.setDock('log')}>
            <Icon name="close" size={12} />
          </button>
          <h2 className="sr-only">{t('dock.why')}</h2>
          <Why />
        </section>
      )}
    </aside>
  );
}
