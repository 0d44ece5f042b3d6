/** Statements that change rules of the game: triggers, tokens, the legend rule, opening hands, who declares (CR 603.2, 614.1, 704.5j, 103.6, 508.1a). */
import {
  type Effect,
  type Entering,
  type Filter,
  mentionsNode,
  type PlayerRef,
  PREDEFINED,
  type Quantity,
  type StaticPart,
  same,
  type TokenSpec,
} from '@apnap/ability';
import type { Grammar } from './engine.js';
import { moved, oneOf, replacementPart, stated, times } from './make.js';
import type { Nonterminals } from './nonterminals.js';
import { ANY, and, NOTHING, or, rewrite, SELF, YOU } from './raw.js';

function tokens(g: Grammar): void {
  const twice = (who: PlayerRef, what: Filter = ANY): StaticPart[] => [
    replacementPart({ replace: 'createToken', who, what, count: times([2, { q: 'amount' }]) }),
  ];
  g.rule(
    'staticPart',
    'if an effect would create one or more tokens under your control , it creates twice that many of those tokens instead',
    () => twice(YOU),
  );
  g.rule(
    'staticPart',
    'if one or more tokens would be created under your control , twice that many of those tokens are created instead',
    () => twice(YOU),
  );
  g.rule(
    'staticPart',
    'if you would create one or more {n:things} , instead create those tokens plus an additional {k:single}',
    ({ n, k }) =>
      mentionsNode(n, { is: 'token' }) && same(n, k)
        ? [replacementPart({ replace: 'createToken', who: YOU, what: n, count: { q: 'sum', of: [{ q: 'amount' }, 1] } })]
        : null,
  );
  g.rule('staticPart', 'if one or more tokens would be created , twice that many of those tokens are created instead', () =>
    twice({ player: 'each' }),
  );
}

/** What is created beside other tokens, or in their place: "those tokens plus a Clue token are created instead" (CR 614.1a). */
function tokensBesides(g: Grammar): void {
  const AMOUNT: Quantity = { q: 'amount' };
  const added = (what: Filter, count: Quantity, ...plus: Nonterminals['created'][]): StaticPart[] => [
    replacementPart({
      replace: 'createToken',
      who: YOU,
      what,
      count,
      plus: rewrite(plus, (n) => (n.q === '$ref' && n.measure === 'that' ? AMOUNT : undefined)),
    }),
  ];
  const wouldBe = 'would be created under your control , those tokens plus';
  const one = (token: TokenSpec, entering: Entering | undefined): Nonterminals['created'] => ({
    count: 1,
    token,
    ...(entering ? { entering } : {}),
  });
  const ofKind = (n: Filter, t: Nonterminals['created']): StaticPart[] | null =>
    n.is !== 'token' && mentionsNode(n, { is: 'token' }) ? added(n, AMOUNT, t) : null;
  for (const be of ['is', 'are']) {
    g.rule('staticPart', `if one or more tokens ${wouldBe} {t:created} ${be} created instead` as '{t:created}', ({ t }) =>
      added(ANY, AMOUNT, t),
    );
    g.rule('staticPart', `if one or more {n:things} ${wouldBe} {t:created} ${be} created instead` as '{n:things} {t:created}', ({ n, t }) =>
      ofKind(n, t),
    );
    const additional = `an additional {w?:enteringWord} {t:tokenPhrase} ${be} created instead`;
    g.rule('staticPart', `if one or more tokens ${wouldBe} ${additional}` as '{w?:enteringWord} {t:tokenPhrase}', ({ w, t }) =>
      added(ANY, AMOUNT, one(t, w)),
    );
    g.rule(
      'staticPart',
      `if one or more {n:things} ${wouldBe} ${additional}` as '{n:things} {w?:enteringWord} {t:tokenPhrase}',
      ({ n, w, t }) => ofKind(n, one(t, w)),
    );
  }
  // one more of the same is said by the rule of its own
  const more = (n: Filter, token: TokenSpec): StaticPart[] | null => {
    const again = token.token === 'predefined' && mentionsNode(n, { is: 'subtype', subtype: token.name });
    return again || !mentionsNode(n, { is: 'token' }) ? null : added(n.is === 'token' ? ANY : n, AMOUNT, { count: 1, token });
  };
  g.rule(
    'staticPart',
    'if you would create one or more {n:things} , instead create those tokens plus an additional {t:tokenPhrase}',
    ({ n, t }) => more(n, t),
  );
  const named = (t: TokenSpec): Filter | null =>
    t.token === 'predefined' ? and({ is: 'token' }, { is: 'subtype', subtype: t.name }) : null;
  g.rule('staticPart', 'if you would create a/an {a:tokenPhrase} , instead create {b:created} and {c:created}', ({ a, b, c }) => {
    const what = named(a);
    // "a Food token": of several each
    return what && b.count === 1 && c.count === 1 ? added(what, 0, { ...b, count: AMOUNT }, { ...c, count: AMOUNT }) : null;
  });
  g.rule('staticPart', 'if you would create a/an {s:head} , {t:head} , or {u:tokenPhrase} , instead create one of each', ({ s, t, u }) => {
    const list = [s, t].map((h) => (h.filter.is === 'subtype' && typeof h.filter.subtype === 'string' ? h.filter.subtype : ''));
    const names = u.token === 'predefined' ? [...list, u.name] : [];
    if (names.length === 0 || !names.every(isPredefined)) return null;
    const what = and({ is: 'token' }, or(...names.map((subtype): Filter => ({ is: 'subtype', subtype }))));
    return added(
      what,
      0,
      ...names.map((name) => ({ count: AMOUNT, token: { token: 'predefined' as const, name: name as PredefinedName } })),
    );
  });
}

