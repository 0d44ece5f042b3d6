/** What is lost besides what something is said to be and have: "and loses all other card types and abilities" (CR 205.1a, 613.1). */
import type { Mod } from '@apnap/ability';
import type { Grammar } from './engine.js';
import type { OthersLost, Predicate } from './nonterminals.js';

/** Abilities are lost before those are given that it is said to have; types are replaced instead of added. */
function losing(l: OthersLost, ...said: Predicate[]): Predicate | null {
  const mods = said.flatMap((p) => p.mods);
  const form = mods.some((m) => m.mod === 'types' && m.types.length > 0);
  if (l.types && !form) return null;
  const kept = mods.map((m): Mod => (l.types && m.mod === 'types' ? { ...m, change: 'set' } : m));
  const given = kept.findIndex((m) => m.mod === 'addAbility');
  const at = given < 0 ? kept.length : given;
  const lost: Mod[] = l.abilities ? [{ mod: 'loseAllAbilities' }] : [];
  return { mods: [...kept.slice(0, at), ...lost, ...kept.slice(at)], rules: said.flatMap((p) => p.rules) };
}

export function installLosingOthers(g: Grammar): void {
  g.rule('othersLost', 'it? lose/loses all other abilities', () => ({ abilities: true }));
  g.rule('othersLost', 'it? lose/loses all other card types', () => ({ types: true }));
  g.rule('othersLost', 'it? lose/loses all other card types and abilities', () => ({ types: true, abilities: true }));
  g.rule('othersLost', 'it? lose/loses all other abilities , card types , and creature types', () => ({ types: true, abilities: true }));
  // a form of which more than its kind is said by what it loses
  const plain = (
    t: { supertypes: Extract<Mod, { mod: 'types' }>['supertypes']; types: Extract<Mod, { mod: 'types' }>['types']; subtypes: string[] },
    colors: Extract<Mod, { mod: 'colors' }>['colors'] | undefined,
    more: Mod[] = [],
  ): Predicate => ({
    mods: [{ mod: 'types', change: 'set', ...t }, ...(colors ? [{ mod: 'colors', change: 'set', colors } as Mod] : []), ...more],
    rules: [],
  });
  g.rule('formed', '{p:predicate}', ({ p }) => p);
  g.rule('formed', 'is/become/becomes a/an {c?:colors} {t:tokenTypes} {w?:withs}', ({ c, t, w }) => plain(t, c, w));
  g.rule('predicates', '{a:formed} and {l:othersLost}', ({ a, l }) => losing(l, a));
  g.rule('predicates', '{a:formed} , and {l:othersLost}', ({ a, l }) => losing(l, a));
  g.rule('predicates', '{a:formed} and {b:predicate} , and {l:othersLost}', ({ a, b, l }) => losing(l, a, b));
  g.rule('predicates', '{a:formed} , {b:predicate} , and {l:othersLost}', ({ a, b, l }) => losing(l, a, b));
  g.rule('predicates', '{a:formed} , {b:predicate} , {l:othersLost} , and {c:predicate}', ({ a, b, l, c }) => losing(l, a, b, c));
}
