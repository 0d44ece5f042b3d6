/** Damage for a turn or as a rule: prevented from sources and to recipients of any kind, doubled, made more (CR 614.1, 615.1, 615.6). */
import type { Duration, Effect, Filter, Quantity, Replacement, StaticPart } from '@apnap/ability';
import { divided } from './effects-basic.js';
import type { Grammar } from './engine.js';
import { controlledBy, ofType, oneOf, replacementPart, replacing, thePlayer, whoIs } from './make.js';
import type { Would } from './nonterminals.js';
import { ANY, and, asFilter, or, SELF, seq, YOU } from './raw.js';

const AMOUNT: Quantity = { q: 'amount' };
const you: Filter = thePlayer(YOU);
const player: Filter = thePlayer({ player: 'each' });
const opponent: Filter = thePlayer({ player: 'eachOpponent' });
const theirs: Filter = controlledBy({ player: 'eachOpponent' });
const yours: Filter = controlledBy(YOU);

/** A prevention effect that lasts: all of the damage, or so much of it (CR 615.7). */
function prevention(w: Would, duration: Duration): Effect {
  const effect: Effect = {
    do: 'replacement',
    replacement: {
      replace: 'damage',
      source: w.source,
      to: w.to,
      kind: w.kind,
      result: w.amount === 'all' ? { result: 'preventAll' } : { result: 'preventUpTo', amount: w.amount },
    },
    duration,
    ...(w.uses ? { uses: w.uses } : {}),
  };
  return w.before ? seq(w.before, effect) : effect;
}

function preventing(g: Grammar): void {
  g.rule('clause', 'prevent {w:allDamage}', ({ w }) => (w.turn ? prevention(w, 'endOfTurn') : null));
  // CR 601.2d
  g.rule('clause', 'prevent the next {n:number} damage that would be dealt this turn to {e:entity} , divided as you choose', ({ n, e }) =>
    divided(e, n, (to) => prevention({ source: ANY, to: asFilter(to), kind: 'any', amount: { q: 'share' }, turn: true }, 'endOfTurn')),
  );
  g.rule('clause', '{w:nextDamage} , prevent that damage', ({ w }) => prevention(w, 'endOfTurn'));
  // without "that": "all damage a red source of your choice would deal this turn"
  for (const [words, kind] of [
    ['damage', 'any'],
    ['combat damage', 'combat'],
  ] as const) {
    const all = (source: Filter, to: Filter, before?: Effect): Would => ({
      source,
      to,
      kind,
      amount: 'all',
      turn: true,
      ...(before ? { before } : {}),
    });
    g.rule('sentence', `until your next turn , prevent all ${words} {o:object} would deal` as '{o:object}', ({ o }) =>
      o.sel === 'all' ? null : prevention(all(oneOf(o), ANY), 'untilYourNextTurn'),
    );
    g.rule(
      'sentence',
      `until your next turn , prevent all ${words} that would be dealt to and dealt by {o:object}` as '{o:object}',
      ({ o }) =>
        o.sel === 'all'
          ? null
          : seq(prevention(all(ANY, oneOf(o)), 'untilYourNextTurn'), prevention(all(oneOf(o), ANY), 'untilYourNextTurn')),
    );
    g.rule('sentence', `until your next turn , prevent all ${words} that would be dealt by {o:object}` as '{o:object}', ({ o }) =>
      o.sel === 'all' ? null : prevention(all(oneOf(o), ANY), 'untilYourNextTurn'),
    );
  }
}

/** What damage would be dealt to, in statements about changing it. */
function hits(g: Grammar): void {
  const known: readonly (readonly [string, Filter])[] = [
    ['a creature or player', or(ofType('Creature'), player)],
    ['a player or permanent', ANY],
    ['a player or planeswalker', or(player, ofType('Planeswalker'))],
    ['enchanted player', thePlayer(whoIs({ sel: 'host' }))],
    ['an opponent or a permanent they control', or(opponent, theirs)],
    ['an opponent or permanent an opponent controls', or(opponent, theirs)],
    ['you or another permanent you control', or(you, and({ is: 'other' }, yours))],
    ['you or a permanent you control', or(you, yours)],
    ['a permanent or player', ANY],
    ['a player', player],
    ['an opponent', opponent],
    ['an opponent or a permanent an opponent controls', or(opponent, theirs)],
    ['you', you],
  ];
  for (const [words, filter] of known) g.rule('hit', words as 'a', () => filter);
  g.rule('hit', '{n:thing}', ({ n }) => n);
  g.rule('hit', '{o:pronoun}', ({ o }) => (o.sel === 'host' || o.sel === 'self' ? oneOf(o) : null));
}

