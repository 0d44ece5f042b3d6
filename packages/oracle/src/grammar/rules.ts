/** What rules say, as parts of static abilities, for a time, and at certain times; their words are in the table of phrases (CR 101.2, 604, 611.2). */
import type { Ability, Effect, Filter, ManaRider, PlayerRef, Ruled, RuleTime, StaticPart } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { allIn, cant, controlledBy, count, happened, oneOf, rulePart, ruling } from './make.js';
import { anyOf } from './phrases.js';
import { ANY, and, type Noun, or, same, seq, withPlayer, YOU } from './raw.js';

const parts = (r: Ruled): StaticPart[] => r.rules.map((rule) => rulePart(rule));
/** Whether they are said of no time, but as long as what says them. */
const always = (r: Ruled): boolean => r.time === undefined || r.time === 'always';
const of = (r: Ruled, p: PlayerRef): Ruled => withPlayer(r, p);
const timed = (r: Ruled) => (always(r) ? null : ruling(r.rules, r.time as Exclude<RuleTime, 'always'>));

/** "A creature card" is cast as a creature spell. */
export const asSpell = (n: Noun): Filter | null =>
  n.many || n.of || (n.zone && n.zone !== 'stack') ? null : n.zone === 'stack' ? n.filter : and(n.filter, { is: 'spell' });

const oneSpell = (n: Noun): Filter | null => (n.zone === 'stack' && !n.many ? n.filter : null);
/** "spells or abilities" is everything that can target. */
function anyKind(filter: Filter): Filter {
  const everything: Filter = { is: 'or', of: [{ is: 'spell' }, { is: 'ability' }] };
  const list = filter.is === 'and' ? filter.of : [filter];
  return and(...list.filter((f) => !same(f, everything)));
}

/** What the phrases of rules are made of. */
function words(g: Grammar): void {
  g.rule('barred', 'players', () => ({ player: 'each' }));
  g.rule('barred', '{p:player}', ({ p }) => anyOf(p));
  g.rule('eachOne', '{p:barred}', ({ p }) => p);
  g.rule('quality', 'everything', () => ANY);
  g.rule('quality', 'the chosen color', () => ({ is: 'color', color: { link: 0 } }));
  g.rule('quality', 'the chosen name', () => ({ is: 'named', name: { link: 0 } }));
  g.rule('combatTime', 'each combat', () => 'always');
  g.rule('combatTime', 'this turn', () => 'endOfTurn');
  g.rule('combatTime', 'each combat this turn', () => 'endOfTurn');
  g.rule('combatTime', 'this combat', () => 'endOfCombat');
  // the additional one of which the sentence before has spoken
  const additional = (m: Match): boolean => m.tokens.slice(0, m.at).some((t) => t.key === 'additional');
  for (const time of ['combatTime', 'duration'] as const) g.rule(time, 'that combat', (_, m) => (additional(m) ? 'endOfNextCombat' : null));
  g.rule('turnTime', 'on each of your turns', () => 'always');
  g.rule('turnTime', 'this turn', () => 'endOfTurn');
  g.rule('lessOrMore', 'less', () => 'less');
  g.rule('lessOrMore', 'more', () => 'more');
  g.rule('controller', 'you', () => true);
  g.rule('controller', 'its/their controller', () => true);
  g.rule('genericMana', '{n:digits}', ({ n }) => `{${n}}`);
  g.rule('manaX', '{X}', () => true);
  g.rule('targeters', '{n:spells}', ({ n }) => anyKind(n));
  g.rule('targeters', 'abilities from {a:adjectives} sources', ({ a }) => and({ is: 'ability' }, { is: 'abilityOf', source: a }));
  // "nongreen spells or abilities from nongreen sources"
  g.rule('targeters', '{n:spells} or abilities from {a:adjectives} sources', ({ n, a }) => or(n, { is: 'abilityOf', source: a }));
  g.rule('spellKinds', '{n:spells}', ({ n }) => n);
  g.rule('oneSpell', '{n:nounOr}', ({ n }) => oneSpell(n));
  g.rule('colorOrType', 'color', () => 'color');
  g.rule('colorOrType', 'type', () => 'type');
  g.rule('abilitiesOf', 'abilities {k?:notMana}', ({ k }) => ({ what: ANY, kind: k ?? 'any' }));
  g.rule('abilitiesOf', 'abilities of {n:things} {k?:notMana}', ({ n, k }) => ({ what: n, kind: k ?? 'any' }));
  g.rule('notMana', "that aren't mana abilities", () => 'nonMana');
  // reason: the table has words for it
  g.rule('certainSpells', '{n:spells}', ({ n }) => (n.is === 'spell' ? null : n));
  g.rule('asSpell', '{n:nounOr}', ({ n }) => asSpell(n));
  g.rule('cardsOfKind', '{n:noun}', ({ n }) => (n.many && n.head === 'card' && !n.zone ? n.filter : null));
  g.rule('spellKind', '{n:oneSpell}', ({ n }) => (n.is === 'spell' ? null : n));
  g.rule('spellCard', 'a/an {n:noun}', ({ n }) => (n.head === 'card' ? asSpell(n) : null));
  g.rule('attackedPlayer', '{p:player}', ({ p }) => (p.player === 'ownerOf' ? null : p));
}

