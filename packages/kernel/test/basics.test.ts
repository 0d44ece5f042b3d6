import { afterEach, describe, expect, it } from 'vitest';
import {
  canonicalText,
  deepFreeze,
  fork,
  generationOf,
  type HasRng,
  hashOf,
  hashText,
  isSeat,
  MAX_SLOTS,
  makeId,
  NONE,
  nextBits,
  type Owned,
  own,
  ownRow,
  ownTable,
  RNG_ALGORITHM,
  randomInt,
  sameRng,
  seatEntity,
  seatOf,
  seedRng,
  setFreezing,
  shuffled,
  slotOf,
  type Table,
  table,
} from '../src/index.js';

describe('ids', () => {
  it('pack a slot and a generation into a small integer, and give both back', () => {
    for (const slot of [0, 1, 77, MAX_SLOTS - 1]) {
      for (const generation of [1, 2, 65_000, 65_535]) {
        const id = makeId(slot, generation);
        expect([slotOf(id), generationOf(id)]).toEqual([slot, generation]);
        // Small integers of V8 have 31 bits: ids must not become heap numbers.
        expect(id).toBeGreaterThan(0);
        expect(id).toBeLessThan(2 ** 30);
      }
    }
  });

  it('seats are negative entities, objects positive, none is 0', () => {
    for (const seat of [0, 1, 7]) {
      expect(seatOf(seatEntity(seat))).toBe(seat);
      expect(isSeat(seatEntity(seat))).toBe(true);
    }
    expect(isSeat(makeId(0, 1))).toBe(false);
    expect(isSeat(NONE)).toBe(false);
  });
});

interface Thing extends Owned {
  n: number;
  list: readonly number[];
}
interface Root extends Owned {
  things: Table<Thing>;
  one: Thing;
  _cache: { n: number } | null;
}

const root = (): Root => ({
  _e: 0,
  things: table([0, 1, 2].map((n) => ({ _e: 0, n, list: [n] }))),
  one: { _e: 0, n: 9, list: [] },
  _cache: null,
});

describe('copy on write', () => {
  afterEach(() => setFreezing('off'));

  it('a write after fork leaves the snapshot as it was, and clones once per epoch', () => {
    const before = root();
    const text = canonicalText(before);
    const s = fork(before);
    s.things = ownTable(s, s.things);
    const row = ownRow(s, s.things, 1);
    row.n = 42;
    expect(ownRow(s, s.things, 1)).toBe(row);
    expect(ownTable(s, s.things)).toBe(s.things);
    s.one = own(s, s.one);
    s.one.n = 10;
    expect(own(s, s.one)).toBe(s.one);
    expect(s.things.rows.map((t) => t.n)).toEqual([0, 42, 2]);
    expect(canonicalText(before)).toBe(text);
    // What was not written is shared.
    expect(s.things.rows[0]).toBe(before.things.rows[0]);
  });

  it('two forks of one snapshot know nothing of each other', () => {
    const before = root();
    const a = fork(before);
    const b = fork(before);
    a.one = own(a, a.one);
    a.one.n = 1;
    b.one = own(b, b.one);
    b.one.n = 2;
    expect([before.one.n, a.one.n, b.one.n]).toEqual([9, 1, 2]);
  });

  it('a fork of a fork does not write what the first fork owns', () => {
    const a = fork(root());
    a.one = own(a, a.one);
    a.one.n = 1;
    const b = fork(a);
    b.one = own(b, b.one);
    b.one.n = 2;
    expect([a.one.n, b.one.n]).toEqual([1, 2]);
  });

  it('with freezing on, a write to a snapshot throws; caches beside the state stay writable', () => {
    setFreezing('on');
    const before = root();
    const s = fork(before);
    expect(() => {
      before.one.n = 1;
    }).toThrow(TypeError);
    expect(() => {
      before.one = s.one;
    }).toThrow(TypeError);
    expect(() => (before.things.rows as Thing[]).push(before.one)).toThrow(TypeError);
    expect(() => (before.one.list as number[]).push(1)).toThrow(TypeError);
    before._cache = { n: 1 };
    before._cache.n = 2;
    s.one = own(s, s.one);
    s.one.n = 5;
    expect(before.one.n).toBe(9);
  });

  it('freezing twice is the same as once, and reaches lists in lists', () => {
    const value = deepFreeze(deepFreeze({ a: [[1], { b: [2] }] }));
    expect(() => (value.a[0] as number[]).push(2)).toThrow(TypeError);
    expect(() => (value.a[1] as { b: number[] }).b.push(2)).toThrow(TypeError);
  });

  it('a root that says how it is copied is copied so; a copy that lacks something is found out where snapshots are frozen', () => {
    interface Written extends Owned {
      n: number;
      m: number;
      _copy(root: Written): Written;
    }
    const whole: Written = { _e: 0, n: 1, m: 2, _copy: (root) => ({ _e: root._e, n: root.n, m: root.m, _copy: root._copy }) };
    const forgets: Written = { ...whole, _copy: (root) => ({ _e: root._e, n: root.n, m: 0, _copy: root._copy }) };
    const copy = fork(whole);
    expect([copy.n, copy.m, copy._e === whole._e]).toEqual([1, 2, false]);
    setFreezing('on');
    expect(() => fork(forgets)).toThrow('the copy of a state lacks m');
  });
});

