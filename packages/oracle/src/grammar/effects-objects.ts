/** What objects do and what becomes of them: damage, "gets +1/+1", "gains flying", "can't block" (CR 120, 611, 613). */
import {
  BASIC_LAND_TYPES,
  type DamageEffect,
  type Duration,
  type Effect,
  type KeywordName,
  type Mod,
  type Quantity,
  type Selector,
} from '@apnap/ability';
import { divided } from './effects-basic.js';
import type { Grammar } from './engine.js';
import { cant, lasting as effectOn, gaining, ruling, setPT, statOf } from './make.js';
import type { Predicate } from './nonterminals.js';
import { multiply } from './quantities.js';
import { allOf, asFilter, mentions, mentionsNode, raw, SUBJECT, SUBJECT_FILTER } from './raw.js';
import { ref } from './references.js';
import { SECOND } from './words.js';

const mods = (...list: Mod[]): Predicate => ({ mods: list, rules: [] });

function durations(g: Grammar): void {
  g.rule('duration', 'until end of turn', () => 'endOfTurn');
  g.rule('duration', 'this turn', () => 'endOfTurn');
  g.rule('duration', 'this combat', () => 'endOfCombat');
  g.rule('duration', 'until end of combat', () => 'endOfCombat');
  g.rule('duration', 'until your next turn', () => 'untilYourNextTurn');
  g.rule('duration', 'until the end of your next turn', () => 'untilEndOfYourNextTurn');
  g.rule('duration', 'until your next upkeep', () => 'untilYourNextUpkeep');
  // reason: magic/rules/611-forms-and-batches.test.ts reads it
  g.rule('duration', 'until your next end step', () => 'untilYourNextEndStep');
  // reason: magic/rules/611-forms-and-batches.test.ts reads it
  g.rule('duration', 'until end of combat on your next turn', () => 'untilEndOfCombatOnYourNextTurn');
  g.rule('duration', 'for as long as ~ remains on the battlefield', () => 'whileSourceOnBattlefield');
  g.rule('duration', 'for as long as you control ~', () => 'whileYouControlSource');
  // CR 611.2b: of what the effect is about
  g.rule('duration', 'for as long as it has a/an {c:counterName} counter on it', ({ c }) => `counter:${c}` as const);
  g.rule('duration', 'for as long as ~ remains tapped', () => 'whileSourceTapped');
  g.rule('duration', 'for as long as you control ~ and ~/it remains tapped', () => 'whileYouControlTappedSource');
}

function damage(g: Grammar): void {
  const deal = (to: Selector, amount: Quantity): DamageEffect => ({ do: 'damage', source: SUBJECT, to, amount });
  // "each opponent equal to … that player's": of each their own, which is read elsewhere
  const own = (e: Selector, q: Quantity): boolean =>
    e.sel === 'players' && e.who.player.startsWith('each') && mentionsNode(q, { noun: 'player' });
  g.rule('objectVerb', 'deal/deals damage to {e:entity} equal to {q:quantity}', ({ q, e }) => (own(e, q) ? null : deal(e, q)));
  // of several each has a number of its own, which is not said here
  g.rule('objectVerb', 'deal/deals {n:digits} damage to {e:entity} {f:forEach}', ({ n, e, f }) =>
    mentions(f, (x) => x.sel === '$ref') || (e.sel === 'players' && e.who.player.startsWith('each')) ? null : deal(e, multiply(n, f)),
  );
  g.rule('objectVerb', 'deal/deals {n:quantity} damage to them', ({ n }, m) =>
    deal(raw.selector({ sel: '$ref', at: m.end - 1, noun: 'player', many: false, words: 'to them' }), n),
  );
  g.rule('objectVerb', 'deal/deals {n:quantity} damage to {e:entity} and {k:quantity} damage to {f:entity}', ({ n, e, k, f }) => ({
    ...deal(e, n),
    also: [deal(f, k)],
  }));
  g.rule(
    'objectVerb',
    'deal/deals {n:quantity} damage to {e:entity} , {k:quantity} damage to {f:entity} , and {l:quantity} damage to {h:entity}',
    ({ n, e, k, f, l, h }) => ({ ...deal(e, n), also: [deal(f, k), deal(h, l)] }),
  );
  g.rule('objectVerb', 'deal/deals {n:quantity} damage divided as you choose among {e:entity}', ({ n, e }) =>
    divided(e, n, (to) => deal(to, { q: 'share' })),
  );
  for (const round of ['down', 'up'] as const)
    g.rule(
      'objectVerb',
      `deal/deals {n:number} damage divided evenly , rounded ${round} , among {e:entity}` as '{n:number} {e:entity}',
      ({ n, e }) => deal(e, { q: 'half', of: n, by: { q: 'count', of: e }, round }),
    );
  g.rule('playerVerb', 'double/doubles the value of X', (_, m) => ({ do: 'doubleX', what: ref(m, 'spell') }));
  g.rule('objectVerb', 'becomes foretold . its foretell cost is its mana cost reduced by {m:mana}', ({ m }) => ({
    do: 'become',
    what: SUBJECT,
    status: 'foretold',
    cost: [{ pay: 'manaCostOf', of: { sel: 'self' }, less: m }],
  }));
}

