/** Static abilities that change what would happen: damage, life, counters, entering, costs (CR 614, 601.2f). */
import type { Condition, Effect, Entering, Filter, PlayerRef, Quantity, Replacement, StaticPart } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { controlledBy, gaining, ofType, oneOf, replacementPart, replacing, stated, thePlayer, whoIs } from './make.js';
import { multiply } from './quantities.js';
import { ANY, and, asFilter, or, SELF, withX, YOU } from './raw.js';
import { ref } from './references.js';

const self: Filter = oneOf(SELF);
const AMOUNT: Quantity = { q: 'amount' };
const part = (replacement: Replacement): StaticPart[] => [replacementPart(replacement)];
const you: Filter = thePlayer(YOU);
const yours: Filter = controlledBy(YOU);
const EVENT_PLAYER: PlayerRef = whoIs({ sel: 'event', role: 'player' });

function damage(g: Grammar): void {
  g.rule('damageSource', 'a source', () => ANY);
  g.rule('damageSource', 'a source {p:player} control/controls', ({ p }) => controlledBy(one(p)));
  g.rule('damageSource', 'a {c:color} source', ({ c }) => ({ is: 'color', color: c }));
  g.rule('damageSource', 'a {c:color} source {p:player} control/controls', ({ c, p }) =>
    and({ is: 'color', color: c }, controlledBy(one(p))),
  );
  g.rule('damageSource', 'an instant or sorcery source you control', () => and(or(ofType('Instant'), ofType('Sorcery')), yours));
  g.rule('damageSource', 'another {c:color} source you control', ({ c }) => and({ is: 'other' }, { is: 'color', color: c }, yours));
  g.rule('damageSource', 'another source you control', () => and({ is: 'other' }, yours));
  g.rule('damageSource', 'a source of the chosen color', () => ({ is: 'color', color: { link: 0 } }));
  g.rule('damageSource', 'a/an {n:noun}', ({ n }) => (n.many || (n.zone && n.zone !== 'stack') ? null : n.filter));
  g.rule('damageSource', '{o:pronoun}', ({ o }) => asFilter(o));
  g.rule('staticPart', 'if {s:damageSource} would deal {k:damageKind} to {h:hit} , prevent {n:digits} of that damage', ({ s, k, h, n }) =>
    part({ replace: 'damage', source: s, to: h, kind: k, result: { result: 'preventUpTo', amount: n } }),
  );
  const prevent = (kind: 'any' | 'combat' | 'noncombat', source: Filter, to: Filter): StaticPart[] =>
    part({ replace: 'damage', source, to, kind, result: { result: 'preventAll' } });
  g.rule('staticPart', 'prevent all {k:damageKind} that would be dealt to {n:things}', ({ k, n }) => prevent(k, ANY, n));
  g.rule('staticPart', 'prevent all {k:damageKind} that would be dealt to you', ({ k }) => prevent(k, ANY, you));
  g.rule('staticPart', 'prevent all {k:damageKind} that would be dealt to {n:things} by {s:sources}', ({ k, n, s }) => prevent(k, s, n));
  g.rule('staticPart', 'prevent all {k:damageKind} that would be dealt to you by {s:sources}', ({ k, s }) => prevent(k, s, you));
  g.rule('staticPart', 'prevent all {k:damageKind} that would be dealt to you and {n:things}', ({ k, n }) =>
    prevent(k, ANY, { is: 'or', of: [you, n] }),
  );
  g.rule('staticPart', 'prevent all {k:damageKind} that would be dealt to {o:pronoun} by {n:things}', ({ k, o, n }) =>
    prevent(k, n, asFilter(o)),
  );
  g.rule('staticPart', 'prevent all {k:damageKind} that would be dealt by {o:pronoun}', ({ k, o }) => prevent(k, asFilter(o), ANY));
  g.rule('staticPart', 'prevent all {k:damageKind} that would be dealt by {n:things}', ({ k, n }) => prevent(k, n, ANY));
  g.rule('staticPart', 'prevent all {k:damageKind} that would be dealt to {o:pronoun}', ({ k, o }) => prevent(k, ANY, asFilter(o)));
  g.rule('staticPart', 'prevent all {k:damageKind} that would be dealt to {o:pronoun} by {s:sources}', ({ k, o, s }) =>
    prevent(k, s, asFilter(o)),
  );
  g.rule('staticPart', 'prevent all {k:damageKind} that would be dealt to you and {n:things} by {s:sources}', ({ k, n, s }) =>
    prevent(k, s, { is: 'or', of: [you, n] }),
  );
  g.rule('staticPart', 'prevent all {k:damageKind} that {o:pronoun} would deal to {n:things}', ({ k, o, n }) => prevent(k, asFilter(o), n));
  g.rule('staticPart', 'prevent all {k:damageKind} that would be dealt by {n:spells}', ({ k, n }) => prevent(k, n, ANY));
}

