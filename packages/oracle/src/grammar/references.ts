/** Which things and which players: targets, "each …", pronouns, possessives. */
import { CHOSEN_PLAYER, type Condition, type Filter, type PlayerRef, type Selector, SUSPENDED } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { all, allIn, choose, chooseOne, compare, controlledBy, count, matches, ofSlot, ofType, oneOf, thePlayer, whoIs } from './make.js';
import type { CardTarget, Nonterminals } from './nonterminals.js';
import {
  allOf,
  and,
  type Counted,
  exiledWithIt,
  mentions,
  type Noun,
  not,
  or,
  playerOf,
  raw,
  rewrite,
  SELF,
  SUBJECT_PLAYER,
  seq,
  target,
  withPlayer,
  YOU,
} from './raw.js';

const ONE: Counted = { min: 1, max: 1 };
const anyPlayer: Filter = thePlayer({ player: 'each' });
const opponent: Filter = thePlayer({ player: 'eachOpponent' });
const planeswalker: Filter = ofType('Planeswalker');

/** A reference to be bound later. */
export function ref(m: Match, noun: string, many = false, head?: string): Selector {
  const words = m.tokens
    .slice(m.at, m.end)
    .map((t) => t.raw)
    .join(' ');
  return raw.selector({ sel: '$ref', at: m.at, noun, many, words, ...(head === undefined ? {} : { head }) });
}

function playerTarget(m: Match, what: Filter, count: Counted = ONE): Selector {
  return raw.selector({ sel: '$target', at: m.at, spec: { from: ['players'], what, min: count.min, max: count.max }, another: false });
}

/** A target among permanents and players, as it is read without the words after it. */
export function mixedTarget(m: Match, what: Filter, count: Counted = ONE, another = false): Selector {
  return raw.selector({
    sel: '$target',
    at: m.at,
    spec: { from: ['battlefield', 'players'], what, min: count.min, max: count.max },
    another,
  });
}

/** The target, chosen by another player than the controller. */
function chosenBy(who: PlayerRef, target: Selector): Selector {
  const node = target as unknown as { spec: object };
  return { ...node, spec: { ...node.spec, who } } as unknown as Selector;
}

/** "any target" (CR 115.4). */
export const ANY_TARGET: Filter = or(ofType('Creature'), planeswalker, ofType('Battle'), anyPlayer);

/** Players who are no certain one. */
const NOT_ONE: ReadonlySet<string> = new Set(['you', 'each', 'eachOpponent', 'eachOther', 'anOpponent']);
const isTarget = (p: PlayerRef): boolean => p.player === 'of' && (p.of.sel as string) === '$target';

/** "Any target" and players as targets. */
function targetsAndPlayers(g: Grammar): void {
  g.rule('targetCount', 'up to {n:number}', ({ n }) => ({ min: 0, max: n }));
  g.rule('targetCount', '{n:number}', ({ n }) => (n === 1 ? null : { min: n, max: n }));
  g.rule('targetCount', 'one or two', () => ({ min: 1, max: 2 }));
  g.rule('targetCount', 'one , two , or three', () => ({ min: 1, max: 3 }));
  g.rule('targetCount', 'any number of', () => ({ min: 0, max: 'any' }));
  g.rule('anyTarget', 'any target', (_, m) => mixedTarget(m, ANY_TARGET));
  g.rule('anyTarget', 'any target {p:post}', ({ p }, m) => mixedTarget(m, and(ANY_TARGET, p)));
  for (const other of ['any other target', 'another target', 'a third target'] as const)
    g.rule('anyTarget', other as 'any other target', (_, m) => mixedTarget(m, ANY_TARGET, ONE, true));
  g.rule('anyTarget', '{c:targetCount} targets', ({ c }, m) => mixedTarget(m, ANY_TARGET, c));
  g.rule('anyTarget', 'each of {c:targetCount} targets', ({ c }, m) => mixedTarget(m, ANY_TARGET, c));
  g.rule('anyTarget', 'target player or planeswalker', (_, m) => mixedTarget(m, or(anyPlayer, planeswalker)));
  g.rule('anyTarget', 'target player or battle', (_, m) => mixedTarget(m, or(anyPlayer, { is: 'type', type: 'Battle' })));
  g.rule('anyTarget', 'target opponent or planeswalker', (_, m) => mixedTarget(m, or(opponent, planeswalker)));
  g.rule('targetPlayer', 'target player', (_, m) => playerOf(playerTarget(m, anyPlayer)));
  g.rule('targetPlayer', 'target opponent', (_, m) => playerOf(playerTarget(m, opponent)));
  // reason: the ability of the deploy creatures option says so (CR 804.2)
  g.rule('targetPlayer', 'target teammate', (_, m) => playerOf(playerTarget(m, { is: 'player', who: { player: 'eachTeammate' } })));
  // of whom something is so as the target is chosen and as it is checked (CR 115.4, 608.2b)
  for (const said of ['ofAnyPlayer', 'ofOnePlayer'] as const)
    for (const [words, who] of [
      ['player', anyPlayer],
      ['opponent', opponent],
    ] as const)
      g.rule('targetPlayer', `target ${words} who {s:${said}}` as '{s:ofAnyPlayer}', ({ s }, m) =>
        playerOf(playerTarget(m, and(who, { is: 'satisfies', cond: withPlayer(s, whoIs({ sel: 'it' })) }))),
      );
  g.rule('targetPlayer', 'up to one target player', (_, m) => playerOf(playerTarget(m, anyPlayer, { min: 0, max: 1 })));
  g.rule('targetPlayer', 'another target player', (_, m) =>
    playerOf(raw.selector({ sel: '$target', at: m.at, spec: { from: ['players'], what: anyPlayer, min: 1, max: 1 }, another: true })),
  );
  g.rule('targetPlayer', 'target player other than {p:player}', ({ p }, m) =>
    NOT_ONE.has(p.player) || isTarget(p) ? null : playerOf(playerTarget(m, and(anyPlayer, not(thePlayer(p))))),
  );
  g.rule('targetPlayer', '{c:targetCount} target players', ({ c }, m) => playerOf(playerTarget(m, anyPlayer, c)));
  g.rule('targetPlayer', '{c:targetCount} target opponents', ({ c }, m) => playerOf(playerTarget(m, opponent, c)));
}

