/** What objects do and what becomes of them: damage, "gets +1/+1", "gains flying", "can't block" (CR 120, 611, 613). */
import type { Action, Effect, Filter, Mod, Quantity, Rule, Selector } from '@apnap/ability';
import { divided } from './effects-basic.js';
import type { Grammar } from './engine.js';
import { controlledBy, doingWith, gaining, must, ofType, setPT, thePlayer } from './make.js';
import type { Predicate } from './nonterminals.js';
import { multiply } from './quantities.js';
import { ANY, and, asFilter, mentionsNode, not, SUBJECT, same, SUBJECT_FILTER as WHAT } from './raw.js';

const mods = (...list: Mod[]): Predicate => ({ mods: list, rules: [] });
const cant = (action: Action): Predicate => ({ mods: [], rules: [{ rule: 'cant', action }] });
const rule = (...rules: Rule[]): Predicate => ({ mods: [], rules });

function durations(g: Grammar): void {
  g.rule('duration', 'until end of turn', () => 'endOfTurn');
  g.rule('textWords', 'one color word with another', () => ['color']);
  g.rule('textWords', 'one basic land type with another', () => ['basicLandType']);
  g.rule('textWords', 'one color word with another or one basic land type with another', () => ['color', 'basicLandType']);
  const change = 'change the text of {o:object} by replacing all instances of';
  g.rule('playerVerb', `${change} {w:textWords}` as '{o:object} {w:textWords}', ({ o, w }) => ({
    do: 'changeText',
    what: o,
    of: w,
    duration: 'indefinite',
  }));
  g.rule('playerVerb', `${change} {w:textWords} until end of turn` as '{o:object} {w:textWords}', ({ o, w }) => ({
    do: 'changeText',
    what: o,
    of: w,
    duration: 'endOfTurn',
  }));
  g.rule(
    'playerVerb',
    `${change} one creature type with another . the new creature type can't be {t:subtype}` as '{o:object} {t:subtype}',
    ({ o, t }) => ({ do: 'changeText', what: o, of: ['creatureType'], except: [t.subtype], duration: 'indefinite' }),
  );
  g.rule('playerVerb', `${change} one creature type with {t:subtype}` as '{o:object} {t:subtype}', ({ o, t }) => ({
    do: 'changeText',
    what: o,
    of: ['creatureType'],
    to: t.subtype,
    duration: 'indefinite',
  }));
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
  g.rule('duration', 'for as long as ~ remains tapped', () => 'whileSourceTapped');
}

function damage(g: Grammar): void {
  const deal = (to: Selector, amount: Quantity): Effect => ({ do: 'damage', source: SUBJECT, to, amount });
  g.rule('objectVerb', 'deal/deals {n:quantity} damage to {e:entity}', ({ n, e }) => deal(e, n));
  g.rule('objectVerb', 'deal/deals damage equal to {q:quantity} to {e:entity}', ({ q, e }) => deal(e, q));
  // "each opponent equal to … that player's": of each their own, which is read elsewhere
  const own = (e: Selector, q: Quantity): boolean =>
    e.sel === 'players' && e.who.player.startsWith('each') && mentionsNode(q, { noun: 'player' });
  g.rule('objectVerb', 'deal/deals damage to {e:entity} equal to {q:quantity}', ({ q, e }) => (own(e, q) ? null : deal(e, q)));
  g.rule('objectVerb', 'deal/deals {n:quantity} damage to {e:entity} and {k:quantity} damage to {f:entity}', ({ n, e, k, f }) => ({
    do: 'seq',
    of: [deal(e, n), deal(f, k)],
  }));
  g.rule('objectVerb', 'deal/deals {n:number} damage divided as you choose among {e:anyTarget}', ({ n, e }) =>
    divided(e, n, (to) => deal(to, { q: 'share' })),
  );
  g.rule('objectVerb', 'deal/deals {n:number} damage divided as you choose among {e:object}', ({ n, e }) =>
    divided(e, n, (to) => deal(to, { q: 'share' })),
  );
  g.rule('objectVerb', 'fight/fights {o:object}', ({ o }) => doingWith('fight', { player: 'you' }, { sel: 'union', of: [SUBJECT, o] }, 1));
  g.rule('objectVerb', 'explore/explores', () => doingWith('explore', { player: 'you' }, SUBJECT, 1));
  // CR 702.170c, 702.143d
  g.rule('objectVerb', 'become/becomes plotted', () => ({ do: 'become', what: SUBJECT, status: 'plotted' }));
  g.rule('objectVerb', 'becomes foretold . its foretell cost is its mana cost reduced by {m:mana}', ({ m }) => ({
    do: 'become',
    what: SUBJECT,
    status: 'foretold',
    cost: [{ pay: 'manaCostOf', of: { sel: 'self' }, less: m }],
  }));
  g.rule('objectVerb', 'phase/phases out', () => ({ do: 'phaseOut', what: SUBJECT }));
}

