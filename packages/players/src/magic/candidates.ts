/**
 * What is worth trying at a decision: the heuristic player's answer first, then others near it. Equal things count as one; declarations
 * of attackers and blockers are made from the heuristic's own by changing one group at a time.
 */
import { type Answer, enumerateAnswers, type Form, type Id, isSeat } from '@apnap/kernel';
import type { CardSource, DecisionView, ObjectView, View } from '@apnap/magic';
import { ratedActs } from '../heuristic/act.js';
import { type Board, power } from '../heuristic/board.js';
import { permanentValue } from '../heuristic/evaluate.js';
import { boardOf } from '../heuristic/look.js';
import type { SeenOption } from '../heuristic/options.js';

type Pick = Extract<Form<unknown>, { form: 'pick' }>;
type Pair = Extract<Form<unknown>, { form: 'pair' }>;
type Pairs = readonly (readonly [number, number])[];

const entityOf = (o: unknown): Id => (o as { entity?: Id }).entity ?? 0;
const keyOf = (a: Answer): string => JSON.stringify(a);

/** What is the same for two objects that can stand for each other. */
export function likeness(b: Board, id: Id): string {
  if (isSeat(id)) return `seat ${id}`;
  const o = b.object(id);
  if (!o || b.attached.has(id) || o.attachedTo !== 0) return `id ${id}`;
  return JSON.stringify([
    o.name,
    o.zone,
    o.controller,
    o.owner,
    o.power,
    o.toughness,
    o.damage,
    o.tapped,
    o.sick,
    o.faceDown,
    o.attacking,
    o.blocking,
    o.counters,
    o.keywords,
  ]);
}

/** Indices by likeness of what they stand for, in order of first appearance. */
function groups(b: Board, ids: readonly Id[]): number[][] {
  const found = new Map<string, number[]>();
  ids.forEach((id, i) => {
    const key = likeness(b, id);
    found.set(key, [...(found.get(key) ?? []), i]);
  });
  return [...found.values()];
}

/** How wide to look: at most so many answers, and no action that the heuristic thinks to be worse than `least`. */
export interface Width {
  most: number;
  least: number;
}

/** What looks bad by itself can be the beginning of something, where more than one step is looked at. */
export const leastFor = (depth: number): number => (depth > 0 ? -6 : -2);

/** The answers worth trying, the heuristic's first. One means: nothing to think about. */
export function candidates(view: View, cards: CardSource, first: Answer, { most, least }: Width): Answer[] {
  const d = view.decision as DecisionView;
  const ask = d.ask as Form<unknown>;
  const b = boardOf(view, cards, d.seat, d.decider);
  const found = new Map<string, Answer>([[keyOf(first), first]]);
  for (const a of others(b, d, ask, first, least)) {
    if (found.size >= most) break;
    found.set(keyOf(a), a);
  }
  return [...found.values()];
}

function others(b: Board, d: DecisionView, ask: Form<unknown>, first: Answer, least: number): Iterable<Answer> {
  switch (d.kind) {
    case 'act':
      return ask.form === 'pick' && 'pick' in first ? acts(b, ask, first.pick[0], least) : [];
    case 'attackers':
      return ask.form === 'pair' && 'pairs' in first ? attacks(b, ask, first.pairs) : [];
    case 'blockers':
      return ask.form === 'pair' && 'pairs' in first ? blocks(b, ask, first.pairs) : [];
    case 'targets':
    case 'choose':
      return ask.form === 'pick' && 'pick' in first ? picks(b, ask, first.pick) : [];
    case 'modes':
    case 'option':
      return ask.form === 'pick' ? enumerateAnswers(ask) : [];
    case 'may':
      return ask.form === 'confirm' ? [{ yes: true }, { yes: false }] : [];
    case 'number':
      return ask.form === 'number' && 'number' in first ? numbers(ask, first.number) : [];
    default:
      return [];
  }
}

