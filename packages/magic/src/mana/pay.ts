/**
 * Paying mana (CR 601.2g-h, 118.3a): a plan is made, explained, and shown before anything is tapped; the player accepts it, activates
 * mana abilities by hand, or takes the whole attempt back.
 */
import type { ActivatedAbility, CostVerb, ManaSymbol, ManaType } from '@apnap/ability';
import { ask, type Id, remember } from '@apnap/kernel';
import { costOptions, type PaidObjects, payPart, payWith } from '../costs/parts.js';
import { chooseFrom } from '../events/choose.js';
import { commitCounters, commitTap } from '../events/commit.js';
import { payLife, perform } from '../events/perform.js';
import { cantLoseLife, lifeToPay } from '../events/prohibitions.js';
import { lettersOf, type Made, sizeOf, totalOf, wordOf } from '../payment/counted.js';
import { planOf } from '../payment/known.js';
import type { MadeUnit, Note, Output, PaidBy, Pay, PaymentCost, PaymentRequest, Plan, SourceUse } from '../payment/solver.js';
import { staticEnv } from '../reading/characteristics.js';
import { player, writePlayer } from '../state/access.js';
import { type G, log } from '../state/log.js';
import type { ManaUnit } from '../state/objects.js';
import { move } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { countUse, noteTriggers } from '../triggers/note.js';
import { mixedMana, performPlanned, tapsItself } from './abilities.js';
import { reallyMade } from './as-though.js';
import { type Means, NO_PURPOSE, type OtherWay, type Purpose } from './means.js';
import { type Kept, PlannedPayment } from './planned.js';
import { hasRider } from './riders.js';
import { abilityOfOutput, meansOf, poolUnits } from './sources.js';

/** How a payment went. `mana`: the types spent, in letters; `sources`: of each of them the source, 0 for help that was none; `riders`: mana with which more comes; `life`: Phyrexian symbols paid with life. */
/** `takenBack`: the player took back what the payment was for, rather than that it can't be paid. */
export type Paid = (Carried & { paid: true; life: number }) | { paid: false; takenBack: boolean };

interface Carried {
  mana: string;
  sources: readonly Id[];
  riders: readonly ManaUnit[];
}

/** Options of the payment decision. */
export type PayOption =
  | { pay: 'plan' }
  | { pay: 'cancel' }
  /** Without a type where there is none to choose, or where each mana of it gets its own. */
  | { pay: 'use'; source: Id; output: number; type: ManaType | null }
  | { pay: 'life' };

export interface PayRequest {
  seat: number;
  cost: PaymentCost;
  purpose: Purpose;
  source: Id;
  rule: string;
  /** Costs that should stay payable, asked for when a plan is made. */
  keep: () => Kept[];
  /** Sources whose activation cost this pays for: they can't be used for it (CR 602.2b: their own costs are still to be paid). */
  without?: readonly Id[];
}

/** A plan without irreversible means if there is one, else with them. */
export function planFor(s: State, r: PayRequest): PlannedPayment | null {
  const means = meansOf(s, r.seat, r.purpose, r.without);
  const pool = poolUnits(s, r.seat, r.purpose);
  const life = r.purpose.object === 0 ? player(s, r.seat).life : lifeToPay(s, r.seat);
  const keep = r.keep();
  const request: PaymentRequest = { cost: r.cost, pool, sources: means.map((m) => m.source), life, keep };
  const plan = planOf(request);
  return plan ? new PlannedPayment(plan, means, request, keep) : null;
}

const isFree = (cost: PaymentCost): boolean => (cost.xOnly?.n ?? 0) === 0 && cost.symbols.every((m) => m.sym === 'generic' && m.n === 0);

