/** A server with the built client and a browser, for tests with real Chromium. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@apnap/server';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Stage {
  url: string;
  server: RunningServer;
  browser: Browser;
  /** A browser of one person: its own cookies; what the console complains of is kept. */
  person(options?: BrowserContextOptions): Promise<{ context: BrowserContext; page: Page; complaints: string[] }>;
  close(): Promise<void>;
}

export async function setStage(): Promise<Stage> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) throw new Error(`no browser at ${executablePath}: install chromium, or set CHROMIUM`);
  const data = mkdtempSync(join(tmpdir(), 'apnap-browser-'));
  const server = await startServer({ data, port: 0, host: '127.0.0.1', perMinute: 1_000_000 });
  if (!server.hasClient) throw new Error('build the client first: npm run build -w packages/web');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  return {
    url: server.url,
    server,
    browser,
    person: async (options) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en',
        reducedMotion: 'reduce',
        ...options,
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (e) => complaints.push(String(e)));
      page.on('console', (m) => {
        if (m.type() === 'error' || m.type() === 'warning') complaints.push(m.text());
      });
      return { context, page, complaints };
    },
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
