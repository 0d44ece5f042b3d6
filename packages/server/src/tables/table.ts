/** A table without any input or output: what its entries have made of it. Time comes with the entries. */
import type { Decision, Result } from '@apnap/kernel';
import type { ChatLine, ClockView, LogLine, SeatSettings, TablePhase, Text } from '@apnap/protocol';
import { leastOf, NO_DECK, type TableDeck } from '../games/deck.js';
import type { Hosted } from '../games/hosted.js';
import { say } from '../text.js';
import { Handles } from '../views/handles.js';
import type { Verdict, Viewer } from '../views/viewer.js';
import { Clock, type Deciding } from './clock.js';
import { commitmentTo } from './commitment.js';
import type { Allowed, Closing, Entry, Opening, Sitter, Withdrawal } from './entries.js';
import { Later } from './later.js';
import { GameLine, type Made } from './line.js';
import { isOfficials, type OfficialEntry, Officiating } from './officiating.js';
import { RoundTime } from './round-time.js';
import { DEFAULT_SETTINGS } from './settings.js';

/** A game that was played here before. */
export interface PastGame {
  line: GameLine;
  verdict: Verdict | null;
}

/** Lines of chat that are kept in mind; the log has all. */
const CHAT = 200;
/** Entries by which a game goes on. */
const PLAYED: ReadonlySet<Entry['e']> = new Set<Entry['e']>(['start', 'move', 'timeout', 'withdraw']);
/** Bytes a table takes without its games. */
const TABLE = 50_000;

export class Table {
  readonly opening: Opening;
  readonly created: number;
  readonly sitters: (Sitter | null)[];
  /** Decks as they are now, after sideboarding. */
  readonly decks: (TableDeck | null)[];
  readonly settings: SeatSettings[];
  /** The turn in which a seat said that it passes until something. */
  private readonly passTurn: number[];
  phase: TablePhase = 'waiting';
  /** Number of the game, from 1; 0: none yet. */
  game = 0;
  won: number[];
  line: GameLine | null = null;
  verdict: Verdict | null = null;
  readonly past: PastGame[] = [];
  /** Games that nobody has won. */
  drawn = 0;
  /** Who plays the match no more, and why; null: all do. */
  gone: { seats: readonly number[]; why: Withdrawal } | null = null;
  private readonly roundTime: RoundTime;
  readonly clock: Clock | null;
  chat: readonly ChatLine[] = [];
  private chatted = 0;
  /** Seat that offers a draw; -1: nobody. */
  drawOffer = -1;
  /** Seats that agree to the draw that is offered. */
  private drawAgreed: readonly number[] = [];
  /** `agreed`: seats that do. */
  takeback: { seat: number; to: number; agreed: readonly number[] } | null = null;
  /** Officials who are here, and what they do. */
  readonly officiating = new Officiating({
    announce: (line) => this.line?.announce(line),
    rewind: (to, note) => this.rewind(to, note),
    rule: (ruling, at) => this.rule(ruling, at),
    follow: () => this.follow(),
  });
  rematch: number[] = [];
  ready: boolean[];
  /** Who takes the first turn of the next game; null: chance decides. */
  nextFirst: number | null = null;
  /** Why the table was closed for good; null: it was not. */
  closed: Text | null = null;
  /** Raised by every rewind and new game: what was shown before is no part of what is shown now. */
  era = 0;
  private handles = new Map<Viewer, Handles>();
  /** The decisions that clocks run for, and what was left on them when these were put. */
  private asked: { group: string; left: readonly number[] } = { group: '', left: [] };
  /** By when the decisions that wait must be answered, by the table's own time. */
  private due: { group: string; at: number } | null = null;
  /** After how many answers a seat was out of the game (CR 800.4a), by seat; null: it is in. */
  private outSince: (number | null)[] = [];
  /** What was hidden in its games stays so, though they are over. */
  sealed: boolean;
  /** Milliseconds of the table's own time that have passed up to the last entry. */
  time = 0;
  private readonly replayed = new Map<string, Handles>();
  /** For those who watch, where they are behind; null: they see the table as it is. */
  private readonly later: Later<Table> | null;

