/** Wordings that planes, schemes and vanguards have more often than other cards: what is done to each, what is chosen, what happened. */
import type { Condition, Effect, EventPattern, Filter, PlayerRef, Selector } from '@apnap/ability';
import { top } from './effects-basic.js';
import type { Grammar, Match } from './engine.js';
import { ofShape } from './forms.js';
import {
  all,
  allIn,
  cant,
  choose,
  chooseOne,
  compare,
  continuousPart,
  controlledBy,
  damageEvent,
  eachOf,
  gaining,
  lasting,
  matches,
  moved,
  ofSlot,
  ofType,
  oneOf,
  replacementPart,
  replacing,
  rulePart,
  thePlayer,
  whoIs,
} from './make.js';
import { ANY, and, asFilter, rewrite, SUBJECT, seq, target, SUBJECT_PLAYER as WHO, YOU } from './raw.js';
import { asEntity, ref } from './references.js';

const EACH: PlayerRef = { player: 'each' };
const OPPONENTS: PlayerRef = { player: 'eachOpponent' };
const IT: Selector = { sel: 'it' };
const several = (p: PlayerRef): boolean => ['each', 'eachOpponent', 'eachOther'].includes(p.player);
const slotAt = (m: Match, which = 0): number => -1_600_001 - m.at * 2 - which;
const controlled = (f: Filter, who: PlayerRef): Selector => all('battlefield', and(f, controlledBy(who)));

/** What things are like. */
function nouns(g: Grammar): void {
  g.rule('post', 'without a/an {c:counterName} counter on it/them', ({ c }) => ({ is: 'counters', counter: c, cmp: '=', value: 0 }));
  // reason: magic/rules/608-each-players-own.test.ts reads it
  g.rule('post', 'that share/shares at least one creature type with {s:oneObject}', ({ s }) => ({ is: 'sharesCreatureType', with: s }));
  g.rule('post', 'that share/shares a card type with {s:oneObject}', ({ s }) => ({ is: 'sharesCardType', with: s }));
  g.rule('post', 'that share/shares a card type with the top card of a library', () => ({ is: 'sharesCardType', with: top(EACH, 1) }));
  g.rule('pronoun', 'the other creature', (_, m) => ref(m, 'damaged'));
  g.rule('pronoun', 'the damaged creature', (_, m) => ref(m, 'damaged'));
  g.rule('entity', '{a:anyTarget} and {b:object}', ({ a, b }) => ({ sel: 'union', of: [a, b] }));
  g.rule('object', 'a third target {n:noun}', ({ n }, m) =>
    n.many || n.head === 'card' ? null : target(m.at, n, { min: 1, max: 1 }, true),
  );
}

/** CR 601.2c: two targets, the second of which has a card type in common with the first. */
function sharing(filter: Filter, m: Match): [Selector, Selector] {
  const first = target(m.at, { filter, many: false, head: 'permanent' }, { min: 1, max: 1 });
  const like = and(filter, { is: 'sharesCardType', with: first });
  return [first, target(m.at + 0.5, { filter: like, many: false, head: 'permanent' }, { min: 1, max: 1 }, true)];
}

function events(g: Grammar): void {
  const anyPlayer: Filter = thePlayer(EACH);
  g.rule(
    'oneEvent',
    "{s:eventBatch} is/are put into a player 's graveyard from anywhere",
    ({ s }) => ({ on: 'zone', what: s.what, to: 'graveyard', batch: s.batch, $owner: true }) as unknown as EventPattern,
  );
  // of triggers that last: what is targeted as they are made
  g.rule('eventBatch', 'target {n:noun}', ({ n }, m) =>
    n.many || n.zone ? null : { what: asFilter(target(m.at, n, { min: 1, max: 1 })), batch: 'each' },
  );
  const hit: EventPattern = damageEvent(oneOf({ sel: 'event', role: 'object' }), anyPlayer, 'any', 'each');
  g.rule('eventWhile', '{s:eventBatch} deal/deals damage to one or more players for the first time each turn', ({ s }, m) => ({
    event: { on: 'damage', source: s.what, to: anyPlayer, kind: 'any', batch: s.batch, $at: m.at } as unknown as EventPattern,
    while: compare({ q: 'happened', event: hit, measure: 'times', before: 'event' }, '=', 0),
  }));
}

