/** Conditions: what stands after "if" and "as long as". The phrases stand in the table; here are their parts, and the players they are said of. */
import {
  BEFORE_STEP,
  type Condition,
  type Filter,
  type ManaType,
  type Parts,
  type PlayerRef,
  type Quantity,
  type Selector,
  type Variety,
} from '@apnap/ability';
import type { Grammar } from './engine.js';
import { all, allIn, compare, controlledBy, count, isNot, matches, ownedBy, whoIs } from './make.js';
import type { OwnMeasure } from './nonterminals.js';
import { anyOf } from './phrases.js';
import { ANY, allOf, and, exiledWithIt, type Noun, not, or, otherAt, SUBJECT_PLAYER, withPlayer, YOU } from './raw.js';
import { ref } from './references.js';

/** Numbers that are compared. */
function numbers(g: Grammar): void {
  g.rule('howMany', '{c:compare}', ({ c }) => c);
  g.rule('simpleCondition', 'all {n:things} are {c:color}', ({ n, c }) =>
    compare(count(all('battlefield', and(not({ is: 'color', color: c }), n))), '=', 0),
  );
  for (const parity of ['even', 'odd'] as const)
    g.rule('simpleCondition', `{o:possessiveObject} {s:statName} is ${parity}` as '{o:possessiveObject} {s:statName}', ({ o, s }) =>
      matches(o, { is: 'parity', stat: s, parity }),
    );
  g.rule('shared', 'a creature type', () => 'creatureTypes');
  g.rule('alike', 'that share a creature type', () => 'creatureTypes');
  for (const same of ['with the same name', 'with the same name as one another'])
    g.rule('alike', same as 'with the same name', () => 'names');
  g.rule('howMany', 'no', () => ({ cmp: '=', value: 0 }));
  g.rule('howMuch', '{c:compare}', ({ c }) => c);
  g.rule('howGreat', '{c:compare}', ({ c }) => c);
  g.rule('measure', '{q:quantity}', ({ q }) => (typeof q === 'number' ? null : q));
  // of other numbers than those of things it isn't known what they were
  g.rule('simpleCondition', '{q:measure} was {c:compare}', ({ q, c }) =>
    typeof q === 'object' && q.q === 'stat' ? compare(q, c.cmp, c.value) : null,
  );
}

/** What differs among things, in their words: several, and one of them. */
const VARIETIES: readonly (readonly [string, string, Variety])[] = [
  ['basic land types', 'basic land type', 'basicLandTypes'],
  ['card types', 'card type', 'cardTypes'],
  ['permanent types', 'permanent type', 'permanentTypes'],
  ['colors', 'color', 'colors'],
  ['names', 'name', 'names'],
  ['powers', 'power', 'powers'],
  ['mana values', 'mana value', 'manaValues'],
  ['mana costs', 'mana cost', 'manaCosts'],
  ['kinds of counters', 'kind of counter', 'counterKinds'],
];

/** About the object as it is, not as it was before it moved. */
const itIs = (what: Selector, filter: Filter): Condition => ({ ...matches(what, filter), $now: true }) as unknown as Condition;