  /** About so many bytes it takes. */
  get size(): number {
    const lines = [...this.past.map((p) => p.line), ...(this.line ? [this.line] : [])];
    return lines.reduce((sum, line) => sum + line.size, TABLE) + (this.later?.table.size ?? 0);
  }

  /** @param watched 'later': this is the table as it is shown to those who are behind. */
  constructor(
    readonly id: string,
    readonly hosted: Hosted,
    opening: Opening & { at: number },
    private readonly watched: 'now' | 'later' = 'now',
  ) {
    this.opening = opening;
    this.roundTime = new RoundTime(opening.limit);
    this.created = opening.at;
    this.sitters = opening.sitters.slice();
    this.decks = this.sitters.map((s) => s?.deck ?? null);
    this.settings = this.sitters.map(() => DEFAULT_SETTINGS);
    this.passTurn = this.sitters.map(() => 0);
    this.won = this.sitters.map(() => 0);
    this.ready = this.sitters.map(() => false);
    this.sealed = opening.sealed === 1;
    this.clock = opening.clock ? new Clock(opening.clock, this.sitters.length) : null;
    const behind = watched === 'now' && opening.delay > 0;
    this.later = behind ? new Later(new Table(id, hosted, opening, 'later'), opening.delay * 1000) : null;
  }

  /** The table as a viewer sees it at a moment of its own time: who only watches may be behind. */
  seenBy(viewer: Viewer, at: number): Table {
    if (viewer !== null || !this.later) return this;
    this.later.until(at);
    return this.later.table;
  }

  /** When those who watch will see more; null: they have seen all there is. */
  get nextSeen(): number | null {
    return this.later?.next ?? null;
  }

  /** The decisions that seats must make now; none when the game is over, or stands still. */
  get waiting(): readonly Decision[] {
    return this.phase === 'playing' && this.line && !this.officiating.asked ? this.line.waiting : [];
  }

  /** The first of them; null: none. */
  pending(): Decision | null {
    return this.waiting[0] ?? null;
  }

  /** How the game has ended by its own rules; null: it has not. */
  private get result(): Result | null {
    return this.line ? this.hosted.game.result(this.line.state) : null;
  }

  isComputer(seat: number): boolean {
    return this.sitters[seat]?.kind === 'computer';
  }

  /** Whether one person sits on all sides. */
  get alone(): boolean {
    const [first] = this.sitters;
    if (!first || first.kind === 'computer') return false;
    return this.sitters.every((s) => s !== null && s.kind !== 'computer' && s.person === first.person);
  }

  /** Who answers for the other seats, as far as a seat has to ask them. @param moment to which it wants to go back */
  others(seat: number, moment?: number): 'people' | 'nobody' {
    return this.alone || this.agreedByPlaying([seat], moment) ? 'nobody' : 'people';
  }

  /** Whether all people agree, with those who are named. */
  agreedBy(seats: readonly number[]): boolean {
    return this.sitters.every((_, seat) => this.isComputer(seat) || seats.includes(seat));
  }

  /**
   * Whether all people do who still play the game: who has left it is asked no more (CR 800.4a), but for who would be in it again.
   * @param moment to which is gone back; absent: nobody comes back
   */
  agreedByPlaying(seats: readonly number[], moment = Number.POSITIVE_INFINITY): boolean {
    const isOut = (seat: number): boolean => {
      const since = this.outSince[seat] ?? null;
      return since !== null && since <= moment;
    };
    return this.sitters.every((_, seat) => this.isComputer(seat) || seats.includes(seat) || isOut(seat));
  }

  /** The first seat with a person, who says which computers play; null: there is none. */
  get host(): number | null {
    const seat = this.sitters.findIndex((s) => s !== null && s.kind !== 'computer');
    return seat < 0 ? null : seat;
  }

  seatOf(person: string | null): number | null {
    const seat = this.sitters.findIndex((s) => s !== null && s.kind !== 'computer' && s.person === person);
    return person === null || seat < 0 ? null : seat;
  }

  nameOf(seat: number): string {
    const s = this.sitters[seat];
    if (!s) return '';
    return s.name ?? say('seat.computer').en;
  }

  seedHash(): string {
    return this.line ? commitmentTo(this.line.seed) : '';
  }

