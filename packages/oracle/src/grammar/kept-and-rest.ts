/** Things that players choose to keep, and what becomes of the rest: "chooses two creatures they control, then sacrifices the rest" (CR 101.4, 608.2e). */
import { type Effect, type Filter, type PlayerRef, type Quantity, type Selector, same } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { all, allIn, choose, controlledBy, ofSlot, oneOf, unlessPays, whoIs } from './make.js';
import { ANY, and, type Noun, seq, withPlayer, YOU } from './raw.js';

/** Each player who chooses. */
const IT: Selector = { sel: 'it' };
const several = (p: PlayerRef): boolean =>
  ['each', 'eachOpponent', 'eachOther'].includes(p.player) || (p.player === 'of' && p.of.sel === 'filter' && p.of.of.sel === 'players');
const slotAt = (m: Match): number => -1_700_001 - m.at * 2;
const kept = (m: Match, what: Selector): Effect => ({ do: 'let', slot: slotAt(m), what }) as Effect;
const owned = (p: PlayerRef, f: Filter): Filter => (p.player === 'each' ? f : and(f, controlledBy(p)));
const plain = (n: Noun): boolean => !n.zone && n.head !== 'card' && n.head !== 'spell';

type Count = { min: number; max: number | 'any' };

/** Those of a kind that a player controls, chosen by each of `p` for themselves, or by the one player. */
function fromOwn(p: PlayerRef, f: Filter, c: Pick<Count, 'min' | 'max'>): Selector {
  return choose(p, all('battlefield', and(f, controlledBy(several(p) ? whoIs(IT) : p))), c.min, c.max);
}

const rest = (m: Match, p: PlayerRef, f: Filter): Selector => ({
  sel: 'except',
  of: all('battlefield', several(p) ? owned(p, f) : and(f, controlledBy(p))),
  minus: ofSlot(slotAt(m)),
});

const ONE = { min: 1, max: 1 };

/** "Choose two cards in your hand drawn this turn. For each of those cards, pay 4 life or put the card on top of your library." */
function drawnAndKept(g: Grammar): void {
  g.rule('orderClause', 'choose {c:keptCount} cards in your hand drawn this turn', ({ c }, m) => {
    const drawn: Filter = { is: 'happened', event: { on: 'draw', who: { player: 'each' }, what: oneOf(IT) } };
    return { ...kept(m, choose(YOU, allIn('hand', YOU, drawn), c.min, c.max)), $at: m.at } as unknown as Effect;
  });
  // CR 118.12: who can't pay does the other
  g.rule('orderClause', 'pay {n:digits} life or {v:playerVerb}', ({ n, v }) =>
    unlessPays(YOU, [{ pay: 'life', amount: n }], { do: 'nothing' }, withPlayer(v, YOU)),
  );
}

/**
 * "That player may choose any number of tapped creatures they control and pay {2} for each creature chosen this way. If the player does, untap those
 * creatures": chosen first, and all or nothing is paid (CR 118.3).
 */
function paidFor(g: Grammar): void {
  const words = '{p:player} may choose any number of {n:noun} and pay {m:mana} for each {h:head} chosen this way';
  g.rule(
    'sentence',
    `${words} . if the/that player does , untap those {k:head}` as '{p:player} {n:noun} {m:mana} {h:head} {k:head}',
    ({ p, n, m: mana, h, k }, m) => {
      const theirs = n.filter.is === 'and' && n.filter.of.some((f) => f.is === 'controlledBy' && (isThey(f.who) || same(f.who, p)));
      if (several(p) || p.player === 'you' || !plain(n) || !theirs || h.head !== n.head || k.head !== n.head || mana.includes('{X}'))
        return null;
      const times: Quantity = { q: 'count', of: ofSlot(slotAt(m)) };
      return seq(kept(m, choose(p, all('battlefield', withPlayer(n.filter, p)), 0, 'any')), {
        do: 'may',
        who: p,
        cost: [{ pay: 'mana', mana, times }],
        then: { do: 'untap', what: ofSlot(slotAt(m)) },
      });
    },
  );
}

