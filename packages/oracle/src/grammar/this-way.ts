/** "This way": what the sentence before has destroyed, exiled, discarded … and the damage it has prevented (CR 608.2c, 615.5). */
import type { Condition, Effect, Filter, Quantity, Selector } from '@apnap/ability';
import { unlessPaid } from './effects-basic.js';
import type { Grammar, Match } from './engine.js';
import { choose, compare, doIf, eachOf, matches, ofSlot, ownedBy, statOf, unlessPays, whoIs } from './make.js';
import { ANY, and, mentions, mentionsNode, NOTHING, or, raw, rewrite, SUBJECT_PLAYER, seq, walk, YOU } from './raw.js';
import { ref } from './references.js';
import { scale } from './scale.js';

/** The words for what was done, and what the binder looks for: an effect of this kind before. */
const WAYS: readonly (readonly [string, string])[] = [
  ['destroyed', 'destroy'],
  ['countered', 'counter'],
  ['exiled', 'exile'],
  ['sacrificed', 'sacrifice'],
  ['discarded', 'discard'],
  ['tapped', 'tap'],
  ['drawn', 'draw'],
  ['milled', 'mill'],
  ['returned', 'return'],
  ['returned to your/their hand', 'return'],
  ['revealed', 'reveal'],
  ['put into a/your/their/that graveyard', 'graveyard'],
  ['put into graveyards', 'graveyard'],
  ['that died', 'graveyard'],
  ['put onto the battlefield', 'enter'],
];

/** What was so done is known as it last existed: nothing more can be done to it (CR 400.7). */
const GONE: readonly string[] = ['destroy', 'sacrifice', 'graveyard', 'counter'];

/** Those of what was done that are like this. */
const those = (m: Match, way: string, filter: Filter): Selector => {
  const of = ref({ ...m, at: m.at, end: m.end }, `way:${way}`, true);
  return filter.is === 'any' ? of : { sel: 'filter', of, filter };
};

/** "Each card put into a graveyard this way": where it was put it can be found again (CR 400.7j). */
const isCard = (w: { of: Selector; head: string; way: string }): boolean =>
  w.way === 'graveyard' && w.head === 'card' && ((w.of.sel === 'filter' ? w.of.of.sel : w.of.sel) as string) === '$ref';

/** What is still where it was, or can't be found again. */
const onlySeen = (w: { of: Selector; head: string; way: string }): boolean => w.way === 'reveal' || (GONE.includes(w.way) && !isCard(w));

/** What is said of cards is said of what permanents have become, which is not asked here: only cards that were milled are meant. */
const ofCards = (s: Selector): Selector =>
  rewrite(s, (n) => (n.sel === '$ref' && n.noun === 'way:graveyard' ? { ...n, noun: 'way:cardGraveyard' } : undefined));

/** What is greatest among all that was done to, and how many kinds there are. */
function among(g: Grammar): void {
  g.rule('quantity', 'the greatest {s:statName} among {w:way}', ({ s, w }) =>
    w.many ? { q: 'extreme', which: 'greatest', stat: s, of: w.of } : null,
  );
  g.rule('forEach', 'for each {v:oneVariety} among {w:way}', ({ v, w }) => (w.many ? { q: 'distinct', what: v, of: w.of } : null));
}