function changes(g: Grammar): void {
  g.rule('predicate', 'get/gets {p:pt}', ({ p }) => mods({ mod: 'pt', power: p.power, toughness: p.toughness }));
  g.rule('predicate', 'get/gets {p:pt} {f:forEach}', ({ p, f }) =>
    mods({ mod: 'pt', power: multiply(p.power, f), toughness: multiply(p.toughness, f) }),
  );
  g.rule('predicate', 'have/has/gain/gains {a:abilities}', ({ a }) => mods(...a.map((ability): Mod => gaining(ability))));
  g.rule('predicate', 'lose/loses {k:keyword}', ({ k }) => mods({ mod: 'loseAbility', keyword: k }));
  g.rule('predicate', 'lose/loses all abilities', () => mods({ mod: 'loseAllAbilities' }));
  g.rule('predicate', 'have/has base power and toughness {p:ptSet}', ({ p }) => mods(setPT(p.power, p.toughness)));
  g.rule('predicate', 'is/are/become/becomes {c:colors}', ({ c }) => mods({ mod: 'colors', change: 'set', colors: c }));
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
  g.rule('predicate', 'is/are/become/becomes {s:supertype}', ({ s }) =>
    mods({ mod: 'types', change: 'add', types: [], subtypes: [], supertypes: [s] }),
  );
  g.rule('predicate', 'become/becomes a/an {s:subtype}', ({ s }, m) =>
    s.many || !isLandType(s.subtype) || m.end < 0 ? null : mods({ mod: 'setLandType', types: [s.subtype] }),
  );
  g.rule('predicate', 'is/are {s:subtype}', ({ s }) =>
    s.many && isLandType(s.subtype) ? mods({ mod: 'setLandType', types: [s.subtype] }) : null,
  );
  g.rule('predicate', 'become/becomes a/an {p:ptSet} {c?:colors} {t:tokenTypes} {a?:tokenAbilities}', ({ p, c, t, a }) =>
    animate(p, c, t, a),
  );
}

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const isLandType = (s: string): boolean => LANDS.includes(s);

/** "becomes a 3/3 green Elemental creature with trample": it loses its other types (CR 205.1a), unless it becomes an artifact creature or is "still a land" (CR 205.1b). */
function animate(
  p: { power: Quantity; toughness: Quantity },
  colors: import('@apnap/ability').Color[] | undefined,
  t: { supertypes: import('@apnap/ability').Supertype[]; types: import('@apnap/ability').CardType[]; subtypes: string[] },
  abilities: import('@apnap/ability').Ability[] | undefined,
): Predicate | null {
  if (!t.types.includes('Creature')) return null;
  return mods(
    { mod: 'types', change: t.types.includes('Artifact') ? 'add' : 'set', types: t.types, subtypes: t.subtypes, supertypes: t.supertypes },
    ...(colors ? [{ mod: 'colors', change: 'set', colors } as Mod] : []),
    ...(abilities ?? []).map((ability): Mod => gaining(ability)),
    setPT(p.power, p.toughness),
  );
}