/** Pays, asking the player; false when it can't be paid or the player takes it back. The state shows nothing of what was used by hand until all is paid: the question tells it. */
export function payMana(g: G, request: PayRequest): Paid {
  let r = request;
  let life = 0;
  const used: Id[] = [];
  for (let n = 0; n < 200; n++) {
    if (isFree(r.cost)) return { paid: true, mana: '', sources: [], riders: [], life };
    const found = remember(g, () => planFor(g.s, r));
    if (!found) return { paid: false, takenBack: false };
    const { options, byLife, detail } = remember(g, () => questionOf(g.s, r, found));
    const answer = ask(g, {
      seat: r.seat,
      kind: 'pay',
      ask: { form: 'pick', options, min: 1, max: 1 },
      rule: r.rule,
      prompt: { id: 'ask.payMana' },
      source: r.source,
      detail: {
        ...detail,
        ...(used.length > 0 ? { used: used.slice(), pool: lettersOf(player(g.s, r.seat).pool) } : {}),
      },
      fallback: { pick: [0] },
    });
    const option = options['pick' in answer ? answer.pick[0] : 0];
    if (option.pay === 'cancel') return { paid: false, takenBack: true };
    if (option.pay === 'plan') {
      const byPlan = found.plan.pays.filter((p) => p.by.from === 'life').length;
      return { paid: true, ...carryOut(g, r, found.plan, found.means), life: life + byPlan };
    }
    if (option.pay === 'life') {
      payLife(g, r.seat, PHYREXIAN_LIFE, '107.4f', r.source);
      r = { ...r, cost: byLife as PaymentCost };
      life++;
    } else {
      r = useByHand(g, r, option, found.means);
      used.push(option.source);
    }
  }
  return { paid: false, takenBack: false };
}

/** What is asked, of which nothing is worked out again when the answer has come. `byLife`: the cost that is left for whoever pays life. */
function questionOf(s: State, r: PayRequest, found: PlannedPayment): { options: PayOption[]; byLife: PaymentCost | null; detail: object } {
  const options: PayOption[] = [{ pay: 'plan' }, { pay: 'cancel' }, ...manualOptions(found.means)];
  const byLife = withLife(s, r);
  if (byLife) options.push({ pay: 'life' });
  return { options, byLife, detail: describe(found) };
}

/** CR 107.4f: a Phyrexian mana symbol can be paid with 2 life. */
const PHYREXIAN_LIFE = 2;

/** The cost without its first Phyrexian symbol, for whoever pays life for it; null where there is none, or life is lacking (CR 119.4). */
function withLife(s: State, r: PayRequest): PaymentCost | null {
  const at = r.cost.symbols.findIndex((m) => m.sym === 'phyrexian');
  const life = r.purpose.object === 0 ? player(s, r.seat).life : lifeToPay(s, r.seat);
  if (at < 0 || life < PHYREXIAN_LIFE || cantLoseLife(s, r.seat)) return null;
  return { ...r.cost, symbols: r.cost.symbols.filter((_, i) => i !== at) };
}

/** The plan in terms of objects, for people and clients. */
function describe({ plan, means, keep }: PlannedPayment): object {
  const inObjects = (n: Note): object =>
    'sources' in n ? { ...n, sources: n.sources.map((key) => means[key].id) } : 'keep' in n ? { ...n, card: keep[n.keep].card } : n;
  return {
    uses: plan.uses.map((u) => {
      const spent = spentBy(means[u.key], u.output, (verb) => verb !== 'tap' && verb !== 'untap');
      return { object: means[u.key].id, kind: u.kind, makes: wordOf(u.makes), ...(spent.length > 0 ? { spent } : {}) };
    }),
    life: plan.life,
    damage: plan.damage,
    notes: plan.notes.map(inObjects),
  };
}

function manualOptions(means: readonly Means[]): PayOption[] {
  const options: PayOption[] = [];
  for (const m of means) {
    if (m.again) continue;
    (m.real ?? m.source.outputs).forEach((out, output) => {
      const types = (out.kind ?? m.source.kind) === 'mana' ? typesOf(out) : [];
      const n = output + (m.offset ?? 0);
      if (types.length > 1) for (const type of types) options.push({ pay: 'use', source: m.id, output: n, type });
      if (types.length < 2 || isMixed(out)) options.push({ pay: 'use', source: m.id, output: n, type: null });
    });
  }
  return options;
}

const MANA: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G', 'C'];

/** The types of which all the mana of an output can be; none where its units differ. */
function typesOf(out: Output): ManaType[] {
  const [first] = out.units;
  return first !== undefined && out.units.every((u) => u.types === first.types) ? MANA.filter((_, i) => first.types & (1 << i)) : [];
}