function nouns(g: Grammar): void {
  for (const [words, way] of WAYS) g.rule('wayVerb', words as 'destroyed', () => way);
  g.rule('way', '{n:noun} {v:wayVerb} this way', ({ n, v }, m) =>
    n.zone && !(n.zone === 'stack' && v === 'counter')
      ? null
      : { of: those(m, v, n.head === 'card' && n.filter.is === 'any' ? ANY : n.filter), many: n.many, head: n.head, way: v },
  );
  g.rule('quantity', 'the number of {w:way}', ({ w }) => (w.many ? { q: 'count', of: w.of } : null));
  g.rule('quantity', 'the greatest number of cards a player discarded this way', (_, m) => ({
    q: 'most',
    among: { player: 'each' },
    of: { q: 'count', of: those(m, 'discard', ownedBy(whoIs({ sel: 'it' }))) },
  }));
  g.rule('forEach', 'for each {w:way}', ({ w }) => (w.many ? null : { q: 'count', of: w.of }));
  g.rule('forEach', 'for each card exiled from their hand this way', (_, m) => ({
    q: 'count',
    of: those(m, 'exile', { is: 'putHere', from: 'hand' }),
  }));
  among(g);
  g.rule('quantity', 'the total {s:statName} of the? {w:way}', ({ s, w }) => (w.many ? statOf(s, w.of) : null));
  g.rule('quantity', 'the {s:statName} of the {w:way}', ({ s, w }) => (w.many ? null : statOf(s, w.of)));
  g.rule('chosen', '{c:count} {w:way}', ({ c, w }) => (onlySeen(w) ? null : choose(SUBJECT_PLAYER, ofCards(w.of), c.min, c.max)));
  g.rule('object', 'each {w:way}', ({ w }) => (w.many || onlySeen(w) ? null : w.of));
  // what has been put there can be found there (CR 400.7j)
  g.rule('object', 'all {w:way}', ({ w }) => (w.many && w.way === 'enter' ? w.of : null));
  g.rule('sentence', 'for each {w:way} , {s:whereClause}', ({ w, s }, m) => (w.many ? null : forEachOf(w, s, m)));
  // one player decides for one after another; of several each would decide before anything is done (CR 101.4)
  g.rule('sentence', 'for each {w:way} , {s:orderClause} unless you {c:payment}', ({ w, s, c }, m) =>
    w.many ? null : forEachOf(w, unlessPays(YOU, c, NOTHING, s), m),
  );
  g.rule('sentence', 'for each {n:noun} among them , {s:whereClause}', ({ n, s }, m) =>
    n.many || n.zone || n.head !== 'card'
      ? null
      : forEachOf({ of: { sel: 'filter', of: ref(m, 'card', true), filter: n.filter }, head: n.head }, s, m),
  );
  // each of the cards that were looked at
  g.rule('sentence', 'for each card , {s:clauseList} unless {p:player} {c:payment}', ({ s, p, c }, m) => {
    const effect = p.player === 'you' ? unlessPaid(s, p, c) : null;
    return effect && forEachOf({ of: ref(m, 'card', true), head: 'card' }, effect, m);
  });
  // what was cast is a spell now, and in exile no more (CR 400.7)
  const notCast = (m: Match, filter: Filter): Selector => ({
    sel: 'filter',
    of: those(m, 'exile', ANY),
    filter: and(filter, { is: 'inZone', zone: 'exile' }),
  });
  g.rule('object', "all {w:way} that weren't cast", ({ w }, m) =>
    w.way === 'exile' && w.many && w.head === 'card' ? notCast(m, ANY) : null,
  );
  g.rule('object', "the exiled cards that? weren't/not cast this way", (_, m) => notCast(m, ANY));
}

/** "For each creature destroyed this way, its controller …": done for one after another, each of which is "it". */
function forEachOf(w: { of: Selector; head: string }, s: Effect, m: Match): Effect | null {
  let other = false;
  walk(s, (n) => {
    if (['search', 'reveal', 'look', 'revealUntil', 'choose'].includes(n.do as string)) other = true;
  });
  const slot = -2 - m.at;
  const it: Selector = ofSlot(slot);
  const count: Quantity = { q: 'count', of: w.of };
  let named = false;
  const effect = rewrite(s, (n) => {
    if (n.sel !== '$ref' || n.many) return undefined;
    const words = String(n.words).toLowerCase();
    const means = words === `that ${w.head.toLowerCase()}` || words === 'its' || (words === 'it' && !other);
    if (means) named = true;
    return means ? it : undefined;
  });
  // so many at once where each is the same
  const whole = named ? null : s.do === 'createToken' && s.count === 1 ? { ...s, count } : scale(s, count);
  if (whole) return whole;
  const each = eachOf(w.of, slot, effect);
  // spells are cast one at a time in an order that their controller chooses (CR 608.2g)
  return mentionsNode(effect, { do: 'play' }) ? ({ ...each, order: 'chosen' } as Effect) : each;
}