  /** The viewer's numbers of objects. Those of another game, or of before a rewind, are nobody's. */
  handlesFor(viewer: Viewer): Handles {
    let h = this.handles.get(viewer);
    if (!h) {
      h = new Handles(`handles:${this.id}:${this.line?.seed ?? ''}:${this.game}:${this.era}`, viewer, this.line?.sightings(viewer) ?? null);
      this.handles.set(viewer, h);
    }
    return h;
  }

  /** Numbers for looking at a game that is over. */
  replayHandles(game: number, line: GameLine, viewer: Viewer): Handles {
    const key = `replay:${this.id}:${line.seed}:${game}`;
    const known = this.replayed.get(`${key}:${viewer}`);
    if (known) return known;
    const h = new Handles(key, viewer, line.sightings(viewer));
    this.replayed.set(`${key}:${viewer}`, h);
    return h;
  }

  passingSince(seat: number): number {
    return this.passTurn[seat];
  }

  /** The set-up of the next game. */
  nextSetup(first: number | undefined): unknown {
    if (this.opening.beginning) return this.opening.beginning.setup;
    return this.setupWith(this.decks, first);
  }

  /** A set-up as that of its games, to be tried before anybody waits for it: with the first deck on seats that are open. */
  trialSetup(): unknown {
    return this.setupWith(
      this.decks.map((deck) => deck ?? this.decks[0]),
      undefined,
    );
  }

  private setupWith(decks: readonly (TableDeck | null)[], first: number | undefined): unknown {
    const seats = decks.map((deck, seat) => ({ name: this.nameOf(seat), deck }));
    const { mostObjects, profile, way, beside, particulars } = this.opening;
    return this.hosted.setupOf(seats, {
      ...(first === undefined ? {} : { first }),
      ...(mostObjects === undefined ? {} : { mostObjects }),
      ...(profile === undefined ? {} : { profile }),
      ...(way === undefined ? {} : { way }),
      ...(beside === undefined ? {} : { beside }),
      ...(particulars === undefined ? {} : { particulars }),
    });
  }

  /** Carries an entry out. It was checked before it was written; @param made what it leads to, where that is known; @throws Error where it can't be. */
  apply(entry: Entry, made: Made | null = null): void {
    this.time = Math.max(this.time, entry.time ?? entry.at - this.created);
    if (isOfficials(entry)) this.officiating.carryOut(entry);
    else this.carryOut(entry, made);
    this.later?.note(entry, this.madeBy(entry), this.time);
  }

  /** What an entry has led to, for who carries it out again. */
  private madeBy(entry: Entry): Made | null {
    const { line } = this;
    if (!line || !PLAYED.has(entry.e)) return null;
    return { state: line.state, events: line.eventsOf(line.n) };
  }

  private carryOut(entry: Exclude<Entry, OfficialEntry>, made: Made | null): void {
    switch (entry.e) {
      case 'open':
        return;
      case 'join':
        this.sitters[entry.seat ?? 1] = entry.sitter;
        this.decks[entry.seat ?? 1] = entry.sitter.deck;
        return;
      case 'leave':
        this.sitters[entry.seat] = null;
        this.decks[entry.seat] = null;
        return;
      case 'start':
        this.start(entry, made);
        return;
      case 'move':
        this.move(entry, made);
        return;
      case 'back':
        this.back(entry);
        return;
      case 'draw':
        this.draw(entry.seat, entry.agree);
        return;
      case 'takeback':
      case 'takebackYes':
      case 'takebackNo':
        this.takebackSaid(entry);
        return;
      case 'timeout':
        this.timeout(entry.seat, made);
        return;
      case 'settings':
        this.settings[entry.seat] = entry.settings;
        if (entry.turn !== undefined) this.passTurn[entry.seat] = entry.turn;
        return;
      case 'chat':
        this.chat = [...this.chat, { id: ++this.chatted, seat: entry.seat, name: entry.name, text: entry.text, at: entry.at }].slice(-CHAT);
        return;
      case 'sideboard':
        this.sideboard(entry);
        return;
      case 'rematch':
        if (!this.rematch.includes(entry.seat)) this.rematch = [...this.rematch, entry.seat];
        return;
      case 'resume':
        this.clock?.forgive(this.time);
        this.due = null;
        this.setDeadline();
        return;
      case 'time':
      case 'allowed':
        this.timed(entry);
        return;
      case 'withdraw':
        this.withdraw(entry, made);
        return;
      case 'reveal':
        this.sealed = false;
        return;
      case 'closed':
        this.close(entry.why, entry.at);
        return;
      default:
        entry satisfies never;
    }
  }

