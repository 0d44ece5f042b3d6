/** What players may and can't do for a time, choices among lists, what opponents do; much of it on planes, schemes and vanguards. */
import type { Duration, Effect, Filter, Mod, PlayerRef, Quantity, Replacement, Rule, Selector, StaticPart } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { all, eachOf, ofSlot, oneOf, replacementPart, replacing, ruling, setPT, statOf, thePlayer, whoIs } from './make.js';
import { ANY, asFilter, or, raw, SUBJECT, SUBJECT_FILTER, SUBJECT_PLAYER, YOU } from './raw.js';
import { ref } from './references.js';

const EACH: PlayerRef = { player: 'each' };
const one = (p: PlayerRef): PlayerRef => (p.player === 'anOpponent' ? { player: 'eachOpponent' } : p);

/** What a rule that is said of players forbids or allows them: such statements can be made for a time as well (CR 611.2). */
function ofPlayers(rule: Rule): boolean {
  if (rule.rule === 'maxHandSize' || rule.rule === 'costChange') return true;
  return rule.rule === 'cant' && ['cast', 'loseGame', 'winGame', 'gainLife', 'draw'].includes(rule.action.act);
}

/** The rules of a statement, when all of it is about players. */
function rulesOf(parts: readonly StaticPart[]): Rule[] | null {
  const rules = parts.flatMap((p) => (p.part === 'rule' && ofPlayers(p.rule) ? [p.rule] : []));
  return rules.length === parts.length ? rules : null;
}

const forATime = (rules: Rule[] | null, duration: Duration): Effect | null => rules && ruling(rules.map(asOpponents), duration);

/** "Target opponent" is one player; "an opponent" in a rule is every opponent. */
const asOpponents = (rule: Rule): Rule =>
  rule.rule === 'cant' && rule.action.act === 'cast' ? { ...rule, action: { ...rule.action, who: one(rule.action.who) } } : rule;

function durations(g: Grammar): void {
  g.rule('staticParts', '{p:staticPart}', ({ p }) => p);
  g.rule('staticParts', '{a:staticPart} and {b:staticPart}', ({ a, b }) => [...a, ...b]);
  g.rule('duration', 'until a player planeswalks', () => 'untilPlaneswalk');
  for (const [words, duration] of [
    ['until a player planeswalks', 'untilPlaneswalk'],
    ['until your next turn', 'untilYourNextTurn'],
  ] as const) {
    g.rule('sentence', `${words} , {p:staticParts}` as '{p:staticParts}', ({ p }) => forATime(rulesOf(p), duration));
    g.rule('clause', `{p:staticPart} ${words}` as '{p:staticPart}', ({ p }) => forATime(rulesOf(p), duration));
  }
  // CR 614.12: how things enter, for a turn
  const entering = (parts: readonly StaticPart[]): Effect | null => {
    const [part] = parts;
    if (parts.length !== 1 || part.part !== 'replacement') return null;
    const { replacement: r } = part;
    return r.replace === 'enters' || (r.replace === 'zone' && r.to === 'battlefield') ? replacing(r, 'endOfTurn') : null;
  };
  g.rule('sentence', 'this turn , {p:staticPart}', ({ p }) => entering(p));
  g.rule('sentence', 'until end of turn , {p:staticPart}', ({ p }) => entering(p));
  const tapped = (what: Filter): Effect => replacing({ replace: 'enters', what, entering: { tapped: 'tapped' } }, 'endOfTurn');
  g.rule('sentence', '{s:enteringOthers} enter tapped this turn', ({ s }) => tapped(s));
  // CR 611.2a: without an end
  g.rule('clause', '{p:staticPart} for the rest of the game', ({ p }) => forATime(rulesOf(p), 'indefinite'));
}

