/** Worth of continuous effects: pumps, shrinking, granted abilities, stolen permanents, rules for a turn. Judged by the moment. */
import type { Effect, Mod, Rule } from '@apnap/ability';
import { type Id, isSeat, seatOf } from '@apnap/kernel';
import type { ObjectView } from '@apnap/magic';
import { type Board, has, isCreature, power, toughnessLeft } from './board.js';
import { fight } from './combat.js';
import { fullValue, lifeWorth, modsWorth, permanentValue } from './evaluate.js';
import { type Boost, canBlock, fighter } from './fighters.js';
import { type Env, matches, newEnv, number, select } from './read.js';
import { awaited, dying, settling } from './waiting.js';

type Continuous = Extract<Effect, { do: 'continuous' }>;

export function continuousWorth(b: Board, e: Continuous, env: Env): number {
  const short = e.duration === 'endOfTurn' || e.duration === 'endOfCombat';
  let n = 0;
  if (e.affects) for (const id of select(b, e.affects, env).ids) n += modWorth(b, id, e.mods, short, { ...env, it: id });
  for (const rule of e.rules) n += ruleWorth(b, rule, env);
  return n;
}

function boostOf(b: Board, mods: readonly Mod[], env: Env): Boost {
  const boost = { power: 0, toughness: 0, keywords: [] as string[] };
  for (const m of mods) {
    if (m.mod === 'pt') {
      boost.power += number(b, m.power, env);
      boost.toughness += number(b, m.toughness, env);
    } else if (m.mod === 'addAbility' && m.ability.kind === 'keyword') boost.keywords.push(m.ability.keyword);
  }
  return boost;
}

function modWorth(b: Board, id: Id, mods: readonly Mod[], short: boolean, env: Env): number {
  const o = b.object(id);
  if (!o) return 0;
  const side = b.stake(o.controller);
  const boost = boostOf(b, mods, env);
  if (isCreature(o) && toughnessLeft(o) - awaited(b, id) + boost.toughness <= 0 && (boost.toughness < 0 || toughnessLeft(o) <= 0))
    return -side * permanentValue(b, o);
  const stolen = mods.some((m) => m.mod === 'control');
  if (stolen) return stealWorth(b, o, short, env);
  const animated = mods.some((m) => m.mod === 'types' && m.types.includes('Creature'));
  if (animated && !isCreature(o)) return animateWorth(b, o, mods, env);
  if (!short) return side * modsWorth(mods, power(o), boost.power, boost.toughness);
  return passing(b, o, boost);
}

/** What a boost until end of turn is worth: what it changes in the fight at hand, or a creature saved from what is on the stack. */
function passing(b: Board, o: ObjectView, boost: Boost): number {
  if (!isCreature(o)) return 0;
  let n = inFight(b, o, boost);
  if (o.controller === b.me) n += savedByBoost(b, o, boost);
  const sorceryTime = b.myTurn && b.step === 'precombatMain' && b.view.stack.length === 0;
  if (sorceryTime && o.controller === b.me && !o.tapped && (!o.sick || boost.keywords.includes('haste')) && !has(o, 'defender')) {
    if (boost.keywords.includes('haste') && o.sick) n += 0.3 * power(o);
    const evasive = boost.keywords.some((k) => k === 'flying' || k === 'trample' || k === 'menace');
    n += evasive ? 0.25 * (power(o) + boost.power) : 0;
  }
  return n;
}

/** The difference a boost makes to the fight the creature is in; blocks are declared, so it is certain but for tricks. */
function inFight(b: Board, o: ObjectView, boost: Boost): number {
  if (b.step !== 'declareBlockers') return 0;
  if (o.attacking !== 0) return fightValue(b, o, o, boost) - fightValue(b, o, null, boost);
  let n = 0;
  for (const id of o.blocking) {
    const attacker = b.object(id);
    if (attacker) n += fightValue(b, attacker, o, boost) - fightValue(b, attacker, null, boost);
  }
  return n;
}

