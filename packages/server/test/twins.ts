/**
 * Twin games: the same is done in two worlds that differ only in what some may not know, and what reaches them is compared byte by byte. Here is how
 * somebody asks everything there is to ask: each number of an object and of an event that was ever seen, in each form of question, by socket and HTTP.
 */
import type { MagicDecision, OptionView, TableInfo } from '@apnap/protocol';
import { type Client, handlesIn, type Seat } from './client.js';

export const optionsOf = (d: MagicDecision): OptionView[] => (d.ask && 'options' in d.ask ? d.ask.options : []);

/** Somebody who must not learn, and all that reached him. */
export class Asker {
  /** Everything that came by HTTP. */
  readonly http: string[] = [];
  /** Sockets at other tables: what-ifs. */
  readonly elsewhere: Seat[] = [];
  questions = 0;
  private recorded: string[] | null = null;

  constructor(
    readonly client: Client,
    readonly seat: Seat,
    readonly table: string,
  ) {}

  /** Everything that reached him, in the order in which it came by each way. */
  get raw(): string[] {
    return this.recorded ?? [...this.seat.raw, ...this.elsewhere.flatMap((s) => s.raw), ...this.http];
  }

  /** What comes from now on does not count. */
  stop(): void {
    this.recorded = this.raw;
  }

  /** Numbers of objects that he has ever seen, wherever. */
  private get handles(): number[] {
    return handlesIn(this.raw.join('\n')).map(Number);
  }

  /** Numbers of events, those of abandoned timelines too. */
  private get events(): number[] {
    return [...new Set(this.raw.flatMap((text) => [...text.matchAll(/"event":(\d+)/g)].map((m) => Number(m[1]))))];
  }

  /** Asks all that can be asked by a socket; waits for all answers. */
  async ask(seat: Seat = this.seat): Promise<void> {
    const n = seat.game?.n ?? 0;
    const about: Record<string, unknown>[] = [
      ...this.handles.flatMap((h) => [{ object: h }, { cannot: h }]),
      ...this.events.map((e) => ({ event: e })),
      ...[16_384, 16_385, 32_768, 2 ** 47, 0, -1, -2].flatMap((h) => [{ object: h }, { cannot: h }]),
      ...this.handles.slice(0, 5).map((h) => ({ event: h })),
      ...this.events.slice(-5).map((e) => ({ object: e })),
    ];
    const messages: Record<string, unknown>[] = [
      ...about.map((a) => ({ type: 'why', about: a })),
      ...[0, 1, Math.max(0, n - 20), Math.max(0, n - 3), n, n + 1, n + 500].map((k) => ({ type: 'past', n: k })),
      ...['', 'a', 'bo', 'Echo', '闪电'].map((part) => ({ type: 'names', part })),
    ];
    const told = seat.others.length;
    messages.forEach((m, i) => {
      seat.send({ ...m, id: i + 1 } as never);
    });
    // Who may not answer is told so, whatever he sends.
    if (!seat.mine) seat.send({ type: 'answer', n, decision: seat.game?.decision?.id ?? 0, answer: { pick: [77] } } as never);
    const asked = messages.length + (seat.mine ? 0 : 1);
    this.questions += asked;
    await seat.until(() => seat.others.length >= told + asked, 120_000);
  }

  /** Asks all that can be asked by HTTP. */
  async fetch(game: number): Promise<void> {
    const path = `/api/tables/${this.table}`;
    const n = Math.max(0, (this.seat.game?.n ?? 0) - 2);
    const views = ['', '?as=watch', '?as=0', '?as=1', '?as=all', `?game=${game}`, `?game=${game}&n=${n}`, `?game=${game}&n=0&as=watch`];
    const whys = [
      ...this.handles.slice(-40).flatMap((h) => [`object=${h}`, `object=${h}&as=watch`]),
      ...this.events.slice(-20).flatMap((e) => [`event=${e}`, `event=${e}&as=watch`]),
    ];
    await this.get(path);
    await this.get('/api/tables', (v) => ({
      ...(v as object),
      data: (v as { data: TableInfo[] }).data.filter((t) => t.id === this.table),
    }));
    for (const v of views) await this.get(`${path}/replay${v}`);
    for (const q of whys) await this.get(`${path}/replay/why?game=1&n=${n}&${q}`);
  }

  private async get(path: string, of: (body: unknown) => unknown = (v) => v): Promise<void> {
    this.questions++;
    const { status, body } = await this.client.call<unknown>('GET', path);
    this.http.push(JSON.stringify([status, of(body)]));
  }
}

/** Answers to questions, which may have to be worked out on another thread: they come in their order, all else comes in its own. */
const isReply = (text: string): boolean => /^\{"type":(?:"refused","to":)?"(?:why|past|names|advice)"/.test(text);

/**
 * What was recorded, without what differs by chance: links, the values of handles (which of them are the same is compared), and whether a question was
 * answered before or after something else came.
 */
export function plain(asker: Asker): string[] {
  const ids = [asker.table, ...asker.elsewhere.map((s) => s.id)];
  const first = new Map<string, number>();
  const { raw } = asker;
  return [...raw.filter((t) => !isReply(t)), ...raw.filter(isReply)].map((t) =>
    ids
      .reduce((text, id, i) => text.replaceAll(id, `TABLE${i}`), t)
      .replace(/\b\d{10,15}\b/g, (handle) => {
        const known = first.get(handle) ?? first.size;
        first.set(handle, known);
        return `#${known}`;
      }),
  );
}

/** Bytes that differ between two records, and where the first of them is. */
export function difference(x: readonly string[], y: readonly string[]): { bytes: number; where: string } {
  let bytes = 0;
  let where = x.length === y.length ? '' : `${x.length} messages, ${y.length} messages`;
  for (let k = 0; k < Math.max(x.length, y.length); k++) {
    const [a = '', b = ''] = [x[k], y[k]];
    if (a === b) continue;
    let i = 0;
    while (i < a.length && a[i] === b[i]) i++;
    if (where === '' || bytes === 0)
      where = `${where} message ${k}: …${a.slice(Math.max(0, i - 200), i + 120)} <> …${b.slice(Math.max(0, i - 200), i + 120)}`;
    bytes += Math.max(a.length, b.length) - i;
  }
  return { bytes, where };
}
