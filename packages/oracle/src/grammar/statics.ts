/** Static abilities (CR 604): continuous effects, rules, costs of casting, and replacement effects (CR 614). */
import type {
  Ability,
  ChoiceKind,
  Condition,
  Effect,
  Entering,
  Filter,
  Mod,
  Quantity,
  Replacement,
  Selector,
  StaticAbility,
  StaticPart,
} from '@apnap/ability';
import { CHOSEN_PLAYER, COLORS } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import {
  all,
  chooseOne,
  compare,
  continuousPart,
  controlledBy,
  gaining,
  isNot,
  oneOf,
  ownedBy,
  replacementPart,
  rulePart,
  shuffling,
  stated,
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
      const own = n.noun === 'it' || (n.noun === 'they' && n.words === 'them') || n.words === 'that creature';
      return n.sel === '$ref' && own ? { sel: 'it' } : undefined;
    });
  return mods.map((m) => (m.mod === 'pt' ? { ...m, power: own(m.power), toughness: own(m.toughness) } : m));
};

/** Subjects of statics are never targets or chosen. */
const fixed = (s: Selector): boolean => !mentionsNode(s, { sel: '$target' }) && s.sel !== 'choose';

function continuous(g: Grammar): void {
  g.rule('staticPart', '{s:selector} {p:predicates}', ({ s, p }) => (fixed(s) ? parts(s, p) : null));
  g.rule('staticPart', '{s:selector} {p:predicates} {w:whereX}', ({ s, p, w }) => {
    // "its", of an ability that each of several has: of the one that has it
    const given = s.sel === 'all' && p.rules.length === 0 && p.mods.every((x) => x.mod === 'addAbility');
    const own = given ? rewrite(w, (n) => (n.sel === '$ref' && n.noun === 'it' ? { sel: 'self' } : undefined)) : w;
    const meant = fixed(s) ? withX(p, own) : null;
    return meant && parts(s, meant);
  });
  // "~ and enchanted creature each get …"
  const several = (s: Selector): boolean => s.sel === 'union' && fixed(s);
  g.rule('staticPart', '{s:selector} each {p:predicates}', ({ s, p }) => (several(s) ? parts(s, p) : null));
  g.rule('staticPart', '{s:selector} each {p:predicates} {w:whereX}', ({ s, p, w }) => {
    const meant = several(s) ? withX(p, w) : null;
    return meant && parts(s, meant);
  });
  // CR 702.11b-c
  for (const [word, by] of [
    ['hexproof', controlledBy({ player: 'eachOpponent' })],
    ['shroud', ANY],
  ] as const) {
    const own: StaticPart = rulePart({ rule: 'cant', action: { act: 'target', what: { is: 'player', who: YOU }, by } });
    g.rule('staticPart', `you and {s:selector} have ${word}` as '{s:selector}', ({ s }) =>
      fixed(s) ? [own, continuousPart(s, [gaining({ kind: 'keyword', keyword: word })])] : null,
    );
  }
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
  // reason: no card that is read whole needs it yet
  g.rule('staticPart', "~ isn't a creature", () => [
    continuousPart(SELF, [{ mod: 'types', change: 'remove', types: ['Creature'], subtypes: [], supertypes: [] }]),
  ]);
}