function fightValue(b: Board, attacker: ObjectView, boosted: ObjectView | null, boost: Boost): number {
  const as = (o: ObjectView): ReturnType<typeof fighter> => fighter(b, o, o.id === boosted?.id ? boost : undefined);
  const blockers = b.view.battlefield.filter((x) => x.blocking.includes(attacker.id));
  if (blockers.length === 0 && attacker.blocked) return 0;
  const a = as(attacker);
  const r = fight(a, blockers.map(as));
  let n = r.attackerDies ? -b.stake(attacker.controller) * a.value : 0;
  blockers.forEach((x, i) => {
    if (r.dies[i]) n -= b.stake(x.controller) * permanentValue(b, x);
  });
  const to = attacker.attacking;
  if (r.through > 0 && isSeat(to))
    n += lifeWorth(b, seatOf(to), -r.through - otherDamage(b, attacker)) - lifeWorth(b, seatOf(to), -otherDamage(b, attacker));
  return n;
}

/** Damage other unblocked attackers will do to the same player: makes the last points lethal. */
function otherDamage(b: Board, attacker: ObjectView): number {
  return b.view.battlefield.reduce(
    (n, o) =>
      n + (o.id !== attacker.id && o.attacking === attacker.attacking && !o.blocked ? power(o) * (has(o, 'doubleStrike') ? 2 : 1) : 0),
    0,
  );
}

/** Whether the topmost thing of an opponent on the stack is about to destroy or damage the permanent, and how it would. */
function threat(b: Board, id: Id): { kills: 'destroy' | 'damage' | 'other'; amount: number } | null {
  const x = b.top;
  if (!x || x.controller === b.me || !x.targets.includes(id)) return null;
  const ability = x.ability ?? (x.source ? b.abilities(x.source).find((a) => a.kind === 'spell') : undefined);
  if (!ability || ability.kind === 'static' || ability.kind === 'keyword') return null;
  const effects = [ability.program.effect, ...x.modes.flatMap((m) => ability.program.modes?.options[m]?.effect ?? [])];
  const flat = effects.flatMap((e) => (e.do === 'seq' ? e.of : [e]));
  const env = newEnv(x.controller, x.source, { x: x.x, targets: [x.targets] });
  for (const e of flat) {
    if (e.do === 'destroy') return { kills: 'destroy', amount: 0 };
    if (e.do === 'damage') return { kills: 'damage', amount: number(b, e.amount, env) };
    if (e.do === 'move') return { kills: 'other', amount: 0 };
    if (e.do === 'continuous' && e.mods.some((m) => m.mod === 'pt' || m.mod === 'control')) return { kills: 'other', amount: 0 };
  }
  return null;
}

function savedByBoost(b: Board, o: ObjectView, boost: Boost): number {
  if (dying(b, o)) return boost.keywords.includes('indestructible') || !dying(b, o, boost.toughness) ? 0.95 * fullValue(b, o) : 0;
  const t = threat(b, o.id);
  if (!t) return 0;
  const dies = t.kills !== 'damage' || t.amount >= toughnessLeft(o);
  if (!dies) return 0;
  const untouchable = boost.keywords.some((k) => k === 'hexproof' || k === 'shroud' || k === 'protection');
  const tough = t.kills === 'damage' && t.amount < toughnessLeft(o) + boost.toughness;
  const solid = t.kills !== 'other' && boost.keywords.includes('indestructible');
  return untouchable || tough || solid ? 0.95 * permanentValue(b, o) : 0;
}

/** What regeneration (or not being targeted any more) is worth now. */
export function savedBy(b: Board, id: Id, how: 'regenerate' | 'untargetable'): number {
  const o = b.object(id);
  if (!o) return 0;
  const side = b.stake(o.controller);
  const t = o.controller === b.me ? threat(b, id) : null;
  if (t && (how === 'untargetable' || t.kills === 'destroy' || (t.kills === 'damage' && t.amount >= toughnessLeft(o))))
    return side * 0.95 * permanentValue(b, o);
  if (how === 'regenerate' && dying(b, o)) return side * 0.95 * fullValue(b, o);
  if (b.years.damageOnStack && !b.calm && !settling(b)) return 0; // there is time until the damage is on the stack
  if (how === 'untargetable' || b.step !== 'declareBlockers' || b.view.stack.length > 0) return 0;
  return side * (diesInCombat(b, o) ? 0.9 * permanentValue(b, o) : 0);
}