/** Lists of three. */
function lists(g: Grammar): void {
  const color = (c: import('@apnap/ability').Color): Filter => ({ is: 'color', color: c });
  g.rule('adjective', '{a:color} , {b:color} , or/and-or {c:color}', ({ a, b, c }) => or(color(a), color(b), color(c)));
  g.rule('adjective', '{a:color} , {b:color} , {c:color} , or/and-or {d:color}', ({ a, b, c, d }) =>
    or(color(a), color(b), color(c), color(d)),
  );
  g.rule('post', "that's {a:color} , {b:color} , {c:color} , or {d:color}", ({ a, b, c, d }) => or(color(a), color(b), color(c), color(d)));
  const named = (s: Selector): boolean => (s as { sel: string }).sel === '$target';
  g.rule('selector', '{a:object} , {b:object} , and {c:object}', ({ a, b, c }) =>
    [a, b, c].every(named) ? { sel: 'union', of: [a, b, c] } : null,
  );
  g.rule('selector', '{a:object} , {b:object} , {c:object} , and {d:object}', ({ a, b, c, d }) =>
    [a, b, c, d].every(named) ? { sel: 'union', of: [a, b, c, d] } : null,
  );
}

/** State triggers about counters, untapping in the turns of others, what is chosen among opponents. */
function others(g: Grammar): void {
  for (const words of ['each of your other opponents', 'each other opponent'])
    g.rule('player', words as 'each', (_, m) =>
      whoIs({ sel: 'except', of: { sel: 'players', who: { player: 'eachOpponent' } }, minus: ref(m, 'player') }),
    );
}

/** A choice between effects that have names: "target opponent chooses self or others" (CR 608.2d). */
function namedChoices(g: Grammar): void {
  const words = '{p:player} choose/chooses self or others . if the/that player chooses self , {x:whereClause}';
  g.rule(
    'sentence',
    `${words} . if the/that player chooses others , {y:whereClause}` as '{p:player} {x:whereClause} {y:whereClause}',
    ({ p, x, y }) => ({ do: 'chooseEffect', who: p, options: [x, y], words: ['self', 'others'] }),
  );
}

/** What is doubled whatever it is done to. */
function doubled(g: Grammar): void {
  const AMOUNT: Quantity = { q: 'amount' };
  const times: readonly (readonly [string, Quantity])[] = [
    ['double that damage', { q: 'product', of: [2, AMOUNT] }],
    ['twice that much damage', { q: 'product', of: [2, AMOUNT] }],
    ['triple that damage', { q: 'product', of: [3, AMOUNT] }],
  ];
  for (const [words, amount] of times) {
    const replacement = (source: Filter): Replacement => ({
      replace: 'damage',
      source,
      to: ANY,
      kind: 'any',
      result: { result: 'amount', amount },
    });
    const would = `if {s:damageSource} would deal damage , it deals ${words} instead`;
    g.rule('staticPart', would as '{s:damageSource}', ({ s }) => [replacementPart(replacement(s))]);
    g.rule(
      'sentence',
      `until your next turn , if {s:damageSource} would deal damage to a permanent or player , it deals ${words} instead` as '{s:damageSource}',
      ({ s }) => replacing(replacement(s), 'untilYourNextTurn'),
    );
    g.rule('sentence', `until your next turn , ${would}` as '{s:damageSource}', ({ s }) => replacing(replacement(s), 'untilYourNextTurn'));
  }
  g.rule('staticPart', 'if an effect would create one or more tokens , it creates twice that many of those tokens instead', () => [
    replacementPart({ replace: 'createToken', who: EACH, what: ANY, count: { q: 'product', of: [2, AMOUNT] } }),
  ]);
  g.rule(
    'staticPart',
    'if an effect would put one or more counters on {n:thing} , it puts twice that many of those counters on that permanent instead',
    ({ n }) => [
      replacementPart({
        replace: 'counters',
        what: n,
        counter: 'any',
        amount: { q: 'product', of: [2, AMOUNT] },
        by: 'effect',
      }),
    ],
  );
}