/** What is chosen as the object enters, of which not everything may be (CR 614.12a). */
function choices(g: Grammar): void {
  g.rule('staticPart', "if it's neither day nor night , it becomes day as ~ enters", () => [
    replacementPart({
      replace: 'enters',
      what: self,
      condition: { if: 'dayNight', is: 'neither' },
      choices: { do: 'dayNight', becomes: 'day' },
    }),
  ]);
  g.rule('staticPart', '~ enters prepared', () => [
    replacementPart({ replace: 'enters', what: self, choices: { do: 'become', what: { sel: 'self' }, status: 'prepared' } }),
  ]);
  const chosen = (what: ChoiceKind): StaticPart[] => [
    replacementPart({ replace: 'enters', what: self, choices: { do: 'choose', who: YOU, what, link: 0 } }),
  ];
  g.rule('staticPart', 'as ~ enters , choose a color other than {c:color}', ({ c }) =>
    chosen({ choose: 'color', among: COLORS.filter((x) => x !== c) }),
  );
  g.rule('staticPart', 'as ~ enters , each player chooses {a:voteWord} or {b:voteWord}', ({ a, b }) => [
    replacementPart({
      replace: 'enters',
      what: self,
      choices: { do: 'choose', who: { player: 'each' }, what: { choose: 'word', words: [a, b] }, link: 0 },
    }),
  ]);
  // one of the words, of which the other abilities speak as the chosen type
  g.rule('staticPart', 'as ~ enters , choose {a:color} or {b:color}', ({ a, b }) => chosen({ choose: 'color', among: [a, b] }));
  g.rule('staticPart', 'as ~ enters , choose a color and an opponent', () => [
    replacementPart({
      replace: 'enters',
      what: self,
      choices: {
        do: 'seq',
        of: [
          { do: 'choose', who: YOU, what: { choose: 'color' }, link: 0 },
          { do: 'choose', who: YOU, what: { choose: 'opponent' }, link: CHOSEN_PLAYER },
        ],
      },
    }),
  ]);
  g.rule('staticPart', 'as ~ enters , choose odd or even', () => chosen({ choose: 'word', words: ['odd', 'even'] }));
  g.rule('staticPart', 'as ~ enters , choose {w:choiceWords}', ({ w }) => chosen({ choose: 'word', words: w }));
}

const cda = (mod: Mod): StaticPart[] => [continuousPart(SELF, [mod])];

function rules(g: Grammar): void {
  g.rule('staticPart', '{s:statement}', ({ s }) => [s]);
  g.rule('ownName', '~', () => true);
  g.rule('staticPart', '{n:noun} you cast have {a:abilities}', ({ n, a }) => (n.many ? spellsHave(n, a) : null));
  const fromHand: Filter = { is: 'cast', from: 'hand', own: true };
  g.rule('staticPart', '{n:noun} you cast from your hand have {a:abilities}', ({ n, a }) =>
    n.many ? spellsHave({ ...n, filter: and(n.filter, fromHand) }, a) : null,
  );
  g.rule('staticPart', '{n:noun} you cast from exile have {a:abilities}', ({ n, a }) =>
    n.many ? spellsHave({ ...n, filter: and(n.filter, { is: 'cast', from: 'exile' }) }, a) : null,
  );
  g.rule('staticPart', 'each {n:noun} you cast has {a:abilities}', ({ n, a }) => (n.many ? null : spellsHave(n, a)));
  g.rule('staticPart', '{n:noun} you cast {p:post} have {a:abilities}', ({ n, p, a }) =>
    n.many ? spellsHave({ ...n, filter: and(n.filter, p) }, a) : null,
  );
  // reason: no card that is read whole needs it yet
  g.rule('staticPart', '{n:noun} you cast from your hand {p:post} have {a:abilities}', ({ n, p, a }) =>
    n.many ? spellsHave({ ...n, filter: and(n.filter, fromHand, p) }, a) : null,
  );
  g.rule('staticPart', 'the {k:nth} {n:nounOr} you cast from exile each turn has {a:abilities}', ({ k, n, a }) => {
    const what = and(n.filter, { is: 'cast', from: 'exile' });
    return n.many ? null : spellsHave({ ...n, filter: and(what, nthCast(k, what)) }, a);
  });
  // of those that the player casts, whatever others do
  g.rule('staticPart', 'the {k:nth} {n:nounOr} you cast each turn has {a:abilities}', ({ k, n, a }) =>
    n.many ? null : spellsHave({ ...n, filter: and(n.filter, nthCast(k, n.filter)) }, a),
  );
}

/** A spell before which its caster has cast so many others of the kind this turn. */
const nthCast = (nth: number, what: Filter): Filter => ({
  is: 'satisfies',
  cond: compare({ q: 'happened', event: { on: 'cast', who: YOU, what }, measure: 'times', before: 'itsCast' }, '=', {
    q: 'minus',
    left: nth,
    right: 1,
  }),
});

/** "Artifact spells you cast have convoke": spells on the stack that you control (CR 601.2a). */
export const spellsHave = (n: Noun, abilities: readonly Ability[]): StaticPart[] | null =>
  n.zone !== 'stack'
    ? null
    : [
        continuousPart(
          all('stack', and(n.filter, controlledBy(YOU))),
          abilities.map((ability) => gaining(ability)),
        ),
      ];

