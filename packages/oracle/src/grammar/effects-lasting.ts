/** What spells and abilities do for a time or for good: lasting effects, choices, replacement of a death, moving (CR 608, 611, 614). */
import type { CardType, Color, Destination, Duration, Effect, Filter, Mod, Quantity, Selector, Supertype } from '@apnap/ability';
import { hand, whose } from './effects-basic.js';
import type { Grammar, Match } from './engine.js';
import { all, allIn, choose, chooseOne, controlledBy, count, doIf, gaining, ofSlot, replacing, setPT, unlessPays, whoIs } from './make.js';
import type { CardsFromIt, FromHand, Predicate, ShownAndTaken } from './nonterminals.js';
import { ANY, allOf, and, asFilter, otherAt, raw, SUBJECT, seq, target, SUBJECT_PLAYER as WHO, withSubject, YOU } from './raw.js';
import { ref } from './references.js';

const mods = (...list: Mod[]): Predicate => ({ mods: list, rules: [] });
const lasting = (p: Predicate, duration: Duration): Effect => ({
  do: 'continuous',
  ...(p.mods.length ? { affects: SUBJECT } : {}),
  mods: p.mods,
  rules: p.rules,
  duration,
});
const isRef = (o: Selector): boolean => (o as { sel: string }).sel === '$ref';

interface Types {
  supertypes: Supertype[];
  types: CardType[];
  subtypes: string[];
}

/** "becomes a 3/3 creature …": with the types it had (CR 205.1b) or without them. */
function animated(
  change: 'add' | 'set',
  t: Types,
  pt: { power: Quantity; toughness: Quantity },
  colors: Color[] | undefined,
  more: Mod[] = [],
): Predicate | null {
  if (!t.types.includes('Creature')) return null;
  return mods(
    { mod: 'types', change, types: t.types, subtypes: t.subtypes, supertypes: t.supertypes },
    ...(colors ? [{ mod: 'colors', change: 'set', colors } as Mod] : []),
    ...more,
    setPT(pt.power, pt.toughness),
  );
}

function becoming(g: Grammar): void {
  // a type is kept when the words name the type it had
  const equal = 'become/becomes a/an {c?:colors} {t:tokenTypes} with power and toughness each equal to {q:quantity}';
  g.rule('predicate', equal, ({ c, t, q }) => animated('set', t, { power: q, toughness: q }, c));
  g.rule('predicate', 'become/becomes a/an {s:subtype}', ({ s }) =>
    s.many || isLandType(s.subtype) ? null : mods({ mod: 'types', change: 'set', types: [], subtypes: [s.subtype], supertypes: [] }),
  );
}

/** Changes of kind without power and toughness, which it has of its own (a Vehicle, CR 301.7). */
function kinds(g: Grammar): void {
  g.rule('predicate', 'become/becomes a/an {t:tokenTypes}', ({ t }) =>
    t.types.includes('Artifact') && t.types.includes('Creature')
      ? mods({ mod: 'types', change: 'set', types: t.types, subtypes: t.subtypes, supertypes: t.supertypes })
      : null,
  );
  g.rule('predicate', 'is/are/become/becomes a/an {c:color} {s:subtype} in addition to its/their other colors and types', ({ c, s }) =>
    s.many
      ? null
      : mods(
          { mod: 'types', change: 'add', types: [], subtypes: [s.subtype], supertypes: [] },
          { mod: 'colors', change: 'add', colors: [c] },
        ),
  );
  g.rule('objectVerb', 'get/gets {p:pt} or {q:pt} {d:duration}', ({ p, q, d }) => ({
    do: 'chooseEffect',
    who: YOU,
    options: [p, q].map((x) => lasting(mods({ mod: 'pt', power: x.power, toughness: x.toughness }), d)),
  }));
}

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const isLandType = (s: string): boolean => LANDS.includes(s);

/** CR 611.2a: without a duration it lasts until the game ends. */
function withoutEnd(g: Grammar): void {
  g.rule('objectClause', '{o:pronoun} gain/gains {a:abilities}', ({ o, a }) =>
    isRef(o) ? { do: 'continuous', affects: o, mods: a.map((ability): Mod => gaining(ability)), rules: [], duration: 'indefinite' } : null,
  );
  // all that is done: in a list a duration at its end may be meant for what stands before it, too
  g.rule('whereClause', '{s:selector} {p:predicates}', ({ s, p }, m) =>
    standsAlone(p) && !describes(m)
      ? ({ ...(withSubject(lasting(p, 'indefinite'), s) as object), $at: m.at, $weak: true } as unknown as Effect)
      : null,
  );
}

