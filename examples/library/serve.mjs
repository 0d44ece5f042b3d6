import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from 'apnap/server';

const data = mkdtempSync(join(tmpdir(), 'apnap-'));
const server = await startServer({ data, host: 'localhost', port: 0 });
const { data: games } = await (await fetch(`${server.url}/api/games`)).json();
console.log(games.map(({ game }) => game).join(', '));
await server.close();