/** "If this is the first game …, you may cast it …" */
function castingCosts(g: Grammar): void {
  g.rule('staticPart', 'if {k:condition} , you may cast it without paying its mana cost', ({ k }) =>
    mentionsNode(k, { when: 'thisGame' })
      ? [{ part: 'castingCost', how: 'alternative', cost: [], label: 'alternative', condition: k }]
      : null,
  );
}

/** Whom it enters under, and players that are chosen as it does. */
function enteringPlayers(g: Grammar): void {
  g.rule('staticPart', 'as ~ enters , choose two colors', () =>
    replacement({ replace: 'enters', what: self, choices: { do: 'choose', who: YOU, what: { choose: 'color', count: 2 }, link: 0 } }),
  );
  // CR 616.1b
  for (const words of [
    '~ enters under the control of an opponent of your choice',
    'as ~ enters , an opponent of your choice gains control of it',
  ] as const)
    g.rule('staticPart', words as '~', () => replacement({ replace: 'enters', what: self, under: { player: 'anOpponent' } }));
  for (const choose of ['opponent', 'player'] as const) {
    const chosen: Effect = { do: 'choose', who: YOU, what: { choose }, link: CHOSEN_PLAYER };
    g.rule('staticPart', `as ~ enters , choose a/an ${choose}` as 'as', () =>
      replacement({ replace: 'enters', what: self, choices: chosen }),
    );
    const secretly: Effect = { ...chosen, secret: 'secret' };
    g.rule('staticPart', `as ~ enters , secretly choose a/an ${choose}` as 'as', () =>
      replacement({ replace: 'enters', what: self, choices: secretly }),
    );
    g.rule('sentence', `secretly choose a/an ${choose}` as 'secretly', () => secretly);
  }
}

function entering(g: Grammar): void {
  const enters = (what: Filter, e: Entering): StaticPart[] => replacement({ replace: 'enters', what, entering: e });
  g.rule('staticPart', '~ enters {e:entering}', ({ e }) => (e.face || e.attacking ? null : enters(self, e)));
  g.rule('staticPart', '~ enters with {n:number} {k:counterName} counter/counters on it {f:forEach}', ({ n, k, f }) =>
    enters(self, { counters: [{ counter: k, count: multiply(n, f) }] }),
  );
  g.rule('staticPart', 'each {n:noun} enters tapped', ({ n }) => (n.many || n.zone ? null : enters(n.filter, { tapped: 'tapped' })));
  g.rule('staticPart', '{n:things} enter tapped', ({ n }) => enters(n, { tapped: 'tapped' }));
  g.rule('staticPart', '{n:things} enter untapped', ({ n }) => enters(n, { tapped: 'untapped' }));
  for (const [words, choose] of [
    ['color', 'color'],
    ['creature type', 'creatureType'],
    ['card type', 'cardType'],
    ['basic land type', 'basicLandType'],
  ] as const)
    g.rule('staticPart', `as ~ enters , choose a/an ${words}` as 'as', () =>
      replacement({ replace: 'enters', what: self, choices: { do: 'choose', who: YOU, what: { choose }, link: 0 } }),
    );
  g.rule('staticPart', 'as ~ enters , choose a card name', () =>
    replacement({ replace: 'enters', what: self, choices: { do: 'choose', who: YOU, what: { choose: 'cardName', filter: ANY }, link: 0 } }),
  );
  for (const it of ['it', '~'])
    g.rule(
      'staticPart',
      `as ~ enters , you may {c:payment} . if you don't , ${it} enters tapped` as "as ~ enters , you may {c:payment} . if you don't , it enters tapped",
      ({ c }) => replacement({ replace: 'enters', what: self, entering: { tapped: 'tapped' }, unless: c }),
    );
}