/** What the binder knows by what was done; other things by the way it was done. */
const KNOWN: Readonly<Record<string, string>> = { discard: 'discarded', exile: 'exiled', reveal: 'revealed', sacrifice: 'sacrificed' };

function conditions(g: Grammar): void {
  const done = (t: Filter, v: string, m: Match): Condition =>
    // only permanents are destroyed
    matches(ref({ ...m, end: m.at + 1 }, KNOWN[v] ?? `way:${v}`, !(v in KNOWN)), v === 'destroy' && t.is === 'permanent' ? ANY : t);
  g.rule('simpleCondition', '{t:thing} is/was {v:wayVerb} this way', ({ t, v }, m) => done(t, v, m));
  g.rule('simpleCondition', 'a/an {a:core} or a/an {b:noun} is/was {v:wayVerb} this way', ({ a, b, v }, m) =>
    a.many || b.many || b.zone || a.zone ? null : done(or(a.filter, b.filter), v, m),
  );
  // "that permanent is destroyed this way": it is the only one
  for (const [done, way] of [
    ['destroyed', 'destroy'],
    ['countered', 'counter'],
  ] as const)
    g.rule('simpleCondition', `{o:pronoun} is/was ${done} this way` as '{o:pronoun}', ({ o }, m) =>
      (o.sel as string) === '$ref' && !(o as { many?: boolean }).many
        ? matches(ref({ ...m, end: m.at + 1 }, `way:${way}`, true), ANY)
        : null,
    );
  // of several players who have done it you are meant alone
  g.rule('simpleCondition', 'you {v:wayVerb} {t:thing} this way', ({ t, v }, m) =>
    ['exile', 'discard', 'reveal'].includes(v) ? done(v === 'discard' ? and(t, ownedBy(YOU)) : t, v, m) : null,
  );
  for (const verb of ['reveal', 'sacrifice'] as const)
    g.rule('simpleCondition', `you ${verb} {t:thing} this way` as '{t:thing}', ({ t }, m) => done(t, verb, m));
  g.rule('simpleCondition', 'you return {t:thing} to your hand this way', ({ t }, m) => done(t, 'return', m));
  g.rule('simpleCondition', 'you put {t:thing} onto the battlefield this way', ({ t }, m) => done(t, 'enter', m));
}

/** "If a permanent's ability is countered this way, destroy that permanent": what the ability is an ability of (CR 113.7). */
function counteredAbilities(g: Grammar): void {
  const on = (m: Match, source: Filter, s: Effect): Effect | null => {
    const countered = ref({ ...m, end: m.at + 1 }, 'way:counter', true);
    const slot = -2 - m.at;
    let named = 0;
    const effect = rewrite(s, (n) => {
      if (n.sel !== '$ref' || n.many || !/^that (?:permanent|creature|artifact|planeswalker)$/i.test(String(n.words))) return undefined;
      named++;
      return ofSlot(slot);
    });
    const sources: Selector = {
      sel: 'filter',
      of: { sel: 'sourceOf', of: countered },
      filter: and(source, { is: 'inZone', zone: 'battlefield' }),
    };
    return named === 0 ? null : eachOf(sources, slot, effect);
  };
  for (const [words, source] of [
    ["a permanent 's ability", { is: 'permanent' }],
    ['an ability of a permanent', { is: 'permanent' }],
  ] as const)
    g.rule('sentence', `if ${words} is countered this way , {s:whereClause}` as '{s:whereClause}', ({ s }, m) => on(m, source, s));
  g.rule('sentence', 'if an ability of {t:thing} is countered this way , {s:whereClause}', ({ t, s }, m) => on(m, t, s));
}

