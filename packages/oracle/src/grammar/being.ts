/** What something is said to be when it has been put onto the battlefield (CR 611.2e): "It's a Zombie in addition to its other types". */
import { type Effect, type Mod, mentionsNode, type Selector } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { continuousPart, lasting } from './make.js';
import type { Predicate } from './nonterminals.js';
import { raw } from './raw.js';

/** Words by which something changes, which it does when it is there already. */
const CHANGES: ReadonlySet<string> = new Set(['become', 'becomes', 'gain', 'gains', 'get', 'gets', 'lose', 'loses']);

const isForm = (mod: Mod): boolean => mod.mod === 'types' || mod.mod === 'colors' || mod.mod === 'setPT';

export function installBeing(g: Grammar): void {
  g.rule('predicate', 'have/has no abilities', () => ({ mods: [{ mod: 'loseAllAbilities' }], rules: [] }));
  // CR 613.1f
  const having = (of: Selector, which: 'activated' | 'nonMana'): Predicate => ({
    mods: [{ mod: 'abilitiesOf', which, of }],
    rules: [],
  });
  g.rule('predicate', 'have/has all activated abilities of {o:selector}', ({ o }) => having(o, 'activated'));
  g.rule('predicate', 'have/has all activated abilities of {o:selector} except mana abilities', ({ o }) => having(o, 'nonMana'));
  // CR 702.11d: kinds of a keyword
  g.rule('predicate', 'have/has/gain/gains each {k:keyword} ability of {o:selector}', ({ k, o }) => ({
    mods: [{ mod: 'abilitiesOf', which: { keyword: k }, of: o }],
    rules: [],
  }));
  g.rule('predicate', 'have/has each {k:keyword} ability of all {n:cards} you removed from the draft with cards named ~', ({ k, n }) => ({
    mods: [{ mod: 'abilitiesOf', which: { keyword: k }, of: { removed: n } }],
    rules: [],
  }));
  g.rule('staticPart', '{s:selector} {p:predicates} . it is a/an {r:subtypeRow} in addition to its other types', ({ s, p, r }) =>
    p.rules.length > 0 || mentionsNode(s, { sel: '$target' })
      ? null
      : [continuousPart(s, [...p.mods, { mod: 'types', change: 'add', supertypes: [], types: [], subtypes: r }])],
  );
  const being = (o: Selector, p: Predicate, m: Match): Effect | null => {
    if ((o as { sel: string }).sel !== '$ref' || p.rules.length > 0 || !p.mods.some(isForm)) return null;
    let quoted = false;
    for (const { key } of m.tokens.slice(m.at, m.end)) {
      if (key === '"') quoted = !quoted;
      else if (!quoted && CHANGES.has(key)) return null;
    }
    return { ...lasting(o, p.mods, 'indefinite'), $is: true } as Effect;
  };
  g.rule('sentence', '{o:pronoun} {p:predicates}', ({ o, p }, m) => being(o, p, m));
  g.rule('sentence', 'if you do , {o:pronoun} {p:predicates}', ({ o, p }, m) => {
    const effect = being(o, p, m);
    return effect && raw.effect({ do: '$ifDid', done: true, effect });
  });
}