const withRng = (seed: string): HasRng => ({ _e: 0, rng: seedRng(seed) });

describe('random numbers', () => {
  it('xoshiro128** gives the numbers of its published algorithm', () => {
    // By hand from the definition (result = rotl(s1 * 5, 7) * 9) for the state 1, 2, 3, 4:
    // s1 * 5 = 10; rotl(10, 7) = 1280; * 9 = 11520. Then t = s1 << 9 = 1024, s2 ^= s0 -> 2, s3 ^= s1 -> 6, s1 ^= s2 -> 0, s0 ^= s3 -> 7,
    // s2 ^= t -> 1026, s3 = rotl(6, 11) = 12288: the second number is rotl(0, 7) * 9 = 0.
    const r: HasRng = { _e: 0, rng: { _e: 0, algorithm: RNG_ALGORITHM, a: 1, b: 2, c: 3, d: 4 } };
    expect(nextBits(r)).toBe(11_520);
    expect(r.rng).toMatchObject({ a: 7, b: 0, c: 1026, d: 12_288 });
    expect(nextBits(r)).toBe(0);
    // Third: s0 = 7 ^ d, from the state (7, 0, 1026, 12288): t = 0, s2 = 1026 ^ 7 = 1029, s3 = 12288, s1 = 0 ^ 1029 = 1029, s0 = 7 ^ 12288 = 12295.
    expect(r.rng).toMatchObject({ a: 12_295, b: 1029, c: 1029 });
    // rotl(1029 * 5, 7) * 9 = (5145 * 128) * 9
    expect(nextBits(r)).toBe(5145 * 128 * 9);
  });

  it('the stream of a seed never changes: saves and replays depend on it', () => {
    const r = withRng('apnap');
    expect(Array.from({ length: 6 }, () => nextBits(r))).toEqual(PINNED);
  });

  it('is part of the state: JSON there and back goes on with the same numbers', () => {
    const a = withRng('json');
    for (let i = 0; i < 10; i++) nextBits(a);
    const b = JSON.parse(JSON.stringify(a)) as HasRng;
    expect(Array.from({ length: 20 }, () => randomInt(a, 1000))).toEqual(Array.from({ length: 20 }, () => randomInt(b, 1000)));
    expect(a.rng.algorithm).toBe(RNG_ALGORITHM);
  });

  it('drawing from a fork leaves the generator of the snapshot alone', () => {
    const a = withRng('fork');
    const text = canonicalText(a);
    const b = fork(a);
    nextBits(b);
    expect(canonicalText(a)).toBe(text);
  });

  it('whole numbers are uniform: chi-square over 7 and 60 values stays below the 0.1 % point', () => {
    for (const [n, limit] of [
      [7, 22.46], // chi-square, 6 degrees of freedom, p = 0.001
      [60, 99.6], // 59 degrees of freedom
    ]) {
      const r = withRng(`uniform ${n}`);
      const draws = n * 2000;
      const count = new Array<number>(n).fill(0);
      for (let i = 0; i < draws; i++) count[randomInt(r, n)]++;
      const chi = count.reduce((sum, c) => sum + (c - draws / n) ** 2 / (draws / n), 0);
      expect(chi, `${n} values`).toBeLessThan(limit);
    }
  });

  it('a shuffle is a permutation, leaves its input alone, and all orders of three come up equally often', () => {
    const r = withRng('shuffle');
    const cards = deepFreeze(['a', 'b', 'c']);
    const count = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffled(r, cards);
      expect(order.slice().sort()).toEqual(cards);
      count.set(order.join(''), (count.get(order.join('')) ?? 0) + 1);
    }
    expect(count.size).toBe(6);
    // Standard deviation 29: five of them.
    for (const n of count.values()) expect(Math.abs(n - 1000)).toBeLessThan(145);
  });

  it('a secret seed keeps all its bits: its numbers are SHA-256 of seed and count, a state that was saved goes on with them', () => {
    const seed = `secret:${'0123456789abcdef'.repeat(4)}`;
    const a = withRng(seed);
    // By `printf 'secret:…/0' | sha256sum`, the first eight digits, and so on.
    expect([nextBits(a), nextBits(a)]).toEqual([2159739998, 1859245982]);
    const b = JSON.parse(JSON.stringify(a)) as HasRng;
    expect(sameRng(a.rng, b.rng)).toBe(true);
    expect(nextBits(b)).toBe(nextBits(a));
    nextBits(b);
    expect(sameRng(a.rng, b.rng)).toBe(false);
    const count = new Array<number>(60).fill(0);
    for (let i = 0; i < 60_000; i++) count[randomInt(a, 60)]++;
    expect(count.reduce((sum, c) => sum + (c - 1000) ** 2 / 1000, 0)).toBeLessThan(99.6);
  });

  it('near seeds give streams that have nothing to do with each other', () => {
    const first = new Set(Array.from({ length: 1000 }, (_, i) => nextBits(withRng(`seed ${i}`))));
    expect(first.size).toBe(1000);
  });
});

