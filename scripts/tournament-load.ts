/**
 * A round of many players, each with a phone: how long it takes from pairing to the published page, and until every phone knows its table.
 *
 *     npx tsx --conditions=source scripts/tournament-load.ts [players, 400]
 *
 * The phones are sockets in a process of their own. Ends with status 1 where it takes longer than it may: 3 s and 5 s.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PublicTournament, TournamentMessage } from '@apnap/protocol';
import { startServer } from '@apnap/server';
import WebSocket from 'ws';

/** Milliseconds it may take. */
const PUBLISHED = 3000;
const KNOWN = 5000;

interface Phones {
  url: string;
  id: string;
  /** Codes by which each plays as an entrant. */
  codes: string[];
}

/** The phones: each shows its code, follows the tournament, and says when it knows its table. */
async function phones({ url, id, codes }: Phones): Promise<void> {
  let known = 0;
  const one = async (code: string): Promise<void> => {
    const response = await fetch(`${url}/api/tournaments/${id}/codes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    const cookie = response.headers.getSetCookie()[0].split(';')[0];
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tournaments/${id}/socket`, { headers: { cookie } });
    let told = false;
    socket.on('message', (data) => {
      const { mine } = JSON.parse(String(data)) as TournamentMessage;
      if (mine.entrant?.match && !told) {
        told = true;
        known++;
        if (known === codes.length) process.send?.({ known: Date.now() });
      }
    });
    await new Promise((r) => socket.once('message', r));
  };
  for (let i = 0; i < codes.length; i += 20) await Promise.all(codes.slice(i, i + 20).map(one));
  process.send?.({ ready: true });
}

async function measure(players: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'apnap-load-'));
  const plenty = { person: { rate: 1000, burst: 1e9 }, address: { rate: 1000, burst: 1e9 } };
  const server = await startServer({
    data,
    port: 0,
    host: '127.0.0.1',
    perMinute: 10_000_000,
    perSecond: 1000,
    shares: { playing: plenty, working: plenty },
    report: (what) => process.stderr.write(`${what}\n`),
  });
  let cookie = '';
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(';')[0];
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const { id } = await call<PublicTournament>('POST', '/tournaments', { name: 'Load', rounds: 9 });
  const table = ['name,number', ...Array.from({ length: players }, (_, i) => `Player ${i + 1},${10_000 + i}`)].join('\n');
  await call('POST', `/tournaments/${id}/act`, { what: { act: 'import', file: Buffer.from(table).toString('base64') } });
  const { entrants } = await call<{ entrants: Record<string, string> }>('GET', `/tournaments/${id}/codes`);
  const child = fork(fileURLToPath(import.meta.url), [], { execArgv: process.execArgv, env: { ...process.env, PHONES: '1' } });
  const heard = (what: 'ready' | 'known'): Promise<number> =>
    new Promise((resolve) => child.on('message', (m: Record<string, number>) => what in m && resolve(m[what])));
  const ready = heard('ready');
  const known = heard('known');
  child.send({ url: server.url, id, codes: Object.values(entrants) } satisfies Phones);
  await ready;
  await call('POST', `/tournaments/${id}/act`, { what: { act: 'start' } });
  const begun = Date.now();
  await call('POST', `/tournaments/${id}/act`, { what: { act: 'pair' } });
  const paired = Date.now();
  await call('POST', `/tournaments/${id}/act`, { what: { act: 'publish', clock: true } });
  await call<PublicTournament>('GET', `/tournaments/${id}`);
  const published = Date.now();
  const all = (await known) - paired;
  process.stdout.write(
    `${players} players: from pairing to the published page ${published - begun} ms (pairing ${paired - begun}); all ${players} phones know their tables ${all} ms after publishing began\n`,
  );
  child.kill();
  await server.close();
  rmSync(data, { recursive: true, force: true });
  process.exit(published - begun <= PUBLISHED && all <= KNOWN ? 0 : 1);
}

if (process.env.PHONES) process.on('message', (m: Phones) => void phones(m));
else await measure(Number(process.argv[2] ?? 400));
