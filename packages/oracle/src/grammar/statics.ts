/** Static abilities (CR 604): continuous effects, rules, costs of casting, and replacement effects (CR 614). */
import type {
  Ability,
  Condition,
  Cost,
  Effect,
  Entering,
  Filter,
  Mod,
  PlayerRef,
  Quantity,
  Replacement,
  Selector,
  StaticPart,
} from '@apnap/ability';
import type { Grammar } from './engine.js';
import {
  all,
  cant,
  chooseOne,
  continuousPart,
  controlledBy,
  gaining,
  isNot,
  must,
  ofType,
  oneOf,
  ownedBy,
  replacementPart,
  rulePart,
  ruling,
  shuffling,
  stated,
  thePlayer,
} from './make.js';
import type { Predicate } from './nonterminals.js';
import { multiply } from './quantities.js';
import { ANY, allOf, and, mentionsNode, type Noun, not, rewrite, SELF, withSubject, withX, YOU } from './raw.js';

const self: Filter = oneOf(SELF);
const PAIR: Selector = { sel: 'union', of: [SELF, { sel: 'pairedWith', of: SELF }] };
/** CR 701.16a, 701.24: besides the move to a library, shown to all and shuffled. */
const SHOWN_AND_SHUFFLED: Effect = {
  do: 'seq',
  of: [{ do: 'reveal', what: SELF }, shuffling({ player: 'ownerOf', of: SELF })],
};
const replacement = (r: Replacement): StaticPart[] => [replacementPart(r)];

/** What a predicate says of its subject, as parts of a static ability. */
function parts(subject: Selector, p: Predicate): StaticPart[] {
  const list: StaticPart[] = [];
  if (p.mods.length) list.push(continuousPart(subject, subject.sel === 'all' ? ofEachThing(p.mods) : p.mods));
  return [...list, ...withSubject(p.rules, subject).map(rulePart)];
}

/** "for each other creature": other than the one that gets it, which is also "it" where each of several gets it. */
const ofEachThing = (mods: readonly Mod[]): Mod[] => {
  const own = (q: Quantity): Quantity =>
    rewrite(q, (n) => {
      if (n.is === 'other') return not(oneOf({ sel: 'it' }));
      return n.sel === '$ref' && n.noun === 'it' ? { sel: 'it' } : undefined;
    });
  return mods.map((m) => (m.mod === 'pt' ? { ...m, power: own(m.power), toughness: own(m.toughness) } : m));
};

/** Subjects of statics are never targets or chosen. */
const fixed = (s: Selector): boolean => !mentionsNode(s, { sel: '$target' }) && s.sel !== 'choose';

function continuous(g: Grammar): void {
  g.rule('staticPart', '{s:selector} {p:predicates}', ({ s, p }) => (fixed(s) ? parts(s, p) : null));
  g.rule('staticPart', '{s:selector} {p:predicates} {w:whereX}', ({ s, p, w }) => {
    const meant = fixed(s) ? withX(p, w) : null;
    return meant && parts(s, meant);
  });
  // what a static ability says of the source and the creature it is paired with (CR 702.95b)
  g.rule('staticPart', 'both creatures {p:predicates}', ({ p }) => parts(PAIR, p));
  g.rule('staticPart', 'each of those creatures {p:predicates}', ({ p }) => parts(PAIR, p));
  g.rule('staticPart', 'you control {o:pronoun}', ({ o }) => [continuousPart(o, [{ mod: 'control', who: YOU }])]);
  g.rule('staticPart', "~ 's power and toughness are each equal to {q:quantity}", ({ q }) =>
    cda({ mod: 'setPT', power: q, toughness: q, as: 'cda' }),
  );
  g.rule('staticPart', "~ 's power is equal to {q:quantity} and its toughness is equal to that number plus {n:digits}", ({ q, n }) =>
    cda({ mod: 'setPT', power: q, toughness: { q: 'sum', of: [q, n] }, as: 'cda' }),
  );
  g.rule('staticPart', "~ 's power is equal to {q:quantity}", ({ q }) => cda({ mod: 'setPT', power: q, as: 'cda' }));
  g.rule('staticPart', "~ 's toughness is equal to {q:quantity}", ({ q }) => cda({ mod: 'setPT', toughness: q, as: 'cda' }));
  g.rule('staticPart', "~ isn't a creature", () => [
    continuousPart(SELF, [{ mod: 'types', change: 'remove', types: ['Creature'], subtypes: [], supertypes: [] }]),
  ]);
}

