/** Conditions about numbers: types among cards, what players have, what happened this turn, what was spent (CR 608.2c). */
import type { Cmp, Condition, EventPattern, Filter, ManaType, PlayerRef, Quantity, Selector } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { all, allIn, compare, controlledBy, count, damageEvent, howOften, isNot, matches, oneOf, statOf, whoIs } from './make.js';
import { ANY, allOf, and, type Noun, SELF, YOU } from './raw.js';
import { ref } from './references.js';

const happened = (event: EventPattern, cmp: Cmp = '>=', times: Quantity = 1, measure: 'times' | 'amount' = 'times'): Condition =>
  cmp === '>=' && times === 1 ? { if: 'happened', event } : compare(howOften(event, measure), cmp, times);
const whose = (p: PlayerRef): PlayerRef => (p.player === 'anOpponent' ? { player: 'eachOpponent' } : p);
const controlled = (n: Noun, who: PlayerRef): Filter => and(n.filter, controlledBy(whose(who)));
const several = (p: PlayerRef): boolean => ['anOpponent', 'each', 'eachOpponent', 'eachOther'].includes(p.player);

function numbers(g: Grammar): void {
  g.rule('simpleCondition', 'there are {c:compare} card types among {n:noun}', ({ c, n }) =>
    n.many ? compare({ q: 'distinct', what: 'cardTypes', of: allOf(n) }, c.cmp, c.value) : null,
  );
  g.rule('simpleCondition', 'there are {c:compare} unlocked doors among {n:noun}', ({ c, n }) =>
    compare({ q: 'doors', of: allOf(n) }, c.cmp, c.value),
  );
  g.rule('simpleCondition', 'there are {c:compare} colors among {n:noun}', ({ c, n }) =>
    n.many ? compare({ q: 'distinct', what: 'colors', of: allOf(n) }, c.cmp, c.value) : null,
  );
  // CR 709.4a, 709.5: the names a Room has are those of its unlocked doors
  g.rule('simpleCondition', 'there are {c:compare} different names among unlocked doors of {n:noun}', ({ c, n }) =>
    n.many ? compare({ q: 'distinct', what: 'names', of: allOf(n) }, c.cmp, c.value) : null,
  );
  g.rule('simpleCondition', '{p:player} control/controls {c:compare} {n:noun} with different names', ({ p, c, n }) =>
    n.many && !n.zone && !several(p)
      ? compare({ q: 'distinct', what: 'names', of: all('battlefield', controlled(n, p)) }, c.cmp, c.value)
      : null,
  );
  g.rule('simpleCondition', '{n:noun} have total {s:statName} {c:compare}', ({ n, s, c }) =>
    n.many ? compare(statOf(s, allOf(n)), c.cmp, c.value) : null,
  );
  g.rule('simpleCondition', 'you have {c:compare} opponents', ({ c }) =>
    compare({ q: 'players', who: { player: 'eachOpponent' } }, c.cmp, c.value),
  );
  g.rule('simpleCondition', '{p:player} have/has {c:compare} {n:noun} in {q:possessive} graveyard', ({ p, c, n, q }) =>
    n.head === 'card' && !n.zone && !several(p) && (q.player === 'you') === (p.player === 'you')
      ? compare(count(allOf({ ...n, zone: 'graveyard', of: p })), c.cmp, c.value)
      : null,
  );
  // "if defending player controls more lands than you"
  g.rule('simpleCondition', '{p:player} control/controls more {n:noun} than {q:player}', ({ p, n, q }) =>
    n.many && !n.zone && !several(p) && !several(q)
      ? compare(count(all('battlefield', controlled(n, p))), '>', count(all('battlefield', controlled(n, q))))
      : null,
  );
  g.rule('simpleCondition', '{p:player} have/has more life than {q:player}', ({ p, q }) =>
    several(p) || several(q) ? null : compare({ q: 'life', who: p }, '>', { q: 'life', who: q }),
  );
  g.rule('simpleCondition', "{p:player} have/has the city 's blessing", ({ p }) =>
    matches({ sel: 'players', who: whose(p) }, { is: 'designated', designation: 'cityBlessing' }),
  );
  g.rule('simpleCondition', "you're the monarch", () =>
    matches({ sel: 'players', who: YOU }, { is: 'designated', designation: 'monarch' }),
  );
}

const handOf = (of: PlayerRef): Quantity => count(allIn('hand', of, ANY));