/** What they have no more. */
function losses(g: Grammar): void {
  g.rule('predicate', 'lose/loses {k:keyword}', ({ k }) => mods({ mod: 'loseAbility', keyword: k }));
  const losing = (...list: KeywordName[]): Predicate => mods(...list.map((keyword): Mod => ({ mod: 'loseAbility', keyword })));
  g.rule('predicate', 'lose/loses {j:keyword} and {k:keyword}', ({ j, k }) => losing(j, k));
  // reason: between two and five, which cards have
  g.rule('predicate', 'lose/loses {j:keyword} , {k:keyword} ,? and {l:keyword}', ({ j, k, l }) => losing(j, k, l));
  // reason: between two and five, which cards have
  g.rule('predicate', 'lose/loses {j:keyword} , {k:keyword} , {l:keyword} , and {n:keyword}', ({ j, k, l, n }) => losing(j, k, l, n));
  g.rule('predicate', 'lose/loses {j:keyword} , {k:keyword} , {l:keyword} , {n:keyword} , and {o:keyword}', ({ j, k, l, n, o }) =>
    losing(j, k, l, n, o),
  );
  const barring = (keyword: KeywordName): Mod => ({ mod: 'loseAbility', keyword, barred: 'barred' });
  g.rule('predicate', "lose/loses {k:keyword} and can't have or gain {j:keyword}", ({ k, j }) => (k === j ? mods(barring(k)) : null));
  g.rule('predicate', "lose/loses {k:keyword} and {l:keyword} and can't have {j:keyword} or {m:keyword}", ({ k, l, j, m }) =>
    k === j && l === m ? mods(barring(k), barring(l)) : null,
  );
  g.rule('predicate', 'lose/loses all abilities', () => mods({ mod: 'loseAllAbilities' }));
}