/** CR 603.12: what triggers on what was done before, in the same resolution: "when you discard a nonland card this way". */
function triggered(g: Grammar): void {
  for (const [verb, way] of [
    ['discard', 'discarded'],
    ['exile', 'exiled'],
    ['reveal', 'revealed'],
    ['sacrifice', 'sacrificed'],
  ]) {
    g.rule('sentence', `when you ${verb} one or more {n:noun} this way , {s:whereClause}` as '{n:noun} {s:whereClause}', ({ n, s }, m) =>
      !n.many || n.zone
        ? null
        : doIf(matches(ref({ ...m, end: m.at + 1 }, `way:${verb}`, true), n.filter), {
            do: 'reflexive',
            program: { targets: [], effect: s },
          }),
    );
    g.rule('sentence', `when you ${verb} a/an {n:noun} this way , {s:whereClause}` as '{n:noun} {s:whereClause}', ({ n, s }, m) =>
      n.many || n.zone
        ? null
        : doIf(matches(ref({ ...m, end: m.at + 1 }, way), n.filter), {
            do: 'reflexive',
            program: { targets: [], effect: way === 'discarded' ? ofDiscarded(s) : s },
          }),
    );
  }
}

/** "When you discard a card this way, … that card's mana value": the card discarded, and not one that was drawn. */
function ofDiscarded(s: Effect): Effect {
  const isThing = (n: Record<string, unknown>): boolean =>
    n.sel === '$target' && (n.spec as { from: string[] }).from.some((zone) => zone !== 'players');
  const others = mentions(s, (n) => isThing(n) || n.sel === 'top' || n.do === 'search' || n.do === 'draw' || n.sel === 'self');
  const isCard = (n: Record<string, unknown>): boolean => n.noun === 'card' || (n.noun === 'it' && n.words === 'its' && !others);
  return rewrite(s, (n) => (n.sel === '$ref' && !n.many && isCard(n) ? { ...n, noun: 'discarded' } : undefined));
}

/** Excess damage that was dealt by the effect before, and that is dealt to somebody else (CR 120.4a, 120.10). */
function excess(g: Grammar): void {
  const amount = (m: Match): Quantity =>
    raw.quantity({ q: '$ref', at: m.at, words: 'the excess damage dealt this way', measure: 'excess' });
  for (const words of ['dealt this way', 'dealt to that creature this way'])
    for (const the of ['the', 'the amount of']) g.rule('quantity', `${the} excess damage ${words}` as 'the', (_, m) => amount(m));
  g.rule('quantity', 'that excess damage', (_, m) => amount(m));
  for (const to of ['', ' to that creature', ' to a permanent'])
    g.rule('simpleCondition', `excess damage was dealt${to} this way` as 'excess', (_, m) => compare(amount(m), '>=', 1));
  g.rule('sentence', "excess damage is dealt to that creature/permanent 's controller instead", () =>
    raw.effect({ do: '$excess' } as never),
  );
}

/** "Excess damage is dealt to that creature's controller instead": of the one permanent that the sentence before deals damage to; null where it deals none. */
export function excessToController(before: Effect): Effect | null {
  if (before.do !== 'damage' || before.also || before.per || (before.to.sel as string) !== '$target') return null;
  return { ...before, excess: 'toController' };
}

/** Damage prevented: what is done besides the prevention (CR 615.5). */
function prevented(g: Grammar): void {
  const amount = (m: Match, words: string): Quantity => raw.quantity({ q: '$ref', at: m.at, words, measure: 'prevented' });
  g.rule('quantity', 'the damage prevented this way', (_, m) => amount(m, 'the damage prevented this way'));
  g.rule('forEach', 'for each 1 damage prevented this way', (_, m) => amount(m, 'damage prevented this way'));
  g.rule('sentence', 'for each 1 damage prevented this way , {s:whereClause}', ({ s }, m) => perPoint(s, amount(m, 'that much')));
  g.rule('sentence', 'if damage is prevented this way , {s:whereClause}', ({ s }) =>
    raw.effect({ do: '$prevented', effect: amounts(s) } as never),
  );
  g.rule('sentence', 'if damage from a/an {a:adjective} source is prevented this way , {s:whereClause}', ({ a, s }) =>
    raw.effect({
      do: '$prevented',
      effect: doIf(matches(SOURCE, a), ofSource(amounts(s), a)),
    } as never),
  );
}

