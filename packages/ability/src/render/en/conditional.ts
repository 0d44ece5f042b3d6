/** "If" in English: before what is done, after it, or with "instead" (CR 608.2c). */
import type { Slot } from '../../basics.js';
import type { Condition, Effect } from '../../language.js';
import { mentions, same } from '../../same.js';
import { conditionText } from './conditions.js';
import { ANYBODY, type Context } from './context.js';
import { clauseOf } from './effects.js';
import { oneNoun } from './filters.js';
import { joinThen, lower } from './joining.js';
import { PLAYED } from './playing.js';

type If = Extract<Effect, { do: 'if' }>;

/** A context to try a wording in without leaving marks. */
export const probe = (c: Context): Context => ({
  ...c,
  mentioned: new Set(c.mentioned),
  exiled: new Set(c.exiled),
  slots: new Map(c.slots),
  where: [],
});

/** As things are before any of it is done: a condition is said after what hangs on it. */
const asItIs = (c: Context): Context => ({ ...c, exiled: new Set(c.exiled) });

const isSeq = (e: Effect): boolean => e.do === 'seq';

/** A target that the condition names and nothing before it: "if it's tapped" comes after "destroy target creature". */
function namesTarget(c: Context, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const s = value as { sel?: string; index?: number };
  if (s.sel === 'target' && s.index !== undefined) return !c.mentioned.has(s.index);
  return Object.values(value).some((v) => namesTarget(c, v));
}

/** Whether "B. If …, A instead" says it: what comes otherwise is said first, in one sentence. */
function saidInstead(c: Context, e: If, otherwise: Effect, where: 'first' | 'later'): boolean {
  if (e.then.do === 'winGame' || e.cond.if === 'did') return false;
  // who may do it and doesn't would be left with what is said first
  if (e.then.do === 'may' && !e.then.cost && !same(e.then.else, otherwise)) return false;
  if (otherwise.do === 'may' && otherwise.then.do === 'nothing' && where === 'first') return true;
  const first = where === 'first' && c.event !== undefined;
  if (isSeq(otherwise)) return first || (isSeq(e.then) && where === 'first');
  if (e.then.do === otherwise.do || isSeq(e.then)) return true;
  return first || namesTarget(c, e.cond);
}

/** What is said with "unless"; the rest has negative words of its own. */
function saidUnless(cond: Condition): boolean {
  if (cond.if === 'turnOf' || (cond.if === 'paid' && cond.label !== 'escape')) return false;
  if (cond.if === 'matches' && cond.filter.is === 'not' && cond.filter.of.is === 'satisfies') return false;
  return !(cond.if === 'happened' && cond.event.on === 'attack' && cond.event.what.is === 'oneOf' && cond.event.what.of.sel === 'host');
}

/** Several sentences in one; "that player draws two cards, then discards a card". */
function oneSentence(c: Context, e: Effect): string {
  return joinThen(c, c.say.sentences(c, e));
}

/** What may be done, without what is done otherwise. */
function offered(e: Effect): Effect {
  if (e.do !== 'may') return e;
  const { else: _, ...rest } = e;
  return rest;
}

/** "Draw a card. If this spell was kicked, draw two cards instead." */
function insteadText(c: Context, said: If, otherwise: Effect): string[] {
  const now = asItIs(c);
  // who may do the other thing instead, and doesn't, is left with the first
  const left = said.then.do === 'may' && said.then.else && same(said.then.else, otherwise);
  const e: If = left ? { ...said, then: offered(said.then) } : said;
  const before = isSeq(otherwise) ? oneSentence(c, otherwise) : c.say.sentences(c, otherwise).join('. ');
  const cond = conditionText(now, e.cond);
  const then = lower(c, oneSentence(c, e.then));
  if (e.then.do !== 'if' || e.then.else) return [before, `If ${cond}, ${then} instead`];
  const inner = lower(c, oneSentence(c, e.then.then));
  return [before, `If ${cond}, instead ${inner} if ${conditionText(now, e.then.cond)}`];
}

/** Whether the condition stands after what is done: "destroy it if it's tapped". */
function saidAfter(c: Context, e: If, where: 'first' | 'later'): boolean {
  if (e.cond.if === 'did' || usesDifference(e)) return false;
  const named = namesTarget(c, e.cond);
  const may = e.then.do === 'may' && named && c.say.sentences(probe(c), e.then).length === 1;
  if (!may && clauseOf(probe(c), e.then) === undefined) return false;
  if (where === 'first' && c.event !== undefined) return true;
  return !e.else && (named || (where === 'first' && e.cond.if === 'matches'));
}

/** Whether what is done speaks of the difference of the numbers that are compared. */
function usesDifference(e: If): boolean {
  const [left, right] = comparing(e.cond).compared ?? [];
  return left !== undefined && mentions(e.then, (n) => n.q === 'minus' && same(n.left, left) && same(n.right, right));
}

/** What "the difference" is after a condition that compares two numbers. */
export function comparing(cond: Condition): Pick<Context, 'compared'> {
  if (cond.if !== 'compare' || (cond.cmp !== '>' && cond.cmp !== '<')) return {};
  return { compared: cond.cmp === '>' ? [cond.left, cond.right] : [cond.right, cond.left] };
}

