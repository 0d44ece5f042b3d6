/** A table without any input or output: what its entries have made of it. Time comes with the entries. */
import { createHash } from 'node:crypto';
import type { Decision, Result } from '@apnap/kernel';
import type { ChatLine, ClockView, SeatSettings, TablePhase, Text } from '@apnap/protocol';
import type { DeckEntry, TableDeck } from '../games/deck.js';
import type { Hosted } from '../games/hosted.js';
import { say } from '../text.js';
import { Handles } from '../views/handles.js';
import type { Verdict, Viewer } from '../views/viewer.js';
import { Clock, type Deciding } from './clock.js';
import type { Closing, Entry, Opening, Sitter } from './entries.js';
import { Later } from './later.js';
import { GameLine, type Made } from './line.js';
import { DEFAULT_SETTINGS } from './settings.js';

/** SHA-256 in hex: the commitment to a seed. */
export const commitmentTo = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** A game that was played here before. */
export interface PastGame {
  line: GameLine;
  verdict: Verdict | null;
}

/** Lines of chat that are kept in mind; the log has all. */
const CHAT = 200;
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
  readonly clock: Clock | null;
  chat: readonly ChatLine[] = [];
  private chatted = 0;
  /** Seat that offers a draw; -1: nobody. */
  drawOffer = -1;
  /** Seats that agree to the draw that is offered. */
  private drawAgreed: readonly number[] = [];
  /** `agreed`: seats that do. */
  takeback: { seat: number; to: number; agreed: readonly number[] } | null = null;
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
    this.created = opening.at;
    this.sitters = opening.sitters.slice();
    this.decks = this.sitters.map((s) => s?.deck ?? null);
    this.settings = this.sitters.map(() => DEFAULT_SETTINGS);
    this.passTurn = this.sitters.map(() => 0);
    this.won = this.sitters.map(() => 0);
    this.ready = this.sitters.map(() => false);
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

  /** The decisions that seats must make now; none when the game is over. */
  get waiting(): readonly Decision[] {
    return this.phase === 'playing' && this.line ? this.line.waiting : [];
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

  /** Who answers for the other seats, as far as a seat has to ask them. */
  others(seat: number): 'people' | 'nobody' {
    return this.alone || this.onlyComputersBesides(seat) ? 'nobody' : 'people';
  }

  onlyComputersBesides(seat: number): boolean {
    return this.sitters.every((_, other) => other === seat || this.isComputer(other));
  }

  /** Whether all people agree, with those who are named. */
  agreedBy(seats: readonly number[]): boolean {
    return this.sitters.every((_, seat) => this.isComputer(seat) || seats.includes(seat));
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
    const seats = this.decks.map((deck, seat) => ({ name: this.nameOf(seat), deck }));
    const { mostObjects, profile } = this.opening;
    return this.hosted.setupOf(seats, {
      ...(first === undefined ? {} : { first }),
      ...(mostObjects === undefined ? {} : { mostObjects }),
      ...(profile === undefined ? {} : { profile }),
    });
  }

  /** Carries an entry out. It was checked before it was written; @param made what it leads to, where that is known; @throws Error where it can't be. */
  apply(entry: Entry, made: Made | null = null): void {
    this.time = Math.max(this.time, entry.time ?? entry.at - this.created);
    this.carryOut(entry, made);
    this.later?.note(entry, this.madeBy(entry), this.time);
  }

  /** What an entry has led to, for who carries it out again. */
  private madeBy(entry: Entry): Made | null {
    const { line } = this;
    if (!line || (entry.e !== 'start' && entry.e !== 'move' && entry.e !== 'timeout')) return null;
    return { state: line.state, events: line.eventsOf(line.n) };
  }

  private carryOut(entry: Entry, made: Made | null): void {
    switch (entry.e) {
      case 'open':
        return;
      case 'join':
        this.sitters[entry.seat ?? 1] = entry.sitter;
        this.decks[entry.seat ?? 1] = entry.sitter.deck;
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
        this.takeback = { seat: entry.seat, to: entry.to, agreed: [entry.seat] };
        return;
      case 'takebackYes':
        if (this.takeback) this.takeback = { ...this.takeback, agreed: [...this.takeback.agreed, entry.seat] };
        return;
      case 'takebackNo':
        this.takeback = null;
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
      case 'sideboard': {
        const deck = this.decks[entry.seat];
        if (deck) this.decks[entry.seat] = { ...deck, main: entry.main, side: entry.side };
        this.ready[entry.seat] = true;
        return;
      }
      case 'rematch':
        if (!this.rematch.includes(entry.seat)) this.rematch = [...this.rematch, entry.seat];
        return;
      case 'resume':
        this.clock?.forgive(this.time);
        return;
      case 'closed':
        this.close(entry.why, entry.at);
        return;
      default:
        entry satisfies never;
    }
  }

  private start({ seed, first }: Extract<Entry, { e: 'start' }>, made: Made | null): void {
    if (this.line) {
      this.line.putAway();
      this.past.push({ line: this.line, verdict: this.verdict });
    }
    if (this.phase === 'over') this.won = this.won.map(() => 0);
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

  private clearOffers(): void {
    this.drawOffer = -1;
    this.takeback = null;
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
    this.takeback = null;
    if (!entry.auto && this.drawOffer >= 0 && this.drawOffer !== entry.by) this.drawOffer = -1;
    this.follow();
  }

  /** What follows from where the game is now: clocks, wishes that are fulfilled, its end. */
  private follow(): void {
    if (!this.line) return;
    const { state } = this.line;
    for (const seat of this.sitters.keys()) {
      const set = this.settings[seat];
      if (set.passUntil !== '' && !this.hosted.stillPassing(state, seat, set, this.passTurn[seat]))
        this.settings[seat] = { ...set, passUntil: '' };
    }
    if (this.result) this.end(null);
    else this.runClocks();
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

  /** Numbers of objects, yields and wishes do not outlive a rewind: what they were about may not come again. */
  private back({ to, seat = 0, told: how }: Extract<Entry, { e: 'back' }>): void {
    this.era++;
    this.handles = new Map();
    const note = how ? { seat, text: say(`log.takenBack.${how}`, { player: this.nameOf(seat) }), rules: [] } : null;
    this.line?.rewind(to, this.era, note);
    this.takeback = null;
    for (const seat of this.sitters.keys()) this.settings[seat] = { ...this.settings[seat], yields: [], passUntil: '' };
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
    if (this.agreedBy(this.drawAgreed)) this.end({ winners: [], rule: 'MTR 2.4', reason: say('reason.drawAgreed') });
  }

  private end(verdict: Verdict | null): void {
    const winners = verdict?.winners ?? this.result?.winners ?? [];
    this.verdict = verdict;
    this.clearOffers();
    this.clock?.turnTo([], this.time);
    if (winners.length === 1) {
      this.won[winners[0]]++;
      // Who lost begins; where several did, chance decides.
      this.nextFirst = this.sitters.length === 2 ? 1 - winners[0] : null;
    }
    const enough = this.opening.bestOf === 1 ? 1 : 2;
    const over = this.won.some((n) => n >= enough) || (this.opening.bestOf === 1 && winners.length !== 1);
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

  mainSize(seat: number): number {
    return sizeOf(this.sitters[seat]?.deck.main ?? []);
  }
}

export const sizeOf = (list: readonly DeckEntry[]): number => list.reduce((n, e) => n + e.count, 0);