/** Things and what they are. */
function things(g: Grammar): void {
  // what is a card is one of the cards named before, not of the permanents
  g.rule('simpleCondition', "it's a/an {n:noun}", ({ n }, m) =>
    n.zone ? null : itIs(ref({ ...m, end: m.at + 1 }, n.head === 'card' ? 'card' : 'it'), n.filter),
  );
  // reason: where a token was made since, "it" alone would be that token; what is a card is none, so that this is refused as ambiguous
  g.rule('simpleCondition', 'it was a/an {n:noun}', ({ n }, m) =>
    n.zone || n.head !== 'card' ? null : matches(ref({ ...m, end: m.at + 1 }, 'card'), n.filter),
  );
  g.rule('simpleCondition', "it's attacking alone", (_, m) =>
    itIs(ref({ ...m, end: m.at + 1 }, 'it'), { is: 'status', status: 'attackingAlone' }),
  );
  g.rule('simpleCondition', "it's {a:adjective}", ({ a }, m) => itIs(ref({ ...m, end: m.at + 1 }, 'it'), a));
  g.rule('simpleCondition', "it's controlled by {p:certainPlayer}", ({ p }, m) =>
    itIs(ref({ ...m, end: m.at + 1 }, 'it'), controlledBy(p)),
  );
  g.rule('adjective', 'at least one of the chosen colors', () => ({ is: 'color', color: { link: 0 } }));
  g.rule('itIs', '{o:oneObject} is', ({ o }) => ({ what: o, now: true }));
  g.rule('itIs', '{o:oneObject} was', ({ o }) => ({ what: o }));
  g.rule('itIs', 'the top card of your library is', () => ({ what: { sel: 'top', of: YOU, count: 1 } }));
  g.rule('itIsNot', "it's not", (_, m) => ({ what: ref({ ...m, end: m.at + 1 }, 'it') }));
  g.rule('itIsNot', "{o:oneObject} isn't/wasn't", ({ o }) => ({ what: o }));
  g.rule('itHas', '{o:oneObject} has', ({ o }) => ({ what: o, now: true }));
  g.rule('itHas', '{o:oneObject} had', ({ o }) => ({ what: o }));
  g.rule('kind', '{t:anyThing}', ({ t }) => t);
  g.rule('kind', 'a/an {n:core} or a/an {k:core}', ({ n, k }) => (n.many || k.many || n.zone || k.zone ? null : or(n.filter, k.filter)));
  g.rule('kind', 'another {n:core} or a/an {k:core}', ({ n, k }, m) =>
    n.many || k.many || n.zone || k.zone ? null : or(and(otherAt(m), n.filter), k.filter),
  );
  g.rule('counted', '{n:noun}', ({ n }) => (n.zone ? null : n.filter));
  g.rule('some', 'a/an {n:noun}', ({ n }) => (n.many ? null : allOf(n)));
  const yours = (n: Noun): Condition | null =>
    n.many || n.zone || n.head !== 'card' ? null : compare({ q: 'count', of: allIn('graveyard', YOU, n.filter) }, '>=', 1);
  g.rule('simpleCondition', 'a/an {n:noun} is in your graveyard', ({ n }) => yours(n));
  g.rule('simpleCondition', 'a/an {n:noun} and a/an {k:noun} are in your graveyard', ({ n, k }) => {
    const of = [n, k].flatMap((x) => yours(x) ?? []);
    return of.length === 2 ? { if: 'and', of } : null;
  });
  g.rule('ofOnePlayer', 'own/owns a/an {n:noun}', ({ n }) =>
    n.many || n.zone !== 'exile' || n.of ? null : compare(count(all('exile', and(n.filter, ownedBy(SUBJECT_PLAYER)))), '>=', 1),
  );
  // CR 607.2a: cards that the object has exiled
  const exiledHere = (n: Noun): Condition | null => (exiledWithIt(n) ? compare(count(allOf(n)), '>=', 1) : null);
  // reason: no card that is read whole needs it yet
  g.rule('simpleCondition', 'there are {n:noun}', ({ n }) => (n.many ? exiledHere(n) : null));
  for (const by of ['~', 'it'] as const)
    g.rule('simpleCondition', `a card is exiled with ${by}` as 'a', (_, m) => {
      const self = { sel: 'linked', link: 0, ...(by === '~' ? { $self: m.end - 1 } : {}) } as Selector;
      return exiledHere({ filter: { is: 'oneOf', of: self }, many: true, head: 'card' });
    });
  for (const [many, one, what] of VARIETIES) {
    for (const words of [many, `different ${many}`]) g.rule('variety', words as 'colors', () => what);
    for (const words of [one, `different ${one}`]) g.rule('oneVariety', words as 'color', () => what);
  }
}

