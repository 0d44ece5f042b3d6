/** What players do something to, as the objects of their verbs; where it goes; and what is left over (CR 400, 701). */
import type { Destination, Effect, Entering, PlayerRef, Quantity, Selector, Zone } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { all, allIn, choose, controlledBy } from './make.js';
import { ANY, allOf, and, isOwn, mentionsNode, type Noun, not, or, otherAt, raw, SUBJECT_PLAYER as WHO, YOU } from './raw.js';
import { ref } from './references.js';

/** Whose it is: "their" of the sentence's own subject, or "your" in an order to you. */
const owner = (p: PlayerRef): PlayerRef => (isOwn(p) ? WHO : p);
const filtered = (of: Selector, { filter }: Noun): Selector => (filter.is === 'any' ? of : { sel: 'filter', of, filter });

/** Whole zones, and the top of a library. */
function zones(g: Grammar): void {
  g.rule('objects', "all cards from all opponents 's hands and graveyards", () => ({
    sel: 'union',
    of: [allIn('hand', { player: 'eachOpponent' }, ANY), allIn('graveyard', { player: 'eachOpponent' }, ANY)],
  }));
  g.rule('objects', 'all cards from all hands and graveyards', () => ({ sel: 'union', of: [all('hand', ANY), all('graveyard', ANY)] }));
  g.rule('objects', 'all cards from {p:possessive} hand and graveyard', ({ p }) => ({
    sel: 'union',
    of: [allIn('hand', p, ANY), allIn('graveyard', p, ANY)],
  }));
  g.rule('objects', "all cards from all opponents 's graveyards", () => allIn('graveyard', { player: 'eachOpponent' }, ANY));
  g.rule('objects', 'the cards from {p:own} hand', ({ p }) => (p ? allIn('hand', WHO, ANY) : null));
  g.rule('objects', 'all cards from {p:own} hand', ({ p }) => (p ? allIn('hand', WHO, ANY) : null));
  g.rule('objects', '{o:self} and all graveyards', ({ o }) => ({ sel: 'union', of: [o, all('graveyard', ANY)] }));
  g.rule('objects', "{p:targetPlayer} 's graveyards", ({ p }) => allIn('graveyard', p, ANY));
  g.rule('objects', 'all graveyards', () => all('graveyard', ANY));
  g.rule('objects', '{p:possessive} graveyard', ({ p }) => allIn('graveyard', p, ANY));
  g.rule('objects', '{p:possessive} graveyard other than {n:noun}', ({ p, n }) =>
    n.many && n.head === 'card' && !n.zone ? allIn('graveyard', p, not(n.filter)) : null,
  );
  g.rule('objects', 'the cards in {p:own} hand', ({ p }) => (p ? allIn('hand', WHO, ANY) : null));
  g.rule('topCards', 'the top card of {p:possessive} library', ({ p }) => ({ sel: 'top', of: owner(p), count: 1 }));
  g.rule('topCards', 'the top {n:number} cards of {p:possessive} library', ({ n, p }) => ({ sel: 'top', of: owner(p), count: n }));
  // of the library that has just been shuffled
  const shuffled = (m: Match): boolean =>
    /shuffle (?:your library )?, then (?:reveal|exile)$/.test(
      m.tokens
        .slice(0, m.at)
        .map((t) => t.key)
        .join(' '),
    );
  for (const o of ['hidden', 'objects'] as const) {
    g.rule(o, 'the top card', (_, m) => (shuffled(m) ? { sel: 'top', of: WHO, count: 1 } : null));
    g.rule(o, 'the top {n:number} cards', ({ n }, m) => (shuffled(m) ? { sel: 'top', of: WHO, count: n } : null));
  }
  // what is put into a graveyard so is milled
  const many = (p: PlayerRef, q: Quantity, m: Match): Selector | null =>
    /^puts?$/.test(m.tokens[m.at - 1]?.key ?? '') ? null : { sel: 'top', of: owner(p), count: q };
  for (const cards of ['cards', 'a number of cards']) {
    const before = `${cards} from the top of {p:possessive} library equal to {q:quantity}`;
    g.rule('topCards', before as '{p:possessive} {q:quantity}', ({ p, q }, m) => many(p, q, m));
    const after = `${cards} equal to {q:quantity} from the top of {p:possessive} library`;
    g.rule('topCards', after as '{q:quantity} {p:possessive}', ({ q, p }, m) => many(p, q, m));
  }
  g.rule('objects', '{o:topCards}', ({ o }) => o);
  g.rule('hidden', '{o:topCards}', ({ o }) => o);
  const fromTop = (n: Quantity, p: PlayerRef): Selector => ({ sel: 'top', of: owner(p), count: n });
  g.rule('hidden', '{n:number} cards from the top of {p:possessive} library', ({ n, p }) => fromTop(n, p));
  g.rule('playerVerb', "return all {n:noun} to their owners 's hands except for {k:noun}", ({ n, k }) =>
    n.many && !n.zone && n.head !== 'card' && k.many && !k.zone
      ? { do: 'move', what: allOf({ ...n, filter: and(n.filter, not(k.filter)) }), to: 'hand' }
      : null,
  );
  g.rule('playerVerb', 'exile/exiles {n:number} cards from the top of {p:possessive} library', ({ n, p }) => ({
    do: 'move',
    what: fromTop(n, p),
    to: 'exile',
  }));
  // CR 708.5
  g.rule('hidden', '{o:targeted}', ({ o }) => (mentionsNode(o, { is: 'status', status: 'faceDown' }) ? o : null));
  g.rule('hidden', '{p:possessive} hand', ({ p }) => allIn('hand', owner(p), ANY));
  g.rule('objects', '{o:pronoun} and {c:chosen}', ({ o, c }) => (o.sel === 'choose' ? null : { sel: 'union', of: [o, c] }));
  for (const o of ['hidden', 'pronoun', 'chosen', 'amongThem', 'outsideCards'] as const)
    g.rule('shown', `{o:${o}}` as '{o:hidden}', (c) => c.o);
}

