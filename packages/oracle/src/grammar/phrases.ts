/** Reads the phrases that are written, too, and the parts that they are made of. */
import { type Filter, LAND_TYPES, PHRASES, type Phrase, type PlayerRef, type Selector, type Step } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { allOf, and, isOwn, type Noun, or, otherAt } from './raw.js';

/** In an event, what one of your opponents does is what any of them does. */
export const anyOf = (p: PlayerRef): PlayerRef => (p.player === 'anOpponent' ? { player: 'eachOpponent' } : p);

const STEPS: readonly (readonly [string, Step])[] = [
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['end step', 'end'],
  ['untap step', 'untap'],
  ['first main phase', 'precombatMain'],
  ['postcombat main phase', 'postcombatMain'],
  ['declare attackers step', 'declareAttackers'],
  ['declare blockers step', 'declareBlockers'],
  ['end of combat step', 'endCombat'],
];

/** Whether all that match are lands (CR 205.3i). */
const ofLands = (f: Filter): boolean => {
  if (f.is === 'and') return f.of.some(ofLands);
  if (f.is === 'or') return f.of.every(ofLands);
  return (f.is === 'type' && f.type === 'Land') || (f.is === 'subtype' && (LAND_TYPES as readonly unknown[]).includes(f.subtype));
};

/** Spells of two kinds, and lands. */
function played(g: Grammar): void {
  g.rule('spells', '{a:noun} and {b:noun}', ({ a, b }) =>
    a.many && b.many && a.zone === 'stack' && b.zone === 'stack' ? or(a.filter, b.filter) : null,
  );
  g.rule('lands', '{n:noun}', ({ n }) => (n.many && !n.zone && ofLands(n.filter) ? n.filter : null));
}

/** Things of a kind, one or several. */
function kinds(g: Grammar): void {
  g.rule('thing', 'a/an {n:noun}', ({ n }) => (n.many || n.zone ? null : n.filter));
  g.rule('anyThing', '{t:thing}', ({ t }) => t);
  g.rule('playedThing', '{t:anyThing}', ({ t }, m) => (m.tokens.slice(m.at, m.end).some((x) => x.key === 'card') ? null : t));
  g.rule('anyThing', 'another {n:noun}', ({ n }, m) => (n.many || n.zone ? null : and(otherAt(m), n.filter)));
  g.rule('things', '{n:noun}', ({ n }) => (n.many && !n.zone ? n.filter : null));
  g.rule('spells', '{n:noun}', ({ n }) => (n.many && n.zone === 'stack' ? n.filter : null));
  played(g);
  g.rule('aSpell', 'a/an {n:noun}', ({ n }) => (n.zone !== 'stack' || n.many ? null : n.filter));
  g.rule('cards', '{n:noun}', ({ n }) => (n.many && !n.zone ? n.filter : null));
  g.rule('schemeKind', '{t:thing}', ({ t }) => t);
  g.rule('aCard', 'a/an {n:noun}', ({ n }) => (n.many || n.zone ? null : n.filter));
  g.rule('cardKind', 'a/an {n:noun}', ({ n }) => (n.head === 'card' && !n.many && !n.zone && n.filter.is !== 'any' ? n.filter : null));
  g.rule('single', '{n:noun}', ({ n }) => (n.many || n.zone ? null : n.filter));
  g.rule('group', '{n:noun}', ({ n }) => allOf(n));
  const inBoth = (n: Noun): Selector | null =>
    n.head === 'card' && !n.zone
      ? { sel: 'union', of: (['exile', 'graveyard'] as const).map((zone) => allOf({ ...n, zone, of: { player: 'you' } })) }
      : null;
  g.rule('group', '{n:noun} in exile and in your graveyard', ({ n }) => inBoth(n));
  g.rule('forEach', 'for each {n:noun} in exile and in your graveyard', ({ n }) => {
    const both = inBoth(n);
    return both && { q: 'count', of: both };
  });
}

/** Numbers. */
function numbers(g: Grammar): void {
  g.rule('amount', '{q:quantity}', ({ q }) => q);
  g.rule('several', '{n:digits}', ({ n }) => n);
  g.rule('many', '{n:digits}', ({ n }) => (n > 1 ? n : null));
}

/** What events are about. */
function subjects(g: Grammar): void {
  g.rule('somebody', '{p:player}', ({ p }) => anyOf(p));
  g.rule('actor', '{p:somebody}', ({ p }) => p);
  g.rule('actor', 'a player', () => ({ player: 'each' }));
  g.rule('own', '{p:possessive}', ({ p }) => isOwn(p));
  g.rule('whoseTurn', '{p:possessive}', ({ p }) => anyOf(p));
  for (const [words, step] of STEPS) g.rule('stepName', words as 'upkeep', () => step);
  g.rule('eventEach', '{s:eventBatch}', ({ s }) => (s.batch === 'each' ? s : null));
  g.rule('eventMany', '{s:eventBatch}', ({ s }) => (s.batch === 'each' ? null : s));
  g.rule('eventKind', '{s:eventBatch}', ({ s }) => (s.what.is === 'oneOf' ? null : s));
  g.rule('eventCards', '{s:eventBatch}', ({ s }) => s);
  g.rule('eventCardKind', '{s:eventKind}', ({ s }) => s);
  g.rule('eventSource', '{s:eventBatch}', ({ s }) => s);
  g.rule('eachSource', '{s:damageSource}', ({ s }) => ({ what: s, batch: 'each' }));
}

export function installPhrases(g: Grammar): void {
  kinds(g);
  numbers(g);
  subjects(g);
  for (const row of PHRASES) {
    // "their" library is never that of another
    const own = /\{(\w+):own\}/.exec(row.pattern)?.[1];
    const make: Phrase['build'] = own === undefined ? row.build : (captures) => (captures[own] === true ? row.build(captures) : null);
    g.rule(row.nonterminal, row.pattern, make as never);
  }
}
