/** The rounds of drafts: followed by their socket. */
import type { PodView } from '@apnap/protocol';
import { useEffect, useState } from 'react';

/** Milliseconds before the next attempt, by attempts made. */
const pause = (tries: number): number => Math.min(8, 0.25 * 2 ** tries) * 1000 * (0.75 + Math.random() / 2);

export interface LivePod {
  /** null: the draft goes on, or there is no line yet. */
  pod: PodView | null;
  /** When it was told, by this device's own time. */
  at: number;
  /** What a request has brought. */
  told: (pod: PodView) => void;
}

/** Follows the rounds of a draft for as long as they are played; again and again where the line is bad, or the draft still goes on. */
export function useLivePod(id: string): LivePod {
  const [known, setKnown] = useState<{ id: string; pod: PodView; at: number } | null>(null);
  const told = (pod: PodView): void => setKnown({ id, pod, at: performance.now() });
  const here = known?.id === id ? known : null;
  const over = here?.pod.phase === 'over';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` is a new function each time
  useEffect(() => {
    if (over) return;
    let tries = 0;
    let timer = 0;
    let gone = false;
    let socket: WebSocket | null = null;
    const open = (): void => {
      socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/pods/${encodeURIComponent(id)}/socket`);
      socket.onmessage = ({ data }: MessageEvent<string>) => {
        tries = 0;
        told(JSON.parse(data) as PodView);
      };
      socket.onclose = () => {
        if (!gone) timer = window.setTimeout(open, pause(tries++));
      };
    };
    open();
    // A phone that is taken out of the pocket, or has a network again, does not wait for its turn.
    const wake = (): void => {
      if (document.visibilityState !== 'visible' || socket?.readyState !== WebSocket.CLOSED) return;
      window.clearTimeout(timer);
      tries = 0;
      open();
    };
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      window.clearTimeout(timer);
      socket?.close();
    };
  }, [id, over]);
  return { pod: here?.pod ?? null, at: here?.at ?? 0, told };
}
