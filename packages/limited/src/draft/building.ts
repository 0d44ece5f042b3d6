/** Decks are handed in, by all at the same time: cards of the pool, and any number of basic lands (MTR 7.2, CR 100.2b, 903.13f, 905.1d). */
import { type Answer, askAll, type Decision, type Refusal, type Request } from '@apnap/kernel';
import { BASICS } from '../boosters/basics.js';
import type { CommanderRules } from '../commanders.js';
import { leadersIn, wrongCommanderDeck } from './commander-decks.js';
import { type DraftRun, goTo, isAsked, optionOf, replaced, tell } from './steps.js';
import { type DraftCard, type DraftFrame, type DraftOption, type DraftState, type LimitedDeck, leastDeckOf } from './types.js';

/** How many of one basic land a deck is taken with. */
const MOST_OF_A_LAND = 100;

/** What makes a deck of a pool where nobody else does; null: the pool has no legal deck (CR 903.3). */
export type Builder = (state: DraftState, seat: number) => LimitedDeck | null;

/** The options of the decision: the pool in its order, then the basic lands, then cards of the pool as commanders. */
const deckOptions = (s: DraftState, seat: number, leaders: readonly DraftCard[]): DraftOption[] => [
  ...s.pools[seat].map(optionOf(s)),
  ...BASICS.map((basic): DraftOption => ({ basic })),
  ...leaders.map(({ id, name }): DraftOption => ({ commander: id, name })),
];

/**
 * The answer that hands in a deck: numbers of options, a basic land as often as it is in the deck.
 * @param leaders cards of the pool that can be commanders, in its order
 */
export function deckAnswer(pool: readonly number[], deck: LimitedDeck, leaders: readonly number[] = []): Answer {
  const main = [...deck.main, ...(deck.conspiracies ?? []).map((c) => c.card)].map((id) => pool.indexOf(id));
  const basics = deck.basics.flatMap((n, i) => Array.from({ length: n }, () => pool.length + i));
  const led = (deck.commanders ?? []).map((id) => pool.length + BASICS.length + leaders.indexOf(id));
  return { pick: [...main, ...basics, ...led].sort((x, y) => x - y) };
}

/** The deck that an answer hands in. @param leaders as for {@link deckAnswer} */
export function deckOf(pool: readonly number[], answer: Answer, leaders: readonly number[] = []): LimitedDeck {
  const pick = 'pick' in answer ? answer.pick : [];
  const first = pool.length + BASICS.length;
  const commanders = pick.filter((i) => i >= first).map((i) => leaders[i - first]);
  return {
    main: pick.filter((i) => i < pool.length).map((i) => pool[i]),
    basics: BASICS.map((_, land) => pick.filter((i) => i === pool.length + land).length),
    ...(commanders.length > 0 ? { commanders } : {}),
  };
}

/** The deck with the conspiracies of the pool that ask for a name (CR 905.4): they are for the cards of any deck. */
export const withConspiracies = (pool: readonly DraftCard[], deck: LimitedDeck): LimitedDeck => ({
  ...deck,
  conspiracies: pool.filter((c) => (c.conspiracy?.names ?? 0) > 0).map(({ id }) => ({ card: id, names: [] })),
});

/** What is wrong with an answer that the form of the question can't say: a card of the pool is there once. */
export function illegalDeck(s: DraftState, d: Decision, answer: Answer, rules: CommanderRules): Refusal | null {
  if (d.kind !== 'deck' || !('pick' in answer)) return null;
  const pool = s.pools[d.seat];
  const leaders = leadersIn(s, d.seat, rules).map((c) => c.id);
  const { main, commanders: led = [] } = deckOf(pool, answer, leaders);
  const cards = [...main, ...led];
  const twice = cards.find((id, i) => cards.indexOf(id) !== i);
  if (twice !== undefined) return { message: { id: 'limited.once', params: { card: s.cards[twice].name } }, rule: 'MTR 7.2' };
  const deck = handedIn(s, d.seat, answer, leaders);
  const wrong = s.kind === 'commander' ? wrongCommanderDeck(s, deck, rules) : null;
  if (wrong) return wrong;
  const least = leastWith(
    s,
    (deck.conspiracies ?? []).map((c) => c.card),
  );
  return sizeOf(deck) >= least ? null : { message: { id: 'limited.tooSmall', params: { n: least } }, rule: sizeRule(s) };
}

/** CR 702.124b: commanders are cards of the deck. */
const sizeOf = (deck: LimitedDeck): number => deck.main.length + (deck.commanders ?? []).length + deck.basics.reduce((x, y) => x + y, 0);

const sizeRule = (s: DraftState): string => (s.kind === 'commander' ? '903.13f' : '100.2b');

/** Cards that a deck has at least where these conspiracies are in the command zone (CR 315.5a). */
const leastWith = (s: DraftState, conspiracies: readonly number[]): number =>
  leastDeckOf(s.kind) - conspiracies.reduce((n, id) => n + (s.cards[id].conspiracy?.fewer ?? 0), 0);

/** The deck that an answer hands in: conspiracies among its cards begin in the command zone (CR 905.4), and are no part of it (CR 315.3). */
function handedIn(s: DraftState, seat: number, answer: Answer, leaders: readonly number[]): LimitedDeck {
  const { main, ...rest } = deckOf(s.pools[seat], answer, leaders);
  const conspiracies = main.filter((id) => s.cards[id].conspiracy).map((card) => ({ card, names: [] }));
  return { main: main.filter((id) => !s.cards[id].conspiracy), ...rest, ...(conspiracies.length > 0 ? { conspiracies } : {}) };
}

function deckRequest(run: DraftRun, seat: number, deck: LimitedDeck, leaders: readonly DraftCard[]): Request<DraftOption> {
  const { s } = run;
  const pool = s.pools[seat];
  const n = leastDeckOf(s.kind);
  return {
    seat,
    kind: 'deck',
    ask: {
      form: 'pick',
      options: deckOptions(s, seat, leaders),
      min: leastWith(
        s,
        pool.filter((id) => s.cards[id].conspiracy),
      ),
      max: pool.length + BASICS.length * MOST_OF_A_LAND + leaders.length,
      each: MOST_OF_A_LAND,
    },
    rule: sizeRule(s),
    prompt: { id: s.kind === 'commander' ? 'limited.commanderDeck' : 'limited.deck', params: { n, pool: pool.length } },
    fallback: deckAnswer(
      pool,
      deck,
      leaders.map((c) => c.id),
    ),
  };
}

/** All hand in a deck; then names are chosen in secret, where conspiracies ask for them. */
export function buildAll(run: DraftRun, frame: DraftFrame, build: Builder, rules: CommanderRules): void {
  const { s } = run;
  // Who has no card that can be a commander has no deck, and plays in no game (CR 903.3).
  const builders = s.names.flatMap((_, seat) => {
    const deck = isAsked(s, seat) ? build(s, seat) : null;
    return deck ? [{ seat, deck, leaders: leadersIn(s, seat, rules) }] : [];
  });
  const answers = askAll(
    run,
    builders.map(({ seat, deck, leaders }) => deckRequest(run, seat, deck, leaders)),
  );
  builders.forEach(({ seat, leaders }, i) => {
    const ids = leaders.map((c) => c.id);
    const deck = handedIn(s, seat, answers[i], ids);
    s.decks = replaced(s.decks, seat, deck);
    tell(run, 'deck', sizeRule(s), { seat, cards: [...(deck.commanders ?? []), ...deck.main], count: sizeOf(deck) });
  });
  goTo(run, frame, 'agenda', frame.round, 1);
}
