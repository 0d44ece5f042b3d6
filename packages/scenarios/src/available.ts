/**
 * The mana a player's sources could produce now, with what is in the pool: all greatest combinations (format, section 9). Sources whose abilities
 * cost mana are paid with what the others produce.
 */
import { type ActivatedAbility, type Effect, type ManaSymbol, parseMana } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { legalActions, meansOf, NO_PURPOSE, nodeOf, player, type State } from '@apnap/magic';
import { countersOn } from './facts.js';
import type { Session } from './session.js';

type ManaEffect = Extract<Effect, { do: 'mana' }>;
type Output = ReturnType<typeof meansOf>[number]['source']['outputs'][number];

/** Mana of any colour, chosen as it is spent. */
const ANY = '{Any}';
const SYMBOLS = ['{W}', '{U}', '{B}', '{R}', '{G}', '{C}'];
const ANY_COLOR = 31;
/** The order in which two colours are written side by side. */
const PAIRS = ['WU', 'UB', 'BR', 'RG', 'GW', 'WB', 'UR', 'BG', 'RW', 'GU'];
/** Most combinations that are looked at. */
const MOST = 4000;

/** One way of using a source. */
interface Use {
  gives: readonly string[];
  cost: readonly ManaSymbol[];
  /** What it gives can be spent on some things only (CR 106.6). */
  restricted: boolean;
}

/** What can be used once, or so many times, in one of its ways each time: a permanent that is tapped, an ability without {T}. */
interface Source {
  uses: Use[];
  times: number;
}

/** Mana, and whether some of it is restricted. */
interface Mana {
  symbols: readonly string[];
  restricted: boolean;
}

const manaEffect = (e: Effect): ManaEffect | undefined =>
  e.do === 'mana' ? e : e.do === 'seq' ? e.of.map(manaEffect).find((x) => x !== undefined) : undefined;

const taps = (a: ActivatedAbility): boolean => a.cost.some((c) => c.pay === 'self' && c.verb === 'tap');
const sacrifices = (a: ActivatedAbility): boolean => a.cost.some((c) => c.pay === 'self' && c.verb === 'sacrifice');
const manaCost = (a: ActivatedAbility): readonly ManaSymbol[] => a.cost.flatMap((c) => (c.pay === 'mana' ? parseMana(c.mana) : []));

/** Costs with which the payment planner reckons; it knows what their abilities would add. */
const isPlanned = (a: ActivatedAbility): boolean =>
  a.cost.every((c) => (c.pay === 'self' && (c.verb === 'tap' || c.verb === 'sacrifice')) || c.pay === 'mana' || c.pay === 'life') &&
  (taps(a) || sacrifices(a));

/** Counters of its own that an ability can take away for its cost: X of them, where the cost says so. */
function xOf(s: State, id: Id, a: ActivatedAbility): number {
  const paid = a.cost.find((c) => c.pay === 'counters' && c.change === 'remove' && c.from.sel === 'self');
  return paid?.pay === 'counters' ? countersOn(s, id, paid.counter) : 0;
}

/** How often an ability can be activated in a row: once, or as often as counters of its source pay for. */
function timesOf(s: State, id: Id, a: ActivatedAbility): number {
  const paid = a.cost.find((c) => c.pay === 'counters' && c.change === 'remove' && c.from.sel === 'self');
  if (taps(a) || sacrifices(a) || paid?.pay !== 'counters' || typeof paid.count !== 'number') return 1;
  return Math.max(1, Math.floor(countersOn(s, id, paid.counter) / paid.count));
}

/** The ways of an ability that are written on it: its options, as often as it says; "in any combination" each mixture. */
function written(s: State, id: Id, a: ActivatedAbility): string[][] {
  const mana = manaEffect(a.program.effect)?.mana;
  if (!mana) return [];
  const times = typeof mana.times === 'number' ? mana.times : mana.times.q === 'x' ? xOf(s, id, a) : 0;
  const options = mana.options.length === 5 ? [[ANY]] : mana.options.map((text) => symbolsIn(text));
  if (mana.choose === 'once') return options.map((o) => Array.from({ length: times }, () => o).flat());
  let mixtures: string[][] = [[]];
  for (let i = 0; i < times; i++) mixtures = distinct(mixtures.flatMap((m) => options.map((o) => [...m, ...o])));
  return mixtures.filter((m) => m.length > 0);
}

const distinct = (ways: readonly string[][]): string[][] => [...new Map(ways.map((w) => [asText(w), w])).values()];

/** The ways of one output of the planner, which knows what others could produce and what triggers add. */
function planned(o: Output): string[][] {
  const symbols = (types: number): string[] =>
    (types & ANY_COLOR) === ANY_COLOR
      ? [ANY, ...((types & ~ANY_COLOR) !== 0 ? ['{C}'] : [])]
      : SYMBOLS.filter((_, i) => (types & (1 << i)) !== 0);
  if (o.choose === 'same') {
    const open = o.units.map((u) => symbols(u.types)).find((list) => list.length > 1) ?? [''];
    return open.map((same) => o.units.map((u) => (symbols(u.types).length > 1 ? same : symbols(u.types)[0])));
  }
  return o.units.reduce<string[][]>((ways, u) => distinct(ways.flatMap((way) => symbols(u.types).map((s) => [...way, s]))), [[]]);
}

