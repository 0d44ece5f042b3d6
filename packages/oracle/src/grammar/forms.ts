/** What things are and become: kinds in the plural, sizes in statements, what they still are (CR 205.1, 613.1). */
import type { CardType, Color, Effect, Mod, Supertype } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { all, continuousPart, gaining, lasting, setPT } from './make.js';
import type { Predicate, Shape } from './nonterminals.js';
import { mentionsNode, rewrite, SELF, SUBJECT } from './raw.js';

interface Types {
  supertypes: Supertype[];
  types: CardType[];
  subtypes: string[];
}

const mods = (...list: Mod[]): Predicate => ({ mods: list, rules: [] });
const types = (change: 'add' | 'set', t: Types): Mod => ({
  mod: 'types',
  change,
  types: t.types,
  subtypes: t.subtypes,
  supertypes: t.supertypes,
});

/** With the types it had (CR 205.1b) or without them; a creature. */
export function shaped(change: 'add' | 'set', shape: Shape, colored: 'add' | 'set' = 'set'): Predicate | null {
  return shape.types.types.includes('Creature') ? ofShape(change, shape, colored) : null;
}

export function ofShape(change: 'add' | 'set', { types: t, size, colors, more }: Shape, colored: 'add' | 'set' = 'set'): Predicate {
  return mods(
    types(change, t),
    ...(colors ? [{ mod: 'colors', change: colored, colors } as Mod] : []),
    ...more,
    setPT(size.power, size.toughness),
  );
}

/** CR 611.2a: without a duration it lasts until the game ends. */
const forever = (p: Predicate | null): Effect | null => p && lasting(SUBJECT, p.mods, 'indefinite');

function plurals(g: Grammar): void {
  g.rule('manyTypes', '{t:type}', ({ t }) => (t.many ? { supertypes: [], types: [t.type], subtypes: [] } : null));
  g.rule('manyTypes', '{s:subtype}', ({ s }) => (s.many ? { supertypes: [], types: [], subtypes: [s.subtype] } : null));
  g.rule('manyTypes', '{s:subtype} {r:manyTypes}', ({ s, r }) => (s.many ? null : { ...r, subtypes: [s.subtype, ...r.subtypes] }));
  g.rule('manyTypes', '{t:type} {r:manyTypes}', ({ t, r }) =>
    t.many || r.supertypes.length || r.subtypes.length ? null : { ...r, types: [t.type, ...r.types] },
  );
  g.rule('predicate', 'are/become {t:manyTypes} in addition to their other types', ({ t }) => mods(types('add', t)));
  // what they are as creatures is their own (CR 301.7)
  g.rule('predicate', 'become {t:manyTypes}', ({ t }) =>
    t.types.includes('Artifact') && t.types.includes('Creature') ? mods(types('set', t)) : null,
  );
  g.rule('shapes', '{p:ptSet} {c?:colors} {t:manyTypes} {w?:withs}', ({ p, c, t, w }) => shapeOf(t, p, c, w));
  for (const tail of ['that are still lands', 'that are still planeswalkers', 'in addition to their other types'] as const)
    g.rule('predicate', `are/become {f:shapes} ${tail}` as 'are {f:shapes}', ({ f }) => shaped('add', f));
  g.rule('predicate', 'are/become {f:shapes}', ({ f }) => shaped('set', f));
  for (const still of [". they're still", 'that are still'])
    g.rule('objectVerb', `become/becomes {f:shapes} ${still} {h:head}` as '{f:shapes} {h:head}', ({ f, h }) =>
      h.many ? forever(shaped('add', f)) : null,
    );
}

const shapeOf = (t: Types, size: Shape['size'], colors: Color[] | undefined, more: Mod[] | undefined): Shape => ({
  types: t,
  size,
  ...(colors ? { colors } : {}),
  more: more ?? [],
});

/** Creature types, and a color, besides those that it has. */
const kindAdded = (subtypes: string[], color?: Color): Mod[] => [
  types('add', { supertypes: [], types: [], subtypes }),
  ...(color ? [{ mod: 'colors', change: 'add', colors: [color] } as Mod] : []),
];

