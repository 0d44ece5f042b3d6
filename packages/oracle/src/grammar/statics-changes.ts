/** Static abilities that change what would happen: damage, life, counters, entering, costs (CR 614, 601.2f). */
import type { Entering, Filter, PlayerRef, Quantity, Replacement, StaticPart } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { multiply } from './quantities.js';
import { ANY, and, asFilter, SELF, withX, YOU } from './raw.js';

const self: Filter = { is: 'oneOf', of: SELF };
const AMOUNT: Quantity = { q: 'amount' };
const part = (replacement: Replacement): StaticPart[] => [{ part: 'replacement', replacement }];
const you: Filter = { is: 'player', who: YOU };
const opponents: Filter = { is: 'player', who: { player: 'eachOpponent' } };
const theirs: Filter = { is: 'controlledBy', who: { player: 'eachOpponent' } };
const yours: Filter = { is: 'controlledBy', who: YOU };

/** What damage would be dealt to, in "would deal damage to …". */
const HIT: readonly (readonly [string, Filter])[] = [
  ['a permanent or player', ANY],
  ['you', you],
  ['a player', { is: 'player', who: { player: 'each' } }],
  ['an opponent', opponents],
  ['an opponent or a permanent an opponent controls', { is: 'or', of: [opponents, theirs] }],
  ['you or a permanent you control', { is: 'or', of: [you, yours] }],
  ['~', self],
];

function damage(g: Grammar): void {
  g.rule('damageSource', 'a source', () => ANY);
  g.rule('damageSource', 'a source {p:player} control/controls', ({ p }) => ({ is: 'controlledBy', who: one(p) }));
  g.rule('damageSource', 'a {c:color} source', ({ c }) => ({ is: 'color', color: c }));
  g.rule('damageSource', 'a {c:color} source {p:player} control/controls', ({ c, p }) =>
    and({ is: 'color', color: c }, { is: 'controlledBy', who: one(p) }),
  );
  g.rule('damageSource', 'another {c:color} source you control', ({ c }) => and({ is: 'other' }, { is: 'color', color: c }, yours));
  g.rule('damageSource', 'a source of the chosen color', () => ({ is: 'color', color: { link: 0 } }));
  g.rule('damageSource', 'a/an {n:noun}', ({ n }) => (n.many || (n.zone && n.zone !== 'stack') ? null : n.filter));
  g.rule('damageSource', '{o:pronoun}', ({ o }) => asFilter(o));
  const kinds = [
    ['damage', 'any'],
    ['combat damage', 'combat'],
    ['noncombat damage', 'noncombat'],
  ] as const;
  for (const [words, kind] of kinds)
    for (const [hit, to] of HIT) {
      const change = (source: Filter, amount: Quantity): StaticPart[] =>
        part({ replace: 'damage', source, to, kind, result: { result: 'amount', amount } });
      const would = `if {s:damageSource} would deal ${words} to ${hit} , it deals`;
      for (const tail of ['instead', `to that permanent or player instead`, 'to that player instead', 'to you instead'] as const) {
        g.rule('staticPart', `${would} double that damage ${tail}` as '{s:damageSource}', ({ s }) =>
          change(s, { q: 'product', of: [2, AMOUNT] }),
        );
        g.rule('staticPart', `${would} twice that much damage ${tail}` as '{s:damageSource}', ({ s }) =>
          change(s, { q: 'product', of: [2, AMOUNT] }),
        );
        g.rule('staticPart', `${would} triple that damage ${tail}` as '{s:damageSource}', ({ s }) =>
          change(s, { q: 'product', of: [3, AMOUNT] }),
        );
        g.rule('staticPart', `${would} that much damage plus {n:digits} ${tail}` as '{s:damageSource} {n:digits}', ({ s, n }) =>
          change(s, { q: 'sum', of: [AMOUNT, n] }),
        );
        g.rule('staticPart', `${would} that much damage minus {n:digits} ${tail}` as '{s:damageSource} {n:digits}', ({ s, n }) =>
          change(s, { q: 'minus', left: AMOUNT, right: n }),
        );
      }
      g.rule(
        'staticPart',
        `if {s:damageSource} would deal ${words} to ${hit} , prevent {n:digits} of that damage` as '{s:damageSource} {n:digits}',
        ({ s, n }) => part({ replace: 'damage', source: s, to, kind, result: { result: 'preventUpTo', amount: n } }),
      );
      g.rule('staticPart', `if {s:damageSource} would deal ${words} to ${hit} , prevent that damage` as '{s:damageSource}', ({ s }) =>
        part({ replace: 'damage', source: s, to, kind, result: { result: 'preventAll' } }),
      );
    }
  for (const [words, kind] of kinds) {
    const prevent = (source: Filter, to: Filter): StaticPart[] =>
      part({ replace: 'damage', source, to, kind, result: { result: 'preventAll' } });
    g.rule('staticPart', `prevent all ${words} that would be dealt to {n:noun}` as '{n:noun}', ({ n }) =>
      n.many && !n.zone ? prevent(ANY, n.filter) : null,
    );
    g.rule('staticPart', `prevent all ${words} that would be dealt to you` as 'prevent', () => prevent(ANY, you));
    g.rule('staticPart', `prevent all ${words} that would be dealt to {n:noun} by sources you control` as '{n:noun}', ({ n }) =>
      n.many && !n.zone ? prevent(yours, n.filter) : null,
    );
    g.rule('staticPart', `prevent all ${words} that would be dealt to you and {n:noun}` as '{n:noun}', ({ n }) =>
      n.many && !n.zone ? prevent(ANY, { is: 'or', of: [you, n.filter] }) : null,
    );
    g.rule('staticPart', `prevent all ${words} that would be dealt to {o:pronoun} by {n:noun}` as '{o:pronoun} {n:noun}', ({ o, n }) =>
      n.many && !n.zone ? prevent(n.filter, asFilter(o)) : null,
    );
    g.rule('staticPart', `prevent all ${words} that would be dealt to you by {n:noun}` as '{n:noun}', ({ n }) =>
      n.many && !n.zone ? prevent(n.filter, you) : null,
    );
    g.rule('staticPart', `prevent all ${words} that would be dealt by {o:pronoun}` as '{o:pronoun}', ({ o }) => prevent(asFilter(o), ANY));
    g.rule('staticPart', `prevent all ${words} that would be dealt by {n:noun}` as '{n:noun}', ({ n }) =>
      n.many && !n.zone ? prevent(n.filter, ANY) : null,
    );
    if (kind !== 'combat')
      g.rule('staticPart', `prevent all ${words} that would be dealt to {o:pronoun}` as '{o:pronoun}', ({ o }) =>
        prevent(ANY, asFilter(o)),
      );
  }
}