const isRestricted = (a: ActivatedAbility): boolean => manaEffect(a.program.effect)?.mana.spendOnly !== undefined;

/** How many outputs the planner makes of an ability: one where each option is one mana, else one an option. */
function outputsOf(a: ActivatedAbility): number {
  const mana = manaEffect(a.program.effect)?.mana;
  if (!mana || mana.spendOnly !== undefined) return 0;
  return mana.options.every((text) => symbolsIn(text).length === 1) ? 1 : mana.options.length;
}

/** The uses of an object's abilities: as the planner has them where it reckons with the ability, else as they are written. */
function usesOf(
  s: State,
  id: Id,
  abilities: readonly ActivatedAbility[],
  outputs: readonly Output[],
): { a: ActivatedAbility; uses: Use[] }[] {
  const known = abilities.filter((a) => isPlanned(a) && outputsOf(a) > 0);
  const own = known.reduce((n, a) => n + outputsOf(a), 0);
  const single = known.length === 1;
  let at = 0;
  return abilities.map((a) => {
    const restricted = isRestricted(a);
    const cost = manaCost(a);
    const from = at;
    if (known.includes(a)) at += outputsOf(a);
    const mine = known.includes(a) ? (single ? outputs : own === outputs.length ? outputs.slice(from, at) : []) : [];
    const ways = mine.length > 0 ? distinct(mine.flatMap(planned)) : written(s, id, a);
    return { a, uses: ways.filter((w) => w.length > 0).map((gives) => ({ gives, cost, restricted })) };
  });
}

/** What other objects make of tapping this one, as the planner has it, where the object has no mana ability of its own. */
const lent = (outputs: readonly Output[]): Source => ({
  uses: distinct(outputs.flatMap(planned)).map((gives) => ({ gives, cost: [], restricted: false })),
  times: 1,
});

/** Everything the seat could tap or use for mana now. */
function sourcesOf(s: State, seat: number): Source[] {
  const means = meansOf(s, seat, NO_PURPOSE).filter((m) => m.kind === 'mana' && m.again === undefined);
  const objects = new Map<Id, ActivatedAbility[]>();
  for (const o of legalActions(s, seat))
    if (o.act === 'mana') objects.set(o.object, [...(objects.get(o.object) ?? []), nodeOf<ActivatedAbility>(s._pool, o.ability)]);
  const sources: Source[] = [];
  for (const [id, abilities] of objects) {
    const outputs = means.filter((m) => m.id === id).flatMap((m) => m.real ?? m.source.outputs);
    const all = usesOf(s, id, abilities, outputs);
    const of = (which: (a: ActivatedAbility) => boolean): Use[] => all.flatMap(({ a, uses }) => (which(a) ? uses : []));
    // What taps it is one use of it, what only sacrifices it another; everything else can be done besides.
    sources.push({ uses: of(taps), times: 1 }, { uses: of((a) => !taps(a) && sacrifices(a)), times: 1 });
    for (const { a, uses } of all) if (!taps(a) && !sacrifices(a)) sources.push({ uses, times: timesOf(s, id, a) });
  }
  for (const m of means) if (!objects.has(m.id)) sources.push(lent(m.real ?? m.source.outputs));
  return sources.filter((x) => x.uses.length > 0);
}

const symbolsIn = (text: string): string[] => text.replace(/\[.*\]$/, '').match(/\{[^}]+\}/g) ?? [];