/** Rules in words that the table doesn't write. */
function further(g: Grammar): void {
  // "additional" spells are those after the first of them (CR 601.3)
  g.rule('rule', "{p:barred} who has cast {n:aSpell} this turn can't cast additional {k:spells}", ({ p, n, k }) => {
    const second: Filter = {
      is: 'satisfies',
      cond: happened({ on: 'cast', who: { player: 'controllerOf', of: { sel: 'it' } }, what: k }),
    };
    return same(n, k) ? { rules: [cant({ act: 'cast', who: p, what: k.is === 'spell' ? second : and(k, second) })] } : null;
  });
  for (const words of ['{n:spells} you cast {p:post}', '{n:spells} you cast'])
    g.rule(
      'rule',
      `${words} cost {m:mana} {d:lessOrMore} to cast and can't be countered` as '{n:spells} {p?:post} {m:mana} {d:lessOrMore}',
      ({ n, p, m, d }) => {
        const what = p ? and(n, p) : n;
        const kinds = (what.is === 'and' ? what.of : [what]).filter((f) => f.is !== 'spell');
        const yours: Filter = oneOf({ sel: 'all', zone: 'stack', filter: and({ is: 'spell' }, controlledBy(YOU), ...kinds) });
        return {
          rules: [
            { rule: 'costChange', of: 'spells', who: YOU, what, change: d, mana: m, times: 1 },
            cant({ act: 'counter', what: yours }),
          ],
        };
      },
    );
  const costing = ({ n, p, m, d }: { n: Filter; p: Filter; m: string; d: 'less' | 'more' }): Ruled => ({
    rules: [{ rule: 'costChange', of: 'spells', who: YOU, what: and(n, p), change: d, mana: m, times: 1 }],
  });
  g.rule('rule', '{n:spells} you cast {p:post} cost {m:mana} {d:lessOrMore} to cast', costing);
  const thisTurn = '{n:spells} you cast this turn {p:post} cost';
  // reason: no card that is read whole needs it yet
  g.rule('rule', `${thisTurn} {m:mana} {d:lessOrMore} to cast` as '{n:spells} {p:post} {m:mana} {d:lessOrMore}', (c) => ({
    ...costing(c),
    time: 'endOfTurn' as const,
  }));
  g.rule('rule', `${thisTurn} {x:manaX} {d:lessOrMore} to cast {w:whereX}` as '{n:spells} {p:post} {d:lessOrMore} {w:whereX}', (c) => ({
    rules: [{ rule: 'costChange', of: 'spells', who: YOU, what: and(c.n, c.p), change: c.d, mana: '{1}', times: c.w }],
    time: 'endOfTurn' as const,
  }));
  g.rule('rule', 'each {n:oneSpell} you cast {p:post} costs {m:mana} {d:lessOrMore} to cast', costing);
  g.rule(
    'rule',
    'the {k:nth} {n:oneSpell} you cast {p:post} each turn costs {m:mana} {d:lessOrMore} to cast {f?:forEach}',
    ({ k, n, p, m, d, f }) => ({
      rules: [{ rule: 'costChange', of: 'spells', who: YOU, what: and(n, p), change: d, mana: m, times: f ?? 1, nth: k }],
    }),
  );
  // CR 601.2f: for each spell by itself
  g.rule(
    'rule',
    '{n:spells} you cast cost {m:mana} {d:lessOrMore} to cast for each card with the same name as that spell in your graveyard',
    ({ n, m, d }) => ({
      rules: [
        {
          rule: 'costChange',
          of: 'spells',
          who: YOU,
          what: n,
          change: d,
          mana: m,
          times: count(allIn('graveyard', YOU, { is: 'sameName', as: { sel: 'it' } })),
        },
      ],
    }),
  );
}

/** Keyword abilities that trigger as the spell is cast: it has them as it becomes cast (CR 702.40a, 702.85a). */
const ON_CAST: ReadonlySet<string> = new Set(['cascade', 'storm', 'gravestorm']);
/** And those that say how it is paid for (CR 702.41a, 702.51a, 702.126a): of the next spell, which has them while it is cast. */
const AS_PAID: ReadonlySet<string> = new Set(['affinity', 'convoke', 'improvise']);

