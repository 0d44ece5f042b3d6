/** Questions of the trainer over HTTP: the same from the same seed, with a board to draw; what is no family or no level is refused. */
import type { ListView, TrainerFamily, TrainerQuestion } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client } from './client.js';
import { serverForTests } from './server.js';

const server = serverForTests();

test('families by name, questions by seed, refusals', async () => {
  const c = new Client(server().url);
  const ask = async (path: string) => c.call<TrainerQuestion>('GET', `/api/trainer/${path}`);
  const { body: list } = await c.call<ListView<TrainerFamily>>('GET', '/api/trainer');
  expect(list.total).toBeGreaterThanOrEqual(12);
  for (const f of list.data) for (const name of Object.values(f.name)) expect(name).not.toBe('');
  const one = await ask('layers?level=2&seed=a');
  expect(one.body).toMatchObject({ object: 'trainerQuestion', family: 'layers', level: 2 });
  expect(one.body.board?.game.battlefield.length).toBeGreaterThan(0);
  // What is to be read on the board is there.
  const faces = new Set(one.body.board?.faces.map((f) => f.key));
  for (const card of one.body.board?.game.battlefield ?? []) expect(faces).toContain(card.face);
  expect((await ask('layers?level=2&seed=a')).body).toEqual(one.body);
  expect((await ask('penalties?seed=a')).body).toMatchObject({ board: null, level: 1 });
  const tower = await ask('tower?seed=a&step=3');
  expect(tower.body).toMatchObject({ family: 'tower', step: { at: 3, of: 12 } });
  expect((await ask('tower?seed=a&step=12')).status).toBe(400);
  for (const path of ['nothing?seed=a', 'layers?level=4&seed=a', 'layers', `layers?seed=${'x'.repeat(41)}`])
    expect((await ask(path)).status, path).toBe(400);
});
