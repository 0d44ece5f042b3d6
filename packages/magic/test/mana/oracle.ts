/**
 * The payment problem by plain simulation: activate sources one after the other in every way and order, then pay symbol by symbol
 * in every way. Slow and free of cleverness; what the solver is measured against on small boards.
 */
import { MANA_TYPES, type ManaSymbol, type ManaType } from '@apnap/ability';
import { type KeepCost, type Output, type PaymentRequest, type PoolUnit, type Source, typeMask } from '../../src/payment/solver.js';

interface Mana {
  type: ManaType;
  snow: boolean;
  restricted: boolean;
  notGeneric: boolean;
  pool: boolean;
  /** Index in the pool, or -1. */
  index: number;
}

/** One unit to pay: by mana of these types (or snow mana), by a helper of a colour or for generic, by life. */
interface Need {
  types: ManaType[];
  snow: boolean;
  colors: ManaType[];
  generic: boolean;
  life: boolean;
}

interface State {
  mana: Mana[];
  used: Set<number>;
  life: number;
  damage: number;
  irreversible: number;
  price: number;
  flexibility: number;
  burnt: number;
}

/** The measures in order; smaller is better. */
export type Measures = [number, number, number, number, number, number, number];

const need = (types: readonly ManaType[], more: Partial<Need> = {}): Need => ({
  types: [...types],
  snow: false,
  colors: types.filter((t) => t !== 'C'),
  generic: false,
  life: false,
  ...more,
});
const genericNeed = (types: readonly ManaType[] = MANA_TYPES): Need => need(types, { generic: true });

/** Every way to read the symbols as single needs. */
function needsOf(symbols: readonly ManaSymbol[]): Need[][] {
  let all: Need[][] = [[]];
  const each = (...options: Need[][]): void => {
    all = all.flatMap((before) => options.map((o) => [...before, ...o]));
  };
  for (const s of symbols) {
    if (s.sym === 'generic') each(Array.from({ length: s.n }, () => genericNeed()));
    else if (s.sym === 'one') each([need([s.type])]);
    else if (s.sym === 'hybrid') each([need([s.a, s.b])]);
    else if (s.sym === 'twobrid')
      each(
        [need([s.color])],
        Array.from({ length: s.n }, () => genericNeed()),
      );
    else if (s.sym === 'phyrexian') each([need(s.colors, { life: true })]);
    else if (s.sym === 'snow') each([need(MANA_TYPES, { snow: true, colors: [] })]);
  }
  return all;
}

/** The concrete bags of types an output can make. */
function bags(o: Output): ManaType[][] {
  let all: ManaType[][] = [[]];
  for (const u of o.units) all = all.flatMap((b) => MANA_TYPES.filter((t) => typeMask(t) & u.types).map((t) => [...b, t]));
  if (o.choose === 'same') all = all.filter((b) => b.every((t) => t === b[0]));
  return all;
}

const flexibilityOf = (s: Source): number => {
  const seen = new Set<ManaType>();
  for (const o of s.outputs)
    for (const u of o.units)
      for (const t of MANA_TYPES) {
        const kind = o.kind ?? s.kind;
        if (typeMask(t) & u.types && (kind === 'mana' || (kind === 'convoke' && t !== 'C'))) seen.add(t);
      }
  return seen.size;
};

class Oracle {
  constructor(
    readonly sources: readonly Source[],
    readonly lifeLimit: number,
    readonly phyrexianByLife: boolean,
    readonly helpers: boolean,
    readonly done: (s: State) => boolean,
  ) {}

