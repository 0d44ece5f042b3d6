/** Requirements and restrictions as static abilities, and those that last a turn (CR 508.1c, 509.1c, 601.3, 604, 611.2). */
import type { Condition, Effect, Filter, PlayerRef, Quantity, Rule, StaticPart } from '@apnap/ability';
import { CAST_TIMES } from '@apnap/ability';
import type { Grammar } from './engine.js';
import {
  cant,
  compare,
  controlledBy,
  happened,
  isNot,
  must,
  ofType,
  oneOf,
  ownedBy,
  replacementPart,
  rulePart,
  ruling,
  stated,
  thePlayer,
} from './make.js';
import type { Predicate } from './nonterminals.js';
import { ANY, and, SELF, SUBJECT_FILTER as WHAT, YOU } from './raw.js';

const rule = (...rules: Rule[]): Predicate => ({ mods: [], rules });
const part = (r: Rule): StaticPart[] => [rulePart(r)];
const self: Filter = oneOf(SELF);
const thisTurn = (...rules: Rule[]): Effect => ruling(rules, 'endOfTurn');
const one = (p: PlayerRef): PlayerRef => (p.player === 'anOpponent' ? { player: 'eachOpponent' } : p);

function requirements(g: Grammar): void {
  const blocked: Rule = must({ act: 'beBlocked', attacker: WHAT });
  g.rule('predicate', 'must be blocked if able', () => rule(blocked));
  for (const time of ['this turn', 'this combat'] as const)
    g.rule('objectVerb', `must be blocked ${time} if able` as 'must', () =>
      ruling([blocked], time === 'this turn' ? 'endOfTurn' : 'endOfCombat'),
    );
}

