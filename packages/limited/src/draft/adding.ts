/** A booster that is added to the draft by whoever drafted a card that says so (CR 905.2). */
import { askYes } from '@apnap/kernel';
import { change } from './matters.js';
import { layFirst } from './queue.js';
import { type DraftRun, isAsked, tell } from './steps.js';
import type { DraftCard, DraftFrame, Spare } from './types.js';

/** Whether its player may add a booster to the draft. */
export const addsBooster = (card: Pick<DraftCard, 'drafts'> | undefined): boolean =>
  card?.drafts?.some((d) => d.draft === 'reveal' && d.notes === 'addBooster') ?? false;

/** Whether a booster can be added in a round: each has boosters of a product of its own, those of a cube are all alike. */
export const isFor = (spare: Pick<Spare, 'round'>, round: number): boolean => spare.round === undefined || spare.round === round;

/** Whether somebody is still to say whether a booster is added. */
export const isAdding = ({ s }: DraftRun): boolean => s.matters.adding.length > 0;

/** One adds a booster, or does not. The boosters that were drafted from are passed already: it is opened before the next one (ruling of 2014-05-29). */
export function addNext(run: DraftRun, { round }: DraftFrame): void {
  const { s } = run;
  const [{ seat, card }, ...others] = s.matters.adding;
  const spare = s.spares.find((x) => isFor(x, round));
  if (!spare) {
    change(s, { adding: others });
    tell(run, 'lack', '905.2', { seat, round });
    return;
  }
  const request = {
    seat,
    kind: 'add',
    rule: '905.2',
    prompt: { id: 'limited.add', params: { card: s.cards[card].name } },
    fallback: { yes: false },
  };
  const isAdded = isAsked(s, seat) && askYes(run, request);
  change(s, { adding: others });
  if (isAdded) {
    s.spares = s.spares.filter((x) => x !== spare);
    layFirst(s, seat, spare.cards);
  }
  tell(run, 'add', '905.2', { seat, round, count: isAdded ? spare.cards.length : 0 });
}
