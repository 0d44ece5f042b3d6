/** Colors that are chosen for a card that was revealed as it was drafted: by the player to the right, by who drafted it, by the player to the left (CR 905.2b). */
import { COLORS } from '@apnap/ability';
import { ask, type Request, randomInt } from '@apnap/kernel';
import { addNote, change } from './matters.js';
import { toLeft } from './passing.js';
import { type DraftRun, isAsked, tell } from './steps.js';
import type { DraftOption } from './types.js';

/** Who chooses, one after the other, by places to the left of who drafted the card. */
const CHOOSING = [-1, 0, 1];

/** Whether colors are still to be chosen. */
export const areColorsOpen = ({ s }: DraftRun): boolean => s.matters.coloring.length > 0;

/** One color is chosen: another than those before it. */
export function chooseColor(run: DraftRun): void {
  const { s } = run;
  const [open, ...others] = s.matters.coloring;
  const { seat: owner, card, colors } = open;
  const seat = toLeft(s, owner, CHOOSING[colors.length]);
  const left = COLORS.filter((c) => !colors.includes(c));
  const request: Request<DraftOption> = {
    seat,
    kind: 'color',
    ask: { form: 'pick', options: left.map((color) => ({ color })), min: 1, max: 1 },
    rule: '905.2b',
    prompt: { id: 'limited.color', params: { card: s.cards[card].name } },
    fallback: { pick: [randomInt(s, left.length)] },
  };
  const answer = isAsked(s, seat) ? ask(run, request) : request.fallback;
  const color = left[answer && 'pick' in answer ? answer.pick[0] : 0];
  const chosen = [...colors, color];
  tell(run, 'color', '905.2b', { seat, count: 1, names: [color] });
  const isLast = chosen.length === CHOOSING.length;
  if (isLast) addNote(s, { seat: owner, card, colors: chosen });
  change(s, { coloring: isLast ? others : [{ ...open, colors: chosen }, ...others] });
}
