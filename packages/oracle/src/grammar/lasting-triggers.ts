/** Wordings that stand on several others: forms with base power and toughness, triggers that last, what was done "this way" (CR 603.7, 611, 613). */
import type {
  CardType,
  Color,
  Condition,
  Duration,
  Effect,
  EventPattern,
  Filter,
  Mod,
  PlayerRef,
  Quantity,
  Selector,
  Supertype,
} from '@apnap/ability';
import { NONBASIC_LAND_TYPES } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import {
  all,
  chooseOne,
  compare,
  controlledBy,
  copying,
  count,
  damageEvent,
  doIf,
  eachOf,
  gaining,
  lasting,
  ownedBy,
  setPT,
  thePlayer,
  unlessPays,
} from './make.js';
import type { Predicate } from './nonterminals.js';
import { ANY, allOf, and, or, raw, SUBJECT, SUBJECT_PLAYER as WHO, withPlayer, YOU } from './raw.js';
import { ref } from './references.js';

interface Types {
  supertypes: Supertype[];
  types: CardType[];
  subtypes: string[];
}

/** "a blue Frog with base power and toughness 1/1": CR 205.1a-b, 613.1d-g. */
function form(
  c: Color[] | undefined,
  t: Types,
  pt: { power: Quantity; toughness: Quantity } | undefined,
  more: Mod[],
  change: 'set' | 'add' = 'set',
  colored: 'set' | 'add' = 'set',
): Predicate {
  return {
    mods: [
      {
        mod: 'types',
        change,
        types: t.types,
        subtypes: t.subtypes,
        supertypes: t.supertypes,
      },
      ...(c ? [{ mod: 'colors', change: colored, colors: c } as Mod] : []),
      ...more,
      ...(pt ? [setPT(pt.power, pt.toughness) as Mod] : []),
    ],
    rules: [],
  };
}

function forms(g: Grammar): void {
  const added = (list: import('@apnap/ability').Ability[] | undefined): Mod[] => (list ?? []).map((ability): Mod => gaining(ability));
  // creature types alone, in a row: "a Human Spirit Warrior"
  g.rule('subtypeRow', '{s:subtype}', ({ s }) => (s.many ? null : [s.subtype]));
  g.rule('subtypeRow', '{s:subtype} {r:subtypeRow}', ({ s, r }) => (s.many ? null : [s.subtype, ...r]));
  const only = (subtypes: string[]): Types => ({ supertypes: [], types: [], subtypes });
  const land = (r: string[]): boolean => r.some((s) => LANDS.has(s));
  for (const verb of ['become/becomes', 'is/are'] as const) {
    const to = verb === 'is/are' ? 'predicate' : 'form';
    const base = `${verb} a/an {c?:colors} {r:subtypeRow} with base power and toughness {p:ptSet}`;
    g.rule(to, base as '{c?:colors} {r:subtypeRow} {p:ptSet}', ({ c, r, p }) => (land(r) ? null : form(c, only(r), p, [])));
    const creature = `${verb} a/an {c?:colors} {t:tokenTypes} with base power and toughness {p:ptSet}`;
    g.rule(to, creature as '{c?:colors} {t:tokenTypes} {p:ptSet}', ({ c, t, p }) =>
      t.types.includes('Creature') ? form(c, t, p, []) : null,
    );
    // "8/8, flying, and first strike"
    const and = (f: Predicate | null, a: import('@apnap/ability').Ability[]): Predicate | null =>
      f && { mods: [...f.mods, ...added(a)], rules: [] };
    g.rule(to, `${base} , {a:abilities}` as '{c?:colors} {r:subtypeRow} {p:ptSet} {a:abilities}', ({ c, r, p, a }) =>
      land(r) ? null : and(form(c, only(r), p, []), a),
    );
    for (const [tail, colored] of [
      ['in addition to its/their other types', 'set'],
      ['in addition to its/their other colors and types', 'add'],
    ] as const)
      g.rule(to, `${creature} ${tail}` as '{c?:colors} {t:tokenTypes} {p:ptSet}', ({ c, t, p }) =>
        t.types.includes('Creature') ? form(c, t, p, [], 'add', colored) : null,
      );
  }
  g.rule('form', 'become/becomes a/an {c?:colors} {r:subtypeRow} with {a:abilities}', ({ c, r, a }) =>
    land(r) ? null : form(c, only(r), undefined, added(a)),
  );
  g.rule('predicate', 'become {t:manyTypes} with base power and toughness {p:ptSet}', ({ t, p }) =>
    t.types.includes('Creature') ? form(undefined, t, p, []) : null,
  );
  g.rule('predicate', 'become/becomes a/an {r:subtypeRow}', ({ r }) =>
    r.length < 2 || land(r) ? null : form(undefined, only(r), undefined, []),
  );
  // CR 205.1a: what it is besides stays
  g.rule('predicate', "isn't a/an {s:subtype}", ({ s }) =>
    s.many ? null : { mods: [{ mod: 'types', change: 'remove', types: [], subtypes: [s.subtype], supertypes: [] }], rules: [] },
  );
  g.rule('predicate', "isn't a creature", () => ({
    mods: [{ mod: 'types', change: 'remove', types: ['Creature'], subtypes: [], supertypes: [] }],
    rules: [],
  }));
  g.rule('ptSet', 'each equal to {q:quantity}', ({ q }) => ({ power: q, toughness: q }));
  g.rule('predicate', 'become/becomes a/an {c:colors} {r:subtypeRow}', ({ c, r }) => (land(r) ? null : form(c, only(r), undefined, [])));
  g.rule('predicate', '{f:form}', ({ f }) => f);
  // CR 611.2a: without a duration it lasts until the game ends
  g.rule('objectVerb', '{f:form}', ({ f }) => lasting(SUBJECT, f.mods, 'indefinite'));
  g.rule('predicate', 'is every nonbasic land type', () => ({
    mods: [{ mod: 'types', change: 'add', types: [], subtypes: [...NONBASIC_LAND_TYPES], supertypes: [] }],
    rules: [],
  }));
  for (const words of [
    'gain/gains all creature types',
    'have/has all creature types',
    'is every creature type',
    'is all creature types',
  ] as const)
    g.rule('predicate', words as 'gain', () => ({ mods: [{ mod: 'allCreatureTypes' }], rules: [] }));
  g.rule('predicate', 'lose/loses all creature types', () => ({ mods: [{ mod: 'allCreatureTypes', change: 'lose' }], rules: [] }));
}

