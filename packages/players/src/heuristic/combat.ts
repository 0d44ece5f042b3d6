/** The arithmetic of combat: what a fight costs both sides, the best blocks, the best attack. Pure functions over fighters. */
import type { Id } from '@apnap/kernel';

/** A creature as combat sees it. */
export interface Fighter {
  id: Id;
  power: number;
  /** Toughness less damage marked. */
  left: number;
  value: number;
  first: boolean;
  double: boolean;
  deathtouch: boolean;
  trample: boolean;
  lifelink: boolean;
  indestructible: boolean;
}

export interface Fight {
  attackerDies: boolean;
  /** By blocker. */
  dies: boolean[];
  /** Damage that reaches what is attacked. */
  through: number;
  /** Damage dealt by lifelinkers: attacker's, blockers'. */
  gained: [number, number];
}

/** Lethal damage from this source (CR 702.2c). */
const lethal = (from: Fighter, to: Fighter, done: number): number => {
  const need = Math.max(0, to.left - done);
  return from.deathtouch ? Math.min(1, need) : need;
};

/** One attacker against those that block it (CR 510, 702.4, 702.7, 702.19). */
export function fight(a: Fighter, blockers: readonly Fighter[]): Fight {
  const out: Fight = { attackerDies: false, dies: blockers.map(() => false), through: 0, gained: [0, 0] };
  if (blockers.length === 0) {
    const n = a.double ? a.power * 2 : a.power;
    out.through = n;
    out.gained[0] = a.lifelink ? n : 0;
    return out;
  }
  const done = blockers.map(() => 0);
  const order = blockers.map((_, i) => i).sort((x, y) => worthPerPoint(a, blockers[y]) - worthPerPoint(a, blockers[x]));
  let taken = 0;
  for (const round of [1, 2] as const) {
    const strikes = (f: Fighter): boolean => (round === 1 ? f.first || f.double : f.double || !f.first);
    const alive = !out.attackerDies;
    let doomed = false;
    blockers.forEach((d, i) => {
      if (out.dies[i] || !strikes(d) || d.power <= 0) return;
      taken += d.power;
      if (d.lifelink) out.gained[1] += d.power;
      if (!a.indestructible && (taken >= a.left || d.deathtouch)) doomed = true;
    });
    if (alive && strikes(a)) hit(a, blockers, order, done, out);
    if (doomed) out.attackerDies = true;
  }
  return out;
}

const worthPerPoint = (a: Fighter, d: Fighter): number => (d.indestructible ? 0 : d.value / Math.max(1, lethal(a, d, 0)));

function hit(a: Fighter, blockers: readonly Fighter[], order: readonly number[], done: number[], out: Fight): void {
  let left = a.power;
  if (a.lifelink) out.gained[0] += left;
  for (const i of order) {
    if (out.dies[i] || left <= 0) continue;
    const need = lethal(a, blockers[i], done[i]);
    const n = Math.min(left, need);
    left -= n;
    done[i] += n;
    if (n >= need && n > 0 && !blockers[i].indestructible) out.dies[i] = true;
  }
  if (a.trample && order.every((i) => out.dies[i] || done[i] >= lethal(a, blockers[i], 0))) out.through += left;
}

/** A combat to be decided: who can block whom. */
export interface Field {
  attackers: readonly Fighter[];
  blockers: readonly Fighter[];
  /** By blocker, by attacker. */
  can: readonly (readonly boolean[])[];
  /** Fewest blockers that may block the attacker together. */
  least: readonly number[];
  /** What damage that gets through costs the defender, by total. */
  pain: (damage: number) => number;
  /** What the damage of one attacker that gets through costs besides; absent: nothing. */
  extra?: (attacker: number, damage: number) => number;
}

/** Fighters that can stand for each other have the same number. */
interface Kinds {
  attackers: number[];
  blockers: number[];
}

/** Pairs of an attacker and a blocker from which on it pays to look for equals. */
const CROWDED = 60;

