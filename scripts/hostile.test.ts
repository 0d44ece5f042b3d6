/** The script that attacks a server is itself kept alive: until each attack was met. What it finds in two minutes is for `npm run hostile`. */
import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { isLoopback, onlyHere } from './hostile/loopback.js';
import type { Outcome } from './hostile/run.js';
import { memoryOf, percentile, type Sample } from './hostile/verdict.js';

/** What those who send what is no request and no message are told. */
const TOLD = ['413 tooLarge', '400 badRequest', 'told: badRequest'];

/** The script as it is called. */
function script(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const node = ['--conditions=source', '--import', 'tsx', 'scripts/hostile.ts', ...args];
  return new Promise((done) => {
    const child = execFile(process.execPath, node, { maxBuffer: 2 ** 24 }, (_, out, err) => done({ code: child.exitCode ?? -1, out, err }));
  });
}

describe('the hostile clients', () => {
  it('attack nothing but this machine', async () => {
    for (const host of ['127.0.0.1', '127.9.9.9', '::1', 'localhost']) expect([host, isLoopback(host)]).toEqual([host, true]);
    for (const host of ['0.0.0.0', '::', '10.0.0.1', 'example.org', '127.0.0.1.example.org', '127.1', ''])
      expect([host, isLoopback(host)]).toEqual([host, false]);
    expect(() => onlyHere('http://127.0.0.1:4040')).not.toThrow();
    expect(() => onlyHere('http://[::1]:4040')).not.toThrow();
    expect(() => onlyHere('http://10.0.0.1:4040')).toThrow(/not on this machine/);
    const { code, out, err } = await script('--host', '192.0.2.1');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('192.0.2.1');
  });

  it('are refused, while an honest game goes on and the server lives', async () => {
    // As long as it takes until each has met what it has to: on a machine with other work that is longer.
    const until = [...TOLD, 'line: 400', '404 noTable', '400 badName'].join(',');
    const { out, err } = await script('--seconds', '180', '--until', until, '--quiet', '1', '--think', '150', '--json');
    expect(err).toBe('');
    // Times and memory of so short a run on a machine with other work say nothing: they are not looked at here.
    const { attacks, honest, server, samples } = JSON.parse(out) as Outcome;
    expect(server.died).toBe(false);
    expect(honest.lost).toEqual([]);
    expect(honest.cut).toBe(0);
    expect(honest.quiet.answers).toBeGreaterThan(0);
    expect(honest.attacked.answers).toBeGreaterThan(0);
    expect(samples.length).toBeGreaterThan(0);
    expect(attacks).toHaveLength(10);
    for (const { name, tried } of attacks) expect([name, tried > 0]).toEqual([name, true]);
    const answers = attacks.flatMap((a) => Object.keys(a.answers));
    expect(answers.filter((a) => a.startsWith('fault of the attack'))).toEqual([]);
    for (const answer of TOLD) expect(answers).toContain(answer);
    expect(answers.filter((a) => /^4\d\d/.test(a)).length).toBeGreaterThan(3);
    expect(answers.filter((a) => a.startsWith('500'))).toEqual([]);
  }, 240_000);
});

describe('what is made of the measures', () => {
  const run = (mb: (at: number) => number): Sample[] => Array.from({ length: 241 }, (_, i) => ({ at: i / 2, mb: mb(i / 2) }));

  it('a percentile is the value under which so many lie', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect([percentile(values, 50), percentile(values, 95), percentile(values, 100)]).toEqual([51, 96, 100]);
    expect(percentile([], 95)).toBeNaN();
  });

  it('memory that fills while it gets warm, and breathes, is flat; memory that goes on growing is not', () => {
    expect(
      memoryOf(
        run((at) => 500 + Math.min(at, 40) * 15),
        120,
      ),
    ).toMatchObject({ start: 500, warm: 1100, middle: 1100, last: 1100, flat: true });
    expect(
      memoryOf(
        run((at) => 1000 + 100 * Math.sin(at)),
        120,
      ).flat,
    ).toBe(true);
    expect(
      memoryOf(
        run((at) => 500 + at * 5),
        120,
      ),
    ).toMatchObject({ middle: 750, last: 1025, flat: false });
    expect(memoryOf([], 120).flat).toBe(false);
  });
});
