/** A client of the load test: a guest at a table, who answers by chance, after as long as a person would think. Cheap on purpose: the server is measured. */
import { performance } from 'node:perf_hooks';
import type { Answer } from '@apnap/kernel';
import { apply, type ClientMessage, type MagicDecision, type MagicView, type ServerMessage, type TableView } from '@apnap/protocol';
import WebSocket from 'ws';

/** What all players of a run share. */
export interface Measures {
  /** Milliseconds from sending an answer to being shown the game after it. */
  latencies: number[];
  refused: number;
  /** What must never happen: something that was acknowledged is not there any more. */
  lost: string[];
  bytes: number;
  games: number;
  /** Errors that the server sent by itself, by their code: to wait a little is one of them. */
  errors: Record<string, number>;
  /** Lines that broke, and were mended. */
  cut: number;
  /** Tables that were closed for good, and why. */
  closed: string[];
}

export const newMeasures = (): Measures => ({ latencies: [], refused: 0, lost: [], bytes: 0, games: 0, errors: {}, cut: 0, closed: [] });

export interface Pace {
  /** Milliseconds a player thinks, on average; at least a tenth of it. */
  think: number;
}

/** A legal answer by chance; what is asked in the course of casting is answered in the usual way. */
export function byChance(d: MagicDecision): Answer {
  const { ask } = d;
  if (ask === null) throw new Error('nothing is asked');
  if (d.kind === 'act' && ask.form === 'pick') {
    const acts = ask.options.flatMap((o, i) => (o.act === 'pass' || o.act === 'mana' ? [] : [i]));
    if (acts.length === 0 || Math.random() < 0.15) return { pick: [0] };
    return { pick: [acts[Math.floor(Math.random() * acts.length)]] };
  }
  if (d.kind === 'attackers' && ask.form === 'pair')
    return {
      pairs: ask.options.flatMap((_, i): [number, number][] =>
        ask.allowed[i].length > 0 && Math.random() < 0.7 ? [[i, ask.allowed[i][0]]] : [],
      ),
    };
  if (d.kind === 'targets' && ask.form === 'pick' && ask.max === 1 && ask.options.length > 0)
    return { pick: [Math.floor(Math.random() * ask.options.length)] };
  return d.fallback ?? { pick: [] };
}

export class LoadPlayer {
  cookie = '';
  game: MagicView | null = null;
  table: TableView | null = null;
  /** Lines of the log that were told: number and last event. */
  private lines = 0;
  private lastEvent = -1;
  private socket: WebSocket | null = null;
  private timer: NodeJS.Timeout | null = null;
  private sentAt = 0;
  private sentN = -1;
  private careful = false;
  private kept: { game: number; n: number; lines: number; lastEvent: number } | null = null;
  private ended = false;
  /** Resolved when the table is shown. */
  private arrived: (() => void) | null = null;

