/**
 * Effects as code: the tree of an effect laid out as a list of operations with jumps, so that "where a resolution stands" is one number.
 * Loops and gates keep their progress in slots of the environment, after the slots that the card itself uses.
 */
import {
  boundIn,
  type Condition,
  type Cost,
  type Effect,
  type PlayerRef,
  type Quantity,
  type RollResult,
  type Selector,
  same,
} from '@apnap/ability';

/** Effects that are one action: everything but the combinators. */
export type Leaf = Exclude<
  Effect,
  {
    do: 'nothing' | 'seq' | 'if' | 'may' | 'forEach' | 'repeat' | 'chooseEffect' | 'coin' | 'roll' | 'rollAgain' | 'processAgain' | 'prize';
  }
>;

/** Effects that several players do at once, when each of them has made the choices (CR 101.4, 608.2e). */
const BATCHED = ['move', 'destroy', 'sacrifice', 'sacrificeThese', 'discard', 'discardThese'] as const;
export type Batched = (typeof BATCHED)[number];
export type BatchedLeaf = Extract<Leaf, { do: Batched }>;

export type Op =
  | { op: 'do'; effect: Leaf }
  /** Does it for each entity of a list, which is in `into` meanwhile: all choose, then all of it happens at once. */
  | { op: 'together'; effect: BatchedLeaf; list: number; into: number }
  /** Puts the entity in a slot at the end of a list. */
  | { op: 'append'; list: number; from: number }
  /** Jumps when the condition does not hold. */
  | { op: 'test'; cond: Condition; otherwise: number }
  | { op: 'goto'; to: number }
  /** Puts a list of entities into a slot. */
  | { op: 'list'; what: Selector; into: number; order?: 'chosen' }
  | { op: 'players'; who: PlayerRef; into: number }
  /** Takes the first entity of a list into a slot, or jumps when the list is empty. */
  | { op: 'next'; list: number; into: number; end: number }
  | { op: 'count'; times: Quantity; into: number }
  /** Counts a slot down, or jumps when it is 0. */
  | { op: 'down'; slot: number; end: number }
  /** Asks the player in a slot whether to do (and pay) it; jumps when not. `leadsOn`: something hangs on whether it was done (CR 118.12). */
  | { op: 'may'; chooser: number; cost: Cost[] | null; bind: number; otherwise: number; subject: Effect; leadsOn: boolean }
  /** Asks which branch; jumps there. */
  | { op: 'branch'; who: PlayerRef; to: number[]; options: Effect[] }
  /** Flips coins; jumps when the last is lost. */
  | { op: 'coin'; effect: Extract<Effect, { do: 'coin' }>; lose: number }
  /** Rolls dice: the results are put into `results`. */
  | { op: 'roll'; effect: Extract<Effect, { do: 'roll' }>; results: number }
  /** So many of so many options, at random: their numbers are put into `results`. */
  | { op: 'draw'; of: number; count: number; results: number }
  /** Takes the first result and jumps to its line of the table, or to the next result; when there is none, to the end. */
  | { op: 'lookUp'; table: readonly RollResult[]; results: number; to: number[]; end: number };

export interface Code {
  ops: Op[];
  /** The whole effect, for what its parts are read by. */
  whole: Effect;
  /** Slots the environment needs. */
  slots: number;
  /** While it is laid out: where the roll begins whose table is being laid out. */
  rolling?: number | undefined;
}

/** The highest slot number used anywhere in a tree, or -1. */
function highestSlot(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((n, v) => Math.max(n, highestSlot(v)), -1);
  if (typeof value !== 'object' || value === null) return -1;
  let high = -1;
  for (const [key, v] of Object.entries(value)) {
    if (typeof v === 'number' && (key === 'slot' || key === 'bind' || key === 'chooser' || key.startsWith('bind')))
      high = Math.max(high, v);
    else high = Math.max(high, highestSlot(v));
  }
  return high;
}

/** Lays an effect out as code. */
export function compileCode(effect: Effect): Code {
  const code: Code = { ops: [], slots: highestSlot(effect) + 1, whole: effect };
  emit(code, effect);
  for (const [i, op] of code.ops.entries()) setAside(code.ops, op, i);
  return code;
}