  private takebackSaid(entry: Extract<Entry, { e: 'takeback' | 'takebackYes' | 'takebackNo' }>): void {
    if (entry.e === 'takeback') this.takeback = { seat: entry.seat, to: entry.to, agreed: [entry.seat] };
    else if (entry.e === 'takebackNo') this.takeback = null;
    else if (this.takeback) this.takeback = { ...this.takeback, agreed: [...this.takeback.agreed, entry.seat] };
  }

  private sideboard({ seat, main, side, conspiracies }: Extract<Entry, { e: 'sideboard' }>): void {
    const deck = this.decks[seat];
    if (deck) this.decks[seat] = { ...deck, main, side, ...(conspiracies ? { conspiracies } : {}) };
    this.ready[seat] = true;
  }

  private start({ seed, first }: Extract<Entry, { e: 'start' }>, made: Made | null): void {
    if (this.line) {
      this.line.putAway();
      this.past.push({ line: this.line, verdict: this.verdict });
    }
    if (this.phase === 'over') {
      this.won = this.won.map(() => 0);
      this.drawn = 0;
    }
    this.game++;
    this.era++;
    this.handles = new Map();
    const beginning = this.opening.beginning ?? null;
    this.line = new GameLine(this.hosted, this.nextSetup(first), seed, beginning, {
      era: this.era,
      made,
      ...(this.watched === 'later' ? { viewers: [null] } : {}),
    });
    this.phase = 'playing';
    this.verdict = null;
    this.clearOffers();
    this.rematch = [];
    this.ready = this.sitters.map((_, seat) => this.isComputer(seat));
    for (const seat of this.sitters.keys()) this.settings[seat] = { ...this.settings[seat], yields: [], passUntil: '' };
    this.clock?.reset(this.time);
    this.follow();
  }

  /** Whose time is up leaves the game; what becomes of it then is for its rules to say. */
  private timeout(seat: number, made: Made | null): void {
    this.line?.play({ move: { concede: seat }, by: seat, at: this.time, auto: true }, made);
    const { result } = this;
    if (result) this.end({ winners: result.winners, rule: 'MTR 2.4', reason: say('reason.time') });
    else this.follow();
  }

  /** Whether it changes anything that the desk gives the match this. */
  wouldAllow({ seconds, turns, still }: Allowed): boolean {
    const { allowed: now } = this.roundTime;
    const changes = now.seconds !== seconds || now.turns !== turns || now.still !== still;
    return changes && this.phase !== 'over' && this.opening.limit !== undefined;
  }

  /** The number of the turn; 0: none is played. */
  private get turn(): number {
    return this.line ? this.hosted.turnOf(this.line.state) : 0;
  }

  /** When time is called, by the table's own time; null: it is not, or was already, or the clock stands still. */
  get timeAt(): number | null {
    return this.phase === 'playing' || this.phase === 'sideboarding' ? this.roundTime.at : null;
  }

  /** After time was called: how many turns begin after this one; null: any number. */
  get turnsLeft(): number | null {
    return this.phase === 'playing' && this.line ? this.roundTime.turnsLeft(this.turn) : null;
  }

  /** MTR 2.5: between games none is begun any more when time was called. */
  private timed(entry: Extract<Entry, { e: 'time' | 'allowed' }>): void {
    this.roundTime.note(entry, this.turn, this.time);
    if (this.roundTime.isCalled && this.phase === 'sideboarding') this.phase = 'over';
  }

  /** Whether a seat plays on in the match. */
  plays(seat: number): boolean {
    return !this.gone?.seats.includes(seat);
  }

