/** Somebody who means harm, at an address of his own: he asks, and counts how he is answered. */
import { connect, type Socket } from 'node:net';
import type { TableInfo } from '@apnap/protocol';
import WebSocket from 'ws';
import { LoadPlayer, type Measures, newMeasures } from '../load/player.js';

/** How one attack went. */
export interface Tally {
  name: string;
  what: string;
  tried: number;
  /** How often which answer came. */
  answers: Record<string, number>;
}

/** Milliseconds after which an answer is waited for no more. */
const PATIENCE = 20_000;

export class Attacker {
  cookie = '';
  tried = 0;
  readonly answers: Record<string, number> = {};
  private readonly stop = new AbortController();
  private readonly endings = new Set<() => void>();

  constructor(
    readonly base: string,
    /** Where he seems to come from. */
    readonly address: string,
  ) {}

  get over(): boolean {
    return this.stop.signal.aborted;
  }

  /** Everything he has begun ends. */
  end(): void {
    this.stop.abort();
    for (const ending of this.endings) ending();
  }

  /** What has to be done at the end. @returns what undoes this */
  private atEnd(ending: () => void): () => void {
    this.endings.add(ending);
    return () => this.endings.delete(ending);
  }

  note(answer: string, n = 1): void {
    if (n > 0) this.answers[answer] = (this.answers[answer] ?? 0) + n;
  }

  get headers(): Record<string, string> {
    return { 'x-forwarded-for': this.address, ...(this.cookie === '' ? {} : { cookie: this.cookie }) };
  }

  /** Waits; no longer than to the end. */
  sleep(ms: number): Promise<void> {
    if (this.over) return Promise.resolve();
    return new Promise((done) => {
      const finish = (): void => {
        clearTimeout(timer);
        forget();
        done();
      };
      const timer = setTimeout(finish, ms);
      const forget = this.atEnd(finish);
    });
  }

  /**
   * Does something again and again: every so many milliseconds, however long it takes, but only so often at a time.
   * @param most how much of it may be under way
   */
  async every(ms: number, most: number, work: (i: number) => Promise<unknown>): Promise<void> {
    let underWay = 0;
    for (let i = 0; !this.over; ) {
      if (underWay < most) {
        underWay++;
        void work(i++)
          .catch((e: Error) => {
            if (!this.over) this.note(`fault of the attack: ${e.message}`);
          })
          .finally(() => {
            underWay--;
          });
      }
      await this.sleep(ms);
    }
  }

  /** A request, counted by its status and the code of the error. @param body as JSON; a text is sent as it is. @returns status 0 where no answer came */
  async call<T = Record<string, never>>(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<{ status: number; body: T }> {
    this.tried++;
    try {
      const response = await fetch(this.base + path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...this.headers, ...more },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        signal: AbortSignal.any([this.stop.signal, AbortSignal.timeout(PATIENCE)]),
      });
      const [cookie] = response.headers.getSetCookie();
      if (cookie) this.keep(cookie.split(';')[0]);
      const value = (await response.json().catch(() => ({}))) as T & { code?: string };
      this.note(response.status === 200 ? '200' : `${response.status} ${value.code ?? ''}`.trim());
      return { status: response.status, body: value };
    } catch (e) {
      if (!this.over) this.note((e as Error).name === 'TimeoutError' ? `no answer in ${PATIENCE / 1000} s` : 'connection closed');
      return { status: 0, body: {} as T };
    }
  }

  /** Stays who he was made. */
  protected keep(cookie: string): void {
    this.cookie = cookie;
  }

  /** A table with this board on it, asked for until there is one. @returns its id; '' when it is over before */
  async table(board: unknown): Promise<string> {
    while (!this.over) {
      const { status, body } = await this.call<TableInfo>('POST', '/api/scenarios', board);
      if (status === 200) return body.id;
      await this.sleep(2_000);
    }
    return '';
  }

  /** Takes a seat and plays by chance, quicker than anybody, for so long. @returns what he met there */
  async play(table: string, ms: number, think = 20): Promise<Measures> {
    const measures = newMeasures();
    const player = new LoadPlayer(this.base, { think }, measures, { 'x-forwarded-for': this.address });
    player.cookie = this.cookie;
    void player.connect(table);
    await this.sleep(ms);
    player.end();
    this.tried += measures.latencies.length + measures.refused;
    this.note('move made', measures.latencies.length);
    this.note('move refused', measures.refused);
    this.note('table closed', measures.closed.length);
    this.note('socket closed', measures.cut);
    for (const [code, n] of Object.entries(measures.errors)) this.note(`told: ${code}`, n);
    return measures;
  }

  /** A socket at a table; null where it was refused, which is counted. */
  socket(table: string): Promise<WebSocket | null> {
    this.tried++;
    return new Promise((done) => {
      const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: this.headers });
      const forget = this.atEnd(() => socket.terminate());
      socket.on('error', () => done(null));
      socket.on('close', () => {
        forget();
        done(null);
      });
      socket.on('unexpected-response', (_, answer) => {
        this.note(`socket: ${answer.statusCode}`);
        socket.terminate();
      });
      socket.on('open', () => done(socket));
    });
  }

  /** A connection over which bytes are sent as they are. */
  raw(first: string): Socket {
    this.tried++;
    const { hostname, port } = new URL(this.base);
    const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''), () => socket.write(first));
    const forget = this.atEnd(() => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', forget);
    return socket;
  }

  /** The lines with which a request begins. */
  head(line: string, ...headers: string[]): string {
    return [line, `host: ${new URL(this.base).host}`, ...Object.entries(this.headers).map(([k, v]) => `${k}: ${v}`), ...headers, ''].join(
      '\r\n',
    );
  }
}

/** Somebody who throws away what he is known by: he is somebody new each time. */
export class Nobody extends Attacker {
  protected override keep(): void {}
}
