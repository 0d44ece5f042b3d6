/** Replacing damage: prevented, multiplied, dealt to another; and the shields that are used up by it (CR 614.9, 615). */
import type { Filter, Replacement } from '@apnap/ability';
import { ask, type Id, isSeat, seatOf } from '@apnap/kernel';
import { characteristicsOf, controllerOf, derived } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { quantity } from '../reading/quantity.js';
import { inRange } from '../reading/range.js';
import { select } from '../reading/select.js';
import { hasType } from '../reading/traits.js';
import { live, player } from '../state/access.js';
import type { Cx } from '../state/context.js';
import { type G, log } from '../state/log.js';
import type { Env } from '../state/objects.js';
import { idOf, nodeOf } from '../state/pool.js';
import type { Damage, Proposal } from '../state/proposals.js';
import type { Lasting, State } from '../state/types.js';
import type { Fate } from './fate.js';
import { cantPrevent } from './prohibitions.js';

export type DamageReplacement = Extract<Replacement, { replace: 'damage' }>;

/** How much of each simultaneous damage a shield takes, by shield (CR 615.7). */
export type Shares = ReadonlyMap<number, ReadonlyMap<Proposal, number>>;

const NONE: Shares = new Map();

/** CR 120.1: battles, creatures, planeswalkers and players. */
export function canBeDealtDamage(s: State, id: Id): boolean {
  if (isSeat(id)) return !player(s, seatOf(id)).lost;
  const o = live(s, id);
  if (o?.zone !== 'battlefield') return false;
  const c = characteristicsOf(s, o);
  return hasType(c, 'Creature') || hasType(c, 'Planeswalker') || hasType(c, 'Battle');
}

/** CR 614.9: to whom a redirection sends the damage; undefined when it does nothing. */
export function redirectedTo(cx: Cx, r: DamageReplacement): Id | undefined {
  if (r.result.result !== 'redirect') return undefined;
  const [to] = select(cx, r.result.to);
  return to !== undefined && canBeDealtDamage(cx.s, to) ? to : undefined;
}

/** Whether it is a prevention effect (CR 615.1a). */
export const prevents = (r: DamageReplacement): boolean => r.result.result === 'preventAll' || r.result.result === 'preventUpTo';

const shieldOf = (s: State, id: number): Lasting | undefined => s.lasting.find((l) => l.id === id && l.left >= 0);

/** CR 615.7: where damage of several sources meets a shield that can't take all of it, the player or the permanent's controller divides it. */
export function shareShields(g: G, batch: readonly Proposal[]): Shares {
  const { s } = g;
  if (batch.length < 2 || !s.lasting.some((l) => l.left >= 0)) return NONE;
  const shares = new Map<number, ReadonlyMap<Proposal, number>>();
  for (const r of derived(s).replacements) {
    const shield = shieldOf(s, r.lasting);
    if (!shield || r.replacement.replace !== 'damage') continue;
    const { source, to, kind } = r.replacement;
    const cx: Cx = { s, env: r.env, it: 0 };
    const met = batch.filter(
      (p): p is Damage =>
        p.p === 'damage' && p.amount > 0 && kindFits(kind, p) && meets(cx, source, p.source) && meets(cx, to, p.to) && p.preventable === 1,
    );
    const total = met.reduce((n, p) => n + p.amount, 0);
    if (met.length < 2 || total <= shield.left) continue;
    shares.set(shield.id, askShares(g, met, shield));
  }
  return shares;
}

/** CR 615.13: an effect that is applied to several damage events of one moment does what it does besides once. */
export function onceEach(s: State, effects: Fate['effects']): Fate['effects'] {
  const out: Fate['effects'] = [];
  for (const e of effects) {
    const alike = e.damage === undefined ? undefined : out.find((x) => x.damage === e.damage && sameButAmount(s, x, e));
    if (alike?.env.event && e.env.event) {
      const amount = alike.env.event.amount + e.env.event.amount;
      alike.env = { ...alike.env, event: { ...alike.env.event, amount } };
    } else out.push({ ...e });
  }
  return out;
}