const one = (p: PlayerRef): PlayerRef => (p.player === 'anOpponent' ? { player: 'eachOpponent' } : p);

/** What is done instead of gaining life or being destroyed. */
function insteads(g: Grammar): void {
  const besides = (who: PlayerRef, instead: Effect): StaticPart[] => part({ replace: 'gainLife', who, instead });
  g.rule('staticPart', 'if you would gain life , draw that many cards instead', () =>
    besides(YOU, { do: 'draw', who: YOU, count: AMOUNT }),
  );
  g.rule('staticPart', 'if an opponent would gain life , that player loses that much life instead', () =>
    besides({ player: 'eachOpponent' }, { do: 'life', who: EVENT_PLAYER, change: 'lose', amount: AMOUNT }),
  );
  g.rule('staticPart', 'if {o:self} would be destroyed , regenerate it/~', ({ o }) =>
    part({ replace: 'destroy', what: oneOf(o), instead: { do: 'keywordAction', action: 'regenerate', who: YOU, what: o, n: 1 } }),
  );
}

/** One fewer counter (CR 614.1a). */
function fewer(g: Grammar): void {
  g.rule(
    'staticPart',
    'if one or more {k:counterName} counters would be put on a/an {n:noun} , that many {j:counterName} counters minus one are put on it instead',
    ({ k, n, j }) =>
      n.many || n.zone || j !== k
        ? null
        : part({ replace: 'counters', what: n.filter, counter: k, amount: { q: 'minus', left: AMOUNT, right: 1 } }),
  );
}

/** In which other number. */
const MORE: readonly (readonly [string, (k: string) => Quantity])[] = [
  ['twice that many', () => ({ q: 'product', of: [2, AMOUNT] })],
  ['that many plus one', () => ({ q: 'sum', of: [AMOUNT, 1] })],
];

function amounts(g: Grammar): void {
  const gain = (amount: Quantity): StaticPart[] => part({ replace: 'gainLife', who: YOU, amount });
  g.rule('staticPart', 'if you would gain life , you gain twice that much life instead', () => gain({ q: 'product', of: [2, AMOUNT] }));
  g.rule('staticPart', 'if you would gain life , you gain that much life plus {n:digits} instead', ({ n }) =>
    gain({ q: 'sum', of: [AMOUNT, n] }),
  );
  const losing = part({ replace: 'loseLife', who: { player: 'eachOpponent' }, amount: { q: 'product', of: [2, AMOUNT] } });
  // reason: what is so in one's turn may be so in every turn
  g.rule('staticPart', 'if an opponent would lose life , they lose twice that much life instead', () => losing);
  g.rule('staticBody', 'if an opponent would lose life during your turn , they lose twice that much life instead', () =>
    stated({ if: 'turnOf', who: YOU }, losing),
  );
  for (const [words, who] of [
    ['a player', { player: 'each' }],
    ['an opponent', { player: 'eachOpponent' }],
  ] as const)
    g.rule('staticPart', `if ${words} would gain life , that player gains no life instead` as 'if', () =>
      part({ replace: 'gainLife', who, amount: 0 }),
    );
  for (const noun of ['player', 'playerOrPlaneswalker'])
    g.rule('sentence', 'if that player would gain life this turn , that player gains no life instead', (_, m) =>
      replacing({ replace: 'gainLife', who: whoIs(ref({ ...m, at: m.at + 1, end: m.at + 3 }, noun)), amount: 0 }, 'endOfTurn'),
    );
  // CR 122.6a: whoever puts them
  const put = (p: PlayerRef, what: Filter, amount: Quantity): StaticPart[] =>
    part({ replace: 'counters', what, counter: 'any', amount, who: one(p) });
  const half: Quantity = { q: 'half', of: AMOUNT, round: 'down' };
  for (const [words, amount, after] of [
    ...MORE.map(([words, amount]) => [words, amount('any'), ''] as const),
    ['half that many', half, ' , rounded down'] as const,
  ]) {
    const kinds = `put/puts ${words} of each of those kinds of counters on that permanent`;
    g.rule(
      'staticPart',
      `if {p:player} would put one or more counters on a permanent or player , they? ${kinds} or player instead${after}` as '{p:player}',
      ({ p }) => put(p, { is: 'or', of: [{ is: 'permanent' }, { is: 'player', who: { player: 'each' } }] }, amount),
    );
    g.rule(
      'staticPart',
      `if {p:player} would put one or more counters on {n:thing} , they? ${kinds} instead${after}` as '{p:player} {n:thing}',
      ({ p, n }) => put(p, n, amount),
    );
  }
  for (const [words, amount] of MORE) {
    // CR 107.14
    for (const [what, many, counter] of [
      ['{E}', '{E}', 'energy'],
      ['counters', 'of each of those kinds of counters', 'any'],
    ])
      g.rule('staticPart', `if you would get one or more ${what} , you get ${words} ${many} instead` as 'if', () =>
        part({ replace: 'counters', what: { is: 'player', who: YOU }, counter, amount: amount(counter) }),
      );
    g.rule(
      'staticPart',
      `if one or more {k:counterName} counters would be put on a/an {n:noun} , ${words} {j:counterName} counters are put on it/that instead` as '{k:counterName} {n:noun} {j:counterName}',
      ({ k, n, j }) => (n.many || n.zone || j !== k ? null : part({ replace: 'counters', what: n.filter, counter: k, amount: amount(k) })),
    );
    g.rule(
      'staticPart',
      `if one or more {k:counterName} counters would be put on a/an {n:noun} , ${words} {j:counterName} counters are put on that {h:head} instead` as '{k:counterName} {n:noun} {j:counterName} {h:head}',
      ({ k, n, j, h }) =>
        n.many || n.zone || j !== k || h.head !== n.head
          ? null
          : part({ replace: 'counters', what: n.filter, counter: k, amount: amount(k) }),
    );
    g.rule(
      'staticPart',
      `if one or more counters would be put on {n:thing} , ${words} of each of those kinds of counters are put on that permanent instead` as '{n:thing}',
      ({ n }) => part({ replace: 'counters', what: n, counter: 'any', amount: amount('any') }),
    );
    g.rule(
      'staticPart',
      `if one or more {k:counterName} counters would be put on ~ , ${words} {j:counterName} counters are put on it/~ instead` as '{k:counterName} {j:counterName}',
      ({ k, j }) => (j !== k ? null : part({ replace: 'counters', what: oneOf(SELF), counter: k, amount: amount(k) })),
    );
  }
}

