/** What is done to each of several, one by one or all alike, and what is done for each (CR 115, 608.2, 611, 701). */
import type { Duration, Effect, Entering, Filter, Mod, PlayerRef, Quantity, Rule, Selector } from '@apnap/ability';
import { CREATURE_TYPES } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { all, controlledBy, count, damageEvent, eachOf, gaining, howOften, ofSlot, statOf, thePlayer, unlessPays, whoIs } from './make.js';
import { perTargets } from './per-player.js';
import { multiply } from './quantities.js';
import type { Noun } from './raw.js';
import { allOf, and, asFilter, mentions, or, raw, rewrite, SELF, SUBJECT, target, walk, YOU } from './raw.js';
import { asEntity, ref } from './references.js';
import { scale } from './scale.js';

const ONE = { min: 1, max: 1 } as const;
const lasting = (mods: Mod[], rules: Rule[], duration: Duration): Effect => ({
  do: 'continuous',
  ...(mods.length ? { affects: SUBJECT } : {}),
  mods,
  rules,
  duration,
});

/** Targets of several kinds, and further words for things named before. */
function things(g: Grammar): void {
  // a spell on the stack or a permanent (CR 115.2)
  const spellOr = (n: Noun, m: Match, before: Filter = { is: 'any' }): Selector | null => {
    if (n.many || n.zone || n.head === 'card') return null;
    const one = target(m.at, { ...n, filter: or(and(before, { is: 'spell' }), and(before, n.filter)) }, ONE) as unknown as { spec: object };
    return { ...one, spec: { ...one.spec, from: ['stack', 'battlefield'] } } as unknown as Selector;
  };
  // what is said after both would be said of both
  g.rule('object', 'target spell or {n:noun}', ({ n }, m) =>
    m.tokens.slice(m.at, m.end).some((t) => t.key === "that's") ? null : spellOr(n, m),
  );
  g.rule('oneObject', 'another target {n:noun}', ({ n }, m) =>
    n.many || (!n.zone && n.head === 'card') ? null : target(m.at, n, ONE, true),
  );
  g.rule('pronoun', 'that ability', (_, m) => ref(m, 'ability'));
  g.rule('pronoun', 'that spell or ability', (_, m) => ref(m, 'spell'));
  g.rule('pronoun', 'each of those {h:head}', ({ h }, m) => (h.many ? ref(m, h.head, true) : null));
  g.rule('pronoun', 'each of those cards', (_, m) => ref(m, 'card', true));
  g.rule('post', 'that targets a player', () => ({ is: 'targets', what: thePlayer({ player: 'each' }) }));
  for (const [words, which] of [
    ['greatest', 'greatest'],
    ['highest', 'greatest'],
    ['least', 'least'],
    ['lowest', 'least'],
  ] as const)
    g.rule('post', `with the ${words} {s:statName} among {n:noun}` as 'with the {s:statName} among {n:noun}', ({ s, n }) =>
      n.many ? { is: 'stat', stat: s, cmp: '=', value: { q: 'extreme', which, stat: s, of: allOf(n) } } : null,
    );
  // of each of several players, their own: "they control" in other words
  g.rule('post', 'with the greatest {s:statName} among {n:core} that player controls', ({ s, n }, m) => {
    const who = { player: 'of', of: { ...ref({ ...m, at: m.end - 3, end: m.end - 1 }, 'player'), words: 'they' } } as unknown as PlayerRef;
    const of = all('battlefield', and(n.filter, controlledBy(who)));
    return n.many && !n.zone ? { is: 'stat', stat: s, cmp: '=', value: { q: 'extreme', which: 'greatest', stat: s, of } } : null;
  });
  // CR 107.1: a sum over all that the words before have named
  g.rule('quantity', 'the total {s:statName} of the sacrificed {n:noun}', ({ s, n }) =>
    n.many && !n.zone ? statOf(s, { sel: 'paid', verb: 'sacrifice' }) : null,
  );
  g.rule('quantity', 'the total {s:statName} of those cards', ({ s }, m) => statOf(s, ref({ ...m, at: m.end - 2 }, 'card', true)));
  g.rule('quantity', 'their total {s:statName}', ({ s }, m) => statOf(s, ref({ ...m, end: m.at + 1 }, 'they', true)));
  g.rule('quantity', 'the damage already dealt to {p:player} this turn', ({ p }) =>
    howOften(damageEvent({ is: 'any' }, asFilter(asEntity(p)), 'any', 'each'), 'amount'),
  );
}

