/** "discarding 1 card": an effect with its verb as a gerund, as procedures name what is paid. */
import type { Coded, Reading } from './grammar.js';

const VERBS: readonly (readonly [string, string])[] = [
  ['Tributing', 'Tribute'],
  ['banishing', 'banish'],
  ['sending', 'send'],
  ['discarding', 'discard'],
  ['returning', 'return'],
  ['shuffling', 'shuffle'],
  ['paying', 'pay'],
  ['detaching', 'detach'],
  ['destroying', 'destroy'],
  ['removing', 'remove'],
  ['revealing', 'reveal'],
  ['placing', 'place'],
  ['changing', 'change'],
];

export const paying: Coded = {
  read(text, at, g) {
    const verb = VERBS.find(([gerund]) => text.startsWith(`${gerund} `, at));
    if (!verb) return [];
    const [gerund, plain] = verb;
    const shorter = gerund.length - plain.length;
    const rest = plain + text.slice(at + gerund.length);
    return g.apart(() => g.read('effect', rest, 0)).map(([node, end]): Reading => [node, at + end + shorter]);
  },
  write(node, tongue, g) {
    const said = g.write('effect', node, tongue);
    if (said === null || tongue === 'zh') return said;
    const verb = VERBS.find(([, plain]) => said.startsWith(`${plain} `));
    return verb ? verb[0] + said.slice(verb[1].length) : null;
  },
};
