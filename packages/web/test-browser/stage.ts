/** A server with the built client, a browser, and people in front of it. */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type Child, startChild } from '../../server/test/process.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** How long anything may take on a machine with much else to do. */
export const PATIENCE = 60_000;

export interface Person {
  context: BrowserContext;
  page: Page;
  /** What the console complained of; see {@link clean}. */
  complaints: string[];
}

export interface Stage {
  url: string;
  browser: Browser;
  /** A browser of one person, with cookies of its own. */
  person(options?: BrowserContextOptions): Promise<Person>;
  close(): Promise<void>;
}

/** The time of the newest file in a folder. */
const newest = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { withFileTypes: true }).map((f) =>
      f.isDirectory() ? newest(join(folder, f.name)) : statSync(join(folder, f.name)).mtimeMs,
    ),
  );

/** Builds the client, where it was changed since it was built last. */
export async function builtClient(): Promise<void> {
  const page = here('../dist/index.html');
  if (existsSync(page) && statSync(page).mtimeMs > newest(here('../src'))) return;
  const { build: bundle } = await import('vite');
  await bundle({ root: here('..'), logLevel: 'error' });
}

/** What the tests put into each page: {@link ./page/main.ts}, in one script. */
async function script(): Promise<string> {
  const result = await build({
    entryPoints: [here('./page/main.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2023',
    write: false,
    logLevel: 'error',
  });
  return result.outputFiles[0].text;
}

/** An empty folder; gone when the process ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'apnap-browser-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server in a process of its own, as a test may kill it. */
export const serverOn = (folder: string, port = 0): Promise<Child> => startChild({ data: folder, remove: async () => {} }, port);

/** Sets the stage. */
export async function setStage(): Promise<Stage> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) throw new Error(`no browser at ${executablePath}: install chromium, or set CHROMIUM`);
  await builtClient();
  const [server, eyes, browser] = await Promise.all([serverOn(newFolder()), script(), chromium.launch({ executablePath, args: FLAGS })]);
  return {
    url: server.url,
    browser,
    person: async (options) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en',
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(PATIENCE);
      await context.addInitScript({ content: eyes });
      const page = await context.newPage();
      const complaints: string[] = [];
      listen(page, complaints);
      context.on('page', (other) => listen(other, complaints));
      return { context, page, complaints };
    },
    close: async () => {
      await browser.close();
      await server.kill();
      if (server.errors.length > 0) throw new Error(`the server reports: ${server.errors.join('')}`);
    },
  };
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (e) => complaints.push(String(e)));
  page.on('console', (m) => {
    if (m.type() === 'error' || m.type() === 'warning') complaints.push(`${m.text()} ${m.location().url}`);
  });
}

/** @throws where the console complained of anything but what was `meant` to happen. */
export function clean(who: Person, meant?: RegExp): void {
  const real = who.complaints.filter((c) => !meant?.test(c));
  if (real.length > 0) throw new Error(`the console complains: ${real.slice(0, 5).join(' | ')}`);
}
