/** The monarch as a player that is named, for both languages (CR 722.1). */
import type { Selector } from '../language.js';

/** The one player who is it, if anybody is. */
export const isMonarch = (s: Selector): boolean =>
  s.sel === 'filter' &&
  s.of.sel === 'players' &&
  s.of.who.player === 'each' &&
  s.filter.is === 'designated' &&
  s.filter.designation === 'monarch';