function spent(g: Grammar): void {
  g.terminal('manaSymbol', (tokens, at) => {
    const type = /^\{([WUBRGC])\}$/.exec(tokens[at]?.raw ?? '')?.[1];
    return type ? [{ value: type as ManaType, end: at + 1 }] : [];
  });
  // the spell is named here: "it" after these words is the spell
  const of = (type: ManaType, at: number): Condition => compare({ q: 'manaSpent', measure: 'amount', type, $at: at } as Quantity, '>=', 1);
  g.rule('simpleCondition', '{m:manaSymbol} was spent to cast ~', ({ m }, p) => of(m, p.at));
  g.rule('simpleCondition', '{m:manaSymbol} was spent to cast it', ({ m }, p) => of(m, p.at));
  g.rule('simpleCondition', 'at least {n:digits} {c:color} mana was spent to cast ~', ({ n, c }) =>
    compare({ q: 'manaSpent', measure: 'amount', type: c }, '>=', n),
  );
}

function turnPast(g: Grammar): void {
  g.rule('simpleCondition', '{p:player} gained {n:digits} or more life this turn', ({ p, n }) =>
    several(p) ? null : happened({ on: 'gainLife', who: p }, '>=', n, 'amount'),
  );
  g.rule('simpleCondition', '{p:player} lost {n:digits} or more life this turn', ({ p, n }) =>
    several(p) ? null : happened({ on: 'loseLife', who: p }, '>=', n, 'amount'),
  );
  g.rule('simpleCondition', '{n:thing} you controlled left the battlefield this turn', ({ n }) =>
    happened({ on: 'zone', what: and(n, controlledBy(YOU)), from: 'battlefield', batch: 'each' }),
  );
  g.rule('simpleCondition', "{o:pronoun} didn't attack this turn", ({ o }) =>
    isNot(happened({ on: 'attack', what: oneOf(o), batch: 'each' })),
  );
  g.rule('simpleCondition', '{o:pronoun} attacked or blocked this turn', ({ o }) => ({
    if: 'or',
    of: [
      happened({ on: 'attack', what: oneOf(o), batch: 'each' }),
      happened({ on: 'block', what: oneOf(o), attacker: ANY, batch: 'each' }),
    ],
  }));
  g.rule('simpleCondition', '{o:pronoun} entered this turn', ({ o }) =>
    happened({ on: 'zone', what: oneOf(o), to: 'battlefield', batch: 'each' }),
  );
  g.rule('simpleCondition', '{o:pronoun} was dealt damage this turn', ({ o }) => happened(damageEvent(ANY, oneOf(o), 'any', 'each')));
  g.rule('simpleCondition', '{c:compare} {n:things} died this turn', ({ c, n }) =>
    happened({ on: 'zone', what: n, from: 'battlefield', to: 'graveyard', batch: 'each' }, c.cmp, c.value),
  );
  g.rule('simpleCondition', 'no {n:noun} attacked this turn', ({ n }) => isNot(happened({ on: 'attack', what: n.filter, batch: 'each' })));
  g.rule('simpleCondition', "you've cast {c:compare} {n:spells} this turn", ({ c, n }) =>
    happened({ on: 'cast', who: YOU, what: n }, c.cmp, c.value),
  );
  g.rule('simpleCondition', "you've drawn {c:compare} cards this turn", ({ c }) => happened({ on: 'draw', who: YOU }, c.cmp, c.value));
  g.rule('simpleCondition', 'you sacrificed {c:compare} {n:things} this turn', ({ c, n }) =>
    happened({ on: 'zone', what: and(n, controlledBy(YOU)), from: 'battlefield', verb: 'sacrifice', batch: 'each' }, c.cmp, c.value),
  );
  g.rule('simpleCondition', 'you attacked with {c:compare} {n:things} this turn', ({ c, n }) =>
    happened({ on: 'attack', what: and(n, controlledBy(YOU)), batch: 'each' }, c.cmp, c.value),
  );
  g.rule('simpleCondition', "you've lost life this turn", () => happened({ on: 'loseLife', who: YOU }));
}

