/** What would happen and what happens instead: dying, and damage that is dealt to another (CR 614.6, 614.9). */
import type { Effect, Filter, PlayerRef, Selector, StaticPart } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import {
  all,
  cant,
  chooseOne,
  compare,
  controlledBy,
  count,
  ofSlot,
  ofType,
  oneOf,
  replacementPart,
  replacing,
  replacingNext,
  ruling,
  stated,
  thePlayer,
} from './make.js';
import type { DamageBy, Would } from './nonterminals.js';
import { ANY, and, asFilter, mentions, not, or, raw, rewrite, SELF, seq, walk, YOU } from './raw.js';
import { installReplacedActions } from './replaced-actions.js';
import { amounts } from './this-way.js';

const you: Filter = thePlayer(YOU);

/** Stands in a filter for those that the sentence before has dealt damage to, until the sentences are joined. */
export const DEALT = { is: '$dealtWay' } as unknown as Filter;

/** Gives the damage dealt in `before` a slot for those who were dealt it, and puts that slot where they are spoken of. Null: none was dealt. */
export function afterDamage(before: Effect, next: Effect): Effect | null {
  const slots: number[] = [];
  const bound = rewrite(before, (node) => {
    if (node.do !== 'damage' || typeof node.bindDealt === 'number') return undefined;
    const slot = -1002 - slots.length * 2 - markOf(before) * 20;
    slots.push(slot);
    return { ...node, bindDealt: slot };
  });
  if (slots.length === 0) return null;
  const those: Selector[] = slots.map((slot) => ofSlot(slot));
  const of: Selector = those.length === 1 ? those[0] : { sel: 'union', of: those };
  if (next.do === 'if' && next.then && speaksOfDealt(next.cond as unknown as Effect)) {
    const then = ofTheHit(before, next.then);
    return then && seq(bound, { ...next, then, cond: rewrite(next.cond, (node) => (node.is === '$dealtWay' ? oneOf(of) : undefined)) });
  }
  return seq(
    bound,
    rewrite(next, (node) => (node.is === '$dealtWay' ? oneOf(of) : undefined)),
  );
}

/**
 * "If a Dragon is dealt damage this way, destroy it": the one that is. Null where several may have been dealt damage, or "it" may be something else
 * that the words have named.
 */
function ofTheHit(before: Effect, then: Effect): Effect | null {
  const isIt = (n: Readonly<Record<string, unknown>>): boolean => n.sel === '$ref' && n.noun === 'it' && !n.many;
  if (!mentions(then, isIt)) return then;
  if (before.do !== 'damage' || before.also || MADE.has(then.do)) return null;
  const to = before.to as unknown as { sel: string; many?: boolean; spec?: { max: unknown } };
  const one = (to.sel === '$target' && to.spec?.max === 1) || (to.sel === '$ref' && !to.many);
  return one ? rewrite(then, (n) => (isIt(n) ? to : undefined)) : null;
}

/** What names something else. */
const MADE: ReadonlySet<string> = new Set(['seq', 'createToken', 'search', 'reveal', 'move']);

/** Stands in a filter for those that the sentence before has put counters of a kind on. */
const counted = (counter: string): Filter => ({ is: '$countedWay', counter }) as unknown as Filter;

/** Whether this speaks of what counters were put on. */
export const isCountedWay = (n: Readonly<Record<string, unknown>>): boolean => n.is === '$countedWay';

/** Gives those that counters are put on a slot, which stands where the next instruction speaks of them. Null: it is not the one right after it, or another kind. */
export function afterCounters(whole: Effect): Effect | null {
  let kind: string | undefined;
  walk(whole, (n) => {
    if (n.is === '$countedWay') kind = n.counter as string;
  });
  if (kind === undefined) return whole;
  const [put, ...after] = whole.do === 'seq' ? whole.of : [];
  if (put?.do !== 'counters' || put.change !== 'put' || put.like || (kind !== 'any' && kind !== put.counter)) return null;
  const slot = -1002 - markOf(put) * 20;
  return seq(
    { ...put, bindOn: slot },
    ...after.map((e) => rewrite(e, (node) => (node.is === '$countedWay' ? oneOf(ofSlot(slot)) : undefined))),
  );
}

/** Where the first effect was read: no two sentences share it. */
function markOf(effect: Effect): number {
  let at = -1;
  walk(effect, (n) => {
    if (at < 0 && typeof n.$at === 'number') at = n.$at;
  });
  return Math.max(0, at);
}

/** Whether a sentence speaks of "a creature dealt damage this way". */
export function speaksOfDealt(effect: Effect): boolean {
  let found = false;
  walk(effect, (n) => {
    if (n.is === '$dealtWay') found = true;
  });
  return found;
}

