/** What all kinds of draft do in the same way: telling, going on, picking. */
import { type LogEvent, own, type Request, type Run, randomInt } from '@apnap/kernel';
import type { DraftEvent, DraftFrame, DraftOption, DraftState, Pick } from './types.js';

export type DraftRun = Run<DraftState, DraftEvent>;

/** What an event says besides its kind. */
type Told = Partial<Omit<DraftEvent, keyof LogEvent>>;

/** Tells an event. @param rule the rule by which it happens; '' where it is no rule of the documents */
export function tell(run: DraftRun, kind: DraftEvent['kind'], rule: string, told: Told = {}): void {
  const { seat = -1, round = 0, cards = [], count = cards.length } = told;
  const { names = cards.map((id) => run.s.cards[id].name) } = told;
  run.events.push({ id: run.s.nextEvent++, rule, cause: 0, kind, seat, round, count, cards, names });
}

/** Goes on with another step. */
export function goTo(run: DraftRun, frame: DraftFrame, pc: DraftFrame['pc'], round: number, pick: number): void {
  const top = own(run.s, frame);
  top.pc = pc;
  top.round = round;
  top.pick = pick;
  run.s.frames = [top];
}

export const replaced = <T>(list: readonly T[], at: number, value: T): T[] => list.map((before, i) => (i === at ? value : before));

/** `cards` without these. */
export const without = (cards: readonly number[], some: readonly number[]): number[] => cards.filter((id) => !some.includes(id));

/** Whether a seat takes part in the decisions of a step: one that leaves in the middle of a step is answered for, not passed over. */
export const isAsked = (s: DraftState, seat: number): boolean => s.standing[seat] !== 'left';

/** Puts cards into a pool, and the pick into the log. */
export function take(run: DraftRun, pick: Omit<Pick, 'left'>): void {
  const { s } = run;
  s.pools = replaced(s.pools, pick.seat, [...s.pools[pick.seat], ...pick.cards]);
  s.picks = [...s.picks, s.standing[pick.seat] === 'in' ? pick : { ...pick, left: true }];
}

export const optionOf =
  (s: DraftState) =>
  (id: number): DraftOption => ({ card: id, name: s.cards[id].name });

/** So many different places of a list, by chance, in their order. */
function placesByChance(run: DraftRun, of: number, n: number): number[] {
  const places: number[] = [];
  for (let i = 0; i < n; i++) {
    const left = Array.from({ length: of }, (_, at) => at).filter((at) => !places.includes(at));
    places.push(left[randomInt(run.s, left.length)]);
  }
  return places.sort((x, y) => x - y);
}

/**
 * The request to pick some of these cards.
 * @param oldest what is picked for who doesn't: by the rule the first card (MTR 8.5), else by chance (MTR 7.7)
 * @param n how many
 */
export function pickRequest(
  run: DraftRun,
  seat: number,
  cards: readonly number[],
  rule: string,
  oldest: boolean,
  n = 1,
): Request<DraftOption> {
  const pick = oldest ? [0] : placesByChance(run, cards.length, n);
  return {
    seat,
    kind: 'pick',
    ask: { form: 'pick', options: cards.map(optionOf(run.s)), min: n, max: n },
    rule,
    prompt:
      n === 1 ? { id: 'limited.pick', params: { n: cards.length } } : { id: 'limited.pickSome', params: { n: cards.length, some: n } },
    fallback: { pick },
  };
}
