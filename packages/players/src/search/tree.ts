/**
 * The search itself: lines of answers are tried in the same worlds, those that fall behind are given up, the best grow longer, until the budget
 * is used.
 */
import type { World } from '../player.js';
import type { Outlook, Verdict } from './craft.js';
import { branchesOf, type Line, playLine, type Task } from './lines.js';
import type { Meter } from './playout.js';

export interface Found {
  /** Index of the answer to give. */
  best: number;
  /** By answer: mean chance to win of its best line, and in how many worlds; illegal ones have none. */
  means: number[];
  worlds: number[];
  /** What was seen at the end of the playouts, by answer. */
  outlooks: Outlook[];
  /** How many turns were played on, this one included. */
  turns: number;
  playouts: number;
  steps: number;
  cost: number;
  stopped: 'budget' | 'deadline';
}

/** A line is given up when it is behind the leader by so many standard errors of the difference, over at least so many worlds. */
const BEHIND = 2;
const BEHIND_AFTER = 6;
/** The heuristic's own line stays unless another is better by so many standard errors and by so much. */
const DOUBT = 0.5;
const MARGIN = 0.005;

/** A line other than the heuristic's needs so many worlds to be believed. */
const LEAST_WORLDS = 3;

/** Lines that grow longer after a round. */
const GROWING = 3;
/** With those that grow out of them. */
const MOST_GROWING = 8;
/** A new line is tried in so many worlds before it may be dropped for being behind. */
const FIRST_LOOK = 3;

/**
 * The budget is shared among rounds; after each the worse half of the lines is given up, so that those it is between are tried in most worlds, and
 * the best ones branch at the next decision of the turn. The heuristic's own line stays to the end: something has to be better than it.
 */
export function search<V, G>(task: Task<V, G>): Found {
  return new Search(task).run();
}

class Search<V, G> {
  private readonly meter: Meter;
  private readonly plan: { width: number; turns: number };
  private readonly all: Line<V, G>[];
  private lines: Line<V, G>[];
  /** Numbers of the worlds in which nothing went wrong. */
  private readonly tried: number[] = [];
  private playouts = 0;
  private broken = 0;
  private next = 0;
  private stopped: Found['stopped'] = 'budget';

  constructor(private readonly task: Task<V, G>) {
    const { budget } = task.options;
    this.meter = { spent: 0, steps: 0, limit: OVERDRAFT * budget };
    this.plan = affordable(task);
    this.all = task.tried
      .slice(0, this.plan.width)
      .map((answer, root) => ({ order: root, root, crew: task.crew(answer), steps: [], values: [], ends: [] }));
    this.lines = this.all.slice();
  }

  run(): Found {
    const { meter } = this;
    const { budget } = this.task.options;
    const depth = this.task.size < this.task.craft.effort.crowded ? this.task.options.depth : 0;
    // What looks bad by itself may be the beginning of something: lines branch once before any is given up.
    if (depth > 0 && !(this.round(0, 'keep') && this.grow())) return this.found();
    for (let rounds = Math.ceil(Math.log2(this.lines.length + 1)), grown = 1; this.undecided() && meter.spent < budget; rounds--) {
      if (!this.round(rounds > 1 ? meter.spent + (budget - meter.spent) / rounds : budget)) break;
      if (rounds <= 1) continue;
      this.lines = betterHalf(this.lines);
      if (grown++ < depth && this.undecided() && !this.grow()) break;
    }
    return this.found();
  }

  /** Whether there is more than one answer left. */
  private undecided(): boolean {
    return this.lines.some((l) => l.root !== this.lines[0].root);
  }

  /** Tries all lines in further worlds until so much is spent. @returns false when the search is over. */
  private round(share: number, behind: 'keep' | 'drop' = 'drop'): boolean {
    const { meter } = this;
    // Where an answer ends what is played on to, a playout costs nothing.
    const most = this.task.options.budget;
    for (let n = 0; this.undecided() && (meter.spent < share || n < FEWEST) && n < most; n++) {
      const world = this.next++;
      const values = this.tryAll(world, this.lines);
      if (values === 'late') this.stopped = 'deadline';
      if (values === 'late' || values === 'overdrawn' || (values === 'broken' && ++this.broken > MOST_BROKEN)) return false;
      this.playouts += this.lines.length;
      // A world in which something went wrong counts for nobody.
      if (values === 'broken') continue;
      this.tried.push(world);
      const legal = legalOnes(this.lines, values);
      this.lines = behind === 'drop' ? stillInIt(legal) : legal;
      if (meter.spent >= this.task.options.budget) break;
    }
    return true;
  }