/** "It has flying", "it's an Angel": said of what was put or created, and part of how that came to be (CR 111.3, 614.1c). */
function describes(m: Match): boolean {
  const quoted = m.tokens.findIndex((t, i) => i >= m.at && t.raw === '"');
  const said = m.tokens.slice(m.at, quoted < 0 ? m.end : Math.min(quoted, m.end));
  return said.some((t, i) => ['has', 'have', 'is', 'are', "it's", "they're"].includes(t.key) && said[i + 1]?.key !== 'base');
}

/** Sizes are given for a time, and regeneration is spoken of after destruction (CR 701.15c). */
const standsAlone = (p: Predicate): boolean => p.rules.every((r) => !(r.rule === 'cant' && r.action.act === 'regenerate'));

function combat(g: Grammar): void {
  for (const kind of ['combat', 'any'] as const) {
    const words = kind === 'combat' ? 'combat damage' : 'damage';
    g.rule('sentence', `prevent all ${words} that would be dealt to and dealt by {o:oneObject} this turn` as '{o:oneObject}', ({ o }) =>
      seq(noDamage(ANY, asFilter(o), kind), noDamage(asFilter(o), ANY, kind)),
    );
  }
}

const noDamage = (source: Filter, to: Filter, kind: 'combat' | 'any'): Effect =>
  replacing({ replace: 'damage', source, to, kind, result: { result: 'preventAll' } }, 'endOfTurn');

/** Which of several things, and at random. */
function choosing(g: Grammar): void {
  g.rule('chosen', 'another {n:noun}', ({ n }, m) =>
    n.many || (n.zone === undefined && n.head === 'card') ? null : chooseOne(WHO, allOf({ ...n, filter: and(otherAt(m), n.filter) })),
  );
  g.rule('chosen', '{c:count} {n:noun} at random from {p:possessive} graveyard', ({ c, n, p }) =>
    n.zone || n.head !== 'card'
      ? null
      : {
          sel: 'choose',
          who: WHO,
          from: allOf({ ...n, zone: 'graveyard', of: whose(p) ? WHO : p }),
          min: c.min,
          max: c.max,
          how: 'random',
        },
  );
}

/** Cards that are in either of two zones. */
function fromEither(g: Grammar): void {
  for (const or of ['or', 'and-or'])
    g.rule('chosen', `{c:count} {n:nounOr} from {w:own} hand ${or} graveyard` as '{c:count} {n:nounOr} {w:own}', ({ c, n, w }) =>
      w && n.head === 'card' && !n.zone
        ? choose(WHO, { sel: 'union', of: [allIn('hand', WHO, n.filter), allIn('graveyard', WHO, n.filter)] }, c.min, c.max)
        : null,
    );
}