/** "If it had counters on it, put those counters on …" (CR 122.8). */
function hadCounters(g: Grammar): void {
  const said = ['had', 'counters', 'on', 'it', ','];
  g.rule('playerVerb', 'put those counters on {o:objects}', ({ o }, m) => {
    const before = m.tokens.slice(0, m.at).map((t) => t.key);
    const at = before.lastIndexOf('had');
    return at >= 0 && said.every((word, i) => before[at + i] === word)
      ? ({ do: 'counters', change: 'put', counter: 'any', count: 'all', on: o, like: ref({ ...m, at, end: at + 1 }, 'it') } as Effect)
      : null;
  });
}

/** Forms, keywords to choose from, and what can't be done to something. */
function predicates(g: Grammar): void {
  g.rule('predicate', 'is a/an {s:subtype}', ({ s }) =>
    !s.many && LANDS.has(s.subtype) ? { mods: [{ mod: 'setLandType', types: [s.subtype] }], rules: [] } : null,
  );
  // CR 205.1b: what it was it is still
  g.rule('predicate', 'is/are an artifact creature', () => ({
    mods: [{ mod: 'types', change: 'add', types: ['Artifact', 'Creature'], subtypes: [], supertypes: [] }],
    rules: [],
  }));
  // CR 205.1a: new creature types replace those it had
  g.rule('predicate', 'is a/an {r:subtypeRow}', ({ r }) =>
    r.every((t) => (CREATURE_TYPES as readonly string[]).includes(t))
      ? { mods: [{ mod: 'types', change: 'set', types: [], subtypes: r, supertypes: [] }], rules: [] }
      : null,
  );
  const keyword = (k: string): Mod => gaining({ kind: 'keyword', keyword: k });
  const choice = (list: readonly string[], d: Duration): Effect => ({
    do: 'chooseEffect',
    who: YOU,
    options: list.map((k) => lasting([keyword(k)], [], d)),
  });
  g.rule('each', 'each of {c:chosen}', ({ c }) => c);
  g.rule('objectVerb', 'gain/gains your choice of {a:keyword} or {b:keyword} {d:duration}', ({ a, b, d }) => choice([a, b], d));
  g.rule('objectVerb', 'gain/gains your choice of {a:keyword} , {b:keyword} , or {c:keyword} {d:duration}', ({ a, b, c, d }) =>
    choice([a, b, c], d),
  );
  g.rule(
    'objectVerb',
    'gain/gains your choice of {a:keyword} , {b:keyword} , {c:keyword} , or {e:keyword} {d:duration}',
    ({ a, b, c, d, e }) => choice([a, b, c, e], d),
  );
  g.rule('keywordAbility', 'protection from all colors', () => colors());
  g.rule('keywordAbility', 'protection from each color', () => colors());
}

const colors = (): [{ kind: 'keyword'; keyword: string; filter: Filter; words: string }] => [
  { kind: 'keyword', keyword: 'protection', filter: { is: 'colorCount', cmp: '>=', value: 1 }, words: 'all colors' },
];

/** What each of "them" can be called. */
const THINGS = ['creature', 'permanent', 'artifact', 'enchantment', 'land', 'planeswalker', 'they'];

const LANDS: ReadonlySet<string> = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);

/** Card types that something described has: a creature token is "that creature". */
const cardTypesOf = (f: Filter): string[] => (f.is === 'type' ? [f.type.toLowerCase()] : f.is === 'and' ? f.of.flatMap(cardTypesOf) : []);

