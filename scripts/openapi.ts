/** Writes docs/openapi.json: what the server says of its HTTP API. A test compares the two; whoever changes the API on purpose runs `npm run openapi`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@apnap/server';

const data = mkdtempSync(join(tmpdir(), 'apnap-openapi-'));
const server = await startServer({ data, port: 0, host: 'localhost' });
const document: unknown = await (await fetch(`${server.url}/api/openapi.json`)).json();
writeFileSync(new URL('../docs/openapi.json', import.meta.url), `${JSON.stringify(document, null, 2)}\n`);
await server.close();
rmSync(data, { recursive: true, force: true });
