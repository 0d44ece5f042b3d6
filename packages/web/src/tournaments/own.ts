/** What is one's own at a tournament. */
import type { MineView } from '@apnap/protocol';

/** A player, as he is told of himself. */
export type Entrant = NonNullable<MineView['entrant']>;
/** Where he plays. */
export type Match = NonNullable<Entrant['match']>;
