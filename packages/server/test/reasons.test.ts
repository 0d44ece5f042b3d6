/** A computer player that imagines games says why: about the viewer's own decision at once, about its own when the game is over. */
import type { WhyAnswer } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client, type Seat } from './client.js';
import { newHome, testServer } from './server.js';

/** The computer may think for seconds, and its thread has to start first. */
const PATIENCE = 120_000;
const THOUGHT = 'What it thought: ';

/** What is told of the last lines of the log. */
async function reasons(seat: Seat): Promise<string[]> {
  const found: string[] = [];
  for (const line of seat.log.filter((l) => l.kind === 'event').slice(-60)) {
    const { answer } = (await seat.ask({ type: 'why', about: { event: line.event } }, 'why')) as { answer: WhyAnswer };
    for (const step of answer.steps) if (step.text.en.startsWith(THOUGHT)) found.push(`${step.text.en} ${step.text.zh}`);
  }
  return found;
}

test('what the computer thought is told when the game is over, and not before; also by a server that was started again', async () => {
  const home = await newHome();
  const server = await testServer({}, home);
  const c = new Client(server.url);
  const info = await c.table({ opponent: { kind: 'computer', level: 'hard', deck: 'pauper-elves' } });
  const seat = c.seat(info.id);
  const asked = (): Promise<void> => seat.until(() => seat.mine !== null, PATIENCE);
  for (let n = 0; n < 60 && (seat.game?.turn.number ?? 0) < 5; n++) {
    await asked();
    await seat.play(1);
  }
  await asked();
  expect(await reasons(seat)).toEqual([]);
  const advice = await seat.ask({ type: 'advice' }, 'advice');
  expect(advice.answer).not.toBeNull();
  seat.send({ type: 'concede' });
  await seat.until(() => seat.table?.info.phase === 'over');
  const told = await reasons(seat);
  expect(told.length).toBeGreaterThan(0);
  for (const text of told) {
    expect(text).toMatch(/^What it thought: I decided to .*它的考虑：我/s);
    expect(text).not.toMatch(/[{}]|undefined|\?/);
  }
  await server.close();
  const again = await testServer({}, home);
  const back = new Client(again.url);
  back.cookie = c.cookie;
  const later = back.seat(info.id);
  await later.until(() => later.table?.info.phase === 'over');
  expect(await reasons(later)).toEqual(told);
  await again.end();
}, 400_000);
