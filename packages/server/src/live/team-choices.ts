/**
 * Choices that a team makes together (CR 805.2), while they wait: what teammates of who is asked suggest for what is theirs. They are no part of the game,
 * nor of what is written down: a suggestion is for one decision, and is gone with it.
 */
import { type Answer, checkAnswer, type Decision } from '@apnap/kernel';
import { askOfPart, inWhole, type Level, type Part, type Suggestion, type TableView, type Text, withPart } from '@apnap/protocol';
import type { GameLine } from '../tables/line.js';
import type { Proposal } from '../tables/propose.js';
import type { Table } from '../tables/table.js';
import { plain, say } from '../text.js';

/** Milliseconds for which a computer waits at most for what somebody of its team says, once he is shown the choice; and for him to come and see it. */
const WAITS = 30_000;
const AWAY = 60_000;

/** The table at which a team chooses, and what is done for it there. */
interface Seats {
  readonly table: Table;
  /** The table's own time, and the steady clock: both in milliseconds. */
  time(): number;
  steady(): number;
  /** What a computer of a level would answer in place of a seat. @param mate the computer for whom it is worked out */
  inPlaceOf(seat: number, level: Level, mate: number): Promise<Answer | null>;
  /** Whether an answer is one that can be carried out. */
  would(line: GameLine, d: Decision, answer: Answer): boolean;
  /** What is shown may be different. */
  changed(): void;
}

/** A choice that waits, with what was said to it. */
interface Choice {
  readonly line: GameLine;
  readonly decision: Decision;
  /** All of the team. */
  readonly team: ReadonlySet<number>;
  /** What is whose, of teammates who have a say in anything. */
  readonly parts: ReadonlyMap<number, Part>;
  readonly said: Map<number, Answer | null>;
  /** Whether a computer makes it. */
  readonly computer: boolean;
  /** Since when it waits, and since when who is shown it, by the steady clock. */
  readonly since: number;
  readonly seen: Map<number, number>;
  /** Called when somebody has said something, or it is gone. */
  stir: () => void;
}

const no = (text: Text, rule = ''): Proposal => ({ ok: false, text, rule });

export class TeamChoices {
  private key = '';
  private choice: Choice | null = null;
  /** The choice about which computers were asked. */
  private consulted: Choice | null = null;
  /** Whose suggestion was not followed, and why: until the next choice of a team, or another turn. */
  private unheeded: { moment: string; seats: ReadonlyMap<number, { text: Text; rule: string }> } | null = null;

  constructor(private readonly live: Seats) {}

  /** The choice that waits now; null: no team has one. */
  private current(): Choice | null {
    const { table } = this.live;
    const d = table.pending();
    const key = table.line && d ? `${table.game}/${table.era}/${table.line.n}/${d.id}` : '';
    if (key === this.key) return this.choice;
    this.key = key;
    this.choice?.stir();
    this.choice = table.line && d && !table.alone ? this.begun(table.line, d) : null;
    if (this.choice) this.unheeded = null;
    return this.choice;
  }

  /** The turn that is being played: another after a rewind. */
  private get moment(): string {
    const { line, hosted, era } = this.live.table;
    return `${era}/${line ? hosted.turnOf(line.state) : 0}`;
  }

  private begun(line: GameLine, decision: Decision): Choice | null {
    const shared = line.hosted.shared?.(line.state, decision) ?? [];
    const team = new Set([decision.decider]);
    const parts = new Map<number, Part>();
    for (const [seat, part] of shared) {
      team.add(seat);
      if (part !== null) parts.set(seat, part);
    }
    if (parts.size === 0) return null;
    const computer = this.live.table.isComputer(decision.decider);
    return { line, decision, team, parts, said: new Map(), computer, since: this.live.steady(), seen: new Map(), stir: () => {} };
  }

  /** Until when a computer waits for these: no longer than they have on their clocks, where there are any. */
  private until({ since, seen }: Choice, seats: readonly number[]): number {
    const left = this.live.table.clock?.view(this.live.time(), 0).left;
    const until = (seat: number): number => {
      const from = seen.get(seat);
      return from === undefined ? since + AWAY : from + Math.min(WAITS, left ? left[seat] * 1000 : WAITS);
    };
    return Math.max(...seats.map(until));
  }

  /** People who could say something and have not, but for those who want to be asked nothing now. */
  private silent({ parts, said }: Choice): number[] {
    const { table } = this.live;
    return [...parts.keys()].filter((seat) => {
      const sitter = table.sitters[seat];
      return sitter && sitter.kind !== 'computer' && !said.has(seat) && table.settings[seat].passUntil === '';
    });
  }

