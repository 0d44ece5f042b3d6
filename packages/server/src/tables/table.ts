/** A table without any input or output: what its entries have made of it. Time comes with the entries. */
import { createHash } from 'node:crypto';
import type { Decision } from '@apnap/kernel';
import type { CardSource, DeckEntry, MagicGame, MagicSetup } from '@apnap/magic';
import type { ChatLine, SeatSettings, TablePhase } from '@apnap/protocol';
import { say } from '../text.js';
import type { Verdict, Viewer } from '../views/game.js';
import { Handles } from '../views/handles.js';
import { Clock } from './clock.js';
import type { Entry, Opening, Sitter, TableDeck } from './entries.js';
import { GameLine } from './line.js';
import { DEFAULT_SETTINGS, stillPassing } from './stops.js';

/** SHA-256 in hex: the commitment to a seed. */
export const commitmentTo = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** A game that was played here before. */
export interface PastGame {
  line: GameLine;
  verdict: Verdict | null;
}

/** Lines of chat that are kept in mind; the log has all. */
const CHAT = 200;

export class Table {
  readonly opening: Opening;
  readonly created: number;
  readonly sitters: (Sitter | null)[];
  /** Decks as they are now, after sideboarding. */
  readonly decks: (TableDeck | null)[];
  readonly settings: SeatSettings[] = [DEFAULT_SETTINGS, DEFAULT_SETTINGS];
  /** The turn in which a seat said that it passes until something. */
  private readonly passTurn = [0, 0];
  phase: TablePhase = 'waiting';
  /** Number of the game, from 1; 0: none yet. */
  game = 0;
  won = [0, 0];
  line: GameLine | null = null;
  verdict: Verdict | null = null;
  readonly past: PastGame[] = [];
  readonly clock: Clock | null;
  chat: readonly ChatLine[] = [];
  private chatted = 0;
  drawOffer = -1;
  takeback: { seat: number; to: number } | null = null;
  rematch: number[] = [];
  ready: boolean[] = [false, false];
  /** Who takes the first turn of the next game; null: chance decides. */
  nextFirst: number | null = null;
  /** Raised by every rewind and new game: what was shown before is no part of what is shown now. */
  era = 0;
  private handles = new Map<Viewer, Handles>();

  constructor(
    readonly id: string,
    private readonly rules: MagicGame,
    opening: Opening & { at: number },
    private readonly cards: CardSource = () => undefined,
  ) {
    this.opening = opening;
    this.created = opening.at;
    this.sitters = opening.sitters.slice();
    this.decks = this.sitters.map((s) => s?.deck ?? null);
    this.clock = opening.clock ? new Clock(opening.clock) : null;
  }

  /** The decision a seat must make now; null: none, or the game is over. */
  pending(): Decision | null {
    return this.phase === 'playing' && this.line ? this.line.state.pending : null;
  }

  isComputer(seat: number): boolean {
    return this.sitters[seat]?.kind === 'computer';
  }

  /** Whether one person sits on both sides. */
  get alone(): boolean {
    const [a, b] = this.sitters;
    return a !== null && b !== null && a.kind !== 'computer' && b.kind !== 'computer' && a.person === b.person;
  }

