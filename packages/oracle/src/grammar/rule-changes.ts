/** Statements that change rules of the game: triggers, tokens, the legend rule, opening hands, who declares (CR 603.2, 614.1, 704.5j, 103.6, 508.1a). */
import type { Effect, EventPattern, Filter, PlayerRef, Rule, StaticPart } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { cant, doingWith, moved, oneOf, replacementPart, rulePart, ruling, stated, thePlayer, times } from './make.js';
import { ANY, NOTHING, rewrite, SELF, YOU } from './raw.js';

const rule = (r: Rule): StaticPart[] => [rulePart(r)];
const entering = (what: Filter): EventPattern => ({ on: 'zone', what, to: 'battlefield', batch: 'each' });

function triggering(g: Grammar): void {
  for (const [words, who] of [
    ['you control', YOU],
    ['on the battlefield', { player: 'each' }],
  ] as [string, PlayerRef][])
    g.rule(
      'staticPart',
      `if {n:thing} entering causes a triggered ability of a permanent ${words} to trigger , that ability triggers an additional time`,
      ({ n }) => rule({ rule: 'extraTrigger', event: entering(n), who }),
    );
  g.rule(
    'staticPart',
    'if {n:thing} dying causes a triggered ability of a permanent you control to trigger , that ability triggers an additional time',
    ({ n }) =>
      rule({
        rule: 'extraTrigger',
        event: { on: 'zone', what: n, from: 'battlefield', to: 'graveyard', batch: 'each' },
        who: YOU,
      }),
  );
}

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
  g.rule('staticPart', "your opponents can't search libraries", () => rule(cant({ act: 'search', who: { player: 'eachOpponent' } })));
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
  g.rule('playerVerb', 'turn {o:selector} face down', ({ o }) => doingWith('turnFaceDown', YOU, o, 1));
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
  g.rule('staticPart', 'the " legend rule " doesn\'t apply', () => rule({ rule: 'legendRuleOff', what: { is: 'any' } }));
  g.rule('staticPart', 'the " legend rule " doesn\'t apply to {n:things}', ({ n }) => rule({ rule: 'legendRuleOff', what: n }));
  const floor = 'damage that would reduce your life total to less than {n:digits} reduces it to {k:digits} instead';
  const floored = (n: number, k: number): Rule | null => (n === k ? { rule: 'lifeFloor', who: YOU, least: n } : null);
  g.rule('staticPart', floor, ({ n, k }) => {
    const r = floored(n, k);
    return r && rule(r);
  });
  g.rule('staticBody', `if {c:condition} , ${floor}` as '{c:condition} {n:digits} {k:digits}', ({ c, n, k }) => {
    const r = floored(n, k);
    return r && stated(c, rule(r));
  });
  for (const words of [`until end of turn , ${floor}`, `${floor} this turn`])
    g.rule('sentence', words as '{n:digits} {k:digits}', ({ n, k }) => {
      const r = floored(n, k);
      return r && ruling([r], 'endOfTurn');
    });
  g.rule('staticPart', "{o:pronoun} can't have more than {n:number} {k:counterName} counters on it", ({ o, n, k }) =>
    typeof n === 'number' ? rule({ rule: 'counterLimit', what: oneOf(o), counter: k, most: n }) : null,
  );
  for (const tail of ['as though those creatures had haste', 'as though they had haste'])
    g.rule('staticPart', `you may activate abilities of {n:things} ${tail}`, ({ n }) => rule({ rule: 'ignoreSickness', what: n }));
  g.rule('staticPart', "players can't untap more than {k:number} {n:noun} during their untap steps", ({ k, n }) =>
    typeof k === 'number' && !n.zone ? rule(cant({ act: 'untapInUntapStep', what: n.filter, moreThan: k })) : null,
  );
  for (const [words, who] of [
    ['each opponent', { player: 'eachOpponent' }],
    ['your opponents', { player: 'eachOpponent' }],
    ['each player', { player: 'each' }],
    ['players', { player: 'each' }],
  ] as [string, PlayerRef][])
    g.rule('staticPart', `${words} can cast spells only any time they could cast a sorcery`, () =>
      rule(cant({ act: 'cast', who, what: ANY, when: 'notAsSorcery' })),
    );
  g.rule('staticPart', 'if ~ is in your opening hand , you may begin the game with it on the battlefield', () => [
    { part: 'openingHand', effect: moved(SELF, 'battlefield') },
  ]);
}

function declaring(g: Grammar): void {
  const atMost = (act: 'attack' | 'block', n: number, what: Filter, who?: PlayerRef): StaticPart[] => [
    rulePart({ rule: 'atMost', act, n, what, ...(who ? { defender: thePlayer(who) } : {}) }),
  ];
  for (const act of ['attack', 'block'] as const)
    g.rule('staticPart', `no more than {k:digits} {n:noun} can ${act} each combat` as '{k:digits} {n:noun}', ({ k, n }) =>
      n.zone ? null : atMost(act, k, n.filter),
    );
  g.rule('staticPart', 'no more than {k:digits} {n:noun} can attack {p:player} each combat', ({ k, n, p }) =>
    n.zone ? null : atMost('attack', k, n.filter, p),
  );
  const chooses = (what: 'attackers' | 'blockers'): Rule => ({ rule: 'declares', what, who: YOU });
  const now = (what: 'attackers' | 'blockers') => ({
    do: 'continuous' as const,
    mods: [],
    rules: [chooses(what)],
    duration: 'endOfTurn' as const,
  });
  g.rule('sentence', 'you choose which creatures attack this turn', () => now('attackers'));
  g.rule('sentence', 'you choose which creatures block this turn and how those creatures block', () => now('blockers'));
}

export function installRuleChanges(g: Grammar): void {
  triggering(g);
  tokens(g);
  permissions(g);
  instead(g);
  declaring(g);
}
