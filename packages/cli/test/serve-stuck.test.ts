/** `apnap serve` when the program itself does nothing any more: it is ended, with a sentence and a code. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endAll, serve, stop, words } from './served.js';

/** Loaded in every thread before anything else. In the one that serves: from two seconds after it listens on it does nothing any more but this. */
const from = (what: string): string => `
  import net from 'node:net';
  const { listen } = net.Server.prototype;
  net.Server.prototype.listen = function (...all) {
    setTimeout(() => { ${what} }, 2000);
    return listen.apply(this, all);
  };`;

let root = '';
/** It works for ever, or waits for ever: the second takes no processor for the minute until that is seen. */
let spin = '';
let wait = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'apnap-stuck-'));
  [spin, wait] = [join(root, 'spin.mjs'), join(root, 'wait.mjs')];
  writeFileSync(spin, from('for (;;);'));
  writeFileSync(wait, from('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'));
});
afterAll(() => {
  endAll();
  rmSync(root, { recursive: true, force: true });
});

function copy(name: string): string {
  const folder = join(root, name);
  cpSync(inject('prepared'), folder, { recursive: true });
  return folder;
}

describe('a server that does nothing any more', () => {
  it('is ended by SIGTERM within seconds, with a sentence and a code', async () => {
    const s = serve(copy('ended'), { env: { NODE_OPTIONS: `--import ${spin}` } });
    expect(await s.url).not.toBeNull();
    await new Promise((done) => setTimeout(done, 4000));
    const began = performance.now();
    const late = setTimeout(() => s.process.kill('SIGKILL'), 40_000);
    expect(await stop(s)).toMatchObject({ code: 5 });
    clearTimeout(late);
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(words(s).at(-1)).toMatch(/did not finish within \d+ s and was ended; nothing that was acknowledged is lost/);
  });

  it('is ended without being asked, and starts again', async () => {
    const data = copy('stuck');
    const s = serve(data, { env: { NODE_OPTIONS: `--import ${wait}` } });
    expect(await s.url).not.toBeNull();
    const { code } = await s.ended;
    expect([code, words(s).at(-1)]).toEqual([5, expect.stringMatching(/has done nothing for \d+ s and was ended/)]);
    const t = serve(data);
    expect(await t.url).not.toBeNull();
    expect(await stop(t)).toMatchObject({ code: 0 });
  }, 240_000);
});