function states(g: Grammar): void {
  g.rule('simpleCondition', "it's an opponent 's turn", () => ({ if: 'turnOf', who: { player: 'eachOpponent' } }));
  g.rule('simpleCondition', "it's not a/an {n:noun}", ({ n }, m) =>
    n.zone || n.head === 'card' ? null : matches(ref({ ...m, end: m.at + 1 }, 'it'), { is: 'not', of: n.filter }),
  );
  g.rule('simpleCondition', '~ was cast from {p:possessive} {z:handOrGraveyard}', ({ p, z }) =>
    p.player === 'you' ? matches(SELF, { is: 'cast', from: z }) : null,
  );
  g.rule('simpleCondition', '~ was cast from anywhere other than your hand', () =>
    matches(SELF, { is: 'and', of: [{ is: 'cast' }, { is: 'not', of: { is: 'cast', from: 'hand' } }] }),
  );
  const attacking = (filter: Filter): Selector => all('battlefield', and({ is: 'status', status: 'attacking' }, filter));
  g.rule('simpleCondition', '{k:number} or more {n:things} are attacking', ({ k, n }) => compare(count(attacking(n)), '>=', k));
  g.rule('simpleCondition', 'exactly one {n:noun} is attacking', ({ n }) =>
    n.many || n.zone ? null : compare(count(attacking(n.filter)), '=', 1),
  );
  g.rule('simpleCondition', '{n:thing} is attacking', ({ n }) => compare(count(attacking(n)), '>=', 1));
  g.rule('simpleCondition', '~ was cast from a graveyard', () => matches(SELF, { is: 'cast', from: 'graveyard' }));
  g.rule('handOrGraveyard', 'hand', () => 'hand');
}

/** The player an attack is declared against: the one attacked, or the controller of what is attacked (CR 508.5). */
const DEFENDER: PlayerRef = { player: 'controllerOf', of: { sel: 'it' } };

/** The player that "an opponent" is in a condition: each is asked alone. */
const THE_ONE: PlayerRef = whoIs({ sel: 'it' });
const someOpponent = (cond: Condition): Condition =>
  matches({ sel: 'players', who: { player: 'eachOpponent' } }, { is: 'satisfies', cond });

function ofPlayers(g: Grammar): void {
  const has = (who: PlayerRef, n: Noun, cmp: Cmp, value: Quantity): Condition =>
    compare(count(all('battlefield', and(n.filter, controlledBy(who)))), cmp, value);
  g.rule('defenderCondition', 'defending player controls a/an {n:noun}', ({ n }) => (n.many || n.zone ? null : has(DEFENDER, n, '>=', 1)));
  g.rule('simpleCondition', 'an opponent controls {c:compare} {n:noun}', ({ c, n }) =>
    n.many && !n.zone ? someOpponent(has(THE_ONE, n, c.cmp, c.value)) : null,
  );
  g.rule('simpleCondition', 'an opponent controls more {n:noun} than you', ({ n }) =>
    n.many && !n.zone ? someOpponent(has(THE_ONE, n, '>', count(all('battlefield', and(n.filter, controlledBy(YOU)))))) : null,
  );
  g.rule('simpleCondition', 'an opponent has {c:compare} {n:noun} in their graveyard', ({ c, n }) =>
    n.head === 'card' && n.many && !n.zone ? someOpponent(compare(count(allIn('graveyard', THE_ONE, n.filter)), c.cmp, c.value)) : null,
  );
  g.rule('simpleCondition', 'an opponent has no cards in hand', () => someOpponent(compare(handOf(THE_ONE), '=', 0)));
  g.rule('simpleCondition', 'an opponent has more cards in hand than you', () => someOpponent(compare(handOf(THE_ONE), '>', handOf(YOU))));
  g.rule('simpleCondition', 'an opponent has {c:compare} life', ({ c }) =>
    someOpponent(compare({ q: 'life', who: THE_ONE }, c.cmp, c.value)),
  );
  g.rule('simpleCondition', 'an opponent has more life than you', () =>
    someOpponent(compare({ q: 'life', who: THE_ONE }, '>', { q: 'life', who: YOU })),
  );
  for (const [words, who] of [
    ['each player', { player: 'each' }],
    ['each opponent', { player: 'eachOpponent' }],
    ['each other player', { player: 'eachOther' }],
  ] as const) {
    // so it is of each when there is none of whom it is not
    const ofEach = (cond: Condition): Condition => isNot(matches({ sel: 'players', who }, { is: 'not', of: { is: 'satisfies', cond } }));
    g.rule('simpleCondition', `${words} has {c:compare} life` as '{c:compare}', ({ c }) =>
      ofEach(compare({ q: 'life', who: THE_ONE }, c.cmp, c.value)),
    );
    g.rule('simpleCondition', `${words} has no cards in hand` as 'each', () => ofEach(compare(handOf(THE_ONE), '=', 0)));
  }
  g.rule('simpleCondition', 'an opponent lost {n:digits} or more life this turn', ({ n }) =>
    someOpponent(happened({ on: 'loseLife', who: THE_ONE }, '>=', n, 'amount')),
  );
}

export function installCountConditions(g: Grammar): void {
  numbers(g);
  spent(g);
  turnPast(g);
  states(g);
  ofPlayers(g);
}
