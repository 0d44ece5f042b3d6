/** What comes of spending certain mana on a spell besides paying for it (CR 106.6), and of casting the next one of a kind. */
import type { ManaRider, ManaSpec, Rule } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { invalidate, staticEnv } from '../reading/characteristics.js';
import { eventData, matchEvent } from '../reading/event-pattern.js';
import type { GameEvent } from '../state/events.js';
import { type G, log } from '../state/log.js';
import type { Env, ManaUnit } from '../state/objects.js';
import { idOf, nodeOf } from '../state/pool.js';
import { procedures } from '../state/procedures.js';
import type { State } from '../state/types.js';

const riderOf = (s: State, unit: ManaUnit): ManaRider | undefined =>
  unit.restriction === 0 ? undefined : nodeOf<ManaSpec>(s._pool, unit.restriction).rider;

/** Whether more than paying comes of spending it. */
export const hasRider = (s: State, unit: ManaUnit): boolean => riderOf(s, unit) !== undefined;

/** CR 106.6a: for each of the mana that was spent on the spell that has just been cast, an effect or a delayed triggered ability of its own. */
export function applyRiders(g: G, seat: number, spent: readonly ManaUnit[], cast: GameEvent): void {
  for (const unit of spent) {
    const { s } = g;
    const rider = riderOf(s, unit);
    const own = staticEnv(unit.source, seat);
    if (!rider || !matchEvent({ s, env: own, it: 0 }, rider.event, cast)) continue;
    const env: Env = { ...own, event: eventData(rider.event, cast) };
    if (rider.how === 'applies') procedures.runInline(g, idOf(s._pool, rider.program.effect), env);
    else trigger(g, rider, env, cast);
  }
}

type Next = Extract<Rule, { rule: 'may' | 'nextSpell' }>;
type Permission = Extract<Rule, { rule: 'may' }>;

/** "The next sorcery card you cast this turn …": permissions that the spell uses up as it becomes cast, and what applies to it. */
export function useNext(g: G, cast: GameEvent): void {
  for (const l of g.s.lasting) {
    const { s } = g;
    const effect = nodeOf<{ do: string; rules?: readonly Rule[] }>(s._pool, l.node);
    const used =
      effect.do !== 'continuous'
        ? undefined
        : effect.rules?.find((r): r is Next => (r.rule === 'may' || r.rule === 'nextSpell') && r.next !== undefined);
    if (!used?.next || !matchEvent({ s, env: l.env, it: 0 }, used.next.event, cast)) continue;
    if (used.rule === 'may' || used.each === undefined) {
      s.lasting = s.lasting.filter((x) => x !== l);
      invalidate(s);
    }
    procedures.runInline(g, idOf(s._pool, used.next.program.effect), { ...l.env, event: eventData(used.next.event, cast) });
  }
}

/** "If a spell cast this way …": what applies to a spell, or to a land, by the permission it was cast or played by (CR 305.1, 601.3). */
export function applyPermission(g: G, seat: number, by: { source: Id; rule: number }, played: GameEvent): void {
  const rider = by.rule === 0 ? undefined : nodeOf<Permission>(g.s._pool, by.rule).with;
  const env = staticEnv(by.source, seat);
  if (!rider || !matchEvent({ s: g.s, env, it: 0 }, rider.event, played)) return;
  procedures.runInline(g, idOf(g.s._pool, rider.program.effect), { ...env, event: eventData(rider.event, played) });
}

/** CR 603.7a: the ability triggers as the mana is spent. */
function trigger(g: G, rider: ManaRider, env: Env, cast: GameEvent): void {
  const { s } = g;
  log(g, 'trigger', '603.7', { source: env.source, player: env.you, cause: cast.id });
  s.waiting = [
    ...s.waiting,
    {
      ability: idOf(s._pool, rider),
      program: idOf(s._pool, rider.program),
      source: env.source,
      controller: env.you,
      event: eventData(rider.event, cast),
      env,
    },
  ];
}
