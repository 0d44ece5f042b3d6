/** Damage and life (CR 119, 120). */

import type { DamageEffect } from '@apnap/ability';
import { seatEntity, seatOf } from '@apnap/kernel';
import { bind, chooseEntities, chooseFrom } from '../events/choose.js';
import { excessOf } from '../events/excess.js';
import { damage, perform } from '../events/perform.js';
import { controllerOf } from '../reading/characteristics.js';
import { quantity } from '../reading/quantity.js';
import { players, select } from '../reading/select.js';
import { player } from '../state/access.js';
import type { GameEvent } from '../state/events.js';
import type { G } from '../state/log.js';
import type { Env } from '../state/objects.js';
import type { Damage } from '../state/proposals.js';
import { lifeWith, turnSeat } from '../state/teams.js';
import type { State } from '../state/types.js';
import type { Perform } from './family.js';

/** CR 120.4a: excess damage is dealt to the controller of the permanent instead, before anything else changes it. */
function overflowing(s: State, d: Damage): Damage[] {
  const excess = excessOf(s, d);
  if (excess === 0) return [d];
  const over: Damage = { ...d, to: seatEntity(controllerOf(s, d.to)), amount: excess };
  return excess === d.amount ? [over] : [{ ...d, amount: d.amount - excess }, over];
}

/** What is to be dealt by one part of an instruction. */
function proposed(g: G, env: Env, e: DamageEffect): Damage[] {
  const { s } = g;
  const to = e.per ? [] : chooseEntities(g, env, e.to);
  // CR 113.7a: the source deals damage as it last existed when it is gone.
  const sources = select({ s, env, it: 0 }, e.source);
  return sources.flatMap((source) =>
    (e.per ? select({ s, env, it: source }, e.to) : to).flatMap((id) => {
      const amount = quantity({ s, env, it: e.per ? source : id }, e.amount);
      const dealt = damage(source, id, amount, '120.1', { preventable: e.prevention === 'cannotBePrevented' ? 0 : 1 });
      return e.excess ? overflowing(g.s, dealt) : [dealt];
    }),
  );
}

/** Binds what a part has dealt: to those it was to be dealt to. */
function bindDealt(env: Env, e: DamageEffect, dealt: readonly GameEvent[]): Env {
  const total = dealt.reduce((n, x) => n + x.amount, 0);
  const excess = dealt.reduce((n, x) => n + (x.excess ?? 0), 0);
  return bind(bind(bind(env, e.bind, total), e.bindDealt, [...new Set(dealt.map((x) => x.recipient))]), e.bindExcess, excess);
}

/** CR 608.2f: all damage of one instruction is dealt at once. */
const dealDamage: Perform<'damage'> = (g, env, e) => {
  const parts = [e, ...(e.also ?? [])].map((part) => ({ part, batch: proposed(g, env, part) }));
  const events = perform(
    g,
    parts.flatMap(({ batch }) => batch),
  );
  const dealt = events.filter((x) => x.kind === 'damage' && x.amount > 0);
  if (parts.length === 1) return bindDealt(env, e, dealt);
  return parts.reduce((bound, { part, batch }) => {
    const own = dealt.filter((x) => batch.some((d) => d.source === x.source && d.to === x.recipient));
    return bindDealt(bound, part, own);
  }, env);
};

/** CR 810.9d: where life totals of several players of a team are set, the team chooses which of them is affected. */
function oneOfEachTeam(g: G, env: Env, seats: readonly number[]): number[] {
  const done = new Set<number>();
  return seats.flatMap((seat) => {
    const team = lifeWith(g.s, seat).filter((each) => seats.includes(each));
    if (team.some((each) => done.has(each))) return [];
    for (const each of team) done.add(each);
    if (team.length < 2) return [seat];
    return chooseFrom(g, turnSeat(g.s, seat), team.map(seatEntity), 1, 1, env.source, 'ask.choose', '810.9d').map(seatOf);
  });
}

const changeLife: Perform<'life'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  const events = perform(
    g,
    (e.change === 'set' ? oneOfEachTeam(g, env, players(cx, e.who)) : players(cx, e.who)).map((seat) => {
      const amount = quantity({ ...cx, it: seatEntity(seat) }, e.amount);
      const life = player(g.s, seat).life;
      // CR 119.5: setting a life total is gaining or losing the difference.
      const change = e.change === 'set' ? (amount > life ? 'gain' : 'lose') : e.change;
      const n = e.change === 'set' ? Math.abs(amount - life) : amount;
      return {
        p: change === 'gain' ? ('gainLife' as const) : ('loseLife' as const),
        seat,
        amount: n,
        rule: e.change === 'set' ? '119.5' : '119.3',
        source: env.source,
      };
    }),
  );
  const total = events.reduce((n, x) => n + x.amount, 0);
  return bind(env, e.bind, total);
};

export const EFFECTS = { damage: dealDamage, life: changeLife };
