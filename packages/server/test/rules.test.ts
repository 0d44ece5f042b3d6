/** The text of a rule is served where somebody imported a document that has it, and nowhere else. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packDocuments, readRules } from '@apnap/judge';
import type { RuleTitle } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client } from './client.js';
import { serverForTests } from './server.js';

const server = serverForTests();

test('a title always; the text after an import, also while the server runs, with its edition', async () => {
  const c = new Client(server().url);
  const rule = async (number: string) => c.call<RuleTitle>('GET', `/api/rules/${encodeURIComponent(number)}`);
  const before = (await rule('704.5a')).body;
  expect(before.title.zh).not.toBe('');
  expect(before.texts).toBeUndefined();
  expect((await rule('MTR 2.4')).body).toMatchObject({ title: { en: 'Conceding and agreed draws', zh: '认输或约和' } });
  expect((await rule('MTR 99.4')).status).toBe(404);
  const documents = [
    ...readRules('Effective as of February 7, 2025\n\n704.5a Made up for a test.\n', 'cr.txt'),
    ...readRules('2017年1月20日生效\n### 1.1 比赛种类\n一。\n### 2.1 测试\n二。\n### 2.3 测试\n三。\n### 2.4 认输\n四。\n', 'mtr.md'),
  ];
  const file = join(server().home.data, 'rules.json');
  writeFileSync(file, packDocuments(documents));
  expect((await rule('704.5a')).body).toEqual({
    ...before,
    texts: [
      {
        lang: 'en',
        text: 'Made up for a test.',
        source: { en: 'Comprehensive Rules, 2025-02-07', zh: '完整规则，2025-02-07' },
        number: '704.5a',
        match: 'exact',
      },
    ],
  });
  expect((await rule('MTR 2.4')).body).toMatchObject({ title: { zh: '认输或约和' }, texts: [{ lang: 'zh', text: '认输\n四。' }] });
  writeFileSync(file, 'half a fi');
  expect((await rule('704.5a')).body.texts).toBeUndefined();
});

test('the documents themselves are given to who sits at the machine, and to nobody else', async () => {
  const file = join(server().home.data, 'rules.json');
  const text = packDocuments(readRules('Effective as of February 7, 2025\n\n704.5a Made up for a test.\n', 'cr.txt'));
  const ask = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server().app.inject({ url: '/api/rules/documents', headers: { host: 'localhost:4040', ...headers }, remoteAddress });
  writeFileSync(file, '');
  expect((await ask()).statusCode).toBe(204);
  writeFileSync(file, text);
  const here = await ask();
  expect([here.statusCode, here.body, here.headers['cache-control']]).toEqual([200, text, 'private, no-cache']);
  expect((await ask({ 'if-none-match': String(here.headers.etag) })).statusCode).toBe(304);
  expect((await ask({}, '::ffff:127.0.0.1')).statusCode).toBe(200);
  for (const [headers, from] of [
    [{}, '192.168.1.7'],
    [{ 'x-forwarded-for': '10.0.0.1' }, '127.0.0.1'],
    [{ via: '1.1 proxy' }, '127.0.0.1'],
    [{ forwarded: 'for=10.0.0.1' }, '127.0.0.1'],
  ] as const) {
    const { statusCode, body } = await ask(headers, from);
    expect([statusCode, body]).toEqual([204, '']);
  }
  expect((await ask({ host: 'play.example' })).statusCode).toBe(421);
});
