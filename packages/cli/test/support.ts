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