const LANDS: ReadonlySet<string> = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);

/** Words for what an event is about, and for one of two things spoken of. */
function meant(g: Grammar): void {
  g.rule('pronoun', 'either of those {h:head}', ({ h }, m) => (h.many ? ref(m, h.head, true) : null));
  g.rule('chosen', 'either of them', (_, m) => chooseOne(WHO, ref({ ...m, at: m.at + 2, end: m.at + 3 }, 'they', true)));
  g.rule('chosen', 'one of those cards', (_, m) => chooseOne(WHO, ref({ ...m, at: m.at + 2 }, 'card', true)));
  g.rule('chosen', 'one of those {h:head}', ({ h }, m) => (h.many ? chooseOne(WHO, ref({ ...m, at: m.at + 2 }, h.head, true)) : null));
  g.rule('pronoun', 'that/the source', (_, m) => ref(m, 'source'));
}

type Later = (event: EventPattern, effect: Effect, m: Match, duration: Duration, uses?: 'each' | 'once') => Effect;

/** What is done as the next main phase begins, whichever of the turn it is (CR 505.1). */
function mainPhases(g: Grammar, later: Later): void {
  const main = (whose: PlayerRef): EventPattern => ({
    on: 'or',
    of: [
      { on: 'step', step: 'precombatMain', whose },
      { on: 'step', step: 'postcombatMain', whose },
    ],
  });
  const times = [
    ['your next main phase this turn', YOU, 'endOfTurn'],
    ['the next main phase this turn', { player: 'each' }, 'endOfTurn'],
    ['your next main phase', YOU, 'indefinite'],
  ] as const;
  for (const [words, whose, duration] of times) {
    g.rule('sentence', `at the beginning of ${words} , {s:whereClause}` as '{s:whereClause}', ({ s }, m) =>
      later(main(whose), s, m, duration, 'once'),
    );
    g.rule(
      'sentence',
      `if {c:condition} , at the beginning of ${words} , {s:whereClause}` as '{c:condition} {s:whereClause}',
      ({ c, s }, m) => doIf(c, later(main(whose), s, m, duration, 'once')),
    );
    g.rule('laterClause', `{s:clauseList} at the beginning of ${words}` as '{s:clauseList}', ({ s }, m) =>
      later(main(whose), s, m, duration, 'once'),
    );
  }
}