/** Permanents, spells and cards as targets, and targets that somebody else chooses. */
function targetObjects(g: Grammar): void {
  g.rule('object', 'target {n:nounOr}', ({ n }, m) => (n.many || exiledWithIt(n) || !onBattlefield(n) ? null : target(m.at, n, ONE)));
  for (const other of ['another', 'a second'])
    g.rule('object', `${other} target {n:nounOr}` as '{n:nounOr}', ({ n }, m) =>
      n.many || exiledWithIt(n) || !onBattlefield(n) ? null : target(m.at, n, ONE, true),
    );
  g.rule('object', '{c:targetCount} target {n:nounOr}', ({ c, n }, m) =>
    (n.many || c.max === 1) && onBattlefield(n) && !exiledWithIt(n) ? target(m.at, n, c) : null,
  );
  g.rule('object', '{c:targetCount} other target {n:nounOr}', ({ c, n }, m) => (onBattlefield(n) ? target(m.at, n, c, true) : null));
  // CR 115.1: somebody else chooses
  g.rule('object', 'target {n:noun} of {p:possessive} choice', ({ n, p }, m) =>
    n.many || exiledWithIt(n) || !onBattlefield(n) || p.player === 'you' ? null : chosenBy(p, target(m.at, n, ONE)),
  );
  g.rule('anyTarget', 'any target of {p:possessive} choice', ({ p }, m) =>
    p.player === 'you' ? null : chosenBy(p, mixedTarget(m, ANY_TARGET)),
  );
  for (const other of ['', 'other '] as const)
    g.rule(
      'object',
      `{c:targetCount} ${other}target {n:noun} from the battlefield and-or {k:noun} from graveyards` as '{c:targetCount} {n:noun} {k:noun}',
      ({ c, n, k }, m) => twoZones(m, n, k, c, other !== ''),
    );
  for (const other of ['', 'other '] as const)
    g.rule(
      'object',
      `{c:targetCount} ${other}target {n:noun} from the battlefield or {k:noun} from a graveyard` as '{c:targetCount} {n:noun} {k:noun}',
      ({ c, n, k }, m) => (n.many || k.many ? null : twoZones(m, { ...n, many: true }, { ...k, many: true }, c, other !== '')),
    );
  for (const other of ['', 'other '] as const)
    g.rule('object', `each of {c:targetCount} ${other}target {n:nounOr}` as '{c:targetCount} {n:nounOr}', ({ c, n }, m) =>
      n.many && onBattlefield(n) ? target(m.at, n, c, other !== '') : null,
    );
}

/** CR 115.1: a target of a kind that somebody else chooses, of which more is said. */
function chosenTargets(g: Grammar): void {
  g.rule('object', 'target {n:noun} of {p:possessive} choice {q:posts}', ({ n, p, q }, m) => {
    const noun: Noun = { ...n, ...q, filter: and(n.filter, q.filter) };
    return n.many || n.zone || !onBattlefield(noun) || p.player === 'you' || mentions(q.filter, isThey)
      ? null
      : chosenBy(p, target(m.at, noun, ONE));
  });
}

