/** The interpreter: performs compiled effects one operation at a time (CR 608.2c). */
import type { Cost, Effect, PlayerRef, Program, Selector, TriggeredAbility } from '@apnap/ability';
import { ask, askYes, type Id, isSeat, seatEntity, tick } from '@apnap/kernel';
import { flipCoins, rollDice } from '../actions/chance.js';
import { chooseX, hasManaX, hasX, leastOf } from '../casting/announce.js';
import { costPayable, payAll } from '../casting/pay-costs.js';
import { bind, chooseEntities, orderObjects, randomOf, standIn } from '../events/choose.js';
import { perform } from '../events/perform.js';
import { holds } from '../reading/condition.js';
import { quantity } from '../reading/quantity.js';
import { resolving } from '../reading/resolving.js';
import { players, select } from '../reading/select.js';
import { player, record } from '../state/access.js';
import type { Code, Op } from '../state/code.js';
import type { Cx } from '../state/context.js';
import { Beyond, MOST_OPERATIONS } from '../state/limits.js';
import type { G } from '../state/log.js';
import type { Env } from '../state/objects.js';
import { codeOf, idOf, nodeOf } from '../state/pool.js';
import type { State } from '../state/types.js';
import { countUse, isUsedUp } from '../triggers/note.js';
import { rulesOf } from '../years/differences.js';
import { performLeaf, planLeaf } from './leaf.js';
import { withChosenPlayers } from './one-of-several.js';
import { canBegin } from './possible.js';

/** Where the code goes on, and with what environment. */
interface Next {
  pc: number;
  env: Env;
}

/** "For each creature destroyed this way": those that are gone are spoken of as they last existed (CR 608.2h). */
const asTheyWere = (what: Selector): boolean =>
  what.sel === 'filter' && (what.of.sel === 'slot' || what.of.sel === 'target' || asTheyWere(what.of));

/** The things in a slot; none where it holds something else. */
const listIn = (env: Env, slot: number): readonly Id[] => {
  const list = env.slots[slot];
  return Array.isArray(list) ? list : [];
};

/** Performs the operation at `pc`. Atomic: may ask, and is then run again. */
export function performOp(g: G, code: Code, pc: number, before: Env): Next {
  const op = code.ops[pc];
  const env = withChosenPlayers(g, op, before);
  const cx = { s: g.s, env, it: 0 };
  const next = pc + 1;
  switch (op.op) {
    case 'do':
      return { pc: next, env: performLeaf(g, env, op.effect) };
    case 'together':
      return { pc: next, env: together(g, env, op) };
    case 'append':
      return { pc: next, env: bind(env, op.list, [...listIn(env, op.list), ...listIn(env, op.from)]) };
    case 'test':
      return { pc: holds(cx, op.cond) ? next : op.otherwise, env };
    case 'goto':
      return { pc: op.to, env };
    case 'list':
      return { pc: next, env: bind(env, op.into, listed(g, env, op)) };
    case 'players':
      return { pc: next, env: bind(env, op.into, asked(cx, op.who).map(seatEntity)) };
    case 'next': {
      const list = env.slots[op.list];
      if (!Array.isArray(list) || list.length === 0) return { pc: op.end, env };
      return { pc: next, env: bind(bind(env, op.list, list.slice(1)), op.into, [list[0]]) };
    }
    case 'count':
      return { pc: next, env: bind(env, op.into, quantity(cx, op.times)) };
    case 'down': {
      const n = env.slots[op.slot];
      if (typeof n !== 'number' || n <= 0) return { pc: op.end, env };
      return { pc: next, env: bind(env, op.slot, n - 1) };
    }
    case 'may':
      return may(g, op, pc, env);
    case 'branch': {
      const seat = standIn(g, env, players(cx, op.who)[0] ?? env.you);
      const answer = ask(g, {
        seat,
        kind: 'option',
        ask: { form: 'pick', options: op.options.map((o) => ({ effect: idOf(g.s._pool, o) })), min: 1, max: 1 },
        rule: '608.2d',
        prompt: { id: 'ask.effect' },
        source: env.source,
      });
      return { pc: op.to['pick' in answer ? answer.pick[0] : 0], env };
    }
    case 'coin': {
      const flipped = flipCoins(g, env, op.effect);
      return { pc: flipped.won ? next : op.lose, env: flipped.env };
    }
    case 'roll':
      return { pc: next, env: rollDice(g, env, op.effect, op.results) };
    case 'draw': {
      const numbers = Array.from({ length: op.of }, (_, i) => i);
      return { pc: next, env: bind(env, op.results, randomOf(g, numbers, op.count)) };
    }
    case 'lookUp': {
      const results = env.slots[op.results];
      if (!Array.isArray(results) || results.length === 0) return { pc: op.end, env };
      const [result, ...rest] = results;
      const line = op.table.findIndex((l) => result >= l.from && (l.to === 'any' || result <= l.to));
      return { pc: line < 0 ? pc : op.to[line], env: bind(env, op.results, rest) };
    }
    default:
      return op satisfies never;
  }
}