/** Some of what was named before, and the others. */
function some(g: Grammar): void {
  g.rule('playerVerb', 'return {o:amongThem} to your hand', ({ o }) => ({ do: 'move', what: o, to: 'hand' }));
  g.rule('playerVerb', 'exile/exiles {o:amongThem}', ({ o }) => ({ do: 'move', what: o, to: 'exile' }));
  const them = (m: Match): Selector => ref(m, 'card', true);
  g.rule('taken', '{o:objects}', ({ o }) => o);
  g.rule('taken', '{o:amongThem}', ({ o }) => o);
  g.rule('taken', '{o:outsideCards}', ({ o }) => o);
  // "put one back and the rest into that player's graveyard"
  g.rule('taken', '{c:number}', ({ c }, m) => choose(WHO, them({ ...m, end: m.at }), c, c));
  g.rule('taken', '{c:count} of {o:pronoun}', ({ c, o }) => choose(WHO, o, c.min, c.max));
  g.rule('taken', 'any number of {o:pronoun}', ({ o }) => choose(WHO, o, 0, 'any'));
  g.rule('amongThem', '{c:count} {n:noun} from among them', ({ c, n }, m) => choose(WHO, filtered(them(m), n), c.min, c.max));
  // CR 608.2d: either, or both
  g.rule('objects', 'a/an {n:noun} and-or a/an {k:noun} from your hand', ({ n, k }) =>
    n.many || k.many || n.zone || k.zone || n.head !== 'card' || k.head !== 'card'
      ? null
      : { sel: 'union', of: [n, k].map((x) => choose(WHO, allIn('hand', YOU, x.filter), 0, 1)) },
  );
  g.rule('amongThem', 'a/an {n:noun} and-or a/an {k:noun} from among them', ({ n, k }, m) =>
    n.many || k.many ? null : { sel: 'union', of: [n, k].map((x) => choose(WHO, filtered(them(m), x), 0, 1)) },
  );
  const oneOfEach = (m: Match, ...kinds: Noun[]): Selector | null =>
    kinds.some((k) => k.many || k.zone || k.head !== 'card')
      ? null
      : { sel: 'union', of: kinds.map((x) => choose(WHO, filtered(them(m), x), 0, 1)) };
  g.rule('amongThem', 'a/an {a:noun} , a/an {b:noun} , and-or a/an {c:noun} from among them', ({ a, b, c }, m) => oneOfEach(m, a, b, c));
  g.rule('amongThem', 'a/an {a:noun} , a/an {b:noun} , a/an {c:noun} , and-or a/an {d:noun} from among them', ({ a, b, c, d }, m) =>
    oneOfEach(m, a, b, c, d),
  );
  for (const milled of ['the milled cards', 'the cards milled this way'])
    g.rule('taken', `{c:count} {n:nounOr} from among ${milled}` as '{c:count} {n:nounOr}', ({ c, n }, m) =>
      n.head === 'card' && !n.zone
        ? choose(WHO, { sel: 'filter', of: ref({ ...m, end: m.at + 1 }, 'way:mill', true), filter: n.filter }, c.min, c.max)
        : null,
    );
  for (const way of ['mill', 'exile'] as const)
    g.rule('taken', `all {n:nounOr} ${way === 'mill' ? 'milled' : 'exiled'} this way` as '{n:nounOr}', ({ n }, m) =>
      n.head === 'card' && n.many && !n.zone && n.filter.is !== 'any'
        ? { sel: 'filter', of: ref({ ...m, end: m.at + 1 }, `way:${way}`, true), filter: n.filter }
        : null,
    );
  g.rule('taken', 'all {n:noun} from among them', ({ n }, m) => (n.head === 'card' && n.many && !n.zone ? filtered(them(m), n) : null));
  g.rule('taken', 'all {n:noun} revealed this way', ({ n }, m) =>
    n.head === 'card' && n.filter.is !== 'any' && !mentionsNode(n.filter, { is: 'other' })
      ? { sel: 'filter', of: ref(m, 'revealed', true), filter: n.filter }
      : null,
  );
  g.rule('objects', 'the rest', (_, m) => ref(m, 'rest', true));
  g.rule('objects', 'the rest of the revealed cards', (_, m) => ref(m, 'rest', true));
  g.rule('objects', "all cards revealed this way that weren't put onto the battlefield", (_, m) => ref(m, 'rest', true));
  g.rule('theRest', 'the rest of the revealed cards', (_, m) => ref(m, 'rest', true));
  for (const nonterminal of ['objects', 'theRest'] as const)
    for (const words of ['the rest of the cards', 'the rest of the cards revealed this way', 'the rest of those cards'])
      g.rule(nonterminal, words as 'the rest', (_, m) => ref(m, 'rest', true));
  g.rule('theRest', 'all other cards revealed this way', (_, m) => ref(m, 'rest', true));
  g.rule('theRest', 'the rest/other', (_, m) => ref(m, 'rest', true));
}

