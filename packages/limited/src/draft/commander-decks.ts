/** Decks of a Commander Draft: what is wrong with one (CR 903.3, 903.5c, 903.5d, 903.13e, 903.13f). */
import type { Refusal } from '@apnap/kernel';
import { BASICS } from '../boosters/basics.js';
import { type CommanderRules, colorsIn } from '../commanders.js';
import type { DraftCard, DraftState, LimitedDeck } from './types.js';

const refusal = (id: string, rule: string, params: Record<string, string | number> = {}): Refusal => ({
  message: { id: `limited.${id}`, params },
  rule,
});

/** Cards of a pool that can be commanders, in its order: the last options of the decision that hands in a deck. */
export const leadersIn = (s: DraftState, seat: number, rules: CommanderRules): DraftCard[] =>
  s.kind === 'commander' ? s.pools[seat].map((id) => s.cards[id]).filter((c) => rules.canLead(c.name)) : [];

/** What is wrong with who leads a deck; null: nothing is. */
function wrongLeaders(s: DraftState, leaders: readonly DraftCard[], rules: CommanderRules): Refusal | null {
  const [a, b] = leaders;
  if (!a) return refusal('noCommander', '903.3');
  if (leaders.length > 2) return refusal('commanders', '702.124g', { n: leaders.length });
  if (!b) return rules.canLeadAlone(a.name) ? null : refusal('notAlone', '702.124k', { card: a.name });
  if (rules.canLeadTogether(a.name, b.name, s.oneColorPartners === true)) return null;
  return refusal('notPartners', '702.124a', { card: a.name, names: b.name });
}

/** The names of the cards of a deck, each basic land once. */
const cardsOf = (s: DraftState, deck: LimitedDeck): string[] => [
  ...deck.main.map((id) => s.cards[id].name),
  ...BASICS.filter((_, i) => (deck.basics[i] ?? 0) > 0),
];

/** What is wrong with a deck besides its size, and that a card of the pool is there once; null: nothing is. */
export function wrongCommanderDeck(s: DraftState, deck: LimitedDeck, rules: CommanderRules): Refusal | null {
  const leaders = (deck.commanders ?? []).map((id) => s.cards[id]);
  const wrong = wrongLeaders(s, leaders, rules);
  if (wrong) return wrong;
  const added = deck.main.find((id) => s.cards[id].added);
  if (added !== undefined) return refusal('onlyCommander', '903.13e', { card: s.cards[added].name });
  const needed = cardsOf(s, deck).reduce((mask, name) => mask | rules.identityOf(name), 0);
  const identity = rules.identityOfLeaders(
    leaders.map((c) => c.name),
    needed,
  );
  const name = cardsOf(s, deck).find((n) => !rules.isWithin(n, identity));
  if (name === undefined) return null;
  const colors = colorsIn(identity).map((c) => `{${c}}`);
  return refusal('identity', (BASICS as readonly string[]).includes(name) ? '903.5d' : '903.5c', {
    card: name,
    colors: colors.length === 0 ? '{C}' : colors.join(''),
  });
}