const cda = (mod: Mod): StaticPart[] => [continuousPart(SELF, [mod])];

function rules(g: Grammar): void {
  const cantCast = (who: PlayerRef, what: Filter): StaticPart[] => [rulePart(cant({ act: 'cast', who, what }))];
  g.rule('staticPart', 'you may choose not to untap {o:pronoun} during your untap step', ({ o }) => [
    rulePart({ rule: 'keepTapped', what: oneOf(o) }),
  ]);
  g.rule('staticPart', "you may have {o:pronoun} assign its combat damage as though it weren't blocked", ({ o }) => [
    rulePart({ rule: 'assignDamage', what: oneOf(o), by: 'asThoughUnblocked' }),
  ]);
  g.rule('staticPart', "{p:player} can't cast spells", ({ p }) => cantCast(p, { is: 'spell' }));
  g.rule('staticPart', "{p:player} can't cast {n:noun}", ({ p, n }) =>
    n.zone === 'stack' && n.many && n.filter.is !== 'spell' ? cantCast(p, n.filter) : null,
  );
  g.rule('staticPart', "{n:spells} can't be cast", ({ n }) => cantCast({ player: 'each' }, n));
  g.rule('staticPart', "{p:player} can't lose the game", ({ p }) => [rulePart(cant({ act: 'loseGame', who: p }))]);
  g.rule('staticPart', "{p:player} can't win the game", ({ p }) => [rulePart(cant({ act: 'winGame', who: p }))]);
  g.rule('staticPart', 'all creatures able to block {o:pronoun} do so', ({ o }) => [
    rulePart(must({ act: 'block', who: ofType('Creature'), attacker: oneOf(o) })),
  ]);
  g.rule('staticPart', "{n:things} entering don't cause abilities to trigger", ({ n }) => [
    rulePart({ rule: 'noTrigger', event: { on: 'zone', what: n, to: 'battlefield', batch: 'each' } }),
  ]);
  // CR 702.11c, 702.18a: what hexproof and shroud of a player mean
  const untargetable = (who: PlayerRef, by: Filter): StaticPart[] => [rulePart(cant({ act: 'target', what: thePlayer(who), by }))];
  g.rule('staticPart', 'you have hexproof', () => untargetable(YOU, controlledBy({ player: 'eachOpponent' })));
  g.rule('staticPart', 'you have shroud', () => untargetable(YOU, ANY));
  g.rule('staticPart', "players can't gain life", () => [rulePart(cant({ act: 'gainLife', who: { player: 'each' } }))]);
  g.rule('staticPart', "{p:player} can't gain life", ({ p }) => [rulePart(cant({ act: 'gainLife', who: p }))]);
  g.rule('staticPart', 'play with the top card of your library revealed', () => [rulePart({ rule: 'revealTop', who: YOU, to: 'all' })]);
  g.rule('staticPart', 'you may look at the top card of your library any time', () => [
    rulePart({ rule: 'revealTop', who: YOU, to: 'owner' }),
  ]);
  const mayPlayLand = (): StaticPart[] => [
    rulePart({ rule: 'may', action: { act: 'playLand', who: YOU, what: ofType('Land'), from: 'library' } }),
  ];
  g.rule('staticPart', "you may play the top card of your library if it's a land card", mayPlayLand);
  g.rule('staticPart', 'you may play lands from the top of your library', mayPlayLand);
  g.rule('staticPart', 'you have no maximum hand size', () => [rulePart({ rule: 'maxHandSize', who: YOU, value: 'none' })]);
  g.rule('staticPart', 'you may play an additional land on each of your turns', () => [
    rulePart({ rule: 'extraLands', who: YOU, count: 1 }),
  ]);
  g.rule('staticPart', 'you may play two additional lands on each of your turns', () => [
    rulePart({ rule: 'extraLands', who: YOU, count: 2 }),
  ]);
  g.rule('staticPart', '~ can be your commander', () => [{ part: 'deckConstruction', allows: 'commander' }]);
  g.rule('staticPart', 'a deck can have any number of cards named ~', () => [{ part: 'deckConstruction', allows: 'copies', most: 'any' }]);
  g.rule('staticPart', 'a deck can have up to {n:number} cards named ~', ({ n }) =>
    typeof n === 'number' ? [{ part: 'deckConstruction', allows: 'copies', most: n }] : null,
  );
  g.rule('staticPart', "damage can't be prevented", () => [rulePart(cant({ act: 'preventDamage', source: ANY }))]);
  g.rule('staticPart', 'you may cast {n:spells} as though they had flash', ({ n }) => [
    rulePart({ rule: 'may', action: { act: 'cast', who: YOU, what: n }, asThough: 'flash' }),
  ]);
  // CR 118.9: alternative costs for spells, from other objects
  g.rule('staticPart', 'you may cast {n:spells} from your hand without paying their mana costs', ({ n }) => [
    rulePart({ rule: 'may', action: { act: 'cast', who: YOU, what: n, from: 'hand' }, cost: 'free' }),
  ]);
  g.rule('staticPart', 'you may {c:payment} rather than pay the mana cost for {n:noun} you cast', ({ c, n }) => otherCost(c, n));
  g.rule('staticPart', 'you may {c:payment} rather than pay the mana cost for {n:noun} that you cast', ({ c, n }) => otherCost(c, n));
  g.rule('staticPart', '{n:noun} you cast have {a:abilities}', ({ n, a }) => (n.many ? spellsHave(n, a) : null));
  g.rule('staticPart', 'each {n:noun} you cast has {a:abilities}', ({ n, a }) => (n.many ? null : spellsHave(n, a)));
  g.rule('staticPart', '{n:noun} cost/costs {m:mana} less to cast', ({ n, m }) => costChange(n.filter, n.zone, 'less', m));
  g.rule('staticPart', '{n:noun} cost/costs {m:mana} more to cast', ({ n, m }) => costChange(n.filter, n.zone, 'more', m));
  g.rule('staticPart', '{n:noun} {p:player} cast cost {m:mana} less to cast', ({ n, p, m }) => costChange(n.filter, n.zone, 'less', m, p));
  g.rule('staticPart', '{n:noun} {p:player} cast cost {m:mana} more to cast', ({ n, p, m }) => costChange(n.filter, n.zone, 'more', m, p));
  g.rule('staticPart', '~ costs {m:mana} less to cast', ({ m }) => [{ part: 'selfCostChange', change: 'less', mana: m, times: 1 }]);
  g.rule('staticPart', '~ costs {m:mana} less to cast {f:forEach}', ({ m, f }) => [
    { part: 'selfCostChange', change: 'less', mana: m, times: f },
  ]);
  g.rule(
    'staticPart',
    "{n:noun} can't attack you unless their controller pays {m:mana} for each creature they control that's attacking you",
    ({ n, m }) =>
      n.many
        ? [
            rulePart({
              rule: 'costsToAct',
              action: { act: 'attack', who: n.filter, defender: thePlayer(YOU) },
              cost: [{ pay: 'mana', mana: m }],
            }),
          ]
        : null,
  );
}

