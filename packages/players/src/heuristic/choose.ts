/** All decisions besides priority, combat declarations and mulligans: targets, modes, X, costs, searches, discards, orders, words. */
import type { Cost, Effect } from '@apnap/ability';
import { type Answer, defaultAnswer, type Form, type Id, isSeat } from '@apnap/kernel';
import type { DecisionView, ObjectView } from '@apnap/magic';
import { avoid } from './act.js';
import { type Board, has, isCreature, isLand, power, toughnessLeft } from './board.js';
import { awayFrom, damageOrder, placeBefore, redirected } from './choose-years.js';
import { handValue, lifeWorth, permanentValue } from './evaluate.js';
import { type Announcement, announcementFor, envOf, type Memory, requirement } from './memory.js';
import { bestHost, divided, hostWorth, pickTargets, plan, planMode, resolveWorth, trial } from './plan.js';
import { type Env, newEnv } from './read.js';
import { effectWithChoice } from './seek.js';
import { costPrice, worth } from './worth.js';

type Pick = Extract<Form<unknown>, { form: 'pick' }>;
type Divide = Extract<Form<unknown>, { form: 'divide' }>;

const entityOf = (o: unknown): Id => (o as { entity?: Id }).entity ?? 0;

/** The least answer the form allows: for what there is no opinion about. */
export const plainAnswer = (d: Omit<DecisionView, 'cards'>): Answer =>
  defaultAnswer({ seat: d.seat, kind: d.kind, ask: d.ask as Form<unknown>, rule: d.rule, prompt: d.prompt ?? { id: '' } });

/** Indices of the `n` options that score most. */
const best = (scores: readonly number[], n: number): number[] =>
  scores
    .map((score, i) => ({ score, i }))
    .sort((x, y) => y.score - x.score || x.i - y.i)
    .slice(0, n)
    .map((x) => x.i)
    .sort((x, y) => x - y);

// ------------------------------------------------------------------------------------------------------------ announcing

export function answerTargets(b: Board, m: Memory, d: DecisionView): Answer {
  const ask = d.ask as Pick;
  const ids = ask.options.map(entityOf);
  const a = announcementFor(b, m, d);
  if (!a) return harmful(b, ids, ask);
  const req = requirement(a);
  const chosen = req
    ? pickTargets(b, req.spec, req.index, ids, req.effect, trial(envOf(b, a), { base: req.base }), ask.min, ask.max)
    : auraTarget(b, a, ids);
  a.targets.push(chosen.slice(0, ask.max));
  const pick = chosen
    .slice(0, ask.max)
    .map((id) => ids.indexOf(id))
    .sort((x, y) => x - y);
  return pick.length < ask.min ? harmful(b, ids, ask) : { pick };
}

/** An Aura's target isn't written as a requirement of its own (CR 702.5a). */
function auraTarget(b: Board, a: Announcement, ids: readonly Id[]): Id[] {
  const enchant = b.abilities(a.object).find((x) => x.kind === 'keyword' && x.keyword === 'enchant');
  if (enchant?.kind !== 'keyword') return [];
  const env = envOf(b, a);
  const host = bestHost(b, a.object, enchant, env);
  if (host && ids.includes(host.id)) return [host.id];
  const scores = ids.map((id) => hostWorth(b, a.object, id, env));
  return best(scores, 1).map((i) => ids[i]);
}

/** With no idea what it is for: most targeting harms. */
function harmful(b: Board, ids: readonly Id[], ask: Pick): Answer {
  const scores = ids.map((id) => (isSeat(id) ? (id === b.entity(b.me) ? -5 : 3) : valueToMe(b, id) * -1));
  return { pick: best(scores, ask.min) };
}

const valueToMe = (b: Board, id: Id): number => {
  const o = b.object(id);
  return o ? b.stake(o.controller) * permanentValue(b, o) : 0;
};

export function answerModes(b: Board, m: Memory, d: DecisionView): Answer {
  const ask = d.ask as Pick;
  const a = announcementFor(b, m, d);
  const modes = a?.program?.modes;
  if (!a || !modes) return plainAnswer(d);
  const of = ask.options.map((o) => (o as { mode: number }).mode);
  const base = a.program?.targets.length ?? 0;
  const scores = of.map((i) => planMode(b, modes.options[i], envOf(b, a), base).score);
  const worth = ask.options.map((o) => (o as { worth?: number }).worth);
  if (worth[0] !== undefined) {
    // CR 700.2i: one after the other, what is worth most for what it takes
    const [one] = best(
      scores.map((score, i) => score / (worth[i] ?? 1)),
      1,
    ).filter((i) => scores[i] > 0);
    if (one !== undefined) a.modes = withMode(a.modes, of[one]);
    return { pick: one === undefined ? [] : [one] };
  }
  const count = Math.max(ask.min, Math.min(ask.max, scores.filter((s) => s > 0).length));
  const pick = best(scores, count);
  a.modes = pick.map((i) => of[i]);
  return { pick };
}

