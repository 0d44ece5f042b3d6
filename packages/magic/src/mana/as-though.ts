/** Spending mana as though it were of another colour or type (CR 609.4b): the solver sees what it may pay for, the pool gets what it is. */
import { MANA_TYPES, type ManaType } from '@apnap/ability';
import type { Output, SourceUse, TypeMask } from '../payment/solver.js';
import { derived } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { includesSeat } from '../reading/seats.js';
import { record } from '../state/access.js';
import type { Id, State } from '../state/types.js';
import type { Means, Purpose } from './means.js';

const ANY = { color: 0b11111, type: 0b111111 } as const;

/** The types that mana may be spent as for this purpose besides its own; `narrow`: for this alone, not for what makes the mana. */
export function spentAs(s: State, seat: number, purpose: Purpose): { types: TypeMask; narrow: boolean } {
  let types = 0;
  let narrow = false;
  for (const r of derived(s).rules) {
    const { rule } = r;
    if (rule.rule !== 'spendAsThough' || !includesSeat({ s, env: r.env, it: 0 }, rule.who, seat)) continue;
    if (rule.on) {
      const cx = { s, env: r.env, it: 0, ...(purpose.cast ? { casting: purpose.object } : {}) };
      if (
        purpose.object === 0 ||
        !itOrItsCard(s, purpose.object).some((id) => matches({ ...cx, casting: id }, rule.on ?? { is: 'any' }, id))
      )
        continue;
      narrow = true;
    }
    types |= ANY[rule.any];
  }
  return { types, narrow };
}

/** A spell, and the card it was before it was cast: an effect may have spoken of that (CR 400.7h). */
function itOrItsCard(s: State, id: Id): Id[] {
  if (record(s, id)?.zone !== 'stack') return [id];
  return [id, ...s.objects.rows.filter((o) => o.zone === 'gone' && o.became === id).map((o) => o.id)];
}

const wide = new WeakMap<readonly Output[], Map<number, readonly Output[]>>();

/** The means with what their mana may be spent as. */
export function widened(m: Means, types: TypeMask, narrow: boolean): Means {
  const real = m.source.outputs;
  let by = wide.get(real);
  if (!by) {
    by = new Map();
    wide.set(real, by);
  }
  const key = types * 2 + (narrow ? 1 : 0);
  let outputs = by.get(key);
  if (!outputs) {
    // mana that pays for making mana is spent on that, where this doesn't hold
    const unused = (o: Output): boolean => narrow && (o.cost?.length ?? 0) > 0;
    outputs = real.map((o) =>
      unused(o) ? { ...o, units: [] } : { ...o, units: o.units.map((u) => (u.types === 0 ? u : { ...u, types: u.types | types })) },
    );
    by.set(key, outputs);
  }
  return { ...m, source: { ...m.source, outputs }, real };
}

/** The use of a source with the types its mana really has. */
export function reallyMade(use: SourceUse, m: Means): SourceUse {
  const units = m.real?.[use.output]?.units;
  if (!units || use.kind !== 'mana') return use;
  const makes = use.makes.map((x, i) => {
    const mask = units[x.unit ?? i].types;
    return mask & (1 << MANA_TYPES.indexOf(x.type)) ? x : { ...x, type: MANA_TYPES.find((_, k) => mask & (1 << k)) as ManaType };
  });
  return { ...use, makes };
}