  /**
   * The best lines branch; the new ones catch up on the worlds the others were tried in. What makes no difference yet may make one together with what
   * comes after it, so it branches at once. @returns false when the search is over.
   */
  private grow(): boolean {
    const { budget, depth, overdue } = this.task.options;
    const growing = this.lines.slice().sort(byMean).slice(0, GROWING);
    for (let n = 0; n < growing.length && n < MOST_GROWING; n++) {
      const line = growing[n];
      for (const steps of this.branches(line)) {
        if (overdue?.()) this.stopped = 'deadline';
        if (this.stopped === 'deadline' || this.meter.spent >= budget) return false;
        const made: Line<V, G> = { order: this.all.length, root: line.root, crew: line.crew, steps, values: [], ends: [] };
        const worth = this.catchUp(made, line);
        if (worth === 'same' && steps.length < depth) growing.push(made);
        if (worth !== 'another') continue;
        this.all.push(made);
        this.lines.push(made);
      }
    }
    return true;
  }

  private branches(line: Line<V, G>): Line<V, G>['steps'][] {
    try {
      return branchesOf(this.task, line, this.task.deal(this.tried[0] ?? 0), this.meter);
    } catch {
      return [];
    }
  }

  /** How a new line compares with the one it branched from. */
  private catchUp(made: Line<V, G>, from: Line<V, G>): 'another' | 'same' | 'worse' {
    for (const [i, n] of this.tried.entries()) {
      const values = this.tryAll(n, [made]);
      this.playouts++;
      if (typeof values === 'string' || legalOnes([made], values).length === 0) return 'worse';
      const d = difference(from, made);
      if (i > 0 && Math.abs(d.mean) < 1e-6 && d.error < 1e-6) return 'same';
      if (i >= FIRST_LOOK - 1 && d.mean > d.error + MARGIN) return 'worse';
    }
    return made.values.length > 0 ? 'another' : 'worse';
  }

  /** What each line comes to in world n, null where it is illegal; or why there is nothing to compare. */
  private tryAll(n: number, lines: readonly Line<V, G>[]): (Verdict | null)[] | 'broken' | 'overdrawn' | 'late' {
    const { meter, task } = this;
    const before = meter.spent;
    try {
      const world: World<V, G> = task.deal(n);
      const values: (Verdict | null)[] = [];
      for (const line of lines) {
        if (task.options.overdue?.()) return 'late';
        values.push(playLine(task, line, world, this.plan.turns, meter));
        if (meter.spent > meter.limit) return 'overdrawn';
      }
      return values;
    } catch {
      meter.spent = Math.max(meter.spent, before + task.options.budget / 10);
      return 'broken';
    }
  }

  private found(): Found {
    const best = bestOf(this.lines);
    const of = (root: number): Line<V, G> | undefined =>
      best?.root === root
        ? best
        : this.all.filter((l) => l.root === root).sort((a, b) => b.values.length - a.values.length || byMean(a, b))[0];
    const lines = this.task.tried.map((_, i) => of(i));
    return {
      best: best?.root ?? 0,
      means: lines.map((l) => mean(l?.values ?? [])),
      worlds: lines.map((l) => l?.values.length ?? 0),
      outlooks: lines.map((l) => outlookOf(l?.ends ?? [])),
      turns: this.plan.turns,
      playouts: this.playouts,
      steps: this.meter.steps,
      cost: this.meter.spent,
      stopped: this.stopped,
    };
  }
}

/** What a line has come to so far. */
type Values = Pick<Line<never, never>, 'order' | 'values' | 'ends'>;

/** Best first. */
const byMean = (a: Values, b: Values): number => mean(b.values) - mean(a.values) || a.order - b.order;

/** Worlds in a round, however dear they are. */
const FEWEST = 2;