function conditions(g: Grammar): void {
  g.rule('simpleCondition', '{p:player} discards/discarded a/an {n:noun} this way', ({ p, n }, m) =>
    n.many || n.zone || p.player !== 'of' ? null : matches(ref({ ...m, end: m.at + 1 }, 'discarded'), n.filter),
  );
  g.rule(
    'simpleCondition',
    "you revealed a card but didn't put it onto the battlefield",
    (_, m): Condition => matches(ref({ ...m, end: m.at + 1 }, 'revealed'), { is: 'inZone', zone: 'library' }),
  );
}

function statics(g: Grammar): void {
  g.rule('staticPart', "you can't attack with creatures", () => [
    rulePart(cant({ act: 'attack', who: and(ofType('Creature'), controlledBy(YOU)) })),
  ]);
  g.rule('staticPart', 'if a/an {n:noun} would untap during {p:possessive} untap step , {s:clauseList} instead', ({ n, p, s }) =>
    n.many || n.zone || p.player !== 'you'
      ? null
      : [replacementPart({ replace: 'untap', what: and(n.filter, controlledBy(YOU)), instead: ofEvent(s) })],
  );
  // the cost of an ability that cards elsewhere have is their own (CR 702.34a, 702.84a)
  for (const keyword of ['unearth', 'flashback'] as const)
    g.rule('staticPart', `{n:noun} have ${keyword} . the ${keyword} cost is equal to the card 's mana cost` as '{n:noun}', ({ n }) =>
      n.zone === 'graveyard' && n.many
        ? [
            continuousPart({ sel: 'all', zone: 'graveyard', ...(n.of ? { of: n.of } : {}), filter: n.filter }, [
              gaining({ kind: 'keyword', keyword, cost: [{ pay: 'manaCostOf', of: { sel: 'self' } }] }),
            ]),
          ]
        : null,
    );
}

/** "It" is what would untap. */
const ofEvent = (s: Effect): Effect =>
  rewrite(s, (n) => (n.sel === '$ref' && n.noun === 'it' ? { sel: 'event', role: 'object' } : undefined));

/** Effects on each of several players, each with a choice of their own. */
function players(g: Grammar): void {
  g.rule('clause', '{p:player} chooses a/an {n:core} they control , then sacrifices the rest', ({ p, n }) =>
    n.many || n.zone || !several(p)
      ? null
      : {
          // each keeps one: as many less one are sacrificed, of their choice
          do: 'sacrifice',
          who: p,
          count: { q: 'minus', left: { q: 'count', of: controlled(n.filter, whoIs(IT)) }, right: 1 },
          filter: n.filter,
        },
  );
  g.rule(
    'sentence',
    "{p:player} returns a/an {n:core} they control to its owner 's hand unless they {c:payment}",
    ({ p, n, c }, m): Effect | null => {
      if (n.many || n.zone || !several(p)) return null;
      const chooser = slotAt(m);
      const own: PlayerRef = whoIs(ofSlot(chooser));
      const what: Selector = chooseOne(own, controlled(n.filter, own));
      return { do: 'may', who: p, cost: c, chooser, then: { do: 'nothing' }, else: moved(what, 'hand') };
    },
  );
  g.rule(
    'sentence',
    '{p:player} reveals their hand . choose a/an {n:noun} from each of those hands . those players discard those cards',
    ({ p, n }, m): Effect | null => {
      if (n.head !== 'card' || n.zone || n.many || !several(p)) return null;
      const slot = slotAt(m);
      const own: PlayerRef = whoIs(ofSlot(slot));
      const hand: Selector = allIn('hand', own, n.filter);
      return seq(
        { do: 'reveal', what: allIn('hand', p, ANY) },
        eachOf(asEntity(p), slot, { do: 'discardThese', what: chooseOne(YOU, hand) }),
      );
    },
  );
  // the controller of the ability has priority and is the first in turn order: the planar controller (CR 311.5)
  g.rule('sentence', 'starting with you , {s:whereClause}', ({ s }, m) =>
    s.do === 'may' && several(s.who) && m.context.types.some((t) => t === 'Plane' || t === 'Phenomenon') ? s : null,
  );
}

