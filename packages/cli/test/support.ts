/** Runs the command in this process and keeps what it says. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Io, run } from '@apnap/cli';

export interface Said {
  code: number;
  out: string;
  err: string;
}

export async function apnap(args: readonly string[], env: Record<string, string> = {}): Promise<Said> {
  const said: Said = { code: -1, out: '', err: '' };
  const io: Io = {
    out: (t) => {
      said.out += t;
    },
    err: (t) => {
      said.err += t;
    },
    outIsTerminal: false,
    lines: async function* () {},
    errIsTerminal: false,
    columns: 100,
    env,
    now: () => performance.now(),
    wait: async () => {},
  };
  said.code = await run(args, io);
  return said;
}

/** A file name in a directory of its own. */
export const scratch = (name: string): string => join(mkdtempSync(join(tmpdir(), 'apnap-')), name);

export const RANDOM = ['--players', 'random,random'];

/** The tournament desk on one event file: what a subcommand says, and what it prints as JSON (a failure throws what it said). */
export interface Desk {
  file: string;
  said(...args: string[]): Promise<Said>;
  json<T = Doc>(...args: string[]): Promise<T>;
}

/** A JSON document, as far as a test looks at it. */
export type Doc = Record<string, unknown>;

/** A desk whose commands happen at this moment, by Kim, unless they say another one. */
export function deskOn(file: string, at = '2017-02-01T09:00:00Z'): Desk {
  const said = (...args: string[]): Promise<Said> => {
    const when = args.includes('--at') ? [] : ['--at', at];
    return apnap(['tournament', ...args, ...when, '--by', 'Kim', '--event', file]);
  };
  const json = async <T = Doc>(...args: string[]): Promise<T> => {
    const s = await said(...args, '--json');
    if (s.code !== 0) throw new Error(`${args.join(' ')}: ${s.err}`);
    return JSON.parse(s.out) as T;
  };
  return { file, said, json };
}

/** A round as the commands print it. */
export interface RoundDoc {
  round: number;
  pairings: { table: number; a: string; b: string; result?: string; how?: string; outcome?: string; extension?: number }[];
  byes: { player: string }[];
}

/** Reports all tables of the newest round, the upper player winning. */
export async function playRound(d: Desk): Promise<RoundDoc> {
  const round = await d.json<RoundDoc>('pair');
  await d.said('publish');
  for (const p of round.pairings) await d.said('report', String(p.table), '2-0');
  return round;
}

export const EIGHT = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