/** "You may have ~ enter as a copy of any creature" (CR 707.5). */
function copying(g: Grammar): void {
  const asCopy = (n: Noun, optional: 'may' | 'must', except: Mod[], tapped?: 'tapped', condition?: Condition): StaticPart[] | null =>
    n.many || (n.zone && (n.zone !== 'graveyard' || n.head !== 'card'))
      ? null
      : replacement({
          replace: 'enters',
          what: self,
          ...(condition ? { condition } : {}),
          ...(tapped ? { entering: { tapped } } : {}),
          copy: { of: chooseOne(YOU, allOf(n)), optional, except },
        });
  g.rule('copiedKind', 'any {n:noun}', ({ n }) => n);
  g.rule('copiedKind', 'a/an {n:nounOr}', ({ n }) => n);
  g.rule('staticPart', 'you may have ~ enter as a copy of {n:copiedKind}', ({ n }) => asCopy(n, 'may', []));
  g.rule('staticPart', 'you may have ~ enter as a copy of {n:copiedKind} {e:copyExcept}', ({ n, e }) => asCopy(n, 'may', e));
  g.rule('staticPart', 'you may have ~ enter tapped as a copy of {n:copiedKind} {e?:copyExcept}', ({ n, e }) =>
    asCopy(n, 'may', e ?? [], 'tapped'),
  );
  g.rule('staticPart', 'if {c:condition} , you may have ~ enter as a copy of {n:copiedKind} {e?:copyExcept}', ({ c, n, e }) =>
    asCopy(n, 'may', e ?? [], undefined, c),
  );
  g.rule('staticPart', '{s:enteringOthers} enter/enters as a copy of {o:pronoun}', ({ s, o }) =>
    replacement({ replace: 'enters', what: s, copy: { of: o, optional: 'must', except: [] } }),
  );
}

/** What would be put somewhere is put elsewhere, and what would be dealt is prevented. */
function elsewhere(g: Grammar): void {
  // CR 111.6: a token is no card
  for (const [words, of] of [
    ['a card', [not({ is: 'token' })]],
    ["a card you didn't control", [not({ is: 'token' }), not(controlledBy(YOU))]],
    ['a card or token', []],
  ] as const)
    for (const [whose, who] of [
      ['your', YOU],
      ["an opponent 's", { player: 'eachOpponent' }],
    ] as const)
      for (const it of ['it', 'that card'])
        g.rule('staticPart', `if ${words} would be put into ${whose} graveyard from anywhere , exile ${it} instead` as 'if', () =>
          replacement({ replace: 'zone', what: and(...of, ownedBy(who)), to: 'graveyard', toInstead: 'exile' }),
        );
  g.rule('staticPart', 'if ~ would die , exile it instead', () =>
    replacement({ replace: 'zone', what: self, from: 'battlefield', to: 'graveyard', toInstead: 'exile' }),
  );
  g.rule(
    'staticPart',
    'if a spell or ability {p:somebody} controls causes you to discard ~ , put it onto the battlefield instead of putting it into your graveyard',
    ({ p }) =>
      replacement({ replace: 'zone', what: self, from: 'hand', to: 'graveyard', verb: 'discard', causedBy: p, toInstead: 'battlefield' }),
  );
  g.rule('staticPart', 'if ~ would be put into a graveyard from anywhere , exile it instead', () =>
    replacement({ replace: 'zone', what: self, to: 'graveyard', toInstead: 'exile' }),
  );
  g.rule(
    'staticPart',
    "if ~ would be put into a graveyard from anywhere , reveal ~/it and shuffle it into its owner 's library instead",
    () => replacement({ replace: 'zone', what: self, to: 'graveyard', toInstead: 'library', instead: SHOWN_AND_SHUFFLED }),
  );
  // spells and cards of these types are never tokens
  g.rule('staticPart', 'if a/an {n:noun} would be put into a graveyard from anywhere , exile it instead', ({ n }) =>
    n.head === 'card' && !n.many && !n.zone && neverToken(n.filter)
      ? replacement({ replace: 'zone', what: n.filter, to: 'graveyard', toInstead: 'exile' })
      : null,
  );
  g.rule('staticPart', 'if a card or token would be put into a graveyard from anywhere , exile it instead', () =>
    replacement({ replace: 'zone', what: ANY, to: 'graveyard', toInstead: 'exile' }),
  );
  g.rule('staticPart', 'prevent all {k:damageKind} that would be dealt to and dealt by {o:pronoun}', ({ k, o }) => [
    ...replacement({ replace: 'damage', source: ANY, to: oneOf(o), kind: k, result: { result: 'preventAll' } }),
    ...replacement({ replace: 'damage', source: oneOf(o), to: ANY, kind: k, result: { result: 'preventAll' } }),
  ]);
}

const neverToken = (f: Filter): boolean =>
  f.is === 'type' ? f.type === 'Instant' || f.type === 'Sorcery' : f.is === 'or' && f.of.every(neverToken);

/** Copies "except …": whatever follows "and" is an exception, too (CR 707.9a). */
const stillExcepting = (parts: readonly StaticPart[]): boolean =>
  parts.some((p) => p.part === 'replacement' && p.replacement.replace === 'enters' && (p.replacement.copy?.except?.length ?? 0) > 0);