/** "Target player reveals their hand. You choose a card from it. That player discards that card." */
function choosingFromHand(g: Grammar): void {
  g.rule('handShown', '{p:player} reveals their hand', ({ p }) => ({ of: p, show: { do: 'reveal', what: hand(p) } }));
  g.rule('handShown', "look at {p:player} 's hand", ({ p }) => ({ of: p, show: { do: 'look', who: YOU, at: hand(p) } }));
  g.rule('cardsFromIt', 'a/an {n:noun} from it', ({ n }) =>
    n.head === 'card' && !n.zone ? { filter: n.filter, count: { min: 1, max: 1 }, many: false } : null,
  );
  g.rule('cardsFromIt', 'a/an {n:noun} from it {p:post}', ({ n, p }) =>
    n.head === 'card' && !n.zone ? { filter: and(n.filter, p), count: { min: 1, max: 1 }, many: false } : null,
  );
  g.rule('cardsFromIt', '{c:count} {n:noun} from it', ({ c, n }) =>
    n.head === 'card' && !n.zone && n.many ? { filter: n.filter, count: c, many: true } : null,
  );
  g.rule('cardsFromIt', 'a/an {n:noun} in it', ({ n }) =>
    n.head === 'card' && !n.zone ? { filter: n.filter, count: { min: 1, max: 1 }, many: false } : null,
  );
  for (const its of ['its', "that card 's"])
    g.rule(
      'sentence',
      `{h:handShown} . you may cast {f:cardsFromIt} without paying ${its} mana cost` as '{h:handShown} {f:cardsFromIt}',
      ({ h, f }) => {
        const cast: Effect = { do: 'play', who: YOU, what: choose(YOU, allIn('hand', h.of, f.filter), 1, 1), cost: 'free' };
        return f.many ? null : seq(h.show, { do: 'may', who: YOU, then: cast });
      },
    );
  for (const [verb, put] of [
    ['put', '{d:destination}'],
    ['exile', ''],
  ] as const)
    g.rule(
      'sentence',
      `{h:handShown} . you may ${verb} {f:cardsFromIt} ${put}`.trim() as '{h:handShown} {f:cardsFromIt} {d?:destination}',
      (c, m) => {
        const what = choose(YOU, allIn('hand', c.h.of, c.f.filter), c.f.count.min, c.f.count.max);
        const then = { do: 'move', what, ...(c.d ?? { to: 'exile' }), $at: m.end - 2 } as Effect;
        return seq(c.h.show, { do: 'may', who: YOU, then });
      },
    );
  const taken = (h: FromHand, f: CardsFromIt): ShownAndTaken => ({
    show: h.show,
    what: choose(YOU, allIn('hand', h.of, f.filter), f.count.min, f.count.max),
    many: f.many,
  });
  g.rule('fromHand', '{h:handShown} . you choose {f:cardsFromIt}', ({ h, f }) => taken(h, f));
  for (const place of ['graveyard or hand', 'hand or graveyard'])
    g.rule('fromHand', `{h:handShown} . you choose a/an {n:noun} from that player 's ${place}` as '{h:handShown} {n:noun}', ({ h, n }) =>
      n.head !== 'card' || n.zone || n.many
        ? null
        : {
            show: h.show,
            what: choose(YOU, { sel: 'union', of: [allIn('hand', h.of, n.filter), allIn('graveyard', h.of, n.filter)] }, 1, 1),
            many: false,
          },
    );
  g.rule('fromHand', '{h:handShown} and you? choose {f:cardsFromIt}', ({ h, f }) => taken(h, f));
  const discarded = (t: ShownAndTaken, many: boolean): Effect | null =>
    t.many === many ? seq(t.show, { do: 'discardThese', what: t.what }) : null;
  g.rule('sentence', '{t:fromHand} . that/the player discards that card', ({ t }) => discarded(t, false));
  g.rule('sentence', '{t:fromHand} . that/the player discards those cards', ({ t }) => discarded(t, true));
  g.rule('sentence', '{h:handShown} . you may choose {f:cardsFromIt} . if you do , {s:whereClause}', ({ h, f, s }, m) => {
    const slot = -1_200_000 - m.at * 2;
    const what = choose(YOU, allIn('hand', h.of, f.filter), 0, 1);
    return f.many ? null : seq(h.show, { do: 'let', slot, what, $at: m.at } as Effect, doIf({ if: 'did', slot }, s));
  });
  const exiled = (t: ShownAndTaken, until?: 'sourceLeaves', m?: Match): Effect | null =>
    t.many
      ? null
      : seq(t.show, { do: 'move', what: t.what, to: 'exile', ...(until ? { until } : {}), ...(m ? { $at: m.end - 2 } : {}) } as Effect);
  const moved = (t: ShownAndTaken, many: boolean, d: Destination): Effect | null =>
    t.many === many ? seq(t.show, { do: 'move', what: t.what, ...d }) : null;
  for (const puts of ['put', 'that/the player puts']) {
    g.rule('sentence', `{t:fromHand} . ${puts} that card {d:destination}` as '{t:fromHand} {d:destination}', ({ t, d }) =>
      moved(t, false, d),
    );
  }
  g.rule('sentence', '{t:fromHand} . that/the player exiles that card', ({ t }) => moved(t, false, { to: 'exile' }));
  g.rule('sentence', '{t:fromHand} and exile that card', ({ t }, m) => exiled(t, undefined, m));
  g.rule('sentence', '{t:fromHand} and exile it', ({ t }, m) => exiled(t, undefined, m));
  g.rule('sentence', '{t:fromHand} . exile that card', ({ t }, m) => exiled(t, undefined, m));
  g.rule('sentence', '{t:fromHand} . exile that card until ~ leaves the battlefield', ({ t }) => exiled(t, 'sourceLeaves'));
}

