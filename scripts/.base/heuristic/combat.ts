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
  /** What life gained by lifelink is worth. */
  gain?: (life: number) => number;
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

/** What the declaration comes to. */
export function resultOf(f: Field, blocks: Blocks): CombatResult {
  const r: CombatResult = { score: 0, through: 0, attackersLost: new Set(), blockersLost: new Set() };
  let lifelink = 0;
  f.attackers.forEach((a, i) => {
    const against: Fighter[] = [];
    for (let k = 0; k < blocks.length; k++) if (blocks[k] === i) against.push(f.blockers[k]);
    const legal = against.length >= f.least[i];
    const x = fight(a, legal ? against : []);
    r.through += x.through;
    lifelink += x.gained[1] - x.gained[0];
    if (x.attackerDies) {
      r.score += a.value;
      r.attackersLost.add(a.id);
    }
    if (legal)
      against.forEach((d, k) => {
        if (!x.dies[k]) return;
        r.score -= d.value;
        r.blockersLost.add(d.id);
      });
  });
  r.score += 0.25 * lifelink - f.pain(r.through);
  return r;
}

/**
 * Good blocks for the defender: hill climbing from no blocks, by single blockers and, where one is not enough, by pairs.
 * @param effort how many times the whole line is gone over.
 */
export function bestBlocks(f: Field, effort = 3): { blocks: Blocks; result: CombatResult } {
  const blocks: Blocks = f.blockers.map(() => -1);
  let best = resultOf(f, blocks);
  const consider = (): boolean => {
    const r = resultOf(f, blocks);
    if (r.score <= best.score + 1e-9) return false;
    best = r;
    return true;
  };
  for (let n = 0; n < effort; n++) {
    let better = singles(f, blocks, consider);
    better = pairs(f, blocks, consider) || better;
    if (!better) break;
  }
  return { blocks, result: best };
}

function singles(f: Field, blocks: Blocks, consider: () => boolean): boolean {
  let better = false;
  for (let k = 0; k < blocks.length; k++) {
    for (let i = -1; i < f.attackers.length; i++) {
      const old = blocks[k];
      if (i === old || (i >= 0 && !f.can[k][i])) continue;
      blocks[k] = i;
      if (consider()) better = true;
      else blocks[k] = old;
    }
  }
  return better;
}

/** Two at once: gang blocks, and pairs that menace asks for. Only blockers that are free, so that it stays quick. */
function pairs(f: Field, blocks: Blocks, consider: () => boolean): boolean {
  let better = false;
  const free = blocks.flatMap((a, k) => (a === -1 ? [k] : []));
  for (let i = 0; i < f.attackers.length; i++) {
    const able = free.filter((k) => blocks[k] === -1 && f.can[k][i]).slice(0, 6);
    for (let x = 0; x < able.length; x++)
      for (let y = x + 1; y < able.length; y++) {
        if (blocks[able[x]] !== -1 || blocks[able[y]] !== -1) continue;
        blocks[able[x]] = i;
        blocks[able[y]] = i;
        if (consider()) better = true;
        else {
          blocks[able[x]] = -1;
          blocks[able[y]] = -1;
        }
      }
  }
  return better;
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
