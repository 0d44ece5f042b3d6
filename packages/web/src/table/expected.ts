/** Options in the order in which a player expects them: whom one would hurt first, or whom one would help; oneself last for what hurts. */
import type { OptionView } from '@apnap/protocol';
import type { Play } from './play.js';

/** The place of an option among the others; equal ones stay in the order in which they come. */
export function expectedPlace({ decision, found, game }: Play): ((o: OptionView) => number) | undefined {
  const aim = decision?.aim;
  if (!aim) return undefined;
  return ({ entity }) => {
    if (entity === undefined) return 4;
    const player = entity < 0;
    const own = (player ? -1 - entity : found.get(entity)?.card.controller) === game.seat;
    return (own === (aim === 'help') ? 0 : 2) + (player ? 1 : 0);
  };
}
