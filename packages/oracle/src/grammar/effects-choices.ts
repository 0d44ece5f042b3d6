/** Choices made while resolving: a colour, a type, a name, a source; and what is then said of "the chosen …" (CR 608.2d). */
import type { CardType, ChoiceKind, Color, Duration, Effect, Filter, Mod, Quantity, Rule, Selector } from '@apnap/ability';
import { BASIC_LAND_TYPES } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { all, chooseOne, gaining, matches, ofSlot, ofType, oneOf, ownedBy, replacingNext, ruling, thePlayer } from './make.js';
import { anyOf } from './phrases.js';
import { ANY, allOf, and, asFilter, type Noun, not, SUBJECT, SUBJECT_PLAYER, same, seq, target, YOU } from './raw.js';
import { ref } from './references.js';
import { anySource } from './replacing.js';

/** A choice into the one slot of choices of this text. */
const choose = (what: ChoiceKind, m: Match): Effect => ({ do: 'choose', who: YOU, what, slot: -1, $at: m.at }) as Effect;
const CHOSEN = { slot: -1 };

const KINDS: readonly (readonly [string, ChoiceKind])[] = [
  ['a color', { choose: 'color' }],
  ['a creature type', { choose: 'creatureType' }],
  ['a card type', { choose: 'cardType' }],
  ['a basic land type', { choose: 'basicLandType' }],
  ['a sector', { choose: 'sector' }],
  ['a card name other than a basic land card name', { choose: 'cardName', filter: not({ is: 'supertype', supertype: 'Basic' }) }],
];

/** The words before choose a creature type or a basic land type. */
function choosesType(m: Match): boolean {
  const before = m.tokens
    .slice(0, m.at)
    .map((t) => t.key)
    .join(' ');
  return /\bchoose a (creature|basic land) type\b/.test(before);
}

function named(g: Grammar): void {
  for (const [words, kind] of KINDS) g.rule('sentence', `choose ${words}` as 'choose', (_, m) => choose(kind, m));
  g.rule('sentence', 'choose a creature type other than {s:creatureType}', ({ s }, m) => choose({ choose: 'creatureType', except: s }, m));
  for (const [words, kind] of [
    ['a color', 'color'],
    ['a creature type', 'creatureType'],
    ['a card type', 'cardType'],
  ] as const)
    g.rule('playerVerb', `choose ${words}` as 'choose', (_, m) => choose({ choose: kind }, m));
  // of the kind that was chosen last
  const thatType = (m: Match, change: 'add' | 'set'): Mod => {
    const land =
      m.tokens.slice(0, m.at).findLastIndex((t) => t.key === 'land') > m.tokens.slice(0, m.at).findLastIndex((t) => t.key === 'creature');
    return land && change === 'set'
      ? { mod: 'setLandType', types: [CHOSEN] }
      : { mod: 'types', change, types: [], subtypes: [CHOSEN], supertypes: [] };
  };
  g.rule('predicate', 'become/becomes that type', (_, m) => (choosesType(m) ? { mods: [thatType(m, 'set')], rules: [] } : null));
  g.rule('post', 'of that color', () => ({ is: 'color', color: CHOSEN }));
  g.rule('post', 'of that type', () => ({ is: 'chosenType', type: CHOSEN }));
  g.rule('sentence', 'choose a/an {n:noun} name', ({ n }, m) =>
    n.head === 'card' && !n.zone && !n.many ? choose({ choose: 'cardName', filter: n.filter }, m) : null,
  );
  const choseName = /\bchoose a card name\b/;
  g.rule('simpleCondition', '{o:oneObject} has the chosen name', ({ o }, m) => {
    const before = m.tokens.slice(0, m.at).map((t) => t.key);
    return choseName.test(before.join(' ')) ? matches(o, { is: 'named', name: CHOSEN }) : null;
  });
  g.rule('sentence', 'choose a card name , then {c:clauseList}', ({ c }, m) => seq(choose({ choose: 'cardName', filter: ANY }, m), c));
  g.rule('sentence', 'choose {o:object}', ({ o }, m) => chosenTarget(o, m));
  g.rule('sentence', 'choose {o:anyTarget}', ({ o }, m) => chosenTarget(o, m));
  // CR 601.2c: one requirement, of which there are so many targets
  g.rule('sentence', 'choose {o:anyTarget} , then choose another target {f:forEach}', ({ o, f }, m) => {
    const more = oneMoreForEach(o, f);
    return more && chosenTarget(more, m);
  });
  g.rule('sentence', 'choose target {n:noun} , then choose another target {k:noun} {f:forEach}', ({ n, k, f }, m) => {
    const more = !n.many && same(n, k) ? oneMoreForEach(target(m.at + 1, n, { min: 1, max: 1 }), f) : null;
    return more && chosenTarget(more, m);
  });
  g.rule('sentence', 'choose {p:targetPlayer} and {q:targetPlayer}', ({ p, q }, m) => {
    const both = p.player === 'of' && q.player === 'of' ? [chosenTarget(p.of, m), chosenTarget(q.of, { ...m, at: m.at + 1 })] : [];
    return both[0] && both[1] ? seq(both[0], both[1]) : null;
  });
  g.rule('sentence', 'choose {a:object} and {b:object}', ({ a, b }, m) => {
    const both = [chosenTarget(a, m), chosenTarget(b, { ...m, at: m.at + 1 })];
    return both[0] && both[1] ? seq(both[0], both[1]) : null;
  });
  // one for each type, and one land of two types also for both (CR 205.3i)
  g.rule('sentence', 'choose a land of each basic land type , then destroy those lands', (_, m) => {
    const slots = BASIC_LAND_TYPES.map((_type, i) => -500_000 - m.at * 10 - i);
    const chosen = BASIC_LAND_TYPES.map(
      (subtype, i): Effect => ({
        do: 'let',
        slot: slots[i],
        what: chooseOne(YOU, all('battlefield', and({ is: 'type', type: 'Land' }, { is: 'subtype', subtype }))),
        apart: 'apart',
      }),
    );
    return seq(...chosen, { do: 'destroy', what: { sel: 'union', of: slots.map(ofSlot) }, regeneration: 'allowed' });
  });
  // the two that were chosen
  g.rule('clause', 'those {h:head} fight each other', ({ h }, m) =>
    h.many
      ? {
          do: 'keywordAction',
          action: 'fight',
          who: YOU,
          what: { sel: 'union', of: [ref(m, 'yours', false, h.head), ref({ ...m, at: m.at + 1 }, 'theirs', false, h.head)] },
          n: 1,
        }
      : null,
  );
  g.rule('sentence', 'choose {o:object} , then {c:clauseList}', ({ o, c }, m) => {
    const chosen = chosenTarget(o, m);
    return chosen && seq(chosen, c);
  });
  g.rule('sentence', 'choose {p:targetPlayer}', ({ p }, m) => (p.player === 'of' ? chosenTarget(p.of, m) : null));
}

