/** What is heard and felt of steps: one sound of a kind, however many do the same at once. */
import type { Voice } from '../sound/voices.js';
import { settingsNow } from '../store/settings.js';
import type { Group, Step } from './steps.js';

/** The voice of a step; null: it makes no sound. */
export function voiceOf(step: Step): Voice | null {
  switch (step.do) {
    case 'move':
      switch (step.how) {
        case 'die':
          return 'death';
        case 'put':
        case 'leave':
          return null;
        case 'countered':
          return 'death';
        case 'draw':
        case 'land':
        case 'cast':
        case 'resolve':
          return step.how;
      }
      return null;
    case 'appear':
      return step.token ? 'resolve' : null;
    case 'vanish':
      return step.dies ? 'death' : null;
    case 'hit':
      return 'damage';
    case 'life':
      return step.to > step.from ? 'gain' : null;
    case 'attack':
    case 'block':
    case 'tap':
    case 'turn':
      return step.do;
    case 'counters':
      return null;
    case 'over':
      return step.won ? 'win' : 'lose';
  }
}

/** How long the hand feels it, in milliseconds: own damage, own turn. */
export function felt(steps: Group, seat: number | null): number {
  if (seat === null) return 0;
  if (steps.some((s) => s.do === 'life' && s.seat === seat && s.to < s.from)) return 60;
  return steps.some((s) => s.do === 'turn' && s.seat === seat) ? 25 : 0;
}

/** Sounds steps as they begin; silent until the page has been pressed once, as browsers want it. */
export function hear(steps: Group, seat: number | null): void {
  const { sound, volume } = settingsNow();
  if (!sound || !navigator.userActivation?.hasBeenActive) return;
  const voices = new Set(steps.flatMap((s) => voiceOf(s) ?? []));
  if (voices.size > 0)
    void import('../sound/voices.js').then(
      (m) => {
        for (const v of voices) m.sound(v, volume);
      },
      () => {},
    );
  const ms = felt(steps, seat);
  if (ms > 0 && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(ms);
}