/** CR 701.20b: what was found before a library is shuffled, and is put somewhere after that, isn't included in the shuffle. */
function setAside(ops: Op[], op: Op, at: number): void {
  if (op.op !== 'do' || op.effect.do !== 'shuffle' || op.effect.aside) return;
  const found = new Set<number>();
  for (const o of ops.slice(0, at)) {
    if (o.op !== 'do') continue;
    // what was found, also under another name: those of the found cards that were revealed
    const known = o.effect.do === 'search' || [...slotsIn(o.effect)].some((slot) => found.has(slot));
    if (known && 'bind' in o.effect && o.effect.bind !== undefined) found.add(o.effect.bind);
  }
  const later = slotsIn(ops.slice(at + 1));
  const aside = [...found].filter((slot) => later.has(slot));
  if (aside.length > 0) ops[at] = { op: 'do', effect: { ...op.effect, aside } };
}

const fresh = (code: Code): number => code.slots++;

/** Appends an operation whose jump is filled in by `patch` when the target is known. */
function hole<O extends Op>(code: Code, op: O): O {
  code.ops.push(op);
  return op;
}

function emit(code: Code, effect: Effect): void {
  switch (effect.do) {
    case 'nothing':
      return;
    case 'seq':
      for (let i = 0; i < effect.of.length; i++) {
        if (emitShuffledIn(code, effect.of[i], effect.of[i + 1])) i++;
        else emit(code, effect.of[i]);
      }
      return;
    case 'if': {
      const test = hole(code, { op: 'test', cond: effect.cond, otherwise: 0 });
      emit(code, effect.then);
      if (effect.else) {
        const skip = hole(code, { op: 'goto', to: 0 });
        test.otherwise = code.ops.length;
        emit(code, effect.else);
        skip.to = code.ops.length;
      } else test.otherwise = code.ops.length;
      return;
    }
    case 'may':
      emitMay(code, effect);
      return;
    case 'forEach':
      emitEach(code, effect);
      return;
    case 'repeat':
      emitRepeat(code, effect);
      return;
    case 'chooseEffect': {
      if (effect.how === 'random') {
        const results = fresh(code);
        code.ops.push({ op: 'draw', of: effect.options.length, count: effect.count ?? 1, results });
        emitTable(
          code,
          effect.options.map((option, i) => ({ from: i, to: i, effect: option })),
          results,
        );
        return;
      }
      const branch = hole<Extract<Op, { op: 'branch' }>>(code, { op: 'branch', who: effect.who, to: [], options: effect.options });
      const ends = effect.options.map((option) => {
        branch.to.push(code.ops.length);
        emit(code, option);
        return hole(code, { op: 'goto', to: 0 });
      });
      for (const end of ends) end.to = code.ops.length;
      return;
    }
    case 'coin': {
      const coin = hole(code, { op: 'coin', effect, lose: 0 });
      emit(code, effect.win);
      const skip = hole(code, { op: 'goto', to: 0 });
      coin.lose = code.ops.length;
      emit(code, effect.lose);
      skip.to = code.ops.length;
      return;
    }
    case 'roll':
      emitRoll(code, effect);
      return;
    case 'prize':
      emit(code, effect.effect);
      return;
    // CR 608.2c: the process begins with the effect
    case 'processAgain':
      code.ops.push({ op: 'goto', to: 0 });
      return;
    case 'rollAgain':
      code.ops.push({ op: 'goto', to: code.rolling ?? code.ops.length + 1 });
      return;
    default:
      code.ops.push({ op: 'do', effect });
  }
}

/** So many times. */
function emitRepeat(code: Code, effect: Extract<Effect, { do: 'repeat' }>): void {
  const slot = fresh(code);
  code.ops.push({ op: 'count', times: effect.times, into: slot });
  const start = code.ops.length;
  const down = hole(code, { op: 'down', slot, end: 0 });
  emit(code, effect.effect);
  code.ops.push({ op: 'goto', to: start });
  down.end = code.ops.length;
}

/** CR 101.4, 608.2e: all players do the first thing before anybody does the next, where what one does next does not hang on it. */
function emitEach(code: Code, effect: Extract<Effect, { do: 'forEach' }>): void {
  const held = heldAfter(code.whole, effect);
  for (const step of effect.in.sel === 'players' ? independent(effect.effect, effect.slot) : [effect.effect]) {
    const list = fresh(code);
    code.ops.push({ op: 'list', what: effect.in, into: list, ...(effect.order ? { order: effect.order } : {}) });
    emitForEach(code, list, effect.slot, step, held);
  }
}

