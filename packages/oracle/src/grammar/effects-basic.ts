/** What players do: draw, life, discard, sacrifice, destroy, exile, return, tap, counter, tokens, mana … (CR 701, 119–122). */
import type { Effect, Filter, PlayerRef, Quantity, Selector } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { all, allIn, copying, counters, doing, doingWith, lasting, moved, payObjects, unlessPays } from './make.js';
import { ANY, and, NOTHING, otherAt, SUBJECT_PLAYER as WHO, YOU } from './raw.js';

const one: Quantity = 1;

function counts(g: Grammar): void {
  g.rule('playerVerb', 'draw/draws that many cards', (_, m) => ({ do: 'draw', who: WHO, count: that(m) }));
  for (const [words, change] of [
    ['unlock/unlocks a locked', 'unlock'],
    ['lock/locks an unlocked', 'lock'],
    ['lock or unlock a', 'any'],
  ] as const)
    g.rule('playerVerb', `${words} door of {o:object}` as '{o:object}', ({ o }) => ({ do: 'door', who: WHO, what: o, change }));
  g.rule('playerVerb', 'control {p:targetPlayer} during {w:ownNextTurn}', ({ p, w }) => ({ do: 'controlPlayer', who: WHO, whom: p, ...w }));
  g.rule('playerVerb', 'gain control of {p:targetPlayer} during {w:ownNextTurn}', ({ p, w }) => ({
    do: 'controlPlayer',
    who: WHO,
    whom: p,
    ...w,
  }));
  g.rule('ownNextTurn', "that player 's next turn", () => ({}));
  // reason: magic/rules/720-controlling-players.test.ts reads it
  g.rule('ownNextTurn', "that player 's next combat phase", () => ({ during: 'combat' }));
  // reason: oracle/later-wordings.test.ts reads it
  g.rule('ownNextTurn', 'their next combat phase', () => ({ during: 'combat' }));
  g.rule('sentence', 'after that turn , {p:player} takes an extra turn', ({ p }) => ({ do: 'extraTurn', who: p, after: 'theirNextTurn' }));
  g.rule('playerVerb', 'get/gets an emblem with {q:quoted}', ({ q }) => ({ do: 'emblem', who: WHO, abilities: [q] }));
}

/** Milling, by the players who are the subject (CR 701.13a). */
export const keywordMill = (n: Quantity): Effect => doing('mill', WHO, n);

const that = (m: Match): Quantity => ({ q: '$ref', at: m.at, words: 'that many', measure: 'that' }) as unknown as Quantity;

function cards(g: Grammar): void {
  const discard = (count: Quantity | 'all', filter: Filter, how: 'choice' | 'random' = 'choice'): Effect => ({
    do: 'discard',
    who: WHO,
    count,
    filter,
    how,
  });
  g.rule('playerVerb', 'discard/discards {n:number} {c:noun}', ({ n, c }) => (c.head === 'card' && !c.zone ? discard(n, c.filter) : null));
  g.rule('playerVerb', 'discard/discards {n:number} {c:noun} at random', ({ n, c }) =>
    c.head === 'card' && !c.zone ? discard(n, c.filter, 'random') : null,
  );
  g.rule('playerVerb', 'discard/discards {p:possessive} hand', ({ p }) => (whose(p) ? discard('all', ANY) : null));
  g.rule('playerVerb', 'discard/discards all the cards in {p:possessive} hand', ({ p }) => (whose(p) ? discard('all', ANY) : null));
  g.rule('playerVerb', 'reveal/reveals {p:possessive} hand', ({ p }) => ({ do: 'reveal', what: hand(whose(p) ? WHO : p) }));
  g.rule('playerVerb', 'look/looks at {p:possessive} hand', ({ p }) => ({ do: 'look', who: WHO, at: hand(p) }));
  g.rule('playerVerb', 'look/looks at the top card of {p:possessive} library', ({ p }) => ({
    do: 'look',
    who: WHO,
    at: top(whose(p) ? WHO : p, 1),
  }));
  g.rule('playerVerb', 'look/looks at the top {n:number} cards of {p:possessive} library', ({ n, p }) => ({
    do: 'look',
    who: WHO,
    at: top(whose(p) ? WHO : p, n),
  }));
  g.rule('playerVerb', 'reveal/reveals the top card of {p:possessive} library', ({ p }) => ({
    do: 'reveal',
    what: top(whose(p) ? WHO : p, 1),
  }));
  g.rule('playerVerb', 'reveal/reveals the top {n:number} cards of {p:possessive} library', ({ n, p }) => ({
    do: 'reveal',
    what: top(whose(p) ? WHO : p, n),
  }));
  g.rule('playerVerb', 'exile/exiles the top card of {p:possessive} library', ({ p }) => moved(top(whose(p) ? WHO : p, 1), 'exile'));
  g.rule('playerVerb', 'exile/exiles the top {n:number} cards of {p:possessive} library', ({ n, p }) =>
    moved(top(whose(p) ? WHO : p, n), 'exile'),
  );
  g.rule('playerVerb', 'reveal/reveals {o:pronoun}', ({ o }) => ({ do: 'reveal', what: o }));
}

