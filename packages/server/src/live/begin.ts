/** How a game at a table begins: with decks at once, with a board or a moment of another game by a thread that may take its time. */
import type { Text } from '@apnap/protocol';
import type { Beginning } from '../games/beginning.js';
import { FIRST_GAME, type Hosted } from '../games/hosted.js';
import type { Made } from '../tables/line.js';
import type { Owner } from '../workers/shares.js';
import type { Context } from './context.js';

/** A board that the rules or the engine refuse. */
export class Unplayable extends Error {
  constructor(readonly text: Text) {
    super(text.en);
    this.name = 'Unplayable';
  }
}

/**
 * A game from a board or from a moment of another game.
 * @param pay 'later': it was there before, and is made again
 * @throws Unplayable; Spent, Overran, Crowded
 */
export async function begun(
  cx: Context,
  { game }: Hosted,
  { setup, past, state }: Beginning,
  seed: string,
  owners: readonly Owner[],
  pay: 'before' | 'later' = 'before',
): Promise<Made> {
  const given = {
    ...(game.id === FIRST_GAME ? {} : { game: game.id }),
    setup,
    seed,
    ...(past ? { past } : {}),
    ...(state === undefined ? {} : { state }),
  };
  const made = await cx.workers.do('begin', given, owners, pay);
  if ('refused' in made) throw new Unplayable(made.refused);
  const restored = cx.processor.charge(owners, () => game.restore(made.state, setup));
  return { state: restored, events: made.events };
}