function dying(g: Grammar): void {
  const exiled = (what: Filter): Effect =>
    replacing({ replace: 'zone', what, from: 'battlefield', to: 'graveyard', toInstead: 'exile' }, 'endOfTurn');
  const says = (pattern: string, who: (captures: Record<string, unknown>, m: Match) => Filter | null): void =>
    g.rule('objectClause', `if ${pattern} would die this turn , exile it instead` as '{o:object}', (captures, m) => {
      const what = who(captures, m);
      return what && exiled(what);
    });
  // an instant or sorcery never dies: what it dealt damage to does
  says('it', (_, m) => asFilter(raw.selector({ sel: '$ref', at: m.at, noun: isSpell(m) ? 'hit' : 'it', many: false, words: 'it' })));
  says('{o:pronoun}', ({ o }) => (isIt(o) ? null : asFilter(o as Selector)));
  says('a/an {n:noun}', ({ n }) => plain(n));
  g.rule('post', 'dealt damage this way', () => DEALT);
  g.rule('post', 'that had a/an {k:counterName} counter put on it this way', ({ k }) => counted(k));
  g.rule('post', 'that had counters put on it this way', () => counted('any'));
  g.rule('object', 'a/an {n:noun} dealt damage this way', ({ n }) => {
    const filter = plain(n);
    return filter && all('battlefield', and(filter, DEALT));
  });
  // CR 608.2c: it is there yet, whatever becomes of it afterwards
  g.rule('simpleCondition', '{t:thing} is/was dealt damage this way', ({ t }) =>
    compare(count(all('battlefield', and(t, DEALT))), '>=', 1),
  );
  says('a permanent dealt damage this way', () => and({ is: 'permanent' }, DEALT));
  says('a permanent dealt damage by ~', () => and({ is: 'permanent' }, DEALT));
  says('a creature or planeswalker dealt damage this way', () =>
    and(
      {
        is: 'or',
        of: [ofType('Creature'), ofType('Planeswalker')],
      },
      DEALT,
    ),
  );
  const gone = (what: Filter): Effect => replacing({ replace: 'zone', what, from: 'battlefield', toInstead: 'exile' }, 'indefinite');
  for (const words of ['exile it/them instead of putting it/them anywhere else', 'exile it/them instead'] as const)
    g.rule('sentence', `if {o:pronoun} would leave the battlefield , ${words}` as '{o:pronoun}', ({ o }) => gone(asFilter(o as Selector)));
  // CR 701.15c
  const unregenerated = (filter: Filter | null): Effect | null =>
    filter && ruling([cant({ act: 'regenerate', what: and(filter, DEALT) })], 'endOfTurn');
  g.rule('objectClause', "a/an {n:noun} dealt damage this way can't be regenerated this turn", ({ n }) => unregenerated(plain(n)));
  g.rule('objectClause', "{n:things} dealt damage this way can't be regenerated this turn", ({ n }) => unregenerated(n));
  g.rule('staticPart', 'if ~ would leave the battlefield , exile it instead of putting it anywhere else', () => [
    replacementPart({ replace: 'zone', what: oneOf(SELF), from: 'battlefield', toInstead: 'exile' }),
  ]);
  says('that creature or planeswalker', (_, m) =>
    asFilter(raw.selector({ sel: '$ref', at: m.at, noun: 'permanent', many: false, words: 'that creature or planeswalker' })),
  );
}

const isSpell = (m: Match): boolean => m.context.types.includes('Instant') || m.context.types.includes('Sorcery');
const isIt = (o: unknown): boolean => (o as { noun?: string }).noun === 'it';

/** A noun about one permanent. */
function plain(n: unknown): Filter | null {
  const noun = n as { filter: Filter; many: boolean; zone?: string };
  return noun.many || noun.zone ? null : noun.filter;
}

function whoIsHit(g: Grammar): void {
  const andYou = (f: Filter): Filter => ({ is: 'or', of: [you, f] });
  g.rule('shielded', 'you and-or {n:things}', ({ n }) => andYou(n));
  for (const words of ['players', 'a player']) g.rule('shielded', words as 'players', () => thePlayer({ player: 'each' }));
  g.rule('shielded', '~ and-or you', () => ({ is: 'or', of: [asFilter(SELF), you] }));
}