/** "up to one target artifact card, up to one target land card, and up to one target Aura card from your graveyard": the place is of all of them. */
function targetLists(g: Grammar): void {
  const placed = (list: readonly CardTarget[], place: Pick<Noun, 'zone' | 'of'>): Selector | null =>
    place.zone === undefined ? null : { sel: 'union', of: list.map((t) => target(t.at, { ...t.noun, ...place }, t.count)) };
  g.rule('cardTarget', 'target {n:plainCard}', ({ n }, m) => (n.many ? null : { at: m.at, noun: n, count: ONE }));
  g.rule('cardTarget', 'up to one target {n:plainCard}', ({ n }, m) => (n.many ? null : { at: m.at, noun: n, count: { min: 0, max: 1 } }));
  g.rule('cardTargets', '{a:cardTarget} ,? and/and-or {b:cardTarget}', ({ a, b }) => [a, b]);
  g.rule('cardTargets', '{a:cardTarget} , {b:cardTargets}', ({ a, b }) => [a, ...b]);
  g.rule('selector', '{l:cardTargets} {p:place}', ({ l, p }) => placed(l, p));
  // each with its own
  g.rule('placedTarget', '{t:cardTarget} {p:place}', ({ t, p }) =>
    p.zone === undefined ? null : target(t.at, { ...t.noun, ...p }, t.count),
  );
  g.rule('placedTargets', '{a:placedTarget} , and {b:placedTarget}', ({ a, b }) => [a, b]);
  g.rule('placedTargets', '{a:placedTarget} , {b:placedTargets}', ({ a, b }) => [a, ...b]);
  g.rule('selector', '{l:placedTargets}', ({ l }) => (l.length > 3 ? { sel: 'union', of: l } : null));
}

/** CR 115.2: cards in exile. */
function exiledTargets(g: Grammar): void {
  g.rule('object', 'target {n:noun}', ({ n }, m) => (!n.many && exiledWithIt(n) ? target(m.at, { ...n, zone: 'exile' }, ONE) : null));
  g.rule('object', 'target face-up exiled card', (_, m) =>
    target(m.at, { filter: { is: 'status', status: 'faceUp' }, zone: 'exile', many: false, head: 'card' }, ONE),
  );
  for (const words of ['with {k:keyword} you own', 'you own with {k:keyword}'])
    g.rule('object', `target exiled card ${words}` as '{k:keyword}', ({ k }, m) =>
      target(
        m.at,
        { filter: and({ is: 'keyword', keyword: k }, { is: 'ownedBy', who: YOU }), zone: 'exile', many: false, head: 'card' },
        ONE,
      ),
    );
}

/** "target permanent or suspended card": each as it is where it is (CR 702.62b). */
function orSuspended(g: Grammar): void {
  g.rule('object', 'target {n:noun} or suspended card', ({ n }, m) =>
    n.many || n.zone || n.head === 'card'
      ? null
      : raw.selector({
          sel: '$target',
          at: m.at,
          spec: {
            from: ['battlefield', 'exile'],
            what: or(and({ is: 'inZone', zone: 'battlefield' }, n.filter), SUSPENDED),
            min: 1,
            max: 1,
          },
          another: false,
        }),
  );
}

/** "creatures from the battlefield and/or creature cards from graveyards": each as it is where it is. */
function twoZones(m: Match, permanents: Noun, cards: Noun, count: Counted, another: boolean): Selector | null {
  if (!permanents.many || permanents.zone || permanents.head === 'card' || !cards.many || cards.zone || cards.head !== 'card') return null;
  const what = or(and({ is: 'inZone', zone: 'battlefield' }, permanents.filter), and({ is: 'inZone', zone: 'graveyard' }, cards.filter));
  return raw.selector({
    sel: '$target',
    at: m.at,
    spec: { from: ['battlefield', 'graveyard'], what, min: count.min, max: count.max },
    another,
  });
}

/** The permanent this is attached to; marked with where it was named and as what, so that "it" and "that …" can find it. */
const host = (m: Match, noun?: string): Selector =>
  ({ sel: 'host', $at: m.at, ...(noun === undefined ? {} : { $noun: noun }) }) as Selector;

/** "That Mount or Vehicle", and cards that are called what they are. */
function eitherOf(g: Grammar): void {
  g.rule('pronoun', 'that {a:head} or {b:head}', ({ a, b }, m) =>
    a.head !== b.head && !a.many && !b.many && m.tokens.slice(0, m.at).some((t) => t.key === 'saddles') ? ref(m, 'permanent') : null,
  );
  g.rule('pronoun', 'those permanent cards', (_, m) => (m.tokens[m.at - 1]?.key === 'of' ? ref(m, 'card', true) : null));
}