  /** MTR 2.10, 2.4: who leaves concedes the match; where all leave, nobody wins it. Of a game of several one leaves at a time, and the others play on (CR 800.4a). */
  private withdraw({ seats, why }: Extract<Entry, { e: 'withdraw' }>, made: Made | null): void {
    const several = this.sitters.length > 2;
    this.gone = { seats: several ? [...(this.gone?.seats ?? []), ...seats] : seats, why };
    const reason = say(`reason.${why}`);
    if (this.phase === 'playing') {
      const [seat] = seats;
      if (seats.length === 1) this.line?.play({ move: { concede: seat }, by: seat, at: this.time, auto: true }, made);
      if (several) {
        this.follow();
        return;
      }
      const winners = this.sitters.flatMap((_, i) => (seats.includes(i) ? [] : [i]));
      this.end({ winners, rule: 'MTR 2.10', reason });
    }
    this.phase = 'over';
  }

  private clearOffers(): void {
    this.drawOffer = -1;
    this.takeback = null;
    this.officiating.asked = null;
  }

  private move(entry: Extract<Entry, { e: 'move' }>, made: Made | null): void {
    if (entry.why) this.line?.reasons.set(this.line.n, { by: entry.by, why: entry.why });
    const before = this.line?.n;
    const outcome = this.line?.play({ move: entry.move, by: entry.by, at: entry.at, auto: entry.auto === 1 }, made);
    if (!outcome?.ok) throw new Error(`table ${this.id}: an answer that was written down is refused (${outcome?.refusal.message.id})`);
    // What others may not know of must not be seen by what becomes of offers.
    if (this.line?.n === before) {
      this.follow();
      return;
    }
    // Who plays on himself has answered what was on offer.
    const plays = !entry.auto && !this.isComputer(entry.by);
    if (plays) this.takeback = null;
    if (plays && this.drawOffer >= 0 && this.drawOffer !== entry.by) this.drawOffer = -1;
    this.follow();
  }

  /** What follows from where the game is now: clocks, wishes that are fulfilled, its end. */
  private follow(): void {
    if (!this.line) return;
    const { state, n } = this.line;
    this.outSince = this.sitters.map((_, seat) => (this.hosted.isOut(state, seat) ? (this.outSince[seat] ?? n) : null));
    for (const seat of this.sitters.keys()) {
      const set = this.settings[seat];
      if (set.passUntil !== '' && !this.hosted.stillPassing(state, seat, set, this.passTurn[seat]))
        this.settings[seat] = { ...set, passUntil: '' };
    }
    if (this.result) this.end(null);
    else if (this.roundTime.isUp(this.turn)) this.end({ winners: [], rule: 'MTR 2.5', reason: say('reason.timeCalled') });
    else {
      this.runClocks();
      this.setDeadline();
    }
  }

  /** A decision, or several that were put together, has so many seconds from when it is put. */
  private setDeadline(): void {
    const { line } = this;
    const seconds = this.opening.timed === 1 && this.phase === 'playing' && line ? (this.hosted.secondsFor?.(line.state) ?? null) : null;
    const group = `${this.era}/${line?.asked.map((d) => d.id).join() ?? ''}`;
    if (seconds === null) this.due = null;
    else if (this.due?.group !== group) this.due = { group, at: this.time + seconds * 1000 };
  }

  /** When what waits is answered by its fallbacks, by the table's own time; null: nobody says so. */
  get deadline(): number | null {
    return this.phase === 'playing' ? (this.due?.at ?? null) : null;
  }

  private runClocks(): void {
    const { clock, line } = this;
    if (!clock || !line) return;
    const group = line.asked.map((d) => d.id).join();
    if (group !== this.asked.group) this.asked = { group, left: clock.view(this.time, 0).left };
    clock.turnTo(this.deciding(), this.time);
  }

  /** Clocks for a viewer: those of seats of which he may not know whether they have answered stand where they stood when they were asked. */
  clockFor(viewer: number | null, time: number, at: number): ClockView | null {
    const view = this.clock?.view(time, at) ?? null;
    const hidden = this.phase === 'playing' ? (this.line?.asked ?? []).filter((d) => d.answered === 'hidden' && d.decider !== viewer) : [];
    if (!view || hidden.length === 0) return view;
    const seats = hidden.map((d) => d.decider);
    return {
      ...view,
      left: view.left.map((left, seat) => (seats.includes(seat) ? this.asked.left[seat] : left)),
      running: [...new Set([...view.running, ...seats])].sort((x, y) => x - y),
    };
  }

