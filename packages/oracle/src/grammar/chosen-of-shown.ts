/**
 * Cards that are chosen of those that somebody reveals from a hand: "target player reveals three cards from their hand and you choose one of them. That
 * player discards that card." (CR 608.2d, 701.16a)
 */
import type { PlayerRef, Quantity } from '@apnap/ability';
import { hand } from './effects-basic.js';
import type { Grammar, Match } from './engine.js';
import { choose, ofSlot } from './make.js';
import type { ShownAndTaken } from './nonterminals.js';
import { YOU } from './raw.js';

const several = (p: PlayerRef): boolean => ['each', 'eachOpponent', 'eachOther', 'you'].includes(p.player);

/** So many are revealed, as the player chooses them, and so many of these are taken. */
function shown(p: PlayerRef, n: Quantity, taken: number, m: Match): ShownAndTaken | null {
  if (several(p)) return null;
  const slot = -1000 - m.at * 2;
  return {
    show: { do: 'reveal', what: choose(p, hand(p), n, n), bind: slot },
    what: choose(YOU, ofSlot(slot), taken, taken),
    many: taken !== 1,
  };
}

export function installChosenOfShown(g: Grammar): void {
  for (const [words, taken] of [
    ['you choose one of them/those', 1],
    ['you choose one of those cards', 1],
    ['you choose two of them/those', 2],
  ] as const)
    for (const then of ['and', '.'] as const) {
      g.rule('fromHand', `{p:player} reveals {n:number} cards from their hand ${then} ${words}` as '{p:player} {n:number}', ({ p, n }, m) =>
        shown(p, n, taken, m),
      );
      g.rule(
        'fromHand',
        `{p:player} reveals a number of cards from their hand equal to {q:quantity} ${then} ${words}` as '{p:player} {q:quantity}',
        ({ p, q }, m) => shown(p, q, taken, m),
      );
      g.rule(
        'fromHand',
        `{p:player} reveals X cards from their hand {w:whereX} ${then} ${words}` as '{p:player} {w:whereX}',
        ({ p, w }, m) => shown(p, w, taken, m),
      );
    }
}
