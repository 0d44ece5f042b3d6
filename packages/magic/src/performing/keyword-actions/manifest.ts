/** Cards put onto the battlefield face down as 2/2 creatures: manifest, manifest dread, cloak (CR 701.34, 701.60, 701.56). */
import type { Id } from '@apnap/kernel';
import { chooseFrom } from '../../events/choose.js';
import { commitFlag } from '../../events/commit.js';
import { perform } from '../../events/perform.js';
import { topCards } from '../../reading/select.js';
import { live, writeObj } from '../../state/access.js';
import type { G } from '../../state/log.js';
import { type Env, FLAG } from '../../state/objects.js';
import { move } from '../../state/proposals.js';

/** CR 701.34a, 701.34e: one at a time. @returns the permanents. */
export function manifest(g: G, env: Env, seat: number, ids: readonly Id[], how: 'manifested' | 'cloaked' = 'manifested'): Id[] {
  const rule = how === 'manifested' ? '701.34a' : '701.56a';
  return ids.flatMap((id) => {
    const m = move(id, 'battlefield', rule, { under: seat, faceDown: how === 'cloaked' ? 'warded' : 1, source: env.source });
    perform(g, [m]);
    if (live(g.s, m.became)?.zone !== 'battlefield') return [];
    commitFlag(g, m.became, FLAG[how], 'on');
    return [m.became];
  });
}

/** The top cards of a library, one after the other. */
export function manifestTop(g: G, env: Env, seat: number, n: number, how: 'manifested' | 'cloaked'): Id[] {
  const made: Id[] = [];
  for (let i = 0; i < n; i++) made.push(...manifest(g, env, seat, topCards(g.s, seat, 1), how));
  return made;
}

/** CR 701.60a */
export function manifestDread(g: G, env: Env, seat: number): Id[] {
  const ids = topCards(g.s, seat, 2);
  for (const id of ids) writeObj(g.s, id).known |= 1 << seat;
  const chosen = chooseFrom(g, seat, ids, 1, 1, env.source, 'ask.choose', '701.60a');
  const made = manifest(g, env, seat, chosen);
  perform(
    g,
    ids.filter((id) => !chosen.includes(id)).map((id) => move(id, 'graveyard', '701.60a', { source: env.source })),
  );
  return made;
}