/** The most and the least life among opponents. */
function life(g: Grammar): void {
  for (const [word, which] of [
    ['highest', 'greatest'],
    ['lowest', 'least'],
  ] as const) {
    const of: Selector = { sel: 'extreme', of: { sel: 'players', who: OPPONENTS }, stat: 'life', which };
    const choice: Selector = chooseOne(YOU, of);
    g.rule(
      'sentence',
      `choose an opponent with the ${word} life total among your opponents` as 'choose',
      (_, m) => ({ do: 'let', slot: slotAt(m), what: choice, $at: m.at }) as unknown as Effect,
    );
    g.rule('entity', `an opponent with the ${word} life total among your opponents` as 'an', () => choice);
    g.rule(
      'entity',
      `the opponent with the ${word} life total among your opponents . if two or more players are tied for ${word} life total , you choose one` as 'the',
      () => choice,
    );
  }
}

/** Verbs. */
function verbs(g: Grammar): void {
  g.rule('playerVerb', 'cast any number of {w:way} without paying their mana costs', ({ w }) =>
    w.many ? { do: 'play', who: WHO, what: choose(WHO, w.of, 0, 'any'), cost: 'free' } : null,
  );
  g.rule('playerVerb', 'exchange control of {a:chosen} and {b:chosen}', ({ a, b }) =>
    a.sel === 'choose' && b.sel === 'choose' && a.how === 'random' && b.how === 'random' ? { do: 'exchange', of: 'control', a, b } : null,
  );
  g.rule('playerVerb', 'exchange control of two target {n:noun} that share a card type', ({ n }, m) => {
    if (!n.many || n.zone || n.head === 'card') return null;
    const [a, b] = sharing(n.filter, m);
    return { do: 'exchange', of: 'control', a, b };
  });
  g.rule('objectVerb', 'become/becomes a/an {p:ptSet} {t:tokenTypes}', ({ p, t }) =>
    t.types.includes('Creature') ? lasting(SUBJECT, ofShape('set', { types: t, size: p, more: [] }).mods, 'indefinite') : null,
  );
  g.rule('sentence', "reverse the game 's turn order", () => ({ do: 'reverseTurns' }));
  g.rule('sentence', 'prevent all damage that {n:noun} would deal this game to {k:noun}', ({ n, k }) =>
    n.many && k.many && !k.zone
      ? replacing({ replace: 'damage', source: n.filter, to: k.filter, kind: 'any', result: { result: 'preventAll' } }, 'indefinite')
      : null,
  );
  // CR 601.2d: divided as the targets are chosen
  g.rule(
    'playerVerb',
    'distributes a number of {k:counterName} counters equal to {q:quantity} among any number of target {n:core} they control',
    ({ k, q, n }, m) => {
      if (!n.many || n.zone) return null;
      const they: PlayerRef = WHO;
      const on = target(m.at, { ...n, filter: and(n.filter, controlledBy(they)) }, { min: 0, max: 'any' });
      const node = on as unknown as { spec: object };
      const divided = { ...node, spec: { ...node.spec, divide: q } } as unknown as Selector;
      return { do: 'counters', change: 'put', counter: k, count: { q: 'share' }, on: divided };
    },
  );
}

export function installVariantWords(g: Grammar): void {
  nouns(g);
  events(g);
  conditions(g);
  statics(g);
  players(g);
  life(g);
  verbs(g);
}
