/**
 * Runs a command with a PostgreSQL server of its own, in a temporary folder that is gone afterwards: `with-postgres.ts COMMAND…`. The command finds the
 * server's address in APNAP_TEST_DATABASE_URL. Looks for the programs on the path and where Debian puts them.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const DEBIAN = '/usr/lib/postgresql';

function programs(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map((v) => join(DEBIAN, v, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  const found = places.find((p) => existsSync(join(p, 'initdb')) && existsSync(join(p, 'postgres')));
  if (found === undefined) throw new Error('PostgreSQL is not installed: initdb and postgres were not found');
  return found;
}

/** PostgreSQL refuses to run as root: there its own user is taken. */
function person(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function accepts(bin: string, port: number): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0) return;
    await sleep(100);
  }
  throw new Error('PostgreSQL does not answer');
}

const ended = (child: ChildProcess): Promise<number> => new Promise((done) => child.on('exit', (code) => done(code ?? 1)));

const command = process.argv.slice(2);
if (command.length === 0) throw new Error('with-postgres.ts COMMAND…');
const bin = programs();
const who = person();
const folder = mkdtempSync(join(tmpdir(), 'apnap-postgres-'));
if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
const data = join(folder, 'data');
const options = { ...who, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'apnap', '-A', 'trust', '-E', 'UTF8', '--no-sync'], { ...options, stdio: 'ignore' });
const port = await freePort();
const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=200'];
const postgres = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((s) => ['-c', s])], { ...options, stdio: 'ignore' });
const gone = ended(postgres);
let code = 1;
try {
  await accepts(bin, port);
  const url = `postgres://apnap@127.0.0.1:${port}/postgres`;
  const [program, ...rest] = command;
  const child = spawn(program, rest, { stdio: 'inherit', env: { ...process.env, APNAP_TEST_DATABASE_URL: url } });
  code = await ended(child);
} finally {
  // SIGINT is PostgreSQL's "fast" end: clients are sent away, everything is written.
  postgres.kill('SIGINT');
  await gone;
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = code;
