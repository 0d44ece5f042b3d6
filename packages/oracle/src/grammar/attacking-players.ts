/** Players who attack and are attacked (CR 508.6), and what others do as somebody did before. */
import type { Effect, Filter, PlayerRef } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { all, compare, controlledBy, count, ofType, whoIs } from './make.js';
import { and, mentionsNode, raw, seq, YOU } from './raw.js';
import { asEntity } from './references.js';

/** What is done in one act, and by whom the node says itself. */
const ACTS: ReadonlySet<Effect['do']> = new Set(['createToken', 'draw', 'life']);

/** "You gain 2 life. Each opponent does the same": the act of the sentence before, done by others. Null where it is about you besides. */
export function doingTheSame(rest: Effect[], before: Effect, next: Effect): Effect | null {
  const { who, $at } = next as unknown as { who: PlayerRef; $at: number };
  if (!ACTS.has(before.do) || !('who' in before) || before.who.player !== 'you') return null;
  const { who: _, ...act } = before.do === 'createToken' ? { ...before, token: { ...before.token, abilities: [] } } : before;
  if (mentionsNode(act, { player: 'you' }) || mentionsNode(act, { sel: '$target' }) || mentionsNode(act, { sel: '$ref' })) return null;
  return seq(...rest, before, { ...before, who, $at } as unknown as Effect);
}

export function installAttackingPlayers(g: Grammar): void {
  // CR 506.2: it is the active player who attacks
  g.rule('player', 'that/the attacking player', () => ({ player: 'active' }));
  // CR 508.6
  const attacking = (whom: PlayerRef): Filter => ({
    is: 'satisfies',
    cond: compare(
      count(
        all(
          'battlefield',
          and(ofType('Creature'), controlledBy(whoIs({ sel: 'it' })), { is: 'attackingPlayerOrPermanent', of: asEntity(whom) }),
        ),
      ),
      '>=',
      1,
    ),
  });
  g.rule('player', 'each opponent attacking {p:player}', ({ p }) =>
    whoIs({ sel: 'filter', of: { sel: 'players', who: { player: 'eachOpponent' } }, filter: attacking(p) }),
  );
  g.rule('sentence', '{p:player} do/does the same', ({ p }, m: Match) =>
    p.player === YOU.player ? null : raw.effect({ do: '$same', who: p, $at: m.at } as never),
  );
}