  #use(s: State, source: Source, o: Output): State {
    const pay = o.life ?? 0;
    return {
      ...s,
      used: new Set([...s.used, source.key]),
      life: s.life + pay,
      damage: s.damage + (o.damage ?? 0),
      irreversible: s.irreversible + ((o.irreversible ?? source.irreversible) === 'no' ? 0 : 1),
      price: s.price + (o.price ?? source.price),
      flexibility: s.flexibility + flexibilityOf(source),
    };
  }

  /** Pays the needs from `at` on in every way; true stops everything. */
  pay(s: State, needs: readonly Need[], at: number, spell: boolean, then: (s: State) => boolean): boolean {
    if (s.life > this.lifeLimit) return false;
    if (at === needs.length) return then(s);
    const n = needs[at];
    const tried = new Set<string>();
    for (const m of s.mana) {
      const id = `${m.type}${m.snow}${m.restricted}${m.notGeneric}${m.pool}`;
      if (
        tried.has(id) ||
        !n.types.includes(m.type) ||
        (n.snow && !m.snow) ||
        (m.restricted && !spell) ||
        (m.notGeneric && (n.generic || !spell))
      )
        continue;
      tried.add(id);
      if (this.pay({ ...s, mana: s.mana.filter((x) => x !== m) }, needs, at + 1, spell, then)) return true;
    }
    if (n.life && this.phyrexianByLife && this.pay({ ...s, life: s.life + 2 }, needs, at + 1, spell, then)) return true;
    if (!spell || !this.helpers) return false;
    for (const source of this.sources) {
      if (s.used.has(source.key)) continue;
      for (const o of source.outputs) {
        const kind = o.kind ?? source.kind;
        const color = kind === 'convoke' && n.colors.some((c) => !n.generic && typeMask(c) & o.units[0].types);
        if (kind === 'mana' || !(n.generic || color)) continue;
        if (this.pay(this.#use(s, source, o), needs, at + 1, spell, then)) return true;
      }
    }
    return false;
  }

  /** Activates sources (those that cost no mana in the order of the list, then filters in any order), then pays. */
  run(s: State, readings: readonly Need[][], from: number): boolean {
    for (const needs of readings) if (this.pay(s, needs, 0, true, this.done)) return true;
    for (let i = 0; i < this.sources.length; i++) {
      const source = this.sources[i];
      if (s.used.has(source.key)) continue;
      for (const o of source.outputs) {
        if ((o.kind ?? source.kind) !== 'mana' || o.units.length === 0) continue;
        const filter = (o.cost?.length ?? 0) > 0;
        if (!filter && i < from) continue;
        for (const bag of bags(o)) {
          const made = bag.map(
            (type, u): Mana => ({
              type,
              snow: o.units[u].snow ?? false,
              restricted: o.units[u].restricted ?? false,
              notGeneric: o.units[u].notGeneric ?? false,
              pool: false,
              index: -1,
            }),
          );
          const go = (paid: State): boolean =>
            paid.life <= this.lifeLimit &&
            this.run({ ...paid, mana: [...paid.mana, ...made] }, readings, filter ? this.sources.length : i + 1);
          const used = this.#use(s, source, o);
          if (!filter) {
            if (go(used)) return true;
          } else
            for (const needs of needsOf(o.cost!)) {
              const burnt = used.burnt + Math.max(0, needs.length - bag.length);
              if (this.pay({ ...used, burnt }, needs, 0, false, go)) return true;
            }
        }
      }
    }
    return false;
  }
}

const start = (pool: readonly PoolUnit[]): State => ({
  mana: pool.map((u, index) => ({
    type: u.type,
    snow: u.snow ?? false,
    restricted: u.restricted ?? false,
    notGeneric: u.notGeneric ?? false,
    pool: true,
    index,
  })),
  used: new Set(),
  life: 0,
  damage: 0,
  irreversible: 0,
  price: 0,
  flexibility: 0,
  burnt: 0,
});

function readingsOf(request: Pick<PaymentRequest, 'cost'>): Need[][] {
  const { xOnly, symbols } = request.cost;
  const x = Array.from({ length: xOnly?.n ?? 0 }, () => genericNeed(MANA_TYPES.filter((t) => typeMask(t) & (xOnly?.types ?? 0))));
  return needsOf(symbols).map((n) => [...n, ...x]);
}

/** Is there any way to pay? */
export function oracleCanPay(request: PaymentRequest): boolean {
  return new Oracle(request.sources, request.life, true, true, () => true).run(start(request.pool), readingsOf(request), 0);
}

function keepPayable(k: KeepCost, pool: readonly PoolUnit[], sources: readonly Source[]): boolean {
  const free = sources.map((s) => ({ ...s, outputs: s.outputs.filter((o) => (o.kind ?? s.kind) === 'mana') }));
  // Restricted mana does not count for other costs.
  const unrestricted = free.map((s) => ({
    ...s,
    outputs: s.outputs.map((o) => ({ ...o, units: o.units.filter((u) => !u.restricted && !u.notGeneric) })),
  }));
  const mana = pool.filter((u) => !u.restricted && !u.notGeneric);
  return new Oracle(unrestricted, Number.POSITIVE_INFINITY, false, false, () => true).run(start(mana), needsOf(k.cost), 0);
}

const less = (a: Measures, b: Measures): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] < b[i];
  return false;
};

/** The best measures of all ways to pay, or undefined. */
export function oracleBest(request: PaymentRequest): Measures | undefined {
  let best: Measures | undefined;
  const keep = request.keep ?? [];
  const known = new Map<string, number>();
  const keptWeight = (s: State): number => {
    const left = s.mana.filter((m) => m.pool);
    const id = `${[...s.used].sort().join()};${left
      .map((m) => `${m.type}${m.snow}${m.restricted}${m.notGeneric}`)
      .sort()
      .join()}`;
    let weight = known.get(id);
    if (weight === undefined) {
      const rest = request.sources.filter((x) => !s.used.has(x.key));
      const units = left.map((m) => request.pool[m.index]);
      weight = keep.reduce((sum, k) => sum + (keepPayable(k, units, rest) ? k.weight : 0), 0);
      known.set(id, weight);
    }
    return weight;
  };
  const done = (s: State): boolean => {
    const poolLeft = s.mana.filter((m) => m.pool).length;
    const head: Measures = [s.irreversible, s.life + s.damage, s.mana.length + s.burnt, Number.NEGATIVE_INFINITY, 0, 0, 0];
    if (best && !less(head, best)) return false;
    const measures: Measures = [head[0], head[1], head[2], -keptWeight(s), s.price, s.flexibility, poolLeft];
    if (!best || less(measures, best)) best = measures;
    return false;
  };
  new Oracle(request.sources, request.life, true, true, done).run(start(request.pool), readingsOf(request), 0);
  return best;
}