/** Spells and what was paid for them: "it" is known when all words before are. */
function spells(g: Grammar): void {
  // CR 118.9d: an alternative cost that the card itself gives, which is known when the whole face is
  g.rule('simpleCondition', 'the {m:mana} cost was paid', ({ m }) => (m === '' ? null : { if: 'paid', label: `alternative ${m}` }));
  // what is beheld is the additional cost
  g.rule('simpleCondition', '{k:kind} was beheld', ({ k }) => (k.is === 'any' ? null : { if: 'paid', label: 'additional' }));
  g.rule('paidWord', 'kicked', () => 'kicker');
  // which of two kickers is meant is settled when the whole face is known (CR 702.33f)
  g.rule('paidWord', 'kicked with its {k:mana} kicker', ({ k }) => `kicker ${k}`);
  g.rule('paidWord', 'bargained', () => 'bargain');
  g.rule('paidWord', 'foretold', () => 'foretold');
  g.rule('paidWord', 'cast using {k:keyword}', ({ k }) => k);
  // one of each of two kinds at least
  g.rule('simpleCondition', '{m:mana} was spent to cast {o:ownSpell}', ({ m, o }) => {
    const types = [...m.matchAll(/\{([WUBRGC])\}/g)].map((found) => found[1] as ManaType);
    return types.length === 2 && types[0] !== types[1] && m.length === 6
      ? { if: 'and', of: types.map((type) => compare({ q: 'manaSpent', measure: 'amount', type, $at: o.at } as Quantity, '>=', 1)) }
      : null;
  });
  g.rule('ownSpell', '~', (_, m) => ({ at: m.at }));
  g.rule('ownSpell', 'it', (_, m) => ({ at: m.at, it: ref(m, 'cast') }));
  g.rule('ownSpells', "~ 's", (_, m) => ({ at: m.at }));
  g.rule('ownSpells', 'its', (_, m) => ({ at: m.at, it: ref(m, 'cast') }));
  g.rule('thatSpell', 'that spell', (_, m) => ref(m, 'spell'));
  g.rule('castIt', 'it', (_, m) => ref(m, 'cast'));
  g.rule('manaSymbol', '{m:mana}', ({ m }) => (/^\{[WUBRGC]\}$/.test(m) ? (m[1] as ManaType) : null));
  for (const step of ['declareAttackers', 'declareBlockers', 'combatDamage'] as const)
    g.rule('beforeStep', BEFORE_STEP[step] as 'before', () => step);
  g.rule('dayNight', 'day/night', (_, m) => m.tokens[m.at].key as Parts['dayNight']);
  // reason: CR 728.1 says it so
  g.rule('dayNight', 'neither day nor night', () => 'neither');
}

const several = (p: PlayerRef): boolean => ['each', 'eachOpponent', 'eachOther'].includes(p.player);
/** The player of several that is asked. */
const THE_ONE: PlayerRef = whoIs({ sel: 'it' });
/** The player an attack is declared against: the one attacked, or the controller of what is attacked (CR 508.5); of an attacker its controller. */
const DEFENDER: PlayerRef = { player: 'controllerOf', of: { sel: 'it' } };

/** What is said of players, of them. */
function players(g: Grammar): void {
  g.rule('certainPlayer', '{p:player}', ({ p }) => (several(p) || p.player === 'anOpponent' ? null : p));
  g.rule('simpleCondition', '{p:player} {s:ofAnyPlayer}', ({ p, s }) => (several(p) ? null : withPlayer(s, anyOf(p))));
  g.rule('simpleCondition', '{p:player} {s:ofOnePlayer}', ({ p, s }) =>
    several(p) || p.player === 'anOpponent' ? null : withPlayer(s, p),
  );
  g.rule('simpleCondition', 'no opponent controls {k:kind}', ({ k }) =>
    compare(count(all('battlefield', and(k, controlledBy({ player: 'eachOpponent' })))), '=', 0),
  );
  g.rule('simpleCondition', 'no opponent {s:ofOnePlayer}', ({ s }) => isNot(ofOpponents(withPlayer(s, THE_ONE))));
  // at most one is so
  g.rule('simpleCondition', 'a player {s:ofOnePlayer}', ({ s }) =>
    s.if === 'matches' && s.filter.is === 'ahead' ? withPlayer(s, { player: 'each' }) : null,
  );
  const anybody: Selector = { sel: 'players', who: { player: 'each' } };
  g.rule('simpleCondition', 'a player {s:ofAnyPlayer}', ({ s }) => withPlayer(s, { player: 'each' }));
  g.rule('simpleCondition', 'a player {s:ofOnePlayer}', ({ s }) =>
    s.if === 'matches' && s.filter.is === 'ahead' ? null : matches(anybody, { is: 'satisfies', cond: withPlayer(s, THE_ONE) }),
  );
  const ahead = (of: Quantity): PlayerRef =>
    whoIs({ sel: 'filter', of: { sel: 'players', who: { player: 'each' } }, filter: { is: 'ahead', in: of } });
  g.rule('player', 'the player with the most life', () => ahead({ q: 'life', who: THE_ONE }));
  g.rule('player', 'the player who has the most cards in hand', () => ahead(count(allIn('hand', THE_ONE, ANY))));
  g.rule('player', 'the player who controls the most {n:things}', ({ n }) =>
    ahead(count(all('battlefield', and(n, controlledBy(THE_ONE))))),
  );
  g.rule('simpleCondition', 'an opponent {s:ofOnePlayer}', ({ s }) => ofOpponents(withPlayer(s, THE_ONE)));
  g.rule('simpleCondition', '{p:player} {s:ofOnePlayer}', ({ p, s }, m) =>
    several(p) && m.tokens[m.at].key === 'each' ? ofEach(p, withPlayer(s, THE_ONE)) : null,
  );
  comparisons(g);
  // one of each name
  for (const [kinds, type] of [
    ['artifacts', 'Artifact'],
    ['creatures', 'Creature'],
  ] as const)
    g.rule('simpleCondition', `you control ${kinds} named {n:cardName}` as 'you control artifacts named {n:cardName}', ({ n }) => {
      const names = n.split(' and ');
      const one = (name: string): Condition =>
        compare(count(all('battlefield', and({ is: 'type', type }, { is: 'named', name }, controlledBy(YOU)))), '>=', 1);
      return names.length === 2 ? { if: 'and', of: names.map(one) } : null;
    });
  g.rule('simpleCondition', 'your opponents {s:ofOnePlayer}', ({ s }) => (isCount(s) ? withPlayer(s, { player: 'eachOpponent' }) : null));
  g.rule('defenderCondition', 'defending player {s:ofAnyPlayer}', ({ s }) => withPlayer(s, DEFENDER));
  g.rule('defenderCondition', 'defending player {s:ofOnePlayer}', ({ s }) => withPlayer(s, DEFENDER));
  // the player who attacks with what would be blocked
  g.rule('attackerCondition', 'you control more {n:things} than attacking player', ({ n }) =>
    compare(count(all('battlefield', and(n, controlledBy(YOU)))), '>', count(all('battlefield', and(n, controlledBy(DEFENDER))))),
  );
  g.rule('defenderCondition', 'you control more {n:things} than defending player', ({ n }) =>
    compare(count(all('battlefield', and(n, controlledBy(YOU)))), '>', count(all('battlefield', and(n, controlledBy(DEFENDER))))),
  );
}