/** Damage to each player and to what is theirs, as much as is each one's own number. */
function damageForEach(g: Grammar): void {
  // CR 608.2f: all of it at once; the number is each player's own
  g.rule(
    'sentence',
    'for each player , ~ deals damage to that player and each {n:core} that player controls equal to the number of {k:core} they control',
    ({ n, k }) => {
      if (n.many || n.zone || !k.many || k.zone) return null;
      const own: PlayerRef = { player: 'controllerOf', of: { sel: 'it' } };
      return {
        do: 'damage',
        source: SELF,
        to: { sel: 'union', of: [{ sel: 'players', who: { player: 'each' } }, all('battlefield', n.filter)] },
        amount: count(all('battlefield', and(k.filter, controlledBy(own)))),
      };
    },
  );
}

/** "That player" of one of several: as a player, or as what is attacked. */
function thatPlayer(
  n: Readonly<Record<string, unknown>>,
  one: Extract<PlayerRef, { player: 'of' }>,
  attacked: boolean,
): PlayerRef | Selector | undefined {
  const of = n.of as { sel?: string; noun?: string } | undefined;
  if (attacked && n.sel === '$ref' && n.noun === 'player') return one.of;
  return n.player === 'of' && of?.sel === '$ref' && of.noun === 'player' ? one : undefined;
}

/** "For each attacking creature, its owner …": done for one after another (CR 608.2c). */
function forEach(g: Grammar): void {
  const each = (s: Effect, over: Selector, head: string, m: Match, kind?: Filter): Effect | null => {
    const called = [
      ...(head === 'they' ? THINGS : [head.toLowerCase()]),
      ...(kind && head === 'token' ? ['permanent', ...cardTypesOf(kind)] : []),
    ];
    let other = false;
    let named = false;
    walk(s, (n) => {
      // no token is created attached to itself
      const attached = n.do === 'createToken' && (n.entering as Entering | undefined)?.attachedTo !== undefined;
      if (['search', 'reveal', 'look', 'revealUntil', 'choose', 'createToken'].includes(n.do as string) || n.sel === '$target')
        other ||= !attached;
    });
    const slot = -2 - m.at;
    const it: Selector = ofSlot(slot);
    const effect = rewrite(s, (n) => {
      if (n.sel !== '$ref' || n.many) return undefined;
      const words = String(n.words).toLowerCase();
      const means = called.some((h) => words === `that ${h}` || words === `the ${h}`) || words === 'its' || (words === 'it' && !other);
      if (means) named = true;
      return means ? it : undefined;
    });
    return named ? eachOf(over, slot, effect) : null;
  };
  g.rule('sentence', 'for each {n:noun} , {s:whereClause}', ({ n, s }, m) =>
    n.many || n.zone || n.head === 'card' || mentions(s, (x) => 'counter' in x) ? null : each(s, allOf(n), n.head, m, n.filter),
  );
  for (const those of ['those {h:head}', 'those tokens', 'those permanents', 'those cards', 'them'] as const)
    g.rule('sentence', `then? for each of ${those} , {s:whereClause}` as '{h?:head} {s:whereClause}', ({ h, s }, m) => {
      if (h && !h.many) return null;
      const noun =
        h?.head ?? (those === 'them' ? 'they' : those === 'those cards' ? 'card' : those === 'those tokens' ? 'token' : 'permanent');
      // CR 608.2h: permanents as they were
      const of = { ...ref({ ...m, at: m.at + 2, end: m.at + 4 }, noun, true), copied: true } as unknown as Selector;
      return each(s, of, noun, m);
    });
  // CR 118.12: said of each of them
  g.rule('sentence', 'for each of those cards , {s:whereClause} unless you {c:payment}', ({ s, c }, m) =>
    each(unlessPays(YOU, c, { do: 'nothing' }, s), ref({ ...m, at: m.at + 2, end: m.at + 4 }, 'card', true), 'card', m),
  );
  const players: readonly (readonly [string, PlayerRef])[] = [
    ['opponent', { player: 'eachOpponent' }],
    ['player', { player: 'each' }],
  ];
  for (const [words, who] of players)
    g.rule('sentence', `for each ${words} , {s:whereClause}` as '{s:whereClause}', ({ s }, m) => {
      let targeted = false;
      walk(s, (n) => {
        if (n.sel === '$target') targeted = true;
      });
      if (targeted) return perTargets(s, who, m);
      const slot = -2 - m.at;
      const one = whoIs(ofSlot(slot));
      // a token that attacks them
      const creates = mentions(s, (n) => n.do === 'createToken');
      let named = false;
      const effect = rewrite(s, (n) => {
        const found = thatPlayer(n, one, creates);
        named ||= found !== undefined;
        return found;
      });
      return named ? eachOf({ sel: 'players', who }, slot, effect) : soOften(s, { q: 'players', who });
    });
  g.rule('sentence', 'when you do , for each opponent , {s:whereClause}', ({ s }, m) => {
    const effect = perTargets(s, { player: 'eachOpponent' }, m);
    return effect && raw.effect({ do: '$when', effect });
  });
  // CR 601.2c: a target for each of as many of them as you like
  for (const [words, who] of [
    ['opponents', { player: 'eachOpponent' }],
    ['players', { player: 'each' }],
  ] as [string, PlayerRef][])
    g.rule('sentence', `for any number of ${words} , {s:whereClause}` as '{s:whereClause}', ({ s }, m) => {
      const each = perTargets(s, who, m);
      return each && rewrite(each, (n) => (n.per === undefined ? undefined : { ...n, min: 0 }));
    });
  g.rule('sentence', '{f:forEach} , {s:whereClause}', ({ f, s }) => soOften(s, f));
}