/** "their" of the sentence's own subject, or "your" in an order to you. */
export const whose = (p: PlayerRef): boolean => (p as { player: string }).player === '$their' || p.player === 'you';
export const hand = (of: PlayerRef): Selector => allIn('hand', of, ANY);
export const top = (of: PlayerRef, count: Quantity): Selector => ({ sel: 'top', of, count });

function removal(g: Grammar): void {
  g.rule('playerVerb', 'destroy/destroys {s:selector}', ({ s }) => ({ do: 'destroy', what: s, regeneration: 'allowed' }));
  g.rule('playerVerb', 'exile/exiles {s:selector}', ({ s }) => moved(s, 'exile'));
  g.rule('playerVerb', 'exile/exiles {s:chosen}', ({ s }) => moved(s, 'exile'));
  g.rule('playerVerb', 'exile/exiles {s:selector} face down', ({ s }) => ({ do: 'move', what: s, to: 'exile', face: 'faceDown' }));
  g.rule('playerVerb', 'exile/exiles {s:chosen} face down', ({ s }) => ({ do: 'move', what: s, to: 'exile', face: 'faceDown' }));
  g.rule('playerVerb', 'exile {s:selector} until ~ leaves the battlefield', ({ s }) => ({
    do: 'move',
    what: s,
    to: 'exile',
    until: 'sourceLeaves',
  }));
  g.rule('playerVerb', 'exile/exiles all graveyards', () => moved(all('graveyard', ANY), 'exile'));
  g.rule('playerVerb', 'exile/exiles {p:possessive} graveyard', ({ p }) => moved(allIn('graveyard', p, ANY), 'exile'));
  g.rule('playerVerb', 'sacrifice/sacrifices {n:number} {c:nounOr}', ({ n, c }) =>
    c.zone || c.head === 'card' ? null : { do: 'sacrifice', who: WHO, count: n, filter: c.filter },
  );
  g.rule('playerVerb', 'sacrifice/sacrifices another {c:nounOr}', ({ c }, m) =>
    c.zone ? null : { do: 'sacrifice', who: WHO, count: 1, filter: and(otherAt(m), c.filter) },
  );
  g.rule('playerVerb', 'sacrifice/sacrifices {o:pronoun}', ({ o }) => ({ do: 'sacrificeThese', who: WHO, what: o }));
  g.rule('playerVerb', 'counter/counters {s:object}', ({ s }) => ({ do: 'counter', what: s }));
  g.rule(
    'playerVerb',
    "counter/counters {s:object} . if that spell is countered this way , exile it instead of putting it into its owner 's graveyard",
    ({ s }) => ({ do: 'counter', what: s, to: 'exile' }),
  );
}