/** Who is gone through; classic:410.2: the one whose ability it is. */
const asked = (cx: Cx, who: PlayerRef): readonly number[] =>
  cx.env.only !== undefined && who.player === 'each' ? [cx.env.only] : players(cx, who);

/** What is gone through one by one: of the stack the topmost first, as it would resolve. */
function listed(g: G, env: Env, op: Extract<Op, { op: 'list' }>): readonly Id[] {
  const cx = { s: g.s, env, it: 0 };
  // a player is there once for each vote; of objects there are no two alike
  const votes = op.what.sel === 'slot' ? select(cx, op.what) : [];
  if (votes.length > 0 && votes.every(isSeat)) return votes;
  const list = asTheyWere(op.what) ? select(cx, op.what) : chooseEntities(g, env, op.what);
  if (op.order) return orderObjects(g, env.you, list, env.source, 'ask.orderRounds', '608.2c');
  return op.what.sel === 'all' && op.what.zone === 'stack' ? list.slice().reverse() : list;
}

/** CR 101.4, 608.2e: each makes the choices, one after the other; then all of it happens at once. What each did is bound together. */
function together(g: G, env: Env, op: Extract<Op, { op: 'together' }>): Env {
  const list = env.slots[op.list];
  if (!Array.isArray(list) || list.length === 0) return env;
  const plans = list.map((id: Id) => planLeaf(g, bind(env, op.into, [id]), op.effect));
  perform(
    g,
    plans.flatMap((p) => p.batch),
  );
  const ends = plans.map((p) => p.finish());
  const slot = op.effect.bind;
  const all = slot === undefined ? [] : ends.flatMap((e) => (Array.isArray(e.slots[slot]) ? (e.slots[slot] as readonly Id[]) : []));
  return bind(ends[ends.length - 1], slot, all);
}

/** The gate: the player in the slot may do it, paying the cost if there is one (CR 118.12, 608.2d). */
function may(g: G, op: Extract<Op, { op: 'may' }>, pc: number, env: Env): Next {
  const chooser = env.slots[op.chooser];
  const seat = Array.isArray(chooser) && chooser.length > 0 ? -chooser[0] - 1 : env.you;
  const refused = { pc: op.otherwise, env: op.bind >= 0 && env.slots[op.bind] == null ? bind(env, op.bind, 0) : env };
  const once = onlyOnce(g.s, op.subject);
  if (once && isUsedUp(g.s, once.source, once.ability, 1, 'usedThisTurn')) return refused;
  if (op.cost && (leftUnpaid(g.s, seat, op.cost) || !costPayable(g.s, seat, op.cost, env))) return refused; // CR 118.3
  if (!op.cost && op.leadsOn && !canBegin(g.s, env, op.subject)) return refused;
  if (!(usedByThen(g.s, op.subject) ?? wants(g, op, seat, env))) return refused;
  let own = env;
  if (op.cost && choosesX(g.s, op.cost, env))
    own = { ...env, x: chooseX(g, seat, env.source, greatestPayable(g.s, seat, op.cost, env), leastOf(op.cost)) }; // CR 107.3f
  if (op.cost) {
    const paid = payAll(g, seat, op.cost, own);
    if (paid === null) return refused;
    // what it was paid with can be spoken of: "the sacrificed creature"
    if (paid.with.length > 0) own = { ...own, paid: [...(own.paid ?? record(g.s, own.source)?.cast?.used ?? []), ...paid.with] };
  }
  if (once) countUse(g.s, once.source, once.ability, 1);
  return { pc: pc + 1, env: op.bind >= 0 ? bind(own, op.bind, 1) : own };
}