/** One thing: "is a 5/5 Golem artifact creature", "that's still a planeswalker". */
function single(g: Grammar): void {
  g.rule('withs', 'with {a:abilities}', ({ a }) => a.map((ability): Mod => gaining(ability)));
  g.rule('withs', 'with {a:abilities} and all creature types', ({ a }) => [
    ...a.map((ability): Mod => gaining(ability)),
    { mod: 'allCreatureTypes' },
  ]);
  g.rule('withs', 'with all creature types', () => [{ mod: 'allCreatureTypes' }]);
  g.rule('shape', '{p:ptSet} {c?:colors} {t:tokenTypes} {w?:withs}', ({ p, c, t, w }) => shapeOf(t, p, c, w));
  g.rule('shape', '{u:supertype} {f:shape}', ({ u, f }) => ({ ...f, types: { ...f.types, supertypes: [u, ...f.types.supertypes] } }));
  // creature types alone: "a 1/1 white Spirit with flying"
  g.rule('rowShape', '{p:ptSet} {c?:colors} {r:subtypeRow} {w?:withs}', ({ p, c, r, w }) =>
    shapeOf({ supertypes: [], types: [], subtypes: r }, p, c, w),
  );
  g.rule('predicate', 'is/become/becomes a/an {f:rowShape} in addition to its/their other types', ({ f }) => ofShape('add', f));
  // CR 205.3b, 604.3: wherever it is
  g.rule('staticPart', '~ is also a/an {a:subtype} , {b:subtype} , {c:subtype} , and {d:subtype}', ({ a, b, c, d }) => [
    continuousPart(SELF, kindAdded([a, b, c, d].map((x) => x.subtype))),
  ]);
  g.rule('predicate', 'is/become/becomes a/an {r:subtypeRow} in addition to its/their other types', ({ r }) =>
    r.length < 2 ? null : { mods: [types('add', { supertypes: [], types: [], subtypes: r })], rules: [] },
  );
  g.rule('predicate', 'is/become/becomes a/an {f:shape}', ({ f }) => shaped('set', f));
  // CR 604.3a: an ability that an effect gives defines nothing, and is applied with other effects (613.4b)
  g.rule('predicate', 'become/becomes a/an {c?:colors} {t:tokenTypes} with {q:quoted}', ({ c, t, q }) => {
    const sized = mentionsNode(q, { mod: 'setPT', as: 'cda' });
    if (!sized || !t.types.includes('Creature')) return null;
    const given = rewrite(q, (n) => (n.mod === 'setPT' ? { ...n, as: 'set' } : undefined));
    return mods(types('set', t), ...(c ? [{ mod: 'colors', change: 'set', colors: c } as Mod] : []), gaining(given));
  });
  // CR 205.1a: an artifact type that it had stays, unless the words take it
  g.rule('predicate', "become/becomes a/an {f:shape} that's no longer a/an {s:subtype}", ({ f, s }) => {
    const form = s.many ? null : shaped('set', f);
    const without: Mod = { mod: 'types', change: 'remove', types: [], subtypes: [s.subtype], supertypes: [] };
    return form && { ...form, mods: [...form.mods, without] };
  });
  for (const tail of [
    "that's still a/an land/planeswalker/artifact/enchantment",
    'that are still lands/planeswalkers',
    'in addition to its/their other types',
  ] as const)
    g.rule('predicate', `is/become/becomes a/an {f:shape} ${tail}` as 'is a {f:shape}', ({ f }) => shaped('add', f));
  g.rule('staticPart', "{s:selector} is a/an {f:shape} . it's still a/an {h:head}", ({ s, f, h }) => {
    const kept = h.many ? null : shaped('add', f);
    return kept && !mentionsNode(s, { sel: '$target' }) ? [continuousPart(s, kept.mods)] : null;
  });
  g.rule('staticPart', "{n:things} are {f:shapes} . they're still {h:head}", ({ n, f, h }) => {
    const kept = h.many ? shaped('add', f) : null;
    return kept && [continuousPart(all('battlefield', n), kept.mods)];
  });
  // CR 611.2a: a form without an end, which the words after it keep a land (205.1b)
  g.rule('objectVerb', "become/becomes a/an {f:shape} . it's still a/an {h:head}", ({ f, h }) =>
    h.many ? null : forever(shaped('add', f)),
  );
  for (const tail of ["that's still a/an {h:head}", 'in addition to its/their other types'])
    g.rule('objectVerb', `become/becomes a/an {f:shape} ${tail}` as 'becomes a {f:shape}', ({ f }) => forever(shaped('add', f)));
  g.rule('objectVerb', 'become/becomes a/an {u?:supertype} {r:subtypeRow} in addition to its/their other types', ({ u, r }) =>
    r.length + (u ? 1 : 0) < 2
      ? null
      : lasting(SUBJECT, [types('add', { supertypes: u ? [u] : [], types: [], subtypes: r })], 'indefinite'),
  );
  g.rule('objectVerb', 'become/becomes a/an {r:subtypeRow} in addition to its/their other types and gain/gains {a:abilities}', ({ r, a }) =>
    lasting(
      SUBJECT,
      [types('add', { supertypes: [], types: [], subtypes: r }), ...a.map((ability): Mod => gaining(ability))],
      'indefinite',
    ),
  );
  // CR 611.2a: without an end
  g.rule('objectVerb', 'become/becomes a/an {t:tokenTypes} in addition to its/their other types', ({ t }) =>
    lasting(SUBJECT, [types('add', t)], 'indefinite'),
  );
  g.rule('objectVerb', 'become/becomes a/an {s:subtype} in addition to its/their other types', ({ s }) =>
    s.many ? null : lasting(SUBJECT, kindAdded([s.subtype]), 'indefinite'),
  );
  const colored = 'in addition to its/their other colors and types';
  g.rule('predicate', `are {c:color} {s:subtype} ${colored}` as 'are {c:color} {s:subtype}', ({ c, s }) =>
    s.many ? mods(...kindAdded([s.subtype], c)) : null,
  );
}

/** "It's still a land": it keeps its other types (CR 205.1b). */
export function stillLand(before: Effect): Effect | null {
  let found = false;
  const out = rewrite(before, (node) => {
    if (node.mod !== 'types') return undefined;
    found = true;
    return { ...node, change: 'add' };
  });
  return found ? out : null;
}

export function installForms(g: Grammar): void {
  plurals(g);
  single(g);
}
