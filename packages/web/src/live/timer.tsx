/** How much time is left until a moment of the server's clock. */
import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';
import type { TableConnection } from './connection.js';

const time = (s: number): string => `${Math.floor(s / 60)}:${String(Math.floor(s % 60)).padStart(2, '0')}`;

interface Props {
  conn: Pick<TableConnection, 'serverTime'>;
  /** By the server's clock, in milliseconds; undefined: there is none. */
  deadline: number | undefined;
  linked: boolean;
  /** Seconds from which on it is shown that little is left. */
  short?: number;
  title?: string;
}

export function Timer({ conn, deadline, linked, short = 10, title }: Props) {
  const { t } = useSpeech();
  const [ahead, setAhead] = useState<number | null>(null);
  const [, tick] = useState(0);
  const runs = deadline !== undefined && ahead !== null;
  useEffect(() => {
    if (!linked) return;
    let alive = true;
    void conn.serverTime().then((at) => alive && at !== null && setAhead(at - performance.now()));
    return () => {
      alive = false;
    };
  }, [conn, linked]);
  useEffect(() => {
    if (!runs) return;
    const timer = window.setInterval(() => tick((n) => n + 1), 250);
    return () => window.clearInterval(timer);
  }, [runs]);
  if (!runs) return null;
  const left = Math.max(0, (deadline - performance.now() - ahead) / 1000);
  return (
    <span
      className={`clock running timer${left < short ? ' short' : ''}`}
      role="timer"
      title={title}
      aria-label={`${title ? `${title}. ` : ''}${t('timer.left', { time: time(left) })}`}
    >
      <Icon name="clock" size={14} /> {time(Math.ceil(left))}
    </span>
  );
}
