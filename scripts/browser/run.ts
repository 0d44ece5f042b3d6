/**
 * The same games in Node and in a browser come to the same hashes: the engine depends on no machine.
 *
 *     npm run test:browser -- [games]
 *
 * Needs Chromium (CHROMIUM, or /usr/bin/chromium). Ends with status 1 when a hash differs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { embeddedFile } from '@apnap/cards';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { type Played, playGames } from './games.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One script with everything the page needs. */
async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('./page.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    conditions: ['source'],
    write: false,
    logLevel: 'error',
  });
  return result.outputFiles[0].text;
}

/** Serves the page on this machine only. */
function serve(script: string): Promise<Server> {
  const page = '<!doctype html><meta charset="utf-8"><title>apnap</title><link rel="icon" href="data:,"><script src="/games.js"></script>';
  const server = createServer((request, response) => {
    if (request.url === '/cards.db') {
      response.setHeader('content-type', 'application/octet-stream');
      response.end(readFileSync(embeddedFile()));
      return;
    }
    const isScript = request.url === '/games.js';
    response.setHeader('content-type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8');
    response.end(isScript ? script : page);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function playInBrowser(executablePath: string, count: number): Promise<Played[]> {
  const server = await serve(await bundle());
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (e) => errors.push(String(e)));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    if (errors.length > 0) throw new Error(`the page fails to load: ${errors.join('; ')}`);
    return await page.evaluate((n) => (window as unknown as { play(count: number): Promise<Played[]> }).play(n), count);
  } finally {
    await browser.close();
    server.close();
  }
}

const count = Number(process.argv[2] ?? 16);
if (!Number.isInteger(count) || count < 1) throw new Error('usage: npm run test:browser -- [number of games]');
const executable = process.env.CHROMIUM ?? '/usr/bin/chromium';
if (!existsSync(executable)) throw new Error(`no browser at ${executable}: install chromium, or set CHROMIUM`);

const here = playGames(count);
const there = await playInBrowser(executable, count);
const different = here.filter((game, i) => JSON.stringify(game) !== JSON.stringify(there[i]));
for (const game of different) {
  const other = there.find((g) => g.seed === game.seed);
  process.stderr.write(`browser: "${game.seed}" differs: node ${JSON.stringify(game)}, browser ${JSON.stringify(other)}\n`);
}
if (different.length > 0 || there.length !== here.length) {
  process.stderr.write(`browser: ${different.length} of ${count} games differ\n`);
  process.exit(1);
}
process.stdout.write(`browser: ${count} games, hashes equal\n`);
