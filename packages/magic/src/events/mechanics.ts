/**
 * Mechanics bring their own parts. What every game goes through (the pool of its cards, events, replacement effects, state-based actions) knows none
 * of them by name: it asks those that `game/mechanics.ts` has brought, in that order.
 */
import type { Id, Message } from '@apnap/kernel';
import { readAs, recognise } from '../pool/marks.js';
import type { G } from '../state/log.js';
import type { Characteristics, Env, Obj } from '../state/objects.js';
import type { Damage, Destroy, Move, Proposal } from '../state/proposals.js';
import type { State } from '../state/types.js';

/** A replacement or prevention effect that the rules of a mechanic make, not a static ability on the battlefield (CR 614, 615). */
export interface OwnReplacement {
  /** Tells it from others that apply to the same event: each applies once (CR 614.5). */
  key: string;
  /** Node of the pool that stands for it where it is shown; 0 for none. */
  node: number;
  env: Env;
  /** Whether its order among others makes no difference. */
  commutes?: true;
  /** Changes the event in place, or says that nothing is left of it. */
  apply(g: G, p: Proposal): 'goesOn' | 'gone';
  /** The environment in which the node is performed as an effect after the event, where it is one. */
  then?(p: Proposal): Env;
}

/** A part of the rules that brings its own parts; each is asked where it says. */
export interface Mechanic {
  /** Name by the rule book; a game whose cards have any of it has this mark. */
  name: string;
  /** Whether a node of the language belongs to it: asked of each node of a game's cards as they are made ready. */
  isIn?(node: Readonly<Record<string, unknown>>): boolean;
  /** What the rules spell out of a node that belongs to it; null for nothing. */
  spellsOut?(node: Readonly<Record<string, unknown>>): object | null;
  /** CR 101.2, 614.17: whether the event can't happen. */
  forbids?(s: State, p: Proposal): boolean;
  /** What it changes about a zone change before replacement effects are looked for. */
  alters?(s: State, m: Move): void;
  /** The effects of its rules that could change the event. */
  replaces?(s: State, p: Proposal): readonly OwnReplacement[];
  /** Damage was dealt by an event. */
  dealt?(s: State, d: Damage): void;
  /** An event has put counters on an object or a player. */
  countersPut?(g: G, id: Id, counter: string): void;
  /** Permanents have left the battlefield. */
  left?(g: G): void;
  /** Something has happened: what is so "at any time", without the stack. */
  always?(g: G): void;
  /** Why the player loses the game as a state-based action (CR 704.5-704.6). */
  loses?(s: State, seat: number): { rule: string; message: Message } | null;
  /** State-based actions of its own. @returns whether any was performed. */
  check?(g: G): boolean;
  /** CR 704.5: how this permanent leaves the battlefield as a state-based action, if it does. */
  dies?(s: State, o: Obj, c: Characteristics): Pick<Move, 'rule' | 'verb'> | null;
  /** Adds what leaves the battlefield in the same event as what has been found before. @returns whether anything else was done. */
  judge?(g: G, batch: (Move | Destroy)[]): boolean;
}

type Part = Exclude<keyof Mechanic, 'name' | 'isIn' | 'spellsOut'>;

/** For each part the mechanics that bring it. */
export const brought: { readonly [P in Part]: NonNullable<Mechanic[P]>[] } = {
  forbids: [],
  alters: [],
  replaces: [],
  dealt: [],
  countersPut: [],
  left: [],
  always: [],
  loses: [],
  check: [],
  dies: [],
  judge: [],
};

/** Enters mechanics; the order in which they are brought is the order in which they are asked. */
export function bring(mechanics: readonly Mechanic[]): void {
  for (const m of mechanics) {
    if (m.isIn) recognise(m.name, m.isIn);
    if (m.spellsOut) readAs(m.spellsOut);
    for (const part of Object.keys(brought) as Part[]) {
      const own = m[part];
      if (own) (brought[part] as unknown[]).push(own);
    }
  }
}