const one = (p: PlayerRef): PlayerRef => (p.player === 'anOpponent' ? { player: 'eachOpponent' } : p);

function amounts(g: Grammar): void {
  const gain = (amount: Quantity): StaticPart[] => part({ replace: 'gainLife', who: YOU, amount });
  g.rule('staticPart', 'if you would gain life , you gain twice that much life instead', () => gain({ q: 'product', of: [2, AMOUNT] }));
  g.rule('staticPart', 'if you would gain life , you gain that much life plus {n:digits} instead', ({ n }) =>
    gain({ q: 'sum', of: [AMOUNT, n] }),
  );
  const more: readonly (readonly [string, (k: string) => Quantity])[] = [
    ['twice that many', () => ({ q: 'product', of: [2, AMOUNT] })],
    ['that many plus one', () => ({ q: 'sum', of: [AMOUNT, 1] })],
  ];
  for (const [words, amount] of more) {
    g.rule(
      'staticPart',
      `if one or more {k:counterName} counters would be put on a/an {n:noun} , ${words} {j:counterName} counters are put on it/that instead` as '{k:counterName} {n:noun}',
      ({ k, n }) => (n.many || n.zone ? null : part({ replace: 'counters', what: n.filter, counter: k, amount: amount(k) })),
    );
    g.rule(
      'staticPart',
      `if one or more {k:counterName} counters would be put on a/an {n:noun} , ${words} {j:counterName} counters are put on that {h:head} instead` as '{k:counterName} {n:noun}',
      ({ k, n }) => (n.many || n.zone ? null : part({ replace: 'counters', what: n.filter, counter: k, amount: amount(k) })),
    );
    g.rule(
      'staticPart',
      `if one or more counters would be put on a/an {n:noun} , ${words} of each of those kinds of counters are put on that {h:head} instead` as '{n:noun}',
      ({ n }) => (n.many || n.zone ? null : part({ replace: 'counters', what: n.filter, counter: 'any', amount: amount('any') })),
    );
    g.rule(
      'staticPart',
      `if one or more counters would be put on a/an {n:noun} , ${words} of each of those kinds of counters are put on that permanent instead` as '{n:noun}',
      ({ n }) => (n.many || n.zone ? null : part({ replace: 'counters', what: n.filter, counter: 'any', amount: amount('any') })),
    );
    g.rule(
      'staticPart',
      `if one or more {k:counterName} counters would be put on ~ , ${words} {j:counterName} counters are put on it/~ instead` as '{k:counterName}',
      ({ k }) => part({ replace: 'counters', what: { is: 'oneOf', of: SELF }, counter: k, amount: amount(k) }),
    );
  }
}