/** The steps of what each player does, together where a later one reads a slot that an earlier one fills. */
function independent(effect: Effect, own: number): Effect[] {
  if (effect.do !== 'seq') return [effect];
  const steps: Effect[] = [];
  for (const e of effect.of) {
    const used = slotsIn(e);
    let from = steps.findIndex((before) => [...slotsIn(before)].some((slot) => slot !== own && used.has(slot)));
    if (from < 0) from = steps.length;
    steps.splice(from, steps.length - from, seqOf([...steps.slice(from), e]));
  }
  return steps;
}

const seqOf = (of: Effect[]): Effect => (of.length === 1 ? of[0] : { do: 'seq', of: of.flatMap((e) => (e.do === 'seq' ? e.of : [e])) });

/** Slots that are named anywhere in a tree. */
function slotsIn(value: unknown, found = new Set<number>()): Set<number> {
  if (Array.isArray(value)) for (const v of value) slotsIn(v, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, v] of Object.entries(value)) {
      if (typeof v !== 'number') slotsIn(v, found);
      else if (key === 'slot' || key === 'chooser' || key.startsWith('bind')) found.add(v);
    }
  return found;
}

/** CR 706.3: the dice, then for each result its line of the table; "roll again" begins anew. */
function emitRoll(code: Code, effect: Extract<Effect, { do: 'roll' }>): void {
  const outer = code.rolling;
  const results = fresh(code);
  code.rolling = code.ops.length;
  code.ops.push({ op: 'roll', effect, results });
  if (effect.table) emitTable(code, effect.table, results);
  code.rolling = outer;
}

/** For each of the results its line of the table. */
function emitTable(code: Code, table: readonly RollResult[], results: number): void {
  const start = code.ops.length;
  const look = hole<Extract<Op, { op: 'lookUp' }>>(code, { op: 'lookUp', table, results, to: [], end: 0 });
  for (const line of table) {
    look.to.push(code.ops.length);
    emit(code, line.effect);
    code.ops.push({ op: 'goto', to: start });
  }
  look.end = code.ops.length;
}

/** No things at all. */
const NOTHING: Selector = { sel: 'union', of: [] };

/** For each of a list: several players do the same thing at once where that can be. */
function emitForEach(code: Code, list: number, into: number, effect: Effect, held: readonly number[]): void {
  if (isBatched(effect)) {
    code.ops.push({ op: 'together', effect, list, into });
    return;
  }
  const within = slotsIn(effect);
  const gathered = held.filter((slot) => within.has(slot)).map((slot) => ({ slot, all: fresh(code) }));
  emitLoop(code, list, into, () => {
    for (const { slot } of gathered) code.ops.push({ op: 'list', what: NOTHING, into: slot });
    emit(code, effect);
    for (const { slot, all } of gathered) code.ops.push({ op: 'append', list: all, from: slot });
  });
  for (const { slot, all } of gathered) code.ops.push({ op: 'list', what: NOTHING, into: slot }, { op: 'append', list: slot, from: all });
}

/** Slots that are filled in each round of a loop and read after it: there they hold what all rounds put into them (CR 608.2c: "this way"). */
function heldAfter(whole: Effect, loop: Effect): number[] {
  const [everywhere, inside] = [namedSlots(whole), namedSlots(loop)];
  return [...boundIn(loop)].filter((slot) => (everywhere.get(slot) ?? 0) > (inside.get(slot) ?? 0));
}

/** How often each slot is named in a tree. */
function namedSlots(value: unknown, found = new Map<number, number>()): Map<number, number> {
  if (Array.isArray(value)) for (const v of value) namedSlots(v, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, v] of Object.entries(value)) {
      if (typeof v !== 'number') namedSlots(v, found);
      else if (key === 'slot' || key.startsWith('bind')) found.set(v, (found.get(v) ?? 0) + 1);
    }
  return found;
}

const isBatched = (effect: Effect): effect is BatchedLeaf => (BATCHED as readonly string[]).includes(effect.do);

function emitLoop(code: Code, list: number, into: number, body: () => void): void {
  const start = code.ops.length;
  const next = hole(code, { op: 'next', list, into, end: 0 });
  body();
  code.ops.push({ op: 'goto', to: start });
  next.end = code.ops.length;
}

