/** A client of a test: speaks to a server as a browser does, over HTTP and a socket, and answers by a simple rule. */
import type { Answer } from '@apnap/kernel';
import {
  apply,
  type ClientMessage,
  type FaceText,
  type LogLine,
  type MagicDecision,
  type MagicView,
  type ServerMessage,
  type TableInfo,
  type TableView,
} from '@apnap/protocol';
import WebSocket from 'ws';
import { reported } from './reported.js';

export class Client {
  cookie = '';
  constructor(
    public base: string,
    /** What is sent with every request besides. */
    readonly always: Record<string, string> = {},
  ) {}

  /** A request; the answer's status and JSON. */
  async call<T = Record<string, never>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: T }> {
    const response = await fetch(this.base + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), cookie: this.cookie, ...this.always, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0];
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T };
  }

  /** A table against the computer. */
  async table(body: Record<string, unknown> = {}): Promise<TableInfo> {
    const made = await this.call<TableInfo>('POST', '/api/tables', {
      deck: 'pauper-burn',
      opponent: { kind: 'computer', level: 'easy', deck: 'pauper-elves' },
      ...body,
    });
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    return made.body;
  }

  seat(table: string): Seat {
    return new Seat(this, table);
  }
}

/** A socket at a table, with what it was told put together. */
export class Seat {
  game: MagicView | null = null;
  table: TableView | null = null;
  log: LogLine[] = [];
  readonly faces = new Map<string, FaceText>();
  readonly others: ServerMessage[] = [];
  /** Every message as it came. */
  readonly raw: string[] = [];
  socket: WebSocket;
  closed = false;
  private waiting: (() => void)[] = [];
  private nextId = 1;

  constructor(
    private client: Client,
    readonly id: string,
  ) {
    this.socket = this.connect();
  }

  private connect(): WebSocket {
    const socket = new WebSocket(`${this.client.base.replace('http', 'ws')}/api/tables/${this.id}/socket`, {
      headers: { cookie: this.client.cookie, ...this.client.always },
    });
    socket.on('message', (data) => {
      if (socket !== this.socket) return;
      this.raw.push(String(data));
      this.take(JSON.parse(String(data)) as ServerMessage);
      this.stir();
    });
    socket.on('close', () => {
      if (socket === this.socket) this.closed = true;
      this.stir();
    });
    socket.on('error', () => {});
    this.closed = false;
    return socket;
  }

  /** Cuts the socket as a bad line does, and connects again. @param at another server. */
  reconnect(at?: Client): void {
    this.socket.terminate();
    if (at) this.client = at;
    this.game = null;
    this.table = null;
    this.log = [];
    this.socket = this.connect();
  }

  /** Connects again and again until the table is shown, as a browser does when its server is gone. */
  async comeBack(at?: Client, ms = 150_000): Promise<void> {
    const end = Date.now() + ms;
    while (this.table === null || this.closed) {
      if (Date.now() > end) throw new Error('nobody lets us in');
      this.reconnect(at);
      await this.until(() => this.table !== null || this.closed, 5_000).catch(() => {});
      if (this.table === null) await new Promise((done) => setTimeout(done, 200));
    }
  }

  private stir(): void {
    const list = this.waiting;
    this.waiting = [];
    for (const f of list) f();
  }

  private take(m: ServerMessage): void {
    if (m.type === 'table') {
      this.table = m.table;
      this.game = m.game as MagicView | null;
      this.log = m.log;
    } else if (m.type === 'update') {
      this.table = apply(this.table, m.table);
      this.game = apply(this.game, m.game);
      this.log = [...this.log, ...m.log];
    } else this.others.push(m);
    if ('faces' in m) for (const f of m.faces) this.faces.set(f.key, f);
  }

  send(m: ClientMessage): void {
    this.socket.send(JSON.stringify(m));
  }

  /** Waits until something holds. The time is a limit for what never comes: on a machine with much else to do a thought takes its time. */
  async until(holds: () => boolean, ms = 150_000): Promise<void> {
    const end = Date.now() + ms;
    while (!holds()) {
      const left = end - Date.now();
      if (left <= 0)
        throw new Error(
          `waited in vain: ${JSON.stringify({
            phase: this.table?.info.phase,
            closed: this.table?.info.closed?.en,
            decision: this.game?.decision,
            result: this.game?.result,
            log: this.log.slice(-8).map((l) => l.text.en),
            reported: reported.slice(-8),
          })}`,
        );
      await new Promise<void>((done) => {
        const t = setTimeout(done, Math.min(left, 250));
        this.waiting.push(() => {
          clearTimeout(t);
          done();
        });
      });
    }
  }

  /** Asks something that is answered with its id. */
  async ask<K extends ServerMessage['type']>(m: Record<string, unknown>, type: K): Promise<Extract<ServerMessage, { type: K }>> {
    const id = this.nextId++;
    this.send({ ...m, id } as ClientMessage);
    const found = (): ServerMessage | undefined => this.others.find((o) => o.type === type && 'id' in o && o.id === id);
    await this.until(() => found() !== undefined);
    return found() as Extract<ServerMessage, { type: K }>;
  }

  get mine(): MagicDecision | null {
    const d = this.game?.decision;
    return d?.mine ? d : null;
  }

  /** Answers the decision at hand. */
  answer(answer: Answer): void {
    const d = this.mine;
    if (!d || !this.game) throw new Error('nothing is asked');
    this.send({ type: 'answer', n: this.game.n, decision: d.id, answer } as ClientMessage);
  }

  /** Answers and waits until the answer is acknowledged. */
  async give(answer: Answer): Promise<void> {
    const n = this.game?.n ?? 0;
    const told = this.others.length;
    this.answer(answer);
    await this.until(() => (this.game?.n ?? 0) !== n || this.others.length > told);
    if (this.others.length > told) throw new Error(JSON.stringify(this.others[told]));
  }

  /** Plays by {@link simple} for so many answers, or to the end. @returns how many were given. */
  async play(most = 10_000, before: () => Promise<void> | void = () => {}): Promise<number> {
    for (let n = 0; n < most; n++) {
      await this.until(() => this.mine !== null || (this.table !== null && this.table.info.phase !== 'playing'));
      const d = this.mine;
      if (!d) return n;
      await before();
      await this.until(() => this.mine !== null);
      await this.give(simple(this.mine as MagicDecision));
    }
    return most;
  }

  close(): void {
    this.socket.close();
  }
}

/** Plays lands and spells as they come, attacks with everything, and otherwise does what is done when nobody answers. */
export function simple(d: MagicDecision): Answer {
  const { ask } = d;
  if (d.kind === 'act' && ask?.form === 'pick') {
    const at = (act: string): number => ask.options.findIndex((o) => o.act === act);
    return { pick: [Math.max(0, at('land') >= 0 ? at('land') : at('cast'))] };
  }
  if (d.kind === 'attackers' && ask?.form === 'pair')
    return { pairs: ask.options.flatMap((_, i) => (ask.allowed[i].length > 0 ? [[i, ask.allowed[i][0]] as const] : [])) };
  return d.fallback as Answer;
}

/** Numbers by which a viewer calls objects, in the order in which they come in what he was sent. */
export const handlesIn = (value: unknown): string[] => [...new Set(JSON.stringify(value).match(/\b\d{10,15}\b/g) ?? [])];

/** The same with each number in place of the place at which it first comes: what looks the same but for the numbers is equal. */
export function withoutHandles<T>(value: T): T {
  const order = handlesIn(value);
  return JSON.parse(JSON.stringify(value).replace(/\b\d{10,15}\b/g, (h) => `"#${order.indexOf(h)}"`)) as T;
}