/** Delayed triggers that last (CR 603.7b). */
function lastingTriggers(g: Grammar): void {
  const later: Later = (event, effect, m, duration, uses = 'each') =>
    ({
      do: 'delayed',
      event: { ...event, $at: m.at + 1 },
      uses,
      duration,
      program: { targets: [], effect },
      $at: m.at,
    }) as unknown as Effect;
  g.rule('sentence', 'until your next turn , whenever {e:oneEvent} , {s:whereClause}', ({ e, s }, m) =>
    later(e, s, m, 'untilYourNextTurn'),
  );
  // reason: magic/rules/106-mana-production.test.ts reads it
  g.rule('sentence', 'until end of turn , whenever {e:oneEvent} , {s:whereClause}', ({ e, s }, m) => later(e, s, m, 'endOfTurn'));
  g.rule('sentence', 'when you next {e:nextCast} this turn , {s:whereClause}', ({ e, s }, m) => later(e, s, m, 'endOfTurn', 'once'));
  g.rule('sentence', 'when you cast your next {n:nounOr} this turn , {s:whereClause}', ({ n, s }, m) =>
    n.zone === 'stack' && !n.many ? later({ on: 'cast', who: YOU, what: n.filter }, s, m, 'endOfTurn', 'once') : null,
  );
  g.rule('sentence', 'copy the next {n:oneSpell} you cast this turn when you cast it {t:newTargets}', ({ n, t }, m) =>
    later({ on: 'cast', who: YOU, what: n }, copying({ sel: 'event', role: 'object' }, YOU, 1, t), m, 'endOfTurn', 'once'),
  );
  const did = (effect: Effect): Effect => raw.effect({ do: '$ifDid', done: true, effect });
  g.rule('sentence', 'if you do , when you cast your next {n:nounOr} this turn , {s:whereClause}', ({ n, s }, m) =>
    n.zone === 'stack' && !n.many ? did(later({ on: 'cast', who: YOU, what: n.filter }, s, m, 'endOfTurn', 'once')) : null,
  );
  g.rule('sentence', 'if you do , when you next {e:nextCast} this turn , {s:whereClause}', ({ e, s }, m) =>
    did(later(e, s, m, 'endOfTurn', 'once')),
  );
  g.rule('sentence', 'if you do , whenever {e:oneEvent} this turn , {s:whereClause}', ({ e, s }, m) => did(later(e, s, m, 'endOfTurn')));
  g.rule('sentence', 'if you do , until end of turn , whenever {e:oneEvent} , {s:whereClause}', ({ e, s }, m) =>
    did(later(e, s, m, 'endOfTurn')),
  );
  const either = (...of: EventPattern[]): EventPattern => ({ on: 'or', of: of.flatMap((e) => (e.on === 'or' ? e.of : [e])) });
  g.rule('nextOne', 'cast {n:aSpell}', ({ n }) => ({ on: 'cast', who: YOU, what: n }));
  // reason: of any ability, beside loyalty abilities, which cards have (CR 602.2)
  g.rule('nextOne', "activate an ability that isn't a mana ability", () => ({ on: 'activate', who: YOU, what: ANY }));
  g.rule('nextOne', 'attack', () => ({
    on: 'attack',
    what: and({ is: 'type', type: 'Creature' }, { is: 'controlledBy', who: YOU }),
    batch: 'oneOrMore',
  }));
  g.rule('nextOne', 'activate a loyalty ability', () => ({ on: 'activate', who: YOU, what: ANY, kind: 'loyalty' }));
  g.rule('nextCast', '{a:nextOne}', ({ a }) => a);
  g.rule('nextCast', '{a:nextOne} or {b:nextCast}', ({ a, b }) => either(a, b));
  g.rule('nextCast', '{a:nextOne} , {b:nextOne} , or {c:nextOne}', ({ a, b, c }) => either(a, b, c));
  const step = (at: import('@apnap/ability').Step): EventPattern => ({ on: 'step', step: at, whose: YOU });
  mainPhases(g, later);
  g.rule('sentence', '{s:clauseList} at the beginning of your next end step', ({ s }, m) => later(step('end'), s, m, 'indefinite', 'once'));
  g.rule('sentence', 'at the beginning of your next end step , {s:whereClause}', ({ s }, m) =>
    later(step('end'), s, m, 'indefinite', 'once'),
  );
}

/** What was so as the spell was cast, and how often an ability has done its work (CR 601.2i, 608.2h). */
function times(g: Grammar): void {
  const asCast = (n: { filter: Filter }): Condition => ({
    if: 'asCast',
    cond: compare(count(all('battlefield', and(n.filter, controlledBy(YOU)))), '>=', 1),
  });
  // the optional cost of revealing is the only additional cost such a card has
  for (const words of [
    'you revealed a/an {a:noun} or controlled a/an {n:noun} as you cast ~',
    'a/an {a:noun} was revealed or you controlled a/an {n:noun} as you cast ~',
  ] as const)
    g.rule('simpleCondition', words, ({ a, n }) =>
      a.head === 'card' && !a.many && !n.many && !n.zone ? { if: 'or', of: [{ if: 'paid', label: 'additional' }, asCast(n)] } : null,
    );
  g.rule('nth', 'first', () => 1);
  g.rule('nth', '{n:ordinal}', ({ n }) => n);
}

