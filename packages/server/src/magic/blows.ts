/** Damage as a viewer is shown it while it is dealt: from which object to what. */
import type { GameEvent } from '@apnap/magic';
import type { Blow } from '@apnap/protocol';
import type { Naming } from '../views/handles.js';
import type { Viewer } from '../views/viewer.js';

/** More than this at once is no picture any more. */
const MOST = 60;

const mayKnow = (e: GameEvent, viewer: Viewer): boolean =>
  viewer === 'all' || e.known === -1 || (viewer !== null && (e.known & (1 << viewer)) !== 0);

/** The damage among events, by the viewer's own numbers of objects. */
export const blowsOf = (events: readonly GameEvent[], viewer: Viewer, handles: Naming): Blow[] =>
  events
    .filter((e) => e.kind === 'damage' && e.amount > 0 && mayKnow(e, viewer))
    .slice(0, MOST)
    .map((e) => ({ from: handles.handle(e.source), to: handles.handle(e.recipient), n: e.amount }));
