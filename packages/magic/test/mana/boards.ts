/** Short ways to write costs, pools and sources in the tests of the payment solver. */
import { MANA_TYPES, type ManaType, parseMana } from '@apnap/ability';
import type { Output, PaymentCost, PoolUnit, Source } from '../../src/payment/solver.js';
import { typeMask } from '../../src/payment/solver.js';

/** A cost from mana text. */
export const cost = (text: string): PaymentCost => ({ symbols: parseMana(text) });

const types = (text: string): number => typeMask(...([...text] as ManaType[]));

/** Units from text: `G` one green, `GG` two green, `(GW)` one green or white, `*U` one blue from a snow source. */
export function units(text: string): Output['units'] {
  return [...text.matchAll(/(\*?)(?:\(([WUBRGC]+)\)|([WUBRGC]))/g)].map(([, snow, many, one]) => {
    const mask = types(many ?? one);
    return snow ? { types: mask, snow: true } : { types: mask };
  });
}

let nextKey = 1;

/** A source of mana; each text is an output. */
export function source(outputs: string | (string | Output)[], more: Partial<Source> = {}): Source {
  const list = typeof outputs === 'string' ? [outputs] : outputs;
  return {
    key: nextKey++,
    outputs: list.map((o) => (typeof o === 'string' ? { units: units(o) } : o)),
    price: 1,
    kind: 'mana',
    irreversible: 'no',
    ...more,
  };
}

/** Sources, one for each word: `lands('G G (UB)')`. */
export const lands = (text: string, more: Partial<Source> = {}): Source[] => text.split(' ').map((o) => source(o, more));

/** `n` creatures of these colours for convoke. */
export const convoke = (colors: string, n = 1): Source[] =>
  Array.from({ length: n }, () => source([{ units: [{ types: colors ? types(colors) : 0 }] }], { kind: 'convoke', price: 5 }));

/** `n` cards in the graveyard for delve. */
export const delve = (n: number): Source[] =>
  Array.from({ length: n }, () => source([{ units: [{ types: 0 }] }], { kind: 'delve', price: 3 }));

/** Floating mana: `GG*U`. */
export function pool(text: string): PoolUnit[] {
  return units(text).map((u): PoolUnit => {
    const type = MANA_TYPES.find((t) => typeMask(t) === u.types)!;
    return u.snow ? { key: nextKey++, type, snow: true } : { key: nextKey++, type };
  });
}