/** The better half, and the heuristic's own line. */
function betterHalf<L extends Values>(lines: readonly L[]): L[] {
  const kept = new Set(
    lines
      .slice()
      .sort(byMean)
      .slice(0, Math.ceil(lines.length / 2)),
  );
  return lines.filter((l) => kept.has(l) || l.order === 0);
}

/** A round that has begun may go over the budget so many times before it is dropped. */
const OVERDRAFT = 2;
/** How many answers, how far: on crowded boards, where each playout is dear, fewer answers and to the end of the turn only. */
function affordable<V, G>(task: Task<V, G>): { width: number; turns: number } {
  const { budget, turns } = task.options;
  const { effort } = task.craft;
  const worlds = 2 * LEAST_WORLDS;
  const width = (far: number): number => Math.floor(budget / (worlds * (far * effort.turn(task.size))));
  if (task.stride > 1) return amongMany(task);
  if (task.size < effort.crowded) return { width: task.tried.length, turns };
  return width(turns) >= 2 ? { width: width(turns), turns } : { width: width(1), turns: 1 };
}

/** What a turn really takes of what is reckoned for it: at most moments there is nothing to look at. */
const SHARE = 0.8;

/** Among several players a round is long: as far as three answers at least can be tried, a whole round, a turn of one opponent, or this turn. */
function amongMany<V, G>({ craft, options, size, stride }: Task<V, G>): { width: number; turns: number } {
  const width = (far: number): number => Math.floor(options.budget / (2 * LEAST_WORLDS * far * SHARE * craft.effort.turn(size)));
  const far = [Math.ceil(options.turns * stride), options.turns].find((n) => width(n) >= 3) ?? 1;
  return { width: width(far), turns: far };
}

/** Worlds that may break before the search gives up: a made-up world can contradict answers given before. */
const MOST_BROKEN = 3;

function legalOnes<L extends Values>(lines: readonly L[], values: readonly (Verdict | null)[]): L[] {
  return lines.filter((line, i) => {
    const value = values[i];
    if (value === null) return false;
    line.values.push(value.chance);
    line.ends.push(value);
    return true;
  });
}

function outlookOf(ends: readonly Verdict[]): Outlook {
  const open = ends.filter((e) => e.over === null);
  const of = (key: 'mine' | 'theirs'): number => Math.round(mean(open.map((e) => e[key])));
  const count = (over: Verdict['over']): number => ends.filter((e) => e.over === over).length;
  return { won: count('won'), lost: count('lost'), mine: of('mine'), theirs: of('theirs') };
}

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length);

/** Mean and standard error of the difference of two lines over the worlds both were tried in. */
function difference(a: Values, b: Values): { mean: number; error: number } {
  const n = Math.min(a.values.length, b.values.length);
  if (n === 0) return { mean: 0, error: 1 };
  const d = Array.from({ length: n }, (_, i) => a.values[i] - b.values[i]);
  const m = mean(d);
  const variance = d.reduce((s, x) => s + (x - m) ** 2, 0) / Math.max(1, n - 1);
  return { mean: m, error: Math.sqrt(variance / n) };
}

const leader = <L extends Values>(lines: readonly L[]): L =>
  lines.reduce((best, l) => (mean(l.values) > mean(best.values) + 1e-9 ? l : best));

/** Without those that are clearly behind, and those that have come to the very same as an earlier one. */
function stillInIt<L extends Values>(lines: readonly L[]): L[] {
  if (lines.length < 2) return lines.slice();
  const first = leader(lines);
  return lines.filter((l) => {
    if (l === first || l.values.length < 2) return true;
    const d = difference(first, l);
    if (Math.abs(d.mean) < 1e-6 && d.error < 1e-6) return l.order < first.order;
    return l.values.length < BEHIND_AFTER || d.mean <= BEHIND * d.error + MARGIN;
  });
}

/** The line to follow: the best one, if it is better than the heuristic's by enough. */
function bestOf<L extends Values>(lines: readonly L[]): L | null {
  if (lines.length === 0) return null;
  const first = leader(lines);
  const own = lines.find((l) => l.order === 0);
  if (!own || own === first) return first;
  if (first.values.length < LEAST_WORLDS) return own;
  const d = difference(first, own);
  return d.mean > DOUBT * d.error + MARGIN ? first : own;
}