function pronouns(g: Grammar): void {
  g.rule('self', '~', (_, m) => ({ sel: 'self', $at: m.at }) as Selector);
  // CR 201.5b: in an ability that is given to another object, the one that gives it
  g.rule('giver', '@', () => ({ sel: 'giver' }));
  g.rule('pronoun', '@', (_, m) => ({ sel: 'giver', $at: m.at }) as Selector);
  g.rule('otherFace', '~', () => SELF);
  g.rule('scheme', 'this scheme', (_, m) => ({ sel: 'self', $at: m.at }) as Selector);
  g.rule('pronoun', '{o:self}', ({ o }) => o);
  g.rule('pronoun', 'it', (_, m) => ref(m, 'it'));
  g.rule('pronoun', 'itself', (_, m) => ref(m, 'it'));
  g.rule('pronoun', 'they', (_, m) => ref(m, 'they', true));
  g.rule('pronoun', 'them', (_, m) => ref(m, 'they', true));
  g.rule('pronoun', 'each of them', (_, m) => ref(m, 'they', true));
  g.rule('pronoun', 'those cards', (_, m) => ref(m, 'card', true));
  g.rule('pronoun', 'that/the card', (_, m) => ref(m, 'card'));
  g.rule('pronoun', 'that/the {h:head}', ({ h }, m) => (h.many ? null : ref(m, h.head)));
  g.rule('pronoun', 'that/the {n:plainCard}', ({ n }, m) => (n.many || !mentions(n.filter, isPermanentCard) ? null : ref(m, 'card')));
  // of two targets the one, or the other
  for (const [words, whose] of [
    ['you control', 'yours'],
    ["you don't control", 'theirs'],
    ['an opponent controls', 'theirs'],
  ] as const)
    g.rule('pronoun', `the {h:head} ${words}` as '{h:head}', ({ h }, m) => (h.many ? null : ref(m, whose, false, h.head)));
  g.rule('pronoun', 'those {h:head}', ({ h }, m) => (h.many ? ref(m, h.head, true) : null));
  g.rule('pronoun', 'each of those permanents', (_, m) => ref(m, 'permanent', true));
  g.rule('pronoun', 'that/the permanent', (_, m) => ref(m, 'permanent'));
  eitherOf(g);
  g.rule('pronoun', 'those permanents', (_, m) => ref(m, 'permanent', true));
  g.rule('pronoun', 'that/the spell', (_, m) => ref(m, 'spell'));
  g.rule('pronoun', 'that/the token', (_, m) => ref(m, 'token'));
  g.rule('pronoun', 'those/the tokens', (_, m) => ref(m, 'token', true));
  g.rule('pronoun', 'the sacrificed {h:head}', ({ h }, m) => ref(m, 'sacrificed', false, h.head));
  g.rule('pronoun', 'the sacrificed permanent/card', (_, m) => ref(m, 'sacrificed'));
  g.rule('pronoun', 'the chosen card', (_, m) => ref(m, 'chosen'));
  g.rule('pronoun', 'the discarded card', (_, m) => ref(m, 'discarded'));
  g.rule('pronoun', 'that permanent or player', (_, m) => ref(m, 'playerOrPermanent'));
  g.rule('pronoun', 'the revealed card', (_, m) => ref(m, 'revealed'));
  g.rule('pronoun', 'the revealed cards', (_, m) => ref(m, 'revealed', true));
  g.rule('pronoun', 'the exiled {n:plainCard}', ({ n }, m) =>
    n.many || n.filter.is !== 'type' ? null : ref(m, 'exiled', false, n.filter.type),
  );
  g.rule('pronoun', 'the exiled card/cards', (_, m) => ref(m, 'exiled', m.tokens[m.end - 1].key === 'cards'));
  g.rule('pronoun', 'enchanted {h:head}', ({ h }, m) => (h.many ? null : host(m, h.head)));
  g.rule('pronoun', 'enchanted permanent', (_, m) => host(m));
  g.rule('pronoun', 'equipped creature', (_, m) => host(m, 'creature'));
  g.rule('pronoun', 'fortified land', (_, m) => host(m, 'land'));
  g.rule('oneObject', '{p:pronoun}', ({ p }) => p);
  g.rule('oneObject', 'target {n:noun}', ({ n }, m) => (n.many || exiledWithIt(n) || !onBattlefield(n) ? null : target(m.at, n, ONE)));
  // none is done with where none is chosen
  // of all that are so described
  for (const [word, which] of [
    ['lowest', 'least'],
    ['least', 'least'],
    ['highest', 'greatest'],
    ['greatest', 'greatest'],
  ] as const)
    g.rule('object', `target {n:noun} with the ${word} {s:statName}` as '{n:noun} {s:statName}', ({ n, s }, m) => {
      const among: Filter = { is: 'stat', stat: s, cmp: '=', value: { q: 'extreme', which, stat: s, of: allOf(n) } };
      return n.many || !onBattlefield(n) || n.of ? null : target(m.at, { ...n, filter: and(n.filter, among) }, ONE);
    });
  g.rule('oneObject', 'up to one target {n:noun}', ({ n }, m) =>
    n.many || exiledWithIt(n) || !onBattlefield(n) ? null : target(m.at, n, { min: 0, max: 1 }),
  );
  g.rule('oneObject', 'a second target {n:noun}', ({ n }, m) =>
    n.many || exiledWithIt(n) || !onBattlefield(n) ? null : target(m.at, n, ONE, true),
  );
  g.rule('oneObject', 'up to one other target {n:noun}', ({ n }, m) =>
    n.many || exiledWithIt(n) || !onBattlefield(n) ? null : target(m.at, n, { min: 0, max: 1 }, true),
  );
  g.rule('object', '{p:pronoun}', ({ p }) => p);
  g.rule('possessiveObject', 'its', (_, m) => ref(m, 'it'));
  g.rule('possessiveObject', 'their', (_, m) => ref(m, 'they', true));
  g.rule('possessiveObject', "{o:oneObject} 's", ({ o }) => o);
}