/** Sentences that follow another, and what they say of it. */
function following(g: Grammar): void {
  for (const who of ["you/they can't", "the/that player can't"] as const)
    g.rule('sentence', `if ${who} , {s:whereClause}` as '{s:whereClause}', ({ s }) => raw.effect({ do: '$ifDid', done: false, effect: s }));
  g.rule('sentence', '{s:clauseList} unless {p:player} has ~ deal {n:number} damage to them', ({ s, p, n }) =>
    p.player === 'each' || p.player.startsWith('each')
      ? null
      : {
          do: 'may',
          who: p,
          then: { do: 'damage', source: { sel: 'self' }, to: p.player === 'of' ? p.of : { sel: 'players', who: p }, amount: n },
          else: s,
        },
  );
  g.rule('sentence', 'then each player who searched their library this way shuffles it?', () =>
    raw.effect({ do: '$searchersShuffle' } as never),
  );
}

/** What players do, in other words. */
function verbs(g: Grammar): void {
  g.rule('playerVerb', 'draw/draws an additional card', () => ({ do: 'draw', who: WHO, count: 1 }));
  g.rule('playerVerb', 'draw/draws {n:digits} additional cards', ({ n }) => ({ do: 'draw', who: WHO, count: n }));
  for (const at of ['clause', 'subjectClause'] as const)
    for (const becomes of ['becomes', 'becomes equal to'])
      g.rule(at, `{p:possessive} life total ${becomes} {q:quantity}` as '{p:possessive} {q:quantity}', ({ p, q }) => ({
        do: 'life',
        who: p,
        change: 'set',
        amount: q,
      }));
}

/** Control given away, mana, and what is exiled with counters. */
function giving(g: Grammar): void {
  // who it is is settled when the effect begins (CR 611.2d)
  const given = (o: Selector, d: Duration, m: Match): Effect => {
    const slot = -1000 - m.at * 2;
    return seq({ do: 'let', slot, what: { sel: 'players', who: WHO } } as Effect, {
      do: 'continuous',
      affects: o,
      mods: [{ mod: 'control', who: whoIs(ofSlot(slot)) }],
      rules: [],
      duration: d,
    });
  };
  g.rule('playerVerb', 'gains control of {o:object}', ({ o }, m) => given(o, 'indefinite', m));
  g.rule('playerVerb', 'gains control of {o:object} {d:duration}', ({ o, d }, m) => given(o, d, m));
  g.rule('manaSpec', 'X mana in any combination of {a:mana} and-or {b:mana}', ({ a, b }) => ({
    options: [a, b],
    times: { q: 'x' },
    choose: 'each',
  }));
}

/** Its owner decides where in the library it goes (CR 401.3); "until your next turn" at the beginning; investigating more than once. */
function newer(g: Grammar): void {
  type Place = 'top' | 'bottom' | { fromTop: number };
  const onto = (what: Selector, position: Place): Effect => ({ do: 'move', what, to: 'library', position });
  const oneTarget = (o: Selector): boolean => {
    const node = o as unknown as { sel: string; spec?: { max: unknown } };
    return node.sel === '$target' && node.spec?.max === 1;
  };
  const either = (o: Selector, place: Place = 'top'): Effect => ({
    do: 'chooseEffect',
    who: { player: 'ownerOf', of: o },
    options: [onto(o, place), onto(o, 'bottom')],
  });
  // CR 401.7
  g.rule('sentence', 'the owner of {o:object} puts it into their library second from the top or on the bottom', ({ o }) =>
    oneTarget(o) ? either(o, { fromTop: 2 }) : null,
  );
  for (const words of ['their choice of the top or bottom of their library', 'the top or bottom of their library'] as const) {
    g.rule('sentence', `{o:object} 's owner puts it on ${words}` as '{o:object}', ({ o }) => (oneTarget(o) ? either(o) : null));
    g.rule('sentence', `{o:pronoun} 's owner puts it on ${words}` as '{o:pronoun}', ({ o }) =>
      (o.sel as string) === '$ref' && (o as { many?: boolean }).many !== true ? either(o) : null,
    );
    g.rule('sentence', `its owner puts it on ${words}` as 'its', (_, m) => either(ref({ ...m, end: m.at + 1 }, 'it')));
    g.rule('sentence', `the owner of {o:object} puts it on ${words}` as '{o:object}', ({ o }) => (oneTarget(o) ? either(o) : null));
  }
  // whoever puts it there decides
  g.rule('playerVerb', "put {o:object} on the top or bottom of its owner 's library", ({ o }) => ({
    do: 'chooseEffect',
    who: WHO,
    options: [onto(o, 'top'), onto(o, 'bottom')],
  }));
  for (const [words, duration] of [
    ['until your next turn', 'untilYourNextTurn'],
    ['until end of combat', 'endOfCombat'],
    ['until the end of your next turn', 'untilEndOfYourNextTurn'],
    ['until your next upkeep', 'untilYourNextUpkeep'],
    ['until your next end step', 'untilYourNextEndStep'],
  ] as const)
    g.rule(
      'sentence',
      `${words} , {s:selector} {p:predicates}` as '{s:selector} {p:predicates}',
      ({ s, p }, m) => ({ ...(withSubject(lasting(p, duration), s) as object), $at: m.at }) as unknown as Effect,
    );
}