/** CR 701.24a: what is shuffled into its owners' libraries is known before it is put there, since its owners shuffle. */
function emitShuffledIn(code: Code, e: Effect, next: Effect | undefined): boolean {
  if (e.do !== 'move' || e.to !== 'library' || next?.do !== 'shuffle' || next.who.player !== 'ownerOf') return false;
  const { sel } = e.what;
  if ((sel !== 'all' && sel !== 'union' && sel !== 'filter') || !same(next.who.of, e.what)) return false;
  const slot = fresh(code);
  const what: Selector = { sel: 'slot', slot };
  code.ops.push({ op: 'list', what: e.what, into: slot });
  code.ops.push({ op: 'do', effect: { ...e, what } }, { op: 'do', effect: { ...next, who: { player: 'ownerOf', of: what } } });
  return true;
}

/** Whether something hangs on what the gate lets through having been done (CR 118.12). */
const leadsOn = ({ bind, then, else: otherwise }: Extract<Effect, { do: 'may' }>): boolean =>
  bind !== undefined || otherwise !== undefined || (then.do === 'seq' && then.of.length > 1);

/** Whether these can be several players. */
const several = (who: PlayerRef): boolean =>
  who.player === 'each' ||
  who.player === 'eachOpponent' ||
  who.player === 'eachOther' ||
  (who.player === 'of' && who.of.sel === 'filter' && who.of.of.sel === 'players');

/** What was paid is each player's own, and so is X where it is chosen as they pay. */
const ownPayment = (effect: Extract<Effect, { do: 'may' }>): boolean =>
  /"q":"x"|\{X\}/.test(JSON.stringify(effect.cost ?? [])) ||
  /"sel":"paid"|\{X\}/.test(JSON.stringify([effect.cost ?? [], effect.then, effect.else ?? []]));

/** CR 101.4, 608.2e: each of several players says whether he does it (and pays); then those who do, do it, and those who don't, the other thing. */
function emitMayOfSeveral(code: Code, effect: Extract<Effect, { do: 'may' }>): void {
  const [list, yes, no] = [fresh(code), fresh(code), fresh(code)];
  const held = heldAfter(code.whole, effect);
  const chooser = effect.chooser ?? fresh(code);
  code.ops.push({ op: 'players', who: effect.who, into: list });
  emitLoop(code, list, chooser, () => {
    const { cost = null, then: subject } = effect;
    const may = hole(code, { op: 'may', chooser, cost, bind: effect.bind ?? -1, otherwise: 0, subject, leadsOn: leadsOn(effect) });
    code.ops.push({ op: 'append', list: yes, from: chooser });
    const skip = hole(code, { op: 'goto', to: 0 });
    may.otherwise = code.ops.length;
    code.ops.push({ op: 'append', list: no, from: chooser });
    skip.to = code.ops.length;
  });
  for (const [who, what] of [
    [yes, effect.then],
    [no, effect.else],
  ] as const) {
    const steps = what && what.do !== 'nothing' ? independent(what, chooser) : [];
    steps.forEach((step, i) => {
      // the list is used up by each of the steps
      const own = i === steps.length - 1 ? who : fresh(code);
      if (own !== who) code.ops.push({ op: 'list', what: { sel: 'slot', slot: who }, into: own });
      emitForEach(code, own, chooser, step, held);
    });
  }
}

function emitMay(code: Code, effect: Extract<Effect, { do: 'may' }>): void {
  if (several(effect.who) && !ownPayment(effect)) {
    emitMayOfSeveral(code, effect);
    return;
  }
  const list = fresh(code);
  const chooser = effect.chooser ?? fresh(code);
  const bind = effect.bind ?? -1;
  code.ops.push({ op: 'players', who: effect.who, into: list });
  emitLoop(code, list, chooser, () => {
    const { cost = null, then: subject } = effect;
    const may = hole(code, { op: 'may', chooser, cost, bind, otherwise: 0, subject, leadsOn: leadsOn(effect) });
    emit(code, effect.then);
    const skip = hole(code, { op: 'goto', to: 0 });
    may.otherwise = code.ops.length;
    if (effect.else) emit(code, effect.else);
    skip.to = code.ops.length;
  });
}