/** Whether the player chooses a type for each mana of several ("in any combination of"). */
const isMixed = (out: Output): boolean => out.choose !== 'same' && out.extra === undefined && totalOf(out.units) > 1;

/**
 * Uses one source by hand: a mana ability adds its mana to the pool; convoking or delving pays for a part of the cost at once.
 * @returns the request for what is still to be paid.
 */
function useByHand(g: G, r: PayRequest, option: Extract<PayOption, { pay: 'use' }>, means: readonly Means[]): PayRequest {
  const m = means.find((x) => x.id === option.source && option.output < (x.offset ?? 0) + x.source.outputs.length) as Means;
  const output = option.output - (m.offset ?? 0);
  const out = (m.real ?? m.source.outputs)[output];
  const kind = out.kind ?? m.source.kind;
  const use: SourceUse = { key: m.source.key, output, kind, makes: [], pays: [] };
  if (kind !== 'mana') {
    const symbols = withHelp(r.cost.symbols, kind === 'convoke' ? out.units[0].types : 0);
    if (!symbols) return r;
    useSource(g, r, use, m, null);
    return { ...r, cost: { ...r.cost, symbols } };
  }
  if (out.cost) {
    const without = [...(r.without ?? []), m.id];
    if (!payMana(g, { ...r, cost: { symbols: out.cost }, purpose: NO_PURPOSE, keep: () => [], without }).paid) return r;
  }
  const types = typesOf(out);
  const makes =
    option.type === null && types.length > 1
      ? mixedMana(g, r.seat, types, totalOf(out.units), staticEnv(otherWay(m, output)?.source ?? m.id, r.seat)).map(
          (x): MadeUnit => ({ ...x, snow: false, unit: 0 }),
        )
      : out.units.map((u): MadeUnit => {
          const type = option.type ?? (MANA.find((_, i) => u.types & (1 << i)) as ManaType);
          return { type, snow: false, ...(u.n === undefined ? {} : { n: u.n }) };
        });
  useSource(g, r, { ...use, makes }, m, null);
  return r;
}

/** The cost with one symbol less: a coloured one of these types (CR 702.51a), or one generic (702.51a, 702.66a); null when neither is left. */
function withHelp(symbols: readonly ManaSymbol[], types: number): ManaSymbol[] | null {
  const out = symbols.slice();
  const colored = out.findIndex((m) => m.sym === 'one' && types & (1 << MANA.indexOf(m.type)));
  if (colored >= 0) {
    out.splice(colored, 1);
    return out;
  }
  const generic = out.findIndex((m) => m.sym === 'generic' && m.n > 0);
  if (generic < 0) return null;
  const m = out[generic];
  if (m.sym === 'generic') out[generic] = { sym: 'generic', n: m.n - 1 };
  return out;
}

/** Activates what the plan uses, then spends the mana. Returns what was spent on the cost itself. */
function carryOut(g: G, r: PayRequest, plan: Plan, means: readonly Means[]): Carried {
  const spent: string[] = [];
  const sources: Id[] = [];
  const riders: ManaUnit[] = [];
  const keyed: Name[] = player(g.s, r.seat).pool.map((_, i) => i);
  const uses = inOrderOfUse(plan.uses, means);
  for (const [i, planned] of uses.entries()) {
    const m = means[planned.key];
    const use = reallyMade(planned, m);
    spendUnits(g, r.seat, use.pays, keyed);
    const before = player(g.s, r.seat).pool.length;
    useSource(g, r, use, m, new Set(uses.slice(i + 1).flatMap((u) => wantedBy(means[u.key], u.output))));
    keyed.push(...namesFor(use, player(g.s, r.seat).pool.slice(before)));
  }
  const { pool } = player(g.s, r.seat);
  // the mana itself, which may be spent as though it were of another type; of help (convoke) what it stood for
  const named = new Map(keyed.map((name, i) => [name, pool[i]]));
  for (const pay of plan.pays) {
    if (!pay.type || pay.by.from === 'life') continue;
    const unit = named.get(nameOf(pay.by));
    spent.push(unit?.type ?? pay.type);
    sources.push(unit?.source ?? 0);
    if (unit && hasRider(g.s, unit)) riders.push(unit);
  }
  spendUnits(g, r.seat, plan.pays, keyed);
  const life = plan.pays.filter((p) => p.by.from === 'life').length * 2;
  if (life > 0) payLife(g, r.seat, life, '107.4f', r.source);
  return { mana: spent.join(''), sources, riders };
}