/** Grammar for what is kept and what isn't. */
export function installKeptAndRest(g: Grammar): void {
  drawnAndKept(g);
  paidFor(g);
  g.rule('keptCount', 'a/an', () => ONE);
  g.rule('keptCount', '{c:count}', ({ c }) => (typeof c.min === 'number' && (typeof c.max === 'number' || c.max === 'any') ? c : null));
  const sacrificed = (p: PlayerRef, what: Selector): Effect => ({ do: 'sacrificeThese', who: p, what });
  for (const then of [', then', 'and'] as const)
    g.rule(
      'clause',
      `{p:player} chooses {c:keptCount} {n:core} they control ${then} sacrifices the rest` as '{p:player} {c:keptCount} {n:core}',
      ({ p, c, n }, m) =>
        !plain(n) || (several(p) && c === ONE && then === ', then')
          ? null
          : seq(kept(m, fromOwn(p, n.filter, c as Count)), sacrificed(p, rest(m, p, n.filter))),
    );
  g.rule('sentence', '{p:player} chooses {c:keptCount} {n:core} they control . destroy the rest', ({ p, c, n }, m) =>
    plain(n) && p.player === 'each'
      ? seq(kept(m, fromOwn(p, n.filter, c as Count)), { do: 'destroy', what: rest(m, p, n.filter), regeneration: 'allowed' })
      : null,
  );
  g.rule('sentence', 'choose {c:keptCount} {n:core} . destroy the rest', ({ c, n }, m) =>
    plain(n)
      ? seq(kept(m, choose(YOU, all('battlefield', n.filter), c.min, c.max)), {
          do: 'destroy',
          what: rest(m, { player: 'each' }, n.filter),
          regeneration: 'allowed',
        })
      : null,
  );
  g.rule('sentence', 'choose a/an {n:core} at random , then destroy the rest', ({ n }, m) =>
    plain(n) && !n.many
      ? seq(kept(m, { sel: 'choose', who: YOU, from: all('battlefield', n.filter), ...ONE, how: 'random' }), {
          do: 'destroy',
          what: rest(m, { player: 'each' }, n.filter),
          regeneration: 'allowed',
        })
      : null,
  );
  const cards = (m: Match, p: PlayerRef, c: Count, zone: 'graveyard' | 'hand'): [Effect, Selector] => [
    kept(m, choose(p, allIn(zone, several(p) ? whoIs(IT) : p, ANY), c.min, c.max)),
    { sel: 'except', of: allIn(zone, p, ANY), minus: ofSlot(slotAt(m)) },
  ];
  g.rule('clause', '{p:player} chooses {c:keptCount} card/cards in their graveyard and exiles the rest', ({ p, c }, m) => {
    const [chosen, others] = cards(m, p, c as Count, 'graveyard');
    return seq(chosen, { do: 'move', what: others, to: 'exile' });
  });
  g.rule('clause', '{p:player} chooses {c:keptCount} card/cards in their hand and discards the rest', ({ p, c }, m) => {
    const [chosen, others] = cards(m, p, c as Count, 'hand');
    return seq(chosen, { do: 'discardThese', what: others });
  });
  const four = 'a/an {a:core} , a/an {b:core} , a/an {c:core} , and a/an {d:core}' as const;
  const ofEach = (p: PlayerRef, base: Filter, kinds: readonly Noun[], m: Match): Effect | null =>
    several(p) && kinds.every((k) => plain(k) && !k.many)
      ? seq(kept(m, { sel: 'union', of: kinds.map((k) => fromOwn(p, and(k.filter, base), ONE)) }), sacrificed(p, rest(m, p, base)))
      : null;
  for (const [pattern, base] of [
    ['{n:core}', (n: Noun) => n.filter],
    ['{x:adjective} {n:core}', (n: Noun, x: Filter) => and(x, n.filter)],
  ] as const) {
    const captures = '{p:player} {n:core} {x:adjective} {a:core} {b:core} {c:core} {d:core}';
    for (const words of [`from among the ${pattern} they control ${four}`, `${four} from among the ${pattern} they control`])
      g.rule('clause', `{p:player} chooses ${words} , then sacrifices the rest` as typeof captures, ({ p, n, x, a, b, c, d }, m) =>
        n.many && plain(n) ? ofEach(p, base(n, x), [a, b, c, d], m) : null,
      );
  }
}

const isThey = (who: PlayerRef): boolean => who.player === 'of' && (who.of as { words?: string }).words?.toLowerCase() === 'they';

/**
 * "Each opponent sacrifices a creature with the greatest power among creatures they control": each of them chooses one of their own such, and all are
 * sacrificed at the same time (CR 101.4).
 */
export function ownExtreme(who: PlayerRef, verbs: Effect, slot: number): Effect | undefined {
  if (
    verbs.do !== 'sacrifice' ||
    verbs.count !== 1 ||
    verbs.filter.is !== 'and' ||
    !['each', 'eachOpponent', 'eachOther'].includes(who.player)
  )
    return undefined;
  const kinds: Filter[] = [];
  const stats: Extract<Filter, { is: 'stat' }>[] = [];
  for (const f of verbs.filter.of) f.is === 'stat' ? stats.push(f) : kinds.push(f);
  const [stat] = stats;
  const most =
    stats.length === 1 && stat.cmp === '=' && typeof stat.value === 'object' && stat.value.q === 'extreme' ? stat.value : undefined;
  if (!most || most.stat !== stat.stat || most.of.sel !== 'all' || most.of.zone !== 'battlefield' || most.of.filter.is !== 'and')
    return undefined;
  const among = most.of.filter.of.filter((f) => f.is !== 'controlledBy');
  const owner = most.of.filter.of.filter((f) => f.is === 'controlledBy');
  if (owner.length !== 1 || !isThey(owner[0].who) || !same(and(...among), and(...kinds))) return undefined;
  const own: Selector = { sel: 'all', zone: 'battlefield', filter: and(...kinds, { is: 'controlledBy', who: whoIs({ sel: 'it' }) }) };
  const from: Selector = { sel: 'extreme', of: own, stat: most.stat, which: most.which };
  return seq({ do: 'let', slot, what: { sel: 'choose', who, from, min: 1, max: 1, how: 'choice' } } as Effect, {
    do: 'sacrificeThese',
    who,
    what: ofSlot(slot),
  });
}