/** "deals double that damage to that player instead". */
function changing(g: Grammar): void {
  const times = (n: number): Quantity => ({ q: 'product', of: [n, AMOUNT] });
  g.rule('damageKind', 'damage', () => 'any');
  g.rule('damageKind', 'combat damage', () => 'combat');
  g.rule('damageKind', 'noncombat damage', () => 'noncombat');
  g.rule('changedDamage', 'double that damage', () => times(2));
  g.rule('changedDamage', 'twice that much damage', () => times(2));
  g.rule('changedDamage', 'triple that damage', () => times(3));
  g.rule('changedDamage', 'that much damage plus {n:digits}', ({ n }) => ({ q: 'sum', of: [AMOUNT, n] }));
  g.rule('changedDamage', 'that much damage minus {n:digits}', ({ n }) => ({ q: 'minus', left: AMOUNT, right: n }));
  g.rule('sameHit', 'to you', () => true);
  g.rule('sameHit', 'to that permanent/creature/player/planeswalker', () => true);
  g.rule('sameHit', 'to that permanent/creature/player or permanent/creature/player/planeswalker', () => true);
  const part = (replacement: Replacement): StaticPart[] => [replacementPart(replacement)];
  const change = (source: Filter, kind: Kind, to: Filter, amount: Quantity): Replacement => ({
    replace: 'damage',
    source,
    to,
    kind,
    result: { result: 'amount', amount },
  });
  for (const it of ['it', 'that source/spell/creature']) {
    const deals = `${it} deals {a:changedDamage} {t?:sameHit} instead`;
    g.rule(
      'staticPart',
      `if {s:damageSource} would deal {k:damageKind} to {h:hit} , ${deals}` as '{s:damageSource} {k:damageKind} {h:hit} {a:changedDamage}',
      ({ s, k, h, a }) => part(change(s, k, h, a)),
    );
    g.rule(
      'sentence',
      `if {s:damageSource} would deal {k:damageKind} to {h:hit} this turn , ${deals}` as '{s:damageSource} {k:damageKind} {h:hit} {a:changedDamage}',
      ({ s, k, h, a }) => replacing(change(s, k, h, a), 'endOfTurn'),
    );
    g.rule(
      'sentence',
      `if {s:damageSource} would deal {k:damageKind} this turn to {h:hit} , ${deals}` as '{s:damageSource} {k:damageKind} {h:hit} {a:changedDamage}',
      ({ s, k, h, a }) => replacing(change(s, k, h, a), 'endOfTurn'),
    );
    g.rule(
      'sentence',
      `if {s:damageSource} would deal {k:damageKind} this turn , ${deals}` as '{s:damageSource} {k:damageKind} {a:changedDamage}',
      ({ s, k, a }) => replacing(change(s, k, ANY, a), 'endOfTurn'),
    );
  }
  for (const it of ['it', 'that source'])
    g.rule(
      'staticPart',
      `if {s:damageSource} would deal {k:damageKind} to ~ , ${it} deals {a:changedDamage} to ~ instead` as '{s:damageSource} {k:damageKind} {a:changedDamage}',
      ({ s, k, a }) => part(change(s, k, oneOf(SELF), a)),
    );
  g.rule('staticPart', 'double all damage that {h:head} sources you control would deal', ({ h }) =>
    h.many ? null : part(change(and(h.filter, yours), 'any', ANY, times(2))),
  );
  // half of it is prevented, and the rest is dealt
  for (const round of ['up', 'down'] as const)
    g.rule(
      'staticPart',
      `if {s:damageSource} would deal {k:damageKind} to {h:hit} , prevent half that damage , rounded ${round}` as '{s:damageSource} {k:damageKind} {h:hit}',
      ({ s, k, h }) =>
        part({ replace: 'damage', source: s, to: h, kind: k, result: { result: 'preventUpTo', amount: { q: 'half', of: AMOUNT, round } } }),
    );
}

type Kind = 'any' | 'combat' | 'noncombat';

export function installDamageChanges(g: Grammar): void {
  preventing(g);
  hits(g);
  changing(g);
}
