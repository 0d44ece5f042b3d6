/** What a player knows of the rules of other years: where they change what is good to do. The engine has the whole list (`magic/src/years/differences.ts`), which players don't import: they see views only. A test holds both together. */
import type { View } from '@apnap/magic';

export interface Years {
  /** Combat damage waits on the stack, and what is done meanwhile does not change who deals how much (classic:310.2-310.4). */
  damageOnStack: boolean;
  /** Mana that is not spent costs life (classic:300.4). */
  manaBurn: boolean;
  /** Of permanents of one name that are legendary, whoever controls them, the oldest stays (classic:420.5e). */
  oldestLegend: boolean;
  /** A player keeps one planeswalker of each type (2015:704.5j). */
  walkersByType: boolean;
  /** Damage to a player can be dealt to a planeswalker of that player instead (2015:306.7). */
  redirection: boolean;
  /** Tokens that phase out cease to exist (2015:702.25k, classic:217.8d). */
  phasedTokensCease: boolean;
}

const TODAY: Years = {
  damageOnStack: false,
  manaBurn: false,
  oldestLegend: false,
  walkersByType: false,
  redirection: false,
  phasedTokensCease: false,
};

const THEN: Readonly<Record<string, Years>> = {
  '2015': { ...TODAY, walkersByType: true, redirection: true, phasedTokensCease: true },
  classic: { ...TODAY, damageOnStack: true, manaBurn: true, oldestLegend: true, phasedTokensCease: true },
};

/** The rules that a view says the game is played by; absent: those of today. */
export const yearsOf = (view: Pick<View, 'profile'>): Years => THEN[view.profile ?? ''] ?? TODAY;