function permanents(g: Grammar): void {
  g.rule('playerVerb', 'regenerate/regenerates {s:selector}', ({ s }) => doingWith('regenerate', WHO, s, one));
  g.rule('playerVerb', 'tap/taps {s:selector}', ({ s }) => ({ do: 'tap', what: s }));
  g.rule('playerVerb', 'untap/untaps {s:selector}', ({ s }) => ({ do: 'untap', what: s }));
  g.rule('playerVerb', 'tap or untap {s:object}', ({ s }) => ({
    do: 'chooseEffect',
    who: WHO,
    options: [
      { do: 'tap', what: s },
      { do: 'untap', what: s },
    ],
  }));
  g.rule('playerVerb', 'untap/untaps {s:chosen}', ({ s }) => ({ do: 'untap', what: s }));
  g.rule('playerVerb', 'transform/transforms {s:selector}', ({ s }) => doingWith('transform', WHO, s, one));
  g.rule('playerVerb', 'flip {s:selector}', ({ s }) => doingWith('flip', WHO, s, one));
  g.rule('playerVerb', 'detain {o:object}', ({ o }) => doingWith('detain', WHO, o, one));
  g.rule('playerVerb', 'goad {o:object}', ({ o }) => doingWith('goad', WHO, o, one));
  g.rule('playerVerb', 'gain control of {o:object} {d:duration}', ({ o, d }) => lasting(o, [{ mod: 'control', who: WHO }], d));
  g.rule('playerVerb', 'gain control of {o:object}', ({ o }) => lasting(o, [{ mod: 'control', who: WHO }], 'indefinite'));
  g.rule('playerVerb', 'attach {o:pronoun} to {s:object}', ({ o, s }) => ({ do: 'attach', what: o, to: s }));
  g.rule('playerVerb', 'remove {o:object} from combat', ({ o }) => ({ do: 'removeFromCombat', what: o }));
  g.rule('playerVerb', 'copy {o:oneObject} . you may choose new targets for the copy', ({ o }) => copying(o, WHO, 1, 'may'));
  g.rule('playerVerb', 'copy ~ and may choose a new target for that copy', () => copying({ sel: 'self' }, WHO, 1, 'may'));
  g.rule('playerVerb', 'switch {o:possessiveObject} power and toughness until end of turn', ({ o }) =>
    lasting(o, [{ mod: 'switchPT' }], 'endOfTurn'),
  );
}

/** "X unless P pays C" (CR 118.12a). */
export function unlessPaid(effect: Effect, payer: PlayerRef, cost: import('@apnap/ability').Cost[]): Effect {
  // "counter that spell or ability unless its controller pays": of what would be countered
  const its = payer.player === 'controllerOf' && (payer.of as { words?: string }).words?.toLowerCase() === 'its';
  const who: PlayerRef = its && effect.do === 'counter' ? { player: 'controllerOf', of: effect.what } : payer;
  return unlessPays(who, cost, NOTHING, effect);
}

function countersOn(g: Grammar): void {
  g.rule('playerVerb', 'put/puts {n:number} {c:counterName} counter/counters on {o:selector}', ({ n, c, o }) => counters('put', c, n, o));
  g.rule('playerVerb', 'put/puts {n:number} {c:counterName} counter/counters on {o:chosen}', ({ n, c, o }) => counters('put', c, n, o));
  g.rule('playerVerb', 'put a number of {c:counterName} counters on {o:selector} equal to {q:quantity}', ({ c, o, q }) =>
    counters('put', c, q, o),
  );
  g.rule('playerVerb', 'put that many {c:counterName} counters on {o:selector}', ({ c, o }, m) => counters('put', c, that(m), o));
  g.rule('playerVerb', 'remove {n:number} {c:counterName} counter/counters from {o:selector}', ({ n, c, o }) =>
    counters('remove', c, n, o),
  );
  g.rule('playerVerb', 'remove all {c:counterName} counters from {o:selector}', ({ c, o }) => counters('remove', c, 'all', o));
  g.rule('playerVerb', 'put/puts a/an {c:counterName} counter and a/an {d:counterName} counter on {o:selector}', ({ c, d, o }) => ({
    do: 'seq',
    of: [c, d].map((counter): Effect => counters('put', counter, one, o)),
  }));
  g.rule('playerVerb', 'remove all counters from {o:selector}', ({ o }) => counters('remove', 'any', 'all', o));
  g.rule('playerVerb', 'distribute {n:number} {c:counterName} counters among {o:object}', ({ n, c, o }) =>
    divided(o, n, (on) => counters('put', c, { q: 'share' }, on)),
  );
}