/** What is chosen, or must be a target, and what can be changed of a target. */
function chosen(g: Grammar): void {
  // not after others of them have been put elsewhere
  g.rule('playerVerb', 'exile/exiles {c:number} of {o:pronoun}', ({ c, o }, m) =>
    m.tokens[m.at - 1]?.key === 'then' ? { do: 'move', what: choose(WHO, o, c, c), to: 'exile' } : null,
  );
  for (const nonterminal of ['objects', 'each'] as const) {
    g.rule(nonterminal, '{o:selector}', ({ o }) => o);
    g.rule(nonterminal, '{o:chosen}', ({ o }) => o);
  }
  g.rule('targeted', '{o:object}', ({ o }) => ((o as { sel: string }).sel === '$target' ? o : null));
  g.rule('aimedPlayer', '{t:targetPlayer}', ({ t }) => t);
  g.rule('onePlayer', '{p:player}', ({ p }) => (['each', 'eachOpponent', 'eachOther'].includes(p.player) ? null : p));
  // reason: magic/rules/702-aura-swap.test.ts reads it
  g.rule('cardsInHand', '{c:count} {n:noun} in/from your hand', ({ c, n }) =>
    n.head === 'card' && !n.zone && !n.of ? choose(YOU, allIn('hand', YOU, n.filter), c.min, c.max) : null,
  );
  g.rule('exchangedStat', '{o:possessiveObject} {s:statName}', ({ o, s }) =>
    s === 'power' || s === 'toughness' ? { stat: s, of: o } : null,
  );
  g.rule('whichTargets', 'a target', () => 'one');
  g.rule('whichTargets', 'any targets', () => 'any');
  g.rule('whichTargets', 'the target/targets', () => 'all');
}