const otherCost = (cost: Cost[], n: Noun): StaticPart[] | null =>
  n.zone === 'stack' && n.many ? [rulePart({ rule: 'may', action: { act: 'cast', who: YOU, what: n.filter }, cost })] : null;

/** "Artifact spells you cast have convoke": spells on the stack that you control (CR 601.2a). */
const spellsHave = (n: Noun, abilities: readonly Ability[]): StaticPart[] | null =>
  n.zone !== 'stack'
    ? null
    : [
        continuousPart(
          all('stack', and(n.filter, controlledBy(YOU))),
          abilities.map((ability) => gaining(ability)),
        ),
      ];

function costChange(
  what: Filter,
  zone: string | undefined,
  change: 'more' | 'less',
  mana: string,
  who: PlayerRef = { player: 'each' },
): StaticPart[] | null {
  return zone === 'stack' ? [rulePart({ rule: 'costChange', of: 'spells', who, what, change, mana, times: 1 })] : null;
}

/** Casting as though something had flash (CR 702.8a). */
function castTimes(g: Grammar): void {
  const flash = (more: Partial<Extract<StaticPart, { part: 'castTiming'; how: 'asThoughFlash' }>> = {}): StaticPart[] => [
    { part: 'castTiming', how: 'asThoughFlash', ...more },
  ];
  const may = 'you may cast ~ as though it had flash';
  g.rule('staticPart', may, () => flash());
  g.rule('staticPart', `if {c:condition} , ${may}` as 'if {c:condition}', ({ c }) => flash({ when: c }));
  g.rule('staticPart', `${may} if {c:condition}` as 'you {c:condition}', ({ c }) => flash({ when: c }));
  g.rule('staticPart', `${may} if you pay {m:mana} more to cast it` as 'you {m:mana}', ({ m }) =>
    flash({ price: [{ pay: 'mana', mana: m }] }),
  );
  g.rule(
    'staticPart',
    `${may} . if you cast it any time a sorcery couldn't have been cast , the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step` as 'you',
    () => flash({ price: 'sacrificedAtCleanup' }),
  );
  const activate = (what: Filter, more: { kind: 'any' | 'loyalty'; keyword?: string }): StaticPart[] => [
    rulePart({ rule: 'may', action: { act: 'activate', who: YOU, what, ...more }, asThough: 'flash' }),
  ];
  g.rule('staticPart', 'you may activate {k:keyword} abilities any time you could cast an instant', ({ k }) =>
    activate(ANY, { kind: 'any', keyword: k }),
  );
  const loyalty = "on any player 's turn any time you could cast an instant";
  g.rule('staticPart', `you may activate loyalty abilities of {n:things} ${loyalty}` as '{n:things}', ({ n }) =>
    activate(n, { kind: 'loyalty' }),
  );
  g.rule('staticPart', `you may activate loyalty abilities of ~ ${loyalty}` as 'you', () => activate(self, { kind: 'loyalty' }));
  g.rule('staticPart', 'any player may cast {n:spells} as though they had flash', ({ n }) => [
    rulePart({ rule: 'may', action: { act: 'cast', who: { player: 'each' }, what: n }, asThough: 'flash' }),
  ]);
  for (const [words, duration] of [
    ['you may cast {n:noun} as though they had flash this turn', 'endOfTurn'],
    ['you may cast {n:noun} as though they had flash until your next turn', 'untilYourNextTurn'],
    ['until your next turn , you may cast {n:noun} as though they had flash', 'untilYourNextTurn'],
  ] as const)
    g.rule('sentence', words as 'you {n:noun}', ({ n }) =>
      n.zone === 'stack' && n.many
        ? ruling([{ rule: 'may', action: { act: 'cast', who: YOU, what: n.filter }, asThough: 'flash' }], duration)
        : null,
    );
}

