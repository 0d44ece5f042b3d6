/** The ways to play that this server offers: the same for all who ask, so they are asked for once. */
import type { WayInfo } from '@apnap/protocol';
import { useEffect, useState } from 'react';
import { api } from './api.js';

let asked: Promise<readonly WayInfo[]> | null = null;
const NONE: readonly WayInfo[] = [];

function ways(): Promise<readonly WayInfo[]> {
  asked ??= api.games().then(
    ({ data }) => data.find((g) => g.game === 'magic')?.ways ?? NONE,
    () => {
      asked = null;
      return NONE;
    },
  );
  return asked;
}

/** None until they are known. */
export function useWays(): readonly WayInfo[] {
  const [known, setKnown] = useState(NONE);
  useEffect(() => {
    let alive = true;
    void ways().then((list) => alive && setKnown(list));
    return () => {
      alive = false;
    };
  }, []);
  return known;
}
