/** Every form of question at once, by HTTP and socket: each is answered by itself, in any order, taken back by itself, and refused in words. */
import type { Answer } from '@apnap/kernel';
import type { DecisionView, PlainView, TableInfo } from '@apnap/protocol';
import { decisionsIn } from '@apnap/protocol/shown';
import { expect, test } from 'vitest';
import { Client } from '../client.js';
import { serverForTests } from '../server.js';
import { SURVEY } from './hosted.js';

const server = serverForTests({ games: [SURVEY] });

const ANSWERS: Readonly<Record<string, Answer>> = {
  pick: { pick: [0, 2] },
  order: { order: [2, 0, 1] },
  divide: { divide: [2, 1, 2] },
  number: { number: 8 },
  confirm: { yes: true },
  text: { text: 'word 33' },
  pair: {
    pairs: [
      [0, 2],
      [1, 0],
    ],
  },
};

test('seven questions of seven forms wait for one seat', async () => {
  const client = new Client(server().url);
  const { id } = (await client.call<TableInfo>('POST', '/api/tables', { game: 'survey', seats: 2, computers: 1 })).body;
  const seat = client.seat(id);
  const view = (): PlainView => seat.game as unknown as PlainView;
  const mine = (): DecisionView[] => decisionsIn(view()).filter((d) => d.mine);
  await seat.until(() => seat.game !== null && mine().length === 7);
  expect(mine().map((d) => d.ask?.form)).toEqual(['pick', 'order', 'divide', 'number', 'confirm', 'text', 'pair']);
  const of = (form: string): DecisionView => mine().find((d) => d.kind === form) as DecisionView;
  const give = (form: string, answer: Answer): void =>
    seat.send({ type: 'answer', n: view().n, decision: of(form).id, answer } as Parameters<typeof seat.send>[0]);

  // The kernel's own refusals have words in a game that knows none for them.
  give('number', { number: 99 });
  await seat.until(() => seat.others.some((m) => m.type === 'refused'));
  expect(seat.others.find((m) => m.type === 'refused')).toMatchObject({
    text: { en: 'the number must be from 3 to 9', zh: '数字须在3到9之间' },
    rule: '1.4',
  });

  // Not all words are sent; the others are found by letters, for the question that is named.
  expect(of('text').ask).toMatchObject({ many: true });
  const found = await seat.ask({ type: 'names', part: '33', decision: of('text').id }, 'names');
  expect(found.texts).toEqual(['word 33']);

  // Backwards, one after the other; one in the middle is taken back and answered again.
  const forms = Object.keys(ANSWERS).reverse();
  for (const form of forms.slice(0, -1)) {
    give(form, ANSWERS[form]);
    await seat.until(() => of(form).answered === true);
  }
  seat.send({ type: 'takeback', decision: of('confirm').id });
  await seat.until(() => of('confirm').answered === false);
  expect(
    mine()
      .filter((d) => d.answered === false)
      .map((d) => d.kind),
  ).toEqual(['pick', 'confirm']);
  expect(of('text').given).toEqual(ANSWERS.text);
  give('confirm', { yes: false });
  await seat.until(() => of('confirm').answered === true);
  give('pick', ANSWERS.pick);
  await seat.until(() => view().result !== null);
  const said = view().facts.filter((f) => f.seat === 0);
  expect(said.map((f) => f.values[0].en)).toEqual([
    'Red, Blue',
    'Blue, Red, Green',
    'Red: 2, Green: 1, Blue: 2',
    '8',
    'no',
    'word 33',
    'Red → Blue, Green → Red',
  ]);
  expect(server().reports).toEqual([]);
  seat.close();
});