/** What has been chosen. */
function chosenThings(g: Grammar): void {
  // reason: no card that is read whole needs it yet
  g.rule('pronoun', 'the chosen {h:head}', ({ h }, m) => (h.many ? ref(m, 'chosen', true, h.head) : null));
  // reason: no card that is read whole needs it yet
  g.rule('pronoun', 'the chosen permanents', (_, m) => ref(m, 'chosen', true, 'permanent'));
  g.rule('object', 'each {n:noun} chosen this way', ({ n }, m) => (n.many || n.zone ? null : ref(m, 'chosen', true, n.head)));
  // CR 701.44a
  g.rule('pronoun', 'the amassed army', (_, m) => ref(m, 'token'));
  g.rule('pronoun', 'the army you amassed', (_, m) => ref(m, 'token'));
  // "choose target creature. … The chosen creature"
  const aimed = (m: Match): boolean =>
    m.tokens.slice(0, m.at).some((t, i, all) => /^chooses?$/.test(t.key) && all.slice(i, i + 6).some((x) => x.key === 'target'));
  g.rule('pronoun', 'the chosen {h:head}', ({ h }, m) => (!h.many && aimed(m) ? ref(m, h.head) : null));
  g.rule('pronoun', 'the chosen permanent', (_, m) => (aimed(m) ? ref(m, 'permanent') : null));
  g.rule('pronoun', 'the chosen card', (_, m) => (aimed(m) ? ref(m, 'card') : null));
  g.rule('pronoun', 'the chosen cards', (_, m) => (aimed(m) ? ref(m, 'card', true) : null));
}

/** What a keyword ability was done to. */
function exploited(g: Grammar): void {
  // CR 702.110b
  g.rule('pronoun', 'the exploited creature', (_, m) =>
    m.tokens.slice(0, m.at).some((t) => t.key === 'exploits') ? { sel: 'event', role: 'recipient' } : null,
  );
}

const isPermanentCard = (n: Record<string, unknown>): boolean => n.is === 'permanentCard' || n.is === 'permanent';

/** A noun without a zone of its own is about permanents. */
const onBattlefield = (n: Noun): boolean => n.zone !== undefined || n.head !== 'card' || exiledWithIt(n);

type Fitting = Pick<Extract<Selector, { sel: 'choose' }>, 'unlike' | 'total'>;

/** Some of several that fit together; null for what can't be of none, or is nowhere. */
const fitting = (n: Noun, c: Counted, there: boolean, more: Fitting): Selector | null =>
  there && n.many && c.min === 0 ? { ...choose(SUBJECT_PLAYER, allOf(n), 0, c.max), ...more } : null;