/** "When you discard a nonland card this way, …" (CR 603.12). */
function triggeredThisWay(c: Context, e: If): string[] | undefined {
  if (e.cond.if === 'did' && !e.else && isReflexive(e.then) && c.slots.get(e.cond.slot)?.words !== ANYBODY)
    return c.say.sentences(c, e.then);
  if (e.then.do !== 'reflexive' || e.cond.if !== 'matches') return undefined;
  const { what, filter } = e.cond;
  const verb = what.sel === 'slot' ? verbThisWay(c, what.slot) : undefined;
  const head = verb === 'sacrifice' ? 'permanent' : 'card';
  const cond = verb ? `you ${verb} ${oneNoun(c, filter, { head })} this way` : conditionText(c, e.cond);
  if (!cond.endsWith(' this way')) return undefined;
  const [first, ...rest] = c.say.sentences(c, e.then);
  return [first.replace('When you do, ', `When ${cond}, `), ...rest];
}

/** What has been done to what is in the slot, in the verb that "when you … this way" says. */
function verbThisWay(c: Context, slot: Slot): 'discard' | 'exile' | 'reveal' | 'sacrifice' | undefined {
  if (c.slots.get(slot)?.words === 'the discarded card') return 'discard';
  const way = c.ways.get(slot);
  return way === 'exile' || way === 'reveal' || way === 'sacrifice' ? way : undefined;
}

/** A reflexive ability, with what is kept for it. */
const isReflexive = (e: Effect): boolean =>
  e.do === 'reflexive' || (e.do === 'seq' && e.of.every((x, i) => (i < e.of.length - 1 ? x.do === 'let' : x.do === 'reflexive')));

/** Where "if you do" or "when you do" begins a sentence of its own. */
function saidApart(then: Effect, list: readonly string[]): number {
  if (then.do === 'may') return list.findIndex((s) => s.startsWith('If you do, '));
  const last = then.do === 'seq' ? then.of[then.of.length - 1] : then;
  return last.do === 'if' && last.cond.if === 'did' ? list.findIndex((s) => /^(?:If|When) you do, /.test(s)) : -1;
}

/** "can't", "don't put a card into your hand this way". */
function notDone(c: Context, slot: number): string {
  const put = c.slots.get(slot)?.put;
  if (c.slots.get(slot)?.words === PLAYED) return "don't";
  return put ? `don't put a card ${put === 'hand' ? 'into your hand' : 'onto the battlefield'} this way` : "can't";
}

/** "Target opponent gains control of that permanent. If they do, …" */
const isGiven = ({ given }: Context, cond: Condition): boolean =>
  given !== undefined &&
  cond.if === 'matches' &&
  cond.filter.is === 'controlledBy' &&
  same(cond.what, given.what) &&
  same(cond.filter.who, given.who);

/** "If you don't" is also said of who wasn't offered it. */
function notOffered(c: Context, e: If, cond: string): string[] | undefined {
  if (e.then.do !== 'may' || !e.then.else || !same(e.then.else, e.else)) return undefined;
  const [offer, ...rest] = c.say.sentences(c, e.then);
  return [`If ${cond}, ${lower(c, offer)}`, ...rest];
}

/** The sentences of an effect with a condition; `where` it stands among others. */
export function ifText(c: Context, e: If, where: 'first' | 'later' = 'first'): string[] {
  const now = asItIs(c);
  if (!e.else && isGiven(c, e.cond)) return [`If they do, ${lower(c, oneSentence(c, e.then))}`];
  if (e.else && saidInstead(c, e, e.else, where)) return insteadText(c, e, e.else);
  const asked = e.cond.if === 'not' ? e.cond.of : e.cond;
  if (!e.else && asked.if === 'did' && c.slots.get(asked.slot)?.words === ANYBODY)
    return [`If ${e.cond.if === 'not' ? 'no one does' : ANYBODY}, ${lower(c, oneSentence(c, e.then))}`];
  if (!e.else && e.cond.if === 'not' && e.cond.of.if === 'did')
    return [`If you ${notDone(c, e.cond.of.slot)}, ${lower(c, oneSentence(c, e.then))}`];
  if (!e.else && e.cond.if === 'not' && saidUnless(e.cond.of)) {
    const what = oneSentence(c, e.then);
    return [`${what} unless ${conditionText(now, e.cond.of)}`];
  }
  const apartSaid = e.else ? notOffered(c, e, conditionText(now, e.cond)) : triggeredThisWay(c, e);
  if (apartSaid) return apartSaid;
  // inside a trigger a sentence that begins with "if" would be checked on triggering (CR 603.4)
  if (saidAfter(c, e, where)) {
    const what = c.say.sentences(c, e.then);
    const said = [`${what[0]} if ${conditionText(now, e.cond)}`, ...what.slice(1)];
    return e.else ? [...said, `Otherwise, ${lower(c, oneSentence(c, e.else))}`] : said;
  }
  const cond = conditionText(now, e.cond);
  const list = c.say.sentences({ ...c, ...comparing(e.cond) }, e.then);
  const apart = e.else ? -1 : saidApart(e.then, list);
  if (apart > 0) return [`If ${cond}, ${lower(c, joinThen(c, list.slice(0, apart)))}`, ...list.slice(apart)];
  const out = [`If ${cond}, ${lower(c, joinThen(c, list))}`];
  if (e.else) out.push(`Otherwise, ${lower(c, oneSentence(c, e.else))}`);
  return out;
}
