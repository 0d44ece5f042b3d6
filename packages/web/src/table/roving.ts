/** Roving focus: in each zone one card is reached by Tab, the arrow keys lead on to whatever lies in their direction. */
import { type RefObject, useLayoutEffect } from 'react';

const CARD = '[data-card]';

/** Keeps exactly one card of a zone in the order of Tab: the one that was focused last, else the first. */
export function useRoving(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const zone = ref.current;
    if (!zone) return;
    const cards = [...zone.querySelectorAll<HTMLElement>(CARD)];
    const inside = cards.find((c) => c === document.activeElement) ?? cards.find((c) => c.dataset.last === 'yes') ?? cards[0];
    for (const c of cards) c.tabIndex = c === inside ? 0 : -1;
  });
}

const center = (r: DOMRect) => ({ x: r.left + r.width / 2, y: r.top + r.height / 2 });

const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The card to the left (-1) or right (1) of one in a hand. */
function besideInHand(from: HTMLElement, by: number): HTMLElement | undefined {
  const cards = [...(from.closest('[data-zone="hand"], [data-zone="other-hand"]')?.querySelectorAll<HTMLElement>(CARD) ?? [])];
  return cards[cards.indexOf(from) + by];
}

/** Moves focus from a card to the nearest one in an arrow's direction. True where it moved. */
export function moveFocus(key: string, root: ParentNode = document): boolean {
  const way = DIRECTIONS[key];
  const from = document.activeElement;
  if (!way || !(from instanceof HTMLElement) || !from.matches(CARD)) return false;
  // A hand is a fan: its cards overlap and rise, so their order counts and not where they lie.
  const beside = way[0] === 0 ? undefined : besideInHand(from, way[0]);
  if (beside) {
    focusCard(beside);
    return true;
  }
  const scope = from.closest('dialog, [data-scope]') ?? root;
  const start = center(from.getBoundingClientRect());
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const card of scope.querySelectorAll<HTMLElement>(CARD)) {
    if (card === from || card.offsetParent === null) continue;
    const to = center(card.getBoundingClientRect());
    const along = (to.x - start.x) * way[0] + (to.y - start.y) * way[1];
    const aside = Math.abs((to.x - start.x) * way[1]) + Math.abs((to.y - start.y) * way[0]);
    if (along < 6) continue;
    const cost = along + aside * 2.5;
    if (cost < least) {
      least = cost;
      best = card;
    }
  }
  if (!best) return false;
  focusCard(best);
  return true;
}

/** Focuses a card and makes it the one that Tab comes back to. */
export function focusCard(card: HTMLElement): void {
  for (const c of card.closest('[data-zone]')?.querySelectorAll<HTMLElement>(CARD) ?? []) {
    c.dataset.last = c === card ? 'yes' : '';
    c.tabIndex = c === card ? 0 : -1;
  }
  card.focus();
  card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Focuses without showing what is focused at large: for focus that moves by itself. */
export function focusQuietly(el: HTMLElement): void {
  el.dataset.quiet = 'yes';
  el.focus({ preventScroll: true });
  delete el.dataset.quiet;
}
