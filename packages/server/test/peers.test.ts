/** What passes between servers on one database: only what a route is made of, only to a server that is registered, and limits hold there too. */
import { request as ask, createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { Client } from './client.js';
import { type Child, startChild } from './process.js';
import { type Home, newHome, POSTGRES } from './server.js';

/** Sends bytes as they are. @returns all that comes back until the other side ends, or is silent for a while */
function raw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let got = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setTimeout(1500, () => socket.destroy());
    socket.on('data', (d) => {
      got += String(d);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(got));
  });
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

describe.skipIf(POSTGRES === '')('two servers on one PostgreSQL', () => {
  let home: Home;
  const children: Child[] = [];
  const start = async (perMinute: number): Promise<Child> => {
    const child = await startChild(home, 0, { perMinute });
    children.push(child);
    return child;
  };
  /** Somebody else's server, to which nothing may go. */
  let other: Server;
  let otherPort = 0;
  const arrived: string[] = [];
  beforeAll(async () => {
    home = await newHome();
    other = createServer((request, response) => {
      arrived.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
      response.end('{}');
    });
    other.on('upgrade', (request, socket) => {
      arrived.push(`upgrade ${request.url} ${JSON.stringify(request.headers)}`);
      socket.destroy();
    });
    other.on('connection', () => arrived.push('a connection'));
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const address = other.address();
    otherPort = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(async () => {
    other.close();
    await Promise.all(children.map((c) => c.kill()));
    await home.remove();
  });

  beforeEach(() => {
    arrived.length = 0;
  });

  const queried = async <Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: home.databaseUrl });
    await client.connect();
    const { rows } = await client.query<Row>(sql);
    await client.end();
    return rows;
  };

  const at = (child: Child, c: Client): Client => {
    const same = new Client(child.url);
    same.cookie = c.cookie;
    return same;
  };

  describe('the request line of a client', () => {
    let b: Child;
    let id = '';
    let cookie = '';
    beforeAll(async () => {
      const a = await start(100_000);
      b = await start(100_000);
      const c = new Client(a.url);
      ({ id } = await c.table());
      ({ cookie } = c);
    });

    const targets = (): string[] => {
      const there = `127.0.0.1:${otherPort}`;
      const path = `/api/tables/${id}`;
      return [
        `http://${there}${path}`,
        `HTTP://${there}${path}`,
        `http://${there}${path}/replay`,
        `http://user:word@${there}${path}`,
        `http://localhost@${there}${path}`,
        `//${there}${path}`,
        `///${there}${path}`,
        `/\\${there}${path}`,
        `\\\\${there}${path}`,
        `@${there}${path}`,
        `${path}@${there}/`,
        `${path}%2f..%2f..%2f..%2f${there}`,
        `/api/tables/%2f%2f${there}%2f${id}`,
        `/api/tables/http:%2f%2f${there}%2fapi%2ftables%2f${id}`,
        `/api/tables/..%2f..%2f${id}`,
        `${path}?x=http://${there}/`,
        `${path}//${there}/`,
        `${path}#@${there}/`,
      ];
    };

    test('leads to no other server, in whatever form it names one', async () => {
      for (const method of ['GET', 'POST', 'HEAD'])
        for (const target of targets()) {
          const body = method === 'POST' ? '{"deck":"pauper-elves"}' : '';
          const answer = await raw(
            b.url,
            `${method} ${target} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nconnection: close\r\n${
              body === '' ? '' : `content-type: application/json\r\ncontent-length: ${body.length}\r\n`
            }\r\n${body}`,
          );
          expect([method, target, arrived]).toEqual([method, target, []]);
          // Refused, or the path of this server that it is: the table.
          const status = statusOf(answer);
          if (status !== 200) expect([target, Math.floor(status / 100)]).toEqual([target, 4]);
          else if (method === 'GET') expect(answer).toContain(`"id":"${id}"`);
        }
    });

    test('leads no socket elsewhere either', async () => {
      const opening =
        'host: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
      for (const target of targets().map((t) => t.replace(id, `${id}/socket`))) {
        await raw(b.url, `GET ${target} HTTP/1.1\r\n${opening}cookie: ${cookie}\r\n\r\n`);
        expect([target, arrived]).toEqual([target, []]);
      }
    });

    test('with parameters, query and body is carried out by the owner as if it had been asked itself', async () => {
      const c = new Client(b.url);
      c.cookie = cookie;
      expect((await c.call('GET', `/api/tables/${id}/replay?game=1&as=0`)).status).toBe(409);
      expect((await c.call('GET', `/api/tables/${id}/replay?game=-1`)).status).toBe(400);
      expect((await c.call('GET', `/api/tables/${id}/replay?as=0&as=1`)).status).toBe(400);
      const branch = await c.call('POST', `/api/tables/${id}/branch`, { n: 0, level: 'beginner' });
      expect([branch.status, branch.body]).toMatchObject([200, { mySeat: 0, branchOf: { table: id, n: 0 } }]);
    });

    test('a page of another origin opens no socket through another server', async () => {
      const socket = new WebSocket(`${b.url.replace('http', 'ws')}/api/tables/${id}/socket`, {
        headers: { cookie, origin: 'http://evil.example' },
      });
      const status = await new Promise<number>((done) => {
        socket.on('unexpected-response', (_, response) => done(response.statusCode ?? 0));
        socket.on('open', () => done(101));
        socket.on('error', () => {});
      });
      socket.terminate();
      expect(status).toBe(403);
    });
  });

  describe('limits', () => {
    const LIMIT = 40;
    /** Two servers and a table of the first one, with nothing asked of the second. */
    async function pair(perMinute = LIMIT): Promise<{ a: Child; b: Child; c: Client; id: string }> {
      const [a, b] = [await start(perMinute), await start(perMinute)];
      const c = new Client(a.url);
      const { id } = await c.table();
      return { a, b, c, id };
    }
    const manyTimes = async (times: number, once: () => Promise<number>): Promise<Record<number, number>> => {
      const seen: Record<number, number> = {};
      for (let i = 0; i < times; i++) {
        const status = await once();
        seen[status] = (seen[status] ?? 0) + 1;
      }
      return seen;
    };
    const opened = (url: string, cookie: string, sockets: WebSocket[]): Promise<number> =>
      new Promise((done) => {
        const socket = new WebSocket(url, { headers: { cookie } });
        sockets.push(socket);
        socket.on('unexpected-response', (_, response) => done(response.statusCode ?? 0));
        socket.on('open', () => done(101));
        socket.on('error', () => done(0));
      });

    test('what is sent on is counted by the one that accepts it, and by the one that carries it out', async () => {
      const { a, b, c, id } = await pair();
      const seen = await manyTimes(LIMIT + 20, async () => (await at(b, c).call('GET', `/api/tables/${id}`)).status);
      expect(seen[200]).toBeLessThanOrEqual(LIMIT);
      expect(seen[429]).toBeGreaterThanOrEqual(20);
      // From the same address there is nothing left at the owner.
      expect((await at(a, c).call('GET', `/api/tables/${id}`)).status).toBe(429);
    });

    test('sockets that are carried on are counted too', async () => {
      const { b, c, id } = await pair();
      const sockets: WebSocket[] = [];
      const url = `${b.url.replace('http', 'ws')}/api/tables/${id}/socket`;
      const seen = await manyTimes(LIMIT + 10, async () => {
        const status = await opened(url, c.cookie, sockets);
        sockets.pop()?.terminate();
        return status;
      });
      expect(seen[101]).toBeLessThanOrEqual(LIMIT);
      expect(seen[429]).toBeGreaterThanOrEqual(10);
    });

    test('of sockets at a table hold through another server', async () => {
      // With fewer requests a minute a person has fewer sockets than a table.
      const { b, c, id } = await pair(600);
      const sockets: WebSocket[] = [];
      let closed = 0;
      for (let i = 0; i < 30; i++) {
        await opened(`${b.url.replace('http', 'ws')}/api/tables/${id}/socket`, c.cookie, sockets);
        sockets[i].on('close', () => closed++);
      }
      await new Promise((done) => setTimeout(done, 1000));
      expect(closed).toBe(10);
      for (const s of sockets) s.terminate();
    });

    test('are not lifted by the secret: it says where a request for a table comes from, and nothing else', async () => {
      const { a, id } = await pair();
      const secrets = await queried<{ secret: string }>('select secret from servers');
      const [{ secret }] = await queried<{ secret: string }>(`select secret from servers where url = '${a.url}'`);
      expect(secrets.length).toBeGreaterThan(1);
      let i = 0;
      const guess = (): Promise<number> =>
        new Client(a.url)
          .call(
            'POST',
            '/api/login',
            { name: 'Somebody', password: 'password' },
            { 'x-apnap-sent-on': secret, 'x-apnap-client': `10.0.0.${++i}` },
          )
          .then((r) => r.status);
      expect((await manyTimes(25, guess))[403]).toBeLessThanOrEqual(10);
      // Without it nobody believes what it says.
      const forged = (): Promise<number> =>
        new Client(a.url)
          .call('GET', `/api/tables/${id}`, undefined, { 'x-apnap-sent-on': 'x', 'x-apnap-client': `10.0.1.${++i}` })
          .then((r) => r.status);
      expect((await manyTimes(LIMIT + 20, forged))[429]).toBeGreaterThanOrEqual(20);
    });

    test('count the address that was seen by the server that accepted the request', async () => {
      const { a, b, c, id } = await pair();
      const from = (localAddress: string, url: string): Promise<number> =>
        new Promise((done, failed) => {
          const on = ask(`${url}/api/tables/${id}`, { localAddress, headers: { cookie: c.cookie } }, (answer) => {
            answer.resume();
            done(answer.statusCode ?? 0);
          });
          on.on('error', failed);
          on.end();
        });
      const url = b.url.replace('localhost', '127.0.0.1');
      const seen = await manyTimes(LIMIT + 5, () => from('127.0.0.2', url));
      expect(seen[429]).toBeGreaterThanOrEqual(5);
      // The one has used up what is his at both; the other has not.
      expect(await from('127.0.0.2', a.url.replace('localhost', '127.0.0.1'))).toBe(429);
      expect(await from('127.0.0.3', url)).toBe(200);
    });
  });
});