/** "Exile it, then return it transformed", said of someone who is a he or a she: the words are the same as of "it" (CR 701.28). */
function events(g: Grammar): void {
  const hit = (kind: 'any' | 'combat' | 'noncombat', source: Filter, to: Filter): EventPattern => damageEvent(source, to, kind, 'each');
  // the spell is its own source, as it was on the stack (CR 608.2h)
  g.rule('oneEvent', '{s:aSpell} deals {k:damageKind} to {p:somebody}', ({ s, k, p }) => hit(k, s, thePlayer(p)));
  g.rule('oneEvent', "a/an {n:noun} is put into an opponent 's graveyard", ({ n }) =>
    n.many || n.zone
      ? null
      : {
          on: 'zone',
          what: and(n.filter, ownedBy({ player: 'eachOpponent' })),
          ...(n.head === 'card' ? {} : { from: 'battlefield' }),
          to: 'graveyard',
          batch: 'each',
        },
  );
  g.rule('forEach', "for each other {n:noun} you've cast before it this turn", ({ n }) =>
    n.zone === 'stack' && !n.many
      ? { q: 'happened', event: { on: 'cast', who: YOU, what: n.filter }, measure: 'times', before: 'event' }
      : null,
  );
}

/** A copy for each thing that a spell could target (CR 707.10d). */
function aimedCopies(g: Grammar): void {
  const copies = (what: Selector, aimedAt: Selector): Effect => ({ do: 'copyOnStack', what, who: WHO, count: 1, retarget: 'no', aimedAt });
  for (const that of ['that', 'the', 'that the', 'that that']) {
    const each = `${that} spell could target . each copy targets a different one of those`;
    g.rule(
      'playerVerb',
      `copy/copies {o:oneObject} for each other {n:noun} ${each} {h:head}` as 'copy/copies {o:oneObject} for each other {n:noun} {h:head}',
      ({ o, n, h }) => (n.many || n.zone || !h.many ? null : copies(o, allOf(n))),
    );
    g.rule(
      'playerVerb',
      `copy/copies {o:oneObject} for each other permanent or player ${each} permanents and players` as '{o:oneObject}',
      ({ o }) =>
        copies(o, {
          sel: 'union',
          of: [allOf({ filter: ANY, many: true, head: 'permanent' }), { sel: 'players', who: { player: 'each' } }],
        }),
    );
  }
  // what the condition speaks of (CR 603.4)
  g.rule(
    'ability',
    '{t:trigger} choose one of those {h:head} . copy {o:oneObject} . the copy targets the chosen {k:head} .',
    ({ t, h, o, k }) => {
      const from =
        t.condition?.if === 'compare' && typeof t.condition.left === 'object' && t.condition.left.q === 'count'
          ? t.condition.left.of
          : null;
      if (!from || !t.condition || !h.many || k.many) return null;
      const effect = withPlayer(copies(o, chooseOne(YOU, from)), YOU);
      return { kind: 'triggered', event: t.event, condition: t.condition, program: { targets: [], effect } };
    },
  );
  g.rule('post', '{o:pronoun} could target', ({ o }) => ({ is: 'couldBeTarget', of: o }));
  g.rule('post', 'that targets only a single permanent or player', () => ({
    is: 'targets',
    what: or({ is: 'permanent' }, thePlayer({ player: 'each' })),
    only: 'object',
  }));
}

/** Targets of what is on the stack changed, or chosen anew (CR 115.7). */
function newTargets(g: Grammar): void {
  g.rule('playerVerb', 'change the target to {t:oneObject} if able', ({ t }, m) => ({
    do: 'retarget',
    what: ref({ ...m, end: m.at + 3 }, 'spell'),
    who: WHO,
    change: 'all',
    to: t,
  }));
  g.rule('post', 'that targets only a player', () => ({ is: 'targets', what: thePlayer({ player: 'each' }), only: 'object' }));
}

/** A name chosen as it enters, with what the name must be of; "each spell and ability your opponents control". */
function others(g: Grammar): void {
  g.rule('sentence', 'for each {n:noun} , counter it unless its controller pays {m:mana}', ({ n, m: mana }, m) => {
    if (n.zone !== 'stack' || n.many) return null;
    const slot = -2 - m.at;
    const it = { sel: 'slot', slot } as const;
    return eachOf(
      all('stack', n.filter),
      slot,
      unlessPays({ player: 'controllerOf', of: it }, [{ pay: 'mana', mana }], { do: 'nothing' }, { do: 'counter', what: it }),
    );
  });
  g.rule('core', 'spell and ability', () => ({
    filter: or({ is: 'spell' }, { is: 'ability' }),
    many: false,
    head: 'spell',
    zone: 'stack' as const,
  }));
  g.rule('objectVerb', 'become/becomes colorless', () => lasting(SUBJECT, [{ mod: 'colors', change: 'set', colors: [] }], 'indefinite'));
}

export function installLastingTriggers(g: Grammar): void {
  forms(g);
  meant(g);
  lastingTriggers(g);
  times(g);
  events(g);
  newTargets(g);
  aimedCopies(g);
  others(g);
}
