/** Sentences about what a later ability has done: they are part of what that ability does (CR 603.7a, 608.2c). */
import type { Effect, EventPattern, Program, Selector } from '@apnap/ability';
import { rewrite, walk } from '../grammar/raw.js';
import { contains, type Node, Unbound } from './nodes.js';

const isLater = (n: Node): boolean => n.do === 'delayed' || n.do === 'reflexive';

/** The slots that a tree binds. */
function slotsBound(tree: unknown): Set<number> {
  const bound = new Set<number>();
  walk(tree, (n) => {
    if (typeof n.do !== 'string') return;
    for (const [key, v] of Object.entries(n)) if (typeof v === 'number' && (/^bind/.test(key) || key === 'slot')) bound.add(v);
  });
  return bound;
}

/** The later ability, made by one of these effects, that binds a slot which nothing else binds. */
function boundBy(slot: number, before: readonly Effect[]): Node | undefined {
  const makers: Node[] = [];
  walk(before, (n) => {
    if (isLater(n) && slotsBound(n.program).has(slot)) makers.push(n);
  });
  const elsewhere = slotsBound(rewrite(before, (n) => (isLater(n) ? {} : undefined)));
  return makers.length === 1 && !elsewhere.has(slot) ? makers[0] : undefined;
}

/** The later ability that a sentence speaks of. */
function belongsTo(effect: Effect, before: readonly Effect[]): Node | undefined {
  let found: Node | undefined;
  walk(effect, (n) => {
    if (n.sel === 'slot') found ??= boundBy(n.slot as number, before);
  });
  return found && !contains(effect, (n) => n.sel === 'target') ? found : undefined;
}

/**
 * "Exile it. Return it at the beginning of the next end step. It gains haste": what is said of what a later ability has moved, made or chosen
 * is done by that ability, after it.
 */
export function withLater<T>(value: T): T {
  if (!contains(value, (n) => isLater(n) || (n.do === 'seq' && (n.of as Effect[]).length === 1))) return value;
  return rewrite(value, (n) => {
    if (n.do !== 'seq') return undefined;
    const done: Effect[] = [];
    for (const e of n.of as Effect[]) {
      const effect = withLater(e);
      const later = belongsTo(effect, done);
      if (!later) done.push(effect);
      else {
        const program = later.program as { effect: Effect };
        const grown: Effect = { do: 'seq', of: [...(program.effect.do === 'seq' ? program.effect.of : [program.effect]), effect] };
        const next = rewrite(done, (x) => (x === later ? { ...later, program: { ...program, effect: grown } } : undefined));
        done.splice(0, done.length, ...next);
      }
    }
    return done.length === 1 ? done[0] : { ...n, of: done };
  }) as T;
}

/** Whether targets are spoken of, and none of a later ability's own. */
const speaksOfTargets = (effect: Effect): boolean =>
  contains(
    rewrite(effect, (n) => (Array.isArray(n.targets) && n.targets.length > 0 ? {} : undefined)),
    (n) => n.sel === 'target',
  );

/**
 * "When you do, put a +1/+1 counter on target creature. It gains trample until end of turn": of a program without targets of its own, what is said of those
 * that a later ability chooses is done by that ability, after it (CR 603.12).
 */
export function withTargetsThen(effect: Effect): Effect {
  if (effect.do !== 'seq') return effect;
  const done: Effect[] = [];
  for (const e of effect.of) {
    const last = done.at(-1);
    const maker = last && speaksOfTargets(e) ? choosesThen(last) : undefined;
    if (!last || !maker) {
      done.push(e);
      continue;
    }
    const program = maker.program as Program;
    const grown: Effect = { do: 'seq', of: [...(program.effect.do === 'seq' ? program.effect.of : [program.effect]), e] };
    done[done.length - 1] = rewrite(last, (x) => (x === maker ? { ...maker, program: { ...program, effect: grown } } : undefined));
  }
  return done.length === 1 ? done[0] : { do: 'seq', of: done };
}

/** The one later ability with targets that an effect makes. */
function choosesThen(effect: Effect): Node | undefined {
  const makers: Node[] = [];
  walk(effect, (n) => {
    if (isLater(n) && (n.program as Program).targets.length > 0) makers.push(n);
  });
  return makers.length === 1 ? makers[0] : undefined;
}

