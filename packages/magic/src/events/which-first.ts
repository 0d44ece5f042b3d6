/** CR 616.1: which of several effects that could change an event does so first. */
import { ask } from '@apnap/kernel';
import type { G } from '../state/log.js';
import type { Env } from '../state/objects.js';

/**
 * The index of the effect that the player chooses: the affected player, or the controller or owner of the affected object. Effects that are the same
 * statement give the same result in any order, so nobody is asked about them unless every choice is to be put to the players.
 */
export function whichFirst(g: G, seat: number, effects: readonly { node: number; env: Env }[]): number {
  if (effects.length < 2 || (g.s.forced !== 'ask' && effects.every((e) => e.node === effects[0].node))) return 0;
  const answer = ask(g, {
    seat,
    kind: 'replacement',
    ask: { form: 'pick', options: effects.map((e) => ({ replacement: e.node, source: e.env.source })), min: 1, max: 1 },
    rule: '616.1',
    prompt: { id: 'ask.replacement' },
    visible: 'all',
  });
  return 'pick' in answer ? answer.pick[0] : 0;
}