function choices(g: Grammar): void {
  g.rule('object', 'each {n:nounOr}', ({ n }) => (!n.many && onBattlefield(n) ? allOf({ ...n, filter: otherThanNamed(n.filter) }) : null));
  // CR 702.51c: a creature convokes a spell
  for (const it of ['~', 'it'] as const) {
    const convoked: Selector = { sel: 'paid', verb: 'convoke' };
    g.rule('object', `each creature that convoked ${it}` as 'each', () => convoked);
    g.rule('quantity', `the number of creatures that convoked ${it}` as 'the', () => count(convoked));
  }
  g.rule('object', 'each {a:head} and {b:head} {p?:posts}', ({ a, b, p }) =>
    a.many || b.many || p?.zone
      ? null
      : allOf({ ...p, filter: and(or(a.filter, b.filter), p?.filter ?? { is: 'any' }), many: true, head: a.head }),
  );
  g.rule('object', 'all {n:nounOr}', ({ n }) => (n.many && onBattlefield(n) ? allOf({ ...n, filter: otherThanNamed(n.filter) }) : null));
  g.rule('object', '{n:noun}', ({ n }, m) => (n.many && onBattlefield(n) && !isHost(m) ? allOf(n) : null));
  g.rule('count', '{n:number}', ({ n }) => ({ min: n, max: n }));
  g.rule('count', 'up to {n:number}', ({ n }) => ({ min: 0, max: n }));
  g.rule('count', 'any number of', () => ({ min: 0, max: 'any' }));
  g.rule('count', 'one or more', () => ({ min: 1, max: 'any' }));
  g.rule('chosen', '{c:count} {n:noun}', ({ c, n }) => (onBattlefield(n) ? choose(SUBJECT_PLAYER, allOf(n), c.min, c.max) : null));
  g.rule('chosen', '{c:count} {n:noun} at random', ({ c, n }) =>
    onBattlefield(n) ? { sel: 'choose', who: SUBJECT_PLAYER, from: allOf(n), min: c.min, max: c.max, how: 'random' } : null,
  );
  g.rule('chosen', '{c:count} {n:noun} at random {p:post}', ({ c, n, p }) =>
    onBattlefield(n) && n.head !== 'card'
      ? { sel: 'choose', who: SUBJECT_PLAYER, from: allOf({ ...n, filter: and(n.filter, p) }), min: c.min, max: c.max, how: 'random' }
      : null,
  );
  for (const [words, unlike] of [
    ['names', 'names'],
    ['powers', 'powers'],
    ['mana value/values', 'manaValues'],
  ] as const) {
    const those = `{c:count} {n:noun} with different ${words}`;
    g.rule('chosen', `${those} {p:place}` as '{c:count} {n:noun} {p:place}', ({ c, n, p }) =>
      fitting({ ...n, ...p }, c, !n.zone, { unlike }),
    );
  }
  const total = '{c:count} {n:noun} with total {s:statName} {q:number} or less';
  g.rule('chosen', total, ({ c, n, s, q }) => fitting(n, c, onBattlefield(n), { total: { stat: s, most: q } }));
  g.rule('chosen', `${total} {p:place}` as '{c:count} {n:noun} {s:statName} {q:number} {p:place}', ({ c, n, s, q, p }) =>
    fitting({ ...n, ...p }, c, !n.zone, { total: { stat: s, most: q } }),
  );
  g.rule('chosen', "{c:count} {n:noun} of an opponent 's choice from {p:possessive} graveyard", ({ c, n, p }) =>
    choose({ player: 'anOpponent' }, allOf({ ...n, zone: 'graveyard', of: p }), c.min, c.max),
  );
  g.rule('selector', '{o:object}', ({ o }) => o);
  g.rule('selector', '{a:object} and {b:object}', ({ a, b }, m) => (oneList(a, b, m) ? null : { sel: 'union', of: [a, b] }));
  g.rule('entity', '{o:object}', ({ o }) => o);
  g.rule('entity', '{a:anyTarget}', ({ a }) => a);
  g.rule('entity', '{p:player}', ({ p }) => asEntity(p));
  g.rule('entity', '{a:object} and {p:player}', ({ a, p }) => ({ sel: 'union', of: [a, asEntity(p)] }));
  // "each opponent and each creature they control": of several players those of all of them
  g.rule('entity', '{p:player} and {a:object}', ({ p, a }) => ({
    sel: 'union',
    of: [asEntity(p), p.player === 'of' ? a : rewrite(a, (n) => (isThey(n) ? p : undefined))],
  }));
  g.rule('entity', '{a:object} and {b:object}', ({ a, b }, m) => (oneList(a, b, m) ? null : { sel: 'union', of: [a, b] }));
  g.rule('entity', 'that player or planeswalker', (_, m) => ref(m, 'playerOrPlaneswalker'));
  g.rule('entity', '{p:player} or a planeswalker {q:player} controls', ({ p, q }) =>
    chooseOne(YOU, {
      sel: 'union',
      of: [asEntity(p), all('battlefield', and(planeswalker, controlledBy(q)))],
    }),
  );
}

/** "enchanted Plains" is one, like "enchanted creature", though the noun has no plural of its own. */
const isHost = (m: Match): boolean =>
  m.end - m.at === 2 && m.tokens[m.at].key === 'enchanted' && ['plains', 'equipment'].includes(m.tokens[m.at + 1].key);

/** "all other creatures with the same name as that creature": other than the one just named, not other than the source. */
function otherThanNamed(filter: Filter): Filter {
  if (filter.is !== 'and') return filter;
  const same = filter.of.find((f) => f.is === 'sameName' || f.is === 'sharesColor');
  if (!same || !filter.of.some((f) => f.is === 'other')) return filter;
  const named = same.is === 'sameName' ? same.as : same.is === 'sharesColor' ? same.with : undefined;
  if (!named) return filter;
  return and(not(oneOf(named)), ...filter.of.filter((f) => f.is !== 'other'));
}

const isKind = (f: Filter): boolean => f.is === 'type' || f.is === 'subtype' || f.is === 'or';

