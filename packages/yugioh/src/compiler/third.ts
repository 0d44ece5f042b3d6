/** "each player discards 1 card", "your opponent sends 1 card from their hand": an effect in the third person, as if it were one's own (Y20.3). */
import type { Coded, Reading } from './grammar.js';

const VERBS: readonly (readonly [string, string])[] = [
  ['discards', 'discard'],
  ['draws', 'draw'],
  ['sends', 'send'],
  ['banishes', 'banish'],
  ['destroys', 'destroy'],
  ['Tributes', 'Tribute'],
  ['returns', 'return'],
  ['shuffles', 'shuffle'],
  ['places', 'place'],
  ['adds', 'add'],
  ['Special Summons', 'Special Summon'],
  ['gains', 'gain'],
  ['pays', 'pay'],
  ['reveals', 'reveal'],
  ['Sets', 'Set'],
  ['excavates', 'excavate'],
  ['takes', 'take'],
];

/** The words of one's own effect, and how much longer the others are. */
function own(text: string, verb: readonly [string, string], bare: boolean): string {
  return (
    verb[1] +
    text
      .slice(bare ? verb[1].length : verb[0].length)
      .replaceAll(' they control', ' you CONTROL')
      .replaceAll(' their ', ' your ')
      .replaceAll(' you CONTROL', ' you control')
  );
}

const theirs = (said: string): string => said.replaceAll(' you control', ' they control').replaceAll(' your ', ' their ');

/** Where a reading of the changed words ends in the words that are there. */
function endOf(text: string, changed: string, end: number): number {
  for (let n = 0, m = 0; ; ) {
    if (n >= end) return m;
    if (changed[n] === text[m]) {
      n++;
      m++;
      continue;
    }
    // "they" for "you", "their" for "your"
    const there = /^(?:they|their)/.exec(text.slice(m))?.[0];
    const here = /^(?:your|you)/.exec(changed.slice(n))?.[0];
    if (!there || !here) return -1;
    n += here.length;
    m += there.length;
  }
}

const reader = (bare: boolean): Coded => ({
  read(text, at, g) {
    const verb = VERBS.find((v) => text.startsWith(`${v[bare ? 1 : 0]} `, at));
    if (!verb) return [];
    const rest = text.slice(at);
    const changed = own(rest, verb, bare);
    const plain = bare ? rest : verb[1] + rest.slice(verb[0].length);
    const shift = rest.length - plain.length;
    return g
      .apart(() => g.read('effect', changed, 0))
      .flatMap(([node, end]): Reading[] => {
        const to = endOf(plain, changed, end);
        // "your" in what another player does is not theirs.
        if (to < 0 || /\byour?\b/.test(plain.slice(0, to).replace(/"[^"]*"/g, ''))) return [];
        return [[node, at + to + shift]];
      });
  },
  write(node, tongue, g) {
    const said = g.write('effect', node, tongue);
    if (said === null || tongue === 'zh') return said;
    const verb = VERBS.find(([, plain]) => said.startsWith(`${plain} `));
    return verb ? verb[bare ? 1 : 0] + theirs(said.slice(verb[1].length)) : null;
  },
});

/** "discards 1 card" */
export const does = reader(false);
/** "discard 1 card", after "can" or "make your opponent". */
export const doPlain = reader(true);