/** One target, and one more for each of these. */
function oneMoreForEach(o: Selector, f: Quantity): Selector | null {
  const node = o as unknown as { sel: string; another: boolean; spec: { min: unknown; max: unknown } };
  if (node.sel !== '$target' || node.another || node.spec.min !== 1 || node.spec.max !== 1) return null;
  const count: Quantity = { q: 'sum', of: [1, f] };
  return { ...node, spec: { ...node.spec, min: count, max: count } } as unknown as Selector;
}

/** "Choose target creature.": a target that the next sentences speak of. */
const chosenTarget = (o: Selector, m: Match): Effect | null =>
  (o as { sel: string }).sel === '$target' ? ({ do: 'let', slot: -1000 - m.at * 2, what: o } as Effect) : null;

/** CR 702.158d-e */
function sectors(g: Grammar): void {
  // reason: magic/rules/702-sectors.test.ts reads it
  g.rule('post', 'in that sector', () => ({ is: 'sector', of: CHOSEN }));
  // reason: magic/rules/702-sectors.test.ts reads it
  g.rule('post', 'in the same sector as {o:oneObject}', ({ o }) => ({ is: 'sector', of: { same: o } }));
}

function yourChoice(g: Grammar): void {
  const lasting = (what: ChoiceKind, mod: Mod, m: Match): Effect =>
    seq(choose(what, m), { do: 'continuous', affects: SUBJECT, mods: [mod], rules: [], duration: 'endOfTurn', $at: m.at } as Effect);
  g.rule('objectVerb', 'gain/gains protection from the color of your choice {d:duration}', ({ d }, m) => {
    const ability = { kind: 'keyword', keyword: 'protection', filter: { is: 'color', color: CHOSEN }, words: 'the chosen color' } as const;
    const out = lasting({ choose: 'color' }, gaining(ability) as Mod, m);
    return withDuration(out, d);
  });
  // CR 702.16j: of players
  g.rule('playerVerb', 'gain/gains protection from the color of your choice {d:duration}', ({ d }, m) =>
    seq(choose({ choose: 'color' }, m), ruling([{ rule: 'protection', who: SUBJECT_PLAYER, from: { is: 'color', color: CHOSEN } }], d)),
  );
  g.rule('playerClause', 'you and each {n:noun} gain protection from the color of your choice {d:duration}', ({ n, d }, m) => {
    const ability = { kind: 'keyword', keyword: 'protection', filter: { is: 'color', color: CHOSEN }, words: 'the chosen color' } as const;
    const yours: Effect = { do: 'continuous', affects: allOf(n), mods: [gaining(ability)], rules: [], duration: d };
    const rule: Rule = { rule: 'protection', who: YOU, from: { is: 'color', color: CHOSEN } };
    return n.many || n.zone ? null : seq(choose({ choose: 'color' }, m), yours, ruling([rule], d));
  });
  // one or the other is chosen, and then the color
  const either = (filter: Filter, words: string, d: Duration, m: Match): Effect => {
    const other = { kind: 'keyword', keyword: 'protection', filter, words } as const;
    const color = { kind: 'keyword', keyword: 'protection', filter: { is: 'color', color: CHOSEN }, words: 'the chosen color' } as const;
    return {
      do: 'chooseEffect',
      who: YOU,
      options: [
        withDuration(lasting({ choose: 'color' }, gaining(color) as Mod, m), d),
        { do: 'continuous', affects: SUBJECT, mods: [gaining(other)], rules: [], duration: d, $at: m.at } as Effect,
      ],
    };
  };
  const orColor = 'or from the color of your choice {d:duration}';
  for (const from of ['artifacts', 'creatures', 'enchantments', 'lands', 'planeswalkers'] as const)
    g.rule('objectVerb', `gain/gains protection from ${from} ${orColor}` as '{d:duration}', ({ d }, m) =>
      either(ofType((from[0].toUpperCase() + from.slice(1, -1)) as CardType), from, d, m),
    );
  g.rule('objectVerb', `gain/gains protection from colorless ${orColor}` as '{d:duration}', ({ d }, m) =>
    either({ is: 'colorCount', cmp: '=', value: 0 }, 'colorless', d, m),
  );
  // "gets +1/+1 and becomes the color of your choice"
  g.rule('objectVerb', '{p:predicate} and become/becomes the color of your choice {d:duration}', ({ p, d }, m) => {
    const both = [...p.mods, { mod: 'colors', change: 'set', colors: [CHOSEN] } as Mod];
    return p.rules.length > 0
      ? null
      : seq(choose({ choose: 'color' }, m), {
          do: 'continuous',
          affects: SUBJECT,
          mods: both,
          rules: [],
          duration: d,
          $at: m.at,
        } as Effect);
  });
  becomingChosen(g, lasting);
}