/** The modes chosen so far with one more, in the order in which they are printed. */
export const withMode = (modes: readonly number[] | null, mode: number): number[] => [...(modes ?? []), mode].sort((x, y) => x - y);

/** X, or another number: the one the plan is worth most with. */
export function answerNumber(b: Board, m: Memory, d: DecisionView): Answer {
  const ask = d.ask as Extract<Form<unknown>, { form: 'number' }>;
  const a = announcementFor(b, m, d);
  if (!a || d.prompt?.id !== 'ask.x') return { number: ask.max };
  let chosen = ask.max;
  let most = Number.NEGATIVE_INFINITY;
  for (let x = ask.min; x <= Math.min(ask.max, ask.min + 30); x++) {
    const score = worthOf(b, a, x) - 0.1 * x;
    if (score > most + 1e-9) {
      most = score;
      chosen = x;
    }
  }
  a.x = chosen;
  return { number: chosen };
}

/** What the plan of a payment spends for good besides mana: of a decision about paying (CR 601.2g). */
export function spentByPlan(d: { detail: unknown }): Id[] {
  const { uses } = (d.detail ?? {}) as { uses?: readonly { spent?: readonly Id[] }[] };
  return (uses ?? []).flatMap((u) => u.spent ?? []);
}

/** How much mana the plan of a payment makes that it does not need: of a decision about paying. */
export function manaLeftOver(d: { detail: unknown }): number {
  const { notes } = (d.detail ?? {}) as { notes?: readonly { id: string; mana?: string }[] };
  return (notes ?? []).reduce((n, x) => n + (x.id === 'mana.floats' ? (x.mana?.split('{').length ?? 1) - 1 : 0), 0);
}

/** Pays as planned, unless more is given up for the mana than it buys: then the attempt is taken back, and not made again this turn. */
export function answerPay(b: Board, m: Memory, d: DecisionView): Answer {
  const burnt = b.years.manaBurn ? manaLeftOver(d) : 0;
  const spent = spentByPlan(d);
  if (spent.length === 0 && burnt === 0) return { pick: [0] };
  const options = (d.ask as Pick).options as readonly { pay: string }[];
  const cancel = options.findIndex((o) => o.pay === 'cancel');
  const a = announcementFor(b, m, d);
  if (!a?.option || cancel < 0) return { pick: [0] };
  const price = spent.reduce((sum, id) => {
    const o = b.object(id);
    return sum + (o ? (o.zone === 'hand' ? handValue(b, o) : permanentValue(b, o)) : 0);
  }, 0);
  if (worthOf(b, a, a.x) > price + Math.abs(lifeWorth(b, b.me, -burnt))) return { pick: [0] };
  avoid(a.option, m.turn);
  return { pick: [cancel] };
}

/** What is announced is worth this with that number for X. */
function worthOf(b: Board, a: Announcement, x: number): number {
  const env = { ...envOf(b, a), x };
  return a.option?.act === 'cast' ? resolveWorth(b, a.object, env) : a.program ? plan(b, a.program, env).score : x;
}

export function answerDivide(b: Board, m: Memory, d: DecisionView): Answer {
  const ask = d.ask as Divide;
  const ids = ask.options.map(entityOf);
  const a = announcementFor(b, m, d);
  const before = a ? { ...a, targets: a.targets.slice(0, -1) } : null;
  const req = before ? requirement(before) : null;
  if (!before || !req) return plainAnswer(d);
  const env = trial(envOf(b, before), { base: req.base });
  const at = req.base + req.index;
  const shares = divided(ids, ask.total, ids.length, (id, share) => {
    const targets = env.targets.slice();
    targets[at] = [id];
    return worth(b, req.effect, trial(env, { targets, share })) + 100;
  });
  const out = ids.map((id) => shares.find(([x]) => x === id)?.[1] ?? 0);
  const valid = out.reduce((x, y) => x + y, 0) === ask.total && out.every((n, i) => n >= ask.least[i] && n <= ask.most[i]);
  return valid ? { divide: out } : plainAnswer(d);
}

