/** What things are and become: kinds in the plural, sizes in statements, what they still are (CR 205.1, 613.1). */
import type { CardType, Color, Effect, Mod, Quantity, Supertype } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { continuousPart, gaining, lasting, setPT } from './make.js';
import type { Predicate } from './nonterminals.js';
import { mentionsNode, SUBJECT } from './raw.js';

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

/** "a 4/4 Human Soldier creature with indestructible": with the types it had (CR 205.1b) or without them. */
function sized(
  change: 'add' | 'set',
  t: Types,
  pt: { power: Quantity; toughness: Quantity },
  colors: Color[] | undefined,
  abilities: readonly import('@apnap/ability').Ability[] | undefined,
): Predicate | null {
  if (!t.types.includes('Creature')) return null;
  return mods(
    types(t.types.includes('Artifact') ? 'add' : change, t),
    ...(colors ? [{ mod: 'colors', change: 'set', colors } as Mod] : []),
    ...(abilities ?? []).map((ability): Mod => gaining(ability)),
    setPT(pt.power, pt.toughness),
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
  for (const tail of ['that are still lands', 'that are still planeswalkers', 'in addition to their other types'] as const)
    g.rule(
      'predicate',
      `are/become {p:ptSet} {c?:colors} {t:manyTypes} {a?:tokenAbilities} ${tail}` as 'are {p:ptSet} {c?:colors} {t:manyTypes} {a?:tokenAbilities}',
      ({ p, c, t, a }) => sized('add', t, p, c, a),
    );
  g.rule('predicate', 'are/become {p:ptSet} {c?:colors} {t:manyTypes} {a?:tokenAbilities}', ({ p, c, t, a }) => sized('set', t, p, c, a));
}

/** One thing: "is a 5/5 Golem artifact creature", "that's still a planeswalker". */
function single(g: Grammar): void {
  const form = '{p:ptSet} {c?:colors} {t:tokenTypes} {a?:tokenAbilities}';
  g.rule('predicate', `is a/an ${form}` as typeof form, ({ p, c, t, a }) => sized('set', t, p, c, a));
  for (const verb of ['is', 'become/becomes'] as const)
    for (const tail of ["that's still a/an planeswalker/artifact/enchantment", 'that are still planeswalkers'] as const)
      g.rule('predicate', `${verb} a/an ${form} ${tail}` as typeof form, ({ p, c, t, a }) => sized('add', t, p, c, a));
  for (const tail of ["that's still a land", 'in addition to its other types'] as const)
    g.rule('predicate', `is a/an ${form} ${tail}` as typeof form, ({ p, c, t, a }) => sized('add', t, p, c, a));
  g.rule(
    'staticPart',
    `{s:selector} is a/an ${form} . it's still a/an {h:head}` as '{s:selector} {p:ptSet} {c?:colors} {t:tokenTypes} {a?:tokenAbilities} {h:head}',
    ({ s, p, c, t, a, h }) => {
      const kept = h.many ? null : sized('add', t, p, c, a);
      return kept && !mentionsNode(s, { sel: '$target' }) ? [continuousPart(s, kept.mods)] : null;
    },
  );
  // CR 611.2a: a form without an end, which the words after it keep a land (205.1b)
  g.rule(
    'objectVerb',
    `become/becomes a/an ${form} . it's still a/an {h:head}` as '{p:ptSet} {c?:colors} {t:tokenTypes} {a?:tokenAbilities} {h:head}',
    ({ p, c, t, a, h }) => (h.many ? null : forever(sized('add', t, p, c, a))),
  );
  g.rule(
    'objectVerb',
    `become/becomes {p:ptSet} {c?:colors} {t:manyTypes} {a?:tokenAbilities} . they're still {h:head}` as '{p:ptSet} {c?:colors} {t:manyTypes} {a?:tokenAbilities} {h:head}',
    ({ p, c, t, a, h }) => (h.many ? forever(sized('add', t, p, c, a)) : null),
  );
  for (const tail of ["that's still a/an {h:head}", 'in addition to its/their other types'])
    g.rule(
      'objectVerb',
      `become/becomes a/an ${form} ${tail}` as '{p:ptSet} {c?:colors} {t:tokenTypes} {a?:tokenAbilities}',
      ({ p, c, t, a }) => forever(sized('add', t, p, c, a)),
    );
  // CR 611.2a: without an end
  g.rule('objectVerb', 'become/becomes a/an {t:tokenTypes} in addition to its/their other types', ({ t }) =>
    lasting(SUBJECT, [types('add', t)], 'indefinite'),
  );
  g.rule('objectVerb', 'become/becomes a/an {s:subtype} in addition to its/their other types', ({ s }) =>
    s.many ? null : lasting(SUBJECT, [types('add', { supertypes: [], types: [], subtypes: [s.subtype] })], 'indefinite'),
  );
}

export function installForms(g: Grammar): void {
  plurals(g);
  single(g);
}
