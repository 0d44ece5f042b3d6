/** Cards put onto the battlefield face down as 2/2 creatures: manifest, manifest dread, cloak (CR 701.34, 701.60, 701.56). */
import type { Cost } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import type { G } from '../../../engine.js';
import { commitFlag } from '../../../events/commit.js';
import { perform } from '../../../events/perform.js';
import { move } from '../../../events/proposals.js';
import { hasFlag, live, writeObj } from '../../../state/access.js';
import { type Env, FLAG, type Obj, type State } from '../../../state/types.js';
import { chooseFrom } from '../../choose.js';
import { topCards } from '../../select.js';

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

/** The card that represents a face-down permanent. */
const faceOfCard = (s: State, o: Obj) => s._pool.cards[(o.copyOf ?? o).card].faces[(o.copyOf ?? o).face].face;

/** CR 701.34b, 701.56b: a manifested creature card is turned face up for its mana cost; null where it can't be. */
export function manifestCost(s: State, o: Obj): Cost[] | null {
  if (!hasFlag(o, FLAG.manifested) && !hasFlag(o, FLAG.cloaked)) return null;
  const face = faceOfCard(s, o);
  return face.types.includes('Creature') && face.manaCost !== undefined ? manaOf(face.manaCost) : null;
}

const costs = new Map<string, Cost[]>();

/** The same list for the same text: the solver's caches live by identity. */
function manaOf(mana: string): Cost[] {
  let cost = costs.get(mana);
  if (!cost) {
    cost = [{ pay: 'mana', mana }];
    costs.set(mana, cost);
  }
  return cost;
}

/** CR 701.34g: an instant or sorcery card stays face down. */
export const staysFaceDown = (s: State, o: Obj): boolean => {
  const { types } = faceOfCard(s, o);
  return types.includes('Instant') || types.includes('Sorcery');
};

/** CR 701.34a, 701.56a, 702.168b: being manifested or cloaked, and ward {2}, end with being face down. */
export function endManifested(g: G, id: Id): void {
  commitFlag(g, id, FLAG.manifested | FLAG.cloaked | FLAG.warded, 'off');
}
