/** What is done to spells and attachments, conditions on them, and statements about them (CR 115, 601, 608.2, 701). */
import type { Condition, Effect, Filter, PlayerRef, Quantity, Rule, Selector, StaticPart } from '@apnap/ability';
import { placeStatic } from './abilities.js';
import type { Grammar } from './engine.js';
import { all, cant, choose, chooseOne, compare, count, doIf, doingWith, matches, oneOf, rulePart, ruling, stated, statOf } from './make.js';
import { not, raw, SELF, SUBJECT, seq, SUBJECT_PLAYER as WHO, YOU } from './raw.js';
import { ref } from './references.js';

const self: Filter = oneOf(SELF);
const part = (rule: Rule): StaticPart[] => [rulePart(rule)];
const thisTurn = (...rules: Rule[]): Effect => ruling(rules, 'endOfTurn');
const isTarget = (o: Selector): boolean => (o as { sel: string }).sel === '$target';

/** CR 701.9d: doubled by gaining or losing as much as it takes. */
function numbers(g: Grammar): void {
  g.rule('playerVerb', 'double {p:possessive} life total', ({ p }) => {
    const who: PlayerRef = (p as { player: string }).player === '$their' ? WHO : p;
    return { do: 'life', who, change: 'set', amount: { q: 'product', of: [2, { q: 'life', who }] } };
  });
  g.rule('quantity', 'the {s:statName} of {o:object}', ({ s, o }) => (isTarget(o) ? statOf(s, o) : null));
}

function conditions(g: Grammar): void {
  const now = (c: Condition): Condition => ({ ...c, $now: true }) as unknown as Condition;
  g.rule('simpleCondition', '{o:oneObject} has {s:statCompare}', ({ o, s }) => now(matches(o, s)));
  g.rule('simpleCondition', 'any player controls {n:thing}', ({ n }) => compare(count(all('battlefield', n)), '>=', 1));
  // two conditions: when it is done at all, and when it is done in place of the sentence before
  const instead = (when: Condition, cond: Condition, then: Effect): Effect =>
    raw.effect({ do: '$instead', cond: when, effect: doIf(cond, then) });
  g.rule('sentence', '{s:clauseList} if {c:condition} instead if {d:condition}', ({ s, c, d }) => instead(d, c, s));
  g.rule('sentence', 'if {d:condition} , instead {s:clauseList} if {c:condition}', ({ s, c, d }) => instead(d, c, s));
}

/** Emblems with two abilities, copies in the plural, what the cards found are divided into. */
function made(g: Grammar): void {
  g.rule('tokenPhrase', 'tokens that are copies of {o:oneObject}', ({ o }) => ({ token: { token: 'copy', of: o, mods: [] } }));
  g.rule('tokenPhrase', 'tokens that are copies of {o:oneObject} {e:copyExcept}', ({ o, e }) => ({
    token: { token: 'copy', of: o, mods: e },
  }));
  for (const is of ["it's not", "they're not"] as const)
    g.rule('copyException', `${is} {s:supertype}` as '{s:supertype}', ({ s }) => [
      { mod: 'types', change: 'remove', types: [], subtypes: [], supertypes: [s] },
    ]);
  g.rule('playerVerb', 'put one {d:destination} and the other {e:destination}', ({ d, e }, m) =>
    seq(
      {
        do: 'move',
        what: chooseOne(WHO, ref({ ...m, end: m.at + 1 }, 'card', true)),
        ...d,
      },
      { do: 'move', what: ref({ ...m, at: m.end }, 'rest', true), ...e },
    ),
  );
  g.rule('playerVerb', 'put {n:number} of them {d:destination} and the other {e:destination}', ({ n, d, e }, m) =>
    n === 1
      ? null
      : seq(
          {
            do: 'move',
            what: choose(WHO, ref({ ...m, end: m.at + 1 }, 'card', true), n, n),
            ...d,
          },
          { do: 'move', what: ref({ ...m, at: m.end }, 'rest', true), ...e },
        ),
  );
}

/** What can't be done, for a turn or under a condition. */
function rules(g: Grammar): void {
  g.rule('clause', "players can't gain life this turn", () => thisTurn(cant({ act: 'gainLife', who: { player: 'each' } })));
  const uncounterable: StaticPart = rulePart(cant({ act: 'counter', what: self }));
  const unpreventable: StaticPart = rulePart(cant({ act: 'preventDamage', source: self }));
  g.rule('staticBody', "if {c:condition} , ~ can't be countered", ({ c }) => placeStatic(stated(c, [uncounterable])));
  g.rule('staticBody', "if {c:condition} , ~ can't be countered and the damage can't be prevented", ({ c }) =>
    placeStatic(stated(c, [uncounterable, unpreventable])),
  );
  g.rule('staticPart', "damage that would be dealt by {o:pronoun} can't be prevented", ({ o }) =>
    part(cant({ act: 'preventDamage', source: oneOf(o) })),
  );
  // CR 301.5c
  g.rule('staticPart', '~ can be attached only to {n:thing}', ({ n }) => part(cant({ act: 'equip', what: not(n), by: self })));
}

function times(g: Grammar): void {
  g.rule('activateLimits', 'activate only during the end of combat step .', () => ({ condition: { if: 'step', step: 'endCombat' } }));
}

/** Mana of a chosen colour, or of colours among permanents (CR 105.4, 106.1). */
function mana(g: Grammar): void {
  const chosen = (times: Quantity) => ({
    options: [],
    types: { of: 'color' as const, chosen: { link: 0 } },
    times,
    choose: 'once' as const,
  });
  g.rule('manaSpec', 'one mana of the chosen color', () => chosen(1));
  g.rule('manaSpec', 'one mana of any color among {n:things}', ({ n }) => ({
    options: [],
    types: { of: 'color', among: all('battlefield', n) },
    times: 1,
    choose: 'once',
  }));
}

/** Creatures that fight one another (CR 701.12). */
function fighting(g: Grammar): void {
  // reason: magic/rules/602-costs-and-modes.test.ts reads it
  g.rule('objectVerb', 'fight each other', () => doingWith('fight', YOU, SUBJECT, 1));
}

export function installSpellsAndAttachments(g: Grammar): void {
  numbers(g);
  conditions(g);
  made(g);
  rules(g);
  times(g);
  mana(g);
  fighting(g);
}