/** Kinds of fighters: equal in what they are, and in whom they can block or by whom they can be blocked. */
function kindsOf(f: Field): Kinds {
  const numbers = new Map<string, number>();
  const number = (key: string): number => {
    const n = numbers.get(key) ?? numbers.size;
    numbers.set(key, n);
    return n;
  };
  const text = (x: Fighter): string =>
    `${x.power} ${x.left} ${x.value} ${x.first} ${x.double} ${x.deathtouch} ${x.trample} ${x.lifelink} ${x.indestructible}`;
  // First by what they are, then by the kinds they meet: rows and columns of one kind are compared by their counts.
  const a = f.attackers.map((x, i) => number(`a ${f.least[i]} ${text(x)}`));
  const b = f.blockers.map((x) => number(`b ${text(x)}`));
  const counts = (of: readonly number[], can: (i: number) => boolean): string => {
    const n = new Map<number, number>();
    of.forEach((kind, i) => {
      if (can(i)) n.set(kind, (n.get(kind) ?? 0) + 1);
    });
    return [...n].sort((x, y) => x[0] - y[0]).join(' ');
  };
  return {
    attackers: a.map((kind, i) => number(`A ${kind} ${counts(b, (k) => f.can[k][i])}`)),
    blockers: b.map((kind, k) => number(`B ${kind} ${counts(a, (i) => f.can[k][i])}`)),
  };
}

/** By blocker: the index of the attacker it blocks, or -1. */
export type Blocks = number[];

export interface CombatResult {
  /** For the defender; attacker's losses count for, own losses and damage against. */
  score: number;
  through: number;
  attackersLost: Set<Id>;
  blockersLost: Set<Id>;
}

/** What one attacker and the blockers assigned to it come to. */
interface Share {
  /** For the defender, damage apart. */
  score: number;
  through: number;
  fight: Fight;
  /** Too few to be a legal block (CR 702.111b): they count as not blocking. */
  legal: boolean;
}

function shareOf(f: Field, i: number, group: readonly number[]): Share {
  const a = f.attackers[i];
  const legal = group.length >= f.least[i];
  const x = fight(a, legal ? group.map((k) => f.blockers[k]) : []);
  let score = 0.25 * (x.gained[1] - x.gained[0]) + (x.attackerDies ? a.value : 0);
  if (legal)
    group.forEach((k, n) => {
      if (x.dies[n]) score -= f.blockers[k].value;
    });
  if (f.extra) score -= f.extra(i, x.through);
  return { score, through: x.through, fight: x, legal };
}

/** A declaration of blocks that can be changed step by step: only the attackers concerned are judged again. */
class Climb {
  readonly blocks: Blocks;
  private readonly groups: number[][];
  private readonly shares: Share[];
  readonly kinds: Kinds | null;
  score: number;

  constructor(readonly f: Field) {
    this.kinds = f.attackers.length * f.blockers.length > CROWDED ? kindsOf(f) : null;
    this.blocks = f.blockers.map(() => -1);
    this.groups = f.attackers.map(() => []);
    this.shares = f.attackers.map((_, i) => shareOf(f, i, []));
    this.score = this.total();
  }

  private total(): number {
    let score = 0;
    let through = 0;
    for (const s of this.shares) {
      score += s.score;
      through += s.through;
    }
    return score - this.f.pain(through);
  }

  private assign(k: number, to: number): void {
    const from = this.blocks[k];
    this.blocks[k] = to;
    if (from >= 0) this.groups[from] = this.groups[from].filter((x) => x !== k);
    if (to >= 0) this.groups[to] = [...this.groups[to], k];
  }

  /** Moves these blockers to an attacker (-1: to none), if that is better; whether it was. */
  improve(ks: readonly number[], to: number): boolean {
    const before = ks.map((k) => this.blocks[k]);
    const touched = [...new Set([...before, to])].filter((i) => i >= 0);
    const old = touched.map((i) => this.shares[i]);
    for (const k of ks) this.assign(k, to);
    for (const i of touched) this.shares[i] = shareOf(this.f, i, this.groups[i]);
    const score = this.total();
    if (score > this.score + 1e-9) {
      this.score = score;
      return true;
    }
    ks.forEach((k, n) => {
      this.assign(k, before[n]);
    });
    touched.forEach((i, n) => {
      this.shares[i] = old[n];
    });
    return false;
  }