/** What mana is called while a plan is carried out: its place in the pool before, or the use that made it and the place among what that made. */
type Name = number | string;

const nameOf = (by: Exclude<PaidBy, { from: 'life' }>): Name => (by.from === 'pool' ? by.key : `${by.key}:${by.unit}`);

/** Names for what a use has added to the pool: in the order in which the plan says that it makes it, however it was heaped up. */
function namesFor(use: SourceUse, added: readonly ManaUnit[]): Name[] {
  let at = 0;
  let left = 0;
  return added.map((u) => {
    while (left <= 0 && at < use.makes.length) left += sizeOf(use.makes[at++]);
    const name = left > 0 ? `${use.key}:${at - 1}` : `${use.key}:more`; // more than the plan knew of
    left -= sizeOf(u);
    return name;
  });
}

/** Takes units out of the pool; `keyed` names each entry of the pool as the plan does. */
function spendUnits(g: G, seat: number, pays: readonly Pay[], keyed: Name[]): void {
  const { pool } = player(g.s, seat);
  const places = new Map<Name, number[]>();
  keyed.forEach((name, i) => {
    const list = places.get(name);
    if (list) list.push(i);
    else places.set(name, [i]);
  });
  const spent = new Map<number, number>();
  for (const pay of pays) {
    if (pay.by.from === 'life') continue;
    const at = places.get(nameOf(pay.by))?.find((i) => (spent.get(i) ?? 0) < sizeOf(pool[i]));
    if (at !== undefined) spent.set(at, (spent.get(at) ?? 0) + 1);
  }
  if (spent.size === 0) return;
  const left = pool.map((u, i) => sizeOf(u) - (spent.get(i) ?? 0));
  const w = writePlayer(g.s, seat);
  w.pool = pool.flatMap((u, i) => (left[i] === sizeOf(u) ? [u] : left[i] > 0 ? [{ ...u, n: left[i] }] : []));
  for (let i = pool.length - 1; i >= 0; i--) if (left[i] <= 0) keyed.splice(i, 1);
}

/** The way of another ability, or of one whose cost is more than can be told, behind an output. */
const otherWay = (m: Means, output: number): OtherWay | undefined => m.others?.find((w) => output >= w.from && output < w.from + w.count);

/** What paying for the ability behind an output spends besides the object that has it, by verbs of costs. */
function spentBy(m: Means, output: number, verb: (verb: CostVerb) => boolean): Id[] {
  const way = otherWay(m, output);
  return way?.spends?.flatMap((x) => (verb(x.part.verb) ? x.ids.filter((id) => id !== way.source) : [])) ?? [];
}

/** What must still be there for a use of the plan. */
const wantedBy = (m: Means, output: number): Id[] => [
  m.id,
  m.with ?? 0,
  otherWay(m, output)?.source ?? 0,
  ...spentBy(m, output, () => true),
];

/** What is tapped for mana is so before anything is spent on abilities, as it may be that itself (CR 605.3a). */
function inOrderOfUse(uses: readonly SourceUse[], means: readonly Means[]): readonly SourceUse[] {
  const spending = (u: SourceUse): boolean => otherWay(means[u.key], u.output)?.spends !== undefined;
  if (!uses.some(spending)) return uses;
  const later = (u: SourceUse): number => (u.kind !== 'mana' ? 2 : spending(u) || u.pays.length > 0 ? 1 : 0);
  return uses.slice().sort((a, b) => later(a) - later(b));
}