/** Costs of some spells, and of a spell for several reasons (CR 601.2f). */
function costsInTurn(g: Grammar): void {
  g.rule(
    'staticBody',
    'the {k:nth} {n:oneSpell} you cast during each of your turns costs {m:mana} {d:lessOrMore} to cast',
    ({ k, n, m, d }) =>
      stated({ if: 'turnOf', who: YOU }, [
        rulePart({ rule: 'costChange', of: 'spells', who: YOU, what: n, change: d, mana: m, times: 1, nth: k }),
      ]),
  );
  // what is said of your turn is so as long as it is
  for (const during of ['during', 'on'])
    g.rule(
      'staticBody',
      `{n:spellKinds} {p:barred} cast ${during} your turn cost {m:mana} {d:lessOrMore} to cast` as '{n:spellKinds} {p:barred} {m:mana} {d:lessOrMore}',
      ({ n, p, m, d }) =>
        stated({ if: 'turnOf', who: YOU }, [rulePart({ rule: 'costChange', of: 'spells', who: p, what: n, change: d, mana: m, times: 1 })]),
    );
  // CR 601.2f: each of them by itself
  const less = (c: Condition, mana: string): StaticAbility => stated(c, [{ part: 'selfCostChange', change: 'less', mana, times: 1 }]);
  for (const also of ['and', '. it also costs'])
    g.rule(
      'abilityList',
      `~ costs {m:mana} less to cast if {c:condition} ${also} {k:mana} less to cast if {d:condition} .` as '~ {m:mana} {c:condition} {k:mana} {d:condition}',
      ({ m, c, k, d }) => [less(c, m), less(d, k)],
    );
}