function whoDeals(g: Grammar): void {
  g.rule('damageBy', '{n:noun}', ({ n }) => (n.many && (!n.zone || n.zone === 'stack') ? { filter: n.filter } : null));
  g.rule('damageBy', '{a:things} and {b:things}', ({ a, b }) => ({ filter: or(a, b) }));
  g.rule('damageBy', 'a/an {n:noun}', ({ n }) => (!n.many && n.zone === 'stack' ? { filter: n.filter } : null));
  g.rule('sources', "sources you don't control", () => not(controlledBy(YOU)));
  g.rule('sources', 'sources {p:barred} control', ({ p }) => controlledBy(p));
  g.rule('sources', '{a:adjectives} sources', ({ a }) => a);
  g.rule('sources', '{a:adjectives} sources and {b:adjectives} sources', ({ a, b }) => or(a, b));
  g.rule('sources', 'sources {p:post}', ({ p }) => (p.is === 'color' || p.is === 'named' ? p : null));
  g.rule('damageBy', '{s:sources}', ({ s }) => ({ filter: s }));
  g.rule('damageBy', '{o:object}', ({ o }) => (o.sel === 'all' ? null : { filter: asFilter(o) }));
  g.rule('damageBy', '{s:sourceKind}', ({ s }, m) => {
    const slot = -1000 - m.at * 2;
    return { filter: oneOf(ofSlot(slot)), before: { do: 'let', slot, what: anySource(s) } };
  });
}

/** CR 609.7a: a permanent, a spell or a face-up object in the command zone. */
export const anySource = (what: Filter): Selector =>
  chooseOne(YOU, {
    sel: 'union',
    of: [all('battlefield', what), all('stack', what), all('command', and(what, { is: 'status', status: 'faceUp' }))],
  });

const KINDS = [
  ['damage', 'any'],
  ['combat damage', 'combat'],
] as const;

function wouldBeDealt(g: Grammar): void {
  for (const [words, kind] of KINDS) {
    g.rule('redirected', `all ${words}`, () => ({ kind, amount: 'all' }));
    g.rule('redirected', `the next {n:number} ${words}` as '{n:number}', ({ n }) => ({ kind, amount: n }));
    const next = { kind, amount: 'all' as const, turn: true, uses: 1 as const };
    g.rule(
      'nextDamage',
      `the next time {s:damageBy} would deal ${words} to {e:shielded} this turn` as '{s:damageBy} {e:shielded}',
      ({ s, e }) => ({ ...next, ...by(s), to: e }),
    );
    g.rule('nextDamage', `the next time {s:damageBy} would deal ${words} this turn` as '{s:damageBy}', ({ s }) => ({
      ...next,
      ...by(s),
      to: ANY,
    }));
    g.rule('nextDamage', `the next time ${words} would be dealt to {e:shielded} this turn` as '{e:shielded}', ({ e }) => ({
      ...next,
      source: ANY,
      to: e,
    }));
  }
  const none = { source: ANY, to: ANY };
  g.rule('allDamage', '{d:redirected} that would be dealt to {e:shielded}', ({ d, e }) => ({ ...none, ...d, to: e, turn: false }));
  g.rule('allDamage', '{d:redirected} that would be dealt to {e:shielded} by {s:damageBy}', ({ d, e, s }) => ({
    ...d,
    ...by(s),
    to: e,
    turn: false,
  }));
  const TURN: readonly string[] = [
    '{d:redirected} that would be dealt to {e:shielded} this turn',
    '{d:redirected} that would be dealt this turn to {e:shielded}',
    '{d:redirected} that would be dealt to {e:shielded} this turn by {s:damageBy}',
    '{d:redirected} that would be dealt this turn to {e:shielded} by {s:damageBy}',
    '{d:redirected} that would be dealt to {e:shielded} by {s:damageBy} this turn',
    '{d:redirected} that would be dealt this turn by {s:damageBy}',
    '{d:redirected} that? {s:damageBy} would deal to {e:shielded} this turn',
    '{d:redirected} that? {s:damageBy} would deal this turn',
    '{d:redirected} that would be dealt by {s:damageBy} this turn',
  ];
  for (const pattern of TURN)
    g.rule('allDamage', pattern as '{d:redirected} {e?:shielded} {s?:damageBy}', ({ d, e, s }) => ({
      ...d,
      ...(s ? by(s) : { source: ANY }),
      to: e ?? ANY,
      turn: true,
    }));
}

const by = (s: DamageBy): { source: Filter; before?: Effect } => ({ source: s.filter, ...(s.before ? { before: s.before } : {}) });

/** The damage is dealt to another instead (CR 614.9). */
function redirection(w: Would, to: Selector): Effect {
  const effect: Effect = {
    do: 'replacement',
    replacement: { replace: 'damage', source: w.source, to: w.to, kind: w.kind, result: { result: 'redirect', to, amount: w.amount } },
    duration: 'endOfTurn',
    ...(w.uses ? { uses: w.uses } : {}),
  };
  return w.before ? seq(w.before, effect) : effect;
}

