/** The rounds of drafts: followed by their socket. */
import type { PodView } from '@apnap/protocol';
import { useEffect, useState } from 'react';
import { follow } from './line.js';

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
    return follow(`/pods/${encodeURIComponent(id)}/socket`, { told: (text) => told(JSON.parse(text) as PodView) });
  }, [id, over]);
  return { pod: here?.pod ?? null, at: here?.at ?? 0, told };
}