/** Gives a target the total that is divided among its targets (CR 601.2d); null when the words name no targets. */
export function divided(o: Selector, total: Quantity, effect: (o: Selector) => Effect): Effect | null {
  const node = o as unknown as { sel: string; spec?: object };
  if (node.sel !== '$target' || !node.spec) return null;
  return effect({ ...node, spec: { ...node.spec, divide: total } } as unknown as Selector);
}

function mana(g: Grammar): void {
  g.rule('manaSpec', '{m:mana}', ({ m }) => ({ options: [m], times: 1, choose: 'once' }));
  g.rule('manaSpec', '{a:mana} or {b:mana}', ({ a, b }) => ({ options: [a, b], times: 1, choose: 'once' }));
  g.rule('manaSpec', '{a:mana} , {b:mana} , or {c:mana}', ({ a, b, c }) => ({ options: [a, b, c], times: 1, choose: 'once' }));
  const any = ['{W}', '{U}', '{B}', '{R}', '{G}'];
  g.rule('manaSpec', 'one mana of any color', () => ({ options: any, times: 1, choose: 'once' }));
  g.rule('manaSpec', '{n:digits} mana of any one color', ({ n }) => ({ options: any, times: n, choose: 'once' }));
  g.rule('manaSpec', '{n:digits} mana in any combination of colors', ({ n }) => ({ options: any, times: n, choose: 'each' }));
  g.rule('manaSpec', 'X mana of any one color', () => ({ options: any, times: { q: 'x' }, choose: 'once' }));
  g.rule('manaSpec', '{n:digits} mana in any combination of {a:mana} and-or {b:mana}', ({ n, a, b }) => ({
    options: [a, b],
    times: n,
    choose: 'each',
  }));
  g.rule('manaSpec', '{m:mana} {f:forEach}', ({ m, f }) => ({ options: [m], times: f, choose: 'once' }));
  g.rule('manaSpec', 'an amount of {m:mana} equal to {q:quantity}', ({ m, q }) => ({ options: [m], times: q, choose: 'once' }));
  g.rule('playerVerb', 'add/adds {s:manaSpec}', ({ s }) => ({ do: 'mana', who: WHO, mana: s }));
}

/** "Unless you …", "unless they …": the latter speak of the subject. */
const isSubjectOrYou = (p: PlayerRef): boolean =>
  p.player === 'you' || (p.player === 'of' && (p.of as { words?: string }).words === 'they');

function unless(g: Grammar): void {
  g.rule('playerVerb', 'discard/discards {n:number} cards unless {p:player} discard/discards {c:number} {k:noun}', ({ n, c, k, p }) =>
    k.head === 'card' && isSubjectOrYou(p)
      ? unlessPays(p.player === 'you' ? YOU : WHO, [payObjects('discard', 'hand', k.filter, c)], NOTHING, {
          do: 'discard',
          who: WHO,
          count: n,
          filter: ANY,
          how: 'choice',
        })
      : null,
  );
}

export function installBasicEffects(g: Grammar): void {
  counts(g);
  cards(g);
  removal(g);
  permanents(g);
  countersOn(g);
  mana(g);
  unless(g);
}