/** "You have less life than an opponent", "than each opponent": of one or each of the others that it is so. */
function comparisons(g: Grammar): void {
  for (const [words, cmp] of [
    ['more', '<'],
    ['less/fewer', '>'],
  ] as const) {
    // reason: each of several players is compared like one
    g.rule('ownMeasure', `have ${words} life` as 'have', () => ({ cmp, of: (who) => ({ q: 'life', who }) }));
    g.rule('ownMeasure', `have ${words} cards in hand` as 'have', () => ({ cmp, of: (who) => count(allIn('hand', who, ANY)) }));
    g.rule('ownMeasure', `control ${words} {n:things}` as 'control {n:things}', ({ n }) => ({
      cmp,
      of: (who) => count(all('battlefield', and(n, controlledBy(who)))),
    }));
  }
  const theirs = (m: OwnMeasure): Condition => compare(m.of(THE_ONE), m.cmp, m.of(YOU));
  // reason: one of them is asked like each
  g.rule('simpleCondition', 'you {m:ownMeasure} than an opponent', ({ m }) => ofOpponents(theirs(m)));
  g.rule('simpleCondition', 'you {m:ownMeasure} than each opponent', ({ m }) => ofEach({ player: 'eachOpponent' }, theirs(m)));
}

/** What several players have together can be counted. */
const isCount = (c: Condition): boolean => c.if === 'compare' && typeof c.left === 'object' && c.left.q === 'count';
const ofOpponents = (cond: Condition): Condition => matches({ sel: 'players', who: { player: 'eachOpponent' } }, { is: 'satisfies', cond });
/** So it is of each when there is none of whom it is not. */
const ofEach = (who: PlayerRef, cond: Condition): Condition =>
  isNot(matches({ sel: 'players', who }, { is: 'not', of: { is: 'satisfies', cond } }));

export function installConditions(g: Grammar): void {
  numbers(g);
  things(g);
  spells(g);
  players(g);
  g.rule('ifOrUnless', 'if {c:condition}', ({ c }) => c);
  g.rule('ifOrUnless', 'unless {c:condition}', ({ c }) => isNot(c));
  // reason: what is so of no time is denied so, where it has no words for that
  g.rule('condition', "it isn't true that {c:simpleCondition}", ({ c }) => isNot(c));
  g.rule('condition', '{c:simpleCondition}', ({ c }) => c);
  for (const also of ['and', 'and if'])
    g.rule('condition', `{a:simpleCondition} ${also} {b:simpleCondition}` as '{a:simpleCondition} {b:simpleCondition}', ({ a, b }) => ({
      if: 'and',
      of: [a, b],
    }));
  for (const or of ['or', 'or if'])
    g.rule('condition', `{a:simpleCondition} ${or} {b:simpleCondition}` as '{a:simpleCondition} {b:simpleCondition}', ({ a, b }) => ({
      if: 'or',
      of: [a, b],
    }));
}