function entering(g: Grammar): void {
  const enters = (what: Filter, e: Entering, more: Partial<Extract<Replacement, { replace: 'enters' }>> = {}): StaticPart[] =>
    part({ replace: 'enters', what, entering: e, ...more });
  g.rule('enteringCounters', 'with {n:number} {k:counterName} counter/counters on it', ({ n, k }) => [{ counter: k, count: n }]);
  g.rule(
    'enteringCounters',
    'with {n:number} {k:counterName} counter/counters and {m:number} {l:counterName} counter/counters on it',
    ({ n, k, m, l }) => [
      { counter: k, count: n },
      { counter: l, count: m },
    ],
  );
  g.rule('enteringItem', 'tapped {c:enteringCounters}', ({ c }) => ({ tapped: 'tapped', counters: c }));
  g.rule('staticPart', '~ enters {e:entering} if {c:condition}', ({ e, c }) =>
    e.face || e.attacking ? null : enters(self, e, { condition: c }),
  );
  g.rule('staticPart', 'if {c:condition} , it enters {e:entering}', ({ c, e }) =>
    e.face || e.attacking ? null : enters(self, e, { condition: c }),
  );
  g.rule('staticPart', '{s:enteringOthers} enter/enters {c:enteringCounters}', ({ s, c }) => enters(s, { counters: c }));
  g.rule(
    'staticPart',
    '{s:enteringOthers} enter/enters with {n:number} additional {k:counterName} counter/counters on it/them',
    ({ s, n, k }) => enters(s, { counters: [{ counter: k, count: n }] }),
  );
  g.rule('staticPart', '{s:enteringOthers} enter/enters with an additional {k:counterName} counter on it/them', ({ s, k }) =>
    enters(s, { counters: [{ counter: k, count: 1 }] }),
  );
  g.rule('staticPart', '~ enters with {n:number} additional {k:counterName} counter/counters on it {f:forEach}', ({ n, k, f }) =>
    enters(self, { counters: [{ counter: k, count: multiply(n, f) }] }),
  );
  g.rule('staticPart', '~ enters {c:enteringCounters} {w:whereX}', ({ c, w }) => {
    const counters = withX(c, w);
    return counters && enters(self, { counters });
  });
  g.rule('enteringOthers', 'each {n:noun}', ({ n }) => (n.many || n.zone ? null : n.filter));
  g.rule('enteringOthers', '{n:noun}', ({ n }) => (n.many && !n.zone ? n.filter : null));
}

function costs(g: Grammar): void {
  const own = (change: 'less' | 'more', mana: string, times: Quantity): StaticPart[] => [{ part: 'selfCostChange', change, mana, times }];
  g.rule('staticPart', '~ costs {m:mana} more to cast for each target beyond the first', ({ m }) =>
    own('more', m, { q: 'minus', left: { q: 'count', of: { sel: 'target', index: 0 } }, right: 1 }),
  );
  g.rule('staticPart', '~ costs {m:mana} less to cast {w:whereX}', ({ m, w }) => (m === '{X}' ? own('less', '{1}', w) : null));
  g.rule('staticBody', '~ costs {m:mana} less to cast if {c:condition}', ({ m, c }) => ({
    kind: 'static',
    condition: c,
    parts: own('less', m, 1),
  }));
  g.rule('staticBody', 'if {c:condition} , ~ costs {m:mana} less to cast', ({ m, c }) => ({
    kind: 'static',
    condition: c,
    parts: own('less', m, 1),
  }));
  for (const change of ['less', 'more'] as const) {
    const change1 = (what: Filter, who: PlayerRef, mana: string, times: Quantity = 1): StaticPart[] => [
      { part: 'rule', rule: { rule: 'costChange', of: 'spells', who, what, change, mana, times } },
    ];
    g.rule('staticPart', `{a:noun} and {b:noun} you cast cost {m:mana} ${change} to cast` as '{a:noun} {b:noun} {m:mana}', ({ a, b, m }) =>
      a.zone === 'stack' && b.zone === 'stack' && a.many && b.many ? change1({ is: 'or', of: [a.filter, b.filter] }, YOU, m) : null,
    );
    g.rule(
      'staticPart',
      `{n:noun} {p:player} cast that target {o:pronoun} cost {m:mana} ${change} to cast` as '{n:noun} {p:player} {o:pronoun} {m:mana}',
      ({ n, p, o, m }) => (n.zone === 'stack' && n.many ? change1(and(n.filter, { is: 'targets', what: asFilter(o) }), p, m) : null),
    );
    g.rule(
      'staticPart',
      `{n:noun} {p:player} cast cost {m:mana} ${change} to cast {f:forEach}` as '{n:noun} {p:player} {m:mana} {f:forEach}',
      ({ n, p, m, f }) => (n.zone === 'stack' && n.many ? change1(n.filter, p, m, f) : null),
    );
  }
}

export function installChangingStatics(g: Grammar): void {
  damage(g);
  amounts(g);
  entering(g);
  costs(g);
}
