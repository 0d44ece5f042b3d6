/** A table's socket: connects, connects again with growing pauses, sends, and hands questions their answers. */
import type { About, Answer, ClientMessage, ServerMessage, ShownGame, Text, WhyAnswer } from '@apnap/protocol';
import { waitingIn } from '@apnap/protocol/shown';
import { pause } from '../store/line.js';
import { reduce, START, type TableEvent, type TableState } from './reduce.js';

/** A second press within so many milliseconds was meant for the first. */
export const SETTLES = 400;

type Asked = Extract<ClientMessage, { id: number }>;
type AskedBody<T extends Asked['type']> = Omit<Extract<Asked, { type: T }>, 'type' | 'id'>;
type ReplyOf<T extends Asked['type']> = Extract<ServerMessage, { type: T extends 'ping' ? 'pong' : T }>;

export class TableConnection {
  #state: TableState = START;
  #listeners = new Set<() => void>();
  #socket: WebSocket | null = null;
  #timer = 0;
  #next = 1;
  #waiting = new Map<number, (m: ServerMessage | null) => void>();
  #stopped = true;
  #tookBack = Number.NEGATIVE_INFINITY;

  constructor(readonly id: string) {}

  get = (): TableState => this.#state;

  subscribe = (f: () => void): (() => void) => {
    this.#listeners.add(f);
    return () => {
      this.#listeners.delete(f);
    };
  };

  #tell(e: TableEvent): void {
    this.#state = reduce(this.#state, e);
    for (const f of this.#listeners) f();
  }

  start(): void {
    this.#stopped = false;
    this.#open();
    window.addEventListener('online', this.#hurry);
  }

  stop(): void {
    this.#stopped = true;
    window.removeEventListener('online', this.#hurry);
    window.clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Leaves and comes in again: the seat is known by the session, which may have changed. */
  restart(): void {
    this.stop();
    this.start();
  }

  #hurry = (): void => {
    if (this.#state.link === 'lost') this.#open();
  };

  #open(): void {
    window.clearTimeout(this.#timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#socket === socket && this.#tell({ type: 'link', link: 'open' });
    socket.onmessage = (e) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(e.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      for (const reply of this.#waiting.values()) reply(null);
      this.#waiting.clear();
      if (this.#stopped || this.#state.error?.fatal) {
        this.#tell({ type: 'link', link: 'closed' });
        return;
      }
      this.#tell({ type: 'link', link: 'lost' });
      this.#timer = window.setTimeout(() => this.#open(), pause(this.#state.tries));
    };
  }

  #receive(message: ServerMessage): void {
    if ('id' in message) {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
    this.#tell({ type: 'server', message, now: performance.now() });
  }

  /** Sends; false where there is no connection. */
  send = (message: ClientMessage): boolean => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  };

  /** Takes the last own decision back, or asks to: once, however often it is pressed before that is done, and in the moment after it. */
  takeBack(): void {
    const { game, table } = this.#state;
    const now = performance.now();
    if (!game || now - this.#tookBack < SETTLES) return;
    if (!this.send({ type: 'takeback', n: game.n })) return;
    this.#tookBack = now;
    this.#tell({ type: 'takingBack', what: table?.takesBack ?? null });
  }

  /** Answers a decision, once. @param id its number; absent: the one that is pending */
  answer(answer: Answer, id?: number): void {
    const { game, sent } = this.#state;
    if (!game) return;
    const decision = id === undefined ? game.decision : waitingIn(game).find((d) => d.id === id);
    if (!decision?.mine || sent.includes(decision.id)) return;
    if (!this.send({ type: 'answer', n: game.n, decision: decision.id, answer } as ClientMessage)) return;
    // What has been done since may be taken back at once.
    this.#tookBack = Number.NEGATIVE_INFINITY;
    this.#tell({ type: 'sent', decision: decision.id });
  }

  dismiss(): void {
    this.#tell({ type: 'dismiss' });
  }

  #ask<T extends Asked['type']>(type: T, body: AskedBody<T>): Promise<ReplyOf<T> | null> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, (m) => resolve(m as ReplyOf<T> | null));
      if (!this.send({ type, id, ...body } as unknown as ClientMessage)) {
        this.#waiting.delete(id);
        resolve(null);
      }
    });
  }

  async why(about: About): Promise<WhyAnswer | null> {
    return (await this.#ask('why', { about }))?.answer ?? null;
  }

  /** What the server's steady clock shows, in milliseconds. */
  async serverTime(): Promise<number | null> {
    return (await this.#ask('ping', {}))?.at ?? null;
  }

  async advice(): Promise<{ text: Text; answer: Answer | null } | null> {
    return this.#ask('advice', {});
  }

  async past(n: number): Promise<ShownGame | null> {
    return (await this.#ask('past', { n }))?.game ?? null;
  }

  /** Names to answer with, that begin with these letters or have them in them. @param decision its number; absent: the one that is pending */
  names = async (part: string, decision?: number): Promise<string[]> =>
    (await this.#ask('names', { part, ...(decision === undefined ? {} : { decision }) }))?.texts ?? [];
}
