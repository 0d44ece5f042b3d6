/**
 * Writes what the server says of its HTTP API: packages/server/answers.json, the schemas of its answers, from the types of the protocol, and
 * docs/openapi.json, the whole document. Tests compare both; whoever changes the API on purpose runs `npm run openapi`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerSchemas } from './answers.js';

const write = (file: string, value: unknown): void =>
  writeFileSync(new URL(`../${file}`, import.meta.url), `${JSON.stringify(value, null, 2)}\n`);

write('packages/server/answers.json', answerSchemas());
// The server reads the schemas when it is loaded.
const { startServer } = await import('@apnap/server');
const data = mkdtempSync(join(tmpdir(), 'apnap-openapi-'));
const server = await startServer({ data, port: 0, host: 'localhost', computerThreads: 1 });
write('docs/openapi.json', await (await fetch(`${server.url}/api/openapi.json`)).json());
await server.close();
rmSync(data, { recursive: true, force: true });