/** Symbols in the order in which they are written: colourless, two colours as they follow each other, more of them as in WUBRG, any. */
function inOrder(symbols: readonly string[]): string[] {
  const colors = [...new Set(symbols.filter((x) => SYMBOLS.indexOf(x) < 5 && SYMBOLS.includes(x)).map((x) => x[1]))];
  const pair = PAIRS.find((p) => colors.length === 2 && colors.every((c) => p.includes(c)));
  const order = ['{C}', ...(pair ? [...pair].map((c) => `{${c}}`) : SYMBOLS.slice(0, 5)), ANY];
  return [...symbols].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

const asText = (symbols: readonly string[]): string => inOrder(symbols).join('');

/** Mark of a combination with mana that can be spent on some things only. */
const RESTRICTED = '[restricted]';
const keyOf = (m: Mana): string => asText(m.symbols) + (m.restricted ? RESTRICTED : '');

/** What is left of the mana after one symbol is paid, in every way. */
function paid(symbols: readonly string[], cost: ManaSymbol): (readonly string[])[] {
  const without = (i: number): readonly string[] => [...symbols.slice(0, i), ...symbols.slice(i + 1)];
  const payable = (fits: (symbol: string) => boolean): (readonly string[])[] =>
    [...new Set(symbols)].filter(fits).map((symbol) => without(symbols.indexOf(symbol)));
  const type =
    (t: string) =>
    (symbol: string): boolean =>
      symbol === `{${t}}` || (symbol === ANY && t !== 'C');
  switch (cost.sym) {
    case 'generic': {
      let left: (readonly string[])[] = [symbols];
      for (let n = 0; n < cost.n; n++)
        left = [...new Map(left.flatMap((rest) => paid(rest, { sym: 'snow' })).map((rest) => [asText(rest), rest])).values()];
      return left;
    }
    case 'one':
      return payable(type(cost.type));
    case 'hybrid':
      return payable((symbol) => type(cost.a)(symbol) || type(cost.b)(symbol));
    case 'phyrexian':
      return payable((symbol) => cost.colors.some((c) => type(c)(symbol)));
    case 'twobrid':
      return [...payable(type(cost.color)), ...paid(symbols, { sym: 'generic', n: cost.n })];
    case 'snow':
      return payable(() => true);
    case 'x':
      return [symbols];
    default:
      return cost satisfies never;
  }
}

/** What the mana becomes by one use of a source. */
function used(m: Mana, use: Use): Mana[] {
  let left: (readonly string[])[] = [m.symbols];
  for (const symbol of use.cost) left = left.flatMap((rest) => paid(rest, symbol));
  return left.map((rest) => ({ symbols: [...rest, ...use.gives], restricted: m.restricted || use.restricted }));
}

const byKey = (list: readonly Mana[]): Mana[] => [...new Map(list.map((m) => [keyOf(m), m])).values()];

/** All mana after a source that costs none; one whose mana is restricted may be left alone. */
function afterFree(pools: readonly Mana[], source: Source): Mana[] {
  let out = pools.slice();
  for (let n = 0; n < source.times; n++) {
    const next = out.flatMap((m) => source.uses.flatMap((use) => used(m, use)));
    out = byKey(source.uses.some((u) => u.restricted) ? [...out, ...next] : next).slice(0, MOST);
  }
  return out;
}

/** All mana that can be had with sources that cost some, each left alone or used, in any order. */
function afterPaid(pools: readonly Mana[], sources: readonly Source[]): Mana[] {
  interface Stand {
    mana: Mana;
    left: readonly number[];
  }
  const seen = new Map<string, Stand>();
  const open: Stand[] = pools.map((mana) => ({ mana, left: sources.map((x) => x.times) }));
  while (open.length > 0 && seen.size < MOST) {
    const stand = open.pop() as Stand;
    const key = `${keyOf(stand.mana)} ${stand.left.join()}`;
    if (seen.has(key)) continue;
    seen.set(key, stand);
    sources.forEach((source, i) => {
      if (stand.left[i] === 0) return;
      const left = stand.left.map((n, k) => (k === i ? n - 1 : n));
      for (const use of source.uses) for (const mana of used(stand.mana, use)) open.push({ mana, left });
    });
  }
  return byKey([...seen.values()].map((x) => x.mana));
}

/** Whether whatever the second could pay the first could pay, too. */
function covers(more: Mana, less: Mana): boolean {
  if (more.restricted !== less.restricted) return false;
  const left = more.symbols.slice();
  return less.symbols.every((symbol) => {
    const i = left.indexOf(symbol);
    const j = i >= 0 || symbol === '{C}' ? i : left.indexOf(ANY);
    if (j >= 0) left.splice(j, 1);
    return j >= 0;
  });
}

/** The combinations that are not part of another. */
const greatest = (all: readonly Mana[]): Mana[] =>
  all.filter((m, i) => !all.some((o, k) => k !== i && covers(o, m) && (!covers(m, o) || k < i)));

/** All greatest combinations, each written in one order, in the order of what is written; none where there is no mana. */
export function availableMana(x: Session, seat: number): string[] {
  const s = x.state;
  const { pool } = player(s, seat);
  const floating: Mana = { symbols: pool.map((u) => `{${u.type}}`), restricted: pool.some((u) => u.restriction !== 0) };
  const sources = sourcesOf(s, seat);
  const costs = (source: Source): boolean => source.uses.some((u) => u.cost.length > 0);
  let all: Mana[] = [floating];
  for (const source of sources) if (!costs(source)) all = afterFree(all, source);
  const paying = sources.filter(costs);
  if (paying.length > 0) all = afterPaid(all, paying);
  return greatest(all)
    .map(keyOf)
    .filter((text) => text !== '')
    .sort();
}

/** A text of mana in the one order; other texts as they are. */
export const manaText = (text: string): string => (/^(\{[^{}]+\})+$/.test(text) ? asText(symbolsIn(text)) : text);

/** The same mana, in any order. What restricts it is named by no rules text: whether something does is compared. */
export const sameMana = (a: string, b: string): boolean =>
  asText(symbolsIn(a)) === asText(symbolsIn(b)) && a.endsWith(']') === b.endsWith(']');