/** Pays for an ability that spends more than its source; what is spent the player chooses. `wanted`: what the plan needs afterwards; null: by hand. */
function paySpending(g: G, r: PayRequest, m: Means, way: OtherWay, wanted: ReadonlySet<Id> | null): void {
  const { ability, source } = way;
  const env = staticEnv(source, r.seat);
  const paid: PaidObjects = { ids: [], with: [], attacked: 0 };
  if (ability.perTurn !== undefined && way.node !== undefined) countUse(g.s, source, way.node, ability.perTurn);
  for (const c of ability.cost) {
    const planned = way.spends?.find((x) => x.part === c);
    if (!planned || c.pay !== 'objects') payPart(g, r.seat, c, env, source, paid);
    else {
      const n = planned.ids.length;
      const others = costOptions(g.s, r.seat, c, env).filter(
        (id) => !planned.ids.includes(id) && !wanted?.has(id) && !paid.ids.includes(id) && id !== r.purpose.object,
      );
      const named = wanted === null && planned.ids.includes(m.id); // by hand it was said already
      const ids = named ? planned.ids : chooseFrom(g, r.seat, [...planned.ids, ...others], n, n, source, `ask.cost.${c.verb}`, '601.2h');
      paid.ids.push(...ids);
      payWith(g, c.verb, ids, env);
    }
  }
}

/** Uses one source as planned: pays its activation cost and performs its effect (CR 605.3b), or taps or exiles it in place of mana. */
function useSource(g: G, r: PayRequest, use: SourceUse, m: Means, wanted: ReadonlySet<Id> | null): void {
  if (use.kind === 'convoke') {
    const mark = g.events.length;
    commitTap(g, m.id, 'tapped', r.purpose.convoke ? '702.51a' : '702.126a');
    noteTriggers(g, g.events.slice(mark), null);
    return;
  }
  if (use.kind === 'delve') {
    perform(g, [move(m.id, 'exile', '702.66a', { verb: 'exile', source: r.source })]);
    return;
  }
  const other = otherWay(m, use.output);
  const found = other ?? abilityOfOutput(g.s, r.seat, m.id, use.output, r.purpose);
  if (!found) throw new Error('a payment plan uses an ability that is not there');
  const { ability } = found;
  const source = other?.source ?? m.id;
  const taps = tapsItself(ability.cost);
  if (other?.spends) paySpending(g, r, m, other, wanted);
  else paySimply(g, r, m, found.ability, source, taps || other?.taps === 1);
  const { extra = 0, units } = m.source.outputs[use.output];
  const made = (part: readonly MadeUnit[]): Made[] => part.map((x) => ({ type: x.type, n: sizeOf(x) }));
  const isOwn = (x: MadeUnit, i: number): boolean => (x.unit ?? i) < units.length - extra;
  const own = made(use.makes.filter(isOwn));
  performPlanned(g, r.seat, source, ability, own);
  // CR 106.12a: once it has produced mana.
  if (!taps || own.length === 0) return;
  // what triggered mana abilities are to make is part of the plan (CR 605.4a)
  if (extra > 0) g.s.madeAs = made(use.makes.filter((x, i) => !isOwn(x, i)));
  noteTriggers(g, [log(g, 'tapForMana', '106.12a', { object: source, player: r.seat, word: wordOf(own) })], null);
  delete g.s.madeAs;
}

/** Taps, life, counters, the source itself. */
function paySimply(g: G, r: PayRequest, m: Means, ability: ActivatedAbility, source: Id, taps: boolean): void {
  const mark = g.events.length;
  const life = ability.cost.reduce((n, c) => n + (c.pay === 'life' && typeof c.amount === 'number' ? c.amount : 0), 0);
  if (taps) commitTap(g, m.id, 'tapped', '605.3b');
  if (m.with) commitTap(g, m.with, 'tapped', '605.3b');
  for (const c of ability.cost)
    if (c.pay === 'counters' && typeof c.count === 'number') commitCounters(g, source, c.counter, -c.count, '601.2h', source);
  noteTriggers(g, g.events.slice(mark), null);
  if (life > 0) payLife(g, r.seat, life, '119.4', source);
  if (ability.cost.some((c) => c.pay === 'self' && c.verb === 'sacrifice'))
    perform(g, [move(m.id, 'graveyard', '701.17a', { verb: 'sacrifice', source: m.id })]);
}