/** "For each token you control, create a Rabbit": so many of them at once; null where it speaks of something in it. */
function soOften(s: Effect, f: Quantity): Effect | null {
  const speaks = (x: unknown): boolean => mentions(x, (n) => n.sel === '$ref' || n.q === '$ref' || n.sel === '$target');
  if (speaks(s) || mentions(f, (n) => n.votes !== undefined || n.sel === 'slot' || (n.sel === '$ref' && String(n.noun).startsWith('way:'))))
    return null;
  return s.do === 'createToken' ? { ...s, count: multiply(s.count, f) } : (scale(s, f) ?? scaledSize(s, f));
}

/** "For each counter removed this way, ~ gets +1/+0": so many times as much. */
function scaledSize(s: Effect, f: Quantity): Effect | null {
  const [mod, ...others] = s.do === 'continuous' && s.rules.length === 0 ? s.mods : [];
  if (s.do !== 'continuous' || mod?.mod !== 'pt' || others.length > 0) return null;
  const { power, toughness } = mod;
  if (typeof power !== 'number' || typeof toughness !== 'number') return null;
  const times = (n: number): Quantity => (n === 0 ? 0 : multiply(n, f));
  return { ...s, mods: [{ ...mod, power: times(power), toughness: times(toughness) }] };
}

/** "Put a +1/+1 counter and a flying counter on target creature": several kinds on one thing. */
function severalKinds(g: Grammar): void {
  g.rule(
    'counterKinds',
    '{n:number} {c:counterName} counter/counters and {m:number} {d:counterName} counter/counters',
    ({ n, c, m, d }) => [
      [c, n],
      [d, m],
    ],
  );
  g.rule('counterKinds', '{n:number} {c:counterName} counter/counters , {l:moreCounterKinds}', ({ n, c, l }) => [[c, n], ...l]);
  g.rule('moreCounterKinds', '{n:number} {c:counterName} counter/counters , {l:moreCounterKinds}', ({ n, c, l }) => [[c, n], ...l]);
  g.rule(
    'moreCounterKinds',
    '{n:number} {c:counterName} counter/counters , and {m:number} {d:counterName} counter/counters',
    ({ n, c, m, d }) => [
      [c, n],
      [d, m],
    ],
  );
  g.rule('playerVerb', 'put/puts {l:counterKinds} on {o:each}', ({ l, o }) =>
    mentions(o, (x) => x.sel === 'choose' || x.sel === 'all')
      ? null
      : { do: 'seq', of: l.map(([counter, count]): Effect => ({ do: 'counters', change: 'put', counter, count, on: o })) },
  );
}

export function installEachOfSeveral(g: Grammar): void {
  severalKinds(g);
  hadCounters(g);
  things(g);
  predicates(g);
  damageForEach(g);
  forEach(g);
}
