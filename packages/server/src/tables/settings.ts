/** What a seat has set for itself, to begin with. */
import { type SeatSettings, USUAL_STOPS } from '@apnap/protocol';

export const DEFAULT_SETTINGS: SeatSettings = {
  stops: USUAL_STOPS,
  fullControl: false,
  yields: [],
  passUntil: '',
};