/** "creatures and lands", "other Wolves and Werewolves you control" are one list of kinds, "creatures and all lands you control" are two groups. */
function oneList(a: Selector, b: Selector, m: Match): boolean {
  if (a.sel !== 'all' || b.sel !== 'all') return false;
  const words = m.tokens.slice(m.at, m.end).map((t) => t.key);
  if (words[0] === 'each' && words.some((w, i) => w === 'and' && words[i + 1] === 'each')) return false;
  if (isKind(a.filter) && isKind(b.filter)) return true;
  if (words.some((w, i) => w === 'and' && ['all', 'each', 'other'].includes(words[i + 1]))) return false;
  // "attacking Ninjas and Rogues you control"
  const doing = (f: Filter): boolean => f.is === 'status' && (f.status === 'attacking' || f.status === 'blocking');
  return isKind(a.filter) || (a.filter.is === 'and' && a.filter.of.every((f) => isKind(f) || f.is === 'other' || doing(f)));
}

/** "they" as players, in "each opponent loses 1 life for each creature they control". */
export const isThey = (node: Readonly<Record<string, unknown>>): boolean => {
  const of = node.of as { sel?: string; noun?: string; words?: string } | undefined;
  return node.player === 'of' && of?.sel === '$ref' && of.noun === 'player' && of.words?.toLowerCase() === 'they';
};

/** Players as selected entities. */
export function asEntity(p: PlayerRef): Selector {
  return p.player === 'of' ? p.of : { sel: 'players', who: p };
}

/** Players of whom something is so: "each opponent who lost life this turn", "players who control more lands than you". */
function whoAre(g: Grammar): void {
  const those = (player: 'each' | 'eachOpponent' | 'eachOther', cond: Condition): PlayerRef => {
    const it = whoIs({ sel: 'it' });
    return whoIs({ sel: 'filter', of: { sel: 'players', who: { player } }, filter: { is: 'satisfies', cond: withPlayer(cond, it) } });
  };
  const emptyHanded = compare(count(allIn('hand', SUBJECT_PLAYER, { is: 'any' })), '=', 0);
  g.rule('player', 'each opponent with no cards in hand', () => those('eachOpponent', emptyHanded));
  const counted = (c: Nonterminals['howMany'], k: string): Condition =>
    matches({ sel: 'players', who: SUBJECT_PLAYER }, { is: 'counters', counter: k, cmp: c.cmp, value: c.value });
  for (const [words, player] of [
    ['each player', 'each'],
    ['each opponent', 'eachOpponent'],
  ] as const) {
    const those2 = `${words} with {c:howMany} {k:counterName} counters` as '{c:howMany} {k:counterName}';
    g.rule('player', those2, ({ c, k }) => those(player, counted(c, k)));
  }
  const inHand = (c: Nonterminals['howMany']): Condition => compare(count(allIn('hand', SUBJECT_PLAYER, { is: 'any' })), c.cmp, c.value);
  g.rule('quantity', 'the number of your opponents with {c:howMany} cards in hand', ({ c }) => ({
    q: 'players',
    who: those('eachOpponent', inHand(c)),
  }));
  for (const said of ['ofAnyPlayer', 'ofOnePlayer'] as const) {
    for (const [words, player] of [
      ['each player', 'each'],
      ['each opponent', 'eachOpponent'],
      ['each other player', 'eachOther'],
    ] as const) {
      g.rule('player', `${words} who {s:${said}}` as '{s:ofAnyPlayer}', ({ s }) => those(player, s));
      g.rule('forEach', `for ${words} who {s:${said}}` as '{s:ofAnyPlayer}', ({ s }) => ({ q: 'players', who: those(player, s) }));
    }
    // reason: in either word
    for (const [words, player] of [
      ['players', 'each'],
      ['opponents', 'eachOpponent'],
      ['your opponents', 'eachOpponent'],
    ] as const)
      for (const who of ['who', 'that'])
        g.rule('quantity', `the number of ${words} ${who} {s:${said}}` as '{s:ofAnyPlayer}', ({ s }) => ({
          q: 'players',
          who: those(player, s),
        }));
    g.rule('forEach', `for each of your opponents who {s:${said}}` as '{s:ofAnyPlayer}', ({ s }) => ({
      q: 'players',
      who: those('eachOpponent', s),
    }));
  }
}

/** Each player is chosen as the one or is the other. */
const FRIENDS = -1_710_001;
const FOES = -1_710_003;
const PLAYERS: Selector = { sel: 'players', who: { player: 'each' } };
const thoseIn = (slot: number): PlayerRef => whoIs({ sel: 'filter', of: PLAYERS, filter: oneOf(ofSlot(slot)) });