/** Combat damage among blockers, and over them (CR 510.1c, 702.19b): kill what is worth most per point, the rest goes through. */
export function answerDamage(b: Board, d: DecisionView): Answer {
  const ask = d.ask as Divide;
  const source = b.object(d.source);
  const objects = ask.options.map((o) => b.object(entityOf(o)));
  const { lethal, ordered } = (d.detail ?? {}) as { lethal?: readonly number[]; ordered?: 1 };
  if (lethal && ordered === 1) return { divide: inOrder(ask, lethal) };
  const touch = source !== null && has(source, 'deathtouch');
  const need = objects.map((o, i) => lethal?.[i] ?? (o && isCreature(o) ? (touch ? 1 : Math.max(0, toughnessLeft(o))) : 0));
  const order = objects
    .map((_, i) => i)
    .filter((i) => objects[i] !== null && !(lethal && i >= lethal.length))
    .sort((x, y) => rank(b, objects[y], need[y]) - rank(b, objects[x], need[x]));
  const out = ask.options.map(() => 0);
  let left = ask.total;
  for (const i of order) {
    const n = Math.min(left, need[i]);
    if (n < need[i] && out.some((x) => x > 0)) break;
    out[i] = n;
    left -= n;
  }
  out[lethal ? lethal.length : (order[0] ?? 0)] += left;
  return { divide: out };
}

/** 2015:510.1c: lethal damage to one after the other; what is left over goes through, or to the last. */
function inOrder(ask: Divide, lethal: readonly number[]): number[] {
  let left = ask.total;
  const out = ask.options.map((_, i) => {
    const n = i < lethal.length ? Math.min(left, lethal[i]) : 0;
    left -= n;
    return n;
  });
  out[Math.min(lethal.length, ask.options.length - 1)] += left;
  return out;
}

const rank = (b: Board, o: ObjectView | null, need: number): number => (o ? permanentValue(b, o) / Math.max(1, need) : 0);

// ------------------------------------------------------------------------------------------------------------ yes or no

export function answerMay(b: Board, m: Memory, d: DecisionView): Answer {
  switch (d.prompt?.id) {
    case 'ask.optionalCost':
      return optionalCost(b, m, d);
    case 'ask.payLife':
      return { yes: b.my.life > 8 && b.my.hand.some((o) => !isLand(o) && o.manaValue === b.mana + 1) };
    default: {
      const effect = (d.detail as { effect?: Effect } | null)?.effect;
      if (!effect || typeof effect !== 'object') return { yes: true };
      return { yes: acceptable(b, d, effect) };
    }
  }
}

/** The rule of a decision about "you may" as the ability is put on the stack (classic:410.5), as a game of 2003 tells it. */
const MAY_ON_STACK = 'classic:410.5'.slice('classic:'.length);

/** Whether doing it is better than not. */
function acceptable(b: Board, d: DecisionView, effect: Effect): boolean {
  const env = resolvingEnv(b, d);
  const asked = d.rule === MAY_ON_STACK ? mayOnStack(b, d, effect, env) : null;
  if (asked !== null) return asked;
  if (effect.do !== 'may') return worth(b, effect, env) >= 0;
  if (effect.chooser !== undefined) env.slots.set(effect.chooser, { ids: [b.entity(b.me)], unknown: 0 });
  const price = effect.cost ? costPrice(b, b.me, effect.cost, env) : 0;
  const then = worth(b, effect.then, trial(env, {})) - price;
  const otherwise = effect.else ? worth(b, effect.else, trial(env, {})) : 0;
  return then >= otherwise;
}

/** classic:410.5: whether to use an ability is decided as it is put on the stack, before its targets are chosen; null: it has none. */
function mayOnStack(b: Board, d: DecisionView, effect: Effect, env: Env): boolean | null {
  if (!env.self) return null;
  const text = JSON.stringify(effect);
  const found = b
    .abilities(env.self)
    .find((a) => a.kind === 'triggered' && a.program.effect.do === 'may' && JSON.stringify(a.program.effect.then) === text);
  if (found?.kind !== 'triggered' || found.program.targets.length === 0) return null;
  return plan(b, { ...found.program, effect }, newEnv(d.seat, env.self, { event: env.event })).score >= 0;
}

/** The environment of what is resolving: the topmost object, if the question comes from it. */
export function resolvingEnv(b: Board, d: DecisionView): Env {
  const x = b.view.stack.find((s) => s.id === d.source || s.source?.id === d.source) ?? b.top;
  const self = b.object(d.source) ?? x?.source ?? null;
  if (!x) return newEnv(b.me, self, { event: self?.id ?? 0 });
  const targets = x.targets.length > 1 ? [x.targets.slice(0, 1), x.targets.slice(1)] : [x.targets];
  return newEnv(x.controller, self, { x: x.x, targets, event: self?.id ?? 0 });
}