const SOURCE: Selector = { sel: 'event', role: 'source' };

/** "If damage from a creature source is prevented this way, … that creature": the source. */
const ofSource = (e: Effect, like: Filter): Effect =>
  like.is !== 'type'
    ? e
    : rewrite(e, (n) => (n.sel === '$ref' && !n.many && n.words === `that ${like.type.toLowerCase()}` ? SOURCE : undefined));

/** "For each 1 damage prevented this way, put a counter on it": so many of them. */
function perPoint(s: Effect, times: Quantity): Effect | null {
  if (s.do === 'counters' && s.count === 1) return { ...s, count: times };
  if (s.do === 'createToken' && s.count === 1) return { ...s, count: times };
  return null;
}

/** "That much" and "the damage prevented this way" are the amount of the damage, and "that source" its source. */
export const amounts = (e: Effect): Effect =>
  rewrite(e, (n) => {
    if (n.do === 'delayed' && (speaksOfPrevented(n as unknown as Effect) || speaksOfThat(n as unknown as Effect))) return held(n);
    if (n.q === '$ref' && (n.measure === 'that' || n.measure === 'prevented')) return { q: 'amount' };
    if (n.sel === '$ref' && n.noun === 'source') return { sel: 'event', role: 'source' };
    return undefined;
  });

/** What triggers later has an event of its own: the amount of this one is kept for it (CR 603.7c). */
function held(delayed: Record<string, unknown>): Effect {
  const slot = -1500 - ((delayed.$at as number | undefined) ?? 0);
  const program = rewrite(delayed.program, (n) =>
    n.q === '$ref' && (n.measure === 'that' || n.measure === 'prevented') ? { q: 'slot', slot } : undefined,
  );
  return seq({ do: 'letNumber', slot, value: { q: 'amount' } }, { ...delayed, program } as unknown as Effect);
}

/** Whether a sentence speaks of the damage prevented. */
export function speaksOfPrevented(e: Effect): boolean {
  let found = false;
  walk(e, (n) => {
    if (n.q === '$ref' && n.measure === 'prevented') found = true;
  });
  return found;
}

/** Whether a sentence speaks of "that much" or "that many". */
export function speaksOfThat(e: Effect): boolean {
  let found = false;
  walk(e, (n) => {
    if (n.q === '$ref' && n.measure === 'that') found = true;
  });
  return found;
}

/** Whether it prevents damage and does nothing besides yet. */
export const prevents = (e: Effect): boolean =>
  e.do === 'replacement' &&
  e.replacement.replace === 'damage' &&
  e.replacement.then === undefined &&
  (e.replacement.result.result === 'preventAll' || e.replacement.result.result === 'preventUpTo');

/** What is done besides goes into the prevention effect before it; null when there is none. */
export function besidesPrevention(before: Effect, then: Effect): Effect | null {
  const list = before.do === 'seq' ? before.of : [before];
  const last = list[list.length - 1];
  if (last.do !== 'replacement' || last.replacement.replace !== 'damage') return null;
  const { result } = last.replacement;
  if (result.result !== 'preventAll' && result.result !== 'preventUpTo') return null;
  const done = last.replacement.then ?? NOTHING;
  return seq(...list.slice(0, -1), { ...last, replacement: { ...last.replacement, then: seq(done, amounts(then)) } });
}

export function installThisWay(g: Grammar): void {
  nouns(g);
  conditions(g);
  prevented(g);
  excess(g);
  triggered(g);
  counteredAbilities(g);
}