  /** A blocker and an attacker as they stand: what can't be improved for one pair can't be for another that reads the same. */
  situation(k: number, i: number): string {
    const { kinds } = this;
    if (!kinds) return '';
    const at = (n: number): string => (n < 0 ? '' : `${kinds.attackers[n]}/${this.groups[n].map((x) => kinds.blockers[x]).join(' ')}`);
    return `${kinds.blockers[k]}<${at(this.blocks[k])}>${at(i)}`;
  }

  result(): CombatResult {
    const r: CombatResult = { score: this.score, through: 0, attackersLost: new Set(), blockersLost: new Set() };
    this.shares.forEach((s, i) => {
      r.through += s.through;
      if (s.fight.attackerDies) r.attackersLost.add(this.f.attackers[i].id);
      if (s.legal)
        this.groups[i].forEach((k, n) => {
          if (s.fight.dies[n]) r.blockersLost.add(this.f.blockers[k].id);
        });
    });
    return r;
  }
}

/**
 * Good blocks for the defender: hill climbing from no blocks, by single blockers and, where one is not enough, by pairs.
 * @param effort how many times the whole line is gone over.
 */
export function bestBlocks(f: Field, effort = 3): { blocks: Blocks; result: CombatResult } {
  const climb = new Climb(f);
  for (let n = 0; n < effort; n++) {
    let better = singles(climb);
    better = pairs(climb) || better;
    if (!better) break;
  }
  return { blocks: climb.blocks, result: climb.result() };
}

function singles(c: Climb): boolean {
  let better = false;
  // Many equal fighters: what has failed for one pair is not tried again for another like it until something has changed.
  const failed = new Set<string>();
  for (let k = 0; k < c.blocks.length; k++)
    for (let i = -1; i < c.f.attackers.length; i++) {
      if (i === c.blocks[k] || (i >= 0 && !c.f.can[k][i])) continue;
      const situation = c.situation(k, i);
      if (situation !== '' && failed.has(situation)) continue;
      if (c.improve([k], i)) {
        better = true;
        failed.clear();
      } else failed.add(situation);
    }
  return better;
}

/** Two at once: gang blocks, and pairs that menace asks for. Only blockers that are free, so that it stays quick. */
function pairs(c: Climb): boolean {
  let better = false;
  const free = c.blocks.flatMap((a, k) => (a === -1 ? [k] : []));
  const failed = new Set<string>();
  for (let i = 0; i < c.f.attackers.length; i++) {
    const able = firstFew(free, (k) => c.blocks[k] === -1 && c.f.can[k][i]);
    for (let x = 0; x < able.length; x++)
      for (let y = x + 1; y < able.length; y++) {
        if (c.blocks[able[x]] !== -1 || c.blocks[able[y]] !== -1) continue;
        const situation = c.kinds ? `${c.situation(able[x], i)} ${c.kinds.blockers[able[y]]}` : '';
        if (situation !== '' && failed.has(situation)) continue;
        if (c.improve([able[x], able[y]], i)) {
          better = true;
          failed.clear();
        } else failed.add(situation);
      }
  }
  return better;
}

/** The first six for which something holds. */
function firstFew(all: readonly number[], holds: (k: number) => boolean): number[] {
  const few: number[] = [];
  for (const k of all) {
    if (holds(k)) few.push(k);
    if (few.length === 6) break;
  }
  return few;
}

/** Damage that attackers could do next turn to one who has these blockers: the biggest are blocked first, where they can be. */
export function crackBack(attackers: readonly Fighter[], blockers: readonly Fighter[], can: (b: Fighter, a: Fighter) => boolean): number {
  const free = blockers.slice();
  let damage = 0;
  for (const a of attackers.slice().sort((x, y) => y.power - x.power)) {
    const at = free.findIndex((d) => can(d, a));
    if (at < 0) damage += a.double ? a.power * 2 : a.power;
    else free.splice(at, 1);
  }
  return damage;
}
