/** What a copy effect says "except" (CR 707.9): names, types, numbers and abilities that the copy has in any case. */
import type { Effect, Mod, Selector } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { ofShape, shaped } from './forms.js';
import { chooseOne, gaining, lasting, ofSlot, oneOf, replacementPart, setPT } from './make.js';
import type { Predicate } from './nonterminals.js';
import { allOf, and, otherAt, SELF, SUBJECT, seq, withPlayer, YOU } from './raw.js';

const types = (change: 'add' | 'remove', of: Partial<Pick<Extract<Mod, { mod: 'types' }>, 'types' | 'subtypes' | 'supertypes'>>): Mod => ({
  mod: 'types',
  change,
  types: of.types ?? [],
  subtypes: of.subtypes ?? [],
  supertypes: of.supertypes ?? [],
});

const becomes = (of: Selector, except: Mod[]): Predicate => ({ mods: [{ mod: 'copy', of, except }], rules: [] });

export function installCopies(g: Grammar): void {
  for (const it of ['it', 'they', 'the token', 'the copy'] as const) {
    g.rule('copyException', `${it} {p:predicate}`, ({ p }) => (p.rules.length === 0 && p.mods.length > 0 ? p.mods : null));
  }
  for (const is of ["it's", 'it is', 'they are', 'the token is', 'the copy is'] as const) {
    g.rule('copyException', `${is} a/an {t:tokenTypes} in addition to its/their other types`, ({ t }) => [types('add', t)]);
    g.rule('copyException', `${is} a/an {r:subtypeRow} in addition to its/their other types`, ({ r }) => [types('add', { subtypes: r })]);
    g.rule('copyException', `${is} {s:supertype}` as "it's {s:supertype}", ({ s }) => [types('add', { supertypes: [s] })]);
    g.rule('copyException', `${is} {s:supertype} in addition to its/their other types`, ({ s }) => [types('add', { supertypes: [s] })]);
    const besides = [
      ['in addition to its/their other types', 'set'],
      ['in addition to its/their other colors and types', 'add'],
    ] as const;
    for (const [tail, colored] of besides) {
      g.rule('copyException', `${is} a/an {f:shape} ${tail}` as "it's a {f:shape}", ({ f }) => shaped('add', f, colored)?.mods ?? null);
      g.rule('copyException', `${is} a/an {f:rowShape} ${tail}` as "it's a {f:shape}", ({ f }) => ofShape('add', f, colored).mods);
    }
    g.rule('copyException', `${is} a/an {f:rowShape}` as "it's a {f:shape}", ({ f }) => ofShape('set', f).mods);
    g.rule('copyException', `${is} {c:colors}`, ({ c }) => [{ mod: 'colors', change: 'set', colors: c }]);
    g.rule('copyException', `${is} a? {p:ptSet}`, ({ p }) => [setPT(p.power, p.toughness)]);
  }
  g.rule('copyException', 'it has {a:abilities} and this ability', ({ a }) => [...a.map(gaining), { mod: 'thisAbility' }]);
  g.rule('copyException', 'it has this ability and {a:abilities}', ({ a }) => [{ mod: 'thisAbility' }, ...a.map(gaining)]);
  g.rule('copyException', 'it has this ability', () => [{ mod: 'thisAbility' }]);
  g.rule('copyException', 'its name is {n:cardName}', ({ n }) => [{ mod: 'name', name: n }]);
  g.rule('copyException', "~ 's name is {n:cardName}", ({ n }) => [{ mod: 'name', name: n }]);
  for (const are of ['they are', "they're"] as const)
    g.rule('copyException', `${are} {f:shapes} in addition to their other types` as '{f:shapes}', ({ f }) => ofShape('add', f).mods);
  g.rule('predicate', 'become/becomes a copy of {o:oneObject} {e?:copyExcept}', ({ o, e }) => becomes(o, e ?? []));
  // of what is named: "it" might be what becomes the copy
  g.rule('objectVerb', 'become/becomes a copy of {o:oneObject} {d:duration} {e:copyExcept}', ({ o, d, e }) =>
    (o as { noun?: string }).noun === 'it' ? null : lasting(SUBJECT, becomes(o, e).mods, d),
  );
  // CR 707.2: what it copies is chosen as the effect is carried out
  g.rule('objectVerb', 'become/becomes a copy of {o:chosen} {d:duration}', ({ o, d }, m) => {
    const slot = -1_300_000 - m.at * 2;
    if (o.sel !== 'choose' || o.max !== 1 || o.from.sel !== 'all') return null;
    return seq({ do: 'let', slot, what: withPlayer(o, YOU), $at: m.at } as Effect, lasting(SUBJECT, becomes(ofSlot(slot), []).mods, d));
  });
  // CR 611.2a: without a duration it lasts until the game ends
  g.rule('objectVerb', 'become/becomes a copy of {o:oneObject} {e?:copyExcept}', ({ o, e }) =>
    lasting(SUBJECT, becomes(o, e ?? []).mods, 'indefinite'),
  );
  // CR 614.1e
  g.rule(
    'staticPart',
    'as ~ enters or is turned face up , you may choose another {n:noun} . if you do , until ~ is turned face down , it becomes a copy of that {h:head} {e:copyExcept}',
    ({ n, h, e }, m) =>
      n.many || n.zone || h.many
        ? null
        : [
            replacementPart({
              replace: 'enters',
              what: oneOf(SELF),
              or: 'turnedFaceUp',
              copy: {
                of: chooseOne(YOU, allOf({ ...n, filter: and(otherAt(m), n.filter) })),
                optional: 'may',
                except: e,
                until: 'turnedFaceDown',
              },
            }),
          ],
  );
  g.rule('copyExcept', ', except that? {a:copyException}', ({ a }) => a);
  g.rule('copyExcept', ', except {a:copyException} and {b:copyException}', ({ a, b }) => [...a, ...b]);
  g.rule('copyExcept', ', except {a:copyException} , {b:copyException} , and {c:copyException}', ({ a, b, c }) => [...a, ...b, ...c]);
  // "it's a Wall in addition to its other types and has defender": the subject is said once
  g.rule('copyExcept', ', except {a:copyException} , {b:copyException} , {c:copyException} , and {d:copyException}', ({ a, b, c, d }) => [
    ...a,
    ...b,
    ...c,
    ...d,
  ]);
  // two of them, with a comma before the second
  g.rule('copyExcept', ', except {a:copyException} , and {b:copyException}', ({ a, b }) => [...a, ...b]);
  g.rule('copyExcept', ', except {a:copyException} and {p:predicate}', ({ a, p }) =>
    p.rules.length === 0 && p.mods.length > 0 ? [...a, ...p.mods] : null,
  );
}