  /** What a seat suggests for what is its own. */
  say(seat: number, id: number, n: number, answer: Answer | null): Proposal {
    const choice = this.current();
    if (!choice || choice.decision.id !== id || choice.line.n !== n) return no(say('refused.stale'));
    const { line, decision, parts, said } = choice;
    const rule = (number: string): string => line.hosted.ruleIn(line.state, number);
    const part = parts.get(seat);
    if (part === undefined) return no(say('refused.notYourTurn'), rule('805.2'));
    const checked = answer === null ? null : checkAnswer(askOfPart(decision.ask, part), answer);
    if (checked?.ok === false) return no(line.hosted.text(checked.refusal.message), rule(checked.refusal.rule || decision.rule));
    said.set(seat, checked && inWhole(checked.answer, part));
    choice.stir();
    this.live.changed();
    return { ok: true, entries: [] };
  }

  /** What a viewer is shown of it: nothing of another team's. */
  viewFor(viewer: number | null): Pick<TableView, 'team' | 'unheeded'> {
    const choice = this.current();
    const told = viewer !== null && this.unheeded?.moment === this.moment ? this.unheeded.seats.get(viewer) : undefined;
    if (!choice || viewer === null || !choice.team.has(viewer)) return told ? { unheeded: told } : {};
    if (!choice.seen.has(viewer)) choice.seen.set(viewer, this.live.steady());
    return { ...(told ? { unheeded: told } : {}), team: this.shown(choice) };
  }

  private shown(choice: Choice): NonNullable<TableView['team']> {
    const { decision } = choice;
    const seats = choice.computer ? this.silent(choice) : [];
    return {
      decision: decision.id,
      primary: decision.decider,
      said: [...choice.said].map(([seat, answer]) => suggestion(choice, seat, answer)),
      ...(seats.length > 0 ? { awaits: { seats, until: this.until(choice, seats) } } : {}),
    };
  }

  /** Computers suggest to a person what they would do with what is theirs. */
  consult(): void {
    const choice = this.current();
    if (!choice || choice.computer || this.consulted === choice) return;
    this.consulted = choice;
    for (const [seat, part] of choice.parts) {
      const sitter = this.live.table.sitters[seat];
      if (sitter?.kind !== 'computer') continue;
      void this.live
        .inPlaceOf(choice.decision.decider, sitter.level, seat)
        .then((answer) => {
          if (!answer || this.current() !== choice || !checkAnswer(choice.decision.ask, answer).ok) return;
          choice.said.set(seat, onlyOf(answer, part));
          this.live.changed();
        })
        .catch(() => {});
    }
  }

  /** What a computer answers for its team: as it would, but as people of the team say where it is theirs. */
  async agreed(d: Decision, own: Answer): Promise<Answer> {
    const choice = this.current();
    if (choice?.decision.id !== d.id || !choice.computer) return own;
    await this.heard(choice);
    return this.current() === choice ? this.joined(choice, own) : own;
  }

  /** Waits until all have said something, there is no time left, or the choice is gone. */
  private async heard(choice: Choice): Promise<void> {
    for (;;) {
      const seats = this.silent(choice);
      if (seats.length === 0 || this.current() !== choice) return;
      const left = this.until(choice, seats) - this.live.steady();
      if (left <= 0) return;
      await new Promise<void>((done) => {
        const timer = setTimeout(done, Math.min(left, 1000));
        timer.unref();
        choice.stir = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
  }

  /** All that was said, where that can be done as a whole; else as much of it as can, seat by seat. */
  private joined(choice: Choice, own: Answer): Answer {
    const said = [...choice.said].flatMap(([seat, answer]) =>
      answer === null ? [] : [{ answer, seat, part: choice.parts.get(seat) ?? [] }],
    );
    if (said.length === 0) return own;
    const all = said.reduce<Answer>((whole, { answer, part }) => withPart(whole, answer, part), own);
    if (this.obstacle(choice, all) === null) return all;
    const seats = new Map<number, { text: Text; rule: string }>();
    let whole = own;
    for (const { answer, seat, part } of said) {
      const next = withPart(whole, answer, part);
      const why = this.obstacle(choice, next);
      if (why === null) whole = next;
      else seats.set(seat, why);
    }
    this.unheeded = { moment: this.moment, seats };
    return whole;
  }

  /** Why an answer can't be given; null: it can. */
  private obstacle({ line, decision }: Choice, answer: Answer): { text: Text; rule: string } | null {
    const illegal = line.hosted.illegal(line.state, decision, answer);
    if (illegal) return { text: illegal.text, rule: line.hosted.ruleIn(line.state, illegal.rule || decision.rule) };
    return this.live.would(line, decision, answer)
      ? null
      : { text: say('refused.tooEarly'), rule: line.hosted.ruleIn(line.state, decision.rule) };
  }
}

/** Of an answer what is about these options. */
function onlyOf(answer: Answer, part: Part): Answer {
  if (part === 'all') return answer;
  const own = new Set(part);
  if ('pairs' in answer) return { pairs: answer.pairs.filter(([i]) => own.has(i)) };
  if ('order' in answer) return { order: answer.order.filter((i) => own.has(i)) };
  return answer;
}

function suggestion({ line, decision, parts }: Choice, seat: number, answer: Answer | null): Suggestion {
  const text = answer === null ? plain('') : line.hosted.answerText(line.state, decision, answer);
  return { seat, part: parts.get(seat) ?? [], answer, text };
}
