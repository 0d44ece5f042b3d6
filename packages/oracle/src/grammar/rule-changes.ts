/** Statements that change rules of the game: triggers, tokens, the legend rule, opening hands, who declares (CR 603.2, 614.1, 704.5j, 103.6, 508.1a). */
import { type Effect, type Filter, mentionsNode, type PlayerRef, type StaticPart, same } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { moved, oneOf, replacementPart, stated, times } from './make.js';
import { ANY, NOTHING, rewrite, SELF, YOU } from './raw.js';

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
  for (const words of ['with a morph ability', 'with morph abilities'])
    g.rule('post', words as 'with', () => ({ is: 'keyword', keyword: 'morph' }));
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
  permissions(g);
  instead(g);
}
