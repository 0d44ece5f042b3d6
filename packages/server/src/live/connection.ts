/** A socket at a table: what this viewer has been shown, and what has to be said to bring him up to date. */

import {
  type ClientMessage,
  clientMessage,
  diff,
  type FaceText,
  type ServerMessage,
  type ShownGame,
  type TableView,
} from '@apnap/protocol';
import { type Change, isChange } from '../tables/propose.js';
import { say } from '../text.js';
import type { Owner } from '../workers/shares.js';
import { writable } from '../writable.js';
import { type Asker, ask, ready } from './asking.js';
import { busyText } from './busy.js';
import type { LiveTable } from './live-table.js';
import { MOST_WAITING, Outlet } from './outlet.js';
import type { Watcher } from './watcher.js';

/** What is needed of a WebSocket. */
export interface Socket {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Ends it at once, with all that waits to be sent. */
  terminate?(): void;
}

/** Bytes that may wait to be sent; above it, changes are gathered instead. */
const HIGH_WATER = 256 * 1024;

export class Connection implements Asker, Watcher {
  readonly present = true;
  private game: ShownGame | null = null;
  private table: TableView | null = null;
  private lines = 0;
  /** Answers given when the client was brought up to date last. */
  private moment = 0;
  private era = -1;
  private readonly faces = new Set<string>();
  private tokens: number;
  private tokensAt: number;
  private waiting: NodeJS.Timeout | null = null;
  private asked: Promise<void> = Promise.resolve();
  private readonly outlet: Outlet;

  constructor(
    readonly live: LiveTable,
    /** Seat; null: watches. Who plays both sides is shown the side that has to decide. */
    public viewer: number | null,
    private readonly socket: Socket,
    /** Whose socket it is. */
    private readonly owner: Owner = {},
    /** By which session he sits here; null: he only watches. */
    readonly session: Watcher['session'] = null,
  ) {
    this.tokens = live.cx.perSecond * 3;
    this.tokensAt = performance.now();
    const cut = (): void => {
      this.end();
      socket.close(1013, 'error.slow');
      socket.terminate?.();
    };
    this.outlet = new Outlet(
      { waiting: () => socket.bufferedAmount, write: (text) => socket.send(text), cut },
      live.cx.mostWaiting ?? MOST_WAITING,
    );
  }

  private get over(): boolean {
    return this.outlet.closed;
  }

  /** Who it is that asks. */
  get owners(): readonly Owner[] {
    return [{ ...(this.viewer === null ? {} : this.live.ownersOf(this.viewer)[0]), ...this.owner }];
  }

  send(message: ServerMessage): void {
    if (!this.over) this.outlet.send(JSON.stringify(message));
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
    if (!this.outlet.fits()) return;
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
    const { line, era } = this.live.seenBy(this.viewer);
    const all = line?.telling(this.viewer).lines ?? [];
    const until = all.length;
    const faces = shown ? this.fresh(shown.faces) : [];
    const game = shown?.view ?? null;
    if (this.era !== era || this.table === null || (game === null) !== (this.game === null) || until < this.lines) {
      this.send({ type: 'table', table, game, log: all.slice(0, until), faces });
    } else {
      const log = all.slice(this.lines, until);
      const gamePatch = diff(this.game, game);
      const tablePatch = diff(this.table, table);
      // That time has passed the client knows by itself; and when it is told anything must not tell it what happens unseen.
      const onlyTime = Object.keys(tablePatch ?? {}).every((k) => k === 'clock') && sameRunning(this.table, table);
      if (!gamePatch && onlyTime && log.length === 0) return;
      const blows = this.live.blowsSince(this.viewer, this.moment);
      this.send({
        type: 'update',
        ...(tablePatch ? { table: tablePatch } : {}),
        ...(gamePatch ? { game: gamePatch } : {}),
        log,
        faces,
        ...(blows.length > 0 ? { blows } : {}),
      });
    }
    this.game = game;
    this.table = table;
    this.lines = until;
    this.moment = line?.n ?? 0;
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
    this.live.usedAt = this.live.cx.steady();
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
      const busy = busyText(e);
      if (busy) {
        this.send({ type: 'refused', to: message.type, text: busy, rule: '' });
        return;
      }
      // The table went to another server meanwhile: the client was told.
      if (this.over) return;
      this.live.cx.log.tableFault(this.live.table.id, e, `${(e as Error).stack ?? e}`);
      this.send({ type: 'error', code: 'internal', text: say('error.internal'), fatal: false });
    }
  }

  private async handle(m: ClientMessage): Promise<void> {
    if (!isChange(m)) {
      await this.look(m);
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
    const late = (seconds: number): void =>
      this.send({ type: 'error', code: 'waiting', text: say('error.waiting', { seconds }), fatal: false });
    const { cx } = this.live;
    const came = cx.steady();
    const result = await this.live.change(this.viewer, m, late);
    if (result.ok && m.type === 'answer') cx.answered(cx.steady() - came);
    if (!result.ok) this.send({ type: 'refused', to: m.type, text: result.text, rule: result.rule });
  }

  /** Answers a question. What is asked one after the other is answered one after the other, however long each takes. */
  private look(m: Exclude<ClientMessage, Change>): Promise<void> {
    const answer = async (): Promise<void> => {
      await ready(this, m);
      // Many questions at once are many turns: whoever plays has his between them. A second wish for advice is refused before it costs anything.
      if (m.type !== 'ping' && m.type !== 'advice' && !this.over)
        await this.live.calm(() => this.live.cx.processor.turns.next(this.owner.address));
      if (!this.over) await this.live.calm(() => this.live.cx.processor.charge(this.owners, () => ask(this, m)));
    };
    if (m.type === 'ping' || m.type === 'advice') return answer();
    const result = this.asked.then(answer, answer);
    this.asked = result.catch(() => {});
    return result;
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

  /** The session has ended: nothing is done by it any more. */
  signOut(): void {
    if (!this.over && this.session) this.fail('error.signedOut', 1008);
  }

  private fail(code: 'error.slow' | 'error.elsewhere' | 'error.signedOut', close: number): void {
    if (code === 'error.slow') this.live.cx.log.limit('messages');
    this.send({ type: 'error', code: code.slice('error.'.length), text: say(code), fatal: true });
    this.end();
    this.socket.close(close, code);
  }

  /** The table is gone from here: the client connects again. */
  dismiss(): void {
    if (!this.over) this.fail('error.elsewhere', 1012);
  }

  end(): void {
    this.outlet.end();
    if (this.waiting) clearTimeout(this.waiting);
  }
}

/** Whether the same clocks run. */
const sameRunning = (before: TableView, after: TableView): boolean => before.clock?.running.join() === after.clock?.running.join();

function parse(text: string): ClientMessage | null {
  try {
    const result = clientMessage.safeParse(JSON.parse(text));
    return result.success && writable(result.data) ? result.data : null;
  } catch {
    return null;
  }
}