function changes(g: Grammar): void {
  g.rule('predicate', 'get/gets {p:pt}', ({ p }) => mods({ mod: 'pt', power: p.power, toughness: p.toughness }));
  g.rule('predicate', 'get/gets {p:pt} {t:whereXY}', ({ p, t }) => (p.toughness === SECOND ? mods({ mod: 'pt', ...t }) : null));
  g.rule('objectVerb', 'get/gets {p:pt} {d:duration} {t:whereXY}', ({ p, d, t }) =>
    p.toughness === SECOND ? continuous(mods({ mod: 'pt', ...t }), d) : null,
  );
  g.rule('whereXY', ', where X is {q:quantity} ,? and Y is {r:quantity}', ({ q, r }) =>
    mentions(r, (n) => n.sel === '$ref') ? null : { power: q, toughness: r },
  );
  g.rule('whereXY', ', where X is {o:possessiveObject} {s:statName} ,? and Y is its {t:statName}', ({ o, s, t }) => ({
    power: statOf(s, o),
    toughness: statOf(t, o),
  }));
  g.rule('predicate', 'get/gets an additional {p:pt}', ({ p }) => mods({ mod: 'pt', power: p.power, toughness: p.toughness }));
  g.rule('predicate', 'get/gets {p:pt} {f:forEach}', ({ p, f }) =>
    mods({ mod: 'pt', power: multiply(p.power, f), toughness: multiply(p.toughness, f) }),
  );
  g.rule('predicate', 'get/gets {p:pt} {f:forEach} and {k:pt} {h:forEach}', ({ p, f, k, h }) => {
    const more = (x: typeof p, n: Quantity): Mod => ({ mod: 'pt', power: multiply(x.power, n), toughness: multiply(x.toughness, n) });
    return mods(more(p, f), more(k, h));
  });
  g.rule('predicate', 'have/has/gain/gains {a:abilities}', ({ a }) => mods(...a.map((ability): Mod => gaining(ability))));
  // CR 611.2a: without a duration it lasts until the end of the game
  g.rule('objectVerb', 'have/has base power and toughness {p:ptSet}', ({ p }) =>
    effectOn(SUBJECT, [setPT(p.power, p.toughness)], 'indefinite'),
  );
  g.rule('predicate', 'have/has base power and toughness {p:ptSet}', ({ p }) => mods(setPT(p.power, p.toughness)));
  g.rule('predicate', 'is/are/become/becomes {c:colors}', ({ c }) => mods({ mod: 'colors', change: 'set', colors: c }));
  g.rule('predicate', 'is/are/become/becomes the chosen color in addition to its/their other colors', () =>
    mods({ mod: 'colors', change: 'add', colors: [{ link: 0 }] }),
  );
  g.rule('predicate', 'is/are/become/becomes the chosen color', () => mods({ mod: 'colors', change: 'set', colors: [{ link: 0 }] }));
  g.rule('predicate', 'is/are/become/becomes the chosen type', () => mods({ mod: 'setLandType', types: [{ link: 0 }] }));
  g.rule('predicate', 'is/are/become/becomes the chosen type in addition to its/their other types', () =>
    mods({ mod: 'types', change: 'add', types: [], subtypes: [{ link: 0 }], supertypes: [] }),
  );
  g.rule('predicate', 'is/are/become/becomes a/an {t:tokenTypes} in addition to its/their other types', ({ t }) =>
    mods({ mod: 'types', change: 'add', types: t.types, subtypes: t.subtypes, supertypes: t.supertypes }),
  );
  g.rule('predicate', 'is/are/become/becomes a/an {s:subtype} in addition to its/their other types', ({ s }) =>
    s.many ? null : mods({ mod: 'types', change: 'add', types: [], subtypes: [s.subtype], supertypes: [] }),
  );
  g.rule('predicate', 'is/are/become/becomes a/an {c:colors} {t:tokenTypes} in addition to its/their other types', ({ c, t }) =>
    mods(
      { mod: 'types', change: 'add', types: t.types, subtypes: t.subtypes, supertypes: t.supertypes },
      { mod: 'colors', change: 'set', colors: c },
    ),
  );
  for (const words of [
    'is/are/become/becomes every basic land type in addition to its/their other types',
    'gain/gains all basic land types',
  ])
    g.rule('predicate', words as 'is', () =>
      mods({ mod: 'types', change: 'add', types: [], subtypes: [...BASIC_LAND_TYPES], supertypes: [] }),
    );
  g.rule('predicate', 'is/are/become/becomes {c:colors} in addition to its/their other colors', ({ c }) =>
    mods({ mod: 'colors', change: 'add', colors: c }),
  );
  g.rule('predicate', 'is/are/become/becomes {s:supertype}', ({ s }) =>
    mods({ mod: 'types', change: 'add', types: [], subtypes: [], supertypes: [s] }),
  );
  g.rule('predicate', 'become/becomes a/an {s:subtype}', ({ s }, m) =>
    s.many || !isLandType(s.subtype) || m.end < 0 ? null : mods({ mod: 'setLandType', types: [s.subtype] }),
  );
  g.rule('predicate', 'is/are/become {s:subtype}', ({ s }) =>
    s.many && isLandType(s.subtype) ? mods({ mod: 'setLandType', types: [s.subtype] }) : null,
  );
}

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const isLandType = (s: string): boolean => LANDS.includes(s);

const both = (a: Predicate, b: Predicate): Predicate => ({ mods: [...a.mods, ...b.mods], rules: [...a.rules, ...b.rules] });

