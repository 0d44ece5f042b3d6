/** Decks are handed in, by all at the same time: cards of the pool, and any number of basic lands (MTR 7.2, CR 100.2b, 905.1d). */
import { type Answer, askAll, type Decision, type Refusal, type Request } from '@apnap/kernel';
import { BASICS } from '../boosters/basics.js';
import { type DraftRun, goTo, isAsked, optionOf, replaced, tell } from './steps.js';
import { type DraftCard, type DraftFrame, type DraftOption, type DraftState, LEAST_DECK, type LimitedDeck } from './types.js';

/** How many of one basic land a deck is taken with. */
const MOST_OF_A_LAND = 100;

/** What makes a deck of a pool where nobody else does. */
export type Builder = (state: DraftState, seat: number) => LimitedDeck;

/** The options of the decision: the pool in its order, then the basic lands. */
export const deckOptions = (s: DraftState, seat: number): DraftOption[] => [
  ...s.pools[seat].map(optionOf(s)),
  ...BASICS.map((basic): DraftOption => ({ basic })),
];

/** The answer that hands in a deck: numbers of options, a basic land as often as it is in the deck. */
export function deckAnswer(pool: readonly number[], deck: LimitedDeck): Answer {
  const main = [...deck.main, ...(deck.conspiracies ?? []).map((c) => c.card)].map((id) => pool.indexOf(id));
  const basics = deck.basics.flatMap((n, i) => Array.from({ length: n }, () => pool.length + i));
  return { pick: [...main, ...basics].sort((x, y) => x - y) };
}

/** The deck that an answer hands in. */
export function deckOf(pool: readonly number[], answer: Answer): LimitedDeck {
  const pick = 'pick' in answer ? answer.pick : [];
  return {
    main: pick.filter((i) => i < pool.length).map((i) => pool[i]),
    basics: BASICS.map((_, land) => pick.filter((i) => i === pool.length + land).length),
  };
}

/** The deck with the conspiracies of the pool that ask for a name (CR 905.4): they are for the cards of any deck. */
export const withConspiracies = (pool: readonly DraftCard[], deck: LimitedDeck): LimitedDeck => ({
  ...deck,
  conspiracies: pool.filter((c) => (c.conspiracy?.names ?? 0) > 0).map(({ id }) => ({ card: id, names: [] })),
});

/** What is wrong with an answer that the form of the question can't say: a card of the pool is there once. */
export function illegalDeck(s: DraftState, d: Decision, answer: Answer): Refusal | null {
  if (d.kind !== 'deck' || !('pick' in answer)) return null;
  const pool = s.pools[d.seat];
  const twice = answer.pick.find((n, i) => n < pool.length && answer.pick.indexOf(n) !== i);
  if (twice !== undefined) return { message: { id: 'limited.once', params: { card: s.cards[pool[twice]].name } }, rule: 'MTR 7.2' };
  const deck = handedIn(s, d.seat, answer);
  const least = leastWith(
    s,
    (deck.conspiracies ?? []).map((c) => c.card),
  );
  return sizeOf(deck) >= least ? null : { message: { id: 'limited.tooSmall', params: { n: least } }, rule: '100.2b' };
}

const sizeOf = (deck: LimitedDeck): number => deck.main.length + deck.basics.reduce((x, y) => x + y, 0);

/** Cards that a deck has at least where these conspiracies are in the command zone (CR 315.5a). */
const leastWith = (s: DraftState, conspiracies: readonly number[]): number =>
  LEAST_DECK - conspiracies.reduce((n, id) => n + (s.cards[id].conspiracy?.fewer ?? 0), 0);

/** The deck that an answer hands in: conspiracies among its cards begin in the command zone (CR 905.4), and are no part of it (CR 315.3). */
function handedIn(s: DraftState, seat: number, answer: Answer): LimitedDeck {
  const { main, basics } = deckOf(s.pools[seat], answer);
  const conspiracies = main.filter((id) => s.cards[id].conspiracy).map((card) => ({ card, names: [] }));
  return { main: main.filter((id) => !s.cards[id].conspiracy), basics, ...(conspiracies.length > 0 ? { conspiracies } : {}) };
}

function deckRequest(run: DraftRun, seat: number, build: Builder): Request<DraftOption> {
  const { s } = run;
  const pool = s.pools[seat];
  return {
    seat,
    kind: 'deck',
    ask: {
      form: 'pick',
      options: deckOptions(s, seat),
      min: leastWith(
        s,
        pool.filter((id) => s.cards[id].conspiracy),
      ),
      max: pool.length + BASICS.length * MOST_OF_A_LAND,
      each: MOST_OF_A_LAND,
    },
    rule: '100.2b',
    prompt: { id: 'limited.deck', params: { n: LEAST_DECK, pool: pool.length } },
    fallback: deckAnswer(pool, build(s, seat)),
  };
}

/** All hand in a deck; then names are chosen in secret, where conspiracies ask for them. */
export function buildAll(run: DraftRun, frame: DraftFrame, build: Builder): void {
  const { s } = run;
  const seats = s.names.flatMap((_, seat) => (isAsked(s, seat) ? [seat] : []));
  const answers = askAll(
    run,
    seats.map((seat) => deckRequest(run, seat, build)),
  );
  seats.forEach((seat, i) => {
    const deck = handedIn(s, seat, answers[i]);
    s.decks = replaced(s.decks, seat, deck);
    tell(run, 'deck', '100.2b', { seat, cards: deck.main, count: sizeOf(deck) });
  });
  goTo(run, frame, 'agenda', frame.round, 1);
}