  /** Who answers for the other seat, as far as a seat has to ask him. */
  others(seat: number): 'people' | 'nobody' {
    return this.alone || this.isComputer(1 - seat) ? 'nobody' : 'people';
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

  handlesFor(viewer: Viewer): Handles {
    let h = this.handles.get(viewer);
    if (!h) {
      h = new Handles(`handles:${this.line?.seed ?? ''}:${this.game}`, viewer);
      this.handles.set(viewer, h);
    }
    return h;
  }

  passingSince(seat: number): number {
    return this.passTurn[seat];
  }

  /** The set-up of the next game. */
  nextSetup(first: number | undefined): MagicSetup {
    if (this.opening.beginning) return this.opening.beginning.setup;
    return {
      players: this.decks.map((d, seat) => ({
        name: this.nameOf(seat),
        deck: d?.main ?? [],
        sideboard: d?.side ?? [],
        ...(d && d.commanders.length > 0 ? { commanders: d.commanders } : {}),
      })),
      ...(first === undefined ? {} : { first }),
    };
  }

  /** Carries an entry out. It was checked before it was written; @throws Error where it can't be. */
  apply(entry: Entry): void {
    switch (entry.e) {
      case 'open':
        return;
      case 'join':
        this.sitters[1] = entry.sitter;
        this.decks[1] = entry.sitter.deck;
        return;
      case 'start':
        this.start(entry.seed, entry.first, entry.at);
        return;
      case 'move':
        this.move(entry);
        return;
      case 'back':
        this.line?.rewind(entry.to);
        this.takeback = null;
        this.afterRewind(entry.at);
        return;
      case 'draw':
        this.draw(entry.seat, entry.agree, entry.at);
        return;
      case 'takeback':
        this.takeback = { seat: entry.seat, to: entry.to };
        return;
      case 'takebackNo':
        this.takeback = null;
        return;
      case 'timeout':
        this.line?.play({ move: { concede: entry.seat }, by: entry.seat, at: entry.at, auto: true });
        this.end({ winners: [1 - entry.seat], rule: 'MTR 2.4', reason: say('reason.time') }, entry.at);
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
        this.clock?.forgive(entry.at);
        return;
      default:
        entry satisfies never;
    }
  }

  private start(seed: string, first: number | undefined, at: number): void {
    if (this.line) this.past.push({ line: this.line, verdict: this.verdict });
    if (this.phase === 'over') this.won = [0, 0];
    this.game++;
    this.era++;
    this.handles = new Map();
    const beginning = this.opening.beginning ?? null;
    this.line = new GameLine(this.rules, this.nextSetup(first), seed, beginning, this.cards);
    this.phase = 'playing';
    this.verdict = null;
    this.clearOffers();
    this.rematch = [];
    this.ready = this.sitters.map((_, seat) => this.isComputer(seat));
    for (const seat of [0, 1]) this.settings[seat] = { ...this.settings[seat], yields: [], passUntil: '' };
    this.clock?.reset(at);
    this.follow(at);
  }

  private clearOffers(): void {
    this.drawOffer = -1;
    this.takeback = null;
  }

  private move(entry: Extract<Entry, { e: 'move' }>): void {
    if (entry.why) this.line?.reasons.set(this.line.n, { by: entry.by, why: entry.why });
    const outcome = this.line?.play({ move: entry.move, by: entry.by, at: entry.at, auto: entry.auto === 1 });
    if (!outcome?.ok) throw new Error(`table ${this.id}: an answer that was written down is refused (${outcome?.refusal.message.id})`);
    this.takeback = null;
    if (!entry.auto && this.drawOffer >= 0 && this.drawOffer !== entry.by) this.drawOffer = -1;
    this.follow(entry.at);
  }

  /** What follows from where the game is now: clocks, wishes that are fulfilled, its end. */
  private follow(at: number): void {
    const s = this.line?.state;
    if (!s) return;
    for (const seat of [0, 1]) {
      const set = this.settings[seat];
      if (set.passUntil !== '' && !stillPassing(s, seat, set, this.passTurn[seat])) this.settings[seat] = { ...set, passUntil: '' };
    }
    if (s.result) this.end(null, at);
    else this.clock?.turnTo(s.pending && !this.isComputer(s.pending.decider) ? s.pending.decider : -1, at);
  }

  /** Yields and wishes do not outlive a rewind: what they were about may not come again. */
  private afterRewind(at: number): void {
    this.era++;
    for (const seat of [0, 1]) this.settings[seat] = { ...this.settings[seat], yields: [], passUntil: '' };
    this.follow(at);
  }

  private draw(seat: number, agree: boolean, at: number): void {
    if (!agree) {
      this.drawOffer = -1;
      return;
    }
    if (this.drawOffer === 1 - seat) this.end({ winners: [], rule: 'MTR 2.4', reason: say('reason.drawAgreed') }, at);
    else this.drawOffer = seat;
  }

  private end(verdict: Verdict | null, at: number): void {
    const winners = verdict?.winners ?? this.line?.state.result?.winners ?? [];
    this.verdict = verdict;
    this.clearOffers();
    this.clock?.turnTo(-1, at);
    if (winners.length === 1) {
      this.won[winners[0]]++;
      this.nextFirst = 1 - winners[0];
    }
    const enough = this.opening.bestOf === 1 ? 1 : 2;
    const over = this.won.some((n) => n >= enough) || (this.opening.bestOf === 1 && winners.length !== 1);
    this.phase = over ? 'over' : 'sideboarding';
    this.ready = this.sitters.map((_, seat) => this.isComputer(seat));
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
