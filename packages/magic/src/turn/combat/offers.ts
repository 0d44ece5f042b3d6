/** What can be declared in combat. */
import type { Id } from '@apnap/kernel';

/** What is offered when attackers are declared. */
export interface AttackOffer {
  attackers: Id[];
  defenders: Id[];
  /** Per attacker: indices of the defenders it may attack. */
  allowed: number[][];
}

/** What is offered to one defending player. */
export interface BlockOffer {
  seat: number;
  blockers: Id[];
  attackers: Id[];
  allowed: number[][];
  most: number[];
}