/** Counters of several kinds, one of each, and what else is said of how it enters (CR 614.1c). */
function enteringWith(g: Grammar): void {
  const oneOfEach = (...kinds: string[]): Entering => ({ counters: kinds.map((counter) => ({ counter, count: 1 })) });
  g.rule('enteringItem', 'with a/an {j:counterName} counter and a/an {k:counterName} counter on it', ({ j, k }) => oneOfEach(j, k));
  // reason: magic/rules/601-permitted-and-paid.test.ts reads it
  g.rule(
    'enteringItem',
    'with a/an {a:counterName} counter , a/an {b:counterName} counter , and a/an {c:counterName} counter on it',
    ({ a, b, c }) => oneOfEach(a, b, c),
  );
  g.rule(
    'enteringItem',
    'with a/an {a:counterName} counter , a/an {b:counterName} counter , a/an {c:counterName} counter , and a/an {d:counterName} counter on it',
    ({ a, b, c, d }) => oneOfEach(a, b, c, d),
  );
  g.rule('entering', '{e:enteringItem}', ({ e }) => e);
  g.rule('entering', '{e:enteringItem} and {f:enteringItem}', ({ e, f }) => ({
    ...e,
    ...f,
    ...(e.counters && f.counters ? { counters: [...e.counters, ...f.counters] } : {}),
  }));
}

function destinations(g: Grammar): void {
  const to = (zone: Zone, more: Omit<Destination, 'to'> = {}): Destination => ({ to: zone, ...more });
  g.rule('whose', '{w:own}', ({ w }) => w);
  g.rule('whose', "its/their owner 's", () => true);
  g.rule('whose', "their owners 's", () => true);
  // CR 400.3: whosever it is said to be, it is its owner's
  g.rule('whose', "that player/opponent 's", () => true);
  g.rule('inOrder', 'in any order', () => 'any');
  g.rule('inOrder', 'in a random order', () => 'random');
  g.rule('destination', 'to/into {w:whose} hand/hands', ({ w }) => (w ? to('hand') : null));
  g.rule('destination', 'to/into {w:whose} graveyard/graveyards', ({ w }) => (w ? to('graveyard') : null));
  g.rule('destination', 'back', () => to('library', { position: 'top' }));
  g.rule('destination', 'back in any order', () => to('library', { position: 'top', order: 'any' }));
  g.rule('destination', 'back? on top of {w:whose} library/libraries {o?:inOrder}', ({ w, o }) =>
    w ? to('library', { position: 'top', ...(o ? { order: o } : {}) }) : null,
  );
  g.rule('destination', 'on the bottom of {w:whose} library/libraries {o?:inOrder}', ({ w, o }) =>
    w ? to('library', { position: 'bottom', ...(o ? { order: o } : {}) }) : null,
  );
  // CR 400.3: the library that was spoken of is that of their owner
  for (const position of ['top', 'bottom'] as const) {
    const on = position === 'top' ? 'back? on top of' : 'on the bottom of';
    g.rule('destination', `${on} that/the library {o?:inOrder}` as '{o?:inOrder}', ({ o }) =>
      to('library', { position, ...(o ? { order: o } : {}) }),
    );
  }
  g.rule('destination', 'into {w:whose} library {n:ordinal} from the top', ({ w, n }) =>
    w ? to('library', { position: { fromTop: n } }) : null,
  );
  // of the library that was just shuffled
  g.rule('destination', '{n:ordinal} from the top', ({ n }) => to('library', { position: { fromTop: n } }));
  g.rule('destination', 'into {w:whose} library just beneath the top {n:number} cards of that library', ({ w, n }) =>
    w ? to('library', { position: { beneath: n } }) : null,
  );
  g.rule('control', 'under your control', () => ({ under: YOU }));
  g.rule('control', "under its/their owner 's control", () => ({}));
  g.rule('control', "under their owners 's control", () => ({}));
  g.rule('control', "under the control of that card 's owner", () => ({}));
  g.rule('control', 'under the control of {o:possessiveObject} owner', ({ o }) => ({ under: { player: 'ownerOf', of: o } }));
  g.rule('arriving', '{e:entering}', ({ e }) => e);
  g.rule('arriving', 'flipped', () => ({ face: 'flipped' }));
  // CR 708.2a, 708.3
  g.rule('arriving', 'face down', () => ({ face: 'faceDown' }));
  g.rule('arriving', 'blocking {o:oneObject}', ({ o }) => ({ blocking: { attacker: o } }));
  g.rule('arriving', 'attached to {o:oneObject}', ({ o }) => ({ attachedTo: o }));
  g.rule('destination', 'onto/to the battlefield {e?:arriving}', ({ e }) =>
    to('battlefield', { ...(e ? { entering: e } : {}), $unsaid: true } as Omit<Destination, 'to'>),
  );
  g.rule('destination', 'onto/to the battlefield {e?:arriving} {c:control} {f?:arriving}', ({ e, c, f }) =>
    to('battlefield', { ...c, ...(e || f ? { entering: { ...e, ...f } } : {}) }),
  );
  g.rule('enteringItem', 'tapped', () => ({ tapped: 'tapped' }));
  g.rule('enteringItem', 'transformed', () => ({ face: 'transformed' }));
  g.rule('enteringItem', 'attacking', () => ({ attacking: 'attacking' }));
  // CR 508.4a: the player that the words name
  g.rule('enteringItem', 'attacking that player/opponent', (_, m) => ({
    attacking: { defender: ref({ ...m, at: m.at + 1 }, 'player') },
  }));
  g.rule('enteringItem', 'with {n:number} {c:counterName} counter/counters on it', ({ n, c }) => ({
    counters: [{ counter: c, count: n }],
  }));
  g.rule('enteringItem', 'with {n:number} additional {c:counterName} counter/counters on it', ({ n, c }) => ({
    counters: [{ counter: c, count: n }],
  }));
  g.rule('enteringItem', 'with a number of {c:counterName} counters on it equal to {q:quantity}', ({ c, q }) => ({
    counters: [{ counter: c, count: q }],
  }));
  enteringWith(g);
  g.rule('entering', 'tapped and attacking {f:enteringItem}', ({ f }) =>
    f.counters ? { tapped: 'tapped', attacking: 'attacking', ...f } : null,
  );
}