/** What something becomes is chosen. */
function becomingChosen(g: Grammar, lasting: (what: ChoiceKind, mod: Mod, m: Match) => Effect): void {
  // CR 611.2a: without an end
  g.rule('objectVerb', 'become/becomes the color of your choice', (_, m) =>
    withDuration(lasting({ choose: 'color' }, { mod: 'colors', change: 'set', colors: [CHOSEN] } as Mod, m), 'indefinite'),
  );
  const several: ChoiceKind = { choose: 'color', count: 'oneOrMore' };
  g.rule('objectVerb', 'become/becomes the color or colors of your choice', (_, m) =>
    withDuration(lasting(several, { mod: 'colors', change: 'set', colors: [CHOSEN] } as Mod, m), 'indefinite'),
  );
  for (const [words, kind, mod] of [
    ['the color or colors of your choice', several, { mod: 'colors', change: 'set', colors: [CHOSEN] }],
    ['the color of your choice', { choose: 'color' }, { mod: 'colors', change: 'set', colors: [CHOSEN] }],
    ['the basic land type of your choice', { choose: 'basicLandType' }, { mod: 'setLandType', types: [CHOSEN] }],
    [
      'the basic land type of your choice in addition to its other types',
      { choose: 'basicLandType' },
      { mod: 'types', change: 'add', types: [], subtypes: [CHOSEN], supertypes: [] },
    ],
    [
      'the creature type of your choice',
      { choose: 'creatureType' },
      { mod: 'types', change: 'set', types: [], subtypes: [CHOSEN], supertypes: [] },
    ],
    [
      'the creature type of your choice in addition to its other types',
      { choose: 'creatureType' },
      { mod: 'types', change: 'add', types: [], subtypes: [CHOSEN], supertypes: [] },
    ],
  ] as const)
    g.rule('objectVerb', `are/become/becomes ${words} {d:duration}` as '{d:duration}', ({ d }, m) =>
      withDuration(lasting(kind as ChoiceKind, mod as unknown as Mod, m), d),
    );
}