function castingCosts(g: Grammar): void {
  const alternative = (cost: Cost[], condition?: Condition): StaticPart[] => [
    { part: 'castingCost', how: 'alternative', cost, label: 'alternative', ...(condition ? { condition } : {}) },
  ];
  g.rule('staticPart', "you may {c:payment} rather than pay ~ 's mana cost", ({ c }) => alternative(c));
  g.rule('staticPart', "if {k:condition} , you may {c:payment} rather than pay ~ 's mana cost", ({ k, c }) => alternative(c, k));
  for (const it of ['~', 'it'])
    g.rule('staticPart', `if {k:condition} , you may cast ${it} without paying its mana cost` as '{k:condition}', ({ k }) =>
      it === '~' || mentionsNode(k, { when: 'thisGame' }) ? alternative([], k) : null,
    );
  g.rule('staticPart', 'as an additional cost to cast ~ , {c:payment}', ({ c }) => [
    { part: 'castingCost', how: 'additional', cost: c, label: 'additional' },
  ]);
  g.rule('staticPart', 'as an additional cost to cast ~ , you may {c:payment}', ({ c }) => [
    { part: 'castingCost', how: 'optional', cost: c, label: 'additional' },
  ]);
}

function entering(g: Grammar): void {
  const enters = (what: Filter, e: Entering): StaticPart[] => replacement({ replace: 'enters', what, entering: e });
  g.rule('staticPart', '~ enters {e:entering}', ({ e }) => (e.face || e.attacking ? null : enters(self, e)));
  g.rule('staticPart', '~ enters tapped unless {c:condition}', ({ c }) =>
    replacement({ replace: 'enters', what: self, condition: isNot(c), entering: { tapped: 'tapped' } }),
  );
  g.rule('staticPart', 'if {c:condition} , ~ enters {e:entering}', ({ c, e }) =>
    replacement({ replace: 'enters', what: self, condition: c, entering: e }),
  );
  g.rule('staticPart', 'if {c:condition} , it enters {e:entering}', ({ c, e }) =>
    c.if === 'paid' ? replacement({ replace: 'enters', what: self, condition: c, entering: e }) : null,
  );
  g.rule('staticPart', '~ enters with {n:number} {k:counterName} counter/counters on it {f:forEach}', ({ n, k, f }) =>
    enters(self, { counters: [{ counter: k, count: multiply(n, f) }] }),
  );
  g.rule('staticPart', '~ enters with a number of {k:counterName} counters on it equal to {q:quantity}', ({ k, q }) =>
    enters(self, { counters: [{ counter: k, count: q }] }),
  );
  g.rule('staticPart', '{n:things} enter tapped', ({ n }) => enters(n, { tapped: 'tapped' }));
  for (const [words, choose] of [
    ['color', 'color'],
    ['creature type', 'creatureType'],
    ['card type', 'cardType'],
    ['basic land type', 'basicLandType'],
    ['opponent', 'opponent'],
    ['player', 'player'],
  ] as const)
    g.rule('staticPart', `as ~ enters , choose a/an ${words}` as 'as', () =>
      replacement({ replace: 'enters', what: self, choices: { do: 'choose', who: YOU, what: { choose }, link: 0 } }),
    );
  g.rule('staticPart', 'as ~ enters , choose a card name', () =>
    replacement({ replace: 'enters', what: self, choices: { do: 'choose', who: YOU, what: { choose: 'cardName', filter: ANY }, link: 0 } }),
  );
  g.rule('staticPart', 'as ~ enters , choose a nonland card name', () =>
    replacement({
      replace: 'enters',
      what: self,
      choices: { do: 'choose', who: YOU, what: { choose: 'cardName', filter: not(ofType('Land')) }, link: 0 },
    }),
  );
  for (const it of ['it', '~'])
    g.rule(
      'staticPart',
      `as ~ enters , you may {c:payment} . if you don't , ${it} enters tapped` as "as ~ enters , you may {c:payment} . if you don't , it enters tapped",
      ({ c }) => replacement({ replace: 'enters', what: self, entering: { tapped: 'tapped' }, unless: c }),
    );
  const asCopy = (n: Noun, optional: 'may' | 'must', except: Mod[], tapped?: 'tapped'): StaticPart[] | null =>
    n.many || n.zone
      ? null
      : replacement({
          replace: 'enters',
          what: self,
          ...(tapped ? { entering: { tapped } } : {}),
          copy: { of: chooseOne(YOU, allOf(n)), optional, except },
        });
  g.rule('staticPart', 'you may have ~ enter as a copy of any {n:noun}', ({ n }) => asCopy(n, 'may', []));
  g.rule('staticPart', 'you may have ~ enter as a copy of any {n:noun} {e:copyExcept}', ({ n, e }) => asCopy(n, 'may', e));
  g.rule('staticPart', 'you may have ~ enter tapped as a copy of any {n:noun}', ({ n }) => asCopy(n, 'may', [], 'tapped'));
  g.rule('staticPart', "if a card would be put into an opponent 's graveyard from anywhere , exile it instead", () =>
    replacement({ replace: 'zone', what: ownedBy({ player: 'eachOpponent' }), to: 'graveyard', toInstead: 'exile' }),
  );
  g.rule('staticPart', 'if ~ would die , exile it instead', () =>
    replacement({ replace: 'zone', what: self, from: 'battlefield', to: 'graveyard', toInstead: 'exile' }),
  );
  g.rule('staticPart', 'if ~ would be put into a graveyard from anywhere , exile it instead', () =>
    replacement({ replace: 'zone', what: self, to: 'graveyard', toInstead: 'exile' }),
  );
  g.rule(
    'staticPart',
    "if ~ would be put into a graveyard from anywhere , reveal ~/it and shuffle it into its owner 's library instead",
    () => replacement({ replace: 'zone', what: self, to: 'graveyard', toInstead: 'library', instead: SHOWN_AND_SHUFFLED }),
  );
  g.rule('staticPart', 'if a card or token would be put into a graveyard from anywhere , exile it instead', () =>
    replacement({ replace: 'zone', what: ANY, to: 'graveyard', toInstead: 'exile' }),
  );
  g.rule('staticPart', 'prevent all combat damage that would be dealt to ~', () =>
    replacement({ replace: 'damage', source: ANY, to: self, kind: 'combat', result: { result: 'preventAll' } }),
  );
  g.rule('staticPart', 'prevent all damage that would be dealt to {o:pronoun}', ({ o }) =>
    replacement({ replace: 'damage', source: ANY, to: oneOf(o), kind: 'any', result: { result: 'preventAll' } }),
  );
  g.rule('staticPart', 'prevent all combat damage that would be dealt to and dealt by {o:pronoun}', ({ o }) => [
    ...replacement({ replace: 'damage', source: ANY, to: oneOf(o), kind: 'combat', result: { result: 'preventAll' } }),
    ...replacement({ replace: 'damage', source: oneOf(o), to: ANY, kind: 'combat', result: { result: 'preventAll' } }),
  ]);
}

