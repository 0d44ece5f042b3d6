/** What a player does now because an official says so (IPG 2.5): a draw or a discard that was forgotten, choices for a permanent; as it would have been done then. */

import { chooseFrom } from '../events/choose.js';
import { chooseAnew } from '../events/choose-anew.js';
import { perform } from '../events/perform.js';
import { player } from '../state/access.js';
import { popFrame, setFrame } from '../state/frame-stack.js';
import type { OrderedCards, OrderedFrame } from '../state/frames.js';
import type { G } from '../state/log.js';
import { move } from '../state/proposals.js';

export function runOrdered(g: G, frame: OrderedFrame): void {
  switch (frame.act) {
    case 'draw':
      draw(g, frame);
      return;
    case 'discard':
      discard(g, frame);
      popFrame(g.s);
      return;
    case 'choose':
      chooseAnew(g, frame.object);
      popFrame(g.s);
      return;
    default:
      frame satisfies never;
  }
}

/** CR 121.2: cards are drawn one at a time. */
function draw(g: G, frame: OrderedCards): void {
  if (frame.pc >= frame.n) {
    popFrame(g.s);
    return;
  }
  setFrame(g.s, { ...frame, _e: g.s._e, pc: frame.pc + 1 });
  perform(g, [{ p: 'draw', seat: frame.player, rule: '121.1' }]);
}

function discard(g: G, { player: seat, n }: OrderedCards): void {
  const ids = chooseFrom(g, seat, player(g.s, seat).hand, n, n, 0, 'ask.discard', '701.8a');
  perform(
    g,
    ids.map((id) => move(id, 'graveyard', '701.8a', { verb: 'discard' })),
  );
}
