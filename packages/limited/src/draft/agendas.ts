/** Names that are chosen in secret for conspiracies, as they are put into the command zone (CR 905.4a, 702.106a); with the last of them the draft is over. */
import { type Answer, askAll, type Request } from '@apnap/kernel';
import { type DraftRun, isAsked, replaced, tell } from './steps.js';
import type { DraftOption, DraftState, LimitedDeck } from './types.js';

/** The first conspiracy of a deck that still wants names; undefined: none does. */
const unnamed = (s: DraftState, deck: LimitedDeck | null): number | undefined =>
  deck?.conspiracies?.find(({ card, names }) => names.length < (s.cards[card].conspiracy?.names ?? 0))?.card;

/** Names to choose from: those of the deck, each once. Any name could be chosen; no other does anything. */
const namesOf = (s: DraftState, deck: LimitedDeck): string[] => [...new Set(deck.main.map((id) => s.cards[id].name))].sort();

function requestFor(s: DraftState, seat: number, deck: LimitedDeck, card: number): Request<DraftOption> {
  const names = namesOf(s, deck);
  const n = Math.min(names.length, s.cards[card].conspiracy?.names ?? 1);
  return {
    seat,
    kind: 'agenda',
    ask: { form: 'pick', options: names.map((secret) => ({ secret })), min: n, max: n },
    rule: '702.106a',
    prompt: { id: 'limited.agenda', params: { card: s.cards[card].name, n } },
    fallback: { pick: names.slice(0, n).map((_, i) => i) },
  };
}

/** All choose names for one conspiracy at the same time, until each has its names. */
export function chooseNames(run: DraftRun): void {
  const { s } = run;
  const asked = s.decks.flatMap((deck, seat) => {
    const card = unnamed(s, deck);
    // A deck without any card of a name has nothing to choose from.
    return deck && card !== undefined && deck.main.length > 0 && isAsked(s, seat) ? [{ seat, deck, card }] : [];
  });
  if (asked.length === 0) {
    s.frames = [];
    s.result = { winners: [], rule: '905.1d', reason: { id: 'limited.over' } };
    tell(run, 'end', '905.1d');
    return;
  }
  const answers = askAll(
    run,
    asked.map(({ seat, deck, card }) => requestFor(s, seat, deck, card)),
  );
  asked.forEach(({ seat, deck, card }, i) => {
    const names = chosen(namesOf(s, deck), answers[i]);
    const conspiracies = (deck.conspiracies ?? []).map((c) => (c.card === card ? { card, names } : c));
    s.decks = replaced(s.decks, seat, { ...deck, conspiracies });
  });
}

const chosen = (names: readonly string[], answer: Answer): string[] => ('pick' in answer ? answer.pick.map((i) => names[i]) : []);
