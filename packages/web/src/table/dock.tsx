/** The dock: the account of the game, the answers to "why?", talk, and the timeline. */
import type { LogLine } from '@apnap/protocol';
import { memo, useEffect, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Chat } from '../live/chat.js';
import { Rulebook } from '../ui/rulebook.js';
import { Icon, type IconName, Rich } from '../ui/symbols.js';
import { light } from './glance.js';
import { type Dock as DockName, useNow, usePlay } from './play.js';
import { RuleChip } from './rule.js';
import { Timeline } from './timeline.js';

const LogRow = memo(function LogRow({ line, own }: { line: LogLine; own: boolean }) {
  const now = useNow();
  const { say, t } = useSpeech();
  if (line.kind === 'turn')
    return (
      <li className="log-turn">
        <button type="button" onClick={() => now().ask({ event: line.event })}>
          {say(line.text)}
        </button>
      </li>
    );
  return (
    <li className={`log-line ${line.kind}${own ? ' own' : ''}`}>
      <button type="button" title={t('why.this')} onClick={() => now().ask({ event: line.event })}>
        <span>
          <Rich text={say(line.text)} />
        </span>
        {line.rules.length > 0 && <small>{line.rules.join(' · ')}</small>}
      </button>
    </li>
  );
});

const SHOWN = 250;

function Log() {
  const { state, past, game } = usePlay();
  const { t } = useSpeech();
  const list = useRef<HTMLElement>(null);
  const stay = useRef(false);
  const [all, setAll] = useState(false);
  // Nothing is told before it is shown.
  const until = past ?? game.n;
  const lines = (state.log.at(-1)?.n ?? 0) <= until ? state.log : state.log.filter((l) => l.n <= until);
  const shown = all ? lines : lines.slice(-SHOWN);
  const n = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are the reason to scroll
  useEffect(() => {
    if (!stay.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [n]);
  return (
    <section
      className="log"
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={t('dock.log')}
      onScroll={(e) => {
        const el = e.currentTarget;
        stay.current = el.scrollHeight - el.scrollTop - el.clientHeight > 60;
      }}
    >
      {lines.length > shown.length && (
        <button type="button" className="chip" onClick={() => setAll(true)}>
          {t('log.earlier', { n: lines.length - shown.length })}
        </button>
      )}
      <ol>
        {shown.map((l) => (
          <LogRow key={`${l.event}${l.kind}`} line={l} own={l.seat === game.seat} />
        ))}
      </ol>
    </section>
  );
}

export function Why() {
  const play = usePlay();
  const { t, say } = useSpeech();
  const { why } = play;
  if (!why)
    return (
      <>
        <p className="empty">{t('why.empty')}</p>
        <Rulebook />
      </>
    );
  if (why.waiting) return <p className="empty">{t('why.waiting')}</p>;
  if (!why.answer) return <p className="empty">{t('why.nothing')}</p>;
  return (
    <div className="why">
      <h3>{say(why.answer.title)}</h3>
      <ol>
        {why.answer.steps.map((s, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place
          <li key={i} onPointerEnter={() => light(s.entity ?? null)} onPointerLeave={() => light(null)}>
            {s.layer && (
              <span className="layer" title={t('why.layer', { layer: s.layer })}>
                {s.layer}
              </span>
            )}
            <span className="why-text">
              <Rich text={say(s.text)} />
              <span className="why-rules">
                {s.rules.map((r) => (
                  <RuleChip key={r} rule={r} />
                ))}
                {s.event !== undefined && !('event' in why.about && why.about.event === s.event) && (
                  <button type="button" className="chip" onClick={() => play.ask({ event: s.event ?? 0 })}>
                    {t('why.more')}
                  </button>
                )}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <Rulebook />
    </div>
  );
}

const TABS: readonly { id: DockName; icon: IconName }[] = [
  { id: 'log', icon: 'log' },
  { id: 'why', icon: 'help' },
  { id: 'timeline', icon: 'clock' },
  { id: 'chat', icon: 'chat' },
];

export function Dock() {
  const play = usePlay();
  const { t } = useSpeech();
  const chat = play.state.table?.chat.length ?? 0;
  const seen = useRef(chat);
  if (play.dock === 'chat') seen.current = chat;
  return (
    <aside className={`dock${play.sheet ? ' open' : ''}`} aria-label={t('dock.title')}>
      <div className="tabs">
        <div className="tab-list" role="tablist" aria-label={t('dock.title')}>
          {TABS.map(({ id, icon }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-selected={play.dock === id}
              aria-controls="dock-panel"
              tabIndex={play.dock === id ? 0 : -1}
              onClick={() => play.setDock(id)}
              onKeyDown={(e) => {
                const by = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
                if (!by) return;
                e.preventDefault();
                const next = TABS[(TABS.findIndex((x) => x.id === id) + by + TABS.length) % TABS.length].id;
                play.setDock(next);
                document.getElementById(`tab-${next}`)?.focus();
              }}
            >
              <Icon name={icon} size={14} />
              <span>{t(`dock.${id}`)}</span>
              {id === 'chat' && chat > seen.current && <i className="unread" title={t('chat.new')} />}
            </button>
          ))}
        </div>
        <button type="button" className="icon-button dock-close" aria-label={t('action.close')} onClick={() => play.setSheet(false)}>
          <Icon name="close" size={14} />
        </button>
      </div>
      <div className="dock-panel" id="dock-panel" role="tabpanel" aria-labelledby={`tab-${play.dock}`}>
        {play.dock === 'log' && <Log />}
        {play.dock === 'why' && <Why />}
        {play.dock === 'chat' && <Chat lines={play.state.table?.chat ?? []} send={play.conn.send} />}
        {play.dock === 'timeline' && <Timeline />}
      </div>
    </aside>
  );
}