export function installStatics(g: Grammar): void {
  costsInTurn(g);
  continuous(g);
  rules(g);
  castingCosts(g);
  entering(g);
  copying(g);
  elsewhere(g);
  enteringPlayers(g);
  choices(g);
  g.rule('staticBody', '{p:staticPart}', ({ p }) => ({ kind: 'static', parts: p }));
  g.rule('staticBody', '{p:staticPart} and {q:staticPart}', ({ p, q }) =>
    stillExcepting(p) ? null : { kind: 'static', parts: [...p, ...q] },
  );
  g.rule('staticBody', '{p:staticPart} and {q:staticPart} and {r:staticPart}', ({ p, q, r }) =>
    [...p, ...q, ...r].every((x) => x.part === 'rule') ? { kind: 'static', parts: [...p, ...q, ...r] } : null,
  );
  g.rule('staticBody', '{p:staticPart} , and {q:staticPart}', ({ p, q }) =>
    stillExcepting(p) ? null : { kind: 'static', parts: [...p, ...q] },
  );
  g.rule('whileSo', 'as long as {c:condition}', ({ c }) => c);
  g.rule('whileSo', '{t:time}', ({ t }) => t);
  g.rule('whileSo', 'during your turn , as long as {c:condition}', ({ c }) => ({ if: 'and', of: [{ if: 'turnOf', who: YOU }, c] }));
  // "It gets +3/+1 instead as long as …": the one or the other
  g.rule('abilityList', '{s:selector} {p:predicates} . it {q:predicates} instead as long as {c:condition} .', ({ s, p, q, c }) =>
    s.sel === 'host' || s.sel === 'self' ? [stated(isNot(c), parts(s, p)), stated(c, parts(s, q))] : null,
  );
  // what it has depends on what it is: the one or the other
  g.rule('abilityList', '{s:selector} {p:predicates} . if {c:condition} , it {q:predicates} instead .', ({ s, p, q, c }) => {
    const host: Condition = rewrite(c, (n) => (n.sel === '$ref' && n.noun === 'it' ? { sel: 'host' } : undefined));
    return s.sel === 'host' ? [stated(isNot(host), parts(s, p)), stated(host, parts(s, q))] : null;
  });
  // "It is …" has rules of its own
  const isSaid = (m: Match): boolean => m.tokens.slice(m.at, m.end).some((t, i, all) => t.key === 'it' && all[i + 1]?.key === 'is');
  g.rule('abilityList', '{s:selector} {p:predicates} . it {q:predicates} .', ({ s, p, q }, m) =>
    s.sel === 'host' && !isSaid(m) ? [{ kind: 'static', parts: [...parts(s, p), ...parts(s, q)] }] : null,
  );
  g.rule('staticBody', "~ enters tapped and doesn't untap during your untap step", () => ({
    kind: 'static',
    parts: [
      { part: 'replacement', replacement: { replace: 'enters', what: oneOf(SELF), entering: { tapped: 'tapped' } } },
      { part: 'rule', rule: { rule: 'cant', action: { act: 'untapInUntapStep', what: oneOf(SELF) } } },
    ],
  }));
  // CR 601.2b, 601.2f: it is known by then
  g.rule('staticBody', "~ costs {m:mana} {d:lessOrMore} to cast if it's {w:paidWord}", ({ m, d, w }) =>
    stated({ if: 'paid', label: w }, [{ part: 'selfCostChange', change: d, mana: m, times: 1 }]),
  );
  g.rule('abilityList', '{k:keywordAbility} . ~ costs {m:mana} less to cast this way {x:whereX} .', ({ k: [k], m, x }) =>
    k.kind === 'keyword' && k.keyword === 'flashback' && m === '{X}'
      ? [k, stated({ if: 'paid', label: k.keyword }, [{ part: 'selfCostChange', change: 'less', mana: '{1}', times: x }])]
      : null,
  );
  // of a spell that says so of itself
  g.rule('staticBody', 'if {c:condition} , it has {a:abilities}', ({ c, a }, m) =>
    m.context.types.some((t) => t === 'Instant' || t === 'Sorcery') ? stated(c, [continuousPart(SELF, a.map(gaining))]) : null,
  );
  g.rule('staticBody', '{p:staticPart} {w:whileSo}', ({ p, w }) => ownFlash(w, p) ?? stated(w, p));
  // CR 613.1f: the card on top as it is
  g.rule(
    'staticBody',
    'as long as the top card of your library is {k:kind} , {s:selector} has all activated abilities of that card',
    ({ k, s }) => {
      const top: Selector = { sel: 'top', of: YOU, count: 1 };
      return stated({ if: 'matches', what: top, filter: k }, [continuousPart(s, [{ mod: 'abilitiesOf', which: 'activated', of: top }])]);
    },
  );
  g.rule('staticBody', '{w:whileSo} , {p:staticPart}', ({ w, p }) => ownFlash(w, p) ?? stated(w, p));
  // of one alone it is the same as of all of them
  g.rule('staticBody', 'as long as you control exactly one creature , that creature {p:predicates}', ({ p }) => {
    const yours: Selector = all('battlefield', and({ is: 'type', type: 'Creature' }, controlledBy(YOU)));
    return stated(compare({ q: 'count', of: yours }, '=', 1), parts(yours, p));
  });
  g.rule('staticBody', '{w:whileSo} , {p:staticPart} and {q:staticPart}', ({ w, p, q }) => stated(w, [...p, ...q]));
  g.rule('staticBody', '{p:staticPart} {c:ifOrUnless}', ({ p, c }) => forbidding(c, p));
  g.rule('staticBody', 'if {c:condition} , {p:staticParts}', ({ c, p }) => forbidding(c, p));
  g.rule('staticBody', '{w:whileSo} , {p:staticPart} {t:time}', ({ w, p, t }) => stated({ if: 'and', of: [w, t] }, p));
}

/** CR 601.3d: what would have flash only if something is so can be cast as though it had it if that is so, wherever it is cast from. */
function ownFlash(when: Condition, [part, ...more]: StaticPart[]): StaticAbility | null {
  if (part.part !== 'continuous' || part.affects.sel !== 'self' || more.length > 0) return null;
  const [mod, ...others] = part.mods;
  if (mod?.mod !== 'addAbility' || mod.ability.kind !== 'keyword' || mod.ability.keyword !== 'flash' || others.length > 0) return null;
  return { kind: 'static', parts: [{ part: 'castTiming', how: 'asThoughFlash', when }] };
}

/**
 * What is asked each time it matters, as its own cost is; the rest is so "as long as" something is. Whether something can attack a player is asked before there
 * is a defending player.
 */
const forbidding = (c: Condition, parts: StaticPart[]): StaticAbility | null =>
  parts.every((p) => p.part === 'rule' || p.part === 'selfCostChange') && !mentionsNode(c, { player: '$defending' })
    ? stated(c, parts)
    : null;
