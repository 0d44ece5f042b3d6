/** A server for a test: a data folder of its own, a port that is free. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, type ServerOptions, startServer } from '@apnap/server';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'apnap-test-'));

/** Starts one; what it reports is an error of the test. */
export async function testServer(
  o: Partial<ServerOptions> = {},
): Promise<RunningServer & { data: string; reports: string[]; end(): Promise<void> }> {
  const data = o.data ?? newFolder();
  const reports: string[] = [];
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    computerThreads: 1,
    perMinute: 100_000,
    ...o,
    data,
    report: (what) => reports.push(what),
  });
  return {
    ...server,
    data,
    reports,
    async end() {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
