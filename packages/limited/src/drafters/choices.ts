/** What drafting computers choose besides cards: colors, and names that they guess. */
import type { SeenDecision } from '@apnap/kernel';
import { costColors, type PoolCard } from '../deck/cards.js';
import type { Named } from '../deck/pool.js';
import type { DraftOption } from '../draft/types.js';
import type { DraftView } from '../draft/view.js';

type Rate = (cards: readonly Named[]) => PoolCard[];

/** The best of these; of equals the first. */
export function bestOf(values: readonly number[]): number {
  let best = 0;
  values.forEach((v, i) => {
    if (v > values[best]) best = i;
  });
  return best;
}

export const optionsOf = (d: SeenDecision<DraftOption>): readonly DraftOption[] => (d.ask?.form === 'pick' ? d.ask.options : []);

/** For a card of one's own the color that most good cards of the pool have; for another's the one of which there is least. */
export function colorFor(view: DraftView, d: SeenDecision<DraftOption>, rate: Rate): number {
  const pool = rate(view.pool);
  const worth = optionsOf(d).map((o) =>
    pool.reduce((n, { card, rating }) => ('color' in o && costColors(card).includes(o.color) ? n + 2 + rating : n), 0),
  );
  const own = view.pool.some((c) => c.name === d.prompt?.params?.card);
  return bestOf(own ? worth : worth.map((n) => -n));
}

/** The name of the best card that there is: others pick well, too. */
export function guessOf(d: SeenDecision<DraftOption>, rate: Rate): number {
  const names = optionsOf(d).map((o) => ('secret' in o ? o.secret : ''));
  const rating = new Map(rate(names.map((name, id) => ({ id, name, rarity: 'common' }))).map((c) => [c.id, c.rating]));
  return bestOf(names.map((_, i) => rating.get(i) ?? Number.NEGATIVE_INFINITY));
}
