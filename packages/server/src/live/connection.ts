/** A socket at a table: what this viewer has been shown, and what has to be said to bring him up to date. */
import { type ClientMessage, clientMessage, diff, type FaceText, type GameView, type ServerMessage, type TableView } from '@apnap/protocol';
import { isChange } from '../tables/propose.js';
import { say } from '../text.js';
import { writable } from '../writable.js';
import { ask } from './asking.js';
import type { LiveTable, Watcher } from './live-table.js';

/** What is needed of a WebSocket. */
export interface Socket {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** Bytes that may wait to be sent; above it, changes are gathered instead. */
const HIGH_WATER = 256 * 1024;
/** Bytes with which a connection is given up. */
const TOO_MUCH = 8 * 1024 * 1024;

export class Connection implements Watcher {
  readonly present = true;
  private game: GameView | null = null;
  private table: TableView | null = null;
  private lines = 0;
  private era = -1;
  private readonly faces = new Set<string>();
  private tokens: number;
  private tokensAt: number;
  private waiting: NodeJS.Timeout | null = null;
  private over = false;

  constructor(
    readonly live: LiveTable,
    /** Seat; null: watches. Who plays both sides is shown the side that has to decide. */
    public viewer: number | null,
    private readonly socket: Socket,
  ) {
    this.tokens = live.cx.perSecond * 3;
    this.tokensAt = performance.now();
  }

  send(message: ServerMessage): void {
    if (!this.over) this.socket.send(JSON.stringify(message));
  }

  /** Faces of these that the client hasn't got yet. */
  fresh(faces: ReadonlyMap<string, FaceText>): FaceText[] {
    const out: FaceText[] = [];
    for (const [key, face] of faces) {
      if (this.faces.has(key)) continue;
      this.faces.add(key);
      out.push(face);
    }
    return out;
  }

  /** Brings the client up to date; a slow one later, with everything at once. */
  push(): void {
    if (this.over || this.waiting || !this.live.showable) return;
    if (this.socket.bufferedAmount > TOO_MUCH) {
      this.fail('error.slow', 1013);
      return;
    }
    if (this.socket.bufferedAmount > HIGH_WATER) {
      this.waiting = setTimeout(() => {
        this.waiting = null;
        this.push();
      }, 100);
      this.waiting.unref();
      return;
    }
    this.update();
  }

  private update(): void {
    if (this.viewer !== null && this.live.table.alone) this.changeSides(this.live.table.pending()?.decider ?? this.viewer);
    const shown = this.live.shownTo(this.viewer);
    const table = this.live.tableFor(this.viewer);
    const { line, era } = this.live.table;
    const all = line?.telling(this.viewer).lines ?? [];
    const moment = this.live.momentFor(this.viewer);
    let until = all.length;
    while (until > 0 && all[until - 1].n > moment) until--;
    const faces = shown ? this.fresh(shown.faces) : [];
    const game = shown?.view ?? null;
    if (this.era !== era || this.table === null || (game === null) !== (this.game === null) || until < this.lines) {
      this.send({ type: 'table', table, game, log: all.slice(0, until), faces });
    } else {
      const log = all.slice(this.lines, until);
      const gamePatch = diff(this.game, game);
      const tablePatch = diff(this.table, table);
      if (!gamePatch && !tablePatch && log.length === 0) return;
      this.send({ type: 'update', ...(tablePatch ? { table: tablePatch } : {}), ...(gamePatch ? { game: gamePatch } : {}), log, faces });
    }
    this.game = game;
    this.table = table;
    this.lines = until;
    this.era = era;
  }

  /** Something came that is no message, but has to be dealt with. */
  bother(): void {
    if (!this.over && !this.mayGoOn()) this.fail('error.slow', 1008);
  }

  /** What was shown of the one side is no part of what is shown of the other. */
  private changeSides(seat: number): void {
    if (seat === this.viewer) return;
    this.viewer = seat;
    this.table = null;
  }

  /** A text from the client. */
  async receive(text: string): Promise<void> {
    if (this.over) return;
    this.live.usedAt = this.live.cx.now();
    if (!this.mayGoOn()) {
      this.fail('error.slow', 1008);
      return;
    }
    const message = parse(text);
    if (!message) {
      this.send({ type: 'error', code: 'badRequest', text: say('error.badRequest', { what: text.slice(0, 80) }), fatal: false });
      return;
    }
    try {
      await this.handle(message);
    } catch (e) {
      // The table went to another server meanwhile: the client was told.
      if (this.over) return;
      this.live.cx.report(`table ${this.live.table.id}: ${(e as Error).stack ?? e}`);
      this.send({ type: 'error', code: 'internal', text: say('error.internal'), fatal: false });
    }
  }

  private async handle(m: ClientMessage): Promise<void> {
    if (!isChange(m)) {
      await this.live.calm(() => ask(this, m));
      return;
    }
    if (this.viewer === null) {
      this.send({ type: 'refused', to: m.type, text: say('refused.noSeat'), rule: '' });
      return;
    }
    if (m.type === 'chat' && !this.live.mayChat(this.viewer)) {
      this.send({ type: 'refused', to: 'chat', text: say('refused.chatty'), rule: '' });
      return;
    }
    const result = await this.live.change(this.viewer, m);
    if (!result.ok) this.send({ type: 'refused', to: m.type, text: result.text, rule: result.rule });
  }

  /** A bucket of messages that fills again with time. */
  private mayGoOn(): boolean {
    const { perSecond } = this.live.cx;
    const now = performance.now();
    this.tokens = Math.min(perSecond * 3, this.tokens + ((now - this.tokensAt) / 1000) * perSecond);
    this.tokensAt = now;
    this.tokens--;
    return this.tokens >= 0;
  }

  private fail(code: 'error.slow' | 'error.elsewhere', close: number): void {
    this.send({ type: 'error', code: code.slice('error.'.length), text: say(code), fatal: true });
    this.end();
    this.socket.close(close, code);
  }

  /** The table is gone from here: the client connects again. */
  dismiss(): void {
    if (!this.over) this.fail('error.elsewhere', 1012);
  }

  end(): void {
    this.over = true;
    if (this.waiting) clearTimeout(this.waiting);
  }
}

function parse(text: string): ClientMessage | null {
  try {
    const result = clientMessage.safeParse(JSON.parse(text));
    return result.success && writable(result.data) ? result.data : null;
  } catch {
    return null;
  }
}