/**
 * "When ~ dies, at the beginning of the next end step, return ~ to your hand": what it has become is meant, which a later ability knows only if it
 * is kept for it (CR 603.7c).
 */
export function withMoved(event: EventPattern, program: Program): Program {
  const moves = event.on === 'zone' && event.from === 'battlefield' && contains(event.what, (n) => n.sel === 'self');
  if (!moves || program.modes) return program;
  const slot = Math.max(-1, ...slotsBound(program.effect)) + 1;
  // one certain thing is itself; of what is described besides it is the one that the event is about
  const what: Selector = event.what.is === 'oneOf' ? { sel: 'self' } : { sel: 'event', role: 'object' };
  const returns = (n: Node): boolean => n.do === 'move' && (n.what as Node).sel === 'self';
  const effect = rewrite<Effect>(program.effect, (n) => {
    if (n.do !== 'delayed' || !contains(n.program, returns)) return undefined;
    const later = rewrite(n.program, (x) => (returns(x) ? { ...x, what: { sel: 'slot', slot } } : undefined));
    return {
      do: 'seq',
      of: [
        { do: 'let', slot, what },
        { ...n, program: later },
      ],
    };
  });
  return { ...program, effect };
}

/** Where targets have their numbers that a later ability chooses, until they are numbered in it. */
const LATER = 1000;

/**
 * The numbers of the targets of one program: of those it chooses itself, and of those that a reflexive or delayed ability chooses as that triggers
 * (CR 603.7, 603.12).
 */
export class TargetNumbers {
  readonly specs = new Map<number, Node>();
  /** Where the targets of the program itself were named, in order. */
  readonly now: readonly number[];
  /** Those of the later ability, where both have some. */
  readonly then: readonly number[];
  /** The later ability that has targets. */
  readonly later: Node | undefined;
  private readonly within = new Set<number>();

  /** @throws Unbound where more than one later ability has targets besides those of the program */
  constructor(root: unknown) {
    const makers: { maker: Node; ats: Set<number> }[] = [];
    walk(root, (n) => {
      if (n.sel === '$target') this.specs.set(n.at as number, n);
      if (!isLater(n)) return;
      const ats = new Set<number>();
      walk((n.program as Node).effect, (x) => x.sel === '$target' && ats.add(x.at as number));
      if (ats.size > 0) makers.push({ maker: n, ats });
    });
    const order = [...this.specs.keys()].sort((a, b) => a - b);
    const inside = new Set(makers.flatMap(({ ats }) => [...ats]));
    const mixed = makers.length > 0 && inside.size < order.length;
    if (mixed && makers.length > 1) throw new Unbound('"target": some targets are chosen now and some when a later ability triggers');
    this.later = makers.at(-1)?.maker;
    this.now = mixed ? order.filter((at) => !inside.has(at)) : order;
    this.then = mixed ? order.filter((at) => inside.has(at)) : [];
    if (mixed)
      walk(this.later, (n) => {
        if (n.sel === '$ref' || n.player === '$their') this.within.add(n.at as number);
      });
  }

  /** Whether the program has targets of its own, and not a later ability alone. */
  get chosenNow(): readonly number[] {
    return this.later && this.then.length === 0 ? [] : this.now;
  }

  /** Those that a later ability chooses. */
  get chosenThen(): readonly number[] {
    return this.then.length > 0 ? this.then : this.now;
  }

  /** The number of the target named there. */
  indexOf(at: number): number {
    const i = this.now.indexOf(at);
    return i >= 0 ? i : LATER + this.then.indexOf(at);
  }

  /** Targets named before this one with which it shares its numbers. */
  before(at: number): number[] {
    const list = this.now.includes(at) ? this.now : this.then;
    return list.filter((a) => a < at).map((a) => list.indexOf(a));
  }

  /** The later ability in which these words are, when what they mean is a target of the program: it has to be kept for that ability. */
  keeper(at: number, meant: unknown): Node | undefined {
    if (!this.within.has(at)) return undefined;
    return contains(meant, (n) => n.sel === 'target' && (n.index as number) < LATER) ? this.later : undefined;
  }

  /** The numbers as they are in each ability. */
  numbered<T>(value: T): T {
    return this.then.length === 0
      ? value
      : rewrite(value, (n) =>
          n.sel === 'target' && (n.index as number) >= LATER ? { ...n, index: (n.index as number) - LATER } : undefined,
        );
  }
}