/** Whether the two are the same but for whose damage it was, which is not asked about. */
function sameButAmount(s: State, a: Fate['effects'][number], b: Fate['effects'][number]): boolean {
  if (a.node !== b.node || a.env.source !== b.env.source || a.env.event?.recipient !== b.env.event?.recipient) return false;
  return a.env.event?.source === b.env.event?.source || !JSON.stringify(nodeOf(s._pool, a.node)).includes('"role":"source"');
}

const kindFits = (kind: DamageReplacement['kind'], p: Damage): boolean => kind === 'any' || (kind === 'combat') === (p.combat === 1);

const meets = (cx: Cx, f: Filter, id: Id): boolean => matches(cx, f, id);

function askShares(g: G, met: readonly Damage[], shield: Lasting): ReadonlyMap<Proposal, number> {
  const [{ to, source }] = met;
  const several = met.some((p) => p.source !== source);
  const answer = ask(g, {
    seat: isSeat(to) ? seatOf(to) : controllerOf(g.s, to),
    kind: 'divide',
    ask: {
      form: 'divide',
      options: met.map((p) => ({ entity: several ? p.source : p.to })),
      total: shield.left,
      least: met.map(() => 0),
      most: met.map((p) => p.amount),
    },
    rule: '615.7',
    prompt: { id: 'ask.shield', params: { total: shield.left } },
    source: shield.env.source,
    visible: 'all',
  });
  return new Map(met.map((p, i) => [p, 'divide' in answer ? answer.divide[i] : 0]));
}

/** Applies one effect to the damage at `index`. */
export function applyDamage(g: G, fate: Fate, index: number, r: DamageReplacement, cx: Cx, lasting: number, shares: Shares): void {
  const p = fate.proposals[index] as Damage;
  const before = p.amount;
  const result = r.result;
  const shield = shieldOf(g.s, lasting);
  const inVain = prevents(r) && (p.preventable === 0 || cantPrevent(g.s, p)); // CR 615.12
  const upTo = (n: number): number => Math.min(p.amount, n, shares.get(lasting)?.get(p) ?? n);
  switch (result.result) {
    case 'preventAll':
      if (!inVain) p.amount = 0;
      break;
    case 'preventUpTo': {
      if (inVain) break;
      const n = upTo(shield ? shield.left : quantity(cx, result.amount));
      p.amount -= n;
      if (shield) useShield(g, shield.id, n);
      break;
    }
    case 'amount':
      p.amount = Math.max(0, quantity(cx, result.amount));
      break;
    case 'redirect': {
      const to = redirectedTo(cx, r);
      if (to === undefined) return;
      const n = upTo(result.amount === 'all' ? p.amount : shield ? shield.left : quantity(cx, result.amount));
      if (n <= 0) return;
      p.amount -= n;
      if (shield) useShield(g, shield.id, n);
      // CR 801.13a: damage from a source whose controller is too far away is not dealt
      if (inRange(g.s, controllerOf(g.s, p.source), to)) fate.proposals.push({ ...p, to, amount: n });
      break;
    }
    default:
      result satisfies never;
  }
  const changed = before - p.amount;
  if (changed > 0 && prevents(r)) {
    // CR 615.13: abilities can trigger on damage being prevented; the log tells it.
    log(g, 'prevent', '615.1', { source: p.source, recipient: p.to, amount: changed });
  }
  if (p.amount === 0) fate.proposals.splice(index, 1);
  if (r.then) {
    const env: Env = { ...cx.env, event: { ...(cx.env.event as NonNullable<Env['event']>), amount: changed } };
    fate.effects.push({ node: idOf(g.s._pool, r.then), env, damage: lasting });
  }
}

/** CR 615.7: what a shield prevents is taken off it; an empty shield is gone. */
function useShield(g: G, id: number, n: number): void {
  g.s.lasting = g.s.lasting.flatMap((l) => (l.id !== id ? [l] : l.left > n ? [{ ...l, left: l.left - n }] : []));
  g.s._derived = null;
}
