/** Right after the draft, cards may be exchanged where a face-up card says so (CR 905.1d, 905.2c). */
import { type Answer, ask, askAll, type Request } from '@apnap/kernel';
import { does } from './matters.js';
import { type DraftRun, goTo, isAsked, optionOf, replaced, tell, without } from './steps.js';
import type { DraftFrame, DraftOption, DraftState } from './types.js';

const RULE = '905.2c';

const optional = (s: DraftState, seat: number, kind: string, cards: readonly number[], shown?: number): Request<DraftOption> => ({
  seat,
  kind,
  ask: { form: 'pick', options: cards.map(optionOf(s)), min: 0, max: 1 },
  rule: RULE,
  prompt: { id: `limited.${kind}`, params: { ...(shown === undefined ? {} : { card: s.cards[shown].name }) } },
  fallback: { pick: [] },
});

const pickedIn = (answer: Answer, cards: readonly number[]): number | null => {
  const [at] = 'pick' in answer ? answer.pick : [];
  return at === undefined ? null : cards[at];
};

const ownerOf = (s: DraftState, card: number): number => s.pools.findIndex((pool) => pool.includes(card));

/** Cards that may be added to a pool now that the draft is complete lie in it (CR 903.13e): the same to each. */
function layAdded(s: DraftState): void {
  const added = s.cards.filter((c) => c.added).map((c) => c.id);
  const each = added.length / s.names.length;
  if (each > 0) s.pools = s.pools.map((pool, seat) => [...pool, ...added.slice(seat * each, (seat + 1) * each)]);
}

/** One exchange after the other; then the decks are built. */
export function exchangeNext(run: DraftRun, frame: DraftFrame): void {
  const { s } = run;
  const left = s.matters.up.filter((id) => does(s, id, 'exchange') && isAsked(s, ownerOf(s, id)));
  const [card] = left;
  if (card === undefined) {
    // The draft is complete: what is face up is turned face down (CR 905.2c).
    s.matters = { ...s.matters, up: [] };
    layAdded(s);
    goTo(run, frame, 'build', frame.round, 1);
    return;
  }
  const owner = ownerOf(s, card);
  const shown = pickedIn(ask(run, optional(s, owner, 'reveal', s.pools[owner])), s.pools[owner]);
  if (shown !== null) trade(run, owner, shown);
  s.matters = { ...s.matters, up: without(s.matters.up, [card]) };
}

/** Each other player may offer a card for the one that is shown, and the owner may accept one. */
function trade(run: DraftRun, owner: number, shown: number): void {
  const { s } = run;
  const others = s.names.flatMap((_, seat) => (seat !== owner && isAsked(s, seat) ? [seat] : []));
  const answers = askAll(
    run,
    others.map((seat) => optional(s, seat, 'offer', s.pools[seat], shown)),
  );
  const offers = others.flatMap((seat, i) => {
    const card = pickedIn(answers[i], s.pools[seat]);
    return card === null ? [] : [{ seat, card }];
  });
  if (offers.length === 0) return;
  const cards = offers.map((o) => o.card);
  const accepted = pickedIn(ask(run, optional(s, owner, 'accept', cards, shown)), cards);
  const from = offers.find((o) => o.card === accepted);
  if (!from) return;
  s.pools = replaced(s.pools, owner, [...without(s.pools[owner], [shown]), from.card]);
  s.pools = replaced(s.pools, from.seat, [...without(s.pools[from.seat], [from.card]), shown]);
  tell(run, 'exchange', RULE, { seat: owner, cards: [shown, from.card] });
}
