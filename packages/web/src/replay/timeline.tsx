/** The timeline: play, step, jump to a turn, scrub; with a tick for each turn. */
import type { LogLine } from '@apnap/protocol';
import { useEffect } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Icon, type IconName } from '../ui/symbols.js';
import { placeOf } from './reel.js';
import { useReplayWords } from './words.js';

export interface Player {
  stops: readonly number[];
  turns: readonly LogLine[];
  n: number;
  to: (n: number) => void;
  playing: boolean;
  setPlaying: (on: boolean) => void;
  speed: number;
  setSpeed: (s: number) => void;
}

export const SPEEDS = [0.5, 1, 2, 4];

/** Steps and turns from where one is. */
export function waysOf({ stops, turns, n }: Pick<Player, 'stops' | 'turns' | 'n'>) {
  const at = placeOf(stops, n);
  const starts = turns.map((t) => t.n);
  return {
    at,
    back: stops[Math.max(0, at - 1)],
    on: stops[Math.min(stops.length - 1, at + 1)],
    turnBack: [0, ...starts].findLast((s) => s < stops[at]) ?? 0,
    turnOn: starts.find((s) => s > stops[at]) ?? stops[stops.length - 1],
    last: stops[stops.length - 1],
  };
}

function useTimelineKeys(p: Player): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      const el = e.target as HTMLElement;
      if (el.closest('input, select, textarea, dialog[open], [role="tab"]') || e.ctrlKey || e.metaKey || e.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      const w = waysOf(p);
      const act = (): boolean => {
        switch (e.key) {
          case 'ArrowLeft':
            p.to(e.shiftKey ? w.turnBack : w.back);
            return true;
          case 'ArrowRight':
            p.to(e.shiftKey ? w.turnOn : w.on);
            return true;
          case 'Home':
            p.to(0);
            return true;
          case 'End':
            p.to(w.last);
            return true;
          case ' ':
            if (el.closest('button, a, [role="button"]')) return false;
            p.setPlaying(!p.playing);
            return true;
          default:
            return false;
        }
      };
      if (act()) e.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

export function Timeline({ player, words }: { player: Player; words: string }) {
  const w = useReplayWords();
  const { say, sentences } = useSpeech();
  useTimelineKeys(player);
  const ways = waysOf(player);
  const { stops, turns } = player;
  const turn = turns.findLast((t) => t.n <= player.n);
  const button = (icon: IconName, label: string, to: number, off: boolean, extra = '') => (
    <button type="button" className={`icon-button ${extra}`} aria-label={label} title={label} disabled={off} onClick={() => player.to(to)}>
      <Icon name={icon} size={16} />
    </button>
  );
  const atEnd = player.n >= ways.last;
  return (
    <div className="reel">
      <p className="reel-words" role="status">
        {words}
      </p>
      <div className="reel-line">
        <input
          type="range"
          min={0}
          max={stops.length - 1}
          value={ways.at}
          aria-label={w('time.label')}
          aria-valuetext={sentences(w('moment.of', { n: ways.at, last: stops.length - 1 }), words)}
          onChange={(e) => player.to(stops[Number(e.target.value)])}
        />
        <span className="reel-ticks" aria-hidden="true">
          {turns.map((t) => (
            <i
              key={t.event}
              className={`seat-${t.seat}`}
              style={{ insetInlineStart: `${(placeOf(stops, t.n) / Math.max(1, stops.length - 1)) * 100}%` }}
            />
          ))}
        </span>
      </div>
      <div className="reel-buttons">
        {button('prev', w('step.turnBack'), ways.turnBack, player.n <= 0, 'double')}
        {button('up', w('step.back'), ways.back, player.n <= 0, 'turned-left')}
        <button
          type="button"
          className="icon-button reel-play"
          aria-label={w(player.playing ? 'play.pause' : 'play.play')}
          onClick={() => {
            if (atEnd && !player.playing) player.to(0);
            player.setPlaying(!player.playing);
          }}
        >
          <Icon name={player.playing ? 'pause' : 'play'} size={20} />
        </button>
        {button('up', w('step.on'), ways.on, atEnd, 'turned-right')}
        {button('next', w('step.turnOn'), ways.turnOn, atEnd, 'double')}
        <label className="reel-select">
          <span className="sr-only">{w('turn.jump')}</span>
          <select value={turn?.event ?? ''} onChange={(e) => player.to(turns.find((t) => String(t.event) === e.target.value)?.n ?? 0)}>
            <option value="">{w('moment.start')}</option>
            {turns.map((t) => (
              <option key={t.event} value={t.event}>
                {say(t.text)}
              </option>
            ))}
          </select>
        </label>
        <label className="reel-select reel-speed">
          <span className="sr-only">{w('play.speed')}</span>
          <select value={player.speed} onChange={(e) => player.setSpeed(Number(e.target.value))}>
            {SPEEDS.map((s) => (
              <option key={s} value={s}>
                {s}×
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
