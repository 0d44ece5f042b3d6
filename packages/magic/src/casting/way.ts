/** A way to cast a card. */
import type { Cost } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import type { FaceDown } from '../state/proposals.js';

/** One way to cast a card. */
export interface Way {
  /** Unique for the card: `normal`, `face-down`, or the label of the alternative cost. */
  key: string;
  cost: readonly Cost[];
  /** Label to be remembered as paid; '' for the normal way. */
  label: string;
  faceDown: FaceDown;
  free: 0 | 1;
  /** The face with which it is put onto the stack (CR 709.3, 712.11, 715.3). */
  face: number;
  /** The permission it is cast by, where that is for so many spells or says more of them: the object that gives it, and its rule in the pool. */
  by?: Permission;
}

/** `lasting`: the effect that allows only so many spells. */
export interface Permission {
  source: Id;
  rule: number;
  perTurn?: number;
  lasting?: number;
}
