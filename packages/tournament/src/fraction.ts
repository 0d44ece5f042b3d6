/** Exact fractions. Tie-breakers are compared as they are and rounded only to be shown (MTR 3.1). */

/** A fraction in lowest terms with a positive denominator. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The fraction n/d. @throws RangeError for a denominator of zero. */
export function fraction(n: number | bigint, d: number | bigint = 1): Fraction {
  let top = BigInt(n);
  let below = BigInt(d);
  if (below === 0n) throw new RangeError(`${n}/0`);
  if (below < 0n) [top, below] = [-top, -below];
  const g = gcd(top, below);
  return g <= 1n ? { n: top, d: below } : { n: top / g, d: below / g };
}

export const ZERO: Fraction = { n: 0n, d: 1n };

/** Below 0, 0 or above 0 as a is less than, equal to or greater than b. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const l = a.n * b.d;
  const r = b.n * a.d;
  return l < r ? -1 : l > r ? 1 : 0;
}

export const maxFraction = (a: Fraction, b: Fraction): Fraction => (compareFractions(a, b) < 0 ? b : a);

/** The mean; undefined of nothing. */
export function mean(values: readonly Fraction[]): Fraction | undefined {
  if (values.length === 0) return undefined;
  // Few different denominators occur: add numerators over each of them first.
  const byDenominator = new Map<bigint, bigint>();
  for (const v of values) byDenominator.set(v.d, (byDenominator.get(v.d) ?? 0n) + v.n);
  let n = 0n;
  let d = 1n;
  for (const [denominator, sum] of byDenominator) {
    n = n * denominator + sum * d;
    d *= denominator;
  }
  return fraction(n, d * BigInt(values.length));
}

/** "37/60" */
export const fractionText = (f: Fraction): string => `${f.n}/${f.d}`;

/** The nearest number. */
export function fractionNumber(f: Fraction): number {
  return Number(f.n) / Number(f.d);
}

/** Rounded half up to so many decimals: "0.6164". */
export function fractionDecimal(f: Fraction, places: number): string {
  const scale = 10n ** BigInt(places);
  const scaled = (2n * f.n * scale + f.d) / (2n * f.d);
  const text = scaled.toString().padStart(places + 1, '0');
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
}