type PredefinedName = (typeof PREDEFINED)[number];
const isPredefined = (name: string): boolean => (PREDEFINED as readonly string[]).includes(name);

/** Turns that are skipped, permanents that would untap, and being turned face up (CR 614.1a, 614.1e, 614.10). */
function instead(g: Grammar): void {
  for (const [words, who] of [
    ['an opponent', { player: 'eachOpponent' }],
    ['a player', { player: 'each' }],
  ] as [string, PlayerRef][])
    g.rule('staticPart', `if ${words} would begin an extra turn , that player skips that turn instead`, () => [
      replacementPart({ replace: 'beginTurn', who, extra: 'extra', instead: NOTHING }),
    ]);
  g.rule('staticPart', 'if you would begin your turn , you may skip that turn instead . if you do , {v:orderClause}', ({ v }) => [
    replacementPart({ replace: 'beginTurn', who: YOU, optional: 'may', instead: v }),
  ]);
  const begin = 'if you would begin your turn while {c:condition} , you may skip that turn instead';
  g.rule('staticBody', `${begin} . if you do , {v:orderClause}` as '{c:condition} {v:orderClause}', ({ c, v }) =>
    stated(c, [replacementPart({ replace: 'beginTurn', who: YOU, optional: 'may', instead: v })]),
  );
  g.rule('staticPart', "if {n:thing} would untap during its controller 's untap step , {v:orderClause} instead", ({ n, v }, m) => [
    replacementPart({ replace: 'untap', what: n, instead: aboutIt(v, m.at) }),
  ]);
  for (const keyword of ['morph', 'cycling', 'kicker'] as const)
    for (const words of [`with a ${keyword} ability`, `with ${keyword} abilities`])
      g.rule('post', words as 'with', () => ({ is: 'keyword', keyword }));
  g.rule('staticPart', 'as {o:pronoun} is turned face up , {v:clause}', ({ o, v }) => [
    replacementPart({ replace: 'turnFaceUp', what: oneOf(o), effect: v }),
  ]);
}

/** "Remove a counter from it": from what the event is about. */
const aboutIt = (effect: Effect, at: number): Effect =>
  rewrite(effect, (n) => (n.sel === '$ref' && (n.at as number) > at ? { sel: 'event', role: 'object' } : undefined));

function permissions(g: Grammar): void {
  g.rule('staticPart', 'if ~ is in your opening hand , you may begin the game with it on the battlefield', () => [
    { part: 'openingHand', effect: moved(SELF, 'battlefield') },
  ]);
}

export function installRuleChanges(g: Grammar): void {
  tokens(g);
  tokensBesides(g);
  permissions(g);
  instead(g);
}
