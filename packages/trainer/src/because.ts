/** Why an answer is right, by what the engine says of it. */
import { explainCannot, explainObject, type Reason, type State } from '@apnap/magic';
import type { Text } from '@apnap/words';
import type { Because } from './question.js';
import { say, type TextId } from './said.js';

const joined = (en: readonly Reason[], zh: readonly Reason[]): Because[] =>
  en.map((r, i) => ({ text: { en: r.text, zh: zh[i]?.text ?? r.text }, rules: r.rules }));

/** What makes an object what it is, layer by layer. */
export const whyIs = (s: State, id: number): Because[] => joined(explainObject(s, id, 'en'), explainObject(s, id, 'zh'));

/** Why something can, or can't, be done with an object now, with its name before it. */
export function whyCan(s: State, seat: number, id: number, name: Text): Because[] {
  return joined(explainCannot(s, seat, id, 'en'), explainCannot(s, seat, id, 'zh')).map((b) => ({
    ...b,
    text: say('why.of', { name, why: b.text }),
  }));
}

/** A rule in our words. */
export const because = (id: TextId, rules: readonly string[], params: Parameters<typeof say>[1] = {}): Because => ({
  text: say(id, params),
  rules,
});
