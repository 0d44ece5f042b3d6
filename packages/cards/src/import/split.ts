/** Taking a large JSON text apart as its bytes come in: the caller says which values it wants whole, which to go into, which to pass over. */

import type { Message, MessageId } from '../messages.js';

/** The way to a value: keys and places. */
export type Path = readonly (string | number)[];

/** What is to be done with a value: go into it, have all its bytes, or pass over it. */
export type Verdict = 'into' | 'take' | 'skip';

export interface SplitHandler {
  /** Asked when a value begins. @param kind its first character, or `x` for a number, true, false or null. */
  at(path: Path, kind: '{' | '[' | '"' | 'x'): Verdict;
  /** A value that was to be taken. @param line the line it begins on, from 1. */
  value(path: Path, bytes: Uint8Array, line: number): void;
  /** The end of a value that was gone into. */
  leave(path: Path): void;
}

/** The text is not JSON where the splitter looked. */
export class SplitError extends Error {
  constructor(
    readonly said: Message,
    readonly line: number,
  ) {
    super(said.id);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NEWLINE = 0x0a;
const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST, COLON, COMMA] = [0x7b, 0x7d, 0x5b, 0x5d, 0x3a, 0x2c];
const isSpace = (c: number): boolean => c === 0x20 || c === NEWLINE || c === 0x0d || c === 0x09;

interface Level {
  list: boolean;
  /** Whether a value has been read since it opened, so that a comma must come. */
  begun: boolean;
}

/** What comes next where the splitter looks itself. */
type Wanted = 'value' | 'key' | 'colon' | 'comma';

/** The splitter. */
export class JsonSplitter {
  private line = 1;
  private readonly levels: Level[] = [];
  private readonly path: (string | number)[] = [];
  private wanted: Wanted = 'value';
  /** What a value that is read to its end is for; undefined between values. */
  private reading: 'take' | 'skip' | 'key' | undefined;
  private pieces: Uint8Array[] = [];
  private depth = 0;
  private inString = false;
  private escaped = false;
  /** A number or a word, which ends only where something else begins. */
  private bare = false;
  private beganAt = 1;

  constructor(private readonly handler: SplitHandler) {}

  /** The next bytes. @throws SplitError */
  push(chunk: Uint8Array): void {
    let at = 0;
    while (at < chunk.length) at = this.reading === undefined ? this.look(chunk, at) : this.readOn(chunk, at);
  }

  /** No more bytes. @throws SplitError when something was still open. */
  end(): void {
    if (this.reading !== undefined && this.bare && this.levels.length === 0) this.finish(new Uint8Array());
    if (this.reading !== undefined || this.levels.length > 0) throw new SplitError({ id: 'json.ends', params: {} }, this.line);
  }

  /** Looks at one byte between values; gives the place to go on from. */
  private look(chunk: Uint8Array, at: number): number {
    const c = chunk[at];
    if (c === NEWLINE) this.line++;
    // A byte order mark before everything.
    if (isSpace(c) || (this.levels.length === 0 && (c === 0xef || c === 0xbb || c === 0xbf))) return at + 1;
    const level = this.levels[this.levels.length - 1];
    if (level && c === (level.list ? CLOSE_LIST : CLOSE) && (this.wanted === 'comma' || !level.begun)) {
      this.close();
      return at + 1;
    }
    switch (this.wanted) {
      case 'comma':
        if (c !== COMMA) throw this.unexpected(c, 'json.comma');
        this.wanted = level.list ? 'value' : 'key';
        if (level.list) (this.path[this.path.length - 1] as number)++;
        return at + 1;
      case 'colon':
        if (c !== COLON) throw this.unexpected(c, 'json.colon');
        this.wanted = 'value';
        return at + 1;
      case 'key':
        if (c !== QUOTE) throw this.unexpected(c, 'json.key');
        level.begun = true;
        this.read('key', c);
        return at;
      case 'value':
        return this.begin(c, at);
      default: {
        const unknown: never = this.wanted;
        throw new Error(`unknown state ${String(unknown)}`);
      }
    }
  }

  private unexpected(c: number, id: MessageId): SplitError {
    return new SplitError({ id, params: { char: String.fromCharCode(c) } }, this.line);
  }

