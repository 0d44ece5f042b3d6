/** What a seat has set for itself, to begin with. */
import type { SeatSettings } from '@apnap/protocol';

/** Its main phases, the others' attackers and end of turn. */
export const DEFAULT_SETTINGS: SeatSettings = {
  stops: { mine: ['precombatMain', 'postcombatMain'], theirs: ['declareAttackers', 'end'] },
  fullControl: false,
  yields: [],
  passUntil: '',
};
