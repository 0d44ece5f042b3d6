/** The name of the next card of a booster is guessed, when it is chosen and nobody has seen it yet (CR 905.2b). */
import { type Answer, ask, type Request, randomInt } from '@apnap/kernel';
import { change, isGuessed } from './matters.js';
import { isBefore } from './passing.js';
import { type DraftRun, isAsked } from './steps.js';
import type { DraftOption, DraftState, Mark } from './types.js';

const distinct = (names: readonly string[]): string[] => [...new Set(names)].sort();

/**
 * Names to guess: those of the cards that are left in the booster, where who guesses has seen it; any other name would be wrong. Else all that boosters
 * can have.
 */
function namesFor(s: DraftState, mark: Mark): string[] {
  const all = mark.unseen ? s.possible : undefined;
  return distinct(all ?? s.packs[mark.at].map((id) => s.cards[id].name));
}

function requestFor(run: DraftRun, mark: Mark, names: readonly string[]): Request<DraftOption> {
  return {
    seat: mark.by,
    kind: 'guess',
    ask: { form: 'pick', options: names.map((secret) => ({ secret })), min: 1, max: 1 },
    rule: '905.2b',
    prompt: { id: 'limited.guess', params: { card: run.s.cards[mark.card].name } },
    fallback: { pick: [randomInt(run.s, names.length)] },
  };
}

const pickedIn = (names: readonly string[], answer: Answer | undefined): string => names[answer && 'pick' in answer ? answer.pick[0] : 0];

/** All guesses about cards that are about to be drafted. @param drafted the boosters of which a card is, and by whom */
export function guessAll(run: DraftRun, drafted: readonly { booster: number; by: number }[]): void {
  const { s } = run;
  const isOpen = (m: Mark): boolean => isGuessed(s, m.card) && drafted.some(({ booster, by }) => isBefore(m, booster) && by !== m.by);
  const guesses = s.matters.marks.filter(isOpen).map((mark) => {
    const names = namesFor(s, mark);
    const request = requestFor(run, mark, names);
    // Where only one card is left there is nothing to choose from.
    const answer = names.length > 1 && isAsked(s, mark.by) ? ask(run, request) : request.fallback;
    return { mark, guess: pickedIn(names, answer) };
  });
  if (guesses.length === 0) return;
  const guessOf = (m: Mark): string | undefined => guesses.find(({ mark }) => mark === m)?.guess;
  change(s, {
    marks: s.matters.marks.map((m) => {
      const guess = guessOf(m);
      return guess === undefined ? m : { ...m, guess };
    }),
  });
}