/** "Pay {3}. If you don't, you lose the game": nobody has to pay (CR 118.3a). */
function owing(g: Grammar): void {
  const may = (cost: import('@apnap/ability').Cost[], otherwise: Effect): Effect => unlessPays(YOU, cost, { do: 'nothing' }, otherwise);
  g.rule(
    'sentence',
    "at the beginning of your next upkeep , pay {k:mana} . if you don't , {s:whereClause}",
    ({ k, s }, m) =>
      ({
        do: 'delayed',
        event: { on: 'step', step: 'upkeep', whose: YOU },
        uses: 'once',
        duration: 'indefinite',
        program: { targets: [], effect: may([{ pay: 'mana', mana: k }], s) },
        $at: m.at,
      }) as Effect,
  );
}

/** "Exile up to three target cards from a single graveyard." */
function together(g: Grammar): void {
  g.rule('object', '{c:targetCount} target {n:noun} from a single graveyard', ({ c, n }, m) => {
    if (n.zone || n.head !== 'card') return null;
    const { spec, ...rest } = target(m.at, { ...n, zone: 'graveyard' }, c) as unknown as { spec: object };
    return { ...rest, spec: { ...spec, together: 'owner' } } as unknown as Selector;
  });
  for (const [kind, how] of [
    ['creature', 'creatureType'],
    ['permanent', 'permanentType'],
  ] as const)
    g.rule('object', `two target {n:noun} that share a ${kind} type {p?:place}` as '{n:noun} {p?:place}', ({ n, p }, m) => {
      if (n.zone || !n.many || (n.head === 'card') !== (p?.zone !== undefined)) return null;
      const { spec, ...rest } = target(m.at, { ...n, ...p }, { min: 2, max: 2 }) as unknown as { spec: object };
      return { ...rest, spec: { ...spec, together: how } } as unknown as Selector;
    });
  // "any number of target creature cards with total power 10 or less from your graveyard"
  g.rule('object', '{c:targetCount} target {n:noun} with total {s:statName} {q:compare} {p?:place}', ({ c, n, s, q, p }, m) => {
    const cards = n.head === 'card';
    if (n.zone || q.cmp !== '<=' || c.min !== 0 || cards !== (p?.zone !== undefined)) return null;
    const { spec, ...rest } = target(m.at, { ...n, ...p }, c) as unknown as { spec: object };
    return { ...rest, spec: { ...spec, total: { stat: s, most: q.value } } } as unknown as Selector;
  });
  for (const [whose, how] of [
    ['the same player', 'controller'],
    ['different players', 'differentControllers'],
  ] as const)
    for (const other of ['', 'other '])
      g.rule(
        'object',
        `{c:targetCount} ${other}target {n:nounOr} controlled by ${whose}` as '{c:targetCount} {n:nounOr}',
        ({ c, n }, m) => {
          if (n.zone || n.head === 'card') return null;
          const { spec, ...rest } = target(m.at, n, c, other !== '') as unknown as { spec: object };
          return { ...rest, spec: { ...spec, together: how } } as unknown as Selector;
        },
      );
}

/** Damage to each player by what each has. */
function each(g: Grammar): void {
  const own: import('@apnap/ability').PlayerRef = whoIs({ sel: 'it' });
  for (const [words, who] of [
    ['each player', { player: 'each' }],
    ['each opponent', { player: 'eachOpponent' }],
  ] as const) {
    g.rule(
      'objectVerb',
      `deal/deals damage to ${words} equal to the number of {n:things} they/that control/controls` as '{n:things}',
      ({ n }) => ({
        do: 'damage',
        source: SUBJECT,
        to: { sel: 'players', who },
        amount: count(all('battlefield', and(n, controlledBy(own)))),
      }),
    );
  }
}

export function installLastingEffects(g: Grammar): void {
  becoming(g);
  kinds(g);
  withoutEnd(g);
  combat(g);
  choosing(g);
  fromEither(g);
  choosingFromHand(g);
  following(g);
  verbs(g);
  each(g);
  giving(g);
  together(g);
  newer(g);
  owing(g);
}