/** One action of each kind: equal cards, and equal abilities of equal permanents, count once. Mana is made as it is needed. */
function* acts(b: Board, ask: Pick, first: number, least: number): Generator<Answer> {
  const options = ask.options as readonly SeenOption[];
  const seen = new Set<string>();
  const once = (i: number): boolean => {
    const o = options[i];
    if (o.act === 'mana') return false;
    const key =
      o.act === 'pass'
        ? 'pass'
        : `${o.act} ${likeness(b, o.object)} ${'way' in o ? o.way : ''} ${'face' in o ? o.face : ''} ${'ability' in o ? JSON.stringify(o.ability) : ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  const lands = options.flatMap((o, i) => (o.act === 'land' ? [i] : []));
  if (lands.includes(first)) {
    // Which land is worth a thought; whether to play one hardly ever is.
    once(first);
    for (const i of lands) if (once(i)) yield { pick: [i] };
    return;
  }
  const pass = options.findIndex((o) => o.act === 'pass');
  if (pass >= 0 && once(pass)) yield { pick: [pass] };
  for (const i of lands) if (once(i)) yield { pick: [i] };
  for (const r of ratedActs(b, options, { turn: b.view.turn.number, used: new Map() }))
    if (r.now > least && once(r.index)) yield { pick: [r.index] };
}

const numbers = (ask: Extract<Form<unknown>, { form: 'number' }>, n: number): Answer[] =>
  [n - 1, n + 1, ask.max, ask.min].filter((x) => x >= ask.min && x <= ask.max).map((number) => ({ number }));

/** Other picks: each other group in place of the last one picked, one more, one fewer. */
function* picks(b: Board, ask: Pick, first: readonly number[]): Generator<Answer> {
  const ids = ask.options.map(entityOf);
  const worth = (i: number): number => (isSeat(ids[i]) ? 3 : (b.object(ids[i]) && permanentValue(b, b.object(ids[i]) as ObjectView)) || 0);
  const order = groups(b, ids).sort((x, y) => worth(y[0]) - worth(x[0]));
  const sorted = (pick: readonly number[]): Answer => ({ pick: pick.slice().sort((x, y) => x - y) });
  for (const g of order) {
    const i = g.find((k) => !first.includes(k));
    if (i === undefined) continue;
    if (first.length > 0) yield sorted([...first.slice(0, -1), i]);
    if (first.length < ask.max) yield sorted([...first, i]);
  }
  if (first.length > ask.min) yield sorted(first.slice(0, -1));
}

/** Attacks near the heuristic's: with nobody, with everybody, with one group more or fewer. */
function* attacks(b: Board, ask: Pair, first: Pairs): Generator<Answer> {
  const ids = ask.options.map(entityOf);
  const seats = ask.partners.flatMap((p, k) => (isSeat(entityOf(p)) ? [k] : []));
  // Of several opponents the one that most attack already, or else the most dangerous one.
  const count = (k: number): number => first.filter((p) => p[1] === k).length + (entityOf(ask.partners[k]) === b.entity(b.opp) ? 0.5 : 0);
  const seat = seats.reduce((most, k) => (count(k) > count(most) ? k : most), seats[0] ?? -1);
  const aim = (i: number): Pairs => (ask.allowed[i].length === 0 ? [] : [[i, ask.allowed[i].includes(seat) ? seat : ask.allowed[i][0]]]);
  const strength = (i: number): number => {
    const o = b.object(ids[i]);
    return o ? power(o) : 0;
  };
  const attacking = new Set(first.map(([i]) => i));
  const pairs = (list: Pairs): Answer => ({ pairs: list.slice().sort((x, y) => x[0] - y[0]) });
  yield { pairs: [] };
  const as = (i: number): readonly (readonly [number, number])[] => (attacking.has(i) ? first.filter((p) => p[0] === i) : aim(i));
  yield pairs(ids.flatMap((_, i) => (strength(i) > 0 ? as(i) : [])));
  // Against several: the same attack on each of the others, where it may go there.
  if (seats.length > 1) for (const k of seats) yield pairs(first.map(([i, to]) => [i, ask.allowed[i].includes(k) ? k : to] as const));
  for (const g of groups(b, ids).sort((x, y) => strength(y[0]) - strength(x[0]))) {
    const inn = g.filter((i) => attacking.has(i));
    const out = g.filter((i) => !attacking.has(i) && strength(i) > 0);
    if (inn.length > 0) yield pairs(first.filter(([i]) => !inn.includes(i)));
    if (out.length > 0) yield pairs([...first, ...out.flatMap(aim)]);
    if (inn.length > 1) yield pairs(first.filter(([i]) => i !== inn[0]));
    if (out.length > 1) yield pairs([...first, ...aim(out[0])]);
  }
}

/** Blocks near the heuristic's: none, one group of blockers fewer, one free blocker more on one attacker. */
function* blocks(b: Board, ask: Pair, first: Pairs): Generator<Answer> {
  const mine = ask.options.map(entityOf);
  const theirs = ask.partners.map(entityOf);
  const strength = (id: Id): number => power(b.object(id) as ObjectView);
  const pairs = (list: Pairs): Answer => ({ pairs: list.slice().sort((x, y) => x[0] - y[0] || x[1] - y[1]) });
  yield { pairs: [] };
  const blocked = [...new Set(first.map((p) => p[1]))];
  for (const a of blocked) yield pairs(first.filter((p) => p[1] !== a));
  const attackers = groups(b, theirs)
    .map((g) => g[0])
    .sort((x, y) => strength(theirs[y]) - strength(theirs[x]));
  const blockers = groups(b, mine);
  for (const a of attackers)
    for (const g of blockers) {
      const k = g.find((i) => !first.some((p) => p[0] === i)) ?? g[0];
      if (!ask.allowed[k].includes(a) || first.some((p) => p[0] === k && p[1] === a)) continue;
      yield pairs([...first.filter((p) => p[0] !== k), [k, a]]);
    }
}