/** Verbs and nouns. */
function words(g: Grammar): void {
  // CR 702.171b
  for (const words of ['become/becomes saddled', 'become/becomes saddled until end of turn'])
    g.rule('objectVerb', words as 'become', () => ({ do: 'become', what: SUBJECT, status: 'saddled' }));
  g.rule('pronoun', '{o:scheme}', ({ o }) => o);
  g.rule('post', "that's/that blocking {n:thing}", ({ n }) => ({ is: 'blocking', of: all('battlefield', n) }));
  g.rule(
    'playerClause',
    'you may have {p:possessive} life total become {q:quantity}',
    ({ p, q }, m) => ({ do: 'may', who: YOU, then: { do: 'life', who: p, change: 'set', amount: q }, $at: m.at }) as Effect,
  );
  for (const [verb, done] of [
    ['wins', true],
    ['loses', false],
  ] as const)
    g.rule('sentence', `if the/that player ${verb} the flip , {s:whereClause}` as '{s:whereClause}', ({ s }) =>
      raw.effect({ do: '$coin', done, effect: s } as never),
    );
  // each of them by its own mana value
  const size: Mod = setPT(statOf('manaValue', { sel: 'it' }), statOf('manaValue', { sel: 'it' }));
  g.rule('predicate', 'is/are a/an {t:tokenTypes} with power and toughness each equal to its/their mana value', ({ t }) =>
    t.types.includes('Creature')
      ? { mods: [{ mod: 'types', change: 'add', types: t.types, subtypes: t.subtypes, supertypes: t.supertypes }, size], rules: [] }
      : null,
  );
  g.rule('predicate', 'has/have base power and base toughness each equal to its/their mana value', () => ({ mods: [size], rules: [] }));
  g.rule('playerVerb', 'prevent all damage that would be dealt to {o:pronoun} this turn', ({ o }) =>
    replacing({ replace: 'damage', source: ANY, to: asFilter(o), kind: 'any', result: { result: 'preventAll' } }, 'endOfTurn'),
  );
  g.rule('playerVerb', 'prevent all damage that would be dealt to {n:things} this turn', ({ n }) =>
    replacing({ replace: 'damage', source: ANY, to: n, kind: 'any', result: { result: 'preventAll' } }, 'endOfTurn'),
  );
}

/** CR 508.1d: what must attack a certain player. */
function attacking(g: Grammar): void {
  const must = (who: Filter, p: PlayerRef): Rule => ({ rule: 'must', action: { act: 'attack', who, defender: thePlayer(p) } });
  for (const [words, duration] of [
    ['this turn', 'endOfTurn'],
    ['this combat', 'endOfCombat'],
    ['each combat', 'indefinite'],
  ] as const) {
    g.rule('objectVerb', `attack/attacks {p:player} ${words} if able` as 'attack/attacks {p:player}', ({ p }) =>
      p.player === 'of' ? ruling([must(SUBJECT_FILTER, p)], duration) : null,
    );
    // each its own owner
    g.rule('sentence', `{s:selector} attack/attacks its/their owner ${words} if able` as '{s:selector}', ({ s }, m) => {
      const slot = -1_400_001 - m.at;
      const it: Selector = ofSlot(slot);
      const rules = [must(oneOf(it), { player: 'ownerOf', of: it })];
      return eachOf(s, slot, ruling(rules, duration));
    });
  }
  g.rule('sentence', "during {p:targetPlayer} 's next turn , {n:things} attack ~ if able", ({ p, n }) => ({
    do: 'continuous',
    mods: [],
    rules: [{ rule: 'must', action: { act: 'attack', who: n, defender: oneOf({ sel: 'self' }) } }],
    duration: 'untilEndOfYourNextTurn',
    during: p,
  }));
  // CR 111.3: what is said of a token besides what it is like holds for that token as long as it is there
  for (const words of ['that attacks that player each combat if able'] as const)
    g.rule(
      'playerVerb',
      `create/creates {n:number} {t:tokenPhrase} ${words}` as 'create/creates {n:number} {t:tokenPhrase}',
      ({ n, t }, m) => {
        const slot = -1_500_001 - m.at;
        const made: Effect = { do: 'createToken', who: SUBJECT_PLAYER, count: n, token: t, bind: slot };
        const player: PlayerRef = whoIs(ref(m, 'player'));
        const rules = [must(oneOf(ofSlot(slot)), player)];
        return { do: 'seq', of: [made, ruling(rules, 'indefinite')] };
      },
    );
}

export function installForATime(g: Grammar): void {
  namedChoices(g);
  doubled(g);
  words(g);
  durations(g);
  lists(g);
  others(g);
  attacking(g);
}