/** Kicker and its kin: worth it when the spell gains more than the mana is worth. */
function optionalCost(b: Board, m: Memory, d: DecisionView): Answer {
  const a = announcementFor(b, m, d);
  const cost = (d.detail as { cost?: readonly Cost[] } | null)?.cost ?? [];
  const label = d.prompt?.params?.label;
  if (!a || typeof label !== 'string') return { yes: false };
  const env = envOf(b, a);
  const gain = resolveWorth(b, a.object, { ...env, paid: [...env.paid, label] }) - resolveWorth(b, a.object, env);
  const yes = gain - costPrice(b, b.me, cost, env) > 0.1;
  if (yes) a.paid.push(label);
  return { yes };
}

// ------------------------------------------------------------------------------------------------------------ choosing objects

export function answerChoose(b: Board, d: DecisionView): Answer {
  const ask = d.ask as Pick;
  const prompt = d.prompt?.id ?? '';
  if (prompt === 'ask.band') return { pick: [] };
  const total = d.detail as { stats?: readonly number[]; least?: number } | null;
  if (total?.stats) return { pick: reaching(total.stats, total.least ?? 0) };
  const objects = ask.options.map((o) => b.object(entityOf(o)));
  const value = (f: (o: ObjectView) => number): number[] => objects.map((o) => (o ? f(o) : 0));
  if (prompt === 'ask.scry' || prompt === 'ask.surveil') return { pick: sendAway(b, objects, prompt === 'ask.surveil') };
  if (prompt === 'ask.search')
    return {
      pick: best(
        value((o) => searchValue(b, o)),
        ask.max,
      ),
    };
  if (prompt === 'ask.redirect') return { pick: redirected(b, d, objects, resolvingEnv(b, d)) };
  if (prompt === 'ask.damageBefore') return { pick: placeBefore(b, d, objects) };
  if (prompt === 'ask.mulliganAway') return { pick: awayFrom(b, objects) };
  if (prompt === 'ask.legend' || prompt === 'ask.planeswalker')
    return {
      pick: best(
        value((o) => permanentValue(b, o) + 0.1 * o.counters.length + 0.01 * (o.loyalty ?? 0) - (o.tapped ? 0.1 : 0)),
        1,
      ),
    };
  if (prompt === 'ask.copy')
    return {
      pick: best(
        value((o) => permanentValue(b, o)),
        1,
      ),
    };
  if (prompt === 'ask.enchant')
    return {
      pick: best(
        ask.options.map((o) => auraScore(b, d, entityOf(o))),
        ask.min,
      ),
    };
  if (prompt === 'ask.proliferate')
    return { pick: objects.flatMap((o, i) => (o && o.controller === b.me && !o.counters.some((c) => c.kind.startsWith('-')) ? [i] : [])) };
  if (
    prompt.startsWith('ask.cost') ||
    prompt === 'ask.sacrifice' ||
    prompt === 'ask.discard' ||
    prompt === 'ask.discardToLimit' ||
    prompt === 'ask.bottom'
  )
    return {
      pick: best(
        value((o) => -lossOf(b, o, prompt)),
        ask.min,
      ),
    };
  return generalChoice(b, d, ask);
}

/** Objects whose numbers add up to enough, the smallest that will do first. */
function reaching(stats: readonly number[], least: number): number[] {
  const order = stats.map((_, i) => i).sort((x, y) => stats[x] - stats[y]);
  const one = order.find((i) => stats[i] >= least);
  if (least > 0 && one !== undefined) return [one];
  const pick: number[] = [];
  let sum = 0;
  for (const i of order.reverse()) {
    if (sum >= least) break;
    pick.push(i);
    sum += stats[i];
  }
  return pick.sort((x, y) => x - y);
}

/** What giving the thing up costs me. */
function lossOf(b: Board, o: ObjectView, prompt: string): number {
  if (o.zone === 'hand') return handValue(b, o);
  if (o.zone === 'graveyard') return 0.1 + 0.02 * o.manaValue;
  if (prompt === 'ask.cost.tap') return (o.sick ? 0 : power(o)) + 0.1 * (o.toughness ?? 0);
  // Paying with one's own: what is tapped already, what is token or land too many.
  return permanentValue(b, o) + (o.tapped || o.attacking !== 0 ? -0.3 : 0);
}

const auraScore = (b: Board, d: DecisionView, id: Id): number => {
  const aura = b.object(d.source);
  return aura ? hostWorth(b, aura, id, newEnv(b.me, aura)) : valueToMe(b, id);
};

