/** Where the events of a server go: as sentences to standard error, or as lines of JSON to standard output. */
import { EVENTS, type EventId, LEVELS, type Level, type LogEntry } from '@apnap/server/log';
import type { Lang } from '@apnap/words';
import { CliError, type Io } from '../io.js';
import { text } from '../text/text.js';

export interface LogOptions {
  log: string;
  logLevel: string;
}

/** What a server says, and what is said of it. */
export interface ServeLog {
  /** Whether sentences are for people: else standard output has lines of JSON only. */
  readonly words: boolean;
  take(entry: LogEntry): void;
  tell(event: EventId, fields?: LogEntry['fields']): void;
}

const isLevel = (s: string): s is Level => (LEVELS as readonly string[]).includes(s);

/** As the options want it. @throws CliError naming the one that is wrong */
export async function serveLog(io: Io, lang: Lang, o: LogOptions): Promise<ServeLog> {
  const wrong = (option: string, value: string, list: readonly string[]): CliError =>
    new CliError(2, text(lang, 'error.optionValue', { option, value, expected: text(lang, 'expect.oneOf', { list: list.join(', ') }) }));
  const { log: form, logLevel: level } = o;
  if (!isLevel(level)) throw wrong('--log-level', level, LEVELS);
  if (form === 'json') return asJson(io, level);
  if (form !== 'text') throw wrong('--log', form, ['text', 'json']);
  const least = LEVELS.indexOf(level);
  const take = (e: LogEntry): void => {
    if (e.text !== undefined && LEVELS.indexOf(e.level) >= least) io.err(`${e.text}\n`);
  };
  return { words: true, take, tell() {} };
}

/** One line of JSON an event. The library is loaded where somebody wants it. */
async function asJson(io: Io, level: Level): Promise<ServeLog> {
  const { pino } = await import('pino');
  const out = pino(
    { level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } },
    { write: (line: string) => io.out(line) },
  );
  const take = ({ level: of, event, fields }: LogEntry): void => out[of]({ event, ...fields });
  return { words: false, take, tell: (event, fields = {}) => take({ event, level: EVENTS[event][0], fields }) };
}
