/** Looking at the top of a library and arranging it: scry, surveil, fateseal (CR 701.18, 701.42, 701.22). */

import { ask, type Id } from '@apnap/kernel';
import { orderObjects } from '../../events/choose.js';
import { perform } from '../../events/perform.js';
import { topCards } from '../../reading/select.js';
import { player, setZone, writeObj } from '../../state/access.js';
import { type G, log } from '../../state/log.js';
import type { Env } from '../../state/objects.js';
import { move } from '../../state/proposals.js';
import { noteTriggers } from '../../triggers/note.js';

/** CR 701.18a, 701.42a, 701.22a: look at the top cards of a library; some go to the bottom (graveyard), the rest back on top in any order. */
export function arrangeTop(g: G, env: Env, seat: number, n: number, how: 'scry' | 'surveil' | 'fateseal', library = seat): void {
  const ids = topCards(g.s, library, n);
  const rule = how === 'scry' ? '701.18a' : how === 'surveil' ? '701.42a' : '701.22a';
  if (ids.length === 0) return;
  for (const id of ids) writeObj(g.s, id).known |= 1 << seat;
  const away = chooseAway(g, seat, ids, env, how, rule);
  const keep = orderObjects(
    g,
    seat,
    ids.filter((id) => !away.includes(id)),
    env.source,
    'ask.orderTop',
    rule,
  );
  if (how === 'surveil') {
    perform(
      g,
      away.map((id) => move(id, 'graveyard', rule, { source: env.source })),
    );
    reorder(g, seat, keep, []);
  } else reorder(g, seat, keep, orderObjects(g, seat, away, env.source, 'ask.orderBottom', rule), library);
  if (how === 'fateseal') return;
  const event = log(g, how, rule, { player: seat, amount: ids.length });
  noteTriggers(g, [event], null);
}

function chooseAway(g: G, seat: number, ids: readonly Id[], env: Env, how: string, rule: string): Id[] {
  const answer = ask(g, {
    seat,
    kind: 'choose',
    ask: { form: 'pick', options: ids.map((entity) => ({ entity })), min: 0, max: ids.length },
    rule,
    prompt: { id: `ask.${how}` },
    source: env.source,
    visible: 'seat',
  });
  return 'pick' in answer ? answer.pick.map((i) => ids[i]) : [];
}

/** Puts looked-at cards back: `top` highest first, `bottom` highest first; the same objects, as they never left the library. */
function reorder(g: G, seat: number, top: readonly Id[], bottom: readonly Id[], owner = seat): void {
  // Whoever knew one of them before does not know which place it has now.
  for (const id of [...top, ...bottom]) writeObj(g.s, id).known &= 1 << seat;
  const rest = player(g.s, owner).library.filter((id) => !top.includes(id) && !bottom.includes(id));
  setZone(g.s, 'library', owner, [...bottom.slice().reverse(), ...rest, ...top.slice().reverse()]);
}