const PINNED: readonly number[] = [3890751457, 665619615, 3176308023, 3285828455, 2943714655, 767435568];

describe('canonical text', () => {
  it('sorts keys, writes the epoch as 0, leaves caches and absent fields out', () => {
    expect(canonicalText({ b: 1, a: [true, null, 'x"'], _e: 17, _derived: { big: 1 }, gone: undefined })).toBe(
      '{"_e":0,"a":[true,null,"x\\""],"b":1}',
    );
  });

  it('writes -0 as 0: equal numbers, equal text', () => {
    expect(canonicalText([-0, 0, 1e21])).toBe('[0,0,1e+21]');
  });

  it('refuses what JSON cannot hold and names the place', () => {
    class Box {}
    const cases: [unknown, RegExp][] = [
      [{ a: { b: [1, Number.NaN] } }, /\$\.a\.b\[1\] is NaN/],
      [{ f: () => 0 }, /\$\.f is a function/],
      [[undefined], /\$\[0\] is a undefined/],
      [{ m: new Map() }, /\$\.m is an instance of Map/],
      [{ s: new Set() }, /\$\.s is an instance of Set/],
      [{ b: new Box() }, /\$\.b is an instance of Box/],
      [{ n: 10n }, /\$\.n is a bigint/],
      [Number.POSITIVE_INFINITY, /\$ is Infinity/],
    ];
    for (const [value, message] of cases) expect(() => canonicalText(value)).toThrow(message);
  });

  it('reads back as the same value', () => {
    const value = { z: [1, { y: 'ä\u2028' }], a: null };
    expect(JSON.parse(canonicalText(value))).toEqual(value);
  });

  it('the hash is the first half of SHA-256 (the empty text: e3b0c442…, FIPS 180-4)', () => {
    expect(hashText('')).toBe('e3b0c44298fc1c149afbf4c8996fb924');
    expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223');
    expect(hashOf({ b: 1, a: 2, _e: 5 })).toBe(hashOf({ a: 2, _e: 9, b: 1 }));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: '1' }));
  });
});