  constructor(
    readonly base: string,
    private readonly pace: Pace,
    private readonly measures: Measures,
    /** What is sent with each request besides. */
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  async call<T>(method: string, path: string, body: unknown): Promise<T> {
    const response = await fetch(this.base + path, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.cookie, ...this.headers },
      body: JSON.stringify(body),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0];
    const value = (await response.json()) as T;
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(value)}`);
    return value;
  }

  /** Sits down: resolved when the table is shown. */
  connect(id: string): Promise<void> {
    return new Promise((resolve) => {
      const open = (): void => {
        if (this.ended) return;
        const headers = { cookie: this.cookie, ...this.headers };
        const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/tables/${id}/socket`, { headers });
        this.socket = socket;
        this.arrived = resolve;
        socket.on('message', (data) => {
          const text = String(data);
          this.measures.bytes += text.length;
          if (socket === this.socket) this.take(JSON.parse(text) as ServerMessage);
        });
        socket.on('error', () => {});
        socket.on('close', () => {
          if (socket !== this.socket) return;
          this.measures.cut++;
          this.pauseHere();
          setTimeout(open, 300 + Math.random() * 700);
        });
      };
      open();
    });
  }

  /** What is remembered of the moment the line broke, to compare with what is there afterwards. */
  private pauseHere(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.sentN = -1;
    if (this.game && this.table) this.kept ??= { game: this.table.info.game, n: this.game.n, lines: this.lines, lastEvent: this.lastEvent };
  }

  /** Whether a broken line has been mended. */
  get isBack(): boolean {
    return this.kept === null;
  }

  /** Milliseconds for which the answer that was sent has been waited for. */
  get waitingFor(): number {
    return this.sentN < 0 ? 0 : performance.now() - this.sentAt;
  }

  private take(m: ServerMessage): void {
    switch (m.type) {
      case 'table':
        this.table = m.table;
        this.game = m.game as MagicView | null;
        this.lines = m.log.length;
        this.lastEvent = m.log[m.log.length - 1]?.event ?? -1;
        this.compare(m.log.map((l) => l.event));
        this.arrived?.();
        this.arrived = null;
        break;
      case 'update':
        this.table = apply(this.table, m.table);
        this.game = apply(this.game, m.game);
        this.lines += m.log.length;
        this.lastEvent = m.log[m.log.length - 1]?.event ?? this.lastEvent;
        break;
      case 'refused':
        this.measures.refused++;
        this.careful = true;
        this.sentN = -1;
        break;
      case 'error':
        this.measures.errors[m.code] = (this.measures.errors[m.code] ?? 0) + 1;
        return;
      default:
        return;
    }
    const { info } = this.table ?? {};
    if (info?.closed) {
      // Nobody plays here any more.
      this.measures.closed.push(`table ${info.id}: ${info.closed.en}`);
      this.end();
      return;
    }
    this.goOn();
  }

  private compare(events: readonly number[]): void {
    const { kept } = this;
    this.kept = null;
    if (!kept || !this.table || !this.game || this.table.info.game !== kept.game) return;
    if (this.game.n < kept.n) this.measures.lost.push(`table ${this.table.info.id}: ${kept.n} answers were seen, ${this.game.n} are there`);
    else if (kept.lines > 0 && events[kept.lines - 1] !== kept.lastEvent)
      this.measures.lost.push(`table ${this.table.info.id}: the log is another`);
  }

  private goOn(): void {
    const { game, table } = this;
    if (!game || !table) return;
    if (this.sentN >= 0 && game.n > this.sentN) {
      this.measures.latencies.push(performance.now() - this.sentAt);
      this.sentN = -1;
      this.careful = false;
    }
    if (this.timer || this.sentN >= 0) return;
    const over = table.info.phase === 'over' && !table.offers.rematch.includes(table.info.mySeat ?? -1);
    if (!game.decision?.mine && !over) return;
    this.timer = setTimeout(() => this.act(), this.pause());
  }

  /** Times between answers of people are about exponential. */
  private pause(): number {
    const least = this.pace.think / 10;
    return least - Math.log(1 - Math.random()) * (this.pace.think - least);
  }

  private act(): void {
    this.timer = null;
    const { game, table } = this;
    if (!game || !table || this.socket?.readyState !== WebSocket.OPEN) return;
    if (table.info.phase === 'over') {
      if (table.info.mySeat === 0) this.measures.games++;
      this.send({ type: 'rematch' });
      return;
    }
    const d = game.decision;
    if (!d?.mine) return;
    this.sentAt = performance.now();
    this.sentN = game.n;
    const answer = this.careful ? (d.fallback ?? byChance(d)) : byChance(d);
    this.send({ type: 'answer', n: game.n, decision: d.id, answer } as ClientMessage);
  }

  private send(m: ClientMessage): void {
    this.socket?.send(JSON.stringify(m));
  }

  /** Leaves for good. */
  end(): void {
    this.ended = true;
    if (this.timer) clearTimeout(this.timer);
    const { socket } = this;
    this.socket = null;
    socket?.terminate();
  }
}
