/** Short ways to say where game and scenario part. */
import type { FailureKind } from './format.js';
import { Parted } from './reason.js';

/** An action of the script that is not legal when its turn comes. */
export const notAvailable = (action: string, kind: FailureKind = 'actionNotAvailable'): Parted =>
  new Parted(kind, { id: 'scn.action', params: { action, kind } }, action);

/** A decision without an answer, in a strict run. */
export const missing = (what: string, who: string): Parted => new Parted('missingAnswer', { id: 'scn.missing', params: { what, who } });
