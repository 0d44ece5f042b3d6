/** Summons "immediately after this effect resolves": without a Chain, in the resolution (Y8.15, Y18.8). */

import type { Effect } from '../language/effects.js';
import { pickPosition, pickRows, pickZone } from '../moves/asking.js';
import { attachTo, moveAll, settle } from '../moves/move.js';
import { placeSummoned } from '../moves/place.js';
import { payTributes } from '../moves/tributes.js';
import { underlaid, waysNow } from '../reading/extraDeck.js';
import { mayNormalNow, needed } from '../reading/tributes.js';
import { fits, type Scope } from '../reading/values.js';
import { freeMonsterZones, summonZones } from '../reading/zones.js';
import { card, happen, nextMoment, player, tell, writeCard } from '../state/access.js';
import type { G } from '../state/types.js';
import { type Done, some } from './done.js';

type Now = Extract<Effect, { do: 'summonNow' }>;

/** Y8.15 */
export const summonNow = (g: G, effect: Now, scope: Scope): Done =>
  effect.kind === 'normal' ? normalNow(g, effect, scope) : extraNow(g, effect, scope);

function normalNow(g: G, effect: Now, scope: Scope): Done {
  const rows = player(g.s, scope.you).hand.filter(
    (r) =>
      (!effect.what || fits(g.s, r, effect.what, scope)) &&
      (!effect.tribute || needed(g.s, scope.you, r, 'summon') > 0) &&
      mayNormalNow(g.s, scope.you, r),
  );
  const [row] = pickRows(g, { seat: scope.you, kind: 'choose cards', rule: 'Y8.15', prompt: 'ask.summon' }, rows, 1, 1);
  if (row === undefined) return 'none';
  const given = payTributes(g, scope.you, row, 'summon');
  const how = given.length > 0 ? ('tribute' as const) : ('normal' as const);
  placeSummoned(
    g,
    row,
    scope.you,
    pickZone(g, scope.you, scope.you, 'monster', freeMonsterZones(g.s, scope.you)),
    'attack',
    how,
    scope.you,
    given,
  );
  tell(g, 'summon succeeded', 'Y8.8');
  happen(g, 'summoned', { row, seat: scope.you, how, by: scope.you, from: 'hand' });
  return some([row]);
}

function extraNow(g: G, effect: Now, scope: Scope): Done {
  const ways = waysNow(g.s, effect, scope);
  const [row] = pickRows(g, { seat: scope.you, kind: 'choose cards', rule: 'Y8.15', prompt: 'ask.summon' }, [...ways.keys()], 1, 1);
  if (row === undefined || effect.kind === 'normal') return 'none';
  let chosen: number[] = [];
  for (;;) {
    const left = (ways.get(row) ?? []).filter((set) => chosen.every((r) => set.includes(r)));
    const more = [...new Set(left.flatMap((set) => set.filter((r) => !chosen.includes(r))))];
    const done = left.some((set) => set.length === chosen.length);
    if (more.length === 0) break;
    const next = pickRows(g, { seat: scope.you, kind: 'choose cards', rule: 'Y11.1', prompt: 'ask.material' }, more, done ? 0 : 1, 1);
    if (next.length === 0) break;
    chosen = [...chosen, ...next];
  }
  const { kind } = effect;
  if (kind !== 'xyz') moveAll(g, chosen, 'grave', { how: 'material', by: scope.you, as: 'material', for: kind, other: row, rule: 'Y11.1' });
  settle(g);
  nextMoment(g);
  const place = pickZone(g, scope.you, scope.you, 'monster', summonZones(g.s, row, scope.you, kind === 'xyz' ? chosen : []));
  if (kind === 'xyz') for (const m of underlaid(g.s, scope.you, row, chosen)) attachTo(g, m, row);
  const positions = kind === 'link' ? (['attack'] as const) : (['attack', 'defense'] as const);
  const from = card(g.s, row).zone;
  placeSummoned(g, row, scope.you, place, pickPosition(g, scope.you, row, positions), kind, scope.you, chosen);
  tell(g, 'summon succeeded', 'Y8.8');
  writeCard(g, row).properly = true;
  happen(g, 'summoned', { row, seat: scope.you, how: kind, by: scope.you, from });
  return some([row]);
}