function entering(g: Grammar): void {
  const enters = (what: Filter, e: Entering): StaticPart[] => part({ replace: 'enters', what, entering: e });
  g.rule('enteringCounters', 'with {n:number} {k:counterName} counter/counters on it', ({ n, k }) => [{ counter: k, count: n }]);
  g.rule(
    'enteringItem',
    'with a/an {k:counterName} counter on it plus an additional {j:counterName} counter on it {f:forEach}',
    ({ k, j, f }) => (k === j ? { counters: [{ counter: k, count: { q: 'sum', of: [1, f] } }] } : null),
  );
  g.rule('enteringItem', 'tapped {c:enteringCounters}', ({ c }) => ({ tapped: 'tapped', counters: c }));
  // "with two +1/+1 counters on it and with flying": an ability it has from then on (CR 614.1c)
  g.rule('entering', '{c:enteringCounters} and with {a:keywordAbility}', ({ c, a }) => ({ counters: c, mods: a.map(gaining) }));
  g.rule('entering', '{c:enteringCounters} and with {q:quoted}', ({ c, q }) => ({ counters: c, mods: [gaining(q)] }));
  const entersIf = (condition: Condition, e: Entering): StaticPart[] | null =>
    e.face || e.attacking ? null : part({ replace: 'enters', what: self, condition, entering: e });
  g.rule('staticPart', '~ enters {e:entering} {c:ifOrUnless}', ({ e, c }) => entersIf(c, e));
  g.rule('staticPart', 'if {c:condition} , ~/it enters {e:entering}', ({ c, e }) => entersIf(c, e));
  g.rule('staticPart', '{s:enteringOthers} enter/enters {c:enteringCounters}', ({ s, c }) => enters(s, { counters: c }));
  g.rule(
    'staticPart',
    '{s:enteringOthers} enter/enters with {n:number} additional {k:counterName} counter/counters on it/them',
    ({ s, n, k }) => enters(s, { counters: [{ counter: k, count: n }] }),
  );
  const additional = '{s:enteringOthers} enter/enters with {n:number} additional? {k:counterName} counter/counters on it/them';
  g.rule('staticPart', `${additional} {f:forEach}` as '{s:enteringOthers} {n:number} {k:counterName} {f:forEach}', ({ s, n, k, f }) =>
    enters(s, { counters: [{ counter: k, count: multiply(n, f) }] }),
  );
  g.rule('staticPart', '~ enters {c:enteringCounters} {w:whereX}', ({ c, w }) => {
    const counters = withX(c, w);
    return counters && enters(self, { counters });
  });
  g.rule('enteringOthers', 'each {n:noun}', ({ n }) => (n.many || n.zone ? null : n.filter));
  g.rule('enteringOthers', '{n:things}', ({ n }) => n);
}

export function installChangingStatics(g: Grammar): void {
  damage(g);
  amounts(g);
  fewer(g);
  insteads(g);
  entering(g);
}