function prohibitions(g: Grammar): void {
  const blocking = (attacker: Filter): Predicate => cant({ act: 'block', who: WHAT, attacker });
  const blockedBy = (who: Filter): Predicate => cant({ act: 'block', who, attacker: WHAT });
  g.rule('predicate', "can't block", () => blocking(ANY));
  g.rule('predicate', "can't block {o:pronoun}", ({ o }) => blocking(asFilter(o)));
  g.rule('predicate', "can't block {n:things}", ({ n }) => blocking(n));
  g.rule('predicate', 'can block only {n:things}', ({ n }) => blocking(not(n)));
  g.rule('predicate', "can't be blocked", () => blockedBy(ANY));
  g.rule('predicate', "can't be blocked by {n:things}", ({ n }) => blockedBy(n));
  g.rule('predicate', "can't be blocked except by {n:things}", ({ n }) => blockedBy(not(n)));
  g.rule('predicate', "can't be blocked except by three or more creatures", () => cant({ act: 'blockedByFewer', attacker: WHAT, n: 3 }));
  g.rule('predicate', "can't be blocked by more than {n:digits} creature/creatures", ({ n }) =>
    cant({ act: 'blockedByMore', attacker: WHAT, n }),
  );
  g.rule('predicate', "can't attack unless {c:defenderCondition}", ({ c }) =>
    cant({ act: 'attack', who: WHAT, defender: not({ is: 'satisfies', cond: c }) }),
  );
  g.rule('predicate', "can't attack you or planeswalkers you control", () => cant({ act: 'attack', who: WHAT, defender: YOURS }));
  g.rule('predicate', "can't attack you or a planeswalker you control", () => cant({ act: 'attack', who: WHAT, defender: YOURS }));
  g.rule('predicate', "can't attack", () => cant({ act: 'attack', who: WHAT }));
  g.rule('predicate', "can't attack alone", () => cant({ act: 'attack', who: WHAT, alone: 'alone' }));
  g.rule('predicate', "can't attack or block alone", () =>
    both(cant({ act: 'attack', who: WHAT, alone: 'alone' }), cant({ act: 'block', who: WHAT, attacker: ANY, alone: 'alone' })),
  );
  g.rule('predicate', "can't attack or block", () => both(cant({ act: 'attack', who: WHAT }), blocking(ANY)));
  g.rule('predicate', "can't attack you", () => cant({ act: 'attack', who: WHAT, defender: thePlayer({ player: 'you' }) }));
  g.rule('predicate', "can't attack or block , and its activated abilities can't be activated", () =>
    both(
      both(cant({ act: 'attack', who: WHAT }), blocking(ANY)),
      cant({ act: 'activate', who: { player: 'each' }, what: WHAT, kind: 'any' }),
    ),
  );
  g.rule('predicate', "can't be the target of {n:spells}", ({ n }) => cant({ act: 'target', what: WHAT, by: anyKind(n) }));
  g.rule('predicate', "can't be countered", () => cant({ act: 'counter', what: WHAT }));
  g.rule('predicate', "can't be regenerated", () => cant({ act: 'regenerate', what: WHAT }));
  g.rule('predicate', "don't/doesn't untap during its/their controller 's untap step", () => cant({ act: 'untapInUntapStep', what: WHAT }));
  g.rule('predicate', "don't/doesn't untap during their controllers 's untap steps", () => cant({ act: 'untapInUntapStep', what: WHAT }));
  g.rule('predicate', "don't/doesn't untap during your untap step", () => cant({ act: 'untapInUntapStep', what: WHAT }));
  g.rule('predicate', 'attack/attacks each combat if able', () => rule(must({ act: 'attack', who: WHAT })));
  g.rule('predicate', 'block/blocks each combat if able', () => rule(must({ act: 'block', who: WHAT, attacker: ANY })));
  g.rule('predicate', 'can block an additional creature each combat', () => rule({ rule: 'blockMore', what: WHAT, count: 1 }));
  g.rule('predicate', 'can block any number of creatures', () => rule({ rule: 'blockMore', what: WHAT, count: 'any' }));
  g.rule('predicate', "can attack as though it/they didn't have defender", () =>
    rule({ rule: 'attackAsThough', what: WHAT, without: 'defender' }),
  );
  g.rule('predicate', 'assign/assigns no combat damage', () => rule({ rule: 'assignDamage', what: WHAT, by: 'none' }));
}

/** "spells or abilities" is everything that can target. */
function anyKind(filter: Filter): Filter {
  const everything: Filter = { is: 'or', of: [{ is: 'spell' }, { is: 'ability' }] };
  const list = filter.is === 'and' ? filter.of : [filter];
  return and(...list.filter((f) => !same(f, everything)));
}

/** You and the planeswalkers you control, as what is attacked. */
const YOURS: Filter = {
  is: 'or',
  of: [thePlayer({ player: 'you' }), and(ofType('Planeswalker'), controlledBy({ player: 'you' }))],
};

const both = (a: Predicate, b: Predicate): Predicate => ({ mods: [...a.mods, ...b.mods], rules: [...a.rules, ...b.rules] });

function lasting(g: Grammar): void {
  g.rule('predicates', '{p:predicate}', ({ p }) => p);
  g.rule('predicates', '{a:predicate} and {b:predicates}', ({ a, b }) => both(a, b));
  g.rule('predicates', '{a:predicate} , {b:predicate} , and {c:predicate}', ({ a, b, c }) => both(both(a, b), c));
  g.rule('objectVerb', '{p:predicates} {d:duration}', ({ p, d }) => continuous(p, d));
  g.rule('objectVerb', '{p:predicates} {d:duration} {f:forEach}', ({ p, d, f }) => {
    const scaled: Predicate = {
      rules: p.rules,
      mods: p.mods.map((m) => (m.mod === 'pt' ? { mod: 'pt', power: multiply(m.power, f), toughness: multiply(m.toughness, f) } : m)),
    };
    return p.mods.some((m) => m.mod === 'pt') ? continuous(scaled, d) : null;
  });
  g.rule('objectVerb', 'attack/attacks this turn if able', () => continuous(rule(must({ act: 'attack', who: WHAT })), 'endOfTurn'));
  g.rule('objectVerb', 'block/blocks this turn if able', () =>
    continuous(rule(must({ act: 'block', who: WHAT, attacker: ANY })), 'endOfTurn'),
  );
  g.rule('objectVerbs', '{v:objectVerb}', ({ v }) => v);
  g.rule('objectVerbs', '{a:objectVerb} and {b:objectVerb}', ({ a, b }) => ({ do: 'seq', of: [a, b] }));
}

function continuous(p: Predicate, duration: import('@apnap/ability').Duration): Effect {
  return { do: 'continuous', ...(p.mods.length ? { affects: SUBJECT } : {}), mods: p.mods, rules: p.rules, duration };
}

export function installObjectEffects(g: Grammar): void {
  durations(g);
  damage(g);
  changes(g);
  prohibitions(g);
  lasting(g);
}
