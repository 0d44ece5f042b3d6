/** Hands and lands: mulligans, which land to play, what the hand lacks. */
import type { ObjectView } from '@apnap/magic';
import { type Board, isLand } from './board.js';
import type { SeenOption } from './options.js';

/** Whether to send the hand back: it must have some lands and something to do with them. */
export function wantsMulligan(b: Board, taken: number): boolean {
  const hand = b.my.hand;
  const lands = hand.filter(isLand).length;
  if (taken >= 3) return false;
  if (taken >= 1) return lands === 0 || lands === hand.length;
  return lands < 2 || lands > 5;
}

/** How often each colour is asked for by the cards in hand and in play. */
function wanted(b: Board): Map<string, number> {
  const need = new Map<string, number>();
  for (const o of b.my.hand)
    for (const c of o.manaCost.match(/[WUBRG]/g) ?? [])
      need.set(c, (need.get(c) ?? 0) + 1 / Math.max(1, o.manaValue - b.lands(b.me).length));
  return need;
}

/** The land to play now: index into the options, or -1. */
export function chooseLand(b: Board, options: readonly SeenOption[]): number {
  const lands = options.flatMap((o, index) => {
    const card = o.act === 'land' ? b.object(o.object) : null;
    return card ? [{ index, card }] : [];
  });
  if (lands.length === 0) return -1;
  const need = wanted(b);
  const have = new Map<string, number>();
  for (const o of b.lands(b.me)) for (const c of b.colorsMade(o)) have.set(c, (have.get(c) ?? 0) + 1);
  let best = lands[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const l of lands) {
    const score = landScore(b, l.card, need, have);
    if (score > most) {
      most = score;
      best = l;
    }
  }
  return best.index;
}

function landScore(b: Board, card: ObjectView, need: ReadonlyMap<string, number>, have: ReadonlyMap<string, number>): number {
  let score = 0;
  for (const c of b.colorsMade(card)) score += (need.get(c) ?? 0) / (1 + (have.get(c) ?? 0));
  const mana = b.mana;
  const tapped = b.entersTapped(card);
  const uses = b.my.hand.some((o) => !isLand(o) && o.manaValue === mana + 1);
  if (tapped) score += uses ? -3 : 1.5;
  // A land from somewhere else than the hand is a card more.
  if (card.zone !== 'hand') score += 4;
  // A land that fetches another is as good as what it finds; basics are kept for what asks for them.
  if (b.colorsMade(card).size === 0) score += 1.2;
  return score + 0.1 * b.colorsMade(card).size;
}
