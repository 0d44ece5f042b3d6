/** Reads the phrases that are written, too, and the parts that they are made of. */
import { PHRASES, type PlayerRef } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { allOf } from './raw.js';

/** In an event, what one of your opponents does is what any of them does. */
const actor = (p: PlayerRef): PlayerRef => (p.player === 'anOpponent' ? { player: 'eachOpponent' } : p);

export function installPhrases(g: Grammar): void {
  g.rule('actor', '{p:player}', ({ p }) => actor(p));
  g.rule('actor', 'a player', () => ({ player: 'each' }));
  g.rule('thing', 'a/an {n:noun}', ({ n }) => (n.many || n.zone ? null : n.filter));
  g.rule('group', '{n:noun}', ({ n }) => allOf(n));
  for (const row of PHRASES) g.rule(row.nonterminal, row.pattern, row.build as never);
}