/** What finding this card would be worth. */
function searchValue(b: Board, o: ObjectView): number {
  if (!isLand(o)) return handValue(b, o);
  const have = new Set(b.lands(b.me).flatMap((l) => [...b.colorsMade(l)]));
  const fresh = [...b.colorsMade(o)].filter((c) => !have.has(c)).length;
  const need = [...b.colorsMade(o)].filter((c) => b.my.hand.some((x) => x.manaCost.includes(c))).length;
  return 1 + 0.5 * fresh + 0.3 * need + 0.1 * b.colorsMade(o).size - (b.entersTapped(o) ? 0.2 : 0);
}

/** Scry and surveil: what is worth less than an unknown card goes away. */
function sendAway(b: Board, objects: readonly (ObjectView | null)[], graveyard: boolean): number[] {
  const lands = b.lands(b.me).length + b.my.hand.filter(isLand).length;
  return objects.flatMap((o, i) => {
    if (!o) return [];
    if (isLand(o)) return lands >= 5 ? [i] : [];
    const late = o.manaValue > b.lands(b.me).length + 2;
    return (lands < 3 && o.manaValue > 2) || late || (graveyard && handValue(b, o) < 1.3) ? [i] : [];
  });
}

/** A choice on resolution: find the effect that asks, and see what each option does to its worth. */
function generalChoice(b: Board, d: DecisionView, ask: Pick): Answer {
  const ids = ask.options.map(entityOf);
  const env = resolvingEnv(b, d);
  const self = b.object(d.source) ?? env.self;
  const effect = self ? effectWithChoice(b, self, ids) : null;
  // The chooser wants what is good for the chooser, whoever controls the spell.
  const scores = ids.map((id) => (effect ? worth(b, effect, trial(env, { chosen: [id] })) : 0.01 * valueToMe(b, id)));
  const positive = scores.filter((s) => s > 0).length;
  return { pick: best(scores, Math.max(ask.min, Math.min(ask.max, positive))) };
}

// ------------------------------------------------------------------------------------------------------------ options, orders, words

export function answerOption(b: Board, d: DecisionView): Answer {
  const ask = d.ask as Pick;
  const env = resolvingEnv(b, d);
  const scores = ask.options.map((o) => optionScore(b, d, o as Record<string, unknown>, env));
  return { pick: best(scores, Math.max(1, ask.min)) };
}

function optionScore(b: Board, d: DecisionView, o: Record<string, unknown>, env: Env): number {
  if (typeof o.effect === 'object' && o.effect !== null) return worth(b, o.effect as Effect, trial(env, {}));
  if (Array.isArray(o.cost)) return -costPrice(b, b.me, o.cost as Cost[], env);
  if (typeof o.mana === 'string') return manaScore(b, o.mana);
  if (typeof o.word === 'string') return wordScore(b, d, o.word);
  return 0;
}

const manaScore = (b: Board, mana: string): number => {
  const letters: string[] = mana.match(/[WUBRGC]/g) ?? [];
  return letters.length + b.my.hand.filter((o) => letters.some((c) => o.manaCost.includes(c))).length * 0.1;
};

/** Words: colours by the opponent's permanents, types by what I have most of, players by name. */
function wordScore(b: Board, d: DecisionView, text: string): number {
  if (text.startsWith('seat:')) return text === `seat:${b.opp}` ? 1 : 0;
  if (d.prompt?.id === 'ask.color') {
    const against = b.permanentsOf[b.opp].filter((o) => o.colors.includes(text)).length;
    const mine = b.my.hand.filter((o) => o.colors.includes(text)).length;
    return against + 0.5 * mine;
  }
  const lands = b.lands(b.me).length;
  if (text === 'Land') return lands < 4 ? 3 : 0;
  if (text === 'Creature') return 2;
  const all = [...b.my.hand, ...b.permanentsOf[b.me]];
  return all.filter((o) => o.types.includes(text) || o.subtypes.includes(text)).length * 0.1;
}

/** Orders: cards for the top of the library best first, for the bottom best first as well; triggers as they come. */
export function answerOrder(b: Board, d: DecisionView): Answer {
  const ask = d.ask as Extract<Form<unknown>, { form: 'order' }>;
  const order = ask.options.map((_, i) => i);
  if (d.prompt?.id === 'ask.damageOrder') return { order: damageOrder(b, d, ask.options.map(entityOf)) };
  if (d.prompt?.id !== 'ask.orderTop' && d.prompt?.id !== 'ask.orderBottom') return { order };
  const value = (i: number): number => {
    const o = b.object(entityOf(ask.options[i]));
    return o ? handValue(b, o) : 0;
  };
  return { order: order.sort((x, y) => value(y) - value(x)) };
}