/** Spells that are cast later and have a keyword ability then. */
function laterSpells(g: Grammar): void {
  const gaining = (what: Filter, list: readonly Ability[], each?: 'each'): Ruled | null => {
    const works = (keyword: string): boolean => ON_CAST.has(keyword) || (each === undefined && AS_PAID.has(keyword));
    if (!list.every((a) => a.kind === 'keyword' && works(a.keyword))) return null;
    const effect: Effect = {
      do: 'continuous',
      affects: { sel: 'event', role: 'object' },
      mods: list.map((ability) => ({ mod: 'addAbility', ability })),
      rules: [],
      duration: 'indefinite',
    };
    const next: ManaRider = { event: { on: 'cast', who: YOU, what }, how: 'applies', program: { targets: [], effect } };
    return { rules: [{ rule: 'nextSpell', next, ...(each ? { each } : {}) }], time: 'endOfTurn' };
  };
  g.rule('rule', 'the next {n:oneSpell} you cast this turn has/gains {a:abilities}', ({ n, a }) => gaining(n, a));
  g.rule('rule', 'as you cast {n:spells} from your hand this turn , they gain {a:abilities}', ({ n, a }) =>
    gaining(and(n, { is: 'cast', from: 'hand', own: true }), a, 'each'),
  );
}

/** Costs of spells by what they target, and by what they have. */
function costing(g: Grammar): void {
  const cost = (what: Filter, who: PlayerRef, change: 'less' | 'more', mana: string): Ruled => ({
    rules: [{ rule: 'costChange', of: 'spells', who, what, change, mana, times: 1 }],
  });
  g.rule(
    'rule',
    '{n:spellKinds} {p:barred} cast that target one or more {t:things} cost {m:mana} {d:lessOrMore} to cast',
    ({ n, p, t, m, d }) => cost(and(n, { is: 'targets', what: t }), p, d, m),
  );
  g.rule('rule', 'each {n:oneSpell} you cast costs {m:mana} {d:lessOrMore} to cast if it has {k:keyword}', ({ n, m, d, k }) =>
    cost(and(n, { is: 'keyword', keyword: k }), YOU, d, m),
  );
}

/** Rules as they stand in static abilities, and for a time. */
function stating(g: Grammar): void {
  g.rule('predicate', '{r:thingRule}', ({ r }) => (always(r) ? { mods: [], rules: r.rules } : null));
  g.rule('objectVerb', '{r:thingRule}', ({ r }) => timed(r));
  g.rule('staticPart', '{r:rule}', ({ r }) => (always(r) ? parts(r) : null));
  g.rule('staticPart', '{p:barred} {r:playerRule}', ({ p, r }) => (always(r) ? parts(of(r, p)) : null));
  g.rule('staticPart', '{p:barred} {r:playerRule} and {s:playerRule}', ({ p, r, s }) =>
    always(r) && always(s) ? [...parts(of(r, p)), ...parts(of(s, p))] : null,
  );
  g.rule('clause', '{r:rule}', ({ r }) => timed(r));
  g.rule('clause', '{r:rule} {d:duration}', ({ r, d }) => (r.time ? null : ruling(r.rules, d)));
  g.rule('sentence', '{d:duration} , {r:rule}', ({ r, d }) => (r.time ? null : ruling(r.rules, d)));
  g.rule('sentence', '{d:duration} , {r:rule} and {p:barred} {s:playerRule}', ({ d, r, p, s }) =>
    r.time || s.time ? null : seq(ruling(r.rules, d), ruling(of(s, p).rules, d)),
  );
  g.rule('playerClause', '{p:barred} {r:playerRule}', ({ p, r }) => timed(of(r, p)));
  g.rule('playerClause', '{p:barred} {r:playerRule} {d:duration}', ({ p, r, d }) => (r.time ? null : ruling(of(r, p).rules, d)));
  g.rule('sentence', '{d:duration} , {r:rule} , and {s:selector} {p:predicates}', ({ d, r, s, p }) =>
    r.time || p.rules.length > 0 ? null : seq(ruling(r.rules, d), { do: 'continuous', affects: s, mods: p.mods, rules: [], duration: d }),
  );
  g.rule('sentence', '{d:duration} , {p:barred} {r:playerRule}', ({ d, p, r }) => (r.time ? null : ruling(of(r, p).rules, d)));
  g.rule('sentence', '{d:duration} , {p:barred} {r:playerRule} , and {q:barred} {s:playerRule}', ({ d, p, r, q, s }) =>
    r.time || s.time ? null : ruling([...of(r, p).rules, ...of(s, q).rules], d),
  );
}

export function installRules(g: Grammar): void {
  words(g);
  further(g);
  laterSpells(g);
  costing(g);
  stating(g);
}
