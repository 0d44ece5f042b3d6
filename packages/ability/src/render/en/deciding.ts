/** What those are called who do what they may do, and those who don't. */
import type { Effect } from '../../language.js';
import { whoDo } from '../who-do.js';
import type { Context } from './context.js';

type May = Extract<Effect, { do: 'may' }>;

/** "each opponent who does", "each player who doesn't": what the slots are called that remember it. @returns what they may do, without that */
export function calledByDeed(c: Context, e: May): May {
  const { plain, does, doesNot } = whoDo(e);
  const noun = e.who.player === 'eachOpponent' ? 'opponent' : 'player';
  for (const [slots, verb] of [
    [does, 'does'],
    [doesNot, "doesn't"],
  ] as const)
    for (const slot of slots) {
      const players = `each ${noun} who ${verb}`;
      c.slots.set(slot, { words: players, many: true, players, flips: `${noun} who ${verb}` });
    }
  return plain;
}