/** When a spell may be cast at all: what forbids it at other times (CR 601.3). */
function casting(g: Grammar): void {
  const step = (s: Extract<Condition, { if: 'step' }>['step'], when?: 'before'): Condition => ({
    if: 'step',
    step: s,
    ...(when ? { when } : {}),
  });
  const yours: Condition = { if: 'turnOf', who: YOU };
  const theirs: Condition = { if: 'turnOf', who: { player: 'eachOpponent' } };
  const all = (...of: Condition[]): Condition => ({ if: 'and', of });
  const attacked: Condition = happened({ on: 'attack', what: ANY, defender: thePlayer(YOU), batch: 'oneOrMore' });
  const times: readonly (readonly [string, Condition])[] = [
    ['during combat', step('combat')],
    ['during the declare blockers step', step('declareBlockers')],
    ['during the declare attackers step', step('declareAttackers')],
    ["during the declare attackers step and only if you've been attacked this step", all(step('declareAttackers'), attacked)],
    ['during combat before blockers are declared', all(step('combat'), step('declareBlockers', 'before'))],
    ['during combat after blockers are declared', all(step('combat'), not_(step('declareBlockers', 'before')))],
    ['before attackers are declared', step('declareAttackers', 'before')],
    ['before the combat damage step', step('combatDamage', 'before')],
    ['during your turn', yours],
    ['during your turn before attackers are declared', all(yours, step('declareAttackers', 'before'))],
    ["during an opponent 's turn", theirs],
    ["during an opponent 's turn before attackers are declared", all(theirs, step('declareAttackers', 'before'))],
    ["during an opponent 's upkeep", all(theirs, step('upkeep'))],
    ['during your upkeep', all(yours, step('upkeep'))],
    ['during combat on your turn', all(yours, step('combat'))],
    ["during combat on an opponent 's turn", all(theirs, step('combat'))],
  ];
  const only = (cond: Condition) => ({
    kind: 'static' as const,
    condition: not_(cond),
    parts: part(cant({ act: 'cast', who: { player: 'each' }, what: self })),
  });
  for (const [words, cond] of times) g.rule('staticBody', `cast ~ only ${words}` as 'cast', () => only(cond));
  const spaced = (words: string): string => words.replace(/,/g, ' ,').replace(/'s\b/g, " 's");
  for (const time of CAST_TIMES)
    if (!times.some(([words]) => words === spaced(time.en)))
      g.rule('staticBody', `cast ~ only ${spaced(time.en)}` as 'cast', () => only(time.when));
  g.rule('staticBody', 'cast ~ only if {c:condition}', ({ c }) => only(c));
}

const not_ = (of: Condition): Condition => isNot(of);

/** "More than one spell each turn" (CR 601.3): the next can't be cast once there was one. */
function spellsPerTurn(g: Grammar): void {
  const CASTER: PlayerRef = { player: 'controllerOf', of: { sel: 'it' } };
  const second = (what: Filter): Filter => ({ is: 'satisfies', cond: happened({ on: 'cast', who: CASTER, what }) });
  const limited = (who: PlayerRef, what: Filter): StaticPart[] =>
    part(cant({ act: 'cast', who, what: what.is === 'spell' ? second(what) : and(what, second(what)) }));
  g.rule('staticPart', "{p:player} can't cast more than one {n:noun} each turn", ({ p, n }) =>
    n.zone === 'stack' && !n.many ? limited(one(p), n.filter) : null,
  );
}

/** What players can't do, or may do, for a turn. */
function forATurn(g: Grammar): void {
  g.rule('clause', "{p:player} can't cast spells this turn", ({ p }) =>
    thisTurn(cant({ act: 'cast', who: one(p), what: { is: 'spell' } })),
  );
  g.rule('clause', "{p:player} can't cast {n:noun} this turn", ({ p, n }) =>
    n.zone === 'stack' && n.many && n.filter.is !== 'spell' ? thisTurn(cant({ act: 'cast', who: one(p), what: n.filter })) : null,
  );
  g.rule('playerClause', "{p:player} can't lose the game this turn", ({ p }) => thisTurn(cant({ act: 'loseGame', who: one(p) })));
  g.rule('playerClause', "{p:player} can't win the game this turn", ({ p }) => thisTurn(cant({ act: 'winGame', who: one(p) })));
  g.rule('clause', "{p:player} can't gain life this turn", ({ p }) => thisTurn(cant({ act: 'gainLife', who: one(p) })));
  g.rule('clause', "{p:player} can't play lands this turn", ({ p }) =>
    thisTurn(cant({ act: 'playLand', who: one(p), what: ofType('Land') })),
  );
  g.rule('clause', 'you may play an additional land this turn', () => thisTurn({ rule: 'extraLands', who: YOU, count: 1 }));
  g.rule('clause', 'you may play {n:number} additional lands this turn', ({ n }) => thisTurn({ rule: 'extraLands', who: YOU, count: n }));
  g.rule('clause', 'you may play up to {n:number} additional lands this turn', ({ n }) =>
    thisTurn({ rule: 'extraLands', who: YOU, count: n }),
  );
  g.rule('clause', 'you may cast {n:spells} this turn as though they had flash', ({ n }) =>
    thisTurn({ rule: 'may', action: { act: 'cast', who: YOU, what: n }, asThough: 'flash' }),
  );
}

/** Statements about activating, untapping and being attached. */
function others(g: Grammar): void {
  g.rule('predicate', "can't attack or block , and its activated abilities can't be activated unless they're mana abilities", () =>
    rule(
      cant({ act: 'attack', who: WHAT }),
      cant({ act: 'block', who: WHAT, attacker: ANY }),
      cant({ act: 'activate', who: { player: 'each' }, what: WHAT, kind: 'nonMana' }),
    ),
  );
  for (const [words, from] of [
    ['the top of your library', 'library'],
    ['your graveyard', 'graveyard'],
  ] as const)
    g.rule('staticPart', `you may cast {n:spells} from ${words}` as '{n:spells}', ({ n }) =>
      part({ rule: 'may', action: { act: 'cast', who: YOU, what: n, from } }),
    );
  // reason: oracle/later-wordings.test.ts reads it
  g.rule('staticPart', 'if you would create one or more tokens , instead create twice that many of those tokens', () => [
    replacementPart({ replace: 'createToken', who: YOU, what: ANY, count: { q: 'product', of: [2, { q: 'amount' }] } }),
  ]);
  g.rule('staticPart', "activated abilities of sources with the chosen name can't be activated unless they're mana abilities", () =>
    part(cant({ act: 'activate', who: { player: 'each' }, what: { is: 'named', name: { link: 0 } }, kind: 'nonMana' })),
  );
  g.rule('staticPart', "activated abilities of sources with the chosen name can't be activated", () =>
    part(cant({ act: 'activate', who: { player: 'each' }, what: { is: 'named', name: { link: 0 } }, kind: 'any' })),
  );
  g.rule('staticPart', "activated abilities of {n:things} can't be activated", ({ n }) =>
    part(cant({ act: 'activate', who: { player: 'each' }, what: n, kind: 'any' })),
  );
  g.rule('staticPart', "activated abilities of {n:things} can't be activated unless they're mana abilities", ({ n }) =>
    part(cant({ act: 'activate', who: { player: 'each' }, what: n, kind: 'nonMana' })),
  );
  g.rule('staticBody', "~ doesn't untap during your untap step if {c:condition}", ({ c }) =>
    stated(c, part(cant({ act: 'untapInUntapStep', what: self }))),
  );
}

/** CR 903.3: commanders, and whose. */
function commanders(g: Grammar): void {
  const commander: Filter = { is: 'commander' };
  g.rule('core', 'commander', () => ({ filter: commander, many: false, head: 'commander' }));
  g.rule('core', 'commanders', () => ({ filter: commander, many: true, head: 'commander' }));
  const control = (own: Filter[]): Condition =>
    compare({ q: 'count', of: { sel: 'all', zone: 'battlefield', filter: and(commander, ...own, controlledBy(YOU)) } }, '>=', 1);
  g.rule('simpleCondition', 'you control your commander', () => control([ownedBy(YOU)]));
}

/** CR 700.8 */
function party(g: Grammar): void {
  const count: Quantity = { q: 'party', who: YOU };
  g.rule('quantity', 'the number of creatures in your party', () => count);
  g.rule('forEach', 'for each creature in your party', () => count);
  g.rule('simpleCondition', 'you have a full party', () => compare(count, '=', 4));
}

export function installRestrictions(g: Grammar): void {
  requirements(g);
  casting(g);
  spellsPerTurn(g);
  forATurn(g);
  others(g);
  commanders(g);
  party(g);
}
