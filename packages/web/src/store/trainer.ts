/** What was asked by the trainer on this device, and how often it was answered right. */
import { keptStore } from './kept-store.js';

export interface Score {
  asked: number;
  right: number;
}

export interface Trained {
  level: number;
  /** The most questions of a tower that were reached. */
  tower: number;
  /** By family. */
  scores: Readonly<Record<string, Score>>;
}

const isScore = (x: unknown): x is Score => {
  const s = x as Partial<Score> | null;
  return typeof s === 'object' && s !== null && Number.isInteger(s.asked) && Number.isInteger(s.right);
};

const trained = keptStore<Trained>('apnap.trainer', (found) => {
  const kept = found as { level?: unknown; tower?: unknown; scores?: unknown } | null;
  const scores = typeof kept?.scores === 'object' && kept.scores !== null ? Object.entries(kept.scores) : [];
  return {
    tower: typeof kept?.tower === 'number' ? kept.tower : 0,
    level: kept?.level === 2 || kept?.level === 3 ? kept.level : 1,
    scores: Object.fromEntries(scores.filter(([, s]) => isScore(s))),
  };
});

/** Keeps what came of a question. */
export function answeredOne(family: string, right: boolean): void {
  const kept = trained.now();
  const { scores } = kept;
  const before = scores[family] ?? { asked: 0, right: 0 };
  trained.keep({ ...kept, scores: { ...scores, [family]: { asked: before.asked + 1, right: before.right + (right ? 1 : 0) } } });
}

export const chooseLevel = (level: number): void => trained.keep({ ...trained.now(), level });

export const forgetScores = (): void => trained.keep({ ...trained.now(), scores: {} });

/** Keeps how far somebody has come in a tower. */
export const towerEnded = (reached: number): void => trained.keep({ ...trained.now(), tower: Math.max(reached, trained.now().tower) });

export const useTrained = trained.use;
