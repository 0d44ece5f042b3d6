/** The clock of a seat. */
import type { ClockView } from '@apnap/protocol';
import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';

/** Seconds as m:ss. */
const time = (s: number): string => `${Math.floor(s / 60)}:${String(Math.floor(s % 60)).padStart(2, '0')}`;

/** @param ahead milliseconds that the server's clock is ahead of the page's */
export function Clock({ clock, ahead, seat }: { clock: ClockView | null; ahead: number; seat: number }) {
  const { t } = useSpeech();
  const running = clock?.running.includes(seat) === true;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = window.setInterval(() => tick((n) => n + 1), 500);
    return () => window.clearInterval(timer);
  }, [running]);
  if (!clock) return null;
  const spent = running ? Math.max(0, (performance.now() + ahead - clock.at) / 1000) : 0;
  const left = Math.max(0, (clock.left[seat] ?? 0) - spent);
  return (
    <span
      className={`clock${running ? ' running' : ''}${left < 60 ? ' short' : ''}`}
      role="timer"
      aria-label={t('clock.left', { time: time(left) })}
    >
      <Icon name="clock" size={13} />
      {time(left)}
    </span>
  );
}
