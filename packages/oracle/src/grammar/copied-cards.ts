/** Cards that are copied where they are, and the copies that are cast (CR 707.12). */
import type { AlternativeCost, Effect, Selector } from '@apnap/ability';
import { mayCast } from './effects-library.js';
import type { Grammar } from './engine.js';
import { choose, moved } from './make.js';
import { seq, withPlayer, YOU } from './raw.js';

export function installCopiedCards(g: Grammar): void {
  const copied = (what: Selector, terms: 'free' | AlternativeCost | undefined): Effect => ({
    do: 'play',
    who: YOU,
    what,
    cost: terms ?? 'normal',
    copy: 'copy',
  });
  for (const nonterminal of ['pronoun', 'chosen'] as const) g.rule('copiedCard', `{o:${nonterminal}}` as '{o:pronoun}', ({ o }) => o);
  g.rule('clause', '{c:copyCast}', ({ c }) => withPlayer(c, YOU));
  // two choices: to copy it, and to cast what was made
  g.rule('copyCast', 'you may copy {o:copiedCard} . if you do , you may cast the copy {f?:castTerms}', ({ o, f }) =>
    mayCast(mayCast(copied(o, f))),
  );
  g.rule('copyCast', 'you may copy {o:copiedCard} and cast the copy {f?:castTerms}', ({ o, f }) => mayCast(copied(o, f)));
  g.rule('copyCast', 'copy {o:copiedCard} ./, and? you may cast the copy {f?:castTerms}', ({ o, f }) => mayCast(copied(o, f)));
  g.rule('copyCast', 'copy {o:copiedCard} {k:several} times . you may cast the copies {f?:castTerms}', ({ o, k, f }) => ({
    do: 'repeat',
    times: k,
    effect: mayCast(copied(o, f)),
  }));
  g.rule('copyCast', 'exile {o:object} and copy {c:pronoun} . you may cast the copy {f?:castTerms}', ({ o, c, f }, m) =>
    seq(Object.assign(moved(o, 'exile'), { $at: m.at }), mayCast(copied(c, f))),
  );
  // CR 608.2g: cast where that is possible, in any order
  g.rule('copyCast', 'copy {o:copiedCard} . cast the copies if able without paying their mana costs', ({ o }) => copied(o, 'free'));
  // the card that is chosen, so often
  g.rule('copyCast', 'choose a/an {w:way} and copy it {k:several} times . you may cast the copies {f?:castTerms}', ({ w, k, f }, m) => {
    const slot = -1_200_000 - m.at * 2;
    const chosen = { do: 'let', slot, what: choose(YOU, w.of, 1, 1), $at: m.at } as Effect;
    return w.many ? null : seq(chosen, { do: 'repeat', times: k, effect: mayCast(copied({ sel: 'slot', slot }, f)) });
  });
}