const SOURCE: Selector = { sel: 'event', role: 'source' };
const CONTROLLER: PlayerRef = { player: 'controllerOf', of: SOURCE };
const ITS_CONTROLLER: Selector = { sel: 'players', who: CONTROLLER };

function redirecting(g: Grammar): void {
  g.rule('objectClause', '{w:allDamage} is dealt to {e:entity} instead', ({ w, e }) => (w.turn ? redirection(w, e) : null));
  g.rule('objectClause', '{w:nextDamage} , that damage is dealt to {e:entity} instead', ({ w, e }) => redirection(w, e));
  for (const tail of [
    ", that damage is dealt to that source 's controller instead",
    ', that source/spell/creature deals that damage to its controller instead',
    ', it deals that damage to its controller instead',
  ])
    g.rule('objectClause', `{w:nextDamage} ${tail}` as '{w:nextDamage}', ({ w }) => redirection(w, ITS_CONTROLLER));
  g.rule('objectClause', '{w:nextDamage} , that creature deals that damage to itself instead', ({ w }) => redirection(w, SOURCE));
  for (const who of ['it', 'that source', 'that creature'])
    g.rule('objectClause', `{w:nextDamage} , ${who} deals that damage to {e:entity} instead` as '{w:nextDamage} {e:entity}', ({ w, e }) =>
      speaksOfIt(e) ? null : redirection(w, e),
    );
  const part = (w: Would, to: Selector): StaticPart[] => [
    replacementPart({ replace: 'damage', source: w.source, to: w.to, kind: w.kind, result: { result: 'redirect', to, amount: w.amount } }),
  ];
  g.rule('staticPart', '{w:allDamage} is dealt to {e:entity} instead', ({ w, e }) =>
    w.turn || w.before || w.amount !== 'all' ? null : part(w, e),
  );
  g.rule('staticPart', 'if {s:damageSource} would deal damage to you , it deals that damage to its controller instead', ({ s }) =>
    part({ source: s, to: you, kind: 'any', amount: 'all', turn: false }, ITS_CONTROLLER),
  );
}

/** "its controller", "itself" after "it deals": of the source, which other rules read. */
function speaksOfIt(s: Selector): boolean {
  let found = false;
  walk(s, (n) => {
    if (n.sel === '$ref' && (n.noun === 'it' || n.noun === 'player')) found = true;
  });
  return found;
}

/** What is done in place of damage (CR 614.1a), or besides its prevention (CR 615.5): "put that many counters on it instead". */
function insteadOfDamage(g: Grammar): void {
  const nothing = { result: 'amount', amount: 0 } as const;
  const prevented = (to: Filter, then: Effect, kind: 'any' | 'combat' | 'noncombat' = 'any', source: Filter = ANY): StaticPart[] => [
    replacementPart({ replace: 'damage', source, to, kind, result: { result: 'preventAll' }, then: amounts(then) }),
  ];
  for (const join of ['.', 'and', ',']) {
    g.rule(
      'staticPart',
      `if {k:damageKind} would be dealt to {e:shielded} , prevent that damage ${join} {v:clause}` as '{k:damageKind} {e:shielded} {v:clause}',
      ({ k, e, v }) => prevented(e, v, k),
    );
    g.rule(
      'staticPart',
      `if {s:damageSource} would deal {k:damageKind} to {e:shielded} , prevent that damage ${join} {v:clause}` as '{s:damageSource} {k:damageKind} {e:shielded} {v:clause}',
      ({ s, k, e, v }) => prevented(e, v, k, s),
    );
    g.rule(
      'staticBody',
      `if damage would be dealt to {e:shielded} while {c:condition} , prevent that damage ${join} {v:orderClause}` as '{e:shielded} {c:condition} {v:orderClause}',
      ({ e, c, v }) => stated(c, prevented(e, v)),
    );
  }
  g.rule('staticPart', 'if damage would be dealt to {e:shielded} , {v:orderClause} instead', ({ e, v }) => [
    replacementPart({ replace: 'damage', source: ANY, to: e, kind: 'any', result: nothing, then: amounts(v) }),
  ]);
  g.rule('objectClause', '{w:nextDamage} , {v:orderClause} instead', ({ w, v }) => {
    const effect: Effect = replacingNext(
      { replace: 'damage', source: w.source, to: w.to, kind: w.kind, result: nothing, then: amounts(v) },
      'endOfTurn',
      1,
    );
    return w.before ? seq(w.before, effect) : effect;
  });
}

export function installReplacing(g: Grammar): void {
  installReplacedActions(g);
  dying(g);
  whoIsHit(g);
  whoDeals(g);
  wouldBeDealt(g);
  redirecting(g);
  insteadOfDamage(g);
}
