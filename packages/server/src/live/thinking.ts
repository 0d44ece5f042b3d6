/** Computer players at a table: what they are asked with, in whose share, and what becomes of what they answer. */
import { createHmac } from 'node:crypto';
import { type Answer, type Decision, defaultAnswer, give, Overrun, randomAnswer, randomInt, seedRng } from '@apnap/kernel';
import type { Level, Text } from '@apnap/protocol';
import type { Share } from '../computer/fair.js';
import type { Idea } from '../computer/task.js';
import { tableName } from '../log.js';
import type { Entry } from '../tables/entries.js';
import type { GameLine } from '../tables/line.js';
import type { Table } from '../tables/table.js';
import type { Owner } from '../workers/shares.js';
import type { Context } from './context.js';

/** How often a computer may try again when its answer is refused. */
const TRIES = 4;

/** What a computer player is asked with. */
type Question = Parameters<Context['computers']['choose']>[0];

/** The table at which they play. */
interface Seats {
  readonly cx: Context;
  readonly table: Table;
  readonly closed: boolean;
  /** Who a step of a seat is done for. */
  ownersOf(seat: number): Owner[];
}

/** What the table does for them. */
interface Steps {
  /** Lets time pass until there is some of the share of a seat again. */
  wait(seat: number): Promise<void>;
  /** Carries an entry out, as it is when all that came before is done; null: nothing. */
  give(entry: () => Entry | null): Promise<void>;
  /** What becomes of an answer that is not the computer's alone to give. */
  agreed(d: Decision, own: Answer): Promise<Answer>;
}

export class Thinking {
  /** Seats that wait for advice. */
  readonly advising = new Set<number>();
  private about = '';
  private readonly addresses = new Map<number, string>();

  constructor(
    private readonly live: Seats,
    private readonly steps: Steps,
  ) {}

  /** What a computer player of this seat is asked with. */
  taskFor(seat: number, level?: Level): Question | null {
    return this.live.cx.processor.charge(this.live.ownersOf(seat), () => this.taskOf(seat, level));
  }

  /** @param as the level of who thinks in place of who sits there; absent: the computer's that does, else the strongest */
  private taskOf(seat: number, as?: Level): Question | null {
    const { line, id, game, era } = this.live.table;
    const sitter = this.live.table.sitters[seat];
    if (!line?.hosted.inThreads) return null;
    const level = as ?? (sitter?.kind === 'computer' ? sitter.level : 'strong');
    // A player forgets what it saw in a timeline that was taken back. It has chance of its own, from which nothing of the game's can be told.
    const key = `${id}/${game}/${era}/${seat}`;
    const seed = createHmac('sha256', line.seed).update(`player/${game}/${era}/${seat}`).digest('hex');
    const task = { key, seed, level, view: line.hosted.game.view(line.state, seat) };
    return line.hosted.imagines(level) ? { ...task, game: { state: line.hosted.game.save(line.state), setup: line.setup } } : task;
  }

  /** What a computer player of a level would answer in place of a seat. @param mate the computer who is asked */
  async inPlaceOf(seat: number, level: Level, mate: number): Promise<Answer | null> {
    await this.steps.wait(mate);
    const task = this.taskFor(seat, level);
    return task && ((await this.idea({ ...task, key: `${task.key}/for/${mate}` }))?.answer ?? null);
  }

  /** For whom computer players think here: the person who sits there, at the address he last came from. */
  shareOf(seat: number): Share {
    const sitter = this.live.table.sitters[seat];
    const person = sitter && sitter.kind !== 'computer' ? sitter.person : this.live.table.id;
    return { address: this.addresses.get(seat) ?? person, person };
  }

  /** Somebody has come to a seat from an address. */
  cameFrom(seat: number | null, address: string): void {
    if (seat !== null) this.addresses.set(seat, address);
  }

  /** Lets the computer whose decision it is think about it, and gives its answer. */
  think(d: Decision): void {
    const { line, era } = this.live.table;
    const about = `${era}/${line?.n}/${d.id}`;
    if (this.about === about || !line) return;
    this.about = about;
    const current = (): boolean =>
      !this.live.closed && this.live.table.era === era && this.live.table.waiting.some((x) => x.id === d.id) && this.about === about;
    void (async () => {
      let answer: Answer = defaultAnswer(d);
      let why: Text | null = null;
      for (let n = 0; n < TRIES && current(); n++) {
        await this.steps.wait(d.decider);
        if (!current()) return;
        const task = this.taskFor(d.decider);
        const found = task ? await this.idea(task) : this.chance(line, d, n);
        if (!current()) return;
        if (found && this.would(line, d, found.answer)) {
          answer = found.answer;
          why = found.why && line.hosted.messageText(line.state, found.why);
          break;
        }
      }
      const agreed = await this.steps.agreed(d, answer);
      // Why it would have answered something else is nothing to tell.
      if (agreed !== answer) why = null;
      await this.steps.give(() => {
        if (!current()) return null;
        this.about = '';
        return { e: 'move', by: d.decider, move: line.moveTo(d, agreed), ...(why ? { why } : {}), at: this.live.cx.now() };
      });
    })().catch(() => {});
  }

  private idea(task: Question): Promise<Idea | null> {
    const people = this.live.table.sitters.findIndex((s) => s !== null && s.kind !== 'computer');
    return this.live.cx.computers.choose(task, this.shareOf(people)).catch((e: Error) => {
      // Who thinks while the server ends is broken off; that is no fault of the table.
      const { id } = this.live.table;
      if (!this.live.closed) this.live.cx.log.fault('computer.fault', { table: tableName(id) }, e, `computer at table ${id}: ${e.message}`);
      return null;
    });
  }

  /** What a computer answers in a game that no thread knows: anything that is offered, by chance of its own. */
  private chance(line: GameLine, d: Decision, n: number): Idea {
    const { game, era } = this.live.table;
    const seed = createHmac('sha256', line.seed).update(`chance/${game}/${era}/${d.decider}/${d.id}/${n}`).digest('hex');
    const dice = { _e: 0, rng: seedRng(seed) };
    return { answer: randomAnswer(d.ask, (below) => randomInt(dice, below)), why: null };
  }

  /** Whether an answer of a computer is one. What comes of it is found out when it is carried out. */
  would(line: GameLine, d: Decision, answer: Answer): boolean {
    try {
      return this.live.cx.processor.charge(
        this.live.ownersOf(d.decider),
        () => give(line.hosted.game, line.state, line.moveTo(d, answer)).ok,
      );
    } catch (e) {
      return e instanceof Overrun; // carrying it out closes the table
    }
  }
}