  /** Whose clocks run. */
  private deciding(): Deciding[] {
    const about = new Map<number, string>();
    for (const d of this.waiting) if (!this.isComputer(d.decider)) about.set(d.decider, `${about.get(d.decider) ?? this.era}/${d.id}`);
    return [...about].map(([seat, what]) => ({ seat, about: what }));
  }

  private back({ to, seat = 0, told: how }: Extract<Entry, { e: 'back' }>): void {
    this.rewind(to, how ? { seat, text: say(`log.takenBack.${how}`, { player: this.nameOf(seat) }), rules: [] } : null);
    this.follow();
  }

  /** Numbers of objects, yields and wishes do not outlive a rewind: what they were about may not come again. */
  private rewind(to: number, note: Pick<LogLine, 'seat' | 'text' | 'rules'> | null): void {
    this.era++;
    this.handles = new Map();
    this.line?.rewind(to, this.era, note);
    this.takeback = null;
    for (const seat of this.sitters.keys()) this.settings[seat] = { ...this.settings[seat], yields: [], passUntil: '' };
  }

  /** What an official has changed (IPG 1.4, 2). */
  private rule(ruling: unknown, at: number): void {
    const outcome = this.line?.play({ move: { ruling }, by: -1, at, auto: true });
    if (!outcome?.ok) throw new Error(`table ${this.id}: a ruling that was written down is refused (${outcome?.refusal.message.id})`);
    this.clearOffers();
    this.follow();
  }

  private draw(seat: number, agree: boolean): void {
    if (!agree) {
      this.drawOffer = -1;
      return;
    }
    if (this.drawOffer < 0) {
      this.drawOffer = seat;
      this.drawAgreed = [];
    }
    this.drawAgreed = [...this.drawAgreed, seat];
    if (this.agreedByPlaying(this.drawAgreed)) this.end({ winners: [], rule: 'MTR 2.4', reason: say('reason.drawAgreed') });
  }

  private end(verdict: Verdict | null): void {
    const winners = verdict?.winners ?? this.result?.winners ?? [];
    this.verdict = verdict;
    this.clearOffers();
    this.clock?.turnTo([], this.time);
    for (const seat of winners) this.won[seat]++;
    if (winners.length === 0) this.drawn++;
    // Who lost begins; where several did, chance decides.
    if (winners.length > 0) this.nextFirst = this.sitters.length === 2 ? 1 - winners[0] : null;
    const over = this.opening.bestOf === 1 || this.won.some((n) => n >= 2) || this.roundTime.isCalled;
    this.phase = over ? 'over' : 'sideboarding';
    this.ready = this.sitters.map((_, seat) => this.isComputer(seat));
  }

  /** Nobody has won a game that can't be gone on with, and there is none after it. */
  private close(why: Closing, at: number): void {
    this.closed = say(`closed.${why}`);
    if (this.phase === 'playing') this.verdict = { winners: [], rule: '', reason: this.closed };
    this.clearOffers();
    this.rematch = [];
    this.clock?.turnTo([], at);
    this.phase = 'over';
  }

  /** A game that is over, by its number; the last one as it stands; null: there is none, or it goes on. */
  finished(game: number): PastGame | null {
    if (this.sealed) return null;
    if (game === this.game && this.line) return this.phase === 'playing' ? null : { line: this.line, verdict: this.verdict };
    return this.past[game - 1] ?? null;
  }

  /** Cards of a seat, main deck and sideboard together, by name. */
  pool(seat: number): Map<string, number> {
    const all = new Map<string, number>();
    const d = this.decks[seat];
    for (const e of [...(d?.main ?? []), ...(d?.side ?? [])]) all.set(e.card, (all.get(e.card) ?? 0) + e.count);
    return all;
  }

  /** Basic lands of which decks here may have any number (MTR 7.2); empty: there are none but those of the list. */
  get lands(): readonly string[] {
    return this.opening.limited?.lands ?? [];
  }

  /** Cards that the main deck of a seat has at least after sideboarding. */
  leastDeck(seat: number, conspiracies = this.decks[seat]?.conspiracies ?? []): number {
    return leastOf(this.sitters[seat]?.deck ?? NO_DECK, this.opening.limited?.least, conspiracies);
  }
}
