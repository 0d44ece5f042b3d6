/** What led to something that the rules do of their own accord: told where no decision of a player is its cause. */
import type { Message } from '@apnap/kernel';
import type { EventView } from '../view/events.js';

/** What was said of the game before, or a sentence about what the rules do then. */
export type StoryPart = { event: EventView } | { message: Message; rules: readonly string[] };

/** The last answer before: that a player passed, and what was on top of the stack and which step it was then. */
export interface Passed {
  step: string;
  stack: boolean;
}

/** So many events back at most: a turn has fewer but in games that were made to be long. */
const BACK = 2000;

/** The events of the turn before this one that are of these kinds, the latest first. */
function earlierInTurn(e: EventView, before: (id: number) => EventView | undefined, kinds: readonly string[]): EventView[] {
  const found: EventView[] = [];
  for (let id = e.id - 1; id > 0 && id > e.id - BACK; id--) {
    const then = before(id);
    if (then?.kind === 'turn') break;
    if (then && kinds.includes(then.kind)) found.push(then);
  }
  return found;
}

/** CR 510.1: who deals combat damage attacked and was blocked or not, or blocked. */
function combat(e: EventView, before: (id: number) => EventView | undefined): StoryPart[] {
  const dealer = e.source?.id;
  const declared = earlierInTurn(e, before, ['attack', 'block']);
  const attack = declared.find((a) => a.kind === 'attack' && a.object?.id === dealer);
  if (!attack) return declared.filter((b) => b.kind === 'block' && b.object?.id === dealer).map((event) => ({ event }));
  const blocks = declared.filter((b) => b.kind === 'block' && b.source?.id === dealer && b.id > attack.id);
  const blocked: StoryPart[] =
    blocks.length > 0 ? blocks.map((event) => ({ event })) : [{ message: { id: 'story.unblocked' }, rules: ['509.1h', '510.1b'] }];
  return [...blocked, { event: attack }];
}

/**
 * What led to an event that no decision has caused, nearest first.
 * @param before the event with a number, where whoever asks knows it
 * @param passed what the last answer before it was; null: no player passed
 */
export function storyOf(e: EventView, before: (id: number) => EventView | undefined, passed: Passed | null): StoryPart[] {
  const parts: StoryPart[] = [];
  if (e.kind === 'damage' && e.word === 'combat') parts.push(...combat(e, before));
  // CR 704.3: before a player gets priority
  if (e.rule.startsWith('704.')) parts.push({ message: { id: 'story.stateBased' }, rules: ['704.3'] });
  if (passed === null) return parts;
  // CR 117.4, 500.2
  const id = passed.stack ? 'story.resolved' : 'story.stepEnded';
  return [
    ...parts,
    { message: { id, params: { step: { id: `step.${passed.step}` } } }, rules: passed.stack ? ['117.4', '608.1'] : ['117.4', '500.2'] },
  ];
}