/** CR 800.4f: a player who has left pays no cost; 2015:800.4f: whether to pay is chosen by another, but there is nothing it could be paid with. */
const leftUnpaid = (s: State, seat: number, cost: readonly Cost[]): boolean =>
  player(s, seat).gone !== 0 && (rulesOf(s).leaversCosts === 'notPaid' || !cost.every(isNothing));

const isNothing = (c: Cost): boolean => c.pay === 'mana' && c.mana === '{0}';

/** Asks whether the player does it, or pays for it. */
function wants(g: G, op: Extract<Op, { op: 'may' }>, seat: number, env: Env): boolean {
  return askYes(g, {
    seat: standIn(g, env, seat),
    kind: 'may',
    rule: op.cost ? '118.12' : '608.2d',
    prompt: { id: op.cost ? 'ask.pay' : 'ask.may' },
    source: env.source,
    detail: { effect: idOf(g.s._pool, op.subject) },
  });
}

/** classic:410.5: what was chosen about the ability that is resolving as it was put on the stack, where this is what it lets its controller do. */
function usedByThen(s: State, subject: Effect): boolean | undefined {
  const own = resolving(s);
  if (own?.used === undefined) return undefined;
  const { effect } = nodeOf<Program>(s._pool, own.program);
  return effect.do === 'may' && effect.then === subject ? own.used : undefined;
}

/** CR 107.3f: whether X is chosen as this is paid; X of a triggered ability that nothing has told is (“you may tap X untapped Myr you control”). */
const choosesX = (s: State, cost: Cost[], env: Env): boolean =>
  hasManaX(cost) || cost.some((c) => c.pay === 'energy' && hasX([c])) || (!env.x && resolving(s)?.kind === 'triggered' && hasX(cost));

/** CR 603.2i: the ability that is resolving, where this is what it lets its controller do only once each turn. */
function onlyOnce(s: State, subject: Effect): { source: Id; ability: number } | null {
  const own = resolving(s);
  if (own?.kind !== 'triggered' || own.ability === 0) return null;
  const { done, program } = nodeOf<TriggeredAbility>(s._pool, own.ability);
  if (done === undefined || program.effect.do !== 'may' || program.effect.then !== subject) return null;
  return { source: own.env.source, ability: own.ability };
}

/** The greatest X for which a cost can be paid during a resolution. */
function greatestPayable(s: State, seat: number, cost: Cost[], env: Env): number {
  const bounds = cost.flatMap((c) => (c.pay === 'mana' && c.xMost !== undefined ? [quantity({ s, env, it: 0 }, c.xMost)] : []));
  const most = Math.min(1000, ...bounds);
  let x = 0;
  while (x < most && costPayable(s, seat, cost, { ...env, x: x + 1 })) x++;
  return x;
}

/** Performs a whole effect within the current step: mana abilities (CR 605.3b), replacement effects, "as enters". */
export function runInline(g: G, node: number, env: Env): Env {
  const code = codeOf(g.s._pool, node);
  let at: Next = { pc: 0, env };
  for (let n = 0; at.pc < code.ops.length; n++) {
    if (n > MOST_OPERATIONS) throw new Beyond('steps', MOST_OPERATIONS);
    tick();
    at = performOp(g, code, at.pc, at.env);
  }
  return at.env;
}