/** "Destroy all enchantments of the color of your choice": the color is chosen first. */
function ofYourColor(g: Grammar): void {
  const all = (n: Noun): Selector | null =>
    n.many && !n.zone && n.head !== 'card' ? allOf({ ...n, filter: and(n.filter, { is: 'color', color: CHOSEN }) }) : null;
  g.rule('sentence', 'destroy all {n:noun} of the color of your choice', ({ n }, m) => {
    const what = all(n);
    return what && seq(choose({ choose: 'color' }, m), { do: 'destroy', what, regeneration: 'allowed', $at: m.at + 1 } as Effect);
  });
  g.rule('sentence', "return all {n:noun} of the color of your choice to their owners 's hands", ({ n }, m) => {
    const what = all(n);
    return what && seq(choose({ choose: 'color' }, m), { do: 'move', what, to: 'hand', $at: m.at + 1 } as Effect);
  });
}

function withDuration(e: Effect, duration: import('@apnap/ability').Duration): Effect {
  return e.do === 'seq' ? { do: 'seq', of: e.of.map((x) => (x.do === 'continuous' ? { ...x, duration } : x)) } : e;
}

/** Those of a kind, certain ones, or both kinds, as what is so of all of them. */
const filterOf = (s: Selector): Filter =>
  s.sel === 'union' && s.of.every((x) => x.sel !== 'union' && asFilter(x).is !== 'oneOf')
    ? { is: 'or', of: s.of.map(asFilter) }
    : asFilter(s);

function sources(g: Grammar): void {
  const shield = (what: Filter, to: Filter, m: Match, then?: Effect): Effect => {
    const slot = -1000 - m.at * 2;
    return seq(
      { do: 'let', slot, what: anySource(what) } as Effect,
      replacingNext(
        {
          replace: 'damage',
          source: oneOf(ofSlot(slot)),
          to,
          kind: 'any',
          result: { result: 'preventAll' },
          ...(then ? { then } : {}),
        },
        'endOfTurn',
        1,
      ),
    );
  };
  g.rule('sourceKind', 'a source of your choice', () => ANY);
  g.rule('sourceKind', 'a {c:color} source of your choice', ({ c }) => ({ is: 'color', color: c as Color }));
  g.rule('sourceKind', 'an artifact source of your choice', () => ofType('Artifact'));
  g.rule('sourceKind', 'a land source of your choice', () => ofType('Land'));
  g.rule('sourceKind', 'a source of your choice {p:post}', ({ p }) => (p.is === 'color' ? p : null));
  g.rule('sourceKind', 'a/an {n:noun} of your choice {p:post}', ({ n, p }) => (n.many || n.zone ? null : and(n.filter, p)));
  g.rule('sourceKind', 'a creature of your choice', () => ofType('Creature'));
  g.rule('sourceKind', 'a {a:color} or {b:color} source of your choice', ({ a, b }) => ({
    is: 'or',
    of: [
      { is: 'color', color: a },
      { is: 'color', color: b },
    ],
  }));
  g.rule('shielded', '{o:entity}', ({ o }) => (o.sel === 'players' ? thePlayer(anyOf(o.who)) : filterOf(o)));
  g.rule('sentence', 'the next time {s:sourceKind} would deal damage to {e:shielded} this turn , prevent that damage', ({ s, e }, m) =>
    shield(s, e, m),
  );
}

/** "Choose a permanent owned by that player and gain control of it." */
function taken(g: Grammar): void {
  g.rule('playerVerb', 'choose {o:chosen} owned by {p:player} and gain control of it', ({ o, p }) =>
    o.sel === 'choose' && o.from.sel === 'all'
      ? {
          do: 'continuous',
          affects: { ...o, who: YOU, from: { ...o.from, filter: and(o.from.filter, ownedBy(p)) } },
          mods: [{ mod: 'control', who: YOU }],
          rules: [],
          duration: 'indefinite',
        }
      : null,
  );
}

export function installEffectChoices(g: Grammar): void {
  sectors(g);
  taken(g);
  named(g);
  yourChoice(g);
  ofYourColor(g);
  sources(g);
}