const thatMany = ({ at }: { at: number }): Quantity => raw.quantity({ q: '$ref', at, words: 'that many', measure: 'that' });
const drawing = (count: Quantity): Effect => ({ do: 'draw', who: WHO, count });

/** CR 708.2a: either way, as who does it likes. */
function eitherFace(g: Grammar): void {
  g.rule('playerVerb', 'return/returns {o:pronoun} from your graveyard {d:destination} face up or face down', ({ o, d }) => {
    const up = { do: 'move', what: o, from: 'graveyard', ...d } as const;
    return d.to !== 'battlefield' || d.entering
      ? null
      : { do: 'chooseEffect', who: WHO, options: [up, { ...up, entering: { face: 'faceDown' } }] };
  });
}

/** Numbers of things and of copies, and words that stand for kinds of words. */
function counted(g: Grammar): void {
  g.rule('rounded', 'up', () => 'up');
  g.rule('rounded', 'down', () => 'down');
  g.rule('countedCards', '{n:noun}', ({ n }) => (n.head === 'card' && !n.zone ? n.filter : null));
  g.rule('countedPermanents', '{n:nounOr}', ({ n }) => (n.zone || n.head === 'card' ? null : n.filter));
  g.rule('playerVerb', 'sacrifice/sacrifices another {c:countedPermanents}', ({ c }, m) => ({
    do: 'sacrifice',
    who: WHO,
    count: 1,
    filter: and(otherAt(m), c),
  }));
  g.rule('playerVerb', 'sacrifice/sacrifices a/an {c:countedPermanents} or a/an {d:countedPermanents}', ({ c, d }) => ({
    do: 'sacrifice',
    who: WHO,
    count: 1,
    filter: or(c, d),
  }));
  g.rule('number', 'that many', (_, m) => thatMany(m));
  // reason: no card that is read whole needs it yet
  g.rule('number', 'that number of', (_, m) => thatMany(m));
  g.rule('number', 'twice that many', (_, m) => ({ q: 'product', of: [2, thatMany(m)] }));
  g.rule('number', 'that many plus {n:several}', ({ n }, m) => ({ q: 'sum', of: [thatMany(m), n] }));
  g.rule('number', 'that many minus {n:several}', ({ n }, m) => ({ q: 'minus', left: thatMany(m), right: n }));
  g.rule('playerVerb', 'draw/draws that many cards plus {n:several}', ({ n }, m) => drawing({ q: 'sum', of: [thatMany(m), n] }));
  g.rule('playerVerb', 'draw/draws that many cards minus {n:several}', ({ n }, m) => drawing({ q: 'minus', left: thatMany(m), right: n }));
  g.rule('sacrificed', '{o:pronoun}', ({ o }) => o);
  g.rule('sacrificed', 'all {n:noun}', ({ n }) => (n.many && !n.zone && n.head !== 'card' ? allOf(n) : null));
  g.rule('sacrificed', 'up to {k:number} {n:noun}', ({ k, n }) =>
    n.many && !n.zone && n.head !== 'card' ? choose(WHO, allOf({ ...n, filter: and(n.filter, controlledBy(WHO)) }), 0, k) : null,
  );
  g.rule('sacrificed', 'one or more {n:noun}', ({ n }) =>
    n.many && !n.zone && n.head !== 'card' ? choose(WHO, allOf({ ...n, filter: and(n.filter, controlledBy(WHO)) }), 1, 'any') : null,
  );
  g.rule('sacrificed', 'any number of {n:noun}', ({ n }) =>
    n.many && !n.zone && n.head !== 'card' ? choose(WHO, allOf({ ...n, filter: and(n.filter, controlledBy(WHO)) }), 0, 'any') : null,
  );
  g.rule('playerVerb', 'draw/draws cards equal to {q:quantity} plus {n:several}', ({ q, n }) => drawing({ q: 'sum', of: [q, n] }));
  // "its" would be what is discarded
  g.rule('playerVerb', 'discard/discards cards equal to {q:quantity}', ({ q }) =>
    mentionsNode(q, { words: 'its' }) ? null : { do: 'discard', who: WHO, count: q, filter: ANY, how: 'choice' },
  );
  g.rule('discarded', 'up to {n:number} cards', ({ n }) => choose(WHO, allIn('hand', WHO, ANY), 0, n));
  // "draw three cards, then discard one of them"
  g.rule('discarded', '{c:count} of them', ({ c }, m) =>
    drawn(m) ? choose(WHO, ref({ ...m, at: m.end - 1 }, 'way:draw', true), c.min, c.max) : null,
  );
  // from the hand, said or not
  const inHand = (n: Noun): boolean => n.many && n.head === 'card' && (!n.zone || n.zone === 'hand');
  g.rule('discarded', 'one or more {n:noun}', ({ n }) => (inHand(n) ? choose(WHO, allIn('hand', WHO, n.filter), 1, 'any') : null));
  g.rule('discarded', 'any number of {n:noun}', ({ n }) =>
    inHand(n) && n.filter.is !== 'any' ? choose(WHO, allIn('hand', WHO, n.filter), 0, 'any') : null,
  );
  g.rule('discarded', 'any number of cards', () => choose(WHO, allIn('hand', WHO, ANY), 0, 'any'));
  g.rule('copyTimes', 'twice', () => 2);
  g.rule('copyTimes', '{n:several} times', ({ n }) => n);
  g.rule('copyTimes', 'X times', () => ({ q: 'x' }));
  g.rule('copyTimes', 'that many times', (_, m) => raw.quantity({ q: '$ref', at: m.at, words: 'that many', measure: 'that' }));
  g.rule('copyTimes', '{f:forEach}', ({ f }) => f);
  g.rule('copyTimes', 'once {f:forEach}', ({ f }) => f);
  g.rule('newTargets', '. you may choose new targets for the/that copy/copies', () => 'may');
  g.rule('newTargets', '. that/the player may choose new targets for the/that copy', () => 'may');
  g.rule('newTargets', '. each of those players may choose new targets for their copy', () => 'may');
  g.rule('newTargets', ',? and you? may choose new targets for the/that copy/copies', () => 'may');
  g.rule('newTargets', 'and may choose a new target for that copy', () => 'may');
  g.rule('textWords', 'one color word with another', () => ['color']);
  g.rule('textWords', 'one basic land type with another', () => ['basicLandType']);
  g.rule('textWords', 'one color word with another or one basic land type with another', () => ['color', 'basicLandType']);
  g.rule('creatureType', '{t:subtype}', ({ t }) => t.subtype);
  g.rule('creatureTypes', '{t:subtype}', ({ t }) => (t.many ? t.subtype : null));
}

/** Whether the words before are "draw so many cards, then discard". */
const drawn = (m: Match): boolean =>
  /\bdraws? \S+ cards (?:, then|\.) discards?$/.test(
    m.tokens
      .slice(0, m.at)
      .map((t) => t.key)
      .join(' '),
  );

export function installObjects(g: Grammar): void {
  eitherFace(g);
  counted(g);
  zones(g);
  some(g);
  chosen(g);
  destinations(g);
}
