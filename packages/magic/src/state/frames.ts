/** What can be going on, as data (see kernel/machine). Each kind is run by one procedure; `pc` says where it stands. */
import type { Step } from '@apnap/ability';
import type { Id, Frame as KernelFrame } from '@apnap/kernel';
import type { Placed } from './beginning.js';
import type { Env, Waiting } from './objects.js';

interface At extends KernelFrame {
  pc: number;
}

/** Setting the game up: shuffling, drawing, mulligans (CR 103). */
export interface StartFrame extends At {
  kind: 'start';
  /** Seats that have not kept yet. */
  deciding: readonly number[];
  /** How many of the things that are done before opening hands are drawn have been done (CR 315.5a). */
  before?: number;
  /** What partial mulligans have exiled until their owners keep (2015:903.8). */
  aside?: readonly Id[];
  /** How many players have had their say about their opening hands (CR 103.6). */
  opening?: number;
}

/** Placing objects before the game begins, one a step, since what enters may ask (set-up for tests, scenarios and what-ifs). */
export interface PlaceFrame extends At {
  kind: 'place';
  placed: readonly Placed[];
  /** What those that were placed have become; 0 for what is no permanent. */
  ids: readonly Id[];
}

/** The sequence of turns (CR 500.1). */
export interface TurnsFrame extends At {
  kind: 'turns';
}

/** One step or phase (CR 500.2). */
export interface StepFrame extends At {
  kind: 'step';
  step: Step;
}

/** A round of priority (CR 117.3-117.4); ends when all pass in succession with an empty stack. */
export interface PriorityFrame extends At {
  kind: 'priority';
  player: number;
  passed: number;
  /** An object of the stack resolves, or has, and nobody has had priority since: where several turns are taken at the same time (CR 807.4). */
  resolved?: 1;
}

/** Putting one triggered ability on the stack (CR 603.3). */
export interface PutFrame extends At {
  kind: 'put';
  /** The ability, or the one by which the active player draws in the draw step (classic:304.1). */
  waiting: Waiting | 'turnDraw';
}

/** Resolving the topmost object on the stack (CR 608). */
export interface ResolveFrame extends At {
  kind: 'resolve';
  object: Id;
  cause: number;
}

/** Performing a compiled effect. */
export interface RunFrame extends At {
  kind: 'run';
  /** Pool node of the effect whose code this is. */
  code: number;
  env: Env;
  /** Event that is the cause of what happens here. */
  cause: number;
}

/** What an official has a player do now that he forgot (IPG 2.5): so many cards, or the choices for a permanent. */
export type OrderedFrame = At & { kind: 'ordered' } & (
    | { act: 'draw' | 'discard'; player: number; n: number }
    | { act: 'choose'; object: Id }
  );
export type OrderedCards = Extract<OrderedFrame, { n: number }>;

export type Frame = PlaceFrame | StartFrame | TurnsFrame | StepFrame | PriorityFrame | PutFrame | ResolveFrame | RunFrame | OrderedFrame;