function diesInCombat(b: Board, o: ObjectView): boolean {
  const attackers = o.attacking !== 0 ? [o] : o.blocking.flatMap((id) => b.object(id) ?? []);
  return attackers.some((a) => {
    const blockers = b.view.battlefield.filter((x) => x.blocking.includes(a.id));
    const r = fight(
      fighter(b, a),
      blockers.map((x) => fighter(b, x)),
    );
    return a.id === o.id ? r.attackerDies : r.dies[blockers.indexOf(o)];
  });
}

function stealWorth(b: Board, o: ObjectView, short: boolean, env: Env): number {
  const side = b.side(o.controller) * b.side(env.you);
  if (side > 0) return -1;
  const gain = short ? (b.myTurn && b.step === 'precombatMain' ? 0.6 * power(o) + 0.5 : 0) : 1.8 * permanentValue(b, o);
  return b.side(env.you) * gain;
}

/** A land that becomes a creature: worth it when it can attack past what could block it. */
function animateWorth(b: Board, o: ObjectView, mods: readonly Mod[], env: Env): number {
  if (!b.myTurn || b.step !== 'precombatMain' || o.tapped || o.sick || o.controller !== b.me) return 0;
  const set = mods.find((m) => m.mod === 'setPT');
  const p = set?.mod === 'setPT' && set.power !== undefined ? number(b, set.power, env) : 1;
  const t = set?.mod === 'setPT' && set.toughness !== undefined ? number(b, set.toughness, env) : 1;
  const boost = boostOf(b, mods, env);
  const asCreature: ObjectView = {
    ...o,
    types: [...o.types, 'Creature'],
    power: p,
    toughness: t,
    keywords: [...o.keywords, ...boost.keywords],
  };
  const danger = b.foes
    .flatMap((seat) => b.creaturesOf[seat])
    .some((x) => !x.tapped && canBlock(b, x, asCreature) && (power(x) >= t || (x.toughness ?? 0) > p));
  return danger ? 0 : 0.5 * p;
}

/** Rules for a turn: can't block, can't attack, can't be targeted. */
function ruleWorth(b: Board, rule: Rule, env: Env): number {
  if (rule.rule !== 'cant') return 0.1;
  const a = rule.action;
  if (a.act === 'target')
    return b.view.battlefield.reduce((n, o) => n + (matches(b, a.what, o.id, env) ? savedBy(b, o.id, 'untargetable') : 0), 0);
  const mayAttack = b.myTurn && (b.step === 'precombatMain' || b.step === 'beginCombat' || b.step === 'declareAttackers');
  if (a.act === 'block' && a.who.is !== 'any') {
    const hit = b.view.battlefield.filter((o) => isCreature(o) && !o.tapped && matches(b, a.who, o.id, env));
    const useful = mayAttack && b.creaturesOf[b.me].some((o) => !o.tapped || o.attacking !== 0);
    return hit.reduce((n, o) => n - b.stake(o.controller) * (useful ? 0.4 + 0.15 * permanentValue(b, o) : 0.02 * permanentValue(b, o)), 0);
  }
  if (a.act === 'block') {
    const mine = b.creaturesOf[b.me].filter((o) => matches(b, a.attacker, o.id, env));
    return mayAttack ? mine.reduce((n, o) => n + 0.3 * power(o), 0) : 0;
  }
  if (a.act === 'attack') {
    const hit = b.view.battlefield.filter((o) => isCreature(o) && matches(b, a.who, o.id, env));
    return hit.reduce((n, o) => n - b.stake(o.controller) * 0.3 * power(o), 0);
  }
  return 0.1;
}

/** Counters on a permanent or player. */
export function permanentCounters(b: Board, id: Id, kind: string, n: number): number {
  if (isSeat(id)) return b.stake(seatOf(id)) * (kind === 'poison' ? -1.5 : 0.4) * n;
  const o = b.object(id);
  if (!o) return 0;
  const side = b.stake(o.controller);
  if (kind === '+1/+1') return side * 1.35 * n;
  if (kind === '-1/-1') return toughnessLeft(o) - n <= 0 && n > 0 ? -side * permanentValue(b, o) : -side * 1.2 * n;
  if (kind === 'loyalty') return side * 0.8 * n;
  if (kind === 'time' && o.zone === 'exile') return -side * 0.6 * n;
  return side * 0.3 * n;
}
