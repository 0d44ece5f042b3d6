/** Draft pods: random, of about the same size (MTR 7.6). */
import type { CommandOf } from '../commands.js';
import { refuse } from '../messages.js';
import { drawnOrder } from '../rounds/problem.js';
import { activeEntrants } from '../state/look.js';
import type { State } from '../state/types.js';

/** Sizes of pods with at most `most` seats: as equal as they can be while as few as possible are odd, so that few have byes. */
export function podSizes(count: number, most: number): number[] {
  if (count < 2 || most < 2) refuse('error.podSize', { count, size: most });
  const pods = Math.ceil(count / most);
  const pairs = Math.floor(count / 2);
  const sizes = Array.from({ length: pods }, (_, i) => 2 * (Math.floor(pairs / pods) + (i < pairs % pods ? 1 : 0)));
  if (count % 2 === 1) sizes[sizes.length - 1]++;
  if (sizes.some((s) => s > most)) {
    // An odd size of the largest kind: plain equal parts then.
    return Array.from({ length: pods }, (_, i) => Math.floor(count / pods) + (i < count % pods ? 1 : 0));
  }
  return sizes.sort((a, b) => b - a);
}

/** Pods and seats for everybody who plays on, drawn by a seed. */
export function planDraft(state: State, most: number, seed = `${state.seed}/draft${state.drafts.length + 1}`): CommandOf<'draft'> {
  const ids = state.bracket ? state.bracket.seats : activeEntrants(state).map((e) => e.id);
  // In a playoff the seats of the draft are those of its bracket (MTR 10.4).
  const order = state.bracket?.by === 'seats' ? [...state.bracket.seats] : drawnOrder(ids, seed);
  const pods: CommandOf<'draft'>['pods'] = [];
  let next = 0;
  podSizes(ids.length, most).forEach((size, i) => {
    pods.push({ pod: i + 1, seats: order.slice(next, next + size) });
    next += size;
  });
  return { type: 'draft', number: state.drafts.length + 1, seed, pods };
}

/** Seats of a cut to a playoff: by rank, or drawn for the playoff's draft. */
export function planCut(state: State, size: number, ranks: readonly string[], seed = `${state.seed}/cut`): CommandOf<'cut'> {
  const seats = ranks.slice(0, size);
  if (seats.length < size) refuse('error.cutSize', { cut: size });
  const draft = state.settings.playoffDraft === 'draft';
  if (draft && size !== 8) refuse('error.draftCut', { cut: size });
  return { type: 'cut', size, by: draft ? 'seats' : 'rank', seats: draft ? drawnOrder(seats, seed) : seats };
}