/** Copies "except …": whatever follows "and" is an exception, too (CR 707.9a). */
const stillExcepting = (parts: readonly StaticPart[]): boolean =>
  parts.some((p) => p.part === 'replacement' && p.replacement.replace === 'enters' && (p.replacement.copy?.except?.length ?? 0) > 0);

export function installStatics(g: Grammar): void {
  continuous(g);
  rules(g);
  castingCosts(g);
  castTimes(g);
  entering(g);
  g.rule('staticBody', '{p:staticPart}', ({ p }) => ({ kind: 'static', parts: p }));
  g.rule('staticBody', '{p:staticPart} and {q:staticPart}', ({ p, q }) =>
    stillExcepting(p) ? null : { kind: 'static', parts: [...p, ...q] },
  );
  g.rule('staticBody', '{p:staticPart} as long as {c:condition}', ({ p, c }) => stated(c, p));
  g.rule('staticBody', 'as long as {c:condition} , {p:staticPart}', ({ p, c }) => stated(c, p));
  g.rule('staticBody', 'as long as {c:condition} , {p:staticPart} and {q:staticPart}', ({ p, q, c }) => stated(c, [...p, ...q]));
  g.rule('staticBody', 'during your turn , {p:staticPart}', ({ p }) => stated({ if: 'turnOf', who: YOU }, p));
  g.rule('staticBody', '{p:staticPart} during your turn', ({ p }) => stated({ if: 'turnOf', who: YOU }, p));
  g.rule('staticBody', 'during turns other than yours , {p:staticPart}', ({ p }) => stated(isNot({ if: 'turnOf', who: YOU }), p));
}