  private begin(c: number, at: number): number {
    const level = this.levels[this.levels.length - 1];
    if (level) level.begun = true;
    const kind = c === OPEN ? '{' : c === OPEN_LIST ? '[' : c === QUOTE ? '"' : 'x';
    if (kind === 'x' && !/[-0-9a-zA-Z]/.test(String.fromCharCode(c))) throw this.unexpected(c, 'json.value');
    const verdict = this.handler.at(this.path, kind);
    if (verdict === 'into' && (kind === '{' || kind === '[')) {
      this.levels.push({ list: kind === '[', begun: false });
      this.path.push(kind === '[' ? 0 : '');
      this.wanted = kind === '[' ? 'value' : 'key';
      return at + 1;
    }
    this.read(verdict === 'take' ? 'take' : 'skip', c);
    return at;
  }

  private read(reading: 'take' | 'skip' | 'key', c: number): void {
    this.reading = reading;
    this.pieces = [];
    this.depth = 0;
    this.inString = false;
    this.escaped = false;
    this.bare = c !== QUOTE && c !== OPEN && c !== OPEN_LIST;
    this.beganAt = this.line;
  }

  private close(): void {
    this.levels.pop();
    this.path.pop();
    this.handler.leave(this.path);
    this.wanted = this.levels.length === 0 ? 'value' : 'comma';
  }

  /** Reads on in a value; gives the place after it, or the end of the chunk. */
  private readOn(chunk: Uint8Array, from: number): number {
    let { inString, escaped, depth, line } = this;
    let end = -1;
    let i = from;
    for (; i < chunk.length; i++) {
      const c = chunk[i];
      if (c === NEWLINE) line++;
      if (inString) {
        if (escaped) escaped = false;
        else if (c === BACKSLASH) escaped = true;
        else if (c === QUOTE) {
          inString = false;
          if (depth === 0) end = i + 1;
        }
      } else if (this.bare) {
        if (isSpace(c) || c === COMMA || c === CLOSE || c === CLOSE_LIST) end = i;
      } else if (c === QUOTE) inString = true;
      else if (c === OPEN || c === OPEN_LIST) depth++;
      else if (c === CLOSE || c === CLOSE_LIST) {
        depth--;
        if (depth === 0) end = i + 1;
      }
      if (end >= 0) break;
    }
    // The newline that ends a bare value is looked at again.
    if (end === i && i < chunk.length && chunk[i] === NEWLINE) line--;
    Object.assign(this, { inString, escaped, depth, line });
    const piece = chunk.subarray(from, end < 0 ? chunk.length : end);
    if (end < 0) {
      // A piece is kept beyond this chunk, whose memory may be used again.
      if (this.reading !== 'skip') this.pieces.push(piece.slice());
      return chunk.length;
    }
    this.finish(piece);
    return end;
  }

  private finish(last: Uint8Array): void {
    const { reading } = this;
    this.reading = undefined;
    if (reading === 'key') {
      this.path[this.path.length - 1] = JSON.parse(new TextDecoder().decode(this.join(last))) as string;
      this.wanted = 'colon';
      return;
    }
    this.wanted = this.levels.length === 0 ? 'value' : 'comma';
    if (reading === 'take') this.handler.value(this.path, this.join(last), this.beganAt);
  }

  private join(last: Uint8Array): Uint8Array {
    if (this.pieces.length === 0) return last;
    const all = [...this.pieces, last];
    const out = new Uint8Array(all.reduce((sum, p) => sum + p.length, 0));
    let at = 0;
    for (const p of all) {
      out.set(p, at);
      at += p.length;
    }
    this.pieces = [];
    return out;
  }
}

/** The lines of a text as its bytes come in. */
export class LineSplitter {
  private pieces: Uint8Array[] = [];
  private line = 0;

  /** @param take told each line that is not empty, and its number. */
  constructor(private readonly take: (text: string, line: number) => void) {}

  push(chunk: Uint8Array): void {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      this.give(chunk.subarray(from, at));
      from = at + 1;
    }
    if (from < chunk.length) this.pieces.push(chunk.slice(from));
  }

  end(): void {
    if (this.pieces.length > 0) this.give(new Uint8Array());
  }

  private give(last: Uint8Array): void {
    this.line++;
    const decoder = new TextDecoder();
    const text = `${this.pieces.map((p) => decoder.decode(p, { stream: true })).join('')}${decoder.decode(last)}`;
    this.pieces = [];
    if (text.trim() !== '') this.take(text, this.line);
  }
}
