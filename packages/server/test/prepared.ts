/**
 * Before all tests that start servers: what they start as processes is built from the sources that are there, and a data folder in which nothing has
 * happened is made once and copied by each of them. Making the embedded database takes seconds, copying it a tenth of one; that a server makes it is
 * tested by those that begin without a folder.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packedUnder } from '@apnap/system';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder to be copied. */
    prepared: string;
  }
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A server begins in a new folder and ends. */
function begun(data: string): Promise<void> {
  const command = ['packages/cli/dist/main.js', 'serve', '--port', '0', '--data', data];
  const server = spawn(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  server.stdout.on('data', (said) => {
    if (String(said).includes('http://')) server.kill('SIGTERM');
  });
  return new Promise((resolve, reject) => {
    server.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`a server that begins and ends gives status ${code}`))));
  });
}

export default async function prepare({ provide }: TestProject): Promise<() => void> {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-b', 'packages/cli'], { cwd: ROOT, stdio: 'inherit' });
  // What is packed already is left alone: others may be loading it.
  if (Object.keys(packedUnder(pathToFileURL(ROOT))).length === 0)
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/pack.ts'], { cwd: ROOT, stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'apnap-prepared-'));
  await begun(folder);
  provide('prepared', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
