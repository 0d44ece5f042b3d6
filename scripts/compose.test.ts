/** compose.yaml, as far as it can be checked without Docker: its shape, that its parts find each other, and that the program takes its command lines. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Io, run } from '@apnap/cli';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from './pack/pack.js';

/** Of a compose file, what is used here; anything else is refused. */
const Service = z.strictObject({
  image: z.string(),
  build: z.literal('.').optional(),
  restart: z.enum(['always', 'on-failure']).optional(),
  stop_grace_period: z.string().optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') }))]).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  /** As a list; as a text it is taken apart at blanks. */
  command: z
    .union([
      z.array(z.string()),
      z
        .string()
        .regex(/^[\w ./:${}-]+$/)
        .transform((line) => line.split(' ')),
    ])
    .optional(),
  user: z.string().optional(),
  profiles: z.array(z.string()).optional(),
  ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
  volumes: z.array(z.string().regex(/^[\w./-]+:\/[\w./]+(:ro)?$/)).optional(),
  healthcheck: z.strictObject({ test: z.array(z.string()), interval: z.string(), retries: z.number() }).optional(),
  networks: z.array(z.string()),
});
const Compose = z.strictObject({
  name: z.literal('apnap'),
  'x-server': z.unknown(),
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.strictObject({ ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.string() })) }) })),
  volumes: z.record(z.string(), z.null()),
});

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const compose = Compose.parse(parse(read('compose.yaml'), { merge: true }));
const { services } = compose;
const servers = Object.entries(services).filter(([, s]) => s.command?.[1] === 'serve');

/** A command line as the shell of the container gets it. */
const filled = (args: readonly string[]): string[] => args.map((a) => a.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll('$$', '$'));
const optionOf = (args: readonly string[], option: string): string => args[args.indexOf(option) + 1];

/** What the command says to these arguments. */
async function said(args: readonly string[]): Promise<{ code: number; err: string }> {
  let err = '';
  const io: Io = {
    out() {},
    err: (t) => {
      err += t;
    },
    outIsTerminal: false,
    errIsTerminal: false,
    columns: 100,
    env: {},
    now: () => 0,
    wait: async () => {},
    lines: async function* () {},
  };
  const code = await run(args, io);
  return { code, err };
}

describe('compose.yaml', () => {
  test('has two servers on one PostgreSQL, of a version that is tested, and what stands before them', () => {
    expect(servers.map(([name]) => name)).toEqual(['server-1', 'server-2']);
    expect(Number(/^postgres:(\d+)/.exec(services.database.image)?.[1])).toBeGreaterThanOrEqual(15);
    for (const [, s] of servers) {
      expect(s.environment?.APNAP_DATABASE_URL).toMatch(/^postgres:\/\/apnap:\$\{APNAP_PASSWORD:\?[^}]+\}@database\/apnap$/);
      expect(s.depends_on).toEqual({ database: { condition: 'service_healthy' } });
      // No server is reached but through the balancer.
      expect(s.ports).toBeUndefined();
    }
    expect(services.database.ports).toBeUndefined();
  });

  test('whatever is named is there: volumes, networks, files, services', () => {
    for (const s of Object.values(services)) {
      for (const v of s.volumes ?? []) {
        const [from] = v.split(':');
        if (from.startsWith('./')) expect([v, from === './backups' || existsSync(join(ROOT, from))]).toEqual([v, true]);
        else expect(Object.keys(compose.volumes)).toContain(from);
      }
      for (const n of s.networks) expect(Object.keys(compose.networks)).toContain(n);
      const needed = Array.isArray(s.depends_on) ? s.depends_on : Object.keys(s.depends_on ?? {});
      for (const name of needed) expect(Object.keys(services)).toContain(name);
    }
  });

  test.each(servers)('the program takes the command line of %s', async (name, { command = [] }) => {
    const args = filled(command).slice(1);
    // All that comes before is read; then this is refused, and nothing is started.
    const stopped = await said([...args, '--log-level', 'none of these']);
    expect(stopped).toMatchObject({ code: 2, err: expect.stringMatching(/--log-level.*none of these/) });
    const wrong = await said([...args, '--no-such-option']);
    expect(wrong.err).toMatch(/no-such-option/);
    // Its neighbours reach it there, and the balancer is believed.
    expect(optionOf(args, '--advertise')).toBe(`http://${name}:${optionOf(args, '--port')}`);
    expect(optionOf(args, '--proxies')).toBe(compose.networks.inside.ipam.config[0].subnet);
  });

  test('the program takes the command line of the backup', async () => {
    const [shell, c, line] = filled(services.backup.command ?? []);
    expect([shell, c]).toEqual(['sh', '-c']);
    const [program, ...args] = line.replace(/\$\(date [^)]*\)/, 'today').split(' ');
    expect(program).toBe('apnap');
    // There is no database here, and no option that is not known.
    const stopped = await said([...args, '--data', '/nowhere/at/all']);
    expect(stopped).toMatchObject({
      code: 2,
      err: expect.stringMatching(/there is no database in \/nowhere\/at\/all\/postgres; no backup was written/),
    });
  });

  test('a server is given longer to end than it takes', () => {
    const finishing = Number(/const FINISHING = (\d+);/.exec(read('packages/cli/src/commands/serve.ts'))?.[1]);
    for (const [, s] of servers) expect(Number.parseInt(s.stop_grace_period ?? '0', 10)).toBeGreaterThan(finishing);
  });

  test('the balancer knows every server, and asks each whether it is well where that is told', () => {
    const caddy = read('deploy/Caddyfile');
    const upstreams = /reverse_proxy (.*) \{/.exec(caddy)?.[1].split(' ');
    expect(upstreams).toEqual(servers.map(([name, { command = [] }]) => `${name}:${optionOf(command, '--port')}`));
    const health = /const HEALTH = '([^']+)'/.exec(read('packages/server/src/http/health.ts'))?.[1];
    expect(/health_uri (\S+)/.exec(caddy)?.[1]).toBe(health);
    expect(services.balancer.environment?.APNAP_SITE).toBe(optionOf(servers[0][1].command ?? [], '--allow-host'));
  });

  test('every variable is told on the page about servers', () => {
    const page = read('docs/server.md');
    for (const [, name] of read('compose.yaml').matchAll(/\$\{(\w+)/g)) expect(page).toContain(`\`${name}\``);
  });
});