function lasting(g: Grammar): void {
  g.rule('predicates', '{p:predicate}', ({ p }) => p);
  for (const [tail, kind] of [
    ['', 'any'],
    [" unless they're mana abilities", 'nonMana'],
  ] as const)
    g.rule('predicates', `{p:predicate} ,? and its/their activated abilities can't be activated${tail}` as '{p:predicate}', ({ p }) =>
      both(p, { mods: [], rules: [{ rule: 'cant', action: { act: 'activate', who: { player: 'each' }, what: SUBJECT_FILTER, kind } }] }),
    );
  g.rule('predicates', '{a:predicate} and {b:predicates}', ({ a, b }) => both(a, b));
  g.rule('predicates', '{a:predicate} , {b:predicateRow}', ({ a, b }) => both(a, b));
  g.rule('predicateRow', '{a:predicate} , and {b:predicate}', ({ a, b }) => both(a, b));
  g.rule('predicateRow', '{a:predicate} , {b:predicateRow}', ({ a, b }) => both(a, b));
  g.rule('objectVerb', '{p:predicates} {d:duration}', ({ p, d }) => continuous(p, d));
  g.rule('objectVerb', '{p:predicates} {d:duration} {f:forEach}', ({ p, d, f }) => {
    const scaled: Predicate = {
      rules: p.rules,
      mods: p.mods.map((m) => (m.mod === 'pt' ? { mod: 'pt', power: multiply(m.power, f), toughness: multiply(m.toughness, f) } : m)),
    };
    return p.mods.some((m) => m.mod === 'pt') ? continuous(scaled, d) : null;
  });
  g.rule('objectVerbs', '{v:objectVerb}', ({ v }) => v);
  // a duration at the end is meant for both
  const apart = (a: Effect, b: Effect): boolean =>
    a.do !== 'continuous' || a.duration !== 'indefinite' || b.do !== 'continuous' || b.duration === 'indefinite';
  g.rule('objectVerbs', '{a:objectVerb} and {b:objectVerb}', ({ a, b }) => (apart(a, b) ? { do: 'seq', of: [a, b] } : null));
}

/** CR 611.2a: what is said of the abilities of what was spoken of, without an end. */
function silenced(g: Grammar): void {
  g.rule('sentence', "{o:possessiveObject} activated abilities can't be activated", ({ o }) =>
    (o as { sel: string }).sel === '$ref'
      ? ruling([cant({ act: 'activate', who: { player: 'each' }, what: asFilter(o), kind: 'any' })], 'indefinite')
      : null,
  );
}

function continuous(p: Predicate, duration: import('@apnap/ability').Duration): Effect {
  return { do: 'continuous', ...(p.mods.length ? { affects: SUBJECT } : {}), mods: p.mods, rules: p.rules, duration };
}

/** What is lost as something becomes another thing, and how that ends (CR 116.2c). */
function untilEnded(g: Grammar): void {
  g.rule('predicate', 'lose/loses this ability and become/becomes an Aura enchantment with {a:abilities}', ({ a }) =>
    mods(
      { mod: 'thisAbility', change: 'lose' },
      { mod: 'types', change: 'set', types: ['Enchantment'], subtypes: ['Aura'], supertypes: [] },
      ...a.map(gaining),
    ),
  );
  g.rule('sentence', 'you may {c:payment} to end this effect', ({ c }) => ({ do: 'endable', cost: c }));
  for (const not of ['is/are no longer', "isn't/aren't"])
    g.rule('predicate', `${not} {s:supertype}` as '{s:supertype}', ({ s }) =>
      mods({ mod: 'types', change: 'remove', types: [], subtypes: [], supertypes: [s] }),
    );
}

/** "Double the power and toughness of each creature you control until end of turn" (CR 701.9b): of each its own, or of one. */
function doubled(g: Grammar): void {
  type Stats = readonly ('power' | 'toughness')[];
  const doubling = (o: Selector, d: Duration, stats: Stats): Effect => {
    const of: Selector = o.sel === 'all' ? { sel: 'it' } : o;
    const its = (stat: 'power' | 'toughness'): Quantity => (stats.includes(stat) ? statOf(stat, of) : 0);
    const mod: Mod = { mod: 'pt', power: its('power'), toughness: its('toughness'), doubling: true };
    return { do: 'continuous', affects: o, mods: [mod], rules: [], duration: d };
  };
  const both: Stats = ['power', 'toughness'];
  g.rule('playerVerb', 'double the power and toughness of {o:oneObject} {d:duration}', ({ o, d }) => doubling(o, d, both));
  const each = [
    ['power and toughness', both],
    ['power', ['power']],
    ['toughness', ['toughness']],
  ] as const;
  for (const [words, stats] of each)
    g.rule('playerVerb', `double the ${words} of each {n:noun} {d:duration}` as '{n:noun} {d:duration}', ({ n, d }) =>
      n.many || n.zone ? null : doubling(allOf(n), d, stats),
    );
}

export function installObjectEffects(g: Grammar): void {
  doubled(g);
  durations(g);
  damage(g);
  changes(g);
  losses(g);
  untilEnded(g);
  lasting(g);
  silenced(g);
}