function players(g: Grammar): void {
  g.rule('player', 'you', () => YOU);
  g.rule('player', 'each player', () => ({ player: 'each' }));
  g.rule('player', 'each opponent', () => ({ player: 'eachOpponent' }));
  g.rule('player', 'your opponents', () => ({ player: 'eachOpponent' }));
  g.rule('player', 'each of your opponents', () => ({ player: 'eachOpponent' }));
  // CR 102.3
  g.rule('player', 'your team', () => ({ player: 'yourTeam' }));
  g.rule('player', 'each of your teammates', () => ({ player: 'eachTeammate' }));
  g.rule('player', 'each other player', () => ({ player: 'eachOther' }));
  g.rule('player', 'each player other than {p:player}', ({ p }) =>
    NOT_ONE.has(p.player) ? null : whoIs({ sel: 'except', of: { sel: 'players', who: { player: 'each' } }, minus: asEntity(p) }),
  );
  g.rule('player', 'an opponent', () => ({ player: 'anOpponent' }));
  whoAre(g);
  // CR 722.1: there is one at most
  g.rule('player', 'the monarch', () =>
    whoIs({ sel: 'filter', of: { sel: 'players', who: { player: 'each' } }, filter: { is: 'designated', designation: 'monarch' } }),
  );
  g.rule('player', 'defending player', (_, m) => ({ player: '$defending', at: m.at }) as unknown as PlayerRef);
  g.rule('player', 'the chosen player', () => whoIs({ sel: 'linked', link: CHOSEN_PLAYER }));
  g.rule('player', 'enchanted player', () => whoIs({ sel: 'host' }));
  g.rule('player', 'that/the player', (_, m) => whoIs(ref(m, 'player')));
  g.rule('player', 'each friend', () => thoseIn(FRIENDS));
  g.rule('player', 'each foe', () => thoseIn(FOES));
  g.rule('sentence', 'for each player , choose friend or foe', () =>
    seq(
      { do: 'let', slot: FRIENDS, what: { sel: 'choose', who: YOU, from: PLAYERS, min: 0, max: 'any', how: 'choice' } },
      { do: 'let', slot: FOES, what: { sel: 'except', of: PLAYERS, minus: ofSlot(FRIENDS) } },
    ),
  );
  g.rule('player', 'the first player', (_, m) => whoIs(ref(m, 'firstPlayer')));
  g.rule('player', 'the second player', (_, m) => whoIs(ref(m, 'secondPlayer')));
  g.rule('player', 'that opponent', (_, m) => whoIs(ref(m, 'player')));
  g.rule('player', 'they', (_, m) => whoIs(ref(m, 'player')));
  g.rule('player', '{t:targetPlayer}', ({ t }) => t);
  g.rule('player', 'the owner of {o:object}', ({ o }) => ((o as { sel: string }).sel === '$target' ? { player: 'ownerOf', of: o } : null));
  g.rule('player', 'the controller of target {n:noun}', ({ n }, m) =>
    n.many || !onBattlefield(n) ? null : { player: 'controllerOf', of: target(m.at + 3, n, ONE) },
  );
  g.rule('player', 'the player whose turn it is', () => ({ player: 'active' }));
  g.rule('player', '{o:possessiveObject} controller', ({ o }) => ({ player: 'controllerOf', of: o }));
  // one player controls them all: who controls one of them
  g.rule('player', 'the controller of those {h:head}', ({ h }, m) =>
    h.many ? { player: 'controllerOf', of: ref({ ...m, at: m.end - 2 }, h.head) } : null,
  );
  g.rule('player', '{o:possessiveObject} owner', ({ o }) => ({ player: 'ownerOf', of: o }));
  g.rule('player', "that player or that permanent 's controller", (_, m) => ({ player: 'controllerOf', of: ref(m, 'playerOrPermanent') }));
  g.rule('player', "that permanent 's controller or that player", (_, m) => ({ player: 'controllerOf', of: ref(m, 'playerOrPermanent') }));
  g.rule('player', "that player or by that planeswalker 's controller", (_, m) => ({
    player: 'controllerOf',
    of: ref(m, 'playerOrPlaneswalker'),
  }));
  g.rule('player', "that player or that planeswalker 's controller", (_, m) => ({
    player: 'controllerOf',
    of: ref(m, 'playerOrPlaneswalker'),
  }));
  g.rule('possessive', 'your', () => YOU);
  g.rule('possessive', 'their', (_, m) => ({ player: '$their', at: m.at }) as unknown as PlayerRef);
  g.rule('possessive', "{p:player} 's", ({ p }) => (p.player === 'you' ? null : p));
}

export function installReferences(g: Grammar): void {
  targetsAndPlayers(g);
  targetObjects(g);
  chosenTargets(g);
  targetLists(g);
  exiledTargets(g);
  orSuspended(g);
  pronouns(g);
  exploited(g);
  chosenThings(g);
  choices(g);
  players(g);
}
